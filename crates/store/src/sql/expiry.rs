//! What need not be kept for ever.

use super::{ask, change};
use crate::ids::stored_id;
use crate::{PersonId, Stage, Store, StoreError, TableId};

/// Guests whom nobody would miss: not seen since a time, at no table, never reported.
macro_rules! stale_guests {
    () => {
        "SELECT p.id FROM people p
         WHERE p.login IS NULL AND coalesce(p.seen, p.created) < $1
           AND NOT EXISTS (SELECT 1 FROM members m WHERE m.person = p.id)
           AND NOT EXISTS (SELECT 1 FROM tables t WHERE t.owner = p.id)
           AND NOT EXISTS (SELECT 1 FROM chat c WHERE c.person = p.id)
           AND NOT EXISTS (SELECT 1 FROM reports r WHERE r.person = p.id OR r.about = p.id)
           AND p.banned IS NULL"
    };
}

impl Store {
    /// How many guests have not been here since a time and are at no table.
    pub async fn stale_guests(&self, before: i64) -> Result<u64, StoreError> {
        let (count,): (i64,) = ask!(
            &self.db,
            fetch_one,
            concat!("SELECT count(*) FROM (", stale_guests!(), ") AS stale"),
            before,
        )?;
        Ok(count.unsigned_abs())
    }

    /// Guests who have not been here since a time and are at no table, at most so many.
    pub async fn find_stale_guests(&self, before: i64, limit: u32) -> Result<Vec<PersonId>, StoreError> {
        let found: Vec<(String,)> =
            ask!(&self.db, fetch_all, concat!(stale_guests!(), " LIMIT $2"), before, i64::from(limit),)?;
        found.iter().map(|(id,)| stored_id(id)).collect()
    }

    /// Removes a guest who is at no table; says whether they are gone.
    pub async fn remove_guest(&self, guest: &PersonId) -> Result<bool, StoreError> {
        // Whatever refers to them goes first; whoever comes back at this moment stays.
        for sql in [
            "DELETE FROM sessions WHERE person = $1 RETURNING person",
            "DELETE FROM devices WHERE person = $1 RETURNING person",
            "DELETE FROM recovery WHERE person = $1 RETURNING person",
            "DELETE FROM letters WHERE person = $1 RETURNING person",
            "DELETE FROM hidden WHERE person = $1 OR whom = $1 RETURNING person",
        ]
        .into_iter()
        .chain(super::friends::OF_SOMEBODY)
        {
            let _: Vec<(String,)> = change!(&self.db, sql, guest.as_str())?;
        }
        self.forget_played(guest).await?;
        let removed: Result<Vec<(String,)>, StoreError> = change!(
            &self.db,
            "DELETE FROM people WHERE id = $1 AND login IS NULL RETURNING id",
            guest.as_str(),
        );
        match removed {
            Ok(removed) => Ok(!removed.is_empty()),
            // They have just sat down somewhere.
            Err(StoreError::Missing | StoreError::Refused(_)) => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// Tables of a stage that have not changed since a time, the longest first.
    pub async fn stale_tables(
        &self,
        stage: Stage,
        before: i64,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        let rows: Vec<(String,)> = ask!(
            &self.db,
            fetch_all,
            "SELECT id FROM tables WHERE status = $1 AND updated < $2 AND shown < $2 ORDER BY updated LIMIT $3",
            stage.as_str(),
            before,
            i64::from(limit),
        )?;
        rows.iter().map(|(id,)| stored_id(id)).collect()
    }

    /// Keeps the compressed record of a match.
    pub async fn archive(
        &self,
        table: &TableId,
        game: &str,
        ended: i64,
        record: &[u8],
    ) -> Result<(), StoreError> {
        let _: Vec<(String,)> = change!(
            &self.db,
            "INSERT INTO archive (table_id, game, ended, record) VALUES ($1, $2, $3, $4)
             ON CONFLICT (table_id) DO NOTHING RETURNING table_id",
            table.as_str(),
            game,
            ended,
            record,
        )?;
        Ok(())
    }

    /// The compressed record of a match that is no longer kept as a table.
    pub async fn archived(&self, table: &TableId) -> Result<Option<Vec<u8>>, StoreError> {
        let row: Option<(Vec<u8>,)> = ask!(
            &self.db,
            fetch_optional,
            "SELECT record FROM archive WHERE table_id = $1",
            table.as_str(),
        )?;
        Ok(row.map(|(record,)| record))
    }
}
