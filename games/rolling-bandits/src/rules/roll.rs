//! Section 4.5, with the Reroll chests of 4.7 and the calling of Mercenaries of 5: everything before the
//! attack.

use tinstar_core::{Chance, Log, Seat, fires};

use super::{NOT_LEGAL, attack, chests};
use crate::action::{Action, Event};
use crate::phase::Phase;
use crate::pieces::{Dice, Face, Inside, Kind, Roll};
use crate::state::{RollingBandits, Side};

/// After the steal step: the recall, if there is anything to recall (RB-30).
pub(crate) fn begin(
    state: &mut RollingBandits,
    seat: Seat,
    chance: &mut Chance,
    log: &mut impl Log<RollingBandits>,
) -> Option<Phase> {
    if state.sides[seat].gang.groups.is_empty() {
        return before_roll(state, seat, chance, log);
    }
    Some(Phase::Recall { seat })
}

/// None of the groups, the rearmost, the two rearmost, and so on to all (RB-32, RB-33).
pub(crate) fn recalls(side: &Side, out: &mut Vec<Action>) {
    out.extend((0..=side.gang.groups.len() as u8).map(|groups| Action::Recall { groups }));
}

/// Takes back this many groups from the rear, each as a whole (RB-30, RB-31).
pub(crate) fn recall(
    state: &mut RollingBandits,
    seat: Seat,
    action: Action,
    chance: &mut Chance,
    log: &mut impl Log<RollingBandits>,
) -> Option<Phase> {
    let Action::Recall { groups } = action else { unreachable!("{NOT_LEGAL}") };
    if groups == 0 {
        log.tell(state, fires!("RB-30"), || Event::Recalled { seat, groups, count: 0 });
        return before_roll(state, seat, chance, log);
    }
    let side = &mut state.sides[seat];
    let dice = side.gang.recall(groups);
    side.available += dice.horde;
    let why = if side.gang.groups.is_empty() { fires!("RB-33") } else { fires!("RB-30") };
    log.tell(state, why, || Event::Recalled { seat, groups, count: dice.horde });
    if dice.mercenaries > 0 {
        state.sides[seat].lost += dice.mercenaries;
        log.tell(state, fires!("RB-84"), || Event::MercenariesLost { seat, count: dice.mercenaries });
    }
    before_roll(state, seat, chance, log)
}

/// After the recall: the call, if there is anybody to call (RB-80).
fn before_roll(
    state: &mut RollingBandits,
    seat: Seat,
    chance: &mut Chance,
    log: &mut impl Log<RollingBandits>,
) -> Option<Phase> {
    if state.sides[seat].pool > 0 {
        return Some(Phase::Call { seat });
    }
    roll(state, seat, 0, chance, log)
}

/// Any number of Mercenaries, none included (RB-80).
pub(crate) fn calls(side: &Side, out: &mut Vec<Action>) {
    out.extend((0..=side.pool).map(|mercenaries| Action::Call { mercenaries }));
}

/// Adds Mercenaries to the dice rolled (RB-80), also if there is no other die (RB-91).
pub(crate) fn call(
    state: &mut RollingBandits,
    seat: Seat,
    action: Action,
    chance: &mut Chance,
    log: &mut impl Log<RollingBandits>,
) -> Option<Phase> {
    let Action::Call { mercenaries } = action else { unreachable!("{NOT_LEGAL}") };
    let side = &mut state.sides[seat];
    side.pool -= mercenaries;
    let why = if side.available == 0 && mercenaries > 0 { fires!("RB-91") } else { fires!("RB-80") };
    state.phase = Phase::Rolling { seat: Some(seat), roll: Roll::default(), called: mercenaries };
    log.tell(state, why, || Event::MercenariesCalled { seat, count: mercenaries });
    roll(state, seat, mercenaries, chance, log)
}

/// Rolls all available dice and the Mercenaries that were called (RB-34); without any, the roll and the
/// placing are skipped (RB-35).
fn roll(
    state: &mut RollingBandits,
    seat: Seat,
    mercenaries: u8,
    chance: &mut Chance,
    log: &mut impl Log<RollingBandits>,
) -> Option<Phase> {
    let horde = std::mem::take(&mut state.sides[seat].available);
    if horde + mercenaries == 0 {
        log.tell(state, fires!("RB-35"), || Event::NothingToRoll { seat });
        return chests::may_swap(state, seat);
    }
    state.phase = Phase::rolling(seat, Roll::default());
    cast(Dice { horde, mercenaries }, state.phase.mat(), chance);
    let roll = *state.phase.mat();
    log.tell(state, fires!("RB-34"), || Event::Rolled { seat, roll });
    may_reroll(state, seat, roll, log)
}

/// Adds a throw of these dice, the Horde's first, sorted by face (RB-36, RB-81).
fn cast(dice: Dice, roll: &mut Roll, chance: &mut Chance) {
    let mut face = || Face::ALL[usize::from(chance.die(Face::ALL.len() as u8)) - 1];
    (0..dice.horde).for_each(|_| roll[face()].horde += 1);
    (0..dice.mercenaries).for_each(|_| roll[face()].mercenaries += 1);
}

/// After a roll: whether to use a Reroll chest, if one could be there (RB-67), else the attack.
fn may_reroll(
    state: &mut RollingBandits,
    seat: Seat,
    roll: Roll,
    log: &mut impl Log<RollingBandits>,
) -> Option<Phase> {
    if state.may_hold(seat, Inside::Reroll) {
        return Some(Phase::Reroll { seat, roll });
    }
    attack::begin(state, seat, roll, log)
}

/// Any usable Reroll chest, or none (RB-69).
pub(crate) fn chests(side: &Side, out: &mut Vec<Action>) {
    let usable = side.closed.and(Inside::Reroll.chests());
    out.extend(usable.iter().map(|chest| Action::Reroll { chest }));
    out.push(Action::GoOn);
}

/// Opens a Reroll chest, or goes on to the attack. If all dice are alike, the first is picked at once.
pub(crate) fn open_or_go_on(
    state: &mut RollingBandits,
    seat: Seat,
    roll: Roll,
    action: Action,
    chance: &mut Chance,
    log: &mut impl Log<RollingBandits>,
) -> Option<Phase> {
    let Action::Reroll { chest } = action else {
        log.tell(state, fires!("RB-69"), || Event::Unused { seat, inside: Inside::Reroll });
        return attack::begin(state, seat, roll, log);
    };
    chests::open(state, seat, chest, log);
    let picked = Roll::default();
    let mut kinds = pickable(&roll);
    match (kinds.next(), kinds.next()) {
        (Some(only), None) => pick_or_roll(state, seat, roll, picked, only, chance, log),
        _ => Some(Phase::Pick { seat, roll, picked }),
    }
}

/// Every kind of die that can be picked.
fn pickable(roll: &Roll) -> impl Iterator<Item = Action> {
    roll.groups().flat_map(|(face, dice)| {
        let kinds = Kind::ALL.into_iter().filter(move |kind| dice.of(*kind) > 0);
        kinds.map(move |kind| Action::Pick { face, kind })
    })
}

/// Any die that is not picked yet, or, once one is picked, no more (RB-67).
pub(crate) fn picks(roll: &Roll, picked: &Roll, out: &mut Vec<Action>) {
    out.extend(pickable(roll));
    if *picked != Roll::default() {
        out.push(Action::Roll);
    }
}

/// Picks a die, or rolls those picked; when all are picked they are rolled at once.
pub(crate) fn pick_or_roll(
    state: &mut RollingBandits,
    seat: Seat,
    mut roll: Roll,
    mut picked: Roll,
    action: Action,
    chance: &mut Chance,
    log: &mut impl Log<RollingBandits>,
) -> Option<Phase> {
    if let Action::Pick { face, kind } = action {
        roll[face] -= Dice::one(kind);
        picked[face] += Dice::one(kind);
        if roll != Roll::default() {
            state.phase = Phase::Pick { seat, roll, picked };
            log.tell(state, fires!("RB-67"), || Event::Picked { seat, face, kind });
            return Some(state.phase);
        }
    }
    reroll(state, seat, roll, picked, chance, log)
}

/// Rolls the picked dice again, all at once; the groups are formed anew (RB-67). Then perhaps another chest
/// (RB-68).
fn reroll(
    state: &mut RollingBandits,
    seat: Seat,
    mut roll: Roll,
    picked: Roll,
    chance: &mut Chance,
    log: &mut impl Log<RollingBandits>,
) -> Option<Phase> {
    let dice = picked.dice();
    let mut into = Roll::default();
    cast(dice, &mut into, chance);
    let why = if dice.mercenaries > 0 { fires!("RB-90") } else { fires!("RB-67") };
    roll += into;
    state.phase = Phase::rolling(seat, roll);
    log.tell(state, why, || Event::Rerolled { seat, picked, into });
    may_reroll(state, seat, roll, log)
}
