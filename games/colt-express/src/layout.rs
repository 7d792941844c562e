//! How the spaces of a train hang together: what is next to what, how far a runner gets, where a push leads.
//!
//! Rules and opinions ask here and count no cars themselves.

use crate::data::ROOF_STEPS;
use crate::train::{Car, Space};

/// A direction along the train.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(i8)]
pub(crate) enum Way {
    /// Towards the Locomotive.
    Forward = -1,
    /// Towards the Caboose.
    Backward = 1,
}

/// The spaces of a train, by what decides about them.
#[derive(Clone, Copy)]
pub(crate) struct Layout {
    caboose: Car,
}

impl Layout {
    /// The train whose last car is `caboose`.
    #[inline]
    pub(crate) const fn new(caboose: Car) -> Self {
        Self { caboose }
    }

    /// Every space, from the front.
    pub(crate) fn spaces(self) -> impl Iterator<Item = Space> {
        (0..=self.caboose.index()).flat_map(|car| [Car::new(car).inside(), Car::new(car).roof()])
    }

    /// Whether the train has this space (CE-74).
    pub(crate) fn has(self, space: Space) -> bool {
        space.car() <= self.caboose
    }

    /// The next space this way on the same level, unless the train ends there (CE-74).
    #[inline]
    pub(crate) const fn next(self, at: Space, way: Way) -> Option<Space> {
        at.along(way as i8, self.caboose)
    }

    /// How many steps somebody may run from here (CE-70, CE-71).
    #[inline]
    pub(crate) const fn reach(from: Space) -> u8 {
        if from.is_roof() { ROOF_STEPS } else { 1 }
    }

    /// Where a Move can lead, from the front (CE-70, CE-71).
    #[inline]
    pub(crate) fn moves(self, from: Space) -> impl Iterator<Item = Space> {
        let reach = Self::reach(from) as i8;
        let steps = (-reach..=reach).filter(|cars| *cars != 0);
        steps.filter_map(move |cars| from.along(cars, self.caboose))
    }

    /// Where somebody who is pushed from here can land, from the front (CE-108).
    #[inline]
    pub(crate) fn pushes(self, at: Space) -> impl Iterator<Item = Space> {
        [Way::Forward, Way::Backward].into_iter().filter_map(move |way| self.next(at, way))
    }

    /// The only one of two ways that is open, if one is closed.
    #[inline]
    pub(crate) fn only_way(self, at: Space) -> Option<Space> {
        match (self.next(at, Way::Forward), self.next(at, Way::Backward)) {
            (Some(_), Some(_)) => None,
            (Some(to), None) | (None, Some(to)) => Some(to),
            (None, None) => unreachable!("a train has more than one car"),
        }
    }

    /// In which direction along the train the second space lies from the first, if in any.
    #[inline]
    pub(crate) fn way(self, from: Space, to: Space) -> Option<Way> {
        match to.car().cmp(&from.car()) {
            std::cmp::Ordering::Less => Some(Way::Forward),
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Greater => Some(Way::Backward),
        }
    }

    /// How many cars lie between the two spaces and one of them.
    #[inline]
    pub(crate) const fn cars_apart(self, one: Space, other: Space) -> u8 {
        one.car().index().abs_diff(other.car().index())
    }

    /// How many cars a space is away from the Locomotive (ELF-44).
    #[inline]
    pub(crate) const fn cars_from_engine(self, at: Space) -> u8 {
        at.car().index()
    }
}
