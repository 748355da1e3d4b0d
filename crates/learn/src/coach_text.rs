//! The coach's findings as sentences.

use bots::coach::open_cards::OpenCards;
use bots::coach::{Fact, Judgement, MoveReview, SAMPLE_LAYOUTS};
use rules::Seat;
use words::{Coach, Decimal, Game, Hint, Who, Words};

/// Who tells a fact, and when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Voice {
    /// A hint, to the player who is about to choose.
    Hint,
    /// The coach, to anybody, after the choice.
    Coach,
}

/// Who did what.
pub fn move_sentence(words: &Words, review: &MoveReview, leads: bool, names: &[String]) -> String {
    let (who, card) = (Who::Name(&names[review.seat.index()]), review.card);
    match review.play {
        None => words.say(Coach::Stashes { who, card }),
        Some(_) if leads => words.say(Game::Leads { who, card }),
        Some(_) => words.say(Game::Plays { who, card }),
    }
    .into_owned()
}

/// How good it was.
pub fn judgement(words: &Words, review: &MoveReview) -> String {
    let (points, card) = (Decimal(f64::from(review.cost)), review.best);
    words.string(match review.judgement() {
        Judgement::Good => Coach::MarkGood,
        Judgement::Inaccuracy => Coach::MarkInaccuracy { points, card },
        Judgement::Mistake => Coach::MarkMistake { points, card },
        Judgement::Blunder => Coach::MarkBlunder { points, card },
    })
}

/// How good it was with all cards open.
pub fn open(words: &Words, open: &OpenCards) -> String {
    words.string(match open.cost {
        cost if cost > 0.0 => Coach::OpenWorse { points: Decimal(cost), cards: open.best },
        _ => Coach::OpenNoneBetter,
    })
}

/// A fact in words. `name` gives the name of a seat.
pub fn fact<'a>(words: &Words, fact: Fact, voice: Voice, name: impl Fn(Seat) -> &'a str) -> String {
    let layouts = SAMPLE_LAYOUTS;
    let who = |seat: Seat| Who::Name(name(seat));
    let (hint, coach) = match fact {
        Fact::OnlyCard => (Hint::OnlyCard, Coach::OnlyCard),
        Fact::StopsGrand { seat } => (Hint::StopsGrand { name: name(seat) }, Coach::StopsGrand { who: who(seat) }),
        Fact::LetsGrandGoOn { seat } => {
            (Hint::LetsGrandGoOn { name: name(seat) }, Coach::LetsGrandGoOn { who: who(seat) })
        }
        Fact::KeepsOwnGrand => (Hint::KeepsOwnGrand, Coach::KeepsOwnGrand),
        Fact::LosesFlawless => (Hint::LosesFlawless, Coach::LosesFlawless),
        Fact::KeepsFlawless => (Hint::KeepsFlawless, Coach::KeepsFlawless),
        Fact::LastQueen { count } => (Hint::LastQueen { count, layouts }, Coach::LastQueen { count, layouts }),
        Fact::LastOfColour { colour } => (Hint::LastOfColour { colour }, Coach::LastOfColour { colour }),
        Fact::TakesTrick { points } => (Hint::TakesTrick { points }, Coach::TakesTrick { points }),
        Fact::WinsTrick => (Hint::WinsTrick, Coach::WinsTrick),
        Fact::DiscardsHighest => (Hint::DiscardsHighest, Coach::DiscardsHighest),
        Fact::LeavesTrick { seat, points } => {
            (Hint::LeavesTrick { name: name(seat), points }, Coach::LeavesTrick { who: who(seat), points })
        }
        Fact::CannotWin => (Hint::CannotWin, Coach::CannotWin),
        Fact::QueenToChest => (Hint::QueenToChest, Coach::QueenToChest),
        Fact::LastInHand { colour } => (Hint::LastInHand { colour }, Coach::LastInHand { colour }),
        Fact::KeepsUnbeatable { card } => (Hint::KeepsUnbeatable { card }, Coach::KeepsUnbeatable { card }),
        Fact::WinsIn { count } => (Hint::WinsIn { count, layouts }, Coach::WinsIn { count, layouts }),
        Fact::ChestIn { count } => (Hint::ChestIn { count, layouts }, Coach::ChestIn { count, layouts }),
    };
    match voice {
        Voice::Hint => words.say(hint),
        Voice::Coach => words.say(coach),
    }
    .into_owned()
}
