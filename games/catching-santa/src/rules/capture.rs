//! Chapter 5: what a player's piece takes.

use tinstar_core::{Log, Seat, fires};

use crate::action::Event;
use crate::state::{CatchingSanta, Christmas, Space};

/// The piece of `seat` that has come to `at` takes what stands there: a Christmas piece or another player's
/// piece, never both (CS-51, CS-58, CS-60). Says which Christmas piece it was, if it was one.
#[inline]
pub(crate) fn take(
    state: &mut CatchingSanta,
    seat: Seat,
    at: Space,
    log: &mut impl Log<CatchingSanta>,
) -> Option<Christmas> {
    if !state.occupied.contains(at) {
        return None;
    }
    let taken = state.christmas_at(at);
    if let Some(piece) = taken {
        state.christmas[piece as usize] = None;
        state.sides[seat].gathered.christmas[piece as usize] += 1;
        let last_santa = piece == Christmas::Santa && state.reserve == 0;
        let why = if last_santa { fires!("CS-53") } else { fires!("CS-51") };
        log.tell(state, why, || Event::Gathered { seat, piece, at });
    } else if let Some(owner) = state.piece_at(at, Some(seat)) {
        state.sides[owner].path.remove(at);
        state.sides[seat].gathered.pieces += 1;
        log.tell(state, fires!("CS-58"), || Event::Captured { seat, owner, at });
    }
    taken
}

/// After a Santa was taken the next one comes from the reserve, to Santa's start or the first empty space
/// after it (CS-52, CS-55).
pub(crate) fn bring_santa(state: &mut CatchingSanta, log: &mut impl Log<CatchingSanta>) {
    if state.reserve == 0 {
        return;
    }
    let start = state.layout.start(Christmas::Santa);
    let mut at = start;
    while state.occupied.contains(at) {
        at = state.layout.walk(at, 1);
    }
    state.occupied.insert(at);
    state.reserve -= 1;
    state.christmas[Christmas::Santa as usize] = Some(at);
    let why = if at == start { fires!("CS-52") } else { fires!("CS-55") };
    log.tell(state, why, || Event::SantaArrived { at });
}
