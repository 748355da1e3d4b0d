//! A table as its page shows it.

use std::borrow::Cow;

use pages::table::Happening;
use pages::{Chair, Presence, Proof, Scene, Sight, Sitter, Stage};
use protocol::{RoundFairnessInfo, RoundView, SeatKind, SeatState, ServerEvent, TableState, TableUpdate};
use rules::record::RoundFairness;
use rules::{CardSet, Deal, Match, PerSeat, Phase, Seat};
use table::Reaction;
use words::{Web, Words};

use super::visitor::Visitor;
use crate::PageUpdate;

/// A state and what its page needs beside it, which the scene borrows from.
pub(super) struct Setting<'a> {
    update: &'a TableUpdate,
    watching: usize,
    daily: bool,
    standing: Match,
    proof: Option<Proof>,
    link: String,
    name: String,
}

impl<'a> Setting<'a> {
    /// The last state of a step.
    pub(super) fn of(update: &'a PageUpdate, visitor: &Visitor) -> Setting<'a> {
        Setting::at(&update.last, update, visitor)
    }

    /// One of the states of a step.
    pub(super) fn at(update: &'a TableUpdate, of: &PageUpdate, visitor: &Visitor) -> Setting<'a> {
        let state = &update.state;
        Setting {
            update,
            watching: of.watching,
            daily: of.daily,
            standing: state.standing(),
            proof: proof(state),
            link: format!("{}/t/{}", visitor.site, state.table),
            name: visitor.display_name(),
        }
    }

    pub(super) fn scene<'b>(&'b self, words: &'b Words) -> Scene<'b> {
        let state = &self.update.state;
        let sight = state.round.as_ref().map(|round| match &round.view {
            RoundView::Player(view) => Sight::Player(view),
            RoundView::Spectator(public) => Sight::Watcher(public),
        });
        Scene {
            id: &state.table,
            number: self.update.seq,
            me: state.you,
            name: &self.name,
            host: state.you_host,
            stage: stage(state),
            rules: &state.rules,
            chairs: PerSeat::from_fn(state.rules.players, |seat| sitting(&state.seats[seat], seat, words)),
            sight,
            round: state.round.as_ref().map_or(1, |round| round.round + 1),
            game: &self.standing,
            time_left: time_left(state),
            watching: self.watching,
            link: &self.link,
            can_undo: state.assisted && can_undo(state),
            daily: self.daily,
            hints: state.assisted,
            proof: self.proof.as_ref(),
            picked: None,
        }
    }
}

fn stage(state: &TableState) -> Stage {
    match state.stage {
        table::Stage::Lobby => Stage::Lobby,
        // The last round has been counted, and the end of the match is the next event: nobody waits for another deal.
        table::Stage::Waiting if !state.winners.is_empty() => Stage::Finished,
        table::Stage::Waiting => Stage::Waiting,
        table::Stage::Playing => Stage::Playing,
        table::Stage::Finished => Stage::Finished,
        table::Stage::Closed => Stage::Closed,
    }
}

fn sitting<'a>(chair: &'a SeatState, seat: Seat, words: &'a Words) -> Chair<'a> {
    let (sitter, name) = match chair.kind {
        SeatKind::Person => (Sitter::Person, Cow::Borrowed(chair.name.as_str())),
        SeatKind::Bot => (Sitter::Bot(chair.strength.unwrap_or_default().name()), bot_name(seat, words)),
        SeatKind::Empty => (Sitter::Nobody, Cow::Borrowed("")),
    };
    let presence = match chair.presence {
        protocol::Presence::Here => Presence::Here,
        protocol::Presence::Away => Presence::Away,
        protocol::Presence::StandIn => Presence::StandIn,
    };
    Chair { sitter, name, presence, ready: chair.ready }
}

/// Bots are called by the names of precious stones.
fn bot_name(seat: Seat, words: &Words) -> Cow<'_, str> {
    words.say([Web::BotRuby, Web::BotOpal, Web::BotPearl, Web::BotJade][seat.index()])
}

/// The time of the viewer if they owe a move, otherwise of the player in turn.
fn time_left(state: &TableState) -> Option<u64> {
    let time = |seat: Option<Seat>| state.seats[seat?].time;
    time(state.you).or_else(|| time(state.public()?.turn))
}

/// Whether the viewer has a card on the table or in a trick of this round to take back.
fn can_undo(state: &TableState) -> bool {
    let played = |public: &rules::PublicView| {
        let mine = |trick: &rules::Trick| state.you.is_some_and(|me| trick.card_of(me).is_some());
        public.phase == Phase::Play && public.tricks().iter().any(mine)
    };
    state.public().is_some_and(played)
}

/// What proves the deal; once the round is over, with the result of checking it.
fn proof(state: &TableState) -> Option<Proof> {
    let fairness = state.round.as_ref()?.fairness.as_ref()?;
    let shares =
        fairness.entropy.iter_with_seat().filter_map(|(seat, share)| Some((seat, share.as_ref()?.to_string())));
    Some(Proof {
        fingerprint: fairness.commitment.to_string(),
        secret: fairness.secret.map(|secret| secret.to_string()),
        shares: shares.collect(),
        holds: fairness.secret.is_some().then(|| holds(state).unwrap_or(false)),
    })
}

/// Deals the cards of the round again, from what is now open to everybody.
fn holds(state: &TableState) -> Option<bool> {
    let round = state.round.as_ref()?;
    let public = round.view.public();
    let opened = public.reveal.as_ref()?;
    let mut hands = opened.stash.map(|card| card.map_or(CardSet::EMPTY, rules::Card::to_set));
    for (seat, card) in public.tricks().iter().flat_map(|trick| trick.plays().collect::<Vec<_>>()) {
        hands[seat] |= card.to_set();
    }
    let deal = Deal::new(public.dealer, hands, opened.dealt).ok()?;
    let RoundFairnessInfo { commitment, entropy, secret } = *round.fairness.as_ref()?;
    let dealt = rules::Round::new(&public.rules, deal);
    let fairness = RoundFairness { commitment, secret, entropy };
    Some(fairness.verify(&state.r#match, round.round as usize, &dealt).is_ok())
}

/// What an event means for a page. Nothing for one after which the whole page is sent again.
pub(super) fn happening(event: &ServerEvent) -> Option<Happening> {
    Some(match event {
        ServerEvent::State(_) => return None,
        ServerEvent::Seated { seat, .. } => Happening::Joined(*seat),
        ServerEvent::Left { seat } => Happening::Left(*seat),
        ServerEvent::Dealt { .. } => Happening::Dealt,
        ServerEvent::Stashed(moved) if moved.timed_out() => Happening::TimedOutStash(moved.seat),
        ServerEvent::Stashed(moved) => Happening::Stashed(moved.seat),
        ServerEvent::Played(moved) => match moved.card {
            Some(card) if moved.timed_out() => Happening::TimedOut(moved.seat, card),
            Some(card) => Happening::Played(moved.seat, card),
            None => Happening::Quiet,
        },
        ServerEvent::RoundOver(_) => Happening::RoundOver,
        ServerEvent::MatchOver { .. } => Happening::MatchOver,
        ServerEvent::Away { seat } => Happening::Away(*seat),
        ServerEvent::Back { seat } => Happening::Back(*seat),
        ServerEvent::StandIn { seat } => Happening::StoodIn(*seat),
        ServerEvent::Reaction { seat, reaction } => Happening::Reacted(*seat, index_of(*reaction)),
        _ => Happening::Quiet,
    })
}

fn index_of(reaction: Reaction) -> usize {
    Reaction::ALL.iter().position(|&known| known == reaction).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_name_the_reactions_as_tables_do() {
        assert!(Reaction::ALL.iter().map(|reaction| reaction.name()).eq(pages::table::REACTIONS));
    }

    #[test]
    fn forms_name_the_strengths_as_tables_do() {
        assert!(table::BotLevel::ALL.iter().map(|strength| strength.name()).eq(pages::site::STRENGTHS));
    }
}
