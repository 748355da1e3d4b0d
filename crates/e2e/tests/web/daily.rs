//! The deal of the day: one attempt, compared with a bot and with others.

use e2e::{BrowserOptions, BrowserUser, TestError, in_browser};
use testkit::not_around_midnight;

use crate::INSTANT;
use crate::site::Site;

/// Plays the cards of the day and comes back to their page. Says which cards were dealt.
async fn play_the_day(person: &BrowserUser, site: &Site) -> Result<Vec<String>, TestError> {
    person.prefer(&site.url("/about"), INSTANT).await?;
    person.open(&site.url("/daily")).await?;
    person.click("#play-daily").await?;
    person.find("#hand.go [name=pick]").await?;
    let hand = person.cards("hand").await?;
    assert!(!person.has("a[data-ask=hint]").await?, "the cards of the day come without hints");
    person.play_round().await?;
    // Whoever looks in between is led back to the table.
    person.open(&site.url("/daily")).await?;
    assert!(!person.has("#play-daily").await?, "there is one attempt");
    person.click("main a.btn.main[href^='/t/']").await?;
    person.go_on().await?;
    person.find("#hand.go [name=pick]").await?;
    person.play_round().await?;
    person.click("#result a[href='/daily']").await?;
    person.text_that("#daily-yours", |text| text.starts_with("Your result: ")).await?;
    Ok(hand)
}

#[test]
#[ignore = "needs a browser"]
fn two_people_play_the_same_cards_once() {
    in_browser("the deal of the day", |driver| async move {
        not_around_midnight().await;
        let site = Site::start().await?;
        let phone = BrowserOptions { size: (360, 640), phone: true, ..BrowserOptions::default() };
        let (mira, tom) = (driver.user(BrowserOptions::default()).await?, driver.user(phone).await?);
        let cards = play_the_day(&mira, &site).await?;
        mira.text_that("#daily-verdict", |text| text.contains("bot")).await?;
        assert!(!mira.has("#daily-rank").await?, "nobody else has played yet");
        assert_eq!(play_the_day(&tom, &site).await?, cards, "the same cards for everybody");
        tom.text_that("#daily-rank", |text| text.starts_with("One other person has played;")).await?;
        tom.picture("daily").await?;
        mira.open(&site.url("/daily")).await?;
        mira.find("#daily-rank").await?;
        assert!(!mira.has("#play-daily").await?);
        mira.leave().await?;
        tom.leave().await
    });
}
