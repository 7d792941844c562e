//! "What would you do?": told to whoever asks, where one person plays or all agreed.

use serde_json::{Value, json};

use crate::support::Host;

fn bot() -> Value {
    json!({ "kind": "bot", "level": "instinct" })
}

/// A table of one person and bots at which that person has to choose between several things; what they see.
async fn asked(host: &Host, anna: &str, new: Value) -> (String, Value) {
    let table = host.table_with(anna, new).await;
    host.does(&table, anna, "start", json!({ "type": "start" })).await;
    (table.clone(), decision(host, &table, anna).await)
}

async fn decision(host: &Host, table: &str, token: &str) -> Value {
    loop {
        let seen = host.look(table, Some(token)).await;
        let choices = seen["situation"]["choices"].as_array().unwrap();
        match &choices[..] {
            [] => tokio::task::yield_now().await,
            [only] => {
                let act = json!({ "type": "act", "seat": seen["you"]["seat"], "based_on": seen["seq"],
                    "action": only["action"] });
                host.does(table, token, &format!("only{}", seen["seq"]), act).await;
            }
            _ => return seen,
        }
    }
}

fn hint(seen: &Value) -> Value {
    json!({ "type": "hint", "seat": seen["you"]["seat"], "based_on": seen["seq"] })
}

#[tokio::test]
async fn one_person_among_bots_is_told_the_best_choices_with_their_chances_and_nobody_else_is() {
    let host = Host::new().await;
    let anna = host.guest("Anna").await;
    let seats = json!([{ "kind": "me" }, bot(), bot()]);
    let (table, seen) = asked(&host, &anna, json!({ "game": "rolling-bandits", "seats": seats })).await;
    assert_eq!(seen["situation"]["hints"], json!({ "open": true, "agreed": [], "missing": [0] }));
    let mut watching = host.watching(&table, None).await;
    let mut hers = host.watching(&table, Some(&anna)).await;

    hers.send(json!({ "type": "do", "key": "what", "command": hint(&seen) })).await;
    let done = hers.wait_for("done").await["done"].clone();
    let choices = done["hint"]["choices"].as_array().unwrap().clone();
    assert!((2..=3).contains(&choices.len()), "{done}");
    let offered = seen["situation"]["choices"].as_array().unwrap().len() as u64;
    for choice in &choices {
        assert!(choice["choice"].as_u64().unwrap() < offered, "{done}");
        assert!((0.0..=1.0).contains(&choice["chance"].as_f64().unwrap()), "{done}");
    }
    assert_eq!(done["seq"], seen["seq"], "nothing was done");
    // Asked again, it is the same: the decision was searched once.
    let (_, again) = host.command(&table, Some(&anna), "again", hint(&seen)).await;
    assert_eq!(again["hint"], done["hint"]);
    // The next thing anybody else hears is what she does, and no word of the hint.
    let best = &seen["situation"]["choices"][choices[0]["choice"].as_u64().unwrap() as usize]["action"];
    let act = json!({ "type": "act", "seat": 0, "based_on": seen["seq"], "action": best });
    host.does(&table, &anna, "act", act).await;
    loop {
        let next: Value = serde_json::from_str(&watching.text().await.unwrap()).unwrap();
        match next["type"].as_str().unwrap() {
            "presence" | "heartbeat" => {}
            "update" => {
                assert_eq!(next["happened"]["seq"].as_u64(), seen["seq"].as_u64().map(|seq| seq + 1));
                break;
            }
            other => panic!("{other}: {next}"),
        }
    }
    // A decision that was made is not hinted at any more.
    let (status, late) = host.command(&table, Some(&anna), "late", hint(&seen)).await;
    assert_eq!((status, &late["code"]), (409, &json!("stale")));
}

#[tokio::test]
async fn a_claim_is_hinted_at_without_a_chance() {
    let host = Host::new().await;
    let anna = host.guest("Anna").await;
    let seats = json!([{ "kind": "me" }, bot(), bot()]);
    let (table, mut seen) = asked(&host, &anna, json!({ "game": "pony-express", "seats": seats })).await;
    for attempt in 0.. {
        let (status, done) = host.command(&table, Some(&anna), &format!("h{attempt}"), hint(&seen)).await;
        assert_eq!(status, 200, "{done}");
        let first = &done["hint"]["choices"][0];
        if first["chance"].is_null() {
            assert_eq!(done["hint"]["choices"].as_array().unwrap().len(), 1, "{done}");
            return;
        }
        let action = &seen["situation"]["choices"][first["choice"].as_u64().unwrap() as usize]["action"];
        let act = json!({ "type": "act", "seat": 0, "based_on": seen["seq"], "action": action });
        host.does(&table, &anna, &format!("a{attempt}"), act).await;
        seen = decision(&host, &table, &anna).await;
        assert!(attempt < 40, "somebody claims something within a turn or two");
    }
}

#[tokio::test]
async fn several_people_have_hints_once_all_of_them_agreed_and_everybody_sees_that() {
    let host = Host::new().await;
    let (table, [anna, ben]) = host.started().await;
    let agree = |agree: bool| json!({ "type": "agree_to_hints", "agree": agree });
    let hints = async || host.look(&table, None).await["situation"]["hints"].clone();
    let asked = async |key: &str| {
        let (who, token) = loop {
            let deciders = host.look(&table, None).await["situation"]["deciders"].clone();
            match deciders[0].as_u64() {
                Some(0) => break (0, &anna),
                Some(_) => break (1, &ben),
                None => tokio::task::yield_now().await,
            }
        };
        let seq = host.look(&table, None).await["seq"].clone();
        let command = json!({ "type": "hint", "seat": who, "based_on": seq });
        host.command(&table, Some(token), key, command).await
    };
    assert_eq!(hints().await, json!({ "open": false, "agreed": [], "missing": [0, 1] }));
    assert_eq!(asked("one").await.1["code"], "no_hints");
    let seq = host.does(&table, &anna, "yes", agree(true)).await;
    assert_eq!(hints().await, json!({ "open": false, "agreed": [0], "missing": [1] }));
    assert_eq!(asked("two").await.1["code"], "no_hints");
    host.does(&table, &ben, "yes", agree(true)).await;
    assert_eq!(hints().await, json!({ "open": true, "agreed": [0, 1], "missing": [] }));
    let (status, done) = asked("three").await;
    assert_eq!(status, 200, "{done}");
    host.does(&table, &ben, "no", agree(false)).await;
    assert_eq!(asked("four").await.1["code"], "no_hints");
    // It is in the log, for whoever comes later.
    let (_, seen) = host.get(&format!("/api/tables/{table}?since={}", seq - 1), None).await;
    let events: Vec<&Value> = seen["missed"].as_array().unwrap().iter().map(|past| &past["event"]).collect();
    let agreed = |seat: u8, agree: bool| json!({ "type": "hints_agreed", "seats": [seat], "agree": agree });
    assert_eq!(events, [&agreed(0, true), &agreed(1, true), &agreed(1, false)]);
}

#[tokio::test]
async fn who_shares_a_screen_agrees_too_and_a_table_can_do_without() {
    let host = Host::new().await;
    let anna = host.guest("Anna").await;
    let grandpa = json!({ "kind": "same_screen", "name": "Grandpa" });
    let seats = json!([{ "kind": "me" }, grandpa]);
    let table = host.table(&anna, seats.clone()).await;
    let hints = |seen: Value| seen["situation"]["hints"].clone();
    assert_eq!(hints(host.look(&table, None).await)["open"], false, "two play each other");
    host.does(&table, &anna, "yes", json!({ "type": "agree_to_hints", "agree": true })).await;
    assert_eq!(hints(host.look(&table, None).await)["agreed"], json!([0, 1]));

    let seats = json!([{ "kind": "me" }, bot()]);
    let new = json!({ "game": "catching-santa", "seats": seats, "hints": false });
    let (table, seen) = asked(&host, &anna, new).await;
    assert_eq!(hints(seen.clone()), Value::Null);
    assert_eq!(host.command(&table, Some(&anna), "k", hint(&seen)).await.1["code"], "no_hints");
    let agree = json!({ "type": "agree_to_hints", "agree": true });
    assert_eq!(host.command(&table, Some(&anna), "l", agree).await.1["code"], "no_hints");
}

#[tokio::test]
async fn whoever_sits_down_later_has_agreed_to_nothing() {
    let host = Host::new().await;
    let [anna, ben, cleo] = [host.guest("Anna").await, host.guest("Ben").await, host.guest("Cleo").await];
    let table = host.table(&anna, json!([{ "kind": "me" }, { "kind": "open" }])).await;
    let agree = json!({ "type": "agree_to_hints", "agree": true });
    host.does(&table, &anna, "a", agree.clone()).await;
    host.does(&table, &ben, "sit", json!({ "type": "sit" })).await;
    host.does(&table, &ben, "b", agree).await;
    assert_eq!(host.look(&table, None).await["situation"]["hints"]["open"], true);
    host.does(&table, &ben, "leave", json!({ "type": "leave" })).await;
    host.does(&table, &cleo, "sit", json!({ "type": "sit" })).await;
    let hints = host.look(&table, None).await["situation"]["hints"].clone();
    assert_eq!(hints, json!({ "open": false, "agreed": [0], "missing": [1] }));
}
