//! People who want to be forgotten, or to know what is known about them, and what is nobody else's.

use std::sync::Arc;

use crate::support::{self, Host, fresh_url, settings, within};
use axum::http::Method;
use serde_json::{Value, json};

/// A match of two that bots have played to its end, in which both said something.
async fn over(host: &Host, people: &[String; 2]) -> String {
    let table = host.table(&people[0], json!([{ "kind": "me" }, { "kind": "open" }])).await;
    host.does(&table, &people[1], "sit", json!({ "type": "sit" })).await;
    host.does(&table, &people[0], "start", json!({ "type": "start" })).await;
    for (seat, token) in people.iter().enumerate() {
        let said = format!("player {seat} says so");
        host.does(&table, token, "say", json!({ "type": "say", "text": said })).await;
    }
    let mut socket = host.watching(&table, None).await;
    for (seat, token) in people.iter().enumerate() {
        host.does(&table, token, "hand", json!({ "type": "hand", "seat": seat, "level": "instinct" })).await;
    }
    while socket.wait_for("update").await["situation"]["stage"] != "over" {}
    table
}

#[tokio::test]
async fn whoever_deletes_themselves_is_shown_to_nobody() {
    let url = fresh_url();
    let host = Host::on(&url, settings()).await;
    let people = [host.guest("Annabelle").await, host.guest("Ben").await];
    let account = json!({ "login": "annabelle.1", "password": "correct horse" });
    host.post("/api/account", Some(&people[0]), account.clone()).await;
    let table = over(&host, &people).await;
    let before = host.look(&format!("{table}?since=0"), Some(&people[1])).await.to_string();
    assert!(before.contains("Annabelle") && before.contains("player 0 says so"));

    assert_eq!(host.call(Method::DELETE, "/api/account", Some(&people[0]), Some(account)).await.0, 204);
    let shown = async |host: &Host| {
        let paths = [
            format!("/api/tables/{table}?since=0"),
            format!("/api/tables/{table}/record"),
            "/api/my-tables".into(),
        ];
        let mut all = String::new();
        for path in paths {
            let (status, seen) = host.get(&path, Some(&people[1])).await;
            assert_eq!(status, 200, "{path}: {seen}");
            all += &seen.to_string();
        }
        all
    };
    let now = shown(&host).await;
    assert!(!now.contains("Annabelle") && !now.contains("player 0 says so"), "{now}");
    assert!(now.contains("Ben") && now.contains("player 1 says so") && now.contains("\"stage\":\"over\""));

    // Her name was left in the files of a running server, in pages that were not yet overwritten.
    let in_files = || {
        let file = url.strip_prefix("sqlite:").unwrap();
        let read = |end: &str| std::fs::read(format!("{file}{end}")).unwrap_or_default();
        let bytes = [read(""), read("-wal")].concat();
        bytes.windows(9).any(|window| window == b"Annabelle")
    };
    within("her name to be gone from the files", async {
        while in_files() {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    })
    .await;

    // Nor is there anything in the file by which somebody could sign in as her, or read what she said.
    host.store.close().await;
    let file = url.strip_prefix("sqlite:").unwrap();
    let mut bytes = std::fs::read(file).unwrap();
    bytes.extend(std::fs::read(format!("{file}-wal")).unwrap_or_default());
    let has = |text: &str| bytes.windows(text.len()).any(|window| window == text.as_bytes());
    assert!(!has("annabelle.1") && !has("$argon2id$") && !has("player 0 says so"));
    assert!(has("player 1 says so"));
    // The next process shows her no more than this one did.
    let again = Host::on(&url, settings()).await;
    assert!(!shown(&again).await.contains("Annabelle"));
}

/// Whoever gets up before the match takes part in nothing, and still the log says who sat there.
#[tokio::test]
async fn who_got_up_before_the_match_is_forgotten_too() {
    let url = fresh_url();
    let host = Host::on(&url, settings()).await;
    let anna = host.guest("Anna").await;
    let names = ["Deletia", "Erasmus", "Expiria"];
    let mut gone = vec![];
    let table = host.table(&anna, json!([{ "kind": "me" }, { "kind": "open" }])).await;
    for name in names {
        let token = host.guest(name).await;
        host.does(&table, &token, "sit", json!({ "type": "sit" })).await;
        host.does(&table, &token, "leave", json!({ "type": "leave" })).await;
        gone.push(token);
    }
    let ben = host.guest("Ben").await;
    host.does(&table, &ben, "sit", json!({ "type": "sit" })).await;
    host.does(&table, &anna, "start", json!({ "type": "start" })).await;
    let told = host.look(&format!("{table}?since=0"), Some(&anna)).await.to_string();
    assert!(names.iter().all(|name| told.contains(name)), "{told}");

    assert_eq!(host.call(Method::DELETE, "/api/account", Some(&gone[0]), None).await.0, 204);
    let erased = host.get("/api/me", Some(&gone[1])).await.1["id"].clone();
    let desk = tinstar_server::Desk::new(Arc::clone(&host.store), "root".to_owned());
    desk.erase(&serde_json::from_value(erased).unwrap(), "").await.unwrap();
    let keep = tinstar_server::Keep { open: None, over: None, ..tinstar_server::Keep::default() };
    let later = desk.now().await.unwrap() + 401 * 24 * 3_600_000;
    assert!(tinstar_server::expire(&host.store, &keep, later).await.unwrap().guests > 0);

    host.store.close().await;
    let again = Host::on(&url, settings()).await;
    let told = again.look(&format!("{table}?since=0"), None).await.to_string();
    assert!(names.iter().all(|name| !told.contains(name)) && told.contains("Ben"), "{told}");
    again.store.compact().await.unwrap();
    again.store.close().await;
    let bytes = std::fs::read(url.strip_prefix("sqlite:").unwrap()).unwrap();
    let has = |text: &str| bytes.windows(text.len()).any(|window| window == text.as_bytes());
    assert_eq!(names.map(has), [false; 3]);
    assert!(has("Ben"));
}

#[tokio::test]
async fn what_players_say_is_for_players_after_the_end_too() {
    let host = Host::new().await;
    let people = [host.guest("Anna").await, host.guest("Ben").await];
    let table = over(&host, &people).await;
    let stranger = host.guest("Carl").await;
    host.does(&table, &stranger, "say", json!({ "type": "say", "text": "well played" })).await;
    let heard = async |token: Option<&str>| {
        let seen = host.look(&table, token).await;
        let lines = seen["chat"].as_array().unwrap().iter();
        lines.map(|said| said["text"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(heard(Some(&people[0])).await, ["player 0 says so", "player 1 says so", "well played"]);
    for token in [Some(stranger.as_str()), None] {
        assert_eq!(heard(token).await, ["well played"]);
    }
}

#[tokio::test]
async fn people_can_have_what_is_stored_about_them() {
    let host = Host::new().await;
    let people = [host.guest("Anna").await, host.guest("Ben").await];
    let table = over(&host, &people).await;
    let (status, data) = host.get("/api/me/data", Some(&people[1])).await;
    assert_eq!((status, &data["me"]["name"]), (200, &json!("Ben")));
    let row = &data["tables"][0];
    assert_eq!((&row["table"], &row["owner"]), (&json!(table), &json!(false)));
    assert_eq!(data["said"][0]["text"], "player 1 says so");
    assert_eq!(data["sessions"].as_array().map(Vec::len), Some(1));
    assert_eq!(host.get("/api/me/data", None).await.1["code"], "signed_out");
}

/// A socket at another node stayed open until its next heartbeat.
#[tokio::test]
async fn signing_out_at_one_node_ends_sockets_at_another() {
    let settings = tinstar_server::Settings { shared_store: true, ..support::settings() };
    let mut pairs = vec![];
    let one = Host::with(settings.clone()).await;
    pairs.push([Host::sharing(Arc::clone(&one.store), settings.clone()).await, one]);
    if let Ok(url) = std::env::var("TINSTAR_TEST_POSTGRES") {
        pairs.push([Host::on(&url, settings.clone()).await, Host::on(&url, settings).await]);
    }
    for [one, two] in pairs {
        let (table, people) = one.started().await;
        let mut socket = two.watching(&table, Some(&people[0])).await;
        one.post("/api/sign-out", Some(&people[0]), Value::Null).await;
        assert_eq!(socket.close_code().await, Some(4001));
        let mut socket = two.watching(&table, Some(&people[1])).await;
        one.call(Method::DELETE, "/api/account", Some(&people[1]), None).await;
        assert_eq!(socket.close_code().await, Some(4001));
    }
}

/// 264 moves were acknowledged after the file was removed, and all of them were gone.
#[tokio::test]
async fn nothing_is_acknowledged_into_a_file_that_was_removed() {
    let url = fresh_url();
    let host = Host::on(&url, settings()).await;
    let (table, people) = host.started().await;
    host.act(&table, &people, "k").await.unwrap();
    std::fs::remove_file(url.strip_prefix("sqlite:").unwrap()).unwrap();
    let (status, no) = host.command(&table, Some(&people[0]), "leave", json!({ "type": "leave" })).await;
    assert_eq!((status, &no["code"]), (503, &json!("store_unavailable")), "{no}");
    assert_eq!(host.store.note_alive(1).await.unwrap_err().code(), "unavailable");
}
