//! Where events go: nowhere, into counters, or into a list.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::{RuleId, Terms};

/// An event together with the rule that made it happen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Told<E> {
    /// The rule that made it happen.
    pub rule: RuleId,
    /// What happened.
    pub event: E,
}

/// Receives what happens, in order.
///
/// The event comes as a closure and the state by reference, so that a log that wants neither pays for neither.
pub trait Log<G: Terms> {
    /// `rule` has just made `event` happen, and `state` is how the table is after it: what the event says is done.
    /// What it leads to is not, and has events of its own.
    fn tell(&mut self, state: &G, rule: RuleId, event: impl FnOnce() -> G::Event);

    /// Whether anybody listens: if not, what is found out for the telling alone can be left out.
    #[inline]
    fn listens(&self) -> bool {
        true
    }
}

/// A log that is off: simulations that want only results.
#[derive(Clone, Copy, Default, Debug)]
pub struct Silent;

impl<G: Terms> Log<G> for Silent {
    #[inline]
    fn tell(&mut self, _: &G, _: RuleId, _: impl FnOnce() -> G::Event) {}

    #[inline]
    fn listens(&self) -> bool {
        false
    }
}

/// Counts how often each rule fired.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Counting(BTreeMap<RuleId, u64>);

impl Counting {
    /// Counts `rule` once more.
    pub fn count(&mut self, rule: RuleId) {
        self.count_many(rule, 1);
    }

    /// Counts `rule` so many times more.
    pub fn count_many(&mut self, rule: RuleId, times: u64) {
        *self.0.entry(rule).or_default() += times;
    }

    /// How often each rule fired that did at least once, in the order of the ids.
    pub fn fired(&self) -> impl Iterator<Item = (RuleId, u64)> {
        self.0.iter().map(|(rule, times)| (*rule, *times))
    }

    /// Adds what another log has counted.
    pub fn add(&mut self, other: &Self) {
        for (rule, times) in other.fired() {
            *self.0.entry(rule).or_default() += times;
        }
    }
}

impl<G: Terms> Log<G> for Counting {
    fn tell(&mut self, _: &G, rule: RuleId, _: impl FnOnce() -> G::Event) {
        self.count(rule);
    }
}

/// Collects what happens: tests, statistics.
impl<G: Terms> Log<G> for Vec<Told<G::Event>> {
    fn tell(&mut self, _: &G, rule: RuleId, event: impl FnOnce() -> G::Event) {
        self.push(Told { rule, event: event() });
    }
}

/// Something that happened, and the table right after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene<G: Terms> {
    /// What happened.
    pub told: Told<G::Event>,
    /// The table after it and before anything else.
    pub after: G,
}

/// Collects what happens and what it did: hosts, replays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scenes<G: Terms>(pub Vec<Scene<G>>);

impl<G: Terms> Default for Scenes<G> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<G: Terms> Log<G> for Scenes<G> {
    fn tell(&mut self, state: &G, rule: RuleId, event: impl FnOnce() -> G::Event) {
        self.0.push(Scene { told: Told { rule, event: event() }, after: state.clone() });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rule;

    #[test]
    fn a_counting_log_adds_up() {
        let mut one = Counting::default();
        one.count(rule!("CS-2"));
        one.count(rule!("CS-2"));
        let mut both = Counting::default();
        both.count(rule!("CS-1"));
        both.add(&one);
        assert_eq!(both.fired().collect::<Vec<_>>(), [(rule!("CS-1"), 1), (rule!("CS-2"), 2)]);
    }
}
