//! Claims about the rest of a round: that a player wins every remaining trick, or none of them.
//!
//! A claim is offered only if it is certain: the player has a way of playing that keeps it true whatever the others
//! hold and whatever they play. Everything here follows from the player's own [`View`], so what is offered is the same
//! for all layouts of the hidden cards, and reveals none of them.

mod ending;
mod search;

use serde::{Deserialize, Serialize};

use crate::{Card, View};
use search::Search;

/// What a player claims about all tricks that are left, the one on the table included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(strum::Display)]
#[strum(serialize_all = "kebab-case")]
pub enum Claim {
    /// The player wins every one of them: "The rest is mine."
    Rest,
    /// The player wins none of them: "I take no more."
    NoMore,
}

/// The most positions that are looked at for one offer. If they do not settle it, nothing is offered.
const NODE_LIMIT: u32 = 2_000;
/// The same for a card of a claim that was accepted. The rest of its proof is never much longer than the whole.
const PLAY_LIMIT: u32 = 16 * NODE_LIMIT;
/// The most cards with which it is worth while to ask whether a player takes no more tricks. With more of them it is
/// hardly ever certain, and the search only reaches its limit.
const NO_MORE_CARDS: usize = 5;

impl Claim {
    /// Both, in the order in which they are looked at.
    pub const ALL: [Claim; 2] = [Claim::Rest, Claim::NoMore];

    /// What the player may claim now. Only the player whose turn it is may claim, and only if more than one of their
    /// cards is left: the last one plays itself.
    ///
    /// ```
    /// use rules::{Action, Card, CardSet, Claim, Deal, PerSeat, PlayerCount, Round, Rules, Seat};
    ///
    /// // Seat 0 stashes a number and leads with all four Queens and the highest cards of red.
    /// let hands: [CardSet; 4] = ["R5 R6 R7 R8 GQ BQ KQ RQ", "R2 R3 R4 K2 K3 K4 K5 K6", "K7 K8 B2 B3 B4 B5 B6 B7",
    ///     "B8 G2 G3 G4 G5 G6 G7 G8"].map(|hand| hand.parse().unwrap());
    /// let hands = PerSeat::from_fn(PlayerCount::Four, |seat| hands[seat.index()]);
    /// let deal = Deal::new(Seat::S3, hands, CardSet::EMPTY).unwrap();
    /// let mut round = Round::new(&Rules::default(), deal);
    /// for seat in PlayerCount::Four.seats() {
    ///     round.apply(seat, Action::Stash(round.hand(seat).first().unwrap())).unwrap();
    /// }
    /// assert_eq!(Claim::of(&round.view(Seat::S0)), Some(Claim::Rest));
    /// assert_eq!(Claim::of(&round.view(Seat::S1)), None, "it is not their turn");
    /// ```
    #[must_use]
    pub fn of(view: &View) -> Option<Claim> {
        if view.hand.len() < 2 {
            return None;
        }
        let worth_while = |claim: &Claim| *claim == Claim::Rest || view.hand.len() <= NO_MORE_CARDS;
        let mut claims = Claim::ALL.into_iter().filter(worth_while);
        claims.find(|claim| claim.card_within(view, NODE_LIMIT).is_some())
    }

    /// A card that keeps the claim true, if the player has made it and it is their turn.
    #[must_use]
    pub fn card(self, view: &View) -> Option<Card> {
        self.card_within(view, PLAY_LIMIT)
    }

    fn card_within(self, view: &View, limit: u32) -> Option<Card> {
        view.public.turn.filter(|turn| *turn == view.seat)?;
        Search::new(view, self, limit).card()
    }
}
