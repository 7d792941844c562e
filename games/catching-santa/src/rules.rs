//! The rules, one file per chapter of the rulebook; here, what each phase allows and where it leads.

mod capture;
mod magic;
mod ordinary;
mod scoring;
mod setup;

use tinstar_core::{Chance, Log, RuleId, Seat, rule};

use crate::action::{Action, Event};
use crate::phase::Phase;
use crate::state::CatchingSanta;

pub(crate) use scoring::{outcome, score_sheet};
pub(crate) use setup::{check, deal};

/// What `seat` may do now.
#[inline]
pub(crate) fn choices(state: &CatchingSanta, seat: Seat, out: &mut Vec<Action>) {
    match state.phase {
        Phase::Try { seat: active, .. } | Phase::Again { seat: active } if active == seat => {
            out.extend([Action::Roll, Action::Stop]);
        }
        Phase::Use { seat: active, roll } if active == seat => {
            out.extend(ordinary::Uses::of(state, seat, roll));
        }
        Phase::Try { .. } | Phase::Again { .. } | Phase::Use { .. } | Phase::Over => {}
    }
}

const NO_ROLL: &str = "a piece was moved without a roll, which is never legal";

/// Carries out a legal action and plays on to the next decision.
#[inline]
pub(crate) fn resolve(
    state: &mut CatchingSanta,
    action: Action,
    chance: &mut Chance,
    log: &mut impl Log<Event>,
) {
    let (seat, waits) = match state.phase {
        Phase::Try { seat, left } => match action {
            Action::Roll => (seat, ordinary::try_to_enter(state, seat, left, chance, log)),
            Action::Stop => (seat, stop(seat, rule!("CS-33"), log)),
            Action::Enter | Action::Move { .. } => unreachable!("{NO_ROLL}"),
        },
        Phase::Again { seat } => match action {
            Action::Roll => (seat, ordinary::roll(state, seat, rule!("CS-42"), chance, log)),
            Action::Stop => (seat, stop(seat, rule!("CS-40"), log)),
            Action::Enter | Action::Move { .. } => unreachable!("{NO_ROLL}"),
        },
        Phase::Use { seat, roll } => (seat, ordinary::apply(state, seat, roll, action, log)),
        Phase::Over => unreachable!("nothing is legal after the end"),
    };
    go_on(state, seat, waits, chance, log);
}

fn stop(seat: Seat, rule: RuleId, log: &mut impl Log<Event>) -> Option<Phase> {
    log.tell(rule, || Event::Stopped { seat });
    None
}

/// Lets turn follow turn after that of `seat` until somebody has to decide or the game is over (CS-14).
#[inline]
fn go_on(
    state: &mut CatchingSanta,
    mut seat: Seat,
    mut waits: Option<Phase>,
    chance: &mut Chance,
    log: &mut impl Log<Event>,
) {
    state.phase = loop {
        match waits {
            Some(phase) => break phase,
            None => {
                seat = seat.next(state.sides.seats());
                waits = turn(state, seat, rule!("CS-14"), chance, log);
            }
        }
    };
}

/// One turn: the magic die, then the ordinary die (CS-16, CS-31). Says what has to be decided, if anything.
#[inline]
fn turn(
    state: &mut CatchingSanta,
    seat: Seat,
    why: RuleId,
    chance: &mut Chance,
    log: &mut impl Log<Event>,
) -> Option<Phase> {
    if state.turn == crate::data::LAST_TURN {
        return Some(scoring::end(state, rule!("CS-75"), log));
    }
    state.turn += 1;
    log.tell(why, || Event::TurnBegan { seat, number: state.turn });
    magic::roll(state, seat, chance, log);
    ordinary::begin(state, seat, chance, log)
}

/// The rule that forbids an action that is not legal.
pub(crate) fn why_not(state: &CatchingSanta, seat: Seat, action: Action) -> RuleId {
    match state.phase {
        Phase::Over => rule!("CS-65"),
        Phase::Try { seat: active, .. } | Phase::Again { seat: active } | Phase::Use { seat: active, .. }
            if active != seat =>
        {
            rule!("CS-14")
        }
        Phase::Try { .. } => match action {
            Action::Enter => rule!("CS-38"),
            Action::Move { .. } | Action::Roll | Action::Stop => rule!("CS-35"),
        },
        // The further roll comes first; only it tells how far a piece may go.
        Phase::Again { .. } => rule!("CS-39"),
        Phase::Use { roll, .. } => ordinary::why_not(state, seat, roll, action),
    }
}
