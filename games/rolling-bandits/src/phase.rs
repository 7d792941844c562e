//! What the game can wait for.

use serde::{Deserialize, Serialize};
use tinstar_core::Seat;

use crate::pieces::Roll;

/// The decision that is open, with the facts that belong to it alone. All of it is public.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// How many groups to take back, from the rear on (RB-30).
    Recall {
        /// Whose turn it is.
        seat: Seat,
    },
    /// How many Mercenaries to roll too (RB-80).
    Call {
        /// Whose turn it is.
        seat: Seat,
    },
    /// Whether to use a Reroll chest, and which (RB-67). It is asked of everybody with a chest that could be
    /// one as far as the others know: not to be asked would tell what it is not.
    Reroll {
        /// Whose turn it is.
        seat: Seat,
        /// What was rolled.
        roll: Roll,
    },
    /// A Reroll chest is open: which dice to roll again (RB-67).
    Pick {
        /// Whose turn it is.
        seat: Seat,
        /// What was rolled, less what is picked.
        roll: Roll,
        /// The dice that will be rolled again.
        picked: Roll,
    },
    /// Which group to place where, or to keep the rest (RB-37).
    Place {
        /// Whose turn it is.
        seat: Seat,
        /// The rolled groups that are not placed yet.
        roll: Roll,
    },
    /// Whether to use a Swap chest, and which (RB-63). Asked as [`Phase::Reroll`] is.
    Swap {
        /// Whose turn it is.
        seat: Seat,
    },
    /// A Swap chest is open: which two groups change places (RB-63).
    Exchange {
        /// Whose turn it is.
        seat: Seat,
    },
    /// The game has ended.
    Over,
}

impl Phase {
    /// Whose decision it is.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Recall { seat }
            | Self::Call { seat }
            | Self::Reroll { seat, .. }
            | Self::Pick { seat, .. }
            | Self::Place { seat, .. }
            | Self::Swap { seat }
            | Self::Exchange { seat } => Some(seat),
            Self::Over => None,
        }
    }
}
