//! The coach's analysis of the whole match, of a round and of a decision.

use learn::analysis::{Analysis, Judgement, JudgementCounts, ReviewedMove, RoundReview, most_cards};
use learn::coach_text;
use maud::{Markup, html};
use rules::Seat;
use words::{CoachMsg, Decimal, ReviewMsg, TableMsg, Words};

use super::{MatchPage, ReplayPage, ReplayStep, cost_chart, decision as judged, mistakes};

/// The state of the analysis of a match.
#[derive(Clone, Copy, Debug)]
pub enum AnalysisStatus<'a> {
    /// No analysis was requested.
    Idle,
    /// The match has too many rounds.
    TooLong {
        /// The maximum number of rounds of an analysis.
        most: usize,
    },
    /// In the queue.
    Waiting {
        /// The number of matches ahead in the queue.
        ahead: usize,
    },
    /// The analysis is running.
    Working {
        /// The number of decisions that are done.
        done: usize,
        /// The number of all decisions.
        total: usize,
    },
    /// The analysis failed.
    Failed,
    /// The result.
    Done(&'a Analysis),
}

impl<'a> AnalysisStatus<'a> {
    fn review(self, round: usize) -> Option<&'a RoundReview> {
        match self {
            AnalysisStatus::Done(analysis) => analysis.rounds.get(round),
            _ => None,
        }
    }
}

/// The judgements with their headings.
pub(super) const JUDGEMENTS: [(ReviewMsg<'static>, Judgement); 4] = [
    (ReviewMsg::ColumnGood, Judgement::Good),
    (ReviewMsg::ColumnInaccuracies, Judgement::Inaccuracy),
    (ReviewMsg::ColumnMistakes, Judgement::Mistake),
    (ReviewMsg::ColumnBlunders, Judgement::Blunder),
];

/// The coach's section of a match's page, with the position beside the mistakes. `busy` means that the queue is full.
pub(super) fn section(page: &MatchPage<'_>, words: &Words, busy: bool, position: Option<&ReplayPage<'_>>) -> Markup {
    let is_pending = matches!(page.coaching, AnalysisStatus::Waiting { .. } | AnalysisStatus::Working { .. });
    html! {
        section #coach.panel.review[matches!(page.coaching, AnalysisStatus::Done(_))] aria-labelledby="coach-title" data-again=[is_pending.then(|| page.path())] {
            h2 #coach-title.vh[matches!(page.coaching, AnalysisStatus::Done(_))] { (words.say(ReviewMsg::CoachTitle)) }
            @if busy { p.alert role="alert" { (words.say(ReviewMsg::CoachBusy)) } }
            @match page.coaching {
                AnalysisStatus::Idle => { p { (words.say(ReviewMsg::CoachText)) } (ask(page, words)) }
                AnalysisStatus::Failed => { p.alert { (words.say(ReviewMsg::CoachFailed)) } (ask(page, words)) }
                AnalysisStatus::TooLong { most } => p { (words.say(ReviewMsg::CoachTooLong { most })) },
                AnalysisStatus::Waiting { ahead } => (progress(words, &words.say(ReviewMsg::CoachWaiting { count: ahead }), 0, 1)),
                AnalysisStatus::Working { done, total } => {
                    (progress(words, &words.say(ReviewMsg::CoachWorking { done, total }), done, total))
                }
                AnalysisStatus::Done(analysis) => (analysis_result(page, words, analysis, position)),
            }
        }
        // The refresh needs a URL. Without one, a page with a fragment in its address would only scroll instead of
        // reloading.
        @if is_pending { noscript { meta http-equiv="refresh" content={ "3; url=" (page.path()) }; } }
    }
}

fn ask(page: &MatchPage<'_>, words: &Words) -> Markup {
    html! {
        form method="post" action={ (page.path()) "/analyse" } { button #ask-coach.btn.main { (words.say(ReviewMsg::AskCoach)) } }
    }
}

fn progress(words: &Words, text: &str, done: usize, total: usize) -> Markup {
    html! {
        p role="status" { (text) }
        progress value=(done) max=(total) aria-label=(words.say(ReviewMsg::CoachTitle)) {}
        noscript { p.note { (words.say(ReviewMsg::CoachNoScript)) } }
    }
}

/// The chart, the worst decisions beside the table, and everything else collapsed.
fn analysis_result(
    page: &MatchPage<'_>,
    words: &Words,
    analysis: &Analysis,
    position: Option<&ReplayPage<'_>>,
) -> Markup {
    html! {
        (cost_chart::section(page, words, analysis))
        div.two {
            (mistakes::section(page, words, analysis))
            @if let Some(position) = position { (position.review(words)) }
        }
        details {
            summary { (words.say(ReviewMsg::AllDecisions)) }
            (summary(page, words, analysis))
            @for (index, review) in analysis.rounds.iter().enumerate() {
                section.round aria-label=(words.say(TableMsg::Round { round: index as u32 + 1 })) {
                    h3 { (words.say(TableMsg::Round { round: index as u32 + 1 })) }
                    @if review.decisions.is_empty() { p { (words.say(CoachMsg::NothingYet)) } } @else {
                        h4 { (words.say(ReviewMsg::CoachStash)) }
                        (stashes(page, words, review))
                        (decisions(page, words, index, review))
                    }
                }
            }
            p.note { (words.say(CoachMsg::OpenExplained { count: most_cards(page.rules.players) })) }
        }
        p.note { (words.say(CoachMsg::CostsExplained)) }
    }
}

/// The number of good moves and mistakes of each player.
fn summary(page: &MatchPage<'_>, words: &Words, analysis: &Analysis) -> Markup {
    let sums = JudgementCounts::by_seat(page.rules.players, &analysis.rounds);
    html! {
        div.scroll tabindex="0" role="group" aria-label=(words.say(CoachMsg::AllInAll)) { table.sums {
            thead { tr {
                td {}
                @for (seat, _) in sums.iter_with_seat() { th scope="col" { (page.name(seat)) } }
            } }
            tbody { @for (label, judgement) in JUDGEMENTS { tr {
                th scope="row" { (words.say(label)) }
                @for sum in sums.iter() { td { (words.number(i64::from(sum.of(judgement)))) } }
            } } }
            tfoot { tr {
                th scope="row" { (words.say(ReviewMsg::ColumnGiven)) }
                @for sum in sums.iter() { td { (words.decimal(sum.cost)) } }
            } }
        } }
    }
}

/// The stash of each player, and a better card if there was one.
fn stashes(page: &MatchPage<'_>, words: &Words, review: &RoundReview) -> Markup {
    html! { ul { @for decision in review.decisions.iter().filter(|decision| decision.remark.play.is_none()) {
        li { (stash(page, words, decision)) }
    } } }
}

fn stash(page: &MatchPage<'_>, words: &Words, decision: &ReviewedMove) -> String {
    let remark = &decision.remark;
    let (who, card, best) = (page.who(remark.seat), remark.card, remark.best);
    let message = match remark.judgement() {
        Judgement::Good => ReviewMsg::StashRight { who, card },
        _ => ReviewMsg::StashBetter { who, card, best, points: Decimal(f64::from(remark.cost)) },
    };
    words.string(message)
}

/// Every decision of a round with two costs: by the player's knowledge, and with all cards open.
fn decisions(page: &MatchPage<'_>, words: &Words, round: usize, review: &RoundReview) -> Markup {
    html! {
        div.scroll tabindex="0" role="group" aria-label=(words.say(ReviewMsg::AllDecisions)) { table.decisions {
            thead { tr {
                th scope="col" { (words.say(ReviewMsg::ColumnDecision)) }
                th scope="col" { (words.say(ReviewMsg::ColumnCost)) }
                th scope="col" { (words.say(ReviewMsg::ColumnOpen)) }
            } }
            tbody { @for decision in &review.decisions { tr {
                td {
                    a href=(page.replay_link(round, ReplayStep::after(decision.remark.play), None)) { (judged::text(page, words, decision)) }
                    @if decision.remark.judgement() != Judgement::Good { " " (judged::verdict(words, decision)) }
                    (judged::reasons(page, words, decision))
                }
                td { (cost(words, decision)) }
                td { (open_cost(words, decision)) }
            } } }
        } }
    }
}

fn cost(words: &Words, decision: &ReviewedMove) -> Markup {
    let remark = &decision.remark;
    html! {
        @if remark.is_forced() { span.note { (words.say(ReviewMsg::NoChoice)) } }
        @else { span class={ "cost " (remark.judgement().name()) } { (words.decimal(f64::from(remark.cost))) } }
    }
}

fn open_cost(words: &Words, decision: &ReviewedMove) -> Markup {
    html! {
        @match &decision.open {
            Some(_) if decision.remark.is_forced() => span.note { (words.say(ReviewMsg::NoChoice)) },
            Some(open) => (words.decimal(open.cost)),
            None => span.note { (words.say(ReviewMsg::NotComputed)) },
        }
    }
}

/// The coach's remarks on the last move of a step.
pub(super) fn remarks(replay: &ReplayPage<'_>, words: &Words) -> Markup {
    let Some(review) = replay.match_page.coaching.review(replay.round) else { return html! {} };
    let play = match replay.step {
        ReplayStep::Stashed => None,
        ReplayStep::Played(plays) => Some(plays - 1),
        ReplayStep::Dealt | ReplayStep::Over => return html! {},
    };
    let decisions =
        review.decisions.iter().filter(|decision| decision.remark.play == play && is_shown(replay, decision));
    html! {
        div.remarks role="group" aria-label=(words.say(ReviewMsg::SaysCoach)) {
            @for decision in decisions { (remark(replay, words, decision)) }
        }
    }
}

/// The decision of the bottom player that follows this step, if the coach has judged it.
pub(super) fn pending_decision<'a>(replay: &ReplayPage<'a>) -> Option<&'a ReviewedMove> {
    let play = match replay.step {
        ReplayStep::Dealt => None,
        ReplayStep::Stashed | ReplayStep::Played(_) => replay.step.plays(),
        ReplayStep::Over => return None,
    };
    let review = replay.match_page.coaching.review(replay.round)?;
    review.decisions.iter().find(|decision| decision.remark.play == play && decision.remark.seat == replay.bottom())
}

/// The coach's comment on the next decision, for the line under the table.
pub(super) fn pending_text(replay: &ReplayPage<'_>, words: &Words) -> Markup {
    html! { @if let Some(decision) = pending_decision(replay) {
        (judged::text(replay.match_page, words, decision)) " " (judged::verdict(words, decision))
    } }
}

/// Whether the page shows a decision. From one player's view it shows only their own decisions, because a remark on
/// another one can name a card that they could not see.
fn is_shown(replay: &ReplayPage<'_>, decision: &ReviewedMove) -> bool {
    replay.sight.is_none_or(|seat| decision.remark.seat == seat)
}

fn remark(replay: &ReplayPage<'_>, words: &Words, decision: &ReviewedMove) -> Markup {
    let page = replay.match_page;
    let remark = &decision.remark;
    let before = page.replay_link(replay.round, replay.index.saturating_sub(1), replay.sight);
    html! {
        div class={ "remark " (remark.judgement().name()) } {
            @if remark.play.is_none() { p { (judged::text(page, words, decision)) } }
            p { (judged::verdict(words, decision)) @if let Some(open) = decision.open.as_ref().filter(|_| !remark.is_forced() && replay.sight.is_none()) { " " (coach_text::open(words, open)) } }
            (judged::plan(page, words, decision))
            (judged::reasons(page, words, decision))
            @if remark.judgement() != Judgement::Good {
                p { a href={ (before) "&take=" (remark.seat.index()) "#what-if" } { (words.say(ReviewMsg::WhatIfTitle)) } }
            }
        }
    }
}

/// A better card for the chest, if there was one.
pub(super) fn best_stash(replay: &ReplayPage<'_>, words: &Words, seat: Seat) -> Markup {
    let of_seat = |decision: &&ReviewedMove| {
        let remark = &decision.remark;
        remark.play.is_none() && remark.seat == seat && remark.judgement() != Judgement::Good
    };
    let decision =
        replay.match_page.coaching.review(replay.round).and_then(|review| review.decisions.iter().find(of_seat));
    html! { @if let Some(decision) = decision { span.better { (stash(replay.match_page, words, decision)) } } }
}

/// Links to the turning points of the round.
pub(super) fn jumps(replay: &ReplayPage<'_>, words: &Words) -> Markup {
    let Some(review) = replay.match_page.coaching.review(replay.round) else { return html! {} };
    let decisions = review.decisions.iter().filter(|decision| is_shown(replay, decision)).cloned().collect();
    let review = RoundReview { decisions };
    let indices = review.turning_points();
    html! {
        section.panel aria-label=(words.say(CoachMsg::TurningPoints)) {
            h2 { (words.say(CoachMsg::TurningPoints)) }
            @if indices.is_empty() { p.note { (words.say(CoachMsg::TurningPointsNone)) } }
            ol.turns { @for decision in indices.iter().map(|&index| &review.decisions[index]) {
                @let step = ReplayStep::after(decision.remark.play);
                li { a href=(replay.match_page.replay_link(replay.round, step, replay.sight)) data-go={ "turn" (step) (decision.remark.seat.index()) }
                    aria-current=[(step == replay.index).then_some("true")] { (judged::text(replay.match_page, words, decision)) }
                    " " span class={ "cost " (decision.remark.judgement().name()) } { (words.decimal(f64::from(decision.remark.cost))) } }
            } }
        }
    }
}
