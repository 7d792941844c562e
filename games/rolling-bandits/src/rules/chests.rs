//! Section 4.7: winning chests, the bomb, the Swap chests. (Reroll chests are with the roll.)

use tinstar_core::{Log, RuleId, Seat, fires};

use super::NOT_LEGAL;
use crate::action::{Action, Event};
use crate::data::DICE_FOR_CHEST;
use crate::phase::Phase;
use crate::pieces::{Chest, Dice, Inside, Kind, Position};
use crate::state::{RollingBandits, Side};

/// Gives `seat` the chest of a car if its dice there win it (RB-54). A bomb goes off, anything else is kept
/// closed (RB-57).
#[inline]
pub(crate) fn win(
    state: &mut RollingBandits,
    seat: Seat,
    index: usize,
    why: RuleId,
    log: &mut impl Log<RollingBandits>,
) {
    let Some(chest) = state.train[index].chest else { return };
    let enough = state.sides[seat]
        .gang
        .at(index)
        .is_some_and(|group| group.symbol == chest.symbol() && group.dice.count() >= DICE_FOR_CHEST);
    if !enough {
        return;
    }
    state.train[index].chest = None;
    let at = Position::at(index);
    log.tell(state, why, || Event::ChestWon { seat, symbol: chest.symbol(), at });
    if chest.inside() == Inside::Bomb {
        state.sides[seat].open.insert(chest);
        log.tell(state, fires!("RB-61"), || Event::Bombed { seat, chest, at });
        explode(state, index, log);
    } else {
        state.sides[seat].fresh.insert(chest);
        log.tell(state, fires!("RB-57"), || Event::ChestKept { seat, chest: Some(chest) });
    }
}

/// Everybody with dice in that car takes back all but one (RB-61), a Mercenary if there is one (RB-87).
fn explode(state: &mut RollingBandits, index: usize, log: &mut impl Log<RollingBandits>) {
    for seat in Seat::all(state.sides.seats()) {
        let Some(mut group) = state.sides[seat].gang.at(index).copied() else { continue };
        let (kind, why) = if group.dice.mercenaries > 0 {
            (Kind::Mercenary, fires!("RB-87"))
        } else {
            (Kind::Horde, fires!("RB-61"))
        };
        let Dice { horde, mercenaries } = Dice::one(kind);
        let returned = group.dice.horde - horde;
        group.dice.horde = horde;
        let side = &mut state.sides[seat];
        side.gang.put(index, group);
        side.available += returned;
        if returned > 0 {
            log.tell(state, why, || Event::DiceReturned { seat, count: returned });
        }
        let lost = group.dice.mercenaries - mercenaries;
        group.dice.mercenaries = mercenaries;
        let side = &mut state.sides[seat];
        side.gang.put(index, group);
        side.lost += lost;
        if lost > 0 {
            log.tell(state, fires!("RB-84"), || Event::MercenariesLost { seat, count: lost });
        }
    }
}

/// Turns a closed chest over to use it (RB-59).
pub(crate) fn open(state: &mut RollingBandits, seat: Seat, chest: Chest, log: &mut impl Log<RollingBandits>) {
    let side = &mut state.sides[seat];
    side.closed.remove(chest);
    side.open.insert(chest);
    log.tell(state, fires!("RB-59"), || Event::ChestOpened { seat, chest });
}

/// After the placing: whether to use a Swap chest, if one could be there and there are two groups to swap
/// (RB-63, RB-66). Nothing means that the turn is over.
pub(crate) fn may_swap(state: &RollingBandits, seat: Seat) -> Option<Phase> {
    let groups = state.sides[seat].gang.groups.len();
    (groups > 1 && state.may_hold(seat, Inside::Swap)).then_some(Phase::Swap { seat })
}

/// Any usable Swap chest, or none (RB-69).
pub(crate) fn swaps(side: &Side, out: &mut Vec<Action>) {
    let usable = side.closed.and(Inside::Swap.chests());
    out.extend(usable.iter().map(|chest| Action::Swap { chest }));
    out.push(Action::End);
}

/// Opens a Swap chest, of which two groups need no choosing, or ends the turn.
pub(crate) fn open_or_end(
    state: &mut RollingBandits,
    seat: Seat,
    action: Action,
    log: &mut impl Log<RollingBandits>,
) -> Option<Phase> {
    let Action::Swap { chest } = action else {
        log.tell(state, fires!("RB-69"), || Event::Unused { seat, inside: Inside::Swap });
        return None;
    };
    open(state, seat, chest, log);
    let gang = &state.sides[seat].gang;
    if gang.groups.len() == 2 {
        let (rear, front) = (Position::at(gang.cars().start), Position::at(gang.cars().end - 1));
        return exchange(state, seat, Action::Exchange { rear, front }, log);
    }
    Some(Phase::Exchange { seat })
}

/// Any two own groups (RB-66).
pub(crate) fn exchanges(side: &Side, out: &mut Vec<Action>) {
    let cars = side.gang.cars();
    for rear in cars.clone() {
        let ahead = rear + 1..cars.end;
        out.extend(
            ahead.map(|front| Action::Exchange { rear: Position::at(rear), front: Position::at(front) }),
        );
    }
}

/// Two groups change places, faces unchanged (RB-63, RB-64). They may win chests, the rear car's first
/// (RB-65); then perhaps another Swap (RB-68).
pub(crate) fn exchange(
    state: &mut RollingBandits,
    seat: Seat,
    action: Action,
    log: &mut impl Log<RollingBandits>,
) -> Option<Phase> {
    let Action::Exchange { rear, front } = action else { unreachable!("{NOT_LEGAL}") };
    let gang = &mut state.sides[seat].gang;
    let behind = usize::from(gang.rear);
    gang.groups.swap(rear.index() - behind, front.index() - behind);
    log.tell(state, fires!("RB-63"), || Event::Swapped { seat, rear, front });
    win(state, seat, rear.index(), fires!("RB-65"), log);
    win(state, seat, front.index(), fires!("RB-65"), log);
    may_swap(state, seat)
}
