//! A bounded load on a server of one's own, and what it took.
//!
//! As few people as the game allows sit at each table and play as fast as they are answered, or with a pause; more
//! watch. A move counts
//! from the moment it is sent until the last of the table's sockets has received it. Where a match is over, another
//! begins before the next stretch of moves; that takes long and is neither timed nor counted.

mod client;
mod flood;
mod measure;

use std::net::{Ipv4Addr, SocketAddr};
use std::ops::Range;
use std::time::{Duration, Instant};

use serde::Deserialize;
use serde_json::{Value, json};
use tinstar_catalogue::AnyGame;
use tinstar_core::Seat;
use tinstar_protocol::{Seq, Stage};
use tokio::task::JoinSet;

use client::{Peer, Socket, get_text, post};
pub use flood::Flood;
use measure::Stretch;
pub use measure::{LoadReport, Process};

/// How many moves each table makes at a stretch. A match of this load is some hundred moves long.
const STRETCH: usize = 25;

/// How much load.
#[derive(Clone, Debug)]
pub struct Load {
    /// What is played.
    pub game: AnyGame,
    /// How many tables at once.
    pub tables: usize,
    /// How many moves at each, at most: a match that ends cuts its stretch short.
    pub moves: usize,
    /// How many more watch each.
    pub watchers: usize,
    /// How long a player thinks, more or less; tables do not keep step.
    pub think: Duration,
}

impl Load {
    /// How many play at each table.
    #[must_use]
    pub fn seats(&self) -> usize {
        self.game.info().least_seats
    }
}

/// Why a load could not be run: in words for the host.
pub type Failed = Box<dyn std::error::Error + Send + Sync>;

/// What a player must know of an update.
#[derive(Deserialize)]
struct Heard {
    #[serde(rename = "type")]
    kind: String,
    #[serde(default)]
    seq: Seq,
    happened: Option<Number>,
    situation: Option<Now>,
}

#[derive(Deserialize)]
struct Number {
    seq: Seq,
}

#[derive(Deserialize)]
struct Now {
    stage: Stage,
    deciders: Vec<Seat>,
    choices: Vec<Choice>,
}

impl Now {
    /// Whether whoever sits in this place is the first to decide.
    fn waits_for(&self, place: usize) -> bool {
        self.deciders.first().is_some_and(|seat| seat.index() == place)
    }
}

#[derive(Deserialize)]
struct Choice {
    action: Value,
}

/// A table of the load: the sockets of its players and of those who watch.
struct Table {
    /// The servers, the one first that the table is made at.
    at: Vec<Peer>,
    game: &'static str,
    tokens: Vec<String>,
    sockets: Vec<Socket>,
    watchers: usize,
    now: Option<Now>,
    seq: Seq,
}

/// Runs the load against these servers on one store, each an address and its process: people are spread over all of them.
/// `done` is told, bit by bit, of every
/// table that is made and every move, made or not.
///
/// # Errors
/// If the server answers anything but what it should.
pub async fn run(
    servers: &[(SocketAddr, Process)],
    load: &Load,
    done: &(dyn Fn(u64) + Sync),
) -> Result<LoadReport, Failed> {
    let memory = || servers.iter().map(|(_, server)| server.memory()).sum::<Result<u64, _>>();
    let cpu_seconds = || servers.iter().map(|(_, server)| server.cpu_seconds()).sum::<Result<f64, _>>();
    let empty = memory()?;
    let mut tables = Vec::with_capacity(load.tables);
    for n in 0..load.tables {
        let from = home_of(n);
        let mut at: Vec<Peer> = servers.iter().map(|(at, _)| Peer { at: *at, from }).collect();
        let first = n % at.len().max(1);
        at.rotate_left(first);
        tables.push(Table::new(at, load).await?);
        done(1);
    }
    let full = memory()?;
    let mut all = Stretch::default();
    let (mut took, mut spent) = (Duration::ZERO, 0.0);
    for first in (0..load.moves).step_by(STRETCH) {
        for table in &mut tables {
            table.be_ready().await?;
        }
        let numbers = first..load.moves.min(first + STRETCH);
        let (cpu, began) = (cpu_seconds()?, Instant::now());
        let mut playing = JoinSet::new();
        for table in tables.drain(..) {
            let pace = Pace::new(load.think, first + playing.len());
            playing.spawn(table.play(numbers.clone(), pace));
        }
        while let Some(played) = playing.join_next().await {
            let (table, stretch) = played??;
            tables.push(table);
            all.add(stretch);
            done(numbers.len() as u64);
        }
        took += began.elapsed();
        spent += cpu_seconds()? - cpu;
    }
    // The servers must still be well.
    for (at, _) in servers {
        get_text(Peer { at: *at, from: Ipv4Addr::LOCALHOST }, "/readyz").await?;
    }
    Ok(LoadReport::new(all, took, spent, full.saturating_sub(empty) / load.tables.max(1) as u64))
}

/// The people of each table have an address of their own, as they would: all of 127 is this machine.
fn home_of(table: usize) -> Ipv4Addr {
    let [.., high, low] = (table as u32).to_be_bytes();
    Ipv4Addr::new(127, 1, high, low)
}

/// How long the players of one table think: anything from half of what was said to one and a half times as much.
struct Pace {
    think: Duration,
    state: u64,
}

impl Pace {
    const fn new(think: Duration, table: usize) -> Self {
        Self { think, state: (table as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1 }
    }

    /// A number from 0 to 1; the same for the same table each time.
    const fn part(&mut self) -> f64 {
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        (self.state >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// Not all begin at once.
    async fn begin(&mut self) {
        let part = self.part();
        self.wait(part).await;
    }

    async fn think(&mut self) {
        let part = 0.5 + self.part();
        self.wait(part).await;
    }

    async fn wait(&self, part: f64) {
        if !self.think.is_zero() {
            tokio::time::sleep(self.think.mul_f64(part)).await;
        }
    }
}

impl Table {
    async fn new(at: Vec<Peer>, load: &Load) -> Result<Self, Failed> {
        let mut tokens = vec![];
        for _ in 0..load.seats() {
            let made = post(at[0], "/api/guests", None, &json!({})).await?;
            tokens.push(made["token"].as_str().ok_or("no token")?.to_owned());
        }
        let (game, watchers) = (load.game.info().id, load.watchers);
        let mut table = Self { at, game, tokens, sockets: vec![], watchers, now: None, seq: Seq(0) };
        table.begin().await?;
        Ok(table)
    }

    /// Makes a table, sits down, starts and opens the sockets.
    async fn begin(&mut self) -> Result<(), Failed> {
        let kind = |seat: usize| json!({ "kind": if seat == 0 { "me" } else { "open" } });
        let seats: Vec<Value> = (0..self.tokens.len()).map(kind).collect();
        let new = json!({ "game": self.game, "seats": seats });
        let made = post(self.at[0], "/api/tables", Some(&self.tokens[0]), &new).await?;
        let table = made["table"].as_str().ok_or("no table")?.to_owned();
        let path = format!("/api/tables/{table}/commands");
        let sits = self.tokens[1..].iter().map(|token| (token, "sit"));
        for (token, command) in sits.chain([(&self.tokens[0], "start")]) {
            let asked = json!({ "key": command, "command": { "type": command } });
            post(self.at[0], &path, Some(token), &asked).await?;
        }
        self.sockets.clear();
        for watcher in 0..self.tokens.len() + self.watchers {
            let token = self.tokens.get(watcher).map(String::as_str);
            self.sockets.push(Socket::open(self.at[watcher % self.at.len()], &table, token).await?);
        }
        let mut deciding = None;
        for (place, socket) in self.sockets.iter_mut().enumerate() {
            let Numbered { seq, now, .. } = next_number(socket).await?;
            self.seq = seq;
            if now.waits_for(place) {
                deciding = Some(now);
            }
        }
        self.now = deciding;
        Ok(())
    }

    /// Begins another match if the one before is over.
    async fn be_ready(&mut self) -> Result<(), Failed> {
        if self.now.is_none() { self.begin().await } else { Ok(()) }
    }

    /// Makes moves with these numbers, or fewer if the match ends.
    async fn play(mut self, numbers: Range<usize>, mut pace: Pace) -> Result<(Self, Stretch), Failed> {
        let mut stretch = Stretch::default();
        pace.begin().await;
        for number in numbers {
            let Some(now) = self.now.take() else { break };
            pace.think().await;
            let latency = self.act(number, now, &mut stretch).await?;
            stretch.latencies.push(latency);
        }
        Ok((self, stretch))
    }

    /// Takes the middle choice, and waits until everybody has seen it.
    async fn act(&mut self, number: usize, now: Now, stretch: &mut Stretch) -> Result<Duration, Failed> {
        let seat = *now.deciders.first().ok_or("nobody decides")?;
        let middle = now.choices.len() / 2;
        let action = now.choices.into_iter().nth(middle).ok_or("no choice")?.action;
        let command = json!({ "type": "act", "seat": seat, "based_on": self.seq, "action": action });
        let began = Instant::now();
        self.sockets[seat.index()]
            .send(&json!({ "type": "do", "key": format!("m{number}"), "command": command }))
            .await?;
        let (mut deciding, mut reached) = (None, Seq(0));
        for (place, socket) in self.sockets.iter_mut().enumerate() {
            let Numbered { seq, now, bytes } = next_number(socket).await?;
            reached = seq;
            stretch.updates += 1;
            stretch.bytes += bytes;
            if now.stage == Stage::Running && now.waits_for(place) {
                deciding = Some(now);
            }
        }
        if reached != self.seq.next() {
            return Err(format!("number {reached} came after {}", self.seq).into());
        }
        self.seq = reached;
        self.now = deciding;
        Ok(began.elapsed())
    }
}

/// A snapshot or an update.
struct Numbered {
    seq: Seq,
    now: Now,
    bytes: u64,
}

/// The next snapshot or update of a socket.
async fn next_number(socket: &mut Socket) -> Result<Numbered, Failed> {
    loop {
        let text = socket.text().await?;
        let heard: Heard = serde_json::from_str(&text)?;
        let bytes = text.len() as u64;
        match (heard.kind.as_str(), heard.situation) {
            ("snapshot", Some(now)) => return Ok(Numbered { seq: heard.seq, now, bytes }),
            ("update", Some(now)) => {
                return Ok(Numbered { seq: heard.happened.ok_or("no number")?.seq, now, bytes });
            }
            ("refused", _) => return Err(text.into()),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_do_not_keep_step() {
        let mut paces: Vec<Pace> = (0..500).map(|table| Pace::new(Duration::from_secs(1), table)).collect();
        let parts: Vec<f64> = paces.iter_mut().map(|pace| (pace.part(), pace.part()).1).collect();
        assert!(parts.iter().all(|part| (0.0..1.0).contains(part)));
        for tenth in 0..10 {
            let here = parts.iter().filter(|part| (**part * 10.0) as i32 == tenth).count();
            assert!((20..=80).contains(&here), "{here} of 500 in tenth {tenth}");
        }
    }
}
