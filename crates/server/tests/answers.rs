//! Questions that have one answer only answer themselves, and nobody else learns that there was no choice.

use std::time::Duration;

use serde_json::{Value, json};

use crate::support::{self, Host};

/// How many matches are played until somebody is asked such a question; in one of Marshals it is every sixth decision.
const MATCHES: usize = 20;

async fn host() -> Host {
    Host::with(tinstar_server::Settings { answer_pause: Duration::from_millis(1), ..support::settings() })
        .await
}

/// A match of Marshals that is about to begin: Anna, whoever else, and bots.
async fn table(host: &Host, anna: &str, second: Value) -> String {
    let bot = json!({ "kind": "bot", "level": "instinct" });
    let seats = json!([{ "kind": "me" }, second, bot]);
    host.table_with(anna, json!({ "game": "marshals", "seats": seats })).await
}

fn choices(seen: &Value) -> &[Value] {
    seen["situation"]["choices"].as_array().map_or(&[], Vec::as_slice)
}

/// Decides for one of Anna's seats over HTTP, at which nobody is present, until it is asked what has one answer; what it
/// sees then. Nothing if the match ends first.
async fn asked(host: &Host, table: &str, anna: &str) -> Option<Value> {
    loop {
        let look = host.look(table, Some(anna)).await;
        if look["situation"]["stage"] == "over" {
            return None;
        }
        let mine = look["you"]["seats"].as_array()?;
        let Some(seat) = look["situation"]["deciders"].as_array()?.iter().find(|seat| mine.contains(seat))
        else {
            tokio::task::yield_now().await;
            continue;
        };
        let (_, seen) = host.get(&format!("/api/tables/{table}?seat={seat}"), Some(anna)).await;
        let (Some(first), seq) = (choices(&seen).first(), &seen["seq"]) else { continue };
        if choices(&seen).len() == 1 {
            return Some(seen);
        }
        let act = json!({ "type": "act", "seat": seat, "based_on": seq, "action": first["action"] });
        host.does(table, anna, &format!("k{seq}"), act).await;
    }
}

/// The same, in one of several matches.
async fn asked_somewhere(host: &Host, anna: &str, second: &Value) -> (String, Value) {
    for _ in 0..MATCHES {
        let table = table(host, anna, second.clone()).await;
        host.does(&table, anna, "start", json!({ "type": "start" })).await;
        if let Some(seen) = asked(host, &table, anna).await {
            return (table, seen);
        }
    }
    panic!("nobody was asked a question with one answer in {MATCHES} matches");
}

/// What the log says of a number to somebody, now and told again.
async fn by(host: &Host, table: &str, token: Option<&str>, seq: u64) -> [Value; 2] {
    let (_, seen) = host.get(&format!("/api/tables/{table}?since={}", seq - 1), token).await;
    let (_, story) = host.get(&format!("/api/tables/{table}/story?since={}", seq - 1), token).await;
    [seen["missed"][0]["event"]["by"].clone(), story["frames"][0]["event"]["by"].clone()]
}

#[tokio::test]
async fn it_waits_for_its_person_and_only_they_are_told_that_it_answered_itself() {
    let host = host().await;
    let anna = host.guest("Anna").await;
    let (table, seen) = asked_somewhere(&host, &anna, &json!({ "kind": "bot", "level": "instinct" })).await;
    let seq = seen["seq"].as_u64().unwrap();
    // Everybody sees that she is away: an answer now would say that she has no choice.
    for _ in 0..50 {
        assert_eq!(host.look(&table, None).await["seq"], seq);
    }
    let mut other = host.watching(&table, None).await;
    let mut hers = host.watching(&table, Some(&anna)).await;
    let [to_her, to_others] = [hers.wait_for("update").await, other.wait_for("update").await];
    for (told, by) in [(&to_her, "itself"), (&to_others, "person")] {
        assert_eq!(told["happened"]["seq"], seq + 1);
        assert_eq!(told["happened"]["event"], json!({ "type": "stepped", "seat": 0, "by": by }));
    }
    assert_eq!(by(&host, &table, Some(&anna), seq + 1).await, ["itself", "itself"]);
    assert_eq!(by(&host, &table, None, seq + 1).await, ["person", "person"]);
}

#[tokio::test]
async fn around_one_screen_nothing_answers_itself() {
    let host = host().await;
    let anna = host.guest("Anna").await;
    let grandpa = json!({ "kind": "same_screen", "name": "Grandpa" });
    let (table, seen) = asked_somewhere(&host, &anna, &grandpa).await;
    let _socket = host.watching(&table, Some(&anna)).await;
    for _ in 0..50 {
        assert_eq!(host.look(&table, None).await["seq"], seen["seq"]);
    }
}
