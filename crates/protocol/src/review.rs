//! What luck did in a match, and what choices did.

use schemars::JsonSchema;
use serde::Serialize;
use serde_json::value::RawValue;
use tinstar_core::{Message, Seat};
use ts_rs::TS;

use crate::{MomentTold, Say, Seq};

/// How far the review of a match is.
#[derive(Clone, Serialize, TS, JsonSchema)]
#[serde(tag = "state", rename_all = "snake_case")]
pub enum ReviewNow {
    /// The host has turned reviews off.
    Off,
    /// Nobody has asked for it, or the server was started anew since.
    Unasked,
    /// It waits for its turn, or is being worked out.
    Working {
        /// How many pieces of the work are done.
        #[ts(type = "number")]
        done: u64,
        /// How many there are; 0 while it waits.
        #[ts(type = "number")]
        of: u64,
    },
    /// It is there.
    Ready {
        /// The review.
        #[schemars(with = "ReviewTold")]
        #[ts(as = "ReviewTold")]
        review: Box<RawValue>,
    },
}

/// The review of a record file.
#[derive(Clone, Serialize, TS, JsonSchema)]
pub struct ReviewOfFile {
    /// What it goes by here: the record's SHA-256 hash.
    pub file: String,
    /// How far it is.
    pub now: ReviewNow,
}

/// A reviewed match. All chances are of winning, from 0 to 1, with one number a seat.
#[derive(Clone, Serialize, TS, JsonSchema)]
pub struct ReviewTold {
    /// How often each position and each choice was played to the end.
    pub rollouts: u32,
    /// The chances before anything was dealt.
    pub initial: Vec<f64>,
    /// The chances after the set-up.
    pub dealt: Vec<f64>,
    /// Every decision, in order.
    pub steps: Vec<StepWeighed>,
    /// What it came to, seat by seat.
    pub seats: Vec<SeatWeighed>,
}

/// What one decision did to everybody's chances.
#[derive(Clone, Serialize, TS, JsonSchema)]
pub struct StepWeighed {
    /// Its number in the story.
    pub seq: Seq,
    /// Who decided.
    #[schemars(with = "u8")]
    pub seat: Seat,
    /// What was decided.
    #[schemars(with = "Say")]
    #[ts(as = "Say")]
    pub did: Message,
    /// The chances after the choice, whatever luck might bring.
    pub expected: Vec<f64>,
    /// The chances after what luck brought.
    pub after: Vec<f64>,
    /// What would have been better, if anything was, beyond doubt.
    pub error: Option<ErrorMade>,
}

/// A choice that was an error, judged by what its seat could know.
#[derive(Clone, Serialize, TS, JsonSchema)]
pub struct ErrorMade {
    /// How bad it was.
    pub kind: ErrorKind,
    /// The best choice.
    #[schemars(with = "Say")]
    #[ts(as = "Say")]
    pub best: Message,
    /// By how much the chances would have been better with it.
    pub cost: f64,
    /// Two standard errors of that.
    pub give_or_take: f64,
    /// By how much they would have been better in hindsight, all hidden things known.
    pub hindsight: f64,
    /// What might have come of the best choice; told of the costliest errors of each seat.
    pub instead: Option<WhatIf>,
}

/// What might have come of a better choice: the match with the luck it had, played on by deputies for a few steps, as the seat that
/// chose would have seen it.
#[derive(Clone, Serialize, TS, JsonSchema)]
pub struct WhatIf {
    /// What it saw when it chose.
    #[schemars(with = "serde_json::Value")]
    #[ts(type = "unknown")]
    pub from: Box<RawValue>,
    /// The better choice first.
    #[serde(rename = "frames")]
    pub moments: Vec<MomentTold>,
}

/// How bad an error was, by the chances it cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ErrorKind {
    /// 5 of 100 and more.
    Inaccuracy,
    /// 10 of 100 and more.
    Mistake,
    /// 15 of 100 and more.
    Blunder,
}

/// What became of a seat's chances: `last = initial + luck + own + others`.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, TS, JsonSchema)]
pub struct SeatWeighed {
    /// The chances before the set-up.
    pub initial: f64,
    /// What luck did, the set-up included.
    pub luck: f64,
    /// Two standard errors of that.
    pub luck_give_or_take: f64,
    /// What the seat's own choices did, beside those of a deputy.
    pub own: f64,
    /// Two standard errors of that.
    pub own_give_or_take: f64,
    /// What the choices of others did.
    pub others: f64,
    /// What it won in the end: 1, 0, or a share of the victory.
    pub last: f64,
}

/// The luck of a match that is over, counted; the match was played again from its seed on the way.
#[derive(Clone, PartialEq, Debug, Serialize, TS, JsonSchema)]
pub struct DiceTold {
    /// How many decisions were played again and found to be as the seed has it.
    pub steps: u32,
    /// The dice, those with the fewest sides first.
    pub dice: Vec<DiceCounted>,
    /// How many shuffles there were.
    pub shuffles: u32,
    /// Everything else that was drawn and every card that was shuffled: how often from the first half of what there was, and
    /// how often from the second.
    pub halves: Option<DiceCounted>,
}

/// How often each of several things happened that were all equally likely.
#[derive(Clone, PartialEq, Debug, Serialize, TS, JsonSchema)]
pub struct DiceCounted {
    /// How often each.
    pub seen: Vec<u32>,
    /// In what part of matches with fair dice, as many as these, they come out at least as unevenly.
    pub rarity: f64,
}
