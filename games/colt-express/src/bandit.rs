//! Bandits and sets of them.

use serde::{Deserialize, Serialize};
use tinstar_core::{Numbered, Parts, TS};

use crate::data::{BANDITS, BASE_BANDITS, FIGURES};

/// One of the characters, or the Marshal where a player runs him (MP-2). Each takes part at most once (CE-2), so it names
/// a figure on the train, and the ability of a character is named after it too.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, Numbered, Parts, TS,
)]
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
    /// Climbs to the next car (MP-65). Only with what came with Marshal & Prisoners (CE-31).
    Mei,
    /// No bandit at all, but a figure with cards like theirs (MP-2). Only with Marshal & Prisoners.
    Marshal,
}

impl Bandit {
    /// The characters of the base game, in the order of the tables.
    pub const BASE: [Self; BASE_BANDITS] =
        [Self::Belle, Self::Cheyenne, Self::Django, Self::Doc, Self::Ghost, Self::Tuco];

    /// All characters, in the order of the tables.
    pub const ALL: [Self; BANDITS] =
        [Self::Belle, Self::Cheyenne, Self::Django, Self::Doc, Self::Ghost, Self::Tuco, Self::Mei];

    /// Everybody who can have cards: the characters and the Marshal.
    pub const EVERY: [Self; FIGURES] = [
        Self::Belle,
        Self::Cheyenne,
        Self::Django,
        Self::Doc,
        Self::Ghost,
        Self::Tuco,
        Self::Mei,
        Self::Marshal,
    ];

    /// The place in a table with a row for every bandit.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

tinstar_core::set! {
    /// A set of bandits, and the Marshal where he is a figure like them. In JSON a list of names.
    pub struct BanditSet(u8) of Bandit: |bandit| bandit as u8, |bit| Bandit::EVERY[bit as usize];
}

tinstar_core::flat_set!(BanditSet, Bandit);

impl BanditSet {
    /// The Marshal alone.
    pub(crate) const MARSHAL: Self = Self::only(Bandit::Marshal);

    /// These without the Marshal, who is no bandit (MP-2).
    #[inline]
    pub(crate) const fn bandits(self) -> Self {
        Self(self.0 & !Self::MARSHAL.0)
    }

    /// The set with these bits, one for each bandit in the order of [`Bandit`].
    pub(crate) const fn from_bits(bits: u8) -> Self {
        Self(bits)
    }

    /// One bit for each bandit in the order of [`Bandit`].
    pub(crate) const fn bits(self) -> u8 {
        self.0
    }
}
