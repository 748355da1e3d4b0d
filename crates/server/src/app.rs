//! What all requests share, and how the server starts and ends.

use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use axum::Router;
use store::Store;
use tokio::net::TcpListener;
use tokio::sync::watch;

use crate::analysis_queue::AnalysisQueue;
use crate::bots::Bots;
use crate::guest::Signer;
use crate::limits::{Imports, IpLimits};
use crate::metrics::Metrics;
use crate::stored_match::StoredMatches;
use crate::{Config, Rooms, StartError, accept, api};

/// What all requests share. Clones are cheap.
#[derive(Clone)]
pub(crate) struct App {
    shared: Arc<Shared>,
}

struct Shared {
    config: Config,
    store: Store,
    signer: Signer,
    rooms: Rooms,
    bots: Bots,
    analysis_queue: AnalysisQueue,
    stored_matches: StoredMatches,
    addresses: IpLimits,
    imports: Imports,
    metrics: Metrics,
    stopping: watch::Sender<bool>,
}

impl App {
    /// What the host chose.
    #[must_use]
    pub(crate) fn config(&self) -> &Config {
        &self.shared.config
    }

    /// The tables.
    #[must_use]
    pub(crate) fn rooms(&self) -> &Rooms {
        &self.shared.rooms
    }

    /// Where tables and matches are kept.
    #[must_use]
    pub(crate) fn store(&self) -> &Store {
        &self.shared.store
    }

    pub(crate) fn signer(&self) -> &Signer {
        &self.shared.signer
    }

    pub(crate) fn bots(&self) -> &Bots {
        &self.shared.bots
    }

    pub(crate) fn analysis_queue(&self) -> &AnalysisQueue {
        &self.shared.analysis_queue
    }

    pub(crate) fn stored_matches(&self) -> &StoredMatches {
        &self.shared.stored_matches
    }

    pub(crate) fn addresses(&self) -> &IpLimits {
        &self.shared.addresses
    }

    pub(crate) fn imports(&self) -> &Imports {
        &self.shared.imports
    }

    pub(crate) fn metrics(&self) -> &Metrics {
        &self.shared.metrics
    }

    /// Becomes true when the server is about to end.
    pub(crate) fn stopping(&self) -> watch::Receiver<bool> {
        self.shared.stopping.subscribe()
    }
}

/// A server that is ready to run.
pub struct Server {
    app: App,
    listener: TcpListener,
    address: SocketAddr,
}

/// How long the last words to sockets may take.
const LAST_WORDS: Duration = Duration::from_secs(3);

impl Server {
    /// Opens the store, brings unfinished tables back and binds the address.
    pub async fn build(config: Config) -> Result<Server, StartError> {
        let store = Store::open(&config.db).await?;
        let signer = Signer::new(&store.signing_key().await?);
        let listen = config.listen;
        let listener =
            TcpListener::bind(listen).await.map_err(|error| StartError::Listen { address: listen, error })?;
        let address = listener.local_addr().map_err(|error| StartError::Listen { address: listen, error })?;
        let shared = Shared {
            bots: Bots::new(config.bot_threads),
            analysis_queue: AnalysisQueue::new(config.coach_threads),
            stored_matches: StoredMatches::default(),
            config,
            store,
            signer,
            rooms: Rooms::default(),
            addresses: IpLimits::default(),
            imports: Imports::default(),
            metrics: Metrics::default(),
            stopping: watch::Sender::new(false),
        };
        let app = App { shared: Arc::new(shared) };
        let restored = app.restore().await?;
        tracing::info!(%address, store = app.store().kind(), restored, "ready");
        Ok(Server { app, listener, address })
    }

    /// The address it listens on.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// What its requests share.
    #[cfg(test)]
    pub(crate) fn app(&self) -> &App {
        &self.app
    }

    /// Serves until `stop` is done; then tells every client to come back and ends.
    pub async fn run(self, stop: impl Future<Output = ()>) {
        let service = router(self.app.clone());
        tokio::select! {
            () = accept::serve(self.listener, self.app.clone(), service) => {}
            () = stop => {}
        }
        tracing::info!("stopping");
        self.app.shared.stopping.send_replace(true);
        for room in self.app.rooms().all() {
            room.say_goodbye().await;
        }
        self.app.rooms().forget_all();
        let metrics = self.app.metrics();
        let gone = async {
            while metrics.sockets.load(Relaxed) > 0 || metrics.tables.load(Relaxed) > 0 {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        let _ = tokio::time::timeout(LAST_WORDS, gone).await;
        let _ = tokio::time::timeout(LAST_WORDS, self.app.store().close()).await;
        tracing::info!("stopped");
    }
}

fn router(app: App) -> Router {
    api::routes()
        .merge(crate::web::routes(&app))
        .layer(axum::middleware::from_fn_with_state(app.clone(), crate::headers::guard))
        .with_state(app)
}
