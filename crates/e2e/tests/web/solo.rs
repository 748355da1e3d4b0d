//! One person against bots.

use std::time::{Duration, Instant};

use e2e::{BrowserOptions, BrowserUser, Driver, TestError, in_browser};
use rules::{Colour, IllegalMove, Preset};
use testkit::time_limit;
use thirtyfour::prelude::*;
use words::{Game, Lang, Who, Words};

use crate::INSTANT;
use crate::site::Site;

#[test]
#[ignore = "needs a browser"]
fn a_new_visitor_plays_a_whole_match_by_mouse() {
    in_browser("a whole match by mouse", |driver| async move {
        let site = Site::start().await?;
        let mira = driver.user(BrowserOptions::default()).await?;
        mira.prefer(&site.url("/about"), INSTANT).await?;
        mira.open(&site.url("/")).await?;
        mira.picture("home").await?;
        mira.click("#play-now").await?;
        for round in 1..=4 {
            mira.play_round().await?;
            mira.find("#result .loot [data-card]").await?;
            assert_eq!(mira.cards("result").await?.len(), 4, "the chest holds four cards");
            assert_eq!(mira.driver().find_all(By::Css("#scores tbody tr")).await?.len(), round);
            if round < 4 {
                mira.go_on().await?;
                mira.find("#hand.go [name=pick]").await?;
            }
        }
        mira.picture("end").await?;
        assert!(mira.has(".ranks li.win").await?, "somebody has won");
        assert_eq!(mira.driver().find_all(By::Css(".ranks li")).await?.len(), 4);
        mira.open(&site.url("/matches")).await?;
        mira.find(".standing li").await?;
        mira.leave().await
    });
}

#[test]
#[ignore = "needs a browser"]
fn a_match_by_keyboard_alone() {
    in_browser("a match by keyboard", |driver| async move {
        let site = Site::start().await?;
        let mira = driver.user(BrowserOptions::default()).await?;
        mira.prefer(&site.url("/about"), INSTANT).await?;
        mira.open(&site.url("/")).await?;
        tab_to(&mira, "play-now").await?;
        mira.press(Key::Enter).await?;
        for round in 1..=4 {
            mira.find("#hand.go [name=pick]").await?;
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
        mira.leave().await
    });
}

/// Tabs until the element of this id has the focus, as somebody without a mouse does.
async fn tab_to(person: &BrowserUser, id: &str) -> Result<(), TestError> {
    for _ in 0..40 {
        person.press(Key::Tab).await?;
        if person.run("return document.activeElement.id").await? == id {
            return Ok(());
        }
    }
    Err(format!("#{id} cannot be reached by Tab").into())
}

/// Plays a round by digits and Enter: a card that may not be played says so, and the next one is tried.
///
/// What each card leads to is waited for: a key too many would press the button that has come in the meantime.
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
    in_browser("three players", |driver| async move {
        let site = Site::start().await?;
        let mira = driver.user(BrowserOptions::default()).await?;
        mira.prefer(&site.url("/about"), INSTANT).await?;
        new_table(&mira, &site, Preset::Booklet, "3").await?;
        mira.find("#hand.go [name=pick]").await?;
        assert_eq!(mira.cards("hand").await?.len(), 10);
        mira.play_round().await?;
        assert_eq!(mira.cards("result").await?.len(), 5, "three stashed cards and two of the deal");
        assert_eq!(mira.driver().find_all(By::Css("#result .tally tbody tr")).await?.len(), 3);
        mira.leave().await
    });
}

/// Opens a table by the form, all other seats for bots, one round, and starts it.
async fn new_table(person: &BrowserUser, site: &Site, preset: Preset, players: &str) -> Result<(), TestError> {
    person.open(&site.url("/new")).await?;
    person.click(&format!("[name=preset][value={preset}]")).await?;
    person.click(&format!("[name=players][value='{players}']")).await?;
    person.click("[name=length][value=rounds]").await?;
    let rounds = person.find("[name=rounds]").await?;
    rounds.clear().await?;
    rounds.send_keys("20").await?;
    person.click("#new-table > button.main").await?;
    person.go_on().await
}

#[test]
#[ignore = "needs a browser"]
fn each_preset_refuses_the_right_card_with_the_right_reason() {
    in_browser("each preset refuses in its own words", |driver| async move {
        let site = Site::start().await?;
        for &preset in Preset::ALL {
            refused(&driver, &site, preset).await?;
        }
        Ok(())
    });
}

/// Plays until a card is refused for the reason that only this preset gives.
async fn refused(driver: &Driver, site: &Site, preset: Preset) -> Result<(), TestError> {
    let words = Words::new(Lang::En);
    let card = rules::Card::queen(Colour::Red);
    let reason = |colour| match preset {
        Preset::Booklet => IllegalMove::FollowColourOrQueen { card, colour },
        Preset::Strict => IllegalMove::FollowColour { card, colour },
        Preset::Forced => IllegalMove::QueenForced { card, colour },
    };
    let expected: Vec<String> =
        Colour::ALL.into_iter().map(|colour| words.string(Game::refused(reason(colour), |_| Who::You))).collect();
    let person = driver.user(BrowserOptions::default()).await?;
    person.prefer(&site.url("/about"), INSTANT).await?;
    new_table(&person, site, preset, "4").await?;
    let until = Instant::now() + time_limit(240);
    while Instant::now() < until {
        if person.has("#hand.go [data-card][aria-disabled]").await? && person.has("#hand.go [name=card]").await? {
            let hand = person.cards("hand").await?;
            if person.click_now("#hand.go [data-card][aria-disabled]").await.is_ok() {
                let why = person.text_that("#why", |why| !why.is_empty()).await?;
                assert_eq!(person.cards("hand").await?, hand, "a refused card stays in the hand");
                if expected.contains(&why) {
                    return person.leave().await;
                }
            }
        }
        // What is looked at may be gone before it is clicked; then the next look sees what has come instead.
        if person.has("#next").await? {
            let _ = person.click_now("#next").await;
        } else {
            person.act_if_asked().await?;
        }
        tokio::time::sleep(Duration::from_millis(15)).await;
    }
    Err(format!("{preset}: no card was refused for its own reason").into())
}
