//! Section 7.4: Ride, and fleeing on horseback (HS-110).

use tinstar_core::{Log, RuleId, fires, rule};

use super::super::movement::land;
use super::super::stealing::no_effect;
use crate::action::{Action, Event};
use crate::bandit::Bandit;
use crate::cards::Card;
use crate::data::{Happening, RIDE_CARS};
use crate::horses::Hostage;
use crate::phase::Phase;
use crate::state::ColtExpress;
use crate::train::{Car, Space};

/// A Ride card (HS-19, HS-20, HS-89).
pub(crate) fn ride(
    state: &mut ColtExpress,
    bandit: Bandit,
    log: &mut impl Log<ColtExpress>,
) -> Option<Phase> {
    if state.holds(bandit, Hostage::Zealot) {
        return no_effect(state, bandit, Card::Ride, fires!("HS-89"), log);
    }
    let car = state.layout().car(state.figure(bandit).at);
    if state.coach().horses[usize::from(car.index())] == 0 {
        return no_effect(state, bandit, Card::Ride, fires!("HS-20"), log);
    }
    Some(Phase::Ride { bandit })
}

/// Where a Ride from this space can end, from the front, the Stagecoach last (HS-21, HS-22).
pub(crate) fn ends(state: &ColtExpress, from: Space) -> impl Iterator<Item = Space> {
    let car = state.layout().car(from);
    let first = car.index().saturating_sub(RIDE_CARS);
    let last = (car.index() + RIDE_CARS).min(state.caboose.index());
    let near = state.coach().beside.index().abs_diff(car.index()) <= RIDE_CARS;
    (first..=last).map(|car| Car::new(car).inside()).chain(near.then_some(Car::STAGECOACH.inside()))
}

/// Whether a Ride may end with fleeing (HS-110).
pub(crate) fn may_flee(state: &ColtExpress) -> bool {
    state.card.face().happening == Some(Happening::Escape)
}

/// The choices of a Ride.
pub(crate) fn choices(state: &ColtExpress, bandit: Bandit, out: &mut Vec<Action>) {
    out.extend(ends(state, state.figure(bandit).at).map(Action::Ride));
    if may_flee(state) {
        out.push(Action::RideAway);
    }
}

/// A Ride ends inside a car or the Stagecoach, and the horse stays beside it (HS-21, HS-25).
pub(crate) fn ride_to(state: &mut ColtExpress, bandit: Bandit, to: Space, log: &mut impl Log<ColtExpress>) {
    let from = state.figure(bandit).at;
    let (mount, dismount) = (state.layout().car(from), state.layout().car(to));
    let horses = &mut state.coach_mut().horses;
    horses[usize::from(mount.index())] -= 1;
    horses[usize::from(dismount.index())] += 1;
    state.put(bandit, to);
    let rule = if to.is_coach() { fires!("HS-22") } else { fires!("HS-21") };
    log.tell(state, rule, || Event::Rode { bandit, from, to });
    land(state, bandit, from, fires!("ELF-30"), log);
}

/// A bandit leaves with the horse and is safe; the Elf stays (HS-110, ELF-35).
pub(crate) fn ride_away(state: &mut ColtExpress, bandit: Bandit, log: &mut impl Log<ColtExpress>) {
    let from = state.figure(bandit).at;
    let mount = state.layout().car(from);
    state.remove(bandit);
    let coach = state.coach_mut();
    coach.horses[usize::from(mount.index())] -= 1;
    coach.fled.insert(bandit);
    log.tell(state, fires!("HS-110"), || Event::RodeAway { bandit, from });
}

/// The rule that forbids this end of a Ride.
pub(crate) fn why_not(state: &ColtExpress, to: Space) -> RuleId {
    if to.is_roof() {
        rule!("HS-28")
    } else if to.is_coach() {
        rule!("HS-22")
    } else if state.layout().has(to) {
        rule!("HS-21")
    } else {
        rule!("CE-74")
    }
}
