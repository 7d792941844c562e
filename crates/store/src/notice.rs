//! Being told that it is one's turn: where, and what is still to be told.

use std::fmt;

use tinstar_protocol::{PersonId, Seq, TableId, WayKind};

/// A new way to tell somebody.
#[derive(Clone, PartialEq, Eq)]
pub struct NewWay {
    /// Its id, chosen by the caller.
    pub id: String,
    /// Whose it is.
    pub person: PersonId,
    /// The only table it is for, if it is for one; it tells of everybody's turns there.
    pub table: Option<TableId>,
    /// What it is.
    pub kind: WayKind,
    /// Where to; of mail nothing, because the account has an address.
    pub target: String,
    /// How what is sent there is encrypted; JSON that the store does not look into.
    pub keys: String,
    /// What its owner knows it by.
    pub label: String,
    /// The tongue that is spoken there.
    pub tongue: String,
    /// Whoever knows it can switch the way off.
    pub stop: String,
    /// When it was made.
    pub created: i64,
}

/// Nothing of it is for logs: whoever knows an address can write there.
impl fmt::Debug for NewWay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NewWay").field("id", &self.id).field("kind", &self.kind).finish_non_exhaustive()
    }
}

/// A way to tell somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WayRow {
    /// What it was made with.
    pub way: NewWay,
    /// When something last arrived.
    pub last: Option<i64>,
    /// Why nothing arrived the last time, if nothing did.
    pub failed: Option<String>,
    /// Whether it is switched on.
    pub on: bool,
}

/// Something to be told about a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewNotice {
    /// To whom, by every way of theirs; to nobody means by the table's own ways.
    pub person: Option<PersonId>,
    /// The seat that is asked.
    pub seat: u8,
    /// The number at which it was asked. Nothing is told twice of the same or of an earlier one.
    pub seq: Seq,
    /// What: JSON that the store does not look into.
    pub what: String,
}

/// Something that is to be told by one way, taken by one process.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// By which way.
    pub way: NewWay,
    /// About which table.
    pub table: TableId,
    /// The seat that is asked.
    pub seat: u8,
    /// The number at which it was asked.
    pub seq: Seq,
    /// What.
    pub what: String,
    /// How often it was tried in vain.
    pub tries: u32,
    /// When its owner does not want to be told.
    pub quiet: Option<String>,
    /// The address of its owner's account.
    pub mail: Option<String>,
    /// When something last arrived by this way.
    pub last: Option<i64>,
    /// Who took it.
    pub worker: String,
}
