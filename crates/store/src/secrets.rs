//! The key that the server signs with.

use sqlx::Row;

use crate::connect::with_pool;
use crate::{Store, StoreError};

impl Store {
    /// The secret that this store's server signs with, made when it was first asked for.
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
}
