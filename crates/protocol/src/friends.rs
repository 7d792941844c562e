//! The people somebody has to do with.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{PersonId, SeatNumber, TableCard, TableId};

/// The people I have to do with. Nobody else sees this.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct People {
    /// My friends, by name.
    pub friends: Vec<Friend>,
    /// Those who would like to be.
    pub asked_me: Vec<Named>,
    /// Those whom I asked.
    pub asked: Vec<Named>,
    /// Those I played with to the end, the latest first; not those above or whom I hide.
    pub met: Vec<Met>,
    /// Whom I hide: they can neither ask nor invite me, nor sit down at my tables, and I do not see theirs.
    pub hidden: Vec<Named>,
}

/// A friend of mine.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Friend {
    /// Who.
    pub person: PersonId,
    /// What they are called.
    pub name: String,
    /// Whether they are here, or were until just now; never said of those who show nobody what they play.
    pub here: bool,
    /// What they play while they are here: public tables, and those at which I am too.
    pub tables: Vec<TableCard>,
}

/// Somebody and what they are called.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Named {
    /// Who.
    pub person: PersonId,
    /// What they are called.
    pub name: String,
}

/// Somebody I played with: the last table, and where they sat there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Met {
    /// What they are called.
    pub name: String,
    /// At which table.
    pub table: TableId,
    /// In which seat.
    pub seat: SeatNumber,
}

/// Somebody: by their id, or by where they sat in a match that I played to the end too.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(untagged, deny_unknown_fields)]
pub enum Somebody {
    /// By their id.
    Person {
        /// Who.
        person: PersonId,
    },
    /// By their seat.
    Seat {
        /// At which table.
        table: TableId,
        /// In which seat.
        seat: SeatNumber,
    },
}

/// What became of wanting somebody as a friend.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct AskedFriend {
    /// Whether we are friends now; if not, they are asked.
    pub friends: bool,
}

/// Asks for the link that I send to friends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AskFriendLink {
    /// Whether it is to be another one; the one before leads nowhere then.
    #[serde(default)]
    pub another: bool,
}

/// The link that I send to friends.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct FriendLink {
    /// The last part of it.
    pub token: String,
}

/// Whose link it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct FriendLinkOf {
    /// What they are called.
    pub name: String,
    /// Whether it is my own.
    pub own: bool,
}

/// A table that somebody asks me to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Invited {
    /// The table.
    pub table: TableCard,
    /// What whoever asks is called.
    pub by: String,
}
