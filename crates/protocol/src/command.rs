//! What a person can ask of a table.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tinstar_core::{Message, Seat};
use ts_rs::TS;

use crate::{Say, SeatNumber, Seq, TableId};

/// Something to be done at a table, over the socket or over HTTP. Who asks is known from the session, never from
/// the message.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Takes an open seat, before the match.
    Sit {
        /// Which; the first open one if not given.
        #[serde(default)]
        seat: Option<SeatNumber>,
        /// What the others call somebody who shares the screen; the person's own name if not given.
        #[serde(default)]
        name: Option<String>,
    },
    /// Leaves all seats. Before the match they are open again; during it a bot plays on, and whoever left may
    /// take the seat back.
    Leave {},
    /// Leaves the match for good: bots hold all seats of the person from now on.
    Resign {},
    /// Lets a bot play for somebody who has been away for a while, and for all their seats; they may take them back. Any
    /// player's right during the match.
    StandIn {
        /// A seat of theirs.
        seat: SeatNumber,
    },
    /// Asks to end the match without a result. It ends when all have asked for whom no bot plays; who acts goes on.
    End {},
    /// Puts a bot into a seat that is open or somebody else's, who has to get up. The owner's right, before the match.
    SeatBot {
        /// Which seat.
        seat: SeatNumber,
        /// How well it plays.
        level: String,
    },
    /// Empties a seat. The owner's right, before the match.
    Empty {
        /// Which seat.
        seat: SeatNumber,
    },
    /// Empties somebody's seats and keeps them from sitting down and speaking here. The owner's right, before the match.
    Block {
        /// A seat of theirs.
        seat: SeatNumber,
    },
    /// Starts the match. The owner's right, once every seat is taken.
    Start {},
    /// Closes the table without a match. The owner's right, before the match.
    Close {},
    /// Takes an action.
    Act {
        /// For which of the person's seats.
        seat: SeatNumber,
        /// The number the person had seen. If the seat's decision was another one then, the answer is `stale`.
        based_on: Seq,
        /// One of the choices, as it was sent.
        #[ts(type = "unknown")]
        action: Value,
    },
    /// Asks whether an action could be taken now, and does nothing. The refusal says why not.
    Why {
        /// For which of the person's seats.
        seat: SeatNumber,
        /// Any action of the game.
        #[ts(type = "unknown")]
        action: Value,
    },
    /// Asks what a good player would do; answered to whoever asks, with the hint in `done`, and nothing is done. Hints are
    /// there where one person plays against bots, and where all who play agreed to them.
    Hint {
        /// For which of the person's seats.
        seat: SeatNumber,
        /// As for `act`.
        based_on: Seq,
    },
    /// Agrees to hints at this table, for all seats of the person, or takes that back. The others see it.
    AgreeToHints {
        /// Whether they are agreed to.
        agree: bool,
    },
    /// Takes the latest step back.
    Undo {
        /// Whose.
        seat: SeatNumber,
        /// As for `act`.
        based_on: Seq,
    },
    /// Lets a bot play one of the person's seats.
    Hand {
        /// Which.
        seat: SeatNumber,
        /// How well it plays.
        level: String,
    },
    /// Takes a seat back from the bot.
    TakeBack {
        /// Which.
        seat: SeatNumber,
    },
    /// Makes a new table with the same game and people, everyone one seat further. Any player's right, after the
    /// match.
    Rematch {},
    /// Says something: players to the table, everybody else to the spectators.
    Say {
        /// 1 to 500 characters.
        #[schemars(length(min = 1, max = 500))]
        text: String,
    },
}

impl Command {
    /// The name on the wire.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Sit { .. } => "sit",
            Self::Leave {} => "leave",
            Self::Resign {} => "resign",
            Self::StandIn { .. } => "stand_in",
            Self::End {} => "end",
            Self::SeatBot { .. } => "seat_bot",
            Self::Block { .. } => "block",
            Self::Empty { .. } => "empty",
            Self::Start {} => "start",
            Self::Close {} => "close",
            Self::Act { .. } => "act",
            Self::Why { .. } => "why",
            Self::Hint { .. } => "hint",
            Self::AgreeToHints { .. } => "agree_to_hints",
            Self::Undo { .. } => "undo",
            Self::Hand { .. } => "hand",
            Self::TakeBack { .. } => "take_back",
            Self::Rematch {} => "rematch",
            Self::Say { .. } => "say",
        }
    }
}

/// A command over HTTP.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Keyed {
    /// 1 to 64 visible ASCII characters, new for each command. The same key again is answered as before and never
    /// done twice.
    #[schemars(regex(pattern = r"^[!-~]{1,64}$"))]
    pub key: String,
    /// What to do.
    pub command: Command,
}

/// What became of a command that was accepted. It is safe on the disk.
#[derive(Clone, PartialEq, Debug, Serialize, TS, JsonSchema)]
pub struct Done {
    /// The table's number after it; for `say` the number of the line in its room.
    #[ts(type = "number")]
    pub seq: u64,
    /// The new table, after `rematch`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub table: Option<TableId>,
    /// What a good player would do, after `hint`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub hint: Option<Hint>,
}

impl Done {
    /// It was done, and the table's number is this now.
    #[must_use]
    pub const fn at(seq: u64) -> Self {
        Self { seq, table: None, hint: None }
    }
}

/// What a good player would do in a seat that must decide, found out by trying choices in imagined matches that fit what the
/// seat sees.
#[derive(Clone, PartialEq, Debug, Serialize, TS, JsonSchema)]
pub struct Hint {
    /// The seat.
    #[schemars(with = "u8")]
    pub seat: Seat,
    /// Two or three choices, the best first; one, if it is the only one or nothing can be said of others.
    pub choices: Vec<HintedChoice>,
}

/// A choice that a hint names.
#[derive(Clone, PartialEq, Debug, Serialize, TS, JsonSchema)]
pub struct HintedChoice {
    /// Its place among the choices that the seat was offered.
    pub choice: usize,
    /// The chance to win with it, from 0 to 1; none for a claim, a call and the like, which are not tried out but felt.
    pub chance: Option<f64>,
    /// What speaks for it, where the game can say so.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<Say>")]
    #[ts(optional, as = "Option<Say>")]
    pub why: Option<Message>,
}
