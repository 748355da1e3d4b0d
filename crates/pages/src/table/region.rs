//! The regions of a table's page: what each shows, and when it has to be sent again.

use std::hash::{DefaultHasher, Hash, Hasher};

use maud::{Markup, PreEscaped, html};
use rules::{Phase, Seat};
use words::{Table, Web, Words};

use super::{hand, last, lobby, own_seat, result, scores, seat, tools, trick};
use crate::scene::{Scene, Stage};

/// The ids of the seats.
pub(super) const SEATS: [&str; 4] = ["s0", "s1", "s2", "s3"];

/// A part of the page that is replaced as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Region {
    Seat(Seat),
    Trick,
    Led,
    Turn,
    Chest,
    Result,
    Lobby,
    Number,
    Hand,
    Own(Seat),
    Tools,
    Last,
    Scores,
}

/// Which board is shown. One of another kind is sent whole.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) enum Board {
    #[default]
    Unknown,
    Lobby,
    Round,
    Result,
}

impl Board {
    pub(super) fn of(scene: &Scene<'_>) -> Board {
        if scene.shows_result() {
            Board::Result
        } else if scene.sight.is_none() || scene.stage != Stage::Playing {
            Board::Lobby
        } else {
            Board::Round
        }
    }

    /// The regions on the board, in their order on the page.
    pub(super) fn regions(self, scene: &Scene<'_>) -> Vec<Region> {
        match self {
            Board::Unknown => Vec::new(),
            Board::Lobby => vec![Region::Lobby],
            Board::Result => vec![Region::Result],
            Board::Round => {
                let middle = [Region::Trick, Region::Led, Region::Turn, Region::Chest];
                scene.others().map(Region::Seat).chain(middle).collect()
            }
        }
    }

    /// The whole board as HTML. `held` holds a finished trick up to be read.
    pub(super) fn markup(self, scene: &Scene<'_>, words: &Words, held: bool) -> Markup {
        let (class, label) = match self {
            Board::Unknown | Board::Lobby => ("lobby".to_owned(), words.say(Table::PlayersLabel)),
            Board::Result => ("felt result".to_owned(), words.say(Table::RoundResult { round: scene.round })),
            Board::Round => (format!("felt p{}", scene.players().count()), words.say(Web::TableLabel)),
        };
        html! {
            section #board class=(class) aria-label=(label) {
                @for region in self.regions(scene) { (PreEscaped(region.markup(scene, words, held).0)) }
            }
        }
    }
}

/// The regions around the board, in no particular order.
pub(super) fn around(scene: &Scene<'_>) -> Vec<Region> {
    let mut regions = vec![Region::Number, Region::Hand, Region::Own(scene.bottom()), Region::Tools, Region::Last];
    // While the last trick is still shown, the sheet does not yet tell the result.
    let counted = scene.public().is_some_and(|public| public.phase == Phase::Over) && scene.stage == Stage::Playing;
    if !counted {
        regions.push(Region::Scores);
    }
    regions
}

impl Region {
    pub(super) const fn id(self) -> &'static str {
        match self {
            Region::Seat(seat) | Region::Own(seat) => SEATS[seat.index()],
            Region::Trick => "trick",
            Region::Led => "led",
            Region::Turn => "turn",
            Region::Chest => "chest",
            Region::Result => "result",
            Region::Lobby => "lobby",
            Region::Number => "n",
            Region::Hand => "hand",
            Region::Tools => "tools",
            Region::Last => "last",
            Region::Scores => "scores",
        }
    }

    pub(super) fn markup(self, scene: &Scene<'_>, words: &Words, held: bool) -> Markup {
        match self {
            Region::Seat(other) => seat::seat(scene, words, other, held),
            Region::Trick => trick::trick(scene, words, held),
            Region::Led => trick::led(scene, words, held),
            Region::Turn => trick::turn(scene, words, held),
            Region::Chest => trick::chest(scene, words),
            Region::Result => result::region(scene, words),
            Region::Lobby => lobby::lobby(scene, words),
            Region::Number => hand::number(scene),
            Region::Hand => hand::hand(scene, words, held),
            Region::Own(_) => own_seat(scene, words, held),
            Region::Tools => tools(scene, words),
            Region::Last => last(scene, words),
            Region::Scores => scores::scores(scene, words),
        }
    }

    /// A number that differs when the region may look different. It is much cheaper than the region itself; a test
    /// compares pages that were kept up by frames with pages that were made afresh.
    pub(super) fn key(self, scene: &Scene<'_>, held: bool) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.feed(scene, held, &mut hasher);
        hasher.finish()
    }

    fn feed(self, scene: &Scene<'_>, held: bool, to: &mut impl Hasher) {
        let public = scene.public();
        let shown = || public.map(|public| trick::shown(public, held));
        match self {
            Region::Seat(seat) | Region::Own(seat) => {
                let numbers = |public: &rules::PublicView| {
                    (public.hand_sizes[seat], public.tricks_won[seat], public.taken[seat], public.dealer)
                };
                (public.map(numbers), seat::has_turn(scene, seat), held).hash(to);
                (&scene.chairs[seat], scene.stage).hash(to);
            }
            Region::Trick => {
                (shown(), held, public.map(|public| (public.phase, public.plays.len()))).hash(to);
                (scene.legal().is_empty(), scene.picked).hash(to);
                names(scene, to);
            }
            Region::Led => shown().and_then(|trick| trick.led()).hash(to),
            Region::Turn => {
                let waits =
                    |public: &rules::PublicView| (public.phase, public.turn, public.stashed, public.plays.clone());
                (public.map(waits), held, scene.time_left, scene.stage).hash(to);
                names(scene, to);
            }
            Region::Chest => {
                (public.map(rules::PublicView::chest_size), scene.view().and_then(|view| view.stash)).hash(to);
            }
            Region::Hand => {
                let own = |view: &rules::View| (view.hand, view.stash, view.public.trick().led());
                (scene.view().map(own), scene.legal(), held, scene.stage, scene.picked).hash(to);
                public.map(|public| public.phase).hash(to);
            }
            Region::Number => scene.number.hash(to),
            Region::Tools => (scene.can_undo.then_some(scene.number), scene.stage, super::may_hint(scene)).hash(to),
            Region::Last => {
                (
                    public.and_then(rules::PublicView::previous_trick),
                    public.is_some_and(|public| public.reveal.is_some()),
                )
                    .hash(to);
                names(scene, to);
            }
            Region::Scores => {
                (scene.game.scores().len(), scene.game.totals(), scene.round).hash(to);
                names(scene, to);
            }
            // Lobbies and results are rare and have many inputs: the number of the event stands for all of them.
            Region::Result | Region::Lobby => (scene.number, scene.watching).hash(to),
        }
    }
}

fn names(scene: &Scene<'_>, to: &mut impl Hasher) {
    scene.chairs.iter().for_each(|chair| chair.name.hash(to));
}
