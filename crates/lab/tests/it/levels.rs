//! How the levels feel to people: two imitated beginners alone against a table of each level.
//!
//! `cargo test -p lab levels -- --nocapture` prints the figures of docs/bots.md.

use bots::BotName;
use lab::{Arena, Challenge, Player};
use rules::{PlayerCount, Rules};

const LEVELS: [&str; 4] = ["gentle", "easy", "medium", "strong"];

fn player(name: &str) -> Player {
    name.parse().unwrap()
}

/// The shares of matches that a beginner wins against each level, the weakest level first.
fn shares(beginner: &str, players: PlayerCount, deals: u64) -> [f64; 4] {
    LEVELS.map(|level| {
        let rules = Rules { players, ..Rules::default() };
        let matches = deals / players.count() as u64;
        let result = Challenge::new(rules, player(beginner), player(level), 16).play(0..matches);
        let ((won, won_ci), (utility, ci)) = (result.matches_won(), result.utility());
        println!(
            "{beginner} against {level}, {} players: {:.1} ± {:.1} % of matches, utility {utility:+.1} ± {ci:.1} a round",
            players.count(),
            100.0 * won,
            100.0 * won_ci,
        );
        won
    })
}

fn assert_each_level_is_harder(shares: [f64; 4]) {
    assert!(shares.windows(2).all(|pair| pair[0] > pair[1]), "{shares:?}");
}

#[test]
fn a_weak_player_holds_their_own_against_gentle_and_not_quite_against_easy() {
    let shares = shares("weak", PlayerCount::Four, 3000);
    assert_each_level_is_harder(shares);
    assert!((0.25..=0.33).contains(&shares[0]), "gentle: {shares:?}");
    assert!((0.15..=0.20).contains(&shares[1]), "easy: {shares:?}");
}

#[test]
fn each_level_is_harder_for_a_careful_player_and_with_three_players() {
    assert_each_level_is_harder(shares("careful", PlayerCount::Four, 1200));
    assert_each_level_is_harder(shares("weak", PlayerCount::Three, 1200));
    assert_each_level_is_harder(shares("careful", PlayerCount::Three, 1200));
}

/// A Grand of a gentle bot is an accident.
#[test]
fn gentle_and_easy_bots_do_not_try_for_a_grand() {
    let grands = |bot: BotName| {
        let arena = Arena::new(Rules::default(), vec![Player::Bot(bot); 4], 16).unwrap();
        let figures = arena.as_json(&arena.play(0..150));
        figures["seats"].as_array().unwrap().iter().map(|seat| seat["grand"].as_f64().unwrap()).sum::<f64>()
    };
    let [gentle, easy, medium] = [BotName::Gentle, BotName::Easy, BotName::Medium].map(grands);
    assert!(gentle < 0.01 && easy < 0.01 && medium > 0.05, "gentle {gentle}, easy {easy}, medium {medium}");
}
