//! What the game can wait for.

use serde::{Deserialize, Serialize};
use tinstar_core::{Flat, Parts, Seat, TS};

/// The decision that is open, with the facts that belong to it alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, Flat, Parts, TS)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// No piece on the path and no 6 so far: roll again or end the turn (CS-33).
    Try {
        /// Whose turn it is.
        seat: Seat,
        /// How many rolls are left.
        left: u8,
    },
    /// A roll that can be used in more than one way (CS-37, CS-44).
    Use {
        /// Whose turn it is.
        seat: Seat,
        /// What was rolled.
        roll: u8,
    },
    /// A 6 was used: roll again or end the turn (CS-39, CS-40).
    Again {
        /// Whose turn it is.
        seat: Seat,
    },
    /// Nobody decides: dice roll and pieces move by themselves. Seen in the middle of a step only.
    Rolling {
        /// Whose turn it is; none until it is known who begins.
        seat: Option<Seat>,
    },
    /// The game has ended.
    Over,
}

impl Phase {
    /// Whose decision it is.
    #[must_use]
    pub const fn decider(self) -> Option<Seat> {
        match self {
            Self::Try { seat, .. } | Self::Use { seat, .. } | Self::Again { seat } => Some(seat),
            Self::Rolling { .. } | Self::Over => None,
        }
    }
}
