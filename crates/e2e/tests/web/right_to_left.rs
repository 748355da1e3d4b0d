//! A right-to-left language: the pages are mirrored, but play at the table still goes clockwise.

use testkit::{Need, require};

use crate::access::{check_layout, run_axe};
use crate::stage::{BrowserOptions, BrowserUser, TestError, in_browser};

/// The positions of the seats, and whether the page scrolls sideways.
const POSITIONS: &str = r#"
  const x = (css) => document.querySelector(css)?.getBoundingClientRect().x ?? null;
  const page = document.documentElement;
  return { dir: page.dir, sideways: page.scrollWidth - page.clientWidth,
    left: x('.seat.left'), right: x('.seat.right'), brand: x('.brand'), menu: x('.menu summary') };
"#;

async fn look(person: &BrowserUser, axe: &str, what: &str) -> Result<(), TestError> {
    let place = person.run(POSITIONS).await?;
    assert_eq!((&place["dir"], &place["sideways"]), (&"rtl".into(), &0.into()), "{what}: {place}");
    person.picture(&format!("arabic-{}", what.replace([' ', '/'], "-"))).await?;
    check_layout(person, what).await?;
    run_axe(person, axe, what.to_owned()).await
}

#[test]
#[ignore = "needs a browser and axe-core"]
fn arabic_at_360_pixels_mirrors_the_pages_but_not_the_table() {
    in_browser(async |stage| {
        require(Need::Axe);
        let axe = std::fs::read_to_string(std::env::var("QYRSQYRS_AXE")?)?;
        let options = BrowserOptions { size: (360, 640), prefs: BrowserOptions::STILL, ..BrowserOptions::PHONE };
        let person = stage.user(options).await?;
        // An incomplete language is not in the menu, but the cookie selects it.
        person.run("document.cookie = 'lang=ar; path=/'").await?;
        for path in ["/", "/rules", "/settings", "/learn", "/gems", "/pad"] {
            person.open(&stage.url(path)).await?;
            look(&person, &axe, path).await?;
        }
        stage.new_table(&person, &["players=4"], None).await?;
        look(&person, &axe, "the lobby").await?;
        person.go_on().await?;
        person.waits_for_stash().await?;
        person.stash().await?;
        person.waits_for_turn().await?;
        look(&person, &axe, "the table").await?;
        let place = person.run(POSITIONS).await?;
        let x = |key: &str| place[key].as_f64().unwrap_or_default();
        assert!(x("left") < x("right"), "play goes clockwise: {place}");
        assert!(x("brand") > x("menu"), "the bar is mirrored: {place}");
        person.play_round().await?;
        look(&person, &axe, "the result").await
    });
}
