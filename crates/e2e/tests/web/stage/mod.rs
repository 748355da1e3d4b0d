//! The environment of a browser test: a server, and users with browsers.

mod browser_user;
mod engine;
mod http;
mod restartable_server;

use testkit::{require, time_limit};

pub(crate) use browser_user::{BrowserOptions, BrowserUser};
pub(crate) use engine::Engine;
pub(crate) use restartable_server::RestartableServer;

/// Anything that goes wrong in a test.
pub(crate) type TestError = Box<dyn std::error::Error + Send + Sync>;

/// The number of seconds after which a test counts as stuck.
const TEST_LIMIT: u64 = 300;

/// Runs a test in Chromium, with a server whose bots answer at once.
pub(crate) fn in_browser(test: impl AsyncFnOnce(Stage) -> Result<(), TestError>) {
    in_engine(Engine::Chromium, test);
}

/// Runs a test in a browser of this engine, with a server whose bots answer at once.
pub(crate) fn in_engine(engine: Engine, test: impl AsyncFnOnce(Stage) -> Result<(), TestError>) {
    require(engine.need());
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    let result = runtime.expect("a runtime").block_on(async {
        let stage = Stage { server: RestartableServer::start(1).await?, engine };
        tokio::time::timeout(time_limit(TEST_LIMIT), test(stage)).await.map_err(|_| "the test is stuck")?
    });
    if let Err(error) = result {
        panic!("{error}");
    }
}

/// A server, and the engine of the browsers that visit it.
pub(crate) struct Stage {
    pub(crate) server: RestartableServer,
    engine: Engine,
}

impl Stage {
    /// The address of a page.
    pub(crate) fn url(&self, path: &str) -> String {
        self.server.url(path)
    }

    /// A user with a browser, which closes when the value is dropped.
    pub(crate) async fn user(&self, options: BrowserOptions) -> Result<BrowserUser, TestError> {
        let user = BrowserUser::new(self.engine, options).await?;
        if !options.prefs.is_empty() {
            // A cookie can only be set on a page of the site. This page is the shortest.
            user.open(&self.url("/healthz")).await?;
            user.set_cookie("prefs", options.prefs).await?;
        }
        Ok(user)
    }

    /// A user at a table with bots, before choosing a card for the chest.
    pub(crate) async fn solo(&self, options: BrowserOptions) -> Result<BrowserUser, TestError> {
        let user = self.user(options).await?;
        user.open(&self.url("/")).await?;
        user.click("#play-now").await?;
        user.waits_for_stash().await?;
        Ok(user)
    }

    /// Opens a table for friends as Mira, with these choices (`name=value`) and number of rounds.
    pub(crate) async fn new_table(
        &self,
        user: &BrowserUser,
        choices: &[&str],
        rounds: Option<u32>,
    ) -> Result<(), TestError> {
        user.open(&self.url("/healthz")).await?;
        user.set_cookie("name", "Mira").await?;
        user.open(&self.url("/")).await?;
        let pairs: Vec<_> = choices.iter().filter_map(|choice| choice.split_once('=')).collect();
        let (at_home, in_lobby): (Vec<_>, Vec<_>) = pairs.iter().partition(|(name, _)| *name != "preset");
        for (name, value) in at_home {
            user.click(&format!(".begin label:has([name={name}][value='{value}'])")).await?;
        }
        user.click("#play-friends").await?;
        user.find(".linkbox").await?;
        if rounds.is_some() || !in_lobby.is_empty() {
            user.click("#rules > summary").await?;
        }
        for (name, value) in in_lobby {
            choose_rule(user, name, value).await?;
        }
        if let Some(rounds) = rounds {
            choose_rule(user, "length", "rounds").await?;
            user.write("#house-rules [name=rounds]", &rounds.to_string()).await?;
            user.run("document.activeElement.blur()").await?;
            user.find(&format!("#house-rules [name=rounds][value='{rounds}']")).await?;
        }
        Ok(())
    }

    /// Plays a match of one round against bots, at a new table with these choices.
    pub(crate) async fn play_a_match(&self, user: &BrowserUser, choices: &[&str]) -> Result<(), TestError> {
        self.new_table(user, choices, Some(1)).await?;
        user.go_on().await?;
        user.waits_for_stash().await?;
        user.play_round().await?;
        user.find(".ranks li.win").await.map(drop)
    }

    /// Mira and Asha at a table for three, before choosing a card for the chest. Asha followed the link and reads
    /// German. A bot has the third seat.
    pub(crate) async fn two_at_a_table(&self) -> Result<(BrowserUser, BrowserUser), TestError> {
        let mira = self.user(BrowserOptions::QUICK).await?;
        self.new_table(&mira, &["players=3"], None).await?;
        mira.find(".qr svg").await?;
        mira.picture("lobby").await?;
        let link = mira.run("return document.querySelector('.linkbox').value").await?;
        let asha = self.user(BrowserOptions { lang: "de", ..BrowserOptions::QUICK }).await?;
        asha.open(link.as_str().ok_or("the link is shown")?).await?;
        asha.find("[name=name]").await?;
        asha.write("[name=name]", "Asha").await?;
        asha.click("[name=seat]").await?;
        mira.says(".chairs", "Asha").await?;
        mira.go_on().await?;
        mira.waits_for_stash().await?;
        asha.waits_for_stash().await?;
        Ok((mira, asha))
    }
}

/// Chooses a rule in the lobby, and waits until the table has it.
async fn choose_rule(user: &BrowserUser, name: &str, value: &str) -> Result<(), TestError> {
    let field = format!("#house-rules [name={name}][value='{value}']");
    user.click(&field).await?;
    user.find(&format!("{field}[checked]")).await.map(drop)
}
