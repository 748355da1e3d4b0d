//! Claims about the rest of a round: what may be claimed, and the cards that follow from a claim.

use rules::{Action, Card, Claim, Round, Seat};

use crate::{Event, MoveSource, Presence, Refusal, Stage, Table};

impl Table {
    /// What the player on a seat may claim now. It follows from that player's view alone.
    #[must_use]
    pub fn may_claim(&self, seat: Seat) -> Option<Claim> {
        self.turn().filter(|turn| *turn == seat && !self.plays_for(seat))?;
        self.seats[seat].human()?;
        self.derived.claim(|| Claim::of(&self.view(seat)?))
    }

    /// Whether the table plays the cards of a seat to the end of the round, because of a claim: those of everybody once
    /// a player takes all remaining tricks, otherwise those of a player who takes no more.
    #[must_use]
    pub fn plays_for(&self, seat: Seat) -> bool {
        self.claims[seat].is_some() || self.claims.iter().any(|claim| *claim == Some(Claim::Rest))
    }

    pub(crate) fn handle_claim(&self, seat: Seat, claim: Claim, seq: u64) -> Result<Vec<Event>, Refusal> {
        self.person(seat)?;
        if self.stage != Stage::Playing {
            return Err(Refusal::NoRound);
        }
        self.check_seq(seat, seq)?;
        if self.may_claim(seat) != Some(claim) {
            return Err(Refusal::ClaimNotCertain);
        }
        if self.pending_moves[seat].is_some_and(|pending| pending.timed_out) {
            return Err(Refusal::TimeIsUp);
        }
        let back = self.presence_event(seat, Event::Back { seat }, |now| now != Presence::Here);
        Ok(back.into_iter().chain([Event::Claimed { seat, claim }]).collect())
    }

    /// The card that the table plays because of a claim.
    pub(crate) fn claimed_play(&self, round: &Round) -> Option<Event> {
        let seat = round.turn().filter(|seat| self.plays_for(*seat))?;
        let certain = self.claims[seat].and_then(|claim| claim.card(&self.view(seat)?));
        let card: Card = certain.or_else(|| round.legal(seat).first())?;
        Some(Event::moved(seat, Action::Play(card), MoveSource::Claim))
    }
}
