//! Looking back: the replay, the coach, what might have been, records from elsewhere, the check of a deal.

use e2e::{BrowserOptions, BrowserUser, TestError, in_browser};
use rules::record::Record;
use testkit::time_limit;
use thirtyfour::prelude::*;

use crate::INSTANT;
use crate::site::Site;

/// A match of one round that was played here, with what proves its deal.
const RECORD: &str = include_str!("record.json");

/// Puts a record into the form and sends it.
pub(crate) async fn paste(person: &BrowserUser, site: &Site, record: &str) -> Result<(), TestError> {
    person.open(&site.url("/replay")).await?;
    // Typing a whole record key by key takes long; a paste does not.
    let field = serde_json::to_string(record)?;
    person.run(&format!("document.querySelector('#paste textarea').value = {field}")).await?;
    person.click("#paste button").await
}

/// Where in the round the page is.
async fn step(person: &BrowserUser) -> Result<String, TestError> {
    let text = person.text(".where").await?;
    Ok(text.rsplit(' ').nth(2).unwrap_or_default().to_owned())
}

async fn step_is(person: &BrowserUser, expected: &str) -> Result<(), TestError> {
    let expected = format!("Step {expected} of");
    person.text_that(".where", |text| text.contains(&expected)).await.map(drop)
}

/// Waits for the coach, whose work takes long on a machine that has other things to do.
async fn coach_is_done(person: &BrowserUser) -> Result<(), TestError> {
    let until = std::time::Instant::now() + time_limit(120);
    while std::time::Instant::now() < until {
        if person.has("#coach table").await? {
            return Ok(());
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    Err(format!("the coach does not come to an end: {}", person.text("body").await?).into())
}

/// Every page of this kind, for those who look at how they look. The record's analysis is made the first time.
pub(crate) async fn visit<'p, F: Future<Output = Result<(), TestError>> + 'p>(
    person: &'p BrowserUser,
    site: &Site,
    look: impl Fn(&'p BrowserUser, String) -> F,
) -> Result<(), TestError> {
    person.open(&site.url("/replay")).await?;
    look(person, "the form for a record".to_owned()).await?;
    paste(person, site, "{ \"format\": \"qyrsqyrs/1\" }").await?;
    person.find("[role=alert]").await?;
    look(person, "a refused record".to_owned()).await?;
    paste(person, site, RECORD).await?;
    person.find("#replay").await?;
    if person.has("#ask-coach").await? {
        look(person, "a match".to_owned()).await?;
        person.click("#ask-coach").await?;
    }
    coach_is_done(person).await?;
    person.click("#coach details > summary").await?;
    person.click("#verify-go").await?;
    person.find("#verify-out li").await?;
    look(person, "an analysed match".to_owned()).await?;
    person.click("#replay").await?;
    let there = person.driver().current_url().await?.to_string();
    for (step, seat) in [("0", "open"), ("7", "2"), ("12", "open"), ("30", "open")] {
        person.open(&there.replace("step=0&seat=open", &format!("step={step}&seat={seat}"))).await?;
        look(person, format!("step {step} of the replay")).await?;
    }
    Ok(())
}

#[test]
#[ignore = "needs a browser"]
fn a_match_is_played_analysed_replayed_and_played_on() {
    in_browser("a match, its analysis, its replay, a what-if", |driver| async move {
        let site = Site::start().await?;
        let mira = driver.user(BrowserOptions::default()).await?;
        mira.prefer(&site.url("/about"), INSTANT).await?;
        one_round(&mira, &site).await?;
        mira.click("a[href$='/look-back']").await?;
        mira.find("#replay").await?;

        // The coach: asked once, its progress shown, its answer there without a reload.
        mira.click("#ask-coach").await?;
        mira.find("#coach progress").await?;
        coach_is_done(&mira).await?;
        let told = mira.text("#coach").await?;
        assert!(told.contains("Turning points") && told.contains("Who put what into the chest"), "{told}");

        // The replay by keyboard.
        mira.click("#replay").await?;
        step_is(&mira, "1").await?;
        mira.press(Key::Right).await?;
        step_is(&mira, "2").await?;
        mira.press(Key::Right).await?;
        step_is(&mira, "3").await?;
        assert!(mira.has(".remarks").await?, "the coach speaks of the card");
        let said = mira.run("return document.getElementById('said').textContent").await?;
        assert!(said.as_str().is_some_and(|said| said.contains(" leads ")), "{said}");
        mira.press(Key::Left).await?;
        step_is(&mira, "2").await?;
        mira.press(Key::End).await?;
        step_is(&mira, "31").await?;
        assert_eq!(mira.cards("board").await?.len(), 4, "the chest is open");
        mira.press(Key::Home).await?;
        step_is(&mira, "1").await?;
        assert_eq!(step(&mira).await?, "1");
        mira.driver().back().await?;
        step_is(&mira, "31").await?;

        // One player's view has one open hand.
        mira.press(Key::Home).await?;
        step_is(&mira, "1").await?;
        assert_eq!(mira.driver().find_all(By::Css(".seat .fan")).await?.len(), 3);
        mira.click(".sights a:nth-child(3)").await?;
        mira.find(".sights a:nth-child(3)[aria-current]").await?;
        assert_eq!(mira.driver().find_all(By::Css(".seat .fan")).await?.len(), 0);
        what_if(&mira).await?;
        mira.leave().await
    });
}

/// Plays a match of one round against bots.
async fn one_round(person: &BrowserUser, site: &Site) -> Result<(), TestError> {
    person.open(&site.url("/new")).await?;
    person.click("[name=length][value=rounds]").await?;
    let rounds = person.find("[name=rounds]").await?;
    rounds.clear().await?;
    rounds.send_keys("1").await?;
    person.click("#new-table > button.main").await?;
    person.go_on().await?;
    person.play_round().await
}

/// Goes to the third trick, takes over the seat on the left and plays to the end of the round.
async fn what_if(person: &BrowserUser) -> Result<(), TestError> {
    let there = person.driver().current_url().await?.to_string();
    person.open(&there.replace("step=0", "step=10")).await?;
    person.click("#what-if [name=seat] option[value='1']").await?;
    person.click("#what-if [name=strength] option[value=easy]").await?;
    person.click("#what-if button").await?;
    person.find("#hand").await?;
    let url = person.driver().current_url().await?.to_string();
    assert!(url.contains("/t/"), "{url}");
    person.play_round().await?;
    assert!(!person.has("#proof").await?, "nothing claims that these cards were shuffled");
    // It ends with the round.
    person.find(".ranks li").await?;
    person.click("a[href$='/look-back']").await?;
    person.text_that("main", |text| text.contains("from a moment in another match")).await?;
    assert!(!person.has("#verify-go").await?);
    Ok(())
}

#[test]
#[ignore = "needs a browser"]
fn the_same_cards_again_from_another_seat() {
    in_browser("the same cards again", |driver| async move {
        let site = Site::start().await?;
        let mira = driver.user(BrowserOptions::default()).await?;
        mira.prefer(&site.url("/about"), INSTANT).await?;
        paste(&mira, &site, RECORD).await?;
        mira.click("#same-cards [name=seat] option[value='2']").await?;
        mira.click("#same-cards button").await?;
        mira.find("#hand.go [name=pick]").await?;
        let record: Record = RECORD.parse().map_err(|_| "a record")?;
        let hand = record.rounds[0].deal().hands()[rules::Seat::S2];
        let dealt: Vec<String> = hand.iter().map(|card| card.to_string()).collect();
        assert_eq!(mira.cards("hand").await?, dealt);
        mira.play_round().await?;
        mira.leave().await
    });
}

#[test]
#[ignore = "needs a browser"]
fn a_broken_record_says_why_and_stays_in_the_field() {
    in_browser("a broken record", |driver| async move {
        let site = Site::start().await?;
        let budi = driver.user(BrowserOptions { lang: "id", ..BrowserOptions::default() }).await?;
        let first = RECORD.split("\"plays\":\"").nth(1).and_then(|rest| rest.get(..2)).ok_or("plays")?;
        let broken = RECORD.replacen(&format!("\"plays\":\"{first}"), "\"plays\":\"R9", 1);
        for (text, sentence) in
            [("no record at all", "Ini bukan catatan"), (broken.as_str(), "Catatan ini tidak bisa diputar ulang")]
        {
            paste(&budi, &site, text).await?;
            budi.text_that("[role=alert]", |said| said.contains(sentence)).await?;
            let kept = budi.run("return document.querySelector('#paste textarea').value").await?;
            assert_eq!(kept.as_str().map(str::trim), Some(text.trim()), "nothing is lost");
        }
        budi.leave().await
    });
}

#[test]
#[ignore = "needs a browser"]
fn the_browser_checks_a_true_and_a_tampered_deal() {
    in_browser("verify in the browser", |driver| async move {
        let site = Site::start().await?;
        let mira = driver.user(BrowserOptions::default()).await?;
        let digit = |at: &str| -> Result<String, TestError> {
            // Another digit than the first one behind the key.
            let old = RECORD.split(at).nth(1).and_then(|rest| rest.chars().next()).ok_or("a digit")?;
            let new = if old == '0' { '1' } else { '0' };
            Ok(RECORD.replacen(&format!("{at}{old}"), &format!("{at}{new}"), 1))
        };
        for (record, other) in [
            (RECORD.to_owned(), vec![]),
            (digit("\"secret\":\"")?, vec!["different", "different"]),
            (digit("\"entropy\":[\"")?, vec!["different"]),
            (digit("\"commitment\":\"")?, vec!["different"]),
        ] {
            paste(&mira, &site, &record).await?;
            mira.click("#verify-go").await?;
            mira.find("#verify-out li code").await?;
            let steps = mira.driver().find_all(By::Css("#verify-out li")).await?.len();
            assert_eq!(steps, 6);
            let mut found = Vec::new();
            for element in mira.driver().find_all(By::Css("#verify-out li .other")).await? {
                found.push(element.text().await?);
            }
            assert_eq!(found, other);
            let verdict = if other.is_empty() { "Correct" } else { "This doesn’t add up" };
            mira.text_that("#verify-out", |text| text.contains(verdict)).await?;
            // The program comes to the same answer.
            let judged: Record = record.parse().map_err(|_| "a record")?;
            assert_eq!(judged.verify()[0].is_ok(), other.is_empty());
        }
        mira.leave().await
    });
}

#[test]
#[ignore = "needs a browser"]
fn without_scripts_everything_is_links_and_forms() {
    in_browser("looking back without scripts", |driver| async move {
        let site = Site::start().await?;
        let mira = driver.user(BrowserOptions { script: false, ..BrowserOptions::default() }).await?;
        mira.open(&site.url("/replay")).await?;
        let file = tempfile::NamedTempFile::new()?;
        std::fs::write(file.path(), RECORD)?;
        let field = mira.find("#paste [type=file]").await?;
        field.send_keys(file.path().display().to_string()).await?;
        mira.click("#paste button").await?;
        mira.text_that("#verify", |text| text.contains("qyrsqyrs verify")).await?;
        mira.click("#ask-coach").await?;
        // The page looks again by itself until the coach is done.
        coach_is_done(&mira).await?;
        mira.click("#replay").await?;
        step_is(&mira, "1").await?;
        mira.click("[data-go=next]").await?;
        step_is(&mira, "2").await?;
        mira.click("[data-go=last]").await?;
        step_is(&mira, "31").await?;
        mira.click("[data-go=prev]").await?;
        mira.click("[data-go=prev]").await?;
        step_is(&mira, "29").await?;
        mira.click("#what-if button").await?;
        mira.find("#hand").await?;
        mira.leave().await
    });
}

#[test]
#[ignore = "needs a browser"]
fn a_swipe_steps_on_a_phone() {
    in_browser("a swipe", |driver| async move {
        let site = Site::start().await?;
        let mira = driver.user(BrowserOptions { size: (360, 640), phone: true, ..BrowserOptions::default() }).await?;
        paste(&mira, &site, RECORD).await?;
        mira.click("#replay").await?;
        step_is(&mira, "1").await?;
        mira.ready().await?;
        let swipe = |from: i32, to: i32| {
            format!(
                "const board = document.getElementById('board');
                 const touch = (x) => new Touch({{ identifier: 1, target: board, clientX: x, clientY: 200 }});
                 board.dispatchEvent(new TouchEvent('touchstart', {{ bubbles: true, touches: [touch({from})], changedTouches: [touch({from})] }}));
                 board.dispatchEvent(new TouchEvent('touchend', {{ bubbles: true, touches: [], changedTouches: [touch({to})] }}));"
            )
        };
        mira.run(&swipe(300, 60)).await?;
        step_is(&mira, "2").await?;
        mira.run(&swipe(60, 300)).await?;
        step_is(&mira, "1").await?;
        mira.leave().await
    });
}
