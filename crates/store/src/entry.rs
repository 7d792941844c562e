//! The log: what is appended, and what is read back.

use crate::error::check_texts;
use crate::{ClientKey, JobKind, NewResult, PersonId, Seq, Stage, StoreError, TableId};

/// One entry to be written, and everything that changes together with it or not at all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// The table whose log it is.
    pub table: TableId,
    /// The number it must get: exactly one more than the table's last.
    pub seq: Seq,
    /// What makes a repeat recognisable to whoever reads the log. Who appends a number has read all before it, so
    /// the store itself does not look for repeats.
    pub key: Option<ClientKey>,
    /// The entry itself: JSON that the store does not look into.
    pub body: String,
    /// When it happened, in milliseconds.
    pub at: i64,
    /// The table's new stage.
    pub stage: Option<Stage>,
    /// The table's new summary.
    pub summary: Option<String>,
    /// Who joins and leaves; of two changes for one person the later counts.
    pub members: Vec<MemberChange>,
    /// Which jobs are set and cleared; of two changes for one kind the later counts.
    pub jobs: Vec<JobChange>,
    /// How the match ended, if it did with this entry. In a box: nearly all entries have none.
    pub result: Option<Box<NewResult>>,
}

/// How many people may join or leave, and how many jobs change, with one entry.
const MOST_CHANGES: usize = 256;

impl Append {
    /// An entry that changes nothing else.
    #[must_use]
    pub const fn new(table: TableId, seq: Seq, body: String, at: i64) -> Self {
        Self {
            table,
            seq,
            key: None,
            body,
            at,
            stage: None,
            summary: None,
            members: vec![],
            jobs: vec![],
            result: None,
        }
    }

    /// Checks the texts and leaves one change for each person and each kind of job.
    pub(crate) fn tidy(mut self) -> Result<Self, StoreError> {
        check_texts([self.body.as_str()].into_iter().chain(self.summary.as_deref()))?;
        if let Some(result) = &self.result {
            let called = result.played.iter().map(|played| &*played.called);
            check_texts([&*result.game, &result.body].into_iter().chain(called))?;
        }
        if self.members.len() > MOST_CHANGES || self.jobs.len() > MOST_CHANGES {
            return Err(StoreError::Refused(format!("more than {MOST_CHANGES} changes with one entry")));
        }
        keep_last(&mut self.members, MemberChange::person);
        keep_last(&mut self.jobs, JobChange::kind);
        Ok(self)
    }
}

fn keep_last<T, K: PartialEq>(changes: &mut Vec<T>, key: impl Fn(&T) -> &K) {
    let mut at = 0;
    while at < changes.len() {
        let superseded = changes[at + 1..].iter().any(|later| key(later) == key(&changes[at]));
        if superseded {
            changes.remove(at);
        } else {
            at += 1;
        }
    }
}

/// Someone begins or ceases to take part in a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MemberChange {
    /// The table is among the person's tables from now on.
    Joins(PersonId),
    /// It no longer is.
    Leaves(PersonId),
}

impl MemberChange {
    const fn person(&self) -> &PersonId {
        match self {
            Self::Joins(person) | Self::Leaves(person) => person,
        }
    }
}

/// A job of the table is set or cleared. One that is set was made for the entry that sets it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum JobChange {
    /// Replaces the job of this kind, taken or not.
    Set {
        /// Which job.
        kind: JobKind,
        /// When it is due.
        due: i64,
    },
    /// Removes the job of this kind, taken or not.
    Clear(JobKind),
}

impl JobChange {
    const fn kind(&self) -> &JobKind {
        match self {
            Self::Set { kind, .. } | Self::Clear(kind) => kind,
        }
    }
}

/// What became of an [`Append`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[must_use]
pub enum Appended {
    /// It is written and safe.
    Written,
    /// The number is not the one that comes next: somebody else wrote it, or one before it is missing. Nothing changed.
    Conflict {
        /// The table's last number now.
        last: Seq,
    },
}

/// One entry of a table's log as it is kept: its text, and what is known of it without reading that.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Logged {
    /// Its number.
    pub seq: Seq,
    /// When it happened.
    pub at: i64,
    /// Whose act it was, if a repeat was to be recognised.
    pub key: Option<ClientKey>,
    /// The entry itself.
    pub body: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_later_change_counts() {
        let [anna, ben]: [PersonId; 2] = ["anna", "ben"].map(|id| id.parse().unwrap());
        let mut append = Append::new("t".parse().unwrap(), Seq(1), "{}".into(), 0);
        append.members = vec![
            MemberChange::Joins(anna.clone()),
            MemberChange::Joins(ben.clone()),
            MemberChange::Leaves(anna.clone()),
        ];
        let tidied = append.tidy().unwrap();
        assert_eq!(tidied.members, [MemberChange::Joins(ben), MemberChange::Leaves(anna)]);
    }

    #[test]
    fn a_nul_character_is_refused() {
        let append = Append::new("t".parse().unwrap(), Seq(1), "\"\0\"".into(), 0);
        assert_eq!(append.tidy().unwrap_err().code(), "refused");
    }
}
