//! Who knows where a card is: what players have legitimately seen and may remember.

use std::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tinstar_core::{Seat, SeatSet, Viewer};

use crate::card::Card;
use crate::data::CARDS;

/// Who knows exactly where a card is: seats, and the public.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Knowers(u8);

impl Knowers {
    /// Nobody.
    pub const NOBODY: Self = Self(0);
    /// Everybody, spectators included.
    pub const EVERYBODY: Self = Self(0xFF);
    const PUBLIC: u8 = 1 << 7;

    /// One seat.
    #[must_use]
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.index())
    }

    /// These and `seat`.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.index())
    }

    /// Those in both.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Those in either.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether `viewer` is one of them.
    #[must_use]
    #[inline]
    pub const fn contain(self, viewer: Viewer) -> bool {
        let bit = match viewer {
            Viewer::Seat(seat) => 1 << seat.index(),
            Viewer::Spectator => Self::PUBLIC,
        };
        self.0 & bit != 0
    }

    /// Whether `seat` is one of them.
    #[must_use]
    pub const fn has(self, seat: Seat) -> bool {
        self.contain(Viewer::Seat(seat))
    }

    /// Whether everybody is.
    #[must_use]
    pub const fn is_public(self) -> bool {
        self.0 & Self::PUBLIC != 0
    }

    /// The seats among them at a table of `seats`.
    #[must_use]
    pub fn seats(self, seats: usize) -> SeatSet {
        Seat::all(seats).filter(|seat| self.has(*seat)).collect()
    }
}

impl FromIterator<Seat> for Knowers {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NOBODY, Self::with)
    }
}

impl fmt::Debug for Knowers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:#010b}", self.0)
    }
}

/// For each card in a hand or in the deck: who knows that it is there, and in the deck how deep.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Known([Knowers; CARDS]);

impl Known {
    /// Nobody knows anything.
    pub const NOTHING: Self = Self([Knowers::NOBODY; CARDS]);

    /// Who knows where `card` is.
    #[must_use]
    #[inline]
    pub const fn of(&self, card: Card) -> Knowers {
        self.0[card.index()]
    }

    /// Exactly these know now where `card` is.
    #[inline]
    pub const fn set(&mut self, card: Card, knowers: Knowers) {
        self.0[card.index()] = knowers;
    }

    /// `seat` knows now too where `card` is.
    #[inline]
    pub const fn add(&mut self, card: Card, seat: Seat) {
        self.set(card, self.of(card).with(seat));
    }
}

impl Serialize for Known {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().map(|knowers| knowers.0))
    }
}

impl<'de> Deserialize<'de> for Known {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let masks: [u8; CARDS] =
            Vec::<u8>::deserialize(deserializer)?.try_into().map_err(|masks: Vec<u8>| {
                D::Error::custom(format!("{} entries for {CARDS} cards", masks.len()))
            })?;
        Ok(Self(masks.map(Knowers)))
    }
}
