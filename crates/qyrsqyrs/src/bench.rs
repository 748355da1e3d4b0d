//! `qyrsqyrs bench`: how fast is this program on this machine?

mod decisions;
mod web;

use std::hint::black_box;
use std::io::Write;
use std::time::{Duration, Instant};

use clap::Args;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use rules::record::Record;
use rules::{Action, CardSet, Deal, Match, Phase, Players, Position, Round, Rules, Seat};
use serde_json::{Map, Value, json};
use solver::Solver;

use crate::Answer;
use crate::output::{json_line, stdout};

/// Measure the speed of this program on this machine, on one thread.
#[derive(Args)]
pub(crate) struct Bench {
    /// Seconds per measurement
    #[arg(long, default_value_t = 1.0, value_name = "SECONDS")]
    seconds: f64,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

impl Bench {
    pub(crate) fn run(self) -> anyhow::Result<Answer> {
        let budget = Duration::try_from_secs_f64(self.seconds)
            .map_err(|_| anyhow::anyhow!("{} is no time to measure for: give a number of seconds", self.seconds))?;
        let mut figures = Map::new();
        figures.insert("random_rounds_per_s".into(), by_players(|players| random_rounds(players, budget)));
        figures.insert("random_plays_per_s".into(), plays_per_s(&figures["random_rounds_per_s"]));
        figures.insert("checked_rounds_per_s".into(), by_players(|players| checked_rounds(players, budget)));
        figures.insert("views_per_s".into(), by_players(|players| views(players, budget)));
        figures.insert("records_read_per_s".into(), by_players(|players| records_read(players, budget)));
        figures.insert("solver_nodes_per_s".into(), by_players(|players| solver_nodes(players, budget)));
        figures.insert("solver_median_ms".into(), solver_medians(budget));
        figures.insert("bot_decisions_per_s".into(), decisions::per_s(budget));
        figures.insert("bot_decision_ms".into(), decisions::times_ms(budget));
        figures.insert("frame_us".into(), web::frame_us(budget));
        figures.insert("frame_bytes".into(), web::frame_bytes());
        figures.insert("compressed_bytes".into(), web::compressed_bytes());
        figures.insert("solver_fingerprint".into(), json!(solver::bench::fingerprint().nodes));
        let mut out = stdout();
        if self.json {
            json_line(&mut out, &figures)?;
        } else {
            print(&mut out, &figures)?;
        }
        out.flush()?;
        Ok(Answer::Yes)
    }
}

fn print(out: &mut impl Write, figures: &Map<String, Value>) -> anyhow::Result<()> {
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

/// A figure with as many decimals as its size deserves.
fn readable(figure: &Value) -> String {
    match figure.as_f64() {
        Some(whole) if whole.fract() == 0.0 => format!("{whole:.0}"),
        Some(small) if small < 0.1 => format!("{small:.5}"),
        Some(middle) if middle < 10.0 => format!("{middle:.2}"),
        Some(large) => format!("{large:.1}"),
        None => figure.to_string(),
    }
}

fn by_players(mut measure: impl FnMut(Players) -> f64) -> Value {
    let figures = Players::ALL.map(|players| (players.count().to_string(), json!(measure(players).round() as u64)));
    Value::Object(figures.into_iter().collect())
}

fn plays_per_s(rounds: &Value) -> Value {
    by_players(|players| rounds[players.count().to_string()].as_f64().unwrap_or_default() * players.plays() as f64)
}

/// How often `work`, which does `batch` things, can do one of them in a second.
fn per_second(budget: Duration, batch: u32, mut work: impl FnMut()) -> f64 {
    work();
    let start = Instant::now();
    let mut batches = 0_u64;
    while start.elapsed() < budget || batches == 0 {
        work();
        batches += 1;
    }
    batches as f64 * f64::from(batch) / start.elapsed().as_secs_f64()
}

fn rng() -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(2025)
}

/// Whole rounds, dealt, stashed, played and scored on the bare position that searches run on.
fn random_rounds(players: Players, budget: Duration) -> f64 {
    const BATCHES: u32 = 100;
    let rules = Rules { players, ..Rules::default() };
    let mut rng = rng();
    let together = Position::random_deals(&rules, Seat::new(0), &mut rng).len() as u32;
    per_second(budget, BATCHES * together, || {
        for _ in 0..BATCHES {
            let mut rounds = Position::random_deals(&rules, Seat::new(0), &mut rng);
            Position::random_playouts(&mut rounds, &mut rng);
            black_box(rounds.map(|round| round.points()));
        }
    })
}

/// Whole rounds through the checked moves that the world goes by.
fn checked_rounds(players: Players, budget: Duration) -> f64 {
    let rules = Rules { players, ..Rules::default() };
    let mut rng = rng();
    per_second(budget, 1, || {
        black_box(random_checked_round(&rules, Seat::new(0), &mut rng).score());
    })
}

fn random_checked_round(rules: &Rules, dealer: Seat, rng: &mut Xoshiro256PlusPlus) -> Round {
    let mut round = Round::new(rules, Deal::random(rules.players, dealer, rng));
    while round.phase() != Phase::Over {
        let waiting = rules.players.seats().find(|&seat| !round.legal(seat).is_empty());
        let seat = waiting.expect("an unfinished round waits for somebody");
        let card = CardSet::random(round.legal(seat), rng);
        let action = if round.phase() == Phase::Stash { Action::Stash(card) } else { Action::Play(card) };
        round.apply(seat, action).expect("a legal card is accepted");
    }
    round
}

/// What one seat may know in the middle of a round.
fn views(players: Players, budget: Duration) -> f64 {
    let rules = Rules { players, ..Rules::default() };
    let whole = random_checked_round(&rules, Seat::new(0), &mut rng());
    let mut round = Round::new(&rules, *whole.deal());
    for (seat, card) in whole.stash().with_seats() {
        round.apply_unchecked(seat, Action::Stash(card.expect("a finished round has every stash")));
    }
    for &card in &whole.plays()[..players.plays() / 2] {
        round.apply_unchecked(round.position().turn(), Action::Play(card));
    }
    per_second(budget, 1, || {
        black_box(round.view(Seat::new(1)));
    })
}

/// Records of matches in which everybody deals once, read from text and replayed.
fn records_read(players: Players, budget: Duration) -> f64 {
    let rules = Rules { players, ..Rules::default() };
    let mut rng = rng();
    let mut game = Match::new(rules, Seat::new(0));
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

/// Nodes of paranoid search over fixed endings of five tricks.
fn solver_nodes(players: Players, budget: Duration) -> f64 {
    let mut solver = Solver::default();
    let start = Instant::now();
    for seed in 0.. {
        let position = solver::bench::position(players, 5, seed);
        black_box(solver.paranoid_value(&position, position.turn()));
        if start.elapsed() >= budget {
            break;
        }
    }
    solver.nodes() as f64 / start.elapsed().as_secs_f64()
}

/// The middle time of a solve, by kind of play, players and tricks left.
fn solver_medians(budget: Duration) -> Value {
    let cases = [
        ("paranoid", Players::Four, 7),
        ("paranoid", Players::Four, 6),
        ("paranoid", Players::Four, 5),
        ("maxn", Players::Four, 5),
        ("maxn", Players::Four, 4),
        ("paranoid", Players::Three, 9),
        ("paranoid", Players::Three, 7),
    ];
    let median = |(kind, players, left): (&str, Players, usize)| {
        let name = format!("{kind}_{}_players_{left}_tricks", players.count());
        (name, json!(solver_median(kind, players, left, budget)))
    };
    Value::Object(cases.into_iter().map(median).collect())
}

fn solver_median(kind: &str, players: Players, left: usize, budget: Duration) -> f64 {
    // Some deals take a hundred times as long as others: the middle of a few says little. A quick look has to do with that.
    let fewest = if budget < Duration::from_secs(1) { 5 } else { 25 };
    let mut solver = Solver::new(20);
    let mut times = Vec::new();
    let start = Instant::now();
    while times.len() < fewest || start.elapsed() < budget {
        let position = solver::bench::position(players, left, times.len() as u64);
        let begin = Instant::now();
        if kind == "maxn" {
            black_box(solver.maxn(&position).len());
        } else {
            black_box(solver.paranoid_value(&position, position.turn()));
        }
        times.push(begin.elapsed().as_secs_f64() * 1e3);
    }
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}
