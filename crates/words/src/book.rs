//! The rulebook: sections with paragraphs, lists and drawn examples.

use std::borrow::Cow;

use rules::{
    Card, CardSet, Colour, FollowConstraint, GrandOwn, PerSeat, PlayerCount, RuleOption, Rules, Score, Seat, Trick,
};

use crate::rulebook::RulebookMsg as R;
use crate::{RuleMsg, Words};

/// A section of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section<'w> {
    /// Its anchor, the same in every language.
    pub id: &'static str,
    /// Its heading.
    pub title: Cow<'w, str>,
    /// Its blocks, in order.
    pub blocks: Vec<Block<'w>>,
}

/// A part of a section.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block<'w> {
    /// A paragraph.
    Paragraph(Cow<'w, str>),
    /// An unordered list.
    Items(Vec<Cow<'w, str>>),
    /// A worked example: a figure, and a text that says everything the figure shows.
    Example(ExampleFigure, Cow<'w, str>),
}

/// The figure of an example.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExampleFigure {
    /// Cards in a row.
    Cards(Vec<Card>),
    /// A led card, and a hand of which some cards are legal.
    Hand {
        /// The led card.
        led: Card,
        /// The whole hand.
        hand: CardSet,
        /// The legal cards.
        playable: CardSet,
    },
    /// A trick in the order played.
    Trick {
        /// Its cards, the led one first.
        cards: Vec<Card>,
        /// The index of the card that takes it.
        winner: usize,
    },
    /// The score of a round.
    Score(Score),
}

/// A gemstone and its meaning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gem<'w> {
    /// The colour whose Queen wears it.
    pub colour: Colour,
    /// Its name.
    pub name: Cow<'w, str>,
    /// Its meaning in a few words.
    pub meaning: Cow<'w, str>,
    /// A few sentences on it.
    pub text: Cow<'w, str>,
}

/// A part of a section in [`SECTIONS`]. Cards have the notation of records.
enum Part {
    Text(R<'static>),
    Items(&'static [R<'static>]),
    /// The four Queens, from the highest down.
    Queens,
    /// A led card, and the hand of the player who follows.
    Hand(&'static str, &'static str),
    Trick(&'static str),
    /// The tricks that each player won, and the face values in them.
    Score(PlayerCount, &'static [u32], &'static [u32]),
    /// The choices that differ from the default rules.
    HouseRules,
    Gems,
}

use Part::{Gems, Hand, HouseRules, Items, Queens, Text};

/// The sections of the rules: anchor, heading and parts.
const SECTIONS: &[(&str, R<'static>, &[Part])] = &[
    ("aim", R::AimTitle, &[Text(R::AimText), Text(R::AimTrick)]),
    ("deck", R::DeckTitle, &[Text(R::DeckText), Text(R::DeckPoints), Text(R::DeckLetters)]),
    ("queens", R::QueensTitle, &[Text(R::QueensText), Queens, Text(R::QueensColour), Text(R::QueensFaces)]),
    ("deal", R::DealTitle, &[Items(&[R::DealFour, R::DealThree]), Text(R::DealTurn)]),
    ("stash", R::StashTitle, &[Text(R::StashText), Text(R::StashSecret)]),
    (
        "follow",
        R::FollowTitle,
        &[
            Text(R::FollowStart),
            Items(&[R::FollowLead, R::FollowColour, R::FollowVoid, R::FollowQueen]),
            Hand("R5", "R2 B8 GQ"),
            Hand("R5", "B8 GQ RQ"),
        ],
    ),
    (
        "trick",
        R::TrickTitle,
        &[
            Items(&[R::TrickQueen, R::TrickColour]),
            Text(R::TrickNext),
            Part::Trick("R5 B8 R7 R2"),
            Part::Trick("KQ G8 RQ R8"),
        ],
    ),
    ("chest", R::ChestTitle, &[Text(R::ChestText), Text(R::ChestCaution)]),
    ("scoring", R::ScoringTitle, &[Text(R::ScoringText), Text(R::ScoringNothing)]),
    (
        "flawless",
        R::FlawlessTitle,
        &[
            Text(R::FlawlessText),
            Text(R::FlawlessTwo),
            Text(R::FlawlessNot),
            Part::Score(PlayerCount::Three, &[6, 3, 0], &[101, 39, 0]),
            Part::Score(PlayerCount::Four, &[4, 3, 0, 0], &[90, 50, 0, 0]),
        ],
    ),
    (
        "grand",
        R::GrandTitle,
        &[Text(R::GrandText), Text(R::GrandFirst), Part::Score(PlayerCount::Four, &[7, 0, 0, 0], &[140, 0, 0, 0])],
    ),
    ("match", R::MatchTitle, &[Text(R::MatchText), Text(R::MatchLength), Text(R::MatchWin)]),
    ("house", R::HouseTitle, &[Text(R::HouseText), HouseRules]),
    ("gems", R::GemsTitle, &[Text(R::GemsText), Gems]),
];

impl Words {
    /// The rules, section by section.
    #[must_use]
    pub fn rules(&self) -> Vec<Section<'_>> {
        let blocks = |parts: &[Part]| parts.iter().map(|part| self.block(part)).collect();
        SECTIONS
            .iter()
            .map(|&(id, title, parts)| Section { id, title: self.say(title), blocks: blocks(parts) })
            .collect()
    }

    /// The four gemstones, from the highest Queen's down.
    #[must_use]
    pub fn gems(&self) -> [Gem<'_>; 4] {
        [
            (Colour::Red, R::GemRed, R::GemRedMeaning, R::GemRedText),
            (Colour::Black, R::GemBlack, R::GemBlackMeaning, R::GemBlackText),
            (Colour::Blue, R::GemBlue, R::GemBlueMeaning, R::GemBlueText),
            (Colour::Green, R::GemGreen, R::GemGreenMeaning, R::GemGreenText),
        ]
        .map(|(colour, name, meaning, text)| Gem {
            colour,
            name: self.say(name),
            meaning: self.say(meaning),
            text: self.say(text),
        })
    }

    fn block(&self, part: &Part) -> Block<'_> {
        match *part {
            Text(message) => Block::Paragraph(self.say(message)),
            Items(messages) => Block::Items(messages.iter().map(|message| self.say(*message)).collect()),
            Gems => Block::Items(self.gems().iter().map(|gem| self.gem_entry(gem)).collect()),
            HouseRules => self.house_rules(),
            Queens => {
                let cards = Colour::ALL.map(Card::queen);
                Block::Example(ExampleFigure::Cards(cards.to_vec()), self.say(R::QueensOrder { cards: &cards }))
            }
            Hand(led, hand) => self.hand_example(cards(led)[0], cards(hand).into_iter().collect()),
            Part::Trick(played) => self.trick_example(cards(played)),
            Part::Score(players, tricks, raw) => self.score_example(players, tricks, raw),
        }
    }

    fn house_rules(&self) -> Block<'_> {
        let choices = RuleOption::ALL.iter().flat_map(|option| option.choices());
        let mut items: Vec<_> = choices.filter_map(RuleMsg::variation).map(|message| self.say(message)).collect();
        items.push(self.say(R::HouseLength));
        Block::Items(items)
    }

    fn gem_entry(&self, gem: &Gem<'_>) -> Cow<'_, str> {
        Cow::Owned(self.string(R::GemEntry { name: &gem.name, meaning: &gem.meaning, text: &gem.text }))
    }

    /// A hand after a led card, under the default rules.
    fn hand_example(&self, led: Card, hand: CardSet) -> Block<'_> {
        let playable = FollowConstraint::of(&Rules::default(), led).legal(hand);
        let text = if playable == hand {
            self.say(R::ExampleVoid { led, hand })
        } else {
            self.say(R::ExampleFollow { led, hand, may: playable, not: hand - playable })
        };
        Block::Example(ExampleFigure::Hand { led, hand, playable }, text)
    }

    fn trick_example(&self, cards: Vec<Card>) -> Block<'_> {
        let trick = Trick::of(PlayerCount::Four, Seat::S0, &cards);
        let winner = trick.winner().map_or(0, Seat::index);
        let text = self.say(R::ExampleTrick { cards: &cards, winner: cards[winner], points: trick.points() });
        Block::Example(ExampleFigure::Trick { cards, winner }, text)
    }

    fn score_example(&self, players: PlayerCount, tricks: &[u32], raw: &[u32]) -> Block<'_> {
        let seats = |values: &[u32]| PerSeat::from_fn(players, |seat| values[seat.index()]);
        let score = Score::new(GrandOwn::Keeps, seats(raw), seats(tricks));
        let points = score.points.as_slice();
        let text = self.say(match score.flawless().count() {
            _ if score.grand().is_some() => R::ExampleGrand { tricks, points },
            1 => R::ExampleFlawless { tricks, raw, points },
            _ => R::ExampleFlawlessTwo { tricks, raw, points },
        });
        Block::Example(ExampleFigure::Score(score), text)
    }
}

/// The cards of an example. A test checks every example.
fn cards(notation: &str) -> Vec<Card> {
    notation.split(' ').filter_map(|text| text.parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::R;
    use crate::{Block, ExampleFigure, Lang, Section, Words};

    fn heading(title: &str, line: &str) -> String {
        format!("{title}\n{}\n\n", line.repeat(title.chars().count()))
    }

    /// The rules as plain text: each paragraph, list item and example is one line.
    fn as_text(words: &Words) -> String {
        let block = |block: &Block<'_>| match block {
            Block::Paragraph(text) | Block::Example(ExampleFigure::Cards(_), text) => format!("{text}\n\n"),
            Block::Example(_, text) => format!("{}: {text}\n\n", words.say(R::Example)),
            Block::Items(items) => format!("- {}\n\n", items.join("\n- ")),
        };
        let section = |section: &Section<'_>| {
            heading(&section.title, "-") + &section.blocks.iter().map(block).collect::<String>()
        };
        let sections: String = words.rules().iter().map(section).collect();
        format!("{}{sections}{}\n", heading(&words.say(R::Title), "="), words.say(R::Credits))
    }

    #[test]
    fn the_text_of_the_rules() {
        for words in Lang::ALL.map(Words::new) {
            insta::assert_snapshot!(format!("rules-{}", words.lang()), as_text(&words));
        }
    }

    #[test]
    fn the_text_of_the_gemstones() {
        for words in Lang::ALL.map(Words::new) {
            let gems: Vec<_> =
                words.gems().map(|gem| format!("{}: {}\n{}\n", gem.name, gem.meaning, gem.text)).to_vec();
            insta::assert_snapshot!(format!("gems-{}", words.lang()), gems.join("\n"));
        }
    }

    /// The examples of the project's statement of the rules.
    #[test]
    fn the_examples_agree_with_the_rules() {
        let words = Words::new(Lang::En);
        let sections = words.rules();
        let pictures: Vec<_> = sections
            .iter()
            .flat_map(|section| &section.blocks)
            .filter_map(|block| match block {
                Block::Example(picture, _) => Some(picture),
                _ => None,
            })
            .collect();
        let playable = |index: usize| match pictures[index] {
            ExampleFigure::Hand { playable, .. } => playable.iter().map(rules::Card::as_str).collect::<Vec<_>>(),
            other => panic!("{other:?}"),
        };
        assert_eq!(playable(1), ["R2", "GQ"]);
        assert_eq!(playable(2), ["B8", "GQ", "RQ"]);
        let winner = |index: usize| match pictures[index] {
            ExampleFigure::Trick { cards, winner } => cards[*winner].as_str(),
            other => panic!("{other:?}"),
        };
        assert_eq!((winner(3), winner(4)), ("R7", "RQ"));
        let points = |index: usize| match pictures[index] {
            ExampleFigure::Score(score) => score.points.as_slice(),
            other => panic!("{other:?}"),
        };
        assert_eq!(points(5), [202, 78, 0]);
        assert_eq!(points(6), [360, 200, 0, 0]);
        assert_eq!(points(7), [140, 500, 500, 500]);
    }
}
