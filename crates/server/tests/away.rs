//! People who vanish: nobody waits for them for ever, and they come back to their seat.

use std::time::Duration;

use crate::support::{Host, settings};
use axum::http::Method;
use serde_json::{Value, json};
use tinstar_server::{Limits, Settings};

async fn stand_in(host: &Host, table: &str, token: &str, key: &str) -> Value {
    host.command(table, Some(token), key, json!({ "type": "stand_in", "seat": 1 })).await.1
}

#[tokio::test]
async fn a_bot_stands_in_only_for_who_is_away() {
    let host = Host::new().await;
    let (table, [anna, _]) = host.started().await;
    assert_eq!(stand_in(&host, &table, &anna, "soon").await["code"], "not_away", "two minutes are not over");

    let host = Host::with(Settings { absence: Duration::ZERO, ..settings() }).await;
    let (table, [anna, ben]) = host.started().await;
    let here = host.watching(&table, Some(&ben)).await;
    assert_eq!(stand_in(&host, &table, &anna, "here").await["code"], "not_away");
    drop(here);
    // The table hears of it a moment later.
    let done = crate::support::within("the table to see that he is away", async {
        for attempt in 0.. {
            let done = stand_in(&host, &table, &anna, &format!("away{attempt}")).await;
            if done["code"] != "not_away" {
                return done;
            }
            tokio::task::yield_now().await;
        }
        unreachable!("attempts do not end")
    })
    .await;
    assert!(done["seq"].is_u64(), "{done}");
    assert_eq!(host.look(&table, None).await["situation"]["seats"][1]["bot"], "instinct");
    host.does(&table, &ben, "back", json!({ "type": "take_back", "seat": 1 })).await;
}

/// With no clock and an opponent who deleted their account, the match went on for nobody, and counted for ever.
#[tokio::test]
async fn whoever_deletes_themselves_keeps_nobody_waiting() {
    let limits = Limits { guest_tables: 2, commands: (1000.0, 1000.0), ..Limits::default() };
    let host = Host::with(Settings { limits, ..settings() }).await;
    for round in 0..3 {
        let (table, [anna, ben]) = host.started().await;
        let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
        let waiting = host.table(&ben, seats).await;
        assert_eq!(host.call(Method::DELETE, "/api/account", Some(&ben), None).await.0, 204);
        assert_eq!(host.look(&waiting, None).await["situation"]["stage"], "over", "his own table is closed");
        let chair = host.look(&table, None).await["situation"]["seats"][1].clone();
        assert_eq!(chair["kind"], "bot", "{round}: {chair}");
        host.does(&table, &anna, "end", json!({ "type": "end" })).await;
        assert_eq!(host.look(&table, None).await["situation"]["stage"], "over");
    }
}

#[tokio::test]
async fn tables_left_for_good_do_not_count() {
    let limits = Limits { guest_tables: 1, commands: (1000.0, 1000.0), ..Limits::default() };
    let host = Host::with(Settings { limits, ..settings() }).await;
    let (table, [anna, _]) = host.started().await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let new = json!({ "game": "catching-santa", "seats": seats });
    assert_eq!(host.post("/api/tables", Some(&anna), new.clone()).await.1["code"], "too_many_tables");
    host.does(&table, &anna, "resign", json!({ "type": "resign" })).await;
    assert_eq!(host.post("/api/tables", Some(&anna), new).await.0, 201);
}
