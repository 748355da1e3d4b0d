//! Cards chosen ahead of the turn, and cards played automatically.

use thirtyfour::Key;

use crate::stage::{BrowserOptions, BrowserUser, TestError, in_browser};

/// The result of choosing a card ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outcome {
    Played,
    Dropped,
}

/// Waits until it is the turn of one of two users. Returns the active user first.
async fn in_turn<'a>(
    one: &'a BrowserUser,
    other: &'a BrowserUser,
) -> Result<(&'a BrowserUser, &'a BrowserUser), TestError> {
    let attempt = async || {
        for (active, waiting) in [(one, other), (other, one)] {
            if active.has("#hand.go [name=card]").await? {
                return Ok(Some((active, waiting)));
            }
        }
        Ok(None)
    };
    one.until("somebody's turn", testkit::time_limit(30), attempt).await
}

/// Whether a card is a number of this colour.
fn is_number_of(card: &str, colour: char) -> bool {
    card.starts_with(colour) && !card.ends_with('Q')
}

/// Finds the card that the active user plays and the card that the waiting user chooses ahead so that the result is
/// `outcome`. The default rules apply: a player who holds the colour that was led plays it or a Queen.
fn plan(led: Option<&str>, legal: &[String], hand: &[String], outcome: Outcome) -> Option<(String, String)> {
    let leads = |card: &&String| led.is_some() || !card.ends_with('Q');
    legal.iter().filter(leads).find_map(|card| {
        let colour = led.unwrap_or(card).chars().next().filter(|_| led.is_none_or(|led| !led.ends_with('Q')))?;
        let follows = hand.iter().find(|held| is_number_of(held, colour))?;
        let other = hand.iter().find(|held| !held.starts_with(colour) && !held.ends_with('Q'));
        let chosen = if outcome == Outcome::Played { Some(follows) } else { other };
        Some((card.clone(), chosen?.clone()))
    })
}

/// Lets both users play until the waiting one can choose a card ahead with the result `outcome`, and checks the result.
async fn choose_ahead(one: &BrowserUser, other: &BrowserUser, outcome: Outcome) -> Result<(), TestError> {
    loop {
        let (active, waiting) = in_turn(one, other).await?;
        let legal = active
            .run("return [...document.querySelectorAll('#hand.go [data-card]:not([aria-disabled])')].map((card) => card.dataset.card)")
            .await?;
        let legal: Vec<String> = serde_json::from_value(legal)?;
        waiting.find("#hand:not(.go)").await?;
        let (trick, hand) = (active.cards("trick").await?, waiting.cards("hand").await?);
        // At a table for three, a waiting player who still has to play to this trick has an empty place in it.
        let is_next = waiting.has("#trick .spot").await?;
        let found = plan(trick.first().map(String::as_str), &legal, &hand, outcome).filter(|_| is_next);
        let Some((card, ahead)) = found else {
            active.play().await?;
            continue;
        };
        let chosen = format!("#hand [data-card='{ahead}']");
        waiting.click(&chosen).await?;
        waiting.find(&format!("{chosen}.ahead[aria-pressed='true']")).await?;
        waiting.text_that("#why", |why| !why.is_empty()).await?;
        waiting.picture("ahead").await?;
        active.click(&format!("#hand.go [data-card='{card}']")).await?;
        match outcome {
            Outcome::Played => waiting.find(&format!("body:not(:has({chosen}))")).await?,
            Outcome::Dropped => {
                waiting.find(&format!("#hand.go [data-card='{ahead}'][aria-disabled]:not(.ahead)")).await?;
                waiting.find("#why.tip:not(:empty)").await?
            }
        };
        return Ok(());
    }
}

#[test]
#[ignore = "needs a browser"]
fn a_card_chosen_ahead_is_played_or_dropped() {
    in_browser(async |stage| {
        let (mira, asha) = stage.two_at_a_table().await?;
        mira.stash().await?;
        asha.stash().await?;
        choose_ahead(&mira, &asha, Outcome::Played).await?;
        choose_ahead(&mira, &asha, Outcome::Dropped).await?;
        Ok(())
    });
}

#[test]
#[ignore = "needs a browser"]
fn a_card_chosen_ahead_is_taken_back() {
    in_browser(async |stage| {
        let (mira, asha) = stage.two_at_a_table().await?;
        mira.stash().await?;
        asha.stash().await?;
        let (active, waiting) = in_turn(&mira, &asha).await?;
        waiting.find("#hand:not(.go)").await?;
        // The keyboard: a digit moves to the card, Enter chooses it, Escape takes it back.
        waiting.press("1").await?;
        waiting.press(Key::Enter).await?;
        waiting.find("#hand .ahead:focus").await?;
        waiting.press(Key::Escape).await?;
        waiting.find("#hand:not(:has(.ahead, [aria-pressed]))").await?;
        // Clicking the same card again also takes it back. Clicking another card replaces it.
        let hand = waiting.cards("hand").await?;
        let (first, second) = (format!("[data-card='{}']", hand[0]), format!("[data-card='{}']", hand[1]));
        waiting.click(&format!("#hand {first}")).await?;
        waiting.find(&format!("#hand {first}.ahead")).await?;
        waiting.click(&format!("#hand {second}")).await?;
        waiting.find(&format!("#hand:has({second}.ahead):not(:has({first}.ahead))")).await?;
        waiting.click(&format!("#hand {second}")).await?;
        waiting.find("#hand:not(:has(.ahead))").await?;
        active.play().await?;
        assert_eq!(waiting.cards("hand").await?.len(), hand.len(), "nothing was played");
        Ok(())
    });
}

#[test]
#[ignore = "needs a browser"]
fn the_last_card_is_played_automatically_if_chosen() {
    in_browser(async |stage| {
        let mira = stage.solo(BrowserOptions { prefs: "pace:fast.sound:off", ..BrowserOptions::VISITOR }).await?;
        // The settings open over the table, and take effect at once.
        mira.click(".menu > summary").await?;
        mira.click(".menu nav a[href='/settings']").await?;
        mira.click("#drawer label:has([name=auto][value=on])").await?;
        mira.find("html[data-auto=on]").await?;
        mira.press(Key::Escape).await?;
        mira.find("body:not(:has(#drawer[open]))").await?;
        // The page never chooses the card for the chest, nor one of several legal cards.
        mira.find("#hand.go [name=pick]").await?;
        mira.stash().await?;
        while mira.cards("hand").await?.len() > 1 {
            // The page may have played the card in the meantime.
            mira.act_if_asked().await?;
        }
        mira.find("#result").await?;
        Ok(())
    });
}
