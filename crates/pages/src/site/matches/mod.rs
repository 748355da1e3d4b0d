//! The visitor's matches: statistics, list, export, import and deletion.

mod figures;

use std::borrow::Cow;

use maud::{Markup, html};
use rules::record::{MatchSummary, SeatSummary};
use words::{GameMsg, ReviewMsg, SiteMsg, StatsMsg, TableMsg, Ungrouped, Words, reader_seat};

use super::choices::bot_of;
use super::pad::texts;
use crate::assets;
use crate::page_shell::PageShell;
use crate::sprite::SpriteSet;

pub use figures::PlayerStats;

/// One match of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchRow {
    /// The id of the match.
    pub id: String,
    /// Day, month and year in which it ended.
    pub date: (u32, u32, u32),
    /// Names and points, the winner first. A bot without a name is called by its level.
    pub standing: Vec<(String, u32)>,
}

impl MatchRow {
    /// The row of a match.
    #[must_use]
    pub fn of(words: &Words, id: String, date: (u32, u32, u32), summary: &MatchSummary) -> MatchRow {
        let reader = reader_seat(summary.seats.iter().map(|seat| (seat.player.as_str(), seat.name.as_str())));
        let name = |(index, seat): (usize, &SeatSummary)| match seat.name.as_str() {
            _ if reader.is_some_and(|reader| reader.index() == index) => words.string(GameMsg::You),
            "" => kind(words, &seat.player).into_owned(),
            name => name.to_owned(),
        };
        let mut standing: Vec<(String, u32)> =
            summary.seats.iter().enumerate().map(|seat| (name(seat), seat.1.points)).collect();
        standing.sort_by_key(|(_, points)| *points);
        MatchRow { id, date, standing }
    }
}

/// The text for a player without a name.
fn kind<'a>(words: &'a Words, player: &'a str) -> Cow<'a, str> {
    match player.strip_prefix("bot:") {
        Some(bot) => match bot.parse() {
            Ok(strength) => bot_of(words, strength),
            Err(_) => words.say(TableMsg::BotOf { strength: bot }),
        },
        None if player.is_empty() || player == "host" || player == "guest" => words.say(TableMsg::Guest),
        None => player.into(),
    }
}

/// The last change of the list, to be confirmed on the page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Notice {
    /// Nothing.
    #[default]
    Nothing,
    /// One match was deleted.
    Deleted,
    /// Everything was deleted.
    DeletedAll,
    /// A file was imported.
    Imported(ImportSummary),
}

/// The result of an import.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ImportSummary {
    /// How many matches are new.
    pub added: u32,
    /// How many were known already.
    pub known: u32,
    /// Lines that are not records, counted from 1, with the error in English.
    pub broken: Vec<(usize, String)>,
    /// How many more lines are broken or were left out.
    pub more_broken: usize,
    /// The maximum number of matches, if some did not fit.
    pub no_room: Option<usize>,
}

/// The page of the visitor's matches.
#[derive(Clone, Debug, Default)]
pub struct MatchesPage {
    /// The matches, latest first.
    pub played: Vec<MatchRow>,
    /// Statistics of them.
    pub figures: PlayerStats,
    /// The last change of the list.
    pub done: Notice,
}

impl MatchesPage {
    /// The page.
    #[must_use]
    pub fn page(&self, shell: &PageShell<'_>) -> Markup {
        let words = shell.words;
        let main = html! {
            p { (words.say(SiteMsg::MyMatchesText)) }
            p { a href="/replay" { (words.say(ReviewMsg::PasteLink)) } }
            (done(words, &self.done))
            @if self.played.is_empty() {
                p #none { (words.say(SiteMsg::MyMatchesNone)) }
                form.gap method="post" action="/play" { input type="hidden" name="entropy" value=""; button.btn.main { (words.say(SiteMsg::PlayNow)) } }
            }
            (self.figures.section(words))
            @if !self.played.is_empty() {
                section.panel {
                    h2 { (words.say(StatsMsg::ListTitle)) }
                    ul.list { @for played in &self.played { li { (line(words, played)) } } }
                }
            }
            (pads(words))
            (data(words))
            (texts::block(words))
            script type="module" src=(assets::path("matches.js")) {}
        };
        shell.titled(SiteMsg::MyMatches, SpriteSet::Gems, &main)
    }
}

fn done(words: &Words, done: &Notice) -> Markup {
    html! {
        @match done {
            Notice::Nothing => {}
            Notice::Deleted => { p.note role="status" { (words.say(StatsMsg::Deleted)) } }
            Notice::DeletedAll => { p.note role="status" { (words.say(StatsMsg::DeletedAll)) } }
            Notice::Imported(imported) => { (report(words, imported)) }
        }
    }
}

fn report(words: &Words, imported: &ImportSummary) -> Markup {
    html! {
        div #imported.panel role="status" {
            p { (words.say(SiteMsg::Imported { count: imported.added as usize })) }
            @if imported.known > 0 { p { (words.say(StatsMsg::AlreadyHere { count: imported.known })) } }
            @if let Some(most) = imported.no_room { p { (words.say(StatsMsg::NoRoom { most })) } }
            @if !imported.broken.is_empty() {
                ul { @for (line, why) in &imported.broken {
                    li { (words.say(StatsMsg::LineBroken { line: *line })) " " span.note lang="en" { (why) } }
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
            b { (words.say(SiteMsg::Date { day, month, year: Ungrouped(year) })) }
            ol.standing aria-label=(words.say(TableMsg::Standing)) { @for (name, points) in &played.standing {
                li { (name) " " b { (words.number(i64::from(*points))) } }
            } }
        }
        span.row {
            a.btn.small href={ "/matches/" (played.id) } { (words.say(ReviewMsg::MatchTitle)) }
            a.btn.small href={ "/api/matches/" (played.id) } download={ (played.id) ".json" } { (words.say(TableMsg::SaveRecord)) }
            a.btn.small href={ "/matches/" (played.id) "/delete" } { (words.say(SiteMsg::MatchDelete)) }
        }
    }
}

/// The matches of the score pad, which are stored in the browser.
fn pads(words: &Words) -> Markup {
    html! {
        section #pads.panel hidden data-delete=(words.say(SiteMsg::MatchDelete)) data-ask=(words.say(StatsMsg::DeleteAsk)) {
            h2 { (words.say(StatsMsg::PadsTitle)) }
            p.note { (words.say(StatsMsg::PadsText)) }
            ul #pads-list.list {}
        }
    }
}

/// Export, import and deletion.
fn data(words: &Words) -> Markup {
    html! {
        section.panel {
            h2 { (words.say(StatsMsg::YourData)) }
            p { (words.say(StatsMsg::ExportText)) }
            p { a #export.btn href="/matches/export.jsonl" download="qyrsqyrs.jsonl" { (words.say(SiteMsg::ExportAll)) } }
            form #import method="post" action="/matches/import" {
                p { (words.say(StatsMsg::ImportText)) }
                div.fields {
                    label.script { span { (words.say(StatsMsg::ImportFile)) } input type="file" id="import-file" accept=".jsonl,.json,.txt"; }
                    label { span { (words.say(StatsMsg::ImportPaste)) } textarea name="text" rows="3" spellcheck="false" {} }
                }
                input type="hidden" name="pads" value="0";
                p { button.btn { (words.say(SiteMsg::ImportAll)) } }
            }
            p { a.btn href="/matches/delete" { (words.say(SiteMsg::DeleteAll)) } }
        }
    }
}

/// Asks before a match, or everything, is deleted.
#[must_use]
pub fn ask_delete(shell: &PageShell<'_>, id: Option<&str>) -> Markup {
    let words = shell.words;
    let title = words.say(if id.is_some() { SiteMsg::MatchDelete } else { SiteMsg::DeleteAll });
    let ask = id.map_or_else(|| words.say(SiteMsg::DeleteAllAsk), |_| words.say(StatsMsg::DeleteAsk));
    let action = id.map_or_else(|| "/matches/delete".to_owned(), |id| format!("/matches/{id}/delete"));
    let main = html! {
        div.text {
            h1 { (title) }
            p { (ask) }
            form #delete.row method="post" action=(action) data-all[id.is_none()] {
                button.btn.main { (title) }
                a.btn href="/matches" { (words.say(SiteMsg::Cancel)) }
            }
        }
        (texts::block(words))
        script type="module" src=(assets::path("matches.js")) {}
    };
    shell.site(&title, SpriteSet::Gems, &main)
}

/// The list with one made-up match.
pub(super) fn samples(shell: &PageShell<'_>) -> Vec<Markup> {
    let standing = vec![("Asha".to_owned(), 24), ("Mira".to_owned(), 86)];
    let played = MatchRow { id: "x".into(), date: (5, 8, 2025), standing };
    vec![MatchesPage { played: vec![played], ..MatchesPage::default() }.page(shell)]
}
