//! Section 11.2: which rule forbids an action that is not legal.

use tinstar_core::{RuleId, Seat, rule};

use super::horses::{ride, turmoil};
use super::prison::{cell, marshal};
use super::scheming::{self, Moment};
use super::{fire, movement, punch};
use crate::action::Action;
use crate::bandit::Bandit;
use crate::data::Turn;
use crate::loot::Token;
use crate::phase::Phase;
use crate::state::ColtExpress;
use crate::train::Space;

/// The rule that forbids an action that is not legal. It depends on nothing that `seat` cannot see (CE-163).
pub(super) fn why_not(state: &ColtExpress, seat: Seat, action: Action) -> RuleId {
    if !state.deciders().contains(seat) {
        return not_your_decision(state, seat, action);
    }
    match (state.phase, action) {
        (
            Phase::Boarding { .. }
            | Phase::Scheming { .. }
            | Phase::Keeping
            | Phase::Stealing { .. }
            | Phase::Counting { .. }
            | Phase::Over,
            _,
        ) => rule!("CE-136"),
        (Phase::Cast { .. }, _) if state.has_crews() => rule!("CE-167"),
        (Phase::Cast { .. }, Action::Choose(Bandit::Marshal)) if state.prison.is_some() => rule!("MP-2"),
        (Phase::Cast { .. }, Action::Choose(Bandit::Mei)) if !state.mei => rule!("CE-31"),
        (Phase::Cast { .. }, _) => rule!("CE-2"),
        (Phase::Start { .. }, _) => rule!("CE-28"),
        (Phase::Pick { .. }, _) => rule!("CE-24"),
        (Phase::Cover { .. }, _) => scheming::why_not_cover(state, seat, action),
        (Phase::Scheme { turn, symbol, step, again, .. }, _) => {
            scheming::why_not(state, Moment { seat, turn, symbol, step, again, sip: None }, action)
        }
        (Phase::Drunk { turn, symbol, step, again, sip, .. }, _) => {
            scheming::why_not(state, Moment { seat, turn, symbol, step, again, sip: Some(sip) }, action)
        }
        (Phase::Turmoil { turn, .. }, _) => turmoil::why_not(state, seat, turn, action),
        (Phase::Attack { .. }, _) => rule!("HS-11"),
        (Phase::LastRider { .. }, Action::BoardAt(_)) => rule!("HS-14"),
        (Phase::LastRider { .. }, _) => rule!("HS-16"),
        (Phase::Retain { .. }, _) => rule!("HS-82"),
        (Phase::Ride { .. }, Action::Ride(to)) => ride::why_not(state, to),
        (Phase::Ride { .. }, Action::RideAway) => rule!("HS-110"),
        (Phase::Dodge { .. }, Action::Dodge(to)) if to.is_coach() => rule!("HS-59"),
        (Phase::Dodge { .. }, _) => rule!("HS-58"),
        (Phase::Hostage { .. }, _) => rule!("HS-38"),
        (_, Action::TakeHostage(_)) if has_hostage(state, seat) => rule!("HS-39"),
        (Phase::Punch { .. }, Action::PunchShotgun) => rule!("HS-54"),
        (Phase::Keep { .. }, _) => rule!("CE-149"),
        (Phase::Plus { turn, symbol, step, again, .. }, _) => {
            marshal::why_not_second(state, Moment { seat, turn, symbol, step, again, sip: None }, action)
        }
        (Phase::Move { bandit: Bandit::Marshal } | Phase::Patrol, Action::Move(to)) => {
            marshal::why_not_move(state, to)
        }
        (Phase::Patrol, _) => rule!("MP-84"),
        (Phase::Push { target: Bandit::Marshal, .. }, Action::Push(_)) => rule!("MP-111"),
        (Phase::Climb { .. }, Action::Climb(to)) if to.is_coach() => rule!("MP-103"),
        (Phase::Climb { .. }, Action::Climb(Space::CELL)) => rule!("MP-66"),
        (Phase::Climb { .. }, _) => rule!("MP-65"),
        (Phase::Volley { .. }, Action::Shoot { target, .. }) => marshal::why_not_shoot(state, target),
        (Phase::Arrest { .. }, Action::Arrest(bandit)) => marshal::why_not_arrest(state, bandit),
        (Phase::BreakOut { .. } | Phase::Free { .. }, _) => cell::why_not(state.phase),
        (Phase::Claim { .. }, _) => rule!("MP-58"),
        (Phase::Move { bandit }, Action::Move(to)) => movement::why_not_move(state, bandit, to),
        (Phase::Marshal { .. }, Action::MoveMarshal(_)) => rule!("CE-79"),
        (Phase::Marshal { .. }, Action::Move(to)) if to.is_roof() => rule!("CE-78"),
        (Phase::Fire { bandit, .. }, Action::Fire(target)) => fire::why_not(state, bandit, target),
        (Phase::Punch { bandit, .. }, Action::Punch(target)) => punch::why_not_target(state, bandit, target),
        (Phase::Rob { .. }, Action::Rob(_)) => rule!("CE-117"),
        (Phase::Pickpocket { .. }, Action::Rob(Token::Sealed | Token::Lost(_))) => rule!("CE-117"),
        (Phase::Pickpocket { .. }, _) => rule!("CE-132"),
        (Phase::Take { .. }, _) => rule!("CE-107"),
        (Phase::Knock { .. } | Phase::Push { .. }, Action::Take | Action::Drop) => rule!("CE-107"),
        (Phase::Knock { .. }, _) => rule!("CE-104"),
        (Phase::Push { target, .. }, Action::Push(to)) => punch::why_not_push(state, target, to),
        (Phase::Push { .. }, _) => rule!("CE-109"),
        // Anything else declines what must be carried out.
        (
            Phase::Move { .. }
            | Phase::Marshal { .. }
            | Phase::Fire { .. }
            | Phase::Punch { .. }
            | Phase::Ride { .. }
            | Phase::Volley { .. }
            | Phase::Arrest { .. }
            | Phase::Rob { .. },
            _,
        ) => rule!("CE-65"),
    }
}

/// Whether a bandit of this player holds a Hostage.
fn has_hostage(state: &ColtExpress, seat: Seat) -> bool {
    let held =
        |bandit: Bandit| state.stagecoach.is_some_and(|coach| coach.hostages[bandit.index()].is_some());
    state.crews[seat].iter().any(|(_, bandit)| held(bandit))
}

/// Somebody else decides, or nobody any more.
fn not_your_decision(state: &ColtExpress, seat: Seat, action: Action) -> RuleId {
    match state.phase {
        Phase::Boarding { .. }
        | Phase::Scheming { .. }
        | Phase::Keeping
        | Phase::Stealing { .. }
        | Phase::Counting { .. }
        | Phase::Over => rule!("CE-136"),
        Phase::Cast { .. } if state.has_crews() && !state.crews[seat].is_empty() => rule!("CE-20"),
        Phase::Cast { .. } if state.has_crews() => rule!("CE-167"),
        Phase::Cast { .. } => rule!("CE-3"),
        Phase::Start { .. } => rule!("CE-28"),
        Phase::Pick { .. } => rule!("CE-24"),
        Phase::Cover { .. } => rule!("CE-168"),
        Phase::Scheme { symbol, .. } => {
            let again = scheming::why_no_more(state, Moment::of(state.phase), seat, action);
            again.unwrap_or(match symbol {
                Turn::Switching if state.partners => rule!("HS-131"),
                Turn::Switching => rule!("CE-55"),
                Turn::Standard | Turn::Tunnel | Turn::SpeedingUp | Turn::Turmoil => rule!("CE-44"),
            })
        }
        Phase::Keep { .. } => rule!("CE-149"),
        Phase::Pickpocket { .. } => rule!("CE-132"),
        Phase::Attack { .. } => rule!("HS-11"),
        Phase::LastRider { .. } => rule!("HS-16"),
        Phase::Turmoil { .. } => rule!("HS-78"),
        Phase::Drunk { symbol: Turn::Switching, .. } => rule!("CE-55"),
        Phase::Drunk { .. } => rule!("CE-44"),
        Phase::Retain { .. } => rule!("HS-82"),
        Phase::Dodge { .. } => rule!("HS-58"),
        Phase::Hostage { .. } => rule!("HS-38"),
        Phase::Move { .. }
        | Phase::Marshal { .. }
        | Phase::Fire { .. }
        | Phase::Punch { .. }
        | Phase::Knock { .. }
        | Phase::Take { .. }
        | Phase::Push { .. }
        | Phase::Ride { .. }
        | Phase::Climb { .. }
        | Phase::Volley { .. }
        | Phase::Arrest { .. }
        | Phase::BreakOut { .. }
        | Phase::Free { .. }
        | Phase::Claim { .. }
        | Phase::Rob { .. } => rule!("CE-64"),
        Phase::Plus { symbol: Turn::Switching, .. } => rule!("CE-55"),
        Phase::Plus { .. } => rule!("CE-44"),
        Phase::Patrol => rule!("MP-84"),
    }
}
