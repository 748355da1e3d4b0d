//! Failures outside the game: restarts, reloads, browsers without JavaScript, tables that no longer exist.

use testkit::time_limit;

use crate::stage::{BrowserOptions, in_browser};

#[test]
#[ignore = "needs a browser"]
fn the_server_restarts_in_the_middle_of_a_trick() {
    in_browser(async |mut stage| {
        let mira = stage.solo(BrowserOptions::QUICK).await?;
        mira.stash().await?;
        mira.play().await?;
        mira.waits_for_turn().await?;
        let (hand, trick) = (mira.cards("hand").await?, mira.cards("trick").await?);
        stage.server.kill();
        mira.says("#net", "lost").await?;
        stage.server.start_again().await?;
        mira.says("#net", "again").await?;
        assert_eq!(mira.cards("hand").await?, hand, "the hand is the same");
        assert_eq!(mira.cards("trick").await?, trick, "and so is the trick");
        mira.play_round().await?;
        Ok(())
    });
}

#[test]
#[ignore = "needs a browser"]
fn without_javascript_a_round_is_played_with_plain_forms() {
    in_browser(async |stage| {
        let mira = stage.solo(BrowserOptions::NO_SCRIPT).await?;
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
                // The page may have changed. The next attempt then sees the new one.
                let _ = mira.click_now("#hand.go [data-card]:not([aria-disabled])").await;
            } else {
                mira.open(&url).await?;
            }
        }
        mira.find("#result .tally").await?;
        mira.open(&format!("{url}?ask=scores")).await?;
        mira.says("#say", "trick").await?;
        Ok(())
    });
}

#[test]
#[ignore = "needs a browser"]
fn reload_and_back_in_the_middle_of_a_trick() {
    in_browser(async |stage| {
        let mira = stage.solo(BrowserOptions::QUICK).await?;
        mira.stash().await?;
        mira.waits_for_turn().await?;
        let hand = mira.cards("hand").await?;
        mira.driver().refresh().await?;
        mira.waits_for_turn().await?;
        assert_eq!(mira.cards("hand").await?, hand);
        mira.open(&stage.url("/rules")).await?;
        mira.driver().back().await?;
        mira.waits_for_turn().await?;
        assert_eq!(mira.cards("hand").await?, hand);
        mira.open(&stage.url("/")).await?;
        mira.click(".tiles a[href^='/t/']").await?;
        mira.play_round().await?;
        Ok(())
    });
}

#[test]
#[ignore = "needs a browser"]
fn a_missing_table_says_so() {
    in_browser(async |stage| {
        let mira = stage.user(BrowserOptions { lang: "de", ..BrowserOptions::VISITOR }).await?;
        mira.open(&stage.url("/t/nowhere")).await?;
        mira.says("main", "Diesen Tisch gibt es nicht mehr").await?;
        mira.open(&stage.url("/no/such/page")).await?;
        assert!(mira.find("main a[href='/']").await?.is_displayed().await?);
        Ok(())
    });
}
