//! Where bots think: threads of their own, with a share of the processor that the host sets.
//!
//! People come first. These threads give way to everything else on the machine, rest so long that they stay within their
//! share, take up first what is due first, and think shorter when others wait: a busy server has weaker bots, not slower
//! tables.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use tinstar_bots::{Hurry, Limit};
use tokio::sync::oneshot;

/// So long a search thinks undisturbed, whoever waits.
const UNDISTURBED: Duration = Duration::from_millis(30);

/// So many for each thread may wait before what can be refused is.
const MANY: usize = 8;

/// Threads that think, and what waits for them.
pub struct Thinkers {
    room: Arc<Room>,
    threads: usize,
}

/// What a thought has to keep to.
pub struct Bounds {
    /// When to stop.
    pub limit: Limit,
    /// By what its budget is divided.
    pub divisor: u32,
}

struct Room {
    waits: Mutex<Waits>,
    more: Condvar,
    /// How many wait, for those who think to see.
    waiting: Arc<AtomicUsize>,
}

#[derive(Default)]
struct Waits {
    thoughts: BinaryHeap<Reverse<Thought>>,
    /// How many have come: of what is due at the same moment the first is first.
    number: u64,
    closed: bool,
}

/// Something to be thought about.
struct Thought {
    due: Instant,
    number: u64,
    think: Box<dyn FnOnce(u32) + Send>,
}

impl PartialEq for Thought {
    fn eq(&self, other: &Self) -> bool {
        self.number == other.number
    }
}

impl Eq for Thought {}

impl PartialOrd for Thought {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Thought {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        (self.due, self.number).cmp(&(other.due, other.number))
    }
}

impl Thinkers {
    /// Threads for this share, from 0 to 1, of all processors there are.
    #[must_use]
    pub fn new(share: f64) -> Self {
        let processors = thread::available_parallelism().map_or(1, usize::from);
        Self::with(processors, share)
    }

    fn with(processors: usize, share: f64) -> Self {
        let (threads, rest) = portion(processors, share);
        let (waits, waiting) = (Mutex::default(), Arc::default());
        let room = Arc::new(Room { waits, more: Condvar::new(), waiting });
        for _ in 0..threads {
            let room = Arc::clone(&room);
            let named = thread::Builder::new().name("thinker".to_owned());
            // Where there is no room for another thread, the others do its work.
            if let Err(error) = named.spawn(move || room.work(threads, rest)) {
                tracing::error!(%error, "a thread for bots could not be started");
            }
        }
        Self { room, threads }
    }

    /// Whether so much waits that what is not needed should not be asked for.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.room.waiting.load(Ordering::Relaxed) >= MANY * self.threads
    }

    /// Thinks about something until `due` at the latest; nothing if that failed.
    pub async fn think<T: Send + 'static>(
        &self,
        due: Instant,
        think: impl FnOnce(Bounds) -> T + Send + 'static,
    ) -> Option<T> {
        let (answer, answered) = oneshot::channel();
        let waiting = Arc::clone(&self.room.waiting);
        let think = move |divisor| {
            let hurry = Hurry { from: Instant::now() + UNDISTURBED, waiting };
            let limit = Limit { deadline: Some(due), hurry: Some(hurry) };
            // An error means that nobody waits any more.
            drop(answer.send(think(Bounds { limit, divisor })));
        };
        {
            let mut waits = self.room.waits();
            let number = waits.number;
            waits.number += 1;
            waits.thoughts.push(Reverse(Thought { due, number, think: Box::new(think) }));
            self.room.waiting.store(waits.thoughts.len(), Ordering::Relaxed);
        }
        self.room.more.notify_one();
        answered.await.ok()
    }
}

impl Drop for Thinkers {
    fn drop(&mut self) {
        self.room.waits().closed = true;
        self.room.more.notify_all();
    }
}

impl Room {
    fn waits(&self) -> MutexGuard<'_, Waits> {
        self.waits.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The work of one of so many threads, which rests after a thought for `rest` times as long as it took.
    fn work(&self, threads: usize, rest: f64) {
        lower();
        while let Some((thought, others)) = self.next() {
            let begun = Instant::now();
            let divisor = u32::try_from(1 + others / threads).unwrap_or(u32::MAX);
            let done = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| (thought.think)(divisor)));
            if done.is_err() {
                tracing::error!("a bot panicked");
            }
            thread::sleep(begun.elapsed().mul_f64(rest));
        }
    }

    /// What is due first, and how many others wait; nothing when it is time to go.
    fn next(&self) -> Option<(Thought, usize)> {
        let mut waits = self.waits();
        loop {
            if waits.closed {
                return None;
            }
            if let Some(Reverse(thought)) = waits.thoughts.pop() {
                let others = waits.thoughts.len();
                self.waiting.store(others, Ordering::Relaxed);
                return Some((thought, others));
            }
            waits = self.more.wait(waits).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

/// How many threads a share of the processors needs, and how long each rests for the time that it works.
fn portion(processors: usize, share: f64) -> (usize, f64) {
    let many = (processors.max(1) as f64 * share).max(0.01);
    let threads = many.ceil();
    (threads as usize, threads / many - 1.0)
}

/// Lets everything else on the machine go first. On Linux that is a matter of a thread; elsewhere it would be one of the
/// whole process.
pub fn lower() {
    #[cfg(target_os = "linux")]
    {
        /// How much lower than the rest of the server.
        const BY: i32 = 10;
        // A system that does not let it lower itself has other ways to see to it.
        let _ = rustix::process::nice(BY);
    }
}

#[cfg(test)]
mod tests {
    /// The unit of the package forbids what changes how the system shares itself out, and giving way is among that: the server
    /// was ended when its first thread did.
    #[test]
    fn the_unit_lets_threads_give_way() {
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../packaging/tinstar.service");
        let unit = std::fs::read_to_string(file).unwrap();
        let (_, after) = unit.split_once("SystemCallFilter=~@privileged @resources\n").unwrap();
        assert!(after.contains("\nSystemCallFilter=setpriority\n"), "allowed again after it was forbidden");
        assert!(
            after.contains("\nSystemCallErrorNumber=EPERM\n"),
            "what is forbidden is refused, and ends nothing"
        );
    }

    use std::sync::mpsc;

    use super::*;

    #[test]
    fn a_share_is_threads_and_rest() {
        assert_eq!(portion(8, 0.5), (4, 0.0));
        assert_eq!(portion(2, 0.25), (1, 1.0), "half of a processor: as long rest as work");
        assert_eq!(portion(4, 0.375), (2, 2.0 / 1.5 - 1.0));
        assert_eq!(portion(1, 0.0).0, 1, "bots must be able to answer");
    }

    #[tokio::test]
    async fn what_is_due_first_is_thought_first_and_shorter_the_more_wait() {
        let thinkers = Thinkers::with(1, 1.0);
        let (begun, has_begun) = oneshot::channel();
        let (go, may_go) = mpsc::channel::<()>();
        let now = Instant::now();
        let due = |seconds| now + Duration::from_secs(seconds);
        // The only thread is kept busy until all others wait.
        let first = thinkers.think(due(1), move |bounds| {
            begun.send(()).unwrap();
            may_go.recv().unwrap();
            bounds.divisor
        });
        let order = Arc::new(Mutex::new(vec![]));
        let then = |seconds: u64| {
            let order = Arc::clone(&order);
            thinkers.think(due(seconds), move |bounds| {
                order.lock().unwrap().push((seconds, bounds.divisor));
                bounds.limit.deadline
            })
        };
        let rest = async {
            has_begun.await.unwrap();
            let release = async {
                while thinkers.room.waiting.load(Ordering::Relaxed) < 3 {
                    tokio::task::yield_now().await;
                }
                assert!(!thinkers.is_full());
                go.send(()).unwrap();
            };
            tokio::join!(then(9), then(5), then(7), release)
        };
        let (first, (nine, five, seven, ())) = tokio::join!(first, rest);
        assert_eq!((first, nine, five), (Some(1), Some(Some(due(9))), Some(Some(due(5)))));
        assert_eq!(seven, Some(Some(due(7))));
        assert_eq!(*order.lock().unwrap(), [(5, 3), (7, 2), (9, 1)]);
    }

    #[tokio::test]
    async fn a_thought_that_fails_takes_nobody_with_it() {
        let thinkers = Thinkers::with(1, 1.0);
        let due = Instant::now() + Duration::from_secs(5);
        assert_eq!(thinkers.think::<()>(due, |_| panic!("on purpose")).await, None);
        assert_eq!(thinkers.think(due, |_| 7).await, Some(7));
    }
}
