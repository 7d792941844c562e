//! The way of a die, for drawing: whole numbers, stored flat.

use serde::{Deserialize, Serialize};
use tinstar_core::pieces::List;
use tinstar_core::{Seat, TS};

use super::Die;

/// The most waypoints a path has.
pub const MOST_WAYPOINTS: usize = 12;

/// A place where the die started, turned or ended. From one to the next it runs straight and slows down evenly.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
pub struct Waypoint {
    /// East of the lower left corner, in tenths of a millimetre.
    pub x: i16,
    /// North of it.
    pub y: i16,
    /// When, in tenths of a millisecond since the launch.
    pub time: u16,
    /// How fast the die leaves here, in millimetres a second.
    pub speed: u16,
    /// What it meets here.
    pub meets: Meets,
}

/// What a die meets.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Meets {
    /// Nothing: it starts here.
    #[default]
    Nothing,
    /// A rider; the shot ends.
    Rider {
        /// Whose.
        seat: Seat,
    },
    /// A raider.
    Raider {
        /// Which: 0 in front, 1 and 2 behind.
        which: u8,
        /// Which raiders fall now, a bit each: this one and those it takes along.
        fell: u8,
    },
    /// The edge of the board: it falls off.
    Edge,
    /// Nothing: it has come to rest.
    Stop,
}

impl Waypoint {
    /// Where `die` is now.
    pub(super) fn of(die: &Die, meets: Meets) -> Self {
        Self {
            x: (die.at.x * 10.0).round() as i16,
            y: (die.at.y * 10.0).round() as i16,
            time: (die.time * 10_000.0).round() as u16,
            speed: die.speed.round() as u16,
            meets,
        }
    }
}

/// The waypoints of a shot, from the launch to the end.
pub type Path = List<Waypoint, MOST_WAYPOINTS>;
