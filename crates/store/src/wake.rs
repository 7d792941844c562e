//! Wake-ups: somebody wrote something, here or in another process.

use tokio::sync::broadcast::error::RecvError;
use tokio::sync::broadcast::{Receiver, Sender, channel};

use crate::{Room, Seq, TableId};

/// What there is to read. A wake-up is a hint: it carries no content, may come twice, and is sent after the commit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wake {
    /// The table's log has grown to this number at least; 0: the table was made.
    Log {
        /// Which table.
        table: TableId,
        /// The number that was written.
        seq: Seq,
    },
    /// Something was said.
    Chat {
        /// At which table.
        table: TableId,
        /// To whom.
        room: Room,
        /// The number that it got.
        number: u64,
    },
    /// Somebody passed a word on: see [`pass_word`](crate::Store::pass_word).
    Word {
        /// At which table.
        table: TableId,
        /// What it was.
        word: String,
    },
    /// Wake-ups may have been missed: read everything again that matters.
    Everything,
}

/// Receives the wake-ups since [`subscribe`](crate::Store::subscribe). Whoever falls far behind is not told what was
/// missed but gets [`Wake::Everything`].
#[derive(Debug)]
pub struct Wakes(Receiver<Wake>);

impl Wakes {
    /// The next wake-up; nothing once the store is gone. Loses nothing when it is dropped while it waits.
    pub async fn next(&mut self) -> Option<Wake> {
        match self.0.recv().await {
            Ok(wake) => Some(wake),
            Err(RecvError::Lagged(_)) => {
                self.0 = self.0.resubscribe();
                Some(Wake::Everything)
            }
            Err(RecvError::Closed) => None,
        }
    }
}

/// Gives wake-ups to everyone in this process who subscribed.
#[derive(Clone, Debug)]
pub(crate) struct Bell(Sender<Wake>);

impl Bell {
    /// How many wake-ups a receiver may be behind.
    const PATIENCE: usize = 8192;

    pub(crate) fn new() -> Self {
        Self(channel(Self::PATIENCE).0)
    }

    pub(crate) fn subscribe(&self) -> Wakes {
        Wakes(self.0.subscribe())
    }

    pub(crate) fn ring(&self, wake: Wake) {
        // An error means that nobody listens.
        let _ = self.0.send(wake);
    }
}

/// Wake-ups as text, for PostgreSQL's NOTIFY: `table 12;table p3;table s4;table =word`, a log number, a chat number
/// with its room, or a word. The statements write it, this reads it.
pub(crate) fn parse_payload(payload: &str) -> impl Iterator<Item = Wake> {
    payload.split(';').map(|one| parse_one(one).unwrap_or(Wake::Everything))
}

fn parse_one(one: &str) -> Option<Wake> {
    let (table, number) = one.split_once(' ')?;
    let table = table.parse().ok()?;
    let chat = |room, number: &str| {
        Some(Wake::Chat { table: TableId::clone(&table), room, number: number.parse().ok()? })
    };
    match number.split_at_checked(1)? {
        ("p", number) => chat(Room::Players, number),
        ("s", number) => chat(Room::Spectators, number),
        ("=", word) => Some(Wake::Word { table, word: word.to_owned() }),
        _ => Some(Wake::Log { seq: Seq(number.parse().ok()?), table }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_payload_names_logs_and_chats() {
        let [t, u]: [TableId; 2] = ["t", "u-1"].map(|id| id.parse().unwrap());
        let wakes: Vec<_> = parse_payload("t 12;u-1 p3;t s4;t =a-1").collect();
        assert_eq!(
            wakes,
            [
                Wake::Log { table: t.clone(), seq: Seq(12) },
                Wake::Chat { table: u, room: Room::Players, number: 3 },
                Wake::Chat { table: t.clone(), room: Room::Spectators, number: 4 },
                Wake::Word { table: t, word: "a-1".to_owned() },
            ]
        );
    }

    #[test]
    fn a_payload_that_makes_no_sense_wakes_everything() {
        for odd in ["", "t", "t ", "t x", "t p", ";"] {
            assert!(parse_payload(odd).all(|wake| wake == Wake::Everything), "{odd:?}");
        }
    }

    #[tokio::test]
    async fn whoever_falls_behind_is_told_to_read_everything() {
        let bell = Bell::new();
        let mut wakes = bell.subscribe();
        let wake = Wake::Log { table: "t".parse().unwrap(), seq: Seq(1) };
        for _ in 0..=Bell::PATIENCE {
            bell.ring(wake.clone());
        }
        assert_eq!(wakes.next().await, Some(Wake::Everything));
        bell.ring(wake.clone());
        assert_eq!(wakes.next().await, Some(wake));
        drop(bell);
        assert_eq!(wakes.next().await, None);
    }
}
