//! The check of the deals. It runs in the reader's browser.

use maud::{Markup, html};
use words::{ReviewMsg, TableMsg, Words};

use super::DealOrigin;
use crate::assets;

/// The part of a match's page that checks its deals.
pub(super) fn section(words: &Words, deals: DealOrigin<'_>, rounds: usize) -> Markup {
    html! {
        section #verify.panel aria-labelledby="verify-title" {
            h2 #verify-title { (words.say(TableMsg::FairTitle)) }
            @match deals {
                DealOrigin::Fair(record) => (button(words, record, rounds)),
                DealOrigin::Unknown => p { (words.say(ReviewMsg::VerifyNothing)) },
                DealOrigin::Prepared(_) => p { (words.say(ReviewMsg::VerifyPrepared)) },
            }
        }
    }
}

/// The button, with the sentences that the script needs.
fn button(words: &Words, record: &str, rounds: usize) -> Markup {
    let headings: Vec<_> = (1..=rounds).map(|round| words.say(TableMsg::Round { round: round as u32 })).collect();
    let headings = serde_json::to_string(&headings).unwrap_or_default();
    let say = |message: ReviewMsg<'_>| words.string(message);
    html! {
        p { (words.say(TableMsg::FairText)) }
        noscript { p { (words.say(ReviewMsg::VerifyNoScript)) } }
        div.script {
            p { (words.say(ReviewMsg::VerifyText)) }
            button #verify-go.btn type="button" data-record=(record)
                data-secret=(say(ReviewMsg::VerifySecret)) data-commitment=(say(ReviewMsg::VerifyCommitment))
                data-entropy=(say(ReviewMsg::VerifyEntropy)) data-stream=(say(ReviewMsg::VerifyStream))
                data-shuffle=(say(ReviewMsg::VerifyShuffle)) data-hands=(say(ReviewMsg::VerifyHands))
                data-same=(say(ReviewMsg::VerifySame)) data-other=(say(ReviewMsg::VerifyOther))
                data-kept=(say(ReviewMsg::VerifyKept)) data-kept-good=(say(ReviewMsg::VerifyKeptGood))
                data-kept-bad=(say(ReviewMsg::VerifyKeptBad)) data-kept-late=(say(ReviewMsg::VerifyKeptLate))
                data-kept-none=(say(ReviewMsg::VerifyKeptNone)) data-alone=(say(ReviewMsg::VerifyAlone))
                data-good=(words.say(TableMsg::FairGood)) data-bad=(words.say(TableMsg::FairBad))
                data-rounds=(headings) data-impossible=(say(ReviewMsg::VerifyImpossible)) {
                (words.say(TableMsg::FairVerify))
            }
            div #verify-out role="status" {}
        }
        p.note { (words.say(TableMsg::FairLimits)) }
        script type="module" src=(assets::path("verify.js")) {}
    }
}
