//! A Markov chain over determinizations, by Metropolis-Hastings.
//!
//! A step proposes a change of the current world and accepts it with a probability that depends only on how much
//! likelier the new world is. In the long run the chain visits each world in proportion to its posterior probability.

use rules::{Card, Seat};

use crate::BotRng;
use crate::history::HistoryLikelihood;
use crate::layouts::Layout;
use crate::likelihood::log2;
use crate::opponents::OpponentType;
use crate::posterior::SamplerContext;

/// A determinization: one sampled layout, the type of each player, and its weight.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Determinization {
    pub(crate) layout: Layout,
    pub(crate) opponents: [OpponentType; 4],
    pub(crate) weight: f32,
    /// The number of the chain that it was sampled by. Samples of different chains are independent.
    pub(crate) chain: usize,
}

impl Determinization {
    /// A determinization of weight 1 in which everybody plays like the network.
    pub(crate) fn new(layout: Layout) -> Determinization {
        Determinization { layout, opponents: [OpponentType::Net; 4], weight: 1.0, chain: 0 }
    }
}

/// The location of an unseen card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CardLocation {
    Hand(Seat),
    Stash(Seat),
    Dealt,
}

impl CardLocation {
    /// The seat whose likelihood depends on this card; none for cards dealt into the chest.
    fn seat(self) -> Option<Seat> {
        match self {
            CardLocation::Hand(seat) | CardLocation::Stash(seat) => Some(seat),
            CardLocation::Dealt => None,
        }
    }
}

impl Layout {
    fn location(&self, card: Card, others: &[Seat]) -> CardLocation {
        for &seat in others {
            if self.hands[seat].contains(card) {
                return CardLocation::Hand(seat);
            }
            if self.stash[seat.index()].contains(card) {
                return CardLocation::Stash(seat);
            }
        }
        CardLocation::Dealt
    }

    /// The layout after swapping two cards.
    fn swapped(mut self, one: Card, other: Card) -> Layout {
        let pair = one.to_set() | other.to_set();
        let sets = self.hands.as_mut_slice().iter_mut().chain(&mut self.stash).chain([&mut self.chest]);
        sets.filter(|cards| (**cards & pair).len() == 1).for_each(|cards| *cards ^= pair);
        self
    }
}

/// A Markov chain over determinizations.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Chain {
    pub(crate) world: Determinization,
    /// The log-likelihood of each seat, times the likelihood exponent.
    logs: [f32; 4],
}

/// A proposed move of a chain.
struct Proposal {
    world: Determinization,
    /// The seats whose likelihood changes; the others are not computed again.
    seats: [Option<Seat>; 2],
    /// The logarithm (base 2) of the new prior over the old one.
    log_prior_ratio: f32,
}

/// The share of proposals that change an opponent type instead of swapping cards.
const TYPE_PROPOSAL_RATE: f32 = 0.12;

impl Chain {
    pub(crate) fn new(world: Determinization, context: &SamplerContext<'_>, history: &mut HistoryLikelihood) -> Chain {
        let mut logs = [0.0; 4];
        for &seat in &context.others {
            let exponent = context.likelihood_exponents[seat.index()];
            logs[seat.index()] = exponent * history.log_likelihood(seat, &world, f32::NEG_INFINITY);
        }
        Chain { world, logs }
    }

    pub(crate) fn log_likelihood(&self) -> f32 {
        self.logs.iter().sum()
    }

    /// One Metropolis-Hastings step; returns whether the chain moved.
    pub(crate) fn mh_step(
        &mut self,
        context: &SamplerContext<'_>,
        history: &mut HistoryLikelihood,
        rng: &mut BotRng,
    ) -> bool {
        let log_uniform = log2(rng.next_f32().max(1e-9));
        let has_types = !context.strangers.is_empty() && context.mcmc.prior.prior(OpponentType::Net) < 1.0;
        let is_type = has_types && rng.next_f32() < TYPE_PROPOSAL_RATE;
        let proposal = if is_type { self.propose_type(context, rng) } else { self.propose_swap(context, rng) };
        proposal.is_some_and(|proposal| self.accept_or_reject(proposal, log_uniform, context, history))
    }

    /// Proposes another type for one opponent.
    fn propose_type(&self, context: &SamplerContext<'_>, rng: &mut BotRng) -> Option<Proposal> {
        let seat = context.strangers[(rng.next_f32() * context.strangers.len() as f32) as usize];
        let mut next = self.world;
        let opponent = &mut next.opponents[seat.index()];
        let other = context.mcmc.prior.propose_other(*opponent, rng)?;
        let log_prior_ratio = log2(context.mcmc.prior.prior(other)) - log2(context.mcmc.prior.prior(*opponent));
        *opponent = other;
        Some(Proposal { world: next, seats: [Some(seat), None], log_prior_ratio })
    }

    /// Proposes a swap of two unseen cards.
    fn propose_swap(&self, context: &SamplerContext<'_>, rng: &mut BotRng) -> Option<Proposal> {
        let (one, other) = (context.unseen.random(&mut rng.0), context.unseen.random(&mut rng.0));
        let here = self.world.layout.location(one, &context.others);
        let there = self.world.layout.location(other, &context.others);
        let forbidden = |location: CardLocation, card: Card| match location {
            CardLocation::Hand(seat) => context.view.public.voids[seat].contains(card),
            _ => false,
        };
        if here == there || forbidden(here, other) || forbidden(there, one) {
            return None;
        }
        let mut next = self.world;
        next.layout = next.layout.swapped(one, other);
        let seats = [here.seat(), there.seat().filter(|&seat| here.seat() != Some(seat))];
        Some(Proposal { world: next, seats, log_prior_ratio: 0.0 })
    }

    /// Moves to the proposed world if the ratio of posteriors exceeds the uniform draw.
    fn accept_or_reject(
        &mut self,
        Proposal { world, seats, log_prior_ratio }: Proposal,
        log_uniform: f32,
        context: &SamplerContext<'_>,
        history: &mut HistoryLikelihood,
    ) -> bool {
        let threshold = self.log_likelihood() + (log_uniform - log_prior_ratio);
        let mut next = Chain { world, logs: self.logs };
        // A log-likelihood is at most 0, so a seat that is still missing can only lower the sum.
        seats.iter().flatten().for_each(|seat| next.logs[seat.index()] = 0.0);
        for seat in seats.into_iter().flatten() {
            let exponent = context.likelihood_exponents[seat.index()];
            let floor = (threshold - next.log_likelihood()) / exponent.max(1e-6);
            next.logs[seat.index()] = exponent * history.log_likelihood(seat, &next.world, floor);
            if next.log_likelihood() < threshold {
                return false;
            }
        }
        *self = next;
        true
    }
}
