//! What is shown when something does not work: one clear sentence, and the way back.

use maud::{Markup, html};
use words::{Home, Table};

use crate::shell::Shell;
use crate::sprite::Symbols;

/// What went wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble<'a> {
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
pub fn error(shell: &Shell<'_>, trouble: Trouble<'_>) -> Markup {
    let words = shell.words;
    let (title, text) = match trouble {
        Trouble::NotFound => (Home::NotFoundTitle, words.say(Home::NotFoundText)),
        Trouble::TableGone => (Home::NotFoundTitle, words.say(Home::TableGone)),
        Trouble::Server => (Home::ServerErrorTitle, words.say(Home::ServerErrorText)),
        Trouble::TooMany => (Home::ErrorTitle, words.say(Home::TooManyRequests)),
        Trouble::BadRequest => (Home::ErrorTitle, words.say(Home::BadRequest)),
        Trouble::Refused(text) => (Home::ErrorTitle, text.into()),
    };
    let title = words.say(title);
    let main = html! {
        div.text {
            h1 { (title) }
            p { (text) }
            p { a.btn.main href="/" { (words.say(Table::BackHome)) } }
        }
    };
    shell.site(&title, Symbols::Gems, &main)
}
