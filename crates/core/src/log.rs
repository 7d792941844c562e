//! Where events go: nowhere, into counters, or into a list.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::RuleId;

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
/// The event comes as a closure, so that a log that does not want it never builds it.
pub trait Log<E> {
    /// `rule` has just made `event` happen.
    fn tell(&mut self, rule: RuleId, event: impl FnOnce() -> E);
}

/// A log that is off: simulations that want only results.
#[derive(Clone, Copy, Default, Debug)]
pub struct Silent;

impl<E> Log<E> for Silent {
    #[inline]
    fn tell(&mut self, _: RuleId, _: impl FnOnce() -> E) {}
}

/// Counts how often each rule fired.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Counting(BTreeMap<RuleId, u64>);

impl Counting {
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

impl<E> Log<E> for Counting {
    fn tell(&mut self, rule: RuleId, _: impl FnOnce() -> E) {
        *self.0.entry(rule).or_default() += 1;
    }
}

/// Collects everything: hosts, replays, tests.
impl<E> Log<E> for Vec<Told<E>> {
    fn tell(&mut self, rule: RuleId, event: impl FnOnce() -> E) {
        self.push(Told { rule, event: event() });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rule;

    #[test]
    fn a_silent_log_never_builds_the_event() {
        Log::<u8>::tell(&mut Silent, rule!("CS-1"), || unreachable!("nobody listens"));
    }

    #[test]
    fn a_counting_log_adds_up() {
        let mut one = Counting::default();
        Log::<()>::tell(&mut one, rule!("CS-2"), || unreachable!("only counted"));
        Log::<()>::tell(&mut one, rule!("CS-2"), || unreachable!("only counted"));
        let mut both = Counting::default();
        Log::<()>::tell(&mut both, rule!("CS-1"), || unreachable!("only counted"));
        both.add(&one);
        assert_eq!(both.fired().collect::<Vec<_>>(), [(rule!("CS-1"), 1), (rule!("CS-2"), 2)]);
    }
}
