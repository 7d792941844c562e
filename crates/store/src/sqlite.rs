//! SQLite: one file, one connection that writes, a few that read.

mod commit;
mod open;
mod script;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection, SqlitePool};
use tokio::sync::{Mutex, MutexGuard};

use crate::StoreError;

pub(crate) use open::open;

/// An open file.
pub(crate) struct Sqlite {
    readers: SqlitePool,
    options: SqliteConnectOptions,
    /// Absent while somebody writes with it, and after a write that failed or was abandoned.
    writer: Mutex<Option<SqliteConnection>>,
}

impl Sqlite {
    pub(crate) const fn readers(&self) -> &SqlitePool {
        &self.readers
    }

    /// Waits for the one connection that writes. The queue is fair.
    pub(crate) async fn writing(&self) -> Result<Writing<'_>, StoreError> {
        if self.readers.is_closed() {
            return Err(StoreError::closed());
        }
        let mut place = self.writer.lock().await;
        let connection = match place.take() {
            Some(connection) => connection,
            None => self.options.connect().await?,
        };
        Ok(Writing { place, connection })
    }

    pub(crate) async fn close(&self) {
        self.readers.close().await;
        if let Some(connection) = self.writer.lock().await.take() {
            // The last to leave moves the log of changes into the file; if that fails, the next to open does.
            let _ = connection.close().await;
        }
    }
}

/// A turn to write. Whoever drops it without saying that it went well drops the connection too, and with it any
/// transaction that was under way: after an error, or when the task is cancelled, nobody inherits half a write.
pub(crate) struct Writing<'a> {
    place: MutexGuard<'a, Option<SqliteConnection>>,
    connection: SqliteConnection,
}

impl Writing<'_> {
    pub(crate) const fn connection(&mut self) -> &mut SqliteConnection {
        &mut self.connection
    }

    /// Keeps the connection for the next one, if all is well.
    pub(crate) fn done<T>(mut self, answer: Result<T, sqlx::Error>) -> Result<T, sqlx::Error> {
        if answer.is_ok() {
            *self.place = Some(self.connection);
        }
        answer
    }
}
