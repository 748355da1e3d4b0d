//! Dragging cards with a mouse and with a finger.

use serde_json::{Value, json};

use crate::stage::{BrowserOptions, BrowserUser, TestError, in_browser};

/// A user with fast animations.
const FLYING: BrowserOptions = BrowserOptions { prefs: "pace:fast.sound:off", ..BrowserOptions::VISITOR };

/// The input device for dragging a card.
#[derive(Clone, Copy, Debug)]
enum Pointer {
    Mouse,
    Finger,
}

/// The middle of an element.
async fn middle(user: &BrowserUser, css: &str) -> Result<(i64, i64), TestError> {
    let script = format!(
        "const box = document.querySelector(\"{css}\").getBoundingClientRect();
         return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]"
    );
    let point = user.run(&script).await?;
    Ok((point[0].as_i64().ok_or("x")?, point[1].as_i64().ok_or("y")?))
}

/// Sends one touch event.
async fn touch(user: &BrowserUser, kind: &str, at: Option<(i64, i64)>) -> Result<(), TestError> {
    let points: Vec<Value> = at.into_iter().map(|(x, y)| json!({ "x": x, "y": y })).collect();
    let event = json!({ "type": kind, "touchPoints": points });
    user.driver().cdp().send_raw("Input.dispatchTouchEvent", event).await?;
    Ok(())
}

/// Drags from one point to another and drops there.
async fn drag(user: &BrowserUser, with: Pointer, from: (i64, i64), to: (i64, i64)) -> Result<(), TestError> {
    let half = ((from.0 + to.0) / 2, (from.1 + to.1) / 2);
    match with {
        Pointer::Mouse => {
            let chain = user.driver().action_chain().move_to(from.0, from.1).click_and_hold();
            chain.move_to(half.0, half.1).move_to(to.0, to.1).release().perform().await?;
        }
        Pointer::Finger => {
            touch(user, "touchStart", Some(from)).await?;
            touch(user, "touchMove", Some(half)).await?;
            touch(user, "touchMove", Some(to)).await?;
            touch(user, "touchEnd", None).await?;
        }
    }
    Ok(())
}

/// The first card that the user may choose now.
async fn first_card(user: &BrowserUser) -> Result<String, TestError> {
    let card =
        user.run("return document.querySelector('#hand.go [data-card]:not([aria-disabled])').dataset.card").await?;
    Ok(card.as_str().ok_or("a card")?.to_owned())
}

/// Waits until the card is visible in the hand and no animation is running.
async fn returns_to_hand(user: &BrowserUser, card: &str) -> Result<(), TestError> {
    let script = format!(
        "const card = document.querySelector(\"#hand [data-card='{card}']\");
         return card && card.style.opacity === '' && !document.querySelector('.air .flyer') && !('drag' in document.documentElement.dataset)"
    );
    let attempt = async || Ok((user.run(&script).await? == true).then_some(()));
    user.until("the card is back in the hand", testkit::time_limit(10), attempt).await
}

async fn dragged_cards_are_played(user: &BrowserUser, with: Pointer) -> Result<(), TestError> {
    // Drop a card on the chest, which asks for confirmation.
    let card = first_card(user).await?;
    let held = format!("#hand [data-card='{card}']");
    drag(user, with, middle(user, &held).await?, middle(user, "#trick").await?).await?;
    returns_to_hand(user, &card).await?;
    assert!(!user.has("#confirm:not([hidden])").await?, "the felt is not the chest");
    drag(user, with, middle(user, &held).await?, middle(user, "#chest").await?).await?;
    user.find("#confirm").await?;
    returns_to_hand(user, &card).await?;
    user.click("#confirm .main").await?;
    user.find(&format!("body:not(:has({held}))")).await?;
    user.waits_for_turn().await?;

    // A card dropped over the hand returns, and the drop does not count as a click.
    let card = first_card(user).await?;
    let held = format!("#hand [data-card='{card}']");
    let (x, y) = middle(user, &held).await?;
    drag(user, with, (x, y), (x + 14, y + 9)).await?;
    returns_to_hand(user, &card).await?;
    assert!(user.has("#hand.go").await?, "nothing was played");
    // A card dropped on the felt is played.
    drag(user, with, (x, y), middle(user, "#trick").await?).await?;
    user.find(&format!("body:not(:has({held}))")).await?;
    user.find("body:not(:has(.air .flyer))").await?;
    user.waits_for_turn().await
}

#[test]
#[ignore = "needs a browser"]
fn a_card_is_dragged_with_the_mouse() {
    in_browser(async |stage| {
        let mira = stage.solo(FLYING).await?;
        mira.run(crate::motion::MEASURE).await?;
        dragged_cards_are_played(&mira, Pointer::Mouse).await?;
        // Escape cancels a drag, wherever the card is.
        let card = first_card(&mira).await?;
        let (x, y) = middle(&mira, &format!("#hand [data-card='{card}']")).await?;
        let (felt_x, felt_y) = middle(&mira, "#trick").await?;
        let chain = mira.driver().action_chain().move_to(x, y).click_and_hold().move_to(felt_x, felt_y);
        chain.send_keys(thirtyfour::Key::Escape).release().perform().await?;
        returns_to_hand(&mira, &card).await?;
        assert!(mira.has("#hand.go").await?, "nothing was played");
        let shift = mira.run("return [shift, [...moved].join()]").await?;
        assert!(shift[0].as_f64().is_some_and(|shift| shift < 0.02), "{shift}");
        // A click still plays it.
        mira.play().await
    });
}

#[test]
#[ignore = "needs a browser"]
fn a_card_is_dragged_with_a_finger() {
    in_browser(async |stage| {
        let mira = stage.solo(BrowserOptions { prefs: FLYING.prefs, ..BrowserOptions::PHONE }).await?;
        dragged_cards_are_played(&mira, Pointer::Finger).await?;
        mira.play().await
    });
}
