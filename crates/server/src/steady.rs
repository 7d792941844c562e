//! [`Steady`]: a time of day that neither jumps nor depends on which node asks.

use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Instant;

use tinstar_store::{Store, StoreError};

/// The time of day as the store has it, carried on by a clock that nobody sets.
///
/// A machine's own time of day can be wrong by hours and is put right at any moment; players' clocks must not notice.
/// So it is read from the store, whose time all nodes share, and between two readings only counted on.
pub struct Steady {
    start: Instant,
    /// What it is when `start` is zero milliseconds ago.
    base: AtomicI64,
}

impl Steady {
    /// A clock that shows what the store's does.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn by(store: &Store) -> Result<Self, StoreError> {
        let steady = Self { start: Instant::now(), base: AtomicI64::new(0) };
        steady.set_by(store).await?;
        Ok(steady)
    }

    /// Sets it by the store again: two clocks drift apart.
    ///
    /// # Errors
    /// If the store does not answer; it goes on as it was then.
    pub async fn set_by(&self, store: &Store) -> Result<(), StoreError> {
        let asked = self.elapsed();
        let now = store.now().await?;
        // The answer was true somewhere between asking and hearing it.
        let then = asked.midpoint(self.elapsed());
        self.base.store(now - then, Ordering::Relaxed);
        Ok(())
    }

    /// Now, in milliseconds since 1970.
    #[must_use]
    pub fn now(&self) -> i64 {
        self.base.load(Ordering::Relaxed) + self.elapsed()
    }

    fn elapsed(&self) -> i64 {
        i64::try_from(self.start.elapsed().as_millis()).unwrap_or(i64::MAX)
    }
}
