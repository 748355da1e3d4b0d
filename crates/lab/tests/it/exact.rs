//! Parts add up to the whole, whatever the parts and however many threads play them.

use lab::{Arena, Player, RoundStats, Shard, Simulation};
use rules::{PlayerCount, Rules};

fn entries(names: &str) -> Vec<Player> {
    names.split(',').map(|name| name.parse().unwrap()).collect()
}

fn on_threads<T: Send>(threads: usize, work: impl FnOnce() -> T + Send) -> T {
    rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap().install(work)
}

#[test]
fn an_arena_is_the_same_on_any_number_of_threads_and_in_parts() {
    let arena = Arena::new(Rules::default(), entries("medium,easy,random,strong"), 7).unwrap();
    let without_times = |standings: &lab::Standings| {
        let mut json = arena.as_json(standings);
        for seat in json["seats"].as_array_mut().unwrap() {
            seat["ms_p50"] = 0.into();
            seat["ms_p99"] = 0.into();
        }
        json.to_string()
    };
    let whole = on_threads(1, || arena.play(0..60));
    let mut parts = on_threads(3, || arena.play(40..60));
    parts.merge(&arena.play(0..40));
    assert_eq!(without_times(&whole), without_times(&parts));
    assert_eq!(whole.deals, 60);
}

#[test]
fn utilities_of_an_arena_cancel_out() {
    let rules = Rules { players: PlayerCount::Three, ..Rules::default() };
    let arena = Arena::new(rules, entries("medium,easy,random"), 3).unwrap();
    let standings = arena.play(0..40);
    let sum: f64 = (0..3).map(|entry| standings.utility(entry).0).sum();
    assert!(sum.abs() < 1e-9);
    assert!(standings.utility(0).0 > standings.utility(2).0, "the heuristic beats random play");
    assert!(standings.difference(0, 2).0 > 0.0 && standings.difference(0, 2).1.is_finite());
    let json = arena.as_json(&standings);
    assert_eq!(json["deals"], 40);
    assert!(json["seats"].as_array().unwrap().iter().all(|seat| seat["ms_p99"].as_f64() >= seat["ms_p50"].as_f64()));
}

/// With the same player on every seat, rotations differ by nothing: all entries get the same.
#[test]
fn equal_players_are_equal() {
    let arena = Arena::new(Rules::default(), entries("medium,medium,medium,medium"), 5).unwrap();
    let standings = arena.play(0..20);
    assert!((0..4).all(|entry| standings.utility(entry) == (0.0, 0.0)));
}

#[test]
fn shards_add_up_to_the_whole() {
    for (names, explore) in [("random,random,random,random", false), ("medium,random,easy,random", true)] {
        let simulation = Simulation::new(Rules::default(), entries(names), 11, explore).unwrap();
        let whole = on_threads(1, || simulation.play(0..1001));
        let mut merged = RoundStats::default();
        for number in 1..=7 {
            let shard: Shard = format!("{number}/7").parse().unwrap();
            merged.merge(&on_threads(2, || simulation.play(shard.range(1001))));
        }
        assert_eq!(whole, merged);
        let text = serde_json::to_string(&whole).unwrap();
        assert_eq!(serde_json::from_str::<RoundStats>(&text).unwrap(), whole);
    }
}

#[test]
fn every_round_is_counted_in_full() {
    for rules in Rules::all_combinations() {
        let names = vec!["random"; rules.players.count()].join(",");
        let tally = Simulation::new(rules, entries(&names), 2, false).unwrap().play(0..500);
        assert_eq!(tally.rounds, 500);
        assert_eq!(tally.flawless.iter().sum::<u64>(), 500);
        assert_eq!(tally.places.iter().map(|place| place.chest).sum::<u64>(), 500);
        assert_eq!(tally.places.iter().map(|place| place.utility.sum).sum::<i64>(), 0);
        let seats = rules.players.count() as u64;
        assert_eq!(tally.points.iter().sum::<u64>(), 500 * seats);
        assert_eq!(tally.cards.iter().map(|card| card.stashed.count).sum::<u64>(), 500 * seats);
        let dealt: u64 = tally.cards.iter().map(|card| card.stashed.count + card.kept.count).sum();
        assert_eq!(dealt, 500 * seats * rules.players.hand_size() as u64);
    }
}

#[test]
fn invalid_shards_and_players_are_refused() {
    for text in ["", "3", "0/4", "5/4", "a/b", "1/0", "-1/4", "1/4/5"] {
        assert!(text.parse::<Shard>().is_err(), "{text}");
    }
    assert_eq!("oracle".parse(), Ok(Player::Oracle));
    assert!("deep blue".parse::<Player>().unwrap_err().to_string().contains("oracle"));
    assert!(Arena::new(Rules::default(), entries("easy,easy,easy"), 1).is_none());
}
