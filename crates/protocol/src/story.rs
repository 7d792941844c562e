//! A match told again, step by step.

use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;
use tinstar_core::Seat;
use ts_rs::TS;

use crate::{Change, Ending, LineTold, Seq, TableEvent};

/// A match as one viewer saw it, from the set-up to the end or to where it stands.
#[derive(Clone, Serialize, TS, JsonSchema)]
pub struct MatchTold {
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// The options that were not as usual, each a name and a value.
    pub options: Vec<(String, String)>,
    /// Who sat where when it began.
    pub seats: Vec<String>,
    /// The ids by which the game's messages name whoever sat there: the seat's own first, then those of figures that
    /// were its own.
    pub called: Vec<Vec<String>>,
    /// Through whose eyes; none is a spectator's.
    #[schemars(with = "Option<u8>")]
    pub viewer: Option<Seat>,
    /// The hash of the seed.
    pub commitment: String,
    /// The seed, once the match is over.
    pub seed: Option<String>,
    /// What this viewer saw before the first line.
    #[schemars(with = "Value")]
    #[ts(type = "unknown")]
    pub from: Box<RawValue>,
    /// The set-up first, then every decision that stands.
    #[serde(rename = "frames")]
    pub moments: Vec<MomentTold>,
    /// How it ended, if it has.
    pub outcome: Option<Ending>,
}

/// One moment of a match.
#[derive(Clone, Serialize, TS, JsonSchema)]
pub struct MomentTold {
    /// Its number in the table's log; in a record, how many decisions have been made.
    pub seq: Seq,
    /// When, in milliseconds since 1970; a record does not say.
    #[ts(type = "number | null")]
    pub at: Option<i64>,
    /// What happened at the table; a record does not say.
    pub event: Option<TableEvent>,
    /// Who decided; none for the set-up.
    #[schemars(with = "Option<u8>")]
    pub seat: Option<Seat>,
    /// Who had to decide then.
    #[schemars(with = "Vec<u8>")]
    pub deciders: Vec<Seat>,
    /// What this viewer was told, each line with what it changed.
    #[schemars(with = "Vec<LineTold>")]
    #[ts(as = "Vec<LineTold>")]
    pub lines: Box<RawValue>,
    /// What changed in what this viewer sees after the last line.
    #[schemars(with = "Vec<Change>")]
    #[ts(as = "Vec<Change>")]
    pub rest: Box<RawValue>,
}

/// One rule of a game in words.
#[derive(Clone, Serialize, TS, JsonSchema)]
pub struct RuleCard {
    /// Its number, such as `CE-94`.
    pub id: String,
    /// What it says, in the tongue asked for.
    pub text: String,
    /// The sections of the printed rules that it comes from; empty if none says it.
    pub source: String,
    /// Whether the printed rules do not say it.
    pub assumed: bool,
    /// Whether it does so because the printed rules could not be had.
    pub reconstructed: bool,
    /// The heading it stands under.
    pub section: String,
    /// Whether players need it. What cannot be played and what hosts must refuse is only looked up.
    pub for_players: bool,
    /// The charts it cites.
    pub charts: Vec<RuleChart>,
}

/// A table of facts that rules cite.
#[derive(Clone, Serialize, TS, JsonSchema)]
pub struct RuleChart {
    /// What it is called.
    pub title: String,
    /// The headings of its columns.
    pub head: Vec<String>,
    /// Its rows, each as long as the head.
    pub rows: Vec<Vec<String>>,
}
