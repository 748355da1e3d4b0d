//! Finished matches.

use rules::Seat;
use rules::record::{MatchSummary, Record};
use sqlx::Row;
use table::{FixedDealsInfo, FixedDealsKind, PlayerId};

use crate::connect::with_pool;
use crate::{FinishedMatch, ListedMatch, Store, StoreError};

/// The maximum number of matches in a list.
const MAX_LISTED: i64 = 1_000;

impl FinishedMatch {
    /// A finished match with the summary of its record.
    #[must_use]
    pub fn new(
        id: String,
        host: PlayerId,
        players: Vec<(PlayerId, Option<Seat>)>,
        at: u64,
        record: &Record,
    ) -> FinishedMatch {
        FinishedMatch { id, host, players, at, record: record.to_string(), summary: summary(record) }
    }
}

/// The summary of a record. If a round was replayed from one of its positions, the summary leaves out the players'
/// results.
fn summary(record: &Record) -> Option<MatchSummary> {
    record.summary(FixedDealsInfo::of(record).is_none_or(|origin| origin.purpose != FixedDealsKind::WhatIf))
}

/// The summary of a record as JSON, as it is stored.
pub(crate) fn summary_of(record: &str) -> Option<String> {
    let summary = summary(&record.parse().ok()?)?;
    serde_json::to_string(&summary).ok()
}

/// Inserts a match inside a transaction of either database, unless it is already there. Returns whether it is new.
macro_rules! insert_match {
    ($transaction:ident, $finished:expr) => {{
        let $crate::FinishedMatch { id, host, players, at, record, summary } = $finished;
        let query = sqlx::query(
            "INSERT INTO matches (id, host, at, record, summary) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (id) DO NOTHING",
        );
        let query = query.bind(id.as_str()).bind(hex::encode(host.0)).bind(*at as i64).bind(record.as_str());
        let summary = summary.as_ref().and_then(|summary| serde_json::to_string(summary).ok());
        let new = query.bind(summary).execute(&mut *$transaction).await?.rows_affected() > 0;
        for (player, seat) in players.iter().filter(|_| new) {
            sqlx::query("INSERT INTO match_players (player, match_id, seat) VALUES ($1, $2, $3)")
                .bind(hex::encode(player.0))
                .bind(id.as_str())
                .bind(seat.map(|seat| seat.index() as i64))
                .execute(&mut *$transaction)
                .await?;
        }
        new
    }};
}
pub(crate) use insert_match;

/// Converts a row of either database to a `ListedMatch`.
macro_rules! listed {
    ($row:expr) => {{
        let row = $row;
        let seat: Option<i64> = row.try_get("seat")?;
        let summary: Option<&str> = row.try_get("summary")?;
        ListedMatch {
            id: row.try_get("id")?,
            host: player_id(row.try_get("host")?)?,
            at: row.try_get::<i64, _>("at")? as u64,
            seat: seat.and_then(|seat| u8::try_from(seat).ok()).and_then(Seat::new),
            summary: summary.and_then(|summary| serde_json::from_str(summary).ok()),
        }
    }};
}

impl Store {
    /// The record of a finished match.
    pub async fn record(&self, id: &str) -> Result<Option<String>, StoreError> {
        with_pool!(self.backend, pool, readers => {
            let row = sqlx::query("SELECT record FROM matches WHERE id = $1").bind(id).fetch_optional(pool).await?;
            Ok(row.map(|row| row.try_get("record")).transpose()?)
        })
    }

    /// The finished matches that a player hosted or played, latest first, without their records. Takes one query.
    pub async fn matches_of(&self, player: PlayerId) -> Result<Vec<ListedMatch>, StoreError> {
        with_pool!(self.backend, pool, readers => {
            let query = sqlx::query(
                "SELECT id, host, at, summary,
                 (SELECT seat FROM match_players WHERE match_id = id AND player = $1) AS seat
                 FROM matches WHERE host = $1 OR id IN (SELECT match_id FROM match_players WHERE player = $1)
                 ORDER BY at DESC, id LIMIT $2",
            );
            let rows = query.bind(hex::encode(player.0)).bind(MAX_LISTED).fetch_all(pool).await?;
            rows.iter().map(|row| Ok(listed!(row))).collect()
        })
    }

    /// The player's seat in a finished match, if it is known.
    pub async fn seat_in(&self, id: &str, player: PlayerId) -> Result<Option<Seat>, StoreError> {
        with_pool!(self.backend, pool, readers => {
            let query = sqlx::query("SELECT seat FROM match_players WHERE match_id = $1 AND player = $2");
            let row = query.bind(id).bind(hex::encode(player.0)).fetch_optional(pool).await?;
            let seat: Option<i64> = row.map(|row| row.try_get("seat")).transpose()?.flatten();
            Ok(seat.and_then(|seat| u8::try_from(seat).ok()).and_then(Seat::new))
        })
    }

    /// One page of the list of [`Store::matches_of`], with the records: at most `max` matches after `after`.
    pub async fn records_of(
        &self,
        player: PlayerId,
        after: Option<&ListedMatch>,
        max: u32,
    ) -> Result<Vec<(ListedMatch, String)>, StoreError> {
        let (at, id) = after.map_or((i64::MAX, ""), |listed| (listed.at as i64, listed.id.as_str()));
        with_pool!(self.backend, pool, readers => {
            let query = sqlx::query(
                "SELECT id, host, at, summary, record,
                 (SELECT seat FROM match_players WHERE match_id = id AND player = $1) AS seat
                 FROM matches WHERE (host = $1 OR id IN (SELECT match_id FROM match_players WHERE player = $1))
                 AND (at < $2 OR at = $2 AND id > $3) ORDER BY at DESC, id LIMIT $4",
            );
            let query = query.bind(hex::encode(player.0)).bind(at).bind(id).bind(i64::from(max));
            query.fetch_all(pool).await?.iter().map(|row| Ok((listed!(row), row.try_get("record")?))).collect()
        })
    }

    /// One page of all finished matches in the order of their ids, with their records: at most `max` matches after
    /// `after`.
    pub async fn records_after(&self, after: &str, max: u32) -> Result<Vec<(String, String)>, StoreError> {
        with_pool!(self.backend, pool, readers => {
            let query = sqlx::query("SELECT id, record FROM matches WHERE id > $1 ORDER BY id LIMIT $2");
            let rows = query.bind(after).bind(i64::from(max)).fetch_all(pool).await?;
            rows.iter().map(|row| Ok((row.try_get("id")?, row.try_get("record")?))).collect()
        })
    }

    /// Stores finished matches that were not played on this server, all of them or none. Returns how many are new.
    pub async fn save_matches(&self, matches: &[FinishedMatch]) -> Result<usize, StoreError> {
        with_pool!(self.backend, pool, writer => {
            let mut transaction = pool.begin().await?;
            let mut added = 0;
            for finished in matches {
                added += usize::from(insert_match!(transaction, finished));
            }
            transaction.commit().await?;
            Ok(added)
        })
    }

    /// Deletes a finished match of this host. Returns whether there was one.
    pub async fn delete_match(&self, id: &str, host: PlayerId) -> Result<bool, StoreError> {
        with_pool!(self.backend, pool, writer => {
            let mut transaction = pool.begin().await?;
            let deleted = sqlx::query("DELETE FROM matches WHERE id = $1 AND host = $2")
                .bind(id).bind(hex::encode(host.0)).execute(&mut *transaction).await?.rows_affected();
            if deleted > 0 {
                sqlx::query("DELETE FROM match_players WHERE match_id = $1").bind(id).execute(&mut *transaction).await?;
                sqlx::query("DELETE FROM analyses WHERE id = $1").bind(id).execute(&mut *transaction).await?;
            }
            transaction.commit().await?;
            Ok(deleted > 0)
        })
    }

    /// Removes a finished match from a player's list. A match that the player hosted is deleted; a match of another
    /// host is kept without them. Returns whether it was in the list.
    pub async fn remove_match(&self, id: &str, player: PlayerId) -> Result<bool, StoreError> {
        Ok(self.delete_match(id, player).await? || self.unlist_match(id, player).await?)
    }

    async fn unlist_match(&self, id: &str, player: PlayerId) -> Result<bool, StoreError> {
        with_pool!(self.backend, pool, writer => {
            let query = sqlx::query("DELETE FROM match_players WHERE match_id = $1 AND player = $2");
            Ok(query.bind(id).bind(hex::encode(player.0)).execute(pool).await?.rows_affected() > 0)
        })
    }

    /// Removes every match from a player's list, as [`Store::remove_match`] does with one.
    pub async fn remove_matches(&self, player: PlayerId) -> Result<(), StoreError> {
        let player = hex::encode(player.0);
        with_pool!(self.backend, pool, writer => {
            let mut transaction = pool.begin().await?;
            for statement in [
                "DELETE FROM analyses WHERE id IN (SELECT id FROM matches WHERE host = $1)",
                "DELETE FROM match_players WHERE match_id IN (SELECT id FROM matches WHERE host = $1)",
                "DELETE FROM matches WHERE host = $1",
                "DELETE FROM match_players WHERE player = $1",
            ] {
                sqlx::query(statement).bind(player.as_str()).execute(&mut *transaction).await?;
            }
            transaction.commit().await?;
            Ok(())
        })
    }

    /// Stores the coach's analysis of a match and replaces an earlier one.
    pub async fn save_analysis(&self, id: &str, at: u64, analysis: &str) -> Result<(), StoreError> {
        with_pool!(self.backend, pool, writer => {
            let query = sqlx::query(
                "INSERT INTO analyses (id, at, analysis) VALUES ($1, $2, $3)
                 ON CONFLICT (id) DO UPDATE SET at = EXCLUDED.at, analysis = EXCLUDED.analysis",
            );
            query.bind(id).bind(at as i64).bind(analysis).execute(pool).await?;
            Ok(())
        })
    }

    /// The coach's analysis of a match.
    pub async fn analysis(&self, id: &str) -> Result<Option<String>, StoreError> {
        with_pool!(self.backend, pool, readers => {
            let row = sqlx::query("SELECT analysis FROM analyses WHERE id = $1").bind(id).fetch_optional(pool).await?;
            Ok(row.map(|row| row.try_get("analysis")).transpose()?)
        })
    }
}

fn player_id(text: &str) -> Result<PlayerId, StoreError> {
    let mut id = [0; 16];
    hex::decode_to_slice(text, &mut id).map_err(|_| StoreError::Broken("a player's id is damaged".to_owned()))?;
    Ok(PlayerId(id))
}
