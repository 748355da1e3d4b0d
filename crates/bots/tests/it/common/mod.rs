//! Rounds to test bots in.

use bots::{Bot, BotName, BotRng, Budget};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use rules::{Action, Deal, Round, Rules, Seat, View};

/// Enough for a search bot to search, little enough for thousands of decisions.
pub(crate) const LITTLE: Budget = Budget::new(150);

/// A round whose first `moves` moves were chosen at random, by seed.
pub(crate) fn random_round(rules: &Rules, seed: u64, moves: usize) -> Round {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let dealer = rules.players.step(Seat::S0, seed as usize);
    let mut round = Round::new(rules, Deal::random(rules.players, dealer, &mut rng));
    for _ in 0..moves {
        let Some(seat) = round.waiting().next() else { break };
        let view = round.view(seat);
        round.apply(seat, view.action(view.legal().random(&mut rng))).expect("a legal card");
    }
    round
}

/// The move of a bot, by seed.
pub(crate) fn act(name: BotName, view: &View, seed: u64) -> Action {
    let bot: Box<dyn Bot> = name.bot();
    bot.act(view, LITTLE, &mut BotRng::new(seed))
}
