//! "What would you do?", as it is told.

use tinstar_catalogue::Hinted;
use tinstar_core::Seat;
use tinstar_protocol::{Hint, HintedChoice};

/// How many choices a hint names at most.
pub const MOST_HINTED: usize = 3;

/// A hint as it is told to whoever asked.
#[must_use]
pub fn hinted(seat: Seat, found: Vec<Hinted>) -> Hint {
    Hint { seat, choices: found.into_iter().map(shown).collect() }
}

/// A choice as it is told. More digits would say more than is known.
fn shown(Hinted { choice, chance, why }: Hinted) -> HintedChoice {
    HintedChoice { choice, chance: chance.map(|chance| (chance * 100.0).round() / 100.0), why }
}
