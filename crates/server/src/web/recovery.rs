//! Links that move an identity to another browser.
//!
//! The secret of a link is behind `#`, so browsers do not send it in requests. The server sees it only in the body of a
//! form that the visitor submits: not when a preview of the link is fetched, and neither in logs nor in `Referer`.

use std::collections::HashMap;

use axum::extract::{FromRequest, Multipart, Request, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Response};
use pages::site::{LinkPage, RecoverPage};
use words::SiteMsg;

use super::form::FormFields;
use super::respond::{download, page, redirect};
use super::visitor::Visitor;
use crate::budget::{Payer, Work};
use crate::guest::Token;
use crate::identity::LinkCode;
use crate::{App, Error};

/// Creates a new link, which replaces the previous one, and shows it.
pub(super) async fn new_link(
    State(app): State<App>,
    visitor: Visitor,
    payer: Payer,
    token: Token,
) -> Result<Html<String>, Error> {
    app.check_room()?;
    app.charge(payer, Work::Identity)?;
    let code = app.new_link(&token).await?;
    Ok(page(LinkPage { link: &link(&visitor, &code) }.page(&visitor.shell())))
}

fn link(visitor: &Visitor, code: &LinkCode) -> String {
    format!("{}/recover#{}", visitor.base_url, code.text())
}

/// The link from the previous page as a file.
pub(super) async fn file(visitor: Visitor, fields: FormFields) -> Result<Response, Error> {
    let code = LinkCode::find(fields.get("link")).ok_or(Error::InvalidLink)?;
    let text = format!("{}\r\n\r\n{}\r\n", visitor.words.say(SiteMsg::KeepFileText), link(&visitor, &code));
    Ok(download("qyrsqyrs.txt", "text/plain; charset=utf-8", text))
}

/// Revokes the link and the keys of all other browsers. This browser gets a new key.
pub(super) async fn sign_out_others(
    State(app): State<App>,
    visitor: Visitor,
    payer: Payer,
    token: Token,
) -> Result<Response, Error> {
    app.charge(payer, Work::Identity)?;
    let token = app.revoke(&token).await?;
    Ok(redirect("/settings?done=signed-out", [app.cookie_of(&token, visitor.secure)]))
}

/// The page that asks for a link. Opening it has no effect.
pub(super) async fn form(visitor: Visitor) -> Html<String> {
    page(RecoverPage::Ask { error: None }.page(&visitor.shell()))
}

/// Gives a browser the identity of a link. If it already has another identity, the visitor must confirm.
pub(super) async fn recover(
    State(app): State<App>,
    visitor: Visitor,
    payer: Payer,
    form: RecoveryForm,
) -> Result<Response, Error> {
    app.charge(payer, Work::Recovery)?;
    let code = LinkCode::find(form.get("code")).or_else(|| LinkCode::find(form.get("file")));
    let token = match &code {
        Some(code) => app.token_of_link(code).await?,
        None => None,
    };
    let (Some(code), Some(token)) = (code, token) else {
        let error = visitor.words.say(SiteMsg::RecoverInvalid);
        let asked = RecoverPage::Ask { error: Some(&error) }.page(&visitor.shell());
        return Ok((StatusCode::FORBIDDEN, page(asked)).into_response());
    };
    let player = token.guest().player;
    if visitor.guest.as_ref().is_some_and(|guest| guest.player != player) && form.get("replace") != "yes" {
        return Ok(page(RecoverPage::Replace { code: &code.text() }.page(&visitor.shell())).into_response());
    }
    tracing::info!(address = %payer.address, "an identity was opened with its link");
    Ok(redirect("/settings?done=recovered", [app.cookie_of(&token, visitor.secure)]))
}

/// The fields of the form: a link or a file.
pub(super) struct RecoveryForm(HashMap<String, String>);

impl FromRequest<App> for RecoveryForm {
    type Rejection = Error;

    /// Ignores fields that cannot be read; the link is then missing.
    async fn from_request(request: Request, app: &App) -> Result<RecoveryForm, Error> {
        let mut fields = HashMap::new();
        let Ok(mut form) = Multipart::from_request(request, app).await else { return Ok(RecoveryForm(fields)) };
        while let Ok(Some(field)) = form.next_field().await {
            let name = field.name().unwrap_or_default().to_owned();
            let Ok(bytes) = field.bytes().await else { break };
            fields.entry(name).or_insert_with(|| String::from_utf8_lossy(&bytes).into_owned());
        }
        Ok(RecoveryForm(fields))
    }
}

impl RecoveryForm {
    fn get(&self, name: &str) -> &str {
        self.0.get(name).map_or("", String::as_str)
    }
}
