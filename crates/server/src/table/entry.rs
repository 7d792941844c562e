//! What a table's log holds. These types go to the store and nowhere else: one of them holds the seed.

use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tinstar_protocol::{Actor, Clock};

/// The layout of entries; goes up when an old entry could be misread.
const VERSION: u32 = 1;

/// The secret seed of a match as hexadecimal digits. It does not show itself.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Secret(pub String);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

/// What was chosen when the table was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// The game's id.
    pub game: String,
    /// The options that are not as usual.
    pub options: Vec<(String, String)>,
    /// How long a decision may take.
    pub clock: Clock,
    /// Whether everyone can find it.
    pub public: bool,
}

/// A seat and who holds it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Chair {
    /// Nobody yet.
    Open,
    /// A person.
    Person {
        /// Their id.
        id: String,
        /// What the others call them.
        name: String,
        /// The level of the bot that plays for them now.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bot: Option<String>,
    },
    /// A bot.
    Bot {
        /// How well it plays.
        level: String,
    },
}

impl Chair {
    /// The person who holds it.
    #[must_use]
    pub fn person(&self) -> Option<&str> {
        match self {
            Self::Person { id, .. } => Some(id),
            Self::Open | Self::Bot { .. } => None,
        }
    }

    /// The level of the bot that plays it now.
    #[must_use]
    pub fn bot(&self) -> Option<&str> {
        match self {
            Self::Person { bot, .. } => bot.as_deref(),
            Self::Bot { level } => Some(level),
            Self::Open => None,
        }
    }

    /// The name in the record.
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            Self::Person { name, .. } => name,
            Self::Bot { level } => level,
            Self::Open => "",
        }
    }
}

/// One entry of a table's log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "t", rename_all = "snake_case")]
pub enum Entry {
    /// The table was made.
    Created {
        /// What was chosen.
        setup: Setup,
        /// Who made it.
        owner: String,
        /// Who sits where at first.
        chairs: Vec<Chair>,
    },
    /// Somebody sat down.
    Sat {
        /// Where.
        seat: u8,
        /// Who.
        person: String,
        /// What the others call them.
        name: String,
    },
    /// Seats became empty.
    Left {
        /// Which.
        seats: Vec<u8>,
    },
    /// A bot sat down.
    BotSeated {
        /// Where.
        seat: u8,
        /// How well it plays.
        level: String,
    },
    /// The match began.
    Started {
        /// Everything random follows from it.
        seed: Secret,
        /// The version of the rules it is played by.
        rules_version: u32,
    },
    /// A seat decided.
    Step {
        /// Which.
        seat: u8,
        /// What.
        action: Value,
        /// Who did it.
        by: Actor,
        /// The fingerprint of what happened, so that a replay that goes another way is noticed.
        mark: Option<u64>,
    },
    /// A seat took its latest step back.
    Undone {
        /// Which.
        seat: u8,
    },
    /// Bots play on for a person.
    Handed {
        /// Which seats.
        seats: Vec<u8>,
        /// How well they play.
        level: String,
    },
    /// A person plays again.
    TakenBack {
        /// Which seat.
        seat: u8,
    },
    /// Clocks go on from what they showed at the entry before; a halted match goes on.
    Resumed,
    /// The owner closed the table without a match.
    Closed,
    /// The match cannot go on with the release that wrote this.
    Halted {
        /// For the host.
        why: String,
    },
    /// There is a rematch.
    Rematch {
        /// At this table.
        table: String,
    },
}

#[derive(Serialize)]
struct Written<'a> {
    v: u32,
    e: &'a Entry,
}

#[derive(Deserialize)]
struct Read {
    v: u32,
    e: Entry,
}

/// The entry as the store keeps it.
#[must_use]
pub fn write_entry(entry: &Entry) -> String {
    serde_json::to_string(&Written { v: VERSION, e: entry }).expect("an entry is plain data")
}

/// Reads what [`write_entry`] wrote.
///
/// # Errors
/// In words for the host, if it is of another layout or damaged.
pub fn read_entry(body: &str) -> Result<Entry, String> {
    let read: Read =
        serde_json::from_str(body).map_err(|error| format!("an entry cannot be read: {error}"))?;
    if read.v == VERSION { Ok(read.e) } else { Err(format!("an entry has layout {}, not {VERSION}", read.v)) }
}
