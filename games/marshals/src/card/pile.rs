//! Piles of cards: the deck, the discard pile.

use std::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::Card;
use crate::data::CARDS;

/// An ordered pile: the deck, the discard pile. In JSON a list, the bottom card first.
#[derive(Clone, Copy)]
pub struct Pile {
    len: u8,
    cards: [Card; CARDS],
}

impl Pile {
    /// No cards.
    pub const EMPTY: Self = Self { len: 0, cards: [Card(0); CARDS] };

    /// How many cards.
    #[must_use]
    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The cards, the bottom one first.
    #[must_use]
    #[inline]
    pub fn as_slice(&self) -> &[Card] {
        &self.cards[..self.len()]
    }

    /// The cards, the bottom one first.
    #[inline]
    pub fn as_mut_slice(&mut self) -> &mut [Card] {
        &mut self.cards[..self.len as usize]
    }

    /// The cards from the top down.
    pub fn from_top(&self) -> impl Iterator<Item = Card> {
        self.as_slice().iter().rev().copied()
    }

    /// The top card.
    #[must_use]
    #[inline]
    pub fn top(&self) -> Option<Card> {
        self.as_slice().last().copied()
    }

    /// Puts a card on top.
    #[inline]
    pub fn push(&mut self, card: Card) {
        self.cards[self.len()] = card;
        self.len += 1;
    }

    /// Takes the top card.
    #[inline]
    pub fn pop(&mut self) -> Option<Card> {
        let top = self.top()?;
        self.len -= 1;
        Some(top)
    }

    /// Puts a card under all others.
    pub fn put_under(&mut self, card: Card) {
        self.insert(0, card);
    }

    /// Puts a card where `below` cards are below it.
    pub fn insert(&mut self, below: usize, card: Card) {
        self.push(card);
        self.as_mut_slice()[below..].rotate_right(1);
    }

    /// Takes out the card with `below` cards below it.
    pub fn remove(&mut self, below: usize) -> Card {
        self.as_mut_slice()[below..].rotate_left(1);
        self.pop().expect("a card that is taken out was there")
    }

    /// Moves the card at `depth` from the top up to `to`; those between go one down.
    pub fn lift(&mut self, depth: usize, to: usize) {
        let top = self.len() - 1;
        self.as_mut_slice()[top - depth..=top - to].rotate_left(1);
    }
}

impl FromIterator<Card> for Pile {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut pile = Self::EMPTY;
        cards.into_iter().for_each(|card| pile.push(card));
        pile
    }
}

/// Only the cards in the pile count.
impl PartialEq for Pile {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl Eq for Pile {}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl Serialize for Pile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}

impl<'de> Deserialize<'de> for Pile {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards = Vec::<Card>::deserialize(deserializer)?;
        if cards.len() > CARDS {
            return Err(D::Error::custom(format!("{} cards in a pile, but there are {CARDS}", cards.len())));
        }
        Ok(cards.into_iter().collect())
    }
}
