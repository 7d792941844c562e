//! Loot: what lies on the train and what bandits hold.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tinstar_core::{Chance, Columns, Flat, Numbered, Parts, Row, Seat, Shape, TS};

use crate::bandit::Bandit;
use crate::data::{PURSE_COUNTS, PURSE_KINDS, PURSE_VALUES};
use crate::horses::Whiskey;
use crate::train::{PLACES, Space};

/// The types of loot (Table 2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, Numbered, TS)]
#[serde(rename_all = "snake_case")]
pub enum Loot {
    /// Its value is hidden.
    Purse,
    /// Worth 500.
    Jewel,
    /// Worth 1000.
    Strongbox,
    /// A flask that lies face-down (HS-65, HS-77).
    Whiskey,
    /// A flask of classic Whiskey that has been turned (HS-126).
    OpenClassic,
    /// The flask of old Whiskey, turned (HS-126).
    OpenOld,
    /// Its value is hidden (MP-10).
    Mailbag,
}

impl Loot {
    /// All types, in the order of the tables.
    pub const ALL: [Self; 7] = [
        Self::Purse,
        Self::Jewel,
        Self::Strongbox,
        Self::Whiskey,
        Self::OpenClassic,
        Self::OpenOld,
        Self::Mailbag,
    ];

    /// The type of a flask.
    pub(crate) const fn flask(open: bool, kind: Option<Whiskey>) -> Self {
        match kind {
            Some(Whiskey::Classic) if open => Self::OpenClassic,
            Some(Whiskey::Old) if open => Self::OpenOld,
            _ => Self::Whiskey,
        }
    }
}

/// A token on the floor, as a finger points at it (CE-113, CE-155).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, Numbered, TS)]
#[serde(rename_all = "snake_case")]
pub enum Token {
    /// A purse that nobody has held yet; those of one space are all alike.
    Sealed,
    /// The purse with this label, which somebody has lost.
    Lost(#[numbered(most = 63)] u8),
    /// A jewel.
    Jewel,
    /// A strongbox.
    Strongbox,
    /// The flask with this label (HS-65).
    Flask(#[numbered(most = 31)] u8),
    /// The Mailbag with this label (MP-10).
    Mailbag(#[numbered(most = 15)] u8),
}

impl Token {
    /// Its type; of a flask as it lies face-down.
    #[must_use]
    pub const fn loot(self) -> Loot {
        match self {
            Self::Flask(_) => Loot::Whiskey,
            Self::Mailbag(_) => Loot::Mailbag,
            Self::Sealed | Self::Lost(_) => Loot::Purse,
            Self::Jewel => Loot::Jewel,
            Self::Strongbox => Loot::Strongbox,
        }
    }
}

/// Purses by their values, four bits for each. In JSON a list of counts in the order of the values.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Parts, TS)]
#[ts(as = "[u8; PURSE_KINDS]")]
pub struct Purses(u32);

impl Purses {
    /// No purses.
    pub const EMPTY: Self = Self(0);

    /// All purses of the box (Table 2).
    pub const BOX: Self = Self::of(PURSE_COUNTS);

    /// The same with the first purse of a seventh bandit (Table 14).
    pub const BOX_OF_SEVEN: Self = Self(Self::BOX.0 + 1);

    /// So many purses of each value.
    #[must_use]
    pub const fn of(counts: [u8; PURSE_KINDS]) -> Self {
        let mut purses = 0;
        let mut kind = 0;
        while kind < PURSE_KINDS {
            purses |= (counts[kind] as u32) << (4 * kind);
            kind += 1;
        }
        Self(purses)
    }

    /// One purse of this value.
    ///
    /// # Panics
    /// If no purse has this value.
    #[must_use]
    pub fn one(value: u16) -> Self {
        let kind =
            PURSE_VALUES.iter().position(|known| *known == value).expect("a purse has one of six values");
        Self(1 << (4 * kind))
    }

    /// How many of each value.
    #[must_use]
    pub fn counts(self) -> [u8; PURSE_KINDS] {
        std::array::from_fn(|kind| (self.0 >> (4 * kind)) as u8 & 0xF)
    }

    /// How many.
    #[must_use]
    pub const fn len(self) -> u8 {
        let pairs = (self.0 & 0x0F0F_0F0F) + (self.0 >> 4 & 0x0F0F_0F0F);
        (pairs.wrapping_mul(0x0101_0101) >> 24) as u8
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// What they are worth together.
    #[must_use]
    pub fn value(self) -> u32 {
        self.counts()
            .into_iter()
            .zip(PURSE_VALUES)
            .map(|(count, value)| u32::from(count) * u32::from(value))
            .sum()
    }

    /// These and the others.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// These less the others, all of which are among them.
    #[must_use]
    pub const fn less(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }

    /// Adds a purse of this value.
    pub(crate) fn add(&mut self, value: u16) {
        *self = self.and(Self::one(value));
    }

    /// Takes out a purse of this value, which is there.
    pub(crate) fn remove(&mut self, value: u16) {
        *self = self.less(Self::one(value));
    }

    /// Whether there is a purse of this value.
    #[must_use]
    pub fn has(self, value: u16) -> bool {
        PURSE_VALUES.iter().zip(self.counts()).any(|(known, count)| *known == value && count > 0)
    }

    /// The least value among them, if there are any.
    #[must_use]
    pub fn least(self) -> Option<u16> {
        (!self.is_empty()).then(|| PURSE_VALUES[self.0.trailing_zeros() as usize / 4])
    }

    /// Takes out one by luck and says its value; luck is not asked about the only one there is (CE-105).
    #[inline]
    pub(crate) fn draw(&mut self, chance: &mut Chance) -> u16 {
        let size = self.len();
        let mut place = if size == 1 { 0 } else { chance.below(u32::from(size)) };
        for (kind, value) in PURSE_VALUES.into_iter().enumerate() {
            let count = self.0 >> (4 * kind) & 0xF;
            if place < count {
                self.0 -= 1 << (4 * kind);
                return value;
            }
            place -= count;
        }
        unreachable!("luck picks one of the purses there are")
    }
}

/// So many of each value.
impl Flat for Purses {
    fn width(_: &Shape) -> usize {
        PURSE_KINDS
    }

    fn schema(_: &Shape, columns: &mut Columns) {
        for (value, count) in PURSE_VALUES.into_iter().zip(PURSE_COUNTS) {
            columns.within(value, |columns| columns.number(0.0, f32::from(count) + 1.0));
        }
    }

    #[inline]
    fn flatten(&self, row: &mut Row<'_>) {
        self.counts().into_iter().for_each(|count| row.number(count.into()));
    }
}

impl fmt::Debug for Purses {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.counts().fmt(f)
    }
}

impl Serialize for Purses {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.counts().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Purses {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Self::of(<[u8; PURSE_KINDS]>::deserialize(deserializer)?.map(|count| count & 0xF)))
    }
}

/// How much lies in one space.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, Flat, Parts, TS)]
pub struct Floor {
    /// Purses that nobody has held yet. What is in them is decided when one is taken: until then nobody can
    /// know, and any of the purses left is as likely as any other.
    pub sealed: u8,
    /// Purses that somebody has lost here.
    pub lost: u8,
    /// Jewels.
    pub jewels: u8,
    /// Strongboxes.
    pub strongboxes: u8,
}

impl Floor {
    /// Whether nothing lies here.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self == Self::default()
    }

    /// How many tokens lie here.
    pub(crate) fn len(self) -> u32 {
        u32::from(self.purses()) + u32::from(self.jewels) + u32::from(self.strongboxes)
    }

    /// How many purses lie here.
    #[must_use]
    pub const fn purses(self) -> u8 {
        self.sealed + self.lost
    }
}

/// Where a token is that somebody has held, in one byte: the number of a space, or after all of them whose hands it is in.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "NamedPlace", into = "NamedPlace")]
pub struct TokenPlace(u8);

/// A [`TokenPlace`] with names.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum NamedPlace {
    /// It lies here.
    Floor(Space),
    /// This bandit has it.
    Held(Bandit),
}

impl TokenPlace {
    /// On the floor of this space.
    #[must_use]
    #[inline]
    pub const fn on(at: Space) -> Self {
        Self(at.index() as u8)
    }

    /// In the hands of this bandit.
    #[must_use]
    #[inline]
    pub const fn with(bandit: Bandit) -> Self {
        Self(PLACES as u8 + bandit as u8)
    }

    /// Where it lies, if it does.
    #[must_use]
    pub const fn space(self) -> Option<Space> {
        if (self.0 as usize) < PLACES { Some(Space::numbered(self.0)) } else { None }
    }

    /// Who has it, if anybody does.
    #[must_use]
    pub const fn bandit(self) -> Option<Bandit> {
        if (self.0 as usize) < PLACES { None } else { Some(Bandit::EVERY[self.0 as usize - PLACES]) }
    }
}

impl From<NamedPlace> for TokenPlace {
    fn from(place: NamedPlace) -> Self {
        match place {
            NamedPlace::Floor(at) => Self::on(at),
            NamedPlace::Held(bandit) => Self::with(bandit),
        }
    }
}

impl From<TokenPlace> for NamedPlace {
    fn from(place: TokenPlace) -> Self {
        place.bandit().map_or_else(|| Self::Floor(Space::numbered(place.0)), Self::Held)
    }
}

impl fmt::Debug for TokenPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        NamedPlace::from(*self).fmt(f)
    }
}

/// A purse that somebody has lost (CE-155, CE-156): it lies on the floor, or everybody knows who has it now. That ends when
/// its new owner loses a purse, which can be this one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LostPurse {
    /// What everybody calls it while it lies there; if it never did, how many labels there were when it changed hands.
    pub label: u8,
    /// Where it is.
    pub place: TokenPlace,
    /// Who lost it, and so knows what is in it.
    pub holder: Seat,
    /// What is in it.
    pub value: u16,
}

/// Only so that a list of them can be made.
impl Default for LostPurse {
    fn default() -> Self {
        let place = TokenPlace::on(crate::train::Car::LOCOMOTIVE.inside());
        Self { label: 0, place, holder: Seat::new(0), value: 0 }
    }
}
