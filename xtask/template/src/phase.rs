//! What the game can wait for.

use serde::{Deserialize, Serialize};
use tinstar_core::{Flat, Parts, Seat, TS};

/// The decision that is open, with the facts that belong to it alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, Flat, Parts, TS)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Roll or stop (__BOOK__-4).
    Turn {
        /// Whose turn it is.
        seat: Seat,
    },
    /// The game has ended.
    Over,
}
