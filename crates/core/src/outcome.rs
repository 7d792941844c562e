//! How a match ended.

use serde::{Deserialize, Serialize};

use crate::{BySeat, RuleId, Seat, SeatSet};

/// Who must decide now, or how the match ended.
///
/// Who must decide is known to everybody. A game in which even that would give something away (who holds
/// a card that can interrupt?) asks everybody who might, those with nothing to say included.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// These seats have a decision to make; several at once where the rules say "simultaneously".
    Waiting(SeatSet),
    /// The match is over.
    Over(Outcome),
}

impl Status {
    /// The seats that must decide; none when the match is over.
    #[must_use]
    pub const fn deciders(&self) -> SeatSet {
        match self {
            Self::Waiting(seats) => *seats,
            Self::Over(_) => SeatSet::EMPTY,
        }
    }

    /// How the match ended, if it has.
    #[must_use]
    pub const fn outcome(&self) -> Option<&Outcome> {
        match self {
            Self::Waiting(_) => None,
            Self::Over(outcome) => Some(outcome),
        }
    }
}

/// The result of a match: each seat's place and total.
///
/// ```
/// use tinstar_core::{Outcome, Seat};
/// let points = [8, 15, 8];
/// let outcome = Outcome::ranked(3, |seat| points[seat.index()], |seat| points[seat.index()]);
/// assert_eq!(outcome.places.as_slice(), [2, 1, 2]);
/// assert_eq!(outcome.winners().first(), Some(Seat::new(1)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// 1 is the best place; seats that share a place have the same number. Where the rules say that nobody
    /// wins, nobody has place 1.
    pub places: BySeat<u8>,
    /// The number the players compare: points, dollars, coins.
    pub totals: BySeat<i32>,
}

impl Outcome {
    /// Ranks the seats by `key`, the greatest first; equal keys share a place.
    ///
    /// The key holds the total and every tie-break after it, such as `(points, pieces)`.
    #[must_use]
    pub fn ranked<K: Ord>(seats: usize, key: impl Fn(Seat) -> K, total: impl FnMut(Seat) -> i32) -> Self {
        let place = |seat| 1 + Seat::all(seats).filter(|other| key(*other) > key(seat)).count() as u8;
        Self { places: BySeat::from_fn(seats, place), totals: BySeat::from_fn(seats, total) }
    }

    /// Who won: one seat, several that share the victory, or none.
    #[must_use]
    pub fn winners(&self) -> SeatSet {
        self.places.iter().filter(|(_, place)| **place == 1).map(|(seat, _)| seat).collect()
    }
}

/// One line of a seat's final account: so many of this, worth so much.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ScoreLine {
    /// The rule that gives or takes the points.
    pub rule: RuleId,
    /// What is counted: the id of its name in the message files.
    pub item: &'static str,
    /// How many there are.
    pub count: i32,
    /// What they are worth together.
    pub points: i32,
}
