//! A position in the replay of a match.

use std::collections::HashMap;

use pages::replay::{MatchPage, ReplayPage, ReplayStep};
use rules::record::Record;
use rules::{Phase, Round, RoundPoint, Seat, View};

/// A position in a match, as in an address.
pub(super) struct ReplayPosition {
    round: usize,
    index: usize,
    pub(super) sight: Option<Seat>,
    take: Option<Seat>,
}

impl ReplayPosition {
    /// The position that the fields select: rounds count from 1, steps from 0. A missing or invalid field means the
    /// beginning or open hands.
    pub(super) fn of(record: &Record, fields: &HashMap<String, String>) -> ReplayPosition {
        let number = |name: &str| fields.get(name).and_then(|text| text.parse::<usize>().ok());
        let seat = |name: &str| record.rules.players.seats().find(|seat| number(name) == Some(seat.index()));
        let last = record.rounds.len().saturating_sub(1);
        ReplayPosition {
            round: number("round").map_or(0, |round| round.saturating_sub(1)).min(last),
            index: number("step").unwrap_or(0),
            sight: seat("seat"),
            take: seat("take"),
        }
    }

    /// The position of a decision: its round and step, counted from 0, and the seat that decides.
    pub(super) fn at((round, index, seat): (usize, usize, Seat)) -> ReplayPosition {
        ReplayPosition { round, index, sight: Some(seat), take: None }
    }

    /// The round and the step. Returns `None` if the record has no rounds.
    pub(super) fn in_record<'a>(&self, record: &'a Record) -> Option<ReplayCursor<'a>> {
        let round = record.rounds.get(self.round)?;
        let stashed = round.stash().iter().any(Option::is_some);
        let (plays, over) = (round.plays().len(), round.phase() == Phase::Over);
        let steps = ReplayStep::count(stashed, plays, over);
        let index = self.index.min(steps - 1);
        Some(ReplayCursor { round, index, steps, step: ReplayStep::at(index, stashed, plays, over) })
    }

    /// The page of the position. `views` come from [`ReplayCursor::views`] with the same sight.
    pub(super) fn page<'a>(
        &self,
        match_page: &'a MatchPage<'a>,
        cursor: &ReplayCursor<'_>,
        views: &'a [View],
    ) -> ReplayPage<'a> {
        ReplayPage {
            match_page,
            round: self.round,
            step: cursor.step,
            index: cursor.index,
            steps: cursor.steps,
            sight: self.sight,
            views,
            take: self.take,
        }
    }
}

/// A step of a round.
pub(super) struct ReplayCursor<'a> {
    pub(super) round: &'a Round,
    pub(super) step: ReplayStep,
    index: usize,
    steps: usize,
}

impl ReplayCursor<'_> {
    /// The point of the round that the step shows.
    pub(super) fn point(&self) -> RoundPoint {
        match self.step {
            ReplayStep::Dealt => RoundPoint::Dealt,
            step => RoundPoint::Plays(step.plays().unwrap_or(self.round.plays().len())),
        }
    }

    /// The views of one seat or of all seats at this step.
    pub(super) fn views(&self, sight: Option<Seat>) -> Vec<View> {
        let round = self.round.truncated(self.point());
        let seats = round.players().seats();
        seats.filter(|seat| sight.is_none_or(|only| only == *seat)).map(|seat| round.view(seat)).collect()
    }
}
