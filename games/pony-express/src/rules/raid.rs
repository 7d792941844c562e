//! Chapter 10: raiders, the rulebook's Indians.

use tinstar_core::{Chance, Log, fires};

use crate::action::Event;
use crate::data::RAIDERS;
use crate::flick::Flight;
use crate::phase::{Affair, Cause, Phase, Shot};
use crate::state::PonyExpress;

use super::{arrest, shot};

/// The raiders stand up, and the active player must shoot once (PE-121).
pub(super) fn begin(state: &mut PonyExpress, log: &mut impl Log<PonyExpress>) -> Option<Phase> {
    state.going(Affair::Raid { fallen: 0 });
    log.tell(state, fires!("PE-121"), || Event::RaidersStand { seat: state.active });
    Some(shot::before(state, Shot::Raid))
}

/// The shot is over: an arrest, or gold and a way back (PE-122, PE-124).
pub(super) fn over(
    state: &mut PonyExpress,
    flight: &Flight,
    chance: &mut Chance,
    log: &mut impl Log<PonyExpress>,
) -> Option<Phase> {
    let seat = state.active;
    let fallen = flight.fallen.count_ones() as u8;
    match flight.touched {
        Some(innocent) => {
            log.tell(state, fires!("PE-124"), || Event::HitInnocent { seat, innocent });
            arrest::begin(state, seat, Cause::Raid { fallen }, chance, log)
        }
        None => settle(state, fallen, log),
    }
}

/// A gold for every raider that fell, a space back for every other one (PE-122).
pub(super) fn settle(state: &mut PonyExpress, fallen: u8, log: &mut impl Log<PonyExpress>) -> Option<Phase> {
    let seat = state.active;
    state.going(Affair::Turn);
    log.tell(state, fires!("PE-122"), || Event::RaidersFell { seat, fallen });
    if fallen > 0 {
        let gold = state.bank_pays(seat, fallen);
        log.tell(state, fires!("PE-122"), || Event::BankPaid { seat, gold });
    }
    if fallen < RAIDERS {
        let from = state.rider().space;
        let to = from.back(RAIDERS - fallen);
        state.rider().space = to;
        log.tell(state, fires!("PE-123"), || Event::MovedBack { seat, from, to });
    }
    None
}
