//! A replay from one player's view, including the coach's remarks, shows nothing that this player could not see.

use std::sync::LazyLock;

use learn::analysis::{Analysis, Coach};
use pages::replay::{AnalysisStatus, DealOrigin, MatchPage, ReplayPage, ReplayStep};
use pages::{PageShell, Prefs};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use rules::{
    Action, Card, CardSet, Deal, Length, Match, PerSeat, Phase, PlayerCount, Round, RoundPoint, Rules, Seat, View,
};
use words::{GameMsg, Lang, ReviewMsg, Who, Words};

static RULES: LazyLock<Rules> = LazyLock::new(|| Rules { length: Length::Rounds(1), ..Rules::default() });

fn deal(seed: u64) -> Deal {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut deck = Card::ALL;
    for last in (1..deck.len()).rev() {
        deck.swap(last, (dice.next_u64() % (last as u64 + 1)) as usize);
    }
    Deal::from_deck(PlayerCount::Four, Seat::S3, &deck)
}

/// A round in which every player chooses the first legal card, up to `plays` cards.
fn played(deal: Deal, plays: usize) -> Round {
    let mut round = Round::new(&RULES, deal);
    for seat in PlayerCount::Four.seats() {
        let card = round.hand(seat).first().unwrap();
        round.apply(seat, Action::Stash(card)).unwrap();
    }
    while let Some(turn) = round.turn().filter(|_| round.plays().len() < plays) {
        let card = round.legal(turn).first().unwrap();
        round.apply(turn, Action::Play(card)).unwrap();
    }
    round
}

/// The same deal, with two cards swapped that seats 1 and 2 still hold at the end.
fn exchanged(round: &Round) -> Option<Deal> {
    let (one, two) = (Seat::S1, Seat::S2);
    let mut hands: PerSeat<CardSet> = *round.deal().hands();
    let (a, b) = (round.hand(one).iter().next_back()?, round.hand(two).iter().next_back()?);
    hands[one] = (hands[one] - a.to_set()) | b.to_set();
    hands[two] = (hands[two] - b.to_set()) | a.to_set();
    Deal::new(round.deal().dealer(), hands, CardSet::EMPTY).ok()
}

/// The page of a match of one round.
fn match_page<'a>(names: &'a [String], game: &'a Match, coaching: AnalysisStatus<'a>) -> MatchPage<'a> {
    MatchPage {
        id: "m",
        base_url: "https://example.org",
        rules: &RULES,
        names,
        reader: None,
        game,
        rounds: 1,
        level: table::BotLevel::Medium,
        coaching,
    }
}

fn page(round: &Round, sight: Option<Seat>) -> String {
    page_for(&Words::new(Lang::En), round, sight, None)
}

fn page_for(words: &Words, round: &Round, sight: Option<Seat>, reader: Option<Seat>) -> String {
    let shell = PageShell { words, prefs: Prefs::default(), path: "/matches/m/replay" };
    let names = ["Mira", "Asha", "Budi", "Clara"].map(str::to_owned);
    let review = Coach::quick().review(round, 0, None, &mut || {});
    let analysis = Analysis { rounds: vec![review] };
    let game = Match::new(*RULES, Seat::S3);
    let match_page = MatchPage { reader, ..match_page(&names, &game, AnalysisStatus::Done(&analysis)) };
    let seats = PlayerCount::Four.seats().filter(|seat| sight.is_none_or(|only| only == *seat));
    let views: Vec<View> = seats.map(|seat| round.view(seat)).collect();
    let plays = round.plays().len();
    let step = ReplayStep::at(plays + 1, true, plays, false);
    let moment = ReplayPage {
        match_page: &match_page,
        round: 0,
        step,
        index: plays + 1,
        steps: 31,
        sight,
        views: &views,
        take: None,
    };
    moment.page(&shell, None).into_string()
}

#[test]
fn one_players_view_does_not_depend_on_hidden_cards() {
    let mut compared = 0;
    for seed in 0..12 {
        for plays in [0, 3, 6, 9] {
            let round = played(deal(seed), plays);
            let Some(other) = exchanged(&round).map(|deal| played(deal, plays)) else { continue };
            let same = other.plays() == round.plays() && other.stash() == round.stash();
            if !same || other.view(Seat::S0) != round.view(Seat::S0) || round.phase() != Phase::Play {
                continue;
            }
            compared += 1;
            assert_eq!(page(&round, Some(Seat::S0)), page(&other, Some(Seat::S0)), "{seed} {plays}");
            assert_ne!(page(&round, None), page(&other, None), "with all hands open the difference shows");
        }
    }
    assert!(compared > 10, "only {compared} pairs were compared");
}

#[test]
fn the_winning_card_of_a_trick_is_marked_on_its_side() {
    for plays in 1..=3 {
        let round = played(deal(1), plays);
        let winner = round.public().trick().winner().expect("a card was played");
        let side = ["me", "left", "top", "right"][winner.index()];
        let html = page(&round, None);
        assert_eq!(html.matches(&format!("<div class=\"{side} best\"><svg class=\"card\"")).count(), 1, "{html}");
    }
}

#[test]
fn the_reader_is_you_in_every_sentence() {
    // The first card of the round is the reader's.
    let round = played(deal(1), 1);
    let card = round.plays()[0];
    for words in Lang::ALL.map(Words::new) {
        let html = page_for(&words, &round, None, Some(Seat::S0));
        let sentences = |who| {
            [
                words.string(GameMsg::Leads { who, card }),
                words.string(ReviewMsg::HandOf { who }),
                words.string(ReviewMsg::SeenBy { who }),
            ]
        };
        for (you, named) in sentences(Who::You).iter().zip(&sentences(Who::Name("Mira"))) {
            assert!(html.contains(you) && !html.contains(named), "{you} / {named}");
        }
    }
}

#[test]
fn an_uploaded_record_is_escaped() {
    let words = Words::new(Lang::En);
    let shell = PageShell { words: &words, prefs: Prefs::default(), path: "/" };
    let names = ["<b>Mira</b>", "\"Asha\"", "Budi", "Clara"].map(str::to_owned);
    let game = Match::new(*RULES, Seat::S3);
    let match_page = match_page(&names, &game, AnalysisStatus::Idle);
    let html =
        match_page.page(&shell, DealOrigin::Fair("{\"names\":[\"</section><script>\"]}"), false, None).into_string();
    assert!(!html.contains("<b>Mira") && !html.contains("</section><script>"), "{html}");
}

/// The page of a match with an analysis. Its table shows the position of the worst decision.
fn review_page(words: &Words, reader: Option<Seat>) -> String {
    let shell = PageShell { words, prefs: Prefs::default(), path: "/matches/m" };
    let names = ["Mira", "Asha", "Budi", "Clara"].map(str::to_owned);
    let round = played(deal(1), 28);
    let analysis = Analysis { rounds: vec![Coach::quick().review(&round, 0, None, &mut || {})] };
    let mut game = Match::new(*RULES, Seat::S3);
    game.add(round.score().unwrap()).unwrap();
    let match_page = MatchPage { reader, ..match_page(&names, &game, AnalysisStatus::Done(&analysis)) };
    let (index, step, seat) = match_page.first_position().unwrap();
    let point = if step == 0 { RoundPoint::Dealt } else { RoundPoint::Plays(step - 1) };
    let views = [round.truncated(point).view(seat)];
    let position = ReplayPage {
        match_page: &match_page,
        round: index,
        step: ReplayStep::at(step, true, 28, true),
        index: step,
        steps: 31,
        sight: Some(seat),
        views: &views,
        take: None,
    };
    match_page.page(&shell, DealOrigin::Unknown, false, Some(&position)).into_string()
}

#[test]
fn the_review_begins_with_the_readers_worst_decision() {
    for words in Lang::ALL.map(Words::new) {
        let html = review_page(&words, Some(Seat::S0));
        let bars = |class: &str| {
            html.split("cost-scroll")
                .find(|part| part.starts_with(class))
                .map(|part| part.matches("class=\"dec ").count())
        };
        assert_eq!((bars(" mine"), bars(" all")), (Some(8), Some(32)), "a bar for each decision");
        let section = |class: &str, title: ReviewMsg<'_>| {
            html.find(&format!("<section class=\"{class}\"><h3>{}</h3>", words.say(title))).expect(class)
        };
        let mistakes = section("mine", ReviewMsg::YourMistakes);
        assert!(mistakes < section("all", ReviewMsg::AllMistakes), "their own come first");
        // The table shows the position of the first mistake in the list, and marks both of its cards.
        let first =
            html[mistakes..].split("<a href=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a link");
        assert!(html.contains(&format!("data-here=\"{first}\"")), "{first}");
        let hand = html.split("id=\"moment\"").nth(1).expect("the table");
        assert!(hand.contains("class=\"played\"") && hand.contains("class=\"best\""), "{}", words.lang().code());
    }
    let html = review_page(&Words::new(Lang::En), None);
    assert!(!html.contains("name=\"whose\"") && html.contains("The biggest mistakes"), "nobody is \"you\"");
}

#[test]
fn cards_are_pictures_and_never_codes() {
    let words = Words::new(Lang::En);
    let round = played(deal(1), 9);
    for html in [review_page(&words, Some(Seat::S0)), page(&round, None)] {
        let main = html.split("<main").nth(1).expect("the page");
        let texts = main.split('<').filter_map(|part| part.split_once('>')).map(|(_, text)| text);
        let codes: Vec<&str> =
            texts.flat_map(str::split_whitespace).filter(|word| word.parse::<Card>().is_ok()).collect();
        assert!(codes.is_empty(), "{codes:?}");
    }
}
