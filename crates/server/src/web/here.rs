//! Who is here, at any process: whoever asked for something or had a socket open until just now.
//!
//! The store keeps until when somebody is taken to be here, like a public table is shown: for a while, and it is written
//! again when half of that has passed. So nobody stays here whose process died, and nobody needs to be told that they left.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use tinstar_protocol::PersonId;

use crate::actor::SHOWN_MS;
use crate::shared::Shared;

/// Of how many people it is remembered when they were written down, twice over.
const PEOPLE: usize = 10_000;

/// Until when people were written down to be here: whoever is noted is young again, and the old are forgotten all at once.
#[derive(Default)]
pub struct Here(Mutex<[HashMap<PersonId, i64>; 2]>);

impl Here {
    /// Whether somebody has to be written down again.
    fn is_due(&self, person: &PersonId, now: i64) -> bool {
        let mut noted = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let [young, old] = &mut *noted;
        let until = young.get(person).or_else(|| old.get(person)).copied();
        if until.is_some_and(|until| until - now > SHOWN_MS / 2) {
            return false;
        }
        if young.len() >= PEOPLE {
            *old = std::mem::take(young);
        }
        young.insert(person.clone(), now + SHOWN_MS);
        true
    }

    /// Somebody is here.
    pub fn note(&self, shared: &Arc<Shared>, person: &PersonId) {
        let now = shared.now();
        if self.is_due(person, now) {
            let (shared, person) = (Arc::clone(shared), person.clone());
            tokio::spawn(async move {
                // What is lost is made up for before the time is over.
                let _ = shared.store.set_here(&person, now + SHOWN_MS).await;
            });
        }
    }

    /// Somebody has friends now who want to know: they are written down at once.
    pub fn forget(&self, person: &PersonId) {
        for noted in &mut *self.0.lock().unwrap_or_else(PoisonError::into_inner) {
            noted.remove(person);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn somebody_is_written_down_once_in_a_while() {
        let here = Here::default();
        let anna: PersonId = "anna".parse().unwrap();
        let due = |now| here.is_due(&anna, now);
        assert!(due(0) && !due(1) && !due(SHOWN_MS / 2 - 1) && due(SHOWN_MS / 2) && !due(SHOWN_MS / 2 + 1));
        here.forget(&anna);
        assert!(due(SHOWN_MS / 2 + 1), "once they have friends");
        for n in 0..3 * PEOPLE {
            assert!(here.is_due(&format!("p{n}").parse().unwrap(), 0));
        }
        let noted = here.0.lock().unwrap();
        assert!(noted.iter().all(|some| some.len() <= PEOPLE), "what is remembered is bounded");
    }
}
