//! The state that all requests share, and the start and stop of the server.

use std::future::Future;
use std::net::SocketAddr;
use std::ops::Deref;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use axum::Router;
use store::Store;
use tokio::net::TcpListener;
use tokio::sync::watch;

use crate::analysis_queue::AnalysisQueue;
use crate::bans::Bans;
use crate::bot_pool::BotPool;
use crate::budget::Budgets;
use crate::daily_bots::DailyBots;
use crate::drawn_pictures::DrawnPictures;
use crate::guest::Signer;
use crate::identity::Identities;
use crate::limits::{Imports, IpLimits};
use crate::metrics::Metrics;
use crate::readiness::Readiness;
use crate::stored_match::StoredMatches;
use crate::work_pool::WorkPool;
use crate::{Config, RoomRegistry, StartError, accept, api, housekeeping};

/// A handle to the shared state. Clones are cheap.
#[derive(Clone)]
pub(crate) struct App(Arc<AppState>);

impl Deref for App {
    type Target = AppState;

    fn deref(&self) -> &AppState {
        &self.0
    }
}

/// The state that all requests share.
pub(crate) struct AppState {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) signer: Signer,
    pub(crate) identities: Identities,
    pub(crate) bans: Bans,
    pub(crate) rooms: RoomRegistry,
    pub(crate) bots: BotPool,
    /// For work that takes longer than a millisecond, except that of bots and the coach.
    pub(crate) work: WorkPool,
    pub(crate) analysis_queue: AnalysisQueue,
    pub(crate) stored_matches: StoredMatches,
    pub(crate) daily_bots: DailyBots,
    pub(crate) drawn_pictures: DrawnPictures,
    pub(crate) ip_limits: IpLimits,
    pub(crate) budgets: Budgets,
    pub(crate) imports: Imports,
    pub(crate) metrics: Metrics,
    pub(crate) readiness: Readiness,
    /// Whether the database is smaller than the configured maximum.
    pub(crate) has_room: AtomicBool,
    /// Becomes true when the server begins to stop.
    pub(crate) stopping: watch::Sender<bool>,
}

/// A server that is ready to run.
pub struct Server {
    app: App,
    listener: TcpListener,
    address: SocketAddr,
    /// The listener of the admin page, if there is one.
    admin: Option<TcpListener>,
}

/// The maximum time that the sockets and the store may each take to close.
const CLOSING_TIME: Duration = Duration::from_secs(3);

impl Server {
    /// Opens the store, restores the open tables and binds the address.
    pub async fn build(config: Config) -> Result<Server, StartError> {
        let store = Store::open(&config.db).await?;
        let signer = Signer::new(&store.signing_key().await?);
        let identities = Identities::load(&store).await?;
        let bans = Bans::load(&store).await?;
        let (listener, address) = bind(config.listen).await?;
        let admin = match config.admin_listen {
            Some(address) => Some(bind_admin(address).await?),
            None => None,
        };
        let state = AppState {
            bots: BotPool::new(config.bot_threads),
            work: WorkPool::new(config.bot_threads),
            analysis_queue: AnalysisQueue::new(config.coach_threads),
            stored_matches: StoredMatches::default(),
            daily_bots: DailyBots::default(),
            drawn_pictures: DrawnPictures::default(),
            config,
            store,
            signer,
            identities,
            bans,
            rooms: RoomRegistry::default(),
            ip_limits: IpLimits::default(),
            budgets: Budgets::default(),
            imports: Imports::default(),
            metrics: Metrics::default(),
            readiness: Readiness::default(),
            has_room: AtomicBool::new(true),
            stopping: watch::Sender::new(false),
        };
        let app = App(Arc::new(state));
        app.measure().await?;
        let restored = app.restore().await?;
        tracing::info!(%address, store = app.store.kind(), restored, "ready");
        Ok(Server { app, listener, address, admin })
    }

    /// The address on which the server listens.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The address of the admin page, if there is one.
    #[must_use]
    pub fn admin_address(&self) -> Option<SocketAddr> {
        self.admin.as_ref().and_then(|listener| listener.local_addr().ok())
    }

    /// The shared state.
    #[cfg(test)]
    pub(crate) fn app(&self) -> &App {
        &self.app
    }

    /// Serves until `stop` completes, then tells every client to reconnect later and stops.
    pub async fn run(self, stop: impl Future<Output = ()>) {
        let service = router(self.app.clone());
        let app = self.app.clone();
        let admin = async move {
            match self.admin {
                Some(listener) => accept::serve(listener, app.clone(), crate::admin::router(app)).await,
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            () = admin => {}
            () = accept::serve(self.listener, self.app.clone(), service) => {}
            () = housekeeping::run(self.app.clone()) => {}
            () = stop => {}
        }
        tracing::info!("stopping");
        self.app.stopping.send_replace(true);
        for room in self.app.rooms.all() {
            room.shut_down().await;
        }
        self.app.rooms.clear();
        let metrics = &self.app.metrics;
        let closed = async {
            while metrics.sockets.load(Relaxed) > 0 || metrics.tables.load(Relaxed) > 0 {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        let _ = tokio::time::timeout(CLOSING_TIME, closed).await;
        let _ = tokio::time::timeout(CLOSING_TIME, self.app.store.close()).await;
        tracing::info!("stopped");
    }
}

async fn bind(address: SocketAddr) -> Result<(TcpListener, SocketAddr), StartError> {
    let failed = |error| StartError::Listen { address, error };
    let listener = TcpListener::bind(address).await.map_err(failed)?;
    let bound = listener.local_addr().map_err(failed)?;
    Ok((listener, bound))
}

async fn bind_admin(address: SocketAddr) -> Result<TcpListener, StartError> {
    let (listener, address) = bind(address).await?;
    tracing::info!(%address, "serving the admin page");
    if !address.ip().is_loopback() {
        tracing::warn!(%address, "anyone who can reach this address can close tables and ban people");
    }
    Ok(listener)
}

fn router(app: App) -> Router {
    api::routes(&app)
        .merge(crate::web::routes(&app))
        .layer(axum::middleware::from_fn_with_state(app.clone(), crate::security::limit_and_headers))
        .with_state(app)
}
