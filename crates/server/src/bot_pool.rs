//! Bots think here, off the threads that serve sockets, and never too many at a time.

use std::future::Future;
use std::sync::Arc;
use std::time::Instant;

use bots::{BotName, BotRng};
use rules::{Action, View};
use table::BotLevel;
use tokio::sync::Semaphore;

use crate::App;

/// The pool that bots think in.
#[derive(Clone, Debug)]
pub(crate) struct BotPool {
    places: Arc<Semaphore>,
}

impl BotPool {
    pub(crate) fn new(threads: usize) -> BotPool {
        BotPool { places: Arc::new(Semaphore::new(threads.max(1))) }
    }

    /// Thinks about something else than a move, in the same pool. Nothing if the thought fails.
    pub(crate) async fn run_blocking<T: Send + 'static>(
        &self,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let _place = self.places.clone().acquire_owned().await.ok()?;
        tokio::task::spawn_blocking(thought).await.ok()
    }

    /// Thinks about a move and hands it to `then`.
    ///
    /// The answer comes a fixed time after the question, so that how long a bot thought tells nobody what it holds.
    pub(crate) fn think<F: Future<Output = ()> + Send>(
        &self,
        app: App,
        view: View,
        strength: BotLevel,
        seed: u64,
        then: impl FnOnce(Action) -> F + Send + 'static,
    ) {
        let places = self.places.clone();
        let due = tokio::time::Instant::now() + app.config.bot_move_delay;
        tokio::spawn(async move {
            let Ok(place) = places.acquire_owned().await else { return };
            let started = Instant::now();
            let any = view.legal().first().map(|card| view.action(card));
            let thought = tokio::task::spawn_blocking(move || choose(&view, strength, seed)).await;
            app.metrics.bots.add(started.elapsed());
            drop(place);
            let thought = thought.unwrap_or_else(|error| {
                // A bot that fails must not hold a table up: any legal card will do.
                tracing::error!(%strength, %error, "a bot failed");
                any
            });
            let Some(action) = thought else { return };
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
