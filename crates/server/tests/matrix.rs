//! Who may do what: everybody, every command, every stage.

use crate::support;
use crate::support::Host;
use serde_json::{Value, json};

const PEOPLE: [&str; 5] = ["owner", "player", "spectator", "stranger", "signed out"];

/// Every command, and what each of the five is answered: a code, or "done".
type Row = (&'static str, Value, [&'static str; 5]);

/// Makes the same table again for each question, so that one answer does not change the next.
async fn ask_everything(host: &Host, stage: &str, rows: Vec<Row>) {
    for (name, command, expected) in rows {
        for (at, person) in PEOPLE.iter().enumerate() {
            let (table, tokens) = table(host, stage).await;
            let mut command = command.clone();
            if command.get("based_on").is_some() {
                command["based_on"] = host.look(&table, None).await["seq"].clone();
            }
            let (status, answer) = host.command(&table, tokens[at].as_deref(), "k", command).await;
            let found = if status == 200 { "done" } else { answer["code"].as_str().unwrap() };
            assert_eq!(found, expected[at], "{stage}: {person} asks {name}: {answer}");
            if status != 200 {
                assert!(answer["message"].as_str().unwrap().ends_with('.'), "{answer}");
            }
        }
    }
}

/// A table in a stage, and the tokens of the five. The spectator watches; the stranger only knows the link.
async fn table(host: &Host, stage: &str) -> (String, [Option<String>; 5]) {
    let [owner, player, spectator, stranger] =
        [host.guest("O").await, host.guest("P").await, host.guest("S").await, host.guest("X").await];
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
    let table = host.table(&owner, seats).await;
    host.does(&table, &player, "sit", json!({ "type": "sit", "seat": 1 })).await;
    if stage != "open" {
        host.does(&table, &owner, "bot", json!({ "type": "seat_bot", "seat": 2, "level": "instinct" })).await;
        host.does(&table, &owner, "start", json!({ "type": "start" })).await;
    }
    if stage == "over" {
        for (seat, token) in [&owner, &player].into_iter().enumerate() {
            host.does(&table, token, "hand", json!({ "type": "hand", "seat": seat, "level": "instinct" }))
                .await;
        }
        let mut socket = host.socket(&table, None, "").await;
        let mut stage = socket.wait_for("snapshot").await["situation"]["stage"].clone();
        while stage != "over" {
            stage = socket.wait_for("update").await["situation"]["stage"].clone();
        }
    }
    let _ = host.look(&table, Some(&spectator)).await;
    (table, [Some(owner), Some(player), Some(spectator), Some(stranger), None])
}

const OUT: &str = "signed_out";

#[tokio::test]
async fn before_the_match() {
    let host = Host::new().await;
    let act = json!({ "type": "act", "seat": 0, "based_on": 0, "action": "roll" });
    let undo = json!({ "type": "undo", "seat": 0, "based_on": 0 });
    let hand = json!({ "type": "hand", "seat": 0, "level": "random" });
    let rows: Vec<Row> = vec![
        ("sit", json!({ "type": "sit" }), ["done", "done", "done", "done", OUT]),
        (
            "sit on another",
            json!({ "type": "sit", "seat": 1 }),
            ["seat_taken", "seat_taken", "seat_taken", "seat_taken", OUT],
        ),
        ("leave", json!({ "type": "leave" }), ["done", "done", "not_seated", "not_seated", OUT]),
        (
            "seat_bot",
            json!({ "type": "seat_bot", "seat": 2, "level": "random" }),
            ["done", "not_owner", "not_owner", "not_owner", OUT],
        ),
        (
            "empty",
            json!({ "type": "empty", "seat": 1 }),
            ["done", "not_owner", "not_owner", "not_owner", OUT],
        ),
        (
            "block",
            json!({ "type": "block", "seat": 1 }),
            ["done", "not_owner", "not_owner", "not_owner", OUT],
        ),
        (
            "resign",
            json!({ "type": "resign" }),
            ["not_running", "not_running", "not_seated", "not_seated", OUT],
        ),
        ("end", json!({ "type": "end" }), ["not_running", "not_running", "not_seated", "not_seated", OUT]),
        ("start", json!({ "type": "start" }), ["seats_open", "not_owner", "not_owner", "not_owner", OUT]),
        ("close", json!({ "type": "close" }), ["done", "not_owner", "not_owner", "not_owner", OUT]),
        ("act", act, ["not_running", "not_your_seat", "not_seated", "not_seated", OUT]),
        ("undo", undo, ["not_running", "not_your_seat", "not_seated", "not_seated", OUT]),
        ("hand", hand, ["not_running", "not_your_seat", "not_seated", "not_seated", OUT]),
        (
            "take_back",
            json!({ "type": "take_back", "seat": 0 }),
            ["not_running", "not_your_seat", "not_seated", "not_seated", OUT],
        ),
        ("rematch", json!({ "type": "rematch" }), ["not_over", "not_over", "not_seated", "not_seated", OUT]),
        ("say", json!({ "type": "say", "text": "hi" }), ["done", "done", "done", "done", OUT]),
        (
            "hint",
            json!({ "type": "hint", "seat": 0, "based_on": 0 }),
            ["not_running", "not_your_seat", "not_seated", "not_seated", OUT],
        ),
        (
            "agree_to_hints",
            json!({ "type": "agree_to_hints", "agree": true }),
            ["done", "done", "not_seated", "not_seated", OUT],
        ),
    ];
    ask_everything(&host, "open", rows).await;
}

#[tokio::test]
async fn during_the_match() {
    let mut settings = support::settings();
    // The bot does not play while the test asks.
    settings.bot_pause = std::time::Duration::from_secs(600);
    settings.bot_patience = std::time::Duration::from_secs(600);
    let host = Host::with(settings).await;
    let late = "already_started";
    let undo = json!({ "type": "undo", "seat": 2, "based_on": 0 });
    let rows: Vec<Row> = vec![
        ("sit", json!({ "type": "sit" }), [late, late, late, late, OUT]),
        ("leave", json!({ "type": "leave" }), ["done", "done", "not_seated", "not_seated", OUT]),
        (
            "seat_bot",
            json!({ "type": "seat_bot", "seat": 2, "level": "random" }),
            [late, "not_owner", "not_owner", "not_owner", OUT],
        ),
        ("block", json!({ "type": "block", "seat": 1 }), [late, "not_owner", "not_owner", "not_owner", OUT]),
        ("resign", json!({ "type": "resign" }), ["done", "done", "not_seated", "not_seated", OUT]),
        ("end", json!({ "type": "end" }), ["done", "done", "not_seated", "not_seated", OUT]),
        (
            "stand_in",
            json!({ "type": "stand_in", "seat": 1 }),
            ["not_away", "not_away", "not_seated", "not_seated", OUT],
        ),
        ("empty", json!({ "type": "empty", "seat": 1 }), [late, "not_owner", "not_owner", "not_owner", OUT]),
        ("start", json!({ "type": "start" }), [late, "not_owner", "not_owner", "not_owner", OUT]),
        ("close", json!({ "type": "close" }), [late, "not_owner", "not_owner", "not_owner", OUT]),
        (
            "act for the bot",
            json!({ "type": "act", "seat": 2, "based_on": 0, "action": "roll" }),
            ["not_your_seat", "not_your_seat", "not_seated", "not_seated", OUT],
        ),
        ("undo for the bot", undo, ["not_your_seat", "not_your_seat", "not_seated", "not_seated", OUT]),
        (
            "hand another's",
            json!({ "type": "hand", "seat": 1, "level": "random" }),
            ["not_your_seat", "done", "not_seated", "not_seated", OUT],
        ),
        (
            "take_back another's",
            json!({ "type": "take_back", "seat": 1 }),
            ["not_your_seat", "no_bot_plays", "not_seated", "not_seated", OUT],
        ),
        ("rematch", json!({ "type": "rematch" }), ["not_over", "not_over", "not_seated", "not_seated", OUT]),
        ("say", json!({ "type": "say", "text": "hi" }), ["done", "done", "done", "done", OUT]),
        (
            "hint",
            json!({ "type": "hint", "seat": 0, "based_on": 0 }),
            ["no_hints", "not_your_seat", "not_seated", "not_seated", OUT],
        ),
        (
            "agree_to_hints",
            json!({ "type": "agree_to_hints", "agree": true }),
            ["done", "done", "not_seated", "not_seated", OUT],
        ),
    ];
    ask_everything(&host, "running", rows).await;
    nobody_acts_for_another(&host).await;
}

/// Whoever's turn it is: of the five, only that person can act, whatever seat they name.
async fn nobody_acts_for_another(host: &Host) {
    let (table, people) = host.started().await;
    let stranger = host.guest("X").await;
    let seat = host.look(&table, None).await["situation"]["deciders"][0].as_u64().unwrap() as usize;
    let seen = host.look(&table, Some(&people[seat])).await;
    let action = &seen["situation"]["choices"][0]["action"];
    let act = json!({ "type": "act", "seat": seat, "based_on": seen["seq"], "action": action });
    for (token, code) in
        [(Some(&people[1 - seat]), "not_your_seat"), (Some(&stranger), "not_seated"), (None, OUT)]
    {
        let (_, answer) = host.command(&table, token.map(String::as_str), "k", act.clone()).await;
        assert_eq!(answer["code"], code);
    }
    host.does(&table, &people[seat], "k", act).await;
}

#[tokio::test]
async fn after_the_match() {
    let host = Host::new().await;
    let late = "already_started";
    let act = json!({ "type": "act", "seat": 0, "based_on": 0, "action": "roll" });
    let rows: Vec<Row> = vec![
        ("sit", json!({ "type": "sit" }), [late, late, late, late, OUT]),
        ("resign", json!({ "type": "resign" }), ["game_over", "game_over", "not_seated", "not_seated", OUT]),
        ("end", json!({ "type": "end" }), ["game_over", "game_over", "not_seated", "not_seated", OUT]),
        (
            "leave",
            json!({ "type": "leave" }),
            ["not_running", "not_running", "not_seated", "not_seated", OUT],
        ),
        ("start", json!({ "type": "start" }), [late, "not_owner", "not_owner", "not_owner", OUT]),
        ("act", act, ["game_over", "not_your_seat", "not_seated", "not_seated", OUT]),
        (
            "hand",
            json!({ "type": "hand", "seat": 0, "level": "random" }),
            ["game_over", "not_your_seat", "not_seated", "not_seated", OUT],
        ),
        (
            "take_back",
            json!({ "type": "take_back", "seat": 0 }),
            ["game_over", "not_your_seat", "not_seated", "not_seated", OUT],
        ),
        ("rematch", json!({ "type": "rematch" }), ["done", "done", "not_seated", "not_seated", OUT]),
        ("say", json!({ "type": "say", "text": "gg" }), ["done", "done", "done", "done", OUT]),
        (
            "hint",
            json!({ "type": "hint", "seat": 0, "based_on": 0 }),
            ["game_over", "not_your_seat", "not_seated", "not_seated", OUT],
        ),
        (
            "agree_to_hints",
            json!({ "type": "agree_to_hints", "agree": true }),
            ["game_over", "game_over", "not_seated", "not_seated", OUT],
        ),
    ];
    ask_everything(&host, "over", rows).await;
}

/// What is not a command: reading is for everybody who knows the link, lists and names only for oneself.
#[tokio::test]
async fn reading_and_lists() {
    let host = Host::new().await;
    let (table, tokens) = table(&host, "running").await;
    for (at, person) in PEOPLE.iter().enumerate() {
        let token = tokens[at].as_deref();
        assert_eq!(host.get(&format!("/api/tables/{table}"), token).await.0, 200, "{person}");
        assert_eq!(host.get(&format!("/api/tables/{table}/record"), token).await.0, 200, "{person}");
        let (status, _) = host.get("/api/my-tables", token).await;
        assert_eq!(status, if token.is_some() { 200 } else { 401 }, "{person}");
        let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
        let (status, _) =
            host.post("/api/tables", token, json!({ "game": "catching-santa", "seats": seats })).await;
        assert_eq!(status, if token.is_some() { 201 } else { 401 }, "{person}");
        // Asking for another seat's eyes gives one's own.
        let (_, seen) = host.get(&format!("/api/tables/{table}?seat=0"), token).await;
        let own = [json!(0), json!(1), Value::Null, Value::Null, Value::Null];
        assert_eq!(seen["situation"]["seat"], own[at], "{person}");
    }
}
