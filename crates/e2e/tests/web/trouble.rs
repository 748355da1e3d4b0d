//! What goes wrong in the world, and must not go wrong in the game.

use e2e::{BrowserOptions, in_browser};
use testkit::time_limit;

use crate::INSTANT;
use crate::site::Site;

#[test]
#[ignore = "needs a browser"]
fn the_server_restarts_in_the_middle_of_a_trick() {
    in_browser("a restart in the middle of a trick", |driver| async move {
        let mut site = Site::start().await?;
        let mira = driver.user(BrowserOptions::default()).await?;
        mira.prefer(&site.url("/about"), INSTANT).await?;
        mira.open(&site.url("/")).await?;
        mira.click("#play-now").await?;
        mira.stash().await?;
        mira.play().await?;
        mira.find("#hand.go [name=card]").await?;
        let (hand, trick) = (mira.cards("hand").await?, mira.cards("trick").await?);
        site.kill();
        mira.text_that("#net", |net| net.contains("lost")).await?;
        site.start_again().await?;
        mira.text_that("#net", |net| net.contains("again")).await?;
        assert_eq!(mira.cards("hand").await?, hand, "the hand is what it was");
        assert_eq!(mira.cards("trick").await?, trick, "and so is the trick");
        mira.play_round().await?;
        mira.leave().await
    });
}

#[test]
#[ignore = "needs a browser"]
fn without_javascript_a_round_is_played_by_plain_forms() {
    in_browser("no JavaScript", |driver| async move {
        let site = Site::start().await?;
        let mira = driver.user(BrowserOptions { script: false, ..BrowserOptions::default() }).await?;
        mira.open(&site.url("/")).await?;
        mira.click("#play-now").await?;
        mira.click("#hand.go [name=pick]").await?;
        mira.click("#confirm .main").await?;
        mira.find("#hand:not(:has([name=pick]))").await?;
        let url = mira.driver().current_url().await?;
        let url = url.as_str().split('?').next().unwrap_or_default().to_owned();
        let mut refused = false;
        let until = std::time::Instant::now() + time_limit(120);
        while !mira.has("#result").await? && std::time::Instant::now() < until {
            if !refused && mira.has("#hand.go [aria-disabled]").await? {
                mira.click("#hand.go [aria-disabled]").await?;
                mira.text_that("#why", |why| !why.is_empty()).await?;
                refused = true;
            }
            if mira.has("#hand.go").await? {
                mira.click("#hand.go [data-card]:not([aria-disabled])").await?;
            } else {
                mira.open(&url).await?;
            }
        }
        mira.find("#result .tally").await?;
        mira.open(&format!("{url}?ask=scores")).await?;
        mira.text_that("#say", |said| said.contains("trick")).await?;
        mira.leave().await
    });
}

#[test]
#[ignore = "needs a browser"]
fn reload_and_back_in_the_middle_of_a_trick() {
    in_browser("reload and back", |driver| async move {
        let site = Site::start().await?;
        let mira = driver.user(BrowserOptions::default()).await?;
        mira.prefer(&site.url("/about"), INSTANT).await?;
        mira.open(&site.url("/")).await?;
        mira.click("#play-now").await?;
        mira.stash().await?;
        mira.find("#hand.go [name=card]").await?;
        let hand = mira.cards("hand").await?;
        mira.driver().refresh().await?;
        mira.find("#hand.go [name=card]").await?;
        assert_eq!(mira.cards("hand").await?, hand);
        mira.open(&site.url("/rules")).await?;
        mira.driver().back().await?;
        mira.find("#hand.go [name=card]").await?;
        assert_eq!(mira.cards("hand").await?, hand);
        mira.open(&site.url("/")).await?;
        mira.click(".list a.main").await?;
        mira.play_round().await?;
        mira.leave().await
    });
}

#[test]
#[ignore = "needs a browser"]
fn a_table_that_is_gone_says_so() {
    in_browser("a table that is gone", |driver| async move {
        let site = Site::start().await?;
        let mira = driver.user(BrowserOptions { lang: "de", ..BrowserOptions::default() }).await?;
        mira.open(&site.url("/t/nowhere")).await?;
        mira.text_that("main", |text| text.contains("Diesen Tisch gibt es nicht mehr")).await?;
        mira.open(&site.url("/no/such/page")).await?;
        assert!(mira.find("main a[href='/']").await?.is_displayed().await?);
        mira.leave().await
    });
}
