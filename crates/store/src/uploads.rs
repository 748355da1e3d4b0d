//! Uploaded records, kept for a limited time.

use sqlx::Row;

use crate::connect::with_pool;
use crate::{RetentionPolicy, Store, StoreError};

/// Deletes what the policy does not keep, inside a transaction of either database.
macro_rules! evict {
    ($transaction:ident, $policy:ident) => {
        sqlx::query("DELETE FROM pasted WHERE at < $1")
            .bind($policy.not_before as i64)
            .execute(&mut *$transaction)
            .await?;
        sqlx::query("DELETE FROM pasted WHERE id IN (SELECT id FROM pasted ORDER BY at DESC, id LIMIT $1 OFFSET $2)")
            .bind(i64::MAX)
            .bind(i64::from($policy.max))
            .execute(&mut *$transaction)
            .await?;
        sqlx::query("DELETE FROM analyses WHERE id LIKE 'sha256-%' AND id NOT IN (SELECT id FROM pasted)")
            .execute(&mut *$transaction)
            .await?;
    };
}

impl Store {
    /// Stores an uploaded record under an id that begins with `sha256-`. The oldest uploads above the limit are deleted
    /// together with their analyses. Storing a record again extends its time.
    pub async fn save_upload(
        &self,
        id: &str,
        at: u64,
        record: &str,
        policy: RetentionPolicy,
    ) -> Result<(), StoreError> {
        with_pool!(self.backend, pool, writer => {
            let mut transaction = pool.begin().await?;
            let query = sqlx::query(
                "INSERT INTO pasted (id, at, record) VALUES ($1, $2, $3) ON CONFLICT (id) DO UPDATE SET at = EXCLUDED.at",
            );
            query.bind(id).bind(at as i64).bind(record).execute(&mut *transaction).await?;
            evict!(transaction, policy);
            transaction.commit().await?;
            Ok(())
        })
    }

    /// Deletes the uploaded records that the policy no longer keeps, and their analyses.
    pub async fn expire_uploads(&self, policy: RetentionPolicy) -> Result<(), StoreError> {
        with_pool!(self.backend, pool, writer => {
            let mut transaction = pool.begin().await?;
            evict!(transaction, policy);
            transaction.commit().await?;
            Ok(())
        })
    }

    /// An uploaded record.
    pub async fn upload(&self, id: &str) -> Result<Option<String>, StoreError> {
        with_pool!(self.backend, pool, readers => {
            let row = sqlx::query("SELECT record FROM pasted WHERE id = $1").bind(id).fetch_optional(pool).await?;
            Ok(row.map(|row| row.try_get("record")).transpose()?)
        })
    }
}
