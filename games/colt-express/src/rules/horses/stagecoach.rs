//! Section 7.5: in, on and around the Stagecoach.

use tinstar_core::{Log, RuleId, fires};

use super::super::prison::note_abilities;
use crate::action::{Action, Event};
use crate::bandit::{Bandit, BanditSet};
use crate::horses::Hostage;
use crate::phase::Phase;
use crate::state::ColtExpress;
use crate::train::{Car, Space};

/// Who can be seen from a space with the Stagecoach about. Its roof is a side branch of the roofs at the car beside
/// it, and its inside is next to the inside of that car; the Shotgun off it blocks the view (HS-42, HS-43, HS-63).
pub(crate) fn seen_from(state: &ColtExpress, at: Space) -> BanditSet {
    let coach = state.coach();
    let (beside, branch) = (coach.beside.at(at.level()), Car::STAGECOACH.at(at.level()));
    if !at.is_roof() {
        return if at.is_coach() {
            state.who_is_at(beside)
        } else {
            let next = if at == beside { state.who_is_at(branch) } else { BanditSet::EMPTY };
            state.crowd(at).beside(at.car()).or(next)
        };
    }
    let (here, onto) = (state.who_is_at(beside), state.who_is_at(branch));
    let blocked = !coach.guarded || !here.is_empty();
    let along = |from: Space| state.crowd(from);
    if at.is_coach() {
        return if blocked { here } else { along(beside).nearest(beside.car()) };
    }
    if at == beside {
        return along(at).nearest(at.car()).or(onto);
    }
    // In the direction of the car beside the Stagecoach the way goes as far as somebody stands, or the Shotgun.
    let (mut forward, mut backward) = along(at).each_way(at.car());
    let toward = if beside.car() < at.car() { &mut forward } else { &mut backward };
    let between = along(at).between(at.car(), beside.car());
    if between.is_empty() {
        match (here.is_empty(), coach.guarded) {
            (false, _) => *toward = here,
            (true, false) => *toward = BanditSet::EMPTY,
            (true, true) => *toward = toward.or(onto),
        }
    }
    forward.or(backward)
}

/// Notes that a bandit came into the Stagecoach and is to take a Hostage, if it has none and any is left (HS-38, HS-39).
pub(crate) fn enter(state: &mut ColtExpress, bandit: Bandit, from: Space) {
    let at = state.figure(bandit).at;
    if let Some(coach) = &mut state.stagecoach
        && at == Car::STAGECOACH.inside()
        && from != at
        && coach.hostages[bandit.index()].is_none()
        && !coach.display.is_empty()
    {
        coach.guest = Some(bandit);
    }
}

/// Whoever came to the Hostages takes one; several are a choice (HS-38).
pub(crate) fn welcome(state: &mut ColtExpress, log: &mut impl Log<ColtExpress>) -> Option<Phase> {
    let coach = state.coach();
    let (bandit, display) = (coach.guest?, coach.display);
    if display.has_several() {
        return Some(Phase::Hostage { bandit });
    }
    let only = display.first().expect("nobody comes to no Hostages");
    take(state, bandit, only, log);
    None
}

/// The Hostages there are to choose from.
pub(crate) fn choices(state: &ColtExpress, out: &mut Vec<Action>) {
    out.extend(state.coach().display.iter().map(Action::TakeHostage));
}

/// A bandit takes a Hostage, whose burden begins at once (HS-38, HS-94).
pub(crate) fn take(
    state: &mut ColtExpress,
    bandit: Bandit,
    hostage: Hostage,
    log: &mut impl Log<ColtExpress>,
) {
    let coach = state.coach_mut();
    coach.guest = None;
    coach.display = coach.display.without(hostage);
    coach.hostages[bandit.index()] = Some(hostage);
    if hostage == Hostage::PokerPlayer {
        note_abilities(state, bandit);
    }
    log.tell(state, fires!("HS-38"), || Event::HostageTaken { bandit, hostage });
}

/// The rule by which a shot that has to do with the Stagecoach hits, if it has (HS-42, HS-43, HS-49).
pub(crate) fn shot_rule(from: Space, at: Space) -> Option<RuleId> {
    if !from.is_coach() && !at.is_coach() {
        return None;
    }
    Some(if from.level() != at.level() {
        fires!("HS-49")
    } else if at.is_roof() {
        fires!("HS-42")
    } else {
        fires!("HS-43")
    })
}
