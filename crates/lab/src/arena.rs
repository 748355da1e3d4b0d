//! Bots against bots: every deal is played in every rotation of the seats.

use std::ops::Range;

use rayon::prelude::*;
use rules::{Round, Rules};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::player::{Contestant, deal, deal_seed, play_out};
use crate::{LatencyHistogram, Player};

/// A tournament of bots: its rules, its players and its seed.
#[derive(Clone, Debug)]
pub struct Arena {
    rules: Rules,
    entries: Vec<Player>,
    seed: u64,
}

/// The results of the deals played so far. Sums are over deals, of what an entry got in all rotations of a deal, in
/// scaled utility: the sum of all points minus the number of players times one's own.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Standings {
    /// Deals played, each in every rotation.
    pub deals: u64,
    utility: Vec<i64>,
    products: Vec<Vec<i64>>,
    points: Vec<u64>,
    flawless: Vec<u64>,
    grand: Vec<u64>,
    times: Vec<LatencyHistogram>,
}

impl Arena {
    /// An arena with one entry for each seat; `None` if the rules need another number of players.
    #[must_use]
    pub fn new(rules: Rules, entries: Vec<Player>, seed: u64) -> Option<Arena> {
        (rules.players.count() == entries.len()).then_some(Arena { rules, entries, seed })
    }

    /// The settings of this arena. Standings with other settings must not be added to it.
    #[must_use]
    pub fn setup(&self) -> Value {
        let seats: Vec<String> = self.entries.iter().map(Player::to_string).collect();
        json!({"seats": seats, "rules": self.rules, "seed": self.seed})
    }

    /// Whether these standings can come from this arena: one entry for each seat, and no figure beyond what its deals
    /// allow. Standings that were read from a file must be checked before anything is added to them.
    #[must_use]
    pub fn can_have(&self, standings: &Standings) -> bool {
        let count = self.entries.len();
        let Standings { deals, utility, products, points, flawless, grand, times } = standings;
        // Three Flawless players make 140 points 1,120, all of them one player's: a scaled utility of -3,360, and with
        // four rotations of a deal less than 20,000 either way.
        let most = |of_a_deal: u64| deals.checked_mul(of_a_deal).filter(|most| *most <= i64::MAX as u64 / 4);
        let (Some(rounds), Some(sums), Some(squares)) = (most(count as u64), most(20_000), most(400_000_000)) else {
            return false;
        };
        let lengths = [utility.len(), products.len(), points.len(), flawless.len(), grand.len(), times.len()];
        lengths == [count; 6]
            && utility.iter().all(|sum| sum.unsigned_abs() <= sums)
            && products.iter().all(|row| row.len() == count && row.iter().all(|sum| sum.unsigned_abs() <= squares))
            && points.iter().all(|sum| *sum <= sums)
            && flawless.iter().chain(grand).all(|sum| *sum <= rounds)
            && times.iter().all(|times| times.count().is_some_and(|count| count <= sums))
    }

    /// Plays these deals, on as many threads as the pool has. The figures, times excepted, do not depend on their
    /// number.
    #[must_use]
    pub fn play(&self, deals: Range<u64>) -> Standings {
        let empty = || Standings::empty(self.entries.len());
        let players: Vec<Contestant> = self.entries.iter().map(|entry| entry.contestant()).collect();
        let merge = |mut all: Standings, part: Standings| {
            all.merge(&part);
            all
        };
        deals.into_par_iter().map(|index| self.play_deal(index, &players)).reduce(empty, merge)
    }

    fn play_deal(&self, index: u64, players: &[Contestant]) -> Standings {
        let count = self.entries.len();
        let (deal, _) = deal(self.rules.players, self.seed, index);
        let mut standings = Standings::empty(count);
        for rotation in 0..count {
            let entry_at = |seat: rules::Seat| (seat.index() + count - rotation) % count;
            let mut round = Round::new(&self.rules, deal);
            play_out(&mut round, players, entry_at, deal_seed(self.seed, index), Some(&mut standings.times));
            standings.add_round(&round, entry_at);
        }
        standings.close_deal();
        standings
    }

    /// The figures as JSON: means over deals, utilities in points.
    #[must_use]
    pub fn as_json(&self, standings: &Standings) -> Value {
        let count = self.entries.len();
        let seats: Vec<Value> = (0..count)
            .map(|entry| {
                let rounds = (standings.deals.max(1) * count as u64) as f64;
                json!({
                    "bot": self.entries[entry].to_string(),
                    "points": standings.points[entry] as f64 / rounds,
                    "utility": standings.utility(entry).0,
                    "ci95": finite(standings.utility(entry).1),
                    "flawless": standings.flawless[entry] as f64 / rounds,
                    "grand": standings.grand[entry] as f64 / rounds,
                    "ms_p50": standings.times[entry].quantile_ms(0.5),
                    "ms_p99": standings.times[entry].quantile_ms(0.99),
                })
            })
            .collect();
        let difference = |(a, b): (usize, usize)| {
            let (utility, ci95) = standings.difference(a, b);
            json!({"of": a, "to": b, "utility": utility, "ci95": finite(ci95)})
        };
        let pairs = (0..count).flat_map(|a| (a + 1..count).map(move |b| (a, b)));
        let differences: Vec<Value> = pairs.map(difference).collect();
        json!({
            "seats": seats,
            "differences": differences,
            "deals": standings.deals,
            "seed": self.seed,
            "rules": self.rules,
        })
    }
}

/// JSON has no infinity: an unknown interval is null.
fn finite(value: f64) -> Option<f64> {
    value.is_finite().then_some(value)
}

impl Standings {
    fn empty(entries: usize) -> Standings {
        Standings {
            deals: 0,
            utility: vec![0; entries],
            products: vec![vec![0; entries]; entries],
            points: vec![0; entries],
            flawless: vec![0; entries],
            grand: vec![0; entries],
            times: vec![LatencyHistogram::default(); entries],
        }
    }

    fn add_round(&mut self, round: &Round, entry_at: impl Fn(rules::Seat) -> usize) {
        let score = round.score().expect("the round is over");
        let utilities = solver::utilities(round.position());
        for (seat, &points) in score.points.iter_with_seat() {
            self.points[entry_at(seat)] += u64::from(points);
            self.utility[entry_at(seat)] += i64::from(utilities[seat]);
        }
        score.flawless().for_each(|seat| self.flawless[entry_at(seat)] += 1);
        if let Some(seat) = score.grand() {
            self.grand[entry_at(seat)] += 1;
        }
    }

    /// Counts the sums over the rotations of one deal as one observation.
    fn close_deal(&mut self) {
        self.deals = 1;
        for a in 0..self.utility.len() {
            for b in 0..self.utility.len() {
                self.products[a][b] = self.utility[a] * self.utility[b];
            }
        }
    }

    /// Adds the results of other deals.
    pub fn merge(&mut self, other: &Standings) {
        if self.utility.is_empty() {
            *self = Standings::empty(other.utility.len());
        }
        self.deals += other.deals;
        for entry in 0..other.utility.len() {
            self.utility[entry] += other.utility[entry];
            self.points[entry] += other.points[entry];
            self.flawless[entry] += other.flawless[entry];
            self.grand[entry] += other.grand[entry];
            self.times[entry].merge(&other.times[entry]);
            for (mine, theirs) in self.products[entry].iter_mut().zip(&other.products[entry]) {
                *mine += theirs;
            }
        }
    }

    /// The mean utility of an entry in points per round, and half its 95 % interval.
    #[must_use]
    pub fn utility(&self, entry: usize) -> (f64, f64) {
        self.mean_and_ci(self.utility[entry], self.products[entry][entry])
    }

    /// The difference of two entries' utilities on the same deals, and half its 95 % interval.
    #[must_use]
    pub fn difference(&self, a: usize, b: usize) -> (f64, f64) {
        let squares = self.products[a][a] + self.products[b][b] - 2 * self.products[a][b];
        self.mean_and_ci(self.utility[a] - self.utility[b], squares)
    }

    fn mean_and_ci(&self, sum: i64, squares: i64) -> (f64, f64) {
        let players = self.utility.len() as f64;
        let scale = players * (players - 1.0);
        let deals = self.deals as f64;
        let mean = sum as f64 / deals.max(1.0);
        let variance = (squares as f64 / deals.max(1.0) - mean * mean).max(0.0);
        let ci95 = if self.deals < 2 { f64::INFINITY } else { 1.96 * (variance / (deals - 1.0)).sqrt() };
        (mean / scale, ci95 / scale)
    }
}
