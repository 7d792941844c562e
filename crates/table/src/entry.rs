//! What a table's log holds. These types go to the store and nowhere else: one of them holds the seed.

use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tinstar_core::Seat;
use tinstar_protocol::{By, Clock, PersonId, TableId};

use super::state::Halt;

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
pub struct Chosen {
    /// The game's id.
    pub game: String,
    /// The options that are not as usual.
    pub options: Vec<(String, String)>,
    /// How long a decision may take.
    pub clock: Clock,
    /// Whether everyone can find it.
    pub public: bool,
    /// Whether hints can be asked for.
    #[serde(default = "yes", skip_serializing_if = "is_yes")]
    pub hints: bool,
    /// Whether it counts for ratings.
    #[serde(default, skip_serializing_if = "is_no")]
    pub rated: bool,
}

/// Tables of releases that knew no hints have them.
const fn yes() -> bool {
    true
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde gives a reference")]
const fn is_yes(value: &bool) -> bool {
    *value
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde gives a reference")]
pub(super) const fn is_no(value: &bool) -> bool {
    !*value
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
        id: PersonId,
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
    pub const fn person(&self) -> Option<&PersonId> {
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
        setup: Chosen,
        /// Who made it.
        owner: PersonId,
        /// Who sits where at first.
        chairs: Vec<Chair>,
    },
    /// Somebody sat down.
    Sat {
        /// Where.
        seat: Seat,
        /// Who.
        person: PersonId,
        /// What the others call them.
        name: String,
    },
    /// Seats became empty.
    Left {
        /// Which.
        seats: Vec<Seat>,
    },
    /// A bot sat down.
    BotSeated {
        /// Where.
        seat: Seat,
        /// How well it plays.
        level: String,
    },
    /// The match began.
    Started {
        /// Everything random follows from it.
        seed: Secret,
        /// The version of the rules it is played by.
        rules_version: u32,
        /// Where each chair is moved to, if seats were drawn.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        drawn: Option<Vec<Seat>>,
    },
    /// A seat decided.
    Step {
        /// Which.
        seat: Seat,
        /// What.
        action: Value,
        /// Who did it.
        by: By,
        /// The fingerprint of what happened, so that a replay that goes another way is noticed.
        mark: Option<u64>,
    },
    /// A seat took its latest step back.
    Undone {
        /// Which.
        seat: Seat,
    },
    /// Bots play on for a person.
    Handed {
        /// Which seats.
        seats: Vec<Seat>,
        /// How well they play.
        level: String,
    },
    /// A person left for good; bots hold their seats.
    Resigned {
        /// Which seats.
        seats: Vec<Seat>,
        /// How well the bots play.
        level: String,
    },
    /// A person asked to end the match without a result.
    EndAsked {
        /// Their seats.
        seats: Vec<Seat>,
    },
    /// A person agreed to hints, or took that back.
    HintsAgreed {
        /// Their seats.
        seats: Vec<Seat>,
        /// Whether they agree now.
        agree: bool,
    },
    /// All who were left ended the match without a result.
    Ended,
    /// The owner keeps a person out.
    Blocked {
        /// Whom.
        person: PersonId,
        /// The seats they had.
        seats: Vec<Seat>,
    },
    /// A person plays again.
    TakenBack {
        /// Which seat.
        seat: Seat,
    },
    /// Clocks go on after time that did not count; a halted match goes on.
    Resumed {
        /// How much did not count, in milliseconds; all since the entry before if it is not said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        stopped: Option<i64>,
    },
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
        table: TableId,
    },
}

impl Entry {
    /// The people whose names it holds.
    #[must_use]
    pub fn named(&self) -> Vec<PersonId> {
        match self {
            Self::Created { chairs, .. } => chairs.iter().filter_map(Chair::person).cloned().collect(),
            Self::Sat { person, .. } => vec![person.clone()],
            Self::Left { .. }
            | Self::BotSeated { .. }
            | Self::Started { .. }
            | Self::Step { .. }
            | Self::Undone { .. }
            | Self::Handed { .. }
            | Self::Resigned { .. }
            | Self::EndAsked { .. }
            | Self::HintsAgreed { .. }
            | Self::Ended
            | Self::Blocked { .. }
            | Self::TakenBack { .. }
            | Self::Resumed { .. }
            | Self::Closed
            | Self::Halted { .. }
            | Self::Rematch { .. } => vec![],
        }
    }
}

impl Entry {
    /// Takes a person's name out; says whether it was in.
    pub fn forget_name(&mut self, person: &PersonId) -> bool {
        let clear = |id: &PersonId, name: &mut String| id == person && !std::mem::take(name).is_empty();
        let mut any = false;
        if let Self::Created { chairs, .. } = self {
            for chair in chairs {
                if let Chair::Person { id, name, .. } = chair {
                    any |= clear(id, name);
                }
            }
        } else if let Self::Sat { person: sat, name, .. } = self {
            any = clear(sat, name);
        }
        any
    }
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
/// If it is of another layout or damaged, down to an id that is none.
pub fn read_entry(body: &str) -> Result<Entry, Halt> {
    let unreadable = |error| Halt::Damaged(format!("an entry cannot be read: {error}"));
    let read: Read = serde_json::from_str(body).map_err(unreadable)?;
    if read.v == VERSION {
        Ok(read.e)
    } else {
        Err(Halt::Rules(format!("an entry has layout {}, not {VERSION}", read.v)))
    }
}
