//! The state: what everybody has, and what is being decided.

use serde::{Deserialize, Serialize};
use tinstar_core::{BySeat, Chance, Flat, Parts, Sound, TS};

use crate::action::Action;
use crate::phase::Phase;

/// The most players (__BOOK__-1).
pub const MOST_SEATS: usize = 4;

/// One player's side of the table.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, Flat, Parts, TS)]
pub struct Side {
    /// What was rolled so far.
    pub points: u8,
    /// Whether this player has stopped or gone beyond the target.
    pub out: bool,
}

/// __Title__: the whole truth about one match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct __Game__ {
    /// What nobody may go beyond (__BOOK__-6).
    pub target: u8,
    /// Each player's side.
    pub sides: BySeat<Side, MOST_SEATS>,
    /// What is being decided.
    pub phase: Phase,
}

impl Sound for __Game__ {
    fn invariants(&self) -> Result<(), String> {
        if let Some((seat, side)) = self.sides.iter().find(|(_, side)| side.points > self.target) {
            return Err(format!("seat {seat} has {} points, more than {} (__BOOK__-6)", side.points, self.target));
        }
        match self.phase {
            Phase::Turn { seat } if self.sides[seat].out => Err(format!("seat {seat} is out (__BOOK__-3)")),
            Phase::Over if self.sides.iter().any(|(_, side)| !side.out) => {
                Err("the game is over, but somebody may still roll (__BOOK__-7)".to_owned())
            }
            Phase::Turn { .. } | Phase::Over => Ok(()),
        }
    }

    fn any_action(chance: &mut Chance) -> Action {
        if chance.below(2) == 0 { Action::Roll } else { Action::Stop }
    }
}
