//! The coach's findings as sentences.

use bots::coach::open_cards::OpenCards;
use bots::coach::{Fact, Judgement, MoveReview, Plan, SAMPLE_LAYOUTS, Tell};
use rules::Seat;
use words::{CoachMsg, FactMsg, GameMsg, Who, Words};

/// The move itself. `who` made it.
pub fn move_sentence(words: &Words, review: &MoveReview, leads: bool, who: Who<'_>) -> String {
    let card = review.card;
    match review.play {
        None => words.say(CoachMsg::Stashes { who, card }),
        Some(_) if leads => words.say(GameMsg::Leads { who, card }),
        Some(_) => words.say(GameMsg::Plays { who, card }),
    }
    .into_owned()
}

/// The judgement of a move. Costs are whole points.
pub fn judgement(words: &Words, review: &MoveReview) -> String {
    let (points, margin) = (whole(review.cost), review.margin.map_or(0, whole));
    let card = review.best;
    words.string(match review.judgement() {
        Judgement::Good => CoachMsg::MarkGood,
        Judgement::Inaccuracy => CoachMsg::MarkInaccuracy { points, card },
        Judgement::Mistake => CoachMsg::MarkMistake { points, margin, card },
        Judgement::Blunder => CoachMsg::MarkBlunder { points, margin, card },
    })
}

/// A cost in whole points.
#[must_use]
pub fn whole(points: f32) -> u32 {
    points.round() as u32
}

/// The judgement of a move with all cards open.
pub fn open(words: &Words, open: &OpenCards) -> String {
    words.string(match open.cost {
        cost if cost > 0.0 => CoachMsg::OpenWorse { points: whole(cost as f32).max(1), cards: open.best },
        _ => CoachMsg::OpenNoneBetter,
    })
}

/// The plan behind a card. `who` says how to name a seat.
pub fn plan<'a>(words: &Words, plan: Plan, who: impl Fn(Seat) -> Who<'a>) -> String {
    words.string(match plan {
        Plan::TryGrand => CoachMsg::PlanTryGrand,
        Plan::StopGrand { seat } => CoachMsg::PlanStopGrand { who: who(seat) },
        Plan::StayFlawless => CoachMsg::PlanStayFlawless,
        Plan::GrandIsGone => CoachMsg::PlanGrandIsGone,
        Plan::AvoidChest => CoachMsg::PlanAvoidChest,
    })
}

/// What a play gave away. `who` made it.
pub fn tell(words: &Words, tell: Tell, who: Who<'_>) -> String {
    words.string(match tell {
        Tell::Void { colour } => CoachMsg::TellVoid { who, colour },
        Tell::NoQueen => CoachMsg::TellNoQueen { who },
        Tell::Grand => CoachMsg::TellGrand { who },
    })
}

/// A fact about a card. `chooser` is the player who chooses the card, and `who` says how to name a seat.
pub fn fact<'a>(words: &Words, fact: Fact, chooser: Who<'_>, who: impl Fn(Seat) -> Who<'a>) -> String {
    let layouts = SAMPLE_LAYOUTS;
    words.string(match fact {
        Fact::OnlyCard => FactMsg::OnlyCard { who: chooser },
        Fact::StopsGrand { seat } => FactMsg::StopsGrand { who: who(seat) },
        Fact::LetsGrandGoOn { seat } => FactMsg::LetsGrandGoOn { who: who(seat) },
        Fact::CannotStopGrand { seat } => FactMsg::CannotStopGrand { who: who(seat) },
        Fact::KeepsOwnGrand => FactMsg::KeepsOwnGrand { who: chooser },
        Fact::LosesFlawless => FactMsg::LosesFlawless { who: chooser },
        Fact::KeepsFlawless => FactMsg::KeepsFlawless { who: chooser },
        Fact::LastQueen { count } => FactMsg::LastQueen { who: chooser, count, layouts },
        Fact::LastOfColour { colour } => FactMsg::LastOfColour { colour },
        Fact::TakesTrick { points } => FactMsg::TakesTrick { points },
        Fact::WinsTrick => FactMsg::WinsTrick,
        Fact::DiscardsHighest => FactMsg::DiscardsHighest { who: chooser },
        Fact::LeavesTrick { seat, points } => FactMsg::LeavesTrick { who: who(seat), points },
        Fact::CannotWin => FactMsg::CannotWin,
        Fact::QueenToChest => FactMsg::QueenToChest,
        Fact::LastInHand { colour } => FactMsg::LastInHand { who: chooser, colour },
        Fact::KeepsUnbeatable { card } => FactMsg::KeepsUnbeatable { who: chooser, card },
        Fact::WinsIn { count } => FactMsg::WinsIn { count, layouts },
        Fact::ChestIn { count } => FactMsg::ChestIn { who: chooser, count, layouts },
        Fact::GrandIn { count } => FactMsg::GrandIn { who: chooser, count, layouts },
        Fact::GrandOf { seat, count } => FactMsg::GrandIn { who: who(seat), count, layouts },
        Fact::FlawlessIn { count } => FactMsg::FlawlessIn { who: chooser, count, layouts },
        Fact::OwnPoints { points } => FactMsg::OwnPoints { who: chooser, points },
        Fact::OthersPoints { points } => FactMsg::OthersPoints { who: chooser, points },
    })
}
