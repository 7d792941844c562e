//! Ways to be told, and notices: one row for each way and table; `ready` is when it may be taken, which a lease moves.

use super::{Db, ask, change, in_turn};
use crate::error::check_texts;
use crate::ids::{stored_id, stored_seq, to_sql};
use crate::{NewNotice, NewWay, Notice, PersonId, Store, StoreError, TableId, TakeDue, WayKind, WayRow};

type Row = (String, String, String, String, String, String, String, String, String, i64);
/// The same with when something last arrived, and two more.
type Full<T> = (
    String,
    String,
    String,
    String,
    String,
    String,
    String,
    String,
    String,
    i64,
    Option<i64>,
    Option<String>,
    T,
);

fn way(row: Row) -> Result<NewWay, StoreError> {
    let (id, person, table, kind, target, keys, label, tongue, stop, created) = row;
    Ok(NewWay {
        id,
        person: stored_id(&person)?,
        table: if table.is_empty() { None } else { Some(stored_id(&table)?) },
        kind: stored_kind(&kind)?,
        target,
        keys,
        label,
        tongue,
        stop,
        created,
    })
}

fn stored_kind(name: &str) -> Result<WayKind, StoreError> {
    let kind = WayKind::ALL.into_iter().find(|kind| kind.as_str() == name);
    kind.ok_or_else(|| StoreError::Corrupt(format!("a way to be told is {name:?}")))
}

/// What removes the notices of these ways, and then the ways.
macro_rules! remove {
    ($which:literal) => {
        [
            concat!("DELETE FROM notices WHERE way IN (SELECT id FROM ways WHERE ", $which, ")"),
            concat!("DELETE FROM ways WHERE ", $which),
        ]
    };
}

/// Of a way that is for all tables of its owner.
fn table_of(table: Option<&TableId>) -> &str {
    table.map_or("", TableId::as_str)
}

/// Ways.
impl Store {
    /// Adds a way, or switches one on again that leads to the same place; answers its id, and nothing if the person has so
    /// many already.
    ///
    /// # Errors
    /// `missing` when the person does not exist.
    pub async fn add_way(&self, way: NewWay, most: u32) -> Result<Option<String>, StoreError> {
        check_texts([&*way.id, &way.target, &way.keys, &way.label, &way.tongue, &way.stop])?;
        macro_rules! run {
            ($turn:expr) => {{
                // Whoever adds several at once adds one after the other.
                let person = sqlx::query("UPDATE people SET id = id WHERE id = $1 AND name IS NOT NULL")
                    .bind(way.person.as_str())
                    .execute(&mut *$turn)
                    .await?;
                if person.rows_affected() == 0 {
                    return Err(sqlx::Error::RowNotFound);
                }
                let (others,): (i64,) = sqlx::query_as(
                    "SELECT count(*) FROM ways WHERE person = $1
                     AND NOT (kind = $2 AND target = $3 AND table_id = $4)",
                )
                .bind(way.person.as_str())
                .bind(way.kind.as_str())
                .bind(&way.target)
                .bind(table_of(way.table.as_ref()))
                .fetch_one(&mut *$turn)
                .await?;
                if others >= i64::from(most) {
                    return Ok(None);
                }
                let (id,): (String,) = sqlx::query_as(
                    "INSERT INTO ways (id, person, table_id, kind, target, keys, label, tongue, stop, created, fails, off)
                     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 0, 0)
                     ON CONFLICT (person, kind, target, table_id) DO UPDATE
                     SET keys = excluded.keys, label = excluded.label, tongue = excluded.tongue,
                         fails = 0, failed = NULL, off = 0
                     RETURNING id",
                )
                .bind(&way.id)
                .bind(way.person.as_str())
                .bind(table_of(way.table.as_ref()))
                .bind(way.kind.as_str())
                .bind(&way.target)
                .bind(&way.keys)
                .bind(&way.label)
                .bind(&way.tongue)
                .bind(&way.stop)
                .bind(way.created)
                .fetch_one(&mut *$turn)
                .await?;
                $turn.commit().await?;
                Ok(Some(id))
            }};
        }
        in_turn!(&self.db, turn, run!(turn))
    }

    /// The ways of a person, the oldest first: those for all their tables, or those for one.
    pub async fn ways_of(
        &self,
        person: &PersonId,
        table: Option<&TableId>,
    ) -> Result<Vec<WayRow>, StoreError> {
        let rows: Vec<Full<i64>> = ask!(
            &self.db,
            fetch_all,
            "SELECT id, person, table_id, kind, target, keys, label, tongue, stop, created, last, failed, off
             FROM ways WHERE person = $1 AND table_id = $2 ORDER BY created, id",
            person.as_str(),
            table_of(table),
        )?;
        let row = |(
            id,
            person,
            table,
            kind,
            target,
            keys,
            label,
            tongue,
            stop,
            created,
            last,
            failed,
            off,
        ): Full<i64>| {
            let way = way((id, person, table, kind, target, keys, label, tongue, stop, created))?;
            Ok(WayRow { way, last, failed, on: off == 0 })
        };
        rows.into_iter().map(row).collect()
    }

    /// Removes a way of a person's; says whether there was one.
    pub async fn remove_way(&self, person: &PersonId, id: &str) -> Result<bool, StoreError> {
        check_texts([id])?;
        self.remove_ways(remove!("person = $1 AND id = $2"), person.as_str(), id).await
    }

    /// Removes a person's ways for one table.
    pub async fn remove_ways_for(&self, person: &PersonId, table: &TableId) -> Result<bool, StoreError> {
        self.remove_ways(remove!("person = $1 AND table_id = $2"), person.as_str(), table.as_str()).await
    }

    /// Removes all ways of a person, and when they do not want to be told.
    pub(super) async fn forget_ways(&self, person: &PersonId) -> Result<(), StoreError> {
        self.set_quiet(person, None).await?;
        self.remove_ways(remove!("person = $1 AND $2 = ''"), person.as_str(), "").await.map(|_| ())
    }

    async fn remove_ways(
        &self,
        [notices, ways]: [&'static str; 2],
        first: &str,
        second: &str,
    ) -> Result<bool, StoreError> {
        macro_rules! run {
            ($turn:expr) => {{
                sqlx::query(notices).bind(first).bind(second).execute(&mut *$turn).await?;
                let gone = sqlx::query(ways).bind(first).bind(second).execute(&mut *$turn).await?;
                $turn.commit().await?;
                Ok(gone.rows_affected() > 0)
            }};
        }
        in_turn!(&self.db, turn, run!(turn))
    }

    /// Switches a way of a person's on or off; says whether there is one.
    pub async fn switch_way(&self, person: &PersonId, id: &str, on: bool) -> Result<bool, StoreError> {
        check_texts([id])?;
        let set: Vec<(String,)> = change!(
            &self.db,
            "UPDATE ways SET off = $3, fails = 0, failed = NULL WHERE person = $1 AND id = $2 RETURNING id",
            person.as_str(),
            id,
            i64::from(!on),
        )?;
        Ok(!set.is_empty())
    }

    /// Switches the way off that this word belongs to; answers whose it was, and its table if it was for one.
    pub async fn stop_way(&self, stop: &str) -> Result<Option<(PersonId, Option<TableId>)>, StoreError> {
        check_texts([stop])?;
        let set: Vec<(String, String)> =
            change!(&self.db, "UPDATE ways SET off = 1 WHERE stop = $1 RETURNING person, table_id", stop)?;
        let Some((person, table)) = set.into_iter().next() else { return Ok(None) };
        let table = if table.is_empty() { None } else { Some(stored_id(&table)?) };
        Ok(Some((stored_id(&person)?, table)))
    }

    /// Who of these is told of their turns at a table, and whether anybody is told of everybody's there.
    pub async fn who_is_told(
        &self,
        people: &[PersonId],
        table: &TableId,
    ) -> Result<(Vec<PersonId>, bool), StoreError> {
        let mut told = vec![];
        for person in people {
            let (ways,): (i64,) = ask!(
                &self.db,
                fetch_one,
                "SELECT count(*) FROM ways WHERE person = $1 AND table_id = '' AND off = 0",
                person.as_str(),
            )?;
            told.extend((ways > 0).then(|| person.clone()));
        }
        let (of_table,): (i64,) = ask!(
            &self.db,
            fetch_one,
            "SELECT count(*) FROM ways WHERE table_id = $1 AND table_id <> '' AND off = 0",
            table.as_str(),
        )?;
        Ok((told, of_table > 0))
    }

    /// When a person does not want to be told.
    pub async fn quiet_of(&self, person: &PersonId) -> Result<Option<String>, StoreError> {
        let row: Option<(Option<String>,)> =
            ask!(&self.db, fetch_optional, "SELECT quiet FROM people WHERE id = $1", person.as_str())?;
        Ok(row.and_then(|(quiet,)| quiet))
    }

    /// Sets when a person does not want to be told.
    pub async fn set_quiet(&self, person: &PersonId, quiet: Option<&str>) -> Result<(), StoreError> {
        check_texts(quiet)?;
        let _: Vec<(String,)> = change!(
            &self.db,
            "UPDATE people SET quiet = $2 WHERE id = $1 RETURNING id",
            person.as_str(),
            quiet,
        )?;
        // What was put off until the end of the hours of before is looked at again.
        let _: Vec<(String,)> = change!(
            &self.db,
            "UPDATE notices SET ready = 0 WHERE ready IS NOT NULL AND worker IS NULL
             AND way IN (SELECT id FROM ways WHERE person = $1) RETURNING way",
            person.as_str(),
        )?;
        Ok(())
    }

    /// A secret that all processes share: `fresh`, if there was none of this name.
    pub async fn secret(&self, name: &str, fresh: &[u8]) -> Result<Vec<u8>, StoreError> {
        check_texts([name])?;
        let _: Vec<(String,)> = change!(
            &self.db,
            "INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING name",
            name,
            fresh,
        )?;
        let (value,): (Vec<u8>,) =
            ask!(&self.db, fetch_one, "SELECT value FROM secrets WHERE name = $1", name)?;
        Ok(value)
    }
}

/// Notices.
impl Store {
    /// Notes what is to be told about a table from `now` on, by every way that is switched on. What was not told of
    /// earlier decisions there is replaced; what was told of these already is not told again.
    pub async fn add_notices(
        &self,
        table: &TableId,
        notices: &[NewNotice],
        now: i64,
    ) -> Result<(), StoreError> {
        check_texts(notices.iter().map(|notice| &*notice.what))?;
        macro_rules! run {
            ($turn:expr) => {{
                for notice in notices {
                    let ways = sqlx::query(
                        "INSERT INTO notices (way, table_id, seat, seq, what, made, ready, tries)
                         SELECT id, $1, $2, $3, $4, $5, $5, 0 FROM ways
                         WHERE off = 0 AND (person = $6 AND table_id = '' OR $6 = '' AND table_id = $1)
                         ON CONFLICT (way, table_id) DO UPDATE
                         SET seat = excluded.seat, seq = excluded.seq, what = excluded.what, made = excluded.made,
                             ready = excluded.ready, tries = 0, worker = NULL
                         WHERE notices.seq < excluded.seq",
                    );
                    ways.bind(table.as_str())
                        .bind(i64::from(notice.seat))
                        .bind(to_sql(notice.seq))
                        .bind(&notice.what)
                        .bind(now)
                        .bind(notice.person.as_ref().map_or("", PersonId::as_str))
                        .execute(&mut *$turn)
                        .await?;
                }
                $turn.commit().await
            }};
        }
        in_turn!(&self.db, turn, run!(turn))
    }

    /// Takes what may be told now, the longest due first. Nobody else gets it before the lease ends; what is not told, put
    /// off or given up by then, because the worker died, anybody may take again.
    pub async fn take_notices(&self, ask: &TakeDue) -> Result<Vec<Notice>, StoreError> {
        check_texts([&*ask.worker])?;
        macro_rules! take {
            ($lock:literal) => {
                concat!(
                    "WITH found AS MATERIALIZED (
                         SELECT way, table_id FROM notices WHERE ready <= $1 ORDER BY ready LIMIT $2 ",
                    $lock,
                    ") UPDATE notices SET ready = $3, worker = $4 FROM found
                     WHERE notices.way = found.way AND notices.table_id = found.table_id
                     RETURNING notices.way, notices.table_id, seat, seq, what, tries"
                )
            };
        }
        let sql = match &self.db {
            Db::Sqlite(_) => take!(""),
            Db::Postgres(_) => take!("FOR UPDATE SKIP LOCKED"),
        };
        let until = ask.now.saturating_add(ask.lease_ms);
        let taken: Vec<(String, String, i64, i64, String, i64)> =
            change!(&self.db, sql, ask.now, i64::from(ask.limit), until, &ask.worker)?;
        let mut notices = vec![];
        for (id, table, seat, seq, what, tries) in taken {
            let found: Option<Full<Option<String>>> = ask!(
                &self.db,
                fetch_optional,
                "SELECT w.id, w.person, w.table_id, w.kind, w.target, w.keys, w.label, w.tongue, w.stop, w.created,
                        w.last, p.quiet, p.mail
                 FROM ways w JOIN people p ON p.id = w.person WHERE w.id = $1",
                &id,
            )?;
            // A way that was removed meanwhile took its notices along.
            let Some((id, person, of, kind, target, keys, label, tongue, stop, created, last, quiet, mail)) =
                found
            else {
                continue;
            };
            notices.push(Notice {
                way: way((id, person, of, kind, target, keys, label, tongue, stop, created))?,
                table: stored_id(&table)?,
                seat: u8::try_from(seat).unwrap_or(u8::MAX),
                seq: stored_seq(seq),
                what,
                tries: u32::try_from(tries).unwrap_or(u32::MAX),
                quiet,
                mail,
                last,
                worker: ask.worker.clone(),
            });
        }
        Ok(notices)
    }

    /// When [`take_notices`](Self::take_notices) may next have something.
    pub async fn next_notice(&self) -> Result<Option<i64>, StoreError> {
        let (next,): (Option<i64>,) =
            ask!(&self.db, fetch_one, "SELECT min(ready) FROM notices WHERE ready IS NOT NULL")?;
        Ok(next)
    }

    /// A notice that was taken has nothing to tell any more: it was told, or its decision was made.
    pub async fn settle_notice(&self, notice: &Notice) -> Result<(), StoreError> {
        self.move_notice(notice, None, 0).await
    }

    /// A notice that was taken is to be told later.
    pub async fn put_off_notice(&self, notice: &Notice, ready: i64, tries: u32) -> Result<(), StoreError> {
        self.move_notice(notice, Some(ready), tries).await
    }

    /// Unless somebody else took it meanwhile, or it was replaced.
    async fn move_notice(&self, notice: &Notice, ready: Option<i64>, tries: u32) -> Result<(), StoreError> {
        let _: Vec<(String,)> = change!(
            &self.db,
            "UPDATE notices SET ready = $5, tries = $6, worker = NULL
             WHERE way = $1 AND table_id = $2 AND seq = $3 AND worker = $4 RETURNING way",
            &notice.way.id,
            notice.table.as_str(),
            to_sql(notice.seq),
            &notice.worker,
            ready,
            i64::from(tries),
        )?;
        Ok(())
    }

    /// Something arrived by this way.
    pub async fn note_arrived(&self, way: &str, now: i64) -> Result<(), StoreError> {
        let _: Vec<(String,)> = change!(
            &self.db,
            "UPDATE ways SET last = $2, fails = 0, failed = NULL WHERE id = $1 RETURNING id",
            way,
            now,
        )?;
        Ok(())
    }

    /// Nothing arrived by this way; after so many times in a row it is switched off. Answers whether it is still on.
    pub async fn note_failed(&self, way: &str, why: &str, most: u32) -> Result<bool, StoreError> {
        check_texts([why])?;
        let rows: Vec<(i64,)> = change!(
            &self.db,
            "UPDATE ways SET fails = fails + 1, failed = $2, off = CASE WHEN fails + 1 >= $3 THEN 1 ELSE off END
             WHERE id = $1 RETURNING off",
            way,
            why,
            i64::from(most),
        )?;
        Ok(rows.first().is_some_and(|(off,)| *off == 0))
    }

    /// Forgets what was told, or given up, before a time.
    pub async fn forget_notices(&self, before: i64) -> Result<(), StoreError> {
        let _: Vec<(String,)> =
            change!(&self.db, "DELETE FROM notices WHERE ready IS NULL AND made < $1 RETURNING way", before)?;
        Ok(())
    }
}
