//! The deal of the day: one attempt, compared with a bot and with others.

use testkit::not_around_midnight;

use crate::stage::{BrowserOptions, BrowserUser, Stage, TestError, in_browser};

/// Plays the cards of the day and comes back to their page. Says which cards were dealt.
async fn play_the_day(person: &BrowserUser, stage: &Stage) -> Result<Vec<String>, TestError> {
    person.open(&stage.url("/daily")).await?;
    person.click("#play-daily").await?;
    person.waits_for_stash().await?;
    let hand = person.cards("hand").await?;
    assert!(!person.has("a[data-ask=hint]").await?, "the cards of the day come without hints");
    person.play_round().await?;
    // The page leads back to a match that is not finished.
    person.open(&stage.url("/daily")).await?;
    assert!(!person.has("#play-daily").await?, "there is one attempt");
    person.click("main a.btn.main[href^='/t/']").await?;
    person.go_on().await?;
    person.waits_for_stash().await?;
    person.play_round().await?;
    person.click("#result a[href='/daily']").await?;
    person.text_that("#daily-yours", |text| text.contains(" minus point")).await?;
    Ok(hand)
}

#[test]
#[ignore = "needs a browser"]
fn two_people_play_the_same_cards_once() {
    in_browser(async |stage| {
        not_around_midnight().await;
        let (mira, tom) = (stage.user(BrowserOptions::QUICK).await?, stage.user(BrowserOptions::PHONE).await?);
        let cards = play_the_day(&mira, &stage).await?;
        mira.says("#daily-verdict", "bot").await?;
        assert!(!mira.has("#daily-rank").await?, "nobody else has played yet");
        assert_eq!(play_the_day(&tom, &stage).await?, cards, "the same cards for everybody");
        tom.text_that("#daily-rank", |text| text.starts_with("One other person has played;")).await?;
        tom.picture("daily").await?;
        mira.open(&stage.url("/daily")).await?;
        mira.find("#daily-rank").await?;
        assert!(!mira.has("#play-daily").await?);
        Ok(())
    });
}
