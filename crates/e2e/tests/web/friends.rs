//! People at one table.

use e2e::{BrowserOptions, BrowserUser, Driver, TestError, in_browser};

use crate::INSTANT;
use crate::site::Site;

/// Two people at a table of three; a bot takes the third seat.
async fn two_and_a_bot(driver: &Driver, site: &Site) -> Result<(BrowserUser, BrowserUser), TestError> {
    let mira = driver.user(BrowserOptions::default()).await?;
    mira.prefer(&site.url("/about"), INSTANT).await?;
    mira.open(&site.url("/new")).await?;
    mira.find("[name=name]").await?.send_keys("Mira").await?;
    mira.click("[name=players][value='3']").await?;
    mira.click("#new-table > button.main").await?;
    mira.find(".linkbox").await?;
    let link = mira.run("return document.querySelector('.linkbox').value").await?;
    let link = link.as_str().ok_or("the link is shown")?;
    mira.find(".qr svg").await?;
    mira.picture("lobby").await?;
    let asha = driver.user(BrowserOptions { lang: "de", ..BrowserOptions::default() }).await?;
    asha.prefer(&site.url("/about"), INSTANT).await?;
    asha.open(link).await?;
    asha.find("[name=name]").await?;
    asha.write("[name=name]", "Asha").await?;
    asha.click("[name=seat]").await?;
    mira.text_that(".chairs", |chairs| chairs.contains("Asha")).await?;
    mira.go_on().await?;
    mira.find("#hand.go [name=pick]").await?;
    asha.find("#hand.go [name=pick]").await?;
    Ok((mira, asha))
}

#[test]
#[ignore = "needs a browser"]
fn two_browsers_play_each_other_with_a_bot_on_the_third_seat() {
    in_browser("two browsers and a bot", |driver| async move {
        let site = Site::start().await?;
        let (mira, asha) = two_and_a_bot(&driver, &site).await?;
        assert!(mira.text("#board").await?.contains("Asha"));
        assert!(asha.text("#board").await?.contains("Mira"));
        let (first, second) = tokio::join!(mira.play_round(), asha.play_round());
        first?;
        second?;
        assert!(!mira.text("#scores tfoot").await?.is_empty());
        mira.go_on().await?;
        asha.go_on().await?;
        mira.find("#hand.go [name=pick]").await?;
        mira.leave().await?;
        asha.leave().await
    });
}

#[test]
#[ignore = "needs a browser"]
fn a_name_stays_while_it_is_typed_and_others_sit_down() {
    in_browser("a half-typed name", |driver| async move {
        let site = Site::start().await?;
        let (mira, asha) =
            (driver.user(BrowserOptions::default()).await?, driver.user(BrowserOptions::default()).await?);
        mira.open(&site.url("/new")).await?;
        mira.click("#new-table > button.main").await?;
        mira.find(".linkbox").await?;
        asha.open(mira.driver().current_url().await?.as_str()).await?;
        asha.write("[name=name]", "Ash").await?;
        mira.click(".chairs form[action$='/bot'] button").await?;
        asha.text_that(".chairs", |chairs| chairs.contains("Bot")).await?;
        asha.press("a").await?;
        asha.click("[name=seat]").await?;
        mira.text_that(".chairs", |chairs| chairs.contains("Asha")).await?;
        mira.leave().await?;
        asha.leave().await
    });
}

#[test]
#[ignore = "needs a browser"]
fn a_drop_a_stand_in_and_a_return() {
    in_browser("a drop, a stand-in and a return", |driver| async move {
        let site = Site::start().await?;
        let (mira, asha) = two_and_a_bot(&driver, &site).await?;
        mira.stash().await?;
        asha.stash().await?;
        let table = asha.driver().current_url().await?;
        asha.open("about:blank").await?;
        mira.text_that("#say", |said| said.contains("Asha has lost their connection")).await?;
        mira.text_that("#board", |board| board.contains("away")).await?;
        asha.open(table.as_str()).await?;
        mira.text_that("#say", |said| said.contains("Asha is back")).await?;
        let (first, second) = tokio::join!(mira.play_round(), asha.play_round());
        first?;
        second?;
        mira.leave().await?;
        asha.leave().await
    });
}

#[test]
#[ignore = "needs a browser"]
fn two_tabs_of_one_person_show_the_same_table() {
    in_browser("two tabs", |driver| async move {
        let site = Site::start().await?;
        let mira = driver.user(BrowserOptions::default()).await?;
        mira.prefer(&site.url("/about"), INSTANT).await?;
        mira.open(&site.url("/")).await?;
        mira.click("#play-now").await?;
        mira.find("#hand.go [name=pick]").await?;
        let url = mira.driver().current_url().await?;
        let first = mira.driver().window().await?;
        let second = mira.driver().new_tab().await?;
        mira.driver().switch_to_window(second.clone()).await?;
        mira.open(url.as_str()).await?;
        mira.stash().await?;
        mira.find("#hand.go [name=card]").await?;
        mira.driver().switch_to_window(first).await?;
        mira.find("#hand.go [name=card]").await?;
        mira.play().await?;
        mira.driver().switch_to_window(second).await?;
        mira.play_round().await?;
        mira.leave().await
    });
}
