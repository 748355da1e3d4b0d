//! A user who plays in a browser.

use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;
use tempfile::TempDir;
use testkit::time_limit;
use thirtyfour::Key;
use thirtyfour::error::WebDriverErrorInner;
use thirtyfour::prelude::*;
use tokio::time::Instant;

use super::TestError;
use super::engine::{Driver, Engine};
use super::http::DriverHttp;

/// The time limit until something appears.
pub(super) fn step_limit() -> Duration {
    time_limit(30)
}

/// The time limit of a round.
fn round_limit() -> Duration {
    time_limit(120)
}

/// The time after which a click without an effect counts as lost. If the page replaces the element under the pointer
/// between the press and the release of the button, neither the old nor the new element is clicked.
const CLICK_LIMIT: Duration = Duration::from_secs(10);

/// The pause between two attempts.
pub(super) const RETRY_PAUSE: Duration = Duration::from_millis(30);

/// The kind of browser that a user has.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BrowserOptions {
    /// Its size.
    pub(crate) size: (u32, u32),
    /// The language it asks for.
    pub(crate) lang: &'static str,
    /// Whether it is a phone with a touch screen.
    pub(crate) phone: bool,
    /// Whether it runs scripts.
    pub(crate) script: bool,
    /// The preferences in its cookie. Without any, animations have the default pace.
    pub(crate) prefs: &'static str,
}

impl BrowserOptions {
    /// A new visitor at a desk.
    pub(crate) const VISITOR: BrowserOptions =
        BrowserOptions { size: (1280, 800), lang: "en", phone: false, script: true, prefs: "" };
    /// A user at a desk who has turned off pauses and sounds.
    pub(crate) const QUICK: BrowserOptions =
        BrowserOptions { prefs: "pace:instant.sound:off", ..BrowserOptions::VISITOR };
    /// A user with a phone who has turned off pauses and sounds.
    pub(crate) const PHONE: BrowserOptions = BrowserOptions { size: (360, 640), phone: true, ..BrowserOptions::QUICK };
    /// A new visitor whose browser runs no scripts.
    pub(crate) const NO_SCRIPT: BrowserOptions = BrowserOptions { script: false, ..BrowserOptions::VISITOR };
    /// Preferences without pauses, sounds and motion.
    pub(crate) const STILL: &str = "pace:instant.sound:off.motion:off";
}

/// The result of an attempt to stash or play a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TurnOutcome {
    /// It is not this user's turn.
    Waiting,
    /// A card has left the hand.
    Acted,
    /// The round is over.
    RoundOver,
}

/// Returns everything about the table that an attempt needs in one script, because each command to the driver costs
/// time. The card is the first legal one, once the page is complete.
const TABLE_STATE: &str = "
  const hand = document.readyState === 'complete' && document.querySelector('#hand.go');
  return {
    over: document.querySelector('#result') !== null,
    stash: hand && hand.querySelector('[name=pick]') !== null,
    card: hand && hand.querySelector('[data-card]:not([aria-disabled])')?.dataset.card,
  };
";

/// A user with a browser, which closes when the value is dropped.
#[derive(Debug)]
pub(crate) struct BrowserUser {
    driver: WebDriver,
    script: bool,
    // These are dropped last, because the browser needs both to close.
    _process: Arc<Driver>,
    _profile: TempDir,
}

impl BrowserUser {
    pub(super) async fn new(engine: Engine, options: BrowserOptions) -> Result<BrowserUser, TestError> {
        let profile = tempfile::tempdir()?;
        let process = tokio::task::spawn_blocking(move || engine.driver()).await??;
        let capabilities = engine.capabilities(options, &profile.path().display().to_string());
        let capabilities: Capabilities = serde_json::from_value(capabilities)?;
        let url = format!("http://127.0.0.1:{}", process.port);
        let driver = WebDriver::builder(url, capabilities).client(DriverHttp).connect().await?;
        driver.set_script_timeout(step_limit()).await?;
        if let Engine::WebKit = engine {
            driver.set_window_rect(0, 0, options.size.0, options.size.1).await?;
        }
        Ok(BrowserUser { driver, script: options.script, _process: process, _profile: profile })
    }

    /// The browser itself.
    pub(crate) fn driver(&self) -> &WebDriver {
        &self.driver
    }

    /// Opens a page.
    pub(crate) async fn open(&self, url: &str) -> Result<(), TestError> {
        Ok(self.driver.goto(url).await?)
    }

    /// Retries until an attempt has a result. An attempt may also fail, for example because the page was just replaced.
    pub(crate) async fn until<T>(
        &self,
        what: &str,
        limit: Duration,
        mut attempt: impl AsyncFnMut() -> Result<Option<T>, TestError>,
    ) -> Result<T, TestError> {
        let until = Instant::now() + limit;
        loop {
            let failed = match attempt().await {
                Ok(Some(result)) => return Ok(result),
                Ok(None) => None,
                Err(error) => Some(error),
            };
            if Instant::now() > until {
                let url = self.driver.current_url().await?;
                let page = self.run("return document.body.innerText").await.unwrap_or_default();
                let reason = failed.map(|error| format!(" ({error})")).unwrap_or_default();
                return Err(
                    format!("timed out: {what}{reason} on {url}:\n{}", page.as_str().unwrap_or_default()).into()
                );
            }
            tokio::time::sleep(RETRY_PAUSE).await;
        }
    }

    /// The elements that exist now.
    pub(crate) async fn all(&self, css: &str) -> Result<Vec<WebElement>, TestError> {
        self.until(css, step_limit(), async || Ok(Some(self.driver.find_all(By::Css(css)).await?))).await
    }

    /// The number of these elements now.
    pub(crate) async fn count(&self, css: &str) -> Result<usize, TestError> {
        Ok(self.all(css).await?.len())
    }

    /// Whether an element exists now.
    pub(crate) async fn has(&self, css: &str) -> Result<bool, TestError> {
        Ok(self.count(css).await? > 0)
    }

    /// Waits for a visible element.
    pub(crate) async fn find(&self, css: &str) -> Result<WebElement, TestError> {
        let attempt = async || {
            for element in self.driver.find_all(By::Css(css)).await? {
                if element.is_displayed().await? {
                    return Ok(Some(element));
                }
            }
            Ok(None)
        };
        self.until(&format!("{css} shows"), step_limit(), attempt).await
    }

    /// Waits until the page is complete. Before that, its scripts may not have run, and it may not react to keys and
    /// clicks.
    pub(crate) async fn ready(&self) -> Result<(), TestError> {
        if !self.script {
            return Ok(());
        }
        let attempt = async || Ok((self.run("return document.readyState").await? == "complete").then_some(()));
        self.until("the page is complete", step_limit(), attempt).await
    }

    /// Clicks an element as soon as it exists.
    pub(crate) async fn click(&self, css: &str) -> Result<(), TestError> {
        let attempt = async || {
            let element = self.find(css).await?;
            self.ready().await?;
            let clicked = element.click().await;
            if clicked
                .as_ref()
                .is_err_and(|error| matches!(error.as_inner(), WebDriverErrorInner::ElementClickIntercepted(_)))
            {
                // A fixed bar at the edge of the screen covers the element, so scroll as a person would.
                element.scroll_into_view().await?;
            }
            let is_lost =
                clicked.as_ref().is_err_and(|error| matches!(error.as_inner(), WebDriverErrorInner::HttpError(_)));
            if is_lost && self.driver.find_all(By::Css(css)).await?.is_empty() {
                // Only the response was lost: the click opened a page that replaced the element.
                return Ok(Some(()));
            }
            Ok(Some(clicked?))
        };
        self.until(&format!("{css} is clicked"), step_limit(), attempt).await
    }

    /// Clicks an element that exists now.
    pub(crate) async fn click_now(&self, css: &str) -> Result<(), TestError> {
        Ok(self.driver.find(By::Css(css)).await?.click().await?)
    }

    /// Presses the continue button until the table has accepted it.
    pub(crate) async fn go_on(&self) -> Result<(), TestError> {
        let attempt = async || {
            self.click("#next").await?;
            Ok(self.disappears("#next").await?.then_some(()))
        };
        self.until("the table goes on", step_limit(), attempt).await
    }

    /// Waits for an element to disappear, with a time limit, because the click that should remove it may have been
    /// lost.
    async fn disappears(&self, css: &str) -> Result<bool, TestError> {
        let until = Instant::now() + CLICK_LIMIT;
        while self.has(css).await? {
            if Instant::now() > until {
                return Ok(false);
            }
            tokio::time::sleep(RETRY_PAUSE).await;
        }
        Ok(true)
    }

    /// Replaces the text of a field.
    pub(crate) async fn write(&self, css: &str, text: &str) -> Result<(), TestError> {
        let attempt = async || {
            let field = self.driver.find(By::Css(css)).await?;
            // Select all instead of clearing the field: clearing is a separate change, and a lobby replaces the field
            // after it.
            field.send_keys(Key::Control + "a").await?;
            field.send_keys(text).await?;
            let value = self.driver.find(By::Css(css)).await?.prop("value").await?;
            Ok((value.as_deref() == Some(text)).then_some(()))
        };
        self.until(&format!("{css} takes {text:?}"), step_limit(), attempt).await
    }

    /// The text of an element. Empty if it does not exist.
    pub(crate) async fn text(&self, css: &str) -> Result<String, TestError> {
        let attempt = async || match self.driver.find_all(By::Css(css)).await?.first() {
            Some(element) => Ok(Some(element.text().await?)),
            None => Ok(Some(String::new())),
        };
        self.until(css, step_limit(), attempt).await
    }

    /// The texts of all these elements.
    pub(crate) async fn texts(&self, css: &str) -> Result<Vec<String>, TestError> {
        let mut texts = Vec::new();
        for element in self.all(css).await? {
            texts.push(element.text().await?);
        }
        Ok(texts)
    }

    /// Waits until the text of an element satisfies `fits`.
    pub(crate) async fn text_that(&self, css: &str, fits: impl Fn(&str) -> bool) -> Result<String, TestError> {
        let attempt = async || Ok(Some(self.text(css).await?).filter(|text| fits(text)));
        self.until(&format!("the text of {css} changes"), step_limit(), attempt).await
    }

    /// Waits until the text of an element contains this part.
    pub(crate) async fn says(&self, css: &str, part: &str) -> Result<(), TestError> {
        let attempt = async || Ok(self.text(css).await?.contains(part).then_some(()));
        self.until(&format!("{css} says {part:?}"), step_limit(), attempt).await
    }

    /// Runs a script in the page.
    pub(crate) async fn run(&self, script: &str) -> Result<Value, TestError> {
        Ok(self.driver.execute(script, Vec::new()).await?.json().clone())
    }

    /// Runs a script that calls back.
    pub(crate) async fn run_async(&self, script: &str, arguments: Vec<Value>) -> Result<Value, TestError> {
        Ok(self.driver.execute_async(script, arguments).await?.json().clone())
    }

    /// Sends keys to the focused element.
    pub(crate) async fn press(&self, keys: impl Into<TypingData>) -> Result<(), TestError> {
        self.ready().await?;
        Ok(self.driver.action_chain().send_keys(keys).perform().await?)
    }

    /// The cards of a region in order, all read at the same moment.
    pub(crate) async fn cards(&self, region: &str) -> Result<Vec<String>, TestError> {
        let script = format!(
            "return [...document.querySelectorAll('#{region} [data-card]')].map((card) => card.getAttribute('data-card'))"
        );
        let cards = self.run(&script).await?;
        Ok(cards.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect())
    }

    /// Sets a cookie of the current site.
    pub(super) async fn set_cookie(&self, name: &str, value: &str) -> Result<(), TestError> {
        let mut cookie = thirtyfour::Cookie::new(name, value);
        cookie.set_path("/");
        Ok(self.driver.add_cookie(cookie).await?)
    }

    /// Waits until this user has to choose a card for the chest.
    pub(crate) async fn waits_for_stash(&self) -> Result<(), TestError> {
        self.find("#hand.go [name=pick]").await.map(drop)
    }

    /// Waits until it is this user's turn to play a card.
    pub(crate) async fn waits_for_turn(&self) -> Result<(), TestError> {
        self.find("#hand.go [name=card]").await.map(drop)
    }

    /// Puts the first card into the chest.
    pub(crate) async fn stash(&self) -> Result<(), TestError> {
        self.waits_for_stash().await?;
        self.act().await
    }

    /// Plays the first legal card.
    pub(crate) async fn play(&self) -> Result<(), TestError> {
        self.waits_for_turn().await?;
        self.act().await
    }

    /// Stashes or plays a card as soon as it is this user's turn.
    async fn act(&self) -> Result<(), TestError> {
        let attempt = async || Ok((self.act_if_asked().await? == TurnOutcome::Acted).then_some(()));
        self.until("a card leaves the hand", step_limit(), attempt).await
    }

    /// Plays a round to its end, including the stash.
    pub(crate) async fn play_round(&self) -> Result<(), TestError> {
        let attempt = async || Ok((self.act_if_asked().await? == TurnOutcome::RoundOver).then_some(()));
        self.until("the round ends", round_limit(), attempt).await
    }

    /// Stashes or plays the first legal card if it is this user's turn.
    ///
    /// If the hand changes before the click, the next attempt sees the new one. After a click this waits until the card
    /// has left the hand. Otherwise the next attempt would see the old hand and click again, on whatever is there by
    /// then.
    pub(crate) async fn act_if_asked(&self) -> Result<TurnOutcome, TestError> {
        let state = self.run(TABLE_STATE).await?;
        if state["over"] == true {
            return Ok(TurnOutcome::RoundOver);
        }
        let Some(card) = state["card"].as_str() else { return Ok(TurnOutcome::Waiting) };
        let clicked = async {
            self.click_now(&format!("#hand.go [data-card='{card}']:not([aria-disabled])")).await?;
            if state["stash"] == true { self.click_now("#confirm .main").await } else { Ok(()) }
        };
        let acted = clicked.await.is_ok() && self.disappears(&format!("#hand [data-card='{card}']")).await?;
        Ok(if acted { TurnOutcome::Acted } else { TurnOutcome::Waiting })
    }

    /// Saves a screenshot of the page, if `QYRSQYRS_PICTURES` is set.
    pub(crate) async fn picture(&self, name: &str) -> Result<(), TestError> {
        if let Some(folder) = std::env::var_os("QYRSQYRS_PICTURES") {
            let file = std::path::Path::new(&folder).join(format!("{name}.png"));
            self.driver.screenshot(&file).await?;
        }
        Ok(())
    }
}
