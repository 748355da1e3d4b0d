//! The first lesson: eleven short steps, each a prepared position that the learner plays on.
//!
//! A step is played on a real [`rules::Round`], so what is allowed and why not is what the game itself says. The cards
//! of the others are prepared. The learner sits on [`LEARNER`]. [`LessonState::choose`] plays a card that is right,
//! says why an allowed card is unwise, and returns the [`IllegalMove`] of one that is not allowed.
//!
//! ```
//! use learn::lesson::{LessonAnswer, LessonState, Topic};
//!
//! let mut lesson = LessonState::new(Topic::Follow);
//! assert!(matches!(lesson.choose("G4".parse().unwrap()), Some(LessonAnswer::Refused(_))));
//! assert!(matches!(lesson.choose("R8".parse().unwrap()), Some(LessonAnswer::Mistake(_))));
//! assert_eq!(lesson.choose("R4".parse().unwrap()), Some(LessonAnswer::Right));
//! assert!(lesson.is_done());
//! ```

mod progress;
mod step;
mod text;

#[cfg(test)]
mod tests;

pub use progress::LessonProgress;

use rules::{Card, IllegalMove, PlayerCount, Round, Rules, Seat, View};

use step::{Exercise, Step};

/// The seat of the learner.
pub const LEARNER: Seat = Seat::S0;

/// The topic of a step, in the order of the lesson.
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
    /// A player takes every trick unless another stops them.
    Grand,
    /// A Queen goes into the chest, or is kept for a Grand.
    TwoFaces,
    /// What the cards of others tell.
    Tells,
}

impl Topic {
    /// The lesson.
    pub const ALL: [Topic; 11] = [
        Topic::Follow,
        Topic::Lead,
        Topic::Queens,
        Topic::QueenLed,
        Topic::Void,
        Topic::Stash,
        Topic::Last,
        Topic::Flawless,
        Topic::Grand,
        Topic::TwoFaces,
        Topic::Tells,
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

/// The reason why an allowed card is not a wise choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mistake {
    /// It takes the trick.
    TakesTrick,
    /// It is led, and hardly any card beats it.
    LeadsHigh,
    /// It takes no trick, but a more expensive card could have gone.
    KeepsDear,
    /// It is the highest Queen of all.
    HighestQueen,
    /// It is low, and low cards are worth keeping.
    LowToChest,
    /// The Queen that stays takes the last trick.
    KeepsQueen,
    /// It takes the trick, so there will be no Flawless.
    LosesFlawless,
    /// It leaves the trick to a player who has taken all of them.
    LetsGrand,
    /// It is led to players who have shown that they are out of its colour.
    LeadsVoid,
}

/// The answer to a choice of the learner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LessonAnswer {
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

    /// The step after these choices, up to the first one that is not right.
    #[must_use]
    pub fn after(topic: Topic, chosen: &[Card]) -> LessonState {
        let mut lesson = LessonState::new(topic);
        for &card in chosen {
            if lesson.choose(card) != Some(LessonAnswer::Right) {
                break;
            }
        }
        lesson
    }

    /// Takes the learner's choice. Nothing if the step is done.
    pub fn choose(&mut self, card: Card) -> Option<LessonAnswer> {
        let exercise = self.exercise()?;
        let action = self.round.action(card);
        if let Err(refusal) = self.round.check(LEARNER, action) {
            return Some(LessonAnswer::Refused(refusal));
        }
        if let Some(mistake) = exercise.mistake(card) {
            return Some(LessonAnswer::Mistake(mistake));
        }
        self.since = self.round.plays().len();
        self.round.apply_unchecked(LEARNER, action);
        step::play(&mut self.round, exercise.then);
        self.chosen.push(card);
        Some(LessonAnswer::Right)
    }

    /// The choice that the learner has to make now; nothing when the step is done.
    fn exercise(&self) -> Option<&'static Exercise> {
        self.step.exercises.get(self.chosen.len())
    }

    /// The topic of the step.
    #[must_use]
    pub fn topic(&self) -> Topic {
        self.topic
    }

    /// The rules it is played by.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        self.round.rules()
    }

    /// The number of players.
    #[must_use]
    pub fn players(&self) -> PlayerCount {
        self.round.players()
    }

    /// The view of the learner.
    #[must_use]
    pub fn view(&self) -> View {
        self.round.view(LEARNER)
    }

    /// Whether all choices of the step have been made.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.exercise().is_none()
    }

    /// The right cards chosen so far.
    #[must_use]
    pub fn chosen(&self) -> &[Card] {
        &self.chosen
    }
}
