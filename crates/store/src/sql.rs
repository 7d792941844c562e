//! What both databases have in common: nearly every statement, word for word.

mod chat;
mod expiry;
mod friends;
mod hosting;
mod jobs;
mod log;
mod mail;
mod migrate;
mod notices;
mod people;
mod results;
mod reviews;
mod tables;
mod time;

use std::sync::Arc;

pub(crate) use migrate::{Dialect, known_version, migrator};
pub use time::{Outage, StoreTime};

use crate::postgres::Postgres;
use crate::sqlite::Sqlite;

/// Which database it is.
pub(crate) enum Db {
    Sqlite(Arc<Sqlite>),
    Postgres(Postgres),
}

/// Asks a question: `ask!(db, fetch_all, "SELECT ...", bound, ...)`. The statement is the same for both databases.
macro_rules! ask {
    ($db:expr, $fetch:ident, $sql:expr $(, $bound:expr)* $(,)?) => {
        match $db {
            $crate::sql::Db::Sqlite(db) => sqlx::query_as($sql)$(.bind($bound))*.$fetch(db.readers()).await,
            $crate::sql::Db::Postgres(db) => sqlx::query_as($sql)$(.bind($bound))*.$fetch(db.pool()).await,
        }
        .map_err($crate::StoreError::from)
    };
}

/// Changes something by one statement, and collects the rows it returns: `change!(db, "INSERT ...", bound, ...)`.
///
/// Always to the last row: sqlx's `fetch_optional` and `fetch_one` stop at the first, and then SQLite commits while
/// the statement is put away, where a full disk is noticed by nobody. SQLite has one connection that writes, and a
/// failed write gives it up.
macro_rules! change {
    ($db:expr, $sql:expr $(, $bound:expr)* $(,)?) => {
        match $db {
            $crate::sql::Db::Sqlite(db) => {
                let mut writing = db.writing().await?;
                let answer = sqlx::query_as($sql)$(.bind($bound))*.fetch_all(writing.connection()).await;
                writing.done(answer)
            }
            $crate::sql::Db::Postgres(db) => sqlx::query_as($sql)$(.bind($bound))*.fetch_all(db.pool()).await,
        }
        .map_err($crate::StoreError::from)
    };
}

/// Changes several things together or none of them: `in_turn!(db, turn, { ...; turn.commit().await })`, within which errors
/// are sqlx's.
macro_rules! in_turn {
    ($db:expr, $turn:ident, $work:expr) => {
        match $db {
            $crate::sql::Db::Sqlite(db) => {
                let mut writing = db.writing().await?;
                let answer: Result<_, sqlx::Error> = async {
                    let mut $turn = sqlx::Connection::begin(writing.connection()).await?;
                    $work
                }
                .await;
                writing.done(answer)
            }
            $crate::sql::Db::Postgres(db) => {
                async {
                    let mut $turn = db.pool().begin().await?;
                    $work
                }
                .await
            }
        }
        .map_err($crate::StoreError::from)
    };
}

pub(crate) use {ask, change, in_turn};
