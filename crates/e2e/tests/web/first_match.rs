//! The first match teaches the game, and rules and settings open without leaving the table.

use std::collections::BTreeSet;

use thirtyfour::Key;

use crate::stage::{BrowserOptions, BrowserUser, TestError, in_browser};

/// Collects the moment of every teaching sentence that the table shows.
const COLLECT: &str = r#"
  window.seenMarks = [];
  const look = () => {
    const mark = document.querySelector('#teach:not([hidden]) [data-teach]:not([hidden])');
    if (mark && window.seenMarks.at(-1) !== mark.dataset.teach) window.seenMarks.push(mark.dataset.teach);
  };
  look();
  new MutationObserver(look).observe(document.querySelector('#teach'), { attributes: true, subtree: true });
"#;

async fn marks(user: &BrowserUser) -> Result<Vec<String>, TestError> {
    let marks = user.run("return window.seenMarks").await?;
    Ok(marks.as_array().into_iter().flatten().filter_map(|mark| mark.as_str().map(str::to_owned)).collect())
}

#[test]
#[ignore = "needs a browser"]
fn the_first_round_teaches_each_thing_once() {
    in_browser(async |stage| {
        let mira = stage.solo(BrowserOptions::QUICK).await?;
        mira.waits_for_stash().await?;
        mira.run(COLLECT).await?;
        assert_eq!(marks(&mira).await?, ["stash"]);
        mira.click("#teach button").await?;
        mira.find("body:has(#teach[hidden])").await?;
        mira.play_round().await?;
        let first = marks(&mira).await?;
        let distinct: BTreeSet<&String> = first.iter().collect();
        assert_eq!(distinct.len(), first.len(), "each once: {first:?}");
        assert!(first.contains(&"last".to_owned()), "{first:?}");
        // The next round does not repeat any sentence.
        mira.go_on().await?;
        mira.waits_for_stash().await?;
        mira.find("body:has(#teach[hidden])").await?;
        Ok(())
    });
}

#[test]
#[ignore = "needs a browser"]
fn rules_and_settings_open_over_the_table_and_apply_at_once() {
    in_browser(async |stage| {
        let mira = stage.solo(BrowserOptions::QUICK).await?;
        mira.waits_for_stash().await?;
        let address = mira.driver().current_url().await?;
        mira.click(".menu summary").await?;
        mira.click(".menu a[href^='/rules?table=']").await?;
        mira.find("#drawer[open] .drawn h1").await?;
        mira.press(Key::Escape).await?;
        mira.find("body:not(:has(#drawer[open]))").await?;
        mira.click(".menu summary").await?;
        mira.click(".menu a[href='/settings']").await?;
        mira.click("#drawer label:has([name=pace][value=slow])").await?;
        mira.find("html[data-pace=slow]").await?;
        mira.click("#drawer .close-side").await?;
        mira.find("body:not(:has(#drawer[open]))").await?;
        assert_eq!(mira.driver().current_url().await?, address, "the table was never left");
        mira.open(address.as_str()).await?;
        mira.find("html[data-pace=slow]").await?;
        Ok(())
    });
}

#[test]
#[ignore = "needs a browser"]
fn a_table_that_began_as_a_lobby_equals_its_reload() {
    in_browser(async |stage| {
        let (mira, asha) = stage.two_at_a_table().await?;
        mira.find("#listen.panel").await?;
        asha.find("#listen.panel").await?;
        mira.click(".open-side").await?;
        mira.click("#reactions summary").await?;
        mira.click("#reactions [value=wow]").await?;
        asha.find(".bubble").await?;
        Ok(())
    });
}
