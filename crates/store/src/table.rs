//! Tables as the store knows them.

use tinstar_protocol::{PersonId, Stage, TableId};

/// A table to be made. Everything here stays as it is for ever, except the summary.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTableRow {
    /// Its name, chosen by the caller.
    pub id: TableId,
    /// The game that is played.
    pub game: String,
    /// What the first entry of the log builds on: JSON that the store does not look into.
    pub head: String,
    /// Whether it is listed for everyone.
    pub public: bool,
    /// Who made it.
    pub owner: PersonId,
    /// What a list shows of it at first: JSON that the store does not look into.
    pub summary: String,
    /// When it is made, in milliseconds.
    pub created: i64,
    /// Until when the list of public tables shows it if nobody is there.
    pub shown: i64,
}

/// A table as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// Its name.
    pub id: TableId,
    /// The game that is played.
    pub game: String,
    /// What the first entry of the log builds on.
    pub head: String,
    /// Whether it is listed for everyone.
    pub public: bool,
    /// Who made it.
    pub owner: PersonId,
    /// When it was made.
    pub created: i64,
    /// Where it stands.
    pub stage: Stage,
    /// What a list shows of it.
    pub summary: String,
    /// When stage or summary last changed.
    pub updated: i64,
}

impl TableRow {
    /// Where the page of a list ends whose last table this is.
    #[must_use]
    pub fn page_end(&self) -> PageEnd {
        PageEnd { created: self.created, id: self.id.clone() }
    }
}

/// Where the last page of a list ended; the next one begins after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PageEnd {
    /// When the last table of the page was made.
    pub created: i64,
    /// That table.
    pub id: TableId,
}

/// How many tables somebody may have. Those that are over, halted or left for good do not count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Quota {
    /// Tables that wait for people or are played at.
    pub unfinished: u64,
    /// Public tables that wait for people.
    pub public: u64,
}

/// Whether something new was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[must_use]
pub enum Created {
    /// It was made.
    New,
    /// There is one of that name already, and it was left as it is.
    Exists,
    /// Its owner has too many, and it was not made.
    TooMany,
}
