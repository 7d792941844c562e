//! Chapter 1: who can play, and how it begins.

use tinstar_core::{BadSetup, BySeat, Log, Seat, rule};

use crate::action::Event;
use crate::data::{LEAST_TARGET, MOST_TARGET};
use crate::phase::Phase;
use crate::state::{__Game__, MOST_SEATS, Side};

/// Whether so many can play for this target (__BOOK__-1, __BOOK__-6).
pub(crate) fn check(seats: usize, target: u8) -> Result<(), BadSetup> {
    if !(2..=MOST_SEATS).contains(&seats) {
        return Err(BadSetup::Seats { given: seats, least: 2, most: MOST_SEATS, rule: rule!("__BOOK__-1") });
    }
    if !(LEAST_TARGET..=MOST_TARGET).contains(&target) {
        let (value, takes) = (target.to_string(), crate::options::TARGET);
        return Err(BadSetup::OptionValue { key: "target", value, takes, rule: Some(rule!("__BOOK__-6")) });
    }
    Ok(())
}

/// Nobody has points, and the first seat begins (__BOOK__-2).
pub(crate) fn deal(seats: usize, target: u8, log: &mut impl Log<Event>) -> __Game__ {
    let seat = Seat::new(0);
    log.tell(rule!("__BOOK__-2"), || Event::TurnBegan { seat });
    __Game__ { target, sides: BySeat::filled(seats, Side::default()), phase: Phase::Turn { seat } }
}
