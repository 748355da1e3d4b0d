//! A user who plays in a browser.

use std::time::Duration;

use serde_json::{Value, json};
use tempfile::TempDir;
use testkit::time_limit;
use thirtyfour::common::capabilities::chromium::ChromiumLikeCapabilities;
use thirtyfour::prelude::*;
use tokio::time::Instant;

use crate::TestError;
use crate::http::DriverHttp;

/// How long anything may take to show.
pub(crate) fn patience() -> Duration {
    time_limit(30)
}

/// How long a round may take.
fn round_limit() -> Duration {
    time_limit(120)
}

/// After how long a click that has changed nothing counts as lost. The page may have put something new under the pointer
/// between the press and the release of the button, and then neither of the two was clicked.
const LOST: Duration = Duration::from_secs(10);

/// How long to wait before looking again.
const AGAIN: Duration = Duration::from_millis(30);

/// The kind of browser that a user has.
#[derive(Clone, Copy, Debug)]
pub struct BrowserOptions {
    /// Its size.
    pub size: (u32, u32),
    /// The language it asks for.
    pub lang: &'static str,
    /// Whether it is a phone with a touch screen.
    pub phone: bool,
    /// Whether it runs scripts.
    pub script: bool,
}

impl Default for BrowserOptions {
    fn default() -> BrowserOptions {
        BrowserOptions { size: (1280, 800), lang: "en", phone: false, script: true }
    }
}

/// A user with a browser.
#[derive(Debug)]
pub struct BrowserUser {
    driver: WebDriver,
    script: bool,
    _profile: TempDir,
}

impl BrowserUser {
    pub(crate) async fn new(port: u16, options: BrowserOptions) -> Result<BrowserUser, TestError> {
        let profile = tempfile::tempdir()?;
        let mut caps = DesiredCapabilities::chrome();
        let (width, height) = options.size;
        for arg in [
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--hide-scrollbars",
            &format!("--lang={}", options.lang),
            &format!("--window-size={width},{height}"),
            &format!("--user-data-dir={}", profile.path().display()),
        ] {
            caps.add_arg(arg)?;
        }
        let scripts = if options.script { 1 } else { 2 };
        caps.add_experimental_option(
            "prefs",
            json!({
                "intl.accept_languages": options.lang,
                "profile.managed_default_content_settings.javascript": scripts,
            }),
        )?;
        if options.phone {
            let metrics = json!({ "width": width, "height": height, "pixelRatio": 1.0, "touch": true });
            caps.add_experimental_option("mobileEmulation", json!({ "deviceMetrics": metrics }))?;
        }
        let url = format!("http://127.0.0.1:{port}");
        let driver = WebDriver::builder(url, caps).client(DriverHttp).connect().await?;
        driver.set_script_timeout(patience()).await?;
        Ok(BrowserUser { driver, script: options.script, _profile: profile })
    }

    /// The browser itself.
    #[must_use]
    pub fn driver(&self) -> &WebDriver {
        &self.driver
    }

    /// Opens a page.
    pub async fn open(&self, url: &str) -> Result<(), TestError> {
        Ok(self.driver.goto(url).await?)
    }

    /// The elements that are there now. A page that is just being exchanged for another is looked at again.
    async fn look(&self, css: &str) -> Result<Vec<WebElement>, TestError> {
        let until = Instant::now() + patience();
        loop {
            match self.driver.find_all(By::Css(css)).await {
                Ok(found) => return Ok(found),
                Err(error) if Instant::now() > until => return Err(format!("{css}: {error}").into()),
                Err(_) => tokio::time::sleep(AGAIN).await,
            }
        }
    }

    /// Waits for an element that can be seen.
    pub async fn find(&self, css: &str) -> Result<WebElement, TestError> {
        let until = Instant::now() + patience();
        loop {
            for element in self.look(css).await? {
                if element.is_displayed().await.unwrap_or(false) {
                    return Ok(element);
                }
            }
            if Instant::now() > until {
                let page = self.text("body").await.unwrap_or_default();
                return Err(format!("{css} does not show on {}:\n{page}", self.driver.current_url().await?).into());
            }
            tokio::time::sleep(AGAIN).await;
        }
    }

    /// Whether an element is there now.
    pub async fn has(&self, css: &str) -> Result<bool, TestError> {
        Ok(!self.look(css).await?.is_empty())
    }

    /// Waits until the page is complete: before that its scripts may not have run, and nobody hears a key or a click.
    pub async fn ready(&self) -> Result<(), TestError> {
        let until = Instant::now() + patience();
        while self.script && Instant::now() < until {
            if self.run("return document.readyState").await.is_ok_and(|state| state == "complete") {
                break;
            }
            tokio::time::sleep(AGAIN).await;
        }
        Ok(())
    }

    /// Clicks an element as soon as it is there; one that is just being replaced is looked for again.
    pub async fn click(&self, css: &str) -> Result<(), TestError> {
        let until = Instant::now() + patience();
        loop {
            let element = self.find(css).await?;
            self.ready().await?;
            match element.click().await {
                Ok(()) => return Ok(()),
                Err(error) if Instant::now() > until => return Err(format!("{css}: {error}").into()),
                Err(_) => tokio::time::sleep(AGAIN).await,
            }
        }
    }

    /// Presses the button of a table that goes on, until the table has taken it.
    pub async fn go_on(&self) -> Result<(), TestError> {
        let until = Instant::now() + patience();
        loop {
            self.click("#next").await?;
            if self.goes("#next").await? {
                return Ok(());
            }
            if Instant::now() > until {
                return Err(format!("the table does not go on: {}", self.text("body").await?).into());
            }
        }
    }

    /// Waits for an element to go; with a limit, because the click that should make it go may have been lost.
    async fn goes(&self, css: &str) -> Result<bool, TestError> {
        let until = Instant::now() + LOST;
        while self.has(css).await? {
            if Instant::now() > until {
                return Ok(false);
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        Ok(true)
    }

    /// Writes a text into a field, in the place of what is there. A field that is just being replaced is written into again.
    pub async fn write(&self, css: &str, text: &str) -> Result<(), TestError> {
        let until = Instant::now() + patience();
        loop {
            let written = async {
                let field = self.driver.find(By::Css(css)).await?;
                field.clear().await?;
                field.send_keys(text).await?;
                self.driver.find(By::Css(css)).await?.prop("value").await
            };
            match written.await {
                Ok(Some(value)) if value == text => return Ok(()),
                other if Instant::now() > until => {
                    return Err(format!("{css} cannot be written into: {other:?}").into());
                }
                _ => tokio::time::sleep(AGAIN).await,
            }
        }
    }

    /// The text of an element; empty if it is not there.
    pub async fn text(&self, css: &str) -> Result<String, TestError> {
        let until = Instant::now() + patience();
        loop {
            let found = self.look(css).await?;
            let Some(element) = found.first() else { return Ok(String::new()) };
            match element.text().await {
                Ok(text) => return Ok(text),
                Err(error) if Instant::now() > until => return Err(format!("{css}: {error}").into()),
                // It has just been replaced.
                Err(_) => tokio::time::sleep(AGAIN).await,
            }
        }
    }

    /// Waits until the text of an element satisfies `fits`.
    pub async fn text_that(&self, css: &str, fits: impl Fn(&str) -> bool) -> Result<String, TestError> {
        let until = Instant::now() + patience();
        loop {
            let text = self.text(css).await?;
            if fits(&text) {
                return Ok(text);
            }
            if Instant::now() > until {
                return Err(format!("{css} still says {text:?}").into());
            }
            tokio::time::sleep(AGAIN).await;
        }
    }

    /// Runs a script in the page.
    pub async fn run(&self, script: &str) -> Result<Value, TestError> {
        Ok(self.driver.execute(script, Vec::new()).await?.json().clone())
    }

    /// Runs a script that calls back.
    pub async fn run_async(&self, script: &str) -> Result<Value, TestError> {
        Ok(self.driver.execute_async(script, Vec::new()).await?.json().clone())
    }

    /// Presses keys, wherever the focus is.
    pub async fn press(&self, keys: impl Into<TypingData>) -> Result<(), TestError> {
        self.ready().await?;
        Ok(self.driver.action_chain().send_keys(keys).perform().await?)
    }

    /// The cards of a region, in order, all at one moment.
    pub async fn cards(&self, region: &str) -> Result<Vec<String>, TestError> {
        let script = format!(
            "return [...document.querySelectorAll('#{region} [data-card]')].map((card) => card.getAttribute('data-card'))"
        );
        let cards = self.run(&script).await?;
        Ok(cards.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect())
    }

    /// Sets a preference as the settings page does.
    pub async fn prefer(&self, url: &str, prefs: &str) -> Result<(), TestError> {
        self.open(url).await?;
        let mut cookie = thirtyfour::Cookie::new("prefs", prefs);
        cookie.set_path("/");
        Ok(self.driver.add_cookie(cookie).await?)
    }

    /// Puts a card into the chest: chooses the first and confirms.
    pub async fn stash(&self) -> Result<(), TestError> {
        self.find("#hand.go [name=pick]").await?;
        self.act().await
    }

    /// Plays the first card that may be played.
    pub async fn play(&self) -> Result<(), TestError> {
        self.find("#hand.go [name=card]").await?;
        self.act().await
    }

    /// Stashes or plays a card as soon as it is this person's turn.
    async fn act(&self) -> Result<(), TestError> {
        let until = Instant::now() + patience();
        while !self.act_if_asked().await? {
            if Instant::now() > until {
                return Err(format!("no card leaves the hand: {}", self.text("body").await?).into());
            }
            tokio::time::sleep(AGAIN).await;
        }
        Ok(())
    }

    /// Plays a round to its end, stash included.
    pub async fn play_round(&self) -> Result<(), TestError> {
        let until = Instant::now() + round_limit();
        while !self.has("#result").await? {
            self.act_if_asked().await?;
            if Instant::now() > until {
                return Err(format!("the round does not end: {}", self.text("body").await?).into());
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        Ok(())
    }

    /// Stashes or plays a card if it is this person's turn, and says whether it has left the hand.
    ///
    /// What is looked at may be gone before it is clicked; then the next look sees what has come instead. What was clicked
    /// is waited for: whoever looked at the old hand would click once more, at whatever is there by then.
    pub async fn act_if_asked(&self) -> Result<bool, TestError> {
        if !self.has("#hand.go").await? {
            return Ok(false);
        }
        self.ready().await?;
        let stash = self.has("#hand.go [name=pick]").await?;
        let clicked = async {
            let card = self.driver.find(By::Css("#hand.go [data-card]:not([aria-disabled])")).await?;
            let name = card.attr("data-card").await?;
            card.click().await?;
            if stash {
                self.driver.find(By::Css("#confirm .main")).await?.click().await?;
            }
            Ok::<_, WebDriverError>(name)
        };
        match clicked.await {
            Ok(Some(name)) => self.goes(&format!("#hand [data-card='{name}']")).await,
            Ok(None) | Err(_) => Ok(false),
        }
    }

    /// Clicks an element that is there now.
    pub async fn click_now(&self, css: &str) -> Result<(), TestError> {
        Ok(self.driver.find(By::Css(css)).await?.click().await?)
    }

    /// Takes a picture of the page, if pictures are wanted.
    pub async fn picture(&self, name: &str) -> Result<(), TestError> {
        if let Some(folder) = std::env::var_os("QYRSQYRS_PICTURES") {
            let file = std::path::Path::new(&folder).join(format!("{name}.png"));
            self.driver.screenshot(&file).await?;
        }
        Ok(())
    }

    /// Closes the browser.
    pub async fn leave(self) -> Result<(), TestError> {
        Ok(self.driver.quit().await?)
    }
}
