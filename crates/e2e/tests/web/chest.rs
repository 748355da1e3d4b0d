//! The end of a round: the chest opens in beats, nothing appears before its beat, and everything fits on one screen.

use serde_json::Value;
use thirtyfour::prelude::*;

use crate::access::{RARE_ROUNDS, sit_down_in_rare_round};
use crate::stage::{BrowserOptions, BrowserUser, TestError, in_browser};

/// Records the content of the page and the announcements after every animation frame, if they have changed.
const WATCH: &str = r#"
  window.samples = [];
  const look = () => {
    const all = (css) => [...document.querySelectorAll(css)];
    const sample = document.querySelector('#result') && {
      cards: all('#result .loot [data-card]').map((card) => [card.dataset.card, card.getAttribute('aria-label')]),
      html: document.querySelector('main').outerHTML + (document.getElementById('air')?.outerHTML ?? ''),
      said: all('#say p').map((line) => line.textContent).join('\n'),
    };
    if (sample && sample.html !== samples.at(-1)?.html) samples.push(sample);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
"#;

/// The parts of the page that show the end of a round, in the order of the beats.
const BEATS: [(&str, &str); 4] = [
    ("who takes the chest", "class=\"taker\""),
    ("Flawless", "Flawless"),
    ("the points", "class=\"tally\""),
    ("the ranking", "class=\"ranks\""),
];

fn text<'v>(sample: &'v Value, key: &str) -> &'v str {
    sample[key].as_str().unwrap_or_default()
}

/// The number of beats that a sample shows: cards first, then the rest.
fn shown(sample: &Value, cards: usize) -> usize {
    let count = sample["cards"].as_array().map_or(0, Vec::len);
    let later = BEATS.iter().filter(|(_, mark)| text(sample, "html").contains(mark)).count();
    if count < cards { count } else { cards + later }
}

/// Fails if a sample contains anything of a later beat.
fn check_sample(sample: &Value, truth: &[(String, String)]) {
    let now = shown(sample, truth.len());
    let (html, said) = (text(sample, "html"), text(sample, "said").to_lowercase());
    for (index, (card, label)) in truth.iter().enumerate().filter(|(index, _)| *index >= now) {
        assert!(
            !html.contains(&format!("#{card}\"")) && !html.contains(&format!("\"{card}\"")),
            "{card} at beat {now}"
        );
        assert!(!said.contains(&label.to_lowercase()), "card {index} is said at beat {now}: {said}");
    }
    for (index, (what, mark)) in BEATS.iter().enumerate() {
        assert!(now > truth.len() + index || !html.contains(mark), "{what} is shown at beat {now}");
    }
    let (chest, rest): (Vec<&str>, Vec<&str>) = said.lines().partition(|line| line.contains("the chest: "));
    assert!(now > truth.len() || chest.is_empty(), "the chest's points are told at beat {now}: {said}");
    let tells = |part: &str| rest.iter().any(|line| line.contains(part));
    let points = html.contains("<tfoot") || tells("minus points") || tells("no points");
    assert!(now >= truth.len() + 3 || !points, "points are told at beat {now}: {said}");
    assert!(now >= truth.len() + 2 || !said.contains("flawless"), "Flawless is said at beat {now}: {said}");
    assert!(now >= truth.len() + 4 || !said.contains("match is over"), "the end is said at beat {now}: {said}");
}

fn cards_of(sample: &Value) -> Vec<(String, String)> {
    let pair = |card: &Value| Some((card[0].as_str()?.to_owned(), card[1].as_str()?.to_owned()));
    sample["cards"].as_array().into_iter().flatten().filter_map(pair).collect()
}

#[test]
#[ignore = "needs a browser"]
fn the_chest_opens_in_beats_and_nothing_appears_early() {
    in_browser(async |stage| {
        let person = stage.user(BrowserOptions { prefs: "pace:normal.sound:off", ..BrowserOptions::VISITOR }).await?;
        sit_down_in_rare_round(&person, &stage, RARE_ROUNDS[1]).await?;
        person.run(WATCH).await?;
        person.play_round().await?;
        person.find(".ranks li.win").await?;
        person.find("#next:focus").await?;
        let samples = person.run("return samples").await?;
        let samples = samples.as_array().ok_or("a list")?;
        let truth = cards_of(samples.last().ok_or("the page was looked at")?);
        assert_eq!(truth.len(), 4, "the chest holds four cards");
        samples.iter().for_each(|sample| check_sample(sample, &truth));
        let mut seen: Vec<usize> = samples.iter().map(|sample| shown(sample, truth.len())).collect();
        seen.dedup();
        assert_eq!(seen, (0..=truth.len() + BEATS.len()).collect::<Vec<_>>(), "every beat has a separate frame");
        Ok(())
    });
}

#[test]
#[ignore = "needs a browser"]
fn space_and_a_click_skip_to_the_end_of_the_beats() {
    in_browser(async |stage| {
        let person = stage.user(BrowserOptions { prefs: "pace:slow.sound:off", ..BrowserOptions::VISITOR }).await?;
        for (rare, key) in RARE_ROUNDS.into_iter().zip([true, false]) {
            sit_down_in_rare_round(&person, &stage, rare).await?;
            person.play_round().await?;
            person.find("#result[data-scene=chest]").await?;
            if key {
                person.press(" ").await?;
            } else {
                person.click_now("#result .treasure").await?;
            }
            assert_eq!(person.count("#result .loot [data-card]").await?, 4, "all cards are there");
            assert!(person.has(".ranks li.win").await?, "and so is the end of the match");
        }
        Ok(())
    });
}

/// Records the result and the pending timers at the end of the task that shows the result.
const WATCH_AT_ONCE: &str = r#"
  const pending = new Set(), set = window.setTimeout, clear = window.clearTimeout;
  window.setTimeout = (run, time) => { const id = set(() => { pending.delete(id); run(); }, time); pending.add(id); return id; };
  window.clearTimeout = (id) => { pending.delete(id); clear(id); };
  new MutationObserver(() => {
    const result = document.querySelector('#result');
    if (!result || window.first) return;
    window.first = {
      cards: result.querySelectorAll('.loot [data-card]').length, scene: result.dataset.scene ?? null,
      points: result.querySelectorAll('.tally tbody tr').length, sheet: document.querySelectorAll('#scores tbody tr').length,
      said: document.querySelector('#say p:last-child').textContent, timers: pending.size,
      moving: document.getAnimations().filter((one) => one.effect?.target?.closest('.air')).length,
    };
  }).observe(document.querySelector('main'), { childList: true, subtree: true });
"#;

#[test]
#[ignore = "needs a browser"]
fn at_once_and_without_motion_everything_shows_in_one_update() {
    in_browser(async |stage| {
        for prefs in ["pace:instant.sound:off", "pace:fast.motion:off.sound:off"] {
            let person = stage.user(BrowserOptions { prefs, ..BrowserOptions::VISITOR }).await?;
            sit_down_in_rare_round(&person, &stage, RARE_ROUNDS[0]).await?;
            person.run(WATCH_AT_ONCE).await?;
            person.play_round().await?;
            let first = person.run("return first").await?;
            assert_eq!(
                (&first["cards"], &first["points"], &first["sheet"]),
                (&4.into(), &4.into(), &1.into()),
                "{first}"
            );
            assert!(text(&first, "said").contains("points"), "{first}");
            assert_eq!(
                (&first["scene"], &first["timers"], &first["moving"]),
                (&Value::Null, &0.into(), &0.into()),
                "{first}"
            );
            person.find("#next:focus").await?;
        }
        Ok(())
    });
}

/// The sizes of the screens on which the end of a round and of a match must fit.
const SIZES: [(u32, u32); 7] =
    [(1366, 768), (1920, 1080), (2560, 1440), (390, 844), (360, 640), (844, 390), (640, 360)];

/// Whether the continue button is completely visible, has the focus, and is not covered.
const NEXT: &str = r#"
  const next = document.querySelector('#next'), box = next.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth && next.contains(top) && scrollY === 0
    ? document.activeElement === next : `${box.top} to ${box.bottom} of ${innerHeight}, scrolled ${scrollY}, under ${top?.outerHTML.slice(0, 80)}`;
"#;

async fn check_next(person: &BrowserUser, what: &str) -> Result<(), TestError> {
    person.find("#next").await?;
    assert_eq!(person.run(NEXT).await?, true, "{what}");
    Ok(())
}

#[test]
#[ignore = "needs a browser"]
fn the_continue_button_is_visible_and_reacts_to_enter() {
    in_browser(async |stage| {
        for size in SIZES {
            // An emulated phone has exactly the requested size.
            let person = stage.user(BrowserOptions { size, ..BrowserOptions::PHONE }).await?;
            stage.new_table(&person, &["players=4"], Some(2)).await?;
            person.go_on().await?;
            person.waits_for_stash().await?;
            person.play_round().await?;
            check_next(&person, &format!("the first round at {size:?}")).await?;
            person.press(Key::Enter).await?;
            person.waits_for_stash().await?;
            person.play_round().await?;
            person.find(".ranks li.win").await?;
            check_next(&person, &format!("the end at {size:?}")).await?;
        }
        Ok(())
    });
}
