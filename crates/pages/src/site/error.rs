//! The error page: one sentence, and a link to the first page.

use maud::{Markup, html};
use words::{ErrorMsg, TableMsg};

use crate::page_shell::PageShell;
use crate::sprite::SpriteSet;

/// The error to show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ErrorPage<'a> {
    /// There is no such page.
    NotFound,
    /// There is no such table any more.
    TableGone,
    /// The program failed.
    Server,
    /// Too many requests.
    TooMany,
    /// The request could not be read.
    BadRequest,
    /// A refusal, with its sentence.
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
    shell.site(&title, SpriteSet::Gems, &main)
}
