//! Who is here, at this process and at others on the same store.
//!
//! A process tells the others who watches a table through it: when that changes, when one is heard for the first
//! time, and with every heartbeat. One that is not heard for three heartbeats has died.

use std::str::FromStr;
use std::time::{Duration, Instant};

use tinstar_core::{Seat, SeatSet};
use tinstar_protocol::Stage;

use super::Actor;
use crate::shared::Shared;

/// Who watches a table through one process.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Here {
    /// The seats whose people are here.
    pub seats: SeatSet,
    /// How many watch without a seat.
    pub watching: u32,
}

impl Here {
    fn and(self, other: Self) -> Self {
        let seats = self.seats.iter().chain(other.seats.iter()).collect();
        Self { seats, watching: self.watching.saturating_add(other.watching) }
    }
}

/// What one process tells the others: `here-NODE-NUMBER-SEATS-WATCHING`, a digit for each seat.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Word {
    node: String,
    /// Later words of a node have higher numbers.
    number: u64,
    here: Here,
}

impl std::fmt::Display for Word {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { node, number, here: Here { seats, watching } } = self;
        let seats: String = seats.iter().map(|seat| u8::from(seat).to_string()).collect();
        write!(f, "here-{node}-{number}-{seats}-{watching}")
    }
}

impl FromStr for Word {
    type Err = ();

    fn from_str(word: &str) -> Result<Self, ()> {
        let parts: Vec<&str> = word.split('-').collect();
        let ["here", node, number, seats, watching] = parts[..] else { return Err(()) };
        let seat = |digit: char| Seat::try_from(digit.to_digit(10).ok_or(())? as u8).map_err(|_| ());
        let here =
            Here { seats: seats.chars().map(seat).collect::<Result<_, ()>>()?, watching: read(watching)? };
        Ok(Self { node: node.to_owned(), number: read(number)?, here })
    }
}

fn read<T: FromStr>(text: &str) -> Result<T, ()> {
    text.parse().map_err(|_| ())
}

/// What is known of other processes, and what they know of this one.
pub(super) struct Elsewhere {
    heard: Vec<(Word, Instant)>,
    /// What was last told.
    told: Here,
    number: u64,
    beat: Instant,
    /// When those here were last told who is here.
    told_here: Instant,
    /// Whether that has changed since.
    untold: bool,
}

/// For how long the list of public tables shows a table after somebody was there.
pub const SHOWN_MS: i64 = 90_000;
/// More than so many are a crowd.
const CROWD: usize = 20;
/// How often a crowd is told who is here.
const CROWD_PAUSE: Duration = Duration::from_millis(500);

impl Default for Elsewhere {
    fn default() -> Self {
        let now = Instant::now();
        Self { heard: vec![], told: Here::default(), number: 0, beat: now, told_here: now, untold: false }
    }
}

impl Elsewhere {
    /// Who is at other processes.
    fn all(&self) -> Here {
        self.heard.iter().fold(Here::default(), |all, (word, _)| all.and(word.here))
    }

    /// Notes a word; says whether its process was not known before.
    fn note(&mut self, word: Word, now: Instant) -> bool {
        match self.heard.iter_mut().find(|(known, _)| known.node == word.node) {
            Some((known, heard)) => {
                if word.number > known.number {
                    (*known, *heard) = (word, now);
                }
                false
            }
            None => {
                self.heard.push((word, now));
                true
            }
        }
    }

    /// Forgets processes that were not heard for so long.
    fn forget(&mut self, patience: Duration, now: Instant) {
        self.heard.retain(|(_, heard)| now.duration_since(*heard) <= patience);
    }
}

impl Actor {
    /// Tells everybody who is here, if that has changed, and other processes who is at this one; whether anybody was
    /// told.
    ///
    /// In a crowd it is told once in a while, however many come and go: [`Actor::run`] sees to what is left to tell.
    pub(super) fn tell_presence(&mut self) -> bool {
        let now = Instant::now();
        if self.subscribers.len() > CROWD && now.duration_since(self.elsewhere.told_here) < CROWD_PAUSE {
            self.elsewhere.untold = true;
            return false;
        }
        (self.elsewhere.untold, self.elsewhere.told_here) = (false, now);
        let Some(state) = &self.state else { return false };
        let here = self.subscribers.here(state);
        let names = self.subscribers.names(state);
        let told = self.subscribers.tell_presence(here.and(self.elsewhere.all()), names);
        if here != self.elsewhere.told {
            self.tell_others(here);
        }
        told
    }

    /// Sees to it that the list of public tables shows the table while somebody is here.
    pub(super) fn be_shown(&mut self) {
        let Some(state) = self.state.as_ref().filter(|state| state.setup().public) else { return };
        let now = self.shared.now();
        let listed = matches!(state.stage(), Stage::Open | Stage::Running);
        if self.listed.replace(listed) != Some(listed) && !listed {
            self.shared.vouched.strike(&self.table);
        }
        if !listed || self.shown_until - now > SHOWN_MS / 2 || !self.is_vouched_for(now) {
            return;
        }
        self.shown_until = now + SHOWN_MS;
        let (shared, table, until) = (self.shared.clone(), self.table.clone(), self.shown_until);
        tokio::spawn(async move {
            // What is lost is made up for before the time is over.
            let _ = shared.store.set_shown(&table, until).await;
        });
    }

    /// Whether somebody is here from a place that may have one more table listed.
    fn is_vouched_for(&self, now: i64) -> bool {
        let Shared { settings, vouched, .. } = &*self.shared;
        let vouch = |net| {
            let most = settings.limits.public_at_once;
            !settings.limits.on || vouched.vouch(net, &self.table, now, now + SHOWN_MS, most)
        };
        self.subscribers.nets().any(vouch)
    }

    /// Who is here, at any process.
    pub(super) fn here_anywhere(&self) -> Here {
        let here = self.state.as_ref().map_or(Here::default(), |state| self.subscribers.here(state));
        here.and(self.elsewhere.all())
    }

    /// How long until what is left to tell is told, if anything is.
    pub(super) fn untold(&self) -> Option<Duration> {
        self.elsewhere.untold.then(|| CROWD_PAUSE.saturating_sub(self.elsewhere.told_here.elapsed()))
    }

    fn tell_others(&mut self, here: Here) {
        if !self.shared.settings.shared_store {
            return;
        }
        self.elsewhere.told = here;
        // Higher than any before, also before the table was put away and woken again.
        self.elsewhere.number = (self.elsewhere.number + 1).max(self.shared.now().unsigned_abs());
        let word = Word { node: self.shared.worker.clone(), number: self.elsewhere.number, here };
        let (shared, table) = (self.shared.clone(), self.table.clone());
        tokio::spawn(async move {
            // What is lost is told again with the next heartbeat.
            let _ = shared.store.pass_word(&table, &word.to_string()).await;
        });
    }

    /// Another process said something about the table.
    pub(super) fn heard(&mut self, word: &str) {
        let Ok(word) = word.parse::<Word>() else { return };
        if word.node == self.shared.worker {
            return;
        }
        let is_new = self.elsewhere.note(word, Instant::now());
        self.tell_presence();
        if is_new && self.elsewhere.told != Here::default() {
            self.tell_others(self.elsewhere.told);
        }
    }

    /// Tells the others again who is here, and forgets those who no longer do, once in a heartbeat.
    pub(super) fn beat(&mut self) {
        let (beat, now) = (self.shared.settings.heartbeat, Instant::now());
        if !self.shared.settings.shared_store || now.duration_since(self.elsewhere.beat) < beat {
            return;
        }
        self.elsewhere.beat = now;
        self.elsewhere.forget(3 * beat, now);
        self.tell_presence();
        if self.elsewhere.told != Here::default() {
            self.tell_others(self.elsewhere.told);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn word(node: &str, number: u64, seats: &[u8], watching: u32) -> Word {
        Word { node: node.to_owned(), number, here: here(seats, watching) }
    }

    fn here(seats: &[u8], watching: u32) -> Here {
        Here { seats: seats.iter().map(|seat| Seat::new(*seat)).collect(), watching }
    }

    #[test]
    fn words_read_back_as_written() {
        for (word, text) in [
            (word("abc234", 7, &[0, 2], 3), "here-abc234-7-02-3"),
            (word("abc234", 8, &[], 0), "here-abc234-8--0"),
        ] {
            assert_eq!(word.to_string(), text);
            assert_eq!(text.parse(), Ok(word));
        }
        for nonsense in
            ["", "here", "here-a-1-2", "here-a-1-2-3-4", "here-a-x-2-3", "here-a-1-9-3", "there-a-1-2-3"]
        {
            assert_eq!(nonsense.parse::<Word>(), Err(()), "{nonsense}");
        }
    }

    #[test]
    fn later_words_count_and_silence_ends_them() {
        let (mut elsewhere, now) = (Elsewhere::default(), Instant::now());
        assert!(elsewhere.note(word("a", 2, &[0], 1), now));
        assert!(!elsewhere.note(word("a", 1, &[0, 1], 9), now), "it comes late");
        assert!(elsewhere.note(word("b", 1, &[1], 2), now + Duration::from_secs(2)));
        assert_eq!(elsewhere.all(), here(&[0, 1], 3));
        elsewhere.forget(Duration::from_secs(3), now + Duration::from_secs(4));
        assert_eq!(elsewhere.all(), here(&[1], 2));
        elsewhere.note(word("b", 2, &[], 0), now + Duration::from_secs(4));
        assert_eq!(elsewhere.all(), Here::default());
    }
}
