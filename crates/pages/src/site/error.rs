//! What is shown when something does not work: one clear sentence, and the way back.

use maud::{Markup, html};
use words::{Home, Table};

use crate::page_shell::PageShell;
use crate::sprite::SpriteSet;

/// What went wrong.
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
    /// The request made no sense.
    BadRequest,
    /// Something that was refused for a reason, already in words.
    Refused(&'a str),
}

/// The page that says so.
#[must_use]
pub fn error(shell: &PageShell<'_>, trouble: ErrorPage<'_>) -> Markup {
    let words = shell.words;
    let (title, text) = match trouble {
        ErrorPage::NotFound => (Home::NotFoundTitle, words.say(Home::NotFoundText)),
        ErrorPage::TableGone => (Home::NotFoundTitle, words.say(Home::TableGone)),
        ErrorPage::Server => (Home::ServerErrorTitle, words.say(Home::ServerErrorText)),
        ErrorPage::TooMany => (Home::ErrorTitle, words.say(Home::TooManyRequests)),
        ErrorPage::BadRequest => (Home::ErrorTitle, words.say(Home::BadRequest)),
        ErrorPage::Refused(text) => (Home::ErrorTitle, text.into()),
    };
    let title = words.say(title);
    let main = html! {
        div.text {
            h1 { (title) }
            p { (text) }
            p { a.btn.main href="/" { (words.say(Table::BackHome)) } }
        }
    };
    shell.site(&title, SpriteSet::Gems, &main)
}
