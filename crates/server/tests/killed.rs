//! The real binary, killed in the middle of play: nothing that was acknowledged is lost, no number is used twice.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::time::Duration;

use crate::support::process::{Server, request};
use crate::support::{self, Socket, announce};
use serde_json::{Value, json};

const ROUNDS: usize = 50;
const TABLES: usize = 6;

/// A table with one person in both seats, and everything that its client was told is durable.
struct Player {
    token: String,
    table: String,
    /// Each number that was seen, with what it said.
    seen: BTreeMap<u64, Value>,
    /// The numbers that were acknowledged, by key.
    acknowledged: BTreeMap<String, u64>,
    keys: u64,
}

impl Player {
    async fn new(address: SocketAddr) -> Self {
        let post = async |path: &str, token: &str, body: Value| {
            request(address, "POST", path, token, &body.to_string()).await.unwrap()
        };
        let guest = post("/api/guests", "", json!({})).await;
        let token = guest["token"].as_str().unwrap().to_owned();
        let mut player = Self {
            token,
            table: String::new(),
            seen: BTreeMap::new(),
            acknowledged: BTreeMap::new(),
            keys: 0,
        };
        player.begin(address).await.unwrap();
        player
    }

    async fn begin(&mut self, address: SocketAddr) -> Result<(), ()> {
        let seats = json!([{ "kind": "me" }, { "kind": "same_screen", "name": "Other" }]);
        let new = json!({ "game": "catching-santa", "seats": seats }).to_string();
        let made = request(address, "POST", "/api/tables", &self.token, &new).await?;
        let table = made["table"].as_str().unwrap().to_owned();
        let start = json!({ "key": "start", "command": { "type": "start" } }).to_string();
        request(address, "POST", &format!("/api/tables/{table}/commands"), &self.token, &start).await?;
        self.table = table;
        self.seen.clear();
        self.acknowledged.clear();
        Ok(())
    }

    /// Plays until the server is gone.
    async fn play(mut self, address: SocketAddr) -> Self {
        let _ = self.play_on(address).await;
        self
    }

    /// Everything seen before is there again, word for word.
    async fn check(&self, address: SocketAddr) {
        let path = format!("/api/tables/{}?since=0", self.table);
        let now = request(address, "GET", &path, &self.token, "").await.unwrap();
        let mut log = BTreeMap::new();
        for happened in now["missed"].as_array().unwrap() {
            log.insert(happened["seq"].as_u64().unwrap(), happened.clone());
        }
        for (seq, said) in &self.seen {
            assert_eq!(log.get(seq), Some(said), "number {seq} of {} is not what was seen", self.table);
        }
        for (key, seq) in &self.acknowledged {
            assert!(log.contains_key(seq), "number {seq} was acknowledged and is lost");
            let again = json!({ "key": key, "command": { "type": "leave" } }).to_string();
            let path = format!("/api/tables/{}/commands", self.table);
            // The latest few are enough to see that keys are remembered.
            if *seq + 3 > now["seq"].as_u64().unwrap() {
                let answer = request(address, "POST", &path, &self.token, &again).await.unwrap();
                assert_eq!(answer["seq"], *seq, "the same key, the same answer");
            }
        }
    }

    async fn play_on(&mut self, address: SocketAddr) -> Result<(), ()> {
        let since = self.seen.keys().last().copied().unwrap_or(0);
        let query = format!("?since={since}");
        let mut socket =
            Socket::open(address, &self.table, Some(&self.token), &query).await.map_err(|_| ())?;
        let first: Value = serde_json::from_str(&socket.text().await.ok_or(())?).unwrap();
        for happened in first["missed"].as_array().unwrap() {
            self.note(happened);
        }
        let (mut seq, mut now) = (first["seq"].as_u64().unwrap(), first["situation"].clone());
        loop {
            if now["stage"] == "over" {
                return Ok(());
            }
            let seat = now["deciders"][0].clone();
            let shown =
                request(address, "GET", &format!("/api/tables/{}?seat={seat}", self.table), &self.token, "")
                    .await?;
            let action = &shown["situation"]["choices"][0]["action"];
            self.keys += 1;
            let key = format!("k{}", self.keys);
            let act = json!({ "type": "act", "seat": seat, "based_on": seq, "action": action });
            socket.try_send(&json!({ "type": "do", "key": key, "command": act })).await?;
            loop {
                let message: Value = serde_json::from_str(&socket.text().await.ok_or(())?).unwrap();
                match message["type"].as_str().unwrap() {
                    "update" => {
                        self.note(&message["happened"]);
                        assert_eq!(message["happened"]["seq"], seq + 1, "numbers follow each other");
                        (seq, now) = (seq + 1, message["situation"].clone());
                    }
                    "done" => {
                        self.acknowledged.insert(key, message["done"]["seq"].as_u64().unwrap());
                        break;
                    }
                    "refused" => panic!("{message}"),
                    _ => {}
                }
            }
        }
    }

    fn note(&mut self, happened: &Value) {
        let seq = happened["seq"].as_u64().unwrap();
        // The lines are told to whoever looks; the curtain was down, as it is when all is checked.
        let said = without_changes(happened);
        let before = self.seen.insert(seq, said.clone());
        assert!(before.is_none_or(|before| before == said), "number {seq} says something else now");
    }
}

impl Socket {
    async fn try_send(&mut self, message: &Value) -> Result<(), ()> {
        use futures_util::SinkExt as _;
        let text = tokio_tungstenite::tungstenite::Message::text(message.to_string());
        self.0.send(text).await.map_err(|_| ())
    }
}

/// What was said, without what it changed: whoever missed something is told the lines alone.
fn without_changes(happened: &Value) -> Value {
    let mut said = happened.clone();
    said.as_object_mut().unwrap().remove("rest");
    for line in said["lines"].as_array_mut().unwrap() {
        line.as_object_mut().unwrap().remove("changes");
    }
    said
}

/// Rounds of play that end with a kill: of one node first, while the others go on, then of those.
async fn rounds(store: &str, nodes: usize, rounds: usize) {
    let mut servers: Vec<Server> = (0..nodes).map(|_| Server::start(store)).collect();
    let mut players = vec![];
    for _ in 0..TABLES {
        players.push(Player::new(servers[0].address).await);
    }
    let mut moves = 0;
    for round in 0..rounds {
        let mut playing = tokio::task::JoinSet::new();
        for (at, player) in players.drain(..).enumerate() {
            playing.spawn(player.play(servers[at % nodes].address));
        }
        // A different moment in each round.
        tokio::time::sleep(Duration::from_millis(60 + (round as u64 * 37) % 120)).await;
        servers.rotate_left(1);
        drop(servers.pop());
        if nodes > 1 {
            let alive = servers[0].address;
            // The others go on for a moment at the node that lives.
            assert!(request(alive, "GET", "/api/games", "", "").await.is_ok(), "the other node goes on");
            tokio::time::sleep(Duration::from_millis(60)).await;
            servers.clear();
        }
        while let Some(player) = playing.join_next().await {
            players.push(player.unwrap());
        }
        while servers.len() < nodes {
            servers.push(Server::start(store));
        }
        for player in &mut players {
            moves += player.acknowledged.len();
            player.check(servers[0].address).await;
            let path = format!("/api/tables/{}", player.table);
            let now = request(servers[0].address, "GET", &path, &player.token, "").await.unwrap();
            if now["situation"]["stage"] == "over" {
                player.begin(servers[0].address).await.unwrap();
            }
        }
    }
    assert!(moves > rounds, "there was something to lose");
    println!(
        "{rounds} rounds, {TABLES} tables, {moves} acknowledged moves checked (each in every round it was in)"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn fifty_kills_lose_nothing() {
    rounds(&support::fresh_url(), 1, ROUNDS).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_nodes_on_one_database_lose_nothing_when_one_is_killed() {
    let Ok(store) = std::env::var("TINSTAR_TEST_POSTGRES") else {
        announce("SKIPPED: two nodes on PostgreSQL: TINSTAR_TEST_POSTGRES is not set");
        return;
    };
    rounds(&store, 2, 10).await;
}

/// A bot's turn survives the node that should have taken it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_go_on_after_a_kill() {
    let store = support::fresh_url();
    let server = Server::start(&store);
    let guest = request(server.address, "POST", "/api/guests", "", "{}").await.unwrap();
    let token = guest["token"].as_str().unwrap();
    let bot = json!({ "kind": "bot", "level": "random" });
    let new = json!({ "game": "catching-santa", "seats": [bot, bot] }).to_string();
    let made = request(server.address, "POST", "/api/tables", token, &new).await.unwrap();
    let table = made["table"].as_str().unwrap().to_owned();
    let start = json!({ "key": "start", "command": { "type": "start" } }).to_string();
    request(server.address, "POST", &format!("/api/tables/{table}/commands"), token, &start).await.unwrap();
    drop(server);
    let before = tinstar_store::open(&store).await.unwrap().last(&table.parse().unwrap()).await.unwrap();
    let server = Server::start(&store);
    // Nobody looks at the table: only its job can bring it up. The log is read beside the server.
    let log = tinstar_store::open(&store).await.unwrap();
    let id = table.parse().unwrap();
    support::within("a bot's step after the kill", async {
        while log.last(&id).await.unwrap() <= before {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    })
    .await;
    let seen = request(server.address, "GET", &format!("/api/tables/{table}?since=2"), "", "").await.unwrap();
    let by_bots = seen["missed"].as_array().unwrap().iter().filter(|one| one["event"]["by"] == "bot").count();
    assert!(by_bots > 0, "{seen}");
}
