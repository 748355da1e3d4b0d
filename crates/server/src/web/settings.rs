//! The settings, kept in the visitor's own cookies.

use std::collections::HashMap;

use axum::extract::Query;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use pages::site::Settings;
use protocol::DisplayName;
use table::BotLevel;
use words::Lang;

use super::form::Fields;
use super::reason::{name_too_long, page, trouble};
use super::visitor::{Visitor, keep};
use crate::Error;

pub(super) async fn show(visitor: Visitor, Query(query): Query<HashMap<String, String>>) -> Response {
    let settings = Settings {
        name: &visitor.name,
        strength: visitor.strength.name(),
        saved: query.contains_key("saved"),
        error: None,
    };
    page(settings.page(&visitor.shell())).into_response()
}

pub(super) async fn save(visitor: Visitor, fields: Result<Fields, Error>) -> Response {
    let fields = match fields {
        Ok(fields) => fields,
        Err(error) => return trouble(&visitor, &error),
    };
    let Ok(name) = DisplayName::if_given(fields.get("name")) else {
        let error = name_too_long(visitor.words);
        let settings =
            Settings { name: &visitor.name, strength: visitor.strength.name(), saved: false, error: Some(&error) };
        return page(settings.page(&visitor.shell())).into_response();
    };
    let mut prefs = visitor.prefs;
    fields.0.iter().for_each(|(name, value)| prefs.set(name, value));
    let strength: BotLevel = fields.get("strength").parse().unwrap_or(visitor.strength);
    let cookies = [
        ("prefs", prefs.to_string()),
        ("name", name.map(String::from).unwrap_or_default()),
        ("strength", strength.name().to_owned()),
    ]
    .map(|(name, value)| (SET_COOKIE, keep(name, &value)));
    (AppendHeaders(cookies), Redirect::to("/settings?saved=1")).into_response()
}

/// Changes the language and goes back to where the visitor was.
pub(super) async fn language(visitor: Visitor, fields: Result<Fields, Error>) -> Response {
    let fields = match fields {
        Ok(fields) => fields,
        Err(error) => return trouble(&visitor, &error),
    };
    let lang: Lang = fields.get("lang").parse().unwrap_or_else(|_| visitor.words.lang());
    // Only a path of this site: nobody is sent elsewhere by a link of ours.
    let back = Some(fields.get("back")).filter(|path| path.starts_with('/') && !path.starts_with("//"));
    let back = back.filter(|path| path.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\')).unwrap_or("/");
    (AppendHeaders([(SET_COOKIE, keep("lang", lang.code()))]), Redirect::to(back)).into_response()
}

/// The switch for sounds on the table, pressed by a script.
pub(super) async fn sound(visitor: Visitor, fields: Result<Fields, Error>) -> Response {
    let Ok(fields) = fields else { return trouble(&visitor, &Error::ForeignOrigin) };
    let mut prefs = visitor.prefs;
    prefs.set("sound", fields.get("sound"));
    (AppendHeaders([(SET_COOKIE, keep("prefs", &prefs.to_string()))]), axum::http::StatusCode::NO_CONTENT)
        .into_response()
}
