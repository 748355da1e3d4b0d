//! What the coach says: about the whole match, a round, a decision.

use learn::analysis::{Analysis, Judgement, JudgementCounts, ReviewedMove, RoundReview, SAMPLE_LAYOUTS, most_cards};
use learn::coach_text::{self, Voice};
use maud::{Markup, html};
use rules::Seat;
use words::{Coach, Decimal, Replay, Table, Words};

use super::{MatchPage, ReplayPage, ReplayStep};

/// How far the coach is with a match.
#[derive(Clone, Copy, Debug)]
pub enum AnalysisStatus<'a> {
    /// Nobody has asked yet.
    Idle,
    /// The match has more rounds than the coach looks at.
    TooLong {
        /// How many those are.
        most: usize,
    },
    /// Others come first.
    Waiting {
        /// How many.
        ahead: usize,
    },
    /// The coach is at it.
    Working {
        /// The decisions looked at.
        done: usize,
        /// All of them.
        total: usize,
    },
    /// Something went wrong.
    Failed,
    /// This is what the coach found.
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

/// The part of a match's page that the coach has. `busy` says that the question could not be taken.
pub(super) fn section(look: &MatchPage<'_>, words: &Words, busy: bool) -> Markup {
    let waits = matches!(look.coaching, AnalysisStatus::Waiting { .. } | AnalysisStatus::Working { .. });
    html! {
        section #coach.panel aria-labelledby="coach-title" data-again=[waits.then(|| look.path())] {
            h2 #coach-title { (words.say(Replay::CoachTitle)) }
            @if busy { p.alert role="alert" { (words.say(Replay::CoachBusy)) } }
            @match look.coaching {
                AnalysisStatus::Idle => { p { (words.say(Replay::CoachText)) } (ask(look, words)) }
                AnalysisStatus::Failed => { p.alert { (words.say(Replay::CoachFailed)) } (ask(look, words)) }
                AnalysisStatus::TooLong { most } => p { (words.say(Replay::CoachTooLong { most })) },
                AnalysisStatus::Waiting { ahead } => (progress(words, &words.say(Replay::CoachWaiting { count: ahead }), 0, 1)),
                AnalysisStatus::Working { done, total } => {
                    (progress(words, &words.say(Replay::CoachWorking { done, total }), done, total))
                }
                AnalysisStatus::Done(analysis) => (whole(look, words, analysis)),
            }
        }
        // With its address, because a page that stands at one of its parts would only go there once more.
        @if waits { noscript { meta http-equiv="refresh" content={ "3; url=" (look.path()) }; } }
    }
}

fn ask(look: &MatchPage<'_>, words: &Words) -> Markup {
    html! {
        form method="post" action={ (look.path()) "/analyse" } { button #ask-coach.btn.main { (words.say(Replay::AskCoach)) } }
    }
}

fn progress(words: &Words, text: &str, done: usize, total: usize) -> Markup {
    html! {
        p role="status" { (text) }
        progress value=(done) max=(total) aria-label=(words.say(Replay::CoachTitle)) {}
        noscript { p.note { (words.say(Replay::CoachNoScript)) } }
    }
}

fn whole(look: &MatchPage<'_>, words: &Words, analysis: &Analysis) -> Markup {
    let players = look.rules.players;
    html! {
        (summary(look, words, analysis))
        @for (index, review) in analysis.rounds.iter().enumerate() {
            section.round aria-label=(words.say(Table::Round { round: index as u32 + 1 })) {
                h3 { (words.say(Table::Round { round: index as u32 + 1 })) }
                @if review.decisions.is_empty() { p { (words.say(Coach::NothingYet)) } } @else {
                    h4 { (words.say(Coach::TurningPoints)) }
                    (turning_points(look, words, index, review))
                    h4 { (words.say(Replay::CoachStash)) }
                    (stashes(look, words, review))
                    details {
                        summary { (words.say(Replay::AllDecisions)) }
                        (decisions(look, words, index, review))
                    }
                }
            }
        }
        p.note { (words.say(Coach::CostsExplained { layouts: SAMPLE_LAYOUTS })) " " (words.say(Coach::OpenExplained { count: most_cards(players) })) }
    }
}

/// Everybody's marks, side by side.
fn summary(look: &MatchPage<'_>, words: &Words, analysis: &Analysis) -> Markup {
    const ROWS: [(Replay<'static>, Judgement); 4] = [
        (Replay::ColumnGood, Judgement::Good),
        (Replay::ColumnInaccuracies, Judgement::Inaccuracy),
        (Replay::ColumnMistakes, Judgement::Mistake),
        (Replay::ColumnBlunders, Judgement::Blunder),
    ];
    let sums = JudgementCounts::by_seat(look.rules.players, &analysis.rounds);
    html! {
        div.scroll tabindex="0" role="group" aria-label=(words.say(Coach::AllInAll)) { table.sums {
            thead { tr {
                td {}
                @for (seat, _) in sums.iter_with_seat() { th scope="col" { (look.name(seat)) } }
            } }
            tbody { @for (label, mark) in ROWS { tr {
                th scope="row" { (words.say(label)) }
                @for sum in sums.iter() { td { (words.number(i64::from(sum.of(mark)))) } }
            } } }
            tfoot { tr {
                th scope="row" { (words.say(Replay::ColumnGiven)) }
                @for sum in sums.iter() { td { (words.decimal(sum.cost)) } }
            } }
        } }
    }
}

/// The decisions that turned a round, each a link to its moment.
fn turning_points(look: &MatchPage<'_>, words: &Words, round: usize, review: &RoundReview) -> Markup {
    let places = review.turning_points();
    html! {
        @if places.is_empty() { p { (words.say(Coach::TurningPointsNone)) } } @else {
            ol.turns { @for decision in places.iter().map(|&place| &review.decisions[place]) { li {
                a href=(look.moment(round, ReplayStep::after(decision.remark.play), None)) { (deed(look, words, decision)) }
                " " (verdict(words, decision))
                (reasons(look, words, decision))
            } } }
        }
    }
}

/// Who stashed what, and what would have been better.
fn stashes(look: &MatchPage<'_>, words: &Words, review: &RoundReview) -> Markup {
    html! { ul { @for decision in review.decisions.iter().filter(|decision| decision.remark.play.is_none()) {
        li { (stash(look, words, decision)) }
    } } }
}

fn stash(look: &MatchPage<'_>, words: &Words, decision: &ReviewedMove) -> String {
    let remark = &decision.remark;
    let (who, card, best) = (look.who(remark.seat), remark.card, remark.best);
    let message = match remark.judgement() {
        Judgement::Good => Replay::StashRight { who, card },
        _ => Replay::StashBetter { who, card, best, points: Decimal(f64::from(remark.cost)) },
    };
    words.string(message)
}

/// Every decision of a round with its cost, by what could be known and with all cards open.
fn decisions(look: &MatchPage<'_>, words: &Words, round: usize, review: &RoundReview) -> Markup {
    html! {
        div.scroll tabindex="0" role="group" aria-label=(words.say(Replay::AllDecisions)) { table.decisions {
            thead { tr {
                th scope="col" { (words.say(Replay::ColumnDecision)) }
                th scope="col" { (words.say(Replay::ColumnCost)) }
                th scope="col" { (words.say(Replay::ColumnOpen)) }
            } }
            tbody { @for decision in &review.decisions { tr {
                td {
                    a href=(look.moment(round, ReplayStep::after(decision.remark.play), None)) { (deed(look, words, decision)) }
                    @if decision.remark.judgement() != Judgement::Good { " " (verdict(words, decision)) }
                    (reasons(look, words, decision))
                }
                td { (cost(words, decision)) }
                td { (in_the_open(words, decision)) }
            } } }
        } }
    }
}

fn cost(words: &Words, decision: &ReviewedMove) -> Markup {
    let remark = &decision.remark;
    html! {
        @if remark.is_forced() { span.note { (words.say(Replay::NoChoice)) } }
        @else { span class={ "cost " (remark.judgement().name()) } { (words.decimal(f64::from(remark.cost))) } }
    }
}

fn in_the_open(words: &Words, decision: &ReviewedMove) -> Markup {
    html! {
        @match &decision.open {
            Some(_) if decision.remark.is_forced() => span.note { (words.say(Replay::NoChoice)) },
            Some(open) => (words.decimal(open.cost)),
            None => span.note { (words.say(Replay::NotComputed)) },
        }
    }
}

fn deed(look: &MatchPage<'_>, words: &Words, decision: &ReviewedMove) -> String {
    let leads = decision.remark.play.is_some_and(|play| play % look.rules.players.count() == 0);
    coach_text::move_sentence(words, &decision.remark, leads, look.names)
}

fn verdict(words: &Words, decision: &ReviewedMove) -> Markup {
    let remark = &decision.remark;
    html! { @if !remark.is_forced() { b class={ "verdict-" (remark.judgement().name()) } { (coach_text::judgement(words, remark)) } } }
}

fn reasons(look: &MatchPage<'_>, words: &Words, decision: &ReviewedMove) -> Markup {
    html! {
        ul.reasons { @for reason in &decision.remark.reasons {
            li { b { (reason.card) } " " (coach_text::fact(words, reason.fact, Voice::Coach, |seat| &look.names[seat.index()])) }
        } }
    }
}

/// What the coach says about what has just happened in a moment.
pub(super) fn remarks(moment: &ReplayPage<'_>, words: &Words) -> Markup {
    let Some(review) = moment.look.coaching.review(moment.round) else { return html! {} };
    let play = match moment.step {
        ReplayStep::Stashed => None,
        ReplayStep::Played(plays) => Some(plays - 1),
        ReplayStep::Dealt | ReplayStep::Over => return html! {},
    };
    let told = review.decisions.iter().filter(|decision| decision.remark.play == play);
    // What somebody else should have done would show one player's view a card that they could not see.
    let told = told.filter(|decision| is_told(moment, decision));
    html! {
        div.remarks role="group" aria-label=(words.say(Replay::SaysCoach)) {
            @for decision in told { (remark(moment, words, decision)) }
        }
    }
}

/// Whether a decision is spoken of in this moment: with one player's view only their own are.
fn is_told(moment: &ReplayPage<'_>, decision: &ReviewedMove) -> bool {
    moment.sight.is_none_or(|seat| decision.remark.seat == seat)
}

fn remark(moment: &ReplayPage<'_>, words: &Words, decision: &ReviewedMove) -> Markup {
    let look = moment.look;
    let remark = &decision.remark;
    let before = look.moment(moment.round, moment.index.saturating_sub(1), moment.sight);
    html! {
        div class={ "remark " (remark.judgement().name()) } {
            @if remark.play.is_none() { p { (deed(look, words, decision)) } }
            p { (verdict(words, decision)) @if let Some(open) = decision.open.as_ref().filter(|_| !remark.is_forced() && moment.sight.is_none()) { " " (coach_text::open(words, open)) } }
            (reasons(look, words, decision))
            @if remark.judgement() != Judgement::Good {
                p { a href={ (before) "&take=" (remark.seat.index()) "#what-if" } { (words.say(Replay::WhatIfTitle)) } }
            }
        }
    }
}

/// What would have been a better card for the chest.
pub(super) fn best_stash(moment: &ReplayPage<'_>, words: &Words, seat: Seat) -> Markup {
    let of_seat = |decision: &&ReviewedMove| {
        let remark = &decision.remark;
        remark.play.is_none() && remark.seat == seat && remark.judgement() != Judgement::Good
    };
    let decision = moment.look.coaching.review(moment.round).and_then(|review| review.decisions.iter().find(of_seat));
    html! { @if let Some(decision) = decision { span.better { (stash(moment.look, words, decision)) } } }
}

/// The turning points of the round, to jump to.
pub(super) fn jumps(moment: &ReplayPage<'_>, words: &Words) -> Markup {
    let Some(review) = moment.look.coaching.review(moment.round) else { return html! {} };
    let told = review.decisions.iter().filter(|decision| is_told(moment, decision)).cloned().collect();
    let review = RoundReview { decisions: told };
    let places = review.turning_points();
    html! {
        section.panel aria-label=(words.say(Coach::TurningPoints)) {
            h2 { (words.say(Coach::TurningPoints)) }
            @if places.is_empty() { p.note { (words.say(Coach::TurningPointsNone)) } }
            ol.turns { @for decision in places.iter().map(|&place| &review.decisions[place]) {
                @let step = ReplayStep::after(decision.remark.play);
                li { a href=(moment.look.moment(moment.round, step, moment.sight)) data-go={ "turn" (step) (decision.remark.seat.index()) }
                    aria-current=[(step == moment.index).then_some("true")] { (deed(moment.look, words, decision)) }
                    " " span class={ "cost " (decision.remark.judgement().name()) } { (words.decimal(f64::from(decision.remark.cost))) } }
            } }
        }
    }
}
