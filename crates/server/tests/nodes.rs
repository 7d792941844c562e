//! Several server processes on one store: any of them serves any table.
//!
//! Two [`App`]s share a store here, each with tables, wake-ups and jobs of its own. With `TINSTAR_TEST_POSTGRES` they
//! have a connection each, as two processes have.

use std::collections::BTreeSet;
use std::time::Duration;

use crate::support::{self, Host, Socket, pairs};
use serde_json::{Value, json};
use tinstar_server::Settings;

#[tokio::test]
async fn what_is_done_at_one_node_is_seen_at_the_other() {
    for [one, two] in pairs().await {
        let (table, people) = one.started().await;
        let mut here = one.socket(&table, Some(&people[0]), "").await;
        let mut there = two.socket(&table, Some(&people[1]), "").await;
        let mut seq = here.wait_for("snapshot").await["seq"].as_u64().unwrap();
        there.wait_for("snapshot").await;
        for step in 0..20 {
            let node = if step % 2 == 0 { &one } else { &two };
            let Some(done) = node.act(&table, &people, &format!("k{step}")).await else { break };
            seq += 1;
            assert_eq!(done, seq, "no number is used twice");
            for socket in [&mut here, &mut there] {
                assert_eq!(socket.wait_for("update").await["happened"]["seq"], seq);
            }
        }
        one.does(&table, &people[0], "chat", json!({ "type": "say", "text": "hello" })).await;
        assert_eq!(there.wait_for("chat").await["said"]["text"], "hello");
    }
}

/// Waits until a socket is told that these are here.
async fn sees(socket: &mut Socket, present: Value) {
    while socket.wait_for("presence").await["present"] != present {}
}

#[tokio::test]
async fn who_is_at_the_other_node_is_here() {
    for [one, two] in pairs().await {
        let (table, people) = one.started().await;
        let mut anna = one.socket(&table, Some(&people[0]), "").await;
        sees(&mut anna, json!({ "seats": [0], "watching": 0 })).await;
        let mut ben = two.socket(&table, Some(&people[1]), "").await;
        for socket in [&mut anna, &mut ben] {
            sees(socket, json!({ "seats": [0, 1], "watching": 0 })).await;
        }
        let watching = two.socket(&table, None, "").await;
        sees(&mut anna, json!({ "seats": [0, 1], "watching": 1 })).await;
        drop(watching);
        drop(ben);
        sees(&mut anna, json!({ "seats": [0], "watching": 0 })).await;
    }
}

#[tokio::test]
async fn who_was_at_a_node_that_died_is_gone() {
    let settings =
        Settings { shared_store: true, heartbeat: Duration::from_millis(200), ..support::settings() };
    let one = Host::with(settings).await;
    let (table, people) = one.started().await;
    let mut anna = one.socket(&table, Some(&people[0]), "").await;
    sees(&mut anna, json!({ "seats": [0], "watching": 0 })).await;
    // A node says this once and is never heard again.
    one.store.pass_word(&table.parse().unwrap(), "here-other-1-1-4").await.unwrap();
    sees(&mut anna, json!({ "seats": [0, 1], "watching": 4 })).await;
    sees(&mut anna, json!({ "seats": [0], "watching": 0 })).await;
}

#[tokio::test]
async fn the_same_key_at_both_nodes_is_done_once() {
    for [one, two] in pairs().await {
        let (table, people) = one.started().await;
        let seat = two.look(&table, None).await["situation"]["deciders"][0].as_u64().unwrap();
        let token = &people[seat as usize];
        let seen = two.look(&table, Some(token)).await;
        let action = &seen["situation"]["choices"][0]["action"];
        let act = json!({ "type": "act", "seat": seat, "based_on": seen["seq"], "action": action });
        let (first, second) = tokio::join!(
            one.command(&table, Some(token), "same", act.clone()),
            two.command(&table, Some(token), "same", act.clone()),
        );
        assert_eq!(first.0, 200, "{first:?}");
        assert_eq!(first, second);
        // Different keys: one is done, the other is stale.
        let (table, people) = one.started().await;
        let seat = two.look(&table, None).await["situation"]["deciders"][0].as_u64().unwrap();
        let token = &people[seat as usize];
        let seen = two.look(&table, Some(token)).await;
        let action = &seen["situation"]["choices"][0]["action"];
        let act = json!({ "type": "act", "seat": seat, "based_on": seen["seq"], "action": action });
        let (first, second) = tokio::join!(
            one.command(&table, Some(token), "a", act.clone()),
            two.command(&table, Some(token), "b", act.clone()),
        );
        let mut statuses = [first.0, second.0];
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 409], "{first:?} {second:?}");
    }
}

#[tokio::test]
async fn a_seat_wanted_at_both_nodes_is_given_once() {
    for [one, two] in pairs().await {
        let owner = one.guest("Owner").await;
        let (anna, ben) = (one.guest("Anna").await, two.guest("Ben").await);
        let table = one.table(&owner, json!([{ "kind": "me" }, { "kind": "open" }])).await;
        two.look(&table, None).await;
        let sit = json!({ "type": "sit", "seat": 1 });
        let (first, second) = tokio::join!(
            one.command(&table, Some(&anna), "k", sit.clone()),
            two.command(&table, Some(&ben), "k", sit.clone()),
        );
        let mut statuses = [first.0, second.0];
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 409], "{first:?} {second:?}");
    }
}

/// Both nodes have the table awake, so both let its bots think; each step is written once.
#[tokio::test]
async fn bots_awake_at_both_nodes_take_each_turn_once() {
    for [one, two] in pairs().await {
        let anna = one.guest("Anna").await;
        let bot = json!({ "kind": "bot", "level": "random" });
        let table = one.table(&anna, json!([bot, bot])).await;
        let mut sockets = [one.watching(&table, None).await, two.watching(&table, None).await];
        one.does(&table, &anna, "start", json!({ "type": "start" })).await;
        let mut logs: Vec<Vec<Value>> = vec![];
        for socket in &mut sockets {
            let mut log = vec![];
            loop {
                let update = socket.wait_for("update").await;
                log.push(update["happened"].clone());
                if update["situation"]["stage"] == "over" {
                    break;
                }
            }
            logs.push(log);
        }
        assert_eq!(logs[0], logs[1], "both nodes saw the same");
        let numbers: BTreeSet<u64> = logs[0].iter().map(|one| one["seq"].as_u64().unwrap()).collect();
        assert_eq!(numbers.len(), logs[0].len());
    }
}

/// Time is up once, whoever notices it.
#[tokio::test]
async fn a_clock_runs_out_once() {
    for [one, two] in pairs().await {
        let anna = one.guest("Anna").await;
        let new = json!({
            "game": "catching-santa",
            "seats": [{ "kind": "me" }, { "kind": "same_screen", "name": "B" }],
            "clock": { "kind": "per_decision", "seconds": 5 },
        });
        let table = one.table_with(&anna, new).await;
        let mut sockets = [one.watching(&table, None).await, two.watching(&table, None).await];
        one.does(&table, &anna, "start", json!({ "type": "start" })).await;
        for socket in &mut sockets {
            assert_eq!(socket.wait_for("update").await["happened"]["event"]["type"], "started");
            let late = socket.wait_for("update").await;
            assert_eq!(
                (&late["happened"]["event"]["by"], &late["happened"]["seq"]),
                (&json!("clock"), &json!(3))
            );
        }
        // Had both taken it, there would be another number by now.
        tokio::time::sleep(Duration::from_millis(700)).await;
        assert_eq!(two.look(&table, None).await["seq"], 3);
    }
}

/// Two processes on one database that passes no wake-ups on: two doors to the same file, neither of which hears the other.
#[tokio::test]
async fn what_another_node_wrote_is_found_without_wake_ups() {
    let url = support::fresh_url();
    let settings = Settings { shared_store: true, poll: true, ..support::settings() };
    let (one, two) = (Host::on(&url, settings.clone()).await, Host::on(&url, settings).await);
    let (table, people) = one.started().await;
    let mut socket = two.watching(&table, Some(&people[0])).await;
    let number = one.act(&table, &people, "k").await.unwrap();
    assert_eq!(socket.wait_for("update").await["happened"]["seq"], number);
    one.does(&table, &people[1], "s", json!({ "type": "say", "text": "hello" })).await;
    assert_eq!(socket.wait_for("chat").await["said"]["text"], "hello");
}
