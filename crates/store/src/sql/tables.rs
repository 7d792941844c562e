//! Tables: made once, listed often. Their stage and summary change in the log's own transaction.

use super::{Db, ask, change};
use crate::error::check_texts;
use crate::ids::{stored_id, stored_stage};
use crate::{Created, NewTableRow, PageEnd, PersonId, Seq, Store, StoreError, TableId, TableRow, Wake};

type Row = (String, String, String, bool, String, i64, String, String, i64);

/// The columns of [`Row`], in order.
macro_rules! select {
    ($rest:literal) => {
        concat!(
            "SELECT t.id, game, head, public, owner, created, status, summary, updated FROM tables t ",
            $rest
        )
    };
}

fn table(row: Row) -> Result<TableRow, StoreError> {
    let (id, game, head, public, owner, created, status, summary, updated) = row;
    let (id, owner, stage) = (stored_id(&id)?, stored_id(&owner)?, stored_stage(&status)?);
    Ok(TableRow { id, game, head, public, owner, created, stage, summary, updated })
}

fn tables(rows: Vec<Row>) -> Result<Vec<TableRow>, StoreError> {
    rows.into_iter().map(table).collect()
}

/// What [`PageEnd`] stands for in a comparison; the first page begins after the end of time.
fn bounds(after: Option<&PageEnd>) -> (i64, &str) {
    after.map_or((i64::MAX, ""), |end| (end.created, end.id.as_str()))
}

impl Store {
    /// Makes a table: open, with an empty log.
    ///
    /// # Errors
    /// `missing` when the owner does not exist.
    pub async fn create_table(&self, table: NewTableRow) -> Result<Created, StoreError> {
        check_texts([&*table.game, &table.head, &table.summary])?;
        macro_rules! insert {
            () => {
                "INSERT INTO tables (id, game, head, public, owner, created, status, summary, updated)
                 VALUES ($1, $2, $3, $4, $5, $6, 'open', $7, $6)
                 ON CONFLICT DO NOTHING RETURNING id"
            };
        }
        let (sql, channel) = match &self.db {
            Db::Sqlite(_) => (insert!(), None),
            Db::Postgres(db) => (
                concat!("WITH made AS (", insert!(), ") SELECT pg_notify($8, id || ' 0')::text FROM made"),
                Some(db.channel()),
            ),
        };
        let made: Vec<(String,)> = change!(
            &self.db,
            sql,
            table.id.as_str(),
            &table.game,
            &table.head,
            table.public,
            table.owner.as_str(),
            table.created,
            &table.summary,
            channel,
        )?;
        if made.is_empty() {
            return Ok(Created::Exists);
        }
        if channel.is_none() {
            self.bell.ring(Wake::Log { table: table.id.clone(), seq: Seq(0) });
        }
        Ok(Created::New)
    }

    /// The table of this name.
    pub async fn table(&self, id: &TableId) -> Result<Option<TableRow>, StoreError> {
        let row: Option<Row> = ask!(&self.db, fetch_optional, select!("WHERE t.id = $1"), id.as_str())?;
        row.map(table).transpose()
    }

    /// The public tables that are open or running, newest first, from where the last page ended.
    pub async fn public_tables(
        &self,
        after: Option<&PageEnd>,
        limit: u32,
    ) -> Result<Vec<TableRow>, StoreError> {
        let (created, id) = bounds(after);
        tables(ask!(
            &self.db,
            fetch_all,
            select!(
                "WHERE public AND status IN ('open', 'running') AND (created, t.id) < ($1, $2)
                 ORDER BY created DESC, t.id DESC LIMIT $3"
            ),
            created,
            id,
            i64::from(limit),
        )?)
    }

    /// The tables that a person takes part in, newest first, from where the last page ended.
    pub async fn tables_of(
        &self,
        person: &PersonId,
        after: Option<&PageEnd>,
        limit: u32,
    ) -> Result<Vec<TableRow>, StoreError> {
        let (created, id) = bounds(after);
        tables(ask!(
            &self.db,
            fetch_all,
            select!(
                "JOIN members m ON m.table_id = t.id
                 WHERE m.person = $1 AND (created, t.id) < ($2, $3)
                 ORDER BY created DESC, t.id DESC LIMIT $4"
            ),
            person.as_str(),
            created,
            id,
            i64::from(limit),
        )?)
    }

    /// All tables that are not over, by id, from the one after `after`.
    pub async fn unfinished_tables(
        &self,
        after: Option<&TableId>,
        limit: u32,
    ) -> Result<Vec<TableRow>, StoreError> {
        tables(ask!(
            &self.db,
            fetch_all,
            select!("WHERE status <> 'over' AND t.id > $1 ORDER BY t.id LIMIT $2"),
            after.map_or("", TableId::as_str),
            i64::from(limit),
        )?)
    }

    /// How many tables of this owner are not over.
    pub async fn count_unfinished(&self, owner: &PersonId) -> Result<u64, StoreError> {
        let (count,): (i64,) = ask!(
            &self.db,
            fetch_one,
            "SELECT count(*) FROM tables WHERE owner = $1 AND status <> 'over'",
            owner.as_str()
        )?;
        Ok(count.unsigned_abs())
    }
}
