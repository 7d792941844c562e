//! The time that all processes on a store share, and the times at which none of them was there.

use super::{Db, ask, change};
use crate::{Store, StoreError};

/// What the store knows about time, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StoreTime {
    /// The database server's time of day, or this machine's if the database is a file on it.
    pub now: i64,
    /// How much the servers' own time is ahead of it; it is set when the time of day jumps.
    pub ahead: i64,
    /// When a server last said that it was there, in the servers' own time.
    pub alive: Option<i64>,
}

/// A time during which no server was there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outage {
    /// When one was last there.
    pub from: i64,
    /// When one was there again.
    pub to: i64,
}

impl Store {
    /// What time it is.
    pub async fn time(&self) -> Result<StoreTime, StoreError> {
        macro_rules! select {
            ($now:literal) => {
                concat!(
                    "SELECT ",
                    $now,
                    ", (SELECT value FROM facts WHERE name = 'ahead'), (SELECT value FROM facts WHERE name = 'alive')"
                )
            };
        }
        let sql = match &self.db {
            Db::Sqlite(_) => select!("CAST(unixepoch('subsec') * 1000 AS INTEGER)"),
            Db::Postgres(_) => select!("(extract(epoch FROM clock_timestamp()) * 1000)::bigint"),
        };
        let (now, ahead, alive): (i64, Option<i64>, Option<i64>) = ask!(&self.db, fetch_one, sql)?;
        Ok(StoreTime { now, ahead: ahead.unwrap_or(0), alive })
    }

    /// Notes that a server is there. It is written like everything else: if this is answered `Ok`, the store writes.
    pub async fn note_alive(&self, at: i64) -> Result<(), StoreError> {
        self.note("alive", at).await
    }

    /// Notes by how much the servers' own time is ahead of the store's.
    pub async fn note_ahead(&self, ahead: i64) -> Result<(), StoreError> {
        self.note("ahead", ahead).await
    }

    async fn note(&self, name: &str, value: i64) -> Result<(), StoreError> {
        let _: Vec<(String,)> = change!(
            &self.db,
            "INSERT INTO facts (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value
             RETURNING name",
            name,
            value,
        )?;
        Ok(())
    }

    /// Remembers a time during which no server was there, and forgets those that ended before `forget`.
    pub async fn note_outage(&self, outage: Outage, forget: i64) -> Result<(), StoreError> {
        let _: Vec<(i64,)> =
            change!(&self.db, "DELETE FROM outages WHERE ended < $1 RETURNING ended", forget)?;
        let _: Vec<(i64,)> = change!(
            &self.db,
            "INSERT INTO outages (began, ended) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING ended",
            outage.from,
            outage.to,
        )?;
        Ok(())
    }

    /// The times during which no server was there, oldest first.
    pub async fn outages(&self) -> Result<Vec<Outage>, StoreError> {
        let rows: Vec<(i64, i64)> =
            ask!(&self.db, fetch_all, "SELECT began, ended FROM outages ORDER BY began")?;
        Ok(rows.into_iter().map(|(from, to)| Outage { from, to }).collect())
    }
}
