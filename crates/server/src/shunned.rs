//! Newcomers from where the host keeps somebody out.
//!
//! A ban is about a person, and a guest becomes another person by throwing a cookie away. So a server remembers, in memory
//! alone, where people were last seen to come from. When one is banned, whoever comes from there for the first time after
//! that cannot sit down or speak at strangers' public tables, nor make one; when one is muted, they cannot speak there. Tables
//! that are found by their link alone, and everybody who was known before, are let be: a class has one address.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError, RwLock};

use tinstar_protocol::{Code, PersonId};

use crate::web::Net;

/// For how long a newcomer is one, at most: addresses change hands.
const DAY: i64 = 24 * 3600 * 1000;
/// Of how many people it is known where they come from, twice over.
const PEOPLE: usize = 10_000;
/// How many places are remembered.
const PLACES: usize = 1_000;

/// What newcomers may not do among strangers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Shun {
    /// Speak.
    Silent,
    /// Speak, sit down or invite.
    Out,
}

impl Shun {
    /// What they are told.
    #[must_use]
    pub const fn code(self) -> Code {
        match self {
            Self::Silent => Code::Muted,
            Self::Out => Code::Banned,
        }
    }
}

/// A place that somebody was kept out from.
struct Shut {
    person: PersonId,
    net: Net,
    shun: Shun,
    /// Whoever is known since this time, or later, is a newcomer.
    since: i64,
    until: i64,
}

/// Where somebody was last seen to come from, the latest first: a phone has two addresses, and so has a home with IPv6.
type Nets = [Option<Net>; 3];

/// Where people come from, as of lately: whoever is seen is young again, and the old are forgotten all at once.
#[derive(Default)]
struct Seen {
    young: HashMap<PersonId, Nets>,
    old: HashMap<PersonId, Nets>,
}

fn with(nets: Nets, net: Net) -> Nets {
    let [first, second, third] = nets;
    match nets.iter().position(|known| *known == Some(net)) {
        Some(0) => nets,
        Some(1) => [second, first, third],
        _ => [Some(net), first, second],
    }
}

/// What a server remembers of where people come from.
#[derive(Default)]
pub struct Shunned {
    seen: Mutex<Seen>,
    shut: RwLock<Vec<Shut>>,
    /// Whether anything was ever shut: nearly never, and cheap to know.
    any: AtomicBool,
}

impl Shunned {
    /// Somebody was seen to come from there.
    pub fn see(&self, person: &PersonId, net: Net) {
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = seen.young.get_mut(person) {
            *known = with(*known, net);
            return;
        }
        let known = seen.old.remove(person).unwrap_or_default();
        if seen.young.len() >= PEOPLE {
            seen.old = std::mem::take(&mut seen.young);
        }
        seen.young.insert(person.clone(), with(known, net));
    }

    /// Somebody is banned or muted from now on until a time.
    pub fn shut(&self, person: &PersonId, shun: Shun, now: i64, until: i64) {
        let nets = {
            let seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
            seen.young.get(person).or_else(|| seen.old.get(person)).copied().unwrap_or_default()
        };
        let until = until.min(now.saturating_add(DAY));
        let mut shut = self.shut.write().unwrap_or_else(PoisonError::into_inner);
        shut.retain(|one| one.until > now);
        for net in nets.into_iter().flatten() {
            // From when it was first shut: whoever comes back with the old cookie does not make others newcomers.
            if shut.iter().any(|one| one.person == *person && one.net == net && one.shun == shun) {
                continue;
            }
            if shut.len() >= PLACES {
                shut.remove(0);
            }
            shut.push(Shut { person: person.clone(), net, shun, since: now, until });
            self.any.store(true, Ordering::Relaxed);
        }
    }

    /// Somebody may come in or speak again.
    pub fn open(&self, person: &PersonId, shun: Shun) {
        let mut shut = self.shut.write().unwrap_or_else(PoisonError::into_inner);
        shut.retain(|one| one.person != *person || one.shun != shun);
    }

    /// What somebody may not do who comes from there and is known since then.
    pub fn of(&self, net: Net, known_since: i64, now: i64) -> Option<Shun> {
        if !self.any.load(Ordering::Relaxed) {
            return None;
        }
        let shut = self.shut.read().unwrap_or_else(PoisonError::into_inner);
        let concerned =
            shut.iter().filter(|one| one.net == net && one.since <= known_since && now < one.until);
        concerned.map(|one| one.shun).max()
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    fn net(n: u8) -> Net {
        Net::V4(Ipv4Addr::new(192, 0, 2, n))
    }

    #[test]
    fn newcomers_from_there_are_shunned_until_the_end_and_nobody_else() {
        let [anna, ben]: [PersonId; 2] = ["anna", "ben"].map(|id| id.parse().unwrap());
        let shunned = Shunned::default();
        for n in [1, 2, 3, 4, 3, 2] {
            shunned.see(&anna, net(n));
        }
        shunned.shut(&ben, Shun::Out, 100, i64::MAX);
        assert_eq!(shunned.of(net(1), 200, 200), None, "nobody knows where ben comes from");
        shunned.shut(&anna, Shun::Silent, 100, i64::MAX);
        for n in [2, 3, 4] {
            assert_eq!(shunned.of(net(n), 100, 200), Some(Shun::Silent), "{n}");
        }
        assert_eq!(shunned.of(net(2), 99, 200), None, "known before");
        assert_eq!(shunned.of(net(1), 100, 200), None, "three other places ago");
        assert_eq!(shunned.of(net(2), 100, 100 + DAY), None, "a day later");
        shunned.shut(&anna, Shun::Out, 300, 900);
        shunned.shut(&anna, Shun::Out, 400, 900);
        assert_eq!(shunned.of(net(2), 350, 400), Some(Shun::Out), "since it was first shut");
        assert_eq!(shunned.of(net(2), 350, 900), Some(Shun::Silent), "a ban that is over");
        shunned.open(&anna, Shun::Silent);
        assert_eq!(shunned.of(net(2), 350, 900), None);
    }

    #[test]
    fn what_is_remembered_is_bounded() {
        let shunned = Shunned::default();
        for n in 0..3 * PEOPLE {
            let person: PersonId = format!("p{n}").parse().unwrap();
            shunned.see(&person, net(1));
            shunned.shut(&person, Shun::Out, n as i64, i64::MAX);
        }
        let seen = shunned.seen.lock().unwrap();
        assert!(seen.young.len() <= PEOPLE && seen.old.len() <= PEOPLE);
        assert_eq!(shunned.shut.read().unwrap().len(), PLACES);
    }
}
