//! The exact policies of the players that do not search.
//!
//! The coach knows the bots at a table by name. In its rollouts they play as they really do, and the likelihood of
//! their moves is the true one.

use rules::Card;

use crate::careless::CarelessHeuristic;
use crate::medium::Medium;
use crate::net::quantized::value_net;
use crate::observation::Observation;
use crate::{Beginner, BotName, BotRng};

/// The policy of a player that does not search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum ExactPolicy {
    /// The policy of [`BotName::Random`].
    Random,
    /// The policy of [`BotName::Gentle`].
    Gentle,
    /// The policy of [`BotName::Easy`].
    Easy,
    /// The policy of [`BotName::Medium`].
    Medium,
    /// The policy of [`BotName::Strong`].
    Strong,
    /// The habits of an imitated person.
    Beginner(Beginner),
}

impl ExactPolicy {
    /// The policy of a bot; `None` for the bots that search.
    pub(crate) const fn of(bot: BotName) -> Option<ExactPolicy> {
        match bot {
            BotName::Random => Some(ExactPolicy::Random),
            BotName::Gentle => Some(ExactPolicy::Gentle),
            BotName::Easy => Some(ExactPolicy::Easy),
            BotName::Medium => Some(ExactPolicy::Medium),
            BotName::Strong => Some(ExactPolicy::Strong),
            BotName::Expert | BotName::Pimc | BotName::Ismcts => None,
        }
    }

    /// Samples a move.
    pub(crate) fn choose(self, observation: &Observation, rng: &mut BotRng) -> Card {
        match self {
            ExactPolicy::Random => observation.legal().random(&mut rng.0),
            ExactPolicy::Gentle => CarelessHeuristic::GENTLE.choose(&observation.forgetful(), rng),
            ExactPolicy::Easy => CarelessHeuristic::EASY.choose(&observation.forgetful(), rng),
            _ => self.certain_choice(observation),
        }
    }

    /// The probability of a move.
    pub(crate) fn probability(self, observation: &Observation, card: Card) -> f32 {
        match self {
            ExactPolicy::Random => 1.0 / observation.legal().len() as f32,
            ExactPolicy::Gentle => CarelessHeuristic::GENTLE.probability(&observation.forgetful(), card),
            ExactPolicy::Easy => CarelessHeuristic::EASY.probability(&observation.forgetful(), card),
            _ => f32::from(u8::from(self.certain_choice(observation) == card)),
        }
    }

    /// The most likely move.
    pub(crate) fn likeliest(self, observation: &Observation) -> Card {
        let likelier =
            |a: &Card, b: &Card| self.probability(observation, *a).total_cmp(&self.probability(observation, *b));
        observation.legal().iter().max_by(likelier).expect("a player has a card to choose")
    }

    /// The move of a bot without chance.
    fn certain_choice(self, observation: &Observation) -> Card {
        match self {
            ExactPolicy::Medium => Medium::choose(observation),
            _ => value_net(observation.players()).values(observation).best(),
        }
    }
}

#[cfg(test)]
mod tests {
    use rules::{Deal, PlayerCount, Round, Rules, Seat, View};

    use super::*;

    /// The views of all decisions of some rounds among the bots of this name.
    fn views(bot: BotName) -> Vec<View> {
        let mut views = Vec::new();
        for (seed, players) in (0..6).flat_map(|seed| PlayerCount::ALL.map(|players| (seed, players))) {
            let mut rng = BotRng::new(seed);
            let rules = Rules { players, ..Rules::default() };
            let mut round = Round::new(&rules, Deal::random(players, Seat::S0, &mut rng.0));
            while let Some(seat) = round.waiting().next() {
                let view = round.view(seat);
                round.apply(seat, bot.act(&view, &mut rng)).expect("bots play legal cards");
                views.push(view);
            }
        }
        views
    }

    #[test]
    fn a_policy_moves_as_its_bot() {
        for &bot in BotName::ALL {
            let Some(policy) = ExactPolicy::of(bot) else { continue };
            for (index, view) in views(bot).iter().enumerate() {
                let observation = Observation::from(view);
                let seed = index as u64;
                let moved = bot.act(view, &mut BotRng::new(seed)).card();
                assert_eq!(policy.choose(&observation, &mut BotRng::new(seed)), moved, "{bot}");
                let sum: f32 = view.legal().iter().map(|card| policy.probability(&observation, card)).sum();
                assert!((sum - 1.0).abs() < 1e-4, "{bot}: {sum}");
                assert!(policy.probability(&observation, moved) > 0.0, "{bot}");
            }
        }
    }

    #[test]
    fn probabilities_are_frequencies() {
        const DRAWS: u32 = 4000;
        for bot in [BotName::Gentle, BotName::Easy] {
            let policy = ExactPolicy::of(bot).unwrap();
            for view in views(bot).iter().step_by(23) {
                let observation = Observation::from(view);
                let rng = &mut BotRng::new(7);
                let mut counts = [0_u32; 32];
                (0..DRAWS).for_each(|_| counts[bot.act(view, rng).card().index()] += 1);
                for card in view.legal() {
                    let expected = policy.probability(&observation, card);
                    let share = counts[card.index()] as f32 / DRAWS as f32;
                    assert!((share - expected).abs() < 0.04, "{bot} {card}: {share} for {expected}");
                }
            }
        }
    }
}
