//! Section 4.1: the set-up.

use tinstar_core::{BadSetup, BySeat, Chance, Log, Seat, rule};

use crate::action::Event;
use crate::data::{CHESTS, DICE, REMOVED_FOR_TWO, WAGONS};
use crate::options::{BanditOptions, VARIANT, Variant};
use crate::phase::Phase;
use crate::pieces::{Car, CarSet, Chest, ChestSet};
use crate::state::{Coach, MOST_SEATS, RollingBandits, Side, Train};

/// Whether so many can play with these options (RB-1, RB-79).
pub(crate) fn check(seats: usize, options: &BanditOptions) -> Result<(), BadSetup> {
    if !(2..=MOST_SEATS).contains(&seats) {
        return Err(BadSetup::Seats { given: seats, least: 2, most: MOST_SEATS, rule: rule!("RB-1") });
    }
    if options.variant == Variant::Mercenaries && seats != 2 {
        let (key, value, takes) = ("variant", "mercenaries".to_owned(), VARIANT);
        return Err(BadSetup::OptionValue { key, value, takes, rule: Some(rule!("RB-79")) });
    }
    Ok(())
}

/// Builds the train and hands out the dice (RB-4 to RB-7, RB-10, RB-79); then the first turn (RB-8).
pub(crate) fn deal(
    seats: usize,
    options: &BanditOptions,
    chance: &mut Chance,
    log: &mut impl Log<Event>,
) -> RollingBandits {
    let train = build_train(seats, chance, log);
    let pool = match options.variant {
        Variant::Standard => 0,
        Variant::Mercenaries => DICE,
    };
    if pool > 0 {
        log.tell(rule!("RB-79"), || Event::MercenariesHired { count: pool });
    }
    let mut state = RollingBandits {
        options: *options,
        train,
        sides: BySeat::filled(seats, Side { available: DICE, pool, ..Side::default() }),
        discarded: ChestSet::EMPTY,
        uncoupled: CarSet::EMPTY,
        turn: 0,
        last_departure: 0,
        phase: Phase::Over,
    };
    let first = Seat::new(chance.below(seats as u32) as u8);
    let waits = super::turn(&mut state, first, rule!("RB-8"), chance, log);
    super::go_on(&mut state, first, waits, chance, log);
    state
}

/// The wagons in a random order with a chest on each, and the locomotive in front (RB-4, RB-5). For two
/// players the last of the shuffled wagons are those removed (RB-10); the last chests are left over (RB-6).
fn build_train(seats: usize, chance: &mut Chance, log: &mut impl Log<Event>) -> Train {
    let mut wagons: [Car; WAGONS] = std::array::from_fn(|at| Car::new(at as u8 + 1));
    let mut chests: [Chest; CHESTS.len()] = std::array::from_fn(|at| Chest::new(at as u8 + 1));
    chance.shuffle(&mut wagons);
    chance.shuffle(&mut chests);
    let count = RollingBandits::wagons(seats);
    if count < WAGONS {
        log.tell(rule!("RB-10"), || Event::WagonsRemoved { count: REMOVED_FOR_TWO as u8 });
    }
    log.tell(rule!("RB-4"), || Event::TrainBuilt { wagons: count as u8 });
    log.tell(rule!("RB-5"), || Event::ChestsLaid { count: count as u8 });
    log.tell(rule!("RB-6"), || Event::ChestsBoxed { count: (CHESTS.len() - count) as u8 });
    let loaded = wagons.into_iter().zip(chests).take(count);
    let coaches = loaded.map(|(car, chest)| Coach { car, chest: Some(chest) });
    coaches.chain([Coach { car: Car::LOCOMOTIVE, chest: None }]).collect()
}
