//! The first lesson: nine short steps, each a prepared position that the learner plays on.
//!
//! A step is played on a real [`rules::Round`], so what is allowed and why not is what the game itself says. The cards
//! of the others are prepared. The learner sits on [`LEARNER`]; [`LessonState::choose`] takes a card that is right, says why an
//! allowed card is unwise, and passes on the [`IllegalMove`] of one that is not allowed.
//!
//! ```
//! use learn::lesson::{Answer, LessonState, Topic};
//!
//! let mut desk = LessonState::new(Topic::Follow);
//! assert!(matches!(desk.choose("G4".parse().unwrap()), Some(Answer::Refused(_))));
//! assert!(matches!(desk.choose("R8".parse().unwrap()), Some(Answer::Mistake(_))));
//! assert_eq!(desk.choose("R4".parse().unwrap()), Some(Answer::Right));
//! assert!(desk.is_done());
//! ```

mod progress;
mod speech;
mod step;

#[cfg(test)]
mod tests;

pub use progress::Progress;

use rules::{Card, IllegalMove, PlayerCount, Round, Rules, Seat, View};

use step::Step;

/// The seat of the learner.
pub const LEARNER: Seat = Seat::S0;

/// What a step teaches. The lesson has them in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Topic {
    /// The colour that was led is followed.
    Follow,
    /// A low card is led.
    Lead,
    /// A Queen beats every number.
    Queens,
    /// A led Queen asks for Queens.
    QueenLed,
    /// Without the led colour, any card goes.
    Void,
    /// A card goes into the chest.
    Stash,
    /// The last trick brings the chest.
    Last,
    /// No trick at all.
    Flawless,
    /// Somebody takes every trick, unless they are stopped.
    Grand,
}

impl Topic {
    /// The lesson.
    pub const ALL: [Topic; 9] = [
        Topic::Follow,
        Topic::Lead,
        Topic::Queens,
        Topic::QueenLed,
        Topic::Void,
        Topic::Stash,
        Topic::Last,
        Topic::Flawless,
        Topic::Grand,
    ];

    /// The step of this number, counted from 1.
    #[must_use]
    pub fn of_number(number: usize) -> Option<Topic> {
        Topic::ALL.get(number.checked_sub(1)?).copied()
    }

    /// The number of the step, counted from 1.
    #[must_use]
    pub const fn number(self) -> usize {
        self as usize + 1
    }

    /// The step after this one.
    #[must_use]
    pub fn next(self) -> Option<Topic> {
        Topic::of_number(self.number() + 1)
    }
}

/// Why an allowed card is not a wise one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mistake {
    /// It takes the trick.
    TakesTrick,
    /// It is led, and hardly any card beats it.
    LeadsHigh,
    /// It takes no trick, but a dearer card could have gone.
    KeepsDear(Card),
    /// It is the highest Queen of all.
    HighestQueen,
    /// It is low, and low cards are worth keeping.
    LowToChest,
    /// The Queen that stays takes the last trick.
    KeepsQueen(Card),
    /// It takes the trick, so there will be no Flawless.
    LosesFlawless,
    /// It leaves the trick to somebody who has taken all of them.
    LetsGrand,
}

/// What comes of choosing a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Answer {
    /// It was the card to choose, and the others have played on.
    Right,
    /// It is allowed, but another is better. Nothing has changed.
    Mistake(Mistake),
    /// It is not allowed. Nothing has changed.
    Refused(IllegalMove),
}

/// A step in the middle of being played.
#[derive(Clone, Debug)]
pub struct LessonState {
    topic: Topic,
    step: &'static Step,
    round: Round,
    chosen: Vec<Card>,
    /// How many cards had been played when the learner last chose.
    since: usize,
}

impl LessonState {
    /// The step at its beginning.
    #[must_use]
    pub fn new(topic: Topic) -> LessonState {
        let step = Step::of(topic);
        let round = step.round();
        let since = round.plays().len();
        LessonState { topic, step, round, chosen: Vec::new(), since }
    }

    /// The step after these choices, as far as they are right: what is left out or made up changes nothing.
    #[must_use]
    pub fn after(topic: Topic, chosen: &[Card]) -> LessonState {
        let mut desk = LessonState::new(topic);
        for &card in chosen {
            if desk.choose(card) != Some(Answer::Right) {
                break;
            }
        }
        desk
    }

    /// The learner chooses a card; nothing comes of it when the step is done.
    pub fn choose(&mut self, card: Card) -> Option<Answer> {
        let task = self.step.tasks.get(self.chosen.len())?;
        let action = self.round.action(card);
        if let Err(refusal) = self.round.check(LEARNER, action) {
            return Some(Answer::Refused(refusal));
        }
        if let Some(unwise) = task.unwise(card) {
            return Some(Answer::Mistake(unwise));
        }
        self.since = self.round.plays().len();
        self.round.apply_unchecked(LEARNER, action);
        step::play(&mut self.round, task.then);
        self.chosen.push(card);
        Some(Answer::Right)
    }

    /// What the step teaches.
    #[must_use]
    pub fn topic(&self) -> Topic {
        self.topic
    }

    /// The rules it is played by.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        self.round.rules()
    }

    /// How many play.
    #[must_use]
    pub fn players(&self) -> PlayerCount {
        self.round.players()
    }

    /// What the learner may know.
    #[must_use]
    pub fn view(&self) -> View {
        self.round.view(LEARNER)
    }

    /// Whether the learner has chosen all that the step asks for.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.chosen.len() == self.step.tasks.len()
    }

    /// The right cards chosen so far.
    #[must_use]
    pub fn chosen(&self) -> &[Card] {
        &self.chosen
    }
}
