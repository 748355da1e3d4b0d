//! The regions of a table's page: what each shows, and when the server has to send it again.

use std::hash::{DefaultHasher, Hash, Hasher};

use maud::{Markup, PreEscaped, html};
use rules::Seat;
use table::Stage;
use words::TableMsg;

use super::{hand, last, listen, lobby, own_seat, reactions, result, scores, seat, tools, tracker, trick};
use crate::table_page::TablePage;

/// The ids of the seats.
pub(super) const SEATS: [&str; 4] = ["s0", "s1", "s2", "s3"];
/// The ids of the players' hands, which are parts of their seats.
pub(super) const HANDS: [&str; 4] = ["h0", "h1", "h2", "h3"];

/// A part of the page that is replaced as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Region {
    Seat(Seat),
    /// A player's hand and whether it is their turn: the part of the seat that changes with every card.
    HandOf(Seat),
    Trick,
    Led,
    Turn,
    Chest,
    Progress,
    Result,
    Lobby,
    Number,
    Hand,
    Own(Seat),
    Tools,
    Last,
    Scores,
    Listen,
    Reactions,
    Tracker,
}

/// The kind of the board. If it changes, the whole board is sent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) enum BoardKind {
    #[default]
    Unknown,
    Lobby,
    Round,
    Result,
}

impl BoardKind {
    pub(super) fn of(page: &TablePage<'_>) -> BoardKind {
        if page.shows_result() {
            BoardKind::Result
        } else if page.state.round.is_none() || page.stage() != Stage::Playing {
            BoardKind::Lobby
        } else {
            BoardKind::Round
        }
    }

    /// The regions on the board, in their order on the page.
    pub(super) fn regions(self, page: &TablePage<'_>) -> Vec<Region> {
        match self {
            BoardKind::Unknown => Vec::new(),
            BoardKind::Lobby => vec![Region::Lobby],
            BoardKind::Result => vec![Region::Result],
            BoardKind::Round => {
                let middle = [Region::Trick, Region::Led, Region::Turn, Region::Chest];
                page.others().flat_map(|seat| [Region::Seat(seat), Region::HandOf(seat)]).chain(middle).collect()
            }
        }
    }

    /// The whole board as HTML. If `held` is true, it shows the trick that was just completed.
    pub(super) fn markup(self, page: &TablePage<'_>, held: bool) -> Markup {
        let (class, label) = match self {
            BoardKind::Unknown | BoardKind::Lobby => ("lobby".to_owned(), page.say(TableMsg::PlayersLabel)),
            BoardKind::Result => ("felt result".to_owned(), page.say(TableMsg::RoundResult { round: page.round() })),
            BoardKind::Round => (format!("felt p{}", page.players().count()), page.say(TableMsg::TableLabel)),
        };
        html! {
            section #board class=(class) aria-label=(label) {
                @for region in self.regions(page).into_iter().filter(|region| region.parent().is_none()) {
                    (PreEscaped(region.markup(page, held).0))
                }
            }
        }
    }
}

/// The regions around the board. A region comes before its parts.
pub(super) fn around(page: &TablePage<'_>) -> Vec<Region> {
    let own = [Region::Own(page.bottom()), Region::HandOf(page.bottom())];
    let seat = if page.stage() == Stage::Playing { &own[..] } else { &own[..1] };
    let others = [Region::Tools, Region::Last, Region::Scores, Region::Listen, Region::Reactions, Region::Tracker];
    [&[Region::Progress, Region::Number, Region::Hand], seat, &others].concat()
}

impl Region {
    pub(super) const fn id(self) -> &'static str {
        match self {
            Region::Seat(seat) | Region::Own(seat) => SEATS[seat.index()],
            Region::HandOf(seat) => HANDS[seat.index()],
            Region::Trick => "trick",
            Region::Led => "led",
            Region::Turn => "turn",
            Region::Chest => "chest",
            Region::Progress => "progress",
            Region::Result => "result",
            Region::Lobby => "lobby",
            Region::Number => "n",
            Region::Hand => "hand",
            Region::Tools => "tools",
            Region::Last => "last",
            Region::Scores => "scores",
            Region::Listen => "listen",
            Region::Reactions => "reactions",
            Region::Tracker => "tracker",
        }
    }

    /// The region that contains this one. Sending that one also sends this one.
    pub(super) const fn parent(self) -> Option<&'static str> {
        match self {
            Region::HandOf(seat) => Some(SEATS[seat.index()]),
            _ => None,
        }
    }

    pub(super) fn markup(self, page: &TablePage<'_>, held: bool) -> Markup {
        match self {
            Region::Seat(other) => seat::seat(page, other, held),
            Region::HandOf(seat) => seat::hand(page, seat, held),
            Region::Trick => trick::trick(page, held),
            Region::Led => trick::led(page, held),
            Region::Turn => trick::turn(page, held),
            Region::Chest => trick::chest(page),
            Region::Progress => trick::progress(page),
            Region::Result => result::region(page),
            Region::Lobby => lobby::lobby(page),
            Region::Number => hand::number(page),
            Region::Hand => hand::hand(page, held),
            Region::Own(_) => own_seat(page, held),
            Region::Tools => tools(page),
            Region::Last => last(page),
            Region::Scores => scores::scores(page),
            Region::Listen => listen(page),
            Region::Reactions => reactions(page),
            Region::Tracker => tracker::tracker(page),
        }
    }

    /// A hash of the region's inputs. It differs if the region may look different, and is much cheaper than rendering.
    /// A test compares pages that frames have updated with freshly rendered pages.
    pub(super) fn key(self, page: &TablePage<'_>, held: bool) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.hash_inputs(page, held, &mut hasher);
        hasher.finish()
    }

    fn hash_inputs(self, page: &TablePage<'_>, held: bool, to: &mut impl Hasher) {
        let public = page.public();
        let shown = || public.map(|public| trick::shown(public, held));
        match self {
            Region::Seat(seat) | Region::Own(seat) => {
                public.map(|public| (seat::won(public, seat, held), public.dealer)).hash(to);
                let chair = &page.state.seats[seat];
                (&page.names[seat], chair.kind, chair.level, chair.presence, chair.ready, page.stage()).hash(to);
            }
            Region::HandOf(seat) => {
                (public.map(|public| public.hand_sizes[seat]), !held && seat::has_turn(page, seat)).hash(to);
            }
            Region::Trick => {
                (shown(), held, public.map(|public| (public.phase, public.plays.len()))).hash(to);
                (page.legal().is_empty(), page.picked).hash(to);
                names(page, to);
            }
            Region::Led => shown().and_then(|trick| trick.led()).hash(to),
            Region::Turn => {
                let waits =
                    |public: &rules::PublicView| (public.phase, public.turn, public.stashed, public.plays.clone());
                (public.map(waits), held, page.time_left(), page.stage()).hash(to);
                names(page, to);
            }
            Region::Chest => {
                let open = public.map(|public| (public.chest_size(), public.phase));
                (open, page.view().and_then(|view| view.stash)).hash(to);
            }
            Region::Progress => {
                let done = |public: &rules::PublicView| public.plays.len() / public.players().count();
                (public.map(done), page.round(), page.stage()).hash(to);
            }
            Region::Hand => {
                let own = |view: &rules::View| (view.hand, view.stash, view.public.trick().led());
                (page.view().map(own), page.legal(), held, page.stage(), page.picked).hash(to);
                public.map(|public| public.phase).hash(to);
            }
            Region::Number => page.seq.hash(to),
            Region::Tools => {
                let numbered = (page.can_undo() || page.may_claim().is_some()).then_some(page.seq);
                (numbered, page.may_claim(), page.stage(), super::may_hint(page)).hash(to);
            }
            Region::Last => {
                (
                    public.and_then(rules::PublicView::previous_trick),
                    public.is_some_and(|public| public.reveal.is_some()),
                )
                    .hash(to);
                names(page, to);
            }
            Region::Scores => {
                (page.state.scores.len(), page.state.totals, page.round()).hash(to);
                names(page, to);
            }
            Region::Listen => (page.state.round.is_some(), page.state.you).hash(to),
            Region::Reactions => super::may_react(page).hash(to),
            Region::Tracker => {
                let own = |view: &rules::View| (view.hand, view.stash);
                let shown = tracker::is_shown(page).then_some(public).flatten();
                (shown.map(|public| (&public.plays, public.voids)), shown.and(page.view()).map(own)).hash(to);
                names(page, to);
            }
            // Lobbies and results are rare and have many inputs. The event number covers all of them.
            Region::Result | Region::Lobby => (page.seq, page.watching).hash(to),
        }
    }
}

fn names(page: &TablePage<'_>, to: &mut impl Hasher) {
    page.names.iter().for_each(|name| name.hash(to));
}
