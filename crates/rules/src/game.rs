//! A match: rounds one after another, until its length is reached.

use crate::{Length, PerSeat, Rules, Score, Seat};

/// The standing of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    rules: Rules,
    first_dealer: Seat,
    scores: Vec<Score>,
    totals: PerSeat<u32>,
}

/// Why a score cannot be added to a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MatchError {
    /// The match has ended.
    #[error("the match was over before this round")]
    AlreadyOver,
    /// The score is of another number of players.
    #[error("the score is of another number of players")]
    OtherPlayers,
}

impl Match {
    /// A match whose first round `first_dealer` deals.
    #[must_use]
    pub fn new(rules: Rules, first_dealer: Seat) -> Match {
        Match { rules, first_dealer, scores: Vec::new(), totals: PerSeat::filled(rules.players, 0) }
    }

    /// Adds the score of the round just finished.
    pub fn add(&mut self, score: Score) -> Result<(), MatchError> {
        if self.is_over() {
            return Err(MatchError::AlreadyOver);
        }
        if score.points.players() != self.rules.players {
            return Err(MatchError::OtherPlayers);
        }
        for (seat, points) in score.points.iter_with_seat() {
            self.totals[seat] += points;
        }
        self.scores.push(score);
        Ok(())
    }

    /// The rules of the match.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The dealer of the next round, or of the one being played.
    #[must_use]
    pub fn dealer(&self) -> Seat {
        self.rules.players.step(self.first_dealer, self.scores.len())
    }

    /// The scores of the finished rounds.
    #[must_use]
    pub fn scores(&self) -> &[Score] {
        &self.scores
    }

    /// The points of all finished rounds.
    #[must_use]
    pub fn totals(&self) -> &PerSeat<u32> {
        &self.totals
    }

    /// Whether its length is reached.
    #[must_use]
    pub fn is_over(&self) -> bool {
        match self.rules.length {
            Length::Until(limit) => self.totals.iter().any(|&points| points >= limit),
            _ => self.rules.planned_rounds().is_some_and(|planned| self.scores.len() >= planned),
        }
    }

    /// The winners: all players with the fewest points once the match is over, nobody before.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        let fewest = self.totals.iter().copied().min().filter(|_| self.is_over());
        self.totals.iter_with_seat().filter_map(move |(seat, &points)| (Some(points) == fewest).then_some(seat))
    }

    /// The rank of each player, from 1; equal points share a rank.
    #[must_use]
    pub fn places(&self) -> PerSeat<usize> {
        self.totals.map(|points| 1 + self.totals.iter().filter(|&other| other < points).count())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{GrandOwn, PlayerCount};

    fn score(raw: [u32; 4]) -> Score {
        let seats = |values: [u32; 4]| PerSeat::from_fn(PlayerCount::Four, |seat| values[seat.index()]);
        Score::new(GrandOwn::Keeps, seats(raw), seats([2, 2, 2, 1]))
    }

    fn game(length: Length) -> Match {
        Match::new(Rules { length, ..Rules::default() }, Seat::S2)
    }

    #[test]
    fn everybody_deals_once_by_default() {
        let mut game = game(Length::default());
        let mut dealers = Vec::new();
        while !game.is_over() {
            assert_eq!(game.winners().count(), 0);
            dealers.push(game.dealer().index());
            game.add(score([70, 30, 30, 10])).unwrap();
        }
        assert_eq!(dealers, [2, 3, 0, 1]);
        assert_eq!(game.winners().map(Seat::index).collect::<Vec<_>>(), [3]);
        assert_eq!(game.places().as_slice(), [4, 2, 2, 1]);
        assert_eq!(game.add(score([70, 30, 30, 10])), Err(MatchError::AlreadyOver));
    }

    #[test]
    fn a_mark_ends_the_match_when_it_is_reached_exactly() {
        let mut game = game(Length::Until(140));
        game.add(score([70, 30, 30, 10])).unwrap();
        assert!(!game.is_over());
        game.add(score([70, 0, 0, 70])).unwrap();
        assert!(game.is_over());
    }

    #[test]
    fn equal_points_share_the_win() {
        let mut game = game(Length::Rounds(1));
        game.add(score([10, 60, 10, 60])).unwrap();
        assert_eq!(game.winners().map(Seat::index).collect::<Vec<_>>(), [0, 2]);
    }
}
