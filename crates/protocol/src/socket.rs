//! What goes over a table's socket.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use tinstar_core::Seat;
use ts_rs::TS;

use crate::{Clock, Command, Done, Happened, PersonId, Refusal, SeatNumber, Seq, Situation, TableId};

/// What a client says. Each message is one text frame of JSON.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Does something at the table; answered with `done` or `refused` and the same key.
    Do {
        /// As in `Keyed`.
        key: String,
        /// What to do.
        command: Command,
    },
    /// Lifts the curtain for one of the person's seats, or lowers it; answered with `snapshot`.
    Lift {
        /// Which seat; none lowers it.
        seat: Option<SeatNumber>,
        /// Also tells what this seat missed after this number.
        #[serde(default)]
        since: Option<Seq>,
    },
    /// Asks whether the server is there; answered with `pong`.
    Ping {
        /// Comes back.
        n: u32,
    },
}

/// What the server says. Each message is one text frame of JSON.
#[derive(Clone, Serialize, TS, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// Everything, at the start and after `lift`.
    Snapshot(Box<Snapshot>),
    /// Something new. Numbers follow each other without gaps.
    Update(Box<Update>),
    /// The seats this person holds have changed.
    You(You),
    /// A command was done, and is safe on the disk.
    Done {
        /// Which.
        key: String,
        /// What became of it.
        done: Done,
    },
    /// A command was not done.
    Refused {
        /// Which; none if it could not be read.
        key: Option<String>,
        /// Why.
        refusal: Refusal,
    },
    /// Who is here.
    Presence {
        /// The people, and how many more watch without a name.
        present: Present,
    },
    /// Somebody said something.
    Chat {
        /// What.
        said: ChatSaid,
    },
    /// The host tells everybody something; empty when it no longer matters.
    Notice {
        /// What.
        text: String,
    },
    /// Sent every twenty seconds. A client that hears nothing for a minute is not connected any more.
    Heartbeat {
        /// The server's time in milliseconds since 1970, for clocks.
        #[ts(type = "number")]
        now: i64,
    },
    /// Answers `ping`.
    Pong {
        /// What came.
        n: u32,
        /// The server's time in milliseconds since 1970.
        #[ts(type = "number")]
        now: i64,
    },
}

/// Everything a client needs to begin with, or to go on after a break.
#[derive(Clone, Serialize, TS, JsonSchema)]
pub struct Snapshot {
    /// The table.
    pub table: TableId,
    /// The game's id.
    pub game: String,
    /// The options that are not as usual, each a name and a value.
    pub options: Vec<(String, String)>,
    /// How long a decision may take.
    pub clock: Clock,
    /// Whether it counts for ratings.
    pub rated: bool,
    /// The table's number now.
    pub seq: Seq,
    /// The server's time in milliseconds since 1970.
    #[ts(type = "number")]
    pub now: i64,
    /// Who the client is here.
    pub you: You,
    /// What happened after the number the client named, oldest first.
    pub missed: Vec<Happened>,
    /// What was said, in the rooms this person may hear; oldest first.
    pub chat: Vec<ChatSaid>,
    /// How the table stands now.
    #[schemars(with = "Situation")]
    #[ts(as = "Situation")]
    pub situation: Box<RawValue>,
    /// What is seen now: the game's own view. Null before the match.
    #[schemars(with = "Value")]
    #[ts(type = "unknown")]
    pub view: Box<RawValue>,
}

/// What changed with one number.
#[derive(Clone, Serialize, TS, JsonSchema)]
pub struct Update {
    /// What happened. Its lines say what they changed.
    pub happened: Happened,
    /// What was seen before the first line, where that does not follow from what was sent before: a match begins, a
    /// step was taken back, somebody sees with other eyes.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<Value>")]
    #[ts(optional, type = "unknown")]
    pub from: Option<Box<RawValue>>,
    /// How the table stands now.
    pub situation: Situation,
}

/// Who a client is at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, JsonSchema)]
pub struct You {
    /// The person; none if signed out.
    pub person: Option<PersonId>,
    /// The seats this person holds.
    #[schemars(with = "Vec<u8>")]
    pub seats: Vec<Seat>,
    /// The seat through whose eyes this client sees. With one seat it is that; with several, the one whose curtain
    /// is lifted.
    #[schemars(with = "Option<u8>")]
    pub seat: Option<Seat>,
    /// Whether this person made the table.
    pub owner: bool,
}

/// Who is connected to this server process.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, TS, JsonSchema)]
pub struct Present {
    /// The seats whose people are here.
    #[schemars(with = "Vec<u8>")]
    pub seats: Vec<Seat>,
    /// How many more are watching.
    pub watching: u32,
    /// What a few of them are called.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub names: Vec<String>,
}

/// Who hears something. Spectators know less than players and may say more, so the two are kept apart.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Room {
    /// The people at the table.
    Players,
    /// The people who watch.
    Spectators,
}

impl Room {
    /// The name on the wire and in the store.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Players => "players",
            Self::Spectators => "spectators",
        }
    }
}

/// Something that was said. The texts are what people typed: show them as text, never as markup.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, JsonSchema)]
pub struct ChatSaid {
    /// Who hears it.
    pub room: Room,
    /// Its number in the room.
    #[ts(type = "number")]
    pub number: u64,
    /// Who said it.
    pub name: String,
    /// The words.
    pub text: String,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
}
