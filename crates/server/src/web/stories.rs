//! Room for what takes a while: matches that are told again from their first step.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use tinstar_protocol::Code;
use tokio::sync::Semaphore;

use super::Site;
use super::limits::Net;
use crate::no::No;

/// How much from one address may wait at once.
const EACH: u32 = 32;

fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// Room for a few at once, and who waits for it.
pub struct Stories {
    room: Arc<Semaphore>,
    asked: Arc<Mutex<HashMap<Net, u32>>>,
}

impl Default for Stories {
    fn default() -> Self {
        Self { room: Arc::new(Semaphore::new((cores() / 2).max(1))), asked: Arc::default() }
    }
}

/// Something that is told or waits to be.
struct Asked {
    net: Net,
    asked: Arc<Mutex<HashMap<Net, u32>>>,
}

impl Drop for Asked {
    fn drop(&mut self) {
        let mut asked = self.asked.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = asked.get_mut(&self.net) {
            *count -= 1;
            if *count == 0 {
                asked.remove(&self.net);
            }
        }
    }
}

impl Stories {
    /// Counts one more from there.
    fn ask(&self, net: Net) -> Result<Asked, No> {
        let mut asked = self.asked.lock().unwrap_or_else(PoisonError::into_inner);
        let count = asked.entry(net).or_default();
        if *count >= EACH {
            return Err(No::new(Code::SlowDown));
        }
        *count += 1;
        Ok(Asked { net, asked: Arc::clone(&self.asked) })
    }
}

impl Site {
    /// Does something that takes a while where nobody has to wait for it, a few at once; those from one address wait
    /// for each other first.
    ///
    /// # Errors
    /// `slow_down` if too much from there waits already, and whatever the work comes to.
    pub(super) async fn off_the_async_threads<T: Send + 'static>(
        &self,
        net: Net,
        work: impl FnOnce() -> Result<T, No> + Send + 'static,
    ) -> Result<T, No> {
        let _asked = if self.shared().settings.limits.on { Some(self.stories.ask(net)?) } else { None };
        let room = Arc::clone(&self.stories.room);
        let permit = room.acquire_owned().await.map_err(|_| No::new(Code::ShuttingDown))?;
        let began = Instant::now();
        let done = tokio::task::spawn_blocking(work).await.map_err(|_| No::new(Code::ShuttingDown))?;
        // Half of the time is for those who play: the next one waits as long as this one took.
        tokio::spawn(async move {
            tokio::time::sleep(began.elapsed()).await;
            drop(permit);
        });
        done
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    #[test]
    fn one_address_does_not_fill_the_queue() {
        let stories = Stories::default();
        let [flood, other] = [1, 2].map(|n| Net::V4(Ipv4Addr::new(192, 0, 2, n)));
        let waiting: Vec<Asked> = std::iter::from_fn(|| stories.ask(flood).ok()).take(1_000).collect();
        assert_eq!(waiting.len(), EACH as usize);
        assert!(stories.ask(other).is_ok());
        drop(waiting);
        assert!(stories.asked.lock().unwrap().is_empty());
        assert!(stories.ask(flood).is_ok());
    }
}
