//! Chapter 1: who can play, and how it begins.

use tinstar_core::{BadSetup, BySeat, Chance, Log, Seat, Setup, fires, rule};

use crate::action::Event;
use crate::data::{LEAST_TARGET, MOST_TARGET};
use crate::options::DiceOptions;
use crate::phase::Phase;
use crate::state::{__Game__, MOST_SEATS, Side};

impl Setup for __Game__ {
    /// Whether so many can play for this target (__BOOK__-1, __BOOK__-6).
    fn check_setup(seats: usize, options: &DiceOptions) -> Result<(), BadSetup> {
        if !(2..=MOST_SEATS).contains(&seats) {
            return Err(BadSetup::Seats { given: seats, least: 2, most: MOST_SEATS, rule: rule!("__BOOK__-1") });
        }
        if !(LEAST_TARGET..=MOST_TARGET).contains(&options.target) {
            let (value, takes) = (options.target.to_string(), crate::options::TARGET);
            return Err(BadSetup::OptionValue { key: "target", value, takes, rule: Some(rule!("__BOOK__-6")) });
        }
        Ok(())
    }

    /// Nobody has points, and the first seat begins (__BOOK__-2).
    fn setup(seats: usize, options: &DiceOptions, _: &mut Chance, log: &mut impl Log<Self>) -> Self {
        let seat = Seat::new(0);
        let sides = BySeat::filled(seats, Side::default());
        let state = Self { target: options.target, sides, phase: Phase::Turn { seat } };
        log.tell(&state, fires!("__BOOK__-2"), || Event::TurnBegan { seat });
        state
    }
}
