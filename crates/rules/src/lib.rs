//! The pure game of Qyrsqyrs.
//!
//! Everything a table needs to know about the game and nothing else: [`Card`]s and [`CardSet`]s, the house
//! rules in one [`Rules`] value, a [`Deal`], a [`Round`] with its checked [`Round::apply`], the bare
//! [`Position`] that a search plays on, the [`Score`] of a round, a [`Match`] of several rounds, the [`View`]
//! that one seat may have of a round, fair deals ([`fair_deal`]) and the [`record`] of a match.
//!
//! The crate does no IO, reads no clock and owns no randomness: whoever wants a random deal passes a generator.
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
mod deal;
mod excerpt;
mod game;
mod illegal_move;
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
pub use card::{Card, CardIndexError, Colour, ParseCardError};
pub use deal::{Deal, DealError};
pub use excerpt::excerpt;
pub use game::{Match, MatchError};
pub use illegal_move::IllegalMove;
pub use options::{Follow, GrandOwn, Length, OptionError, Preset, QueenLead, Rules};
pub use position::Position;
pub use random::{RandomBits, RandomRounds};
pub use round::{Phase, Round, RoundPoint};
pub use score::Score;
pub use seat::{PerSeat, PlayerCount, PlayerCountError, Seat, SeatError};
pub use set::{CardSet, CardSetIter};
pub use trick::{FollowConstraint, Trick};
pub use view::{PublicView, RoundReveal, View};
