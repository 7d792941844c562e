//! Printed facts: the cars, the chests, how many of everything. What a table owner may want to correct is
//! here.

use serde::Serialize;
use tinstar_core::{Printed, TS};

use crate::pieces::{Car, Face, Inside, Symbol};
use crate::state::{Colour, RollingBandits};

/// Dice of each colour (RB-2).
pub const DICE: u8 = 7;

/// Wagons in the box (RB-2).
pub const WAGONS: usize = 16;

/// Wagons removed for two players (RB-10).
pub const REMOVED_FOR_TWO: usize = 6;

/// Own dice of a chest's symbol that win it (RB-54).
pub const DICE_FOR_CHEST: u8 = 3;

/// Own dice in one car that steal it at once (RB-26, RB-88).
pub const DICE_AT_ONCE: u8 = 7;

/// Rounds without a theft after which the rearmost car is uncoupled (RB-77).
pub const QUIET_ROUNDS: u16 = 10;

/// The turn after which a match without the stall rule is counted as it stands (RB-92).
pub const LAST_TURN: u16 = 2000;

/// Trains in a match at most: the first, and those that settle a full tie (RB-76, RB-94).
pub const TRAINS: usize = 4;

/// The printed facts of one car (table 2.2).
#[derive(Clone, Copy, Debug, Serialize, TS)]
pub struct CarFacts {
    /// How many dice are needed to steal it.
    pub value: u8,
    /// What it counts at the end.
    pub points: u8,
}

/// The cars: the wagons in the order of their ids, then the locomotive (table 2.2).
pub const CARS: [CarFacts; WAGONS + 1] = [
    CarFacts { value: 1, points: 1 },
    CarFacts { value: 1, points: 1 },
    CarFacts { value: 1, points: 1 },
    CarFacts { value: 1, points: 1 },
    CarFacts { value: 2, points: 2 },
    CarFacts { value: 2, points: 2 },
    CarFacts { value: 2, points: 2 },
    CarFacts { value: 2, points: 2 },
    CarFacts { value: 3, points: 3 },
    CarFacts { value: 3, points: 3 },
    CarFacts { value: 3, points: 3 },
    CarFacts { value: 3, points: 3 },
    CarFacts { value: 4, points: 4 },
    CarFacts { value: 4, points: 4 },
    CarFacts { value: 4, points: 4 },
    CarFacts { value: 4, points: 4 },
    CarFacts { value: 5, points: 5 },
];

/// The printed facts of one chest (table 2.3).
#[derive(Clone, Copy, Debug, Serialize, TS)]
pub struct ChestFacts {
    /// The symbol on the closed side.
    pub closed: Symbol,
    /// What is inside.
    pub inside: Inside,
    /// What it counts at the end.
    pub points: u8,
}

const fn chest(closed: Symbol, inside: Inside, points: u8) -> ChestFacts {
    ChestFacts { closed, inside, points }
}

/// The chests in the order of their ids (table 2.3).
pub const CHESTS: [ChestFacts; 21] = [
    chest(Symbol::Revolver, Inside::Bomb, 2),
    chest(Symbol::Revolver, Inside::Bomb, 1),
    chest(Symbol::Revolver, Inside::Swap, 1),
    chest(Symbol::Revolver, Inside::Reroll, 2),
    chest(Symbol::Revolver, Inside::Reroll, 1),
    chest(Symbol::Mask, Inside::Bomb, 2),
    chest(Symbol::Mask, Inside::Swap, 2),
    chest(Symbol::Mask, Inside::Swap, 1),
    chest(Symbol::Mask, Inside::Reroll, 1),
    chest(Symbol::Hat, Inside::Bomb, 1),
    chest(Symbol::Hat, Inside::Swap, 2),
    chest(Symbol::Hat, Inside::Reroll, 2),
    chest(Symbol::Hat, Inside::Reroll, 1),
    chest(Symbol::Boot, Inside::Bomb, 2),
    chest(Symbol::Boot, Inside::Bomb, 1),
    chest(Symbol::Boot, Inside::Swap, 1),
    chest(Symbol::Boot, Inside::Reroll, 1),
    chest(Symbol::Horseshoe, Inside::Bomb, 2),
    chest(Symbol::Horseshoe, Inside::Swap, 2),
    chest(Symbol::Horseshoe, Inside::Swap, 1),
    chest(Symbol::Horseshoe, Inside::Reroll, 2),
];

/// The colour of each seat's Horde.
pub const COLOURS: [Colour; 4] = [Colour::Blue, Colour::Red, Colour::Yellow, Colour::Green];

/// What a board draws with.
#[derive(Serialize, TS)]
pub struct Facts {
    /// The symbols in the order in which closed chests are counted.
    symbols: [Symbol; Symbol::ALL.len()],
    /// The faces of a die in the order in which rolls are sorted.
    faces: [Face; Face::ALL.len()],
    /// The cars from 1 on; the last is the locomotive.
    cars: &'static [CarFacts],
    /// Which car is the locomotive.
    locomotive: Car,
    /// The chests from 1 on.
    chests: &'static [ChestFacts],
    /// Dice of each colour.
    dice: u8,
    /// Own dice of a chest's symbol that win it.
    dice_for_chest: u8,
    /// Own dice in one car that steal it at once.
    dice_at_once: u8,
}

impl Printed for RollingBandits {
    type Facts = Facts;

    fn facts() -> Facts {
        Facts {
            symbols: Symbol::ALL,
            faces: Face::ALL,
            cars: &CARS,
            locomotive: Car::LOCOMOTIVE,
            chests: &CHESTS,
            dice: DICE,
            dice_for_chest: DICE_FOR_CHEST,
            dice_at_once: DICE_AT_ONCE,
        }
    }
}
