//! [`set!`](crate::set): sets of numbered things, one bit each.

/// Declares a set of things that have numbers, one bit each. The two closures say which bit a thing has and which
/// thing a bit is; they are written into functions that can be used in constants. In JSON a set is a list.
///
/// ```
/// use serde::{Deserialize, Serialize};
/// use tinstar_core::TS;
///
/// #[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
/// struct Card(u8);
///
/// tinstar_core::set! {
///     /// Cards, from 1 to 32.
///     pub struct Hand(u32) of Card: |card| card.0 - 1, |bit| Card(bit + 1);
/// }
///
/// const ACE: Hand = Hand::only(Card(1));
/// let mut hand = ACE.or(Hand::only(Card(9)));
/// hand.remove(Card(1));
/// assert_eq!(hand.iter().collect::<Vec<_>>(), [Card(9)]);
/// assert_eq!(serde_json::to_string(&hand).unwrap(), "[9]");
/// ```
#[macro_export]
macro_rules! set {
    (
        $(#[$meta:meta])*
        $public:vis struct $name:ident($bits:ty) of $item:ty:
        |$thing:ident| $number:expr, |$bit:ident| $numbered:expr;
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        $public struct $name($bits);

        #[allow(dead_code, reason = "what all sets have is here, and a game uses what it needs")]
        impl $name {
            /// None.
            pub const EMPTY: Self = Self(0);

            const fn bit($thing: $item) -> $bits {
                1 << ($number)
            }

            const fn thing($bit: u8) -> $item {
                $numbered
            }

            /// Just this one.
            #[must_use]
            pub const fn only(item: $item) -> Self {
                Self(Self::bit(item))
            }

            /// Whether `item` is one of them.
            #[must_use]
            #[inline]
            pub const fn contains(self, item: $item) -> bool {
                self.0 & Self::bit(item) != 0
            }

            /// Adds `item`.
            #[inline]
            pub const fn insert(&mut self, item: $item) {
                self.0 |= Self::bit(item);
            }

            /// Takes `item` out.
            #[inline]
            pub const fn remove(&mut self, item: $item) {
                self.0 &= !Self::bit(item);
            }

            /// This set and `item`.
            #[must_use]
            #[inline]
            pub const fn with(self, item: $item) -> Self {
                Self(self.0 | Self::bit(item))
            }

            /// This set less `item`.
            #[must_use]
            #[inline]
            pub const fn without(self, item: $item) -> Self {
                Self(self.0 & !Self::bit(item))
            }

            /// Those in both sets.
            #[must_use]
            #[inline]
            pub const fn and(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// Those in either set.
            #[must_use]
            #[inline]
            pub const fn or(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// Those not in `other`.
            #[must_use]
            #[inline]
            pub const fn less(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// How many there are.
            #[must_use]
            #[inline]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether there is none.
            #[must_use]
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Whether there is more than one.
            #[must_use]
            #[inline]
            pub const fn has_several(self) -> bool {
                self.0 & self.0.wrapping_sub(1) != 0
            }

            /// The first in order, if there is any.
            #[must_use]
            #[inline]
            pub const fn first(self) -> Option<$item> {
                if self.0 == 0 { None } else { Some(Self::thing(self.0.trailing_zeros() as u8)) }
            }

            /// Takes out the first in order, if there is any.
            #[inline]
            pub const fn take_first(&mut self) -> Option<$item> {
                let first = self.first();
                self.0 &= self.0.wrapping_sub(1);
                first
            }

            /// All of them, in order.
            #[inline]
            pub fn iter(mut self) -> impl Iterator<Item = $item> {
                std::iter::from_fn(move || self.take_first())
            }
        }

        impl FromIterator<$item> for $name {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                items.into_iter().fold(Self::EMPTY, Self::with)
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                Ok(Vec::<$item>::deserialize(deserializer)?.into_iter().collect())
            }
        }

        impl $crate::Parts for $name {
            fn changes(&self, before: &Self, found: &mut impl $crate::Changes) {
                if self != before {
                    found.changed(self);
                }
            }
        }

        $crate::list_in_typescript!([] $name, $item);
    };
}
