//! The summary of a match in a list of matches.

use serde::{Deserialize, Serialize};

use super::Record;
use crate::{Seat, Trick};

/// The results of a match, without its cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MatchSummary {
    /// The number of finished rounds.
    pub rounds: u32,
    /// Whether the points say something about the players: the match was played from its start.
    pub counts: bool,
    /// The players in seat order.
    pub seats: Vec<SeatSummary>,
}

/// The result of one player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatSummary {
    /// Who played: the text of a [`PlayerKind`](super::PlayerKind).
    pub player: String,
    /// Their name; empty if the record has none.
    pub name: String,
    /// Their points.
    pub points: u32,
    /// Whether they won, alone or with others.
    pub won: bool,
    /// In how many rounds they were Flawless.
    pub flawless: u32,
    /// In how many rounds they made a Grand.
    pub grand: u32,
    /// In how many rounds they took the chest.
    pub chest: u32,
}

impl Record {
    /// The results of the finished rounds. Nothing if the rounds do not make a match.
    #[must_use]
    pub fn summary(&self, counts: bool) -> Option<MatchSummary> {
        let standing = self.standing().ok()?;
        let seat = |seat: Seat| SeatSummary {
            player: self.players.get(seat.index()).cloned().unwrap_or_default(),
            name: self.names.as_ref().and_then(|names| names.get(seat.index())).cloned().unwrap_or_default(),
            points: standing.totals()[seat],
            won: standing.winners().any(|winner| winner == seat),
            ..SeatSummary::default()
        };
        let mut seats: Vec<SeatSummary> = self.rules.players.seats().map(seat).collect();
        let finished = self.rounds.iter().filter_map(|round| Some((round, round.score()?)));
        let mut rounds = 0;
        for (round, score) in finished {
            rounds += 1;
            score.flawless().for_each(|seat| seats[seat.index()].flawless += 1);
            score.grand().into_iter().for_each(|seat| seats[seat.index()].grand += 1);
            let chest = round.tricks().last().and_then(Trick::winner);
            chest.into_iter().for_each(|seat| seats[seat.index()].chest += 1);
        }
        Some(MatchSummary { rounds, counts, seats })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Card, Deal, Length, Phase, PlayerCount, Round, Rules};

    /// A match in which everybody plays their first legal card.
    fn record(players: PlayerCount, rounds: u32) -> Record {
        let rules = Rules { players, length: Length::Rounds(rounds), ..Rules::default() };
        let mut record = Record::new(rules, vec!["host".to_owned(); players.count()]);
        for index in 0..rounds {
            let dealer = players.seats().nth(index as usize).unwrap();
            let mut round = Round::new(&rules, Deal::from_deck(players, dealer, &Card::ALL));
            while round.phase() != Phase::Over {
                let seat = players.seats().find(|&seat| !round.legal(seat).is_empty()).unwrap();
                let view = round.view(seat);
                round.apply(seat, view.action(view.legal().first().unwrap())).unwrap();
            }
            record.rounds.push(round);
        }
        record
    }

    #[test]
    fn every_round_has_one_taker_of_the_chest_and_all_points_are_somebodys() {
        for players in PlayerCount::ALL {
            let record = record(players, 3);
            let summary = record.summary(true).unwrap();
            assert_eq!((summary.rounds, summary.seats.len()), (3, players.count()));
            assert_eq!(summary.seats.iter().map(|seat| seat.chest).sum::<u32>(), 3);
            let points = record.rounds.iter().map(|round| round.score().unwrap().points.iter().sum::<u32>());
            assert_eq!(summary.seats.iter().map(|seat| seat.points).sum::<u32>(), points.sum::<u32>());
            assert!(summary.seats.iter().any(|seat| seat.won));
        }
    }

    #[test]
    fn a_summary_is_read_back_as_it_was_written() {
        let mut record = record(PlayerCount::Three, 1);
        record.names = Some(vec!["Ada".to_owned(), String::new(), "Ben \"B\"".to_owned()]);
        let summary = record.summary(false).unwrap();
        assert_eq!(summary.seats[2].name, "Ben \"B\"");
        let text = serde_json::to_string(&summary).unwrap();
        assert_eq!(serde_json::from_str::<MatchSummary>(&text).unwrap(), summary);
    }

    #[test]
    fn a_round_that_is_not_over_does_not_count() {
        let mut record = record(PlayerCount::Four, 2);
        let unfinished = Round::new(&record.rules, Deal::from_deck(PlayerCount::Four, Seat::S2, &Card::ALL));
        record.rounds[1] = unfinished;
        assert_eq!(record.summary(true).unwrap().rounds, 1);
    }
}
