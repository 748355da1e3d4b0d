//! A decision of a match that the coach has judged.

use learn::analysis::{Analysis, Judgement, ReviewedMove};
use learn::coach_text;
use maud::{Markup, html};
use rules::Seat;
use words::{ReviewMsg, Words};

use super::{MatchPage, ReplayStep};
use crate::sprite::picture;

/// A decision and the round it belongs to, counted from 0.
#[derive(Clone, Copy, Debug)]
pub(super) struct Decision<'a> {
    pub(super) round: usize,
    pub(super) review: &'a ReviewedMove,
}

/// All decisions of a match in order.
pub(super) fn decisions(analysis: &Analysis) -> impl Iterator<Item = Decision<'_>> {
    let rounds = analysis.rounds.iter().enumerate();
    rounds.flat_map(|(round, review)| review.decisions.iter().map(move |review| Decision { round, review }))
}

/// The decisions of a seat, or of all seats, that were not good, worst first.
pub(super) fn worst(analysis: &Analysis, seat: Option<Seat>) -> Vec<Decision<'_>> {
    let is_wanted = |decision: &Decision<'_>| {
        decision.review.remark.judgement() != Judgement::Good && seat.is_none_or(|seat| decision.seat() == seat)
    };
    let mut worst: Vec<_> = decisions(analysis).filter(is_wanted).collect();
    worst.sort_by(|a, b| b.review.remark.cost.total_cmp(&a.review.remark.cost));
    worst
}

impl Decision<'_> {
    pub(super) fn seat(self) -> Seat {
        self.review.remark.seat
    }

    /// The step of the replay right before the decision.
    pub(super) fn step(self) -> usize {
        ReplayStep::after(self.review.remark.play) - 1
    }

    /// The link to the position, from the view of the player who decides.
    pub(super) fn link(self, page: &MatchPage<'_>) -> String {
        page.review_link(self.round, self.step(), Some(self.seat()))
    }

    /// The round and the trick.
    pub(super) fn place(self, page: &MatchPage<'_>, words: &Words) -> String {
        let trick = self.review.remark.play.map_or(0, |play| play / page.rules.players.count() + 1);
        words.string(ReviewMsg::DecisionIn { round: self.round + 1, trick })
    }

    pub(super) fn text(self, page: &MatchPage<'_>, words: &Words) -> String {
        text(page, words, self.review)
    }
}

/// The move in a sentence.
pub(super) fn text(page: &MatchPage<'_>, words: &Words, review: &ReviewedMove) -> String {
    let leads = review.remark.play.is_some_and(|play| play % page.rules.players.count() == 0);
    coach_text::move_sentence(words, &review.remark, leads, page.who(review.remark.seat))
}

pub(super) fn verdict(words: &Words, review: &ReviewedMove) -> Markup {
    let remark = &review.remark;
    html! { @if !remark.is_forced() { b class={ "verdict-" (remark.judgement().name()) } { (coach_text::judgement(words, remark)) } } }
}

/// The plan behind the better card, after a decision that was not good.
pub(super) fn plan(page: &MatchPage<'_>, words: &Words, review: &ReviewedMove) -> Markup {
    let plan = review.remark.plan.filter(|_| review.remark.judgement() != Judgement::Good);
    html! { @if let Some(plan) = plan { p.plan { (coach_text::plan(words, plan, |seat| page.who(seat))) } } }
}

/// The reasons for and against the cards, each with its picture, and the coach's remark on what the play revealed.
pub(super) fn reasons(page: &MatchPage<'_>, words: &Words, review: &ReviewedMove) -> Markup {
    let chooser = page.who(review.remark.seat);
    html! {
        ul.reasons { @for reason in &review.remark.reasons {
            li { (picture(reason.card)) span { span.vh { (words.card(reason.card)) ": " } (coach_text::fact(words, reason.fact, chooser, |seat| page.who(seat))) } }
        }
        @if let Some(tell) = review.remark.tell { li.tell { (coach_text::tell(words, tell, chooser)) } }
        }
    }
}
