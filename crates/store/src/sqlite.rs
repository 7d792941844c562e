//! SQLite: one file, one connection that writes, a few that read.

mod commit;
mod open;
mod script;

use std::path::{Path, PathBuf};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection, SqlitePool};
use tokio::sync::{Mutex, MutexGuard};

use crate::StoreError;

pub(crate) use open::{open, path};

/// An open file.
pub(crate) struct Sqlite {
    readers: SqlitePool,
    options: SqliteConnectOptions,
    /// The file as it was when it was opened.
    file: File,
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
        // A file that was removed takes everything that is written to it and gives nothing back.
        self.file.check()?;
        let mut place = self.writer.lock().await;
        let connection = match place.take() {
            Some(connection) => connection,
            None => self.options.connect().await?,
        };
        Ok(Writing { place, connection })
    }

    /// Makes sure that what was overwritten is nowhere in the files. Others may be reading; then some of it stays until the
    /// next time.
    pub(crate) async fn scrub(&self) -> Result<(), StoreError> {
        let mut writing = self.writing().await?;
        let answer = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(writing.connection()).await;
        writing.done(answer)?;
        Ok(())
    }

    pub(crate) async fn close(&self) {
        self.readers.close().await;
        if let Some(connection) = self.writer.lock().await.take() {
            // The last to leave moves the log of changes into the file; if that fails, the next to open does.
            let _ = connection.close().await;
        }
    }
}

/// Which file a path stood for.
pub(crate) struct File {
    path: PathBuf,
    identity: Option<(u64, u64)>,
}

impl File {
    fn at(path: &Path) -> Self {
        Self { path: path.to_owned(), identity: identity(path) }
    }

    /// Whether the path still stands for the same file.
    fn check(&self) -> Result<(), StoreError> {
        if identity(&self.path) == self.identity {
            return Ok(());
        }
        let gone = "the file was removed or replaced while it was in use; restart with the right one";
        Err(StoreError::Unavailable(gone.to_owned()).at(&self.path.display()))
    }
}

/// The device and number of a file, where the system has them.
fn identity(path: &Path) -> Option<(u64, u64)> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt as _;
        std::fs::metadata(path).ok().map(|file| (file.dev(), file.ino()))
    }
    #[cfg(not(unix))]
    {
        std::fs::metadata(path).ok().map(|_| (0, 0))
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
