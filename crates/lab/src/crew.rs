//! Sharing games out among threads.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use crate::simulate::Interrupted;

/// How many games a thread takes on at once, where a game is soon over.
pub(crate) const BATCH: u64 = 256;

/// Lets `threads` players, each made by `sit`, play `games` games between them, `batch` at a time, with `play`, which
/// stops everything by answering `false`. `progress` is told how many more games are done, from any thread. The
/// players come back with whatever they have noted.
pub(crate) fn share_out<P: Send>(
    (games, threads, batch): (u64, usize, u64),
    progress: &(dyn Fn(u64) + Sync),
    sit: impl Fn() -> P + Sync,
    play: impl Fn(&mut P, u64) -> bool + Sync,
) -> Result<Vec<P>, Interrupted> {
    let next = AtomicU64::new(0);
    let stopped = AtomicBool::new(false);
    let work = || {
        let mut player = sit();
        while !stopped.load(Ordering::Relaxed) {
            let first = next.fetch_add(batch, Ordering::Relaxed);
            if first >= games {
                break;
            }
            let taken = first..games.min(first + batch);
            for index in taken.clone() {
                if !play(&mut player, index) {
                    stopped.store(true, Ordering::Relaxed);
                    return player;
                }
            }
            progress(taken.end - taken.start);
        }
        player
    };
    let players = thread::scope(|scope| {
        // This thread plays too.
        let others: Vec<_> = (1..threads).map(|_| scope.spawn(work)).collect();
        let mut players = vec![work()];
        players.extend(
            others.into_iter().map(|other| other.join().expect("a worker's panic is the simulation's")),
        );
        players
    });
    if stopped.into_inner() { Err(Interrupted) } else { Ok(players) }
}
