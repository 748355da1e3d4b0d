//! The card tracker.

use thirtyfour::Key;

use crate::stage::{BrowserOptions, in_browser};

#[test]
#[ignore = "needs a browser"]
fn the_setting_shows_the_tracker_which_marks_every_card() {
    in_browser(async |stage| {
        let mira = stage.solo(BrowserOptions::QUICK).await?;
        mira.stash().await?;
        mira.waits_for_turn().await?;
        assert!(!mira.has("details#tracker").await?, "it is off by default");
        mira.click(".menu > summary").await?;
        mira.click(".menu nav a[href='/settings']").await?;
        mira.click("#drawer label:has([name=tracker][value=on])").await?;
        mira.press(Key::Escape).await?;
        mira.find("details#tracker[open]").await?;
        mira.play().await?;
        mira.waits_for_turn().await?;
        let counts = mira
            .run("return [document.querySelectorAll('#tracker .out').length, document.querySelectorAll('#tracker .own').length, document.querySelectorAll('#hand [data-card]').length]")
            .await?;
        assert!(counts[0].as_u64() >= Some(4), "every card of the first trick is marked: {counts}");
        assert_eq!(counts[1].as_u64(), counts[2].as_u64().map(|held| held + 1), "hand and chest: {counts}");
        mira.picture("tracker").await?;
        // A key collapses it, and it stays collapsed after the next card.
        mira.press("c").await?;
        mira.find("#tracker:not([open])").await?;
        mira.play().await?;
        assert!(!mira.has("#tracker[open]").await?, "it stays collapsed");
        Ok(())
    });
}

#[test]
#[ignore = "needs a browser"]
fn the_tracker_fits_every_screen() {
    in_browser(async |stage| {
        for (size, phone) in [((1366, 768), false), ((390, 844), true), ((844, 390), true)] {
            let prefs = "pace:instant.sound:off.tracker:on";
            let lang = if phone { "hi" } else { "en" };
            let mira = stage.solo(BrowserOptions { size, phone, prefs, lang, ..BrowserOptions::VISITOR }).await?;
            mira.stash().await?;
            for _ in 0..4 {
                mira.play().await?;
            }
            mira.waits_for_turn().await?;
            mira.picture(&format!("tracker-{}-folded", size.0)).await?;
            if !mira.has("#tracker[open]").await? {
                mira.click("#tracker > summary").await?;
            }
            let inside = "const box = document.getElementById('tracker').getBoundingClientRect();
                return box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight";
            mira.picture(&format!("tracker-{}", size.0)).await?;
            assert_eq!(mira.run(inside).await?, true, "{size:?}");
        }
        Ok(())
    });
}
