//! Section 4.8: the end, the points, and how a game that does not get on is ended.

use tinstar_core::{Log, Outcome, RuleId, ScoreLine, Seat, SeatSet, fires, rule};

use super::steal;
use crate::action::Event;
use crate::data::QUIET_ROUNDS;
use crate::phase::Phase;
use crate::pieces::{Car, CarSet, Chest, ChestSet};
use crate::state::{RollingBandits, Side};

/// After ten complete rounds without a theft the rearmost car leaves the game (RB-77, RB-78).
#[inline]
pub(crate) fn uncouple_if_stalled(state: &mut RollingBandits, log: &mut impl Log<RollingBandits>) {
    let quiet = state.turn - state.last_departure;
    if !state.options.stall || quiet < QUIET_ROUNDS * state.sides.seats() as u16 {
        return;
    }
    let car = state.train[0].car;
    let fallen = steal::leave_train(state, 0);
    state.uncoupled.insert(car);
    log.tell(state, fires!("RB-77"), || Event::Uncoupled { car });
    steal::clear_away(state, fallen, fires!("RB-77"), fires!("RB-77"), log);
}

/// The game ends at once (RB-70, RB-92); cars and chests are shown and counted (RB-71).
#[cold]
pub(crate) fn end(state: &mut RollingBandits, why: RuleId, log: &mut impl Log<RollingBandits>) -> Phase {
    let mut counted = SeatSet::EMPTY;
    state.phase = Phase::Counting { counted };
    log.tell(state, why, || Event::Ended);
    for seat in Seat::all(state.sides.seats()) {
        let side = &mut state.sides[seat];
        side.open = side.chests();
        (side.fresh, side.closed) = (ChestSet::EMPTY, ChestSet::EMPTY);
        counted.insert(seat);
        state.phase = Phase::Counting { counted };
        let side = &state.sides[seat];
        log.tell(state, fires!("RB-71"), || Event::Counted {
            seat,
            cars: side.cars.len() as u8,
            chests: side.open,
            points: side.points(),
        });
    }
    state.phase = Phase::Over;
    log.tell(state, what_decided(state), || Event::Won { seats: outcome(state).winners() });
    Phase::Over
}

type Key = (u8, usize, usize);

/// Points, then cars, then chests (RB-72, RB-73, RB-75).
fn key(side: &Side) -> Key {
    (side.points(), side.cars.len(), side.chests().len())
}

/// The rule by which the winner is the winner.
fn what_decided(state: &RollingBandits) -> RuleId {
    let best = state.sides.iter().map(|(_, side)| key(side)).max().unwrap_or_default();
    let tied =
        |same: fn(Key, Key) -> bool| state.sides.iter().filter(|(_, side)| same(key(side), best)).count() > 1;
    if !tied(|one, best| one.0 == best.0) {
        fires!("RB-72")
    } else if !tied(|one, best| (one.0, one.1) == (best.0, best.1)) {
        fires!("RB-73")
    } else if !tied(|one, best| one == best) {
        fires!("RB-75")
    } else {
        fires!("RB-76")
    }
}

/// The most points win; among equals the most cars, then the most chests; who is still equal shares (RB-72 to
/// RB-76).
pub(crate) fn outcome(state: &RollingBandits) -> Outcome {
    let sides = &state.sides;
    Outcome::ranked(sides.seats(), |seat| key(&sides[seat]), |seat| i32::from(sides[seat].points()))
}

/// What makes up a seat's points (RB-60, RB-71).
pub(crate) fn score_sheet(state: &RollingBandits, seat: Seat, out: &mut Vec<ScoreLine>) {
    let side = &state.sides[seat];
    let locomotive = CarSet::only(Car::LOCOMOTIVE);
    let cars = |cars: CarSet| (cars.len(), cars.iter().map(Car::points).sum::<u8>());
    let chests = (side.chests().len(), side.chests().iter().map(Chest::points).sum::<u8>());
    let lines = [
        ("rb-wagons-taken", rule!("RB-71"), cars(side.cars.less(locomotive))),
        ("rb-locomotive-taken", rule!("RB-71"), cars(side.cars.and(locomotive))),
        ("rb-chests-won", rule!("RB-60"), chests),
    ];
    out.extend(lines.into_iter().filter(|(.., (count, _))| *count > 0).map(
        |(item, rule, (count, points))| ScoreLine { rule, item, count: count as i32, points: points.into() },
    ));
}
