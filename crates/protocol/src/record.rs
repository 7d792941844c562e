//! What may be known of a match that is not over.

use schemars::JsonSchema;
use serde::Serialize;
use serde_json::value::RawValue;
use tinstar_core::Seat;
use ts_rs::TS;

use crate::{LineTold, Seq};

/// A running match as one seat, or a spectator, may know it: no seed, nobody else's actions, no running hashes.
#[derive(Serialize, TS, JsonSchema)]
pub struct RunningRecord {
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// What was chosen before the match.
    pub options: Vec<(String, String)>,
    /// Who sat where when it began.
    pub seats: Vec<String>,
    /// The hash of the seed, published before the first die is cast.
    pub commitment: String,
    /// Through whose eyes; none is a spectator's.
    #[schemars(with = "Option<u8>")]
    pub seat: Option<Seat>,
    /// Every decision that stands, in order.
    pub steps: Vec<RunningStep>,
}

/// One decision of a running match.
#[derive(Serialize, TS, JsonSchema)]
pub struct RunningStep {
    /// Its number in the table's log.
    pub seq: Seq,
    /// Who decided; none for the set-up.
    #[schemars(with = "Option<u8>")]
    pub seat: Option<Seat>,
    /// What was decided, if it was this seat's own decision.
    #[schemars(with = "Option<serde_json::Value>")]
    #[ts(type = "unknown")]
    pub action: Option<serde_json::Value>,
    /// What this seat was told.
    #[schemars(with = "Vec<LineTold>")]
    #[ts(as = "Vec<LineTold>")]
    pub lines: Box<RawValue>,
}
