//! What a host does, and what people tell the host.

use tinstar_protocol::{PersonId, TableId};

use crate::Person;

/// Something that the host did, to be remembered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewOrder {
    /// When.
    pub at: i64,
    /// By whom: a name of the host's choice.
    pub by: String,
    /// What: a plain word that servers know.
    pub what: String,
    /// The id of the table or person it is about; empty if it is about none.
    pub about: String,
    /// Until when it holds, if not for good.
    pub until: Option<i64>,
    /// Why, or what was said.
    pub note: String,
}

/// Something that the host did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Order {
    /// Its number: 1, 2, 3, ... without gaps.
    pub number: u64,
    /// All else.
    pub order: NewOrder,
}

/// Something that somebody tells the host.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewReport {
    /// When.
    pub at: i64,
    /// Who tells.
    pub person: PersonId,
    /// At which table it was.
    pub table: TableId,
    /// About whom.
    pub about: PersonId,
    /// In their words.
    pub text: String,
    /// What was said there, if it is about that.
    pub quote: String,
}

/// Something that somebody told the host.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReportRow {
    /// Its number.
    pub number: u64,
    /// All else.
    pub report: NewReport,
    /// When the host settled it.
    pub settled: Option<i64>,
}

/// What the host knows of somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// Who.
    pub person: Person,
    /// Until when they may not speak.
    pub muted: Option<i64>,
    /// Until when they may not come in.
    pub banned: Option<i64>,
    /// When they were last here, to the day.
    pub seen: i64,
}

/// Who looks at the list of public tables, and when.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lobby<'a> {
    /// Who looks: what they hid is not shown.
    pub viewer: Option<&'a PersonId>,
    /// When: tables at which nobody is are not shown.
    pub now: i64,
    /// How many tables of one person are shown.
    pub each: u32,
}
