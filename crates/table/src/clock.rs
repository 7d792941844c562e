//! How long a decision may take.
//!
//! Time counts between two entries of the log. After the server was down it appends `Resumed` with the time that does not
//! count: nobody loses what the server, not they, let pass.

use tinstar_core::{BySeat, Seat};
use tinstar_protocol::{By, Clock, ClockNow, Code};

use super::state::State;
use crate::declined::Declined;

const SECOND: i64 = 1000;
const DAY: i64 = 24 * 3600 * SECOND;
/// What a seat has for a decision when its bank is empty, at least.
const LEAST: i64 = 10 * SECOND;

/// The clock of a table for which none was chosen: strangers do not wait for each other for ever.
pub(super) const fn usual(public: bool) -> Clock {
    if public { Clock::PerDecision { seconds: 120 } } else { Clock::None }
}

/// Whether a table may have this clock.
///
/// # Errors
/// With `bad_clock`.
pub fn check(clock: Clock) -> Result<(), Declined> {
    let fine = match clock {
        Clock::None => true,
        Clock::PerDecision { seconds } => (5..=3600).contains(&seconds),
        Clock::Bank { seconds, increment } => (30..=36_000).contains(&seconds) && increment <= 600,
        Clock::Days { days } => (1..=30).contains(&days),
    };
    if fine { Ok(()) } else { Err(Declined::new(Code::BadClock)) }
}

/// The clocks of a match. They run on the table's own time, which is the log's without what did not count.
///
/// Time once used is used: a decision has one clock from the moment it is put to a seat until it is answered, whoever
/// holds the seat meanwhile, and a decision that comes back because its answer was taken back brings its clock along.
pub struct Clocks {
    kind: Clock,
    /// How much of the log's time did not count so far.
    stopped: i64,
    seats: BySeat<SeatClock>,
}

/// One seat's clock, in the table's own time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatClock {
    /// When the decision was put to the seat.
    since: i64,
    /// When the seat was last handed to a bot.
    handed: i64,
    /// What is left in the bank, in milliseconds.
    bank: i64,
}

impl Clocks {
    /// Clocks that begin to run now.
    pub(super) fn begin(kind: Clock, seats: usize, at: i64) -> Self {
        let bank = match kind {
            Clock::Bank { seconds, .. } => i64::from(seconds) * SECOND,
            Clock::None | Clock::PerDecision { .. } | Clock::Days { .. } => 0,
        };
        let first = SeatClock { since: at, handed: i64::MIN, bank };
        Self { kind, stopped: 0, seats: BySeat::filled(seats, first) }
    }

    /// The clock of a seat, to be set again when what it decides now is taken back.
    pub(super) fn of(&self, seat: Seat) -> SeatClock {
        self.seats[seat]
    }

    /// A new decision is put to a seat.
    pub(super) fn ask(&mut self, seat: Seat, at: i64) {
        self.seats[seat].since = at - self.stopped;
    }

    /// A decision was taken back, and the one before it is open again with the clock it had.
    pub(super) fn ask_again(&mut self, seat: Seat, clock: SeatClock) {
        self.seats[seat] = clock;
    }

    /// A bot plays a seat from now on.
    pub(super) fn hand(&mut self, seat: Seat, at: i64) {
        self.seats[seat].handed = at - self.stopped;
    }

    /// A seat has decided: it pays out of its bank for the time it took. A bot's own time costs its person nothing, and
    /// earns nothing.
    pub(super) fn decide(&mut self, seat: Seat, at: i64, by: By) {
        let Clock::Bank { increment, .. } = self.kind else { return };
        let SeatClock { since, handed, bank } = self.seats[seat];
        let (until, earned) = match by {
            By::Person | By::Clock | By::Itself => (at - self.stopped, i64::from(increment) * SECOND),
            By::Bot => (handed, 0),
        };
        let used = until.saturating_sub(since).max(0);
        self.seats[seat].bank = (bank - used).max(0) + earned;
    }

    /// So much time did not count.
    pub(super) const fn stop_for(&mut self, time: i64) {
        self.stopped += time;
    }

    /// When a decision with this clock must have been made.
    pub(super) fn deadline(&self, clock: SeatClock) -> Option<i64> {
        let time = match self.kind {
            Clock::None => return None,
            Clock::PerDecision { seconds } => i64::from(seconds) * SECOND,
            Clock::Days { days } => i64::from(days) * DAY,
            Clock::Bank { .. } => clock.bank.max(LEAST),
        };
        Some(clock.since + time + self.stopped)
    }

    fn bank(&self, seat: Seat) -> Option<i64> {
        match self.kind {
            Clock::Bank { .. } => Some(self.seats[seat].bank),
            Clock::None | Clock::PerDecision { .. } | Clock::Days { .. } => None,
        }
    }
}

impl State {
    /// When `seat` must have decided, if its clock is running. Bots have no clock.
    #[must_use]
    pub fn deadline(&self, seat: Seat) -> Option<i64> {
        let playing = self.playing.as_ref()?;
        if !self.deciders().contains(seat) || self.chairs[seat.index()].bot().is_some() {
            return None;
        }
        playing.clocks.deadline(playing.clocks.of(seat))
    }

    /// The earliest deadline, if a clock is running.
    #[must_use]
    pub fn next_deadline(&self) -> Option<i64> {
        self.deciders().iter().filter_map(|seat| self.deadline(seat)).min()
    }

    /// A seat whose time is up.
    #[must_use]
    pub fn late(&self, now: i64) -> Option<Seat> {
        self.deciders().iter().find(|seat| self.deadline(*seat).is_some_and(|deadline| deadline <= now))
    }

    pub(super) fn clocks(&self) -> Vec<ClockNow> {
        let (Some(playing), false) = (&self.playing, self.setup.clock == Clock::None) else { return vec![] };
        Seat::all(self.chairs.len())
            .map(|seat| ClockNow {
                seat,
                clock: self.setup.clock,
                bank: playing.clocks.bank(seat),
                until: self.deadline(seat),
            })
            .collect()
    }
}

#[cfg(test)]
mod tests;
