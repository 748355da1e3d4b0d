//! Several people at one table.

use crate::stage::{BrowserOptions, in_browser};

#[test]
#[ignore = "needs a browser"]
fn two_browsers_play_each_other_with_a_bot_on_the_third_seat() {
    in_browser(async |stage| {
        let (mira, asha) = stage.two_at_a_table().await?;
        assert!(mira.text("#board").await?.contains("Asha"));
        assert!(asha.text("#board").await?.contains("Mira"));
        tokio::try_join!(mira.play_round(), asha.play_round())?;
        assert!(!mira.text("#scores tfoot").await?.is_empty());
        mira.go_on().await?;
        asha.go_on().await?;
        mira.waits_for_stash().await?;
        Ok(())
    });
}

/// From the home page, "Play with friends" leads to the link. Everything else is set in the lobby, and all visitors see
/// the changes.
#[test]
#[ignore = "needs a browser"]
fn the_link_is_two_clicks_away_and_the_lobby_sets_the_rules() {
    in_browser(async |stage| {
        let (mira, asha) = (stage.user(BrowserOptions::VISITOR).await?, stage.user(BrowserOptions::VISITOR).await?);
        mira.open(&stage.url("/")).await?;
        mira.click("#play-friends").await?;
        mira.find(".qr svg").await?;
        let link = mira.run("return document.querySelector('.linkbox').value").await?;
        asha.open(link.as_str().ok_or("the link is shown")?).await?;
        asha.find("[name=name]").await?;
        mira.says("#lobby", "1 person is watching").await?;
        asha.write("[name=name]", "Asha").await?;
        asha.click("[data-seat='1'] [name=seat]").await?;
        mira.says(".chairs", "Asha").await?;
        mira.text_that("#lobby", |text| !text.contains("watching")).await?;
        mira.write("[name=name]", "Mira").await?;
        mira.run("document.activeElement.blur()").await?;
        asha.says(".chairs", "Mira").await?;
        mira.click("#rules > summary").await?;
        mira.click("#house-rules [name=players][value='3']").await?;
        asha.says(".rules", "3 players").await?;
        mira.click("#house-rules [name=preset][value=strict]").await?;
        asha.says(".rules", "Strict").await?;
        assert_eq!(asha.count(".chairs > li").await?, 3);
        Ok(())
    });
}

#[test]
#[ignore = "needs a browser"]
fn a_half_typed_name_stays_while_others_join() {
    in_browser(async |stage| {
        let (mira, asha) = (stage.user(BrowserOptions::VISITOR).await?, stage.user(BrowserOptions::VISITOR).await?);
        stage.new_table(&mira, &[], None).await?;
        asha.open(mira.driver().current_url().await?.as_str()).await?;
        asha.write("[name=name]", "Ash").await?;
        mira.click("#sit1 > summary").await?;
        mira.click("#sit1 [value=easy]").await?;
        asha.says(".chairs", "Bot").await?;
        asha.press("a").await?;
        asha.click("[name=seat]").await?;
        mira.says(".chairs", "Asha").await?;
        Ok(())
    });
}

#[test]
#[ignore = "needs a browser"]
fn a_bot_replaces_a_disconnected_player_until_their_return() {
    in_browser(async |stage| {
        let (mira, asha) = stage.two_at_a_table().await?;
        mira.stash().await?;
        asha.stash().await?;
        let table = asha.driver().current_url().await?;
        asha.open("about:blank").await?;
        mira.says("#say", "Asha has lost their connection").await?;
        mira.says("#board", "away").await?;
        asha.open(table.as_str()).await?;
        mira.says("#say", "Asha is back").await?;
        tokio::try_join!(mira.play_round(), asha.play_round())?;
        Ok(())
    });
}

#[test]
#[ignore = "needs a browser"]
fn two_tabs_of_one_person_show_the_same_table() {
    in_browser(async |stage| {
        let mira = stage.solo(BrowserOptions::QUICK).await?;
        let url = mira.driver().current_url().await?;
        let first = mira.driver().window().await?;
        let second = mira.driver().new_tab().await?;
        mira.driver().switch_to_window(second.clone()).await?;
        mira.open(url.as_str()).await?;
        mira.stash().await?;
        mira.waits_for_turn().await?;
        mira.driver().switch_to_window(first).await?;
        mira.waits_for_turn().await?;
        mira.play().await?;
        mira.driver().switch_to_window(second).await?;
        mira.play_round().await?;
        Ok(())
    });
}
