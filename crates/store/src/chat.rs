//! What people say at a table.

use crate::{PersonId, TableId};

/// Who hears it. Spectators know less than players and may say more, so the two are kept apart.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Room {
    /// The people at the table.
    Players,
    /// The people who watch.
    Spectators,
}

impl Room {
    /// The stable name.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Players => "players",
            Self::Spectators => "spectators",
        }
    }
}

/// Something to be said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Say {
    /// At which table.
    pub table: TableId,
    /// To whom.
    pub room: Room,
    /// By whom.
    pub person: PersonId,
    /// The words.
    pub text: String,
    /// When.
    pub at: i64,
    /// Its own of this person at this table: the same again is not said twice.
    pub key: String,
}

/// Something that was said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatLine {
    /// Its number in the room: 1, 2, 3, ... without gaps.
    pub number: u64,
    /// By whom.
    pub person: PersonId,
    /// The words.
    pub text: String,
    /// When.
    pub at: i64,
}
