//! The pure game of Qyrsqyrs.
//!
//! It has [`Card`]s and [`CardSet`]s, the house rules in one [`Rules`] value, a [`Deal`], a [`Round`] with its checked
//! [`Round::apply`], the [`Position`] that a search plays on, the [`Score`] of a round, a [`Match`] of several
//! rounds, the [`View`] that one seat has of a round, fair deals ([`fair_deal`]) and the [`record`] of a match.
//!
//! The crate does no IO, reads no clock and has no random state: random deals take a generator as an argument.
//!
//! ```
//! use rules::{Action, Card, Deal, Round, Rules, Seat};
//!
//! let rules = Rules::default();
//! let deal = Deal::from_deck(rules.players, Seat::S3, &Card::ALL);
//! let mut round = Round::new(&rules, deal);
//! for seat in rules.players.seats() {
//!     let card = round.legal(seat).first().expect("a fresh hand has cards");
//!     round.apply(seat, Action::Stash(card)).expect("a held card may be stashed");
//! }
//! assert_eq!(round.turn(), Some(Seat::S0));
//! ```

pub mod fair_deal;
pub mod record;

mod action;
mod batch;
mod batch_rng;
mod card;
mod claim;
mod deal;
mod excerpt;
mod game;
mod illegal_move;
mod lane;
mod options;
mod position;
mod random;
mod round;
mod score;
mod seat;
mod set;
mod trick;
mod view;

pub use action::Action;
pub use card::{Card, Colour, ParseCardError};
pub use claim::Claim;
pub use deal::{Deal, DealError};
pub use excerpt::excerpt;
pub use game::{Match, MatchError};
pub use illegal_move::IllegalMove;
pub use options::{Follow, GrandOwn, Length, OptionError, Preset, QueenLead, RuleChoice, RuleOption, Rules};
pub use position::Position;
pub use random::RandomRounds;
pub use round::{Phase, Round, RoundPoint};
pub use score::Score;
pub use seat::{PerSeat, PlayerCount, PlayerCountError, Seat, SeatError};
pub use set::{CardSet, CardSetIter};
pub use trick::{FollowConstraint, Trick, winning_cards};
pub use view::{PublicView, RoundReveal, View};
