//! The daily deal: one attempt, compared with a bot and with others.

use testkit::not_around_midnight;

use crate::stage::{BrowserOptions, BrowserUser, Stage, TestError, in_browser};

/// Asserts that the page does not scroll sideways. A phone widens the window for a page that is too wide, but not the screen.
async fn assert_fits(person: &BrowserUser) -> Result<(), TestError> {
    let overflow = person
        .run(
            "const phone = matchMedia('(pointer: coarse)').matches;
             return document.documentElement.scrollWidth - (phone ? screen.width : innerWidth)",
        )
        .await?;
    assert_eq!(overflow, 0, "the page scrolls sideways");
    Ok(())
}

/// Plays the daily deal and returns to its page. Returns the dealt cards.
async fn play_the_day(person: &BrowserUser, stage: &Stage) -> Result<Vec<String>, TestError> {
    person.open(&stage.url("/daily")).await?;
    person.find("#calendar .today").await?;
    assert!(!person.has("#daily, .columns, #sharing").await?, "nothing of today's results shows before");
    let own = person
        .run("return [...document.querySelectorAll('#daily-hand [data-card]')].map((card) => card.dataset.card)")
        .await?;
    assert_fits(person).await?;
    person.click("#play-daily").await?;
    person.waits_for_stash().await?;
    let hand = person.cards("hand").await?;
    assert_eq!(own, serde_json::json!(hand), "the page shows the cards that are dealt, and no others");
    assert!(!person.has("a[data-ask=hint]").await?, "the cards of the day come without hints");
    person.play_round().await?;
    // The page links back to an unfinished match.
    person.open(&stage.url("/daily")).await?;
    assert!(!person.has("#play-daily, #daily-hand, #daily").await?, "there is one attempt, and no result yet");
    person.click("main a.btn.main[href^='/t/']").await?;
    person.go_on().await?;
    person.waits_for_stash().await?;
    person.play_round().await?;
    person.click("#result a[href='/daily']").await?;
    person.text_that("#daily-yours", |text| text.contains(" minus point")).await?;
    person.text_that("#streak", |text| text == "Your streak: 1 day.").await?;
    assert_eq!(person.count(".columns .me").await?, 1);
    assert_eq!(person.count("#calendar .today:is(.won, .played) small").await?, 1, "the calendar has today's points");
    let loaded = async || {
        let width = person
            .run("const post = document.querySelector('.post'); post.scrollIntoView(); return post.naturalWidth")
            .await?;
        Ok((width == 1200).then_some(()))
    };
    person.until("the picture of the result is drawn", testkit::time_limit(30), loaded).await?;
    assert_fits(person).await?;
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
