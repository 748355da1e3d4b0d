//! Statistics of many rounds, in whole numbers.

use rules::{Card, CardSet, Deal, PerSeat, PlayerCount, Position, Seat};
use serde::{Deserialize, Serialize};

use crate::Moments;

/// Points of a round are counted in steps of this many.
pub(crate) const POINTS_STEP: u32 = 20;
/// The number of steps; the last one takes all higher points.
const POINTS_STEPS: usize = 29;
/// More points than any chest has.
const MAX_CHEST_POINTS: usize = 40;

/// The results of one seat, counted from the dealer's left.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatStats {
    /// Points of a round.
    pub points: Moments,
    /// Scaled utilities.
    pub utility: Moments,
    /// Rounds without a trick.
    pub flawless: u64,
    /// Rounds with every trick.
    pub grand: u64,
    /// Rounds in which the chest came here.
    pub chest: u64,
}

/// Scaled utilities of the players who were dealt a card, by what they did with it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardStats {
    /// Of those who kept it.
    pub kept: Moments,
    /// Of those who stashed it.
    pub stashed: Moments,
}

/// Sums over rounds. Those of two runs can be merged.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundStats {
    /// Rounds played.
    pub rounds: u64,
    /// By place from the dealer's left.
    pub places: Vec<SeatStats>,
    /// Rounds by the number of Flawless players.
    pub flawless: [u64; 3],
    /// Points of single players in steps of 20.
    pub points: Vec<u64>,
    /// Face value of the chest.
    pub chest: Moments,
    /// Chests by face value.
    pub chest_points: Vec<u64>,
    /// Chests by the number of Queens in them.
    pub chest_queens: [u64; 5],
    /// By card dealt, in the order of [`Card::index`].
    pub cards: Vec<CardStats>,
    /// Scaled utilities by entry.
    pub entries: Vec<Moments>,
    /// The first entry's scaled utility minus the second's.
    pub lead: Moments,
}

/// A finished round, as the statistics need it.
pub(crate) struct Finished<'a> {
    pub(crate) deal: &'a Deal,
    pub(crate) stash: &'a PerSeat<Option<Card>>,
    pub(crate) end: &'a Position,
    /// The only seat whose cards count; `None` if all do.
    pub(crate) explorer: Option<Seat>,
}

impl RoundStats {
    pub(crate) fn empty(players: PlayerCount) -> RoundStats {
        RoundStats {
            places: vec![SeatStats::default(); players.count()],
            points: vec![0; POINTS_STEPS],
            chest_points: vec![0; MAX_CHEST_POINTS],
            cards: vec![CardStats::default(); 32],
            entries: vec![Moments::default(); players.count()],
            ..RoundStats::default()
        }
    }

    pub(crate) fn add(&mut self, round: &Finished, entry_at: impl Fn(Seat) -> usize) {
        let end = round.end;
        let players = end.players();
        let utilities = solver::utilities(end);
        self.rounds += 1;
        self.add_score(round, &utilities);
        self.add_chest(end.chest());
        for seat in players.seats() {
            self.entries[entry_at(seat)].add(i64::from(utilities[seat]));
            if round.explorer.is_none_or(|explorer| explorer == seat) {
                self.add_cards(round.deal.hands()[seat], round.stash[seat], i64::from(utilities[seat]));
            }
        }
        let of = |entry: usize| players.seats().find(|&seat| entry_at(seat) == entry).map(|seat| utilities[seat]);
        self.lead.add(i64::from(of(0).unwrap_or(0) - of(1).unwrap_or(0)));
    }

    fn add_score(&mut self, round: &Finished, utilities: &PerSeat<i32>) {
        let end = round.end;
        let players = end.players().count();
        let place = |seat: Seat| (seat.index() + players - round.deal.dealer().index() - 1) % players;
        let score = end.score();
        for (seat, &points) in score.points.iter_with_seat() {
            let place = &mut self.places[place(seat)];
            place.points.add(i64::from(points));
            place.utility.add(i64::from(utilities[seat]));
            self.points[((points / POINTS_STEP) as usize).min(POINTS_STEPS - 1)] += 1;
        }
        self.flawless[score.flawless().count()] += 1;
        score.flawless().for_each(|seat| self.places[place(seat)].flawless += 1);
        if let Some(seat) = score.grand() {
            self.places[place(seat)].grand += 1;
        }
        self.places[place(end.turn())].chest += 1;
    }

    fn add_chest(&mut self, chest: CardSet) {
        self.chest.add(i64::from(chest.points()));
        self.chest_points[(chest.points() as usize).min(MAX_CHEST_POINTS - 1)] += 1;
        self.chest_queens[(chest & CardSet::QUEENS).len()] += 1;
    }

    fn add_cards(&mut self, dealt: CardSet, stash: Option<Card>, utility: i64) {
        for card in dealt {
            let stats = &mut self.cards[card.index()];
            if stash == Some(card) { stats.stashed.add(utility) } else { stats.kept.add(utility) }
        }
    }

    /// Adds the statistics of other rounds with as many players.
    pub fn merge(&mut self, other: &RoundStats) {
        if self.places.is_empty() {
            *self = other.clone();
            return;
        }
        self.rounds += other.rounds;
        for (mine, theirs) in self.places.iter_mut().zip(&other.places) {
            mine.points.merge(&theirs.points);
            mine.utility.merge(&theirs.utility);
            mine.flawless += theirs.flawless;
            mine.grand += theirs.grand;
            mine.chest += theirs.chest;
        }
        add_all(&mut self.flawless, &other.flawless);
        add_all(&mut self.points, &other.points);
        add_all(&mut self.chest_points, &other.chest_points);
        add_all(&mut self.chest_queens, &other.chest_queens);
        self.chest.merge(&other.chest);
        for (mine, theirs) in self.cards.iter_mut().zip(&other.cards) {
            mine.kept.merge(&theirs.kept);
            mine.stashed.merge(&theirs.stashed);
        }
        self.entries.iter_mut().zip(&other.entries).for_each(|(mine, theirs)| mine.merge(theirs));
        self.lead.merge(&other.lead);
    }

    /// A count as a fraction of all rounds.
    #[must_use]
    pub fn rate(&self, count: u64) -> f64 {
        count as f64 / self.rounds.max(1) as f64
    }

    /// The fraction of rounds that ended in a Grand.
    #[must_use]
    pub fn grand_rate(&self) -> f64 {
        self.rate(self.places.iter().map(|place| place.grand).sum())
    }

    /// The number of players.
    #[must_use]
    pub fn players(&self) -> usize {
        self.places.len()
    }

    /// A scaled utility in points.
    #[must_use]
    pub fn in_points(&self, scaled: f64) -> f64 {
        scaled / (self.players() as f64 - 1.0).max(1.0)
    }
}

fn add_all(mine: &mut [u64], theirs: &[u64]) {
    mine.iter_mut().zip(theirs).for_each(|(mine, theirs)| *mine += theirs);
}
