//! Printed facts: the board, the magic die, the points. What a table owner may want to correct is here
//! or, for the board, in the options of a match.

use serde::Serialize;
use tinstar_core::{Printed, TS};

use crate::state::{CatchingSanta, Christmas, Colour, Layout, Space};

/// Pieces of each colour (CS-8).
pub const PIECES: u8 = 3;

/// Santas in the game: one on the path, the others in reserve (CS-9, CS-10).
pub const SANTAS: u8 = 3;

/// The ordinary die; its highest face lets a piece enter and gives another roll (CS-38, CS-39).
pub const DIE: u8 = 6;

/// How often a player without a piece on the path may roll (CS-33).
pub const TRIES: u8 = 3;

/// Turns after which the game is scored as it stands (CS-75).
pub const LAST_TURN: u16 = 5000;

/// The fewest spaces a path may have: no roll can then be blocked for a whole colour (CS-48).
pub const LEAST_SPACES: u8 = 20;

/// The most spaces a path may have.
pub const MOST_SPACES: u8 = 64;

/// The board of section 1.2: entries by colour, starts by Christmas piece.
pub const BOARD: Layout = Layout {
    spaces: 40,
    entries: [Space::new(1), Space::new(11), Space::new(21), Space::new(31)],
    starts: [Space::new(10), Space::new(2), Space::new(26), Space::new(34), Space::new(18)],
};

/// Which piece each face of the magic die moves, and how far; backward is negative (table 1.1).
pub const MAGIC_DIE: [(Christmas, i8); 6] = [
    (Christmas::Santa, 5),
    (Christmas::Santa, 7),
    (Christmas::Fairy, -4),
    (Christmas::Leprechaun, 3),
    (Christmas::Reindeer, 2),
    (Christmas::Sleigh, -1),
];

/// What each Christmas piece is worth, in the order of [`Christmas`] (CS-67).
pub const CHRISTMAS_POINTS: [i32; 5] = [10, 7, 5, 3, 2];

/// What another player's piece is worth (CS-67).
pub const PIECE_POINTS: i32 = 1;

/// What an own piece at home costs at the end (CS-68).
pub const HOME_POINTS: i32 = -3;

/// The colours in turn order, by number of players (section 2).
pub const COLOURS: [&[Colour]; 5] = [
    &[],
    &[],
    &[Colour::Blue, Colour::Green],
    &[Colour::Red, Colour::Blue, Colour::Yellow],
    &[Colour::Red, Colour::Blue, Colour::Yellow, Colour::Green],
];

/// What a board draws with.
#[derive(Serialize, TS)]
pub struct Facts {
    /// The Christmas pieces in the order of the tables.
    christmas: [Christmas; 5],
    /// What each is worth.
    christmas_points: [i32; 5],
    /// What another player's piece is worth.
    piece_points: i32,
    /// What an own piece at home costs.
    home_points: i32,
    /// Pieces of each colour.
    pieces: u8,
    /// Santas in the game.
    santas: u8,
    /// How often a player without a piece on the path may roll.
    tries: u8,
    /// Which piece each face of the magic die moves, and how far.
    magic_die: [(Christmas, i8); 6],
}

impl Printed for CatchingSanta {
    type Facts = Facts;

    fn facts() -> Facts {
        Facts {
            christmas: Christmas::ALL,
            christmas_points: CHRISTMAS_POINTS,
            piece_points: PIECE_POINTS,
            home_points: HOME_POINTS,
            pieces: PIECES,
            santas: SANTAS,
            tries: TRIES,
            magic_die: MAGIC_DIE,
        }
    }
}
