//! A hint while playing against bots: which card, and why.

use e2e::{BrowserOptions, in_browser};

use crate::INSTANT;
use crate::site::Site;

#[test]
#[ignore = "needs a browser"]
fn a_hint_names_a_card_and_a_reason() {
    in_browser("a hint", |driver| async move {
        let site = Site::start().await?;
        let mira = driver.user(BrowserOptions::default()).await?;
        mira.prefer(&site.url("/about"), INSTANT).await?;
        mira.open(&site.url("/")).await?;
        mira.click("#play-now").await?;
        // For the chest, by its key.
        mira.find("#hand.go [name=pick]").await?;
        mira.find("a[data-ask=hint]").await?;
        mira.press("?").await?;
        mira.find("#hand .card.hint:not([aria-disabled])").await?;
        let said = mira.text_that("#why", |text| text.starts_with("A strong player would choose ")).await?;
        assert!(said.matches(". ").count() >= 1 && said.ends_with('.'), "a card and a reason: {said}");
        // For a trick, by a click; the card that it names is played and the hint is gone.
        mira.stash().await?;
        mira.find("#hand.go [name=card]").await?;
        mira.click("a[data-ask=hint]").await?;
        mira.find("#hand .card.hint").await?;
        mira.picture("hint").await?;
        mira.click("#hand .card.hint:not([aria-disabled])").await?;
        mira.text_that("#why", str::is_empty).await?;
        mira.leave().await
    });
}

#[test]
#[ignore = "needs a browser"]
fn a_hint_stays_while_the_others_choose_their_cards_for_the_chest() {
    in_browser("a hint while others choose", |driver| async move {
        let site = Site::with_pace(3_000).await?;
        let mira = driver.user(BrowserOptions::default()).await?;
        mira.prefer(&site.url("/about"), INSTANT).await?;
        mira.open(&site.url("/")).await?;
        mira.click("#play-now").await?;
        mira.find("#hand.go [name=pick]").await?;
        mira.press("?").await?;
        let said = mira.text_that("#why", |text| text.starts_with("A strong player would choose ")).await?;
        mira.find("#board:not(:has(.mark .now))").await?;
        assert_eq!(mira.text("#why").await?, said, "the hint is for the own card, which is still to be chosen");
        mira.find("#hand .card.hint").await?;
        mira.leave().await
    });
}

#[test]
#[ignore = "needs a browser"]
fn a_hint_without_a_script_and_none_beside_other_people() {
    in_browser("a hint without a script", |driver| async move {
        let site = Site::start().await?;
        let plain = driver.user(BrowserOptions { script: false, ..BrowserOptions::default() }).await?;
        plain.open(&site.url("/")).await?;
        plain.click("#play-now").await?;
        plain.click("a[data-ask=hint]").await?;
        plain.text_that("#say", |text| text.contains("A strong player would choose ")).await?;
        plain.leave().await?;

        let (ada, ben) = (driver.user(BrowserOptions::default()).await?, driver.user(BrowserOptions::default()).await?);
        ada.prefer(&site.url("/about"), INSTANT).await?;
        ben.prefer(&site.url("/about"), INSTANT).await?;
        ada.open(&site.url("/new")).await?;
        ada.click("#new-table > button.main").await?;
        ada.find(".linkbox").await?;
        ben.open(ada.driver().current_url().await?.as_str()).await?;
        ben.click("[name=seat]").await?;
        ada.text_that(".chairs", |chairs| chairs.matches("Guest").count() == 2).await?;
        ada.go_on().await?;
        ada.find("#hand.go [name=pick]").await?;
        assert!(!ada.has("a[data-ask=hint]").await?, "no hints among people");
        ada.leave().await?;
        ben.leave().await
    });
}

#[test]
#[ignore = "needs a browser"]
fn a_hint_fits_on_a_phone_in_hindi() {
    in_browser("a hint on a phone", |driver| async move {
        let site = Site::start().await?;
        let mira = driver.user(BrowserOptions { size: (360, 640), lang: "hi", phone: true, script: true }).await?;
        mira.prefer(&site.url("/about"), INSTANT).await?;
        mira.open(&site.url("/")).await?;
        mira.click("#play-now").await?;
        mira.stash().await?;
        mira.find("#hand.go [name=card]").await?;
        mira.click("a[data-ask=hint]").await?;
        mira.find("#hand .card.hint").await?;
        mira.text_that("#why", |text| text.starts_with("माहिर खिलाड़ी की पसंद")).await?;
        mira.picture("hint-phone").await?;
        assert_eq!(mira.run("return document.documentElement.scrollWidth <= innerWidth").await?, true);
        mira.leave().await
    });
}
