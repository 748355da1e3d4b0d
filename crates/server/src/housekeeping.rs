//! Maintenance every minute: deletes expired uploads and measures the database.

use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use store::StoreError;

use crate::web::retention;
use crate::{App, Error, clock};

/// How often maintenance runs.
const INTERVAL: Duration = Duration::from_secs(60);

/// Runs maintenance until the server stops.
pub(crate) async fn run(app: App) {
    let mut interval = tokio::time::interval_at(tokio::time::Instant::now() + INTERVAL, INTERVAL);
    interval.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        interval.tick().await;
        if let Err(error) = app.run_maintenance(clock::now()).await {
            tracing::warn!(%error, "database maintenance failed");
        }
    }
}

impl App {
    /// Runs maintenance once.
    pub(crate) async fn run_maintenance(&self, now: u64) -> Result<(), StoreError> {
        self.store.expire_uploads(retention(now)).await?;
        self.measure().await
    }

    /// Measures the database and updates [`AppState::has_room`](crate::app::AppState::has_room).
    pub(crate) async fn measure(&self) -> Result<(), StoreError> {
        let bytes = self.store.size().await?;
        let has_room = bytes < self.config.max_db_bytes;
        if self.has_room.swap(has_room, Relaxed) && !has_room {
            let most = self.config.max_db_bytes;
            tracing::error!(bytes, most, "the database is full: nothing new can start, but running matches go on");
        }
        Ok(())
    }

    /// Refuses new tables, uploads and imports while the database has its maximum size.
    pub(crate) fn check_room(&self) -> Result<(), Error> {
        if self.has_room.load(Relaxed) { Ok(()) } else { Err(Error::NoRoom) }
    }
}

#[cfg(test)]
mod tests {
    use protocol::{ClientCommand, JoinRequest, NewTable};
    use table::PlayerId;

    use super::*;
    use crate::budget::Payer;
    use crate::{Config, Server};

    async fn server(folder: &tempfile::TempDir) -> Server {
        let db = folder.path().join("test.db").display().to_string();
        Server::build(Config { listen: ([127, 0, 0, 1], 0).into(), db, ..Config::default() }).await.unwrap()
    }

    #[tokio::test]
    async fn uploads_expire_without_new_uploads() {
        let folder = tempfile::tempdir().unwrap();
        let server = server(&folder).await;
        let (app, day) = (server.app(), 86_400_000);
        app.store.save_upload("sha256-old", day, "{}", retention(day)).await.unwrap();
        app.store.save_upload("sha256-new", 20 * day, "{}", retention(20 * day)).await.unwrap();
        app.run_maintenance(32 * day).await.unwrap();
        assert_eq!(app.store.upload("sha256-old").await.unwrap(), None);
        assert!(app.store.upload("sha256-new").await.unwrap().is_some());
    }

    #[tokio::test]
    async fn a_full_database_refuses_new_tables_but_running_matches_go_on() {
        let folder = tempfile::tempdir().unwrap();
        let db = folder.path().join("test.db").display().to_string();
        let config = Config { listen: ([127, 0, 0, 1], 0).into(), db, max_db_bytes: 1, ..Config::default() };
        let server = Server::build(config).await.unwrap();
        let (app, host) = (server.app(), PlayerId([7; 16]));
        let payer = Payer { address: [127, 0, 0, 1].into(), person: Some(host) };
        let new = NewTable { sit: Some(JoinRequest::default()), start: true, ..NewTable::default() };
        assert_eq!(app.open_table(payer, &new).await.err(), Some(Error::NoRoom));
        app.has_room.store(true, Relaxed);
        let room = app.open_table(payer, &new).await.unwrap();
        app.run_maintenance(0).await.unwrap();
        assert_eq!(app.check_room(), Err(Error::NoRoom));
        room.command(host, ClientCommand::Ready { entropy: None }).await.expect("the match goes on");
    }
}
