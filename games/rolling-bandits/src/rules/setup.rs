//! Section 4.1: the set-up.

use tinstar_core::{BadSetup, BySeat, Chance, Log, Seat, SeatSet, Setup, fires, rule};

use crate::action::Event;
use crate::data::{CHESTS, DICE, REMOVED_FOR_TWO, WAGONS};
use crate::options::{BanditOptions, VARIANT, Variant};
use crate::phase::Phase;
use crate::pieces::{Car, CarSet, Chest, ChestSet, Roll};
use crate::state::{Coach, MOST_SEATS, RollingBandits, Side, Train};

impl Setup for RollingBandits {
    /// Whether so many can play with these options (RB-1, RB-79).
    fn check_setup(seats: usize, options: &BanditOptions) -> Result<(), BadSetup> {
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
    fn setup(seats: usize, options: &BanditOptions, chance: &mut Chance, log: &mut impl Log<Self>) -> Self {
        let mut state = Self {
            options: *options,
            train: Train::default(),
            sides: BySeat::filled(seats, Side { available: DICE, ..Side::default() }),
            attackers: SeatSet::all(seats),
            discarded: ChestSet::EMPTY,
            uncoupled: CarSet::EMPTY,
            turn: 0,
            last_departure: 0,
            phase: Phase::Rolling { seat: None, roll: Roll::default(), called: 0 },
        };
        let first = prepare(&mut state, chance, log);
        let waits = super::turn(&mut state, first, fires!("RB-8"), chance, log);
        super::go_on(&mut state, first, waits, chance, log);
        state
    }
}

/// Those who are tied in everything attack a new train, as if they were the only players (RB-76); the others keep what
/// they have and are out (RB-93). Says who begins.
#[cold]
pub(super) fn new_train(
    state: &mut RollingBandits,
    tied: SeatSet,
    chance: &mut Chance,
    log: &mut impl Log<RollingBandits>,
) -> Seat {
    // What was counted still lies there while this is told; the new train comes with what follows.
    log.tell(state, fires!("RB-76"), || Event::NewTrain { seats: tied });
    for seat in Seat::all(state.sides.seats()) {
        let side = &mut state.sides[seat];
        let mut hauls = side.hauls;
        if state.attackers.contains(seat) {
            hauls.push(side.haul());
        }
        let available = if tied.contains(seat) { DICE } else { 0 };
        *side = Side { available, hauls, ..Side::default() };
    }
    state.attackers = tied;
    (state.discarded, state.uncoupled) = (ChestSet::EMPTY, CarSet::EMPTY);
    (state.turn, state.last_departure) = (0, 0);
    state.phase = Phase::Rolling { seat: None, roll: Roll::default(), called: 0 };
    prepare(state, chance, log)
}

/// Builds the train (RB-4 to RB-6), hires Mercenaries (RB-79) and draws who begins (RB-8).
fn prepare(state: &mut RollingBandits, chance: &mut Chance, log: &mut impl Log<RollingBandits>) -> Seat {
    build_train(state, chance, log);
    if state.options.variant == Variant::Mercenaries {
        state.attackers.iter().for_each(|seat| state.sides[seat].pool = DICE);
        log.tell(state, fires!("RB-79"), || Event::MercenariesHired { count: DICE });
    }
    let first = chance.below(state.attackers.len() as u32) as usize;
    state.attackers.iter().nth(first).expect("somebody attacks the train")
}

/// The wagons in a random order with a chest on each, and the locomotive in front (RB-4, RB-5). For two
/// players the last of the shuffled wagons are those removed (RB-10); the last chests are left over (RB-6).
fn build_train(state: &mut RollingBandits, chance: &mut Chance, log: &mut impl Log<RollingBandits>) {
    let mut wagons: [Car; WAGONS] = std::array::from_fn(|at| Car::new(at as u8 + 1));
    let mut chests: [Chest; CHESTS.len()] = std::array::from_fn(|at| Chest::new(at as u8 + 1));
    chance.shuffle(&mut wagons);
    chance.shuffle(&mut chests);
    let count = RollingBandits::wagons(state.attackers.len());
    let loaded = wagons.into_iter().zip(chests).take(count);
    let coaches = loaded.map(|(car, chest)| Coach { car, chest: Some(chest) });
    state.train = coaches.chain([Coach { car: Car::LOCOMOTIVE, chest: None }]).collect();
    // No event names the cars and the symbols on the chests, so all of them show from the first one on.
    if count < WAGONS {
        log.tell(state, fires!("RB-10"), || Event::WagonsRemoved { count: REMOVED_FOR_TWO as u8 });
    }
    log.tell(state, fires!("RB-4"), || Event::TrainBuilt { wagons: count as u8 });
    log.tell(state, fires!("RB-5"), || Event::ChestsLaid { count: count as u8 });
    log.tell(state, fires!("RB-6"), || Event::ChestsBoxed { count: (CHESTS.len() - count) as u8 });
}
