//! Counting practice: the player counts their points of a round before the page shows them.

use serde_json::Value;
use thirtyfour::Key;

use crate::access::{RARE_ROUNDS, check_layout, sit_down_in_rare_round};
use crate::stage::{BrowserOptions, BrowserUser, Stage, TestError, in_browser};

/// The sum of the cards that the page shows to the player, and whether anything of the result is on the page or was
/// announced.
const ASKED: &str = r#"
  const form = document.querySelector('#count:not([hidden])');
  const said = [...document.querySelectorAll('#say p')].map((line) => line.textContent);
  return form && {
    raw: [...form.querySelectorAll('svg.card use')].reduce((sum, card) => sum + (parseInt(card.getAttribute('href').slice(2)) || 0), 0),
    html: document.querySelector('main').outerHTML,
    scored: said.filter((line) => line.includes('minus point') && !line.includes('chest') && !line.includes('?')).length,
    focus: document.activeElement.id || document.activeElement.name,
  };
"#;

async fn join_before_the_last_trick(person: &BrowserUser, stage: &Stage) -> Result<(), TestError> {
    // The player of seat 0 wins six tricks, and two of the others are Flawless.
    sit_down_in_rare_round(person, stage, (RARE_ROUNDS[1].0, 0, RARE_ROUNDS[1].2)).await
}

async fn asked(person: &BrowserUser) -> Result<Value, TestError> {
    person.find("#count:not([hidden])").await?;
    let asked = person.run(ASKED).await?;
    let html = asked["html"].as_str().ok_or("the page")?;
    for part in ["class=\"tally\"", "id=\"next\"", "id=\"how\"", "class=\"ranks\""] {
        assert!(!html.contains(part), "{part} is on the page before the answer");
    }
    assert_eq!(asked["scored"], 0, "the points are said before the answer");
    Ok(asked)
}

async fn answer(person: &BrowserUser, text: &str, reply: &str) -> Result<(), TestError> {
    person.write("#count input", text).await?;
    person.press(Key::Enter).await?;
    person.says("#count .told", reply).await
}

#[test]
#[ignore = "needs a browser"]
fn the_player_counts_before_the_points_are_shown() {
    in_browser(async |stage| {
        for prefs in ["pace:fast.sound:off.count:on", "pace:instant.motion:off.sound:off.count:on"] {
            let person = stage.user(BrowserOptions { prefs, ..BrowserOptions::VISITOR }).await?;
            join_before_the_last_trick(&person, &stage).await?;
            person.says(".seat.me .minus", "?").await?;
            person.play_round().await?;
            let asked = asked(&person).await?;
            let raw = asked["raw"].as_u64().ok_or("a sum")?;
            assert_eq!(asked["focus"], "answer", "{prefs}");
            person.picture("count-asked").await?;
            answer(&person, "many", "Type a number").await?;
            answer(&person, &(raw * 4 + 1).to_string(), "Not quite").await?;
            answer(&person, &raw.to_string(), "multiply that by 4").await?;
            assert!(!person.has(".tally").await?, "a wrong answer does not tell the result");
            answer(&person, &format!("-{}", raw * 4), "Right").await?;
            person.picture("count-right").await?;
            // The button that shows the result has the focus.
            person.press(Key::Enter).await?;
            person.find(".ranks li.win").await?;
            person.find("#next:focus").await?;
            // The explanation stays beside the points of the last round, even when the end of the match covers them.
            let way = person.run("return document.querySelector('.counted').textContent").await?;
            let expected = format!("{raw} × 4 = {}", raw * 4);
            assert!(way.as_str().is_some_and(|way| way.contains(&expected)), "{way}");
            assert!(person.has(".tally").await?, "the points are there");
        }
        Ok(())
    });
}

#[test]
#[ignore = "needs a browser"]
fn giving_up_shows_the_result_and_the_question_fits_on_a_phone() {
    in_browser(async |stage| {
        for (lang, size) in [("bn", (360, 640)), ("de", (844, 390))] {
            let prefs = "pace:instant.motion:off.sound:off.count:on";
            let person = stage.user(BrowserOptions { prefs, lang, size, ..BrowserOptions::PHONE }).await?;
            join_before_the_last_trick(&person, &stage).await?;
            person.play_round().await?;
            let asked = asked(&person).await?;
            assert_eq!(asked["focus"], "count", "the keyboard of the phone stays shut");
            check_layout(&person, &format!("the question in {lang}")).await?;
            person.picture(&format!("count-phone-{lang}")).await?;
            person.click("#count [data-do=counted]").await?;
            // The end of the match covers the points.
            person.find(".ranks li.win").await?;
            assert!(person.has(".counted").await? && person.has(".tally").await?, "the points are there");
            assert!(!person.has("#count").await?, "the question is over");
            person.picture(&format!("count-phone-{lang}-after")).await?;
        }
        Ok(())
    });
}

#[test]
#[ignore = "needs a browser"]
fn nobody_waits_for_a_player_who_counts() {
    in_browser(async |stage| {
        let (host, guest) = stage.two_at_a_table().await?;
        // Only the guest counts: the setting is in the cookie of their browser.
        guest.run("document.cookie = 'prefs=pace:instant.motion:off.sound:off.count:on; path=/'").await?;
        guest.driver().refresh().await?;
        tokio::try_join!(host.play_round(), guest.play_round())?;
        guest.find("#count:not([hidden])").await?;
        host.find(".tally").await?;
        host.click("#next").await?;
        assert!(guest.has("#count:not([hidden])").await?, "the actions of others do not remove the question");
        guest.click("#count [data-do=counted]").await?;
        guest.click("#next").await?;
        host.waits_for_stash().await?;
        guest.waits_for_stash().await
    });
}
