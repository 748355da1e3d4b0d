//! The visitor's matches: statistics, list, export, import and deletion.

mod figures;
mod list;
mod moments;

use maud::{Markup, html};
use rules::Seat;
use rules::record::{MatchSummary, SeatSummary};
use words::{ReviewMsg, SiteMsg, StatsMsg, Words};

use super::pad::texts;
use crate::assets;
use crate::page_shell::PageShell;
use crate::page_style::PageStyle;
use crate::sprite::SpriteSet;

pub use figures::PlayerStats;
pub use list::MatchRow;
pub use moments::Moments;

/// The last change of the list. The page confirms it.
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
    /// The number of new matches.
    pub added: u32,
    /// The number of matches that were already known.
    pub known: u32,
    /// Lines that are not records, counted from 1, with the error in English.
    pub broken: Vec<(usize, String)>,
    /// The number of further lines that are broken or were left out.
    pub more_broken: usize,
    /// The maximum number of matches, if some did not fit.
    pub no_room: Option<usize>,
}

/// The page of the visitor's matches.
#[derive(Clone, Debug, Default)]
pub struct MatchesPage {
    /// The matches, latest first.
    pub played: Vec<MatchRow>,
    /// Statistics of the matches.
    pub figures: PlayerStats,
    /// The player's milestones in the matches.
    pub moments: Moments,
    /// The last change of the list.
    pub done: Notice,
}

impl MatchesPage {
    /// Renders the page.
    #[must_use]
    pub fn page(&self, shell: &PageShell<'_>) -> Markup {
        let words = shell.words;
        let main = html! {
            div.matches {
                p.note { (words.say(SiteMsg::MyMatchesText)) }
                (done(words, &self.done))
                @if self.played.is_empty() {
                    p #none { (words.say(SiteMsg::MyMatchesNone)) }
                    form.gap method="post" action="/play" { input type="hidden" name="entropy" value=""; button.btn.main { (words.say(SiteMsg::PlayNow)) } }
                    p { a href="/replay" { (words.say(ReviewMsg::PasteLink)) } }
                }
                (self.figures.section(words))
                div.beside {
                    div {
                        @if !self.played.is_empty() { (list::list(words, &self.played)) }
                        (pads(words))
                    }
                    div { (self.moments.section(words)) (data(words)) }
                }
            }
            (texts::block(words))
            script type="module" src=(assets::path("matches.js")) {}
        };
        shell.titled(SiteMsg::MyMatches, PageStyle::Matches, SpriteSet::Stones, &main)
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

/// The matches of the score pad. The browser stores them.
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

/// The page that asks for confirmation before deleting one match or everything.
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
    shell.site(&title, PageStyle::Plain, SpriteSet::Gems, &main)
}

/// The list with sample matches.
pub(super) fn samples(shell: &PageShell<'_>) -> Vec<Markup> {
    let seat = |player: &str, points: u32, won: bool, flawless: u32| SeatSummary {
        player: player.to_owned(),
        points,
        won,
        flawless,
        grand: u32::from(points == 211),
        chest: u32::from(won),
        ..SeatSummary::default()
    };
    let summary = |points: [u32; 4], level: &str, players: usize| {
        let fewest = points.iter().take(players).min().copied();
        let kinds = ["host", level, level, level];
        let seats = kinds.iter().zip(points).take(players);
        let seats = seats.map(|(kind, points)| seat(kind, points, Some(points) == fewest, u32::from(points == 98)));
        MatchSummary { rounds: 4, counts: true, seats: seats.collect() }
    };
    let played = [
        ((17, 8, 2026), summary([211, 601, 618, 630], "bot:expert", 4), false),
        ((17, 8, 2026), summary([61, 65, 74, 80], "bot:strong", 4), true),
        ((16, 8, 2026), summary([201, 133, 242, 264], "bot:medium", 4), false),
        ((14, 8, 2026), summary([98, 160, 205, 237], "bot:medium", 4), false),
        ((14, 8, 2026), summary([178, 102, 140, 0], "bot:easy", 3), false),
    ];
    let mut page = MatchesPage::default();
    page.moments.days = learn::daily::Streak { current: 3, best: 5 };
    for (date, summary, daily) in played {
        page.figures.add(&summary, Seat::S0);
        page.moments.add(date, &summary, Seat::S0);
        page.played.push(MatchRow::of(shell.words, "x".into(), date, &summary, Some(Seat::S0), daily));
    }
    vec![page.page(shell), MatchesPage::default().page(shell)]
}
