//! The pages around the table.

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Response};
use axum::routing::{get, post};
use pages::site::{HomePage, NewTablePage, OpenTable, PAGES, PageContent, UnfinishedTable};
use protocol::{ClientCommand, JoinRequest};
use rules::{Length, PlayerCount, Preset, RuleOption, Rules, Seat};
use table::{BotLevel, Stage, TimeControl};

use super::errors::reason;
use super::form::{FormFields, bad};
use super::respond::{page, to_table};
use super::visitor::{Visitor, set_cookie};
use crate::budget::Payer;
use crate::{App, Error};

/// The most unfinished matches on the first page.
const MAX_UNFINISHED: usize = 5;

/// The first page, the ways to a table, and the pages that are the same for everybody.
pub(super) fn routes() -> Router<App> {
    let routes = Router::new()
        .route("/", get(home))
        .route("/play", post(play_now))
        .route("/new", get(new_table).post(open_table));
    PAGES.iter().fold(routes, |routes, site_page| match site_page.content {
        PageContent::Fixed(fixed) => {
            routes.route(site_page.path, get(async move |visitor: Visitor| page(fixed(&visitor.shell()))))
        }
        PageContent::Samples(_) => routes,
    })
}

async fn home(State(app): State<App>, visitor: Visitor) -> Html<String> {
    let listed = app.rooms.list(visitor.guest.as_ref().map(|guest| guest.player));
    let mut home = HomePage::default();
    for table in listed.yours.iter().filter(|table| table.stage != Stage::Finished).take(MAX_UNFINISHED) {
        let Ok(room) = app.rooms.find(&table.table) else { continue };
        let Ok(update) = room.snapshot(visitor.player()).await else { continue };
        let round = update.last.state.round.as_ref().map_or(1, |round| round.round + 1);
        home.unfinished.push(UnfinishedTable { id: table.table.clone(), round });
    }
    home.open = listed
        .open
        .into_iter()
        .map(|table| OpenTable {
            host: table.names.into_iter().flatten().next().unwrap_or_default(),
            id: table.table,
            free: table.free as usize,
            watchable: table.spectators,
        })
        .collect();
    page(home.page(&visitor.shell()))
}

/// One click: a table with three bots of the last strength, and the cards are dealt.
async fn play_now(
    State(app): State<App>,
    visitor: Visitor,
    payer: Payer,
    fields: FormFields,
) -> Result<Response, Error> {
    let bot = Some(visitor.strength);
    let new = protocol::NewTable {
        bots: vec![None, bot, bot, bot],
        fill: visitor.strength,
        sit: Some(JoinRequest { name: visitor.display_name(), seat: None }),
        start: true,
        ..protocol::NewTable::default()
    };
    let (player, cookie) = visitor.ensure_guest(&app);
    let room = app.open_table(payer.with_person(player), &new).await?;
    room.command(player, ClientCommand::Ready { entropy: fields.entropy() }).await?;
    Ok(to_table(&room, cookie))
}

async fn new_table(visitor: Visitor) -> Html<String> {
    let form = NewTablePage { name: &visitor.name, strength: visitor.strength, error: None };
    page(form.page(&visitor.shell()))
}

/// Opens the table that the form asks for, or gives the form back with the reason why not.
async fn open_table(State(app): State<App>, visitor: Visitor, payer: Payer, fields: FormFields) -> Response {
    open(&app, &visitor, payer, &fields).await.unwrap_or_else(|error| {
        let said = reason(visitor.words, &error, |_| words::Who::You);
        let strength = fields.get("strength").parse().unwrap_or(visitor.strength);
        let form = NewTablePage { name: fields.get("name"), strength, error: Some(&said) };
        (StatusCode::BAD_REQUEST, page(form.page(&visitor.shell()))).into_response()
    })
}

async fn open(app: &App, visitor: &Visitor, payer: Payer, fields: &FormFields) -> Result<Response, Error> {
    let name = fields.name()?;
    let new = asked_for(fields, name.clone().unwrap_or_else(|| visitor.display_name()))?;
    let (player, cookie) = visitor.ensure_guest(app);
    let room = app.open_table(payer.with_person(player), &new).await?;
    let kept = [set_cookie("strength", new.fill.name()), set_cookie("name", &name.unwrap_or_default())];
    Ok(to_table(&room, kept.into_iter().chain(cookie)))
}

/// The table that a form asks for.
fn asked_for(fields: &FormFields, name: String) -> Result<protocol::NewTable, Error> {
    let number = |name: &str| fields.get(name).parse::<u32>().map_err(|_| table::Refusal::LengthOutOfRange);
    let players = fields.get("players").parse().ok().and_then(PlayerCount::new).ok_or_else(bad)?;
    let rules = match fields.get("preset") {
        "own" => RuleOption::ALL.iter().try_fold(Rules::default(), |rules, option| {
            option.parse(fields.get(option.key())).map(|choice| rules.with(choice)).map_err(|_| bad())
        })?,
        preset => Rules::preset(preset.parse::<Preset>().map_err(|_| bad())?),
    };
    let length = match fields.get("length") {
        "rounds" => Length::Rounds(number("rounds")?),
        "until" => Length::Until(number("until")?),
        _ => Length::Deals(number("deals")?),
    };
    let length = length.checked().ok_or(table::Refusal::LengthOutOfRange)?;
    let rules = Rules { players, length, ..rules };
    let bot = |seat: usize| fields.get(&format!("seat{seat}")).parse::<BotLevel>().ok();
    let seconds = fields.get("clock").parse().unwrap_or(0);
    Ok(protocol::NewTable {
        rules,
        clock: if seconds == 0 { TimeControl::None } else { TimeControl::PerMove(seconds * 1000) },
        bots: std::iter::once(None).chain((1..players.count()).map(bot)).collect(),
        fill: fields.get("strength").parse().unwrap_or_default(),
        listed: fields.get("listed") == "yes",
        spectators: fields.get("spectators") == "yes",
        sit: Some(JoinRequest { name, seat: Some(Seat::S0) }),
        ..protocol::NewTable::default()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_becomes_a_table() {
        let fields = |extra: &[(&str, &str)]| {
            let usual =
                [("players", "3"), ("preset", "strict"), ("length", "rounds"), ("rounds", "5"), ("seat1", "easy")];
            FormFields(usual.iter().chain(extra).map(|(name, value)| ((*name).into(), (*value).into())).collect())
        };
        let new = asked_for(&fields(&[]), "Mira".into()).unwrap();
        assert_eq!(new.rules.length, Length::Rounds(5));
        assert_eq!(new.bots, [None, Some(BotLevel::Easy), None]);
        assert_eq!(new.rules.follow, rules::Follow::ColourOnly);
        let own = [("preset", "own"), ("follow", "queen-forced"), ("queen_lead", "trump"), ("grand_own", "zero")];
        let rules = asked_for(&fields(&own), String::new()).unwrap().rules;
        assert_eq!((rules.follow, rules.grand_own), (rules::Follow::QueenForced, rules::GrandOwn::Zero));
        for unknown in [("queen_lead", "x"), ("grand_own", "")] {
            assert!(asked_for(&fields(&[&own[..], &[unknown]].concat()), String::new()).is_err(), "{unknown:?}");
        }
        for (name, value) in [("players", "5"), ("preset", "x"), ("rounds", "0"), ("rounds", "many")] {
            assert!(asked_for(&fields(&[(name, value)]), String::new()).is_err(), "{name} {value}");
        }
    }
}
