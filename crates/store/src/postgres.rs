//! PostgreSQL: any number of processes on one database.

mod commit;
mod listen;
mod open;

use sqlx::postgres::PgConnectOptions;
use sqlx::{ConnectOptions, PgConnection, PgPool};
use tokio::task::JoinHandle;

pub(crate) use open::open;

/// An open database.
pub(crate) struct Postgres {
    pool: PgPool,
    channel: String,
    listener: JoinHandle<()>,
}

impl Postgres {
    pub(crate) const fn pool(&self) -> &PgPool {
        &self.pool
    }

    /// Where wake-ups of this schema are sent.
    pub(crate) fn channel(&self) -> &str {
        &self.channel
    }

    pub(crate) async fn close(&self) {
        self.listener.abort();
        self.pool.close().await;
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.listener.abort();
    }
}

/// Makes sure of what the statements rely on, whatever the server's own settings are: a commit waits for the disk,
/// and a statement sees what was committed before it.
async fn prepare(connection: &mut PgConnection) -> Result<(), sqlx::Error> {
    sqlx::query(
        "SELECT set_config('default_transaction_isolation', 'read committed', false),
                set_config('synchronous_commit', CASE current_setting('synchronous_commit')
                    WHEN 'off' THEN 'on' ELSE current_setting('synchronous_commit') END, false)",
    )
    .execute(connection)
    .await
    .map(|_| ())
}

/// The connection of the writer. Its one big statement is planned while the log is still small and the plan is kept
/// when the log is large, so it must never be to read a whole table.
async fn connect(options: &PgConnectOptions) -> Result<PgConnection, sqlx::Error> {
    let mut connection = options.connect().await?;
    prepare(&mut connection).await?;
    sqlx::query("SET enable_seqscan = off").execute(&mut connection).await?;
    Ok(connection)
}
