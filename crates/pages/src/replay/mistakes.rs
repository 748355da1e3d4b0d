//! The costliest decisions of a match. Each is a link to its position.

use learn::analysis::Analysis;
use maud::{Markup, html};
use words::{ReviewMsg, Words};

use super::MatchPage;
use super::decision::{Decision, plan, reasons, verdict, worst};
use crate::sprite::picture;

/// The maximum number of decisions in a list.
const MOST: usize = 3;

/// The reader's mistakes. The switch at the chart shows those of all players.
pub(super) fn section(page: &MatchPage<'_>, words: &Words, analysis: &Analysis) -> Markup {
    html! {
        div.mistakes {
            @if page.reader.is_some() { (list(page, words, ReviewMsg::YourMistakes, "mine", &worst(analysis, page.reader))) }
            (list(page, words, ReviewMsg::AllMistakes, "all", &worst(analysis, None)))
        }
    }
}

fn list(page: &MatchPage<'_>, words: &Words, title: ReviewMsg<'_>, class: &str, worst: &[Decision<'_>]) -> Markup {
    html! {
        section class=(class) {
            h3 { (words.say(title)) }
            @if worst.is_empty() { p { (words.say(ReviewMsg::MistakesNone)) } }
            ol { @for decision in worst.iter().take(MOST) { (mistake(page, words, *decision)) } }
        }
    }
}

fn mistake(page: &MatchPage<'_>, words: &Words, decision: Decision<'_>) -> Markup {
    let remark = &decision.review.remark;
    html! {
        li.mistake-card {
            span.pair aria-hidden="true" { span.played { (picture(remark.card)) } span.best { (picture(remark.best)) } }
            div {
                small { (decision.place(page, words)) }
                h4 { a href=(decision.link(page)) data-at { (decision.text(page, words)) } }
                p { (verdict(words, decision.review)) }
                (plan(page, words, decision.review))
                (reasons(page, words, decision.review))
            }
        }
    }
}
