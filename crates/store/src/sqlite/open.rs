//! Opening a SQLite file.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use sqlx::migrate::MigrateError;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, SqliteConnection};
use tokio::sync::Mutex;
use tokio::time::sleep;

use super::commit::SqliteCommit;
use super::{File, Sqlite};
use crate::sql::{Db, Dialect, known_version, migrator};
use crate::wake::Bell;
use crate::writer::Writer;
use crate::{Store, StoreError};

const READERS: u32 = 4;
/// How long to wait while another process writes.
const BUSY: Duration = Duration::from_secs(5);
/// How long to wait before the next attempt where SQLite does not wait by itself.
const PAUSE: Duration = Duration::from_millis(10);

pub(crate) async fn open(url: &str) -> Result<Store, StoreError> {
    let path = path(url)?;
    make_file(&path).map_err(|error| StoreError::Unavailable(error.to_string()).at(&path.display()))?;
    let options = options(&path);
    // SQLite itself says only that it is "unable to open database file".
    let named = |error: StoreError| error.at(&path.display());
    let writer = first_connection(&options).await.map_err(named)?;
    let readers = SqlitePoolOptions::new()
        .max_connections(READERS)
        .acquire_timeout(BUSY)
        .test_before_acquire(false)
        .connect_lazy_with(options.clone().pragma("query_only", "ON"));
    let db = Arc::new(Sqlite { readers, options, file: File::at(&path), writer: Mutex::new(Some(writer)) });
    let bell = Bell::new();
    let writer = Writer::start(SqliteCommit::new(Arc::clone(&db), bell.clone()));
    Ok(Store { db: Db::Sqlite(db), writer, bell })
}

/// `sqlite:PATH`, or with two slashes before the path; the path is taken as it stands.
pub(crate) fn path(url: &str) -> Result<PathBuf, StoreError> {
    let rest = url.strip_prefix("sqlite:").unwrap_or_default();
    let path = rest.strip_prefix("//").unwrap_or(rest);
    if path.is_empty() || path.ends_with('/') {
        return Err(StoreError::BadUrl("there is no file name after sqlite:".to_owned()));
    }
    if path.starts_with(':') || path.contains(['?', '\0']) {
        return Err(StoreError::BadUrl(format!("{path:?} is not the path of a file")));
    }
    Ok(path.into())
}

/// Makes the folders and an empty file that only its owner can read: it will hold seeds and hashes. SQLite gives
/// the files beside it the same permissions.
fn make_file(path: &Path) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    match options.open(path) {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => Err(error),
        Ok(_) | Err(_) => Ok(()),
    }
}

fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(BUSY)
        .statement_cache_capacity(128)
        .pragma("temp_store", "MEMORY")
        // What is deleted is overwritten, where that takes no further write.
        .pragma("secure_delete", "FAST")
        // Changes go into the file itself every 16 MB instead of 4, so that pages that change often go less often.
        .pragma("wal_autocheckpoint", "4000")
        .pragma("journal_size_limit", "67108864")
        // 16 MB, so that the pages which many tables write to stay at hand.
        .pragma("cache_size", "-16384")
}

/// Connects and runs the migrations; again if need be, because another process may just be doing the same, and
/// SQLite neither keeps it out nor waits for it.
async fn first_connection(options: &SqliteConnectOptions) -> Result<SqliteConnection, StoreError> {
    let began = Instant::now();
    loop {
        let error = match connect(options).await {
            Ok(connection) => return Ok(connection),
            Err(error) => error,
        };
        if !may_pass(&error) || began.elapsed() > BUSY {
            return Err(StoreError::from_migration(error, known_version()));
        }
        sleep(PAUSE).await;
    }
}

async fn connect(options: &SqliteConnectOptions) -> Result<SqliteConnection, MigrateError> {
    let mut connection = options.connect().await.map_err(MigrateError::Execute)?;
    migrator(Dialect::Sqlite).run_direct(None, &mut connection, false).await?;
    Ok(connection)
}

/// Whether it may be another process's doing: what should be made is there, or the file is locked.
fn may_pass(error: &MigrateError) -> bool {
    let (MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _)) = error else {
        return false;
    };
    let code = error.as_database_error().and_then(|error| error.code()?.parse::<u32>().ok());
    // SQLITE_ERROR, SQLITE_BUSY, SQLITE_LOCKED, SQLITE_CONSTRAINT; the upper bits say more of each.
    code.is_some_and(|code| matches!(code & 0xff, 1 | 5 | 6 | 19))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_url_is_a_path() {
        for (url, expected) in [
            ("sqlite:a.db", "a.db"),
            ("sqlite:/var/lib/a.db", "/var/lib/a.db"),
            ("sqlite://a.db", "a.db"),
            ("sqlite:///var/a b%20.db", "/var/a b%20.db"),
        ] {
            assert_eq!(path(url).unwrap(), Path::new(expected));
        }
        for bad in ["sqlite:", "sqlite://", "sqlite::memory:", "sqlite:a.db?mode=ro", "sqlite:folder/"] {
            assert_eq!(path(bad).unwrap_err().code(), "bad_url", "{bad}");
        }
    }
}
