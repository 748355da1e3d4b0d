//! The same seeds give the same games: what the solver, random play and each bot did when these figures were written.
//!
//! A change that is meant to leave behaviour alone leaves them alone. Any other change says in its message which of
//! them it changes and why. `cargo xtask accept bots` writes the figures of the bots again.

use bots::{BotName, BotRng, Budget};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use rules::{Deal, PlayerCount, Position, RandomRounds, Round, Rules, Seat};

/// An order-dependent hash of numbers.
#[derive(Default)]
struct Hash(u64);

impl Hash {
    fn add(&mut self, number: u32) {
        self.0 = (self.0 ^ u64::from(number)).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(23);
    }

    fn add_position(&mut self, position: &Position) {
        for seat in position.players().seats() {
            self.add(position.hand(seat).bits());
            self.add(position.taken(seat).bits());
            self.add(position.tricks(seat));
        }
        self.add(position.chest().bits());
        self.add(position.turn().index() as u32);
    }
}

#[test]
fn the_solver_visits_the_same_nodes_and_finds_the_same_values() {
    let print = solver::bench::fingerprint();
    assert_eq!(print.values, 0x4a5c_b024_b6fe_223e, "values");
    assert_eq!(print.nodes, 3_572_181, "nodes");
}

/// Rounds dealt and played side by side, under all options.
#[test]
fn random_play_in_batches_plays_the_same_games() {
    let mut hash = Hash::default();
    for rules in Rules::all_combinations() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
        for _ in 0..20 {
            let mut rounds = Position::random_deals(&rules, Seat::S1, &mut rng);
            rounds.iter().for_each(|round| hash.add_position(round));
            Position::random_playouts(&mut rounds, &mut rng);
            rounds.iter().for_each(|round| hash.add_position(round));
        }
    }
    assert_eq!(hash.0, 0xe1a6_e81f_b9e0_2afc);
}

/// The points of rounds that are dealt, played and scored side by side, under all options.
#[test]
fn random_rounds_have_the_same_points() {
    let mut hash = Hash::default();
    for rules in Rules::all_combinations() {
        let mut rounds = RandomRounds::new(rules, Seat::S1, &mut Xoshiro256PlusPlus::seed_from_u64(7));
        for _ in 0..20 {
            rounds.next_batch().iter().flatten().for_each(|&points| hash.add(points));
        }
    }
    assert_eq!(hash.0, 0x5ab7_03a4_c8dd_f4b6);
}

/// Rounds dealt and played one after the other, under all options.
#[test]
fn random_play_round_by_round_plays_the_same_games() {
    let mut hash = Hash::default();
    for rules in Rules::all_combinations() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
        for _ in 0..200 {
            let mut round = Position::random_deal(&rules, Seat::S1, &mut rng);
            hash.add_position(&round);
            round.random_playout(&mut rng);
            hash.add_position(&round);
        }
    }
    assert_eq!(hash.0, 0xfb3f_61fd_c17b_d78e);
}

/// A hash of every decision of a bot that plays whole rounds against itself.
fn moves(name: BotName, players: PlayerCount, rounds: u64, budget: Budget) -> u64 {
    let (mut hash, rules) = (Hash::default(), Rules { players, ..Rules::default() });
    let bot = name.bot();
    for seed in 0..rounds {
        let deal = Deal::random(players, Seat::S0, &mut Xoshiro256PlusPlus::seed_from_u64(seed));
        let mut round = Round::new(&rules, deal);
        while let Some(seat) = round.waiting().next() {
            let mut rng = BotRng::for_decision(seed, 0, seat.index(), round.plays().len());
            let action = bot.act(&round.view(seat), budget, &mut rng);
            hash.add(action.card().index() as u32);
            round.apply(seat, action).expect("bots play by the rules");
        }
    }
    hash.0
}

fn check(name: BotName, rounds: u64, budget: Budget) {
    let [three, four] = PlayerCount::ALL.map(|players| moves(name, players, rounds, budget));
    insta::assert_snapshot!(format!("moves-{name}"), format!("three players {three:016x}, four players {four:016x}"));
}

#[test]
fn bots_that_do_not_search_make_the_same_moves() {
    for &name in BotName::ALL.iter().filter(|name| name.budget() == Budget::new(0)) {
        check(name, 10, name.budget());
    }
}

#[test]
fn the_expert_makes_the_same_moves() {
    check(BotName::Expert, 1, BotName::Expert.budget());
}

/// With a smaller budget than at a table: it takes the same paths through the code.
#[test]
fn the_other_search_bots_make_the_same_moves() {
    check(BotName::Pimc, 1, Budget::new(6_000));
    check(BotName::Ismcts, 1, Budget::new(6_000));
}
