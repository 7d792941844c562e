//! Section 7.6: the Shotgun.

use tinstar_core::{Log, RuleId, fires};

use super::super::happenings;
use super::super::movement::hit_all;
use crate::action::{Action, Event};
use crate::bandit::Bandit;
use crate::horses::Resume;
use crate::layout::Way;
use crate::phase::Phase;
use crate::state::ColtExpress;
use crate::train::{Car, Space};

/// Whether a bandit can punch the Shotgun: both are on the roof of the Stagecoach (HS-54, HS-121).
#[inline]
pub(crate) fn is_target(state: &ColtExpress, bandit: Bandit) -> bool {
    let guarded = state.stagecoach.as_ref().is_some_and(|coach| coach.guarded);
    guarded && state.figure(bandit).at == Car::STAGECOACH.roof()
}

/// The Shotgun is punched to the roof of the car beside; his strongbox stays as ordinary loot (HS-54).
pub(crate) fn punch(state: &mut ColtExpress, bandit: Bandit, why: RuleId, log: &mut impl Log<ColtExpress>) {
    let coach = state.coach_mut();
    coach.guarded = false;
    let to = coach.beside.roof();
    log.tell(state, why, || Event::ShotgunPunched { bandit, to });
    catch(state, fires!("HS-57"), log);
}

/// Off the Stagecoach, the Shotgun hits everybody who has come to his roof, or to whose roof he has come (HS-57). They
/// have yet to flee.
pub(crate) fn catch(state: &mut ColtExpress, why: RuleId, log: &mut impl Log<ColtExpress>) {
    let Some(coach) = state.stagecoach.as_ref().filter(|coach| !coach.guarded) else { return };
    let hit = state.bandits_at(coach.beside.roof()).less(coach.fleeing);
    if hit.is_empty() {
        return;
    }
    let coach = state.coach_mut();
    coach.fleeing = coach.fleeing.or(hit);
    hit_all(state, hit, |_| why, log);
}

/// The roofs somebody can flee to, from the front; never the Stagecoach (HS-58, HS-59).
pub(crate) fn ways(state: &ColtExpress, bandit: Bandit) -> impl Iterator<Item = Space> + use<> {
    let (at, layout) = (state.figure(bandit).at, state.layout());
    [Way::Forward, Way::Backward].into_iter().filter_map(move |way| layout.next(at, way))
}

/// Everybody who was hit flees, clockwise; who has two ways to go is asked (HS-58).
pub(crate) fn scatter(
    state: &mut ColtExpress,
    resume: Resume,
    log: &mut impl Log<ColtExpress>,
) -> Option<Phase> {
    loop {
        let fleeing = state.coach().fleeing;
        let bandit = happenings::numbered(state).find(|bandit| fleeing.contains(*bandit))?;
        let mut ways = ways(state, bandit);
        let first = ways.next().expect("a train has more than one car");
        if ways.next().is_some() {
            return Some(Phase::Dodge { bandit, resume });
        }
        flee(state, bandit, first, fires!("HS-57"), log);
    }
}

/// A bandit flees to another roof, and the Elf stays (ELF-33).
pub(crate) fn flee(
    state: &mut ColtExpress,
    bandit: Bandit,
    to: Space,
    why: RuleId,
    log: &mut impl Log<ColtExpress>,
) {
    let coach = state.coach_mut();
    coach.fleeing = coach.fleeing.without(bandit);
    state.put(bandit, to);
    log.tell(state, why, || Event::DrivenOff { bandit, to });
}

/// Where the one who was hit has chosen to flee (HS-58).
pub(crate) fn dodge(
    state: &mut ColtExpress,
    bandit: Bandit,
    action: Action,
    log: &mut impl Log<ColtExpress>,
) {
    let Action::Dodge(to) = action else { unreachable!("{action:?} flees to no roof") };
    flee(state, bandit, to, fires!("HS-58"), log);
}
