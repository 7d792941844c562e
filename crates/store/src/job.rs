//! Things to be done later: clocks that run out, bots that move.

use crate::{JobKind, Seq, TableId};

/// A job to be set outside an append.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewJob {
    /// The table it is about.
    pub table: TableId,
    /// Which job; it replaces one of the same kind.
    pub kind: JobKind,
    /// When it is due.
    pub due: i64,
    /// The number of the entry it was made for.
    pub for_seq: Seq,
}

/// Asks for due jobs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TakeDue {
    /// The time now.
    pub now: i64,
    /// At most so many.
    pub limit: u32,
    /// How long the jobs are the worker's alone, in milliseconds. After that anyone may take them.
    pub lease_ms: i64,
    /// Who asks: a name that no other process uses.
    pub worker: String,
}

/// A job that was taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Job {
    /// The table it is about.
    pub table: TableId,
    /// Which job.
    pub kind: JobKind,
    /// When it was due.
    pub due: i64,
    /// The number of the entry it was made for. If the table has gone on since, the job may be obsolete.
    pub for_seq: Seq,
    /// Who took it.
    pub worker: String,
    /// When the lease ends.
    pub until: i64,
}
