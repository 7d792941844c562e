//! Section 4.5: Fire.

use tinstar_core::{Log, RuleId, fires, rule};

use super::horses::stagecoach;
use super::movement::{meet, receive};
use super::stealing::no_effect;
use crate::action::Event;
use crate::bandit::{Bandit, BanditSet};
use crate::cards::Card;
use crate::layout::Way;
use crate::phase::Phase;
use crate::state::ColtExpress;
use crate::train::Space;

/// A Fire card (CE-86, CE-87).
#[inline]
pub(crate) fn fire(
    state: &mut ColtExpress,
    bandit: Bandit,
    log: &mut impl Log<ColtExpress>,
) -> Option<Phase> {
    let targets = targets(state, bandit);
    match targets.first() {
        Some(_) if state.figure(bandit).bullets == 0 => {}
        Some(target) if !targets.has_several() => {
            shoot(state, bandit, target, log);
            return None;
        }
        Some(_) => return Some(Phase::Fire { bandit, targets }),
        None => {}
    }
    no_effect(state, bandit, Card::Fire, fires!("CE-87"), log)
}

/// Everybody in sight: next door inside, the nearest in each direction on the roofs, and for Tuco the other
/// level of his car (CE-88 to CE-93).
#[inline]
fn in_sight(state: &ColtExpress, bandit: Bandit) -> BanditSet {
    let at = state.figure(bandit).at;
    let level = state.seen_from(at);
    if state.has_ability(bandit, Bandit::Tuco) { level.or(state.who_is_at(at.other_level())) } else { level }
}

/// Whom a Fire may hit (CE-94, CE-95).
#[inline]
pub(crate) fn targets(state: &ColtExpress, bandit: Bandit) -> BanditSet {
    spare(state, in_sight(state, bandit))
}

/// Those nobody may aim at while there is another target are left out, if there is another (CE-94).
#[inline]
pub(crate) fn spare(state: &ColtExpress, targets: BanditSet) -> BanditSet {
    let others = targets.less(state.protected);
    // The Marshal is a target too, but protects nobody (MP-49).
    if others.bandits().is_empty() { targets } else { others }
}

/// The next Bullet of the pile goes to the target (CE-86), which Django's shot pushes (CE-97).
#[inline]
pub(crate) fn shoot(
    state: &mut ColtExpress,
    bandit: Bandit,
    target: Bandit,
    log: &mut impl Log<ColtExpress>,
) {
    let friendly = state.are_together(state.figure(bandit).seat, state.figure(target).seat);
    let shooter = state.figure_mut(bandit);
    shooter.bullets -= 1;
    shooter.friendly += u8::from(friendly);
    let (from, left) = (shooter.at, shooter.bullets);
    state.figure_mut(target).shots += 1;
    receive(state, target);
    let at = state.figure(target).at;
    let rule = stagecoach::shot_rule(from, at).unwrap_or(match at {
        _ if target == Bandit::Marshal => fires!("MP-46"),
        _ if at == from.other_level() => fires!("CE-93"),
        _ if at.is_roof() => fires!("CE-89"),
        _ => fires!("CE-88"),
    });
    log.tell(state, rule, || Event::Shot { bandit, target, left });
    if state.has_ability(bandit, Bandit::Django)
        && let Some(way) = state.layout().way(from, at)
    {
        knock_back(state, target, way, log);
    }
}

/// The target goes one car on in the direction of the shot, if the train goes on there (CE-97, CE-98). The Elf stays
/// (ELF-22).
fn knock_back(state: &mut ColtExpress, target: Bandit, way: Way, log: &mut impl Log<ColtExpress>) {
    let at = state.figure(target).at;
    match state.layout().next(at, way) {
        Some(to) => {
            state.put(target, to);
            log.tell(state, fires!("CE-97"), || Event::KnockedBack { target, to });
            meet(state, target, log);
        }
        None => log.tell(state, fires!("CE-98"), || Event::StoodFirm { target }),
    }
}

/// Whether somebody is on the table: a bandit in play, or the Marshal if a player runs him.
pub(crate) fn is_about(state: &ColtExpress, target: Bandit) -> bool {
    state.playing.contains(target) || target == Bandit::Marshal && state.prison.is_some()
}

/// The rule that forbids this target.
pub(crate) fn why_not(state: &ColtExpress, bandit: Bandit, target: Bandit) -> RuleId {
    let (from, at) = (state.figure(bandit).at, state.figure(target).at);
    let away = state.stagecoach.is_some_and(|coach| coach.fled.contains(target));
    if target == Bandit::Marshal && state.prison.is_none() {
        rule!("CE-96")
    } else if target == bandit || !is_about(state, target) || away {
        rule!("CE-86")
    } else if at == Space::CELL {
        rule!("MP-24")
    } else if in_sight(state, bandit).contains(target) {
        rule!("CE-94")
    } else if from == at {
        rule!("CE-91")
    } else if from.level() != at.level() {
        rule!("CE-92")
    } else if from.is_roof() && (from.is_coach() || at.is_coach()) {
        rule!("HS-42")
    } else if from.is_roof() {
        rule!("CE-89")
    } else {
        rule!("CE-88")
    }
}
