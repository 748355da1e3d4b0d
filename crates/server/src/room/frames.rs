//! The frames that subscribers are sent.

use std::sync::Arc;

use protocol::{ServerEvent, TableState, TableUpdate, Viewer};
use table::{FixedDealsKind, Table};

use super::{Outgoing, PageUpdate, SocketFormat};

/// Makes a message once for all subscribers who get the same one.
pub(super) fn once_for<T: Clone>(
    made: &mut Vec<(Viewer, Option<u64>, T)>,
    viewer: Viewer,
    re: Option<u64>,
    make: impl FnOnce() -> T,
) -> T {
    if let Some((.., message)) = made.iter().find(|(other, answers, _)| (*other, *answers) == (viewer, re)) {
        return message.clone();
    }
    let message = make();
    made.push((viewer, re, message.clone()));
    message
}

/// An event without a number.
pub(super) fn text_frame(event: &ServerEvent, re: Option<u64>) -> Outgoing {
    Outgoing::Text(event.write(None, re).into())
}

/// The whole state. `watching` is how many people look on.
pub(super) fn state_frame(
    table: &Table,
    (viewer, format): (Viewer, SocketFormat),
    watching: usize,
    re: Option<u64>,
    now: u64,
) -> Outgoing {
    match format {
        SocketFormat::Json => {
            let state = ServerEvent::State(Box::new(TableState::of(table, viewer, now)));
            Outgoing::Text(state.write(Some(table.seq()), re).into())
        }
        SocketFormat::Html => {
            let whole = TableUpdate::whole(table, viewer, re, now);
            Outgoing::Update(page_update(table, whole.into(), watching))
        }
    }
}

/// A step that consists of one update, for a page.
pub(super) fn page_update(table: &Table, update: Arc<TableUpdate>, watching: usize) -> PageUpdate {
    let daily = table.fixed_deals().is_some_and(|fixed| fixed.purpose == FixedDealsKind::Daily);
    PageUpdate { last: update, before: Vec::new(), watching, daily }
}
