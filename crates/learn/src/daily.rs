//! The daily deal: its cards follow from the date alone, so they are the same for all players and on every server.

use bots::{BotName, BotRng};
use rules::fair_deal::{self, Secret, ShuffleInputs};
use rules::{CardSet, Deal, PerSeat, Round, Rules, Seat};

/// The person's seat.
pub const SEAT: Seat = Seat::S0;
/// The number of rounds.
const ROUNDS: usize = 2;
/// The bot on the other seats, and the one that the person is compared with.
const OPPONENT: BotName = BotName::Strong;

/// The rules, except for the length.
#[must_use]
pub fn rules() -> Rules {
    Rules::default()
}

/// The secret of the deals of a day: a hash of its date, such as `2026-11-16`.
fn secret(day: &str) -> Secret {
    let mut text = [0; 32];
    for (place, byte) in text.iter_mut().zip("qyrsqyrs/1 daily ".bytes().chain(day.bytes())) {
        *place = byte;
    }
    Secret(fair_deal::commitment(&Secret(text)).0)
}

/// The seed of the bots' choices.
#[must_use]
pub fn seed(day: &str) -> u64 {
    secret(day).0.iter().take(8).fold(0, |seed, &byte| seed << 8 | u64::from(byte))
}

/// The deals of a day.
#[must_use]
pub fn deals(day: &str) -> Vec<Deal> {
    let players = rules().players;
    let secret = secret(day);
    let deal = |round: usize| {
        let entropy = PerSeat::filled(players, None);
        let ingredients = ShuffleInputs { match_id: format!("daily-{day}"), round: round as u32, entropy };
        fair_deal::deal(players, players.step(Seat::S2, round), &secret, &ingredients)
    };
    (0..ROUNDS).map(deal).collect()
}

/// The person's cards in the first round, and nobody else's.
#[must_use]
pub fn hand(day: &str) -> CardSet {
    let first = deals(day).into_iter().next();
    first.map_or(CardSet::EMPTY, |deal| Round::new(&rules(), deal).view(SEAT).hand)
}

/// How many days in a row somebody has played to the end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Streak {
    /// Days up to today or, as long as today can still be played, up to yesterday.
    pub current: u32,
    /// The longest so far.
    pub best: u32,
}

impl Streak {
    /// The streak of somebody who has played on these days, in any order. Days are numbers that follow each other.
    #[must_use]
    pub fn of(days: impl IntoIterator<Item = i32>, today: i32) -> Streak {
        let mut days: Vec<i32> = days.into_iter().filter(|day| *day <= today).collect();
        days.sort_unstable();
        days.dedup();
        let mut streak = Streak::default();
        let (mut length, mut before) = (0, None);
        for day in days {
            length = if before == Some(day - 1) { length + 1 } else { 1 };
            before = Some(day);
            streak.best = streak.best.max(length);
        }
        streak.current = if before.is_some_and(|last| last >= today - 1) { length } else { 0 };
        streak
    }
}

/// The points of a strong bot on the person's seat, against the same opponents.
#[must_use]
pub fn bot_points(day: &str) -> u32 {
    let played = deals(day).into_iter().enumerate().map(|(index, deal)| played_by_bots(deal, seed(day), index as u64));
    played.filter_map(|round| Some(round.score()?.points[SEAT])).sum()
}

fn played_by_bots(deal: Deal, seed: u64, index: u64) -> Round {
    let mut round = Round::new(&rules(), deal);
    while let Some(seat) = round.waiting().next() {
        let mut dice = BotRng::for_decision(seed, index, seat.index(), round.plays().len());
        let action = OPPONENT.act(&round.view(seat), &mut dice);
        if round.apply(seat, action).is_err() {
            break;
        }
    }
    round
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_has_its_own_cards_and_keeps_them() {
        let day = deals("2026-11-16");
        assert_eq!(day.len(), ROUNDS);
        assert_eq!(day, deals("2026-11-16"));
        assert_ne!(day[0].hands(), day[1].hands());
        assert_ne!(day[0].hands(), deals("2026-11-17")[0].hands());
        assert_eq!(day.iter().map(|deal| deal.dealer().index()).collect::<Vec<_>>(), [2, 3]);
        // Written down, so that a change of the derivation cannot go unnoticed.
        assert_eq!(day[0].hands()[SEAT].to_string(), "R3 R8 K3 K6 B6 G3 G6 G8");
    }

    #[test]
    fn the_hand_is_that_of_the_person() {
        assert_eq!(hand("2026-11-16"), deals("2026-11-16")[0].hands()[SEAT]);
    }

    #[test]
    fn a_streak_lasts_until_a_day_is_missed() {
        let check = |days: &[i32], current, best| {
            assert_eq!(Streak::of(days.iter().copied(), 100), Streak { current, best }, "{days:?}");
        };
        check(&[], 0, 0);
        check(&[100], 1, 1);
        check(&[99], 1, 1);
        check(&[98], 0, 1);
        check(&[99, 100, 98], 3, 3);
        check(&[95, 97, 98, 99, 99], 3, 3);
        check(&[90, 91, 92, 93, 100], 1, 4);
        check(&[90, 91, 101], 0, 2);
    }

    #[test]
    fn bots_finish_the_cards_of_a_day() {
        let points = bot_points("2026-11-16");
        assert_eq!(points, bot_points("2026-11-16"));
        assert!(points <= 2 * 560);
    }
}
