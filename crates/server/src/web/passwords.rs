//! Passwords: argon2id, off the async threads, few at a time. Whoever comes from a device that is known waits for no
//! stranger, and strangers are sent away rather than let wait long.

use std::sync::{Arc, Mutex, PoisonError};

use argon2::password_hash::phc::PasswordHash;
use argon2::{Algorithm, Argon2, Params, PasswordHasher as _, PasswordVerifier as _, Version};
use tinstar_protocol::Code;
use tokio::sync::{Semaphore, oneshot};

use super::Site;
use super::limits::{Limited, Net};
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
    /// Anybody's, who comes from where so much was tried lately.
    Stranger {
        /// How often.
        tries: u32,
    },
}

/// Room for hashing.
pub struct Hashing {
    known: Semaphore,
    strangers: Arc<Mutex<Strangers>>,
}

/// Strangers take turns: whoever comes from where least was tried lately is next, and whoever comes from where most was
/// gives way when too many wait. Hundreds who guess do not keep out whoever signs in for the first time.
#[derive(Default)]
struct Strangers {
    /// Whether it is somebody's turn.
    busy: bool,
    /// In the order in which they came.
    waiting: Vec<Waiting>,
}

struct Waiting {
    tries: u32,
    /// Dropped when they have to give way.
    turn: oneshot::Sender<Turn>,
}

/// A stranger's turn. The next one's begins when it is dropped.
struct Turn(Arc<Mutex<Strangers>>);

impl Drop for Turn {
    fn drop(&mut self) {
        let next = {
            let mut strangers = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            let least = strangers.waiting.iter().enumerate().min_by_key(|(_, waiting)| waiting.tries);
            let least = least.map(|(place, _)| place);
            strangers.busy = least.is_some();
            least.map(|place| strangers.waiting.remove(place))
        };
        if let Some(next) = next {
            // Whoever does not wait any more gives the turn back, and the next one has it.
            let _ = next.turn.send(Self(Arc::clone(&self.0)));
        }
    }
}

impl Default for Hashing {
    fn default() -> Self {
        Self { known: Semaphore::new(1), strangers: Arc::default() }
    }
}

impl Hashing {
    /// Waits for a stranger's turn, unless too many wait who have a better claim to it.
    async fn turn(&self, tries: u32) -> Result<Turn, No> {
        let turn = {
            let mut strangers = self.strangers.lock().unwrap_or_else(PoisonError::into_inner);
            if !strangers.busy {
                strangers.busy = true;
                return Ok(Turn(Arc::clone(&self.strangers)));
            }
            // Those who no longer wait do not count.
            strangers.waiting.retain(|waiting| !waiting.turn.is_closed());
            if strangers.waiting.len() >= WAITING {
                let most = strangers.waiting.iter().enumerate().max_by_key(|(_, waiting)| waiting.tries);
                let gives_way = most.filter(|(_, waiting)| waiting.tries > tries).map(|(place, _)| place);
                strangers.waiting.remove(gives_way.ok_or(No::new(Code::SlowDown))?);
            }
            let (turn, mine) = oneshot::channel();
            strangers.waiting.push(Waiting { tries, turn });
            mine
        };
        turn.await.map_err(|_| No::new(Code::SlowDown))
    }

    async fn aside<T: Send + 'static>(
        &self,
        trust: Trust,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, No> {
        let done = match trust {
            Trust::Known => {
                let _turn = self.known.acquire().await.map_err(|_| No::new(Code::ShuttingDown))?;
                tokio::task::spawn_blocking(work).await
            }
            Trust::Stranger { tries } => {
                let _turn = self.turn(tries).await?;
                tokio::task::spawn_blocking(work).await
            }
        };
        done.map_err(|_| No::new(Code::StoreUnavailable))
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
    /// Anybody who comes from there.
    pub(super) fn stranger_from(&self, net: Net) -> Trust {
        let tries = self.buckets.used(&self.shared().settings.limits, &Limited::SignInsFrom(net));
        Trust::Stranger { tries: tries.ceil() as u32 }
    }

    /// The hash of a password, with a salt of its own.
    pub(super) async fn hash(&self, password: &str, trust: Trust) -> Result<String, No> {
        let memory = self.shared().settings.argon2_memory;
        let password = password.to_owned();
        self.passwords.aside(trust, move || hash_now(memory, &password)).await?
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
    use super::*;

    /// Somebody who hashes until the answer is dropped; the turn is theirs when this is back.
    async fn busy(hashing: &Arc<Hashing>) -> std::sync::mpsc::Sender<()> {
        let (busy, stopped) = std::sync::mpsc::channel::<()>();
        let mine = Arc::clone(hashing);
        tokio::spawn(async move {
            mine.aside(Trust::Stranger { tries: 0 }, move || stopped.recv().is_err()).await
        });
        while !hashing.strangers.lock().unwrap().busy {
            tokio::task::yield_now().await;
        }
        busy
    }

    fn waiting(hashing: &Hashing) -> usize {
        hashing.strangers.lock().unwrap().waiting.len()
    }

    /// Guessers who wait, each from where so much was tried; those who got a turn are noted.
    async fn guessers(
        hashing: &Arc<Hashing>,
        tries: impl Iterator<Item = u32>,
        order: &Arc<Mutex<Vec<u32>>>,
    ) -> Vec<tokio::task::JoinHandle<Result<(), Code>>> {
        let mut all = vec![];
        for tries in tries {
            let (mine, order, before) = (Arc::clone(hashing), Arc::clone(order), waiting(hashing));
            all.push(tokio::spawn(async move {
                let note = move || order.lock().unwrap().push(tries);
                mine.aside(Trust::Stranger { tries }, note).await.map_err(|no| no.code)
            }));
            while waiting(hashing) == before {
                tokio::task::yield_now().await;
            }
        }
        all
    }

    /// 300 addresses that guess kept everybody waiting for twenty seconds.
    #[tokio::test]
    async fn strangers_do_not_keep_each_other_waiting_long_nor_others_at_all() {
        let (hashing, order) = (Arc::new(Hashing::default()), Arc::default());
        let busy = busy(&hashing).await;
        let all = guessers(&hashing, std::iter::repeat_n(5, WAITING), &order).await;
        let late = hashing.aside(Trust::Stranger { tries: 5 }, || ()).await;
        assert_eq!(late.unwrap_err().code, Code::SlowDown);
        assert_eq!(hashing.aside(Trust::Known, || 7).await, Ok(7));
        drop(busy);
        for one in all {
            assert_eq!(one.await.unwrap(), Ok(()));
        }
        assert_eq!(waiting(&hashing), 0);
        assert_eq!(
            hashing.aside(Trust::Stranger { tries: 9 }, || 8).await,
            Ok(8),
            "nobody's turn is left over"
        );
    }

    /// With every place taken by those who guess, whoever signed in for the first time was sent away each time.
    #[tokio::test]
    async fn whoever_tries_for_the_first_time_is_next_and_who_tried_most_gives_way() {
        let (hashing, order) = (Arc::new(Hashing::default()), Arc::<Mutex<Vec<u32>>>::default());
        let busy = busy(&hashing).await;
        let guessing = guessers(&hashing, 20..20 + WAITING as u32, &order).await;
        let honest = {
            let (hashing, order) = (Arc::clone(&hashing), Arc::clone(&order));
            tokio::spawn(async move {
                hashing.aside(Trust::Stranger { tries: 1 }, move || order.lock().unwrap().push(1)).await
            })
        };
        let mut answers = guessing.into_iter();
        let worst = answers.next_back().unwrap().await.unwrap();
        assert_eq!(worst, Err(Code::SlowDown), "who tried most gave way");
        drop(busy);
        assert_eq!(honest.await.unwrap(), Ok(()));
        for one in answers {
            assert_eq!(one.await.unwrap(), Ok(()));
        }
        assert_eq!(*order.lock().unwrap(), [vec![1], (20..19 + WAITING as u32).collect()].concat());
    }

    #[tokio::test]
    async fn a_turn_of_somebody_who_went_away_is_the_next_ones() {
        let (hashing, order) = (Arc::new(Hashing::default()), Arc::<Mutex<Vec<u32>>>::default());
        let busy = busy(&hashing).await;
        let mut all = guessers(&hashing, 1..4, &order).await;
        all.remove(0).abort();
        drop(busy);
        for one in all {
            assert_eq!(one.await.unwrap(), Ok(()));
        }
        assert_eq!(*order.lock().unwrap(), [2, 3]);
    }
}
