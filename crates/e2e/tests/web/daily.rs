//! The deal of the day: one attempt, compared with a bot and with others.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use e2e::{Failure, Person, Window, in_browser};

use crate::INSTANT;
use crate::site::Site;

/// Waits for the next day if this one is nearly over, for then the cards would change in the middle of the test.
async fn not_around_midnight() {
    let day = Duration::from_secs(24 * 3600);
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let left = day - Duration::from_millis((now.as_millis() % day.as_millis()) as u64);
    if left < Duration::from_secs(300) {
        tokio::time::sleep(left + Duration::from_secs(1)).await;
    }
}

/// Plays the cards of the day and comes back to their page. Says which cards were dealt.
async fn play_the_day(person: &Person, site: &Site) -> Result<Vec<String>, Failure> {
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
    in_browser("the deal of the day", |stage| async move {
        not_around_midnight().await;
        let site = Site::start().await?;
        let phone = Window { size: (360, 640), phone: true, ..Window::default() };
        let (mira, tom) = (stage.person(Window::default()).await?, stage.person(phone).await?);
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
