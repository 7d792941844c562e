//! Group commit on PostgreSQL: one statement, one round trip, for a whole batch with all its changes.

use std::time::Duration;

use sqlx::PgConnection;
use sqlx::postgres::{PgConnectOptions, PgDatabaseError, PgSeverity};
use tokio::time::timeout;

use super::connect;
use crate::ids::to_sql;
use crate::writer::Commit;
use crate::{Append, ClientKey, JobChange, MemberChange, NewPlayed, NewResult, Stage, StoreError};

/// A database that has not answered by then is taken for lost.
const PATIENCE: Duration = Duration::from_secs(30);

/// Everything in one statement, hence in one transaction that never waits for us.
///
/// An entry is added if the one before it is there (or the table is, for the first), and its number is not; two processes that try the same number meet at the unique index, and one of them adds nothing. The rows
/// go in sorted by table, so that two batches cannot wait for each other in a circle. Only what was added changes
/// anything else. 80 wake-ups of at most 86 bytes fit into one notification of 8000.
const WRITE: &str = r#"
WITH given AS (
    SELECT * FROM unnest($1::text[], $2::int8[], $3::int8[], $4::text[], $5::text[], $6::text[])
        AS g (table_id, seq, at, person, key, body)
), written AS (
    INSERT INTO log (table_id, seq, at, person, key, body)
    SELECT * FROM given g
    WHERE g.seq = 1 + coalesce((SELECT max(l.seq) FROM log l WHERE l.table_id = g.table_id),
                               (SELECT 0 FROM tables t WHERE t.id = g.table_id))
    ORDER BY g.table_id COLLATE "C"
    ON CONFLICT DO NOTHING
    RETURNING table_id, seq, at
), changed AS (
    UPDATE tables t
    SET status = coalesce(c.status, t.status), summary = coalesce(c.summary, t.summary), updated = w.at
    FROM unnest($7::text[], $8::text[], $9::text[]) AS c (table_id, status, summary) JOIN written w USING (table_id)
    WHERE t.id = w.table_id
), joined AS (
    INSERT INTO members (table_id, person)
    SELECT w.table_id, j.person
    FROM unnest($10::text[], $11::text[]) AS j (table_id, person) JOIN written w USING (table_id)
    ON CONFLICT DO NOTHING
), gone AS (
    DELETE FROM members m
    USING unnest($12::text[], $13::text[]) AS l (table_id, person) JOIN written w USING (table_id)
    WHERE m.table_id = w.table_id AND m.person = l.person
), former AS (
    INSERT INTO former (table_id, person)
    SELECT w.table_id, l.person
    FROM unnest($12::text[], $13::text[]) AS l (table_id, person) JOIN written w USING (table_id)
    ON CONFLICT DO NOTHING
), jobs_set AS (
    INSERT INTO jobs (table_id, kind, due, ready, for_seq)
    SELECT w.table_id, s.kind, s.due, s.due, w.seq
    FROM unnest($14::text[], $15::text[], $16::int8[]) AS s (table_id, kind, due) JOIN written w USING (table_id)
    ON CONFLICT (table_id, kind) DO UPDATE
    SET due = excluded.due, for_seq = excluded.for_seq, ready = excluded.ready, worker = NULL
), jobs_cleared AS (
    DELETE FROM jobs j
    USING unnest($17::text[], $18::text[]) AS c (table_id, kind) JOIN written w USING (table_id)
    WHERE j.table_id = w.table_id AND j.kind = c.kind
), ended AS (
    INSERT INTO results (table_id, ended, game, seats, rated, body)
    SELECT w.table_id, w.at, r.game, r.seats, r.rated, r.body
    FROM unnest($19::text[], $20::text[], $21::int8[], $22::int8[], $23::text[])
        AS r (table_id, game, seats, rated, body) JOIN written w USING (table_id)
    ON CONFLICT DO NOTHING
), sat AS (
    INSERT INTO played (table_id, ended, game, seats, person, seat, place, share, gone, called)
    SELECT w.table_id, w.at, p.game, p.seats, p.person, p.seat, p.place, p.share, p.gone, p.called
    FROM unnest($24::text[], $25::text[], $26::int8[], $27::text[], $28::int8[], $29::int8[], $30::int8[],
                $31::int8[], $32::text[])
        AS p (table_id, game, seats, person, seat, place, share, gone, called) JOIN written w USING (table_id)
    ON CONFLICT DO NOTHING
), told AS (
    SELECT pg_notify($33, string_agg(table_id || ' ' || seq, ';'))::text
    FROM (SELECT table_id, seq, row_number() OVER () / 80 AS part FROM written) AS parts
    GROUP BY part
)
SELECT table_id FROM written, (SELECT count(*) FROM told) AS all_told
"#;

/// What the writer's task needs of the database: a connection of its own.
pub(super) struct PostgresCommit {
    options: PgConnectOptions,
    /// Absent after an error.
    connection: Option<PgConnection>,
    channel: String,
}

impl PostgresCommit {
    pub(super) const fn new(options: PgConnectOptions, connection: PgConnection, channel: String) -> Self {
        Self { options, connection: Some(connection), channel }
    }

    async fn write(&mut self, batch: &[Append]) -> Result<Vec<(String,)>, sqlx::Error> {
        // Taken out, and put back only if the server is heard to the end: half a talk helps nobody.
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => connect(&self.options).await?,
        };
        let answer = run(&mut connection, &self.channel, batch).await;
        if answer.as_ref().err().is_none_or(is_refusal) {
            self.connection = Some(connection);
        }
        answer
    }
}

/// Whether the server refused the statement and nothing more. Its connection is kept: on a full disk there may be no
/// other.
fn is_refusal(error: &sqlx::Error) -> bool {
    let answer = error.as_database_error().and_then(|error| error.try_downcast_ref::<PgDatabaseError>());
    answer.is_some_and(|error| error.severity() == PgSeverity::Error)
}

impl Commit for PostgresCommit {
    async fn commit(&mut self, batch: &[Append]) -> Result<Vec<bool>, StoreError> {
        let Ok(written) = timeout(PATIENCE, self.write(batch)).await else {
            return Err(StoreError::Unavailable("no answer in time".to_owned()));
        };
        // Both are sorted by table, but nothing says that rows come back in the order in which they went in.
        let mut written = written?;
        written.sort_unstable();
        let is_written =
            |entry: &Append| written.binary_search_by(|row| row.0.as_str().cmp(entry.table.as_str()));
        Ok(batch.iter().map(|entry| is_written(entry).is_ok()).collect())
    }
}

/// What a batch changes beside the log, column by column.
#[derive(Default)]
struct Beside<'a> {
    tables: (Vec<&'a str>, Vec<Option<&'a str>>, Vec<Option<&'a str>>),
    joins: (Vec<&'a str>, Vec<&'a str>),
    leaves: (Vec<&'a str>, Vec<&'a str>),
    jobs_set: (Vec<&'a str>, Vec<&'a str>, Vec<i64>),
    jobs_cleared: (Vec<&'a str>, Vec<&'a str>),
    results: Vec<(&'a str, &'a NewResult)>,
    played: Vec<(&'a str, &'a NewResult, &'a NewPlayed)>,
}

impl<'a> Beside<'a> {
    fn of(batch: &'a [Append]) -> Self {
        let mut changes = Self::default();
        for entry in batch {
            let table = entry.table.as_str();
            if entry.stage.is_some() || entry.summary.is_some() {
                let row = (table, entry.stage.map(Stage::as_str), entry.summary.as_deref());
                changes.tables.extend([row]);
            }
            for change in &entry.members {
                match change {
                    MemberChange::Joins(person) => changes.joins.extend([(table, person.as_str())]),
                    MemberChange::Leaves(person) => changes.leaves.extend([(table, person.as_str())]),
                }
            }
            for change in &entry.jobs {
                match change {
                    JobChange::Set { kind, due } => changes.jobs_set.extend([(table, kind.as_str(), *due)]),
                    JobChange::Clear(kind) => changes.jobs_cleared.extend([(table, kind.as_str())]),
                }
            }
            if let Some(result) = &entry.result {
                changes.results.push((table, result));
                changes.played.extend(result.played.iter().map(|played| (table, &**result, played)));
            }
        }
        changes
    }
}

async fn run(
    connection: &mut PgConnection,
    channel: &str,
    batch: &[Append],
) -> Result<Vec<(String,)>, sqlx::Error> {
    fn column<'a, R, T>(batch: &'a [R], value: impl Fn(&'a R) -> T) -> Vec<T> {
        batch.iter().map(value).collect()
    }
    let changes = Beside::of(batch);
    sqlx::query_as(WRITE)
        .bind(column(batch, |entry| entry.table.as_str()))
        .bind(column(batch, |entry| to_sql(entry.seq)))
        .bind(column(batch, |entry| entry.at))
        .bind(column(batch, |entry| entry.key.as_ref().map(|key| key.person().as_str())))
        .bind(column(batch, |entry| entry.key.as_ref().map(ClientKey::key)))
        .bind(column(batch, |entry| entry.body.as_str()))
        .bind(changes.tables.0)
        .bind(changes.tables.1)
        .bind(changes.tables.2)
        .bind(changes.joins.0)
        .bind(changes.joins.1)
        .bind(changes.leaves.0)
        .bind(changes.leaves.1)
        .bind(changes.jobs_set.0)
        .bind(changes.jobs_set.1)
        .bind(changes.jobs_set.2)
        .bind(changes.jobs_cleared.0)
        .bind(changes.jobs_cleared.1)
        .bind(column(&changes.results, |(table, _)| *table))
        .bind(column(&changes.results, |(_, result)| &*result.game))
        .bind(column(&changes.results, |(_, result)| i64::from(result.seats)))
        .bind(column(&changes.results, |(_, result)| i64::from(result.rated)))
        .bind(column(&changes.results, |(_, result)| &*result.body))
        .bind(column(&changes.played, |(table, ..)| *table))
        .bind(column(&changes.played, |(_, result, _)| &*result.game))
        .bind(column(&changes.played, |(_, result, _)| i64::from(result.seats)))
        .bind(column(&changes.played, |(.., played)| played.person.as_str()))
        .bind(column(&changes.played, |(.., played)| i64::from(played.seat)))
        .bind(column(&changes.played, |(.., played)| i64::from(played.place)))
        .bind(column(&changes.played, |(.., played)| i64::from(played.share)))
        .bind(column(&changes.played, |(.., played)| i64::from(played.gone)))
        .bind(column(&changes.played, |(.., played)| &*played.called))
        .bind(channel)
        .fetch_all(connection)
        .await
}
