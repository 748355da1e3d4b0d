//! The first page: one click to a game, and the ways to everything else.

use maud::{Markup, html};
use rules::{Card, Colour};
use words::{Home as Say, Words};

use crate::page_shell::PageShell;
use crate::sprite::{SpriteSet, gem, picture};

/// A match that the visitor left in the middle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnfinishedTable {
    /// The table's name.
    pub id: String,
    /// The round it stands at, from 1.
    pub round: u32,
}

/// A table that is open to anybody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenTable {
    /// The table's name.
    pub id: String,
    /// Who opened it.
    pub host: String,
    /// How many seats are free.
    pub free: usize,
    /// Whether others may watch.
    pub watchable: bool,
}

/// What the first page shows.
#[derive(Clone, Debug, Default)]
pub struct HomePage {
    /// Matches to go on with, the latest first.
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
            (self.going_on(words))
            ul.tiles {
                (tile(words, Colour::Green, Say::Learn, Say::LearnText, "/learn"))
                (tile(words, Colour::Blue, Say::RulesLink, Say::RulesText, "/rules"))
                (tile(words, Colour::Black, Say::MyMatches, Say::MyMatchesText, "/matches"))
                (tile(words, Colour::Red, Say::DailyDeal, Say::DailyDealText, "/daily"))
                (tile(words, Colour::Green, Say::ScorePad, Say::ScorePadText, "/pad"))
                (tile(words, Colour::Red, Say::GemsLink, Say::GemsText, "/gems"))
            }
            (self.tables(words))
        };
        shell.site(&words.say(Say::Title), SpriteSet::All, &main)
    }

    fn going_on(&self, words: &Words) -> Markup {
        html! {
            @if !self.unfinished.is_empty() {
                section.panel {
                    h2 { (words.say(Say::ContinueMatch)) }
                    ul.list { @for table in &self.unfinished {
                        li {
                            span { (words.say(Say::ContinueMatchText { round: table.round })) }
                            a.btn.main href={ "/t/" (table.id) } { (words.say(Say::MatchContinue)) }
                        }
                    } }
                }
            }
        }
    }

    fn tables(&self, words: &Words) -> Markup {
        html! {
            section #tables.panel {
                h2 { (words.say(Say::OpenTables)) }
                @if self.open.is_empty() {
                    p { (words.say(Say::OpenTablesNone)) }
                    a.btn href="/new" { (words.say(Say::NewTable)) }
                }
                ul.list { @for table in &self.open {
                    li {
                        span { b { (words.say(Say::OpenTable { host: &table.host })) } " · " (words.say(Say::OpenTableSeats { free: table.free })) }
                        span.row {
                            @if table.free > 0 { a.btn href={ "/t/" (table.id) } { (words.say(Say::Join)) } }
                            @if table.watchable { a.btn href={ "/t/" (table.id) "?watch=1" } { (words.say(Say::Watch)) } }
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
                p { (words.say(Say::Tagline)) }
                p { (words.say(Say::Intro)) }
                div.row {
                    form method="post" action="/play" { input type="hidden" name="entropy" value=""; button #play-now.btn.main.big { (words.say(Say::PlayNow)) } }
                    a.btn.big href="/new" { (words.say(Say::PlayFriends)) }
                }
                p.fine { (words.say(Say::PlayNowText)) }
            }
            div.queens { @for colour in Colour::ALL { (picture(Card::queen(colour))) } }
        }
    }
}

fn tile(words: &Words, colour: Colour, title: Say<'_>, text: Say<'_>, href: &str) -> Markup {
    html! {
        li.panel {
            h2 { (gem(colour)) a href=(href) { (words.say(title)) } }
            p { (words.say(text)) }
        }
    }
}
