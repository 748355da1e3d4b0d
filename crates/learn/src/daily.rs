//! The deal of the day: cards that follow from the date alone, the same for everybody and on every server.

use bots::{BotName, BotRng};
use rules::fair_deal::{self, Secret, ShuffleInputs};
use rules::{Deal, PerSeat, Round, Rules, Seat};

/// Where the person sits.
pub const SEAT: Seat = Seat::S0;
/// How many rounds there are.
const ROUNDS: usize = 2;
/// Who plays the other seats, and whom the person is compared to.
const OPPONENT: BotName = BotName::Strong;

/// The rules it is played by, but for its length.
#[must_use]
pub fn rules() -> Rules {
    Rules::default()
}

/// What the deals of a day follow from: the hash of its name, such as `2026-11-16`.
fn secret(day: &str) -> Secret {
    let mut text = [0; 32];
    for (place, byte) in text.iter_mut().zip("qyrsqyrs/1 daily ".bytes().chain(day.bytes())) {
        *place = byte;
    }
    Secret(fair_deal::commitment(&Secret(text)).0)
}

/// What the bots' choices follow from.
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

/// What a strong bot makes of the person's seat against the same opponents.
#[must_use]
pub fn bot_points(day: &str) -> u32 {
    let played = deals(day).into_iter().enumerate().map(|(index, deal)| played_by_bots(deal, seed(day), index as u64));
    played.filter_map(|round| Some(round.score()?.points[SEAT])).sum()
}

fn played_by_bots(deal: Deal, seed: u64, index: u64) -> Round {
    let mut round = Round::new(&rules(), deal);
    while let Some(seat) = round.waiting().next() {
        let mut dice = BotRng::for_decision(seed, index, seat.index(), round.plays().len());
        let action = OPPONENT.bot().act(&round.view(seat), OPPONENT.budget(), &mut dice);
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
    fn bots_finish_the_cards_of_a_day() {
        let points = bot_points("2026-11-16");
        assert_eq!(points, bot_points("2026-11-16"));
        assert!(points <= 2 * 560);
    }
}
