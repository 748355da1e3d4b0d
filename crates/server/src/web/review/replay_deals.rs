//! Playing the cards of a match again, all of them or from one moment.

use axum::extract::{Path, State};
use axum::response::Response;
use protocol::JoinRequest;
use rules::{RoundPoint, Rules, Seat};
use table::{FixedDeals, FixedDealsKind};

use super::super::errors::reason;
use super::super::form::{FormFields, bad};
use super::super::respond::redirect;
use super::super::visitor::Visitor;
use super::handlers::moment;
use super::review_page::{MatchReview, Place};
use crate::{App, Error};

/// The deals of a match once more.
pub(super) async fn same_cards(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: FormFields,
) -> Result<Response, Error> {
    let found = MatchReview::new(&app, &visitor, id).await?;
    let deals = found.record().rounds.iter().map(|round| *round.deal()).collect();
    let fixed = FixedDeals::deals(FixedDealsKind::SameCards, &found.id, seed(), deals).ok_or_else(bad)?;
    open(&app, &visitor, &fields, found.record().rules, fixed).await
}

/// One moment of a round, from which the visitor plays on. If that cannot be, the page of the moment says why.
pub(super) async fn what_if(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: FormFields,
) -> Result<Response, Error> {
    let found = MatchReview::new(&app, &visitor, id).await?;
    match play_on(&app, &visitor, &found, &fields).await {
        Ok(opened) => Ok(opened),
        Err(error) => {
            let said = reason(visitor.words, &error, |_| words::Who::You);
            moment(&visitor, &found, &fields.0, Some(&said))
        }
    }
}

async fn play_on(app: &App, visitor: &Visitor, found: &MatchReview, fields: &FormFields) -> Result<Response, Error> {
    let stop = Place::of(found.record(), &fields.0).in_record(found.record()).ok_or(Error::NoSuchMatch)?;
    let seat = taken(fields, found.record().rules)?;
    let round = match stop.point() {
        RoundPoint::Dealt => stop.round.without_stash_of(seat),
        point => stop.round.truncated(point),
    };
    let fixed = FixedDeals::from_position(&found.id, seed(), &round);
    open(app, visitor, fields, found.record().rules, fixed).await
}

/// The seat that the visitor chose.
fn taken(fields: &FormFields, rules: Rules) -> Result<Seat, Error> {
    fields.seat()?.filter(|seat| rules.players.has(*seat)).ok_or_else(bad)
}

/// What the bots' choices follow from, which nobody can guess.
fn seed() -> u64 {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).expect("the system has randomness");
    u64::from_be_bytes(bytes)
}

async fn open(
    app: &App,
    visitor: &Visitor,
    fields: &FormFields,
    rules: Rules,
    fixed: FixedDeals,
) -> Result<Response, Error> {
    let seat = taken(fields, rules)?;
    let bots = fields.get("strength").parse().unwrap_or(visitor.strength);
    let (player, cookie) = visitor.known(app);
    let sit = JoinRequest { name: visitor.display_name(), seat: Some(seat) };
    let room = app.open_prepared(player, rules, fixed, bots, sit, None).await?;
    Ok(redirect(&format!("/t/{}", room.id()), cookie))
}
