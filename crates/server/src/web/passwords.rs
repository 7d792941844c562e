//! Passwords: argon2id, off the async threads, few at a time. Whoever comes from a device that is known waits for no
//! stranger, and strangers are sent away rather than let wait long.

use std::sync::atomic::{AtomicUsize, Ordering};

use argon2::password_hash::phc::PasswordHash;
use argon2::{Algorithm, Argon2, Params, PasswordHasher as _, PasswordVerifier as _, Version};
use tinstar_protocol::Code;
use tokio::sync::Semaphore;

use super::Site;
use crate::no::No;

/// Verified when there is no such login, so that an answer takes as long as for one there is.
const NOBODY: &str = "nobody signs in with this";

/// How many strangers may wait.
const WAITING: usize = 16;

/// Whose password it is said to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trust {
    /// Somebody's who signed in from this device before.
    Known,
    /// Anybody's.
    Stranger,
}

/// Room for hashing.
pub struct Hashing {
    known: Semaphore,
    strangers: Semaphore,
    waiting: AtomicUsize,
}

impl Default for Hashing {
    fn default() -> Self {
        Self { known: Semaphore::new(1), strangers: Semaphore::new(1), waiting: AtomicUsize::new(0) }
    }
}

/// One of those who wait.
struct Waits<'a>(&'a AtomicUsize);

impl<'a> Waits<'a> {
    /// Waits too, unless there are too many.
    fn with(waiting: &'a AtomicUsize) -> Result<Self, No> {
        let waits = Self(waiting);
        if waiting.fetch_add(1, Ordering::Relaxed) >= WAITING {
            return Err(No::new(Code::SlowDown));
        }
        Ok(waits)
    }
}

impl Drop for Waits<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Hashing {
    async fn aside<T: Send + 'static>(
        &self,
        trust: Trust,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, No> {
        let stops = |_| No::new(Code::ShuttingDown);
        let _turn = match trust {
            Trust::Known => self.known.acquire().await.map_err(stops)?,
            Trust::Stranger => {
                let _waits = Waits::with(&self.waiting)?;
                self.strangers.acquire().await.map_err(stops)?
            }
        };
        tokio::task::spawn_blocking(work).await.map_err(|_| No::new(Code::StoreUnavailable))
    }
}

fn argon2(memory: u32) -> Result<Argon2<'static>, No> {
    let params = Params::new(memory, 2, 1, None).map_err(|_| No::new(Code::BadPassword))?;
    Ok(Argon2::new(Algorithm::Argon2id, Version::V0x13, params))
}

fn hash_now(memory: u32, password: &str) -> Result<String, No> {
    let hash = argon2(memory)?.hash_password(password.as_bytes()).map_err(|_| No::new(Code::BadPassword))?;
    Ok(hash.to_string())
}

impl Site {
    /// The hash of a password, with a salt of its own.
    pub(super) async fn hash(&self, password: &str) -> Result<String, No> {
        let memory = self.shared().settings.argon2_memory;
        let password = password.to_owned();
        self.passwords.aside(Trust::Stranger, move || hash_now(memory, &password)).await?
    }

    /// Whether a password fits; as slow without a hash as with one.
    pub(super) async fn fits(&self, password: &str, hash: Option<String>, trust: Trust) -> Result<bool, No> {
        let memory = self.shared().settings.argon2_memory;
        let password = password.to_owned();
        let work = move || {
            let Some(hash) = hash else {
                let _ = hash_now(memory, NOBODY);
                return false;
            };
            let parsed = PasswordHash::new(&hash);
            parsed.is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
        };
        self.passwords.aside(trust, work).await
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;

    /// 300 addresses that guess kept everybody waiting for twenty seconds.
    #[tokio::test]
    async fn strangers_do_not_keep_each_other_waiting_long_nor_others_at_all() {
        let hashing = Arc::new(Hashing::default());
        let (busy, stopped) = std::sync::mpsc::channel::<()>();
        let slow = tokio::spawn({
            let hashing = Arc::clone(&hashing);
            async move { hashing.aside(Trust::Stranger, move || stopped.recv().is_err()).await }
        });
        while hashing.strangers.available_permits() > 0 {
            tokio::task::yield_now().await;
        }
        let waiting: Vec<_> = (0..WAITING)
            .map(|_| {
                let hashing = Arc::clone(&hashing);
                tokio::spawn(async move { hashing.aside(Trust::Stranger, || ()).await.is_ok() })
            })
            .collect();
        while hashing.waiting.load(Ordering::Relaxed) < WAITING {
            tokio::task::yield_now().await;
        }
        assert_eq!(hashing.aside(Trust::Stranger, || ()).await.unwrap_err().code, Code::SlowDown);
        assert_eq!(hashing.aside(Trust::Known, || 7).await, Ok(7));
        drop(busy);
        assert_eq!(slow.await.unwrap(), Ok(true));
        for one in waiting {
            assert!(one.await.unwrap());
        }
        assert_eq!(hashing.waiting.load(Ordering::Relaxed), 0);
    }
}
