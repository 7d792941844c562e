//! Bandits and sets of them.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::data::BANDITS;

/// One of the characters. A character takes part at most once (CE-2), so it names a figure on the train, and
/// its ability is named after it too.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
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

/// A set of bandits, one bit each. In JSON a list of names.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct BanditSet(u8);

impl BanditSet {
    /// No bandit.
    pub const EMPTY: Self = Self(0);

    /// One bandit.
    #[must_use]
    pub const fn only(bandit: Bandit) -> Self {
        Self(1 << bandit as u8)
    }

    /// The set with these bits, one for each bandit in the order of [`Bandit`].
    pub(crate) const fn from_bits(bits: u8) -> Self {
        Self(bits)
    }

    /// One bit for each bandit in the order of [`Bandit`].
    pub(crate) const fn bits(self) -> u8 {
        self.0
    }

    /// Whether `bandit` is one of them.
    #[must_use]
    pub const fn contains(self, bandit: Bandit) -> bool {
        self.0 & Self::only(bandit).0 != 0
    }

    /// This set and `bandit`.
    #[must_use]
    pub const fn with(self, bandit: Bandit) -> Self {
        Self(self.0 | Self::only(bandit).0)
    }

    /// This set less `bandit`.
    #[must_use]
    pub const fn without(self, bandit: Bandit) -> Self {
        Self(self.0 & !Self::only(bandit).0)
    }

    /// Those in this set and in the other one too.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Those in this set or in the other one.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Those in this set and not in the other one.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// How many.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether there is more than one.
    #[must_use]
    pub(crate) const fn are_several(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// The first in the order of the tables, if any.
    #[must_use]
    pub const fn first(self) -> Option<Bandit> {
        if self.0 == 0 { None } else { Some(Bandit::ALL[self.0.trailing_zeros() as usize]) }
    }

    /// All of them, in the order of the tables.
    #[inline]
    pub fn iter(mut self) -> impl Iterator<Item = Bandit> {
        std::iter::from_fn(move || {
            let first = self.first()?;
            self.0 &= self.0 - 1;
            Some(first)
        })
    }
}

impl FromIterator<Bandit> for BanditSet {
    fn from_iter<I: IntoIterator<Item = Bandit>>(bandits: I) -> Self {
        bandits.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Debug for BanditSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for BanditSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for BanditSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Bandit>::deserialize(deserializer)?.into_iter().collect())
    }
}
