//! The speed of the solver.

use std::hint::black_box;
use std::time::Duration;

use rules::{PlayerCount, Position};
use serde_json::{Value, json};
use solver::Solver;
use solver::bench::plain_alpha_beta;

use super::cpu_time::CpuInstant;

/// A task for the solver.
#[derive(Clone, Copy)]
enum Task {
    /// The paranoid value of the best card.
    Value,
    /// The paranoid values of all cards.
    AllCards,
    /// The max^n values of all cards.
    MaxN,
}

impl Task {
    fn name(self) -> &'static str {
        match self {
            Task::Value => "paranoid",
            Task::AllCards => "paranoid_all_cards",
            Task::MaxN => "maxn",
        }
    }

    fn run(self, solver: &mut Solver, position: &Position) {
        match self {
            Task::Value => _ = black_box(solver.paranoid_value(position, position.turn())),
            Task::AllCards => _ = black_box(solver.paranoid(position, position.turn()).len()),
            Task::MaxN => _ = black_box(solver.maxn(position).len()),
        }
    }
}

const CASES: [(Task, PlayerCount, usize); 9] = [
    (Task::Value, PlayerCount::Four, 7),
    (Task::Value, PlayerCount::Four, 6),
    (Task::Value, PlayerCount::Four, 5),
    (Task::AllCards, PlayerCount::Four, 7),
    (Task::MaxN, PlayerCount::Four, 5),
    (Task::MaxN, PlayerCount::Four, 4),
    (Task::Value, PlayerCount::Three, 9),
    (Task::Value, PlayerCount::Three, 7),
    (Task::AllCards, PlayerCount::Three, 7),
];

/// The minimum number of deals. Some take a hundred times as long as others, so a median needs many; a quick run
/// accepts few.
fn min_deals(budget: Duration) -> u64 {
    if budget < Duration::from_secs(1) { 5 } else { 100 }
}

/// The median time of a solve in milliseconds, by task, players and tricks left. The first deal has the seed `seed`.
pub(super) fn medians_ms(budget: Duration, seed: u64) -> Value {
    let median = |(task, players, left): (Task, PlayerCount, usize)| {
        let name = format!("{}_{}_players_{left}_tricks", task.name(), players.count());
        (name, json!(median_ms(task, players, left, budget, seed)))
    };
    Value::Object(CASES.into_iter().map(median).collect())
}

fn median_ms(task: Task, players: PlayerCount, left: usize, budget: Duration, seed: u64) -> f64 {
    let mut solver = Solver::new(20);
    let mut times = Vec::new();
    let start = CpuInstant::now();
    while (times.len() as u64) < min_deals(budget) || start.elapsed() < budget {
        let position = solver::bench::position(players, left, seed.wrapping_add(times.len() as u64));
        let begin = CpuInstant::now();
        task.run(&mut solver, &position);
        times.push(begin.elapsed().as_secs_f64() * 1e3);
    }
    lab::percentile(&mut times, 0.5).unwrap_or_default()
}

/// Nodes of paranoid search per second, over fixed endgames of five tricks.
pub(super) fn nodes_per_s(players: PlayerCount, budget: Duration) -> f64 {
    let mut solver = Solver::default();
    let start = CpuInstant::now();
    for seed in 0.. {
        let position = solver::bench::position(players, 5, seed);
        black_box(solver.paranoid_value(&position, position.turn()));
        if start.elapsed() >= budget {
            break;
        }
    }
    solver.nodes() as f64 / start.elapsed().as_secs_f64()
}

/// The time of plain alpha-beta search divided by the time of the solver, for the same endgames of five tricks. The
/// ratio hardly depends on the machine or its load.
pub(super) fn ratio_to_plain(players: PlayerCount, budget: Duration, seed: u64) -> f64 {
    let (mut solver, mut plain, mut fast) = (Solver::default(), Duration::ZERO, Duration::ZERO);
    for seed in (0..min_deals(budget)).map(|index| seed.wrapping_add(index)) {
        let position = solver::bench::position(players, 5, seed);
        let begin = CpuInstant::now();
        let expected = black_box(plain_alpha_beta(&position, position.turn(), i32::MIN, i32::MAX));
        plain += begin.elapsed();
        let begin = CpuInstant::now();
        let value = black_box(solver.paranoid_value(&position, position.turn()));
        fast += begin.elapsed();
        assert_eq!(value, expected, "deal {seed}");
    }
    plain.as_secs_f64() / fast.as_secs_f64()
}
