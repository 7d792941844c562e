//! Chapter 3: the magic die and the Christmas pieces.

use tinstar_core::{Chance, Log, RuleId, Seat, fires};

use crate::action::Event;
use crate::data::MAGIC_DIE;
use crate::state::{CatchingSanta, Christmas, Space};

/// Rolls the magic die once and moves the piece it shows (CS-16 to CS-19).
#[inline]
pub(crate) fn roll(
    state: &mut CatchingSanta,
    seat: Seat,
    chance: &mut Chance,
    log: &mut impl Log<CatchingSanta>,
) {
    let (piece, steps) = MAGIC_DIE[usize::from(chance.die(MAGIC_DIE.len() as u8)) - 1];
    log.tell(state, fires!("CS-16"), || Event::MagicRolled { seat, piece, steps });
    let Some(from) = state.christmas[piece as usize] else {
        log.tell(state, fires!("CS-19"), || Event::NothingMoved { piece });
        return;
    };
    let to = state.layout.walk(from, steps);
    state.occupied.remove(from);
    let is_free = !state.occupied.contains(to);
    let met = if is_free { None } else { state.christmas_at(to) };
    state.christmas[piece as usize] = Some(to);
    state.occupied.insert(to);
    log.tell(state, fires!("CS-18"), || Event::ChristmasMoved { piece, from, to });
    match met {
        None if is_free => {}
        None => send_home(state, to, fires!("CS-21"), log),
        // The exchange: a piece met on its own start goes to the start of the one that came (CS-24).
        Some(met) if state.layout.start(met) == to => {
            displace(state, met, to, state.layout.start(piece), fires!("CS-24"), piece, log);
        }
        Some(met) => displace(state, met, to, state.layout.start(met), fires!("CS-23"), piece, log),
    }
}

/// `piece` goes from `from` to `to`; whoever stands there goes to his own start, and so on (CS-26, CS-27).
/// `moved` is the piece the die moved, which the chain may reach too (CS-30).
fn displace(
    state: &mut CatchingSanta,
    mut piece: Christmas,
    mut from: Space,
    mut to: Space,
    mut why: RuleId,
    moved: Christmas,
    log: &mut impl Log<CatchingSanta>,
) {
    loop {
        let met = state.christmas_at(to);
        state.christmas[piece as usize] = Some(to);
        log.tell(state, why, || Event::Displaced { piece, from, to });
        let Some(next) = met else { break };
        why = if next == moved { fires!("CS-30") } else { fires!("CS-27") };
        (piece, from, to) = (next, to, state.layout.start(next));
    }
    state.occupied.insert(to);
    send_home(state, to, fires!("CS-26"), log);
}

/// A player's piece on `space`, where a Christmas piece now stands, goes home, whoever it belongs to (CS-21).
#[inline]
fn send_home(state: &mut CatchingSanta, space: Space, why: RuleId, log: &mut impl Log<CatchingSanta>) {
    if let Some(seat) = state.piece_at(space, None) {
        state.sides[seat].path.remove(space);
        state.sides[seat].home += 1;
        log.tell(state, why, || Event::SentHome { seat, from: space });
    }
}
