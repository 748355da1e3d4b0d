//! The rules as a book: sections with paragraphs, lists and drawn examples, or plain text.

use std::borrow::Cow;
use std::fmt::Write;

use rules::{Card, CardSet, Colour, FollowConstraint, GrandOwn, PerSeat, PlayerCount, Rules, Score, Seat, Trick};

use crate::Words;
use crate::rulebook::Rulebook as R;

/// A section of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section<'w> {
    /// Its anchor, the same in every language.
    pub id: &'static str,
    /// Its heading.
    pub title: Cow<'w, str>,
    /// What it says, in order.
    pub blocks: Vec<Block<'w>>,
}

/// A part of a section.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block<'w> {
    /// A paragraph.
    Paragraph(Cow<'w, str>),
    /// A list without an order.
    Items(Vec<Cow<'w, str>>),
    /// A worked example: something to draw and its words, which say everything that the drawing shows.
    Example(Picture, Cow<'w, str>),
}

/// What an example shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Picture {
    /// Cards in a row.
    Cards(Vec<Card>),
    /// A led card, and a hand of which some cards may follow.
    Hand {
        /// The led card.
        led: Card,
        /// The whole hand.
        hand: CardSet,
        /// The cards that may be played.
        playable: CardSet,
    },
    /// A trick in the order played.
    Trick {
        /// Its cards, the led one first.
        cards: Vec<Card>,
        /// The index of the card that takes it.
        winner: usize,
    },
    /// What each player took and what it comes to.
    Score {
        /// Tricks won.
        tricks: Vec<u32>,
        /// Face values taken.
        raw: Vec<u32>,
        /// Points written down.
        points: Vec<u32>,
    },
}

/// A gemstone and what it stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gem<'w> {
    /// The colour whose Queen wears it.
    pub colour: Colour,
    /// Its name.
    pub name: Cow<'w, str>,
    /// What it stands for, in a few words.
    pub meaning: Cow<'w, str>,
    /// A few sentences on it.
    pub text: Cow<'w, str>,
}

impl Words {
    /// The rules, section by section.
    #[must_use]
    pub fn rules(&self) -> Vec<Section<'_>> {
        vec![
            self.section("aim", R::AimTitle, vec![self.text(R::AimText), self.text(R::AimTrick)]),
            self.section(
                "deck",
                R::DeckTitle,
                vec![self.text(R::DeckText), self.text(R::DeckPoints), self.text(R::DeckLetters)],
            ),
            self.section(
                "queens",
                R::QueensTitle,
                vec![
                    self.text(R::QueensText),
                    self.queens_in_order(),
                    self.text(R::QueensColour),
                    self.text(R::QueensFaces),
                ],
            ),
            self.section("deal", R::DealTitle, vec![self.items(&[R::DealFour, R::DealThree]), self.text(R::DealTurn)]),
            self.section("stash", R::StashTitle, vec![self.text(R::StashText), self.text(R::StashSecret)]),
            self.section("follow", R::FollowTitle, self.following()),
            self.section("trick", R::TrickTitle, self.taking()),
            self.section("chest", R::ChestTitle, vec![self.text(R::ChestText), self.text(R::ChestCaution)]),
            self.section("scoring", R::ScoringTitle, vec![self.text(R::ScoringText), self.text(R::ScoringNothing)]),
            self.section("flawless", R::FlawlessTitle, self.flawless()),
            self.section("grand", R::GrandTitle, self.grand()),
            self.section(
                "match",
                R::MatchTitle,
                vec![self.text(R::MatchText), self.text(R::MatchLength), self.text(R::MatchWin)],
            ),
            self.section("house", R::HouseTitle, self.house_rules()),
            self.section("gems", R::GemsTitle, vec![self.text(R::GemsText), self.gem_entries()]),
        ]
    }

    /// The rules as plain text: headings underlined, one paragraph, list item or example a line.
    /// Wrapping the lines is left to whoever prints them.
    #[must_use]
    pub fn rules_as_text(&self) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = write_heading(&mut text, &self.say(R::Title), '=');
        for section in self.rules() {
            let _ = write_heading(&mut text, &section.title, '-');
            for block in &section.blocks {
                let _ = write_block(&mut text, block, &self.say(R::Example));
            }
        }
        text.push_str(&self.say(R::Credits));
        text.push('\n');
        text
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

    fn section<'w>(&'w self, id: &'static str, title: R<'_>, blocks: Vec<Block<'w>>) -> Section<'w> {
        Section { id, title: self.say(title), blocks }
    }

    fn text(&self, message: R<'_>) -> Block<'_> {
        Block::Paragraph(self.say(message))
    }

    fn items(&self, messages: &[R<'_>]) -> Block<'_> {
        Block::Items(messages.iter().map(|message| self.say(*message)).collect())
    }

    fn queens_in_order(&self) -> Block<'_> {
        let cards = Colour::ALL.map(Card::queen);
        Block::Example(Picture::Cards(cards.to_vec()), self.say(R::QueensOrder { cards: &cards }))
    }

    fn following(&self) -> Vec<Block<'_>> {
        vec![
            self.text(R::FollowStart),
            self.items(&[R::FollowLead, R::FollowColour, R::FollowVoid, R::FollowQueen]),
            self.hand_example("R5", "R2 B8 GQ"),
            self.hand_example("R5", "B8 GQ RQ"),
        ]
    }

    /// A hand after a led card, under the usual rules.
    fn hand_example(&self, led: &str, hand: &str) -> Block<'_> {
        let (led, hand) = (cards(led)[0], cards(hand).into_iter().collect::<CardSet>());
        let playable = FollowConstraint::of(&Rules::default(), led).legal(hand);
        let text = if playable == hand {
            self.say(R::ExampleVoid { led, hand })
        } else {
            self.say(R::ExampleFollow { led, hand, may: playable, not: hand - playable })
        };
        Block::Example(Picture::Hand { led, hand, playable }, text)
    }

    fn taking(&self) -> Vec<Block<'_>> {
        vec![
            self.items(&[R::TrickQueen, R::TrickColour]),
            self.text(R::TrickNext),
            self.trick_example("R5 B8 R7 R2"),
            self.trick_example("KQ G8 RQ R8"),
        ]
    }

    fn trick_example(&self, played: &str) -> Block<'_> {
        let cards = cards(played);
        let trick = Trick::of(PlayerCount::Four, Seat::S0, &cards);
        let winner = trick.winner().map_or(0, Seat::index);
        let text = self.say(R::ExampleTrick { cards: &cards, winner: cards[winner], points: trick.points() });
        Block::Example(Picture::Trick { cards, winner }, text)
    }

    fn flawless(&self) -> Vec<Block<'_>> {
        let one = score(PlayerCount::Three, &[6, 3, 0], &[101, 39, 0]);
        let two = score(PlayerCount::Four, &[4, 3, 0, 0], &[90, 50, 0, 0]);
        let (tricks, raw, points) = (one.tricks.as_slice(), one.raw.as_slice(), one.points.as_slice());
        let first = self.say(R::ExampleFlawless { tricks, raw, points });
        let (tricks, raw, points) = (two.tricks.as_slice(), two.raw.as_slice(), two.points.as_slice());
        let second = self.say(R::ExampleFlawlessTwo { tricks, raw, points });
        vec![
            self.text(R::FlawlessText),
            self.text(R::FlawlessTwo),
            self.text(R::FlawlessNot),
            Block::Example(picture(&one), first),
            Block::Example(picture(&two), second),
        ]
    }

    fn grand(&self) -> Vec<Block<'_>> {
        let score = score(PlayerCount::Four, &[7, 0, 0, 0], &[140, 0, 0, 0]);
        let (tricks, points) = (score.tricks.as_slice(), score.points.as_slice());
        let text = self.say(R::ExampleGrand { tricks, points });
        vec![self.text(R::GrandText), self.text(R::GrandFirst), Block::Example(picture(&score), text)]
    }

    fn gem_entries(&self) -> Block<'_> {
        let entry = |gem: Gem<'_>| {
            let Gem { name, meaning, text, .. } = gem;
            Cow::Owned(self.say(R::GemEntry { name: &name, meaning: &meaning, text: &text }).into_owned())
        };
        Block::Items(self.gems().into_iter().map(entry).collect())
    }

    fn house_rules(&self) -> Vec<Block<'_>> {
        let items = [R::HouseFollowOnly, R::HouseFollowForced, R::HouseQueenLead, R::HouseGrand, R::HouseLength];
        vec![self.text(R::HouseText), self.items(&items)]
    }
}

/// The cards of an example; its notation is ours, and a test looks at every example.
fn cards(notation: &str) -> Vec<Card> {
    notation.split(' ').filter_map(|text| text.parse().ok()).collect()
}

fn score(players: PlayerCount, tricks: &[u32], raw: &[u32]) -> Score {
    let seats = |values: &[u32]| PerSeat::from_fn(players, |seat| values[seat.index()]);
    Score::new(GrandOwn::Keeps, seats(raw), seats(tricks))
}

fn picture(score: &Score) -> Picture {
    Picture::Score {
        tricks: score.tricks.as_slice().to_vec(),
        raw: score.raw.as_slice().to_vec(),
        points: score.points.as_slice().to_vec(),
    }
}

fn write_heading(text: &mut String, title: &str, line: char) -> std::fmt::Result {
    let underline: String = std::iter::repeat_n(line, title.chars().count()).collect();
    write!(text, "{title}\n{underline}\n\n")
}

fn write_block(text: &mut String, block: &Block<'_>, example: &str) -> std::fmt::Result {
    match block {
        Block::Paragraph(words) | Block::Example(Picture::Cards(_), words) => writeln!(text, "{words}\n"),
        Block::Example(_, words) => writeln!(text, "{example}: {words}\n"),
        Block::Items(items) => {
            items.iter().try_for_each(|item| writeln!(text, "- {item}"))?;
            writeln!(text)
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Block, Lang, Picture, Words};

    #[test]
    fn the_rules_read_as_they_should() {
        for words in Lang::ALL.map(Words::new) {
            insta::assert_snapshot!(format!("rules-{}", words.lang()), words.rules_as_text());
        }
    }

    #[test]
    fn the_gemstones_read_as_they_should() {
        for words in Lang::ALL.map(Words::new) {
            let gems: Vec<_> =
                words.gems().map(|gem| format!("{}: {}\n{}\n", gem.name, gem.meaning, gem.text)).to_vec();
            insta::assert_snapshot!(format!("gems-{}", words.lang()), gems.join("\n"));
        }
    }

    /// The worked examples of the project's statement of the rules.
    #[test]
    fn the_examples_show_what_the_rules_say() {
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
            Picture::Hand { playable, .. } => playable.iter().map(rules::Card::as_str).collect::<Vec<_>>(),
            other => panic!("{other:?}"),
        };
        assert_eq!(playable(1), ["R2", "GQ"]);
        assert_eq!(playable(2), ["B8", "GQ", "RQ"]);
        let winner = |index: usize| match pictures[index] {
            Picture::Trick { cards, winner } => cards[*winner].as_str(),
            other => panic!("{other:?}"),
        };
        assert_eq!((winner(3), winner(4)), ("R7", "RQ"));
        let points = |index: usize| match pictures[index] {
            Picture::Score { points, .. } => points.clone(),
            other => panic!("{other:?}"),
        };
        assert_eq!(points(5), [202, 78, 0]);
        assert_eq!(points(6), [360, 200, 0, 0]);
        assert_eq!(points(7), [140, 500, 500, 500]);
    }
}
