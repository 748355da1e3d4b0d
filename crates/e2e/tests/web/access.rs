//! Accessibility: every page in every language, on small screens and for screen readers.

use pages::site::PAGES;
use testkit::{Need, require};
use thirtyfour::Key;
use words::Lang;

use crate::stage::{BrowserOptions, BrowserUser, Stage, TestError, in_browser};

/// Pages without a table that `PAGES` does not list.
const MORE_PAGES: &[&str] = &[
    "/nowhere",
    "/learn/lesson/1?card=R8",
    "/learn/lesson/3?cards=G7",
    "/learn/lesson/6",
    "/learn/lesson/8?cards=K2.K8",
    "/learn/puzzle/1",
    "/learn/puzzle/2?show=1",
    "/learn/puzzle/40?show=1",
];

/// Returns the elements that are cut off or overflow, and the texts that cover each other.
const LAYOUT: &str = r#"
  const faults = [];
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 1) faults.push('the page is ' + wide + ' px too wide');
  // Elements clipped to nothing are only for screen readers.
  const clipped = (el) => el && (getComputedStyle(el).clipPath === 'inset(50%)' || clipped(el.parentElement));
  const seen = (el) => el.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !el.closest('.sprite, .skip') && !clipped(el);
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode, el = node.parentElement;
    if (!node.data.trim() || !seen(el) || el.closest('noscript, option, script')) continue;
    const mark = texts.length;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 2 || box.height < 2) continue;
      if (box.right > innerWidth + 1 || box.left < -1) faults.push('sticks out: ' + node.data.trim().slice(0, 60));
      texts.push({ box, el, text: node.data.trim().slice(0, 40) });
    }
    for (let up = el; up && up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.clipPath !== 'none') { texts.splice(mark); break; }
      if (style.overflowX !== 'visible' && up.scrollWidth > up.clientWidth + 1 && style.overflowX !== 'auto')
        faults.push('cut off: ' + node.data.trim().slice(0, 60));
      // Text scrolled out of its box covers nothing.
      const clip = style.overflowY === 'auto' && up.getBoundingClientRect();
      if (clip) texts.push(...texts.splice(mark).filter(({ box }) => box.bottom > clip.top && box.top < clip.bottom));
    }
  }
  for (let i = 0; i < texts.length; i++) for (let j = i + 1; j < texts.length; j++) {
    const a = texts[i], b = texts[j];
    // Popups may cover what is below them.
    if (a.el.closest('.menu nav, .who, .teach') !== b.el.closest('.menu nav, .who, .teach')) continue;
    if (a.el === b.el || a.el.contains(b.el) || b.el.contains(a.el)) continue;
    const x = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
    const y = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
    if (x > 3 && y > 7) faults.push('"' + a.text + '" covers "' + b.text + '"');
  }
  for (const el of document.querySelectorAll('a, button, input, select, summary')) {
    if (!seen(el) || el.type === 'hidden') continue;
    const box = el.getBoundingClientRect();
    const inline = el.matches('a') && getComputedStyle(el).display === 'inline';
    const labelled = el.closest('label') && el.matches('[type=radio], [type=checkbox]');
    if (!inline && !labelled && box.width && (box.width < 24 || box.height < 24)) faults.push('too small: ' + (el.textContent || el.name).trim().slice(0, 40));
  }
  return faults;
"#;

const STILL: &str = BrowserOptions::STILL;

pub(crate) async fn check_layout(person: &BrowserUser, what: &str) -> Result<(), TestError> {
    let faults = person.run(LAYOUT).await?;
    if faults.as_array().is_some_and(Vec::is_empty) { Ok(()) } else { Err(format!("{what}: {faults:#}").into()) }
}

/// Visits all pages and all stages of a table, and calls `look` for each.
async fn walk<'p, F: Future<Output = Result<(), TestError>> + 'p>(
    person: &'p BrowserUser,
    stage: &Stage,
    look: impl Fn(&'p BrowserUser, String) -> F,
) -> Result<(), TestError> {
    for path in PAGES.iter().map(|page| page.path).chain(MORE_PAGES.iter().copied()) {
        person.open(&stage.url(path)).await?;
        look(person, path.to_owned()).await?;
    }
    person.open(&stage.url("/pad")).await?;
    person.click("#setup > .btn.main").await?;
    person.click("[data-rest='0']").await?;
    person.click("#write").await?;
    person.find("#sheet").await?;
    look(person, "the pad with a Grand".to_owned()).await?;
    person.click("#entry [name=mode][value=cards]").await?;
    person.click("#entry [data-card=R8]").await?;
    look(person, "the pad with cards".to_owned()).await?;
    crate::lookback::visit(person, stage, &look).await?;
    stage.new_table(person, &["players=3"], None).await?;
    look(person, "the lobby".to_owned()).await?;
    person.click("#rules > summary").await?;
    look(person, "the rules of the lobby".to_owned()).await?;
    person.click("#rules > summary").await?;
    person.click("#sit1 > summary").await?;
    look(person, "who sits on a seat".to_owned()).await?;
    person.press(Key::Escape).await?;
    person.find("#sit1:not([open])").await?;
    person.go_on().await?;
    person.waits_for_stash().await?;
    // Wait until the others have put their cards into the chest, so that the page does not change during the check.
    person.find("#board:not(:has(.held.turn))").await?;
    look(person, "the stash".to_owned()).await?;
    person.click("#hand.go [data-card]").await?;
    person.find("#confirm:not([hidden])").await?;
    look(person, "the confirmation".to_owned()).await?;
    person.click("#confirm .main").await?;
    person.waits_for_turn().await?;
    look(person, "the table".to_owned()).await?;
    person.click(".menu > summary").await?;
    look(person, "the menu".to_owned()).await?;
    person.click(".menu > summary").await?;
    person.play_round().await?;
    look(person, "the result".to_owned()).await
}

/// Declares a test for each language, so that they run in parallel.
macro_rules! in_each_language {
    ($check:ident, $needs:literal) => {
        mod $check {
            use words::Lang;

            #[test]
            #[ignore = $needs]
            fn english() {
                super::$check(Lang::En);
            }

            #[test]
            #[ignore = $needs]
            fn german() {
                super::$check(Lang::De);
            }

            #[test]
            #[ignore = $needs]
            fn indonesian() {
                super::$check(Lang::Id);
            }

            #[test]
            #[ignore = $needs]
            fn hindi() {
                super::$check(Lang::Hi);
            }

            #[test]
            #[ignore = $needs]
            fn bengali() {
                super::$check(Lang::Bn);
            }
        }
    };
}

const _: () = assert!(Lang::ALL.len() == 5, "in_each_language leaves one out");

in_each_language!(nothing_is_cut_off_or_covered_at_360_pixels, "needs a browser");

fn nothing_is_cut_off_or_covered_at_360_pixels(lang: Lang) {
    in_browser(async |stage| {
        let person = stage.user(BrowserOptions { lang: lang.code(), prefs: STILL, ..BrowserOptions::PHONE }).await?;
        walk(&person, &stage, |person, what| async move {
            check_layout(person, &format!("{lang} {what}")).await?;
            person.picture(&format!("phone-{lang}-{}", what.replace(['/', ' ', '?', '=', '.'], "-"))).await
        })
        .await?;
        Ok(())
    });
}

#[test]
#[ignore = "needs a browser"]
fn a_phone_on_its_side_and_a_page_at_400_percent() {
    in_browser(async |stage| {
        for (size, name) in [((640, 360), "sideways"), ((320, 256), "at-400-percent")] {
            let person = stage.user(BrowserOptions { size, lang: "de", prefs: STILL, ..BrowserOptions::PHONE }).await?;
            walk(&person, &stage, |person, what| async move {
                check_layout(person, &format!("{name} {what}")).await?;
                person.picture(&format!("{name}-{}", what.replace(['/', ' ', '?', '=', '.'], "-"))).await
            })
            .await?;
        }
        Ok(())
    });
}

/// Rounds that are very rare by chance: one player wins every trick, and two players win none.
pub(crate) const RARE_ROUNDS: [(&str, u8, &str); 2] = [
    (
        "a Grand",
        1,
        r#""hands":["RQ KQ BQ GQ R8 K8 B8 G8","R2 G2 B3 K4 R5 G5 B6 K7","K2 R3 G3 B4 K5 R6 G6 B7","B2 K3 R4 G4 B5 K6 R7 G7"],
           "stash":"G8 R2 K2 B2","plays":"RQ R5 R3 R4 KQ G2 R6 R7 BQ B3 G3 K3 GQ K4 B4 G4 R8 G5 K5 B5 K8 K7 G6 K6 B8 B6 B7 G7""#,
    ),
    (
        "two Flawless",
        2,
        r#""hands":["RQ KQ BQ GQ R8 K8 B8 R2","R7 K2 R3 G3 B4 K5 R6 K7","G7 B2 K3 R4 G4 B5 K6 B7","G6 G2 B3 K4 R5 G5 B6 G8"],
           "stash":"R8 K2 B2 G2","plays":"RQ R3 R4 R5 KQ R6 K3 B3 BQ G3 G4 K4 GQ B4 B5 G5 K8 K5 K6 B6 B8 K7 B7 G8 R2 R7 G7 G6""#,
    ),
];

/// Joins a rare round shortly before its end, in the seat that the round names.
pub(crate) async fn sit_down_in_rare_round(
    person: &BrowserUser,
    stage: &Stage,
    (_, seat, cards): (&str, u8, &str),
) -> Result<(), TestError> {
    let record = format!(
        r#"{{"format":"qyrsqyrs/1","rules":{{"players":4,"follow":"colour-or-queen","queen_lead":"trump",
           "grand_own":"keeps","length":{{"rounds":1}}}},"players":["a","b","c","d"],"rounds":[{{"dealer":3,{cards}}}]}}"#
    );
    crate::lookback::paste(person, stage, &record).await?;
    person.click("#replay").await?;
    person.find("#what-if").await?;
    let there = person.driver().current_url().await?.to_string();
    person.open(&there.replace("step=0", &format!("step=25&take={seat}"))).await?;
    person.click("#what-if button").await?;
    person.find("#hand, #result").await.map(drop)
}

/// Plays the last card of each rare round and checks the layout of the result.
async fn rare_results(person: &BrowserUser, stage: &Stage, name: &str) -> Result<(), TestError> {
    for rare in RARE_ROUNDS {
        let what = rare.0;
        sit_down_in_rare_round(person, stage, rare).await?;
        person.play_round().await?;
        // The end of the match covers the result of the last round. A button shows that again.
        check_layout(person, &format!("{name} the end after {what}")).await?;
        person.click("[data-do=round]").await?;
        person.find("#result .feat").await?;
        check_layout(person, &format!("{name} {what}")).await?;
    }
    Ok(())
}

#[test]
#[ignore = "needs a browser"]
fn rare_results_are_not_cut_off() {
    in_browser(async |stage| {
        let tall = Lang::ALL.map(|lang| ((360, 640), lang));
        for (size, lang) in tall.into_iter().chain([((640, 360), Lang::De), ((320, 256), Lang::De)]) {
            let person =
                stage.user(BrowserOptions { size, lang: lang.code(), prefs: STILL, ..BrowserOptions::PHONE }).await?;
            rare_results(&person, &stage, &format!("{lang} {size:?}")).await?;
        }
        Ok(())
    });
}

#[test]
#[ignore = "needs a browser"]
fn a_phone_in_bengali_plays_a_round() {
    in_browser(async |stage| {
        let person = stage.solo(BrowserOptions { lang: "bn", ..BrowserOptions::PHONE }).await?;
        person.play_round().await?;
        assert_eq!(person.run("return document.documentElement.lang").await?, "bn");
        person.says("#result", "ট্রিক").await?;
        Ok(())
    });
}

in_each_language!(axe_finds_nothing_on_any_page_light_and_dark, "needs a browser and axe-core");

fn axe_finds_nothing_on_any_page_light_and_dark(lang: Lang) {
    in_browser(async |stage| {
        require(Need::Axe);
        let axe = std::fs::read_to_string(std::env::var("QYRSQYRS_AXE")?)?;
        let options = BrowserOptions { lang: lang.code(), prefs: BrowserOptions::STILL, ..BrowserOptions::VISITOR };
        let person = stage.user(options).await?;
        walk(&person, &stage, |person, what| run_axe(person, &axe, format!("{lang} {what}"))).await
    });
}

/// Runs axe on the page in both themes. The theme is an attribute of the page, so one load is enough.
const RUN_AXE: &str = r#"
  const done = arguments[arguments.length - 1];
  const page = document.documentElement;
  const summary = (node) => node.html + ' ' + node.failureSummary;
  const check = async (theme) => {
    page.dataset.theme = theme;
    const result = await axe.run(document, { resultTypes: ['violations'] });
    return result.violations.map((rule) => `${theme}: ${rule.id}: ${rule.nodes.map(summary).slice(0, 3).join('; ')}`);
  };
  const chosen = page.dataset.theme;
  check('light').then(async (light) => {
    const faults = [...light, ...await check('dark')];
    if (chosen) page.dataset.theme = chosen; else delete page.dataset.theme;
    done(faults);
  });
"#;

pub(crate) async fn run_axe(person: &BrowserUser, axe: &str, what: String) -> Result<(), TestError> {
    if person.run("return window.axe === undefined").await? == true {
        person.run(axe).await?;
    }
    let found = person.run_async(RUN_AXE, Vec::new()).await?;
    if found.as_array().is_some_and(Vec::is_empty) { Ok(()) } else { Err(format!("{what}: {found:#}").into()) }
}

/// Any transition, however short, would show colours of both themes until the next animation frame.
#[test]
#[ignore = "needs a browser"]
fn without_motion_a_change_of_theme_is_complete_at_once() {
    in_browser(async |stage| {
        let person = stage.user(BrowserOptions { prefs: STILL, ..BrowserOptions::VISITOR }).await?;
        person.open(&stage.url("/")).await?;
        let left = person
            .run(
                "const counted = [];
                for (const theme of ['light', 'dark', 'light']) {
                  document.documentElement.dataset.theme = theme;
                  counted.push(document.getAnimations().length);
                }
                return counted",
            )
            .await?;
        assert_eq!(left, serde_json::json!([0, 0, 0]));
        Ok(())
    });
}

#[test]
#[ignore = "needs a browser"]
fn each_event_is_announced_once_and_can_be_repeated() {
    in_browser(async |stage| {
        let person = stage.solo(BrowserOptions::QUICK).await?;
        person
            .run("window.heard = []; new MutationObserver((all) => { for (const one of all) for (const node of one.addedNodes) heard.push(node.textContent); }).observe(document.getElementById('say'), { childList: true })")
            .await?;
        person.play_round().await?;
        let heard = person.run("return heard").await?;
        let heard: Vec<&str> = heard.as_array().ok_or("a list")?.iter().filter_map(|line| line.as_str()).collect();
        let says = |parts: &[&str]| heard.iter().filter(|line| parts.iter().any(|part| line.contains(part))).count();
        assert_eq!(says(&["You play ", " plays ", "You lead ", " leads "]), 28, "{heard:#?}");
        assert_eq!(says(&["Your turn"]), 7, "{heard:#?}");
        assert_eq!(says(&[" the trick: ", " the last trick, "]), 7, "{heard:#?}");
        // Only the score sheet says this, and it always does, whether or not anyone has taken a trick.
        assert_eq!(says(&["points in total"]), 0, "{heard:#?}");
        for (key, part) in
            [("s", "points in total"), ("a", "the previous trick"), ("t", "No card"), ("h", "hand is empty")]
        {
            person.press(key).await?;
            person.says("#say", part).await?;
        }
        Ok(())
    });
}
