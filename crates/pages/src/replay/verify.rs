//! The check of the deals, which the reader's own browser does.

use maud::{Markup, html};
use words::{Replay, Table, Words};

use super::DealOrigin;
use crate::assets;

/// The part of a match's page that checks its deals.
pub(super) fn section(words: &Words, deals: DealOrigin<'_>, rounds: usize) -> Markup {
    html! {
        section #verify.panel aria-labelledby="verify-title" {
            h2 #verify-title { (words.say(Table::FairTitle)) }
            @match deals {
                DealOrigin::Fair(record) => (button(words, record, rounds)),
                DealOrigin::Unknown => p { (words.say(Replay::VerifyNothing)) },
                DealOrigin::Prepared(_) => p { (words.say(Replay::VerifyPrepared)) },
            }
        }
    }
}

/// The button and the words that the script needs.
fn button(words: &Words, record: &str, rounds: usize) -> Markup {
    let headings: Vec<_> = (1..=rounds).map(|round| words.say(Table::Round { round: round as u32 })).collect();
    let headings = serde_json::to_string(&headings).unwrap_or_default();
    let say = |message: Replay<'_>| words.string(message);
    html! {
        p { (words.say(Table::FairText)) }
        noscript { p { (words.say(Replay::VerifyNoScript)) } }
        div.script {
            p { (words.say(Replay::VerifyText)) }
            button #verify-go.btn type="button" data-record=(record)
                data-secret=(say(Replay::VerifySecret)) data-commitment=(say(Replay::VerifyCommitment))
                data-entropy=(say(Replay::VerifyEntropy)) data-stream=(say(Replay::VerifyStream))
                data-shuffle=(say(Replay::VerifyShuffle)) data-hands=(say(Replay::VerifyHands))
                data-same=(say(Replay::VerifySame)) data-other=(say(Replay::VerifyOther))
                data-good=(words.say(Table::FairGood)) data-bad=(words.say(Table::FairBad))
                data-rounds=(headings) data-impossible=(say(Replay::VerifyImpossible)) {
                (words.say(Table::FairVerify))
            }
            div #verify-out role="status" {}
        }
        p.note { (words.say(Table::FairLimits)) }
        script type="module" src=(assets::path("verify.js")) {}
    }
}
