//! Printed facts: the die and the target.

use serde::Serialize;
use tinstar_core::{Printed, TS};

use crate::state::__Game__;

/// The faces of the die (__BOOK__-4).
pub const DIE: u8 = 6;

/// The target, unless the table chooses another (__BOOK__-6).
pub const TARGET: u8 = 21;

/// The lowest target a table may choose.
pub const LEAST_TARGET: u8 = 6;

/// The highest target a table may choose.
pub const MOST_TARGET: u8 = 99;

/// What a board draws with.
#[derive(Serialize, TS)]
pub struct Facts {
    /// The faces of the die.
    die: u8,
}

impl Printed for __Game__ {
    type Facts = Facts;

    fn facts() -> Facts {
        Facts { die: DIE }
    }
}
