//! Sets of cards: hands, kinds of cards, what is known.

use super::{AMBUSHES, BORDER, CAMPINGS, CLUES, Card, HIDEOUTS, JURISDICTIONS, OUTLAWS, Terrain, WILDS};
use crate::data::{CARDS, VALUES};

tinstar_core::set! {
    /// A set of cards: a hand, or what is known of one. In JSON a list.
    pub struct CardSet(u128) of Card: |card| card.0, |bit| Card(bit);
}

impl CardSet {
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

    /// The card that comes `nth` in order, from 0.
    #[must_use]
    pub fn nth(self, nth: u32) -> Option<Card> {
        self.iter().nth(nth as usize)
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
        let wilds = self.and(Self::WILDS).len() as u8;
        let jurisdictions = self.and(Self::JURISDICTIONS).len() as u8;
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
