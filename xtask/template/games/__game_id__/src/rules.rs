//! The rules, one file per chapter of the rulebook; here, what a turn allows and where it leads.

mod scoring;
mod setup;

use tinstar_core::{Chance, Log, RuleId, Seat, rule};

use crate::action::{Action, Event};
use crate::data::DIE;
use crate::phase::Phase;
use crate::state::__Game__;

pub(crate) use scoring::{outcome, score_sheet};
pub(crate) use setup::{check, deal};

/// What `seat` may do now.
#[inline]
pub(crate) fn choices(state: &__Game__, seat: Seat, out: &mut Vec<Action>) {
    match state.phase {
        Phase::Turn { seat: active } if active == seat => out.extend([Action::Roll, Action::Stop]),
        Phase::Turn { .. } | Phase::Over => {}
    }
}

/// Carries out a legal action and plays on to the next decision.
#[inline]
pub(crate) fn resolve(state: &mut __Game__, action: Action, chance: &mut Chance, log: &mut impl Log<Event>) {
    let seat = state.phase.seat().expect("nothing is legal after the end");
    match action {
        Action::Roll => roll(state, seat, chance, log),
        Action::Stop => {
            state.sides[seat].out = true;
            log.tell(rule!("__BOOK__-5"), || Event::Stopped { seat });
        }
    }
    state.phase = next(state, seat, log);
}

/// Adds a roll to the points of `seat`, or takes them all (__BOOK__-4, __BOOK__-6).
fn roll(state: &mut __Game__, seat: Seat, chance: &mut Chance, log: &mut impl Log<Event>) {
    let face = chance.die(DIE);
    let side = &mut state.sides[seat];
    side.points += face;
    log.tell(rule!("__BOOK__-4"), || Event::Rolled { seat, face });
    if side.points > state.target {
        side.points = 0;
        side.out = true;
        log.tell(rule!("__BOOK__-6"), || Event::WentBeyond { seat });
    }
}

/// The turn of the next player who is not out, or the end (__BOOK__-3, __BOOK__-7).
fn next(state: &__Game__, seat: Seat, log: &mut impl Log<Event>) -> Phase {
    let mut order = seat.others(state.sides.seats()).chain([seat]);
    match order.find(|seat| !state.sides[*seat].out) {
        Some(seat) => {
            log.tell(rule!("__BOOK__-3"), || Event::TurnBegan { seat });
            Phase::Turn { seat }
        }
        None => scoring::end(state, log),
    }
}

/// The rule that forbids an action that is not legal.
pub(crate) fn why_not(state: &__Game__) -> RuleId {
    match state.phase {
        Phase::Turn { .. } => rule!("__BOOK__-3"),
        Phase::Over => rule!("__BOOK__-7"),
    }
}
