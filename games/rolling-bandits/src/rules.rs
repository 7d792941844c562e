//! The rules, one file per chapter of the rulebook; here, what each phase allows and where it leads.

mod attack;
mod chests;
mod refusals;
mod roll;
mod scoring;
mod setup;
mod steal;

use tinstar_core::{Chance, Log, RuleId, Seat, rule};

use crate::action::{Action, Event};
use crate::data::LAST_TURN;
use crate::phase::Phase;
use crate::pieces::ChestSet;
use crate::state::RollingBandits;

pub(crate) use attack::target;
pub(crate) use refusals::why_not;
pub(crate) use scoring::{outcome, score_sheet};
pub(crate) use setup::{check, deal};

/// What `seat` may do now.
#[inline]
pub(crate) fn choices(state: &RollingBandits, seat: Seat, out: &mut Vec<Action>) {
    if state.phase.seat() != Some(seat) {
        return;
    }
    let side = &state.sides[seat];
    match state.phase {
        Phase::Recall { .. } => roll::recalls(side, out),
        Phase::Call { .. } => roll::calls(side, out),
        Phase::Reroll { .. } => roll::chests(side, out),
        Phase::Pick { roll, picked, .. } => roll::picks(&roll, &picked, out),
        Phase::Place { roll, .. } => attack::placements(state, seat, &roll, out),
        Phase::Swap { .. } => chests::swaps(side, out),
        Phase::Exchange { .. } => chests::exchanges(side, out),
        Phase::Over => {}
    }
}

/// Why a phase meets no action but its own.
const NOT_LEGAL: &str = "an action of another phase was taken, which is never legal";

/// Carries out a legal action and plays on to the next decision.
#[inline]
pub(crate) fn resolve(
    state: &mut RollingBandits,
    seat: Seat,
    action: Action,
    chance: &mut Chance,
    log: &mut impl Log<Event>,
) {
    let waits = match state.phase {
        Phase::Recall { .. } => roll::recall(state, seat, action, chance, log),
        Phase::Call { .. } => roll::call(state, seat, action, chance, log),
        Phase::Reroll { roll, .. } => roll::open_or_go_on(state, seat, roll, action, chance, log),
        Phase::Pick { roll, picked, .. } => {
            roll::pick_or_roll(state, seat, roll, picked, action, chance, log)
        }
        Phase::Place { roll, .. } => attack::place_or_stop(state, seat, roll, action, log),
        Phase::Swap { .. } => chests::open_or_end(state, seat, action, log),
        Phase::Exchange { .. } => chests::exchange(state, seat, action, log),
        Phase::Over => unreachable!("nothing is legal after the end"),
    };
    go_on(state, seat, waits, chance, log);
}

/// Lets turn follow turn after that of `seat` until somebody has to decide or the game is over (RB-9).
#[inline]
fn go_on(
    state: &mut RollingBandits,
    mut seat: Seat,
    mut waits: Option<Phase>,
    chance: &mut Chance,
    log: &mut impl Log<Event>,
) {
    state.phase = loop {
        waits = waits.or_else(|| end_turn(state, seat, log));
        if let Some(phase) = waits {
            break phase;
        }
        seat = seat.next(state.sides.seats());
        waits = turn(state, seat, rule!("RB-9"), chance, log);
    };
}

/// One turn up to its first decision: steal, recall, roll (RB-11, RB-12). Says what has to be decided, if
/// anything; nothing means that the turn is over.
fn turn(
    state: &mut RollingBandits,
    seat: Seat,
    why: RuleId,
    chance: &mut Chance,
    log: &mut impl Log<Event>,
) -> Option<Phase> {
    state.turn += 1;
    log.tell(why, || Event::TurnBegan { seat, number: state.turn });
    steal::steal(state, seat, log);
    if state.train.is_empty() {
        return Some(scoring::end(state, rule!("RB-70"), log));
    }
    roll::begin(state, seat, chance, log)
}

/// The end of a turn: chests won in it can be used from now on (RB-58), and a game that does not get on is
/// helped (RB-77, RB-92).
fn end_turn(state: &mut RollingBandits, seat: Seat, log: &mut impl Log<Event>) -> Option<Phase> {
    let side = &mut state.sides[seat];
    side.closed = side.closed | side.fresh;
    side.fresh = ChestSet::EMPTY;
    scoring::uncouple_if_stalled(state, log);
    if state.train.is_empty() {
        return Some(scoring::end(state, rule!("RB-70"), log));
    }
    (state.turn == LAST_TURN).then(|| scoring::end(state, rule!("RB-92"), log))
}
