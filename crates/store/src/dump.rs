//! A whole store as rows, to be kept elsewhere or put into another database.
//!
//! Both databases have the same tables. A row is a list of texts, numbers in decimal and bytes in hexadecimal digits, so
//! that what was read from one can be written to the other.

use futures_util::TryStreamExt as _;
use sqlx::postgres::PgConnection;
use sqlx::{AssertSqlSafe, Connection as _, Row as _, SqliteConnection};

use crate::sql::{Db, Dialect, known_version};
use crate::{Store, StoreError};

/// How a column is written as text.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Text,
    Number,
    Flag,
    Bytes,
}

use Kind::{Bytes, Flag, Number, Text};

/// A table of the database: its name and columns.
struct Sheet {
    name: &'static str,
    columns: &'static [(&'static str, Kind)],
}

/// All tables, those that others refer to first.
const SHEETS: [Sheet; 26] = [
    Sheet {
        name: "people",
        columns: &[
            ("id", Text),
            ("name", Text),
            ("login", Text),
            ("login_key", Text),
            ("password", Text),
            ("created", Number),
            ("muted", Number),
            ("banned", Number),
            ("seen", Number),
            ("mail", Text),
            ("shows", Text),
            ("quiet", Text),
            ("here", Number),
        ],
    },
    Sheet {
        name: "sessions",
        columns: &[("token_hash", Bytes), ("person", Text), ("created", Number), ("expires", Number)],
    },
    Sheet { name: "devices", columns: &[("token_hash", Bytes), ("person", Text), ("created", Number)] },
    Sheet { name: "recovery", columns: &[("person", Text), ("code_hash", Bytes)] },
    Sheet {
        name: "letters",
        columns: &[
            ("token_hash", Bytes),
            ("person", Text),
            ("purpose", Text),
            ("mail", Text),
            ("expires", Number),
        ],
    },
    Sheet {
        name: "tables",
        columns: &[
            ("id", Text),
            ("game", Text),
            ("head", Text),
            ("public", Flag),
            ("owner", Text),
            ("created", Number),
            ("status", Text),
            ("summary", Text),
            ("updated", Number),
            ("shown", Number),
        ],
    },
    Sheet { name: "members", columns: &[("person", Text), ("table_id", Text)] },
    Sheet { name: "former", columns: &[("person", Text), ("table_id", Text)] },
    Sheet {
        name: "log",
        columns: &[
            ("table_id", Text),
            ("seq", Number),
            ("at", Number),
            ("person", Text),
            ("key", Text),
            ("body", Text),
        ],
    },
    Sheet {
        name: "jobs",
        columns: &[
            ("table_id", Text),
            ("kind", Text),
            ("due", Number),
            ("for_seq", Number),
            ("ready", Number),
            ("worker", Text),
        ],
    },
    Sheet {
        name: "chat",
        columns: &[
            ("table_id", Text),
            ("room", Text),
            ("number", Number),
            ("person", Text),
            ("at", Number),
            ("text", Text),
            ("key", Text),
        ],
    },
    Sheet { name: "facts", columns: &[("name", Text), ("value", Number)] },
    Sheet { name: "outages", columns: &[("began", Number), ("ended", Number)] },
    Sheet {
        name: "orders",
        columns: &[
            ("number", Number),
            ("at", Number),
            ("by", Text),
            ("what", Text),
            ("about", Text),
            ("until", Number),
            ("note", Text),
        ],
    },
    Sheet {
        name: "reports",
        columns: &[
            ("number", Number),
            ("at", Number),
            ("person", Text),
            ("table_id", Text),
            ("about", Text),
            ("text", Text),
            ("quote", Text),
            ("settled", Number),
        ],
    },
    Sheet { name: "hidden", columns: &[("person", Text), ("whom", Text), ("at", Number)] },
    Sheet { name: "friends", columns: &[("person", Text), ("friend", Text), ("at", Number)] },
    Sheet { name: "friend_links", columns: &[("person", Text), ("token", Text), ("at", Number)] },
    Sheet {
        name: "invitations",
        columns: &[("table_id", Text), ("person", Text), ("by", Text), ("at", Number), ("declined", Number)],
    },
    Sheet {
        name: "results",
        columns: &[
            ("table_id", Text),
            ("game", Text),
            ("seats", Number),
            ("ended", Number),
            ("rated", Number),
            ("body", Text),
        ],
    },
    Sheet {
        name: "played",
        columns: &[
            ("person", Text),
            ("ended", Number),
            ("table_id", Text),
            ("game", Text),
            ("seats", Number),
            ("seat", Number),
            ("place", Number),
            ("share", Number),
            ("gone", Number),
            ("called", Text),
            ("luck", Number),
            ("choices", Number),
        ],
    },
    Sheet {
        name: "ratings",
        columns: &[
            ("pool", Text),
            ("who", Text),
            ("mean", Number),
            ("spread", Number),
            ("matches", Number),
            ("last", Number),
        ],
    },
    Sheet { name: "counted", columns: &[("number", Number), ("table_id", Text), ("changes", Text)] },
    Sheet {
        name: "ways",
        columns: &[
            ("id", Text),
            ("person", Text),
            ("table_id", Text),
            ("kind", Text),
            ("target", Text),
            ("keys", Text),
            ("label", Text),
            ("tongue", Text),
            ("stop", Text),
            ("created", Number),
            ("last", Number),
            ("fails", Number),
            ("failed", Text),
            ("off", Number),
        ],
    },
    Sheet {
        name: "notices",
        columns: &[
            ("way", Text),
            ("table_id", Text),
            ("seat", Number),
            ("seq", Number),
            ("what", Text),
            ("made", Number),
            ("ready", Number),
            ("tries", Number),
            ("worker", Text),
        ],
    },
    Sheet { name: "secrets", columns: &[("name", Text), ("value", Bytes)] },
];
/// Apart, because their rows are long.
const LONG_SHEETS: [Sheet; 2] = [
    Sheet {
        name: "archive",
        columns: &[("table_id", Text), ("game", Text), ("ended", Number), ("record", Bytes)],
    },
    Sheet { name: "reviews", columns: &[("table_id", Text), ("format", Number), ("review", Bytes)] },
];

/// How many rows are written at once.
const BATCH: usize = 500;

/// A row of a table, by the table's name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DumpRow {
    /// Which table.
    pub sheet: &'static str,
    /// What its columns hold, in the order in which this release knows them.
    pub values: Vec<Option<String>>,
}

/// A table of a store, how many rows and how many bytes it has with its indexes; no bytes where the database does not say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SheetSize {
    /// Which table.
    pub sheet: &'static str,
    /// Rows.
    pub rows: u64,
}

fn sheets() -> impl Iterator<Item = &'static Sheet> {
    SHEETS.iter().chain(&LONG_SHEETS)
}

impl Sheet {
    /// Reads every row, each column as text, in the order of the first columns.
    fn select(&self, dialect: Dialect) -> String {
        let column = |(name, kind): &(&str, Kind)| match (kind, dialect) {
            (Text, _) => format!("\"{name}\""),
            (Number, _) => format!("CAST(\"{name}\" AS TEXT)"),
            (Flag, Dialect::Sqlite) => format!("CAST(\"{name}\" AS TEXT)"),
            (Flag, Dialect::Postgres) => format!("CAST(\"{name}\"::int AS TEXT)"),
            (Bytes, Dialect::Sqlite) => format!("lower(hex(\"{name}\"))"),
            (Bytes, Dialect::Postgres) => format!("encode(\"{name}\", 'hex')"),
        };
        let columns: Vec<String> = self.columns.iter().map(column).collect();
        let order: Vec<String> = (0..self.columns.len().min(3)).map(|at| self.order(at, dialect)).collect();
        format!("SELECT {} FROM \"{}\" ORDER BY {}", columns.join(", "), self.name, order.join(", "))
    }

    fn order(&self, at: usize, dialect: Dialect) -> String {
        let (name, kind) = self.columns[at];
        // Of the table: what is read has the same names, and is text.
        let of = self.name;
        match (kind, dialect) {
            (Text, Dialect::Postgres) => format!("{of}.\"{name}\" COLLATE \"C\" NULLS FIRST"),
            _ => format!("{of}.\"{name}\""),
        }
    }

    /// Adds rows from a list of lists in JSON.
    fn insert(&self, dialect: Dialect) -> String {
        let value = |(at, (_, kind)): (usize, &(&str, Kind))| match (dialect, kind) {
            (Dialect::Sqlite, Text) => format!("value ->> {at}"),
            (Dialect::Sqlite, Number | Flag) => format!("CAST(value ->> {at} AS INTEGER)"),
            (Dialect::Sqlite, Bytes) => format!("unhex(value ->> {at})"),
            (Dialect::Postgres, Text) => format!("value ->> {at}"),
            (Dialect::Postgres, Number) => format!("CAST(value ->> {at} AS bigint)"),
            (Dialect::Postgres, Flag) => format!("CAST(CAST(value ->> {at} AS int) AS boolean)"),
            (Dialect::Postgres, Bytes) => format!("decode(value ->> {at}, 'hex')"),
        };
        let names: Vec<String> = self.columns.iter().map(|(name, _)| format!("\"{name}\"")).collect();
        let values: Vec<String> = self.columns.iter().enumerate().map(value).collect();
        let rows = match dialect {
            Dialect::Sqlite => "json_each($1)",
            Dialect::Postgres => "json_array_elements($1::json) AS rows (value)",
        };
        format!(
            "INSERT INTO \"{}\" ({}) SELECT {} FROM {rows}",
            self.name,
            names.join(", "),
            values.join(", ")
        )
    }
}

/// Reads every row of every table within one view of the database, whatever is written meanwhile.
macro_rules! read_all {
    ($connection:expr, $dialect:expr, $row:expr) => {{
        for sheet in sheets() {
            let sql = sheet.select($dialect);
            let mut rows = sqlx::query(AssertSqlSafe(sql)).fetch(&mut *$connection);
            while let Some(found) = rows.try_next().await? {
                let value = |at: usize| found.try_get::<Option<String>, _>(at);
                let values = (0..sheet.columns.len()).map(value).collect::<Result<_, _>>()?;
                $row(DumpRow { sheet: sheet.name, values })?;
            }
        }
        Ok(())
    }};
}

async fn read_sqlite<E: From<sqlx::Error>>(
    connection: &mut SqliteConnection,
    row: &mut (impl FnMut(DumpRow) -> Result<(), E> + Send),
) -> Result<(), E> {
    read_all!(connection, Dialect::Sqlite, row)
}

async fn read_postgres<E: From<sqlx::Error>>(
    connection: &mut PgConnection,
    row: &mut (impl FnMut(DumpRow) -> Result<(), E> + Send),
) -> Result<(), E> {
    read_all!(connection, Dialect::Postgres, row)
}

impl Store {
    /// The version of the tables that this release knows; a dump is read by the same version.
    #[must_use]
    pub fn schema_version() -> i64 {
        known_version()
    }

    /// Reads every row of the store as it is at one moment, and gives each to `row`. Others go on writing.
    ///
    /// # Errors
    /// What the store or `row` says.
    pub async fn dump<E: From<sqlx::Error> + From<StoreError>>(
        &self,
        mut row: impl FnMut(DumpRow) -> Result<(), E> + Send,
    ) -> Result<(), E> {
        match &self.db {
            Db::Sqlite(db) => {
                let mut connection = db.readers().acquire().await?;
                let mut turn = connection.begin().await?;
                read_sqlite(&mut turn, &mut row).await?;
                turn.rollback().await?;
            }
            Db::Postgres(db) => {
                let mut turn = db.pool().begin().await?;
                sqlx::query("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
                    .execute(&mut *turn)
                    .await?;
                read_postgres(&mut turn, &mut row).await?;
                turn.rollback().await?;
            }
        }
        Ok(())
    }

    /// Whether there is nobody and nothing in the store yet.
    pub async fn is_empty(&self) -> Result<bool, StoreError> {
        Ok(self.sizes().await?.iter().all(|size| matches!(size.sheet, "facts" | "outages") || size.rows == 0))
    }

    /// How many rows every table has.
    pub async fn sizes(&self) -> Result<Vec<SheetSize>, StoreError> {
        let mut sizes = vec![];
        for sheet in sheets() {
            let sql = format!("SELECT count(*) FROM \"{}\"", sheet.name);
            let (rows,): (i64,) = match &self.db {
                Db::Sqlite(db) => sqlx::query_as(AssertSqlSafe(sql)).fetch_one(db.readers()).await?,
                Db::Postgres(db) => sqlx::query_as(AssertSqlSafe(sql)).fetch_one(db.pool()).await?,
            };
            sizes.push(SheetSize { sheet: sheet.name, rows: rows.unsigned_abs() });
        }
        Ok(sizes)
    }

    /// How many bytes the whole store takes.
    pub async fn bytes(&self) -> Result<u64, StoreError> {
        let (bytes,): (i64,) = match &self.db {
            Db::Sqlite(db) => {
                sqlx::query_as("SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()")
                    .fetch_one(db.readers())
                    .await?
            }
            Db::Postgres(db) => {
                sqlx::query_as(
                    "SELECT coalesce(sum(pg_total_relation_size(c.oid)), 0)::bigint FROM pg_class c
                     WHERE c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace",
                )
                .fetch_one(db.pool())
                .await?
            }
        };
        Ok(bytes.unsigned_abs())
    }

    /// Gives room that is not used back to the system, and overwrites what was deleted. Nobody can write meanwhile.
    pub async fn compact(&self) -> Result<(), StoreError> {
        match &self.db {
            Db::Sqlite(db) => {
                let mut writing = db.writing().await?;
                let answer = sqlx::query("VACUUM").execute(writing.connection()).await;
                writing.done(answer)?;
                db.scrub().await
            }
            Db::Postgres(db) => {
                for sheet in sheets() {
                    let sql = format!("VACUUM FULL \"{}\"", sheet.name);
                    sqlx::query(AssertSqlSafe(sql)).execute(db.pool()).await?;
                }
                Ok(())
            }
        }
    }

    /// Puts rows into a store that is empty: all of them or none.
    ///
    /// # Errors
    /// `refused` if something is in it, or a row does not fit.
    pub async fn load(
        &self,
        rows: impl Iterator<Item = Result<DumpRow, StoreError>> + Send,
    ) -> Result<u64, StoreError> {
        if !self.is_empty().await? {
            return Err(StoreError::Refused("the store is not empty".to_owned()));
        }
        match &self.db {
            Db::Sqlite(db) => {
                let mut writing = db.writing().await?;
                let mut turn = writing.connection().begin().await?;
                let mut written = 0;
                let mut batches = Batches::new(rows);
                sqlx::query("DELETE FROM facts").execute(&mut *turn).await?;
                sqlx::query("DELETE FROM outages").execute(&mut *turn).await?;
                while let Some((sheet, json, count)) = batches.next_batch()? {
                    let sql = sheet.insert(Dialect::Sqlite);
                    sqlx::query(AssertSqlSafe(sql)).bind(json).execute(&mut *turn).await?;
                    written += count;
                }
                turn.commit().await?;
                writing.done(Ok(()))?;
                Ok(written)
            }
            Db::Postgres(db) => {
                let mut turn = db.pool().begin().await?;
                let mut written = 0;
                let mut batches = Batches::new(rows);
                sqlx::query("DELETE FROM facts").execute(&mut *turn).await?;
                sqlx::query("DELETE FROM outages").execute(&mut *turn).await?;
                while let Some((sheet, json, count)) = batches.next_batch()? {
                    let sql = sheet.insert(Dialect::Postgres);
                    sqlx::query(AssertSqlSafe(sql)).bind(json).execute(&mut *turn).await?;
                    written += count;
                }
                turn.commit().await?;
                Ok(written)
            }
        }
    }
}

/// Rows in pieces of one table each, as JSON.
struct Batches<I: Iterator<Item = Result<DumpRow, StoreError>>> {
    rows: std::iter::Peekable<I>,
}

impl<I: Iterator<Item = Result<DumpRow, StoreError>>> Batches<I> {
    fn new(rows: I) -> Self {
        Self { rows: rows.peekable() }
    }

    fn next_batch(&mut self) -> Result<Option<(&'static Sheet, String, u64)>, StoreError> {
        let first = match self.rows.next() {
            None => return Ok(None),
            Some(row) => row?,
        };
        let sheet = sheets().find(|sheet| sheet.name == first.sheet);
        let refused = |why: &str| StoreError::Refused(format!("{}: {why}", first.sheet));
        let sheet = sheet.ok_or_else(|| refused("no such table"))?;
        let mut batch = vec![first.values];
        while batch.len() < BATCH
            && let Some(Ok(next)) = self.rows.peek()
            && next.sheet == sheet.name
            && let Some(Ok(next)) = self.rows.next()
        {
            batch.push(next.values);
        }
        if batch.iter().any(|values| values.len() != sheet.columns.len()) {
            return Err(refused("a row has another number of columns"));
        }
        let count = batch.len() as u64;
        let json = serde_json::to_string(&batch).map_err(|error| refused(&error.to_string()))?;
        Ok(Some((sheet, json, count)))
    }
}

/// The name of a table as this release has it; none if it has no such table.
#[must_use]
pub fn sheet_named(name: &str) -> Option<&'static str> {
    sheets().map(|sheet| sheet.name).find(|known| *known == name)
}
