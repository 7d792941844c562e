//! Section 7.3: the Horse Attack.

use tinstar_core::pieces::List;
use tinstar_core::{Chance, Log, RuleId, Seat, SeatSet, fires};

use super::super::{happenings, setup};
use crate::action::{Action, Event};
use crate::bandit::{Bandit, BanditSet};
use crate::data::BANDITS;
use crate::phase::Phase;
use crate::state::ColtExpress;
use crate::train::Car;

/// The first car that can be boarded (HS-14).
const FIRST_CAR: Car = Car::new(1);

/// Everybody rides up to the Caboose (HS-10, HS-11).
pub(crate) fn begin(state: &ColtExpress) -> Phase {
    let left = happenings::numbered(state).map(|bandit| state.player(bandit)).collect();
    Phase::Attack { car: state.caboose, left, chosen: BanditSet::EMPTY }
}

/// The bandits still riding.
fn riders(state: &ColtExpress) -> BanditSet {
    happenings::numbered(state).filter(|bandit| !state.playing.contains(*bandit)).collect()
}

/// The rider a player chooses for next, if there is one (HS-15).
fn next_rider(state: &ColtExpress, seat: Seat, chosen: BanditSet) -> Option<Bandit> {
    let mut crew = state.crews[seat].iter().map(|(_, bandit)| bandit);
    crew.find(|bandit| !state.playing.contains(*bandit) && !chosen.contains(*bandit))
}

/// Whether to board this car (HS-11).
pub(crate) fn choices(state: &ColtExpress, seat: Seat, chosen: BanditSet, out: &mut Vec<Action>) {
    if let Some(bandit) = next_rider(state, seat, chosen) {
        out.extend([Action::Board(bandit), Action::RideOn(bandit)]);
    }
}

/// Every car the last rider can still board (HS-16).
pub(crate) fn last_choices(car: Car, out: &mut Vec<Action>) {
    out.extend((FIRST_CAR.index()..=car.index()).map(|car| Action::BoardAt(Car::new(car))));
}

/// A player has chosen for a rider; when all have, the choices are shown (HS-11, HS-12).
pub(crate) fn choose(
    state: &mut ColtExpress,
    seat: Seat,
    (car, left, chosen): (Car, SeatSet, BanditSet),
    action: Action,
    chance: &mut Chance,
    log: &mut impl Log<ColtExpress>,
) -> Phase {
    let (Action::Board(bandit) | Action::RideOn(bandit)) = action else {
        unreachable!("{action:?} is no choice of a rider")
    };
    let (boards, chosen) = (action == Action::Board(bandit), chosen.with(bandit));
    if boards {
        state.coach_mut().boarding.insert(bandit);
    }
    state.phase = Phase::Attack { car, left: SeatSet::EMPTY, chosen };
    log.tell(state, fires!("HS-11"), || Event::RiderChose { seat, bandit, boards: Some(boards) });
    let left = if next_rider(state, seat, chosen).is_some() { left } else { left.without(seat) };
    if !left.is_empty() {
        return Phase::Attack { car, left, chosen };
    }
    state.phase = Phase::Boarding { first: Some(state.first), tokens: BanditSet::EMPTY };
    let boarding = std::mem::take(&mut state.coach_mut().boarding);
    board_all(state, boarding, car, fires!("HS-12"), log);
    ride_up(state, car, chance, log)
}

/// Those who are still riding come to the next car forward (HS-13); at the first one all of them board (HS-14).
fn ride_up(
    state: &mut ColtExpress,
    from: Car,
    chance: &mut Chance,
    log: &mut impl Log<ColtExpress>,
) -> Phase {
    let (riders, car) = (riders(state), Car::new(from.index() - 1));
    match riders.first() {
        None => setup::begin(state, chance, log),
        Some(_) if car == FIRST_CAR => {
            board_all(state, riders, car, fires!("HS-14"), log);
            setup::begin(state, chance, log)
        }
        Some(bandit) if !riders.has_several() => Phase::LastRider { bandit, car },
        Some(_) => {
            let left = riders.iter().map(|bandit| state.player(bandit)).collect();
            Phase::Attack { car, left, chosen: BanditSet::EMPTY }
        }
    }
}

/// The last rider has chosen a car (HS-16).
pub(crate) fn board_last(
    state: &mut ColtExpress,
    bandit: Bandit,
    action: Action,
    chance: &mut Chance,
    log: &mut impl Log<ColtExpress>,
) -> Phase {
    let Action::BoardAt(car) = action else { unreachable!("{action:?} boards no car") };
    state.phase = Phase::Boarding { first: Some(state.first), tokens: BanditSet::EMPTY };
    board_all(state, BanditSet::only(bandit), car, fires!("HS-16"), log);
    setup::begin(state, chance, log)
}

/// These go inside, and their horses stay beside the car (HS-12).
fn board_all(
    state: &mut ColtExpress,
    riders: BanditSet,
    car: Car,
    why: RuleId,
    log: &mut impl Log<ColtExpress>,
) {
    let in_order: List<Option<Bandit>, BANDITS> =
        happenings::numbered(state).filter(|bandit| riders.contains(*bandit)).map(Some).collect();
    for bandit in in_order.iter().copied().flatten() {
        let (seat, at) = (state.player(bandit), car.inside());
        let slot = state.crews[seat].slot(bandit).expect("it is a bandit of this player");
        setup::place(state, seat, (slot, bandit), at);
        state.coach_mut().horses[usize::from(car.index())] += 1;
        log.tell(state, why, || Event::Placed { bandit, at });
    }
}
