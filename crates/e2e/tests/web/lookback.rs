//! Pages about finished matches: the replay, the coach, playing on from a step, uploaded records, the check of a deal.

use rules::record::Record;
use testkit::time_limit;
use thirtyfour::prelude::*;

use crate::stage::{BrowserOptions, BrowserUser, Stage, TestError, in_browser};

/// The record of a match of one round, with the proof of its deal.
const RECORD: &str = include_str!("record.json");

/// Pastes a record into the form and submits it.
pub(crate) async fn paste(person: &BrowserUser, stage: &Stage, record: &str) -> Result<(), TestError> {
    person.open(&stage.url("/replay")).await?;
    // Set the value by script, because typing a whole record key by key is slow.
    let field = serde_json::to_string(record)?;
    person.run(&format!("document.querySelector('#paste textarea').value = {field}")).await?;
    person.click("#paste button").await
}

/// The step that the page shows.
async fn step(person: &BrowserUser) -> Result<String, TestError> {
    let text = person.text(".where").await?;
    Ok(text.rsplit(' ').nth(2).unwrap_or_default().to_owned())
}

async fn step_is(person: &BrowserUser, expected: &str) -> Result<(), TestError> {
    let expected = format!("Step {expected} of");
    person.text_that(".where", |text| text.contains(&expected)).await.map(drop)
}

/// Waits for the coach. Its analysis takes long on a busy machine.
async fn coach_is_done(person: &BrowserUser) -> Result<(), TestError> {
    let attempt = async || Ok(person.has("#coach .cost-chart").await?.then_some(()));
    person.until("the coach is done", time_limit(120), attempt).await
}

/// Visits every page of this kind and calls `look`. The first visit starts the analysis of the record.
pub(crate) async fn visit<'p, F: Future<Output = Result<(), TestError>> + 'p>(
    person: &'p BrowserUser,
    stage: &Stage,
    look: impl Fn(&'p BrowserUser, String) -> F,
) -> Result<(), TestError> {
    person.open(&stage.url("/replay")).await?;
    look(person, "the form for a record".to_owned()).await?;
    paste(person, stage, "{ \"format\": \"qyrsqyrs/1\" }").await?;
    person.find("[role=alert]").await?;
    look(person, "a refused record".to_owned()).await?;
    paste(person, stage, RECORD).await?;
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
    in_browser(async |stage| {
        let mira = stage.user(BrowserOptions::QUICK).await?;
        stage.play_a_match(&mira, &[]).await?;
        mira.click("a[href$='/look-back']").await?;
        mira.find("#replay").await?;

        // The coach: one click starts it, the page shows its progress, and the result appears without a reload.
        mira.click("#ask-coach").await?;
        mira.find("#coach progress").await?;
        coach_is_done(&mira).await?;
        let told = mira.text("#coach").await?;
        assert!(told.contains("What each decision cost") && told.contains("Every decision"), "{told}");

        // The replay by keyboard.
        mira.click("#replay").await?;
        step_is(&mira, "1").await?;
        mira.press(Key::Right).await?;
        step_is(&mira, "2").await?;
        mira.press(Key::Right).await?;
        step_is(&mira, "3").await?;
        assert!(mira.has(".remarks").await?, "the coach comments on the card");
        let said = mira.run("return document.getElementById('said').textContent").await?;
        assert!(said.as_str().is_some_and(|said| said.contains(" leads ") || said.contains("You lead ")), "{said}");
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

        // The view of one player shows one open hand.
        mira.press(Key::Home).await?;
        step_is(&mira, "1").await?;
        assert_eq!(mira.count(".seat .fan").await?, 3);
        mira.click(".sights a:nth-child(3)").await?;
        mira.find(".sights a:nth-child(3)[aria-current]").await?;
        assert_eq!(mira.count(".seat .fan").await?, 0);
        what_if(&mira).await?;
        Ok(())
    });
}

/// The card codes in the texts of a page, except in the record.
const CODES: &str = r"return (document.querySelector('main').innerText.match(/\b[RKBG][2-8Q]\b/g) ?? [])";

/// The positions that the chart marks, and the one on the table.
const MARKED: &str =
    "return [...document.querySelectorAll('.cost-scroll.mine a[aria-current]')].map((bar) => bar.getAttribute('href'))";

#[test]
#[ignore = "needs a browser"]
fn the_review_shows_what_each_decision_cost() {
    in_browser(async |stage| {
        let options = BrowserOptions { size: (1366, 768), ..BrowserOptions::QUICK };
        let mira = stage.user(options).await?;
        stage.play_a_match(&mira, &[]).await?;
        mira.click("a[href$='/look-back']").await?;
        mira.click("#ask-coach").await?;
        coach_is_done(&mira).await?;
        mira.ready().await?;
        mira.picture("review").await?;

        // One chart has a bar for each of the user's decisions, another for those of all players. A chart is one tab
        // stop.
        assert_eq!(mira.count(".cost-scroll.mine .dec").await?, 8);
        assert_eq!(mira.count(".cost-scroll.all .dec").await?, 32);
        assert_eq!(mira.count(".cost-scroll.mine .dec[tabindex='0']").await?, 1);
        assert!(mira.text(".mistakes .mine h3").await?.starts_with("Your"));

        // The arrow keys move, and Enter shows the position on the table, with the chosen card marked.
        mira.run("document.querySelector('.cost-scroll.mine .dec').focus()").await?;
        mira.press(Key::Right).await?;
        mira.press(Key::Enter).await?;
        let second = "/matches/";
        let there = async || {
            let marked = mira.run(MARKED).await?;
            let here = marked.as_array().is_some_and(|bars| bars.len() == 1);
            Ok((here && mira.has(".position .hand.n7").await?).then_some(marked))
        };
        let marked = mira.until("the table shows the second decision", time_limit(30), there).await?;
        assert!(marked[0].as_str().is_some_and(|link| link.starts_with(second)), "{marked}");
        assert!(mira.has(".position .hand .best").await?);
        mira.text_that(".pending", |text| text.starts_with("You ")).await?;

        // The decisions of all players, with a click and without a script.
        mira.run("document.querySelector('[name=whose][value=all]').click()").await?;
        mira.find(".cost-scroll.all .cost-names").await?;
        mira.picture("review-all").await?;
        mira.click("#coach details > summary").await?;
        assert_eq!(mira.run(CODES).await?, serde_json::json!([]), "cards are pictures or words");
        mira.click(".position a[href$='what-if']").await?;
        mira.find("#what-if button").await?;
        assert_eq!(mira.run(CODES).await?, serde_json::json!([]), "cards are pictures or words");
        mira.picture("review-replay").await?;
        Ok(())
    });
}

/// Goes to the third trick, takes over the seat on the left, and plays to the end of the round.
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
    // The match ends with the round.
    person.find(".ranks li").await?;
    person.click("a[href$='/look-back']").await?;
    person.says("main", "from a moment in another match").await?;
    assert!(!person.has("#verify-go").await?);
    Ok(())
}

#[test]
#[ignore = "needs a browser"]
fn the_same_cards_again_from_another_seat() {
    in_browser(async |stage| {
        let mira = stage.user(BrowserOptions::QUICK).await?;
        paste(&mira, &stage, RECORD).await?;
        mira.click("#same-cards [name=seat] option[value='2']").await?;
        mira.click("#same-cards button").await?;
        mira.waits_for_stash().await?;
        let record: Record = RECORD.parse().map_err(|_| "a record")?;
        let hand = record.rounds[0].deal().hands()[rules::Seat::S2];
        let dealt: Vec<String> = hand.iter().map(|card| card.to_string()).collect();
        assert_eq!(mira.cards("hand").await?, dealt);
        mira.play_round().await?;
        Ok(())
    });
}

#[test]
#[ignore = "needs a browser"]
fn a_broken_record_says_why_and_stays_in_the_field() {
    in_browser(async |stage| {
        let budi = stage.user(BrowserOptions { lang: "id", ..BrowserOptions::VISITOR }).await?;
        let first = RECORD.split("\"plays\":\"").nth(1).and_then(|rest| rest.get(..2)).ok_or("plays")?;
        let broken = RECORD.replacen(&format!("\"plays\":\"{first}"), "\"plays\":\"R9", 1);
        for (text, sentence) in
            [("no record at all", "Ini bukan catatan"), (broken.as_str(), "Catatan ini tidak bisa diputar ulang")]
        {
            paste(&budi, &stage, text).await?;
            budi.says("[role=alert]", sentence).await?;
            let kept = budi.run("return document.querySelector('#paste textarea').value").await?;
            assert_eq!(kept.as_str().map(str::trim), Some(text.trim()), "nothing is lost");
        }
        Ok(())
    });
}

#[test]
#[ignore = "needs a browser"]
fn the_browser_checks_a_true_and_a_tampered_deal() {
    in_browser(async |stage| {
        let mira = stage.user(BrowserOptions::VISITOR).await?;
        let digit = |at: &str| -> Result<String, TestError> {
            // A digit different from the first one after the key.
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
            paste(&mira, &stage, &record).await?;
            mira.click("#verify-go").await?;
            mira.find("#verify-out li code").await?;
            assert_eq!(mira.count("#verify-out li").await?, 6);
            assert_eq!(mira.texts("#verify-out li .other").await?, other);
            let verdict = if other.is_empty() { "Correct" } else { "This doesn’t add up" };
            mira.says("#verify-out", verdict).await?;
            // The program gives the same verdict.
            let judged: Record = record.parse().map_err(|_| "a record")?;
            assert_eq!(judged.verify()[0].is_ok(), other.is_empty());
        }
        Ok(())
    });
}

#[test]
#[ignore = "needs a browser"]
fn without_scripts_everything_is_links_and_forms() {
    in_browser(async |stage| {
        let mira = stage.user(BrowserOptions::NO_SCRIPT).await?;
        mira.open(&stage.url("/replay")).await?;
        let file = tempfile::NamedTempFile::new()?;
        std::fs::write(file.path(), RECORD)?;
        let field = mira.find("#paste [type=file]").await?;
        field.send_keys(file.path().display().to_string()).await?;
        mira.click("#paste button").await?;
        mira.says("#verify", "qyrsqyrs verify").await?;
        mira.click("#ask-coach").await?;
        // The page reloads by itself until the coach is done.
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
        Ok(())
    });
}

#[test]
#[ignore = "needs a browser"]
fn a_swipe_steps_on_a_phone() {
    in_browser(async |stage| {
        let mira = stage.user(BrowserOptions { prefs: "", ..BrowserOptions::PHONE }).await?;
        paste(&mira, &stage, RECORD).await?;
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
        Ok(())
    });
}
