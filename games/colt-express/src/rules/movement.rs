//! Sections 4.1 to 4.4 and 9.3: movement, the Marshal, and the Elf.

use tinstar_core::{Log, RuleId, fires, rule};

use crate::action::{Action, Event};
use crate::bandit::Bandit;
use crate::cards::Cards;
use crate::data::{NEUTRAL_BULLETS, ROOF_STEPS};
use crate::phase::Phase;
use crate::state::ColtExpress;
use crate::train::{Car, Space};

/// A Move card: from the middle of the train or on a roof the player chooses (CE-70, CE-71).
#[inline]
pub(crate) fn run(state: &mut ColtExpress, bandit: Bandit, log: &mut impl Log<ColtExpress>) -> Option<Phase> {
    let from = state.figure(bandit).at;
    if from.is_roof() {
        return Some(Phase::Move { bandit });
    }
    let only = match (from.along(-1, state.caboose), from.along(1, state.caboose)) {
        (Some(_), Some(_)) => return Some(Phase::Move { bandit }),
        (Some(to), None) | (None, Some(to)) => to,
        (None, None) => unreachable!("a train has more than one car"),
    };
    move_to(state, bandit, only, log);
    None
}

/// How many cars a bandit on this level may move (CE-70, CE-71).
#[inline]
const fn reach(from: Space) -> i8 {
    if from.is_roof() { ROOF_STEPS as i8 } else { 1 }
}

/// Every destination of a Move, from the front.
#[inline]
pub(crate) fn destinations(state: &ColtExpress, bandit: Bandit, out: &mut Vec<Action>) {
    let from = state.figure(bandit).at;
    if !from.is_roof() {
        // With one destination nothing would be asked.
        out.extend([Action::Move(from.step(-1)), Action::Move(from.step(1))]);
        return;
    }
    let reach = reach(from);
    let ways = (-reach..=reach).filter(|cars| *cars != 0);
    out.extend(ways.filter_map(|cars| from.along(cars, state.caboose)).map(Action::Move));
}

/// A Move, with whoever follows it.
#[inline]
pub(crate) fn move_to(state: &mut ColtExpress, bandit: Bandit, to: Space, log: &mut impl Log<ColtExpress>) {
    let rule = if to.is_roof() { fires!("CE-71") } else { fires!("CE-70") };
    go(state, bandit, to, rule, log);
}

/// A Change Floor card (CE-76).
#[inline]
pub(crate) fn change_floor(
    state: &mut ColtExpress,
    bandit: Bandit,
    log: &mut impl Log<ColtExpress>,
) -> Option<Phase> {
    let to = state.figure(bandit).at.other_level();
    go(state, bandit, to, fires!("CE-76"), log);
    None
}

/// A movement of the bandit's own: the Elf follows if they begin together, and then the Marshal is met
/// (ELF-15, ELF-18).
#[inline]
fn go(state: &mut ColtExpress, bandit: Bandit, to: Space, why: RuleId, log: &mut impl Log<ColtExpress>) {
    let from = state.figure(bandit).at;
    state.put(bandit, to);
    log.tell(state, why, || Event::Moved { bandit, from, to });
    if let Some(elf) = &mut state.elf
        && elf.at == from
    {
        elf.at = to;
        log.tell(state, fires!("ELF-15"), || Event::ElfFollowed { bandit, to });
    }
    meet(state, bandit, log);
}

/// A bandit inside the Marshal's car is hit and flees to the roof (CE-80).
#[inline]
pub(crate) fn meet(state: &mut ColtExpress, bandit: Bandit, log: &mut impl Log<ColtExpress>) {
    let at = state.figure(bandit).at;
    if at == state.marshal.inside() {
        hit(state, bandit, fires!("CE-80"), log);
        state.put(bandit, at.other_level());
        log.tell(state, fires!("CE-80"), || Event::Fled { bandit, to: at.other_level() });
    }
}

/// A bandit receives a neutral Bullet; if the supply is empty, a new one is made (CE-12).
pub(crate) fn hit(state: &mut ColtExpress, bandit: Bandit, why: RuleId, log: &mut impl Log<ColtExpress>) {
    let given: u8 = state.playing.iter().map(|bandit| state.figure(bandit).neutral).sum();
    state.figure_mut(bandit).neutral += 1;
    receive(state, bandit);
    let rule = if given < NEUTRAL_BULLETS { why } else { fires!("CE-12") };
    log.tell(state, rule, || Event::Hit { bandit });
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
    let only = match state.marshal {
        Car::LOCOMOTIVE => Car::new(1),
        last if last == state.caboose => Car::new(last.index() - 1),
        _ => return Some(Phase::Marshal { bandit }),
    };
    move_marshal(state, only, fires!("CE-77"), log);
    None
}

/// Where the Marshal can go if he has the choice.
#[inline]
pub(crate) fn marshals_choices(state: &ColtExpress, out: &mut Vec<Action>) {
    let at = state.marshal.index();
    out.extend([at - 1, at + 1].map(|car| Action::MoveMarshal(Car::new(car))));
}

/// The Marshal enters a car and everybody inside meets him (CE-81, CE-82).
#[inline]
pub(crate) fn move_marshal(state: &mut ColtExpress, to: Car, why: RuleId, log: &mut impl Log<ColtExpress>) {
    let from = std::mem::replace(&mut state.marshal, to);
    log.tell(state, why, || Event::MarshalMoved { from, to });
    for bandit in state.who_is_at(to.inside()).iter() {
        meet(state, bandit, log);
    }
}

/// The rule that forbids this destination of a Move.
pub(crate) fn why_not_move(state: &ColtExpress, bandit: Bandit, to: Space) -> RuleId {
    let from = state.figure(bandit).at;
    let distance = (i16::from(to.car().index()) - i16::from(from.car().index())).unsigned_abs();
    if to.car() > state.caboose {
        rule!("CE-74")
    } else if to.is_roof() != from.is_roof() {
        rule!("CE-73")
    } else if distance == 0 {
        rule!("CE-72")
    } else if distance > u16::from(reach(from).unsigned_abs()) && from.is_roof() {
        rule!("CE-71")
    } else {
        rule!("CE-70")
    }
}
