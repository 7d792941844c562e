//! Chapter 12: the Item cards and where they are.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use tinstar_core::pieces::List;
use tinstar_core::{Columns, Flat, Numbered, Parts, Row, Seat, Shape, TS};

use crate::data::{CARDS, COPIES};

/// An Item card; copies of one are alike (table of section 12).
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Default,
    Debug,
    Serialize,
    Deserialize,
    Numbered,
    Parts,
    TS,
)]
#[serde(rename_all = "snake_case")]
pub enum Item {
    /// One or two spaces more.
    #[default]
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
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Parts)]
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

/// So many of each.
impl Flat for Items {
    fn width(_: &Shape) -> usize {
        Item::COUNT
    }

    fn schema(_: &Shape, columns: &mut Columns) {
        for item in Item::ALL {
            columns.within(<Item as Numbered>::name(item as usize), |columns| {
                columns.number(0.0, item.copies().into())
            });
        }
    }

    #[inline]
    fn flatten(&self, row: &mut Row<'_>) {
        Item::ALL.iter().for_each(|item| row.number(self.count(*item).into()));
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

tinstar_core::list_in_typescript!([] Items, Item);

/// One card in the deck. Who put it under the deck knows it until it is drawn (PE-129).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct DeckCard {
    /// What it is.
    pub item: Item,
    /// Who put it under the deck; nobody if it has lain there since the set-up.
    pub put_by: Option<Seat>,
}

/// The face-down draw deck, from the bottom to the top.
pub type Deck = List<DeckCard, CARDS>;
