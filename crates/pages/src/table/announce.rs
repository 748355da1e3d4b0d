//! Sentences for the events at a table. Each event is announced once.

use protocol::{MoveEvent, ServerEvent, SpokenQuery};
use rules::Phase;
use table::Stage;
use words::narrate::Narrator;
use words::{GameMsg, TableMsg};

use crate::table_page::TablePage;

/// Whether an event is announced. Other events only change what the page shows.
#[must_use]
pub fn is_announced(event: &ServerEvent) -> bool {
    match event {
        ServerEvent::Seated { .. }
        | ServerEvent::Left { .. }
        | ServerEvent::Dealt { .. }
        | ServerEvent::Stashed(_)
        | ServerEvent::Played(_)
        | ServerEvent::Claimed { .. }
        | ServerEvent::RoundOver(_)
        | ServerEvent::MatchOver { .. }
        | ServerEvent::Away { .. }
        | ServerEvent::Back { .. }
        | ServerEvent::StandIn { .. }
        | ServerEvent::Reaction { .. } => true,
        ServerEvent::State(_)
        | ServerEvent::BotSeated { .. }
        | ServerEvent::Host { .. }
        | ServerEvent::Started { .. }
        | ServerEvent::Committed { .. }
        | ServerEvent::Ready { .. }
        | ServerEvent::TimedOut { .. }
        | ServerEvent::Resumed
        | ServerEvent::Closed
        | ServerEvent::Done
        | ServerEvent::Refused { .. }
        | ServerEvent::Closing { .. } => false,
    }
}

/// The sentences for an event.
pub(super) fn lines(page: &TablePage<'_>, event: &ServerEvent) -> Vec<String> {
    let say = |message: GameMsg<'_>| vec![page.words.string(message)];
    match event {
        ServerEvent::Seated { seat, .. } => say(GameMsg::Joins { who: page.who(*seat) }),
        ServerEvent::Left { seat } => say(GameMsg::Leaves { who: page.who(*seat) }),
        ServerEvent::Away { seat } => say(GameMsg::LosesConnection { who: page.who(*seat) }),
        ServerEvent::StandIn { seat } => say(GameMsg::StandIn { who: page.who(*seat) }),
        ServerEvent::Back { seat } => say(GameMsg::Returns { who: page.who(*seat) }),
        ServerEvent::Reaction { seat, reaction } => {
            let reaction = page.say(TableMsg::of_reaction(*reaction));
            say(GameMsg::Reacts { who: page.who(*seat), reaction: &reaction })
        }
        _ => page.narrator().map(|narrator| round_event(page, &narrator, event)).unwrap_or_default(),
    }
}

fn round_event(page: &TablePage<'_>, narrator: &Narrator<'_>, event: &ServerEvent) -> Vec<String> {
    match event {
        ServerEvent::Dealt { .. } => {
            let begins = narrator.round_begins(page.round(), page.planned_rounds());
            let own = narrator.hand_dealt().map(|hand| [hand, page.words.string(GameMsg::StashAsk)]);
            [begins].into_iter().chain(own.into_iter().flatten()).collect()
        }
        ServerEvent::Stashed(moved) => stashed(page, narrator, moved),
        ServerEvent::Played(moved) => played(page, narrator, moved),
        ServerEvent::Claimed { seat, claim } => vec![narrator.claims(*seat, *claim)],
        ServerEvent::RoundOver(_) => round_over(page),
        ServerEvent::MatchOver { .. } => {
            let totals = narrator.totals(&page.state.totals);
            let wins = narrator.victory(&page.state.totals, &page.state.winners);
            [page.words.string(GameMsg::MatchEnds)].into_iter().chain(totals).chain(wins).collect()
        }
        _ => Vec::new(),
    }
}

fn stashed(page: &TablePage<'_>, narrator: &Narrator<'_>, moved: &MoveEvent) -> Vec<String> {
    let late = moved.timed_out();
    let line = if late { narrator.time_up(moved.seat, None) } else { narrator.stashed(moved.seat) };
    let everybody = page.public().is_some_and(|public| public.phase == Phase::Play);
    let complete = everybody.then(|| page.words.string(GameMsg::StashComplete));
    [line].into_iter().chain(complete).chain(own_turn(page)).collect()
}

/// The card, then the winner of a completed trick, or else whether it is now the reader's turn. The turns of others
/// would only be noise.
fn played(page: &TablePage<'_>, narrator: &Narrator<'_>, moved: &MoveEvent) -> Vec<String> {
    let Some(public) = page.public() else { return Vec::new() };
    let mut lines = narrator.plays_since(public.plays.len() - 1, moved.timed_out().then_some(moved.seat));
    if moved.won.is_none() {
        lines.extend(own_turn(page));
    }
    lines
}

/// Tells the reader that it is their turn, and what they may claim.
pub(super) fn own_turn(page: &TablePage<'_>) -> Vec<String> {
    let Some(narrator) = page.narrator().filter(|_| !page.plays_itself()) else { return Vec::new() };
    let offer = page.may_claim().map(|claim| narrator.offer(claim));
    narrator.own_turn().into_iter().chain(offer).collect()
}

/// Says only that the chest opens. Its cards follow one by one.
fn round_over(page: &TablePage<'_>) -> Vec<String> {
    vec![page.words.string(TableMsg::ChestOpensTitle)]
}

/// One step of the animation at the end of a round: its name and its sentences. The parts of the page that it reveals
/// have the same name in `data-beat`.
pub(super) type Beat = (&'static str, Vec<String>);

/// The beats of the end of a round, after the chest has opened.
pub(super) fn beats(page: &TablePage<'_>) -> Vec<Beat> {
    let Some((narrator, chest)) = page.narrator().and_then(|narrator| Some((narrator, narrator.chest()?))) else {
        return Vec::new();
    };
    let taker = ("taker", vec![super::chest_scene::goes_to(page, chest.taker, chest.points)]);
    let special = narrator.special().map(|special| ("feat", vec![special.text]));
    let cards = chest.cards.into_iter().map(|card| ("card", vec![card.text]));
    let count = super::count::ask(page).map(|lines| ("count", lines));
    let points = ("points", narrator.round_scores().into_iter().chain(totals_so_far(page, &narrator)).collect());
    cards.chain([taker]).chain(special).chain(count).chain([points]).collect()
}

/// The totals, if they differ from the points of the round and the end of the match does not tell them.
fn totals_so_far(page: &TablePage<'_>, narrator: &Narrator<'_>) -> Vec<String> {
    if page.round() > 1 && page.state.winners.is_empty() { narrator.totals(&page.state.totals) } else { Vec::new() }
}

/// The sentences of a page that is loaded in the middle of a round: the trick so far.
pub(super) fn so_far(page: &TablePage<'_>) -> Vec<String> {
    match page.public() {
        Some(public) if page.stage() == Stage::Playing && public.phase == Phase::Play => {
            super::answer(page, SpokenQuery::Trick)
        }
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use protocol::Substitute;
    use rules::{Rules, Seat};
    use words::{Lang, Words};

    use super::*;
    use crate::fixtures::{TableFixture, stashed};

    #[test]
    fn the_last_card_for_the_chest_completes_it_even_if_time_ran_out() {
        let words = Words::new(Lang::En);
        let sample = TableFixture::new(Rules::default(), ["Mira", "Asha", "Budi", "Clara"], 4);
        let check = |by: Option<Substitute>, expected: &str| {
            let ServerEvent::Stashed(moved) = stashed(Seat::S3) else { panic!("a stash") };
            let said = lines(&sample.page(&words), &ServerEvent::Stashed(MoveEvent { by, ..moved }));
            assert_eq!(said[..2], [expected, "Everybody has chosen. The chest stays shut until the round ends."]);
        };
        check(None, "Clara has put a card into the chest.");
        check(Some(Substitute::Clock), "Clara ran out of time: a card was put into the chest for them.");
    }
    #[test]
    fn totals_follow_the_points_from_the_second_round_on() {
        let words = Words::new(Lang::En);
        let mut sample = TableFixture::new(Rules::default(), ["Mira", "Asha", "Budi", "Clara"], usize::MAX);
        let points = |sample: &TableFixture| {
            let found = beats(&sample.page(&words)).into_iter().find(|(name, _)| *name == "points");
            found.expect("the points are a beat").1
        };
        let second = points(&sample);
        let round = sample.state.round.as_mut().expect("a round");
        round.round = 0;
        let first = points(&sample);
        let (same, totals) = second.split_at(first.len());
        assert_eq!(same, first);
        let expected: Vec<String> = sample.state.totals.iter().map(u32::to_string).collect();
        assert_eq!(totals.len(), expected.len());
        assert!(totals.iter().zip(&expected).all(|(said, total)| said.contains(total)), "{totals:?}");
    }
}
