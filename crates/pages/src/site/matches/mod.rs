//! The matches somebody has played, figures about them, and what can be done with them.

mod figures;

use std::borrow::Cow;

use maud::{Markup, html};
use rules::record::{MatchSummary, SeatSummary};
use words::{Home, Plain, Replay, Stats, Table, Web, Words};

use super::new_table::bot_of;
use super::pad::texts;
use crate::assets;
use crate::page_shell::PageShell;
use crate::sprite::SpriteSet;

pub use figures::PlayerStats;

/// One match of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchRow {
    /// The name of the match.
    pub id: String,
    /// Day, month and year it ended.
    pub date: (u32, u32, u32),
    /// Everybody's points, the winner first: the name of a person, or what kind of bot it was.
    pub standing: Vec<(String, u32)>,
}

impl MatchRow {
    /// A match of the list, from its results.
    #[must_use]
    pub fn of(words: &Words, id: String, date: (u32, u32, u32), summary: &MatchSummary) -> MatchRow {
        let called = |seat: &SeatSummary| match seat.name.as_str() {
            "" => kind(words, &seat.player).into_owned(),
            name => name.to_owned(),
        };
        let mut standing: Vec<(String, u32)> = summary.seats.iter().map(|seat| (called(seat), seat.points)).collect();
        standing.sort_by_key(|(_, points)| *points);
        MatchRow { id, date, standing }
    }
}

/// A player of a record who has no name.
fn kind<'a>(words: &'a Words, player: &'a str) -> Cow<'a, str> {
    match player.strip_prefix("bot:") {
        Some(bot) => match bot.parse() {
            Ok(strength) => bot_of(words, strength),
            Err(_) => words.say(Web::BotOf { strength: bot }),
        },
        None if player.is_empty() || player == "host" || player == "guest" => words.say(Web::Guest),
        None => player.into(),
    }
}

/// What has just been done with the list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Notice {
    /// Nothing.
    #[default]
    Nothing,
    /// One match was deleted.
    Deleted,
    /// Everything was deleted.
    DeletedAll,
    /// Lines were read.
    Imported(ImportSummary),
}

/// What became of the lines that were read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ImportSummary {
    /// How many matches are new.
    pub added: u32,
    /// How many were there already.
    pub known: u32,
    /// The lines that are no records, counted from 1, and what is wrong with each, in English.
    pub broken: Vec<(usize, String)>,
    /// How many more lines are broken or were left out.
    pub more_broken: usize,
    /// How many matches there is room for, if some did not fit.
    pub no_room: Option<usize>,
}

/// The page of somebody's matches.
#[derive(Clone, Debug, Default)]
pub struct MatchesPage {
    /// The matches, the latest first.
    pub played: Vec<MatchRow>,
    /// Figures about them.
    pub figures: PlayerStats,
    /// What has just been done.
    pub done: Notice,
}

impl MatchesPage {
    /// The page.
    #[must_use]
    pub fn page(&self, shell: &PageShell<'_>) -> Markup {
        let words = shell.words;
        let title = words.say(Home::MyMatches);
        let main = html! {
            h1 { (title) }
            p { (words.say(Home::MyMatchesText)) }
            p { a href="/replay" { (words.say(Replay::PasteLink)) } }
            (done(words, &self.done))
            @if self.played.is_empty() {
                p #none { (words.say(Home::MyMatchesNone)) }
                form.gap method="post" action="/play" { input type="hidden" name="entropy" value=""; button.btn.main { (words.say(Home::PlayNow)) } }
            }
            (self.figures.section(words))
            @if !self.played.is_empty() {
                section.panel {
                    h2 { (words.say(Stats::ListTitle)) }
                    ul.list { @for played in &self.played { li { (line(words, played)) } } }
                }
            }
            (pads(words))
            (data(words))
            (texts::block(words))
            script type="module" src=(assets::path("matches.js")) {}
        };
        shell.site(&title, SpriteSet::Gems, &main)
    }
}

fn done(words: &Words, done: &Notice) -> Markup {
    html! {
        @match done {
            Notice::Nothing => {}
            Notice::Deleted => { p.note role="status" { (words.say(Stats::Deleted)) } }
            Notice::DeletedAll => { p.note role="status" { (words.say(Stats::DeletedAll)) } }
            Notice::Imported(imported) => { (report(words, imported)) }
        }
    }
}

fn report(words: &Words, imported: &ImportSummary) -> Markup {
    html! {
        div #imported.panel role="status" {
            p { (words.say(Home::Imported { count: imported.added as usize })) }
            @if imported.known > 0 { p { (words.say(Stats::AlreadyHere { count: imported.known })) } }
            @if let Some(most) = imported.no_room { p { (words.say(Stats::NoRoom { most })) } }
            @if !imported.broken.is_empty() {
                ul { @for (line, why) in &imported.broken {
                    li { (words.say(Stats::LineBroken { line: *line })) " " span.note lang="en" { (why) } }
                }
                @if imported.more_broken > 0 { li { "… +" (words.number(imported.more_broken as i64)) } } }
            }
        }
    }
}

fn line(words: &Words, played: &MatchRow) -> Markup {
    let (day, month, year) = played.date;
    html! {
        span {
            b { (words.say(Home::Date { day, month, year: Plain(year) })) }
            ol.standing aria-label=(words.say(Web::Standing)) { @for (name, points) in &played.standing {
                li { (name) " " b { (words.number(i64::from(*points))) } }
            } }
        }
        span.row {
            a.btn.small href={ "/matches/" (played.id) } { (words.say(Replay::MatchTitle)) }
            a.btn.small href={ "/api/matches/" (played.id) } download={ (played.id) ".json" } { (words.say(Table::SaveRecord)) }
            a.btn.small href={ "/matches/" (played.id) "/delete" } { (words.say(Home::MatchDelete)) }
        }
    }
}

/// The matches of the score pad, which only the browser knows.
fn pads(words: &Words) -> Markup {
    html! {
        section #pads.panel hidden data-delete=(words.say(Home::MatchDelete)) data-ask=(words.say(Stats::DeleteAsk)) {
            h2 { (words.say(Stats::PadsTitle)) }
            p.note { (words.say(Stats::PadsText)) }
            ul #pads-list.list {}
        }
    }
}

/// Save, read, delete.
fn data(words: &Words) -> Markup {
    html! {
        section.panel {
            h2 { (words.say(Stats::YourData)) }
            p { (words.say(Stats::ExportText)) }
            p { a #export.btn href="/matches/export.jsonl" download="qyrsqyrs.jsonl" { (words.say(Home::ExportAll)) } }
            form #import method="post" action="/matches/import" {
                p { (words.say(Stats::ImportText)) }
                div.fields {
                    label.script { span { (words.say(Stats::ImportFile)) } input type="file" id="import-file" accept=".jsonl,.json,.txt"; }
                    label { span { (words.say(Stats::ImportPaste)) } textarea name="text" rows="3" spellcheck="false" {} }
                }
                input type="hidden" name="pads" value="0";
                p { button.btn { (words.say(Home::ImportAll)) } }
            }
            p { a.btn href="/matches/delete" { (words.say(Home::DeleteAll)) } }
        }
    }
}

/// Asks before a match, or everything, is deleted.
#[must_use]
pub fn ask_delete(shell: &PageShell<'_>, id: Option<&str>) -> Markup {
    let words = shell.words;
    let title = words.say(if id.is_some() { Home::MatchDelete } else { Home::DeleteAll });
    let ask = id.map_or_else(|| words.say(Home::DeleteAllAsk), |_| words.say(Stats::DeleteAsk));
    let action = id.map_or_else(|| "/matches/delete".to_owned(), |id| format!("/matches/{id}/delete"));
    let main = html! {
        div.text {
            h1 { (title) }
            p { (ask) }
            form #delete.row method="post" action=(action) data-all[id.is_none()] {
                button.btn.main { (title) }
                a.btn href="/matches" { (words.say(Home::Cancel)) }
            }
        }
        (texts::block(words))
        script type="module" src=(assets::path("matches.js")) {}
    };
    shell.site(&title, SpriteSet::Gems, &main)
}
