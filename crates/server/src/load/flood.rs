//! Floods of every kind, from one address: what they do to people who are not concerned is read beside them.

use std::convert::Infallible;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use serde_json::{Value, json};
use tokio::io::AsyncWriteExt as _;
use tokio::task::JoinSet;

use super::Failed;
use super::client::{Peer, Socket, post};

/// Where floods come from.
const HOME: Ipv4Addr = Ipv4Addr::new(127, 66, 6, 6);
/// How many people one pretends to be.
const PEOPLE: usize = 60;
/// How many connections say nothing.
const SILENT: usize = 1_100;
/// Whoever was sent away tries again after this.
const BREATH: Duration = Duration::from_millis(5);

/// What there is too much of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flood {
    /// `ping` messages.
    Pings,
    /// Pings of the WebSocket protocol.
    ControlPings,
    /// Curtains that are lifted, each answered with a whole snapshot.
    Lifts,
    /// Questions why something may not be done.
    Whys,
    /// Sockets that are opened, and closed at once.
    Joins,
    /// Uploads of records to be told again.
    Records,
    /// Guesses of a password.
    Guesses,
    /// Connections that say nothing.
    Silence,
}

impl Flood {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::Pings,
        Self::ControlPings,
        Self::Lifts,
        Self::Whys,
        Self::Joins,
        Self::Records,
        Self::Guesses,
        Self::Silence,
    ];

    /// What it is called.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Pings => "pings",
            Self::ControlPings => "control-pings",
            Self::Lifts => "lifts",
            Self::Whys => "whys",
            Self::Joins => "joins",
            Self::Records => "records",
            Self::Guesses => "guesses",
            Self::Silence => "silence",
        }
    }

    /// The flood of this name.
    #[must_use]
    pub fn of(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|flood| flood.as_str() == name)
    }

    /// Floods a server until the process ends; `sent` counts how often. `record` is what is uploaded.
    ///
    /// # Errors
    /// If the server does not even let it begin.
    pub async fn run(
        self,
        at: SocketAddr,
        record: Value,
        sent: Arc<AtomicU64>,
    ) -> Result<Infallible, Failed> {
        let peer = Peer { at, from: HOME };
        let mut targets = vec![];
        for _ in 0..PEOPLE {
            targets.push(Arc::new(Target::new(peer, record.clone()).await?));
        }
        let mut floods = JoinSet::new();
        for n in 0..if self == Self::Silence { SILENT } else { PEOPLE } {
            let target = Arc::clone(&targets[n % PEOPLE]);
            let sent = Arc::clone(&sent);
            floods.spawn(async move {
                loop {
                    // Whatever the server says to it, it goes on.
                    let _ = self.wave(&target, n, &sent).await;
                    tokio::time::sleep(BREATH).await;
                }
            });
        }
        floods.join_next().await;
        Err("a flood ended by itself".into())
    }

    /// Goes on until the server sends it away.
    async fn wave(self, target: &Target, n: usize, sent: &AtomicU64) -> Result<(), Failed> {
        let Target { peer, token, table, record } = target;
        let count = || sent.fetch_add(1, Relaxed);
        let message = match self {
            Self::Pings => json!({ "type": "ping", "n": 1 }),
            Self::Lifts => json!({ "type": "lift", "seat": 0, "since": 0 }),
            Self::Whys => {
                let why = json!({ "type": "why", "seat": 0, "action": { "type": "nothing" } });
                json!({ "type": "do", "key": "w", "command": why })
            }
            Self::ControlPings => Value::Null,
            Self::Joins => {
                count();
                Socket::open(*peer, table, Some(token)).await?;
                return Ok(());
            }
            Self::Records => {
                count();
                post(*peer, "/api/story", Some(token), record).await?;
                return Ok(());
            }
            Self::Guesses => {
                count();
                let guess = json!({ "login": format!("somebody{n}"), "password": "not this one either" });
                post(*peer, "/api/sign-in", None, &guess).await?;
                return Ok(());
            }
            Self::Silence => {
                count();
                let mut stream = peer.connect().await?;
                // Half a word, so that it is not idle, and then nothing until it is closed.
                stream.write_all(b"G").await?;
                stream.readable().await?;
                return Ok(());
            }
        };
        let mut socket = Socket::open(*peer, table, Some(token)).await?;
        loop {
            count();
            if self == Self::ControlPings {
                socket.ping().await?;
            } else {
                socket.send(&message).await?;
            }
            // What comes back is read, as far as it is there: an unread socket is closed for another reason.
            while tokio::time::timeout(Duration::ZERO, socket.text()).await.is_ok_and(|text| text.is_ok()) {}
        }
    }
}

/// What a flood is about: a match and a session of its own.
struct Target {
    peer: Peer,
    token: String,
    table: String,
    record: Value,
}

impl Target {
    async fn new(peer: Peer, record: Value) -> Result<Self, Failed> {
        let text = |made: &Value, field: &str| made[field].as_str().map(str::to_owned).ok_or("not made");
        let token = text(&post(peer, "/api/guests", None, &json!({})).await?, "token")?;
        let seats = json!([{ "kind": "me" }, { "kind": "same_screen", "name": "Other" }]);
        let new = json!({ "game": "catching-santa", "seats": seats });
        let table = text(&post(peer, "/api/tables", Some(&token), &new).await?, "table")?;
        let start = json!({ "key": "start", "command": { "type": "start" } });
        post(peer, &format!("/api/tables/{table}/commands"), Some(&token), &start).await?;
        Ok(Self { peer, token, table, record })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_flood_has_a_name_of_its_own() {
        for flood in Flood::ALL {
            assert_eq!(Flood::of(flood.as_str()), Some(flood));
        }
        assert_eq!(Flood::of("nothing"), None);
    }
}
