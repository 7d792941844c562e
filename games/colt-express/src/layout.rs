//! How the spaces of a train hang together: what is next to what, how far a runner gets, where a push leads.
//!
//! Rules and opinions ask here and count no cars themselves. The Stagecoach, if there is one, drives beside a car: its
//! roof is next to that car's roof, and its inside is next to nothing one could walk to (HS-32, HS-35).

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
    /// The car the Stagecoach is beside, if there is a Stagecoach (HS-3).
    beside: Option<Car>,
}

impl Layout {
    /// The train whose last car is `caboose`, with the Stagecoach `beside` a car of it.
    #[inline]
    pub(crate) const fn new(caboose: Car, beside: Option<Car>) -> Self {
        Self { caboose, beside }
    }

    /// Every space, from the front.
    pub(crate) fn spaces(self) -> impl Iterator<Item = Space> {
        let cars = (0..=self.caboose.index()).map(Car::new);
        let coach = self.beside.map(|_| Car::STAGECOACH);
        cars.chain(coach).flat_map(|car| [car.inside(), car.roof()])
    }

    /// Whether there is this space (CE-74).
    pub(crate) fn has(self, space: Space) -> bool {
        if space.is_coach() { self.beside.is_some() } else { space.car() <= self.caboose }
    }

    /// The car a space belongs to: for the Stagecoach the one it is beside (HS-19).
    #[inline]
    pub(crate) const fn car(self, space: Space) -> Car {
        match self.beside {
            Some(car) if space.is_coach() => car,
            _ => space.car(),
        }
    }

    /// The next space this way on the same level of the train, unless the train ends there (CE-74).
    #[inline]
    pub(crate) const fn next(self, at: Space, way: Way) -> Option<Space> {
        if at.is_coach() { None } else { at.along(way as i8, self.caboose) }
    }

    /// How many steps somebody may run from here (CE-70, CE-71).
    #[inline]
    pub(crate) const fn reach(from: Space) -> u8 {
        if from.is_roof() { ROOF_STEPS } else { 1 }
    }

    /// The spaces of the same level up to so many cars along the train, from the front (CE-70, CE-71).
    #[inline]
    pub(crate) fn run(self, from: Space, reach: u8) -> impl Iterator<Item = Space> {
        let (car, end) = (from.car().index(), self.caboose.index() + 1);
        let (before, behind) = (car.saturating_sub(reach)..car.min(end), car + 1..(car + 1 + reach).min(end));
        before.chain(behind).map(move |other| Space::along_to(from, other))
    }

    /// Where a Move of up to so many steps can lead, from the front (CE-70, CE-71). The way between the Stagecoach and
    /// its car is one step (HS-33, HS-119); inside the Stagecoach there is none (HS-35).
    #[inline]
    pub(crate) fn moves(self, from: Space, reach: u8) -> impl Iterator<Item = Space> {
        let mut span = reach as i8;
        let mut origin = from;
        let mut coach = None;
        if let Some(car) = self.beside {
            if from.is_coach() {
                origin = car.at(from.level());
                span = if from.is_roof() { span - 1 } else { -1 };
            } else if from.is_roof() && from.car().index().abs_diff(car.index()) < reach {
                coach = Some(Car::STAGECOACH.roof());
            }
        }
        let steps = (-span..=span).filter(move |cars| *cars != 0 || origin != from);
        steps.filter_map(move |cars| origin.along(cars, self.caboose)).chain(coach)
    }

    /// Where somebody who is pushed from here can land, from the front (CE-108, HS-44 to HS-46).
    #[inline]
    pub(crate) fn pushes(self, at: Space) -> impl Iterator<Item = Space> {
        let along = [Way::Forward, Way::Backward].into_iter().filter_map(move |way| self.next(at, way));
        let across = self.beside.and_then(|car| {
            if at.is_coach() {
                Some(car.at(at.level()))
            } else {
                (at == car.roof()).then_some(Car::STAGECOACH.roof())
            }
        });
        along.chain(across)
    }

    /// The only one of the ways from here that is open, if there is no other.
    #[inline]
    pub(crate) fn only_way(self, at: Space) -> Option<Space> {
        if self.beside.is_some() {
            let mut ways = self.pushes(at);
            let first = ways.next();
            return if ways.next().is_none() { first } else { None };
        }
        match (self.next(at, Way::Forward), self.next(at, Way::Backward)) {
            (Some(_), Some(_)) => None,
            (Some(to), None) | (None, Some(to)) => Some(to),
            (None, None) => unreachable!("a train has more than one car"),
        }
    }

    /// In which direction along the train a shot from the first space pushes somebody in the second, if in any: never
    /// in or on the Stagecoach, and from there away from its car (HS-47, HS-48).
    #[inline]
    pub(crate) fn way(self, from: Space, to: Space) -> Option<Way> {
        if to.is_coach() {
            return None;
        }
        match to.car().cmp(&self.car(from)) {
            std::cmp::Ordering::Less => Some(Way::Forward),
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Greater => Some(Way::Backward),
        }
    }

    /// How many cars lie between the two spaces and one of them.
    #[inline]
    pub(crate) const fn cars_apart(self, one: Space, other: Space) -> u8 {
        self.car(one).index().abs_diff(self.car(other).index())
    }

    /// How many cars a space is away from the Locomotive (ELF-44).
    #[inline]
    pub(crate) const fn cars_from_engine(self, at: Space) -> u8 {
        self.car(at).index()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn train(beside: u8) -> Layout {
        Layout::new(Car::new(6), Some(Car::new(beside)))
    }

    fn roofs(layout: Layout, from: Space, reach: u8) -> Vec<u8> {
        layout.moves(from, reach).map(|to| to.car().index()).collect()
    }

    #[test]
    fn the_stagecoach_roof_is_a_branch_of_the_roofs() {
        const COACH: u8 = Car::STAGECOACH.index();
        assert_eq!(roofs(train(2), Car::new(4).roof(), 3), [1, 2, 3, 5, 6, COACH]);
        assert_eq!(roofs(train(1), Car::new(4).roof(), 3), [1, 2, 3, 5, 6]);
        assert_eq!(roofs(train(1), Car::STAGECOACH.roof(), 3), [0, 1, 2, 3]);
        assert_eq!(roofs(train(1), Car::STAGECOACH.roof(), 1), [1]);
        assert_eq!(roofs(train(1), Car::new(1).roof(), 1), [0, 2, COACH]);
        assert!(roofs(train(1), Car::STAGECOACH.inside(), 1).is_empty());
        assert_eq!(roofs(train(1), Car::new(1).inside(), 1), [0, 2]);
    }

    #[test]
    fn a_push_leads_from_the_stagecoach_to_its_car() {
        let ways = |at: Space| train(0).pushes(at).collect::<Vec<_>>();
        assert_eq!(ways(Car::STAGECOACH.roof()), [Car::LOCOMOTIVE.roof()]);
        assert_eq!(ways(Car::STAGECOACH.inside()), [Car::LOCOMOTIVE.inside()]);
        assert_eq!(ways(Car::LOCOMOTIVE.roof()), [Car::new(1).roof(), Car::STAGECOACH.roof()]);
        assert_eq!(ways(Car::LOCOMOTIVE.inside()), [Car::new(1).inside()]);
        assert_eq!(train(0).only_way(Car::LOCOMOTIVE.inside()), Some(Car::new(1).inside()));
        assert_eq!(train(0).only_way(Car::LOCOMOTIVE.roof()), None);
    }
}
