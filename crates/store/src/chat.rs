//! What people say at a table.

use tinstar_protocol::{PersonId, Room, TableId};

/// Something to be said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewChatLine {
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
