//! Seats around the table, counted clockwise from 0, and one value for each of them.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The number of players; in JSON a number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u64", into = "u64")]
pub enum PlayerCount {
    /// Three players: ten cards each and two cards dealt into the chest.
    Three,
    /// Four players: eight cards each.
    #[default]
    Four,
}

impl PlayerCount {
    /// Both table sizes.
    pub const ALL: [PlayerCount; 2] = [PlayerCount::Three, PlayerCount::Four];

    /// Three or four; `None` for any other number.
    #[must_use]
    pub const fn new(count: u64) -> Option<PlayerCount> {
        match count {
            3 => Some(PlayerCount::Three),
            4 => Some(PlayerCount::Four),
            _ => None,
        }
    }

    /// The number of players.
    #[must_use]
    #[inline]
    pub const fn count(self) -> usize {
        match self {
            PlayerCount::Three => 3,
            PlayerCount::Four => 4,
        }
    }

    /// Cards in a dealt hand.
    #[must_use]
    pub const fn hand_size(self) -> usize {
        match self {
            PlayerCount::Three => 10,
            PlayerCount::Four => 8,
        }
    }

    /// Tricks in a round: one card of each hand goes into the chest.
    #[must_use]
    pub const fn tricks(self) -> usize {
        self.hand_size() - 1
    }

    /// Cards played in a whole round.
    #[must_use]
    pub const fn plays(self) -> usize {
        self.tricks() * self.count()
    }

    /// Cards dealt face down into the chest.
    #[must_use]
    pub const fn dealt_to_chest(self) -> usize {
        32 - self.count() * self.hand_size()
    }

    /// Cards in the chest once everybody has stashed.
    #[must_use]
    pub const fn chest_size(self) -> usize {
        self.dealt_to_chest() + self.count()
    }

    /// All seats, from seat 0 clockwise.
    pub fn seats(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..self.count() as u8).map(Seat)
    }

    /// All seats, from `first` clockwise.
    pub fn seats_from(self, first: Seat) -> impl Iterator<Item = Seat> + Clone {
        (0..self.count()).map(move |steps| self.step(first, steps))
    }

    /// The next seat clockwise, on the left of `seat`.
    #[must_use]
    #[inline]
    pub const fn next(self, seat: Seat) -> Seat {
        let next = seat.0 + 1;
        Seat(if next as usize == self.count() { 0 } else { next })
    }

    /// The seat `steps` places clockwise from `seat`.
    #[must_use]
    pub const fn step(self, seat: Seat, steps: usize) -> Seat {
        Seat(((seat.0 as usize + steps) % self.count()) as u8)
    }

    /// Whether the seat exists.
    #[must_use]
    pub const fn has(self, seat: Seat) -> bool {
        (seat.0 as usize) < self.count()
    }
}

/// A number of players other than three or four.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} players cannot play: the game is for 3 or 4")]
pub struct PlayerCountError(u64);

impl TryFrom<u64> for PlayerCount {
    type Error = PlayerCountError;

    fn try_from(count: u64) -> Result<PlayerCount, PlayerCountError> {
        PlayerCount::new(count).ok_or(PlayerCountError(count))
    }
}

impl From<PlayerCount> for u64 {
    fn from(players: PlayerCount) -> u64 {
        players.count() as u64
    }
}

/// A place at the table, 0 to 3; in JSON the number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u64", into = "u64")]
pub struct Seat(u8);

impl Seat {
    /// Seat 0.
    pub const S0: Seat = Seat(0);
    /// Seat 1.
    pub const S1: Seat = Seat(1);
    /// Seat 2.
    pub const S2: Seat = Seat(2);
    /// Seat 3, which only tables of four have.
    pub const S3: Seat = Seat(3);

    /// The seat of an index from 0 to 3.
    ///
    /// ```
    /// use rules::Seat;
    /// assert_eq!([0, 3, 4].map(Seat::new), [Some(Seat::S0), Some(Seat::S3), None]);
    /// ```
    #[must_use]
    pub const fn new(index: u8) -> Option<Seat> {
        if index < 4 { Some(Seat(index)) } else { None }
    }

    /// The seat of an index modulo 4, without a check: for loops that count over arrays of four.
    #[must_use]
    #[inline]
    pub const fn from_index_wrapping(index: usize) -> Seat {
        Seat((index & 3) as u8)
    }

    /// The seat's number, 0 to 3.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 & 3) as usize
    }
}

/// A number that no seat has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} is not a seat: seats count from 0 to 3")]
pub struct SeatError(u64);

impl TryFrom<u64> for Seat {
    type Error = SeatError;

    fn try_from(number: u64) -> Result<Seat, SeatError> {
        u8::try_from(number).ok().and_then(Seat::new).ok_or(SeatError(number))
    }
}

impl From<Seat> for u64 {
    fn from(seat: Seat) -> u64 {
        seat.0.into()
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

/// One value for each seat of a table of three or four; in JSON a list in seat order.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct PerSeat<T> {
    players: PlayerCount,
    values: [T; 4],
}

impl<T> PerSeat<T> {
    /// The value that `make` gives each seat.
    pub fn from_fn(players: PlayerCount, mut make: impl FnMut(Seat) -> T) -> PerSeat<T>
    where
        T: Default,
    {
        let values =
            std::array::from_fn(|index| if index < players.count() { make(Seat(index as u8)) } else { T::default() });
        PerSeat { players, values }
    }

    /// The values in seat order.
    #[must_use]
    pub fn as_slice(&self) -> &[T] {
        &self.values[..self.players.count()]
    }

    /// The values in seat order, to change.
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.values[..self.players.count()]
    }

    /// The values in seat order.
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.as_slice().iter()
    }

    /// Each seat with its value.
    pub fn iter_with_seat(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> {
        self.players.seats().zip(self.as_slice())
    }

    /// The number of players.
    #[must_use]
    pub const fn players(&self) -> PlayerCount {
        self.players
    }

    /// Applies `change` to each value.
    pub fn map<U: Default>(&self, mut change: impl FnMut(&T) -> U) -> PerSeat<U> {
        PerSeat::from_fn(self.players, |seat| change(&self[seat]))
    }
}

impl<T: Copy + Default> PerSeat<T> {
    /// The same value for everybody.
    #[must_use]
    pub fn filled(players: PlayerCount, value: T) -> PerSeat<T> {
        PerSeat::from_fn(players, |_| value)
    }
}

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.values[seat.index()]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.values[seat.index()]
    }
}

impl<T: fmt::Debug> fmt::Debug for PerSeat<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl<T: Serialize> Serialize for PerSeat<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de> + Default> Deserialize<'de> for PerSeat<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<PerSeat<T>, D::Error> {
        let mut values = Vec::<T>::deserialize(deserializer)?;
        let players = PlayerCount::try_from(values.len() as u64).map_err(serde::de::Error::custom)?;
        Ok(PerSeat::from_fn(players, |seat| std::mem::take(&mut values[seat.index()])))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sizes_of_both_tables() {
        let sizes = |p: PlayerCount| (p.hand_size(), p.tricks(), p.plays(), p.dealt_to_chest(), p.chest_size());
        assert_eq!(sizes(PlayerCount::Three), (10, 9, 27, 2, 5));
        assert_eq!(sizes(PlayerCount::Four), (8, 7, 28, 0, 4));
    }

    #[test]
    fn play_goes_round() {
        let order: Vec<usize> = PlayerCount::Three.seats_from(Seat::S2).map(Seat::index).collect();
        assert_eq!(order, [2, 0, 1]);
        assert_eq!(PlayerCount::Four.next(Seat::S3), Seat::S0);
        assert_eq!(PlayerCount::Three.next(Seat::S2), Seat::S0);
    }

    #[test]
    fn only_three_or_four_play() {
        assert!((0..20).filter(|&n| PlayerCount::new(n).is_some()).eq([3, 4]));
    }

    #[test]
    fn json_has_numbers_and_lists() {
        let value = PerSeat::from_fn(PlayerCount::Three, Some);
        assert_eq!(serde_json::to_string(&value).unwrap(), "[0,1,2]");
        assert_eq!(serde_json::from_str::<PerSeat<Option<Seat>>>("[0,1,2]").unwrap(), value);
        assert_eq!(serde_json::to_string(&PlayerCount::Four).unwrap(), "4");
        for text in ["[0,1]", "[0,1,2,3,0]", "[0,1,4]", "[0,1,-1]"] {
            assert!(serde_json::from_str::<PerSeat<Option<Seat>>>(text).is_err(), "{text}");
        }
        assert!(serde_json::from_str::<PlayerCount>("5").is_err());
    }
}
