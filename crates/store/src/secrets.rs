//! Named values that only the server may read: its signing key, links to identities, bans.

use sqlx::Row;

use crate::connect::with_pool;
use crate::{Store, StoreError};

impl Store {
    /// The key with which this store's server signs. It is created on first use.
    pub async fn signing_key(&self) -> Result<[u8; 32], StoreError> {
        let mut fresh = [0; 32];
        getrandom::fill(&mut fresh).map_err(|error| StoreError::Unavailable(error.to_string()))?;
        let value: String = with_pool!(self.backend, pool, writer => {
            sqlx::query("INSERT INTO secrets (name, value) VALUES ('signing', $1) ON CONFLICT (name) DO NOTHING")
                .bind(hex::encode(fresh)).execute(pool).await?;
            sqlx::query("SELECT value FROM secrets WHERE name = 'signing'").fetch_one(pool).await?.try_get("value")?
        });
        let mut key = [0; 32];
        hex::decode_to_slice(value, &mut key)
            .map_err(|_| StoreError::Broken("the signing key is damaged".to_owned()))?;
        Ok(key)
    }

    /// The value with this name, if there is one.
    pub async fn value(&self, name: &str) -> Result<Option<String>, StoreError> {
        with_pool!(self.backend, pool, readers => {
            let row = sqlx::query("SELECT value FROM secrets WHERE name = $1").bind(name).fetch_optional(pool).await?;
            Ok(row.map(|row| row.try_get("value")).transpose()?)
        })
    }

    /// All names that begin with `prefix`, in order, with their values.
    pub async fn values(&self, prefix: &str) -> Result<Vec<(String, String)>, StoreError> {
        with_pool!(self.backend, pool, readers => {
            let query = sqlx::query("SELECT name, value FROM secrets WHERE substr(name, 1, $1) = $2 ORDER BY name");
            let rows = query.bind(prefix.chars().count() as i32).bind(prefix).fetch_all(pool).await?;
            rows.iter().map(|row| Ok((row.try_get("name")?, row.try_get("value")?))).collect()
        })
    }

    /// Sets or deletes the value with this name. The change is durable when this returns.
    pub async fn set_value(&self, name: &str, value: Option<&str>) -> Result<(), StoreError> {
        with_pool!(self.backend, pool, writer => {
            let query = match value {
                Some(value) => sqlx::query(
                    "INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = $2",
                ).bind(name).bind(value),
                None => sqlx::query("DELETE FROM secrets WHERE name = $1").bind(name),
            };
            query.execute(pool).await?;
        });
        Ok(())
    }
}
