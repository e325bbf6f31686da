//! Many machines: one Postgres for all of them.

use std::collections::BTreeMap;
use std::path::Path;

use sqlx::postgres::{PgPool, PgPoolOptions};

use super::queries::{backend, run};
use super::writer::Writer;
use super::{ChatLine, Store, StoreError, TableRow, Write};

const READERS: u32 = 8;

pub struct Postgres {
    writer: Writer,
    readers: PgPool,
}

impl Postgres {
    /// Connects to `postgres://...` and brings its tables up to date.
    pub async fn connect(url: &str) -> Result<Postgres, StoreError> {
        let readers = PgPoolOptions::new().max_connections(READERS).connect(url).await?;
        sqlx::migrate!("migrations/postgres").run(&readers).await?;
        let writing = PgPoolOptions::new().max_connections(1).connect(url).await?;
        Ok(Postgres { writer: Writer::start(Connections(writing)), readers })
    }

    async fn copy_to(&self, _to: &Path) -> Result<(), StoreError> {
        Err(StoreError::Failed("copy a Postgres database with pg_dump".to_owned()))
    }
}

backend!(Postgres, sqlx::Postgres);
