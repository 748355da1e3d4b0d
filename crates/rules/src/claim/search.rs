//! The search for a way of playing that keeps a claim true, whatever the others hold and play.
//!
//! It is an AND/OR search: the player needs one card that works, and it must work against every card that somebody
//! could play in some layout that fits all that has been seen until then. That is exact, because what the others have
//! played so far says all that is known about what they still hold.

use std::collections::HashMap;

use super::Claim;
use super::ending::{Ending, highest_of_run, representatives};
use crate::{Card, CardSet, Rules, Seat, View};

/// The number of positions was not enough.
#[derive(Clone, Copy, Debug)]
struct LimitReached;

/// What the rest of a round depends on before a lead.
type Key = (CardSet, CardSet, [CardSet; 4], Seat);

/// A search for one claim of one player.
pub(super) struct Search {
    rules: Rules,
    me: Seat,
    claim: Claim,
    root: Ending,
    proved: HashMap<Key, bool>,
    nodes: u32,
    limit: u32,
}

impl Search {
    pub(super) fn new(view: &View, claim: Claim, limit: u32) -> Search {
        let (rules, root) = (view.public.rules, Ending::of(view));
        Search { rules, me: view.seat, claim, root, proved: HashMap::new(), nodes: 0, limit }
    }

    /// A card with which the claim is certain. Nothing if there is none, or if the limit does not suffice to tell.
    pub(super) fn card(mut self) -> Option<Card> {
        let root = self.root;
        let card = self.choices(&root).into_iter().find(|&card| matches!(self.after(root.play_own(card)), Ok(true)))?;
        // Cards of a run are alike for the claim, but not for those who take them.
        let legal = root.constraint(&self.rules).legal(root.hand);
        Some(highest_of_run(&self.rules, legal, root.between_own(), card))
    }

    /// The player's own cards that are worth a look, the most promising first.
    fn choices(&self, ending: &Ending) -> Vec<Card> {
        let legal = ending.constraint(&self.rules).legal(ending.hand);
        let cards = representatives(&self.rules, legal, ending.between_own(), false);
        match self.claim {
            Claim::NoMore if ending.in_trick == 0 => cards.iter().collect(),
            Claim::Rest | Claim::NoMore => cards.iter().rev().collect(),
        }
    }

    /// The cards of others that are worth a look, those that endanger the claim most first: one refutation is enough.
    fn replies(&self, ending: &Ending) -> impl Iterator<Item = Card> + use<> {
        // Who of the others wins a trick decides who leads the next one, so both ends of a run of equal cards count.
        let both = self.claim == Claim::NoMore;
        let held = ending.unseen - ending.voids[ending.turn.index()];
        let cards = representatives(&self.rules, held, ending.between_unseen(), both);
        let winning = cards & ending.winning();
        let (dangerous, others) = match self.claim {
            Claim::Rest => (winning, cards - winning),
            Claim::NoMore => (cards - winning, winning),
        };
        dangerous.into_iter().chain(others)
    }

    /// Whether the claim is certain right after a card was put on the table.
    fn after(&mut self, ending: Ending) -> Result<bool, LimitReached> {
        let complete = usize::from(ending.in_trick) == self.rules.players.count();
        let mine = ending.winner == self.me;
        match self.claim {
            // The search begins with the player's own card, so every later one of the same trick follows it.
            Claim::Rest if !mine => Ok(false),
            Claim::NoMore if complete && mine => Ok(false),
            Claim::Rest | Claim::NoMore if complete && ending.hand.is_empty() => Ok(true),
            Claim::Rest | Claim::NoMore => self.is_certain(ending.go_on(&self.rules)),
        }
    }

    fn is_certain(&mut self, ending: Ending) -> Result<bool, LimitReached> {
        self.nodes += 1;
        if self.nodes > self.limit {
            return Err(LimitReached);
        }
        if ending.in_trick > 0 {
            return self.next(ending);
        }
        // These two save most of the positions of a hand that is high or low as a whole.
        let settled = match self.claim {
            Claim::Rest => ending.turn == self.me && ending.is_unbeatable(&self.rules, self.me),
            Claim::NoMore => ending.turn != self.me && ending.is_harmless(),
        };
        if settled {
            return Ok(true);
        }
        let ending = ending.canonical(&self.rules);
        let key = (ending.hand, ending.unseen, ending.voids, ending.turn);
        if let Some(&known) = self.proved.get(&key) {
            return Ok(known);
        }
        let certain = self.next(ending)?;
        self.proved.insert(key, certain);
        Ok(certain)
    }

    fn next(&mut self, ending: Ending) -> Result<bool, LimitReached> {
        if ending.turn == self.me {
            for card in self.choices(&ending) {
                if self.after(ending.play_own(card))? {
                    return Ok(true);
                }
            }
            return Ok(false);
        }
        for card in self.replies(&ending) {
            if let Some(after) = ending.play_unseen(&self.rules, self.me, card)
                && !self.after(after)?
            {
                return Ok(false);
            }
        }
        Ok(true)
    }
}
