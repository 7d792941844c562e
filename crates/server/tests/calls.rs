//! Who calls first: whoever answers first takes the choice from the others, and a machine never takes it from a person who
//! could still make it (PE-57, PE-58).

use std::time::Duration;

use serde_json::{Value, json};

use crate::support::{self, Host};

/// How many matches are played until somebody is asked together with a bot.
const MATCHES: usize = 20;

async fn host(fair_time: Duration) -> Host {
    Host::with(tinstar_server::Settings { fair_time, ..support::settings() }).await
}

/// Anna's view when she and a bot could call a claim; she takes the first choice of everything before.
async fn asked_with_a_bot(host: &Host, anna: &str) -> (String, Value) {
    for _ in 0..MATCHES {
        let bot = json!({ "kind": "bot", "level": "instinct" });
        let seats = json!([{ "kind": "me" }, bot, bot, bot, bot]);
        let table = host.table_with(anna, json!({ "game": "pony-express", "seats": seats })).await;
        host.does(&table, anna, "start", json!({ "type": "start" })).await;
        loop {
            let seen = host.look(&table, Some(anna)).await;
            let deciders = seen["situation"]["deciders"].as_array().unwrap().clone();
            if seen["situation"]["stage"] == "over" {
                break;
            }
            if !deciders.contains(&json!(0)) {
                tokio::task::yield_now().await;
                continue;
            }
            if deciders.len() > 1 && seen["situation"]["prompt"]["id"] == "pe-prompt-calls" {
                return (table, seen);
            }
            answer(host, &table, anna, &seen, 0).await;
        }
    }
    panic!("nobody could call together with a bot in {MATCHES} matches");
}

async fn answer(host: &Host, table: &str, anna: &str, seen: &Value, choice: usize) {
    let (seq, action) = (&seen["seq"], &seen["situation"]["choices"][choice]["action"]);
    let act = json!({ "type": "act", "seat": 0, "based_on": seq, "action": action });
    host.does(table, anna, &format!("k{seq}"), act).await;
}

#[tokio::test]
async fn pe_58_a_bot_takes_no_call_from_a_person_who_could_still_make_it() {
    let host = host(Duration::from_secs(600)).await;
    let anna = host.guest("Anna").await;
    let (table, seen) = asked_with_a_bot(&host, &anna).await;
    // The bots have made up their minds long ago.
    for _ in 0..100 {
        let now = host.look(&table, Some(&anna)).await;
        assert_eq!(
            (&now["seq"], &now["situation"]["deciders"]),
            (&seen["seq"], &seen["situation"]["deciders"])
        );
    }
    // She lets it pass, and then they may.
    let pass = seen["situation"]["choices"].as_array().unwrap();
    let pass =
        pass.iter().position(|choice| choice["action"] == "pass").expect("a call can be left to others");
    answer(&host, &table, &anna, &seen, pass).await;
    let mut socket = host.socket(&table, Some(&anna), &format!("?since={}", seen["seq"])).await;
    let snapshot = socket.wait_for("snapshot").await;
    let stepped = |happened: &Value| happened["event"]["by"] == "bot";
    if !snapshot["missed"].as_array().unwrap().iter().any(stepped) {
        while !stepped(&socket.wait_for("update").await["happened"]) {}
    }
}

#[tokio::test]
async fn pe_58_after_a_fair_time_bots_answer_though_a_person_has_not() {
    let host = host(Duration::from_millis(1)).await;
    let anna = host.guest("Anna").await;
    // She never answers a call: whoever is late for it does not stop the match.
    for _ in 0..MATCHES {
        let bot = json!({ "kind": "bot", "level": "instinct" });
        let seats = json!([{ "kind": "me" }, bot, bot, bot, bot]);
        let table = host.table_with(&anna, json!({ "game": "pony-express", "seats": seats })).await;
        let mut socket = host.watching(&table, Some(&anna)).await;
        host.does(&table, &anna, "start", json!({ "type": "start" })).await;
        loop {
            let told = socket.wait_for("update").await;
            let (seq, situation) = (&told["happened"]["seq"], &told["situation"]);
            let deciders = situation["deciders"].as_array().unwrap();
            if situation["stage"] == "over" {
                break;
            }
            if !deciders.contains(&json!(0)) {
                continue;
            }
            if deciders.len() > 1 && situation["prompt"]["id"] == "pe-prompt-calls" {
                // A bot's answer is the next thing that happens.
                assert_eq!(socket.wait_for("update").await["happened"]["event"]["by"], "bot");
                return;
            }
            let action = &situation["choices"][0]["action"];
            let act = json!({ "type": "act", "seat": 0, "based_on": seq, "action": action });
            // What she is told of may be answered already.
            host.command(&table, Some(&anna), &format!("k{seq}"), act).await;
        }
    }
    panic!("nobody could call together with a bot in {MATCHES} matches");
}
