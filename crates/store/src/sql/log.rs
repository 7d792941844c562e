//! The log: appended to by the writer, read here.

use super::{Db, ask};
use crate::ids::{stored_id, stored_key, stored_seq, to_sql};
use crate::{Append, Appended, Logged, Seq, Store, StoreError, TableId};

impl Store {
    /// Writes one entry and its changes, if its number is exactly one more than the table's last. Of all who try
    /// to write a number, in whatever process, exactly one is answered [`Written`](Appended::Written). Appends to
    /// different tables share a commit; two to the same table are done in the order in which they were sent.
    ///
    /// # Errors
    /// `missing` when the table, or a person who joins, does not exist; `full`; `unavailable`, after which only
    /// the log tells whether it was written.
    pub async fn append(&self, entry: Append) -> Result<Appended, StoreError> {
        let table = entry.table.clone();
        if self.writer.append(entry.tidy()?).await? {
            return Ok(Appended::Written);
        }
        // The log only grows, so what kept the entry out is still there.
        Ok(Appended::Conflict { last: self.last(&table).await? })
    }

    /// The entries of a table after a number, in order.
    pub async fn read(&self, table: &TableId, after: Seq, limit: u32) -> Result<Vec<Logged>, StoreError> {
        type Row = (i64, i64, Option<String>, Option<String>, String);
        let rows: Vec<Row> = ask!(
            &self.db,
            fetch_all,
            "SELECT seq, at, person, key, body FROM log WHERE table_id = $1 AND seq > $2 ORDER BY seq LIMIT $3",
            table.as_str(),
            to_sql(after),
            i64::from(limit),
        )?;
        let entry = |(seq, at, person, key, body): Row| {
            let key = person.zip(key).map(|(person, key)| stored_key(&person, &key)).transpose()?;
            Ok(Logged { seq: stored_seq(seq), at, key, body })
        };
        rows.into_iter().map(entry).collect()
    }

    /// How far each of these tables has come: the number of its last entry, and of what was last said in each room.
    pub async fn heads(&self, tables: &[TableId]) -> Result<Vec<(TableId, Seq, [u64; 2])>, StoreError> {
        macro_rules! select {
            ($tables:literal) => {
                concat!(
                    "SELECT t.id, coalesce((SELECT max(seq) FROM log WHERE table_id = t.id), 0),
                     coalesce((SELECT max(number) FROM chat WHERE table_id = t.id AND room = 'players'), 0),
                     coalesce((SELECT max(number) FROM chat WHERE table_id = t.id AND room = 'spectators'), 0) FROM ",
                    $tables
                )
            };
        }
        let ids: Vec<&str> = tables.iter().map(TableId::as_str).collect();
        let rows: Vec<(String, i64, i64, i64)> = match &self.db {
            Db::Sqlite(db) => {
                let ids =
                    serde_json::to_string(&ids).map_err(|error| StoreError::Refused(error.to_string()))?;
                let sql = select!("(SELECT value AS id FROM json_each($1)) AS t");
                sqlx::query_as(sql).bind(ids).fetch_all(db.readers()).await?
            }
            Db::Postgres(db) => {
                let sql = select!("unnest($1::text[]) AS t (id)");
                sqlx::query_as(sql).bind(ids).fetch_all(db.pool()).await?
            }
        };
        let head = |(id, seq, players, spectators): (String, i64, i64, i64)| {
            Ok((stored_id(&id)?, stored_seq(seq), [players.unsigned_abs(), spectators.unsigned_abs()]))
        };
        rows.into_iter().map(head).collect()
    }

    /// The number of the table's last entry; 0 when it has none.
    ///
    /// # Errors
    /// `missing` when the table does not exist.
    pub async fn last(&self, table: &TableId) -> Result<Seq, StoreError> {
        let last: Option<(Option<i64>,)> = ask!(
            &self.db,
            fetch_optional,
            "SELECT (SELECT max(seq) FROM log WHERE table_id = t.id) FROM tables t WHERE t.id = $1",
            table.as_str(),
        )?;
        let (last,) = last.ok_or(StoreError::Missing)?;
        Ok(stored_seq(last.unwrap_or(0)))
    }
}
