//! Statistics of many rounds, in whole numbers.

use rules::{Card, CardSet, Deal, PerSeat, PlayerCount, Position, Score, Seat};
use serde::{Deserialize, Serialize};

use crate::swings::fewest;
use crate::{Moments, Swings};

/// Points of a round are counted in steps of this many.
pub(crate) const POINTS_STEP: u32 = 20;
/// The number of steps; the last one takes all higher points.
const POINTS_STEPS: usize = 29;
/// More points than any chest has.
const MAX_CHEST_POINTS: usize = 40;
/// The courses that a round can take: every set of winners, every taker of the chest, and four kinds of ending.
const COURSES: usize = 16 * 4 * 4;

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
    /// What the points of the chest change about who wins.
    #[serde(default)]
    pub by_chest: Swings,
    /// What the last trick with the chest changes about who wins. Random rounds are not checked: only their end is
    /// known.
    #[serde(default)]
    pub by_last_trick: Swings,
    /// Rounds by their course: who wins, who takes the chest (both by place from the dealer's left), and how many
    /// players are Flawless or whether there is a Grand.
    #[serde(default)]
    pub courses: Vec<u64>,
}

/// A finished round, as the statistics need it.
pub(crate) struct Finished<'a> {
    pub(crate) deal: &'a Deal,
    pub(crate) stash: &'a PerSeat<Option<Card>>,
    pub(crate) end: &'a Position,
    /// The points of the last trick without the chest, if they are known.
    pub(crate) last_trick: Option<u32>,
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
            courses: vec![0; COURSES],
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
        self.add_swings(end, round.last_trick);
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
        let by_place: Vec<u32> = places_in_order(round.deal).map(|seat| score.points[seat]).collect();
        let ending = if score.grand().is_some() { 3 } else { score.flawless().count() };
        self.courses[(fewest(&by_place) * 4 + place(end.turn())) * 4 + ending] += 1;
    }

    /// Compares the points with those that the round would have had without its chest, and with those before its last
    /// trick.
    fn add_swings(&mut self, end: &Position, last_trick: Option<u32>) {
        let score = end.score();
        let chest = end.chest().points();
        let without = |points: u32| {
            PerSeat::from_fn(end.players(), |seat| score.raw[seat] - if seat == end.turn() { points } else { 0 })
        };
        let no_chest = Score::new(end.grand_own(), without(chest), score.tricks).points;
        self.by_chest.add(no_chest.as_slice(), score.points.as_slice());
        if let Some(last_trick) = last_trick {
            // Doublings do not change the order, and a Grand is not yet won.
            self.by_last_trick.add(without(chest + last_trick).as_slice(), score.points.as_slice());
        }
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
        self.by_chest.merge(&other.by_chest);
        self.by_last_trick.merge(&other.by_last_trick);
        add_all(&mut self.courses, &other.courses);
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

    /// The chance that two of the rounds, drawn at random, have the same course.
    #[must_use]
    pub fn same_course_rate(&self) -> f64 {
        let pairs = |count: u64| count as f64 * (count as f64 - 1.0);
        self.courses.iter().map(|&count| pairs(count)).sum::<f64>() / pairs(self.courses.iter().sum()).max(1.0)
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

/// The seats in the order in which they play the first trick.
fn places_in_order(deal: &Deal) -> impl Iterator<Item = Seat> {
    let players = deal.players();
    let first = deal.first_leader();
    (0..players.count()).map(move |place| players.step(first, place))
}

fn add_all(mine: &mut [u64], theirs: &[u64]) {
    mine.iter_mut().zip(theirs).for_each(|(mine, theirs)| *mine += theirs);
}
