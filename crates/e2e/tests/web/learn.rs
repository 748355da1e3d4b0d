//! Learning the game: the whole lesson, and some puzzles.

use ::learn::puzzle::{self, PuzzleTheme};
use thirtyfour::prelude::*;

use crate::stage::{BrowserOptions, BrowserUser, TestError, in_browser};

/// The right cards of each step.
const LESSON: [&[&str]; 11] = [
    &["R4"],
    &["R2"],
    &["G7"],
    &["GQ"],
    &["R8"],
    &["B8"],
    &["RQ", "G3"],
    &["K2", "K8"],
    &["K7", "K3"],
    &["RQ"],
    &["G3"],
];

async fn choose(person: &BrowserUser, card: &str) -> Result<(), TestError> {
    person.click(&format!("#hand [data-card='{card}']")).await
}

/// Plays a step to its end.
async fn play_step(person: &BrowserUser, step: usize) -> Result<(), TestError> {
    person.find(&format!("#hand[action='/learn/lesson/{step}'].go")).await?;
    for card in LESSON[step - 1] {
        choose(person, card).await?;
        person.find(&format!("#main:not(:has(#hand [data-card='{card}']))")).await?;
    }
    person.find("#next").await?;
    Ok(())
}

#[test]
#[ignore = "needs a browser"]
fn the_whole_lesson_by_mouse_left_and_resumed() {
    in_browser(async |stage| {
        let mira = stage.user(BrowserOptions { prefs: BrowserOptions::STILL, ..BrowserOptions::QUICK }).await?;
        mira.open(&stage.url("/")).await?;
        mira.click(".tiles a[href='/learn']").await?;
        mira.click("#lesson").await?;

        // An illegal card says which rule it breaks, and a bad one what it would cost.
        assert!(mira.has("#hand [data-card='G4'][aria-disabled='true']").await?);
        choose(&mira, "G4").await?;
        mira.says("#why", "You hold red cards: play red or a Queen").await?;
        choose(&mira, "R8").await?;
        mira.says("#say", "with 22 minus points").await?;
        assert_eq!(mira.text("#why").await?, "", "the old reason is gone");
        assert_eq!(mira.cards("trick").await?.len(), 3, "nothing was played");
        play_step(&mira, 1).await?;
        mira.says("#say", "Right: the red 4 is lower than the red 7.").await?;
        mira.says("#say", "Pearl takes the trick").await?;
        assert_eq!(mira.cards("trick").await?.len(), 4, "the trick stays to be read");
        for step in 2..=6 {
            mira.click("#next").await?;
            play_step(&mira, step).await?;
        }

        // Leave in the middle of a step, and continue there.
        mira.click("#next").await?;
        choose(&mira, "RQ").await?;
        mira.says("#say", "9 points are cheap").await?;
        mira.open(&stage.url("/")).await?;
        mira.open(&stage.url("/learn")).await?;
        mira.says("#main", "6 of 11 steps done").await?;
        mira.says("#lesson", "step 7").await?;
        mira.click("#lesson").await?;
        mira.find("#hand.go").await?;
        assert_eq!(mira.cards("hand").await?, ["G3"]);
        choose(&mira, "G3").await?;
        mira.find("#result .loot [data-card]").await?;
        assert_eq!(mira.cards("result").await?.len(), 4, "the chest opens");
        for step in 8..=11 {
            mira.click("#next").await?;
            play_step(&mira, step).await?;
        }
        mira.click("#next").await?;
        mira.says("#main", "You know the game").await?;
        assert_eq!(mira.count(".steps .done").await?, 11);
        Ok(())
    });
}

#[test]
#[ignore = "needs a browser"]
fn a_step_by_keyboard_alone() {
    in_browser(async |stage| {
        let mira = stage.user(BrowserOptions::QUICK).await?;
        mira.open(&stage.url("/learn/lesson/1")).await?;
        mira.find("#hand.go").await?;
        mira.press("2").await?;
        assert_eq!(mira.run("return document.activeElement.dataset.card").await?, "R8");
        mira.press(Key::Enter).await?;
        mira.says("#say", "Allowed, but").await?;
        assert_eq!(mira.run("return document.activeElement.dataset.card").await?, "R8", "the focus stays");
        mira.press("h").await?;
        mira.says("#say", "You hold").await?;
        mira.press(Key::Left).await?;
        mira.press(Key::Enter).await?;
        mira.find("#next").await?;
        mira.press("n").await?;
        mira.find("#hand[action='/learn/lesson/2'].go").await?;
        Ok(())
    });
}

#[test]
#[ignore = "needs a browser"]
fn a_step_without_a_script() {
    in_browser(async |stage| {
        let mira = stage.user(BrowserOptions::NO_SCRIPT).await?;
        mira.open(&stage.url("/learn/lesson/7")).await?;
        choose(&mira, "G3").await?;
        mira.says("#say", "the chest with it").await?;
        choose(&mira, "RQ").await?;
        mira.says("#say", "9 points are cheap").await?;
        choose(&mira, "G3").await?;
        mira.find("#result .loot [data-card]").await?;
        mira.click("#next").await?;
        mira.find("#hand[action='/learn/lesson/8'].go").await?;
        Ok(())
    });
}

#[test]
#[ignore = "needs a browser"]
fn three_puzzles_right_and_wrong() {
    in_browser(async |stage| {
        let mira = stage.user(BrowserOptions { prefs: BrowserOptions::STILL, ..BrowserOptions::QUICK }).await?;
        let all = puzzle::all();
        let kinds = [PuzzleTheme::Chest, PuzzleTheme::Grand, PuzzleTheme::Stash];
        let numbers = kinds.map(|kind| all.iter().position(|puzzle| puzzle.kind == kind).map_or(1, |index| index + 1));
        for number in numbers {
            let puzzle = &all[number - 1];
            let (right, wrong) = (puzzle.answer().to_string(), puzzle.verdicts[1].card.to_string());
            mira.open(&stage.url("/learn")).await?;
            mira.click(&format!("#puzzles a[href='/learn/puzzle/{number}']")).await?;
            mira.find("#hand.go").await?;
            mira.picture(&format!("puzzle-{number}")).await?;
            let view = puzzle.view();
            if let Some(refused) = (view.hand - view.legal()).first() {
                choose(&mira, refused.as_str()).await?;
                mira.text_that("#why", |why| !why.is_empty()).await?;
            }
            choose(&mira, &wrong).await?;
            mira.says("#say", "Try another.").await?;
            choose(&mira, &right).await?;
            mira.says("#say", "is the best card.").await?;
            mira.find("#next").await?;
            mira.find(&format!(".balls a.done[href='/learn/puzzle/{number}']")).await?;
        }
        mira.open(&stage.url("/learn")).await?;
        mira.text_that("#puzzles", |text| text.contains(&format!("3 of {} solved", all.len()))).await?;
        Ok(())
    });
}

#[test]
#[ignore = "needs a browser"]
fn an_answer_is_shown_and_a_puzzle_works_without_a_script() {
    in_browser(async |stage| {
        let puzzle = &puzzle::all()[0];
        let wrong = puzzle.verdicts[1].card.to_string();
        for script in [true, false] {
            let mira = stage.user(BrowserOptions { script, ..BrowserOptions::VISITOR }).await?;
            mira.open(&stage.url("/learn/puzzle/1")).await?;
            choose(&mira, &wrong).await?;
            mira.says("#say", "Try another.").await?;
            mira.click("#tools a").await?;
            mira.says("#say", "The best card is").await?;
            mira.click("#next").await?;
            mira.find("#hand[action='/learn/puzzle/2']").await?;
        }
        Ok(())
    });
}
