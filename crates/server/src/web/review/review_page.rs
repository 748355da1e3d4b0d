//! A match that is looked back at, as its pages need it.

use std::collections::HashMap;
use std::sync::Arc;

use learn::analysis::Analysis;
use pages::replay::{
    AnalysisStatus, DealOrigin, FixedDealsSource, MatchPage, PreviousResult, ReplayPage, ReplayStep, names,
};
use rules::record::Record;
use rules::{Phase, Round, RoundPoint, Seat, View};
use table::{BotLevel, FixedDealsInfo, FixedDealsKind};

use super::super::matches::shown_name;
use super::super::visitor::Visitor;
use super::upload::PASTED;
use crate::analysis_queue::{MAX_ROUNDS, Progress};
use crate::stored_match::StoredMatch;
use crate::{App, Error};

/// A match out of the store.
pub(super) struct MatchReview {
    pub(super) id: String,
    stored: Arc<StoredMatch>,
    names: Vec<String>,
    strength: BotLevel,
    analysis: Option<Analysis>,
    progress: Option<Progress>,
    before: Option<PreviousResult>,
}

/// The text of a record: of a match that was finished here, or of one from elsewhere.
pub(super) async fn text(app: &App, id: &str) -> Result<String, Error> {
    let found = match id.starts_with(PASTED) {
        true => app.store().upload(id).await?,
        false => app.store().record(id).await?,
    };
    found.ok_or(Error::NoSuchMatch)
}

/// A match that was finished here or uploaded, parsed and replayed.
async fn stored(app: &App, id: &str) -> Result<Arc<StoredMatch>, Error> {
    let text = text(app, id).await?;
    app.stored_matches().read(id, text).ok_or(Error::NoSuchMatch)
}

impl MatchReview {
    pub(super) async fn new(app: &App, visitor: &Visitor, id: String) -> Result<MatchReview, Error> {
        let stored = stored(app, &id).await?;
        // The progress first: when there is none any more, the answer is in the store.
        let progress = app.analysis_queue().progress(&id);
        let analysis = match progress {
            None => app.analysis(&id).await?,
            Some(_) => None,
        };
        let shown: Option<Vec<String>> =
            stored.record.names.as_ref().map(|names| names.iter().map(|name| shown_name(name)).collect());
        let names = names(visitor.words, &stored.record.players, shown.as_deref());
        let strength = visitor.strength;
        let before = match &stored.origin {
            Some(origin) => Some(before(app, &stored.record, origin).await),
            None => None,
        };
        Ok(MatchReview { id, stored, names, strength, analysis, progress, before })
    }

    pub(super) fn record(&self) -> &Record {
        &self.stored.record
    }

    pub(super) fn look(&self) -> MatchPage<'_> {
        MatchPage {
            id: &self.id,
            rules: &self.record().rules,
            names: &self.names,
            game: &self.stored.game,
            rounds: self.record().rounds.len(),
            strength: self.strength,
            coaching: self.coaching(),
        }
    }

    fn coaching(&self) -> AnalysisStatus<'_> {
        match (&self.analysis, self.progress) {
            (Some(analysis), _) => AnalysisStatus::Done(analysis),
            (None, Some(Progress::Waiting(ahead))) => AnalysisStatus::Waiting { ahead },
            (None, Some(Progress::Working(done, total))) => AnalysisStatus::Working { done, total },
            (None, Some(Progress::Failed)) => AnalysisStatus::Failed,
            (None, None) if !self.can_be_analysed() => AnalysisStatus::TooLong { most: MAX_ROUNDS },
            (None, None) => AnalysisStatus::Idle,
        }
    }

    /// Whether the coach looks at matches of this length.
    pub(super) fn can_be_analysed(&self) -> bool {
        self.record().rounds.len() <= MAX_ROUNDS
    }

    pub(super) fn is_analysed(&self) -> bool {
        self.analysis.is_some()
    }

    /// How its cards came about.
    pub(super) fn deals(&self) -> DealOrigin<'_> {
        match self.stored.origin.as_ref().zip(self.before.as_ref()) {
            Some((origin, before)) => DealOrigin::Prepared(match origin.purpose {
                FixedDealsKind::SameCards => FixedDealsSource::SameCards(before),
                FixedDealsKind::WhatIf => FixedDealsSource::WhatIf(before, origin.plays),
                FixedDealsKind::Daily => FixedDealsSource::Daily,
            }),
            None if self.record().fairness.is_some() => DealOrigin::Fair(&self.stored.text),
            None => DealOrigin::Unknown,
        }
    }
}

/// Where fixed deals come from, and what they had come to there. The source may be gone, or a record from elsewhere may
/// name one that is none: then there is only its address.
async fn before(app: &App, record: &Record, origin: &FixedDealsInfo) -> PreviousResult {
    let mut before = PreviousResult { link: format!("/matches/{}", origin.source), points: None };
    let source = stored(app, &origin.source).await.ok();
    let source = source.filter(|source| source.record.rules.players == record.rules.players);
    let Some(source) = source else { return before };
    match origin.purpose {
        FixedDealsKind::WhatIf => {
            let deal = record.rounds.first().map(Round::deal);
            let same = |round: &&Round| Some(round.deal()) == deal;
            if let Some(index) = source.record.rounds.iter().position(|round| same(&round)) {
                let step = ReplayStep::after(origin.plays.checked_sub(1))
                    - usize::from(origin.stashed < record.rules.players.count());
                before.link += &format!("/replay?round={}&step={step}&seat=open", index + 1);
                before.points = source.record.rounds[index].score().map(|score| score.points);
            }
        }
        FixedDealsKind::SameCards => before.points = Some(*source.game.totals()),
        FixedDealsKind::Daily => {}
    }
    before
}

/// A place in a match, as an address names it.
pub(super) struct Place {
    round: usize,
    index: usize,
    pub(super) sight: Option<Seat>,
    take: Option<Seat>,
}

impl Place {
    /// The place that the fields name: rounds from 1, steps from 0. What cannot be understood is the beginning, open.
    pub(super) fn of(record: &Record, fields: &HashMap<String, String>) -> Place {
        let number = |name: &str| fields.get(name).and_then(|text| text.parse::<usize>().ok());
        let seat = |name: &str| record.rules.players.seats().find(|seat| number(name) == Some(seat.index()));
        let last = record.rounds.len().saturating_sub(1);
        Place {
            round: number("round").map_or(0, |round| round.saturating_sub(1)).min(last),
            index: number("step").unwrap_or(0),
            sight: seat("seat"),
            take: seat("take"),
        }
    }

    /// The round and the step in it; nothing if the record has no round.
    pub(super) fn in_record<'a>(&self, record: &'a Record) -> Option<ReplayCursor<'a>> {
        let round = record.rounds.get(self.round)?;
        let stashed = round.stash().iter().any(Option::is_some);
        let (plays, over) = (round.plays().len(), round.phase() == Phase::Over);
        let steps = ReplayStep::count(stashed, plays, over);
        let index = self.index.min(steps - 1);
        Some(ReplayCursor { round, index, steps, step: ReplayStep::at(index, stashed, plays, over) })
    }

    /// The page's moment there. `views` are what [`ReplayCursor::views`] gives for the same sight.
    pub(super) fn moment<'a>(
        &self,
        look: &'a MatchPage<'a>,
        stop: &ReplayCursor<'_>,
        views: &'a [View],
    ) -> ReplayPage<'a> {
        ReplayPage {
            look,
            round: self.round,
            step: stop.step,
            index: stop.index,
            steps: stop.steps,
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

    /// What a seat knew at that moment, or what all of them knew.
    pub(super) fn views(&self, sight: Option<Seat>) -> Vec<View> {
        let round = self.round.truncated(self.point());
        let seats = round.players().seats();
        seats.filter(|seat| sight.is_none_or(|only| only == *seat)).map(|seat| round.view(seat)).collect()
    }
}
