//! The prepared positions.

use rules::{Action, Card, CardSet, Deal, PerSeat, PlayerCount, Round, Rules, Seat};

use super::{LEARNER, Mistake, Topic};

/// A prepared position and the choices to make in it. Cards are written as in records.
#[derive(Debug)]
pub(super) struct Step {
    dealer: Seat,
    /// The hands as dealt, the learner's first.
    hands: [&'static str; 4],
    /// The card that each seat has put into the chest; `-` where the learner is to choose.
    stash: &'static str,
    /// The cards played before the learner's turn.
    plays: &'static str,
    /// The choices of the learner, one after the other.
    pub(super) exercises: &'static [Exercise],
}

/// One choice of the learner.
#[derive(Debug)]
pub(super) struct Exercise {
    right: &'static str,
    /// The cards that the others play after it.
    pub(super) then: &'static str,
    /// The other cards that are allowed, and why not to choose them.
    mistakes: &'static [(&'static str, Mistake)],
}

impl Exercise {
    /// Why an allowed card is not the one to choose; nothing for the right one.
    pub(super) fn mistake(&self, card: Card) -> Option<Mistake> {
        // A test finds every allowed card on the list.
        let listed = || self.mistakes.iter().find(|(cards, _)| set(cards).contains(card));
        (card != self.right()).then(|| listed().map_or(Mistake::KeepsDear, |(_, mistake)| *mistake))
    }

    /// Whether a card is on the list of mistakes.
    #[cfg(test)]
    pub(super) fn lists(&self, card: Card) -> bool {
        self.mistakes.iter().any(|(cards, _)| set(cards).contains(card))
    }

    /// The card to choose.
    pub(super) fn right(&self) -> Card {
        card(self.right)
    }
}

impl Step {
    /// The position that teaches a topic.
    pub(super) fn of(topic: Topic) -> &'static Step {
        &STEPS[topic as usize]
    }

    /// The round at the moment the learner is asked for the first time. A test plays every step to its end.
    pub(super) fn round(&self) -> Round {
        let hands = PerSeat::from_fn(PlayerCount::Four, |seat| set(self.hands[seat.index()]));
        let deal = Deal::new(self.dealer, hands, CardSet::EMPTY).expect("a prepared deal is one");
        let mut round = Round::new(&Rules::default(), deal);
        for (seat, text) in PlayerCount::Four.seats().zip(self.stash.split(' ')) {
            if seat != LEARNER || text != "-" {
                round.apply(seat, Action::Stash(card(text))).expect("a prepared stash is held");
            }
        }
        play(&mut round, self.plays);
        round
    }
}

/// Plays prepared cards.
pub(super) fn play(round: &mut Round, cards: &str) {
    for text in cards.split_whitespace() {
        let seat = round.turn().expect("prepared cards are played in a round");
        round.apply(seat, Action::Play(card(text))).expect("a prepared card is legal");
    }
}

fn card(text: &str) -> Card {
    text.parse().expect("a prepared card is one")
}

fn set(text: &str) -> CardSet {
    text.parse().expect("prepared cards are cards")
}

/// The lesson, in the order of [`Topic::ALL`].
static STEPS: [Step; 11] = [
    // Follow: red is led, and one of two red cards stays below the highest.
    Step {
        dealer: Seat::S0,
        hands: [
            "R4 R8 K3 K6 K8 B5 G4 G7",
            "R5 K2 K5 K7 B3 BQ G2 G6",
            "R6 R7 K4 B6 B7 B8 G3 G5",
            "R2 R3 RQ KQ B2 B4 G8 GQ",
        ],
        stash: "K8 K7 B8 G8",
        plays: "R5 R7 R2",
        exercises: &[Exercise { right: "R4", then: "", mistakes: &[("R8", Mistake::TakesTrick)] }],
    },
    // Lead: one low card among high ones.
    Step {
        dealer: Seat::S3,
        hands: [
            "R2 R8 K7 K8 B6 B8 G7 G8",
            "R6 K2 K3 KQ B2 B7 G4 GQ",
            "R3 K5 K6 B3 B4 B5 G2 G6",
            "R4 R5 R7 RQ K4 BQ G3 G5",
        ],
        stash: "R8 B7 K6 R7",
        plays: "",
        exercises: &[Exercise {
            right: "R2",
            then: "R6 R3 R4",
            mistakes: &[("K7 K8 B6 B8 G7 G8", Mistake::LeadsHigh)],
        }],
    },
    // Queens: one of them has the trick already, so a high number can go.
    Step {
        dealer: Seat::S0,
        hands: [
            "R3 RQ K4 K8 B2 B6 G2 G7",
            "R8 K2 K3 B4 B7 G3 G6 GQ",
            "R4 R6 K5 B5 B8 BQ G4 G5",
            "R2 R5 R7 K6 K7 KQ B3 G8",
        ],
        stash: "K8 R8 B8 R7",
        plays: "G3 BQ G8",
        exercises: &[Exercise {
            right: "G7",
            then: "",
            mistakes: &[("G2", Mistake::KeepsDear), ("RQ", Mistake::TakesTrick)],
        }],
    },
    // Queen led: one of two Queens is lower.
    Step {
        dealer: Seat::S2,
        hands: [
            "R2 R5 RQ K3 B4 B8 G6 GQ",
            "R3 R4 K8 B2 B6 B7 G7 G8",
            "R6 R8 K5 K6 B5 BQ G4 G5",
            "R7 K2 K4 K7 KQ B3 G2 G3",
        ],
        stash: "B8 K8 R8 R7",
        plays: "KQ",
        exercises: &[Exercise { right: "GQ", then: "G8 BQ", mistakes: &[("RQ", Mistake::HighestQueen)] }],
    },
    // Void: no blue, so the dearest card goes.
    Step {
        dealer: Seat::S0,
        hands: [
            "R3 R8 K2 K5 K7 G4 G6 GQ",
            "RQ K4 K8 B4 B5 B6 G5 G7",
            "R2 R4 R5 K3 K6 B2 B7 G8",
            "R6 R7 KQ B3 B8 BQ G2 G3",
        ],
        stash: "K7 K8 G8 B8",
        plays: "B4 B7 B3",
        exercises: &[Exercise {
            right: "R8",
            then: "",
            mistakes: &[("GQ", Mistake::TakesTrick), ("R3 K2 K5 G4 G6", Mistake::KeepsDear)],
        }],
    },
    // Stash: one high card, the only one of its colour.
    Step {
        dealer: Seat::S2,
        hands: [
            "R2 R3 K2 K3 K4 G2 G4 B8",
            "R4 R7 K5 KQ B3 B5 G7 G8",
            "R5 R8 K6 K8 B2 B7 BQ G5",
            "R6 RQ K7 B4 B6 G3 G6 GQ",
        ],
        stash: "- G8 K8 K7",
        plays: "",
        exercises: &[Exercise { right: "B8", then: "", mistakes: &[("R2 R3 K2 K3 K4 G2 G4", Mistake::LowToChest)] }],
    },
    // Last: the Queen wins now, so that she does not win the chest.
    Step {
        dealer: Seat::S1,
        hands: [
            "R5 R8 RQ K7 B5 BQ G3 G5",
            "R4 R7 K4 K5 K8 B7 G6 GQ",
            "R3 R6 K6 KQ B2 B3 B8 G8",
            "R2 K2 K3 B4 B6 G2 G4 G7",
        ],
        stash: "R8 K8 B8 G7",
        plays: "B2 B6 B5 B7 K4 K6 K3 BQ G5 GQ KQ G2 B3 B4 K7 R7 K2 R5 K5 R6 R4 R3 R2",
        exercises: &[
            Exercise { right: "RQ", then: "", mistakes: &[("G3", Mistake::KeepsQueen)] },
            Exercise { right: "G3", then: "G6 G8 G4", mistakes: &[] },
        ],
    },
    // Flawless: the low card stays below, the high one is thrown away.
    Step {
        dealer: Seat::S1,
        hands: [
            "R8 K2 K4 K7 K8 B2 B6 G2",
            "R3 R6 KQ B8 G4 G5 G6 GQ",
            "R2 R4 R5 K3 B3 B7 G7 G8",
            "R7 RQ K5 K6 B4 B5 BQ G3",
        ],
        stash: "R8 B8 G8 R7",
        plays: "R2 K6 K7 KQ R3 R5 B5 B6 B3 RQ B2 G6 G3 G2 GQ G7 G5 K3 BQ K4 K5",
        exercises: &[
            Exercise { right: "K2", then: "R6 R4 B4", mistakes: &[("K8", Mistake::LosesFlawless)] },
            Exercise { right: "K8", then: "G4 B7", mistakes: &[] },
        ],
    },
    // Grand: one trick is worth its points.
    Step {
        dealer: Seat::S2,
        hands: [
            "R4 K3 K7 K8 B7 G3 G5 G7",
            "R2 R5 R8 RQ K6 KQ BQ GQ",
            "R3 R6 R7 B2 B4 B6 G2 G8",
            "K2 K4 K5 B3 B5 B8 G4 G6",
        ],
        stash: "G7 R2 G8 B8",
        plays: "B3 B7 GQ B4 BQ G2 G6 G5 KQ R3 G4 K8 RQ B2 K2 R4 R8 R6 B5 G3 K6 R7 K4",
        exercises: &[
            Exercise { right: "K7", then: "", mistakes: &[("K3", Mistake::LetsGrand)] },
            Exercise { right: "K3", then: "R5 B6 K5", mistakes: &[] },
        ],
    },
    // Two faces: the Queen has no high card beside her.
    Step {
        dealer: Seat::S2,
        hands: [
            "R2 R3 RQ K2 K4 B2 B3 G3",
            "R4 R7 K5 KQ B5 B8 G2 G7",
            "R5 R8 K3 K8 B4 B6 G5 GQ",
            "R6 K6 K7 B7 BQ G4 G6 G8",
        ],
        stash: "- B8 R8 G8",
        plays: "",
        exercises: &[Exercise { right: "RQ", then: "", mistakes: &[("R2 R3 K2 K4 B2 B3 G3", Mistake::LowToChest)] }],
    },
    // Tells: two players are out of blue, and nobody else has any.
    Step {
        dealer: Seat::S3,
        hands: [
            "R7 K7 B3 B4 B5 B8 G3 G7",
            "R2 K5 K6 B6 B7 G5 G6 GQ",
            "R3 R5 R6 R8 K3 K8 KQ G4",
            "R4 RQ K2 K4 B2 BQ G2 G8",
        ],
        stash: "B8 K6 KQ BQ",
        plays: "B3 B6 R8 B2 B7 K8 G8 B5 K5 K3 K2 K7",
        exercises: &[Exercise {
            right: "G3",
            then: "G5 G4 G2",
            mistakes: &[("B4", Mistake::LeadsVoid), ("R7 G7", Mistake::LeadsHigh)],
        }],
    },
];
