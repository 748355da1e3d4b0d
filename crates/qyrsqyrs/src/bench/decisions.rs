//! The thinking time of bots.

use std::time::Duration;

use bots::{BotName, BotRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use rules::{Deal, Round, Rules, Seat};
use serde_json::{Map, Value, json};
use table::BotLevel;

use super::cpu_time::CpuInstant;

/// The number of repetitions of each decision. The shortest time counts, because other processes disturbed it least.
const REPEATS: usize = 3;
/// The minimum number of decisions for a 99th percentile.
const MIN_DECISIONS: usize = 200;

/// Decisions per second of each bot, when it has all four seats of a table.
pub(super) fn per_s(budget: Duration) -> Value {
    let figure = |&name: &BotName| {
        let (mut count, start) = (0_u64, CpuInstant::now());
        while start.elapsed() < budget {
            play(name, count, |_, _, _| count += 1);
        }
        (name.to_string(), json!((count as f64 / start.elapsed().as_secs_f64()).round()))
    };
    Value::Object(BotName::ALL.iter().map(figure).collect())
}

/// The median and the 99th percentile of the time per decision, in milliseconds, for each level. Forced cards do not
/// count.
pub(super) fn times_ms(budget: Duration) -> Value {
    let figures = BotLevel::ALL.iter().map(|level| {
        let name = BotName::of_level(*level);
        let (mut times, start) = (Vec::new(), CpuInstant::now());
        while times.len() < MIN_DECISIONS || start.elapsed() < budget {
            play(name, times.len() as u64, |round, seat, dice| {
                if round.legal(seat).len() > 1 {
                    times.push(quickest_ms(name, round, seat, dice));
                }
            });
        }
        [("p50", 0.5), ("p99", 0.99)]
            .map(|(label, part)| (format!("{name}_{label}"), json!(lab::percentile(&mut times, part))))
    });
    Value::Object(figures.flatten().collect::<Map<String, Value>>())
}

fn quickest_ms(name: BotName, round: &Round, seat: Seat, dice: &BotRng) -> f64 {
    let (bot, view) = (name.bot(), round.view(seat));
    let once = |_| {
        let start = CpuInstant::now();
        std::hint::black_box(bot.act(&view, name.budget(), &mut dice.clone()));
        start.elapsed().as_secs_f64() * 1e3
    };
    (0..REPEATS).map(once).fold(f64::INFINITY, f64::min)
}

/// Plays a round with one bot in every seat, and calls `see` before each decision.
fn play(name: BotName, seed: u64, mut see: impl FnMut(&Round, Seat, &BotRng)) {
    let rules = Rules::default();
    let deal = Deal::random(rules.players, Seat::S0, &mut Xoshiro256PlusPlus::seed_from_u64(seed));
    let (bot, mut round) = (name.bot(), Round::new(&rules, deal));
    while let Some(seat) = round.waiting().next() {
        let mut dice = BotRng::for_decision(seed, 0, seat.index(), round.plays().len());
        see(&round, seat, &dice);
        let action = bot.act(&round.view(seat), name.budget(), &mut dice);
        round.apply(seat, action).expect("bots play by the rules");
    }
}
