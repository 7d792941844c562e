//! What a host does and is told. Orders are numbered without gaps, so that whoever reads on from a number misses nothing.

use super::{ask, change, in_turn};
use crate::error::check_texts;
use crate::ids::stored_id;
use crate::{
    NewOrder, NewReport, Order, PageEnd, Person, PersonId, ReportRow, Stage, Standing, Store, StoreError,
    TableId, TableRow,
};

/// How often to try again when another process writes at the same moment.
const TRIES: usize = 100;

type OrderRow = (i64, i64, String, String, String, Option<i64>, String);

fn order((number, at, by, what, about, until, note): OrderRow) -> Order {
    Order { number: number.unsigned_abs(), order: NewOrder { at, by, what, about, until, note } }
}

type StandingRow = (String, String, Option<String>, i64, Option<i64>, Option<i64>, i64);

fn standing(row: StandingRow) -> Result<Standing, StoreError> {
    let (id, name, login, created, muted, banned, seen) = row;
    Ok(Standing { person: Person { id: stored_id(&id)?, name, login, created }, muted, banned, seen })
}

/// The columns of [`StandingRow`], in order.
macro_rules! standings {
    ($rest:literal) => {
        concat!(
            "SELECT id, name, login, created, muted, banned, coalesce(seen, created) FROM people
             WHERE name IS NOT NULL AND ",
            $rest
        )
    };
}

type RawReport = (i64, i64, String, String, String, String, String, Option<i64>);

fn report(row: RawReport) -> Result<ReportRow, StoreError> {
    let (number, at, person, table, about, text, quote, settled) = row;
    let (person, table, about) = (stored_id(&person)?, stored_id(&table)?, stored_id(&about)?);
    let report = NewReport { at, person, table, about, text, quote };
    Ok(ReportRow { number: number.unsigned_abs(), report, settled })
}

impl Store {
    /// Remembers what the host did; answers its number.
    pub async fn note_order(&self, order: NewOrder) -> Result<u64, StoreError> {
        check_texts([&*order.by, &order.what, &order.about, &order.note])?;
        for _ in 0..TRIES {
            let made: Vec<(i64,)> = change!(
                &self.db,
                "INSERT INTO orders (number, at, by, what, about, until, note)
                 SELECT 1 + coalesce((SELECT max(number) FROM orders), 0), $1, $2, $3, $4, $5, $6
                 WHERE 1 = 1 ON CONFLICT DO NOTHING RETURNING number",
                order.at,
                &order.by,
                &order.what,
                &order.about,
                order.until,
                &order.note,
            )?;
            if let Some((number,)) = made.first() {
                return Ok(number.unsigned_abs());
            }
        }
        Err(StoreError::Unavailable("too many orders at once".to_owned()))
    }

    /// What the host did after a number, in order.
    pub async fn orders_after(&self, after: u64, limit: u32) -> Result<Vec<Order>, StoreError> {
        let rows: Vec<OrderRow> = ask!(
            &self.db,
            fetch_all,
            "SELECT number, at, by, what, about, until, note FROM orders WHERE number > $1 ORDER BY number LIMIT $2",
            i64::try_from(after).unwrap_or(i64::MAX),
            i64::from(limit),
        )?;
        Ok(rows.into_iter().map(order).collect())
    }

    /// The number of the host's last order; 0 if there is none.
    pub async fn last_order(&self) -> Result<u64, StoreError> {
        let (last,): (Option<i64>,) = ask!(&self.db, fetch_one, "SELECT max(number) FROM orders")?;
        Ok(last.unwrap_or(0).unsigned_abs())
    }

    /// The latest order of a kind.
    pub async fn latest_order(&self, what: &str) -> Result<Option<Order>, StoreError> {
        let row: Option<OrderRow> = ask!(
            &self.db,
            fetch_optional,
            "SELECT number, at, by, what, about, until, note FROM orders WHERE what = $1 ORDER BY number DESC LIMIT 1",
            what,
        )?;
        Ok(row.map(order))
    }

    /// Keeps what somebody tells the host, unless they have `most` that are not settled. What they told before about the
    /// same person at the same table is replaced. Says whether it is kept.
    ///
    /// # Errors
    /// `missing` when the person does not exist.
    pub async fn add_report(&self, report: NewReport, most: u32) -> Result<bool, StoreError> {
        check_texts([&*report.text, &report.quote])?;
        for _ in 0..TRIES {
            let made: Result<Vec<(i64,)>, StoreError> = change!(
                &self.db,
                "INSERT INTO reports (number, at, person, table_id, about, text, quote)
                 SELECT 1 + coalesce((SELECT max(number) FROM reports), 0), $1, $2, $3, $4, $5, $6
                 WHERE (SELECT count(*) FROM reports r WHERE r.person = $2 AND r.settled IS NULL
                        AND NOT (r.table_id = $3 AND r.about = $4)) < $7
                 ON CONFLICT (person, table_id, about) DO UPDATE
                 SET at = excluded.at, text = excluded.text, quote = excluded.quote, settled = NULL
                 RETURNING number",
                report.at,
                report.person.as_str(),
                report.table.as_str(),
                report.about.as_str(),
                &report.text,
                &report.quote,
                i64::from(most),
            );
            match made {
                Ok(made) => return Ok(!made.is_empty()),
                // Somebody else got the number.
                Err(StoreError::Refused(_)) => {}
                Err(error) => return Err(error),
            }
        }
        Err(StoreError::Unavailable("too many reports at once".to_owned()))
    }

    /// What people told the host, the latest first: what is not settled, or all of it.
    pub async fn reports(&self, all: bool, limit: u32) -> Result<Vec<ReportRow>, StoreError> {
        let rows: Vec<RawReport> = ask!(
            &self.db,
            fetch_all,
            "SELECT number, at, person, table_id, about, text, quote, settled FROM reports
             WHERE $1 OR settled IS NULL ORDER BY number DESC LIMIT $2",
            all,
            i64::from(limit),
        )?;
        rows.into_iter().map(report).collect()
    }

    /// Notes that the host dealt with a report.
    ///
    /// # Errors
    /// `missing` when there is no such report.
    pub async fn settle_report(&self, number: u64, at: i64) -> Result<(), StoreError> {
        let settled: Vec<(i64,)> = change!(
            &self.db,
            "UPDATE reports SET settled = $2 WHERE number = $1 RETURNING number",
            i64::try_from(number).unwrap_or(i64::MAX),
            at,
        )?;
        if settled.is_empty() { Err(StoreError::Missing) } else { Ok(()) }
    }

    /// What the host knows of a person, unless deleted.
    pub async fn standing(&self, id: &PersonId) -> Result<Option<Standing>, StoreError> {
        let row: Option<StandingRow> = ask!(&self.db, fetch_optional, standings!("id = $1"), id.as_str())?;
        row.map(standing).transpose()
    }

    /// The people whose name or login has these letters in it, or whose id it is; the latest here first.
    pub async fn find_people(&self, letters: &str, limit: u32) -> Result<Vec<Standing>, StoreError> {
        check_texts([letters])?;
        let mut like = String::from("%");
        for letter in letters.to_lowercase().chars() {
            if matches!(letter, '%' | '_' | '!') {
                like.push('!');
            }
            like.push(letter);
        }
        like.push('%');
        let rows: Vec<StandingRow> = ask!(
            &self.db,
            fetch_all,
            standings!(
                "(id = $1 OR lower(name) LIKE $2 ESCAPE '!' OR login_key LIKE $2 ESCAPE '!')
                 ORDER BY coalesce(seen, created) DESC, id LIMIT $3"
            ),
            letters,
            like,
            i64::from(limit),
        )?;
        rows.into_iter().map(standing).collect()
    }

    /// Keeps a person from speaking until a time; `None` lets them.
    ///
    /// # Errors
    /// `missing` when the person does not exist.
    pub async fn set_muted(&self, id: &PersonId, until: Option<i64>) -> Result<(), StoreError> {
        let set: Vec<(String,)> = change!(
            &self.db,
            "UPDATE people SET muted = $2 WHERE id = $1 AND name IS NOT NULL RETURNING id",
            id.as_str(),
            until,
        )?;
        if set.is_empty() { Err(StoreError::Missing) } else { Ok(()) }
    }

    /// Keeps a person out until a time; `None` lets them in.
    ///
    /// # Errors
    /// `missing` when the person does not exist.
    pub async fn set_banned(&self, id: &PersonId, until: Option<i64>) -> Result<(), StoreError> {
        let set: Vec<(String,)> = change!(
            &self.db,
            "UPDATE people SET banned = $2 WHERE id = $1 AND name IS NOT NULL RETURNING id",
            id.as_str(),
            until,
        )?;
        if set.is_empty() { Err(StoreError::Missing) } else { Ok(()) }
    }

    /// Notes that a person is here.
    pub async fn note_seen(&self, id: &PersonId, at: i64) -> Result<(), StoreError> {
        let _: Vec<(String,)> =
            change!(&self.db, "UPDATE people SET seen = $2 WHERE id = $1 RETURNING id", id.as_str(), at)?;
        Ok(())
    }

    /// Lets the list of public tables show a table until a time.
    pub async fn set_shown(&self, table: &TableId, until: i64) -> Result<(), StoreError> {
        let _: Vec<(String,)> = change!(
            &self.db,
            "UPDATE tables SET shown = $2 WHERE id = $1 RETURNING id",
            table.as_str(),
            until
        )?;
        Ok(())
    }

    /// All tables, newest first, from where the last page ended; of one stage, if one is named.
    pub async fn all_tables(
        &self,
        stage: Option<Stage>,
        after: Option<&PageEnd>,
        limit: u32,
    ) -> Result<Vec<TableRow>, StoreError> {
        let (created, id) = super::tables::bounds(after);
        super::tables::tables(ask!(
            &self.db,
            fetch_all,
            super::tables::select!(
                "WHERE (created, t.id) < ($1, $2) AND ($3 = '' OR status = $3)
                 ORDER BY created DESC, t.id DESC LIMIT $4"
            ),
            created,
            id,
            stage.map_or("", Stage::as_str),
            i64::from(limit),
        )?)
    }

    /// Removes a table with its log and all that was said there, for good.
    pub async fn delete_table(&self, table: &TableId) -> Result<(), StoreError> {
        const STATEMENTS: [&str; 11] = [
            "DELETE FROM jobs WHERE table_id = $1",
            "DELETE FROM chat WHERE table_id = $1",
            "DELETE FROM members WHERE table_id = $1",
            "DELETE FROM former WHERE table_id = $1",
            "DELETE FROM reviews WHERE table_id = $1",
            "DELETE FROM notices WHERE table_id = $1",
            "DELETE FROM notices WHERE way IN (SELECT id FROM ways WHERE table_id = $1)",
            "DELETE FROM ways WHERE table_id = $1",
            "DELETE FROM invitations WHERE table_id = $1",
            "DELETE FROM tables WHERE id = $1",
            // Last: whoever writes to the log looks for the table first.
            "DELETE FROM log WHERE table_id = $1",
        ];
        macro_rules! run {
            ($turn:expr) => {{
                for sql in STATEMENTS {
                    sqlx::query(sql).bind(table.as_str()).execute(&mut *$turn).await?;
                }
                $turn.commit().await
            }};
        }
        in_turn!(&self.db, turn, run!(turn))
    }

    /// Puts another body in the place of an entry's, from which somebody's name is to be gone. The entry must mean the same.
    pub async fn redact(&self, table: &TableId, seq: crate::Seq, body: &str) -> Result<(), StoreError> {
        check_texts([body])?;
        let _: Vec<(i64,)> = change!(
            &self.db,
            "UPDATE log SET body = $3 WHERE table_id = $1 AND seq = $2 RETURNING seq",
            table.as_str(),
            crate::ids::to_sql(seq),
            body,
        )?;
        Ok(())
    }
}
