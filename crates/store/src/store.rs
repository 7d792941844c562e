//! The one door to everything durable.

use crate::sql::{Db, ask};
use crate::wake::Bell;
use crate::writer::Writer;
use crate::{StoreError, TableId, Wake, Wakes};

/// Everything that must survive. Both databases behave the same; [`open`](crate::open) chooses by url. What it does with
/// tables, logs, jobs, people and chats is in `sql/`.
///
/// Whatever is answered `Ok` is committed and on the disk. Times are milliseconds and come from the caller: the
/// store has no clock. A future that is dropped before it answers may or may not have had its effect.
pub struct Store {
    pub(crate) db: Db,
    pub(crate) writer: Writer,
    pub(crate) bell: Bell,
}

impl Store {
    /// Wake-ups from now on: for SQLite of this store, for PostgreSQL of every store on the database. After
    /// anything may have been missed, such as a lost connection, comes [`Wake::Everything`](crate::Wake::Everything).
    pub fn subscribe(&self) -> Wakes {
        self.bell.subscribe()
    }

    /// Passes a word on to everybody who subscribed, in every process: at most 80 letters, digits and hyphens about a
    /// table. It is kept nowhere, and nobody knows whether it arrived.
    ///
    /// # Errors
    /// `refused` if it is longer or anything else is in it.
    pub async fn pass_word(&self, table: &TableId, word: &str) -> Result<(), StoreError> {
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
        if word.len() > 80 || !word.bytes().all(plain) {
            return Err(StoreError::Refused("a word is at most 80 letters, digits and hyphens".to_owned()));
        }
        match &self.db {
            Db::Sqlite(_) => self.bell.ring(Wake::Word { table: table.clone(), word: word.to_owned() }),
            Db::Postgres(db) => {
                let _: (String,) = ask!(
                    &self.db,
                    fetch_one,
                    "SELECT pg_notify($1, $2)::text",
                    db.channel(),
                    format!("{table} ={word}"),
                )?;
            }
        }
        Ok(())
    }

    /// Whether the database answers.
    pub async fn ping(&self) -> Result<(), StoreError> {
        let _: (i64,) = ask!(&self.db, fetch_one, "SELECT count(*) FROM tables WHERE id = ''")?;
        Ok(())
    }

    /// Writes what is still waiting to be written, then lets go of the database. Afterwards everything is answered
    /// `unavailable`.
    pub async fn close(&self) {
        self.writer.close().await;
        match &self.db {
            Db::Sqlite(db) => db.close().await,
            Db::Postgres(db) => db.close().await,
        }
    }
}
