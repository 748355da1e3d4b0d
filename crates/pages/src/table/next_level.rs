//! After a win against bots: a button that starts a match at the next level.

use maud::{Markup, html};
use protocol::SeatKind;
use table::BotLevel;
use words::{SiteMsg, TableMsg};

use crate::table_page::TablePage;

/// The offer. Empty if the reader has not won, has played against people or has beaten the strongest bots.
pub(super) fn offer(page: &TablePage<'_>) -> Markup {
    let Some(level) = next_level(page) else { return html! {} };
    html! {
        form method="post" action="/play" {
            input type="hidden" name="entropy" value="";
            input type="hidden" name="players" value=(page.players().count());
            button.btn name="strength" value=(level.name()) {
                (page.say(TableMsg::NextLevel { level: &page.say(SiteMsg::level(level).0) }))
            }
        }
    }
}

fn next_level(page: &TablePage<'_>) -> Option<BotLevel> {
    let me = page.state.you.filter(|me| !page.daily && page.state.winners.contains(me))?;
    let others: Vec<_> = page.others().map(|seat| &page.state.seats[seat]).collect();
    let strongest = others.iter().filter_map(|chair| chair.level).max()?;
    let all_bots =
        page.state.seats[me].kind == SeatKind::Person && others.iter().all(|chair| chair.kind == SeatKind::Bot);
    BotLevel::ALL.iter().copied().find(|&level| all_bots && level > strongest)
}
