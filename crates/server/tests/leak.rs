//! Nothing hidden leaves the server: every byte each viewer receives over whole matches.

use crate::support;
use crate::support::Host;
use serde_json::{Value, json};
use tinstar_catalogue::AnyGame;
use tinstar_core::{MatchSeed, Seat, Viewer};
use tinstar_store::Seq;
use tinstar_table::{Entry, read_entry};

/// Plays a match of bots while each seat's person and a spectator watch; answers what each received until the end of
/// the match, and the log.
async fn watched(host: &Host, game: AnyGame) -> (Vec<Vec<String>>, String, Vec<Entry>) {
    let seats = game.info().least_seats;
    let mut people = vec![];
    for seat in 0..seats {
        people.push(host.guest(&format!("P{seat}")).await);
    }
    let mut plan = vec![json!({ "kind": "open" }); seats];
    plan[0] = json!({ "kind": "me" });
    let table = host.table_with(&people[0], json!({ "game": game.info().id, "seats": plan })).await;
    for token in &people[1..] {
        host.does(&table, token, "sit", json!({ "type": "sit" })).await;
    }
    let mut sockets = vec![];
    for token in people.iter().map(|token| Some(token.as_str())).chain([None]) {
        let mut socket = host.socket(&table, token, "?since=0").await;
        socket.wait_for("snapshot").await;
        sockets.push(socket);
    }
    host.does(&table, &people[0], "start", json!({ "type": "start" })).await;
    for (seat, token) in people.iter().enumerate() {
        let hand = json!({ "type": "hand", "seat": seat, "level": "random" });
        let _ = host.command(&table, Some(token), "hand", hand).await;
    }
    let mut received = vec![];
    for socket in &mut sockets {
        let mut texts = vec![];
        loop {
            let text = socket.text().await.unwrap();
            let message: Value = serde_json::from_str(&text).unwrap();
            if message["type"] != "update" {
                continue;
            }
            let over = message["situation"]["stage"] == "over";
            if over {
                break;
            }
            texts.push(text);
        }
        received.push(texts);
    }
    let log = host.store.read(&table.parse().unwrap(), Seq(0), 100_000).await.unwrap();
    (received, table, log.iter().map(|entry| read_entry(&entry.body).unwrap()).collect())
}

/// Every update is exactly what the rules' own `view` and `redact` give that viewer, and nothing beside it: no seed,
/// no other seat's action, view or choices, no ids of people.
#[tokio::test]
async fn each_viewer_receives_its_own_view_and_nothing_else() {
    let host = Host::new().await;
    for game in AnyGame::ALL {
        let (received, _, log) = watched(&host, *game).await;
        let seats = game.info().least_seats;
        let seed = log.iter().find_map(|entry| {
            if let Entry::Started { seed, .. } = entry { Some(seed.0.clone()) } else { None }
        });
        let seed = seed.unwrap();
        let names = (0..seats).map(|seat| format!("P{seat}")).collect();
        let (mut live, _) = game.begin(names, &[], MatchSeed::from_revealed(&seed).unwrap()).unwrap();
        // The views of every number, played again beside the server.
        let mut views: Vec<Vec<Value>> = vec![];
        let mut choices: Vec<Vec<Value>> = vec![];
        for entry in &log {
            if let Entry::Step { seat, action, .. } = entry {
                assert!(live.act(*seat, action).is_ok());
            }
            views.push(
                Viewer::all(seats).map(|viewer| serde_json::to_value(live.view(viewer)).unwrap()).collect(),
            );
            choices.push(
                Seat::all(seats).map(|seat| serde_json::to_value(live.choices(seat)).unwrap()).collect(),
            );
        }
        for (viewer, texts) in received.iter().enumerate() {
            let mut view = Value::Null;
            for text in texts {
                assert!(!text.contains(&seed), "the seed");
                let message: Value = serde_json::from_str(text).unwrap();
                if let Some(from) = message.get("from") {
                    view = from.clone();
                }
                support::fold(&mut view, &message["happened"]);
                let (seq, now) =
                    (message["happened"]["seq"].as_u64().unwrap() as usize, &message["situation"]);
                if !matches!(log[seq - 1], Entry::Step { .. } | Entry::Started { .. }) {
                    continue;
                }
                assert_eq!(view, views[seq - 1][viewer], "viewer {viewer} at {seq}");
                let deciding = now["deciders"].as_array().unwrap().contains(&json!(viewer));
                let expected =
                    if deciding && viewer < seats { choices[seq - 1][viewer].clone() } else { json!([]) };
                assert_eq!(now["choices"], expected, "viewer {viewer} at {seq}");
                if let Entry::Step { .. } = &log[seq - 1] {
                    let event = message["happened"]["event"].as_object().unwrap();
                    assert_eq!(
                        event.keys().collect::<Vec<_>>(),
                        ["by", "seat", "type"],
                        "no action beside the lines"
                    );
                }
            }
        }
    }
}

/// What is not the game's is the same for a spectator and a stranger, and names no ids of people.
#[tokio::test]
async fn nobody_learns_the_ids_of_others() {
    let host = Host::new().await;
    let (table, people) = host.started().await;
    let mut ids = vec![];
    for token in &people {
        ids.push(host.get("/api/me", Some(token)).await.1["id"].as_str().unwrap().to_owned());
    }
    let seen = host.look(&table, None).await.to_string();
    assert!(ids.iter().all(|id| !seen.contains(id)), "{seen}");
    let seen = host.look(&table, Some(&people[0])).await.to_string();
    assert!(seen.contains(&ids[0]) && !seen.contains(&ids[1]));
    let (_, list) = host.get("/api/tables", None).await;
    assert!(!list.to_string().contains(&ids[0]));
}

/// A running match's record tells no action of others and no seed; a finished one tells all.
#[tokio::test]
async fn records_tell_what_may_be_told() {
    let host = Host::new().await;
    let (table, people) = host.started().await;
    for step in 0..6 {
        host.act(&table, &people, &format!("k{step}")).await;
    }
    for (viewer, token) in [Some(&people[0]), Some(&people[1]), None].into_iter().enumerate() {
        let (_, record) = host.get(&format!("/api/tables/{table}/record"), token.map(String::as_str)).await;
        assert_eq!(record.get("seed"), None);
        for step in record["steps"].as_array().unwrap() {
            assert_eq!(step["action"].is_null(), step["seat"] != json!(viewer), "{step}");
        }
    }
}
