//! Section 4.6: attacking the train.

use tinstar_core::{Log, RuleId, Seat, fires};

use super::{chests, steal};
use crate::action::{Action, Event};
use crate::phase::Phase;
use crate::pieces::{Dice, Face, Position, Roll, Symbol};
use crate::state::{Gang, Group, RollingBandits};

/// Where a group of `symbol` goes: to the own group that shows it (RB-44), else to the car ahead of the gang
/// (RB-41, RB-42). It is no car of the train if there is none ahead (RB-43).
#[inline]
pub(crate) fn target(gang: &Gang, symbol: Symbol) -> usize {
    gang.find(symbol).unwrap_or_else(|| gang.ahead())
}

/// Whether the dice that show `face` can go anywhere.
fn can_place(state: &RollingBandits, seat: Seat, face: Face) -> bool {
    let gang = &state.sides[seat].gang;
    match face.symbol() {
        Some(symbol) => target(gang, symbol) < state.train.len(),
        None => !gang.groups.is_empty(),
    }
}

/// The placing begins or goes on: with nothing that could be placed, the rest is kept.
pub(crate) fn begin(
    state: &mut RollingBandits,
    seat: Seat,
    roll: Roll,
    log: &mut impl Log<RollingBandits>,
) -> Option<Phase> {
    if roll.groups().any(|(face, _)| can_place(state, seat, face)) {
        return Some(Phase::Place { seat, roll });
    }
    stop(state, seat, roll, log)
}

/// Every group in the one car it may go to, the jokers in any car with own dice, or nothing more (RB-37 to
/// RB-48, RB-52).
pub(crate) fn placements(state: &RollingBandits, seat: Seat, roll: &Roll, out: &mut Vec<Action>) {
    let gang = &state.sides[seat].gang;
    for (face, _) in roll.groups() {
        let cars = match face.symbol() {
            Some(symbol) => {
                let index = target(gang, symbol);
                index..(index + 1).min(state.train.len())
            }
            None => gang.cars(),
        };
        out.extend(cars.map(|index| Action::Place { face, at: Position::at(index) }));
    }
    out.push(Action::Stop);
}

/// Places a group, or keeps all that is left.
pub(crate) fn place_or_stop(
    state: &mut RollingBandits,
    seat: Seat,
    roll: Roll,
    action: Action,
    log: &mut impl Log<RollingBandits>,
) -> Option<Phase> {
    let Action::Place { face, at } = action else { return stop(state, seat, roll, log) };
    place(state, seat, roll, face, at, log)
}

/// Places a whole group (RB-38). It may win the chest there (RB-54), and then the car (RB-28, RB-29).
fn place(
    state: &mut RollingBandits,
    seat: Seat,
    mut roll: Roll,
    face: Face,
    at: Position,
    log: &mut impl Log<RollingBandits>,
) -> Option<Phase> {
    let dice = std::mem::take(&mut roll[face]);
    let why = join(&mut state.sides[seat].gang, face, dice, at.index());
    state.phase.mat()[face] = Dice::NONE;
    log.tell(state, why, || Event::Placed { seat, face, dice, at });
    chests::win(state, seat, at.index(), fires!("RB-54"), log);
    steal::steal_at_once(state, seat, at.index(), log);
    if state.train.is_empty() {
        state.sides[seat].keep(roll.dice());
        return None;
    }
    begin(state, seat, roll, log)
}

/// The dice join the group in that car or are a new group ahead; says by which rule. Jokers are turned to the
/// symbol of the group they join (RB-46).
fn join(gang: &mut Gang, face: Face, dice: Dice, index: usize) -> RuleId {
    let (rear, empty) = (usize::from(gang.rear), gang.groups.is_empty());
    if let Some(group) = gang.groups.get_mut(index - rear) {
        group.dice += dice;
        return if face == Face::Joker { fires!("RB-46") } else { fires!("RB-44") };
    }
    let symbol = face.symbol().expect("jokers only join a group that is there");
    gang.groups.push(Group { symbol, dice });
    if empty { fires!("RB-42") } else { fires!("RB-41") }
}

/// Keeps what is not placed: the Horde's dice are available in the next turn (RB-37), Mercenaries go back to
/// the pool (RB-83). Then the Swap chests.
fn stop(
    state: &mut RollingBandits,
    seat: Seat,
    roll: Roll,
    log: &mut impl Log<RollingBandits>,
) -> Option<Phase> {
    for face in Face::ALL {
        let dice = roll[face];
        // What is done for no dice too needs no branch, which nobody could foresee in a simulation.
        state.sides[seat].available += dice.horde;
        state.phase.mat()[face].horde = 0;
        if dice != Dice::NONE {
            let why = match face {
                _ if can_place(state, seat, face) => fires!("RB-37"),
                Face::Joker => fires!("RB-48"),
                Face::Revolver | Face::Mask | Face::Hat | Face::Boot | Face::Horseshoe => fires!("RB-43"),
            };
            log.tell(state, why, || Event::Kept { seat, face, dice });
        }
    }
    let count = roll.dice().mercenaries;
    if count > 0 {
        state.sides[seat].pool += count;
        *state.phase.mat() = Roll::default();
        log.tell(state, fires!("RB-83"), || Event::MercenariesRested { seat, count });
    }
    chests::may_swap(state, seat)
}
