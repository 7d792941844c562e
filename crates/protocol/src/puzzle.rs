//! Puzzles: decisions with one best choice, which bots missed.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use tinstar_core::{Message, Seat};
use ts_rs::TS;

use crate::{ChoiceOffered, Say};

/// The puzzles of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, JsonSchema)]
pub struct PuzzlesOf {
    /// The game's id.
    pub game: String,
    /// The puzzles, always in the same order; none where none were found.
    pub puzzles: Vec<PuzzleCard>,
    /// Among so many decisions they were looked for.
    #[ts(type = "number")]
    pub decisions: u64,
    /// In so many matches.
    #[ts(type = "number")]
    pub matches: u64,
}

/// A puzzle in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, JsonSchema)]
pub struct PuzzleCard {
    /// Its id.
    pub id: String,
    /// How many play.
    pub seats: u8,
}

/// A puzzle: what one seat saw and may do. Nothing else is known of it, and what is best is told to whoever has chosen.
#[derive(Clone, Serialize, TS, JsonSchema)]
pub struct PuzzleTold {
    /// Its id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// Who decides.
    #[schemars(with = "u8")]
    pub seat: Seat,
    /// The ids by which the game's messages name whoever holds each seat.
    pub called: Vec<Vec<String>>,
    /// Who must decide.
    #[schemars(with = "Vec<u8>")]
    pub deciders: Vec<Seat>,
    /// What the seat sees.
    #[schemars(with = "serde_json::Value")]
    #[ts(type = "unknown")]
    pub view: Box<RawValue>,
    /// The same in sentences.
    #[schemars(with = "Vec<Say>")]
    #[ts(as = "Vec<Say>")]
    pub words: Vec<Message>,
    /// What it is asked.
    #[schemars(with = "Say")]
    #[ts(as = "Say")]
    pub prompt: Message,
    /// What it may do.
    pub choices: Vec<ChoiceOffered>,
}

/// A choice made in a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PuzzleTry {
    /// Its place in the list of choices.
    pub choice: usize,
}

/// What a choice in a puzzle was worth, and every other one.
#[derive(Clone, Serialize, TS, JsonSchema)]
pub struct PuzzleSolved {
    /// The place of the best choice.
    pub best: usize,
    /// The place of the one that a deputy makes.
    pub deputy: usize,
    /// Every choice, in the order of the list.
    pub choices: Vec<PuzzleFigures>,
    /// In so many worlds, dealt from what the seat saw, each was tried out with the same luck.
    pub worlds: u32,
    /// What speaks for the best choice, where the game can say so.
    #[schemars(with = "Option<Say>")]
    #[ts(as = "Option<Say>")]
    pub why: Option<Message>,
}

/// How good a choice was found to be.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, TS, JsonSchema)]
pub struct PuzzleFigures {
    /// The chance to win with it, from 0 to 1.
    pub chance: f64,
    /// By how much the best is better.
    pub behind: f64,
    /// Two standard errors of that.
    pub give_or_take: f64,
}
