//! Jobs: one row for each; `ready` is when it may be taken, which a lease moves.

use super::{Db, ask, change};
use crate::error::check_texts;
use crate::ids::{stored_id, stored_seq, to_sql};
use crate::{Job, JobKind, NewJob, Store, StoreError, TableId, TakeDue};

impl Store {
    /// Sets a job outside an append, for repairs.
    ///
    /// # Errors
    /// `missing` when the table does not exist.
    pub async fn set_job(&self, job: NewJob) -> Result<(), StoreError> {
        let _: Vec<(String,)> = change!(
            &self.db,
            "INSERT INTO jobs (table_id, kind, due, for_seq, ready) VALUES ($1, $2, $3, $4, $3)
             ON CONFLICT (table_id, kind) DO UPDATE
             SET due = excluded.due, for_seq = excluded.for_seq, ready = excluded.ready, worker = NULL
             RETURNING kind",
            job.table.as_str(),
            job.kind.as_str(),
            job.due,
            to_sql(job.for_seq),
        )?;
        Ok(())
    }

    /// Removes a job, taken or not.
    pub async fn clear_job(&self, table: &TableId, kind: &JobKind) -> Result<(), StoreError> {
        let _: Vec<(String,)> = change!(
            &self.db,
            "DELETE FROM jobs WHERE table_id = $1 AND kind = $2 RETURNING kind",
            table.as_str(),
            kind.as_str(),
        )?;
        Ok(())
    }

    /// Takes due jobs, the longest due first. Nobody else gets them before the lease ends; if they are not
    /// finished, cleared or replaced by then, because the worker died, anybody may take them again.
    pub async fn take_due(&self, ask: TakeDue) -> Result<Vec<Job>, StoreError> {
        check_texts([&*ask.worker])?;
        macro_rules! take {
            ($lock:literal) => {
                concat!(
                    "WITH found AS MATERIALIZED (
                         SELECT table_id, kind FROM jobs WHERE ready <= $1 ORDER BY ready LIMIT $2 ",
                    $lock,
                    ") UPDATE jobs SET ready = $3, worker = $4 FROM found
                     WHERE jobs.table_id = found.table_id AND jobs.kind = found.kind
                     RETURNING jobs.table_id, jobs.kind, due, for_seq"
                )
            };
        }
        // SQLite has one writer at a time; in PostgreSQL workers step around each other's rows.
        let sql = match &self.db {
            Db::Sqlite(_) => take!(""),
            Db::Postgres(_) => take!("FOR UPDATE SKIP LOCKED"),
        };
        let until = ask.now.saturating_add(ask.lease_ms);
        let rows: Vec<(String, String, i64, i64)> =
            change!(&self.db, sql, ask.now, i64::from(ask.limit), until, &ask.worker)?;
        let job = |(table, kind, due, for_seq): (String, String, i64, i64)| {
            let (table, kind, for_seq) = (stored_id(&table)?, stored_id(&kind)?, stored_seq(for_seq));
            Ok(Job { table, kind, due, for_seq, worker: ask.worker.clone(), until })
        };
        let mut jobs = rows.into_iter().map(job).collect::<Result<Vec<_>, StoreError>>()?;
        jobs.sort_by(|a, b| (a.due, &a.table, &a.kind).cmp(&(b.due, &b.table, &b.kind)));
        Ok(jobs)
    }

    /// Removes a taken job, and says so, unless it was replaced or somebody else took it meanwhile.
    pub async fn finish(&self, job: &Job) -> Result<bool, StoreError> {
        let gone: Vec<(String,)> = change!(
            &self.db,
            "DELETE FROM jobs WHERE table_id = $1 AND kind = $2 AND due = $3 AND for_seq = $4 AND worker = $5
             RETURNING kind",
            job.table.as_str(),
            job.kind.as_str(),
            job.due,
            to_sql(job.for_seq),
            &job.worker,
        )?;
        Ok(!gone.is_empty())
    }

    /// When [`take_due`](Self::take_due) may next have something: the earliest due time or end of a lease.
    /// Other processes set jobs too, so do not sleep for ever.
    pub async fn next_due(&self) -> Result<Option<i64>, StoreError> {
        let (next,): (Option<i64>,) = ask!(&self.db, fetch_one, "SELECT min(ready) FROM jobs")?;
        Ok(next)
    }
}
