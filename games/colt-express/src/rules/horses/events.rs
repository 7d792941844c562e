//! Sections 7.10 and 7.11, and how the Stagecoach falls back (HS-29).

use tinstar_core::{Chance, Log, RuleId, fires};

use super::super::movement::{hit_all, move_marshal};
use super::super::{happenings, prison};
use super::{ransom, settle, shotgun};
use crate::action::Event;
use crate::bandit::{Bandit, BanditSet};
use crate::data::{ROUNDS, SMALL_TABLE, STRONGBOX_VALUE};
use crate::horses::{Resume, Whiskey};
use crate::layout::Way;
use crate::phase::Phase;
use crate::state::ColtExpress;
use crate::train::{Car, Level, Space};

/// After the event everything is settled, and the Stagecoach falls back, but not after the last round (HS-29, HS-31).
pub(crate) fn fall_back(
    state: &mut ColtExpress,
    chance: &mut Chance,
    log: &mut impl Log<ColtExpress>,
) -> Phase {
    if let Some(phase) = settle(state, Resume::Event, log) {
        return phase;
    }
    if state.round < ROUNDS {
        state.phase = Phase::Stealing { bandit: None };
        move_coach(state, fires!("HS-29"), log);
        shotgun::catch(state, fires!("HS-57"), log);
        if let Some(phase) = settle(state, Resume::Round, log) {
            return phase;
        }
    }
    happenings::next_round(state, chance, log)
}

/// The Stagecoach goes one car back with all that is in and on it, and a Shotgun off it goes along (HS-30, HS-62).
fn move_coach(state: &mut ColtExpress, why: RuleId, log: &mut impl Log<ColtExpress>) {
    let from = state.coach().beside;
    if let Some(to) = state.layout().next(from.inside(), Way::Backward) {
        let to = to.car();
        state.coach_mut().beside = to;
        log.tell(state, why, || Event::StagecoachMoved { from, to });
    }
}

/// One horse is lost, or two at a large table, those nearest to the Caboose first (HS-95).
pub(crate) fn pant(state: &mut ColtExpress, log: &mut impl Log<ColtExpress>) {
    let count = if state.outlaws() <= SMALL_TABLE { 1 } else { 2 };
    for _ in 0..count {
        let Some(place) = state.coach().horses.iter().rposition(|horses| *horses > 0) else { return };
        state.coach_mut().horses[place] -= 1;
        log.tell(state, fires!("HS-95"), || Event::HorseLost { car: Car::new(place as u8) });
    }
}

/// The Marshal empties a flask in his car, which one is luck, and walks (HS-96 to HS-99).
pub(crate) fn drink(state: &mut ColtExpress, chance: &mut Chance, log: &mut impl Log<ColtExpress>) {
    let at = state.marshals_space();
    if at.is_roof() {
        // A player's Marshal drinks inside only (MP-81).
        return;
    }
    let coach = state.coach_mut();
    let here = coach.flasks_at(at).count();
    let number = match here {
        0 => return,
        1 => 0,
        _ => chance.below(here as u32) as usize,
    };
    let flask = *coach.flasks_at(at).nth(number).expect("luck picks one of those there are");
    let place = coach.flasks.iter().position(|lying| *lying == flask).expect("it lies there");
    coach.flasks.remove(place);
    let kind = flask.kind.unwrap_or_else(|| coach.unseen.draw(chance));
    *coach.gone.of_mut(kind) += 1;
    log.tell(state, fires!("HS-96"), || Event::MarshalDrank { label: flask.label, kind });
    let why = match kind {
        Whiskey::Classic => fires!("HS-98"),
        Whiskey::Old => fires!("HS-99"),
    };
    if state.prison.is_some() {
        return prison::events::stagger(state, kind == Whiskey::Old, log);
    }
    while let Some(to) = state.layout().next(state.marshal.inside(), Way::Backward) {
        move_marshal(state, to.car(), why, log);
        if kind == Whiskey::Classic {
            return;
        }
    }
}

/// Bandits on the roofs of the train, horses and the Stagecoach go one car back, if they can (HS-100, HS-101).
pub(crate) fn speed_up(state: &mut ColtExpress, log: &mut impl Log<ColtExpress>) {
    for bandit in state.everybody(Level::Roof).iter() {
        if let Some(to) = state.layout().next(state.figure(bandit).at, Way::Backward) {
            state.put(bandit, to);
            let rule = if bandit == Bandit::Marshal { fires!("MP-79") } else { fires!("HS-100") };
            log.tell(state, rule, || Event::Thrown { bandit, to });
        }
    }
    let last = usize::from(state.caboose.index());
    let horses = &mut state.coach_mut().horses;
    let before = *horses;
    for car in 0..last {
        horses[car] -= before[car];
        horses[car + 1] += before[car];
    }
    if *horses != before {
        log.tell(state, fires!("HS-100"), || Event::HorsesMoved);
    }
    move_coach(state, fires!("HS-100"), log);
    shotgun::catch(state, fires!("HS-101"), log);
}

/// A Bullet for everybody in, on and beside the Stagecoach (HS-103, HS-104).
pub(crate) fn rage(state: &mut ColtExpress, log: &mut impl Log<ColtExpress>) {
    let cars = [Car::STAGECOACH, state.coach().beside];
    let spaces = cars.into_iter().flat_map(|car| [car.inside(), car.roof()]);
    let near = spaces.fold(BanditSet::EMPTY, |near, space| near.or(state.bandits_at(space)));
    hit_all(state, near, |_| fires!("HS-103"), log);
}

/// What the Bullets of this round cost is told (HS-105).
pub(crate) fn mortal(state: &ColtExpress, log: &mut impl Log<ColtExpress>) {
    for bandit in state.playing.iter() {
        let lost = ransom::mortal(state, bandit);
        if lost > 0 {
            log.tell(state, fires!("HS-105"), || Event::MortallyHit { bandit, lost });
        }
    }
}

/// Who stands together shares the worth of the strongboxes there; fractions are dropped (HS-106).
pub(crate) fn share(state: &mut ColtExpress, log: &mut impl Log<ColtExpress>) {
    for bandit in state.playing.less(state.coach().fled).iter() {
        let figure = state.figure(bandit);
        let (among, boxes) = (state.bandits_at(figure.at), i16::from(figure.strongboxes));
        if boxes == 0 || !among.has_several() || figure.at == Space::CELL {
            continue;
        }
        let each = STRONGBOX_VALUE / among.len() as u16;
        let shared = &mut state.coach_mut().shared;
        shared[bandit.index()] -= boxes * STRONGBOX_VALUE as i16;
        among.iter().for_each(|one| shared[one.index()] += boxes * each as i16);
        log.tell(state, fires!("HS-106"), || Event::LootShared { bandit, among, each });
    }
}

/// Everybody on the train is arrested (HS-108).
pub(crate) fn arrest(state: &ColtExpress, log: &mut impl Log<ColtExpress>) {
    let bandits = ransom::arrested(state);
    if !bandits.is_empty() {
        log.tell(state, fires!("HS-108"), || Event::Arrested { bandits });
    }
}
