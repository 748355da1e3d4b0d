//! The analysis as JSON.

use learn::analysis::{
    Detail, Judgement, JudgementCounts, OpenCards, Plan, Reason, ReviewedMove, SAMPLE_LAYOUTS, Tell, most_cards,
};
use learn::coach_text;
use rules::Seat;
use serde_json::{Map, Value, json};
use words::Words;

use super::{Analysed, Reviews};

pub(super) fn of(analysed: &Analysed, reviews: &Reviews, seed: u64, words: &Words) -> Value {
    let rounds = reviews.iter().map(|(index, review)| {
        let decisions: Vec<Value> = review.decisions.iter().map(|each| decision(each, words, analysed)).collect();
        json!({"round": index, "decisions": decisions, "turning_points": review.turning_points()})
    });
    json!({
        "ok": true,
        "seed": seed,
        "layouts": SAMPLE_LAYOUTS,
        "open_from": most_cards(analysed.record.rules.players),
        "names": analysed.names,
        "rounds": rounds.collect::<Vec<_>>(),
        "players": analysed.counts(reviews).iter().map(sum).collect::<Vec<_>>(),
    })
}

fn decision(decision: &ReviewedMove, words: &Words, analysed: &Analysed) -> Value {
    let remark = &decision.remark;
    let reasons: Vec<Value> = remark.reasons.iter().map(|each| reason(*each, remark.seat, words, analysed)).collect();
    let values: Map<String, Value> =
        remark.values.iter().map(|(card, worth)| (card.as_str().to_owned(), tenths(f64::from(*worth)))).collect();
    json!({
        "seat": remark.seat,
        "play": remark.play,
        "card": remark.card,
        "best": remark.best,
        "cost": tenths(f64::from(remark.cost)),
        "margin": remark.margin.map(|margin| tenths(f64::from(margin))),
        "plan": remark.plan.map(plan),
        "layouts": remark.layouts,
        "mark": remark.judgement().name(),
        "forced": remark.is_forced(),
        "values": values,
        "reasons": reasons,
        "tell": remark.tell.map(|each| tell(each, remark.seat, words, analysed)),
        "open": decision.open.as_ref().map(open),
    })
}

fn plan(plan: Plan) -> Value {
    match plan {
        Plan::StopGrand { seat } => json!({"name": plan.name(), "seat": seat}),
        Plan::TryGrand | Plan::StayFlawless | Plan::GrandIsGone | Plan::AvoidChest => json!({"name": plan.name()}),
    }
}

fn open(open: &OpenCards) -> Value {
    json!({"best": open.best, "cost": tenths(open.cost)})
}

fn reason(reason: Reason, chooser: Seat, words: &Words, analysed: &Analysed) -> Value {
    let mut value = json!({
        "card": reason.card,
        "fact": reason.fact.name(),
        "text": coach_text::fact(words, reason.fact, analysed.who(chooser), |seat| analysed.who(seat)),
    });
    // The stored form uses one key for points and counts, and letters for colours.
    for detail in reason.fact.details() {
        let (key, detail) = match detail {
            Detail::Seat(seat) => ("seat", json!(seat)),
            Detail::Points(points) => ("points", json!(points)),
            Detail::Count(count) => ("count", json!(count)),
            Detail::Colour(colour) => ("colour", json!(colour.name())),
            Detail::Kept(card) => ("kept", json!(card)),
        };
        value[key] = detail;
    }
    value
}

fn tell(tell: Tell, chooser: Seat, words: &Words, analysed: &Analysed) -> Value {
    let mut value = json!({"name": tell.name(), "text": coach_text::tell(words, tell, analysed.who(chooser))});
    if let Tell::Void { colour } = tell {
        value["colour"] = json!(colour.name());
    }
    value
}

fn sum(sum: &JudgementCounts) -> Value {
    let mut value = json!({"decisions": sum.decisions(), "cost": tenths(sum.cost)});
    for mark in Judgement::ALL {
        value[mark.name()] = json!(sum.of(mark));
    }
    value
}

/// A figure with one decimal. More would be noise.
fn tenths(value: f64) -> Value {
    let rounded = (value * 10.0).round() / 10.0;
    // Avoid printing -0.
    json!(if rounded == 0.0 { 0.0 } else { rounded })
}
