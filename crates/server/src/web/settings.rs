//! The settings, stored in the visitor's cookies.

use std::collections::HashMap;

use axum::extract::Query;
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Response};
use pages::site::{SettingsNotice, SettingsPage};
use table::BotLevel;
use words::{Lang, Who};

use super::errors::reason;
use super::form::FormFields;
use super::respond::{cookies, page, redirect};
use super::visitor::{Visitor, set_cookie};

pub(super) async fn show(visitor: Visitor, Query(query): Query<HashMap<String, String>>) -> Html<String> {
    let notice = query.get("done").and_then(|done| done.parse().ok());
    shown(&visitor, notice, None)
}

fn shown(visitor: &Visitor, notice: Option<SettingsNotice>, error: Option<&str>) -> Html<String> {
    let known = visitor.guest.is_some();
    let settings = SettingsPage { name: &visitor.name, level: visitor.level, known, notice, error };
    page(settings.page(&visitor.shell()))
}

pub(super) async fn save(visitor: Visitor, fields: FormFields) -> Response {
    let name = match fields.name() {
        Ok(name) => name.unwrap_or_default(),
        Err(error) => {
            let said = reason(visitor.words, &error, |_| Who::You);
            return shown(&visitor, None, Some(&said)).into_response();
        }
    };
    let mut prefs = visitor.prefs;
    fields.0.iter().for_each(|(name, value)| prefs.set(name, value));
    let level: BotLevel = fields.get("strength").parse().unwrap_or(visitor.level);
    let values =
        [set_cookie("prefs", &prefs.to_string()), set_cookie("name", &name), set_cookie("strength", level.name())];
    redirect("/settings?done=saved", values)
}

/// Changes the language and returns to the page on which the visitor was.
pub(super) async fn language(visitor: Visitor, fields: FormFields) -> Response {
    let lang: Lang = fields.get("lang").parse().unwrap_or_else(|_| visitor.words.lang());
    // Accepts only paths of this site, so that a link cannot redirect visitors to another site.
    let back = Some(fields.get("back")).filter(|path| path.starts_with('/') && !path.starts_with("//"));
    let back = back.filter(|path| path.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\')).unwrap_or("/");
    redirect(back, [set_cookie("lang", lang.code())])
}

/// Switches sounds on or off. The table's script sends this.
pub(super) async fn sound(visitor: Visitor, fields: FormFields) -> Response {
    let mut prefs = visitor.prefs;
    prefs.set("sound", fields.get("sound"));
    (cookies([set_cookie("prefs", &prefs.to_string())]), StatusCode::NO_CONTENT).into_response()
}
