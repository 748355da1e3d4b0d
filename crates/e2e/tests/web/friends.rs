//! People at one table.

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

#[test]
#[ignore = "needs a browser"]
fn a_name_stays_while_it_is_typed_and_others_sit_down() {
    in_browser(async |stage| {
        let (mira, asha) = (stage.user(BrowserOptions::VISITOR).await?, stage.user(BrowserOptions::VISITOR).await?);
        stage.new_table(&mira, &[], None).await?;
        asha.open(mira.driver().current_url().await?.as_str()).await?;
        asha.write("[name=name]", "Ash").await?;
        mira.click(".chairs form[action$='/bot'] button").await?;
        asha.says(".chairs", "Bot").await?;
        asha.press("a").await?;
        asha.click("[name=seat]").await?;
        mira.says(".chairs", "Asha").await?;
        Ok(())
    });
}

#[test]
#[ignore = "needs a browser"]
fn a_drop_a_stand_in_and_a_return() {
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
