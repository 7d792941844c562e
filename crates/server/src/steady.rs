//! [`Steady`]: a time that neither jumps nor depends on which node asks.

use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::time::{Duration, Instant};

use tinstar_store::{Outage, Store, StoreError};

/// How often [`Steady::tick`] is to be called.
pub const TICK: Duration = Duration::from_secs(1);
/// After so long without a tick the process, or the whole machine, was asleep: the rest does not count.
const LAPSE: i64 = 3_000;
/// Two clocks drift apart by less than this between two readings.
const DRIFT: i64 = 1_000;
/// A server that has not been heard of for so long is not there.
const GONE: i64 = 15_000;
/// For how long outages are remembered: no clock runs longer.
const REMEMBERED: i64 = 90 * 24 * 3600 * 1000;

/// The time of day as the store had it when the servers began, carried on by a clock that nobody sets and that stands
/// still while the machine sleeps.
///
/// A machine's own time of day can be wrong by hours and is put right at any moment; players' clocks must not notice.
/// So nodes agree, in the store, on how far the time they carry on is ahead of the store's.
pub struct Steady {
    start: Instant,
    axis: Axis,
    /// When no server was there, before this one began.
    outages: Vec<Outage>,
    /// Whether nodes share the store.
    shared: bool,
    /// Whether the store wrote when it was last asked to.
    writes: AtomicBool,
}

/// The time that is carried on, as arithmetic: `elapsed` is what a clock that nobody sets says.
#[derive(Default)]
struct Axis {
    /// What it is when nothing has elapsed.
    base: AtomicI64,
    /// What had elapsed at the last tick.
    tick: AtomicI64,
}

impl Axis {
    fn now(&self, elapsed: i64) -> i64 {
        let last = self.tick.load(Ordering::Relaxed) + LAPSE;
        self.base.load(Ordering::Relaxed) + elapsed.min(last)
    }

    /// Says that nobody is asleep; answers how much time was slept through and does not count.
    fn tick(&self, elapsed: i64) -> i64 {
        let slept = (elapsed - self.tick.load(Ordering::Relaxed) - LAPSE).max(0);
        // In this order: whoever asks in between is told an earlier time, never a later one.
        self.base.fetch_sub(slept, Ordering::Relaxed);
        self.tick.store(elapsed, Ordering::Relaxed);
        slept
    }

    fn set(&self, elapsed: i64, now: i64) {
        self.base.store(now - elapsed, Ordering::Relaxed);
    }
}

/// What to make of two clocks that differ.
#[derive(PartialEq, Eq, Debug)]
enum Verdict {
    /// The other nodes are right, or it is drift.
    Follow,
    /// The store's time of day jumped; ours goes on, and is so far ahead of it now.
    Ahead(i64),
}

/// Judges between `mine` and the store's time: `now` and `ahead`, and when a node was last heard of.
fn judge(mine: i64, now: i64, ahead: i64, alive: Option<i64>, shared: bool) -> Verdict {
    let theirs = now + ahead;
    let others_agree = shared && alive.is_some_and(|alive| (theirs - alive).abs() < GONE);
    if (theirs - mine).abs() <= DRIFT || others_agree { Verdict::Follow } else { Verdict::Ahead(mine - now) }
}

/// How much of the time since `at` these take up.
fn missed(outages: &[Outage], at: i64) -> i64 {
    outages.iter().map(|outage| (outage.to - outage.from.max(at)).max(0)).sum()
}

impl Steady {
    /// A clock that goes on from where the servers' clock was, and never from before.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn by(store: &Store, shared: bool) -> Result<Self, StoreError> {
        let time = store.time().await?;
        let theirs = time.now + time.ahead;
        let others = shared && time.alive.is_some_and(|alive| (theirs - alive).abs() < GONE);
        let begin = if others { theirs } else { time.now.max(time.alive.unwrap_or(i64::MIN)) };
        if !others {
            store.note_ahead(begin - time.now).await?;
            if let Some(from) = time.alive.filter(|alive| *alive < begin) {
                store.note_outage(Outage { from, to: begin }, begin - REMEMBERED).await?;
            }
        }
        store.note_alive(begin).await?;
        let outages = store.outages().await?;
        let steady = Self {
            start: Instant::now(),
            axis: Axis::default(),
            outages,
            shared,
            writes: AtomicBool::new(true),
        };
        steady.axis.set(0, begin);
        Ok(steady)
    }

    /// Compares it with the store's, says that this server is there, and notes whether the store writes. To be called
    /// every few seconds.
    ///
    /// # Errors
    /// If the store does not answer or does not write; it goes on as it was then.
    pub async fn meet(&self, store: &Store) -> Result<(), StoreError> {
        let met = self.try_to_meet(store).await;
        self.writes.store(met.is_ok(), Ordering::Relaxed);
        met
    }

    async fn try_to_meet(&self, store: &Store) -> Result<(), StoreError> {
        let asked = self.elapsed();
        let time = store.time().await?;
        // The answer was true somewhere between asking and hearing it.
        let then = asked.midpoint(self.elapsed());
        let mine = self.axis.now(then);
        match judge(mine, time.now, time.ahead, time.alive, self.shared) {
            Verdict::Follow => self.axis.set(then, time.now + time.ahead),
            Verdict::Ahead(ahead) => {
                tracing::warn!(
                    by = mine - time.now - time.ahead,
                    "the time of day has jumped; clocks have not"
                );
                store.note_ahead(ahead).await?;
            }
        }
        store.note_alive(self.now()).await
    }

    /// Whether the store wrote when it was last asked to.
    #[must_use]
    pub fn store_writes(&self) -> bool {
        self.writes.load(Ordering::Relaxed)
    }

    /// Says that the process runs. To be called every [`TICK`].
    pub fn tick(&self) {
        let slept = self.axis.tick(self.elapsed());
        if slept > 0 {
            tracing::warn!(slept, "the machine slept; clocks stood still");
        }
    }

    /// Now, in milliseconds since 1970.
    #[must_use]
    pub fn now(&self) -> i64 {
        self.axis.now(self.elapsed())
    }

    /// How much of the time since `at` no server was there.
    #[must_use]
    pub fn down_since(&self, at: i64) -> i64 {
        missed(&self.outages, at)
    }

    fn elapsed(&self) -> i64 {
        i64::try_from(self.start.elapsed().as_millis()).unwrap_or(i64::MAX)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: i64 = 3_600_000;

    #[test]
    fn a_sleeping_machine_stops_the_clock() {
        let axis = Axis::default();
        axis.set(0, 5_000);
        assert_eq!(axis.tick(1_000), 0);
        assert_eq!(axis.now(1_900), 6_900);
        // Awake again after an hour: whoever asks before the next tick does not see the hour either.
        assert_eq!(axis.now(1_000 + HOUR), 6_000 + LAPSE);
        assert_eq!(axis.tick(1_000 + HOUR), HOUR - LAPSE);
        assert_eq!(axis.now(1_500 + HOUR), 6_500 + LAPSE);
    }

    #[test]
    fn a_time_of_day_that_jumps_is_not_followed() {
        let mine = 100 * HOUR;
        for jump in [HOUR, -2 * HOUR, 5_000] {
            assert_eq!(judge(mine, mine + jump, 0, Some(mine - 2_000), false), Verdict::Ahead(-jump));
        }
        assert_eq!(judge(mine, mine + 40, 0, Some(mine), false), Verdict::Follow, "that is drift");
        assert_eq!(judge(mine, mine - HOUR, HOUR, Some(mine), false), Verdict::Follow, "it was noted");
    }

    #[test]
    fn time_without_a_server_does_not_count_and_all_other_time_does() {
        let outages = [Outage { from: 100, to: 200 }, Outage { from: 500, to: 550 }];
        let missed = [0, 150, 200, 300, 520, 600].map(|at| missed(&outages, at));
        assert_eq!(missed, [150, 100, 50, 50, 30, 0]);
    }

    #[test]
    fn a_node_that_slept_follows_the_others_and_does_not_pull_them_back() {
        let mine = 100 * HOUR;
        let theirs = mine + HOUR;
        assert_eq!(judge(mine, theirs, 0, Some(theirs - 2_000), true), Verdict::Follow);
        // All of them saw the store's time jump: what they noted before is far from it.
        assert_eq!(judge(mine, theirs, 0, Some(mine - 2_000), true), Verdict::Ahead(-HOUR));
    }
}
