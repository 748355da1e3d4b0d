//! `qyrsqyrs simulate`: many rounds, and what happened in them.

use std::io::Write;

use clap::Args;
use indicatif::ProgressBar;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use rules::{CardSet, Players, Position, Rules, Seat};
use serde_json::{Value, json};

use crate::Answer;
use crate::output::{json_line, stdout};
use crate::rules_args::RulesArgs;

/// Play many rounds at random and print what happened in them.
///
/// The same seed gives the same rounds on every machine.
#[derive(Args)]
pub(crate) struct Simulate {
    /// How many rounds
    #[arg(long, default_value_t = 100_000, value_name = "N")]
    rounds: u64,
    /// What the random cards start from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    rules: RulesArgs,
}

/// Sums over rounds, all whole numbers so that they add up exactly. Seats count from the dealer's left.
#[derive(Default)]
struct Tally {
    rounds: u64,
    flawless: [u64; 3],
    grand: u64,
    points: [u64; 4],
    points_squared: [u64; 4],
    chest_points: u64,
    chest_queens: u64,
    chest_taken: [u64; 4],
}

impl Tally {
    fn add(&mut self, dealer: Seat, end: &Position) {
        let players = end.players();
        let score = end.score();
        let from_left = |seat: Seat| (seat.index() + players.count() - dealer.index() - 1) % players.count();
        self.rounds += 1;
        self.flawless[score.flawless().count()] += 1;
        self.grand += u64::from(score.grand().is_some());
        for (seat, &points) in score.points.with_seats() {
            self.points[from_left(seat)] += u64::from(points);
            self.points_squared[from_left(seat)] += u64::from(points).pow(2);
        }
        self.chest_points += u64::from(end.chest().points());
        self.chest_queens += (end.chest() & CardSet::QUEENS).len() as u64;
        self.chest_taken[from_left(end.turn())] += 1;
    }

    fn rate(&self, count: u64) -> f64 {
        count as f64 / self.rounds.max(1) as f64
    }

    fn deviation(&self, place: usize) -> f64 {
        let mean = self.rate(self.points[place]);
        (self.rate(self.points_squared[place]) - mean * mean).max(0.0).sqrt()
    }
}

impl Simulate {
    pub(crate) fn run(self) -> anyhow::Result<Answer> {
        let rules = self.rules.rules()?;
        let tally = self.play(&rules);
        let mut out = stdout();
        if self.json {
            json_line(&mut out, &as_json(&tally, &rules, self.seed))?;
        } else {
            print(&mut out, &tally, rules.players)?;
        }
        out.flush()?;
        Ok(Answer::Yes)
    }

    fn play(&self, rules: &Rules) -> Tally {
        const STRIDE: u64 = 1 << 14;
        let bar = ProgressBar::new(self.rounds);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(self.seed);
        let mut tally = Tally::default();
        for index in 0..self.rounds {
            let dealer = rules.players.step(Seat::new(0), (index % rules.players.count() as u64) as usize);
            let mut round = Position::random_start(rules, dealer, &mut rng);
            round.play_out(&mut rng);
            tally.add(dealer, &round);
            if index % STRIDE == STRIDE - 1 {
                bar.inc(STRIDE);
            }
        }
        bar.finish_and_clear();
        tally
    }
}

fn print(out: &mut impl Write, tally: &Tally, players: Players) -> anyhow::Result<()> {
    writeln!(out, "rounds            {}", tally.rounds)?;
    writeln!(out, "one Flawless      {:.4}", tally.rate(tally.flawless[1]))?;
    writeln!(out, "two Flawless      {:.4}", tally.rate(tally.flawless[2]))?;
    writeln!(out, "Grand             {:.4}", tally.rate(tally.grand))?;
    writeln!(out, "points in chest   {:.2}", tally.rate(tally.chest_points))?;
    writeln!(out, "Queens in chest   {:.3}", tally.rate(tally.chest_queens))?;
    writeln!(out, "\nseat from the dealer's left   points   deviation   takes the chest")?;
    for place in 0..players.count() {
        let (mean, deviation) = (tally.rate(tally.points[place]), tally.deviation(place));
        writeln!(
            out,
            "{:>27} {mean:>8.2} {deviation:>11.2} {:>17.4}",
            place + 1,
            tally.rate(tally.chest_taken[place])
        )?;
    }
    Ok(())
}

fn as_json(tally: &Tally, rules: &Rules, seed: u64) -> Value {
    let places = 0..rules.players.count();
    json!({
        "rounds": tally.rounds,
        "seed": seed,
        "rules": rules,
        "flawless_rate": tally.rate(tally.flawless[1] + tally.flawless[2]),
        "two_flawless_rate": tally.rate(tally.flawless[2]),
        "grand_rate": tally.rate(tally.grand),
        "points_by_seat": places.clone().map(|place| tally.rate(tally.points[place])).collect::<Vec<_>>(),
        "deviation_by_seat": places.clone().map(|place| tally.deviation(place)).collect::<Vec<_>>(),
        "chest": {
            "points": tally.rate(tally.chest_points),
            "queens": tally.rate(tally.chest_queens),
            "taken_by_seat": places.map(|place| tally.rate(tally.chest_taken[place])).collect::<Vec<_>>(),
        },
    })
}
