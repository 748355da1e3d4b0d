//! How far a learner has come, in a few letters that fit into a cookie or a file.

use std::fmt;

use rules::Card;

use super::{LessonState, Topic};

/// Which steps are done, where the learner is, and what they have chosen there.
///
/// Written as `1f.6.RQ`: the steps done as a hexadecimal bit set, the step, and the right cards chosen in it. Reading
/// never fails: what makes no sense is left out, at worst everything.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Progress {
    done: u16,
    topic: Topic,
    chosen: Vec<Card>,
}

impl Default for Progress {
    fn default() -> Progress {
        Progress { done: 0, topic: Topic::Follow, chosen: Vec::new() }
    }
}

const EVERY: u16 = (1 << Topic::ALL.len()) - 1;

impl Progress {
    /// Reads what its `Display` wrote, and makes the best of anything else.
    #[must_use]
    pub fn read(text: &str) -> Progress {
        let mut parts = text.split('.');
        let done = parts.next().and_then(|part| u16::from_str_radix(part, 16).ok()).unwrap_or(0) & EVERY;
        let topic = parts.next().and_then(|part| part.parse().ok()).and_then(Topic::of_number).unwrap_or(Topic::Follow);
        let chosen: Vec<Card> = parts.map_while(|part| part.parse().ok()).take(2).collect();
        Progress { done, topic, chosen: LessonState::after(topic, &chosen).chosen().to_vec() }
    }

    /// The learner is in the middle of this step now.
    pub fn note(&mut self, desk: &LessonState) {
        self.topic = desk.topic();
        self.chosen = desk.chosen().to_vec();
        if desk.is_done() {
            self.done |= 1 << self.topic as u16;
        }
    }

    /// The step, as far as it was played if it is the one the learner is in.
    #[must_use]
    pub fn desk(&self, topic: Topic) -> LessonState {
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
        *self != Progress::default()
    }

    /// The step to go on with: the one left in the middle, or the first that is not done, looking on from there.
    #[must_use]
    pub fn next(&self) -> Topic {
        if !self.chosen.is_empty() && !self.desk(self.topic).is_done() {
            return self.topic;
        }
        let from = self.topic as usize;
        let round = Topic::ALL.into_iter().cycle().skip(from).take(Topic::ALL.len());
        round.into_iter().find(|&topic| !self.has_done(topic)).unwrap_or(Topic::Follow)
    }
}

impl fmt::Display for Progress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:x}.{}", self.done, self.topic.number())?;
        self.chosen.iter().try_for_each(|card| write!(f, ".{card}"))
    }
}
