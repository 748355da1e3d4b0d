//! The proof that the deal was fair.

use maud::{Markup, html};
use protocol::{RoundFairnessInfo, SeatKind};
use rules::Seat;
use words::TableMsg;

use crate::table_page::TablePage;

/// The proof, collapsed until the reader opens it.
pub(super) fn proof(page: &TablePage<'_>, fairness: &RoundFairnessInfo) -> Markup {
    let person = |seat: Seat| page.state.seats[seat].kind == SeatKind::Person;
    let shares = || fairness.entropy.iter_with_seat().filter(|(seat, share)| share.is_some() || person(*seat));
    html! {
        details #proof.proof data-beat="points" {
            summary { (page.say(TableMsg::FairTitle)) }
            p { (page.say(TableMsg::FairText)) }
            dl {
                dt { (page.say(TableMsg::FairFingerprint)) } dd { code { (fairness.commitment) } }
                @if let Some(secret) = fairness.secret {
                    dt { (page.say(TableMsg::FairSecret)) } dd { code { (secret) } }
                }
                dt { (page.say(TableMsg::FairShares)) }
                @for (seat, share) in shares() {
                    dd { (page.names[seat]) ": " @match share { Some(share) => code { (share) }, None => "–" } }
                }
                @if let Some(next) = page.state.commitment {
                    dt { (page.say(TableMsg::FairNext)) } dd { code { (next) } }
                }
            }
            p.note { (page.say(TableMsg::FairLimits)) }
        }
    }
}

/// The commitment to the first deal. The page has it before any client adds randomness.
pub(super) fn commitment(page: &TablePage<'_>) -> Markup {
    html! {
        @if let Some(commitment) = page.state.commitment {
            p.note { (page.say(TableMsg::FairNext)) " " code { (commitment) } }
        }
    }
}
