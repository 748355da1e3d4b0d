//! What proves that the deal was fair.

use maud::{Markup, html};
use protocol::RoundFairnessInfo;
use words::TableMsg;

use crate::table_page::TablePage;

/// The proof, folded away until somebody wants it.
pub(super) fn proof(page: &TablePage<'_>, fairness: &RoundFairnessInfo) -> Markup {
    let shares: Vec<_> =
        (fairness.entropy.iter_with_seat()).filter_map(|(seat, share)| Some((seat, (*share)?))).collect();
    html! {
        details #proof.proof data-beat="points" {
            summary { (page.say(TableMsg::FairTitle)) }
            p { (page.say(TableMsg::FairText)) }
            dl {
                dt { (page.say(TableMsg::FairFingerprint)) } dd { code { (fairness.commitment) } }
                @if let Some(secret) = fairness.secret {
                    dt { (page.say(TableMsg::FairSecret)) } dd { code { (secret) } }
                }
                @if !shares.is_empty() {
                    dt { (page.say(TableMsg::FairShares)) }
                    @for (seat, share) in shares { dd { (page.names[seat]) ": " code { (share) } } }
                }
            }
            p.note { (page.say(TableMsg::FairLimits)) }
        }
    }
}
