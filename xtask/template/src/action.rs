//! What can be decided and what can happen.

use serde::{Deserialize, Serialize};
use tinstar_core::{Numbered, Seat, SeatSet, TS};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, Numbered, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Roll the die (__BOOK__-4).
    Roll,
    /// Keep the points and roll no more (__BOOK__-5).
    Stop,
}

/// One thing that happened. Everything is public.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A turn begins (__BOOK__-2, __BOOK__-3).
    TurnBegan {
        /// Whose turn it is.
        seat: Seat,
    },
    /// The die was rolled and its face added (__BOOK__-4).
    Rolled {
        /// Who rolled.
        seat: Seat,
        /// The face.
        face: u8,
    },
    /// A player rolls no more (__BOOK__-5).
    Stopped {
        /// Who stopped.
        seat: Seat,
    },
    /// A player went beyond the target and lost all points (__BOOK__-6).
    WentBeyond {
        /// Who did.
        seat: Seat,
    },
    /// The game ended (__BOOK__-7).
    Ended,
    /// Who won (__BOOK__-8).
    Won {
        /// One seat, or several that share the victory.
        seats: SeatSet,
    },
}
