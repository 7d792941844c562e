//! What is in the box: dice and their faces, cars, chests.

use std::fmt;
use std::num::NonZeroU8;
use std::ops::{AddAssign, Index, IndexMut, SubAssign};

use serde::{Deserialize, Serialize};
use tinstar_core::{Chance, Flat, Numbered, Parts, TS};

use crate::data::{CARS, CHESTS, WAGONS};

/// A symbol on a die and on the closed side of a chest.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug, Serialize, Deserialize, Numbered, Parts, TS,
)]
#[serde(rename_all = "snake_case")]
pub enum Symbol {
    /// A revolver.
    #[default]
    Revolver,
    /// A mask.
    Mask,
    /// A hat.
    Hat,
    /// A boot.
    Boot,
    /// A horseshoe.
    Horseshoe,
}

impl Symbol {
    /// All five, in the order of the tables.
    pub const ALL: [Self; 5] = [Self::Revolver, Self::Mask, Self::Hat, Self::Boot, Self::Horseshoe];

    /// The face of a die that shows it.
    #[must_use]
    pub const fn face(self) -> Face {
        Face::ALL[self as usize]
    }

    /// Every chest with this symbol on its closed side (RB-53).
    #[must_use]
    pub const fn chests(self) -> ChestSet {
        const SETS: [ChestSet; 5] = {
            let mut sets = [ChestSet::EMPTY; 5];
            let mut at = 0;
            while at < sets.len() {
                sets[at] = Chest::closed_with(Symbol::ALL[at]);
                at += 1;
            }
            sets
        };
        SETS[self as usize]
    }
}

/// A face of a die (RB-3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, Numbered, TS)]
#[serde(rename_all = "snake_case")]
pub enum Face {
    /// A revolver.
    Revolver,
    /// A mask.
    Mask,
    /// A hat.
    Hat,
    /// A boot.
    Boot,
    /// A horseshoe.
    Horseshoe,
    /// The blank face, which joins any own group (RB-46).
    Joker,
}

impl Face {
    /// All six, in the order of table 2.1.
    pub const ALL: [Self; 6] =
        [Self::Revolver, Self::Mask, Self::Hat, Self::Boot, Self::Horseshoe, Self::Joker];

    /// The symbol it shows; none on the blank face.
    #[must_use]
    pub const fn symbol(self) -> Option<Symbol> {
        match self {
            Self::Revolver => Some(Symbol::Revolver),
            Self::Mask => Some(Symbol::Mask),
            Self::Hat => Some(Symbol::Hat),
            Self::Boot => Some(Symbol::Boot),
            Self::Horseshoe => Some(Symbol::Horseshoe),
            Self::Joker => None,
        }
    }
}

/// The two kinds of dice (RB-79).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, Numbered, TS)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A Bandit of the own Horde.
    Horde,
    /// A Mercenary, gone for good once it leaves the train.
    Mercenary,
}

impl Kind {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Horde, Self::Mercenary];
}

/// So many dice of one player.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, Flat, Parts, TS)]
pub struct Dice {
    /// Bandits of the Horde.
    pub horde: u8,
    /// Mercenaries.
    pub mercenaries: u8,
}

impl Dice {
    /// No dice.
    pub const NONE: Self = Self { horde: 0, mercenaries: 0 };

    /// One die.
    #[must_use]
    pub const fn one(kind: Kind) -> Self {
        match kind {
            Kind::Horde => Self { horde: 1, mercenaries: 0 },
            Kind::Mercenary => Self { horde: 0, mercenaries: 1 },
        }
    }

    /// How many there are of both kinds (RB-86).
    #[must_use]
    pub const fn count(self) -> u8 {
        self.horde + self.mercenaries
    }

    /// How many there are of one kind.
    #[must_use]
    pub const fn of(self, kind: Kind) -> u8 {
        match kind {
            Kind::Horde => self.horde,
            Kind::Mercenary => self.mercenaries,
        }
    }
}

impl AddAssign for Dice {
    fn add_assign(&mut self, other: Self) {
        self.horde += other.horde;
        self.mercenaries += other.mercenaries;
    }
}

impl SubAssign for Dice {
    fn sub_assign(&mut self, other: Self) {
        self.horde -= other.horde;
        self.mercenaries -= other.mercenaries;
    }
}

/// Rolled dice, sorted by face (RB-36). In JSON a list in the order of [`Face`].
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, Flat, Parts, TS)]
pub struct Roll([Dice; Face::ALL.len()]);

impl Roll {
    /// All dice, whatever they show.
    #[must_use]
    pub fn dice(&self) -> Dice {
        self.0.iter().fold(Dice::NONE, |mut sum, dice| {
            sum += *dice;
            sum
        })
    }

    /// Every face that somebody shows, with the dice that show it.
    pub fn groups(&self) -> impl Iterator<Item = (Face, Dice)> + use<> {
        Face::ALL.into_iter().zip(self.0).filter(|(_, dice)| *dice != Dice::NONE)
    }
}

impl AddAssign for Roll {
    fn add_assign(&mut self, other: Self) {
        self.0.iter_mut().zip(other.0).for_each(|(dice, more)| *dice += more);
    }
}

impl Index<Face> for Roll {
    type Output = Dice;
    #[inline]
    fn index(&self, face: Face) -> &Dice {
        &self.0[face as usize]
    }
}

impl IndexMut<Face> for Roll {
    #[inline]
    fn index_mut(&mut self, face: Face) -> &mut Dice {
        &mut self.0[face as usize]
    }
}

/// A place in the train, counted from 1 at the rear.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(try_from = "u8", into = "u8")]
#[ts(type = "number")]
pub struct Position(NonZeroU8);

impl Position {
    /// The position with this number.
    ///
    /// # Panics
    /// If no train has it; use [`Position::try_from`] for numbers from outside.
    #[must_use]
    pub const fn new(number: u8) -> Self {
        match NonZeroU8::new(number) {
            Some(positive) if number as usize <= CARS.len() => Self(positive),
            _ => panic!("no train has such a position"),
        }
    }

    /// The position with `index` cars behind it.
    #[must_use]
    pub(crate) const fn at(index: usize) -> Self {
        Self::new(index as u8 + 1)
    }

    /// How many cars are behind it.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// Its number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0.get()
    }
}

/// A car card: the wagons are 1 to 16, the locomotive is 17.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, Parts, TS)]
#[serde(try_from = "u8", into = "u8")]
#[ts(type = "number")]
pub struct Car(NonZeroU8);

tinstar_core::set! {
    /// A set of cars.
    pub struct CarSet(u32) of Car: |car| car.0.get() - 1, |bit| Car::new(bit + 1);
}

impl Car {
    /// The locomotive (RB-4).
    pub const LOCOMOTIVE: Self = Self::new(CARS.len() as u8);

    /// The car with this number.
    ///
    /// # Panics
    /// If there is no such car; use [`Car::try_from`] for numbers from outside.
    #[must_use]
    pub const fn new(number: u8) -> Self {
        match NonZeroU8::new(number) {
            Some(positive) if number as usize <= CARS.len() => Self(positive),
            _ => panic!("there is no such car"),
        }
    }

    /// Every wagon.
    pub fn wagons() -> impl Iterator<Item = Self> {
        (1..=WAGONS as u8).map(Self::new)
    }

    /// How many dice are needed to steal it (RB-14).
    #[must_use]
    pub const fn value(self) -> u8 {
        CARS[self.0.get() as usize - 1].value
    }

    /// What it counts at the end (RB-71).
    #[must_use]
    pub const fn points(self) -> u8 {
        CARS[self.0.get() as usize - 1].points
    }
}

/// What is inside a chest.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Inside {
    /// Goes off at once (RB-61).
    Bomb,
    /// Two own groups change places (RB-63).
    Swap,
    /// Dice just rolled are rolled again (RB-67).
    Reroll,
}

impl Inside {
    /// Every chest with this inside.
    #[must_use]
    pub const fn chests(self) -> ChestSet {
        const SETS: [ChestSet; 3] =
            [Chest::holding(Inside::Bomb), Chest::holding(Inside::Swap), Chest::holding(Inside::Reroll)];
        SETS[self as usize]
    }
}

/// A chest, 1 to 21 in the order of table 2.3. Whoever knows which one it is knows what is inside.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(try_from = "u8", into = "u8")]
#[ts(type = "number")]
pub struct Chest(NonZeroU8);

tinstar_core::set! {
    /// A set of chests.
    pub struct ChestSet(u32) of Chest: |chest| chest.0.get() - 1, |bit| Chest::new(bit + 1);
}

impl ChestSet {
    /// Takes out one of those that are also in `among`, each equally likely; none if there is none.
    pub(crate) fn take_any(&mut self, among: Self, chance: &mut Chance) -> Option<Chest> {
        let from = self.and(among);
        if from.is_empty() {
            return None;
        }
        let taken = from.iter().nth(chance.below(from.len() as u32) as usize)?;
        self.remove(taken);
        Some(taken)
    }
}

impl Chest {
    /// The chest with this number.
    ///
    /// # Panics
    /// If there is no such chest; use [`Chest::try_from`] for numbers from outside.
    #[must_use]
    pub const fn new(number: u8) -> Self {
        match NonZeroU8::new(number) {
            Some(positive) if number as usize <= CHESTS.len() => Self(positive),
            _ => panic!("there is no such chest"),
        }
    }

    /// Every chest.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=CHESTS.len() as u8).map(Self::new)
    }

    /// The symbol on its closed side, which everybody sees (RB-53).
    #[must_use]
    pub const fn symbol(self) -> Symbol {
        CHESTS[self.0.get() as usize - 1].closed
    }

    /// What is inside (RB-57).
    #[must_use]
    pub const fn inside(self) -> Inside {
        CHESTS[self.0.get() as usize - 1].inside
    }

    /// What it counts at the end (RB-60).
    #[must_use]
    pub const fn points(self) -> u8 {
        CHESTS[self.0.get() as usize - 1].points
    }

    const fn closed_with(symbol: Symbol) -> ChestSet {
        let (mut set, mut at) = (ChestSet::EMPTY, 0);
        while at < CHESTS.len() {
            if CHESTS[at].closed as u8 == symbol as u8 {
                set.insert(Self::new(at as u8 + 1));
            }
            at += 1;
        }
        set
    }

    const fn holding(inside: Inside) -> ChestSet {
        let (mut set, mut at) = (ChestSet::EMPTY, 0);
        while at < CHESTS.len() {
            if CHESTS[at].inside as u8 == inside as u8 {
                set.insert(Self::new(at as u8 + 1));
            }
            at += 1;
        }
        set
    }
}

/// What all numbered things have: their number as text and JSON, and the way back.
macro_rules! numbered {
    ($($thing:ident, $what:literal, $most:expr;)*) => {$(
        impl Default for $thing {
            /// The first; only so that a row of them can be filled.
            fn default() -> Self {
                Self(NonZeroU8::MIN)
            }
        }

        impl TryFrom<u8> for $thing {
            type Error = String;
            fn try_from(number: u8) -> Result<Self, String> {
                if (1..=$most).contains(&usize::from(number)) {
                    Ok(Self::new(number))
                } else {
                    Err(format!(concat!("there is no ", $what, " {}"), number))
                }
            }
        }

        impl From<$thing> for u8 {
            fn from(thing: $thing) -> u8 {
                thing.0.get()
            }
        }

        impl fmt::Display for $thing {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl fmt::Debug for $thing {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        tinstar_core::numbered!($thing: $most, |thing| usize::from(thing.0.get()) - 1, |number| number + 1);
    )*};
}
numbered! {
    Position, "position", CARS.len();
    Car, "car", CARS.len();
    Chest, "chest", CHESTS.len();
}

tinstar_core::flat_set!(CarSet, Car);
tinstar_core::flat_set!(ChestSet, Chest);
