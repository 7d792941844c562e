//! Sections 4.1 to 4.4 and 9.3: movement, the Marshal, and the Elf.

use tinstar_core::{Log, RuleId, fires, rule};

use super::horses::{shotgun, stagecoach};
use super::stealing::no_effect;
use crate::action::{Action, Event};
use crate::bandit::{Bandit, BanditSet};
use crate::cards::{Card, Cards};
use crate::horses::Hostage;
use crate::layout::{Layout, Way};
use crate::phase::Phase;
use crate::state::ColtExpress;
use crate::train::{Car, Space};

/// A Move card: from the middle of the train or on a roof the player chooses (CE-70, CE-71).
#[inline]
pub(crate) fn run(state: &mut ColtExpress, bandit: Bandit, log: &mut impl Log<ColtExpress>) -> Option<Phase> {
    let from = state.figure(bandit).at;
    if state.stagecoach.is_some() {
        return run_by_stagecoach(state, bandit, log);
    }
    if from.is_roof() {
        return Some(Phase::Move { bandit });
    }
    let Some(only) = state.layout().only_way(from) else { return Some(Phase::Move { bandit }) };
    move_to(state, bandit, only, log);
    None
}

/// The same with the Stagecoach about: there may be one way only on a roof too (HS-91), and none inside it (HS-35).
#[cold]
fn run_by_stagecoach(
    state: &mut ColtExpress,
    bandit: Bandit,
    log: &mut impl Log<ColtExpress>,
) -> Option<Phase> {
    let mut ways = state.layout().moves(state.figure(bandit).at, reach(state, bandit));
    match (ways.next(), ways.next()) {
        (None, _) => no_effect(state, bandit, Card::Move, fires!("HS-35"), log),
        (Some(only), None) => {
            move_to(state, bandit, only, log);
            None
        }
        (Some(_), Some(_)) => Some(Phase::Move { bandit }),
    }
}

/// How many steps a bandit may run (CE-70, CE-71); with the Old Lady one (HS-91).
#[inline]
fn reach(state: &ColtExpress, bandit: Bandit) -> u8 {
    if state.holds(bandit, Hostage::OldLady) { 1 } else { Layout::reach(state.figure(bandit).at) }
}

/// Every destination of a Move, from the front.
#[inline]
pub(crate) fn destinations(state: &ColtExpress, bandit: Bandit, out: &mut Vec<Action>) {
    let (layout, from) = (state.layout(), state.figure(bandit).at);
    if state.stagecoach.is_none() {
        layout.run(from, Layout::reach(from)).for_each(|to| out.push(Action::Move(to)));
    } else {
        out.extend(layout.moves(from, reach(state, bandit)).map(Action::Move));
    }
}

/// A Move, with whoever follows it.
#[inline]
pub(crate) fn move_to(state: &mut ColtExpress, bandit: Bandit, to: Space, log: &mut impl Log<ColtExpress>) {
    let crossing = to.is_coach() || state.figure(bandit).at.is_coach();
    let rule = match to.is_roof() {
        true if crossing => fires!("HS-33"),
        true => fires!("CE-71"),
        false => fires!("CE-70"),
    };
    go(state, bandit, to, rule, log);
}

/// A Change Floor card (CE-76).
#[inline]
pub(crate) fn change_floor(
    state: &mut ColtExpress,
    bandit: Bandit,
    log: &mut impl Log<ColtExpress>,
) -> Option<Phase> {
    if state.has_ability(bandit, Bandit::Mei) && !state.figure(bandit).at.is_coach() {
        return Some(Phase::Climb { bandit });
    }
    let to = state.figure(bandit).at.other_level();
    let rule = if to.is_coach() { fires!("HS-37") } else { fires!("CE-76") };
    go(state, bandit, to, rule, log);
    None
}

/// Where Mei can climb, from the front: to the other level of her car, or of an adjacent one, but not to the Stagecoach
/// (MP-65, MP-103).
pub(crate) fn climbs(state: &ColtExpress, bandit: Bandit) -> impl Iterator<Item = Space> + use<> {
    let (to, layout) = (state.figure(bandit).at.other_level(), state.layout());
    let before = layout.next(to, Way::Forward).into_iter();
    before.chain([to]).chain(layout.next(to, Way::Backward))
}

/// Mei has chosen where to climb; the Elf follows her (MP-65, ELF-39).
#[cold]
pub(crate) fn climb(state: &mut ColtExpress, bandit: Bandit, to: Space, log: &mut impl Log<ColtExpress>) {
    let straight = to == state.figure(bandit).at.other_level();
    let rule = if straight { fires!("CE-76") } else { fires!("MP-65") };
    go(state, bandit, to, rule, log);
}

/// A movement of the bandit's own: the Elf follows if they begin together, and then the Marshal is met
/// (ELF-15, ELF-18).
#[inline]
fn go(state: &mut ColtExpress, bandit: Bandit, to: Space, why: RuleId, log: &mut impl Log<ColtExpress>) {
    let from = state.figure(bandit).at;
    state.put(bandit, to);
    log.tell(state, why, || Event::Moved { bandit, from, to });
    land(state, bandit, from, fires!("ELF-15"), log);
}

/// What follows from a bandit's own movement: the Elf comes along by the rule `elfs`, the Marshal and the Shotgun are met,
/// and the Hostages are near.
#[inline]
pub(crate) fn land(
    state: &mut ColtExpress,
    bandit: Bandit,
    from: Space,
    elfs: RuleId,
    log: &mut impl Log<ColtExpress>,
) {
    let to = state.figure(bandit).at;
    if let Some(elf) = &mut state.elf
        && elf.at == from
    {
        elf.at = to;
        log.tell(state, elfs, || Event::ElfFollowed { bandit, to });
    }
    meet(state, bandit, log);
    if state.stagecoach.is_some() {
        stagecoach::enter(state, bandit, from);
    }
}

/// A bandit that came to the Marshal's car is hit and flees to the roof (CE-80, CE-81).
#[inline]
pub(crate) fn meet(state: &mut ColtExpress, bandit: Bandit, log: &mut impl Log<ColtExpress>) {
    if state.figure(bandit).at == state.marshal.inside() && state.prison.is_none() {
        meet_all(state, BanditSet::only(bandit), log);
    } else if state.stagecoach.is_some() {
        shotgun::catch(state, fires!("HS-57"), log);
    }
}

/// Everybody who meets the Marshal at the same time flees to the roof and is hit (CE-80, CE-82).
fn meet_all(state: &mut ColtExpress, met: BanditSet, log: &mut impl Log<ColtExpress>) {
    let to = state.marshal.roof();
    for bandit in met.iter() {
        state.put(bandit, to);
        log.tell(state, fires!("CE-80"), || Event::Fled { bandit, to });
    }
    hit_all(state, met, |_| fires!("CE-80"), log);
    shotgun::catch(state, fires!("HS-61"), log);
}

/// Everybody of a meeting or an event receives a neutral Bullet by the rule `why` names, or nobody does if the supply
/// has not enough for all of them (CE-12, CE-169).
pub(crate) fn hit_all(
    state: &mut ColtExpress,
    bandits: BanditSet,
    why: impl Fn(Space) -> RuleId,
    log: &mut impl Log<ColtExpress>,
) {
    let given: u8 = state.playing.iter().map(|bandit| state.figure(bandit).neutral).sum();
    if usize::from(state.neutral_bullets() - given) < bandits.len() {
        log.tell(state, fires!("CE-12"), || Event::Spared { bandits });
        return;
    }
    for bandit in bandits.iter() {
        state.figure_mut(bandit).neutral += 1;
        receive(state, bandit);
        let rule = why(state.figure(bandit).at);
        log.tell(state, rule, || Event::Hit { bandit });
    }
}

/// A Bullet card goes to the deck of the bandit's player (CE-69, CE-27), on top of it under the Expert rules
/// (CE-151).
#[inline]
pub(crate) fn receive(state: &mut ColtExpress, bandit: Bandit) {
    let seat = state.figure(bandit).seat;
    let piles = &mut state.piles[seat];
    piles.deck = piles.deck.and(Cards::bullets_only(1));
    state.ledgers[seat].on_top += u8::from(state.expert);
}

/// A Marshal card: from the middle of the train the player chooses (CE-77, CE-79).
#[inline]
pub(crate) fn send_marshal(
    state: &mut ColtExpress,
    bandit: Bandit,
    log: &mut impl Log<ColtExpress>,
) -> Option<Phase> {
    let only = state.layout().only_way(state.marshal.inside());
    let Some(to) = only else { return Some(Phase::Marshal { bandit }) };
    move_marshal(state, to.car(), fires!("CE-77"), log);
    None
}

/// Where the Marshal can go if he has the choice.
#[inline]
pub(crate) fn marshals_choices(state: &ColtExpress, out: &mut Vec<Action>) {
    state.layout().run(state.marshal.inside(), 1).for_each(|to| out.push(Action::MoveMarshal(to.car())));
}

/// The Marshal enters a car and everybody inside meets him (CE-81, CE-82).
#[inline]
pub(crate) fn move_marshal(state: &mut ColtExpress, to: Car, why: RuleId, log: &mut impl Log<ColtExpress>) {
    let from = std::mem::replace(&mut state.marshal, to);
    log.tell(state, why, || Event::MarshalMoved { from, to });
    let met = state.who_is_at(to.inside());
    if !met.is_empty() {
        meet_all(state, met, log);
    }
}

/// The rule that forbids this destination of a Move.
pub(crate) fn why_not_move(state: &ColtExpress, bandit: Bandit, to: Space) -> RuleId {
    let (from, layout) = (state.figure(bandit).at, state.layout());
    let distance = layout.cars_apart(from, to);
    if !layout.has(to) {
        rule!("CE-74")
    } else if to.is_roof() != from.is_roof() {
        rule!("CE-73")
    } else if to.is_coach() && !to.is_roof() {
        rule!("HS-35")
    } else if from != to && state.holds(bandit, Hostage::OldLady) && from.is_roof() {
        rule!("HS-91")
    } else if from != to && (from.is_coach() || to.is_coach()) {
        rule!("HS-33")
    } else if distance == 0 {
        rule!("CE-72")
    } else if distance > Layout::reach(from) && from.is_roof() {
        rule!("CE-71")
    } else {
        rule!("CE-70")
    }
}
