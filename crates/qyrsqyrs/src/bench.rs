//! `qyrsqyrs bench`: measures the speed of this program on this machine.

mod cpu_time;
mod decisions;
mod solving;
mod web;

use std::hint::black_box;
use std::io::Write;
use std::time::Duration;

use clap::Args;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use rules::record::Record;
use rules::{CardSet, Claim, Deal, Match, PlayerCount, Position, RandomRounds, Round, RoundPoint, Rules, Seat, View};
use serde_json::{Map, Value, json};

use crate::Outcome;
use crate::output::{Stdout, progress_bar, report};
use cpu_time::CpuInstant;

/// Measure the speed of this program on this machine, on one thread.
#[derive(Args)]
pub(crate) struct Bench {
    /// Seconds per measurement
    #[arg(long, default_value_t = 1.0, value_name = "SECONDS")]
    seconds: f64,
    /// The seed of the first deal for the solver [default: random, so that no version is tuned to its deals]
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

impl Bench {
    pub(crate) fn run(self) -> anyhow::Result<Outcome> {
        let budget = Duration::try_from_secs_f64(self.seconds)
            .map_err(|_| anyhow::anyhow!("cannot measure for {} seconds: give a number from 0 up", self.seconds))?;
        let seed = match self.seed {
            Some(seed) => seed,
            None => u64::from(getrandom::u32()?),
        };
        let figures = measure(budget, seed);
        report(self.json, &figures, print)?;
        Ok(Outcome::Yes)
    }
}

/// Measures one figure. Some figures depend on earlier ones.
type Measurement<'a> = &'a dyn Fn(&Map<String, Value>) -> Value;

/// Measures all figures. On a terminal, a progress bar shows the current one.
fn measure(budget: Duration, seed: u64) -> Map<String, Value> {
    let measurements: [(&str, Measurement); 18] = [
        ("random_rounds_per_s", &|_| by_players(|players| random_rounds(players, budget))),
        ("scalar_rounds_per_s", &|_| by_players(|players| scalar_rounds(players, budget))),
        ("random_rounds_times_scalar", &|done| ratios(&done["random_rounds_per_s"], &done["scalar_rounds_per_s"])),
        ("random_plays_per_s", &|done| plays_per_s(&done["random_rounds_per_s"])),
        ("checked_rounds_per_s", &|_| by_players(|players| checked_rounds(players, budget))),
        ("views_per_s", &|_| by_players(|players| views(players, budget))),
        ("claims_checked_per_s", &|_| by_players(|players| claims_checked(players, budget))),
        ("records_read_per_s", &|_| by_players(|players| records_read(players, budget))),
        ("solver_nodes_per_s", &|_| by_players(|players| solving::nodes_per_s(players, budget))),
        ("solver_seed", &|_| json!(seed)),
        ("solver_median_ms", &|_| solving::medians_ms(budget, seed)),
        ("solver_times_plain", &|_| by_players(|players| solving::ratio_to_plain(players, budget, seed))),
        ("bot_decisions_per_s", &|_| decisions::per_s(budget)),
        ("bot_decision_ms", &|_| decisions::times_ms(budget)),
        ("frame_us", &|_| web::frame_us(budget)),
        ("frame_bytes", &|_| web::frame_bytes()),
        ("compressed_bytes", &|_| web::compressed_bytes()),
        ("solver_fingerprint", &|_| json!(solver::bench::fingerprint().nodes)),
    ];
    let bar = progress_bar(measurements.len() as u64, "measurements");
    let mut figures = Map::new();
    for (name, measure) in measurements {
        bar.set_message(name);
        bar.tick();
        figures.insert(name.into(), measure(&figures));
        bar.inc(1);
    }
    bar.finish_and_clear();
    figures
}

fn print(out: &mut Stdout, figures: &Map<String, Value>) -> anyhow::Result<()> {
    for (name, value) in figures {
        let value = match value {
            Value::Object(by_players) => {
                let part = |(key, figure): (&String, &Value)| match key.as_str() {
                    "3" | "4" => format!("{figure:>12} ({key} players)"),
                    named => format!("\n    {named:<28}{:>14}", readable(figure)),
                };
                by_players.iter().map(part).collect::<Vec<String>>().join("  ")
            }
            figure => format!("{figure:>12}"),
        };
        writeln!(out, "{name:<24}{value}")?;
    }
    Ok(())
}

/// A figure with a number of decimals that suits its size.
fn readable(figure: &Value) -> String {
    match figure.as_f64() {
        Some(whole) if whole.fract() == 0.0 => format!("{whole:.0}"),
        Some(small) if small < 0.1 => format!("{small:.5}"),
        Some(middle) if middle < 10.0 => format!("{middle:.2}"),
        Some(large) => format!("{large:.1}"),
        None => figure.to_string(),
    }
}

fn by_players(mut measure: impl FnMut(PlayerCount) -> f64) -> Value {
    let figures = PlayerCount::ALL.map(|players| (players.count().to_string(), json!(measure(players).round() as u64)));
    Value::Object(figures.into_iter().collect())
}

fn plays_per_s(rounds: &Value) -> Value {
    by_players(|players| rounds[players.count().to_string()].as_f64().unwrap_or_default() * players.plays() as f64)
}

/// Operations per second of processor time. One call of `work` performs `batch` operations.
///
/// Reading the clock takes longer than making a view, so the number of calls between two readings grows.
fn per_second(budget: Duration, batch: u32, mut work: impl FnMut()) -> f64 {
    work();
    let start = CpuInstant::now();
    let (mut batches, mut until_next_look) = (0_u64, 1_u64);
    loop {
        (0..until_next_look).for_each(|_| work());
        batches += until_next_look;
        let elapsed = start.elapsed();
        if elapsed >= budget {
            return batches as f64 * f64::from(batch) / elapsed.as_secs_f64();
        }
        if elapsed < budget / 16 {
            until_next_look *= 2;
        }
    }
}

fn rng() -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(2025)
}

/// Whole rounds, dealt, stashed, played and scored in batches.
fn random_rounds(players: PlayerCount, budget: Duration) -> f64 {
    const BATCHES: u32 = 100;
    let mut rounds = RandomRounds::new(Rules { players, ..Rules::default() }, Seat::S0, &mut rng());
    per_second(budget, BATCHES * RandomRounds::BATCH as u32, || {
        for _ in 0..BATCHES {
            black_box(rounds.next_batch());
        }
    })
}

/// The same rounds one by one, on the `Position` that searches use. This is the reference for the batches.
fn scalar_rounds(players: PlayerCount, budget: Duration) -> f64 {
    const ROUNDS: u32 = 1000;
    let rules = Rules { players, ..Rules::default() };
    let mut rng = rng();
    per_second(budget, ROUNDS, || {
        for _ in 0..ROUNDS {
            let mut round = Position::random_deal(&rules, Seat::S0, &mut rng);
            round.random_playout(&mut rng);
            black_box(round.points());
        }
    })
}

/// The ratios of one measurement's figures to those of another, by number of players.
fn ratios(figures: &Value, reference: &Value) -> Value {
    let ratio = |players: PlayerCount| {
        let figure = |of: &Value| of[players.count().to_string()].as_f64().unwrap_or_default();
        (players.count().to_string(), json!((figure(figures) / figure(reference).max(1.0) * 10.0).round() / 10.0))
    };
    Value::Object(PlayerCount::ALL.map(ratio).into_iter().collect())
}

/// Whole rounds through `Round::apply`, which checks every move.
fn checked_rounds(players: PlayerCount, budget: Duration) -> f64 {
    let rules = Rules { players, ..Rules::default() };
    let mut rng = rng();
    per_second(budget, 1, || {
        black_box(random_checked_round(&rules, Seat::S0, &mut rng).score());
    })
}

fn random_checked_round(rules: &Rules, dealer: Seat, rng: &mut Xoshiro256PlusPlus) -> Round {
    let mut round = Round::new(rules, Deal::random(rules.players, dealer, rng));
    while let Some(seat) = round.waiting().next() {
        let card = CardSet::random(round.legal(seat), rng);
        round.apply(seat, round.action(card)).expect("a legal card is accepted");
    }
    round
}

/// The view of one seat in the middle of a round.
fn views(players: PlayerCount, budget: Duration) -> f64 {
    let rules = Rules { players, ..Rules::default() };
    let whole = random_checked_round(&rules, Seat::S0, &mut rng());
    let round = whole.truncated(RoundPoint::Plays(players.plays() / 2));
    per_second(budget, 1, || {
        black_box(round.view(Seat::S1));
    })
}

/// The search for a claim, at every turn of random rounds, as a table runs it.
fn claims_checked(players: PlayerCount, budget: Duration) -> f64 {
    const ROUNDS: usize = 20;
    let rules = Rules { players, ..Rules::default() };
    let mut rng = rng();
    let views: Vec<View> = (0..ROUNDS)
        .flat_map(|_| {
            let whole = random_checked_round(&rules, Seat::S0, &mut rng);
            (0..players.plays()).filter_map(move |plays| {
                let round = whole.truncated(RoundPoint::Plays(plays));
                round.turn().map(|seat| round.view(seat))
            })
        })
        .collect();
    per_second(budget, views.len() as u32, || {
        for view in &views {
            black_box(Claim::of(view));
        }
    })
}

/// Records of matches in which every player deals once, read from text and replayed.
fn records_read(players: PlayerCount, budget: Duration) -> f64 {
    let rules = Rules { players, ..Rules::default() };
    let mut rng = rng();
    let mut game = Match::new(rules, Seat::S0);
    let mut record = Record::new(rules, vec!["bot:random".to_owned(); players.count()]);
    while !game.is_over() {
        let round = random_checked_round(&rules, game.dealer(), &mut rng);
        game.add(round.score().expect("the round is over")).expect("the match goes on");
        record.rounds.push(round);
    }
    let text = record.to_string();
    per_second(budget, 1, || {
        black_box(Record::read(text.as_bytes()).expect("a written record reads").rounds.len());
    })
}
