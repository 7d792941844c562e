//! Piles of cards: the deck, the discard pile.

use std::ops::{Deref, DerefMut};

use serde::{Deserialize, Serialize};
use tinstar_core::pieces::List;
use tinstar_core::{Columns, Flat, Parts, Row, Shape, TS};

use super::Card;
use crate::data::CARDS;

/// An ordered pile: the deck, the discard pile. It reads as a list, the bottom card first.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, Parts, TS)]
pub struct Pile(List<Card, CARDS>);

impl Pile {
    /// The cards from the top down.
    pub fn from_top(&self) -> impl Iterator<Item = Card> {
        self.iter().rev().copied()
    }

    /// The top card.
    #[must_use]
    #[inline]
    pub fn top(&self) -> Option<Card> {
        self.last().copied()
    }

    /// Puts a card under all others.
    pub fn put_under(&mut self, card: Card) {
        self.insert(0, card);
    }

    /// Moves the card at `depth` from the top up to `to`; those between go one down.
    pub fn lift(&mut self, depth: usize, to: usize) {
        let top = self.len() - 1;
        self[top - depth..=top - to].rotate_left(1);
    }
}

/// Which cards are in it, and which lies on top.
impl Flat for Pile {
    fn width(_: &Shape) -> usize {
        2 * CARDS
    }

    fn schema(shape: &Shape, columns: &mut Columns) {
        columns.within("holds", |columns| Card::schema(shape, columns));
        columns.within("top", |columns| Card::schema(shape, columns));
    }

    fn flatten(&self, row: &mut Row<'_>) {
        self.iter().for_each(|card| row.among(card.index()));
        row.skip(CARDS);
        self.top().flatten(row);
    }
}

impl Deref for Pile {
    type Target = List<Card, CARDS>;
    #[inline]
    fn deref(&self) -> &List<Card, CARDS> {
        &self.0
    }
}

impl DerefMut for Pile {
    #[inline]
    fn deref_mut(&mut self) -> &mut List<Card, CARDS> {
        &mut self.0
    }
}

impl FromIterator<Card> for Pile {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        Self(cards.into_iter().collect())
    }
}
