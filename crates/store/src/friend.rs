//! Friends, and who was asked to a table.

use tinstar_protocol::{PersonId, TableId};

use crate::TableRow;

/// What became of wanting somebody as a friend.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Befriended {
    /// They are asked.
    Asked,
    /// Both want it: they are friends.
    Friends,
    /// One of them hides the other.
    Shut,
    /// One of them has as many as there can be.
    Full,
}

/// Somebody who is a friend, wants to be one, or is wanted as one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FriendRow {
    /// Who.
    pub person: PersonId,
    /// What they are called.
    pub name: String,
    /// Until when they are taken to be here; 0 if they do not show it.
    pub here: i64,
    /// Whether the person asked about wants them.
    pub wanted: bool,
    /// Whether they want the person asked about.
    pub wants: bool,
}

/// Somebody with whom a person played to the end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MetRow {
    /// Who.
    pub person: PersonId,
    /// What they are called.
    pub name: String,
    /// The last table at which they played together.
    pub table: TableId,
    /// Where they sat there.
    pub seat: u8,
}

/// Somebody is asked to come to a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewInvitation {
    /// Which table.
    pub table: TableId,
    /// Who is asked.
    pub person: PersonId,
    /// By whom.
    pub by: PersonId,
    /// When.
    pub at: i64,
}

/// A table that somebody is asked to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Invitation {
    /// The table.
    pub table: TableRow,
    /// What whoever asks is called.
    pub by: String,
}
