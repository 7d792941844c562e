//! [`Set`]: chests or cars, one bit each.

use std::fmt;
use std::marker::PhantomData;
use std::ops::{BitAnd, BitOr, Sub};

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tinstar_core::Chance;

/// A thing with a number from 1 to 31.
pub trait Numbered: Copy {
    /// Its number.
    fn number(self) -> u8;

    /// The thing with this number, which is one that some thing has.
    fn numbered(number: u8) -> Self;
}

/// A set of numbered things. In JSON it is a list.
pub struct Set<T> {
    bits: u32,
    of: PhantomData<T>,
}

impl<T> Set<T> {
    /// The set with these bits: bit `n` is the thing with number `n`.
    pub(crate) const fn of_bits(bits: u32) -> Self {
        Self { bits, of: PhantomData }
    }

    /// None of them.
    pub const EMPTY: Self = Self::of_bits(0);

    /// How many there are.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.bits.count_ones() as u8
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }
}

impl<T: Numbered> Set<T> {
    fn bit(item: T) -> u32 {
        1 << item.number()
    }

    /// Whether `item` is one of them.
    #[must_use]
    pub fn contains(self, item: T) -> bool {
        self.bits & Self::bit(item) != 0
    }

    /// Adds `item`.
    pub fn insert(&mut self, item: T) {
        self.bits |= Self::bit(item);
    }

    /// Takes `item` out.
    pub fn remove(&mut self, item: T) {
        self.bits &= !Self::bit(item);
    }

    /// Takes out one of those that are also in `among`, each equally likely; none if there is none.
    pub(crate) fn take_any(&mut self, among: Self, chance: &mut Chance) -> Option<T> {
        let from = *self & among;
        if from.is_empty() {
            return None;
        }
        let taken = from.iter().nth(chance.below(u32::from(from.len())) as usize)?;
        self.remove(taken);
        Some(taken)
    }

    /// The things in the order of their numbers.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = T> {
        let mut bits = self.bits;
        std::iter::from_fn(move || {
            (bits != 0).then(|| {
                let number = bits.trailing_zeros() as u8;
                bits &= bits - 1;
                T::numbered(number)
            })
        })
    }
}

impl<T> Clone for Set<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Set<T> {}

impl<T> PartialEq for Set<T> {
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}

impl<T> Eq for Set<T> {}

impl<T> Default for Set<T> {
    fn default() -> Self {
        Self::EMPTY
    }
}

/// Those in either.
impl<T> BitOr for Set<T> {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self::of_bits(self.bits | other.bits)
    }
}

/// Those in both.
impl<T> BitAnd for Set<T> {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self::of_bits(self.bits & other.bits)
    }
}

/// Those in this one and not in the other.
impl<T> Sub for Set<T> {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self::of_bits(self.bits & !other.bits)
    }
}

impl<T: Numbered> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut set = Self::EMPTY;
        items.into_iter().for_each(|item| set.insert(item));
        set
    }
}

impl<T: Numbered + fmt::Debug> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Numbered + Serialize> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Numbered + Deserialize<'de>> Deserialize<'de> for Set<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<T>::deserialize(deserializer)?.into_iter().collect())
    }
}
