//! Which rule forbids what is not legal: section 16. Nothing here depends on what the asker cannot see.

use tinstar_core::{RuleId, Seat, rule};

use crate::action::{Action, Play};
use crate::phase::{Cause, Phase, Shot};
use crate::state::{Kind, PonyExpress};

use super::{reroll, sacramento};

/// The rule that forbids `seat` to do `action` now.
pub(super) fn why_not(state: &PonyExpress, seat: Seat, action: Action) -> RuleId {
    if let Phase::Over { ending, .. } = state.phase {
        return sacramento::why(ending);
    }
    if !state.phase.deciders(state.active).contains(seat) {
        return not_yours(state, seat, action);
    }
    match (state.phase, action) {
        (Phase::Keep { .. }, Action::Keep(_)) => rule!("PE-14"),
        (Phase::Relay, Action::Keep(_)) => rule!("PE-129"),
        (Phase::Dice { rerolled, shoe, loaded }, _) => {
            reroll::why_not(state, reroll::Dice { rerolled, shoe, loaded }, action)
        }
        (Phase::Aim { .. }, Action::Shoot(_)) => rule!("PE-93"),
        (Phase::Aim { shot: Shot::Duel(duel), .. }, Action::Play(Play::SecondColt)) if duel.extra > 0 => {
            rule!("PE-150")
        }
        (_, Action::Play(_)) => rule!("PE-147"),
        (Phase::Cell, Action::Bail) => rule!("PE-135"),
        (Phase::Station, Action::Ride) => rule!("PE-120"),
        (_, Action::Ride) => no_ride(state, seat),
        (phase, _) => wanted(state, phase),
    }
}

/// The rule that says what has to be decided instead.
fn wanted(state: &PonyExpress, phase: Phase) -> RuleId {
    match phase {
        Phase::Keep { .. } => rule!("PE-14"),
        Phase::Cell => rule!("PE-134"),
        Phase::Start => rule!("PE-28"),
        Phase::Dice { .. } => rule!("PE-46"),
        Phase::Calls { .. } => rule!("PE-57"),
        Phase::CallerMoves { .. } => rule!("PE-65"),
        Phase::Arrest { cause, .. } => super::arrest::why(cause),
        Phase::Spur { .. } if state.shaker.is_some() => rule!("PE-68"),
        Phase::Spur { .. } => rule!("PE-61"),
        Phase::Corners { last: true, .. } => rule!("PE-161"),
        Phase::Corners { .. } => rule!("PE-78"),
        Phase::Flask { .. } | Phase::Marked { .. } => rule!("PE-151"),
        Phase::Aim { shot: Shot::Raid, .. } => rule!("PE-121"),
        Phase::Aim { .. } => rule!("PE-84"),
        Phase::Hit { .. } => rule!("PE-82"),
        Phase::Station => rule!("PE-115"),
        Phase::Relay => rule!("PE-129"),
        Phase::Going(_) => rule!("PE-13"),
        Phase::Over { ending, .. } => sacramento::why(ending),
    }
}

/// Why somebody who has nothing to decide may not do this.
fn not_yours(state: &PonyExpress, seat: Seat, action: Action) -> RuleId {
    let rider = &state.riders[seat];
    match (state.phase, action) {
        (Phase::Keep { .. }, _) => rule!("PE-16"),
        (Phase::Calls { .. }, Action::Call | Action::Pass) => cannot_call(state, seat),
        (Phase::CallerMoves { .. }, Action::Call)
        | (Phase::Arrest { cause: Cause::WrongCall { .. }, .. }, Action::Call) => rule!("PE-57"),
        (Phase::Aim { shot: Shot::Duel(_), .. }, Action::Shoot(_)) => rule!("PE-80"),
        (_, Action::Shoot(_)) => rule!("PE-84"),
        (_, Action::RerollHidden | Action::RerollOpen(_) | Action::Claim(_)) if rider.is_in_sacramento() => {
            rule!("PE-30")
        }
        (_, Action::RerollHidden | Action::RerollOpen(_) | Action::Claim(_)) if rider.is_jailed() => {
            rule!("PE-134")
        }
        (_, Action::Bail) => rule!("PE-134"),
        (_, Action::Ride) => no_ride(state, seat),
        (_, Action::Play(_)) => rule!("PE-147"),
        (_, _) => rule!("PE-13"),
    }
}

/// Why somebody may not take the train: no station, the end of the line, no gold, or not again (PE-115 to PE-120).
pub(super) fn no_ride(state: &PonyExpress, seat: Seat) -> RuleId {
    let rider = &state.riders[seat];
    match rider.space.kind() {
        Kind::Train { price: 0, .. } => rule!("PE-118"),
        Kind::Train { price, .. } if rider.gold < price => rule!("PE-120"),
        Kind::Train { .. } => rule!("PE-117"),
        Kind::Town
        | Kind::Raid
        | Kind::Mine
        | Kind::Saloon
        | Kind::Relay
        | Kind::Plain
        | Kind::Sacramento => {
            rule!("PE-115")
        }
    }
}

/// Why somebody may not call (PE-52 to PE-60).
fn cannot_call(state: &PonyExpress, seat: Seat) -> RuleId {
    let active = state.active;
    let here = state.riders[active].space;
    if state.riders[seat].is_jailed() {
        rule!("PE-55")
    } else if seat == active {
        rule!("PE-49")
    } else if super::eligible(&state.riders, active).contains(seat) {
        rule!("PE-60")
    } else if !state.others_on(active, here).is_empty() {
        rule!("PE-52")
    } else {
        rule!("PE-53")
    }
}
