//! Printing: the rules fit on both sides of one sheet, the pad prints as a score sheet, and the ink is dark in both
//! themes.

use serde_json::{Value, json};
use words::Lang;

use crate::stage::{BrowserOptions, BrowserUser, TestError, in_browser};

/// The number of pages that the browser would print.
async fn pages(person: &BrowserUser) -> Result<u64, TestError> {
    let options = json!({ "preferCSSPageSize": true, "printBackground": false });
    let printed = person.driver().cdp().send_raw("Page.printToPDF", options).await?;
    let count = "arguments[1]((atob(arguments[0]).match(/\\/Type\\s*\\/Page[^s]/g) ?? []).length)";
    let pages = person.run_async(count, vec![printed["data"].clone()]).await?;
    pages.as_u64().ok_or_else(|| format!("a number of pages: {pages}").into())
}

/// The colours of the page and of its text in print.
async fn ink(person: &BrowserUser) -> Result<Value, TestError> {
    person.driver().cdp().send_raw("Emulation.setEmulatedMedia", json!({ "media": "print" })).await?;
    let seen = "const of = (css) => getComputedStyle(document.querySelector(css));
        return [of('body').backgroundColor, of('main h1').color, of('main p').color, of('.bar').display]";
    let ink = person.run(seen).await;
    person.driver().cdp().send_raw("Emulation.setEmulatedMedia", json!({ "media": "" })).await?;
    ink
}

#[test]
#[ignore = "needs a browser"]
fn the_rules_fit_one_sheet_with_those_of_the_table() {
    in_browser(async |stage| {
        for lang in Lang::ALL {
            for theme in ["light", "dark"] {
                let prefs = if theme == "dark" { "theme:dark" } else { "theme:light" };
                let person = stage.user(BrowserOptions { lang: lang.code(), prefs, ..BrowserOptions::VISITOR }).await?;
                stage.new_table(&person, &["players=3"], None).await?;
                let table = person.run("return document.querySelector('.menu nav a[href^=\"/rules\"]').href").await?;
                person.open(table.as_str().ok_or("a link to the rules")?).await?;
                person.find("#this-table li").await?;
                let count = pages(&person).await?;
                assert!((1..=2).contains(&count), "{lang}: {count} pages");
                let black = "rgb(0, 0, 0)";
                assert_eq!(ink(&person).await?, json!(["rgb(255, 255, 255)", black, black, "none"]), "{lang} {theme}");
            }
        }
        Ok(())
    });
}

#[test]
#[ignore = "needs a browser"]
fn the_pad_prints_as_a_score_sheet() {
    in_browser(async |stage| {
        let person = stage.user(BrowserOptions { prefs: "theme:dark", ..BrowserOptions::VISITOR }).await?;
        person.open(&stage.url("/pad")).await?;
        person.find("#setup").await?;
        assert_eq!(pages(&person).await?, 1, "an empty sheet to fill in by hand");
        person.click("#setup > .btn.main").await?;
        person.click("[data-rest='0']").await?;
        person.click("#write").await?;
        person.find("#sheet-body tr").await?;
        assert_eq!(pages(&person).await?, 1, "the sheet of the match");
        person.driver().cdp().send_raw("Emulation.setEmulatedMedia", json!({ "media": "print" })).await?;
        let shown = "const seen = (css) => !!document.querySelector(css)?.getClientRects().length;
            return [seen('#sheet table'), seen('#entry'), seen('.paper'), seen('.pad-tools')]";
        assert_eq!(person.run(shown).await?, json!([true, false, false, false]));
        Ok(())
    });
}
