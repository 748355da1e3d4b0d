//! The page of a table, filled in for one visitor.

use pages::TablePage;
use protocol::TableUpdate;

use super::visitor::Visitor;
use crate::PageUpdate;

/// The data of a table's page beside the state of the table, for one visitor.
pub(super) struct PageContext<'a> {
    visitor: &'a Visitor,
    name: String,
    link: String,
    watching: usize,
    daily: bool,
}

impl<'a> PageContext<'a> {
    pub(super) fn new(step: &PageUpdate, visitor: &'a Visitor) -> PageContext<'a> {
        PageContext {
            visitor,
            name: visitor.display_name(),
            link: format!("{}/t/{}", visitor.site, step.last.state.table),
            watching: step.watching,
            daily: step.daily,
        }
    }

    /// The page right after one of the events of a step.
    pub(super) fn page<'b>(&'b self, update: &'b TableUpdate) -> TablePage<'b> {
        TablePage {
            name: &self.name,
            link: &self.link,
            watching: self.watching,
            daily: self.daily,
            tracker: self.visitor.prefs.tracker,
            count: self.visitor.prefs.count,
            ..TablePage::of(update, self.visitor.words)
        }
    }
}
