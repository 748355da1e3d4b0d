//! Runs bots off the threads that serve sockets: a limited number at a time, with fair turns between people.
//!
//! The queue needs no limit of its own: each bot of a table has at most one job, and the number of tables per address
//! is limited.

use std::future::Future;
use std::time::Instant;

use bots::{BotName, BotRng};
use rules::{Action, View};
use table::BotLevel;

use crate::budget::Payer;
use crate::work_pool::{WorkPool, spawn_blocking};
use crate::{App, Error};

/// The threads on which bots think.
#[derive(Clone, Debug)]
pub(crate) struct BotPool {
    pool: WorkPool,
}

impl BotPool {
    pub(crate) fn new(threads: usize) -> BotPool {
        BotPool { pool: WorkPool::new(threads) }
    }

    /// Runs other work of bots in the same pool.
    pub(crate) async fn run_blocking<T: Send + 'static>(
        &self,
        payer: Payer,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Error> {
        self.pool.run(payer, thought).await
    }

    /// Chooses a move at a table of `payer` and passes it to `then`.
    ///
    /// The move comes a fixed time after the request, so that the thinking time reveals nothing about the bot's cards.
    pub(crate) fn think<F: Future<Output = ()> + Send>(
        &self,
        app: App,
        payer: Payer,
        view: View,
        level: BotLevel,
        seed: u64,
        then: impl FnOnce(Action) -> F + Send + 'static,
    ) {
        let pool = self.pool.clone();
        let due = tokio::time::Instant::now() + app.config.bot_move_delay;
        tokio::spawn(async move {
            let Some(permit) = pool.acquire(payer).await else { return };
            let started = Instant::now();
            let any = view.legal().first().map(|card| view.action(card));
            let thought = spawn_blocking(move || choose(&view, level, seed)).await;
            app.metrics.bots.add(started.elapsed());
            drop(permit);
            let thought = thought.unwrap_or_else(|error| {
                // A bot that fails must not block the table, so it plays any legal card.
                tracing::error!(strength = %level, %error, "a bot failed");
                any
            });
            let Some(action) = thought else { return };
            // A stopping server does not wait for bots.
            drop(app);
            tokio::time::sleep_until(due).await;
            then(action).await;
        });
    }
}

/// The move of a bot of this level.
fn choose(view: &View, level: BotLevel, seed: u64) -> Option<Action> {
    if view.legal().is_empty() {
        return None;
    }
    Some(BotName::of_level(level).act(view, &mut BotRng::new(seed)))
}
