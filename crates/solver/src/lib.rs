//! Double-dummy solver: exact play with all cards known.
//!
//! A round's *utility* of a player is the mean of the opponents' points minus their own. Values here are utilities
//! times the number of opponents, which makes them whole numbers; [`in_points`] turns them into points. Two kinds of
//! play are solved, from any moment of a round and under every option:
//!
//! - [`Solver::paranoid`]: one against all. The seat maximises its utility, all others minimise it (alpha-beta, MTD(f)).
//! - [`Solver::maxn`]: max^n. Each player chooses what is best for their own utility; of cards that
//!   are equally good for them, the one that is worst for the next player clockwise, then for the one after. All
//!   utilities of a round add up to 0, so this rule decides every tie, and it depends on values alone: neither the names of
//!   cards nor the order of search can change a result.
//!
//! # What a value depends on
//!
//! With `n` players, scaled utility is the sum of all points minus `n` times one's own. Unless there is a Grand, the
//! points of all are the face values `T` of the deck times a factor `f`, 2 for each Flawless player. So
//!
//! > scaled utility = `f * (T - n * raw)`
//!
//! depends on one's own raw points and on *how many* players have won a trick, and on nothing else of the past. A Grand
//! is possible only as long as a single player has won tricks, and its utilities are constants. Before a trick,
//! therefore, this is enough: the cards still held, who leads, *who* has won a trick (a set), the points in the chest,
//! and raw points; for paranoid search those of one seat only, for max^n those of all. Cards never change hands, so
//! with the hands at the root known, the set of cards still held says who holds them, and a state fits in one word that
//! is compared whole: a table never takes one state for another.
//!
//! Past points matter even less:
//! - When everybody has won a trick, `f` is 1 and past points only shift the value.
//! - When fewer than two have, the points taken follow from the cards left.
//! - In between, more points in the past lower a paranoid value by at least `n` times the smallest and at most `n` times
//!   the largest factor still possible for each point. So a table entry made with other past points still gives bounds.
//!
//! Numbers count as points and by their order, and by nothing else. So in paranoid search, states in which the same
//! players own the remaining cards of each suit in the same order share an entry of the table. It keeps the cards it
//! was made with, and the points by which they differ widen its bounds.
//!
//! The holder of the highest Queen is certain to win a trick, so they are not Flawless and nobody else makes a Grand.
//!
//! Cards of one hand with no other player's card between them in rank are equivalent except for points. Exchanging two
//! of them moves the value by at most `n * f` for each point of difference, which often tells that a card cannot be
//! better than one already searched. Queens have no points: under `queen_lead: trump` adjacent ones are the same card.
//!
//! The crate does no IO, reads no clock and needs no randomness; [`mod@bench`] makes its deals from fixed seeds.

pub mod bench;

mod board;
mod equivalent_cards;
mod last_two_tricks;
mod maxn;
mod move_ordering;
mod owner_order;
mod paranoid;
mod transposition;

use arrayvec::ArrayVec;
use rules::{Card, CardSet, PerSeat, PlayerCount, Position, Seat};

use board::{Board, SearchContext};
use maxn::{MaxN, MaxNState};
use paranoid::{INFINITY, Paranoid, ParanoidState};
use transposition::{Bounds, LAST_GENERATION, TranspositionTable};

/// The scaled utility of one seat after each legal card, in the order of the cards.
pub type CardValues = ArrayVec<(Card, i32), 10>;
/// The scaled utilities of all seats after each legal card, in the order of the cards.
pub type CardVectors = ArrayVec<(Card, PerSeat<i32>), 10>;

/// The first guess of MTD(f). It is above most values: refuting a guess that is too high takes one good reply per move,
/// proving that a guess is too low takes a full strategy.
const MTDF_FIRST_GUESS: i32 = 100;

/// A scaled utility in points: the mean of the opponents' points minus one's own.
#[must_use]
pub fn in_points(scaled: i32, players: PlayerCount) -> f64 {
    f64::from(scaled) / (players.count() - 1) as f64
}

/// The scaled utilities of a finished round.
#[must_use]
pub fn utilities(position: &Position) -> PerSeat<i32> {
    let players = position.players();
    let points = position.points().map(|points| points as i32);
    let sum: i32 = points.iter().sum();
    PerSeat::from_fn(players, |seat| sum - players.count() as i32 * points[seat.index()])
}

/// Runs searches and owns their transposition tables. Keep one for many positions: allocating the tables takes time.
pub struct Solver {
    bits: u32,
    bounds: TranspositionTable<Bounds>,
    vectors: TranspositionTable<maxn::Vector>,
    generation: u16,
    nodes: u64,
}

impl Default for Solver {
    /// A solver with tables of 3 MB, which suit endings.
    fn default() -> Solver {
        Solver::new(17)
    }
}

impl Solver {
    /// A solver with tables of 2^`bits` entries of 24 bytes, one for paranoid search and one for max^n. A table is
    /// allocated when it is first needed. 17 bits suit paranoid search of whole rounds, 20 max^n search of long
    /// endings.
    #[must_use]
    pub fn new(bits: u32) -> Solver {
        let bits = bits.clamp(4, 28);
        let (bounds, vectors) = (TranspositionTable::UNALLOCATED, TranspositionTable::UNALLOCATED);
        Solver { bits, bounds, vectors, generation: 0, nodes: 0 }
    }

    /// Nodes of all searches so far: states before a lead, counted at every visit.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The scaled utility of `seat` after each legal card of the player whose turn it is, when that seat maximises it
    /// and all others minimise it. Empty when the round is over.
    ///
    /// ```
    /// use rules::{CardSet, PerSeat, PlayerCount, Position, Rules, Seat};
    /// let hands = ["R2 G2", "R3 G3", "R4 G4", "R5 G5"].map(|hand| hand.parse::<CardSet>().unwrap());
    /// let hands = PerSeat::from_fn(PlayerCount::Four, |seat| hands[seat.index()]);
    /// let position = Position::new(&Rules::default(), &hands, CardSet::EMPTY, Seat::S0);
    /// // Whatever seat 0 leads, seat 3 takes it and then the rest: a Grand against seat 0.
    /// let values = solver::Solver::default().paranoid(&position, Seat::S0);
    /// assert!(values.iter().all(|&(_, value)| value == 28 - 500));
    /// ```
    #[must_use]
    pub fn paranoid(&mut self, position: &Position, seat: Seat) -> CardValues {
        self.begin_paranoid(position);
        match position.players() {
            PlayerCount::Three => self.paranoid_cards::<3>(position, seat),
            PlayerCount::Four => self.paranoid_cards::<4>(position, seat),
        }
    }

    /// The value of the best card alone, which is found faster than the values of all.
    #[must_use]
    pub fn paranoid_value(&mut self, position: &Position, seat: Seat) -> i32 {
        self.begin_paranoid(position);
        match position.players() {
            PlayerCount::Three => self.paranoid_best::<3>(position, seat),
            PlayerCount::Four => self.paranoid_best::<4>(position, seat),
        }
    }

    /// The scaled utilities of all seats after each legal card, when everybody plays for themselves. Empty when the
    /// round is over.
    #[must_use]
    pub fn maxn(&mut self, position: &Position) -> CardVectors {
        self.begin_maxn(position);
        match position.players() {
            PlayerCount::Three => self.maxn_cards::<3>(position),
            PlayerCount::Four => self.maxn_cards::<4>(position),
        }
    }

    /// The scaled utility of `seat` after each card it could put into the chest, when all others play against it.
    /// `others` are the seats that have still to stash; they choose knowing its card. Everybody else has stashed
    /// already.
    ///
    /// Each seat that has still to stash makes this some times slower: with none it takes a few solves of a whole
    /// round, with three some hundreds.
    #[must_use]
    pub fn paranoid_stash(&mut self, position: &Position, seat: Seat, others: &[Seat]) -> CardValues {
        self.begin_paranoid(position);
        match position.players() {
            PlayerCount::Three => self.stash_cards::<3>(position, seat, others),
            PlayerCount::Four => self.stash_cards::<4>(position, seat, others),
        }
    }

    fn stash_cards<const N: usize>(&mut self, position: &Position, seat: Seat, others: &[Seat]) -> CardValues {
        let mut state = ParanoidState::<N>::of(position, seat);
        state.board.left = (position.hand(seat).len() - 1) as u8;
        let relative = |other: &Seat| (other.index() + N - seat.index()) % N;
        let others: ArrayVec<usize, 4> = others.iter().filter(|&&other| other != seat).map(relative).collect();
        let mut search = Paranoid::new(self, position, &state.board);
        let value_of = |card: Card| {
            let mut next = state;
            next.board.stash(0, card.index());
            (card, search.mtdf(&next, &others, MTDF_FIRST_GUESS))
        };
        position.hand(seat).iter().map(value_of).collect()
    }

    fn paranoid_cards<const N: usize>(&mut self, position: &Position, seat: Seat) -> CardValues {
        let state = ParanoidState::<N>::of(position, seat);
        let mut search = Paranoid::new(self, position, &state.board);
        let value_of = |card: Card| {
            let mut next = state;
            next.play(card.index() as u32, &search.context);
            (card, search.search(&next, -INFINITY, INFINITY))
        };
        CardSet::from_bits(state.board.legal()).iter().map(value_of).collect()
    }

    fn paranoid_best<const N: usize>(&mut self, position: &Position, seat: Seat) -> i32 {
        let state = ParanoidState::<N>::of(position, seat);
        Paranoid::new(self, position, &state.board).mtdf(&state, &[], MTDF_FIRST_GUESS)
    }

    fn maxn_cards<const N: usize>(&mut self, position: &Position) -> CardVectors {
        let players = position.players();
        let raw = std::array::from_fn(|seat| position.taken(Seat::from_index_wrapping(seat)).points() as i16);
        let state = MaxNState { board: Board::<N>::of(position, Seat::S0), raw };
        let mut search = MaxN { solver: self, context: SearchContext::of(position) };
        let values_of = |card: Card| {
            let mut next = state;
            next.play(card.index() as u32, &search.context);
            let values = search.search(&next);
            (card, PerSeat::from_fn(players, |seat| i32::from(values[seat.index()])))
        };
        CardSet::from_bits(state.board.legal()).iter().map(values_of).collect()
    }

    fn begin_paranoid(&mut self, position: &Position) {
        self.bounds.prepare(self.bits, bounds_bits(position));
        self.next_generation();
    }

    fn begin_maxn(&mut self, position: &Position) {
        self.vectors.prepare(self.bits, vector_bits(position));
        self.next_generation();
    }

    /// Entries of earlier searches belong to other hands, so they must not match.
    fn next_generation(&mut self) {
        if self.generation == LAST_GENERATION {
            self.bounds.clear();
            self.vectors.clear();
            self.generation = 0;
        }
        self.generation += 1;
    }
}

/// The number of table entries, as a power of two, that suits a paranoid search of this many cards. A larger table has
/// more hits, a smaller one stays in a nearer cache.
fn bounds_bits(position: &Position) -> u32 {
    match (position.players(), largest_hand(position)) {
        (PlayerCount::Four, 0..=4) | (PlayerCount::Three, 0..=6) => 12,
        (PlayerCount::Four, 5) | (PlayerCount::Three, 7) => 14,
        (PlayerCount::Four, 6) | (PlayerCount::Three, 8) => 15,
        _ => 17,
    }
}

/// The same for a max^n search, which visits many more states.
fn vector_bits(position: &Position) -> u32 {
    match (position.players(), largest_hand(position)) {
        (PlayerCount::Four, 0..=4) | (PlayerCount::Three, 0..=6) => 12,
        (PlayerCount::Four, 5) => 15,
        _ => 20,
    }
}

fn largest_hand(position: &Position) -> usize {
    position.players().seats().map(|seat| position.hand(seat).len()).max().unwrap_or(0)
}
