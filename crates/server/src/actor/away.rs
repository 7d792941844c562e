//! Who has been away, and for how long: the others need not wait for them for ever.

use tinstar_core::Seat;
use tinstar_protocol::{Code, PersonId, SeatNumber};

use super::Actor;
use crate::no::No;

/// When people with a seat were last here.
pub(super) struct Away {
    /// When the table began to look: nobody is known to have been away before.
    from: i64,
    last: Vec<(PersonId, i64)>,
}

impl Away {
    /// Looks from now on.
    pub(super) const fn from(now: i64) -> Self {
        Self { from: now, last: vec![] }
    }

    /// Since when it looks.
    pub(super) const fn begun(&self) -> i64 {
        self.from
    }

    fn note(&mut self, person: &PersonId, now: i64) {
        match self.last.iter_mut().find(|(known, _)| known == person) {
            Some((_, last)) => *last = now,
            None => self.last.push((person.clone(), now)),
        }
    }

    /// Since when somebody who is not here now has been away, at the latest.
    fn since(&self, person: &PersonId) -> i64 {
        self.last.iter().find(|(known, _)| known == person).map_or(self.from, |(_, last)| *last)
    }
}

impl Actor {
    /// Notes that somebody with a seat is here, or was until now.
    pub(super) fn note_here(&mut self, person: &PersonId) {
        if self.state.as_ref().is_some_and(|state| state.is_seated(person)) {
            self.away.note(person, self.shared.now());
        }
    }

    /// Whether the person in a seat has been away for so long that others may let a bot play for them.
    ///
    /// # Errors
    /// `not_away`.
    pub(super) fn check_away(&self, seat: SeatNumber) -> Result<(), No> {
        let here = No::new(Code::NotAway);
        let (Some(seat), Some(state)) = (seat.seat(), &self.state) else { return Err(here) };
        let person = state.chairs().get(seat.index()).and_then(|chair| chair.person()).ok_or(here.clone())?;
        let absence = i64::try_from(self.shared.settings.absence.as_millis()).unwrap_or(i64::MAX);
        let long = self.shared.now() - self.away.since(person) >= absence;
        if long && !self.is_here(seat) { Ok(()) } else { Err(here) }
    }

    /// Whether the person in a seat is connected, at any process.
    fn is_here(&self, seat: Seat) -> bool {
        self.here_anywhere().seats.contains(seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_was_never_seen_is_away_since_the_table_looks() {
        let [anna, ben]: [PersonId; 2] = ["anna", "ben"].map(|id| id.parse().unwrap());
        let mut away = Away::from(1_000);
        away.note(&anna, 2_000);
        away.note(&anna, 3_000);
        assert_eq!((away.since(&anna), away.since(&ben)), (3_000, 1_000));
    }
}
