//! A finished match with everything that its pages need.

use std::collections::HashMap;
use std::sync::Arc;

use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use axum::response::Html;
use learn::analysis::Analysis;
use pages::replay::{AnalysisStatus, DealOrigin, FixedDealsSource, MatchPage, PreviousResult, ReplayStep, names};
use rules::record::Record;
use rules::{Round, Seat};
use table::{FixedDealsInfo, FixedDealsKind};

use super::super::matches::shown_name;
use super::super::respond::page;
use super::super::visitor::Visitor;
use super::replay_position::ReplayPosition;
use super::upload::UPLOAD_PREFIX;
use crate::analysis_queue::{AnalysisProgress, MAX_ROUNDS};
use crate::budget::Payer;
use crate::stored_match::StoredMatch;
use crate::{App, Error};

/// The match in the path, for one visitor.
pub(super) struct MatchReview {
    pub(super) id: String,
    pub(super) visitor: Visitor,
    stored: Arc<StoredMatch>,
    names: Vec<String>,
    reader: Option<Seat>,
    analysis: Option<Analysis>,
    progress: Option<AnalysisProgress>,
    previous: Option<PreviousResult>,
}

/// The text of a record: of a match finished here, or of an uploaded one.
pub(super) async fn record_text(app: &App, id: &str) -> Result<String, Error> {
    let text = match id.starts_with(UPLOAD_PREFIX) {
        true => app.store.upload(id).await?,
        false => app.store.record(id).await?,
    };
    text.ok_or(Error::NoSuchMatch)
}

/// A match that was finished here or uploaded, parsed and replayed.
pub(in crate::web) async fn stored(app: &App, payer: Payer, id: &str) -> Result<Arc<StoredMatch>, Error> {
    let text = record_text(app, id).await?;
    if let Some(known) = app.stored_matches.find(id, &text) {
        return Ok(known);
    }
    let (reader, id) = (app.clone(), id.to_owned());
    let read = app.work.run(payer, move || reader.stored_matches.read(&id, text)).await?;
    read.ok_or(Error::NoSuchMatch)
}

impl FromRequestParts<App> for MatchReview {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<MatchReview, Error> {
        let Ok(visitor) = Visitor::from_request_parts(parts, app).await;
        let path = Path::<String>::from_request_parts(parts, app).await;
        let Path(id) = path.map_err(|_| Error::NoSuchMatch)?;
        let Ok(payer) = Payer::from_request_parts(parts, app).await;
        let stored = stored(app, payer, &id).await?;
        // Reads the progress first: once there is none, the analysis is in the store.
        let progress = app.analysis_queue.progress(&id);
        let analysis = match progress {
            None => app.analysis(&id).await?,
            Some(_) => None,
        };
        let shown: Option<Vec<String>> =
            stored.record.names.as_ref().map(|names| names.iter().map(|name| shown_name(name)).collect());
        let own_seat = match &visitor.guest {
            Some(guest) => app.store.seat_in(&id, guest.player).await?,
            None => None,
        };
        let own_seat = own_seat.filter(|seat| seat.index() < stored.record.players.len());
        let reader = own_seat.or_else(|| words::reader_of(&stored.record));
        let names = names(visitor.words, &stored.record.players, shown.as_deref(), reader);
        let previous = match &stored.origin {
            Some(origin) => Some(previous_result(app, payer, &stored.record, origin).await),
            None => None,
        };
        Ok(MatchReview { id, visitor, stored, names, reader, analysis, progress, previous })
    }
}

impl MatchReview {
    pub(super) fn record(&self) -> &Record {
        &self.stored.record
    }

    /// The page of the match. `queue_full` says that the coach's queue is full. `fields` select the position that the
    /// table shows beside the coach's findings; without them it is that of the worst decision.
    pub(super) fn overview(&self, queue_full: bool, fields: &HashMap<String, String>) -> Html<String> {
        let match_page = self.match_page();
        let position = match_page.first_position().map(|first| match fields.contains_key("round") {
            true => ReplayPosition::of(self.record(), fields),
            false => ReplayPosition::at(first),
        });
        let cursor = position.as_ref().and_then(|position| Some((position, position.in_record(self.record())?)));
        let views = cursor.as_ref().map(|(position, cursor)| cursor.views(position.sight)).unwrap_or_default();
        let shown = cursor.as_ref().map(|(position, cursor)| position.page(&match_page, cursor, &views));
        page(match_page.page(&self.visitor.shell(), self.deals(), queue_full, shown.as_ref()))
    }

    pub(super) fn match_page(&self) -> MatchPage<'_> {
        MatchPage {
            id: &self.id,
            base_url: &self.visitor.base_url,
            rules: &self.record().rules,
            names: &self.names,
            reader: self.reader,
            game: &self.stored.game,
            rounds: self.record().rounds.len(),
            level: self.visitor.level,
            coaching: self.coaching(),
        }
    }

    fn coaching(&self) -> AnalysisStatus<'_> {
        match (&self.analysis, self.progress) {
            (Some(analysis), _) => AnalysisStatus::Done(analysis),
            (None, Some(AnalysisProgress::Waiting(ahead))) => AnalysisStatus::Waiting { ahead },
            (None, Some(AnalysisProgress::Working(done, total))) => AnalysisStatus::Working { done, total },
            (None, Some(AnalysisProgress::Failed)) => AnalysisStatus::Failed,
            (None, None) if !self.can_be_analysed() => AnalysisStatus::TooLong { most: MAX_ROUNDS },
            (None, None) => AnalysisStatus::Idle,
        }
    }

    fn can_be_analysed(&self) -> bool {
        self.record().rounds.len() <= MAX_ROUNDS
    }

    /// Whether the match can be analysed and has not been.
    pub(super) fn needs_analysis(&self) -> bool {
        self.can_be_analysed() && self.analysis.is_none()
    }

    /// Where the cards come from.
    fn deals(&self) -> DealOrigin<'_> {
        match self.stored.origin.as_ref().zip(self.previous.as_ref()) {
            Some((origin, previous)) => DealOrigin::Prepared(match origin.purpose {
                FixedDealsKind::SameCards => FixedDealsSource::SameCards(previous),
                FixedDealsKind::WhatIf => FixedDealsSource::WhatIf(previous, origin.plays),
                FixedDealsKind::Daily => FixedDealsSource::Daily,
            }),
            None if self.record().fairness.is_some() => DealOrigin::Fair(&self.stored.text),
            None => DealOrigin::Unknown,
        }
    }
}

/// The match from which fixed deals come, and its result. The result is missing if that match was deleted, or if an
/// uploaded record names one that does not exist.
async fn previous_result(app: &App, payer: Payer, record: &Record, origin: &FixedDealsInfo) -> PreviousResult {
    let mut previous = PreviousResult { link: format!("/matches/{}", origin.source), points: None };
    let source = stored(app, payer, &origin.source).await.ok();
    let source = source.filter(|source| source.record.rules.players == record.rules.players);
    let Some(source) = source else { return previous };
    match origin.purpose {
        FixedDealsKind::WhatIf => {
            let deal = record.rounds.first().map(Round::deal);
            let same = |round: &&Round| Some(round.deal()) == deal;
            if let Some(index) = source.record.rounds.iter().position(|round| same(&round)) {
                let step = ReplayStep::after(origin.plays.checked_sub(1))
                    - usize::from(origin.stashed < record.rules.players.count());
                previous.link += &format!("/replay?round={}&step={step}&seat=open", index + 1);
                previous.points = source.record.rounds[index].score().map(|score| score.points);
            }
        }
        FixedDealsKind::SameCards => previous.points = Some(*source.game.totals()),
        FixedDealsKind::Daily => {}
    }
    previous
}
