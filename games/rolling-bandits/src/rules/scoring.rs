//! Section 4.8: the end, the points, and how a game that does not get on is ended.

use tinstar_core::{Log, Outcome, RuleId, ScoreLine, Seat, SeatSet, fires, rule};

use super::steal;
use crate::action::Event;
use crate::data::{QUIET_ROUNDS, TRAINS};
use crate::phase::Phase;
use crate::pieces::{Car, CarSet, Chest, ChestSet};
use crate::state::{Haul, RollingBandits};

/// After ten complete rounds without a theft the rearmost car leaves the game (RB-77, RB-78).
#[inline]
pub(crate) fn uncouple_if_stalled(state: &mut RollingBandits, log: &mut impl Log<RollingBandits>) {
    let quiet = state.turn - state.last_departure;
    if !state.options.stall || quiet < QUIET_ROUNDS * state.attackers.len() as u16 {
        return;
    }
    let car = state.train[0].car;
    let fallen = steal::leave_train(state, 0);
    state.uncoupled.insert(car);
    log.tell(state, fires!("RB-77"), || Event::Uncoupled { car });
    steal::clear_away(state, fallen, fires!("RB-77"), fires!("RB-77"), log);
}

/// The train is gone, or the match was stopped (RB-70, RB-92): cars and chests are shown and counted (RB-71). Says who
/// must attack a new train because they are tied in everything (RB-76); nobody means that the game is over.
#[cold]
pub(crate) fn end(
    state: &mut RollingBandits,
    why: RuleId,
    log: &mut impl Log<RollingBandits>,
) -> Option<SeatSet> {
    let mut counted = SeatSet::EMPTY;
    state.phase = Phase::Counting { counted };
    log.tell(state, why, || Event::Ended);
    for seat in state.attackers.iter() {
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
    let best = outcome(state).winners();
    if best.len() > 1 && state.train.is_empty() && trains(state) < TRAINS {
        return Some(best);
    }
    state.phase = Phase::Over;
    log.tell(state, what_decided(state), || Event::Won { seats: best });
    None
}

/// How many trains there have been, this one included.
fn trains(state: &RollingBandits) -> usize {
    1 + state.sides.iter().map(|(_, side)| side.hauls.len()).max().unwrap_or(0)
}

/// The rule by which the winner is the winner.
fn what_decided(state: &RollingBandits) -> RuleId {
    let best = state.sides.iter().map(|(_, side)| side.haul()).max().unwrap_or_default();
    let tied = |same: fn(Haul, Haul) -> bool| {
        state.attackers.iter().filter(|seat| same(state.sides[*seat].haul(), best)).count() > 1
    };
    if tied(|one, best| one == best) {
        fires!("RB-94")
    } else if trains(state) > 1 {
        fires!("RB-76")
    } else if !tied(|one, best| one.points == best.points) {
        fires!("RB-72")
    } else if !tied(|one, best| (one.points, one.cars) == (best.points, best.cars)) {
        fires!("RB-73")
    } else {
        fires!("RB-75")
    }
}

/// The most points win; among equals the most cars, then the most chests (RB-72 to RB-75); among those who are still equal
/// the same of the next train (RB-76).
pub(crate) fn outcome(state: &RollingBandits) -> Outcome {
    let sides = &state.sides;
    let trains = |seat: Seat| {
        let side = &sides[seat];
        side.hauls.iter().copied().chain(state.attackers.contains(seat).then(|| side.haul()))
    };
    let key = |seat: Seat| {
        let mut key = [Haul::default(); TRAINS];
        key.iter_mut().zip(trains(seat)).for_each(|(place, haul)| *place = haul);
        key
    };
    let points = |seat: Seat| trains(seat).map(|haul| i32::from(haul.points)).sum();
    Outcome::ranked(sides.seats(), key, points)
}

/// What makes up a seat's points: the trains before this one (RB-76), then cars and chests (RB-60, RB-71).
pub(crate) fn score_sheet(state: &RollingBandits, seat: Seat, out: &mut Vec<ScoreLine>) {
    let side = &state.sides[seat];
    out.extend(side.hauls.iter().map(|haul| ScoreLine {
        rule: rule!("RB-76"),
        item: "rb-earlier-train",
        count: 1,
        points: haul.points.into(),
    }));
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
