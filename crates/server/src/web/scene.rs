//! A table as its page shows it.

use std::borrow::Cow;

use pages::table::Happening;
use pages::{Chair, Presence, Proof, Scene, Sight, Sitter, Stage};
use rules::record::RoundFairness;
use rules::{CardSet, Deal, PerSeat, Seat};
use table::Reaction;
use wire::{Event, SeatState};
use words::{Web, Words};

use crate::Update;

/// What a page needs beside the update itself, which the scene borrows from.
pub(super) struct Setting {
    proof: Option<Proof>,
    link: String,
    name: String,
}

impl Setting {
    pub(super) fn new(update: &Update, site: &str, name: String) -> Setting {
        Setting { proof: proof(update), link: format!("{site}/t/{}", update.state.table), name }
    }

    /// The scene of an update, which must be the one that the setting was made from.
    pub(super) fn scene<'a>(&'a self, update: &'a Update, words: &'a Words) -> Scene<'a> {
        let state = &update.state;
        let sight = match (&update.view, &update.public) {
            (Some(view), _) => Some(Sight::Player(view)),
            (None, Some(public)) => Some(Sight::Watcher(public)),
            (None, None) => None,
        };
        let rules = update.game.rules();
        Scene {
            id: &state.table,
            number: update.number,
            me: state.you,
            name: &self.name,
            host: state.you_host,
            stage: stage(&state.stage),
            rules,
            chairs: PerSeat::from_fn(rules.players, |seat| {
                state.seats.get(seat.index()).map(|chair| sitting(chair, seat, words)).unwrap_or_default()
            }),
            sight,
            round: state.round.as_ref().map_or(1, |round| round.round + 1),
            game: &update.game,
            time_left: time_left(update),
            watching: update.watching,
            link: &self.link,
            can_undo: state.undo && can_undo(update),
            daily: update.daily,
            hints: state.undo,
            proof: self.proof.as_ref(),
            picked: None,
        }
    }
}

fn stage(name: &str) -> Stage {
    match name {
        "lobby" => Stage::Lobby,
        "waiting" => Stage::Waiting,
        "playing" => Stage::Playing,
        "finished" => Stage::Finished,
        _ => Stage::Closed,
    }
}

fn sitting<'a>(chair: &'a SeatState, seat: Seat, words: &'a Words) -> Chair<'a> {
    let (sitter, name) = match (chair.kind.as_str(), chair.strength) {
        ("person", _) => (Sitter::Person, Cow::Borrowed(chair.name.as_str())),
        ("bot", strength) => (Sitter::Bot(strength.unwrap_or_default().name()), bot_name(seat, words)),
        _ => (Sitter::Nobody, Cow::Borrowed("")),
    };
    let presence = match chair.presence.as_str() {
        "away" => Presence::Away,
        "stand-in" => Presence::StandIn,
        _ => Presence::Here,
    };
    Chair { sitter, name, presence, ready: chair.ready }
}

/// Bots are called by the names of precious stones.
fn bot_name(seat: Seat, words: &Words) -> Cow<'_, str> {
    words.say([Web::BotRuby, Web::BotOpal, Web::BotPearl, Web::BotJade][seat.index()])
}

/// The time of the viewer if they owe a move, otherwise of whoever has the turn.
fn time_left(update: &Update) -> Option<u64> {
    let time = |seat: Option<Seat>| update.state.seats.get(seat?.index())?.time;
    time(update.state.you).or_else(|| time(update.public.as_ref()?.turn))
}

/// Whether the viewer has a card on the table or in a trick of this round to take back.
fn can_undo(update: &Update) -> bool {
    let played = |public: &rules::Public| {
        let mine = |trick: &rules::Trick| update.state.you.is_some_and(|me| trick.card_of(me).is_some());
        update.state.stage == "playing" && public.tricks().iter().any(mine)
    };
    update.public.as_ref().is_some_and(played)
}

/// What proves the deal; once the round is over, with the result of checking it.
fn proof(update: &Update) -> Option<Proof> {
    let round = update.state.round.as_ref()?;
    let fairness = round.fairness.as_ref()?;
    let shares = fairness
        .entropy
        .iter()
        .enumerate()
        .filter_map(|(index, share)| Some((Seat::new(u8::try_from(index).ok()?), hex::encode(share.as_ref()?))));
    Some(Proof {
        fingerprint: hex::encode(fairness.commitment),
        secret: fairness.secret.map(hex::encode),
        shares: shares.collect(),
        holds: fairness.secret.is_some().then(|| holds(update).unwrap_or(false)),
    })
}

/// Deals the cards of the round again, from what is now open to everybody.
fn holds(update: &Update) -> Option<bool> {
    let round = update.state.round.as_ref()?;
    let public = update.public.as_ref()?;
    let opened = public.opened.as_ref()?;
    let mut hands = opened.stash.map(|card| card.map_or(CardSet::EMPTY, rules::Card::set));
    for (seat, card) in public.tricks().iter().flat_map(|trick| trick.plays().collect::<Vec<_>>()) {
        hands[seat] |= card.set();
    }
    let deal = Deal::new(public.dealer, hands, opened.dealt).ok()?;
    let shown = round.fairness.as_ref()?;
    let entropy = PerSeat::from_fn(public.players(), |seat| shown.entropy.get(seat.index()).copied().flatten());
    let fairness = RoundFairness { commitment: shown.commitment, secret: shown.secret, entropy };
    let dealt = rules::Round::new(&public.rules, deal);
    Some(fairness.verify(&update.state.r#match, round.round as usize, &dealt).is_ok())
}

/// What an event means for a page. Nothing for one after which the whole page is sent again.
pub(super) fn happening(event: &Event) -> Option<Happening> {
    Some(match event {
        Event::State(_) => return None,
        Event::Seated { seat, .. } => Happening::Joined(*seat),
        Event::Left { seat } => Happening::Left(*seat),
        Event::Dealt { .. } => Happening::Dealt,
        Event::Stashed(moved) if moved.is_late() => Happening::TimedOutStash(moved.seat),
        Event::Stashed(moved) => Happening::Stashed(moved.seat),
        Event::Played(moved) => match moved.card {
            Some(card) if moved.is_late() => Happening::TimedOut(moved.seat, card),
            Some(card) => Happening::Played(moved.seat, card),
            None => Happening::Quiet,
        },
        Event::RoundOver(_) => Happening::RoundOver,
        Event::MatchOver { .. } => Happening::MatchOver,
        Event::Away { seat } => Happening::Away(*seat),
        Event::Back { seat } => Happening::Back(*seat),
        Event::StandIn { seat } => Happening::StoodIn(*seat),
        Event::Reaction { seat, reaction } => Happening::Reacted(*seat, index_of(*reaction)),
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
        assert_eq!(pages::table::REACTIONS, Reaction::ALL.map(Reaction::name));
    }

    #[test]
    fn forms_name_the_strengths_as_tables_do() {
        assert_eq!(pages::site::STRENGTHS, table::Strength::ALL.map(table::Strength::name));
    }
}
