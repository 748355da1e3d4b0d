//! What proves that the deal was fair.

use maud::{Markup, html};
use words::{Table, Words};

use crate::scene::{Proof, Scene};

/// The proof, folded away until somebody wants it.
pub(super) fn proof(scene: &Scene<'_>, words: &Words, proof: &Proof) -> Markup {
    html! {
        details #proof.proof {
            summary { (words.say(Table::FairTitle)) }
            p { (words.say(Table::FairText)) }
            dl {
                dt { (words.say(Table::FairFingerprint)) } dd { code { (proof.fingerprint) } }
                @if let Some(secret) = &proof.secret {
                    dt { (words.say(Table::FairSecret)) } dd { code { (secret) } }
                }
                @if !proof.shares.is_empty() {
                    dt { (words.say(Table::FairShares)) }
                    @for (seat, share) in &proof.shares { dd { (scene.chairs[*seat].name) ": " code { (share) } } }
                }
            }
            @match proof.holds {
                Some(true) => p { b { (words.say(Table::FairGood)) } },
                Some(false) => p.why { b { (words.say(Table::FairBad)) } },
                None => {},
            }
            p.note { (words.say(Table::FairLimits)) }
        }
    }
}
