//! Sets of cards: hands, kinds of cards, what is known.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{AMBUSHES, BORDER, CAMPINGS, CLUES, Card, HIDEOUTS, JURISDICTIONS, OUTLAWS, Terrain, WILDS};
use crate::data::{CARDS, VALUES};

/// A set of cards, one bit each: a hand, or what is known of one. In JSON a list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct CardSet(u128);

impl CardSet {
    /// No card.
    pub const EMPTY: Self = Self(0);
    /// All 40 Movement cards (MA-2).
    pub const MOVEMENT: Self = Self::range(0, WILDS);
    /// All six Wild cards (MA-3).
    pub const WILDS: Self = Self::range(WILDS, AMBUSHES);
    /// All Ambush and Camping cards (MA-6, MA-7).
    pub const TROUBLE: Self = Self::range(AMBUSHES, CLUES);
    /// All Clues (MA-8).
    pub const CLUES: Self = Self::range(CLUES, HIDEOUTS);
    /// All Hideouts (MA-8).
    pub const HIDEOUTS: Self = Self::range(HIDEOUTS, JURISDICTIONS);
    /// Both Jurisdictions (MA-9).
    pub const JURISDICTIONS: Self = Self::range(JURISDICTIONS, BORDER);
    /// All Events (MA-10).
    pub const EVENTS: Self = Self::range(BORDER, OUTLAWS);
    /// All Outlaws (MA-13).
    pub const OUTLAWS: Self = Self::range(OUTLAWS, 81);
    /// Everything.
    pub const ALL: Self = Self::range(0, CARDS as u8);

    const fn range(from: u8, to: u8) -> Self {
        Self((1 << to) - (1 << from))
    }

    /// One card.
    #[must_use]
    pub const fn only(card: Card) -> Self {
        Self(1 << card.0)
    }

    /// The Movement cards of a terrain (MA-2).
    #[must_use]
    #[inline]
    pub const fn movement(terrain: Terrain) -> Self {
        let first = terrain as u8 * VALUES;
        Self::range(first, first + VALUES)
    }

    /// The Ambush, Camping, Clue and Hideout cards of a terrain (MA-87).
    #[must_use]
    #[inline]
    pub const fn actions(terrain: Terrain) -> Self {
        let at = terrain as u8;
        let trouble = 0b11 << (AMBUSHES + 2 * at) | 0b11 << (CAMPINGS + 2 * at);
        Self(trouble | 1 << (CLUES + at) | 1 << (HIDEOUTS + at))
    }

    /// Whether `card` is one of them.
    #[must_use]
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 & (1 << card.0) != 0
    }

    /// Adds `card`.
    #[inline]
    pub const fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// Takes `card` out.
    #[inline]
    pub const fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
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
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first card, if there is any.
    #[must_use]
    #[inline]
    pub const fn first(self) -> Option<Card> {
        if self.0 == 0 { None } else { Some(Card(self.0.trailing_zeros() as u8)) }
    }

    /// The card that comes `nth` in order, from 0.
    #[must_use]
    pub fn nth(self, nth: u32) -> Option<Card> {
        self.iter().nth(nth as usize)
    }

    /// The cards in order.
    #[inline]
    pub fn iter(mut self) -> impl Iterator<Item = Card> {
        std::iter::from_fn(move || {
            let first = self.first()?;
            self.0 &= self.0 - 1;
            Some(first)
        })
    }

    /// Those that look like `face`.
    #[must_use]
    #[inline]
    pub const fn alike(self, face: Card) -> Self {
        match face.0 {
            WILDS..AMBUSHES => self.and(Self::WILDS),
            JURISDICTIONS..BORDER => self.and(Self::JURISDICTIONS),
            _ => self.and(Self::only(face)),
        }
    }

    /// The same cards with those that look alike counted from the first of them on: what can be shown.
    #[must_use]
    #[inline]
    pub const fn faces(self) -> Self {
        let wilds = self.and(Self::WILDS).len();
        let jurisdictions = self.and(Self::JURISDICTIONS).len();
        self.less(Self::WILDS)
            .less(Self::JURISDICTIONS)
            .or(Self::range(WILDS, WILDS + wilds))
            .or(Self::range(JURISDICTIONS, JURISDICTIONS + jurisdictions))
    }

    /// The sum of the numbers on the Movement cards among them (MA-68).
    #[must_use]
    pub fn sum(self) -> u16 {
        self.and(Self::MOVEMENT).iter().map(|card| u16::from(card.value())).sum()
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Self::EMPTY;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Card>::deserialize(deserializer)?.into_iter().collect())
    }
}
