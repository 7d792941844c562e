//! Section 8.8: what happens at the end of a round with a Marshal player.

use tinstar_core::{Chance, Log, RuleId, fires};

use super::super::happenings;
use super::super::movement::hit_all;
use super::{cell, marshal};
use crate::action::{Action, Event};
use crate::bandit::{Bandit, BanditSet};
use crate::layout::{Layout, Way};
use crate::phase::Phase;
use crate::state::ColtExpress;
use crate::train::Space;

/// The Marshal goes a car backward on his level, if he can, and nobody meets him (MP-76, MP-106). Where to.
#[cold]
pub(crate) fn step_back(
    state: &mut ColtExpress,
    why: RuleId,
    log: &mut impl Log<ColtExpress>,
) -> Option<Space> {
    let from = state.marshals_space();
    let to = Layout::new(state.caboose, None).next(from, Way::Backward)?;
    state.put(Bandit::Marshal, to);
    log.tell(state, why, || Event::Moved { bandit: Bandit::Marshal, from, to });
    Some(to)
}

/// The Marshal walks after a drink; whoever is inside a car he enters is hit and stays (MP-81).
#[cold]
pub(crate) fn stagger(state: &mut ColtExpress, far: bool, log: &mut impl Log<ColtExpress>) {
    while let Some(to) = step_back(state, fires!("MP-81"), log) {
        hit_all(state, state.bandits_at(to), |_| fires!("MP-81"), log);
        if !far {
            return;
        }
    }
}

/// Everybody in the Cell comes to the Corridor (MP-82).
pub(crate) fn jailbreak(state: &mut ColtExpress, log: &mut impl Log<ColtExpress>) {
    let [corridor, _] = cell::exits(state);
    for bandit in state.who_is_at(Space::CELL).iter() {
        cell::break_out(state, bandit, corridor, fires!("MP-82"), log);
    }
}

/// A Bullet for everybody in the Corridor and on the Roof of the Prison car (MP-83).
pub(crate) fn guard_duty(state: &mut ColtExpress, log: &mut impl Log<ColtExpress>) {
    let [corridor, roof] = cell::exits(state);
    hit_all(state, state.bandits_at(corridor).or(state.bandits_at(roof)), |_| fires!("MP-83"), log);
}

/// A Bullet for everybody in the Marshal's space (MP-85).
pub(crate) fn shoot_out(state: &mut ColtExpress, log: &mut impl Log<ColtExpress>) {
    hit_all(state, state.bandits_at(state.marshals_space()), |_| fires!("MP-85"), log);
}

/// Everybody in the Cell is counted (MP-86).
pub(crate) fn head_count(state: &mut ColtExpress, log: &mut impl Log<ColtExpress>) {
    for bandit in state.who_is_at(Space::CELL).iter() {
        state.prison_mut().counted.insert(bandit);
        log.tell(state, fires!("MP-86"), || Event::HeadCounted { bandit });
    }
}

/// Everybody in the Marshal's car, on either level, loses the least valuable purse; the Cell is no part of it (MP-87,
/// MP-102).
pub(crate) fn last_stand(state: &mut ColtExpress, log: &mut impl Log<ColtExpress>) {
    let car = state.marshals_space().car();
    let near = state.bandits_at(car.inside()).or(state.bandits_at(car.roof()));
    happenings::take_least_purses(state, near, fires!("MP-87"), log);
}

/// Everybody who is alone in a space is bribed; the Cell is none (MP-88, MP-102).
pub(crate) fn bribe(state: &mut ColtExpress, log: &mut impl Log<ColtExpress>) {
    let fled = state.stagecoach.map_or(BanditSet::EMPTY, |coach| coach.fled);
    for bandit in state.playing.less(fled).iter() {
        let at = state.figure(bandit).at;
        if at != Space::CELL && state.bandits_at(at) == BanditSet::only(bandit) {
            state.prison_mut().bribed.insert(bandit);
            log.tell(state, fires!("MP-88"), || Event::Bribed { bandit });
        }
    }
}

/// The Marshal may go a car, or stay (MP-84).
pub(crate) fn patrols(state: &ColtExpress, out: &mut Vec<Action>) {
    out.extend(marshal::ways(state).map(Action::Move));
    out.push(Action::Leave);
}

/// The Marshal has decided about his patrol, and the round ends (MP-84).
pub(crate) fn patrol(
    state: &mut ColtExpress,
    action: Action,
    chance: &mut Chance,
    log: &mut impl Log<ColtExpress>,
) -> Phase {
    if let Action::Move(to) = action {
        let from = state.marshals_space();
        state.put(Bandit::Marshal, to);
        log.tell(state, fires!("MP-84"), || Event::Moved { bandit: Bandit::Marshal, from, to });
    } else {
        log.tell(state, fires!("MP-84"), || Event::Stayed);
    }
    happenings::after_event(state, chance, log)
}
