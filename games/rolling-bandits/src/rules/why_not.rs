//! Section 8: what is refused, and by which rule. No answer depends on what the seat cannot see.

use tinstar_core::{RuleId, Seat, rule};

use super::target;
use crate::action::Action;
use crate::options::Variant;
use crate::phase::Phase;
use crate::pieces::{Chest, Dice, Face, Inside, Position, Roll};
use crate::state::RollingBandits;

/// The rule that forbids an action that is not legal.
pub(super) fn why_not(state: &RollingBandits, seat: Seat, action: Action) -> RuleId {
    match state.phase.decider() {
        None => return rule!("RB-70"),
        Some(active) if active != seat => return rule!("RB-9"),
        Some(_) => {}
    }
    let phase = state.phase;
    match action {
        Action::Recall { .. } if matches!(phase, Phase::Recall { .. }) => rule!("RB-30"),
        Action::Call { .. } if state.options.variant == Variant::Standard => rule!("RB-79"),
        Action::Call { .. } if matches!(phase, Phase::Call { .. }) => rule!("RB-80"),
        Action::Recall { .. } | Action::Call { .. } => rule!("RB-12"),
        Action::Reroll { chest } if matches!(phase, Phase::Reroll { .. }) => {
            why_not_chest(state, seat, chest, rule!("RB-67"))
        }
        Action::Reroll { .. } | Action::Pick { .. } | Action::Roll => rule!("RB-67"),
        Action::Place { face, at } => match phase {
            Phase::Place { roll, .. } => why_not_there(state, seat, &roll, face, at),
            Phase::Recall { .. }
            | Phase::Call { .. }
            | Phase::Reroll { .. }
            | Phase::Pick { .. }
            | Phase::Swap { .. }
            | Phase::Exchange { .. }
            | Phase::Rolling { .. }
            | Phase::Counting { .. }
            | Phase::Over => rule!("RB-12"),
        },
        Action::Swap { chest } if matches!(phase, Phase::Swap { .. }) => {
            why_not_chest(state, seat, chest, rule!("RB-63"))
        }
        Action::Exchange { .. } if matches!(phase, Phase::Exchange { .. }) => rule!("RB-66"),
        Action::Swap { .. } | Action::Exchange { .. } => rule!("RB-63"),
        Action::GoOn | Action::Stop | Action::End => rule!("RB-12"),
    }
}

/// Why `seat` may not use this chest now; `other_kind` is the rule for chests of the kind asked for.
fn why_not_chest(state: &RollingBandits, seat: Seat, chest: Chest, other_kind: RuleId) -> RuleId {
    let side = &state.sides[seat];
    let open = state.sides.iter().any(|(_, side)| side.open.contains(chest));
    if open && chest.inside() != Inside::Bomb {
        rule!("RB-59")
    } else if side.fresh.contains(chest) {
        rule!("RB-58")
    } else if side.closed.contains(chest) {
        other_kind
    } else {
        rule!("RB-57")
    }
}

/// Why the rolled group cannot be placed there.
fn why_not_there(state: &RollingBandits, seat: Seat, roll: &Roll, face: Face, at: Position) -> RuleId {
    let gang = &state.sides[seat].gang;
    let Some(symbol) = face.symbol() else {
        let lonely = gang.at(at.index()).is_none();
        return if lonely && roll[face] != Dice::NONE { rule!("RB-48") } else { rule!("RB-46") };
    };
    if roll[face] == Dice::NONE {
        rule!("RB-38")
    } else if gang.find(symbol).is_some() {
        rule!("RB-44")
    } else if target(gang, symbol) >= state.train.len() {
        rule!("RB-43")
    } else if gang.groups.is_empty() {
        rule!("RB-42")
    } else if at.index() < usize::from(gang.rear) {
        rule!("RB-50")
    } else {
        rule!("RB-41")
    }
}
