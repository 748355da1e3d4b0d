//! The pages of the site other than tables, replays and lessons.

mod about;
mod calendar;
mod charts;
pub(crate) mod choices;
mod daily;
mod error;
mod gems;
mod home;
mod matches;
mod pad;
mod recovery;
mod rulebook;
mod settings;

use maud::Markup;
use rules::Colour;
use words::SiteMsg as Msg;

use self::LinkPlace::{Bar, Footer};
use self::PageContent::{Fixed, Samples};
use crate::learn::learn_samples;
use crate::page_shell::PageShell;

pub use about::about;
pub use calendar::{DayPlayed, MonthCalendar};
pub use daily::{DailyPage, DailyResult, DailyStatus};
pub use error::{ErrorPage, error};
pub use gems::gems;
pub use home::{HomePage, OpenTable, UnfinishedTable};
pub use matches::{ImportSummary, MatchRow, MatchesPage, Moments, Notice, PlayerStats, ask_delete};
pub use pad::{pad, worker};
pub use recovery::{LinkPage, RecoverPage};
pub use rulebook::rulebook;
pub use settings::{SettingsNotice, SettingsPage};

/// The pages that everyone can open, in the order of their links. The bar, the footer and the home page link to them,
/// the server has a route for each fixed one, and the tests and the gallery render them all.
pub const PAGES: &[SitePage] = &[
    page("/", Samples(home::samples), Some((Footer, Msg::MenuHome)), None),
    page(
        "/daily",
        Samples(daily::samples),
        Some((Bar, Msg::DailyDeal)),
        Some((Colour::Red, Msg::DailyDeal, Msg::DailyDealText)),
    ),
    page(
        "/learn",
        Samples(learn_samples),
        Some((Bar, Msg::LearnLink)),
        Some((Colour::Green, Msg::LearnLink, Msg::LearnText)),
    ),
    page("/pad", Fixed(pad), Some((Bar, Msg::ScorePad)), Some((Colour::Blue, Msg::ScorePad, Msg::ScorePadTile))),
    page(
        "/matches",
        Samples(matches::samples),
        Some((Bar, Msg::MyMatches)),
        Some((Colour::Black, Msg::MyMatches, Msg::MyMatchesTile)),
    ),
    page(
        "/rules",
        Samples(rulebook::samples),
        Some((Bar, Msg::RulesLink)),
        Some((Colour::Green, Msg::RulesLink, Msg::RulesText)),
    ),
    page("/gems", Fixed(gems), Some((Footer, Msg::GemsLink)), Some((Colour::Red, Msg::GemsLink, Msg::GemsText))),
    page("/about", Fixed(about), Some((Footer, Msg::AboutLink)), None),
    page("/settings", Samples(settings::samples), Some((Bar, Msg::Settings)), None),
    page("/recover", Samples(recovery::samples), None, None),
    page("/matches/delete", Samples(|shell| vec![ask_delete(shell, None), ask_delete(shell, Some("x"))]), None, None),
];

/// A page that everyone can open.
#[derive(Debug)]
pub struct SitePage {
    /// Its address.
    pub path: &'static str,
    /// Its content.
    pub content: PageContent,
    pub(crate) link: Option<(LinkPlace, Msg<'static>)>,
    /// The gem, the title and the text of the link on the home page.
    pub(crate) tile: Option<(Colour, Msg<'static>, Msg<'static>)>,
}

/// The content of a page.
#[derive(Debug)]
pub enum PageContent {
    /// A page that depends only on the language and the preferences.
    Fixed(fn(&PageShell<'_>) -> Markup),
    /// A page that depends on the visitor. A handler of the server renders it; this function renders it with sample
    /// data.
    Samples(fn(&PageShell<'_>) -> Vec<Markup>),
}

/// The place of a page's link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LinkPlace {
    Bar,
    /// The footer, or the end of the menu where there is none.
    Footer,
}

const fn page(
    path: &'static str,
    content: PageContent,
    link: Option<(LinkPlace, Msg<'static>)>,
    tile: Option<(Colour, Msg<'static>, Msg<'static>)>,
) -> SitePage {
    SitePage { path, content, link, tile }
}

impl SitePage {
    /// The page itself or, if it depends on the visitor, versions of it with sample data.
    #[must_use]
    pub fn samples(&self, shell: &PageShell<'_>) -> Vec<Markup> {
        match self.content {
            Fixed(page) => vec![page(shell)],
            Samples(pages) => pages(shell),
        }
    }
}
