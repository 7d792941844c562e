//! Chapter 4: a turn up to the roll.

use tinstar_core::{Chance, Log, RuleId, Seat, SeatSet, fires};

use crate::action::{Action, Event, Play};
use crate::cards::Item;
use crate::data::{LASSO, LAST_TURN};
use crate::phase::{Affair, Phase, Reroll};
use crate::shaker::Shaker;
use crate::state::PonyExpress;

use super::reroll::Dice;
use super::{prison, sacramento};

/// Lets turn follow turn until somebody has to decide or the game is over (PE-13, PE-31).
#[inline]
pub(super) fn go_on(
    state: &mut PonyExpress,
    mut waits: Option<Phase>,
    chance: &mut Chance,
    log: &mut impl Log<PonyExpress>,
) {
    state.phase = loop {
        match waits {
            Some(phase) => break phase,
            None => {
                state.active = state.active.next(state.seats());
                waits = begin(state, fires!("PE-13"), chance, log);
            }
        }
    };
}

/// The turn of the active player begins: in prison, or at the window START.
pub(super) fn begin(
    state: &mut PonyExpress,
    why: RuleId,
    chance: &mut Chance,
    log: &mut impl Log<PonyExpress>,
) -> Option<Phase> {
    if state.turn == LAST_TURN {
        return Some(sacramento::long_game(state, log));
    }
    state.turn += 1;
    state.going(Affair::Turn);
    let (seat, number) = (state.active, state.turn);
    log.tell(state, why, || Event::TurnBegan { seat, number });
    if state.riders[seat].is_jailed() {
        prison::begin(state, chance, log)
    } else {
        before_charity(state, chance, log)
    }
}

/// The window START: a Lasso, if anybody is in reach.
pub(super) fn before_charity(
    state: &mut PonyExpress,
    chance: &mut Chance,
    log: &mut impl Log<PonyExpress>,
) -> Option<Phase> {
    if state.may_hold(state.active, Item::Lasso) && !in_reach(state).is_empty() {
        return Some(Phase::Start);
    }
    go(state, fires!("PE-26"), chance, log)
}

/// The free riders a Lasso could pull back (IT-13).
pub(super) fn in_reach(state: &PonyExpress) -> SeatSet {
    let here = state.riders[state.active].space.number();
    let reach = here + 1..=here + LASSO;
    let riders = state.riders.iter().filter(|(_, rider)| {
        reach.contains(&rider.space.number()) && !rider.is_jailed() && !rider.is_in_sacramento()
    });
    riders.map(|(seat, _)| seat).collect()
}

pub(super) fn choices(state: &PonyExpress, out: &mut Vec<Action>) {
    out.push(Action::Pass);
    if state.holds(state.active, Item::Lasso) {
        out.extend(in_reach(state).iter().map(|seat| Action::Play(Play::Lasso(seat))));
    }
}

pub(super) fn start(
    state: &mut PonyExpress,
    action: Action,
    chance: &mut Chance,
    log: &mut impl Log<PonyExpress>,
) -> Option<Phase> {
    state.going(Affair::Turn);
    if let Action::Play(Play::Lasso(target)) = action {
        super::play(state, state.active, Play::Lasso(target), log);
        pull(state, target, log);
    }
    go(state, fires!("PE-26"), chance, log)
}

/// The pulled rider comes back to the active player's space and triggers nothing (IT-13, PE-72).
fn pull(state: &mut PonyExpress, seat: Seat, log: &mut impl Log<PonyExpress>) {
    let (from, to) = (state.riders[seat].space, state.riders[state.active].space);
    state.riders[seat].space = to;
    log.tell(state, fires!("PE-147"), || Event::MovedBack { seat, from, to });
}

/// Charity, then the roll or the mailbox step (PE-26 to PE-30); after an escape charity comes by PE-140.
pub(super) fn go(
    state: &mut PonyExpress,
    charity: RuleId,
    chance: &mut Chance,
    log: &mut impl Log<PonyExpress>,
) -> Option<Phase> {
    let seat = state.active;
    if state.riders[seat].gold == 0 {
        let gold = state.bank_pays(seat, 1);
        log.tell(state, charity, || Event::Charity { seat, gold });
    }
    if state.riders[seat].is_in_sacramento() {
        return sacramento::next_mailbox(state, log);
    }
    let shaker = Shaker::roll(chance);
    state.shaker = Some(shaker);
    let waits = Dice::after(Reroll::Never).lie(state);
    log.tell(state, fires!("PE-28"), || Event::Rolled { seat, dice: Some(shaker.all()) });
    Some(waits)
}
