//! The first page: one click to a game, and links to everything else.

use maud::{Markup, html};
use rules::{Card, Colour};
use words::{SiteMsg, Words};

use super::PAGES;
use crate::page_shell::PageShell;
use crate::sprite::{SpriteSet, gem, picture};

/// A table with an unfinished match of the visitor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnfinishedTable {
    /// The table's name.
    pub id: String,
    /// The current round, counted from 1.
    pub round: u32,
}

/// A table that is open to everyone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenTable {
    /// The table's name.
    pub id: String,
    /// The name of its host.
    pub host: String,
    /// How many seats are free.
    pub free: usize,
    /// Whether spectators are allowed.
    pub watchable: bool,
}

/// The first page.
#[derive(Clone, Debug, Default)]
pub struct HomePage {
    /// The visitor's unfinished matches, latest first.
    pub unfinished: Vec<UnfinishedTable>,
    /// Tables that wait for players.
    pub open: Vec<OpenTable>,
}

impl HomePage {
    /// The page.
    #[must_use]
    pub fn page(&self, shell: &PageShell<'_>) -> Markup {
        let words = shell.words;
        let main = html! {
            (hero(words))
            (self.unfinished(words))
            ul.tiles {
                @for page in PAGES { @if let Some((colour, title, text)) = page.tile {
                    li.panel {
                        h2 { (gem(colour)) a href=(page.path) { (words.say(title)) } }
                        p { (words.say(text)) }
                    }
                } }
            }
            (self.tables(words))
        };
        shell.site(&words.say(SiteMsg::Title), SpriteSet::All, &main)
    }

    fn unfinished(&self, words: &Words) -> Markup {
        html! {
            @if !self.unfinished.is_empty() {
                section.panel {
                    h2 { (words.say(SiteMsg::ContinueMatch)) }
                    ul.list { @for table in &self.unfinished {
                        li {
                            span { (words.say(SiteMsg::ContinueMatchText { round: table.round })) }
                            a.btn.main href={ "/t/" (table.id) } { (words.say(SiteMsg::MatchContinue)) }
                        }
                    } }
                }
            }
        }
    }

    fn tables(&self, words: &Words) -> Markup {
        html! {
            section #tables.panel {
                h2 { (words.say(SiteMsg::OpenTables)) }
                @if self.open.is_empty() {
                    p { (words.say(SiteMsg::OpenTablesNone)) }
                    a.btn href="/new" { (words.say(SiteMsg::NewTable)) }
                }
                ul.list { @for table in &self.open {
                    li {
                        span { b { (words.say(SiteMsg::OpenTable { host: &table.host })) } " · " (words.say(SiteMsg::OpenTableSeats { free: table.free })) }
                        span.row {
                            @if table.free > 0 { a.btn href={ "/t/" (table.id) } { (words.say(SiteMsg::Join)) } }
                            @if table.watchable { a.btn href={ "/t/" (table.id) "?watch=1" } { (words.say(SiteMsg::Watch)) } }
                        }
                    }
                } }
            }
        }
    }
}

fn hero(words: &Words) -> Markup {
    html! {
        section.hero {
            div {
                h1 { "Qyrsqyrs" }
                p { (words.say(SiteMsg::Tagline)) }
                p { (words.say(SiteMsg::Intro)) }
                div.row {
                    form method="post" action="/play" { input type="hidden" name="entropy" value=""; button #play-now.btn.main.big { (words.say(SiteMsg::PlayNow)) } }
                    a.btn.big href="/new" { (words.say(SiteMsg::PlayFriends)) }
                }
                p.fine { (words.say(SiteMsg::PlayNowText)) }
            }
            div.queens { @for colour in Colour::ALL { (picture(Card::queen(colour))) } }
        }
    }
}

/// The page with made-up tables.
pub(super) fn samples(shell: &PageShell<'_>) -> Vec<Markup> {
    let open = OpenTable { id: "x".into(), host: "Asha".into(), free: 2, watchable: true };
    let home = HomePage { unfinished: vec![UnfinishedTable { id: "y".into(), round: 2 }], open: vec![open] };
    vec![home.page(shell), HomePage::default().page(shell)]
}
