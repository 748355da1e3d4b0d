//! `qyrsqyrs solve`: computes the exact value of each legal card, with all cards known.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use rules::record::Record;
use rules::{Card, PerSeat, Phase, PlayerCount, Round, Seat};
use serde::Serialize;
use solver::{CardValues, CardVectors, Solver, in_points};

use crate::Outcome;
use crate::output::json_line;
use crate::records::for_each_valid;

/// Solve an unfinished record: the exact value of each legal card, with all cards known and perfect play.
///
/// Values are utilities in points: the mean of the opponents' points minus the player's own. "paranoid" is the player's
/// utility if all others play against them; "maxn" has each seat's utility if every player maximises their own. A whole
/// round takes a fraction of a second with paranoid search and minutes with max^n, so max^n values are computed only
/// near the end, or with --maxn. In the stash phase, seats that still have to choose are assumed to know the card and
/// to choose against it.
#[derive(Args)]
pub(crate) struct Solve {
    /// Record to read; - is standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Always compute max^n values, even if that takes minutes
    #[arg(long)]
    maxn: bool,
    /// Print one JSON object for each seat that has to choose
    #[arg(long)]
    json: bool,
}

/// The values of one seat's legal cards.
#[derive(Serialize)]
struct Solved {
    seat: usize,
    phase: &'static str,
    values: Vec<Worth>,
    best: Vec<&'static str>,
}

#[derive(Serialize)]
struct Worth {
    card: &'static str,
    paranoid: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    maxn: Option<Vec<f64>>,
}

/// The table size of a solver for whole rounds, as a power of two.
const TABLE_BITS: u32 = 20;

impl Solve {
    pub(crate) fn run(self) -> anyhow::Result<Outcome> {
        let mut solver = Solver::new(TABLE_BITS);
        for_each_valid(std::slice::from_ref(&self.file), false, |out, place, record| {
            self.solve(&record, place, &mut solver, out)
        })
    }

    fn solve(
        &self,
        record: &Record,
        place: &str,
        solver: &mut Solver,
        out: &mut impl Write,
    ) -> anyhow::Result<Outcome> {
        let Some(round) = record.unfinished_round() else {
            eprintln!("qyrsqyrs: {place}: no round is in progress, so there is no card to evaluate");
            return Ok(Outcome::No);
        };
        for seat in round.waiting() {
            let solved = self.solve_seat(round, seat, solver);
            if self.json { json_line(out, &solved)? } else { print(out, &solved)? }
        }
        Ok(Outcome::Yes)
    }

    fn solve_seat(&self, round: &Round, seat: Seat, solver: &mut Solver) -> Solved {
        let players = round.players();
        if round.phase() == Phase::Stash {
            let others: Vec<Seat> = round.waiting().filter(|&other| other != seat).collect();
            if !others.is_empty() {
                eprintln!(
                    "qyrsqyrs: other seats still have to stash, and the search tries each of their choices: this can take minutes"
                );
            }
            let values = solver.paranoid_stash(round.position(), seat, &others);
            return solved(players, seat, "stash", &values, None);
        }
        let values = solver.paranoid(round.position(), seat);
        let quick = match players {
            PlayerCount::Three => 6,
            PlayerCount::Four => 5,
        };
        let wanted = self.maxn || round.hand(seat).len() <= quick;
        let vectors = wanted.then(|| solver.maxn(round.position()));
        solved(players, seat, "play", &values, vectors.as_ref())
    }
}

fn solved(
    players: PlayerCount,
    seat: Seat,
    phase: &'static str,
    values: &CardValues,
    vectors: Option<&CardVectors>,
) -> Solved {
    let best = values.iter().map(|&(_, value)| value).max();
    let all = |vector: &PerSeat<i32>| vector.iter().map(|&value| in_points(value, players)).collect();
    let worth = |(index, &(card, value)): (usize, &(Card, i32))| Worth {
        card: card.as_str(),
        paranoid: in_points(value, players),
        maxn: vectors.map(|vectors| all(&vectors[index].1)),
    };
    Solved {
        seat: seat.index(),
        phase,
        values: values.iter().enumerate().map(worth).collect(),
        best: values.iter().filter(|&&(_, value)| Some(value) == best).map(|(card, _)| card.as_str()).collect(),
    }
}

fn print(out: &mut impl Write, solved: &Solved) -> anyhow::Result<()> {
    let verb = if solved.phase == "stash" { "to stash" } else { "to play" };
    writeln!(out, "seat {} {verb}; best against all: {}", solved.seat, solved.best.join(" "))?;
    let with_all = solved.values.iter().any(|worth| worth.maxn.is_some());
    writeln!(out, "card  against all{}", if with_all { "   everybody for themselves, by seat" } else { "" })?;
    for worth in &solved.values {
        write!(out, "{:<4} {:>12.2}", worth.card, worth.paranoid)?;
        worth.maxn.iter().flatten().try_for_each(|value| write!(out, " {value:>9.2}"))?;
        writeln!(out)?;
    }
    Ok(())
}
