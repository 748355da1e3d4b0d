//! The link preview of a table. It shows nothing of the round.

use protocol::SeatKind;
use table::Stage;
use words::{SiteMsg, StatsMsg};

use crate::link_preview::LinkPreview;
use crate::table_page::TablePage;

pub(super) fn preview(page: &TablePage<'_>) -> LinkPreview {
    let free = page.state.seats.iter().filter(|seat| seat.kind == SeatKind::Empty).count() as u32;
    let title = match page.stage() {
        Stage::Lobby if free > 0 => StatsMsg::PreviewLobby { free },
        _ => StatsMsg::PreviewTable,
    };
    LinkPreview {
        title: page.words.string(title),
        text: page.words.string(SiteMsg::Intro),
        url: page.link.to_owned(),
        picture: format!("{}/preview.png", page.link),
    }
}
