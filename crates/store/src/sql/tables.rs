//! Tables: made once, listed often. Their stage and summary change in the log's own transaction.

use super::{Db, ask, change};
use crate::error::check_texts;
use crate::ids::{stored_id, stored_stage};
use crate::{
    Created, Lobby, NewTableRow, PageEnd, PersonId, Quota, Seq, Store, StoreError, TableId, TableRow, Wake,
};

pub(super) type Row = (String, String, String, bool, String, i64, String, String, i64);

/// The columns of [`Row`], in order.
macro_rules! select {
    ($rest:literal) => {
        concat!(
            "SELECT t.id, game, head, public, owner, created, status, summary, updated FROM tables t ",
            $rest
        )
    };
}

pub(super) use select;

pub(super) fn table(row: Row) -> Result<TableRow, StoreError> {
    let (id, game, head, public, owner, created, status, summary, updated) = row;
    let (id, owner, stage) = (stored_id(&id)?, stored_id(&owner)?, stored_stage(&status)?);
    Ok(TableRow { id, game, head, public, owner, created, stage, summary, updated })
}

pub(super) fn tables(rows: Vec<Row>) -> Result<Vec<TableRow>, StoreError> {
    rows.into_iter().map(table).collect()
}

/// What [`PageEnd`] stands for in a comparison; the first page begins after the end of time.
pub(super) fn bounds(after: Option<&PageEnd>) -> (i64, &str) {
    after.map_or((i64::MAX, ""), |end| (end.created, end.id.as_str()))
}

impl Store {
    /// Makes a table: open, with an empty log; not if its owner has as many as they may have, however many are made at
    /// the same moment.
    ///
    /// # Errors
    /// `missing` when the owner does not exist.
    pub async fn create_table(
        &self,
        table: NewTableRow,
        quota: Option<Quota>,
    ) -> Result<Created, StoreError> {
        check_texts([&*table.game, &table.head, &table.summary])?;
        macro_rules! insert {
            () => {
                "INSERT INTO tables (id, game, head, public, owner, created, status, summary, updated, shown)
                 SELECT $1, $2, $3, $4, $5, $6, 'open', $7, $6, $10
                 WHERE (SELECT count(*) FROM tables t WHERE t.owner = $5 AND (t.status = 'open' OR t.status = 'running'
                        AND EXISTS (SELECT 1 FROM members m WHERE m.person = $5 AND m.table_id = t.id))) < $8
                   AND (NOT $4 OR (SELECT count(*) FROM tables t
                                   WHERE t.owner = $5 AND t.public AND t.status = 'open') < $9)
                 ON CONFLICT DO NOTHING RETURNING id"
            };
        }
        let most = |most: Option<u64>| most.map_or(i64::MAX, |most| i64::try_from(most).unwrap_or(i64::MAX));
        let (unfinished, public) =
            (most(quota.map(|quota| quota.unfinished)), most(quota.map(|quota| quota.public)));
        macro_rules! bind {
            ($query:expr) => {
                $query
                    .bind(table.id.as_str())
                    .bind(&table.game)
                    .bind(&table.head)
                    .bind(table.public)
                    .bind(table.owner.as_str())
                    .bind(table.created)
                    .bind(&table.summary)
                    .bind(unfinished)
                    .bind(public)
                    .bind(table.shown)
            };
        }
        let made: Result<Vec<(String,)>, sqlx::Error> = match &self.db {
            Db::Sqlite(db) => {
                let mut writing = db.writing().await?;
                let answer = bind!(sqlx::query_as(insert!())).fetch_all(writing.connection()).await;
                writing.done(answer)
            }
            Db::Postgres(db) => {
                let mut turn = db.pool().begin().await?;
                // One at a time for each owner: whoever comes second counts what the first has made.
                sqlx::query("SELECT id FROM people WHERE id = $1 FOR NO KEY UPDATE")
                    .bind(table.owner.as_str())
                    .execute(&mut *turn)
                    .await?;
                let sql = concat!(
                    "WITH made AS (",
                    insert!(),
                    ") SELECT pg_notify($11, id || ' 0')::text FROM made"
                );
                let made = bind!(sqlx::query_as(sql)).bind(db.channel()).fetch_all(&mut *turn).await;
                turn.commit().await?;
                made
            }
        };
        if made.map_err(StoreError::from)?.is_empty() {
            let exists = self.table(&table.id).await?.is_some();
            return Ok(if exists { Created::Exists } else { Created::TooMany });
        }
        if matches!(&self.db, Db::Sqlite(_)) {
            self.bell.ring(Wake::Log { table: table.id.clone(), seq: Seq(0) });
        }
        Ok(Created::New)
    }

    /// Changes what lists show of a table, without an entry: somebody in it is to be forgotten.
    pub async fn set_summary(&self, id: &TableId, summary: &str) -> Result<(), StoreError> {
        check_texts([summary])?;
        let _: Vec<(String,)> = change!(
            &self.db,
            "UPDATE tables SET summary = $2 WHERE id = $1 RETURNING id",
            id.as_str(),
            summary
        )?;
        Ok(())
    }

    /// The table of this name.
    pub async fn table(&self, id: &TableId) -> Result<Option<TableRow>, StoreError> {
        let row: Option<Row> = ask!(&self.db, fetch_optional, select!("WHERE t.id = $1"), id.as_str())?;
        row.map(table).transpose()
    }

    /// The public tables that are open or running and at which somebody is, newest first, from where the last page ended;
    /// not those of people whom the host keeps out or whom the viewer hid.
    pub async fn public_tables(
        &self,
        lobby: Lobby<'_>,
        after: Option<&PageEnd>,
        limit: u32,
    ) -> Result<Vec<TableRow>, StoreError> {
        let (created, id) = bounds(after);
        tables(ask!(
            &self.db,
            fetch_all,
            "SELECT t.id, game, head, public, owner, created, status, summary, updated FROM (
                 SELECT t.*, row_number() OVER (PARTITION BY owner ORDER BY created DESC, id DESC) AS place
                 FROM tables t
                 WHERE public AND status IN ('open', 'running') AND shown > $3
                   AND NOT EXISTS (SELECT 1 FROM hidden h WHERE h.person = $4 AND h.whom = t.owner)
                   AND NOT EXISTS (SELECT 1 FROM people p WHERE p.id = t.owner AND p.banned > $3)
             ) t WHERE place <= $5 AND (created, t.id) < ($1, $2) ORDER BY created DESC, t.id DESC LIMIT $6",
            created,
            id,
            lobby.now,
            lobby.viewer.map_or("", PersonId::as_str),
            i64::from(lobby.each),
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

    /// The tables that a person got up from before the match, and perhaps sat down at again.
    pub async fn got_up_from(&self, person: &PersonId) -> Result<Vec<TableId>, StoreError> {
        let rows: Vec<(String,)> = ask!(
            &self.db,
            fetch_all,
            "SELECT table_id FROM former WHERE person = $1 ORDER BY table_id",
            person.as_str(),
        )?;
        rows.iter().map(|(id,)| stored_id(id)).collect()
    }

    /// Forgets that a person ever got up from a table.
    pub async fn forget_got_up(&self, person: &PersonId, table: &TableId) -> Result<(), StoreError> {
        let _: Vec<(String,)> = change!(
            &self.db,
            "DELETE FROM former WHERE person = $1 AND table_id = $2 RETURNING person",
            person.as_str(),
            table.as_str(),
        )?;
        Ok(())
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
}
