//! The coach's findings as sentences.

use bots::coach::open_cards::OpenCards;
use bots::coach::{Fact, Judgement, MoveReview, SAMPLE_LAYOUTS};
use rules::Seat;
use words::{CoachMsg, Decimal, FactMsg, GameMsg, Who, Words};

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

/// The judgement of a move.
pub fn judgement(words: &Words, review: &MoveReview) -> String {
    let (points, card) = (Decimal(f64::from(review.cost)), review.best);
    words.string(match review.judgement() {
        Judgement::Good => CoachMsg::MarkGood,
        Judgement::Inaccuracy => CoachMsg::MarkInaccuracy { points, card },
        Judgement::Mistake => CoachMsg::MarkMistake { points, card },
        Judgement::Blunder => CoachMsg::MarkBlunder { points, card },
    })
}

/// The judgement of a move with all cards open.
pub fn open(words: &Words, open: &OpenCards) -> String {
    words.string(match open.cost {
        cost if cost > 0.0 => CoachMsg::OpenWorse { points: Decimal(cost), cards: open.best },
        _ => CoachMsg::OpenNoneBetter,
    })
}

/// A fact about a card. `chooser` is the player who chooses the card, and `who` says how to name a seat.
pub fn fact<'a>(words: &Words, fact: Fact, chooser: Who<'_>, who: impl Fn(Seat) -> Who<'a>) -> String {
    let layouts = SAMPLE_LAYOUTS;
    words.string(match fact {
        Fact::OnlyCard => FactMsg::OnlyCard { who: chooser },
        Fact::StopsGrand { seat } => FactMsg::StopsGrand { who: who(seat) },
        Fact::LetsGrandGoOn { seat } => FactMsg::LetsGrandGoOn { who: who(seat) },
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
    })
}
