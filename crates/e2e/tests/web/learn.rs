//! Learning the game: the lesson from its first card to its last, and some puzzles.

use ::learn::puzzle::{self, PuzzleTheme};
use e2e::{BrowserOptions, BrowserUser, TestError, in_browser};
use thirtyfour::prelude::*;

use crate::INSTANT;
use crate::site::Site;

/// The right cards of each step.
const LESSON: [&[&str]; 9] =
    [&["R4"], &["R2"], &["G7"], &["GQ"], &["R8"], &["B8"], &["RQ", "G3"], &["K2", "K8"], &["K7", "K3"]];

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
    in_browser("the whole lesson", |driver| async move {
        let site = Site::start().await?;
        let mira = driver.user(BrowserOptions::default()).await?;
        mira.prefer(&site.url("/about"), &format!("{INSTANT}.motion:off")).await?;
        mira.open(&site.url("/")).await?;
        mira.click(".tiles a[href='/learn']").await?;
        mira.click("#lesson").await?;

        // A card that is not allowed says which rule it breaks, one that is not wise what it would cost.
        assert!(mira.has("#hand [data-card='G4'][aria-disabled='true']").await?);
        choose(&mira, "G4").await?;
        mira.text_that("#why", |why| why.contains("You hold red cards: play red or a Queen")).await?;
        choose(&mira, "R8").await?;
        mira.text_that("#say", |said| said.contains("with 22 minus points")).await?;
        assert_eq!(mira.text("#why").await?, "", "the old reason is gone");
        assert_eq!(mira.cards("trick").await?.len(), 3, "nothing was played");
        play_step(&mira, 1).await?;
        mira.text_that("#say", |said| said.contains("Right: the red 4 is lower than the red 7.")).await?;
        mira.text_that("#say", |said| said.contains("Pearl takes the trick")).await?;
        assert_eq!(mira.cards("trick").await?.len(), 4, "the trick stays to be read");
        for step in 2..=6 {
            mira.click("#next").await?;
            play_step(&mira, step).await?;
        }

        // Left in the middle of a step, and taken up again there.
        mira.click("#next").await?;
        choose(&mira, "RQ").await?;
        mira.text_that("#say", |said| said.contains("9 points are cheap")).await?;
        mira.open(&site.url("/")).await?;
        mira.open(&site.url("/learn")).await?;
        mira.text_that("#main", |text| text.contains("6 of 9 steps done")).await?;
        mira.text_that("#lesson", |text| text.contains("step 7")).await?;
        mira.click("#lesson").await?;
        mira.find("#hand.go").await?;
        assert_eq!(mira.cards("hand").await?, ["G3"]);
        choose(&mira, "G3").await?;
        mira.find("#result .loot [data-card]").await?;
        assert_eq!(mira.cards("result").await?.len(), 4, "the chest opens");
        for step in 8..=9 {
            mira.click("#next").await?;
            play_step(&mira, step).await?;
        }
        mira.click("#next").await?;
        mira.text_that("#main", |text| text.contains("You know the game")).await?;
        assert_eq!(mira.driver().find_all(By::Css(".steps .done")).await?.len(), 9);
        mira.leave().await
    });
}

#[test]
#[ignore = "needs a browser"]
fn a_step_by_keyboard_alone() {
    in_browser("a step by keyboard", |driver| async move {
        let site = Site::start().await?;
        let mira = driver.user(BrowserOptions::default()).await?;
        mira.prefer(&site.url("/about"), INSTANT).await?;
        mira.open(&site.url("/learn/lesson/1")).await?;
        mira.find("#hand.go").await?;
        mira.press("2").await?;
        assert_eq!(mira.run("return document.activeElement.dataset.card").await?, "R8");
        mira.press(Key::Enter).await?;
        mira.text_that("#say", |said| said.contains("Allowed, but")).await?;
        assert_eq!(mira.run("return document.activeElement.dataset.card").await?, "R8", "the focus stays");
        mira.press("h").await?;
        mira.text_that("#say", |said| said.contains("You hold")).await?;
        mira.press(Key::Left).await?;
        mira.press(Key::Enter).await?;
        mira.find("#next").await?;
        mira.press("n").await?;
        mira.find("#hand[action='/learn/lesson/2'].go").await?;
        mira.leave().await
    });
}

#[test]
#[ignore = "needs a browser"]
fn a_step_without_a_script() {
    in_browser("a step without a script", |driver| async move {
        let site = Site::start().await?;
        let mira = driver.user(BrowserOptions { script: false, ..BrowserOptions::default() }).await?;
        mira.open(&site.url("/learn/lesson/7")).await?;
        choose(&mira, "G3").await?;
        mira.text_that("#say", |said| said.contains("the chest with it")).await?;
        choose(&mira, "RQ").await?;
        mira.text_that("#say", |said| said.contains("9 points are cheap")).await?;
        choose(&mira, "G3").await?;
        mira.find("#result .loot [data-card]").await?;
        mira.click("#next").await?;
        mira.find("#hand[action='/learn/lesson/8'].go").await?;
        mira.leave().await
    });
}

#[test]
#[ignore = "needs a browser"]
fn three_puzzles_right_and_wrong() {
    in_browser("three puzzles", |driver| async move {
        let site = Site::start().await?;
        let mira = driver.user(BrowserOptions::default()).await?;
        mira.prefer(&site.url("/about"), &format!("{INSTANT}.motion:off")).await?;
        let all = puzzle::all();
        let kinds = [PuzzleTheme::Chest, PuzzleTheme::Grand, PuzzleTheme::Stash];
        let numbers = kinds.map(|kind| all.iter().position(|puzzle| puzzle.kind == kind).map_or(1, |index| index + 1));
        for number in numbers {
            let puzzle = &all[number - 1];
            let (right, wrong) = (puzzle.answer().to_string(), puzzle.verdicts[1].card.to_string());
            mira.open(&site.url("/learn")).await?;
            mira.click(&format!("#puzzles a[href='/learn/puzzle/{number}']")).await?;
            mira.find("#hand.go").await?;
            mira.picture(&format!("puzzle-{number}")).await?;
            let view = puzzle.view();
            if let Some(refused) = (view.hand - view.legal()).first() {
                choose(&mira, refused.as_str()).await?;
                mira.text_that("#why", |why| !why.is_empty()).await?;
            }
            choose(&mira, &wrong).await?;
            mira.text_that("#say", |said| said.contains("Try another.")).await?;
            choose(&mira, &right).await?;
            mira.text_that("#say", |said| said.contains("is the best card.")).await?;
            mira.find("#next").await?;
            mira.find(&format!(".balls a.done[href='/learn/puzzle/{number}']")).await?;
        }
        mira.open(&site.url("/learn")).await?;
        mira.text_that("#puzzles", |text| text.contains(&format!("3 of {} solved", all.len()))).await?;
        mira.leave().await
    });
}

#[test]
#[ignore = "needs a browser"]
fn an_answer_is_shown_and_a_puzzle_works_without_a_script() {
    in_browser("the answer to a puzzle", |driver| async move {
        let site = Site::start().await?;
        let puzzle = &puzzle::all()[0];
        let wrong = puzzle.verdicts[1].card.to_string();
        for script in [true, false] {
            let mira = driver.user(BrowserOptions { script, ..BrowserOptions::default() }).await?;
            mira.open(&site.url("/learn/puzzle/1")).await?;
            choose(&mira, &wrong).await?;
            mira.text_that("#say", |said| said.contains("Try another.")).await?;
            mira.click("#tools a").await?;
            mira.text_that("#say", |said| said.contains("The best card is")).await?;
            mira.click("#next").await?;
            mira.find("#hand[action='/learn/puzzle/2']").await?;
            mira.leave().await?;
        }
        Ok(())
    });
}
