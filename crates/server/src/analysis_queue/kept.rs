//! What the coach found, to and from the form that the store keeps.

use learn::analysis::{Analysis, Fact, Judgement, MoveReview, OpenCards, Reason, ReviewedMove, RoundReview};
use protocol::{Because, InTheOpen, Judged, Worth};
use rules::{Card, Colour, Seat};

pub(super) fn write(analysis: &Analysis) -> protocol::Analysis {
    let rounds = analysis.rounds.iter().map(|review| review.decisions.iter().map(judged).collect()).collect();
    protocol::Analysis { version: protocol::Analysis::VERSION, rounds }
}

fn judged(decision: &ReviewedMove) -> Judged {
    let remark = &decision.remark;
    Judged {
        seat: remark.seat,
        play: remark.play.map(|play| play as u32),
        card: remark.card,
        best: remark.best,
        cost: remark.cost,
        values: remark.values.iter().map(|&(card, worth)| Worth(card, worth)).collect(),
        reasons: remark.reasons.iter().map(because).collect(),
        open: decision.open.map(|open| InTheOpen { best: open.best, cost: open.cost }),
    }
}

fn because(reason: &Reason) -> Because {
    let mut because = Because {
        card: reason.card,
        fact: reason.fact.name().to_owned(),
        seat: None,
        number: None,
        colour: None,
        kept: None,
    };
    match reason.fact {
        Fact::StopsGrand { seat } | Fact::LetsGrandGoOn { seat } => because.seat = Some(seat),
        Fact::LeavesTrick { seat, points } => (because.seat, because.number) = (Some(seat), Some(points)),
        Fact::TakesTrick { points: number }
        | Fact::LastQueen { count: number }
        | Fact::WinsIn { count: number }
        | Fact::ChestIn { count: number } => because.number = Some(number),
        Fact::LastOfColour { colour } | Fact::LastInHand { colour } => because.colour = Some(colour.letter()),
        Fact::KeepsUnbeatable { card } => because.kept = Some(card),
        Fact::OnlyCard
        | Fact::KeepsOwnGrand
        | Fact::LosesFlawless
        | Fact::KeepsFlawless
        | Fact::WinsTrick
        | Fact::DiscardsHighest
        | Fact::CannotWin
        | Fact::QueenToChest => {}
    }
    because
}

/// The analysis again; nothing if a fact in it is none of this program's.
pub(super) fn read(kept: &protocol::Analysis) -> Option<Analysis> {
    let review =
        |round: &Vec<Judged>| Some(RoundReview { decisions: round.iter().map(decision).collect::<Option<_>>()? });
    Some(Analysis { rounds: kept.rounds.iter().map(review).collect::<Option<_>>()? })
}

fn decision(judged: &Judged) -> Option<ReviewedMove> {
    let remark = MoveReview {
        seat: judged.seat,
        play: judged.play.map(|play| play as usize),
        card: judged.card,
        best: judged.best,
        cost: judged.cost,
        mark: Judgement::of(judged.cost),
        forced: judged.values.len() == 1,
        values: judged.values.iter().map(|&Worth(card, worth)| (card, worth)).collect(),
        reasons: judged.reasons.iter().map(reason).collect::<Option<_>>()?,
    };
    Some(ReviewedMove { remark, open: judged.open.map(|open| OpenCards { best: open.best, cost: open.cost }) })
}

fn reason(because: &Because) -> Option<Reason> {
    let seat = || -> Option<Seat> { because.seat };
    let number = || -> Option<u32> { because.number };
    let colour =
        || -> Option<Colour> { Colour::ALL.into_iter().find(|colour| Some(colour.letter()) == because.colour) };
    let kept = || -> Option<Card> { because.kept };
    let fact = match because.fact.as_str() {
        "only-card" => Fact::OnlyCard,
        "stops-grand" => Fact::StopsGrand { seat: seat()? },
        "lets-grand-go-on" => Fact::LetsGrandGoOn { seat: seat()? },
        "keeps-own-grand" => Fact::KeepsOwnGrand,
        "loses-flawless" => Fact::LosesFlawless,
        "keeps-flawless" => Fact::KeepsFlawless,
        "last-queen" => Fact::LastQueen { count: number()? },
        "last-of-colour" => Fact::LastOfColour { colour: colour()? },
        "takes-trick" => Fact::TakesTrick { points: number()? },
        "wins-trick" => Fact::WinsTrick,
        "discards-highest" => Fact::DiscardsHighest,
        "leaves-trick" => Fact::LeavesTrick { seat: seat()?, points: number()? },
        "cannot-win" => Fact::CannotWin,
        "queen-to-chest" => Fact::QueenToChest,
        "last-in-hand" => Fact::LastInHand { colour: colour()? },
        "keeps-unbeatable" => Fact::KeepsUnbeatable { card: kept()? },
        "wins-in" => Fact::WinsIn { count: number()? },
        "chest-in" => Fact::ChestIn { count: number()? },
        _ => return None,
    };
    Some(Reason { card: because.card, fact })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_fact_survives_the_store() {
        let (seat, card, colour) = (Seat::new(2), "R8".parse().unwrap(), Colour::Blue);
        let facts = [
            Fact::OnlyCard,
            Fact::StopsGrand { seat },
            Fact::LetsGrandGoOn { seat },
            Fact::KeepsOwnGrand,
            Fact::LosesFlawless,
            Fact::KeepsFlawless,
            Fact::LastQueen { count: 7 },
            Fact::LastOfColour { colour },
            Fact::TakesTrick { points: 9 },
            Fact::WinsTrick,
            Fact::DiscardsHighest,
            Fact::LeavesTrick { seat, points: 3 },
            Fact::CannotWin,
            Fact::QueenToChest,
            Fact::LastInHand { colour },
            Fact::KeepsUnbeatable { card },
            Fact::WinsIn { count: 70 },
            Fact::ChestIn { count: 62 },
        ];
        let decision = |fact| ReviewedMove {
            remark: MoveReview {
                seat,
                play: Some(5),
                card,
                best: "GQ".parse().unwrap(),
                cost: 12.5,
                mark: Judgement::Mistake,
                forced: false,
                values: vec![("GQ".parse().unwrap(), 1.0), (card, -11.5)],
                reasons: vec![Reason { card, fact }],
            },
            open: Some(OpenCards { best: card.to_set(), cost: 3.5 }),
        };
        let analysis = Analysis { rounds: vec![RoundReview { decisions: facts.into_iter().map(decision).collect() }] };
        let text = write(&analysis).write();
        assert_eq!(read(&protocol::Analysis::read(&text).unwrap()), Some(analysis));
        let unknown = text.replace("only-card", "made-up");
        assert_eq!(read(&protocol::Analysis::read(&unknown).unwrap()), None);
    }
}
