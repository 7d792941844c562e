//! What a host does from outside while the server runs, and what people tell the host.

use std::sync::Arc;

use crate::support::{Host, within};
use axum::http::Method;
use serde_json::{Value, json};
use tinstar_server::Desk;
use tinstar_store::{PersonId, TableId};

fn desk(host: &Host) -> Desk {
    Desk::new(Arc::clone(&host.store), "root".to_owned())
}

async fn person(host: &Host, token: &str) -> PersonId {
    serde_json::from_value(host.get("/api/me", Some(token)).await.1["id"].clone()).unwrap()
}

fn id(table: &str) -> TableId {
    table.parse().unwrap()
}

#[tokio::test]
async fn the_host_closes_and_removes_tables_under_peoples_eyes() {
    let host = Host::new().await;
    let desk = desk(&host);
    let (table, people) = host.started().await;
    let mut socket = host.watching(&table, Some(&people[0])).await;
    desk.close(&id(&table), "late").await.unwrap();
    assert_eq!(socket.wait_for("update").await["situation"]["stage"], "over");
    assert_eq!(desk.close(&id(&table), "").await.unwrap_err().code.as_str(), "not_running");
    let (open, mut gone) = {
        let open = host.table(&people[0], json!([{ "kind": "me" }, { "kind": "open" }])).await;
        (open.clone(), host.watching(&open, Some(&people[1])).await)
    };
    desk.close(&id(&open), "").await.unwrap();
    assert_eq!(gone.wait_for("update").await["happened"]["event"]["type"], "closed");

    desk.delete(&id(&table), "").await.unwrap();
    assert_eq!(socket.wait_for("refused").await["refusal"]["code"], "no_such_table");
    assert_eq!(host.get(&format!("/api/tables/{table}"), None).await.1["code"], "no_such_table");
    assert_eq!(desk.delete(&id(&table), "").await.unwrap_err().code.as_str(), "no_such_table");

    let orders = host.store.orders_after(0, 9).await.unwrap();
    let told: Vec<_> =
        orders.iter().map(|one| (&*one.order.what, &*one.order.by, &*one.order.note)).collect();
    assert_eq!(told, [("close", "root", "late"), ("close", "root", ""), ("delete", "root", "")]);
}

#[tokio::test]
async fn the_host_mutes_and_keeps_people_out_for_a_while() {
    let host = Host::new().await;
    let desk = desk(&host);
    let (table, people) = host.started().await;
    let anna = person(&host, &people[0]).await;
    let say = json!({ "type": "say", "text": "hello" });
    let hour = desk.now().await.unwrap() + 3_600_000;
    desk.mute(&anna, Some(hour), "").await.unwrap();
    assert_eq!(host.command(&table, Some(&people[0]), "s1", say.clone()).await.1["code"], "muted");
    host.does(&table, &people[1], "s1", say.clone()).await;
    desk.mute(&anna, None, "").await.unwrap();
    host.does(&table, &people[0], "s2", say.clone()).await;
    desk.mute(&anna, Some(1), "").await.unwrap();
    host.does(&table, &people[0], "s3", say).await;

    let account = json!({ "login": "anna.1", "password": "correct horse" });
    host.post("/api/account", Some(&people[0]), account.clone()).await;
    let mut socket = host.watching(&table, Some(&people[0])).await;
    desk.ban(&anna, Some(hour), "").await.unwrap();
    assert_eq!(socket.close_code().await, Some(4001));
    for (method, path) in [(Method::GET, "/api/me"), (Method::GET, "/api/my-tables")] {
        let (status, no) = host.call(method, path, Some(&people[0]), None).await;
        assert_eq!((status, &no["code"]), (403, &json!("banned")), "{path}");
    }
    assert_eq!(host.post("/api/sign-in", None, account.clone()).await.1["code"], "banned");
    desk.ban(&anna, None, "").await.unwrap();
    assert_eq!(host.get("/api/me", Some(&people[0])).await.0, 200);
    assert_eq!(host.post("/api/sign-in", None, account).await.0, 200);
    let nobody = desk.ban(&"nobody".parse().unwrap(), None, "").await.unwrap_err();
    assert_eq!(nobody.code.as_str(), "not_found");
}

#[tokio::test]
async fn the_host_forgets_somebody_and_the_match_goes_on() {
    let host = Host::new().await;
    let (table, people) = host.started().await;
    let anna = person(&host, &people[0]).await;
    let mut socket = host.watching(&table, Some(&people[1])).await;
    desk(&host).erase(&anna, "").await.unwrap();
    let update = socket.wait_for("update").await;
    assert_eq!(update["happened"]["event"]["type"], "resigned", "{update}");
    assert_eq!(host.get("/api/me", Some(&people[0])).await.1["login"], Value::Null);
    within("her name to be gone", async {
        while host.look(&format!("{table}?since=0"), Some(&people[1])).await.to_string().contains("Anna") {
            tokio::task::yield_now().await;
        }
    })
    .await;
    let log = host.store.read(&id(&table), tinstar_store::Seq(0), 99).await.unwrap();
    assert!(!log.iter().any(|entry| entry.body.contains("Anna")), "not in the log either");
    assert!(log.iter().any(|entry| entry.body.contains("Ben")));
}

#[tokio::test]
async fn everybody_hears_the_host() {
    let host = Host::new().await;
    let desk = desk(&host);
    let (table, people) = host.started().await;
    let mut socket = host.watching(&table, Some(&people[0])).await;
    let soon = desk.now().await.unwrap() + 60_000;
    desk.announce("Back in a minute.", soon).await.unwrap();
    assert_eq!(socket.wait_for("notice").await["text"], "Back in a minute.");
    assert_eq!(host.get("/api/tables", None).await.1["notice"], "Back in a minute.");
    let mut late = host.socket(&table, Some(&people[1]), "").await;
    assert_eq!(late.wait_for("notice").await["text"], "Back in a minute.");
    desk.announce("", soon).await.unwrap();
    assert_eq!(socket.wait_for("notice").await["text"], "");
    assert_eq!(host.get("/api/tables", None).await.1["notice"], Value::Null);
}

#[tokio::test]
async fn people_tell_the_host_about_each_other() {
    let host = Host::new().await;
    let (table, people) = host.started().await;
    let carl = host.guest("Carl").await;
    let [anna, ben] = [person(&host, &people[0]).await, person(&host, &people[1]).await];
    let number = host.does(&table, &people[1], "s", json!({ "type": "say", "text": "you fool" })).await;
    let report = async |token: Option<&str>, body: Value| {
        let (status, no) = host.post(&format!("/api/tables/{table}/report"), token, body).await;
        if status == 204 { "done".to_owned() } else { no["code"].as_str().unwrap().to_owned() }
    };
    let line = json!({ "room": "players", "number": number });
    let said = json!({ "line": line, "text": "rude" });
    for (token, body, expected) in [
        (Some(&people[0]), said.clone(), "done"),
        (Some(&people[0]), json!({ "seat": 1, "text": "stalls" }), "done"),
        (Some(&people[0]), json!({ "text": "me" }), "not_found"),
        (Some(&people[0]), json!({ "seat": 5, "text": "who" }), "no_such_seat"),
        (Some(&carl), said.clone(), "not_found"),
        (Some(&carl), json!({ "text": "an advertisement" }), "done"),
        (Some(&carl), json!({ "text": "" }), "bad_text"),
        (None, said, "signed_out"),
    ] {
        assert_eq!(report(token.map(String::as_str), body.clone()).await, expected, "{body}");
    }
    let reports = host.store.reports(false, 9).await.unwrap();
    let told: Vec<_> = reports.iter().map(|one| (&one.report.about, &*one.report.text)).collect();
    assert_eq!(told, [(&anna, "an advertisement"), (&ben, "stalls")], "one about the same person");
    desk(&host).settle(reports[1].number, "").await.unwrap();
    assert_eq!(host.store.reports(false, 9).await.unwrap().len(), 1);
}

#[tokio::test]
async fn the_lobby_is_without_those_whom_one_hid() {
    let host = Host::new().await;
    let [anna, ben] = [host.guest("Anna").await, host.guest("Ben").await];
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let new = json!({ "game": "catching-santa", "seats": seats, "public": true });
    let mut tables = vec![];
    for _ in 0..5 {
        tables.push(host.table_with(&anna, new.clone()).await);
    }
    let lobby = async |token| host.get("/api/tables", token).await.1["tables"].as_array().unwrap().len();
    assert_eq!(lobby(Some(&*ben)).await, 3, "a few of each person");
    assert_eq!(host.post(&format!("/api/tables/{}/hide", tables[0]), Some(&ben), Value::Null).await.0, 204);
    assert_eq!((lobby(Some(&*ben)).await, lobby(None).await, lobby(Some(&*anna)).await), (0, 3, 3));
    assert_eq!(host.call(Method::DELETE, "/api/hidden", Some(&ben), None).await.0, 204);
    assert_eq!(lobby(Some(&*ben)).await, 3);
    // Where nobody is any more, nobody is sent.
    for table in &tables {
        host.store.set_shown(&id(table), 1).await.unwrap();
    }
    assert_eq!(lobby(None).await, 0);
    let mut socket = host.watching(&tables[0], Some(&ben)).await;
    socket.wait_for("presence").await;
    within("the table to be listed again", async {
        while lobby(None).await == 0 {
            tokio::task::yield_now().await;
        }
    })
    .await;
}

/// A blocked guest threw the cookie away and sat down again as somebody else, twenty times of twenty.
#[tokio::test]
async fn a_blocked_guest_does_not_come_back_as_another() {
    let host = Host::new().await;
    let [anna, ben, carl] = [host.guest("Anna").await, host.guest("Ben").await, host.guest("Carl").await];
    let table = host.table(&anna, json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }])).await;
    host.does(&table, &ben, "sit", json!({ "type": "sit", "seat": 1 })).await;
    host.does(&table, &anna, "block", json!({ "type": "block", "seat": 1 })).await;
    let again = host.guest("Benjamin").await;
    for (key, command) in
        [("sit", json!({ "type": "sit" })), ("say", json!({ "type": "say", "text": "me again" }))]
    {
        let (_, no) = host.command(&table, Some(&again), key, command).await;
        assert_eq!(no["code"], "blocked");
    }
    // An account is made as soon as a guest.
    let account = json!({ "login": "benjamin", "password": "correct horse" });
    assert_eq!(host.post("/api/account", Some(&again), account).await.0, 201);
    let (_, no) = host.command(&table, Some(&again), "sit-2", json!({ "type": "sit", "seat": 2 })).await;
    assert_eq!(no["code"], "blocked");
    // Whoever was known before is another matter; and other tables are.
    host.does(&table, &carl, "sit", json!({ "type": "sit", "seat": 1 })).await;
    let other = host.table(&anna, json!([{ "kind": "me" }, { "kind": "open" }])).await;
    host.does(&other, &again, "sit", json!({ "type": "sit" })).await;
}

/// A guest who was banned threw the cookie away and went on among strangers.
#[tokio::test]
async fn a_banned_guest_does_not_come_back_as_another() {
    let host = Host::new().await;
    let desk = desk(&host);
    let [anna, ben, carl] = [host.guest("Anna").await, host.guest("Ben").await, host.guest("Carl").await];
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
    let new = json!({ "game": "catching-santa", "seats": seats, "public": true });
    let public = host.table_with(&anna, new.clone()).await;
    let friends = host.table(&anna, seats).await;
    let banned = person(&host, &ben).await;
    let hour = desk.now().await.unwrap() + 3_600_000;
    let mut socket = host.watching(&public, Some(&ben)).await;
    desk.ban(&banned, Some(hour), "").await.unwrap();
    assert_eq!(socket.close_code().await, Some(4001));

    let again = host.guest("Benjamin").await;
    let (sit, say) = (json!({ "type": "sit" }), json!({ "type": "say", "text": "me again" }));
    let code = async |key, command| host.command(&public, Some(&again), key, command).await.1["code"].clone();
    assert_eq!(code("sit", sit.clone()).await, "banned");
    assert_eq!(code("say", say.clone()).await, "banned");
    assert_eq!(host.post("/api/tables", Some(&again), new.clone()).await.1["code"], "banned");
    // A class has one address: friends, and whoever was known before, are let be.
    host.does(&friends, &again, "sit", sit.clone()).await;
    host.does(&public, &carl, "sit", sit.clone()).await;

    desk.ban(&banned, None, "").await.unwrap();
    within("the ban to be lifted", async {
        while code("sit-again", sit.clone()).await == "banned" {
            tokio::task::yield_now().await;
        }
    })
    .await;
    desk.mute(&banned, Some(hour), "").await.unwrap();
    let late = host.guest("Benny").await;
    within("the muting to be known", async {
        for n in 0.. {
            let late = if n == 0 { late.clone() } else { host.guest("Benny").await };
            let said = host.command(&public, Some(&late), "say", say.clone()).await.1["code"].clone();
            if said == "muted" {
                return;
            }
        }
    })
    .await;
}

/// Whoever shows the old cookie from elsewhere is known there too.
#[tokio::test]
async fn a_ban_goes_along_with_the_old_cookie() {
    let host = Host::new().await;
    let [anna, ben] = [host.guest("Anna").await, host.guest("Ben").await];
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let new = json!({ "game": "catching-santa", "seats": seats, "public": true });
    let public = host.table_with(&anna, new).await;
    let banned = person(&host, &ben).await;
    // No server saw the order: it was given while none was there.
    host.store.set_banned(&banned, Some(i64::MAX)).await.unwrap();
    assert_eq!(host.get("/api/me", Some(&ben)).await.1["code"], "banned");
    let again = host.guest("Benjamin").await;
    let (_, no) = host.command(&public, Some(&again), "sit", json!({ "type": "sit" })).await;
    assert_eq!(no["code"], "banned");
}

#[tokio::test]
async fn watchers_are_a_number_with_a_few_names() {
    let host = Host::new().await;
    let (table, people) = host.started().await;
    let mut anna = host.watching(&table, Some(&people[0])).await;
    let mut others = vec![];
    for n in 0..7 {
        others.push(host.watching(&table, Some(&host.guest(&format!("Watcher {n}")).await)).await);
    }
    others.push(host.socket(&table, None, "").await);
    let present = within("all of them", async {
        loop {
            let present = anna.wait_for("presence").await["present"].clone();
            if present["watching"] == 8 {
                return present;
            }
        }
    })
    .await;
    assert_eq!(present["seats"], json!([0]));
    assert_eq!(present["names"].as_array().map(Vec::len), Some(5), "{present}");
    assert_eq!(present["names"][0], "Watcher 0");
}
