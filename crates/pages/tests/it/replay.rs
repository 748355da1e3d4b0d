//! A replay through one player's eyes shows nothing that this player could not see, whatever the coach has to say.

use learn::analysis::{Analysis, Coach};
use pages::replay::{AnalysisStatus, DealOrigin, MatchPage, ReplayPage, ReplayStep};
use pages::{PageShell, Prefs};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use rules::{Action, Card, CardSet, Deal, Match, PerSeat, Phase, PlayerCount, Round, Rules, Seat, View};
use words::{Lang, Words};

const RULES: Rules = Rules {
    players: PlayerCount::Four,
    follow: rules::Follow::ColourOrQueen,
    queen_lead: rules::QueenLead::Trump,
    grand_own: rules::GrandOwn::Keeps,
    length: rules::Length::Rounds(1),
};

fn deal(seed: u64) -> Deal {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut deck = Card::ALL;
    for last in (1..deck.len()).rev() {
        deck.swap(last, (dice.next_u64() % (last as u64 + 1)) as usize);
    }
    Deal::from_deck(PlayerCount::Four, Seat::S3, &deck)
}

/// A round in which everybody takes the first card they may, as far as `plays` cards.
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

/// The same deal with two cards exchanged that seats 1 and 2 still hold when the round stops.
fn exchanged(round: &Round) -> Option<Deal> {
    let (one, two) = (Seat::S1, Seat::S2);
    let mut hands: PerSeat<CardSet> = *round.deal().hands();
    let (a, b) = (round.hand(one).iter().next_back()?, round.hand(two).iter().next_back()?);
    hands[one] = (hands[one] - a.to_set()) | b.to_set();
    hands[two] = (hands[two] - b.to_set()) | a.to_set();
    Deal::new(round.deal().dealer(), hands, CardSet::EMPTY).ok()
}

fn page(round: &Round, sight: Option<Seat>) -> String {
    let words = Words::new(Lang::En);
    let shell = PageShell { words: &words, prefs: Prefs::default(), path: "/matches/m/replay" };
    let names = ["Mira", "Asha", "Budi", "Clara"].map(str::to_owned);
    let review = Coach::quick().review(round, 0, None, &mut || {});
    let analysis = Analysis { rounds: vec![review] };
    let game = Match::new(RULES, Seat::S3);
    let look = MatchPage {
        id: "m",
        rules: &RULES,
        names: &names,
        game: &game,
        rounds: 1,
        strength: table::BotLevel::Medium,
        coaching: AnalysisStatus::Done(&analysis),
    };
    let seats = PlayerCount::Four.seats().filter(|seat| sight.is_none_or(|only| only == *seat));
    let views: Vec<View> = seats.map(|seat| round.view(seat)).collect();
    let plays = round.plays().len();
    let step = ReplayStep::at(plays + 1, true, plays, false);
    let moment =
        ReplayPage { look: &look, round: 0, step, index: plays + 1, steps: 31, sight, views: &views, take: None };
    moment.page(&shell, None).into_string()
}

#[test]
fn one_players_eyes() {
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
fn a_match_from_elsewhere_is_escaped() {
    let words = Words::new(Lang::En);
    let shell = PageShell { words: &words, prefs: Prefs::default(), path: "/" };
    let names = ["<b>Mira</b>", "\"Asha\"", "Budi", "Clara"].map(str::to_owned);
    let game = Match::new(RULES, Seat::S3);
    let look = MatchPage {
        id: "m",
        rules: &RULES,
        names: &names,
        game: &game,
        rounds: 1,
        strength: table::BotLevel::Medium,
        coaching: AnalysisStatus::Idle,
    };
    let html = look.page(&shell, DealOrigin::Fair("{\"names\":[\"</section><script>\"]}"), false).into_string();
    assert!(!html.contains("<b>Mira") && !html.contains("</section><script>"), "{html}");
}
