//! Hints in matches against bots: a card and a reason.

use crate::stage::{BrowserOptions, RestartableServer, in_browser};

#[test]
#[ignore = "needs a browser"]
fn a_hint_names_a_card_and_a_reason() {
    in_browser(async |stage| {
        let mira = stage.solo(BrowserOptions::QUICK).await?;
        // A hint for the chest, with its key.
        mira.find("a[data-ask=hint]").await?;
        mira.press("?").await?;
        mira.find("#hand .card.hint:not([aria-disabled])").await?;
        let said = mira.text_that("#why", |text| text.contains("choose ")).await?;
        assert!(said.matches(". ").count() >= 1 && said.ends_with('.'), "a card and a reason: {said}");
        // A hint for a trick, with a click. After playing the card that it names, the hint disappears.
        mira.stash().await?;
        mira.waits_for_turn().await?;
        mira.click("a[data-ask=hint]").await?;
        mira.find("#hand .card.hint").await?;
        mira.picture("hint").await?;
        mira.click("#hand .card.hint:not([aria-disabled])").await?;
        mira.text_that("#why", str::is_empty).await?;
        Ok(())
    });
}

#[test]
#[ignore = "needs a browser"]
fn a_hint_stays_while_the_others_choose_their_cards_for_the_chest() {
    in_browser(async |mut stage| {
        stage.server = RestartableServer::start(3_000).await?;
        let mira = stage.solo(BrowserOptions::QUICK).await?;
        mira.press("?").await?;
        let said = mira.text_that("#why", |text| text.contains("choose ")).await?;
        mira.find("#board:not(:has(.held.turn))").await?;
        assert_eq!(mira.text("#why").await?, said, "the hint is about a card that the user still has to choose");
        mira.find("#hand .card.hint").await?;
        Ok(())
    });
}

#[test]
#[ignore = "needs a browser"]
fn a_hint_without_a_script_and_none_beside_other_people() {
    in_browser(async |stage| {
        let plain = stage.solo(BrowserOptions::NO_SCRIPT).await?;
        plain.click("a[data-ask=hint]").await?;
        plain.says("#say", "choose ").await?;

        let (mira, asha) = stage.two_at_a_table().await?;
        assert!(!mira.has("a[data-ask=hint]").await? && !asha.has("a[data-ask=hint]").await?, "no hints among people");
        Ok(())
    });
}

#[test]
#[ignore = "needs a browser"]
fn a_hint_fits_on_a_phone_in_hindi() {
    in_browser(async |stage| {
        let mira = stage.solo(BrowserOptions { lang: "hi", ..BrowserOptions::PHONE }).await?;
        mira.stash().await?;
        mira.waits_for_turn().await?;
        mira.click("a[data-ask=hint]").await?;
        mira.find("#hand .card.hint").await?;
        mira.text_that("#why", |text| text.contains(": ") && text.ends_with('।')).await?;
        mira.picture("hint-phone").await?;
        assert_eq!(mira.run("return document.documentElement.scrollWidth <= innerWidth").await?, true);
        Ok(())
    });
}
