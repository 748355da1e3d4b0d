//! The analysis for programs.

use bots::coach::open_cards::{OpenCards, most_cards};
use bots::coach::{Fact, Judgement, Reason, ReviewedMove, SAMPLE_LAYOUTS};
use learn::sentence;
use rules::record::RecordError;
use rules::{Card, CardSet, Seat};
use serde_json::{Map, Value, json};
use words::Words;

use super::{Analysed, Sum};

pub(super) fn of(analysed: &Analysed, seed: u64, words: &Words) -> Value {
    let rounds = analysed.reviews.iter().map(|(index, review)| {
        let decisions: Vec<Value> =
            review.decisions.iter().map(|each| decision(each, words, &analysed.names)).collect();
        json!({"round": index, "decisions": decisions, "turning_points": review.turning_points()})
    });
    json!({
        "ok": true,
        "seed": seed,
        "layouts": SAMPLE_LAYOUTS,
        "open_from": most_cards(analysed.record.rules.players),
        "names": analysed.names,
        "rounds": rounds.collect::<Vec<_>>(),
        "players": analysed.sums().iter().map(sum).collect::<Vec<_>>(),
    })
}

pub(super) fn complaint(error: &RecordError) -> Value {
    json!({"ok": false, "error": error.message, "round": error.round, "play": error.play})
}

fn decision(decision: &ReviewedMove, words: &Words, names: &[String]) -> Value {
    let remark = &decision.remark;
    let reasons: Vec<Value> = remark.reasons.iter().map(|each| reason(*each, words, names)).collect();
    let values: Map<String, Value> =
        remark.values.iter().map(|(card, worth)| (card.as_str().to_owned(), tenths(f64::from(*worth)))).collect();
    json!({
        "seat": remark.seat.index(),
        "play": remark.play,
        "card": remark.card.as_str(),
        "best": remark.best.as_str(),
        "cost": tenths(f64::from(remark.cost)),
        "mark": remark.mark.name(),
        "forced": remark.forced,
        "values": values,
        "reasons": reasons,
        "open": decision.open.as_ref().map(open),
    })
}

fn open(open: &OpenCards) -> Value {
    json!({"best": texts(open.best), "cost": tenths(open.cost)})
}

fn reason(reason: Reason, words: &Words, names: &[String]) -> Value {
    let mut value = json!({
        "card": reason.card.as_str(),
        "fact": reason.fact.name(),
        "text": sentence::fact(words, reason.fact, names),
    });
    for (key, detail) in details(reason.fact) {
        value[key] = detail;
    }
    value
}

/// What a fact speaks of beside its card.
fn details(fact: Fact) -> Vec<(&'static str, Value)> {
    let seated = |seat: Seat| ("seat", json!(seat.index()));
    match fact {
        Fact::StopsGrand { seat } | Fact::LetsGrandGoOn { seat } => vec![seated(seat)],
        Fact::LeavesTrick { seat, points } => vec![seated(seat), ("points", json!(points))],
        Fact::TakesTrick { points } => vec![("points", json!(points))],
        Fact::LastOfColour { colour } | Fact::LastInHand { colour } => vec![("colour", json!(colour.name()))],
        Fact::KeepsUnbeatable { card } => vec![("kept", json!(card.as_str()))],
        Fact::LastQueen { count } | Fact::WinsIn { count } | Fact::ChestIn { count } => vec![("count", json!(count))],
        Fact::OnlyCard
        | Fact::KeepsOwnGrand
        | Fact::LosesFlawless
        | Fact::KeepsFlawless
        | Fact::WinsTrick
        | Fact::DiscardsHighest
        | Fact::CannotWin
        | Fact::QueenToChest => Vec::new(),
    }
}

fn sum(sum: &Sum) -> Value {
    let mut value = json!({"decisions": sum.decisions(), "cost": tenths(sum.cost)});
    for mark in Judgement::ALL {
        value[mark.name()] = json!(sum.of(mark));
    }
    value
}

fn texts(cards: CardSet) -> Vec<&'static str> {
    cards.iter().map(Card::as_str).collect()
}

/// A figure to one decimal: more would be noise.
fn tenths(value: f64) -> Value {
    let rounded = (value * 10.0).round() / 10.0;
    // There is no such figure as -0.
    json!(if rounded == 0.0 { 0.0 } else { rounded })
}
