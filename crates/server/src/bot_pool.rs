//! Bots think here, off the threads that serve sockets, never too many at a time, and in turn for everybody.
//!
//! Those who wait need no limit of their own: a table has at most one question to each of its bots, and an address has only
//! so many tables.

use std::future::Future;
use std::time::Instant;

use bots::{BotName, BotRng};
use rules::{Action, View};
use table::BotLevel;

use crate::budget::Payer;
use crate::work_pool::{WorkPool, spawn_blocking};
use crate::{App, Error};

/// The pool that bots think in.
#[derive(Clone, Debug)]
pub(crate) struct BotPool {
    pool: WorkPool,
}

impl BotPool {
    pub(crate) fn new(threads: usize) -> BotPool {
        BotPool { pool: WorkPool::new(threads) }
    }

    /// Thinks about something else than a move, in the same pool.
    pub(crate) async fn run_blocking<T: Send + 'static>(
        &self,
        payer: Payer,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Error> {
        self.pool.run(payer, thought).await
    }

    /// Thinks about a move at a table of `payer` and hands it to `then`.
    ///
    /// The answer comes a fixed time after the question, so that how long a bot thought tells nobody what it holds.
    pub(crate) fn think<F: Future<Output = ()> + Send>(
        &self,
        app: App,
        payer: Payer,
        view: View,
        strength: BotLevel,
        seed: u64,
        then: impl FnOnce(Action) -> F + Send + 'static,
    ) {
        let pool = self.pool.clone();
        let due = tokio::time::Instant::now() + app.config.bot_move_delay;
        tokio::spawn(async move {
            let Some(place) = pool.place(payer).await else { return };
            let started = Instant::now();
            let any = view.legal().first().map(|card| view.action(card));
            let thought = spawn_blocking(move || choose(&view, strength, seed)).await;
            app.metrics.bots.add(started.elapsed());
            drop(place);
            let thought = thought.unwrap_or_else(|error| {
                // A bot that fails must not hold a table up: any legal card will do.
                tracing::error!(%strength, %error, "a bot failed");
                any
            });
            let Some(action) = thought else { return };
            // A server that stops does not wait for bots.
            drop(app);
            tokio::time::sleep_until(due).await;
            then(action).await;
        });
    }
}

/// The move of a bot of this strength.
fn choose(view: &View, strength: BotLevel, seed: u64) -> Option<Action> {
    if view.legal().is_empty() {
        return None;
    }
    Some(BotName::of_level(strength).act(view, &mut BotRng::new(seed)))
}
