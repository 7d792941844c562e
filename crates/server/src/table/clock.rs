//! How long a decision may take.
//!
//! Time counts between two entries of the log. After the server was down it appends `Resumed`, and clocks go on from
//! what they showed at the entry before: nobody loses time that the server, not they, let pass.

use tinstar_core::Seat;
use tinstar_protocol::{Clock, ClockNow, Code};

use super::play::Playing;
use super::state::State;
use crate::no::No;

const SECOND: i64 = 1000;
const DAY: i64 = 24 * 3600 * SECOND;
/// What a seat has for a decision when its bank is empty, at least.
const LEAST: i64 = 10 * SECOND;

/// Whether a table may have this clock.
///
/// # Errors
/// With `bad_clock`.
pub fn check(clock: Clock) -> Result<(), No> {
    let fine = match clock {
        Clock::None => true,
        Clock::PerDecision { seconds } => (5..=3600).contains(&seconds),
        Clock::Bank { seconds, increment } => (30..=36_000).contains(&seconds) && increment <= 600,
        Clock::Days { days } => (1..=30).contains(&days),
    };
    if fine { Ok(()) } else { Err(No::new(Code::BadClock)) }
}

/// What is in a bank at first.
pub(super) fn first_bank(clock: Clock) -> i64 {
    match clock {
        Clock::Bank { seconds, .. } => i64::from(seconds) * SECOND,
        Clock::None | Clock::PerDecision { .. } | Clock::Days { .. } => 0,
    }
}

/// Pays for a decision out of the seat's bank, and adds or takes back the increment.
pub(super) fn charge(clock: Clock, playing: &mut Playing, seat: Seat, at: i64, undone: bool) {
    if let Clock::Bank { increment, .. } = clock {
        let used = at - playing.since[seat];
        let increment = i64::from(increment) * SECOND;
        let bank = &mut playing.bank[seat];
        *bank = (*bank - used.max(0)).max(0) + if undone { -increment } else { increment };
        *bank = (*bank).max(0);
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
        let since = playing.since[seat];
        match self.setup.clock {
            Clock::None => None,
            Clock::PerDecision { seconds } => Some(since + i64::from(seconds) * SECOND),
            Clock::Days { days } => Some(since + i64::from(days) * DAY),
            Clock::Bank { .. } => Some(since + playing.bank[seat].max(LEAST)),
        }
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
        let bank = |seat: Seat| match self.setup.clock {
            Clock::Bank { .. } => Some(playing.bank[seat]),
            Clock::None | Clock::PerDecision { .. } | Clock::Days { .. } => None,
        };
        Seat::all(self.chairs.len())
            .map(|seat| ClockNow {
                seat,
                clock: self.setup.clock,
                bank: bank(seat),
                until: self.deadline(seat),
            })
            .collect()
    }
}
