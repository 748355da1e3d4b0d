//! My matches: statistics, export, import, deletion.

use serde_json::json;
use testkit::time_limit;

use crate::stage::{BrowserOptions, BrowserUser, TestError, in_browser};

/// A match of the score pad, as the pad stores it.
const PAD_MATCH: &str = r#"localStorage['qyrsqyrs.pads'] = JSON.stringify([{ format: 'qyrsqyrs-pad/1', id: 'p1',
    started: '2026-11-15T18:00:00.000Z', players: 3, names: ['Mira', 'Tom', 'Ada'], dealer: 0, grandOwn: 'keeps', length: { rounds: 2 },
    rounds: [{ tricks: [6, 3, 0], raw: [101, 39, 0] }] }])"#;

/// Presses the button that exports everything, and returns the content of the file.
async fn export(person: &BrowserUser) -> Result<String, TestError> {
    person
        .run("window.saved = ''; const make = URL.createObjectURL; URL.createObjectURL = (blob) => { blob.text().then((text) => { saved = text; }); return make(blob); }")
        .await?;
    person.click("#export").await?;
    let attempt =
        async || Ok(person.run("return saved").await?.as_str().filter(|text| !text.is_empty()).map(str::to_owned));
    person.until("a file is saved", time_limit(30), attempt).await
}

#[test]
#[ignore = "needs a browser"]
fn matches_are_counted_exported_deleted_and_imported() {
    in_browser(async |stage| {
        let mira = stage.user(BrowserOptions::QUICK).await?;
        stage.play_a_match(&mira, &["strength=easy"]).await?;
        stage.play_a_match(&mira, &["strength=strong"]).await?;
        mira.open(&stage.url("/matches")).await?;
        mira.run(PAD_MATCH).await?;
        mira.driver().refresh().await?;
        mira.find("#pads-list li").await?;
        mira.picture("matches").await?;
        assert_eq!(mira.count("section .list > li").await?, 3);
        // The rows: all matches, four players, and one group for each level.
        assert_eq!(mira.count("#figures tbody tr").await?, 4);
        assert_eq!(mira.count("#figures svg").await?, 2);
        mira.says("#figures", "Based on 2 rounds.").await?;
        let figures = mira.text("#figures .figs").await?;
        assert_eq!(mira.count("#played .faces .me").await?, 2, "oneself is marked in each match");
        assert!(mira.count("#played .crown").await? >= 2, "and so is each winner");
        let names = mira.text("#played .what small").await?;
        assert!(names.contains(" · Strong") && !names.contains("Bot"), "{names}");
        assert_eq!(mira.count("#moments li").await?, 4);

        let saved = export(&mira).await?;
        let lines: Vec<&str> = saved.lines().collect();
        assert_eq!(lines.len(), 3);
        assert!(lines[..2].iter().all(|line| line.contains("\"x-seat\":0")), "{saved}");
        assert!(lines[2].contains("qyrsqyrs-pad/1"));

        // Delete one match, then everything.
        mira.click("section .list a[href$='/delete']").await?;
        mira.click("#delete .main").await?;
        mira.text_that("[role=status]", |text| text == "Match deleted.").await?;
        mira.click("a[href='/matches/delete']").await?;
        mira.click("#delete .main").await?;
        mira.text_that("[role=status]", |text| text == "All your matches and settings here have been deleted.").await?;
        mira.ready().await?;
        assert!(mira.has("#none").await? && mira.has("#pads[hidden]").await?);
        assert_eq!(mira.run("return localStorage.length").await?, json!(0));

        // Importing the file restores everything. A line that is not a match is reported and skipped.
        let folder = tempfile::tempdir()?;
        let file = folder.path().join("saved.jsonl");
        std::fs::write(&file, format!("{}\nnot a match\n{}\n{}\n", lines[0], lines[1], lines[2]))?;
        read_file(&mira, &file).await?;
        mira.text_that("#imported", |text| {
            text.contains("3 matches added.") && text.contains("Line 2 isn’t a saved match")
        })
        .await?;
        // A script lists the matches of the pad.
        mira.ready().await?;
        assert_eq!(mira.count("section .list > li").await?, 3);
        assert_eq!(mira.text("#figures .figs").await?, figures);
        read_file(&mira, &file).await?;
        mira.text_that("#imported", |text| {
            text.contains("No new match") && text.contains("3 matches were here already.")
        })
        .await?;
        mira.ready().await?;
        assert_eq!(mira.count("section .list > li").await?, 3);
        Ok(())
    });
}

async fn read_file(person: &BrowserUser, file: &std::path::Path) -> Result<(), TestError> {
    person.find("#import-file").await?.send_keys(file.display().to_string()).await?;
    person.click("#import button").await
}
