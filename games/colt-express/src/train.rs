//! The train: cars, levels, spaces, and who stands where.

use std::fmt;

use serde::{Deserialize, Serialize};
use tinstar_core::{Parts, TS};

use crate::bandit::{Bandit, BanditSet};
use crate::data::MOST_CARS;

/// How many spaces the longest train has: two levels of the Locomotive and of every car.
pub const SPACES: usize = 2 * (MOST_CARS + 1);
/// The same with the two levels of the Stagecoach (HS-3), and the Cell, which comes last (MP-21).
pub const PLACES: usize = SPACES + 3;

/// A car by its index: 0 is the Locomotive, the last one the Caboose.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Parts, TS)]
#[serde(try_from = "u8", into = "u8")]
#[ts(type = "number")]
pub struct Car(u8);

impl Car {
    /// The car at the front.
    pub const LOCOMOTIVE: Self = Self(0);
    /// The Stagecoach, which drives beside the train and is no car of it (HS-129).
    pub const STAGECOACH: Self = Self(MOST_CARS as u8 + 1);
    /// The Cell of the Prison car, which has one level only (MP-21).
    pub const CELL: Self = Self(MOST_CARS as u8 + 2);

    /// The car with this index.
    ///
    /// # Panics
    /// If no train is that long; use [`Car::try_from`] for numbers from outside.
    #[must_use]
    pub const fn new(index: u8) -> Self {
        assert!(index as usize <= MOST_CARS, "no train is that long");
        Self(index)
    }

    /// Its index.
    #[must_use]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The space inside.
    #[must_use]
    pub const fn inside(self) -> Space {
        Space(self.0 << 1)
    }

    /// The space on the roof.
    #[must_use]
    pub const fn roof(self) -> Space {
        Space(self.0 << 1 | 1)
    }

    /// The space on this level.
    #[must_use]
    pub const fn at(self, level: Level) -> Space {
        Space(self.0 << 1 | level as u8)
    }
}

tinstar_core::numbered!(Car: Car::CELL.0 as usize + 1, |car| usize::from(car.0), |number| number);

impl TryFrom<u8> for Car {
    type Error = String;
    fn try_from(index: u8) -> Result<Self, String> {
        if index <= Self::CELL.0 { Ok(Self(index)) } else { Err(format!("there is no car {index}")) }
    }
}

impl From<Car> for u8 {
    fn from(car: Car) -> u8 {
        car.0
    }
}

impl fmt::Debug for Car {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Inside a car or on its roof.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Level {
    /// In the car.
    Inside = 0,
    /// On top of it.
    Roof = 1,
}

/// A place a figure can stand: a car and a level.
///
/// Numbered from the front, inside before roof; then come the two levels of the Stagecoach (HS-3) and the Cell (MP-21).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Parts, TS)]
#[serde(try_from = "Place", into = "Place")]
#[ts(as = "Place")]
pub struct Space(u8);

/// A [`Space`] as JSON.
#[derive(Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
struct Place {
    car: Car,
    level: Level,
}

tinstar_core::numbered!(Space: PLACES, |space| space.index(), |number| format!("{:?}", Space(number as u8)));

impl TryFrom<Place> for Space {
    type Error = &'static str;
    fn try_from(place: Place) -> Result<Self, &'static str> {
        let space = place.car.at(place.level);
        if space.index() < PLACES { Ok(space) } else { Err("the Cell has no roof") }
    }
}

impl From<Space> for Place {
    fn from(space: Space) -> Self {
        Self { car: space.car(), level: space.level() }
    }
}

impl Space {
    /// The Cell, which only an Arrest leads into (MP-22).
    pub const CELL: Self = Car::CELL.inside();

    /// Its car.
    #[must_use]
    pub const fn car(self) -> Car {
        Car(self.0 >> 1)
    }

    /// Its level.
    #[must_use]
    pub const fn level(self) -> Level {
        if self.is_roof() { Level::Roof } else { Level::Inside }
    }

    /// Whether it is a roof.
    #[must_use]
    pub const fn is_roof(self) -> bool {
        self.0 & 1 != 0
    }

    /// Whether it is in or on the Stagecoach.
    #[must_use]
    #[inline]
    pub const fn is_coach(self) -> bool {
        self.car().0 == Car::STAGECOACH.0
    }

    /// The place among the crowds: those on the two levels of the train, and those beside it.
    #[inline]
    pub(crate) const fn crowd(self) -> usize {
        (self.0 >> 3 & 2 | self.0 & 1) as usize
    }

    /// The same level of the car with this index.
    #[inline]
    pub(crate) const fn along_to(self, car: u8) -> Self {
        Self(car << 1 | self.0 & 1)
    }

    /// The other level of the same car (CE-76).
    #[must_use]
    pub const fn other_level(self) -> Self {
        Self(self.0 ^ 1)
    }

    /// The place in a table with a row for every space.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The space with this number, which is one.
    #[inline]
    pub(crate) const fn numbered(index: u8) -> Self {
        Self(index)
    }

    /// The space so many cars backward, or forward if negative, if that is on a train whose last car is
    /// `caboose` (CE-74).
    #[inline]
    pub(crate) const fn along(self, cars: i8, caboose: Car) -> Option<Self> {
        let to = self.0.wrapping_add_signed(2 * cars);
        if to <= caboose.roof().0 { Some(Self(to)) } else { None }
    }
}

impl fmt::Debug for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.0 >> 1, if self.is_roof() { "r" } else { "i" })
    }
}

/// How many crowds there are: see [`Space::crowd`].
pub(crate) const CROWDS: usize = 4;

/// Who stands on one level of the train, one byte of bandits for each car, or of what is no car of it: the Stagecoach and
/// the Cell. It follows from where everybody is, but says in one look who can be seen from a space.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub(crate) struct Crowd(u64);

impl Crowd {
    /// Who stands in this car.
    #[inline]
    pub(crate) const fn at(self, car: Car) -> BanditSet {
        BanditSet::from_bits(self.0.wrapping_shr(8 * car.0 as u32) as u8)
    }

    /// Everybody on this level of the train.
    pub(crate) const fn everybody(self) -> BanditSet {
        let bits = self.0 | self.0 >> 32;
        let bits = bits | bits >> 16;
        BanditSet::from_bits((bits | bits >> 8) as u8)
    }

    const fn bit(car: Car, bandit: Bandit) -> u64 {
        (BanditSet::only(bandit).bits() as u64).wrapping_shl(8 * car.0 as u32)
    }

    /// `bandit` comes to this car or leaves it.
    #[inline]
    pub(crate) const fn toggle(&mut self, car: Car, bandit: Bandit) {
        self.0 ^= Self::bit(car, bandit);
    }

    /// Who stands in the cars next to this one (CE-88).
    #[inline]
    pub(crate) const fn beside(self, car: Car) -> BanditSet {
        let before = self.0 << 8 >> (8 * car.0);
        let behind = self.0 >> (8 * car.0) >> 8;
        BanditSet::from_bits(before as u8 | behind as u8)
    }

    /// Who stands nearest to this car in each of the two directions, however far away (CE-89, CE-90).
    #[inline]
    pub(crate) const fn nearest(self, car: Car) -> BanditSet {
        let (forward, backward) = self.each_way(car);
        BanditSet::from_bits(forward.bits() | backward.bits())
    }

    /// The same, one direction and the other: forward, backward.
    #[inline]
    pub(crate) const fn each_way(self, car: Car) -> (BanditSet, BanditSet) {
        let before = self.0 & ((1 << (8 * car.0)) - 1);
        let behind = self.0 >> (8 * car.0) >> 8;
        let last_before = before >> ((63 - (before | 1).leading_zeros()) & !7);
        let first_behind = behind >> ((behind | 1 << 63).trailing_zeros() & !7);
        (BanditSet::from_bits(last_before as u8), BanditSet::from_bits(first_behind as u8))
    }

    /// Who stands between two cars, in neither of them.
    pub(crate) fn between(self, one: Car, other: Car) -> BanditSet {
        let (front, rear) = (one.0.min(other.0), one.0.max(other.0));
        (front + 1..rear).fold(BanditSet::EMPTY, |met, car| met.or(self.at(Car(car))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Bandit::{Belle, Doc, Ghost, Tuco};

    fn crowd(standing: &[(u8, Bandit)]) -> Crowd {
        let mut crowd = Crowd::default();
        standing.iter().for_each(|(car, bandit)| crowd.toggle(Car::new(*car), *bandit));
        crowd
    }

    fn set<const N: usize>(bandits: [Bandit; N]) -> BanditSet {
        bandits.into_iter().collect()
    }

    #[test]
    fn beside_is_one_car_away_and_no_further() {
        let crowd = crowd(&[(0, Belle), (1, Doc), (3, Ghost), (6, Tuco)]);
        let beside: Vec<_> = (0..=6).map(|car| crowd.beside(Car::new(car))).collect();
        let expected =
            [set([Doc]), set([Belle]), set([Doc, Ghost]), set([]), set([Ghost]), set([Tuco]), set([])];
        assert_eq!(beside, expected);
    }

    #[test]
    fn nearest_is_the_first_occupied_car_in_each_direction() {
        let crowd = crowd(&[(0, Belle), (2, Doc), (2, Ghost), (6, Tuco)]);
        let nearest: Vec<_> = (0..=6).map(|car| crowd.nearest(Car::new(car))).collect();
        let both = set([Doc, Ghost]);
        let expected = [both, set([Belle, Doc, Ghost]), set([Belle, Tuco]), set([Doc, Ghost, Tuco])];
        assert_eq!(nearest[..4], expected);
        assert_eq!(nearest[4..], [set([Doc, Ghost, Tuco]), set([Doc, Ghost, Tuco]), both]);
    }
}
