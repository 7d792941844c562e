//! What one viewer sees of a table.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use tinstar_core::{Message, RuleId, Seat};
use ts_rs::TS;

use crate::{Clock, Say, Seq, TableId};

/// Where a table stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// People may sit down.
    Open,
    /// A match is being played.
    Running,
    /// The match has ended, or the table was closed.
    Over,
    /// The match cannot go on with this release of the server.
    Halted,
}

impl Stage {
    /// All of them, in the order in which a table goes through them.
    pub const ALL: [Self; 4] = [Self::Open, Self::Running, Self::Over, Self::Halted];

    /// The name on the wire and in the store.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Running => "running",
            Self::Over => "over",
            Self::Halted => "halted",
        }
    }
}

/// Everything one viewer may know of a table now, but for what is seen of the game.
#[derive(Clone, Serialize, TS, JsonSchema)]
pub struct Situation {
    /// Where it stands.
    pub stage: Stage,
    /// Who sits where.
    pub seats: Vec<ChairNow>,
    /// Who must decide.
    #[schemars(with = "Vec<u8>")]
    pub deciders: Vec<Seat>,
    /// Through whose eyes the rest is; none is a spectator's.
    #[schemars(with = "Option<u8>")]
    pub seat: Option<Seat>,
    /// What this seat is asked, if it must decide.
    #[schemars(with = "Option<Say>")]
    #[ts(as = "Option<Say>")]
    pub prompt: Option<Message>,
    /// What this seat may do, if it must decide.
    #[schemars(with = "Vec<ChoiceOffered>")]
    #[ts(as = "Vec<ChoiceOffered>")]
    pub choices: Box<RawValue>,
    /// Which of `choices` this seat could take back right after, as far as it can know: their places in the list.
    pub undoable: Vec<usize>,
    /// Whether this seat may take its latest step back.
    pub can_undo: bool,
    /// Hints at this table; none if they were ruled out when it was made.
    pub hints: Option<HintsNow>,
    /// The clocks, if there are any.
    pub clocks: Vec<ClockNow>,
    /// The hash of the match's seed, from its start on.
    pub commitment: Option<String>,
    /// How it ended, if it has.
    pub outcome: Option<Ending>,
    /// The table of the rematch, if there is one.
    pub rematch: Option<TableId>,
}

/// Whether hints can be asked for, as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, JsonSchema)]
pub struct HintsNow {
    /// Whether they can be asked for now: one person plays, or all who play agreed.
    pub open: bool,
    /// The seats of people who agreed.
    #[schemars(with = "Vec<u8>")]
    pub agreed: Vec<Seat>,
    /// The seats of people who have not.
    #[schemars(with = "Vec<u8>")]
    pub missing: Vec<Seat>,
}

/// One seat as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct ChairNow {
    /// What holds it.
    pub kind: ChairKind,
    /// The name of a person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The level of the bot that plays it now, be it the seat's own or a person's stand-in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// The ids by which the game's messages name whoever holds it: the seat's own first, then those of figures that are
    /// its own. None before the match.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub called: Vec<String>,
}

/// What holds a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ChairKind {
    /// Nobody yet.
    Open,
    /// A person.
    Person,
    /// A bot.
    Bot,
}

/// One thing a seat may do.
#[derive(Clone, Serialize, TS, JsonSchema)]
pub struct ChoiceOffered {
    /// To be sent back as it is.
    #[ts(type = "unknown")]
    pub action: Value,
    /// What it does.
    #[schemars(with = "Say")]
    #[ts(as = "Say")]
    pub say: Message,
}

/// One thing that happened, as one viewer may know it.
#[derive(Clone, Serialize, TS, JsonSchema)]
pub struct LineTold {
    /// The rule that made it happen.
    #[schemars(with = "String")]
    #[ts(as = "String")]
    pub rule: RuleId,
    /// What happened.
    #[schemars(with = "Value")]
    #[ts(type = "unknown")]
    pub event: Box<RawValue>,
    /// The same in words.
    #[schemars(with = "Say")]
    #[ts(as = "Say")]
    pub say: Message,
    /// What it changed in what this viewer sees. What changed unseen comes with the next line, or with the rest. Absent
    /// where a match is told without being shown: what was missed, the record of a running match.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub changes: Option<Vec<Change>>,
}

/// A part of a view, and what it is now. Put in one after the other, changes lead from what was seen to what is seen.
#[derive(Clone, Serialize, TS, JsonSchema)]
pub struct Change(
    /// Where: names of fields and places in lists, from the outside in.
    pub Vec<Place>,
    /// What is there now.
    #[ts(type = "unknown")]
    pub Value,
);

/// A step on the way into a view.
#[derive(Clone, Serialize, TS, JsonSchema)]
#[serde(untagged)]
pub enum Place {
    /// To the field of this name.
    Field(String),
    /// To the item with this number, from 0.
    Item(u32),
}

/// A seat's clock.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct ClockNow {
    /// Whose.
    #[schemars(with = "u8")]
    pub seat: Seat,
    /// What the clock is like.
    pub clock: Clock,
    /// What is left in the bank, in milliseconds, when it is not running.
    #[ts(type = "number | null")]
    pub bank: Option<i64>,
    /// When time is up, in milliseconds since 1970, if it is running.
    #[ts(type = "number | null")]
    pub until: Option<i64>,
}

/// How a match ended.
#[derive(Clone, Serialize, TS, JsonSchema)]
pub struct Ending {
    /// Each seat's place; 1 is the best.
    pub places: Vec<u8>,
    /// Each seat's total.
    pub totals: Vec<i32>,
    /// What makes up each total.
    pub accounts: Vec<ScoreSheet>,
}

/// What makes up a seat's total.
#[derive(Clone, Serialize, TS, JsonSchema)]
pub struct ScoreSheet {
    /// Its lines.
    pub lines: Vec<ScoreItem>,
}

/// So many of this, worth so much.
#[derive(Clone, Serialize, TS, JsonSchema)]
pub struct ScoreItem {
    /// The rule that gives or takes the points.
    #[schemars(with = "String")]
    #[ts(as = "String")]
    pub rule: RuleId,
    /// What is counted: the id of its name in the message files.
    pub item: String,
    /// How many there are.
    pub count: i32,
    /// What they are worth together.
    pub points: i32,
}

/// Who took a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// The person in the seat.
    Person,
    /// A bot.
    Bot,
    /// The instinct, because time was up.
    Clock,
    /// The question itself, which had one answer only. Its own seat is told so; to others it was the person.
    Itself,
}

/// What happened at the table, for everybody to know. What happened in the game is in the lines beside it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum TableEvent {
    /// The table was made.
    Created,
    /// Somebody sat down.
    Sat {
        /// Where.
        #[schemars(with = "u8")]
        seat: Seat,
        /// Who.
        name: String,
    },
    /// Seats became empty.
    Left {
        /// Which.
        #[schemars(with = "Vec<u8>")]
        seats: Vec<Seat>,
    },
    /// A bot sat down.
    BotSeated {
        /// Where.
        #[schemars(with = "u8")]
        seat: Seat,
        /// How well it plays.
        level: String,
    },
    /// The match began.
    Started,
    /// A seat decided.
    Stepped {
        /// Which.
        #[schemars(with = "u8")]
        seat: Seat,
        /// Who did it.
        by: By,
    },
    /// A seat took its step back.
    Undone {
        /// Which.
        #[schemars(with = "u8")]
        seat: Seat,
        /// The number of the step that no longer counts.
        step: Seq,
    },
    /// Bots play on for a person.
    Handed {
        /// Which seats.
        #[schemars(with = "Vec<u8>")]
        seats: Vec<Seat>,
        /// How well they play.
        level: String,
    },
    /// A person plays again.
    TakenBack {
        /// Which seat.
        #[schemars(with = "u8")]
        seat: Seat,
    },
    /// People left the match for good, and bots hold their seats.
    Resigned {
        /// Which seats.
        #[schemars(with = "Vec<u8>")]
        seats: Vec<Seat>,
    },
    /// Somebody asked to end the match without a result.
    EndAsked {
        /// Whose seats.
        #[schemars(with = "Vec<u8>")]
        seats: Vec<Seat>,
    },
    /// Somebody agreed to hints, or no longer does.
    HintsAgreed {
        /// Whose seats.
        #[schemars(with = "Vec<u8>")]
        seats: Vec<Seat>,
        /// Whether they agree now.
        agree: bool,
    },
    /// All who were left ended the match without a result.
    Ended,
    /// Somebody was kept out by the owner; their seats are open.
    Blocked {
        /// Which seats.
        #[schemars(with = "Vec<u8>")]
        seats: Vec<Seat>,
    },
    /// The server is back; clocks go on after time that did not count.
    Resumed,
    /// The owner closed the table.
    Closed,
    /// The match cannot go on with this release of the server.
    Halted,
    /// There is a rematch.
    Rematch {
        /// At this table.
        table: TableId,
    },
}

/// One number of a table's log as one viewer may know it.
#[derive(Clone, Serialize, TS, JsonSchema)]
pub struct Happened {
    /// The number.
    pub seq: Seq,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
    /// What happened at the table.
    pub event: TableEvent,
    /// What happened in the game.
    #[schemars(with = "Vec<LineTold>")]
    #[ts(as = "Vec<LineTold>")]
    pub lines: Box<RawValue>,
    /// What changed in what is seen after the last line, where lines say what they changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<Vec<Change>>")]
    #[ts(optional, as = "Option<Vec<Change>>")]
    pub rest: Option<Box<RawValue>>,
}
