//! The error page: one sentence, and a link to the home page.

use maud::{Markup, html};
use words::{ErrorMsg, TableMsg};

use crate::page_shell::PageShell;
use crate::page_style::PageStyle;
use crate::sprite::SpriteSet;

/// The error to show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ErrorPage<'a> {
    /// The page does not exist.
    NotFound,
    /// The table no longer exists.
    TableGone,
    /// An internal error of the server.
    Server,
    /// Too many requests.
    TooMany,
    /// The request is malformed.
    BadRequest,
    /// A refusal with its reason.
    Refused(&'a str),
}

/// The error page.
#[must_use]
pub fn error(shell: &PageShell<'_>, error: ErrorPage<'_>) -> Markup {
    let words = shell.words;
    let (title, text) = match error {
        ErrorPage::NotFound => (ErrorMsg::NotFoundTitle, words.say(ErrorMsg::NotFoundText)),
        ErrorPage::TableGone => (ErrorMsg::NotFoundTitle, words.say(ErrorMsg::TableGone)),
        ErrorPage::Server => (ErrorMsg::ServerErrorTitle, words.say(ErrorMsg::ServerErrorText)),
        ErrorPage::TooMany => (ErrorMsg::ErrorTitle, words.say(ErrorMsg::TooManyRequests)),
        ErrorPage::BadRequest => (ErrorMsg::ErrorTitle, words.say(ErrorMsg::BadRequest)),
        ErrorPage::Refused(text) => (ErrorMsg::ErrorTitle, text.into()),
    };
    let title = words.say(title);
    let main = html! {
        div.text {
            h1 { (title) }
            p { (text) }
            p { a.btn.main href="/" { (words.say(TableMsg::BackHome)) } }
        }
    };
    shell.site(&title, PageStyle::Plain, SpriteSet::Gems, &main)
}
