//! Thousands of broken messages at a real server's doors: each is answered, none is done, and the match goes on.

use crate::support::Host;
use axum::body::Body;
use axum::http::{Request, header};
use futures_util::SinkExt as _;
use serde_json::{Value, json};
use tinstar_core::Chance;
use tokio_tungstenite::tungstenite::Message;

/// Good messages to break.
fn good(table: &str) -> Vec<String> {
    let act = json!({ "type": "act", "seat": 0, "based_on": 3, "action": "roll" });
    let commands = [
        act,
        json!({ "type": "sit", "seat": 1, "name": "Zoe" }),
        json!({ "type": "seat_bot", "seat": 0, "level": "instinct" }),
        json!({ "type": "undo", "seat": 0, "based_on": 3 }),
        json!({ "type": "hand", "seat": 1, "level": "random" }),
        json!({ "type": "say", "text": table }),
    ];
    let framed =
        commands.iter().map(|command| json!({ "type": "do", "key": "k", "command": command }).to_string());
    let others =
        [json!({ "type": "lift", "seat": 0, "since": 2 }), json!({ "type": "ping", "n": 7 }), Value::Null];
    framed.chain(others.iter().map(Value::to_string)).collect()
}

/// One of them with a few bytes changed, cut, doubled or swapped; still text.
fn broken(good: &[String], luck: &mut Chance) -> String {
    let mut bytes = good[luck.below(good.len() as u32) as usize].clone().into_bytes();
    for _ in 0..=luck.below(3) {
        let at = luck.below(bytes.len().max(1) as u32) as usize;
        match luck.below(5) {
            0 => bytes.truncate(at),
            1 if at < bytes.len() => bytes[at] = (32 + luck.below(95)) as u8,
            2 if at < bytes.len() => drop(bytes.remove(at)),
            3 => bytes.splice(at..at, b"{[\"9999999999999999999\"]}".iter().copied()).for_each(drop),
            _ => {
                let tail = bytes.split_off(at.min(bytes.len()));
                bytes.splice(0..0, tail);
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[tokio::test]
async fn broken_frames_are_answered_and_harm_nobody() {
    let host = Host::new().await;
    let (table, people) = host.started().await;
    // A stranger's socket: nothing it says, broken or not, may change anything.
    let stranger = host.guest("Zoe").await;
    let before = host.look(&table, Some(&people[0])).await["seq"].clone();
    let good = good(&table);
    let mut luck = Chance::seeded(4);
    let mut answered = 0;
    for _ in 0..40 {
        let mut socket = host.watching(&table, Some(&stranger)).await;
        // Fewer in a row than a flood.
        for n in 0..40 {
            let text = broken(&good, &mut luck);
            socket.0.send(Message::text(text.clone())).await.unwrap();
            socket.send(json!({ "type": "ping", "n": n })).await;
            loop {
                let said = socket.text().await.unwrap_or_else(|| panic!("closed after {text}"));
                let said: Value = serde_json::from_str(&said).unwrap();
                match said["type"].as_str().unwrap() {
                    "pong" if said["n"] == n => break,
                    "refused" => {
                        assert!(said["refusal"]["code"].is_string(), "{said}");
                        answered += 1;
                    }
                    _ => {}
                }
            }
        }
    }
    assert!(answered > 1_000, "only {answered} of 1600 were refused");
    let after = host.look(&table, Some(&people[0])).await;
    assert_eq!((&after["seq"], &after["situation"]["stage"]), (&before, &json!("running")));
    assert!(host.act(&table, &people, "on").await.is_some());
}

#[tokio::test]
async fn broken_bodies_are_refused_with_a_code() {
    let host = Host::new().await;
    let token = host.guest("Zoe").await;
    let bodies = [
        json!({ "game": "catching-santa", "options": [["spaces", "48"]], "seats": [{ "kind": "me" }, { "kind": "open" }] }),
        json!({ "login": "zoe", "password": "a long password" }),
        json!({ "name": "Zoe" }),
        json!({ "key": "k", "command": { "type": "start" } }),
    ];
    let good: Vec<String> = bodies.iter().map(Value::to_string).collect();
    let mut luck = Chance::seeded(5);
    let paths = [
        "/api/tables",
        "/api/account",
        "/api/sign-in",
        "/api/guests",
        "/api/story",
        "/api/words?at=1&lines=1",
        "/api/tables/x/commands",
    ];
    for n in 0..1_500 {
        let request = Request::post(paths[n % paths.len()])
            .header(header::AUTHORIZATION, format!("Bearer {token}"))
            .header(header::CONTENT_TYPE, "application/json")
            .body(Body::from(broken(&good, &mut luck)))
            .unwrap();
        let (status, _, body) = host.raw(request).await;
        let body: Value = serde_json::from_str(&body).unwrap_or_else(|_| panic!("{status}: {body}"));
        assert!(status.is_success() || body["code"].is_string(), "{status}: {body}");
        assert!(!status.is_server_error(), "{status}: {body}");
    }
}
