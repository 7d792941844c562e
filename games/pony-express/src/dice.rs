//! Chapter 3: poker dice, what they show, and how hands compare.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use tinstar_core::{Chance, Columns, Flat, Numbered, Parts, Row, Shape, TS, Vantage};

use crate::data::DICE;

/// One face of a poker die, low to high (PE-18).
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, Numbered, Parts, TS,
)]
pub enum Face {
    /// 9.
    #[serde(rename = "9")]
    Nine = 1,
    /// 10.
    #[serde(rename = "10")]
    Ten,
    /// Jack.
    #[serde(rename = "J")]
    Jack,
    /// Queen.
    #[serde(rename = "Q")]
    Queen,
    /// King.
    #[serde(rename = "K")]
    King,
    /// Ace.
    #[serde(rename = "A")]
    Ace,
}

impl Face {
    /// All six, low to high.
    pub const ALL: [Self; 6] = [Self::Nine, Self::Ten, Self::Jack, Self::Queen, Self::King, Self::Ace];

    /// One die rolled: 1 is a 9, 6 an Ace.
    #[inline]
    pub(crate) fn roll(chance: &mut Chance) -> Self {
        Self::ALL[usize::from(chance.die(6)) - 1]
    }

    /// Its rank, 1 to 6 (PE-18).
    #[must_use]
    pub const fn rank(self) -> u8 {
        self as u8
    }

    /// What is printed on the die.
    #[must_use]
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Nine => "9",
            Self::Ten => "10",
            Self::Jack => "J",
            Self::Queen => "Q",
            Self::King => "K",
            Self::Ace => "A",
        }
    }

    /// Where its count stands in [`Faces`].
    const fn shift(self) -> u32 {
        4 * (self as u32 - 1)
    }
}

/// Some faces, equal ones counted: what dice show when it does not matter which die is which. Four bits for
/// each face; in JSON a list from high to low.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Parts)]
pub struct Faces(u32);

impl Faces {
    /// None.
    pub const EMPTY: Self = Self(0);

    /// So many dice rolled.
    #[inline]
    pub(crate) fn roll(dice: u8, chance: &mut Chance) -> Self {
        (0..dice).map(|_| Face::roll(chance)).collect()
    }

    /// How many there are.
    #[must_use]
    pub const fn len(self) -> u8 {
        let pairs = (self.0 & 0x000F_0F0F) + (self.0 >> 4 & 0x000F_0F0F);
        (pairs.wrapping_mul(0x0001_0101) >> 16) as u8
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many show `face`.
    #[must_use]
    #[inline]
    pub const fn count(self, face: Face) -> u8 {
        (self.0 >> face.shift() & 0xF) as u8
    }

    /// These and one more.
    #[must_use]
    pub const fn with(self, face: Face) -> Self {
        Self(self.0 + (1 << face.shift()))
    }

    /// These less one `face`, if there is one.
    #[must_use]
    pub const fn without(self, face: Face) -> Self {
        if self.count(face) == 0 { self } else { Self(self.0 - (1 << face.shift())) }
    }

    /// Both together.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// These less those, which are among them.
    #[must_use]
    pub const fn less(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }

    /// Whether all of `other` are among these.
    #[must_use]
    pub fn has_all(self, other: Self) -> bool {
        Face::ALL.iter().all(|face| self.count(*face) >= other.count(*face))
    }

    /// From high to low.
    pub fn iter(self) -> impl Iterator<Item = Face> {
        let many = move |face: &Face| std::iter::repeat_n(*face, usize::from(self.count(*face)));
        Face::ALL.iter().rev().flat_map(many)
    }

    /// Every choice of some of these, from none to all, in ascending order.
    pub fn choices(self) -> impl Iterator<Item = Self> {
        let mut next = Some(Self::EMPTY);
        std::iter::from_fn(move || {
            let this = next?;
            let lower = |face: Face| (1_u32 << face.shift()) - 1;
            let grows = Face::ALL.iter().find(|face| this.count(**face) < self.count(**face));
            next = grows.map(|face| Self(this.0 & !lower(*face)).with(*face));
            Some(this)
        })
    }

    /// The hand that five dice make: the best whose pattern they satisfy (PE-19 to PE-21).
    #[must_use]
    pub fn hand(self) -> Hand {
        const LOW_STRAIGHT: u32 = 0x01_1111;
        const HIGH_STRAIGHT: u32 = 0x11_1110;
        let [mut best, mut second] = [0, 0];
        for face in Face::ALL {
            let count = self.count(face);
            if count > best {
                (best, second) = (count, best);
            } else if count > second {
                second = count;
            }
        }
        match (best, second) {
            (5, _) => Hand::FiveOfAKind,
            (4, _) => Hand::FourOfAKind,
            (3, 2) => Hand::FullHouse,
            (3, _) => Hand::ThreeOfAKind,
            (2, 2) => Hand::TwoPairs,
            (2, _) => Hand::Pair,
            _ if matches!(self.0, LOW_STRAIGHT | HIGH_STRAIGHT) => Hand::Straight,
            _ => Hand::Nothing,
        }
    }

    /// How strong five dice are among hands that compare: the hand, then the faces, those that come most
    /// often first and higher ones first among equals (PE-22 to PE-24).
    #[must_use]
    pub fn strength(self) -> u32 {
        let most_first = (1..=DICE).rev().flat_map(|count| {
            let as_often = move |face: &&Face| self.count(**face) == count;
            Face::ALL.iter().rev().filter(as_often)
        });
        let (faces, digits) =
            most_first.fold((0, 0), |(key, digits), face| (key * 8 + u32::from(face.rank()), digits + 1));
        // As many digits for every hand, so that hands of one kind compare from the left.
        u32::from(self.hand().value()) << 15 | faces << (3 * (u32::from(DICE) - digits))
    }
}

impl FromIterator<Face> for Faces {
    fn from_iter<I: IntoIterator<Item = Face>>(faces: I) -> Self {
        faces.into_iter().fold(Self::EMPTY, Self::with)
    }
}

/// So many faces of each kind.
impl Flat for Faces {
    fn width(_: &Shape) -> usize {
        Face::ALL.len()
    }

    fn schema(_: &Shape, columns: &mut Columns) {
        for face in Face::ALL {
            columns.within(face.sign(), |columns| columns.number(0.0, DICE.into()));
        }
    }

    #[inline]
    fn flatten(&self, row: &mut Row<'_>) {
        Face::ALL.iter().for_each(|face| row.number(self.count(*face).into()));
    }
}

/// In how many ways `dice` dice can show `faces` faces.
const fn ways(dice: usize, faces: usize) -> usize {
    match (dice, faces) {
        (0, _) => 1,
        (_, 0) => 0,
        _ => ways(dice - 1, faces) + ways(dice, faces - 1),
    }
}

/// Every choice of up to five dice: fewer nines first, then fewer tens, and so on.
impl Numbered for Faces {
    const COUNT: usize = ways(DICE as usize, Face::ALL.len() + 1);

    fn number(&self, _: Vantage) -> usize {
        let (mut left, mut number) = (usize::from(DICE), 0);
        for (at, face) in Face::ALL.into_iter().enumerate() {
            let others = Face::ALL.len() - at;
            let count = usize::from(self.count(face)).min(left);
            number += (0..count).map(|fewer| ways(left - fewer, others)).sum::<usize>();
            left -= count;
        }
        number
    }

    fn name(number: usize) -> String {
        let (mut left, mut number, mut faces) = (usize::from(DICE), number, Self::EMPTY);
        for (at, face) in Face::ALL.into_iter().enumerate() {
            let others = Face::ALL.len() - at;
            while number >= ways(left, others) {
                number -= ways(left, others);
                left -= 1;
                faces = faces.with(face);
            }
        }
        format!("{faces:?}")
    }
}

impl fmt::Display for Faces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.iter().map(Face::sign).collect::<Vec<_>>().join(" "))
    }
}

impl fmt::Debug for Faces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

impl Serialize for Faces {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Faces {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        use serde::de::Error;
        let faces = Vec::<Face>::deserialize(deserializer)?;
        if faces.len() > usize::from(DICE) {
            return Err(D::Error::custom(format!("{} faces, but there are five dice", faces.len())));
        }
        Ok(faces.into_iter().collect())
    }
}

tinstar_core::list_in_typescript!([] Faces, Face);

/// What five dice are worth together (table 1.1), low to high.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, Numbered, TS)]
#[serde(rename_all = "snake_case")]
pub enum Hand {
    /// No pair.
    Nothing,
    /// Two of a kind.
    Pair,
    /// Twice two of a kind.
    TwoPairs,
    /// Three of a kind.
    ThreeOfAKind,
    /// Five in a row (PE-20).
    Straight,
    /// Three of a kind and a pair.
    FullHouse,
    /// Four of a kind.
    FourOfAKind,
    /// Five of a kind.
    FiveOfAKind,
}

impl Hand {
    /// All eight, low to high.
    pub const ALL: [Self; 8] = [
        Self::Nothing,
        Self::Pair,
        Self::TwoPairs,
        Self::ThreeOfAKind,
        Self::Straight,
        Self::FullHouse,
        Self::FourOfAKind,
        Self::FiveOfAKind,
    ];

    /// What can be claimed: anything but nothing (PE-46).
    pub const CLAIMS: [Self; 7] = [
        Self::Pair,
        Self::TwoPairs,
        Self::ThreeOfAKind,
        Self::Straight,
        Self::FullHouse,
        Self::FourOfAKind,
        Self::FiveOfAKind,
    ];

    /// The number of spaces, or of gold (table 1.1).
    #[must_use]
    pub const fn value(self) -> u8 {
        self as u8
    }
}
