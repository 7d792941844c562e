//! Tables as the store knows them.

use crate::{PersonId, StoreError, TableId};

/// Where a table stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Status {
    /// People may still sit down; every table begins so.
    Open,
    /// A match is being played.
    Running,
    /// The match has ended.
    Over,
    /// The match cannot go on with this release.
    Halted,
}

impl Status {
    /// The stable name.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Running => "running",
            Self::Over => "over",
            Self::Halted => "halted",
        }
    }

    pub(crate) fn stored(name: &str) -> Result<Self, StoreError> {
        [Self::Open, Self::Running, Self::Over, Self::Halted]
            .into_iter()
            .find(|status| status.as_str() == name)
            .ok_or_else(|| StoreError::Corrupt(format!("a table's status is {name:?}")))
    }
}

/// A table to be made. Everything here stays as it is for ever, except the summary.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTable {
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
}

/// A table as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
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
    pub status: Status,
    /// What a list shows of it.
    pub summary: String,
    /// When status or summary last changed.
    pub updated: i64,
}

impl Table {
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

/// Whether something new was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[must_use]
pub enum Created {
    /// It was made.
    New,
    /// There is one of that name already, and it was left as it is.
    Exists,
}
