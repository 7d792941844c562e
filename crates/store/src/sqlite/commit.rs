//! Group commit on SQLite: one piece of work for a whole batch, one wait for the disk.

use std::sync::Arc;

use sqlx::SqliteConnection;
use sqlx::error::ErrorKind;

use super::Sqlite;
use super::script::Scripts;
use crate::ids::to_sql;
use crate::wake::Bell;
use crate::writer::Commit;
use crate::{Append, StoreError, Wake};

/// What the writer's task needs of the database.
pub(super) struct SqliteCommit {
    db: Arc<Sqlite>,
    bell: Bell,
    scripts: Scripts,
}

impl SqliteCommit {
    pub(super) fn new(db: Arc<Sqlite>, bell: Bell) -> Self {
        Self { db, bell, scripts: Scripts::default() }
    }
}

impl Commit for SqliteCommit {
    async fn commit(&mut self, batch: &[Append]) -> Result<Vec<bool>, StoreError> {
        let mut writing = self.db.writing().await?;
        let answer = write(writing.connection(), &mut self.scripts, batch).await;
        let written = writing.done(answer)?;
        for (entry, _) in batch.iter().zip(&written).filter(|(_, written)| **written) {
            self.bell.ring(Wake::Log { table: entry.table.clone(), seq: entry.seq });
        }
        Ok(written)
    }
}

/// Writes all, or, when that meets a conflict, those that fit. After another error the caller drops the connection,
/// and with it whatever is not committed.
async fn write(
    connection: &mut SqliteConnection,
    scripts: &mut Scripts,
    batch: &[Append],
) -> Result<Vec<bool>, sqlx::Error> {
    let mut fit = vec![true; batch.len()];
    loop {
        let entries: Vec<&Append> =
            batch.iter().zip(&fit).filter(|(_, fit)| **fit).map(|(entry, _)| entry).collect();
        if entries.is_empty() {
            return Ok(fit);
        }
        let conflict = match scripts.write(&entries).execute(&mut *connection).await {
            Ok(_) => return Ok(fit),
            Err(error) if is_conflict(&error) => error,
            Err(error) => return Err(error),
        };
        // An error means that there is nothing to roll back, as is to be expected of "or rollback".
        let _ = sqlx::query("ROLLBACK").execute(&mut *connection).await;
        let tried = entries.len();
        for (entry, fit) in batch.iter().zip(&mut fit).filter(|(_, fit)| **fit) {
            *fit = fits(connection, entry).await?;
        }
        if fit.iter().filter(|fit| **fit).count() == tried {
            return Err(conflict); // with nobody that can be found
        }
    }
}

/// Whether an entry's number was refused; nothing else in a batch is unique, or null.
fn is_conflict(error: &sqlx::Error) -> bool {
    let kind = error.as_database_error().map(sqlx::error::DatabaseError::kind);
    matches!(kind, Some(ErrorKind::UniqueViolation | ErrorKind::NotNullViolation))
}

async fn fits(connection: &mut SqliteConnection, entry: &Append) -> Result<bool, sqlx::Error> {
    let (count,): (i64,) = sqlx::query_as(
        "SELECT count(*) FROM tables t WHERE t.id = $1
         AND $2 = 1 + coalesce((SELECT max(l.seq) FROM log l WHERE l.table_id = t.id), 0)",
    )
    .bind(entry.table.share())
    .bind(to_sql(entry.seq))
    .fetch_one(connection)
    .await?;
    Ok(count == 1)
}
