//! The home page: one click starts a match, another opens a table for friends, and links lead to everything else.

use maud::{Markup, html};
use rules::{Card, Colour, PlayerCount};
use table::BotLevel;
use words::{SiteMsg, Words};

use super::PAGES;
use crate::page_shell::PageShell;
use crate::page_style::PageStyle;
use crate::rim::empty_table;
use crate::sprite::{gem, picture};
use crate::table::treasure;

/// A table with an unfinished match of the visitor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnfinishedTable {
    /// The table's name.
    pub id: String,
    /// The current round, counted from 1.
    pub round: u32,
}

/// A public table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenTable {
    /// The table's name.
    pub id: String,
    /// The name of its host.
    pub host: String,
    /// The number of free seats.
    pub free: usize,
    /// Whether spectators are allowed.
    pub watchable: bool,
}

/// The home page.
#[derive(Clone, Debug, Default)]
pub struct HomePage {
    /// The number of players that the visitor last chose.
    pub players: PlayerCount,
    /// The level of bots that they last chose.
    pub level: BotLevel,
    /// The visitor's unfinished matches, latest first.
    pub unfinished: Vec<UnfinishedTable>,
    /// Tables that wait for players.
    pub open: Vec<OpenTable>,
}

impl HomePage {
    /// Renders the page.
    #[must_use]
    pub fn page(&self, shell: &PageShell<'_>) -> Markup {
        let words = shell.words;
        let main = html! {
            section.hero {
                div.word {
                    h1 { "Qyrsqyrs" }
                    p.lead { (words.say(SiteMsg::Intro)) }
                    (self.ways_to_play(words))
                }
                (scene())
            }
            (self.tiles(words))
            (self.tables(words))
        };
        shell.night(&words.say(SiteMsg::Title), PageStyle::Home, None, &main)
    }

    /// One form with two buttons. The choices below the first button apply to both.
    fn ways_to_play(&self, words: &Words) -> Markup {
        html! {
            form.begin method="post" action="/play" {
                input type="hidden" name="entropy" value="";
                button #play-now.btn.main.big { (words.say(SiteMsg::PlayNow)) }
                div.ways {
                    fieldset.seg {
                        legend.vh { (words.say(SiteMsg::Players)) }
                        (segment("players", "3", self.players == PlayerCount::Three, &words.say(SiteMsg::PlayersThree)))
                        (segment("players", "4", self.players == PlayerCount::Four, &words.say(SiteMsg::PlayersFour)))
                    }
                    fieldset.seg.levels {
                        legend.vh { (words.say(SiteMsg::Opponents)) }
                        @for &level in BotLevel::ALL {
                            (segment("strength", level.name(), level == self.level, &words.say(SiteMsg::level(level).0)))
                        }
                    }
                }
                ul.sayings { @for &level in BotLevel::ALL {
                    li data-level=(level.name()) { span.vh { (words.say(SiteMsg::level(level).0)) ": " } (words.say(SiteMsg::level(level).1)) }
                } }
                button #play-friends.btn.big formaction="/new" { (words.say(SiteMsg::PlayFriends)) }
            }
        }
    }

    fn tiles(&self, words: &Words) -> Markup {
        let tile = |href: &str, colour: Colour, title: &str, text: &str, next: bool| {
            html! { li.next[next] { a.tile href=(href) { (gem(colour)) b { (title) } small { (text) } } } }
        };
        html! {
            ul.tiles {
                @for table in &self.unfinished {
                    (tile(&format!("/t/{}", table.id), Colour::Blue, &words.say(SiteMsg::ContinueMatch),
                        &words.say(SiteMsg::ContinueMatchText { round: table.round }), true))
                }
                @for page in PAGES { @if let Some((colour, title, text)) = page.tile {
                    (tile(page.path, colour, &words.say(title), &words.say(text), page.path == "/daily"))
                } }
            }
        }
    }

    fn tables(&self, words: &Words) -> Markup {
        html! {
            @if !self.open.is_empty() {
                section #tables.panel {
                    h2 { (words.say(SiteMsg::OpenTables)) }
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
}

/// One of several choices in a row.
fn segment(name: &str, value: &str, checked: bool, label: &str) -> Markup {
    html! { label { input type="radio" name=(name) value=(value) checked[checked]; span { (label) } } }
}

/// The table with the open chest and the Queens in front of it.
fn scene() -> Markup {
    html! {
        div.vista aria-hidden="true" {
            div.clip { (empty_table()) }
            div.hoard-chest data-lid="open" { (treasure()) }
            div.queens { @for colour in [Colour::Green, Colour::Blue, Colour::Black, Colour::Red] { (picture(Card::queen(colour))) } }
        }
    }
}

/// The page with sample tables.
pub(super) fn samples(shell: &PageShell<'_>) -> Vec<Markup> {
    let open = vec![OpenTable { id: "x".into(), host: "Asha".into(), free: 2, watchable: true }];
    let unfinished = vec![UnfinishedTable { id: "y".into(), round: 2 }];
    let home = HomePage { players: PlayerCount::Three, level: BotLevel::Medium, unfinished, open };
    let first = HomePage { players: PlayerCount::Four, level: BotLevel::Gentle, unfinished: vec![], open: vec![] };
    vec![home.page(shell), first.page(shell)]
}
