//! Somebody who plays in a browser.

use std::time::Duration;

use serde_json::{Value, json};
use tempfile::TempDir;
use thirtyfour::common::capabilities::chromium::ChromiumLikeCapabilities;
use thirtyfour::prelude::*;
use tokio::time::Instant;

use crate::Failure;
use crate::http::Local;

/// How long anything may take to show.
const PATIENCE: Duration = Duration::from_secs(30);

/// What kind of browser somebody has.
#[derive(Clone, Copy, Debug)]
pub struct Window {
    /// Its size.
    pub size: (u32, u32),
    /// The language it asks for.
    pub lang: &'static str,
    /// Whether it is a phone with a touch screen.
    pub phone: bool,
    /// Whether it runs scripts.
    pub script: bool,
}

impl Default for Window {
    fn default() -> Window {
        Window { size: (1280, 800), lang: "en", phone: false, script: true }
    }
}

/// Somebody with a browser.
#[derive(Debug)]
pub struct Person {
    driver: WebDriver,
    _profile: TempDir,
}

impl Person {
    pub(crate) async fn new(port: u16, window: Window) -> Result<Person, Failure> {
        let profile = tempfile::tempdir()?;
        let mut caps = DesiredCapabilities::chrome();
        let (width, height) = window.size;
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
            &format!("--lang={}", window.lang),
            &format!("--window-size={width},{height}"),
            &format!("--user-data-dir={}", profile.path().display()),
        ] {
            caps.add_arg(arg)?;
        }
        let scripts = if window.script { 1 } else { 2 };
        caps.add_experimental_option(
            "prefs",
            json!({
                "intl.accept_languages": window.lang,
                "profile.managed_default_content_settings.javascript": scripts,
            }),
        )?;
        if window.phone {
            let metrics = json!({ "width": width, "height": height, "pixelRatio": 1.0, "touch": true });
            caps.add_experimental_option("mobileEmulation", json!({ "deviceMetrics": metrics }))?;
        }
        let url = format!("http://127.0.0.1:{port}");
        let driver = WebDriver::builder(url, caps).client(Local).connect().await?;
        driver.set_script_timeout(Duration::from_secs(120)).await?;
        Ok(Person { driver, _profile: profile })
    }

    /// The browser itself.
    #[must_use]
    pub fn driver(&self) -> &WebDriver {
        &self.driver
    }

    /// Opens a page.
    pub async fn open(&self, url: &str) -> Result<(), Failure> {
        Ok(self.driver.goto(url).await?)
    }

    /// Waits for an element that can be seen.
    pub async fn find(&self, css: &str) -> Result<WebElement, Failure> {
        let until = Instant::now() + PATIENCE;
        loop {
            for element in self.driver.find_all(By::Css(css)).await? {
                if element.is_displayed().await.unwrap_or(false) {
                    return Ok(element);
                }
            }
            if Instant::now() > until {
                let page = self.text("body").await.unwrap_or_default();
                return Err(format!("{css} does not show on {}:\n{page}", self.driver.current_url().await?).into());
            }
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }

    /// Whether an element is there now.
    pub async fn has(&self, css: &str) -> Result<bool, Failure> {
        Ok(!self.driver.find_all(By::Css(css)).await?.is_empty())
    }

    /// Clicks an element as soon as it is there; one that is just being replaced is looked for again.
    pub async fn click(&self, css: &str) -> Result<(), Failure> {
        let until = Instant::now() + PATIENCE;
        loop {
            match self.find(css).await?.click().await {
                Ok(()) => return Ok(()),
                Err(error) if Instant::now() > until => return Err(format!("{css}: {error}").into()),
                Err(_) => tokio::time::sleep(Duration::from_millis(30)).await,
            }
        }
    }

    /// The text of an element; empty if it is not there.
    pub async fn text(&self, css: &str) -> Result<String, Failure> {
        match self.driver.find_all(By::Css(css)).await?.first() {
            Some(element) => Ok(element.text().await.unwrap_or_default()),
            None => Ok(String::new()),
        }
    }

    /// Waits until the text of an element satisfies `fits`.
    pub async fn text_that(&self, css: &str, fits: impl Fn(&str) -> bool) -> Result<String, Failure> {
        let until = Instant::now() + PATIENCE;
        loop {
            let text = self.text(css).await?;
            if fits(&text) {
                return Ok(text);
            }
            if Instant::now() > until {
                return Err(format!("{css} still says {text:?}").into());
            }
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }

    /// Runs a script in the page.
    pub async fn run(&self, script: &str) -> Result<Value, Failure> {
        Ok(self.driver.execute(script, Vec::new()).await?.json().clone())
    }

    /// Runs a script that calls back.
    pub async fn run_async(&self, script: &str) -> Result<Value, Failure> {
        Ok(self.driver.execute_async(script, Vec::new()).await?.json().clone())
    }

    /// Presses keys, wherever the focus is.
    pub async fn press(&self, keys: impl Into<TypingData>) -> Result<(), Failure> {
        // Until the page is complete its scripts may not have run, and nobody hears the keys.
        let until = Instant::now() + PATIENCE;
        while self.run("return document.readyState").await? != "complete" && Instant::now() < until {
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
        Ok(self.driver.action_chain().send_keys(keys).perform().await?)
    }

    /// The cards of a region, in order.
    pub async fn cards(&self, region: &str) -> Result<Vec<String>, Failure> {
        let mut cards = Vec::new();
        for element in self.driver.find_all(By::Css(format!("#{region} [data-card]"))).await? {
            cards.extend(element.attr("data-card").await.ok().flatten());
        }
        Ok(cards)
    }

    /// Sets a preference as the settings page does.
    pub async fn prefer(&self, url: &str, prefs: &str) -> Result<(), Failure> {
        self.open(url).await?;
        let mut cookie = thirtyfour::Cookie::new("prefs", prefs);
        cookie.set_path("/");
        Ok(self.driver.add_cookie(cookie).await?)
    }

    /// Puts a card into the chest: chooses the first and confirms.
    pub async fn stash(&self) -> Result<(), Failure> {
        self.click("#hand.go [data-card]:not([aria-disabled])").await?;
        self.click("#confirm .main").await
    }

    /// Plays the first card that may be played.
    pub async fn play(&self) -> Result<(), Failure> {
        self.click("#hand.go [data-card]:not([aria-disabled])").await
    }

    /// Plays a round to its end, stash included.
    pub async fn play_round(&self) -> Result<(), Failure> {
        let until = Instant::now() + Duration::from_secs(180);
        while !self.has("#result").await? {
            self.act_if_asked().await?;
            if Instant::now() > until {
                return Err(format!("the round does not end: {}", self.text("body").await?).into());
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        Ok(())
    }

    /// Stashes or plays a card if it is this person's turn.
    ///
    /// What is looked at may be gone before it is clicked; then the next look sees what has come instead.
    pub async fn act_if_asked(&self) -> Result<(), Failure> {
        if !self.has("#hand.go").await? {
            return Ok(());
        }
        let stash = self.has("#hand.go [name=pick]").await?;
        if self.click_now("#hand.go [data-card]:not([aria-disabled])").await.is_ok() && stash {
            let _ = self.click_now("#confirm .main").await;
        }
        Ok(())
    }

    /// Clicks an element that is there now.
    pub async fn click_now(&self, css: &str) -> Result<(), Failure> {
        Ok(self.driver.find(By::Css(css)).await?.click().await?)
    }

    /// Takes a picture of the page, if pictures are wanted.
    pub async fn picture(&self, name: &str) -> Result<(), Failure> {
        if let Some(folder) = std::env::var_os("QYRSQYRS_PICTURES") {
            let file = std::path::Path::new(&folder).join(format!("{name}.png"));
            self.driver.screenshot(&file).await?;
        }
        Ok(())
    }

    /// Closes the browser.
    pub async fn leave(self) -> Result<(), Failure> {
        Ok(self.driver.quit().await?)
    }
}
