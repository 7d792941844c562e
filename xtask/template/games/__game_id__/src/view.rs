//! What a viewer sees. Nothing in this game is hidden but the future of the die.

use serde::{Deserialize, Serialize};
use tinstar_core::BySeat;

use crate::phase::Phase;
use crate::state::{__Game__, MOST_SEATS, Side};

/// The table as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// What nobody may go beyond.
    pub target: u8,
    /// Each player's side.
    pub sides: BySeat<Side, MOST_SEATS>,
    /// What is being decided.
    pub phase: Phase,
}

pub(crate) fn view(state: &__Game__) -> View {
    View { target: state.target, sides: state.sides, phase: state.phase }
}

pub(crate) fn determinise(view: &View) -> __Game__ {
    __Game__ { target: view.target, sides: view.sides, phase: view.phase }
}
