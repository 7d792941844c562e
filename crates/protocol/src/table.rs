//! Tables as they are made and listed.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{ChairNow, Invited, Room, SeatNumber, Stage, TableId};

/// What somebody asks for when making a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game's id.
    pub game: String,
    /// The options that are not as usual, each a name and a value.
    #[serde(default)]
    pub options: Vec<(String, String)>,
    /// Who is to sit where; as many as there are players.
    pub seats: Vec<SeatPlan>,
    /// How long a decision may take. If it is not said: two minutes at a public table, otherwise as long as it takes.
    #[serde(default)]
    #[ts(optional)]
    pub clock: Option<Clock>,
    /// Whether everyone can find it in the list. Otherwise only those with the link.
    #[serde(default)]
    pub public: bool,
    /// Whether hints can be asked for: by one person who plays against bots, by several once all of them agreed. If it is
    /// not said, they can.
    #[serde(default)]
    #[ts(optional)]
    pub hints: Option<bool>,
    /// Whether it counts for ratings. Such a table is for people with accounts, one seat each, and bots; it has a clock and no
    /// hints, and seats are drawn when the match begins.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub rated: bool,
}

/// Who is to sit in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum SeatPlan {
    /// Whoever makes the table.
    Me {},
    /// Whoever comes.
    Open {},
    /// A bot.
    Bot {
        /// How well it plays: a name that `/api/games` lists.
        level: String,
    },
    /// Somebody else at the maker's screen, behind a curtain.
    SameScreen {
        /// What the others call them.
        name: String,
    },
}

/// How long a decision may take. When time is up, the instinct decides, and the person can come back.
///
/// Time once used is used: a decision has one clock, which goes on while a bot stands in and when a step is taken back.
/// It stops while the server is down or its machine sleeps.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Clock {
    /// As long as it takes.
    #[default]
    None,
    /// So long for each decision.
    PerDecision {
        /// 5 to 3600.
        seconds: u32,
    },
    /// So long for the whole match, and a little more after each decision. A seat whose bank is empty still has
    /// the increment for each decision, and never less than ten seconds.
    Bank {
        /// 30 to 36000.
        seconds: u32,
        /// 0 to 600.
        increment: u32,
    },
    /// So many days for each decision.
    Days {
        /// 1 to 30.
        days: u32,
    },
}

/// The answer to a new table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct TableMade {
    /// Its id: whoever knows it may watch and take an open seat.
    pub table: TableId,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct TableCard {
    /// Its id.
    pub table: TableId,
    /// The game's id.
    pub game: String,
    /// Where it stands.
    pub stage: Stage,
    /// Whether everyone can find it.
    pub public: bool,
    /// When it was made, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created: i64,
    /// How long a decision may take.
    pub clock: Clock,
    /// Who sits where.
    pub seats: Vec<ChairNow>,
    /// Whether it counts for ratings.
    pub rated: bool,
    /// Whether it waits for whoever asked for their own tables; not told in the list of public ones.
    pub my_turn: bool,
}

/// A page of a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct TableList {
    /// The tables, newest first.
    pub tables: Vec<TableCard>,
    /// Give this as `after` to get the next page; none on the last.
    pub next: Option<String>,
    /// What the host tells everybody at the moment.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub notice: Option<String>,
    /// The tables I am asked to; on the first page of my own tables, if there are any.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Invited>>", optional)]
    pub invitations: Vec<Invited>,
}

/// Tells the host about somebody at a table: whoever holds a seat, whoever said something, or whoever made it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Complaint {
    /// Whoever holds this seat.
    #[serde(default)]
    pub seat: Option<SeatNumber>,
    /// Whoever said this; counts before the seat.
    #[serde(default)]
    pub line: Option<LineSaid>,
    /// What the matter is: 1 to 500 characters.
    #[schemars(length(min = 1, max = 500))]
    pub text: String,
}

/// Something that was said, by its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LineSaid {
    /// To whom.
    pub room: Room,
    /// Its number in the room.
    #[ts(type = "number")]
    pub number: u64,
}

/// A game that can be played.
#[derive(Clone, PartialEq, Debug, Serialize, TS, JsonSchema)]
pub struct GameCard {
    /// Its id.
    pub id: String,
    /// Its name, in the tongue asked for.
    pub title: String,
    /// The fewest players, with the options as usual.
    pub least_seats: u8,
    /// The most players, with the options as usual.
    pub most_seats: u8,
    /// The numbers of players where options change them: the first line that fits the options chosen; if none does, as
    /// usual.
    pub seats_with: Vec<SeatsCard>,
    /// How long a match takes people, in minutes, from and to.
    pub minutes: (u16, u16),
    /// Goes up when an old record would play differently.
    pub rules_version: u32,
    /// Whether seats have secrets from each other.
    pub has_secrets: bool,
    /// Whether every legal action is listed; if not, the list holds examples of a range.
    pub lists_all_actions: bool,
    /// What can be chosen before a match.
    pub options: Vec<OptionCard>,
    /// The bots there are, weakest first.
    pub bots: Vec<String>,
    /// How strong each of them was measured to be.
    pub levels: Vec<LevelCard>,
    /// Why there is no harder opponent, where one was tried and won no more: `luck` decides, or what others believe
    /// (`belief`).
    pub ceiling: Option<String>,
}

/// The numbers of players with certain options.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, JsonSchema)]
pub struct SeatsCard {
    /// The options that have to be like this, each a name and a value.
    pub when: Vec<(String, String)>,
    /// The numbers of players, rising; none if these options do not go together.
    pub seats: Vec<u8>,
}

/// How well a bot plays a game.
#[derive(Clone, PartialEq, Debug, Serialize, TS, JsonSchema)]
pub struct LevelCard {
    /// Its name.
    pub name: String,
    /// How one of them did among bots of the level below, by number of players.
    pub strengths: Vec<StrengthCard>,
}

/// How one bot of a level did among bots of another in all other seats.
#[derive(Clone, PartialEq, Debug, Serialize, TS, JsonSchema)]
pub struct StrengthCard {
    /// How many played.
    pub players: usize,
    /// The level of the others.
    pub rest: String,
    /// How many games were played.
    #[ts(type = "number")]
    pub games: u64,
    /// The share of them that the one won, from 0 to 1; a shared victory counts in part.
    pub share: f64,
    /// The 95 % interval of the share.
    pub interval: (f64, f64),
}

/// Something that can be chosen before a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, JsonSchema)]
pub struct OptionCard {
    /// Its name.
    pub key: String,
    /// What it takes, in words.
    pub takes: String,
    /// What it is when nothing is said.
    pub default: String,
    /// Everything it can be, in the order to offer it; empty if it is written freely.
    pub values: Vec<String>,
}
