//! Animations of cards, and no layout shifts.

use serde_json::Value;

use crate::stage::{BrowserOptions, in_browser};

/// A user with fast animations.
const FLYING: BrowserOptions = BrowserOptions { prefs: "pace:fast.sound:off", ..BrowserOptions::VISITOR };

/// Plays the first legal card while every message to the server is delayed by half a second. Calls back two animation
/// frames later with the visible state.
const PLAY_ON_A_SLOW_LINE: &str = r#"
  const done = arguments[arguments.length - 1], send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) { setTimeout(() => send.call(this, text), 500); };
  const card = document.querySelector('#hand.go [data-card]:not([aria-disabled])');
  card.click();
  requestAnimationFrame(() => requestAnimationFrame(() => {
    const flying = document.getAnimations().filter((one) => one.effect.target?.closest('.air'));
    const own = (frame) => Object.keys(frame).filter((key) => !['offset', 'computedOffset', 'easing', 'composite'].includes(key));
    done({
      card: card.dataset.card, left: getComputedStyle(card).opacity === '0', flying: flying.length,
      changes: [...new Set(flying.flatMap((one) => one.effect.getKeyframes().flatMap(own)))].sort().join(),
    });
    WebSocket.prototype.send = send;
  }));
"#;

#[test]
#[ignore = "needs a browser"]
fn a_played_card_leaves_the_hand_before_the_server_answers() {
    in_browser(async |stage| {
        let mira = stage.solo(FLYING).await?;
        mira.stash().await?;
        mira.waits_for_turn().await?;
        let seen = mira.run_async(PLAY_ON_A_SLOW_LINE, Vec::new()).await?;
        assert_eq!(seen["left"], true, "the card has left the hand: {seen}");
        assert!(seen["flying"].as_u64() > Some(0), "and flies: {seen}");
        assert_eq!(seen["changes"], "transform", "nothing but transforms changes: {seen}");
        let card = seen["card"].as_str().ok_or("a card")?;
        mira.find(&format!("body:not(:has(#hand [data-card='{card}']))")).await?;
        mira.find("body:not(:has(.air .flyer))").await?;
        Ok(())
    });
}

/// Plays a card that the player does not hold instead of a legal one, so that the server refuses it.
const PLAY_A_CARD_OF_ANOTHER: &str = r#"
  const all = ['R', 'K', 'B', 'G'].flatMap((colour) => [2, 3, 4, 5, 6, 7, 8, 'Q'].map((rank) => colour + rank));
  const card = document.querySelector('#hand.go [data-card]:not([aria-disabled])');
  const other = all.find((name) => !document.querySelector(`#hand [data-card="${name}"]`));
  card.classList.add('forged');
  card.value = card.dataset.card = other;
  card.click();
  return card.style.opacity;
"#;

#[test]
#[ignore = "needs a browser"]
fn a_refused_card_comes_back_with_the_reason() {
    in_browser(async |stage| {
        let mira = stage.solo(FLYING).await?;
        mira.stash().await?;
        mira.waits_for_turn().await?;
        let card = mira.run(PLAY_A_CARD_OF_ANOTHER).await?;
        assert_eq!(card, "0", "it leaves at once");
        mira.text_that("#why", |why| !why.is_empty()).await?;
        let attempt = async || {
            Ok((mira.run("return document.querySelector('#hand .forged').style.opacity").await? == "").then_some(()))
        };
        mira.until("the card is back", testkit::time_limit(10), attempt).await?;
        mira.find("body:not(:has(.air .flyer))").await?;
        Ok(())
    });
}

#[test]
#[ignore = "needs a browser"]
fn a_card_chosen_without_a_connection_is_played_when_it_is_back() {
    in_browser(async |mut stage| {
        let mira = stage.solo(BrowserOptions::QUICK).await?;
        mira.stash().await?;
        mira.waits_for_turn().await?;
        let card =
            mira.run("return document.querySelector('#hand.go [data-card]:not([aria-disabled])').dataset.card").await?;
        let card = card.as_str().ok_or("a card")?.to_owned();
        stage.server.kill();
        mira.says("#net", "lost").await?;
        mira.click(&format!("#hand [data-card='{card}']")).await?;
        mira.says("#net", "as soon as it is back").await?;
        stage.server.start_again().await?;
        mira.find(&format!("body:not(:has(#hand [data-card='{card}']))")).await?;
        mira.text_that("#net", str::is_empty).await?;
        Ok(())
    });
}

/// Adds up all layout shifts, including those that follow an input.
pub(crate) const MEASURE: &str = "window.shift = 0; window.moved = new Set();
  new PerformanceObserver((list) => { for (const one of list.getEntries()) { shift += one.value; for (const { node } of one.sources) moved.add(node?.id || node?.className || node?.nodeName); } })
    .observe({ type: 'layout-shift' });";

#[test]
#[ignore = "needs a browser"]
fn the_layout_does_not_shift() {
    in_browser(async |stage| {
        for size in [(1366, 768), (1920, 1080), (390, 844), (360, 640), (844, 390)] {
            let options = BrowserOptions { size, prefs: FLYING.prefs, ..BrowserOptions::PHONE };
            let mira = stage.user(options).await?;
            stage.new_table(&mira, &["players=4"], Some(1)).await?;
            mira.go_on().await?;
            mira.waits_for_stash().await?;
            mira.run(MEASURE).await?;
            mira.play_round().await?;
            mira.find(".ranks li.win").await?;
            let shift: Value = mira.run("return [shift, [...moved].join()]").await?;
            assert!(shift[0].as_f64().is_some_and(|shift| shift < 0.02), "{size:?}: {shift}");
        }
        Ok(())
    });
}
