//! Section 4.6: Punch. Target, type of loot, Cheyenne's take, displacement, in this order (Table 24).

use tinstar_core::{Chance, Log, RuleId, SeatSet, fires, rule};

use super::fire::{is_about, spare};
use super::horses::{shotgun, whiskey};
use super::movement::meet;
use super::prison::{mail, marshal};
use super::stealing::no_effect;
use crate::action::{Action, Event};
use crate::bandit::{Bandit, BanditSet};
use crate::cards::Card;
use crate::horses::Hostage;
use crate::loot::{Loot, LostPurse, TokenPlace};
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
    if state.holds(bandit, Hostage::Teacher) {
        return no_effect(state, bandit, Card::Punch, fires!("HS-88"), log);
    }
    let targets = targets(state, bandit);
    if shotgun::is_target(state, bandit) {
        if targets.is_empty() {
            shotgun::punch(state, bandit, fires!("HS-121"), log);
            return None;
        }
        return Some(Phase::Punch { bandit, targets });
    }
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
    let figure = *state.figure(target);
    let counts = Loot::ALL.map(|loot| match loot {
        Loot::Purse => figure.purses.len(),
        Loot::Jewel => figure.jewels,
        Loot::Strongbox => figure.strongboxes,
        Loot::Whiskey | Loot::OpenClassic | Loot::OpenOld => whiskey::count(state, target, loot),
        Loot::Mailbag => mail::count(state, target),
    });
    Loot::ALL.into_iter().zip(counts).filter(|(_, count)| *count > 0).map(|(loot, _)| loot)
}

/// The target is chosen: what does it lose?
pub(crate) fn strike(
    state: &mut ColtExpress,
    bandit: Bandit,
    target: Bandit,
    chance: &mut Chance,
    log: &mut impl Log<ColtExpress>,
) -> Option<Phase> {
    if target == Bandit::Marshal {
        return marshal::punched(state, bandit, log);
    }
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
    let (at, seat) = (state.figure(target).at, state.figure(target).seat);
    let mut lost = None;
    match loot {
        Loot::Purse => {
            lost = Some(lose_purse(state, target, chance));
            state.floor[at.index()].lost += 1;
        }
        Loot::Jewel => {
            state.figure_mut(target).jewels -= 1;
            state.floor[at.index()].jewels += 1;
        }
        Loot::Strongbox => {
            state.figure_mut(target).strongboxes -= 1;
            state.floor[at.index()].strongboxes += 1;
        }
        Loot::Whiskey | Loot::OpenClassic | Loot::OpenOld => {
            whiskey::drop(state, target, loot, chance, log);
            return send(state, bandit, target, log);
        }
        Loot::Mailbag => {
            mail::drop(state, target, chance, log);
            return send(state, bandit, target, log);
        }
    }
    let label = lost.map(|_| state.labels);
    if let Some(value) = lost {
        let place = TokenPlace::on(at);
        state.lost.push(LostPurse { label: state.labels, place, holder: seat, value });
        state.labels += 1;
    }
    log.tell(state, fires!("CE-106"), || Event::Dropped { seat, target, loot, label, value: lost, at });
    send(state, bandit, target, log)
}

/// A purse of the target's by luck, taken from it.
fn lose_purse(state: &mut ColtExpress, target: Bandit, chance: &mut Chance) -> u16 {
    forget(state, target);
    state.figure_mut(target).purses.draw(chance)
}

/// A purse of this bandit's goes, and nobody else can tell any more which ones it still has (CE-155).
pub(crate) fn forget(state: &mut ColtExpress, target: Bandit) {
    state.figure_mut(target).unrobbed = false;
    while let Some(place) = state.lost.iter().position(|purse| purse.place == TokenPlace::with(target)) {
        state.lost.remove(place);
    }
}

/// A purse of the target's by luck goes to another bandit, which its player sees (CE-107, MP-57).
pub(crate) fn hand_over(state: &mut ColtExpress, bandit: Bandit, target: Bandit, chance: &mut Chance) -> u16 {
    let value = lose_purse(state, target, chance);
    state.figure_mut(bandit).purses.add(value);
    let (holder, place) = (state.figure(target).seat, TokenPlace::with(bandit));
    state.lost.push(LostPurse { label: state.labels, place, holder, value });
    value
}

/// Cheyenne takes the purse (CE-107).
pub(crate) fn snatch(
    state: &mut ColtExpress,
    bandit: Bandit,
    target: Bandit,
    chance: &mut Chance,
    log: &mut impl Log<ColtExpress>,
) -> Option<Phase> {
    let value = hand_over(state, bandit, target, chance);
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
    let from = state.figure(target).at;
    state.put(target, to);
    let rule = if from.is_coach() || to.is_coach() { push_rule(to) } else { fires!("CE-108") };
    log.tell(state, rule, || Event::Pushed { target, to });
    meet(state, target, log);
}

/// The rule by which somebody is sent to or from the Stagecoach (HS-44, HS-45).
fn push_rule(to: Space) -> RuleId {
    if to.is_roof() { fires!("HS-44") } else { fires!("HS-45") }
}

/// The rule that forbids this target.
pub(crate) fn why_not_target(state: &ColtExpress, bandit: Bandit, target: Bandit) -> RuleId {
    if target == Bandit::Marshal && state.prison.is_none() {
        return rule!("CE-103");
    }
    let here =
        is_about(state, target) && target != bandit && state.figure(target).at == state.figure(bandit).at;
    if here { rule!("CE-94") } else { rule!("CE-101") }
}

/// The rule that forbids sending the target there.
pub(crate) fn why_not_push(state: &ColtExpress, target: Bandit, to: Space) -> RuleId {
    let at = state.figure(target).at;
    if at.level() != to.level() {
        rule!("CE-108")
    } else if at.is_coach() || to.is_coach() {
        if at.is_roof() { rule!("HS-44") } else { rule!("HS-46") }
    } else {
        rule!("CE-109")
    }
}
