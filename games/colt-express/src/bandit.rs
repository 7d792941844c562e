//! Bandits and sets of them.

use serde::{Deserialize, Serialize};
use tinstar_core::{Parts, TS};

use crate::data::BANDITS;

/// One of the characters. A character takes part at most once (CE-2), so it names a figure on the train, and
/// its ability is named after it too.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, Parts, TS)]
#[serde(rename_all = "snake_case")]
pub enum Bandit {
    /// Nobody's target while there is another (CE-94).
    Belle,
    /// Takes the purse she punches loose (CE-107).
    Cheyenne,
    /// His shot pushes (CE-97).
    Django,
    /// Draws seven cards (CE-37).
    Doc,
    /// May hide the first card of a round (CE-57).
    Ghost,
    /// Shoots through the roof (CE-93).
    Tuco,
}

impl Bandit {
    /// All of them, in the order of the tables.
    pub const ALL: [Self; BANDITS] =
        [Self::Belle, Self::Cheyenne, Self::Django, Self::Doc, Self::Ghost, Self::Tuco];

    /// The place in a table with a row for every bandit.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

tinstar_core::set! {
    /// A set of bandits. In JSON a list of names.
    pub struct BanditSet(u8) of Bandit: |bandit| bandit as u8, |bit| Bandit::ALL[bit as usize];
}

impl BanditSet {
    /// The set with these bits, one for each bandit in the order of [`Bandit`].
    pub(crate) const fn from_bits(bits: u8) -> Self {
        Self(bits)
    }

    /// One bit for each bandit in the order of [`Bandit`].
    pub(crate) const fn bits(self) -> u8 {
        self.0
    }
}
