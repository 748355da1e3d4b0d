//! The score of a round.

use serde::{Deserialize, Serialize};

use crate::{GrandOwn, PerSeat, PlayerCount, Seat};

/// The score of one round: who took what, and what it comes to.
///
/// ```
/// use rules::{GrandOwn, PerSeat, PlayerCount, Score};
/// let seats = |values: [u32; 4]| PerSeat::from_fn(PlayerCount::Four, |seat| values[seat.index()]);
/// let score = Score::new(GrandOwn::Keeps, seats([90, 50, 0, 0]), seats([4, 3, 0, 0]));
/// assert_eq!(score.points.as_slice(), [360, 200, 0, 0]);
/// assert_eq!(score.flawless().count(), 2);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Score {
    /// The face values each seat took, with the chest.
    pub raw: PerSeat<u32>,
    /// The tricks each seat won.
    pub tricks: PerSeat<u32>,
    /// The minus points each seat gets.
    pub points: PerSeat<u32>,
}

impl Score {
    /// The points of each opponent of a Grand.
    pub const GRAND: u32 = 500;

    /// The score of a finished round in which seats won these face values and tricks.
    #[must_use]
    pub fn new(grand_own: GrandOwn, raw: PerSeat<u32>, tricks: PerSeat<u32>) -> Score {
        let players = raw.players();
        let of =
            |values: &PerSeat<u32>| std::array::from_fn(|index| values.as_slice().get(index).copied().unwrap_or(0));
        let points = points(players, grand_own, of(&raw), of(&tricks));
        Score { raw, tricks, points: PerSeat::from_fn(players, |seat| points[seat.index()]) }
    }

    /// The player who won every trick.
    #[must_use]
    pub fn grand(&self) -> Option<Seat> {
        let all = self.tricks.iter().sum::<u32>();
        self.tricks.iter_with_seat().find_map(|(seat, &won)| (won == all).then_some(seat))
    }

    /// The players who won no trick, unless there is a Grand.
    pub fn flawless(&self) -> impl Iterator<Item = Seat> + '_ {
        let grand = self.grand().is_some();
        self.tricks.iter_with_seat().filter_map(move |(seat, &won)| (won == 0 && !grand).then_some(seat))
    }

    /// The multiplier of raw points: 2 for each Flawless player, 1 without any.
    #[must_use]
    pub fn factor(&self) -> u32 {
        1 << self.flawless().count()
    }
}

/// The points of a round from raw points and tricks; seats beyond the players have 0 of everything.
#[inline]
pub(crate) fn points(players: PlayerCount, grand_own: GrandOwn, raw: [u32; 4], tricks: [u32; 4]) -> [u32; 4] {
    let seated = players.count();
    let without_trick = tricks[..seated].iter().filter(|&&won| won == 0).count();
    if without_trick + 1 < seated {
        return raw.map(|points| points << without_trick);
    }
    let mut points = [0; 4];
    for seat in 0..seated {
        points[seat] = match (tricks[seat], grand_own) {
            (0, _) => Score::GRAND,
            (_, GrandOwn::Keeps) => raw[seat],
            (_, GrandOwn::Zero) => 0,
        };
    }
    points
}
