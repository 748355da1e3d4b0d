//! The progress of a learner, as a short text that fits into a cookie or a file.

use std::fmt;

use rules::Card;

use super::{LessonState, Topic};

/// The completed steps, the current step, and the right cards chosen in it.
///
/// Written as `1f.6.RQ`: the steps done as a hexadecimal bit set, the step, and the right cards chosen in it. Reading
/// never fails: invalid parts are ignored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonProgress {
    done: u16,
    topic: Topic,
    chosen: Vec<Card>,
}

impl Default for LessonProgress {
    fn default() -> LessonProgress {
        LessonProgress { done: 0, topic: Topic::Follow, chosen: Vec::new() }
    }
}

const EVERY: u16 = (1 << Topic::ALL.len()) - 1;

impl LessonProgress {
    /// Reads the text that `Display` writes. Invalid parts are ignored.
    #[must_use]
    pub fn read(text: &str) -> LessonProgress {
        let mut parts = text.split('.');
        let done = parts.next().and_then(|part| u16::from_str_radix(part, 16).ok()).unwrap_or(0) & EVERY;
        let topic = parts.next().and_then(|part| part.parse().ok()).and_then(Topic::of_number).unwrap_or(Topic::Follow);
        let chosen: Vec<Card> = parts.map_while(|part| part.parse().ok()).take(2).collect();
        LessonProgress { done, topic, chosen: LessonState::after(topic, &chosen).chosen().to_vec() }
    }

    /// Stores the state of the step that the learner is in.
    pub fn note(&mut self, lesson: &LessonState) {
        self.topic = lesson.topic();
        self.chosen = lesson.chosen().to_vec();
        if lesson.is_done() {
            self.done |= 1 << self.topic as u16;
        }
    }

    /// The state of a step: where the learner left it, or its beginning.
    #[must_use]
    pub fn lesson(&self, topic: Topic) -> LessonState {
        if topic == self.topic { LessonState::after(topic, &self.chosen) } else { LessonState::new(topic) }
    }

    /// Whether a step is done.
    #[must_use]
    pub fn has_done(&self, topic: Topic) -> bool {
        self.done >> topic as u16 & 1 == 1
    }

    /// How many steps are done.
    #[must_use]
    pub fn count(&self) -> usize {
        self.done.count_ones() as usize
    }

    /// Whether the whole lesson is done.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.done == EVERY
    }

    /// Whether the learner has begun.
    #[must_use]
    pub fn has_begun(&self) -> bool {
        *self != LessonProgress::default()
    }

    /// The step to continue with: the one left in the middle, or else the next one that is not done.
    #[must_use]
    pub fn next(&self) -> Topic {
        if !self.chosen.is_empty() && !self.lesson(self.topic).is_done() {
            return self.topic;
        }
        let from = self.topic as usize;
        let round = Topic::ALL.into_iter().cycle().skip(from).take(Topic::ALL.len());
        round.into_iter().find(|&topic| !self.has_done(topic)).unwrap_or(Topic::Follow)
    }
}

impl fmt::Display for LessonProgress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:x}.{}", self.done, self.topic.number())?;
        self.chosen.iter().try_for_each(|card| write!(f, ".{card}"))
    }
}
