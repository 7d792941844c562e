//! People play: over HTTP, over sockets, with bots and clocks.

use crate::support::{self, Host, Socket};
use serde_json::{Value, json};

#[tokio::test]
async fn two_people_play_a_whole_match_over_http() {
    let host = Host::new().await;
    let (table, people) = host.started().await;
    let mut last = 3;
    let mut key = 0;
    while let Some(seq) = host.act(&table, &people, &format!("k{key}")).await {
        assert_eq!(seq, last + 1, "numbers follow each other");
        (last, key) = (seq, key + 1);
    }
    let seen = host.look(&table, Some(&people[0])).await;
    assert_eq!(seen["situation"]["stage"], "over");
    assert!(seen["situation"]["outcome"]["places"].is_array());
    let (status, record) = host.get(&format!("/api/tables/{table}/record"), None).await;
    assert_eq!(status, 200);
    let seed = record["seed"].as_str().expect("a finished match shows its seed");
    assert_eq!(record["commitment"], seen["situation"]["commitment"]);
    assert_eq!(seed.len(), 64);
    assert_eq!(record["seats"], json!(["Anna", "Ben"]));
}

#[tokio::test]
async fn whoever_comes_by_a_link_is_told_what_was_chosen() {
    let host = Host::new().await;
    let anna = host.guest("Anna").await;
    let (options, clock) = (json!([["expert", "on"]]), json!({"kind": "per_decision", "seconds": 60}));
    let seats = json!([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]);
    let new = json!({"game": "colt-express", "seats": seats, "options": options, "clock": clock});
    let table = host.table_with(&anna, new).await;
    let told = host.look(&table, None).await;
    assert_eq!(told["options"], options);
    assert_eq!(told["clock"], clock);
    let snapshot = host.socket(&table, None, "").await.wait_for("snapshot").await;
    assert_eq!((&snapshot["options"], &snapshot["clock"]), (&options, &clock));
}

#[tokio::test]
async fn sockets_get_a_snapshot_then_numbered_updates() {
    let host = Host::new().await;
    let (table, people) = host.started().await;
    let mut sockets = [
        host.socket(&table, Some(&people[0]), "").await,
        host.socket(&table, Some(&people[1]), "?since=0").await,
        host.socket(&table, None, "").await,
    ];
    let mut snapshots = vec![];
    for socket in &mut sockets {
        snapshots.push(socket.wait_for("snapshot").await);
    }
    assert_eq!(snapshots[0]["you"]["seat"], 0);
    assert_eq!(snapshots[1]["you"]["seat"], 1);
    assert_eq!(snapshots[2]["you"]["seat"], Value::Null);
    assert_eq!(snapshots[0]["missed"], json!([]));
    assert_eq!(snapshots[1]["missed"].as_array().unwrap().len(), 3);
    let (seat, seq) = decider(&snapshots);
    act(&mut sockets[seat], &snapshots[seat]["situation"], seat, seq, "a").await;
    for socket in &mut sockets {
        let update = socket.wait_for("update").await;
        assert_eq!(update["happened"]["seq"], seq + 1);
        assert_eq!(update["happened"]["event"]["type"], "stepped");
    }
    assert_eq!(sockets[seat].wait_for("done").await["done"]["seq"], seq + 1);
}

fn decider(snapshots: &[Value]) -> (usize, u64) {
    let seat = snapshots[0]["situation"]["deciders"][0].as_u64().unwrap() as usize;
    (seat, snapshots[0]["seq"].as_u64().unwrap())
}

async fn act(socket: &mut Socket, situation: &Value, seat: usize, based_on: u64, key: &str) {
    let action = situation["choices"][0]["action"].clone();
    let command = json!({ "type": "act", "seat": seat, "based_on": based_on, "action": action });
    socket.send(json!({ "type": "do", "key": key, "command": command })).await;
}

#[tokio::test]
async fn the_same_key_gets_the_same_answer_and_is_done_once() {
    let host = Host::new().await;
    let (table, people) = host.started().await;
    let seat = host.look(&table, None).await["situation"]["deciders"][0].as_u64().unwrap();
    let token = &people[seat as usize];
    let seen = host.look(&table, Some(token)).await;
    let action = seen["situation"]["choices"][0]["action"].clone();
    let act = json!({ "type": "act", "seat": seat, "based_on": seen["seq"], "action": action });
    let first = host.command(&table, Some(token), "same", act.clone()).await;
    let again = host.command(&table, Some(token), "same", act.clone()).await;
    assert_eq!((first.0, &first), (200, &again));
    let other_key = host.command(&table, Some(token), "other", act.clone()).await;
    assert_eq!((other_key.0, &other_key.1["code"]), (409, &json!("stale")));
    assert_eq!(
        host.command(&table, Some(token), "other", act).await,
        other_key,
        "a refusal is repeated, too"
    );
    assert_eq!(host.look(&table, None).await["seq"].as_u64(), seen["seq"].as_u64().map(|seq| seq + 1));
}

#[tokio::test]
async fn asking_why_does_nothing() {
    let host = Host::new().await;
    let (table, people) = host.started().await;
    let before = host.look(&table, None).await;
    let seat = before["situation"]["deciders"][0].as_u64().unwrap() as usize;
    let seen = host.look(&table, Some(&people[seat])).await;
    let why = |seat: usize, action: Value| json!({ "type": "why", "seat": seat, "action": action });
    let legal = seen["situation"]["choices"][0]["action"].clone();
    host.does(&table, &people[seat], "a", why(seat, legal.clone())).await;
    let other = 1 - seat;
    for (who, command, code) in [
        (seat, why(seat, json!({ "move": { "from": 5, "to": 6 } })), "not_allowed"),
        (seat, why(seat, json!("fly")), "not_an_action"),
        (other, why(other, legal.clone()), "not_your_decision"),
        (other, why(seat, legal), "not_your_seat"),
    ] {
        let (_, refused) = host.command(&table, Some(&people[who]), code, command).await;
        assert_eq!(refused["code"], code, "{refused}");
        if code == "not_allowed" {
            // The rule itself is said, and not only where it stands.
            let rule = refused["rule"].as_str().unwrap().parse().unwrap();
            let book = tinstar_words::rulebook("catching-santa", tinstar_words::Tongue::English).unwrap();
            let message = refused["message"].as_str().unwrap();
            assert!(message.contains(&book.get(rule).unwrap().text), "{refused}");
        }
    }
    assert_eq!(host.look(&table, None).await["view"], before["view"]);
}

#[tokio::test]
async fn keys_survive_a_restart() {
    let url = support::fresh_url();
    let host = Host::on(&url, support::settings()).await;
    let (table, people) = host.started().await;
    let seq = host.act(&table, &people, "k").await.unwrap();
    host.store.close().await;
    let host = Host::on(&url, support::settings()).await;
    for token in &people {
        let (status, done) = host.command(&table, Some(token), "k", json!({ "type": "leave" })).await;
        if status == 200 && done["seq"] == seq {
            return;
        }
    }
    panic!("nobody's key was remembered");
}

#[tokio::test]
async fn bots_play_by_themselves() {
    let host = Host::new().await;
    let anna = host.guest("Anna").await;
    let seats = json!([{ "kind": "bot", "level": "instinct" }, { "kind": "bot", "level": "random" }]);
    let table = host.table(&anna, seats).await;
    let mut socket = host.watching(&table, None).await;
    host.does(&table, &anna, "start", json!({ "type": "start" })).await;
    loop {
        let update = socket.wait_for("update").await;
        if update["situation"]["stage"] == "over" {
            break;
        }
    }
}

#[tokio::test]
async fn a_seat_is_handed_to_a_bot_and_taken_back() {
    let host = Host::new().await;
    let (table, people) = host.started().await;
    let mut socket = host.watching(&table, None).await;
    for (seat, token) in people.iter().enumerate() {
        host.does(&table, token, "hand", json!({ "type": "hand", "seat": seat, "level": "random" })).await;
    }
    for _ in 0..5 {
        let update = socket.wait_for("update").await;
        assert!(matches!(update["happened"]["event"]["by"].as_str(), Some("bot") | None), "{update}");
    }
    for (seat, token) in people.iter().enumerate() {
        host.does(&table, token, "back", json!({ "type": "take_back", "seat": seat })).await;
    }
    let seen = host.look(&table, None).await;
    assert_eq!(seen["situation"]["seats"][0].get("bot"), None);
}

#[tokio::test]
async fn a_hotseat_sees_what_it_lifts() {
    let host = Host::new().await;
    let anna = host.guest("Anna").await;
    let seats = json!([{ "kind": "me" }, { "kind": "same_screen", "name": "Grandpa" }]);
    let table = host.table(&anna, seats).await;
    host.does(&table, &anna, "start", json!({ "type": "start" })).await;
    let mut socket = host.socket(&table, Some(&anna), "").await;
    let curtain = socket.wait_for("snapshot").await;
    assert_eq!(curtain["situation"]["seat"], Value::Null);
    assert_eq!(curtain["situation"]["choices"], json!([]));
    let seat = curtain["situation"]["deciders"][0].clone();
    socket.send(json!({ "type": "lift", "seat": seat, "since": 0 })).await;
    let lifted = socket.wait_for("snapshot").await;
    assert_eq!(lifted["situation"]["seat"], seat);
    assert!(!lifted["situation"]["choices"].as_array().unwrap().is_empty());
    socket.send(json!({ "type": "lift", "seat": null })).await;
    assert_eq!(socket.wait_for("snapshot").await["situation"]["seat"], Value::Null);
    socket.send(json!({ "type": "lift", "seat": 3 })).await;
    assert_eq!(socket.wait_for("refused").await["refusal"]["code"], "not_your_seat");
}

#[tokio::test]
async fn a_rematch_is_one_table_with_everyone_one_seat_further() {
    let host = Host::new().await;
    let (table, people) = host.started().await;
    let mut socket = host.watching(&table, None).await;
    for (seat, token) in people.iter().enumerate() {
        host.does(&table, token, "h", json!({ "type": "hand", "seat": seat, "level": "instinct" })).await;
    }
    while socket.wait_for("update").await["situation"]["stage"] != "over" {}
    let rematch = json!({ "type": "rematch" });
    let (_, one) = host.command(&table, Some(&people[0]), "r", rematch.clone()).await;
    let (_, two) = host.command(&table, Some(&people[1]), "r", rematch).await;
    assert_eq!(one["table"], two["table"], "{one} {two}");
    let next = host.look(one["table"].as_str().unwrap(), Some(&people[0])).await;
    assert_eq!(next["you"]["seats"], json!([1]));
    assert_eq!(next["situation"]["stage"], "open");
    assert_eq!(host.look(&table, None).await["situation"]["rematch"], one["table"]);
}

#[tokio::test]
async fn a_clock_decides_for_whoever_is_late() {
    let host = Host::new().await;
    let anna = host.guest("Anna").await;
    let new = json!({
        "game": "catching-santa",
        "seats": [{ "kind": "me" }, { "kind": "same_screen", "name": "Ben" }],
        "clock": { "kind": "per_decision", "seconds": 5 },
    });
    let table = host.table_with(&anna, new).await;
    let mut socket = host.watching(&table, None).await;
    host.does(&table, &anna, "start", json!({ "type": "start" })).await;
    assert_eq!(socket.wait_for("update").await["happened"]["event"]["type"], "started");
    let began = std::time::Instant::now();
    let late = socket.wait_for("update").await;
    assert_eq!(late["happened"]["event"]["by"], "clock");
    // Never too early; how late depends on what else the machine does.
    let took = began.elapsed().as_secs_f64();
    assert!(took >= 4.5, "{took}");
}

#[tokio::test]
async fn presence_and_chat_reach_those_they_are_for() {
    let host = Host::new().await;
    let (table, people) = host.started().await;
    let carl = host.guest("Carl <b>").await;
    let mut anna = host.socket(&table, Some(&people[0]), "").await;
    let mut watching = host.socket(&table, Some(&carl), "").await;
    let present = loop {
        let present = anna.wait_for("presence").await["present"].clone();
        if present["watching"] == 1 {
            break present;
        }
    };
    assert_eq!(present["seats"], json!([0]));
    // A second window of Anna's changes nothing for others, and is told all the same.
    let mut again = host.socket(&table, Some(&people[0]), "").await;
    assert_eq!(again.wait_for("presence").await["present"], present);
    let say = |text: &str| json!({ "type": "say", "text": text });
    host.does(&table, &carl, "1", say("psst")).await;
    host.does(&table, &carl, "1", say("psst")).await;
    host.does(&table, &people[1], "1", say("hello")).await;
    let heard = anna.wait_for("chat").await;
    assert_eq!(heard["said"]["text"], "hello", "players do not hear spectators");
    let heard = watching.wait_for("chat").await;
    assert_eq!((&heard["said"]["text"], &heard["said"]["name"]), (&json!("psst"), &json!("Carl <b>")));
    host.does(&table, &carl, "2", say("again")).await;
    assert_eq!(watching.wait_for("chat").await["said"]["number"], 2, "a repeated key says nothing twice");
    let seen = host.look(&table, Some(&people[0])).await;
    assert_eq!(seen["chat"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn lists_show_public_tables_to_all_and_mine_to_me() {
    let host = Host::new().await;
    let anna = host.guest("Anna").await;
    let new = |public: bool| json!({ "game": "catching-santa", "seats": [{ "kind": "me" }, { "kind": "open" }], "public": public });
    let open = host.table_with(&anna, new(true)).await;
    let hidden = host.table_with(&anna, new(false)).await;
    let ids = |list: Value| {
        let tables = list["tables"].as_array().unwrap().clone();
        tables.iter().map(|table| table["table"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(ids(host.get("/api/tables", None).await.1), std::slice::from_ref(&open));
    let mut mine = ids(host.get("/api/my-tables", Some(&anna)).await.1);
    mine.sort();
    let mut both = vec![open.clone(), hidden];
    both.sort();
    assert_eq!(mine, both);
    host.does(&open, &anna, "c", json!({ "type": "close" })).await;
    assert!(ids(host.get("/api/tables", None).await.1).is_empty());
}

#[tokio::test]
async fn my_list_says_which_tables_wait_for_me() {
    let host = Host::new().await;
    let (anna, ben) = (host.guest("Anna").await, host.guest("Ben").await);
    let table = host.table(&anna, json!([{ "kind": "me" }, { "kind": "open" }])).await;
    let turns = async || {
        let mut turns = vec![];
        for person in [&anna, &ben] {
            let list = host.get("/api/my-tables", Some(person)).await.1;
            turns.push(list["tables"][0]["my_turn"].as_bool());
        }
        turns
    };
    host.does(&table, &ben, "sit", json!({ "type": "sit" })).await;
    assert_eq!(turns().await, [Some(false); 2], "the match has not begun");
    host.does(&table, &anna, "start", json!({ "type": "start" })).await;
    let seen = host.look(&table, Some(&anna)).await;
    let decider = seen["situation"]["deciders"][0].as_u64().unwrap();
    assert_eq!(turns().await, [Some(decider == 0), Some(decider == 1)]);
    let public = host.get("/api/tables", None).await.1;
    assert!(public["tables"].as_array().unwrap().iter().all(|card| card["my_turn"] == json!(false)));
    // Whoever lets a bot play is not waited for.
    let person = [&anna, &ben][decider as usize];
    host.does(&table, person, "hand", json!({ "type": "hand", "seat": decider, "level": "random" })).await;
    let mine = host.get("/api/my-tables", Some(person)).await.1;
    assert_eq!(mine["tables"][0]["my_turn"], json!(false));
}

#[tokio::test]
async fn a_reader_that_does_not_read_is_dropped() {
    let mut settings = support::settings();
    settings.limits.kept = 100;
    let host = Host::narrow(settings).await;
    let carl = host.guest("Carl").await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let table = host.table(&carl, seats).await;
    let _deaf = Socket::deaf(host.address, &table).await;
    let zoe = host.guest("Zoe").await;
    let dropped = async || {
        let request = axum::http::Request::get("/metrics").body(axum::body::Body::empty()).unwrap();
        let (_, _, text) = host.raw(request).await;
        let count = text.lines().find_map(|line| line.strip_prefix("tinstar_slow_readers_total "));
        count.expect("it is counted").parse::<u64>().unwrap()
    };
    // What is said goes out before it is answered, and the network keeps some 20 kB of it at the most.
    let mut said = 0;
    while dropped().await == 0 {
        assert!(said < 1_000, "half a megabyte was kept for somebody who does not read");
        let say = json!({ "type": "say", "text": "x".repeat(500) });
        host.does(&table, &zoe, &format!("s{said}"), say).await;
        said += 1;
    }
    assert_eq!(dropped().await, 1);
    // The table goes on for everybody else.
    host.does(&table, &zoe, "sit", json!({ "type": "sit" })).await;
}
