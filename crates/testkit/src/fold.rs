//! What [`Parts::changes`] tells, put into JSON as a client does it.

use serde::Serialize;
use serde_json::Value;
use tinstar_core::{Changes, Part, Parts};

/// A part of a value and what it is now.
pub(crate) type Change = (Vec<Part>, Value);

/// What makes `now` of `before`.
pub(crate) fn changes<T: Parts>(before: &T, now: &T) -> Vec<Change> {
    let mut found = Found::default();
    now.changes(before, &mut found);
    found.changes
}

#[derive(Default)]
struct Found {
    path: Vec<Part>,
    changes: Vec<Change>,
}

impl Changes for Found {
    fn enter(&mut self, part: Part) {
        self.path.push(part);
    }

    fn leave(&mut self) {
        self.path.pop();
    }

    fn changed<T: Serialize>(&mut self, now: &T) {
        let now = serde_json::to_value(now).expect("what a game shows is plain data");
        self.changes.push((self.path.clone(), now));
    }
}

/// Puts the changes in.
pub(crate) fn fold(value: &mut Value, changes: &[Change]) {
    for (path, now) in changes {
        let part = path.iter().fold(&mut *value, |whole, part| match part {
            Part::Field(name) => &mut whole[*name],
            Part::Index(index) => &mut whole[*index],
        });
        *part = now.clone();
    }
}
