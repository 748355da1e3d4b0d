//! Every step can be finished, and every card has words.

use rules::{Card, PerSeat, Phase, PlayerCount};
use words::{Lang, Words};

use super::step::{Exercise, Step};
use super::*;

fn names() -> PerSeat<String> {
    PerSeat::from_fn(PlayerCount::Four, |seat| ["Mira", "Amber", "Pearl", "Jade"][seat.index()].to_owned())
}

/// Every step at every moment at which the learner chooses, with the right card.
fn moments() -> Vec<(LessonState, Card)> {
    let mut moments = Vec::new();
    for topic in Topic::ALL {
        let mut lesson = LessonState::new(topic);
        while let Some(exercise) = lesson.exercise() {
            moments.push((lesson.clone(), exercise.right()));
            assert_eq!(lesson.choose(exercise.right()), Some(LessonAnswer::Right), "{topic:?}");
        }
    }
    moments
}

#[test]
fn every_step_can_be_finished() {
    let moments = moments();
    assert!(moments.len() > Topic::ALL.len(), "some steps ask more than once");
    for (lesson, _) in &moments {
        let view = lesson.view();
        assert!(!view.legal().is_empty(), "{:?}: it is the learner's turn", lesson.topic());
    }
}

#[test]
fn every_card_of_the_deck_gets_the_right_answer_and_words_for_it() {
    let all: Vec<Words> = Lang::ALL.map(Words::new).into();
    for (lesson, right) in moments() {
        for card in Card::ALL {
            let mut tried = lesson.clone();
            let answer = tried.choose(card).expect("the step is not done");
            let legal = lesson.view().legal().contains(card);
            match answer {
                LessonAnswer::Right => assert_eq!(card, right, "{:?}: one card is right", lesson.topic()),
                LessonAnswer::Mistake(_) => assert!(
                    legal && lesson.exercise().is_some_and(|exercise| exercise.lists(card)),
                    "{card} is not foreseen"
                ),
                LessonAnswer::Refused(refusal) => {
                    assert_eq!(lesson.view().why_illegal(card), Some(refusal), "as in the game");
                }
            }
            assert_eq!(answer == LessonAnswer::Right, tried.chosen().len() > lesson.chosen().len());
            for words in &all {
                let said = match answer {
                    LessonAnswer::Right => tried.explanation(words, &names()),
                    _ => lesson.feedback(words, &names(), card, answer),
                };
                assert!(said.is_some_and(|said| !said.is_empty()), "{:?} {card}", lesson.topic());
            }
        }
    }
}

#[test]
fn the_lesson_asks_for_things_that_the_rules_refuse_too() {
    let refuses = |topic: Topic| {
        let view = LessonState::new(topic).view();
        view.legal() != view.hand
    };
    assert!(refuses(Topic::Follow) && refuses(Topic::Queens) && refuses(Topic::QueenLed));
}

#[test]
fn what_the_words_promise_comes_true() {
    let done = |topic: Topic| {
        LessonState::after(topic, &Step::of(topic).exercises.iter().map(Exercise::right).collect::<Vec<_>>())
    };
    for topic in [Topic::Follow, Topic::Lead, Topic::Queens, Topic::QueenLed, Topic::Void, Topic::Tells] {
        let trick = done(topic).view().public.previous_trick().expect("a trick is finished");
        assert_ne!(trick.winner(), Some(LEARNER), "{topic:?}");
    }
    for topic in [Topic::Stash, Topic::TwoFaces] {
        assert_eq!(done(topic).view().public.phase, Phase::Play);
    }
    let score = |topic: Topic| done(topic).view().public.reveal.expect("the round is over").score;
    assert!(score(Topic::Last).grand().is_none());
    assert_ne!(done(Topic::Last).view().public.previous_trick().and_then(|trick| trick.winner()), Some(LEARNER));
    assert!(score(Topic::Flawless).flawless().any(|seat| seat == LEARNER));
    assert_eq!(score(Topic::Grand).grand(), None);
    let before = LessonState::new(Topic::Grand).view().public.tricks_won;
    assert_eq!(before.iter().filter(|&&won| won > 0).count(), 1, "one player has taken everything");
}

#[test]
fn the_strong_bot_would_choose_what_the_lesson_asks_for() {
    for (topic, expected) in [(Topic::Stash, "B8"), (Topic::TwoFaces, "RQ"), (Topic::Tells, "G3")] {
        let view = LessonState::new(topic).view();
        let card = bots::BotName::Expert.act(&view, &mut bots::BotRng::new(1)).card();
        assert_eq!(card.as_str(), expected);
    }
}

#[test]
fn two_players_have_shown_that_they_are_out_of_blue_and_nobody_else_has_any() {
    let blue = rules::Colour::Blue.numbers();
    let lesson = LessonState::new(Topic::Tells);
    let view = lesson.view();
    let shown: Vec<_> = view.public.voids.iter_with_seat().filter(|(_, cards)| **cards == blue).collect();
    assert_eq!(shown.len(), 2);
    assert!(view.hand.intersects(blue) && !view.unseen().intersects(blue));
    assert!(lesson.text(&Words::new(Lang::En), &names()).contains("Pearl and Jade didn’t follow"));
}

#[test]
fn what_happens_after_a_card_is_told_in_order() {
    let words = Words::new(Lang::En);
    let mut lesson = LessonState::new(Topic::Lead);
    assert!(lesson.recap(&words, &names()).is_empty());
    lesson.choose("R2".parse().unwrap());
    assert_eq!(
        lesson.recap(&words, &names()),
        [
            "You lead the red 2.",
            "Amber plays the red 6.",
            "Pearl plays the red 3.",
            "Jade plays the red 4.",
            "Amber takes the trick: 15 points."
        ]
    );
}

#[test]
fn progress_is_written_and_read_back() {
    let mut progress = LessonProgress::default();
    assert_eq!(progress.next(), Topic::Follow);
    assert!(!progress.has_begun());
    for (lesson, right) in moments() {
        let mut lesson = lesson;
        lesson.choose(right);
        progress.note(&lesson);
        assert_eq!(LessonProgress::read(&progress.to_string()), progress);
        assert!(progress.to_string().len() < 16, "{progress}");
        if !lesson.is_done() {
            assert_eq!(progress.next(), lesson.topic(), "it goes on where it was left");
            assert_eq!(progress.lesson(lesson.topic()).chosen(), lesson.chosen());
        } else if let Some(next) = lesson.topic().next() {
            assert_eq!(progress.next(), next);
        }
    }
    assert!(progress.is_complete());
    assert_eq!(progress.next(), Topic::Follow);
}

#[test]
fn nonsense_for_progress_begins_somewhere_sane() {
    for text in
        ["", "x", "....", "ffff.99.R9", "1.7.KQ.KQ.KQ", "-1.0", "fffff.3", "0.7.G3.RQ", "%41", "1f.6.RQ.G3.R2.R3"]
    {
        let progress = LessonProgress::read(text);
        assert!(progress.count() <= Topic::ALL.len());
        let lesson = progress.lesson(progress.next());
        assert!(!lesson.is_done() || progress.is_complete(), "{text}");
        assert_eq!(LessonProgress::read(&progress.to_string()), progress);
    }
    assert_eq!(LessonProgress::read("0.7.G3.RQ").lesson(Topic::Last).chosen(), [], "a wrong card is not taken");
}
