//! The way of a die, for drawing: whole numbers, stored flat.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use tinstar_core::Seat;

use super::Die;

/// The most waypoints a path has.
pub const MOST_WAYPOINTS: usize = 12;

/// A place where the die started, turned or ended. From one to the next it runs straight and slows down evenly.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Meets {
    /// Nothing: it starts here.
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

/// The waypoints of a shot, from the launch to the end. In JSON a list.
#[derive(Clone, Copy)]
pub struct Path {
    len: u8,
    points: [Waypoint; MOST_WAYPOINTS],
}

impl Path {
    /// The waypoints in order.
    #[must_use]
    pub fn as_slice(&self) -> &[Waypoint] {
        &self.points[..usize::from(self.len)]
    }

    pub(super) const fn is_full(&self) -> bool {
        self.len as usize == MOST_WAYPOINTS
    }

    pub(super) fn push(&mut self, die: &Die, meets: Meets) {
        self.points[usize::from(self.len)] = Waypoint {
            x: (die.at.x * 10.0).round() as i16,
            y: (die.at.y * 10.0).round() as i16,
            time: (die.time * 10_000.0).round() as u16,
            speed: die.speed.round() as u16,
            meets,
        };
        self.len += 1;
    }
}

impl Default for Path {
    fn default() -> Self {
        let nowhere = Waypoint { x: 0, y: 0, time: 0, speed: 0, meets: Meets::Nothing };
        Self { len: 0, points: [nowhere; MOST_WAYPOINTS] }
    }
}

/// Only the waypoints that are there count.
impl PartialEq for Path {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl Eq for Path {}

impl fmt::Debug for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl Serialize for Path {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}

impl<'de> Deserialize<'de> for Path {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        use serde::de::Error;
        let points = Vec::<Waypoint>::deserialize(deserializer)?;
        if points.len() > MOST_WAYPOINTS {
            return Err(D::Error::custom(format!("{} waypoints, at most {MOST_WAYPOINTS}", points.len())));
        }
        let mut path = Self { len: points.len() as u8, ..Self::default() };
        path.points[..points.len()].copy_from_slice(&points);
        Ok(path)
    }
}
