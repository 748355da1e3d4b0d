//! Plays the cards of a match again: all of them, or from one position.

use axum::extract::State;
use axum::response::Response;
use protocol::JoinRequest;
use rules::{RoundPoint, Rules, Seat};
use table::{FixedDeals, FixedDealsKind};

use super::super::errors::reason;
use super::super::form::{FormFields, invalid_form};
use super::super::respond::to_table;
use super::handlers::replay_page;
use super::match_review::MatchReview;
use super::replay_position::ReplayPosition;
use crate::budget::Payer;
use crate::{App, Error};

/// Opens a table with the deals of a match.
pub(super) async fn same_cards(
    State(app): State<App>,
    payer: Payer,
    review: MatchReview,
    fields: FormFields,
) -> Result<Response, Error> {
    let deals = review.record().rounds.iter().map(|round| *round.deal()).collect();
    let fixed = FixedDeals::deals(FixedDealsKind::SameCards, &review.id, seed(), deals).ok_or_else(invalid_form)?;
    open(&app, payer, &review, &fields, fixed).await
}

/// Opens a table at one position of a round, from which the visitor plays on. If that is not possible, the page of the
/// position shows why.
pub(super) async fn what_if(
    State(app): State<App>,
    payer: Payer,
    review: MatchReview,
    fields: FormFields,
) -> Result<Response, Error> {
    match play_on(&app, payer, &review, &fields).await {
        Ok(opened) => Ok(opened),
        Err(error) => {
            let said = reason(review.visitor.words, &error, |_| words::Who::You);
            replay_page(&review, &fields.0, Some(&said))
        }
    }
}

async fn play_on(app: &App, payer: Payer, review: &MatchReview, fields: &FormFields) -> Result<Response, Error> {
    let record = review.record();
    let cursor = ReplayPosition::of(record, &fields.0).in_record(record).ok_or(Error::NoSuchMatch)?;
    let seat = chosen_seat(fields, record.rules)?;
    let round = match cursor.point() {
        RoundPoint::Dealt => cursor.round.without_stash_of(seat),
        point => cursor.round.truncated(point),
    };
    open(app, payer, review, fields, FixedDeals::from_position(&review.id, seed(), &round)).await
}

/// The seat that the visitor chose.
fn chosen_seat(fields: &FormFields, rules: Rules) -> Result<Seat, Error> {
    fields.seat()?.filter(|seat| rules.players.has(*seat)).ok_or_else(invalid_form)
}

/// A random seed for the bots' choices.
fn seed() -> u64 {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).expect("the system has randomness");
    u64::from_be_bytes(bytes)
}

async fn open(
    app: &App,
    payer: Payer,
    review: &MatchReview,
    fields: &FormFields,
    deals: FixedDeals,
) -> Result<Response, Error> {
    let (visitor, rules) = (&review.visitor, review.record().rules);
    let seat = chosen_seat(fields, rules)?;
    let bots = fields.get("strength").parse().unwrap_or(visitor.level);
    let (player, cookie) = visitor.ensure_guest(app);
    let sit = JoinRequest { name: visitor.display_name(), seat: Some(seat) };
    let room = app.open_with_fixed_deals(payer.with_person(player), rules, deals, bots, sit, None).await?;
    Ok(to_table(&room, cookie))
}
