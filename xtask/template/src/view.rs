//! What a viewer sees. Nothing in this game is hidden but the future of the die.

use serde::{Deserialize, Serialize};
use tinstar_core::{BySeat, Chance, Flat, Parts, Sight, TS, Viewer};

use crate::action::Event;
use crate::phase::Phase;
use crate::state::{__Game__, MOST_SEATS, Side};

/// The table as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Flat, Parts, TS)]
pub struct View {
    /// What nobody may go beyond.
    pub target: u8,
    /// Each player's side.
    pub sides: BySeat<Side, MOST_SEATS>,
    /// What is being decided.
    pub phase: Phase,
}

impl Sight for __Game__ {
    fn view(&self, _: Viewer) -> View {
        View { target: self.target, sides: self.sides, phase: self.phase }
    }

    fn redact(event: &Event, _: Viewer) -> Option<Event> {
        Some(*event)
    }

    fn reveals(_: &Event) -> bool {
        false
    }

    fn determinise(view: &View, _: &mut Chance) -> Self {
        Self { target: view.target, sides: view.sides, phase: view.phase }
    }
}
