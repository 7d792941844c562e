//! Chapter 3: the end and the points.

use tinstar_core::{Log, Outcome, ScoreLine, Seat, fires, rule};

use crate::action::Event;
use crate::phase::Phase;
use crate::state::__Game__;

/// The game ends when everybody is out (__BOOK__-7).
#[cold]
pub(crate) fn end(state: &mut __Game__, log: &mut impl Log<__Game__>) {
    state.phase = Phase::Over;
    log.tell(state, fires!("__BOOK__-7"), || Event::Ended);
    log.tell(state, fires!("__BOOK__-8"), || Event::Won { seats: outcome(state).winners() });
}

/// The most points win; equals share (__BOOK__-8).
pub(crate) fn outcome(state: &__Game__) -> Outcome {
    let points = |seat| i32::from(state.sides[seat].points);
    Outcome::ranked(state.sides.seats(), points, points)
}

/// What makes up a seat's points (__BOOK__-4).
pub(crate) fn score_sheet(state: &__Game__, seat: Seat, out: &mut Vec<ScoreLine>) {
    let points = i32::from(state.sides[seat].points);
    out.push(ScoreLine { rule: rule!("__BOOK__-4"), item: "__book__-points", count: points, points });
}
