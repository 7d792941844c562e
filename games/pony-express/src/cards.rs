//! Chapter 12: the Item cards and where they are.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use tinstar_core::Seat;

use crate::data::{CARDS, COPIES};

/// An Item card; copies of one are alike (table of section 12).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Item {
    /// One or two spaces more.
    FreshHorse,
    /// Turn a die to any face.
    LoadedDie,
    /// A reroll for nothing.
    LuckyHorseshoe,
    /// A hit is cancelled.
    PocketBible,
    /// Two shots in a row.
    SecondColt,
    /// Another's shot wobbles twice as much.
    WhiskeyFlask,
    /// No prison this time.
    SheriffsStar,
    /// Out of prison for nothing.
    Hacksaw,
    /// All raiders fall.
    Dynamite,
    /// Roll some dice of an open roll again.
    MarkedCards,
    /// Look at a hidden die.
    Spyglass,
    /// Ride the train for nothing.
    RailPass,
    /// Pull a rider back.
    Lasso,
}

impl Item {
    /// All thirteen, in the order of the table.
    pub const ALL: [Self; 13] = [
        Self::FreshHorse,
        Self::LoadedDie,
        Self::LuckyHorseshoe,
        Self::PocketBible,
        Self::SecondColt,
        Self::WhiskeyFlask,
        Self::SheriffsStar,
        Self::Hacksaw,
        Self::Dynamite,
        Self::MarkedCards,
        Self::Spyglass,
        Self::RailPass,
        Self::Lasso,
    ];

    /// How many copies there are.
    #[must_use]
    pub const fn copies(self) -> u8 {
        COPIES[self as usize]
    }
}

/// Some Item cards, equal ones counted: two bits each. In JSON a list in the order of the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Items(u32);

impl Items {
    /// None.
    pub const EMPTY: Self = Self(0);

    /// Every card of the game.
    #[must_use]
    pub fn all() -> Self {
        Item::ALL.iter().flat_map(|item| std::iter::repeat_n(*item, item.copies().into())).collect()
    }

    /// How many there are.
    #[must_use]
    pub const fn len(self) -> u8 {
        const LOW: u32 = 0x5555_5555;
        ((self.0 & LOW).count_ones() + 2 * (self.0 & !LOW).count_ones()) as u8
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many of them are this.
    #[must_use]
    #[inline]
    pub const fn count(self, item: Item) -> u8 {
        (self.0 >> (2 * item as u32) & 3) as u8
    }

    /// Whether this is among them.
    #[must_use]
    #[inline]
    pub const fn has(self, item: Item) -> bool {
        self.count(item) > 0
    }

    /// Adds one.
    pub const fn add(&mut self, item: Item) {
        self.0 += 1 << (2 * item as u32);
    }

    /// Takes one out, if there is one.
    pub const fn remove(&mut self, item: Item) {
        if self.has(item) {
            self.0 -= 1 << (2 * item as u32);
        }
    }

    /// In the order of the table.
    pub fn iter(self) -> impl Iterator<Item = Item> {
        Item::ALL.into_iter().flat_map(move |item| std::iter::repeat_n(item, usize::from(self.count(item))))
    }
}

impl FromIterator<Item> for Items {
    fn from_iter<I: IntoIterator<Item = Item>>(items: I) -> Self {
        let mut set = Self::EMPTY;
        items.into_iter().for_each(|item| set.add(item));
        set
    }
}

impl fmt::Debug for Items {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Items {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Items {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        use serde::de::Error;
        let mut items = Self::EMPTY;
        for item in Vec::<Item>::deserialize(deserializer)? {
            if items.count(item) == item.copies() {
                return Err(D::Error::custom(format!("there are only {} of {item:?}", item.copies())));
            }
            items.add(item);
        }
        Ok(items)
    }
}

/// One card in the deck. Who put it under the deck knows it until it is drawn (PE-129).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DeckCard {
    /// What it is.
    pub item: Item,
    /// Who put it under the deck; nobody if it has lain there since the set-up.
    pub put_by: Option<Seat>,
}

/// The face-down draw deck: at most all the cards, stored flat. In JSON a list from the bottom to the top.
#[derive(Clone, Copy)]
pub struct Deck {
    len: u8,
    cards: [DeckCard; CARDS],
}

impl Deck {
    const BLANK: DeckCard = DeckCard { item: Item::FreshHorse, put_by: None };

    /// How many cards there are.
    #[must_use]
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The cards from the bottom to the top.
    #[must_use]
    pub fn as_slice(&self) -> &[DeckCard] {
        &self.cards[..usize::from(self.len)]
    }

    /// The same, to be changed.
    pub fn as_mut_slice(&mut self) -> &mut [DeckCard] {
        &mut self.cards[..usize::from(self.len)]
    }

    /// The card `below` places under the top.
    pub(crate) fn peek(&self, below: u8) -> DeckCard {
        self.cards[usize::from(self.len - 1 - below)]
    }

    /// Takes the top card, if there is any.
    pub(crate) const fn draw(&mut self) -> Option<DeckCard> {
        if self.len == 0 {
            return None;
        }
        self.len -= 1;
        Some(self.cards[self.len as usize])
    }

    /// Puts a card on top.
    pub(crate) const fn push(&mut self, card: DeckCard) {
        self.cards[self.len as usize] = card;
        self.len += 1;
    }

    /// Puts a card under all others (PE-129, PE-154).
    pub(crate) fn put_under(&mut self, card: DeckCard) {
        self.push(card);
        self.as_mut_slice().rotate_right(1);
    }
}

impl FromIterator<DeckCard> for Deck {
    fn from_iter<I: IntoIterator<Item = DeckCard>>(cards: I) -> Self {
        let mut deck = Self { len: 0, cards: [Self::BLANK; CARDS] };
        cards.into_iter().for_each(|card| deck.push(card));
        deck
    }
}

/// Only the cards that are there count.
impl PartialEq for Deck {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl Eq for Deck {}

impl fmt::Debug for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl Serialize for Deck {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}

impl<'de> Deserialize<'de> for Deck {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        use serde::de::Error;
        let cards = Vec::<DeckCard>::deserialize(deserializer)?;
        if cards.len() > CARDS {
            return Err(D::Error::custom(format!("{} cards, but there are {CARDS}", cards.len())));
        }
        Ok(cards.into_iter().collect())
    }
}
