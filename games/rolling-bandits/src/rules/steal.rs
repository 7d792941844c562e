//! Sections 4.3 and 4.4: stealing, at the start of a turn and at once.

use tinstar_core::{BySeat, Log, RuleId, Seat, fires};

use crate::action::Event;
use crate::data::DICE_AT_ONCE;
use crate::options::Variant;
use crate::pieces::{Car, Chest, Dice, Position};
use crate::state::{Coach, MOST_SEATS, RollingBandits};

/// Steals every car in which `seat` has dice enough and more than anybody else (RB-14 to RB-18). No theft
/// changes the dice in another car, so one after the other is the same as all at once (RB-17).
pub(crate) fn steal(state: &mut RollingBandits, seat: Seat, log: &mut impl Log<RollingBandits>) {
    let gang = &state.sides[seat].gang;
    let (mut index, mut left) = (usize::from(gang.rear), gang.groups.len());
    while left > 0 {
        left -= 1;
        let own = state.sides[seat].gang.count_at(index);
        let car = state.train[index].car;
        let most = most_of_others(state, seat, index);
        if own >= car.value() && own > most {
            let why = if car == Car::LOCOMOTIVE { fires!("RB-23") } else { fires!("RB-14") };
            take(state, seat, index, false, why, log);
        } else {
            if own >= car.value() && own == most {
                log.tell(state, fires!("RB-15"), || Event::Tied { seat, at: Position::at(index) });
            }
            index += 1;
        }
    }
}

/// The most dice any other player has in a car (RB-18).
#[inline]
fn most_of_others(state: &RollingBandits, seat: Seat, index: usize) -> u8 {
    let others = state.sides.iter().filter(|(other, _)| *other != seat);
    others.map(|(_, side)| side.gang.count_at(index)).max().unwrap_or(0)
}

/// Steals the car at once if `seat` has dice enough there for that (RB-26, RB-88).
#[inline]
pub(crate) fn steal_at_once(
    state: &mut RollingBandits,
    seat: Seat,
    index: usize,
    log: &mut impl Log<RollingBandits>,
) {
    let own = state.sides[seat].gang.count_at(index);
    if own < DICE_AT_ONCE || own <= most_of_others(state, seat, index) {
        return;
    }
    let why = match state.options.variant {
        Variant::Standard => fires!("RB-26"),
        Variant::Mercenaries => fires!("RB-88"),
    };
    take(state, seat, index, true, why, log);
}

/// The car goes to `seat`, face down (RB-19).
fn take(
    state: &mut RollingBandits,
    seat: Seat,
    index: usize,
    at_once: bool,
    why: RuleId,
    log: &mut impl Log<RollingBandits>,
) {
    let car = state.train[index].car;
    let fallen = leave_train(state, index);
    state.sides[seat].cars.insert(car);
    log.tell(state, why, || Event::Stolen { seat, car, at: Position::at(index), at_once });
    clear_away(state, fallen, fires!("RB-20"), fires!("RB-21"), log);
    if index > 0 && index < state.train.len() {
        log.tell(state, fires!("RB-22"), || Event::ClosedUp { at: Position::at(index) });
    }
    if car == Car::LOCOMOTIVE
        && let Some(front) = state.train.last()
    {
        log.tell(state, fires!("RB-24"), || Event::NewFront { car: front.car });
    }
}

/// What was on a car that has left the train.
pub(crate) struct Fallen {
    chest: Option<Chest>,
    dice: BySeat<Dice, MOST_SEATS>,
}

/// A car leaves the train for any reason, which closes up (RB-22). What was on it is nowhere yet.
pub(crate) fn leave_train(state: &mut RollingBandits, index: usize) -> Fallen {
    let Coach { chest, .. } = state.train.remove(index);
    state.last_departure = state.turn;
    let dice = BySeat::from_fn(state.sides.seats(), |seat| state.sides[seat].gang.car_leaves(index));
    Fallen { chest, dice }
}

/// The chest is discarded and shown (RB-20), the dice go back to their owners (RB-21), Mercenaries leave the game
/// (RB-84).
pub(crate) fn clear_away(
    state: &mut RollingBandits,
    Fallen { chest, dice }: Fallen,
    why_chest: RuleId,
    why_dice: RuleId,
    log: &mut impl Log<RollingBandits>,
) {
    if let Some(chest) = chest {
        state.discarded.insert(chest);
        log.tell(state, why_chest, || Event::ChestDiscarded { chest });
    }
    for seat in Seat::all(state.sides.seats()) {
        let Dice { horde, mercenaries } = dice[seat];
        state.sides[seat].available += horde;
        if horde > 0 {
            log.tell(state, why_dice, || Event::DiceReturned { seat, count: horde });
        }
        state.sides[seat].lost += mercenaries;
        if mercenaries > 0 {
            log.tell(state, fires!("RB-84"), || Event::MercenariesLost { seat, count: mercenaries });
        }
    }
}
