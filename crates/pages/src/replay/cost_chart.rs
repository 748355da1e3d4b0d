//! The chart of costs: one bar for each decision, grouped by round.

use learn::analysis::{Analysis, Judgement, JudgementCounts};
use learn::coach_text;
use maud::{Markup, html};
use rules::Seat;
use words::{ReviewMsg, TableMsg, Words};

use super::MatchPage;
use super::decision::{Decision, decisions};

/// The highest cost that a bar shows, in points. Higher costs have a bar of this height.
const HIGHEST: f32 = 60.0;
/// The height of the smallest bar, in pixels, so that readers can click on decisions without a cost.
const LOWEST_BAR: f32 = 4.0;

/// The players of a chart, and with them the height of its bars.
#[derive(Clone, Copy)]
enum Scale {
    /// One row of high bars, with lines for the scale.
    Mine(Seat),
    /// A low row for each player.
    All,
}

impl Scale {
    /// The number of pixels per point.
    const fn pixels(self) -> f32 {
        match self {
            Scale::Mine(_) => 1.6,
            Scale::All => 0.5,
        }
    }

    const fn class(self) -> &'static str {
        match self {
            Scale::Mine(_) => "mine",
            Scale::All => "all",
        }
    }

    fn seats(self, page: &MatchPage<'_>) -> Vec<Seat> {
        match self {
            Scale::Mine(seat) => vec![seat],
            Scale::All => page.rules.players.seats_from(page.reader.unwrap_or(Seat::S0)).collect(),
        }
    }
}

/// The sign of a judgement, as in chess notation, so that the meaning does not depend on colours.
pub(super) const fn sign(judgement: Judgement) -> &'static str {
    match judgement {
        Judgement::Good => "",
        Judgement::Inaccuracy => "?!",
        Judgement::Mistake => "?",
        Judgement::Blunder => "??",
    }
}

/// The section with the chart: the reader's decisions, with a switch to those of all players.
pub(super) fn section(page: &MatchPage<'_>, words: &Words, analysis: &Analysis) -> Markup {
    html! {
        div.cost-head {
            h2 #cost-title { (words.say(ReviewMsg::CostTitle)) }
            @if let Some(seat) = page.reader {
                (key(page, words, analysis, Scale::Mine(seat)))
            }
            (key(page, words, analysis, Scale::All))
            @if page.reader.is_some() {
                fieldset.seg {
                    legend.vh { (words.say(ReviewMsg::WhoseLabel)) }
                    label { input type="radio" name="whose" value="mine" autocomplete="off" checked; span { (words.say(ReviewMsg::WhoseMine)) } }
                    label { input type="radio" name="whose" value="all" autocomplete="off"; span { (words.say(ReviewMsg::WhoseAll)) } }
                }
            }
        }
        @if let Some(seat) = page.reader { (chart(page, words, analysis, Scale::Mine(seat))) }
        (chart(page, words, analysis, Scale::All))
    }
}

/// The number of decisions with each judgement. It is also the key to the signs.
fn key(page: &MatchPage<'_>, words: &Words, analysis: &Analysis, scale: Scale) -> Markup {
    let sums = JudgementCounts::by_seat(page.rules.players, &analysis.rounds);
    let count = |judgement| scale.seats(page).into_iter().map(|seat| sums[seat].of(judgement)).sum::<u32>();
    html! {
        ul.key.(scale.class()) { @for &(label, judgement) in super::coach::JUDGEMENTS.iter().rev() {
            li.(judgement.name()) { i aria-hidden="true" { (sign(judgement)) } (words.say(label)) " " b { (words.number(i64::from(count(judgement)))) } }
        } }
    }
}

fn chart(page: &MatchPage<'_>, words: &Words, analysis: &Analysis, scale: Scale) -> Markup {
    html! {
        div.scroll.cost-scroll.(scale.class()) { div.cost-chart role="group" aria-label=(words.say(ReviewMsg::CostChart)) data-chart {
            @match scale {
                Scale::Mine(_) => (lines(words, scale)),
                Scale::All => ul.cost-names { @for seat in scale.seats(page) { li { (page.name(seat)) } } },
            }
            @for (round, _) in analysis.rounds.iter().enumerate() { (bars(page, words, analysis, round, scale)) }
        } }
    }
}

/// The scale: the least cost of a mistake and of a blunder. A decision above a line may get a milder judgement if the
/// cost is uncertain.
fn lines(words: &Words, scale: Scale) -> Markup {
    let height = HIGHEST * scale.pixels();
    html! {
        svg.cost-lines aria-hidden="true" width="100%" height=(height) {
            @for points in [Judgement::MISTAKE, Judgement::BLUNDER] {
                @let y = height - points * scale.pixels();
                line x1="0" x2="100%" y1=(y) y2=(y) {}
                text x="2" y=(y - 4.0) { (words.number(points as i64)) }
            }
        }
    }
}

/// The bars of a round, one row per player, with the points below them.
fn bars(page: &MatchPage<'_>, words: &Words, analysis: &Analysis, round: usize, scale: Scale) -> Markup {
    let score = page.game.scores().get(round);
    html! {
        div.cost-round {
            @for seat in scale.seats(page) { div.bars {
                @for decision in decisions(analysis).filter(|decision| decision.round == round && decision.seat() == seat) {
                    (bar(page, words, decision, scale))
                }
            } }
            p {
                b { (words.say(TableMsg::Round { round: round as u32 + 1 })) }
                @if let (Scale::Mine(seat), Some(score)) = (scale, score) { " " span { (words.say(TableMsg::PointsSoFar { points: score.points[seat] })) } }
            }
        }
    }
}

/// The bar of a decision, a link to its position.
fn bar(page: &MatchPage<'_>, words: &Words, decision: Decision<'_>, scale: Scale) -> Markup {
    let remark = &decision.review.remark;
    let judgement = if remark.is_forced() { "forced" } else { remark.judgement().name() };
    let verdict =
        if remark.is_forced() { words.string(ReviewMsg::NoChoice) } else { coach_text::judgement(words, remark) };
    let text = format!("{}: {} {verdict}", decision.place(page, words), decision.text(page, words));
    let height = (remark.cost.min(HIGHEST) * scale.pixels()).max(LOWEST_BAR);
    html! {
        a.dec.(judgement) href=(decision.link(page)) data-at aria-label=(text) title=(text) {
            @if !remark.is_forced() { span aria-hidden="true" { (sign(remark.judgement())) } }
            svg aria-hidden="true" width="16" height=(height) { rect width="16" height=(height + 3.0) rx="3" {} }
        }
    }
}
