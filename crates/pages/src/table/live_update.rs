//! A frame: the changes of a table's page, ready for the socket.
//!
//! A frame is one text message: a line of JSON that tells the script what happened, then the HTML of the regions that
//! have changed. A finished trick makes two frames: the first holds it for reading, the second sweeps it to its winner.
//! The player's pace decides how long each stays.

use protocol::{MoveEvent, ServerEvent};
use rules::Seat;
use serde::Serialize;
use words::TableMsg;

use super::announce::{self, Beat};
use super::count::{self, CountCheck};
use super::region::{BoardKind, SEATS, around};
use crate::table_page::TablePage;

/// The header of a frame, which tells the script what happened.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
struct LiveUpdateHeader {
    /// The number of the last event shown.
    n: u64,
    /// The kind of moment, which decides the pause after it and the sound.
    at: &'static str,
    /// Whether the script must forget everything before.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    full: bool,
    /// The cards that move.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    fly: Vec<Flight>,
    /// Sentences for screen readers.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    say: Vec<String>,
    /// A reaction, as a bubble at the seat of its player.
    #[serde(skip_serializing_if = "Option::is_none")]
    bubble: Option<(&'static str, String)>,
    /// The beats that follow. The script hides the parts of the page that belong to a beat until it comes.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    beats: Vec<Beat>,
    /// The check of the player's own count. The script keeps it until the points are shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    count: Option<CountCheck>,
}

/// The ids of each seat's hidden card while it moves.
const HIDDEN: [&str; 4] = ["x0", "x1", "x2", "x3"];

/// A card that moves: the card, the region it leaves, and the region it reaches.
type Flight = (&'static str, &'static str, &'static str);

/// One frame.
#[derive(Clone, Debug)]
pub struct LiveUpdate<'a> {
    head: LiveUpdateHeader,
    page: &'a TablePage<'a>,
    held: bool,
}

/// The regions that a socket's page already shows, so that only changed regions are rendered and sent.
#[derive(Clone, Debug, Default)]
pub struct ClientCache {
    board: BoardKind,
    regions: Vec<(&'static str, u64)>,
}

impl ClientCache {
    /// Stores the key of a region, and returns whether it differs from what was sent.
    fn is_new(&mut self, id: &'static str, key: u64) -> bool {
        match self.regions.iter_mut().find(|(known, _)| *known == id) {
            Some((_, old)) => std::mem::replace(old, key) != key,
            None => {
                self.regions.push((id, key));
                true
            }
        }
    }
}

impl<'a> LiveUpdate<'a> {
    fn new(page: &'a TablePage<'a>, at: &'static str) -> LiveUpdate<'a> {
        LiveUpdate { head: LiveUpdateHeader { n: page.seq, at, ..LiveUpdateHeader::default() }, page, held: false }
    }

    /// The text message for a page that shows what `seen` says: the header, then every region that is new to it.
    #[must_use]
    pub fn encode(&self, seen: &mut ClientCache) -> String {
        let LiveUpdate { head, page, held } = self;
        let mut text = String::with_capacity(2048);
        // Serialising a header cannot fail.
        text.push_str(&serde_json::to_string(head).unwrap_or_default());
        text.push('\n');
        if head.full {
            *seen = ClientCache::default();
        }
        let board = BoardKind::of(page);
        let whole = std::mem::replace(&mut seen.board, board) != board;
        if whole {
            text.push_str(&board.markup(page, *held).0);
        }
        let on_board = board.regions(page).into_iter().map(|region| (region, whole));
        let mut sent = Vec::new();
        for (region, is_sent) in on_board.chain(around(page).into_iter().map(|region| (region, false))) {
            let is_new = seen.is_new(region.id(), region.key(page, *held));
            if is_new && !is_sent && !region.parent().is_some_and(|parent| sent.contains(&parent)) {
                text.push_str(&region.markup(page, *held).0);
                sent.push(region.id());
            }
        }
        text
    }
}

/// The frame that shows everything, for a page that has just connected.
#[must_use]
pub fn full<'a>(page: &'a TablePage<'a>) -> LiveUpdate<'a> {
    let mut frame = LiveUpdate::new(page, "sync");
    frame.head.full = true;
    frame
}

/// The frames that show an event. `page` is the table right after it.
#[must_use]
pub fn frames<'a>(page: &'a TablePage<'a>, event: &ServerEvent) -> Vec<LiveUpdate<'a>> {
    let say = announce::lines(page, event);
    let shown = |at, fly, say| {
        let mut frame = LiveUpdate::new(page, at);
        frame.head.fly = fly;
        frame.head.say = say;
        vec![frame]
    };
    match event {
        ServerEvent::Played(MoveEvent { seat, card: Some(card), won, .. }) => {
            let from = if page.state.you == Some(*seat) { "hand" } else { SEATS[seat.index()] };
            play(page, vec![(card.as_str(), from, "trick")], say, *won)
        }
        ServerEvent::Stashed(moved) => shown("stash", vec![into_chest(page, moved.seat)], say),
        ServerEvent::Dealt { .. } => shown("deal", Vec::new(), say),
        ServerEvent::RoundOver(_) => {
            let mut frame = LiveUpdate::new(page, "over");
            frame.head.say = say;
            frame.head.beats = announce::beats(page);
            frame.head.count = count::check(page);
            vec![frame]
        }
        ServerEvent::MatchOver { .. } => shown("end", Vec::new(), say),
        ServerEvent::Reaction { seat, reaction } => {
            let mut frames = shown("note", Vec::new(), say);
            frames[0].head.bubble = Some((SEATS[seat.index()], page.words.string(TableMsg::of_reaction(*reaction))));
            frames
        }
        _ => shown("note", Vec::new(), say),
    }
}

/// A card moves into the chest. Only its player sees which card it is.
fn into_chest(page: &TablePage<'_>, seat: Seat) -> Flight {
    match page.view().filter(|view| view.seat == seat).and_then(|view| view.stash) {
        Some(card) => (card.as_str(), "hand", "chest"),
        None => (HIDDEN[seat.index()], SEATS[seat.index()], "chest"),
    }
}

/// The frames of a played card. A completed trick is held first, then swept to its winner.
fn play<'a>(page: &'a TablePage<'a>, fly: Vec<Flight>, say: Vec<String>, won: Option<Seat>) -> Vec<LiveUpdate<'a>> {
    let mut frame = LiveUpdate::new(page, "play");
    frame.head.fly = fly;
    frame.head.say = say;
    let Some((winner, public)) = won.zip(page.public()) else { return vec![frame] };
    frame.head.at = "trick";
    frame.held = true;
    let mut swept = LiveUpdate::new(page, "sweep");
    let trick = &public.plays[public.plays.len().saturating_sub(public.players().count())..];
    swept.head.fly = trick.iter().map(|card| (card.as_str(), "trick", SEATS[winner.index()])).collect();
    swept.head.say = announce::own_turn(page);
    vec![frame, swept]
}
