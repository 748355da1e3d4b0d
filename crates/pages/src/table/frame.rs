//! A frame: what has changed on the page of a table, ready for the socket.
//!
//! A frame is one text message: a line of JSON that tells the script what happened, then the HTML of the regions that
//! have changed. A finished trick makes two frames, one that holds it up to be read and one that sweeps it to its
//! winner; how long each stays is up to the player's own pace.

use std::hash::{DefaultHasher, Hash, Hasher};

use maud::{Markup, PreEscaped, html};
use rules::{Phase, Seat};
use serde::Serialize;
use words::Words;

use super::{Happening, announce, hand, last, lobby, own_seat, result, scores, seat, tools, trick};
use crate::scene::{Scene, Stage};

/// What the script is told about a frame.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
struct Head {
    /// The number of the last event shown.
    n: u64,
    /// What kind of moment it is: decides on the pause after it and the sound.
    at: &'static str,
    /// Whether everything before is forgotten.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    full: bool,
    /// The cards that move: which, from which region, to which.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    fly: Vec<(&'static str, &'static str, &'static str)>,
    /// What is said.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    say: Vec<String>,
}

/// A region of the page: its id and its HTML.
type Region = (&'static str, Markup);

/// The ids of the seats.
const SEATS: [&str; 4] = ["s0", "s1", "s2", "s3"];
/// What stands for the hidden card of a seat while it flies.
const HIDDEN: [&str; 4] = ["x0", "x1", "x2", "x3"];

/// One frame.
#[derive(Clone, Debug)]
pub struct Frame {
    head: Head,
    board: Board,
    around: Vec<Region>,
}

/// The board: what holds it together, and its regions. A board of another kind is sent whole.
#[derive(Clone, Debug)]
pub(super) struct Board {
    kind: Kind,
    class: String,
    label: String,
    regions: Vec<Region>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Kind {
    #[default]
    Unknown,
    Lobby,
    Round,
    Result,
}

impl Board {
    /// The board of a scene. `held` holds a finished trick up to be read.
    pub(super) fn of(scene: &Scene<'_>, words: &Words, held: bool) -> Board {
        let public = scene.public();
        if scene.shows_result()
            && let Some(public) = public
            && let Some(opened) = &public.opened
        {
            let content = result::result(scene, words, public, opened);
            let label = words.say(words::Table::RoundResult { round: scene.round }).into_owned();
            return Board {
                kind: Kind::Result,
                class: "felt result".into(),
                label,
                regions: vec![("result", content)],
            };
        }
        if public.is_none() || scene.stage != Stage::Playing {
            let label = words.say(words::Table::PlayersLabel).into_owned();
            let regions = vec![("lobby", lobby::lobby(scene, words))];
            return Board { kind: Kind::Lobby, class: "lobby".into(), label, regions };
        }
        let mut regions: Vec<Region> =
            scene.others().map(|other| (SEATS[other.index()], seat::seat(scene, words, other, held))).collect();
        regions.push(("trick", trick::trick(scene, words, held)));
        regions.push(("led", trick::led(scene, words, held)));
        regions.push(("turn", trick::turn(scene, words, held)));
        regions.push(("chest", trick::chest(scene, words)));
        let class = format!("felt p{}", scene.players().count());
        let label = words.say(words::Web::TableLabel).into_owned();
        Board { kind: Kind::Round, class, label, regions }
    }

    /// The whole board as HTML.
    pub(super) fn markup(&self) -> Markup {
        html! {
            section #board class=(self.class) aria-label=(self.label) {
                @for (_, region) in &self.regions { (PreEscaped(&region.0)) }
            }
        }
    }
}

/// What a socket's page shows already, so that only what has changed is sent.
#[derive(Clone, Debug, Default)]
pub struct Seen {
    board: Kind,
    regions: Vec<(&'static str, u64)>,
}

impl Seen {
    /// Whether a region differs from what was sent; it is remembered in any case.
    fn is_new(&mut self, (id, markup): &Region) -> bool {
        let mut hasher = DefaultHasher::new();
        markup.0.hash(&mut hasher);
        let hash = hasher.finish();
        match self.regions.iter_mut().find(|(known, _)| known == id) {
            Some((_, old)) => std::mem::replace(old, hash) != hash,
            None => {
                self.regions.push((id, hash));
                true
            }
        }
    }
}

impl Frame {
    /// The text message for a page that shows what `seen` says: the head, then every region that is new to it.
    #[must_use]
    pub fn encode(&self, seen: &mut Seen) -> String {
        let mut text = serde_json::to_string(&self.head).unwrap_or_default();
        text.push('\n');
        if self.head.full {
            *seen = Seen::default();
        }
        let whole = std::mem::replace(&mut seen.board, self.board.kind) != self.board.kind;
        if whole {
            text.push_str(&self.board.markup().0);
        }
        for region in &self.board.regions {
            if seen.is_new(region) && !whole {
                text.push_str(&region.1.0);
            }
        }
        for region in &self.around {
            if seen.is_new(region) {
                text.push_str(&region.1.0);
            }
        }
        text
    }
}

/// The frame that shows everything, for a page that has just connected.
#[must_use]
pub fn full(scene: &Scene<'_>, words: &Words) -> Frame {
    let mut frame = plain(scene, words, "sync", false);
    frame.head.full = true;
    frame
}

/// The frames that show what happened. `scene` is the table after it.
#[must_use]
pub fn frames(scene: &Scene<'_>, words: &Words, happening: Happening) -> Vec<Frame> {
    let say = announce::lines(scene, words, happening);
    let shown = |at, fly| {
        let mut frame = plain(scene, words, at, false);
        frame.head.fly = fly;
        frame.head.say.clone_from(&say);
        vec![frame]
    };
    match happening {
        Happening::Played(seat, card) | Happening::TimedOut(seat, card) => {
            let from = if scene.me == Some(seat) { "hand" } else { SEATS[seat.index()] };
            play(scene, words, vec![(card.text(), from, "trick")], say)
        }
        Happening::Stashed(seat) | Happening::TimedOutStash(seat) => shown("stash", vec![into_chest(scene, seat)]),
        Happening::Dealt => shown("deal", Vec::new()),
        Happening::RoundOver => shown(if has_feat(scene) { "feat" } else { "over" }, Vec::new()),
        Happening::MatchOver => shown("end", Vec::new()),
        _ => shown("note", Vec::new()),
    }
}

/// A card into the chest: the player sees which one flies, the others see that one does.
fn into_chest(scene: &Scene<'_>, seat: Seat) -> (&'static str, &'static str, &'static str) {
    match scene.view().filter(|view| view.seat == seat).and_then(|view| view.stash) {
        Some(card) => (card.text(), "hand", "chest"),
        None => (HIDDEN[seat.index()], SEATS[seat.index()], "chest"),
    }
}

type Flight = (&'static str, &'static str, &'static str);

/// A played card; a trick that it completes is held up and then swept to its winner.
fn play(scene: &Scene<'_>, words: &Words, fly: Vec<Flight>, say: Vec<String>) -> Vec<Frame> {
    // The round may have been counted in the same breath; its last trick is shown first all the same.
    let during = Scene { stage: Stage::Playing, ..scene.clone() };
    let finished = scene.public().filter(|public| public.trick().is_empty()).and_then(rules::Public::last_trick);
    let Some((trick, winner)) = finished.and_then(|trick| trick.winner().map(|winner| (trick, winner))) else {
        let mut frame = plain(&during, words, "play", false);
        frame.head.fly = fly;
        frame.head.say = say;
        return vec![frame];
    };
    let mut held = plain(&during, words, "trick", true);
    held.head.fly = fly;
    held.head.say = say;
    let mut swept = plain(&during, words, "sweep", false);
    swept.head.fly = trick.cards().iter().map(|card| (card.text(), "trick", SEATS[winner.index()])).collect();
    swept.head.say = scene.public().and_then(|public| announce::own_turn(scene, words, public)).into_iter().collect();
    vec![held, swept]
}

fn has_feat(scene: &Scene<'_>) -> bool {
    let opened = scene.public().and_then(|public| public.opened.as_ref());
    opened.is_some_and(|opened| opened.score.grand().is_some() || opened.score.flawless().next().is_some())
}

/// All regions of a scene, with nothing said.
fn plain(scene: &Scene<'_>, words: &Words, at: &'static str, held: bool) -> Frame {
    let mut around = vec![
        ("hand", hand::hand(scene, words, held)),
        (SEATS[scene.bottom().index()], own_seat(scene, words, held)),
        ("tools", tools(scene, words)),
        ("last", last(scene, words)),
    ];
    // While the last trick is still shown, the sheet does not yet tell the result.
    let counted = scene.public().is_some_and(|public| public.phase == Phase::Over) && scene.stage == Stage::Playing;
    if !counted {
        around.push(("scores", scores::scores(scene, words)));
    }
    Frame { head: Head { n: scene.number, at, ..Head::default() }, board: Board::of(scene, words, held), around }
}
