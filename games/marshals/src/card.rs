//! The cards: what they show, sets of them, piles of them.

mod pile;
mod set;

use std::fmt;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tinstar_core::{Numbered, Parts, TS};

pub use pile::Pile;
pub use set::CardSet;

use crate::data::{CARDS, DANGER, NAMES, PRICES, TICKETS, VALUES};

/// One of the four kinds of land (section 1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, Numbered, Parts, TS)]
#[serde(rename_all = "snake_case")]
pub enum Terrain {
    /// F on the cards.
    Forest,
    /// D on the cards.
    Desert,
    /// P on the cards.
    Plain,
    /// M on the cards.
    Mountain,
}

impl Terrain {
    /// All four, in the order of the tables.
    pub const ALL: [Self; 4] = [Self::Forest, Self::Desert, Self::Plain, Self::Mountain];
}

/// What can run out: what an Ambush or a Camping card costs, and what a Village sells.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, Numbered, TS)]
#[serde(rename_all = "snake_case")]
pub enum Goods {
    /// For an Ambush, and to drive others away.
    Bullet,
    /// For Camping, and to march.
    Provision,
}

impl Goods {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Bullet, Self::Provision];
}

/// Where a Train goes along the row of map cards (MA-11).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Direction {
    /// Towards location 0.
    Left,
    /// Towards location 3.
    Right,
}

/// What a card is and shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A Movement card (MA-2).
    Movement {
        /// Where it leads.
        terrain: Terrain,
        /// Its number, from 1 to 10.
        value: u8,
    },
    /// A Wild card (MA-3).
    Wild,
    /// An Ambush, paid in bullets, or a Camping card, paid in provisions (MA-6, MA-7).
    Trouble {
        /// Where it can be played.
        terrain: Terrain,
        /// What it costs.
        goods: Goods,
        /// How many.
        amount: u8,
    },
    /// A Clue (MA-8).
    Clue {
        /// Where it can be played.
        terrain: Terrain,
    },
    /// A Hideout (MA-8).
    Hideout {
        /// Where it can be played.
        terrain: Terrain,
    },
    /// A Jurisdiction (MA-9).
    Jurisdiction,
    /// The Border (MA-133).
    Border,
    /// A Train (MA-11).
    Train {
        /// Where it goes.
        direction: Direction,
        /// What a ride costs.
        ticket: u16,
    },
    /// A Village (MA-12).
    Village {
        /// What each of [`Goods`] costs.
        prices: [u16; 2],
    },
    /// An Outlaw (MA-13).
    Outlaw(Outlaw),
    /// The Corrupt Marshal (MA-14).
    Corrupt,
}

/// One of the four Outlaws, numbered from 0 by danger.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(try_from = "u8", into = "u8")]
#[ts(type = "number")]
pub struct Outlaw(u8);

impl Outlaw {
    /// All four, the least dangerous first.
    pub const ALL: [Self; 4] = [Self(0), Self(1), Self(2), Self(3)];

    /// Its number as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its danger rating, which is the reward for capturing it (MA-13).
    #[must_use]
    pub const fn danger(self) -> u16 {
        DANGER[self.index()]
    }

    /// Its card.
    #[must_use]
    pub const fn card(self) -> Card {
        Card(OUTLAWS + self.0)
    }
}

impl TryFrom<u8> for Outlaw {
    type Error = String;
    fn try_from(number: u8) -> Result<Self, String> {
        if number < 4 { Ok(Self(number)) } else { Err(format!("there is no Outlaw {number}")) }
    }
}

impl From<Outlaw> for u8 {
    fn from(outlaw: Outlaw) -> u8 {
        outlaw.0
    }
}

/// Where each kind begins in [`NAMES`].
const WILDS: u8 = 40;
const AMBUSHES: u8 = 46;
const CAMPINGS: u8 = 54;
const CLUES: u8 = 62;
const HIDEOUTS: u8 = 66;
const JURISDICTIONS: u8 = 70;
const BORDER: u8 = 72;
const TRAINS: u8 = 73;
const VILLAGES: u8 = 75;
const OUTLAWS: u8 = 77;

/// One of the 82 cards. Wild cards look all alike, and so do the two Jurisdictions: which of them a card is
/// shows nowhere, see [`Card::face`]. In JSON it is the id of section 2, such as `MV-F-7`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Parts, TS)]
#[ts(type = "string")]
pub struct Card(u8);

impl Card {
    /// The Corrupt Marshal.
    pub const CORRUPT: Self = Self(81);
    /// The face of a Wild card.
    pub const WILD: Self = Self(WILDS);
    /// The face of a Jurisdiction.
    pub const JURISDICTION: Self = Self(JURISDICTIONS);
    /// The Border.
    pub const BORDER: Self = Self(BORDER);

    /// The Movement card of this terrain and number.
    ///
    /// # Panics
    /// If the number is not from 1 to 10.
    #[must_use]
    pub const fn movement(terrain: Terrain, value: u8) -> Self {
        assert!(0 < value && value <= VALUES, "Movement cards are numbered 1 to 10");
        Self(terrain as u8 * VALUES + value - 1)
    }

    /// Every card.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..CARDS as u8).map(Self)
    }

    /// Its place among the cards.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The first of the cards that look like this one.
    #[must_use]
    #[inline]
    pub const fn face(self) -> Self {
        match self.0 {
            WILDS..AMBUSHES => Self::WILD,
            JURISDICTIONS..BORDER => Self::JURISDICTION,
            _ => self,
        }
    }

    /// What it is and shows.
    #[must_use]
    #[inline]
    pub const fn kind(self) -> Kind {
        const fn terrain(number: u8) -> Terrain {
            Terrain::ALL[number as usize]
        }
        match self.0 {
            0..WILDS => Kind::Movement { terrain: terrain(self.0 / VALUES), value: self.0 % VALUES + 1 },
            WILDS..AMBUSHES => Kind::Wild,
            AMBUSHES..CLUES => {
                let goods = if self.0 < CAMPINGS { Goods::Bullet } else { Goods::Provision };
                let at = (self.0 - AMBUSHES) % (CAMPINGS - AMBUSHES);
                Kind::Trouble { terrain: terrain(at / 2), goods, amount: at % 2 + 1 }
            }
            CLUES..HIDEOUTS => Kind::Clue { terrain: terrain(self.0 - CLUES) },
            HIDEOUTS..JURISDICTIONS => Kind::Hideout { terrain: terrain(self.0 - HIDEOUTS) },
            JURISDICTIONS..BORDER => Kind::Jurisdiction,
            BORDER => Kind::Border,
            TRAINS..VILLAGES => {
                let direction = if self.0 == TRAINS { Direction::Left } else { Direction::Right };
                Kind::Train { direction, ticket: TICKETS[direction as usize] }
            }
            VILLAGES..OUTLAWS => Kind::Village { prices: PRICES[(self.0 - VILLAGES) as usize] },
            OUTLAWS..81 => Kind::Outlaw(Outlaw(self.0 - OUTLAWS)),
            _ => Kind::Corrupt,
        }
    }

    /// The number on a Movement card; 0 on any other.
    #[must_use]
    #[inline]
    pub const fn value(self) -> u8 {
        if self.0 < WILDS { self.0 % VALUES + 1 } else { 0 }
    }

    /// Whether it is an Event (MA-10).
    #[must_use]
    #[inline]
    pub const fn is_event(self) -> bool {
        matches!(self.0, BORDER..OUTLAWS)
    }

    /// Whether it is an Ambush or a Camping card, on which an Outlaw escapes (MA-63).
    #[must_use]
    #[inline]
    pub const fn is_trouble(self) -> bool {
        matches!(self.0, AMBUSHES..CLUES)
    }
}

tinstar_core::numbered!(Card: CARDS, |card| card.index(), |number| NAMES[number]);
tinstar_core::flat_set!(CardSet, Card);

impl FromStr for Card {
    type Err = String;
    fn from_str(name: &str) -> Result<Self, String> {
        let at = NAMES.iter().position(|known| *known == name);
        at.map(|at| Self(at as u8)).ok_or_else(|| format!("there is no card {name}"))
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(NAMES[self.index()])
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(NAMES[self.index()])
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}
