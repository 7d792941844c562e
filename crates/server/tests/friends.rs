//! Friends, whom somebody hides, and invitations: who may ask whom, who sees what, at one node and at two.

use std::sync::Arc;

use axum::http::Method;
use serde_json::{Value, json};

use crate::support::{self, Host, within};

async fn id(host: &Host, token: &str) -> String {
    host.get("/api/me", Some(token)).await.1["id"].as_str().unwrap().to_owned()
}

async fn people(host: &Host, token: &str) -> Value {
    let (status, people) = host.get("/api/friends", Some(token)).await;
    assert_eq!(status, 200, "{people}");
    people
}

fn names(list: &Value) -> Vec<&str> {
    list.as_array().unwrap().iter().map(|one| one["name"].as_str().unwrap()).collect()
}

async fn asks(host: &Host, token: &str, whom: Value) -> Result<bool, String> {
    let (status, answer) = host.post("/api/friends", Some(token), whom).await;
    if status == 200 {
        Ok(answer["friends"].as_bool().unwrap())
    } else {
        Err(answer["code"].as_str().unwrap().to_owned())
    }
}

async fn delete(host: &Host, path: &str, token: &str) {
    assert_eq!(host.call(Method::DELETE, path, Some(token), None).await.0, 204, "{path}");
}

async fn link(host: &Host, token: &str, another: bool) -> String {
    let (status, link) = host.post("/api/friend-link", Some(token), json!({ "another": another })).await;
    assert_eq!(status, 200, "{link}");
    format!("/api/friend-link/{}", link["token"].as_str().unwrap())
}

/// Anna and Ben, who are friends because Ben followed her link.
async fn friends(host: &Host) -> [String; 2] {
    let [anna, ben] = [host.guest("Anna").await, host.guest("Ben").await];
    let link = link(host, &anna, false).await;
    assert_eq!(host.post(&link, Some(&ben), json!({})).await, (200, json!({ "friends": true })));
    [anna, ben]
}

/// A match of two, played to the end; the table.
async fn played(host: &Host) -> (String, [String; 2]) {
    let (table, people) = host.started().await;
    let mut step = 0;
    while host.act(&table, &people, &format!("k{step}")).await.is_some() {
        step += 1;
    }
    (table, people)
}

async fn invites(host: &Host, token: &str, table: &str, whom: Value) -> Value {
    let (status, answer) = host.post(&format!("/api/tables/{table}/invitations"), Some(token), whom).await;
    if status == 204 { json!("done") } else { answer["code"].clone() }
}

async fn invitations(host: &Host, token: &str) -> Vec<(String, String)> {
    let (_, list) = host.get("/api/my-tables", Some(token)).await;
    let Some(invitations) = list["invitations"].as_array() else { return vec![] };
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    invitations.iter().map(|one| (text(&one["table"]["table"]), text(&one["by"]))).collect()
}

fn open() -> Value {
    json!([{ "kind": "me" }, { "kind": "open" }])
}

#[tokio::test]
async fn a_link_makes_friends_until_it_is_replaced() {
    let host = Host::new().await;
    let [anna, ben] = [host.guest("Anna").await, host.guest("Ben").await];
    let old = link(&host, &anna, false).await;
    assert_eq!(link(&host, &anna, false).await, old, "one link for everybody");
    assert_eq!(host.get(&old, None).await, (200, json!({ "name": "Anna", "own": false })));
    assert_eq!(host.get(&old, Some(&anna)).await.1["own"], true);
    assert_eq!(
        host.post(&old, Some(&anna), json!({})).await.1["code"],
        "wrong_link",
        "nobody is their own friend"
    );
    assert_eq!(host.post(&old, None, json!({})).await.1["code"], "signed_out");
    let new = link(&host, &anna, true).await;
    assert_eq!(host.post(&old, Some(&ben), json!({})).await.1["code"], "wrong_link");
    assert_eq!(host.post(&new, Some(&ben), json!({})).await, (200, json!({ "friends": true })));
    assert_eq!(names(&people(&host, &anna).await["friends"]), ["Ben"]);
    assert_eq!(names(&people(&host, &ben).await["friends"]), ["Anna"]);
    // Either ends it, and nobody else sees any of this.
    delete(&host, &format!("/api/friends/{}", id(&host, &ben).await), &anna).await;
    let none = json!({ "friends": [], "asked_me": [], "asked": [], "met": [], "hidden": [] });
    assert_eq!((people(&host, &anna).await, people(&host, &ben).await), (none.clone(), none));
    assert_eq!(host.get("/api/friends", None).await.1["code"], "signed_out");
}

#[tokio::test]
async fn whoever_played_together_can_ask_and_nobody_else() {
    let host = Host::new().await;
    let (table, [anna, ben]) = played(&host).await;
    let carl = host.guest("Carl").await;
    assert_eq!(people(&host, &anna).await["met"], json!([{ "name": "Ben", "table": table, "seat": 1 }]));
    let ben_there = json!({ "table": table, "seat": 1 });
    // A stranger learns nothing, whether there is such a person or not.
    let stranger = asks(&host, &carl, ben_there.clone()).await;
    assert_eq!(stranger, Err("not_met".into()));
    assert_eq!(asks(&host, &carl, json!({ "person": id(&host, &ben).await })).await, stranger);
    assert_eq!(asks(&host, &carl, json!({ "person": "nobody" })).await, stranger);
    assert_eq!(asks(&host, &anna, json!({ "table": table, "seat": 0 })).await, stranger, "herself");
    assert_eq!(asks(&host, &anna, json!({ "table": table })).await, Err("bad_request".into()));

    assert_eq!(asks(&host, &anna, ben_there.clone()).await, Ok(false));
    let asked = people(&host, &ben).await;
    assert_eq!((names(&asked["asked_me"]), names(&asked["met"])), (vec!["Anna"], vec![]));
    assert_eq!(names(&people(&host, &anna).await["asked"]), ["Ben"]);
    assert_eq!(asks(&host, &ben, json!({ "person": asked["asked_me"][0]["person"] })).await, Ok(true));
    assert_eq!(names(&people(&host, &anna).await["friends"]), ["Ben"]);

    // Hiding ends it, and there is no way back but through whoever hid.
    assert_eq!(host.post("/api/hidden", Some(&ben), json!({ "table": table, "seat": 0 })).await.0, 204);
    let hidden = people(&host, &ben).await;
    assert_eq!((names(&hidden["friends"]), names(&hidden["hidden"])), (vec![], vec!["Anna"]));
    assert_eq!(people(&host, &anna).await["met"], json!([]), "she is not told either");
    assert_eq!(asks(&host, &anna, ben_there.clone()).await, stranger);
    let bens = link(&host, &ben, false).await;
    assert_eq!(host.post(&bens, Some(&anna), json!({})).await.1["code"], "not_met");
    delete(&host, &format!("/api/hidden/{}", hidden["hidden"][0]["person"].as_str().unwrap()), &ben).await;
    assert_eq!(asks(&host, &anna, ben_there).await, Ok(false));
}

#[tokio::test]
async fn whom_the_owner_hides_does_not_sit_down() {
    let host = Host::new().await;
    let (played, [anna, ben]) = played(&host).await;
    assert_eq!(host.post("/api/hidden", Some(&anna), json!({ "table": played, "seat": 1 })).await.0, 204);
    let table = host.table(&anna, open()).await;
    let sit = json!({ "type": "sit" });
    assert_eq!(host.command(&table, Some(&ben), "sit", sit.clone()).await.1["code"], "blocked");
    // At a table of his own she may; hiding is not being hidden.
    let bens = host.table(&ben, open()).await;
    host.does(&bens, &anna, "sit", sit.clone()).await;
    // The table played again with the same people is hers, and has an open seat in his place.
    let (status, again) = host.command(&played, Some(&ben), "again", json!({ "type": "rematch" })).await;
    assert_eq!(status, 200, "{again}");
    let again = again["table"].as_str().unwrap();
    let seats = host.look(again, None).await["situation"]["seats"].clone();
    let kinds: Vec<&str> =
        seats.as_array().unwrap().iter().map(|seat| seat["kind"].as_str().unwrap()).collect();
    assert_eq!(kinds, ["open", "person"], "{seats}");
    assert_eq!(host.command(again, Some(&ben), "sit", sit.clone()).await.1["code"], "blocked");
    // Shown again, he is welcome.
    delete(&host, "/api/hidden", &anna).await;
    host.does(&table, &ben, "sit-again", sit).await;
}

#[tokio::test]
async fn an_invitation_is_seen_accepted_and_declined() {
    let host = Host::new().await;
    let [anna, ben] = friends(&host).await;
    let carl = host.guest("Carl").await;
    let friend = json!({ "person": id(&host, &ben).await });
    let table = host.table(&anna, open()).await;
    assert_eq!(invites(&host, &ben, &table, json!({ "person": id(&host, &anna).await })).await, "not_owner");
    assert_eq!(invites(&host, &anna, &table, json!({ "person": id(&host, &carl).await })).await, "not_met");
    assert_eq!(invites(&host, &anna, "nowhere", friend.clone()).await, "no_such_table");
    assert_eq!(invites(&host, &anna, &table, friend.clone()).await, "done");
    assert_eq!(invites(&host, &anna, &table, friend.clone()).await, "done");
    assert_eq!(
        invitations(&host, &ben).await,
        [(table.clone(), "Anna".to_owned())],
        "asked twice, once there"
    );
    assert_eq!(host.get("/api/me/data", Some(&ben)).await.1["invitations"][0]["by"], "Anna");
    // Declined is declined, however often one asks.
    delete(&host, &format!("/api/tables/{table}/invitations"), &ben).await;
    assert_eq!(invites(&host, &anna, &table, friend.clone()).await, "done");
    assert_eq!(invitations(&host, &ben).await, []);
    // Accepted, it is one of one's own tables.
    let table = host.table(&anna, open()).await;
    assert_eq!(invites(&host, &anna, &table, friend.clone()).await, "done");
    host.does(&table, &ben, "sit", json!({ "type": "sit" })).await;
    assert_eq!(invitations(&host, &ben).await, []);
    host.does(&table, &anna, "start", json!({ "type": "start" })).await;
    assert_eq!(invites(&host, &anna, &table, friend.clone()).await, "already_started");
    // Whoever hides the inviter is asked nothing.
    let table = host.table(&anna, open()).await;
    assert_eq!(invites(&host, &anna, &table, friend.clone()).await, "done");
    let hide = json!({ "person": id(&host, &anna).await });
    assert_eq!(host.post("/api/hidden", Some(&ben), hide).await.0, 204);
    assert_eq!(invitations(&host, &ben).await, []);
    assert_eq!(invites(&host, &anna, &table, friend).await, "not_met");
}

#[tokio::test]
async fn a_friend_is_here_at_whatever_node_and_no_private_link_leaks() {
    for [one, two] in support::pairs().await {
        let [anna, ben] = friends(&one).await;
        let friend = async || people(&two, &anna).await["friends"][0].clone();
        within("Ben to be here", async {
            while friend().await["here"] != true {
                id(&one, &ben).await;
                tokio::task::yield_now().await;
            }
        })
        .await;
        // Nor does whoever sent the link have to wait: she was noted before she had a friend.
        let seen = async || people(&two, &ben).await["friends"][0]["here"] == true;
        within("Anna to be here", async {
            while !seen().await {
                id(&one, &anna).await;
                tokio::task::yield_now().await;
            }
        })
        .await;
        // Those everybody can find, and those where Anna is too.
        let new = |public| json!({ "game": "catching-santa", "public": public, "seats": open() });
        let secret = one.table_with(&ben, new(false)).await;
        let public = one.table_with(&ben, new(true)).await;
        let shared = one.table_with(&ben, new(false)).await;
        one.does(&shared, &anna, "sit", json!({ "type": "sit" })).await;
        let seen = friend().await;
        let tables: Vec<&str> =
            seen["tables"].as_array().unwrap().iter().map(|one| one["table"].as_str().unwrap()).collect();
        assert!(tables.len() == 2 && tables.contains(&&*public) && tables.contains(&&*shared), "{seen}");
        assert!(!people(&two, &anna).await.to_string().contains(&secret));
        // Whoever shows nobody what they play shows nobody that they are here.
        assert_eq!(
            one.call(Method::PUT, "/api/me/shows", Some(&ben), Some(json!({ "shows": "nobody" }))).await.0,
            204
        );
        assert_eq!((&friend().await["here"], &friend().await["tables"]), (&json!(false), &json!([])));
        let bens = id(&one, &ben).await;
        assert_eq!(friend().await, json!({ "person": bens, "name": "Ben", "here": false, "tables": [] }));
    }
}

#[tokio::test]
async fn whoever_deletes_themselves_is_nobodys_friend() {
    let host = Host::new().await;
    let [anna, ben] = friends(&host).await;
    let table = host.table(&anna, open()).await;
    let bens = id(&host, &ben).await;
    assert_eq!(invites(&host, &anna, &table, json!({ "person": bens })).await, "done");
    let link = link(&host, &anna, false).await;
    let (_, data) = host.get("/api/me/data", Some(&anna)).await;
    assert_eq!(names(&data["people"]["friends"]), ["Ben"]);
    assert_eq!(host.call(Method::DELETE, "/api/account", Some(&anna), None).await.0, 204);
    assert_eq!(people(&host, &ben).await["friends"], json!([]));
    assert_eq!(invitations(&host, &ben).await, []);
    assert_eq!(host.get(&link, Some(&ben)).await.1["code"], "wrong_link");
    assert_eq!(Arc::clone(&host.store).friends_of(&bens.parse().unwrap()).await, Ok(vec![]));
}

/// Friends ask each other at two nodes at the same moment: they are friends, once.
#[tokio::test]
async fn two_who_ask_at_two_nodes_are_friends() {
    for [one, two] in support::pairs().await {
        let (table, [anna, ben]) = played(&one).await;
        let (first, second) = tokio::join!(
            asks(&one, &anna, json!({ "table": table, "seat": 1 })),
            asks(&two, &ben, json!({ "table": table, "seat": 0 })),
        );
        assert!(first.unwrap() || second.unwrap(), "whoever came second was told");
        for (node, token) in [(&one, &ben), (&two, &anna)] {
            assert_eq!(people(node, token).await["friends"].as_array().unwrap().len(), 1);
        }
    }
}
