//! One person against bots.

use std::time::{Duration, Instant};

use rules::{Colour, IllegalMove, Preset};
use testkit::time_limit;
use thirtyfour::prelude::*;
use words::{GameMsg, Lang, Who, Words};

use crate::stage::{BrowserOptions, BrowserUser, Engine, Stage, TestError, in_browser, in_engine};

#[test]
#[ignore = "needs a browser"]
fn a_whole_match_by_mouse() {
    in_browser(async |stage| play_by_mouse(&stage, 4).await);
}

#[test]
#[ignore = "needs Firefox"]
fn a_round_in_firefox() {
    in_engine(Engine::Firefox, async |stage| play_by_mouse(&stage, 1).await);
}

#[test]
#[ignore = "needs WebKit"]
fn a_round_in_webkit() {
    in_engine(Engine::WebKit, async |stage| play_by_mouse(&stage, 1).await);
}

/// `.ci/full` runs it.
#[test]
#[ignore = "needs Firefox"]
fn a_whole_match_in_firefox() {
    in_engine(Engine::Firefox, async |stage| play_by_mouse(&stage, 4).await);
}

/// `.ci/full` runs it.
#[test]
#[ignore = "needs WebKit"]
fn a_whole_match_in_webkit() {
    in_engine(Engine::WebKit, async |stage| play_by_mouse(&stage, 4).await);
}

/// Plays a match of four rounds against bots, up to the end of round `last`.
async fn play_by_mouse(stage: &Stage, last: usize) -> Result<(), TestError> {
    let mira = stage.user(BrowserOptions::QUICK).await?;
    mira.open(&stage.url("/")).await?;
    mira.picture("home").await?;
    mira.click("#play-now").await?;
    for round in 1..=last {
        mira.waits_for_stash().await?;
        mira.play_round().await?;
        if round == 4 {
            // The end of the match covers its last round.
            mira.find(".ranks li.win").await?;
            mira.picture("end").await?;
            mira.click("[data-do=round]").await?;
        }
        mira.find("#result .loot [data-card]").await?;
        assert_eq!(mira.cards("result").await?.len(), 4, "the chest holds four cards");
        assert_eq!(mira.count("#scores tbody tr").await?, round);
        if round < 4 {
            mira.go_on().await?;
        }
    }
    if last < 4 {
        return mira.waits_for_stash().await;
    }
    assert_eq!(mira.count(".ranks li").await?, 4);
    mira.open(&stage.url("/matches")).await?;
    mira.find(".list li .crown").await?;
    Ok(())
}

#[test]
#[ignore = "needs a browser"]
fn a_match_by_keyboard_alone() {
    in_browser(async |stage| {
        let mira = stage.user(BrowserOptions::QUICK).await?;
        mira.open(&stage.url("/")).await?;
        tab_to(&mira, "play-now").await?;
        mira.press(Key::Enter).await?;
        for round in 1..=4 {
            mira.waits_for_stash().await?;
            mira.press("3").await?;
            mira.find("#hand [data-card]:focus").await?;
            mira.press(Key::Right).await?;
            mira.press(Key::Enter).await?;
            mira.find("#confirm:not([hidden])").await?;
            mira.press(Key::Escape).await?;
            assert!(mira.has("#confirm[hidden]").await?, "Escape takes the choice back");
            mira.find("#hand [data-card]:focus").await?;
            mira.press(Key::Enter).await?;
            mira.find("#confirm:not([hidden])").await?;
            mira.press(Key::Enter).await?;
            mira.find("#hand:not(:has([name=pick]))").await?;
            play_by_keys(&mira).await?;
            if round < 4 {
                mira.find("#next").await?;
                mira.press("n").await?;
            }
        }
        mira.find(".ranks li.win").await?;
        Ok(())
    });
}

/// Presses Tab until the element with this id has the focus, as a user without a mouse does.
async fn tab_to(person: &BrowserUser, id: &str) -> Result<(), TestError> {
    for _ in 0..40 {
        person.press(Key::Tab).await?;
        if person.run("return document.activeElement.id").await? == id {
            return Ok(());
        }
    }
    Err(format!("#{id} cannot be reached by Tab").into())
}

/// Plays a round with digits and Enter. If a card is not legal, it tries the next one.
///
/// It waits for the result of each card. Otherwise a surplus key would press a button that has appeared in the
/// meantime.
async fn play_by_keys(person: &BrowserUser) -> Result<(), TestError> {
    loop {
        person.find("#hand.go, #result").await?;
        if person.has("#result").await? {
            return Ok(());
        }
        let may = "return [...document.querySelectorAll('#hand [data-card]')].map((card) => !card.ariaDisabled)";
        let may = person.run(may).await?;
        let first = may.as_array().and_then(|may| may.iter().position(|may| *may == true)).ok_or("a card to play")?;
        let hand = person.cards("hand").await?;
        for (place, card) in hand.iter().enumerate().take(first + 1) {
            person.press((place + 1).to_string()).await?;
            person.find(&format!("#hand [data-card='{card}']:focus")).await?;
            person.press(Key::Enter).await?;
            if place < first {
                person.text_that("#why", |why| !why.is_empty()).await?;
            }
        }
        person.find(&format!("body:not(:has(#hand [data-card='{}']))", hand[first])).await?;
    }
}

#[test]
#[ignore = "needs a browser"]
fn three_players_with_ten_cards() {
    in_browser(async |stage| {
        let mira = stage.user(BrowserOptions::QUICK).await?;
        stage.new_table(&mira, &["preset=booklet", "players=3"], Some(20)).await?;
        mira.go_on().await?;
        mira.waits_for_stash().await?;
        assert_eq!(mira.cards("hand").await?.len(), 10);
        mira.play_round().await?;
        assert_eq!(mira.cards("result").await?.len(), 5, "three stashed cards and two of the deal");
        assert_eq!(mira.count("#result .tally tbody tr").await?, 3);
        Ok(())
    });
}

#[test]
#[ignore = "needs a browser"]
fn each_preset_refuses_the_right_card_with_the_right_reason() {
    in_browser(async |stage| {
        for &preset in Preset::ALL {
            refused(&stage, preset).await?;
        }
        Ok(())
    });
}

/// Plays until a card is refused for the reason that only this preset gives.
async fn refused(stage: &Stage, preset: Preset) -> Result<(), TestError> {
    let words = Words::new(Lang::En);
    let card = rules::Card::queen(Colour::Red);
    let reason = |colour| match preset {
        Preset::Booklet => IllegalMove::FollowColourOrQueen { card, colour },
        Preset::Strict => IllegalMove::FollowColour { card, colour },
        Preset::Forced => IllegalMove::QueenForced { card, colour },
    };
    let expected: Vec<String> =
        Colour::ALL.into_iter().map(|colour| words.string(GameMsg::refused(reason(colour), |_| Who::You))).collect();
    let person = stage.user(BrowserOptions::QUICK).await?;
    stage.new_table(&person, &[&format!("preset={preset}"), "players=4"], Some(20)).await?;
    person.go_on().await?;
    let until = Instant::now() + time_limit(240);
    while Instant::now() < until {
        if person.has("#hand.go [data-card][aria-disabled]").await? && person.has("#hand.go [name=card]").await? {
            let hand = person.cards("hand").await?;
            if person.click_now("#hand.go [data-card][aria-disabled]").await.is_ok() {
                let why = person.text_that("#why", |why| !why.is_empty()).await?;
                assert_eq!(person.cards("hand").await?, hand, "a refused card stays in the hand");
                if expected.contains(&why) {
                    return Ok(());
                }
            }
        }
        // An element may disappear before the click. The next attempt then sees the new page.
        if person.has("#next").await? {
            let _ = person.click_now("#next").await;
        } else {
            person.act_if_asked().await?;
        }
        tokio::time::sleep(Duration::from_millis(15)).await;
    }
    Err(format!("{preset}: no card was refused for the preset's reason").into())
}
