//! The page of a table for one visitor.

use pages::TablePage;
use protocol::TableUpdate;

use super::visitor::Visitor;
use crate::PageUpdate;

/// What a table's page needs besides the state of the table.
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
            link: format!("{}/t/{}", visitor.base_url, step.last.state.table),
            watching: step.watching,
            daily: step.daily,
        }
    }

    /// The page right after one event of a step.
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
