//! The daily deal: who has played it, and with how many points.

use rules::record::MatchSummary;
use sqlx::Row;
use table::PlayerId;

use crate::connect::with_pool;
use crate::{DailyAttemptResult, DailyMatch, Store, StoreError};

/// The length of a day such as `2026-11-16`.
const DAY_LENGTH: usize = 10;

/// Stores an attempt at a daily deal. It is played as the first match of a new table. Fails if the player already has
/// an attempt.
macro_rules! insert_attempt {
    ($transaction:ident, $attempt:expr, $table:expr) => {
        let query = sqlx::query("INSERT INTO daily (day, player, match_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING");
        let query = query.bind($attempt.day.as_str()).bind(hex::encode($attempt.player.0));
        let inserted = query.bind(format!("{}-1", $table)).execute(&mut *$transaction).await?.rows_affected();
        if inserted == 0 {
            return Err(StoreError::SecondAttempt);
        }
    };
}
pub(crate) use insert_attempt;

impl Store {
    /// The match in which a player plays or played the daily deal of this day.
    pub async fn daily_match(&self, day: &str, player: PlayerId) -> Result<Option<DailyMatch>, StoreError> {
        with_pool!(self.backend, pool, readers => {
            let query = sqlx::query(
                "SELECT match_id, summary FROM daily LEFT JOIN matches ON id = match_id WHERE day = $1 AND player = $2",
            );
            let row = query.bind(day).bind(hex::encode(player.0)).fetch_optional(pool).await?;
            row.map(|row| Ok(DailyMatch { id: row.try_get("match_id")?, summary: read(row.try_get("summary")?) })).transpose()
        })
    }

    /// At most `max` finished matches of this daily deal whose points have not been stored yet.
    pub async fn unscored_dailies(&self, day: &str, max: u32) -> Result<Vec<DailyMatch>, StoreError> {
        with_pool!(self.backend, pool, readers => {
            let query = sqlx::query(
                "SELECT match_id, summary FROM daily JOIN matches ON id = match_id
                 WHERE day = $1 AND points IS NULL AND summary IS NOT NULL LIMIT $2",
            );
            let rows = query.bind(day).bind(i64::from(max)).fetch_all(pool).await?;
            rows.iter().map(|row| {
                Ok(DailyMatch { id: row.try_get("match_id")?, summary: read(row.try_get("summary")?) })
            }).collect()
        })
    }

    /// Stores the points of a match of a daily deal.
    pub async fn score_daily(&self, day: &str, id: &str, points: u32) -> Result<(), StoreError> {
        with_pool!(self.backend, pool, writer => {
            let query = sqlx::query("UPDATE daily SET points = $3 WHERE day = $1 AND match_id = $2");
            query.bind(day).bind(id).bind(i64::from(points)).execute(pool).await?;
            Ok(())
        })
    }

    /// A player's attempts on these days, in the order of `days`.
    ///
    /// The primary key is day and player, so each day is one lookup. The days are passed as one string, which the query
    /// splits: that works on both databases, for any number of days.
    pub async fn daily_attempts(
        &self,
        player: PlayerId,
        days: &[String],
    ) -> Result<Vec<DailyAttemptResult>, StoreError> {
        let days: Vec<&str> = days.iter().map(String::as_str).filter(|day| day.len() == DAY_LENGTH).collect();
        if days.is_empty() {
            return Ok(Vec::new());
        }
        let count = i32::try_from(days.len()).unwrap_or(i32::MAX);
        with_pool!(self.backend, pool, readers => {
            let query = sqlx::query(
                "WITH RECURSIVE asked (n, day) AS (
                     SELECT 0, substr(CAST($2 AS TEXT), 1, 10)
                     UNION ALL SELECT n + 1, substr(CAST($2 AS TEXT), (n + 1) * 10 + 1, 10) FROM asked WHERE n + 1 < $3
                 )
                 SELECT daily.day AS day, match_id, points, CASE WHEN points IS NULL THEN summary END AS summary
                 FROM asked JOIN daily ON daily.day = asked.day AND player = $1
                 LEFT JOIN matches ON id = match_id ORDER BY n",
            );
            let rows = query.bind(hex::encode(player.0)).bind(days.concat()).bind(count).fetch_all(pool).await?;
            rows.iter().map(|row| Ok(DailyAttemptResult {
                day: row.try_get("day")?,
                id: row.try_get("match_id")?,
                points: row.try_get::<Option<i64>, _>("points")?.and_then(|points| u32::try_from(points).ok()),
                summary: read(row.try_get("summary")?),
            })).collect()
        })
    }

    /// The points of all finished attempts at this daily deal, lowest first, without names.
    pub async fn daily_points(&self, day: &str) -> Result<Vec<u32>, StoreError> {
        with_pool!(self.backend, pool, readers => {
            let query = sqlx::query("SELECT points FROM daily WHERE day = $1 AND points IS NOT NULL ORDER BY points");
            let rows = query.bind(day).fetch_all(pool).await?;
            rows.iter().map(|row| Ok(row.try_get::<i64, _>("points")? as u32)).collect()
        })
    }
}

fn read(summary: Option<&str>) -> Option<MatchSummary> {
    serde_json::from_str(summary?).ok()
}
