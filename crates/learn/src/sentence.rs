//! The coach's findings as sentences.

use bots::coach::open_cards::OpenCards;
use bots::coach::{Fact, Judgement, MoveReview, SAMPLE_LAYOUTS};
use rules::Seat;
use words::{Coach, Decimal, Game, Who, Words};

/// Who did what.
pub fn deed(words: &Words, remark: &MoveReview, leads: bool, names: &[String]) -> String {
    let (who, card) = (Who::Name(&names[remark.seat.index()]), remark.card);
    match remark.play {
        None => words.say(Coach::Stashes { who, card }),
        Some(_) if leads => words.say(Game::Leads { who, card }),
        Some(_) => words.say(Game::Plays { who, card }),
    }
    .into_owned()
}

/// How good it was.
pub fn mark(words: &Words, remark: &MoveReview) -> String {
    let (points, card) = (Decimal(f64::from(remark.cost)), remark.best);
    words
        .say(match remark.mark {
            Judgement::Good => Coach::MarkGood,
            Judgement::Inaccuracy => Coach::MarkInaccuracy { points, card },
            Judgement::Mistake => Coach::MarkMistake { points, card },
            Judgement::Blunder => Coach::MarkBlunder { points, card },
        })
        .into_owned()
}

/// How good it was with all cards open.
pub fn open(words: &Words, open: &OpenCards) -> String {
    words
        .say(match open.cost {
            cost if cost > 0.0 => Coach::OpenWorse { points: Decimal(cost), cards: open.best },
            _ => Coach::OpenNoneBetter,
        })
        .into_owned()
}

/// A fact.
pub fn fact(words: &Words, fact: Fact, names: &[String]) -> String {
    let layouts = SAMPLE_LAYOUTS;
    let who = |seat: Seat| Who::Name(&names[seat.index()]);
    words
        .say(match fact {
            Fact::OnlyCard => Coach::OnlyCard,
            Fact::StopsGrand { seat } => Coach::StopsGrand { who: who(seat) },
            Fact::LetsGrandGoOn { seat } => Coach::LetsGrandGoOn { who: who(seat) },
            Fact::KeepsOwnGrand => Coach::KeepsOwnGrand,
            Fact::LosesFlawless => Coach::LosesFlawless,
            Fact::KeepsFlawless => Coach::KeepsFlawless,
            Fact::LastQueen { count } => Coach::LastQueen { count, layouts },
            Fact::LastOfColour { colour } => Coach::LastOfColour { colour },
            Fact::TakesTrick { points } => Coach::TakesTrick { points },
            Fact::WinsTrick => Coach::WinsTrick,
            Fact::DiscardsHighest => Coach::DiscardsHighest,
            Fact::LeavesTrick { seat, points } => Coach::LeavesTrick { who: who(seat), points },
            Fact::CannotWin => Coach::CannotWin,
            Fact::QueenToChest => Coach::QueenToChest,
            Fact::LastInHand { colour } => Coach::LastInHand { colour },
            Fact::KeepsUnbeatable { card } => Coach::KeepsUnbeatable { card },
            Fact::WinsIn { count } => Coach::WinsIn { count, layouts },
            Fact::ChestIn { count } => Coach::ChestIn { count, layouts },
        })
        .into_owned()
}
