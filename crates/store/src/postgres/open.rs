//! Opening a PostgreSQL database.

use std::str::FromStr;
use std::time::Duration;

use sqlx::PgConnection;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use tokio::time::timeout;

use super::commit::PostgresCommit;
use super::{Postgres, connect, listen, prepare};
use crate::sql::{Db, Dialect, known_version, migrator};
use crate::wake::Bell;
use crate::writer::Writer;
use crate::{Store, StoreError};

const CONNECTIONS: u32 = 8;
/// How long to wait for a connection.
const PATIENCE: Duration = Duration::from_secs(5);

pub(crate) async fn open(url: &str) -> Result<Store, StoreError> {
    // The error is not passed on, lest it quote the password.
    let options = PgConnectOptions::from_str(url)
        .map_err(|_| StoreError::BadUrl("this is not the url of a PostgreSQL database".to_owned()))?
        .application_name("tinstar");
    let mut connection = first_connection(&options).await?;
    migrator(Dialect::Postgres)
        .run_direct(None, &mut connection, false)
        .await
        .map_err(|error| StoreError::from_migration(error, known_version()))?;
    let channel = channel(&mut connection).await?;
    let pool = PgPoolOptions::new()
        .max_connections(CONNECTIONS)
        .acquire_timeout(PATIENCE)
        .after_connect(|connection, _| Box::pin(prepare(connection)))
        .connect_lazy_with(options.clone());
    let bell = Bell::new();
    let listener = listen::start(options.clone(), channel.clone(), bell.clone()).await?;
    let writer = Writer::start(PostgresCommit::new(options, connection, channel.clone()));
    Ok(Store { db: Db::Postgres(Postgres { pool, channel, listener }), writer, bell })
}

/// Connects now or says why not, by name.
async fn first_connection(options: &PgConnectOptions) -> Result<PgConnection, StoreError> {
    let place = format!("{}:{}", options.get_host(), options.get_port());
    match timeout(PATIENCE, connect(options)).await {
        Ok(Ok(connection)) => Ok(connection),
        Ok(Err(error)) => Err(cannot_connect(&place, error)),
        Err(_) => Err(StoreError::Unavailable(format!("{place} does not answer"))),
    }
}

fn cannot_connect(place: &str, error: sqlx::Error) -> StoreError {
    let state = error.as_database_error().and_then(|error| error.code()).unwrap_or_default();
    // Invalid authorisation, or no such database.
    if state.starts_with("28") || state == "3D000" {
        return StoreError::BadUrl(error.to_string()).at(&place);
    }
    StoreError::from(error).at(&place)
}

/// Named after the schema: two installations may share a database.
async fn channel(connection: &mut PgConnection) -> Result<String, StoreError> {
    let (channel,): (String,) =
        sqlx::query_as("SELECT 'tinstar_' || oid FROM pg_namespace WHERE nspname = current_schema()")
            .fetch_one(connection)
            .await?;
    Ok(channel)
}
