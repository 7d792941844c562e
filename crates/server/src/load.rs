//! A bounded load on a server of one's own, and what it took.
//!
//! As few people as the game allows sit at each table and play as fast as they are answered, or with a pause; more
//! watch. A move counts
//! from the moment it is sent until the last of the table's sockets has received it. Where a match is over, another
//! begins before the next stretch of moves; that takes long and is neither timed nor counted.

mod client;
mod measure;

use std::net::SocketAddr;
use std::ops::Range;
use std::time::{Duration, Instant};

use serde::Deserialize;
use serde_json::{Value, json};
use tinstar_catalogue::AnyGame;
use tinstar_core::Seat;
use tinstar_protocol::{Seq, Stage};
use tokio::task::JoinSet;

use client::{Socket, get_text, post};
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
    /// How long a player thinks.
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
    address: SocketAddr,
    game: &'static str,
    tokens: Vec<String>,
    sockets: Vec<Socket>,
    watchers: usize,
    now: Option<Now>,
    seq: Seq,
}

/// Runs the load against the server at `address`, which is the process `server`. `done` is told, bit by bit, of every
/// table that is made and every move, made or not.
///
/// # Errors
/// If the server answers anything but what it should.
pub async fn run(
    address: SocketAddr,
    server: Process,
    load: &Load,
    done: &(dyn Fn(u64) + Sync),
) -> Result<LoadReport, Failed> {
    let empty = server.memory()?;
    let mut tables = Vec::with_capacity(load.tables);
    for _ in 0..load.tables {
        tables.push(Table::new(address, load).await?);
        done(1);
    }
    let full = server.memory()?;
    let mut all = Stretch::default();
    let (mut took, mut spent) = (Duration::ZERO, 0.0);
    for first in (0..load.moves).step_by(STRETCH) {
        for table in &mut tables {
            table.be_ready().await?;
        }
        let numbers = first..load.moves.min(first + STRETCH);
        let (cpu, began) = (server.cpu_seconds()?, Instant::now());
        let mut playing = JoinSet::new();
        for table in tables.drain(..) {
            playing.spawn(table.play(numbers.clone(), load.think));
        }
        while let Some(played) = playing.join_next().await {
            let (table, stretch) = played??;
            tables.push(table);
            all.add(stretch);
            done(numbers.len() as u64);
        }
        took += began.elapsed();
        spent += server.cpu_seconds()? - cpu;
    }
    // The server must still be well.
    get_text(address, "/readyz").await?;
    Ok(LoadReport::new(all, took, spent, full.saturating_sub(empty) / load.tables.max(1) as u64))
}

impl Table {
    async fn new(address: SocketAddr, load: &Load) -> Result<Self, Failed> {
        let mut tokens = vec![];
        for _ in 0..load.seats() {
            let made = post(address, "/api/guests", None, &json!({})).await?;
            tokens.push(made["token"].as_str().ok_or("no token")?.to_owned());
        }
        let (game, watchers) = (load.game.info().id, load.watchers);
        let mut table = Self { address, game, tokens, sockets: vec![], watchers, now: None, seq: Seq(0) };
        table.begin().await?;
        Ok(table)
    }

    /// Makes a table, sits down, starts and opens the sockets.
    async fn begin(&mut self) -> Result<(), Failed> {
        let kind = |seat: usize| json!({ "kind": if seat == 0 { "me" } else { "open" } });
        let seats: Vec<Value> = (0..self.tokens.len()).map(kind).collect();
        let new = json!({ "game": self.game, "seats": seats });
        let made = post(self.address, "/api/tables", Some(&self.tokens[0]), &new).await?;
        let table = made["table"].as_str().ok_or("no table")?.to_owned();
        let path = format!("/api/tables/{table}/commands");
        let sits = self.tokens[1..].iter().map(|token| (token, "sit"));
        for (token, command) in sits.chain([(&self.tokens[0], "start")]) {
            let asked = json!({ "key": command, "command": { "type": command } });
            post(self.address, &path, Some(token), &asked).await?;
        }
        self.sockets.clear();
        for watcher in 0..self.tokens.len() + self.watchers {
            let token = self.tokens.get(watcher).map(String::as_str);
            self.sockets.push(Socket::open(self.address, &table, token).await?);
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
    async fn play(mut self, numbers: Range<usize>, think: Duration) -> Result<(Self, Stretch), Failed> {
        let mut stretch = Stretch::default();
        for number in numbers {
            let Some(now) = self.now.take() else { break };
            if !think.is_zero() {
                tokio::time::sleep(think).await;
            }
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
