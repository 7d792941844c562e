//! Section 4.6: Punch. Target, type of loot, Cheyenne's take, displacement, in this order (Table 24).

use tinstar_core::{Chance, Log, RuleId, SeatSet, fires, rule};

use super::fire::spare;
use super::movement::meet;
use super::stealing::no_effect;
use crate::action::{Action, Event};
use crate::bandit::{Bandit, BanditSet};
use crate::cards::Card;
use crate::loot::{Loot, LostPurse};
use crate::phase::Phase;
use crate::state::ColtExpress;
use crate::train::Space;

/// A Punch card (CE-101, CE-112).
#[inline]
pub(crate) fn punch(
    state: &mut ColtExpress,
    bandit: Bandit,
    chance: &mut Chance,
    log: &mut impl Log<ColtExpress>,
) -> Option<Phase> {
    let targets = targets(state, bandit);
    match targets.first() {
        Some(target) if !targets.has_several() => strike(state, bandit, target, chance, log),
        Some(_) => Some(Phase::Punch { bandit, targets }),
        None => no_effect(state, bandit, Card::Punch, fires!("CE-112"), log),
    }
}

/// The others in the puncher's space, subject to Belle's protection (CE-101, CE-102).
#[inline]
pub(crate) fn targets(state: &ColtExpress, bandit: Bandit) -> BanditSet {
    spare(state, state.who_is_at(state.figure(bandit).at).without(bandit))
}

/// The types of loot the target owns (CE-104).
pub(crate) fn types(state: &ColtExpress, target: Bandit) -> impl Iterator<Item = Loot> + use<> {
    let target = *state.figure(target);
    Loot::ALL.into_iter().filter(move |loot| match loot {
        Loot::Purse => !target.purses.is_empty(),
        Loot::Jewel => target.jewels > 0,
        Loot::Strongbox => target.strongboxes > 0,
    })
}

/// The target is chosen: what does it lose?
pub(crate) fn strike(
    state: &mut ColtExpress,
    bandit: Bandit,
    target: Bandit,
    chance: &mut Chance,
    log: &mut impl Log<ColtExpress>,
) -> Option<Phase> {
    log.tell(state, fires!("CE-102"), || Event::Punched { bandit, target });
    let mut types = types(state, target);
    match (types.next(), types.next()) {
        (Some(_), Some(_)) => Some(Phase::Knock { bandit, target }),
        (Some(only), None) => lose(state, bandit, target, only, chance, log),
        (None, _) => send(state, bandit, target, log),
    }
}

/// The type is chosen (CE-104), which is told unless what becomes of it is.
pub(crate) fn knock(
    state: &mut ColtExpress,
    bandit: Bandit,
    target: Bandit,
    loot: Loot,
    chance: &mut Chance,
    log: &mut impl Log<ColtExpress>,
) -> Option<Phase> {
    if may_take(state, bandit, loot) {
        log.tell(state, fires!("CE-104"), || Event::Chose { bandit, target, loot });
    }
    lose(state, bandit, target, loot, chance, log)
}

/// Whether the puncher may take the token: Cheyenne a purse (CE-107).
fn may_take(state: &ColtExpress, bandit: Bandit, loot: Loot) -> bool {
    loot == Loot::Purse && state.has_ability(bandit, Bandit::Cheyenne)
}

/// Cheyenne may take a purse, everything else drops (CE-106, CE-107).
fn lose(
    state: &mut ColtExpress,
    bandit: Bandit,
    target: Bandit,
    loot: Loot,
    chance: &mut Chance,
    log: &mut impl Log<ColtExpress>,
) -> Option<Phase> {
    if may_take(state, bandit, loot) {
        return Some(Phase::Take { bandit, target });
    }
    drop(state, bandit, target, loot, chance, log)
}

/// The token falls where the punch happened (CE-106); a purse is picked blindly (CE-105) and is labelled anew
/// (CE-155).
pub(crate) fn drop(
    state: &mut ColtExpress,
    bandit: Bandit,
    target: Bandit,
    loot: Loot,
    chance: &mut Chance,
    log: &mut impl Log<ColtExpress>,
) -> Option<Phase> {
    let victim = state.figure_mut(target);
    let (at, seat) = (victim.at, victim.seat);
    let mut lost = None;
    match loot {
        Loot::Purse => lost = Some(lose_purse(state, target, chance)),
        Loot::Jewel => victim.jewels -= 1,
        Loot::Strongbox => victim.strongboxes -= 1,
    }
    let floor = &mut state.floor[at.index()];
    match loot {
        Loot::Purse => floor.lost += 1,
        Loot::Jewel => floor.jewels += 1,
        Loot::Strongbox => floor.strongboxes += 1,
    }
    let label = lost.map(|_| state.labels);
    if let Some(value) = lost {
        state.lost.push(LostPurse { label: state.labels, at, holder: seat, value });
        state.labels += 1;
    }
    log.tell(state, fires!("CE-106"), || Event::Dropped { seat, target, loot, label, value: lost, at });
    send(state, bandit, target, log)
}

/// A purse of the target's by luck, taken from it.
fn lose_purse(state: &mut ColtExpress, target: Bandit, chance: &mut Chance) -> u16 {
    let victim = state.figure_mut(target);
    victim.unrobbed = false;
    victim.purses.draw(chance)
}

/// Cheyenne takes the purse (CE-107).
pub(crate) fn snatch(
    state: &mut ColtExpress,
    bandit: Bandit,
    target: Bandit,
    chance: &mut Chance,
    log: &mut impl Log<ColtExpress>,
) -> Option<Phase> {
    let value = lose_purse(state, target, chance);
    state.figure_mut(bandit).purses.add(value);
    let seats = SeatSet::only(state.figure(bandit).seat).with(state.figure(target).seat);
    log.tell(state, fires!("CE-107"), || Event::Snatched { seats, bandit, target, value: Some(value) });
    send(state, bandit, target, log)
}

/// The target is sent away; in the middle of the train the puncher chooses where to (CE-108).
fn send(
    state: &mut ColtExpress,
    bandit: Bandit,
    target: Bandit,
    log: &mut impl Log<ColtExpress>,
) -> Option<Phase> {
    let at = state.figure(target).at;
    let Some(only) = state.layout().only_way(at) else { return Some(Phase::Push { bandit, target }) };
    push(state, target, only, log);
    None
}

/// Every way the target can be sent.
pub(crate) fn ways(state: &ColtExpress, target: Bandit, out: &mut Vec<Action>) {
    out.extend(state.layout().pushes(state.figure(target).at).map(Action::Push));
}

/// The target lands (CE-109, CE-111); the Elf stays (ELF-20).
pub(crate) fn push(state: &mut ColtExpress, target: Bandit, to: Space, log: &mut impl Log<ColtExpress>) {
    state.put(target, to);
    log.tell(state, fires!("CE-108"), || Event::Pushed { target, to });
    meet(state, target, log);
}

/// The rule that forbids this target.
pub(crate) fn why_not_target(state: &ColtExpress, bandit: Bandit, target: Bandit) -> RuleId {
    let here = state.playing.contains(target)
        && target != bandit
        && state.figure(target).at == state.figure(bandit).at;
    if here { rule!("CE-94") } else { rule!("CE-101") }
}

/// The rule that forbids sending the target there.
pub(crate) fn why_not_push(state: &ColtExpress, target: Bandit, to: Space) -> RuleId {
    let at = state.figure(target).at;
    if at.level() == to.level() { rule!("CE-109") } else { rule!("CE-108") }
}
