//! What people played, how strong they are, and who may see it.

use std::collections::BTreeSet;
use std::sync::Arc;

use axum::http::Method;
use serde_json::{Value, json};
use tinstar_server::{find_results, recount};
use tinstar_store::{NewPlayed, NewResult, PersonId};

use crate::support::{Host, settings, within};

/// Somebody with an account: the token.
async fn account(host: &Host, name: &str) -> String {
    let token = host.guest(name).await;
    let new = json!({ "login": format!("{name}.1"), "password": "long enough" });
    let (status, made) = host.post("/api/account", Some(&token), new).await;
    assert_eq!(status, 201, "{made}");
    token
}

async fn id(host: &Host, token: &str) -> String {
    host.get("/api/me", Some(token)).await.1["id"].as_str().unwrap().to_owned()
}

fn rated(seats: Value) -> Value {
    let clock = json!({ "kind": "per_decision", "seconds": 3600 });
    json!({ "game": "catching-santa", "rated": true, "clock": clock, "seats": seats })
}

fn two() -> Value {
    json!([{ "kind": "me" }, { "kind": "open" }])
}

/// A match that counts, begun; the people in the order of their seats.
async fn begun(host: &Host, [anna, ben]: [&String; 2]) -> (String, [String; 2]) {
    let table = host.table_with(anna, rated(two())).await;
    host.does(&table, ben, "sit", json!({ "type": "sit" })).await;
    host.does(&table, anna, "start", json!({ "type": "start" })).await;
    let first = host.look(&table, Some(anna)).await["you"]["seats"] == json!([0]);
    (table, if first { [anna.clone(), ben.clone()] } else { [ben.clone(), anna.clone()] })
}

async fn play_on(host: &Host, table: &str, people: &[String]) {
    let mut step = 0;
    while host.act(table, people, &format!("k{step}")).await.is_some() {
        step += 1;
    }
}

/// Plays one seat to the end of a match; bots have the others.
async fn against_bots(host: &Host, table: &str, token: &str, seat: usize) {
    let mut people = vec![String::new(); 8];
    token.clone_into(&mut people[seat]);
    within("the end of the match", async {
        for step in 0.. {
            let seen = host.look(table, None).await;
            if seen["situation"]["stage"] == "over" {
                return;
            }
            if seen["situation"]["deciders"] == json!([seat]) {
                host.act(table, &people, &format!("k{step}")).await;
            }
            tokio::task::yield_now().await;
        }
    })
    .await;
}

/// How a match ended, once it was counted.
async fn counted(host: &Host, table: &str, token: &str) -> Value {
    let path = format!("/api/tables/{table}/result");
    within("the result to be counted", async {
        loop {
            let (status, result) = host.get(&path, Some(token)).await;
            assert_eq!(status, 200, "{result}");
            if !result["players"][0]["rating"].is_null() {
                return result;
            }
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    })
    .await
}

#[tokio::test]
async fn what_counts_is_for_accounts_with_a_clock_one_seat_each_and_no_help() {
    let host = Host::new().await;
    let (anna, ben, guest) =
        (account(&host, "Anna").await, account(&host, "Ben").await, host.guest("G").await);
    let refused = async |token: &str, new: Value| {
        let (status, no) = host.post("/api/tables", Some(token), new).await;
        assert!(status >= 400, "{no}");
        no["code"].as_str().unwrap().to_owned()
    };
    let with = |key: &str, value: Value| {
        let mut new = rated(two());
        new[key] = value;
        new
    };
    assert_eq!(refused(&guest, rated(two())).await, "needs_account");
    assert_eq!(refused(&anna, with("clock", json!({ "kind": "none" }))).await, "bad_rated");
    assert_eq!(refused(&anna, with("hints", json!(true))).await, "bad_rated");
    assert_eq!(refused(&anna, with("seats", json!([{ "kind": "me" }, { "kind": "me" }]))).await, "bad_rated");
    let screen = json!([{ "kind": "me" }, { "kind": "same_screen", "name": "Bo" }]);
    assert_eq!(refused(&anna, with("seats", screen)).await, "bad_rated");

    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "bot", "level": "deputy" }]);
    let table = host.table_with(&anna, rated(seats)).await;
    let no = async |token: &str, command: Value| {
        let key = format!("no-{}", command["type"]);
        let (status, no) = host.command(&table, Some(token), &key, command).await;
        assert!(status >= 400, "{no}");
        no["code"].as_str().unwrap().to_owned()
    };
    let sit = || json!({ "type": "sit", "seat": 1, "name": "Somebody Else" });
    assert_eq!(no(&guest, sit()).await, "needs_account");
    assert_eq!(no(&anna, sit()).await, "already_seated");
    host.does(&table, &anna, "bot", json!({ "type": "seat_bot", "seat": 1, "level": "deputy" })).await;
    assert_eq!(
        no(&anna, json!({ "type": "start", })).await,
        "needs_people",
        "against bots alone nothing counts"
    );
    host.does(&table, &anna, "empty", json!({ "type": "empty", "seat": 1 })).await;
    host.does(&table, &ben, "sit", sit()).await;
    let seen = host.look(&table, None).await;
    assert_eq!((&seen["rated"], &seen["situation"]["seats"][1]["name"]), (&json!(true), &json!("Ben")));
    assert_eq!(seen["situation"]["hints"], json!(null));
    host.does(&table, &anna, "start", json!({ "type": "start" })).await;
    let seat = host.look(&table, Some(&anna)).await["you"]["seats"][0].clone();
    let hand = json!({ "type": "hand", "seat": seat, "level": "deputy" });
    assert_eq!(no(&anna, hand).await, "no_bots_here");
    let cards = host.get("/api/my-tables", Some(&anna)).await.1;
    assert_eq!(cards["tables"][0]["rated"], true);
}

#[tokio::test]
async fn seats_are_drawn_and_everybody_learns_where_they_sit() {
    let host = Host::new().await;
    let (anna, ben) = (account(&host, "Anna").await, account(&host, "Ben").await);
    let mut seats = BTreeSet::new();
    for round in 0..40 {
        let table = host.table_with(&anna, rated(two())).await;
        host.does(&table, &ben, "sit", json!({ "type": "sit" })).await;
        let mut socket = host.watching(&table, Some(&ben)).await;
        host.does(&table, &anna, "start", json!({ "type": "start" })).await;
        let update = socket.wait_for("update").await;
        let (a, b) = (host.look(&table, Some(&anna)).await, host.look(&table, Some(&ben)).await);
        let seat = b["you"]["seat"].as_u64().unwrap();
        assert_eq!(a["you"]["seat"], 1 - seat);
        assert_eq!(b["situation"]["seats"][seat as usize]["name"], "Ben");
        assert_eq!(update["situation"]["seat"], seat, "the update that begins it is Ben's own: {update}");
        assert_eq!(update["situation"]["seats"], b["situation"]["seats"]);
        seats.insert(seat);
        if seats.len() == 2 {
            // What was drawn is in the log: a server that reads it finds everybody where they are.
            let other = Host::sharing(Arc::clone(&host.store), settings()).await;
            assert_eq!(other.look(&table, Some(&ben)).await["you"]["seat"], seat);
            return;
        }
        assert!(round < 39, "always seat {seat}");
    }
}

#[tokio::test]
async fn a_match_counts_once_and_is_in_everybodys_history() {
    let host = Host::new().await;
    let other = Host::sharing(Arc::clone(&host.store), settings()).await;
    let (anna, ben) = (account(&host, "Anna").await, account(&host, "Ben").await);
    let (table, people) = begun(&host, [&anna, &ben]).await;
    let path = format!("/api/tables/{table}/result");
    assert_eq!(host.get(&path, None).await.1["code"], "not_over");
    play_on(&host, &table, &people).await;
    let result = counted(&other, &table, &people[0]).await;
    let outcome = host.look(&table, None).await["situation"]["outcome"].clone();
    for seat in 0..2 {
        let player = &result["players"][seat];
        assert_eq!(
            (&player["place"], &player["total"]),
            (&outcome["places"][seat], &outcome["totals"][seat])
        );
        assert_eq!(player["rating"]["before"], 1500);
        let moved = player["rating"]["after"].as_i64().unwrap() - 1500;
        assert!(if player["place"] == 1 { moved >= 0 } else { moved < 0 }, "{result}");
        assert_eq!(player["own"], seat == 0);
    }
    // A second match, with other stakes: it is found by what is asked for.
    let plain = host.table(&anna, json!([{ "kind": "me" }, { "kind": "bot", "level": "deputy" }])).await;
    host.does(&plain, &anna, "start", json!({ "type": "start" })).await;
    against_bots(&host, &plain, &anna, 0).await;
    let list = async |query: &str| {
        let (status, list) = host.get(&format!("/api/me/matches{query}"), Some(&anna)).await;
        assert_eq!(status, 200, "{list}");
        list["matches"].as_array().unwrap().iter().map(|one| one["table"].clone()).collect::<Vec<_>>()
    };
    assert_eq!(list("").await, [json!(plain), json!(table)]);
    assert_eq!(list("?rated=true").await, [json!(table)]);
    assert_eq!(list(&format!("?with={}", id(&host, &ben).await)).await, [json!(table)]);
    assert_eq!(list("?game=marshals").await, [json!(null); 0]);
    let (won, lost) = (list("?won=true").await, list("?won=false").await);
    assert_eq!(won.len() + lost.len(), 2);
    for bad in ["?game=none", "?after=x", "?won=maybe", "?with=%20"] {
        assert_eq!(host.get(&format!("/api/me/matches{bad}"), Some(&anna)).await.0 / 100, 4, "{bad}");
    }
    let (_, profile) = host.get("/api/me/profile", Some(&anna)).await;
    let game = &profile["games"][0];
    assert_eq!(
        (&game["game"], &game["seats"], &game["matches"]),
        (&json!("catching-santa"), &json!(2), &json!(2))
    );
    assert_eq!((&game["rating"]["matches"], &game["rating"]["provisional"]), (&json!(1), &json!(true)));
    assert_eq!(profile["shows"], "everybody");
    // Whoever has just begun is not among the strongest yet, and finds themselves all the same.
    let (_, boards) = host.get("/api/ratings/catching-santa", Some(&anna)).await;
    assert_eq!((&boards[0]["rows"], &boards[0]["mine"]["matches"]), (&json!([]), &json!(1)));
    assert_eq!(host.get("/api/ratings/none", None).await.1["code"], "no_such_game");
    // What is stored about somebody, they can have.
    let (_, data) = host.get("/api/me/data", Some(&anna)).await;
    assert_eq!(data["matches"].as_array().unwrap().len(), 2);
    assert_eq!(data["profile"], profile);
}

#[tokio::test]
async fn whoever_leaves_what_counts_comes_last_and_keeps_it_in_their_history() {
    let host = Host::new().await;
    let (anna, ben) = (account(&host, "Anna").await, account(&host, "Ben").await);
    let (table, people) = begun(&host, [&anna, &ben]).await;
    let leaver = people.iter().position(|token| *token == ben).unwrap();
    host.does(&table, &ben, "gone", json!({ "type": "resign" })).await;
    // A bot plays on for the other's sake.
    against_bots(&host, &table, &anna, 1 - leaver).await;
    let result = counted(&host, &table, &ben).await;
    let gone = &result["players"][leaver];
    assert_eq!((&gone["gone"], &gone["bot"], &gone["name"]), (&json!(true), &json!(null), &json!("Ben")));
    let after = |at: usize| result["players"][at]["rating"]["after"].as_i64().unwrap();
    assert!(
        after(leaver) < 1500 && after(1 - leaver) > 1500,
        "whoever stays is before whoever left: {result}"
    );
    assert_eq!(host.get("/api/me/matches", Some(&ben)).await.1["matches"][0]["table"], json!(table));
}

/// A result as a match would have left it.
fn result(people: &[(&str, u8)], at: i64) -> NewResult {
    let seats = people
        .iter()
        .map(|(id, place)| json!({ "person": id, "called": ["red"], "place": place, "total": 0 }));
    let body = json!({ "options": [], "public": false, "seats": seats.collect::<Vec<_>>() });
    let played = people.iter().enumerate().map(|(seat, (id, place))| NewPlayed {
        person: id.parse().unwrap(),
        seat: seat as u8,
        place: *place,
        share: if *place == 1 { 1000 } else { 0 },
        gone: false,
        called: "red".into(),
    });
    let (seats, played) = (people.len() as u8, played.collect());
    assert!(at > 0);
    NewResult { game: "marshals".into(), seats, rated: true, body: body.to_string(), played }
}

/// Writes results down and waits until all are counted.
async fn count_all(host: &Host, results: &[(String, i64, NewResult)]) {
    for (table, at, result) in results {
        assert_eq!(host.store.add_result(&table.parse().unwrap(), *at, result).await, Ok(true));
    }
    // A match that ends wakes whoever counts; a server that starts counts what is there.
    let _another = Host::sharing(Arc::clone(&host.store), settings()).await;
    within("all to be counted", async {
        while host.store.next_uncounted(i64::MAX).await.unwrap().is_some() {
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
    })
    .await;
}

#[tokio::test]
async fn nobody_is_fed_by_a_friend() {
    let host = Host::new().await;
    let people = [account(&host, "Anna").await, account(&host, "Ben").await, account(&host, "Carl").await];
    let mut ids = vec![];
    for token in &people {
        ids.push(id(&host, token).await);
    }
    let minute = 60_000;
    let again = (1..=9)
        .map(|n| (format!("fed{n}"), n * minute, result(&[(ids[0].as_str(), 1), (ids[1].as_str(), 2)], n)));
    let strangers = result(&[(ids[0].as_str(), 1), (ids[2].as_str(), 2)], 1);
    let next_day = result(&[(ids[0].as_str(), 1), (ids[1].as_str(), 2)], 1);
    let mut all: Vec<_> = again.collect();
    all.push(("other".into(), 10 * minute, strangers));
    all.push(("later".into(), 24 * 60 * minute + 9 * minute, next_day));
    count_all(&host, &all).await;
    let changed = async |table: &str| {
        let (_, result) = host.get(&format!("/api/tables/{table}/result"), None).await;
        !result["players"][0]["rating"].is_null()
    };
    for n in 1..=9 {
        assert_eq!(changed(&format!("fed{n}")).await, n <= 5, "the {n}th match of a day against the same");
    }
    assert!(changed("other").await, "against somebody else");
    assert!(changed("later").await, "on another day");
}

#[tokio::test]
async fn ratings_computed_anew_are_the_same() {
    let host = Host::new().await;
    let mut ids = vec![];
    for name in ["Anna", "Ben", "Carl", "Dora"] {
        ids.push(id(&host, &account(&host, name).await).await);
    }
    let results: Vec<_> = (0..60_i64)
        .map(|n| {
            let whom = |at: i64| ids[((n * 7 + at * (1 + n % 3)) % 4) as usize].as_str();
            let mut people = vec![(whom(0), 1 + (n % 2) as u8), (whom(1), 2)];
            people.dedup_by_key(|(id, _)| *id);
            // Not in the order in which they are written down.
            (format!("t{n}"), 1 + (n * 37 % 60) * 3_600_000, result(&people, 1))
        })
        .filter(|(.., result)| result.seats == 2)
        .collect();
    assert!(results.len() > 30);
    count_all(&host, &results).await;
    let ratings = async || {
        let mut all = vec![];
        for id in &ids {
            all.push(host.store.ratings_of(id).await.unwrap());
        }
        all
    };
    let before = ratings().await;
    assert!(before.iter().all(|ratings| ratings.len() == 1), "{before:?}");
    let mut seen = 0;
    let found = recount(&host.store, |done| seen = done).await.unwrap();
    assert_eq!((found.results, found.ratings, seen), (results.len() as u64, 4, results.len() as u64));
    assert_eq!(found.differ, Vec::<String>::new());
    assert_eq!(ratings().await, before);
    // What was changed behind its back is found, and put right.
    let Some((_, rating)) = before[0].first().cloned() else { panic!("a rating") };
    let wrong = [("marshals/2".to_owned(), ids[0].clone(), tinstar_store::Rating { mean: 9, ..rating })];
    assert_eq!(host.store.replace_ratings(found.results, &wrong).await, Ok(true));
    assert_ne!(ratings().await, before);
    recount(&host.store, |_| {}).await.unwrap();
    assert_eq!(ratings().await, before);
    // Nobody who is gone comes back.
    let gone: PersonId = ids[3].parse().unwrap();
    host.store.delete_person(&gone).await.unwrap();
    assert_eq!(recount(&host.store, |_| {}).await.unwrap().ratings, 3);
    assert_eq!(ratings().await[..3], before[..3]);
}

#[tokio::test]
async fn who_sees_whose_matches() {
    let host = Host::new().await;
    let [anna, ben, carl] =
        [account(&host, "Anna").await, account(&host, "Ben").await, account(&host, "Carl").await];
    let guest = host.guest("Dora").await;
    let tokens = [Some(&*anna), Some(&*ben), Some(&*carl), None];
    let ids = [id(&host, &anna).await, id(&host, &ben).await];
    let both = result(&[(&ids[0], 1), (&ids[1], 2)], 1);
    count_all(&host, &[("both".into(), 5, both)]).await;
    // Who may see Anna: she herself, Ben who played with her, Carl who did not, somebody signed out.
    for (shows, expected) in [
        ("everybody", [200, 200, 200, 200]),
        ("players", [200, 200, 403, 403]),
        ("nobody", [200, 403, 403, 403]),
    ] {
        let set = host.call(Method::PUT, "/api/me/shows", Some(&anna), Some(json!({ "shows": shows }))).await;
        assert_eq!(set.0, 204, "{}", set.1);
        for (token, expected) in tokens.iter().zip(expected) {
            for path in [format!("/api/people/{}", ids[0]), format!("/api/people/{}/matches", ids[0])] {
                let (status, answer) = host.get(&path, *token).await;
                assert_eq!(status, expected, "{shows} {path} {answer}");
                if status == 403 {
                    assert_eq!(answer["code"], "not_shown");
                    assert!(!answer.to_string().contains("Anna"), "{answer}");
                }
                if *token != Some(&*anna) {
                    assert!(answer["shows"].is_null(), "what she chose is hers");
                }
            }
        }
        // In Ben's list, who was there knows her name; others only if everybody may.
        let seen = async |token| {
            let (_, list) = host.get(&format!("/api/people/{}/matches", ids[1]), token).await;
            let player = &list["matches"][0]["players"][0];
            (player["name"].clone(), player["person"].clone(), list["matches"][0]["table"].clone())
        };
        let own = seen(Some(&*ben)).await;
        assert_eq!(own.0, "Anna");
        assert_eq!(own.1.is_null(), shows == "nobody", "{shows}");
        let (name, person, table) = seen(Some(&*carl)).await;
        assert_eq!((name.is_null(), person.is_null()), (shows != "everybody", shows != "everybody"));
        assert!(table.is_null(), "a table with a link alone is not Carl's to see");
    }
    // A guest shows nothing unasked, and nobody is found who is not there.
    let dora = id(&host, &guest).await;
    assert_eq!(host.get(&format!("/api/people/{dora}"), Some(&anna)).await.1["code"], "not_shown");
    assert_eq!(host.get("/api/people/nobody", Some(&anna)).await.1["code"], "no_such_person");
    assert_eq!(host.get("/api/me/profile", None).await.1["code"], "signed_out");
    let bad = host.call(Method::PUT, "/api/me/shows", Some(&anna), Some(json!({ "shows": "some" }))).await;
    assert_eq!(bad.1["code"], "bad_request");
    // Whoever becomes an account keeps what they played, and shows it from then on.
    let table = host.table(&guest, json!([{ "kind": "me" }, { "kind": "same_screen", "name": "Eve" }])).await;
    host.does(&table, &guest, "start", json!({ "type": "start" })).await;
    for step in 0.. {
        let Some(seat) = host.look(&table, None).await["situation"]["deciders"].get(0).cloned() else {
            break;
        };
        let (_, seen) = host.get(&format!("/api/tables/{table}?seat={seat}"), Some(&guest)).await;
        let action = seen["situation"]["choices"][0]["action"].clone();
        let act = json!({ "type": "act", "seat": seat, "based_on": seen["seq"], "action": action });
        host.does(&table, &guest, &format!("k{step}"), act).await;
    }
    let list = host.get("/api/me/matches", Some(&guest)).await.1;
    assert_eq!(list["matches"][0]["players"].as_array().unwrap().len(), 2);
    assert_eq!(host.get("/api/me/profile", Some(&guest)).await.1["games"], json!([]), "both seats were hers");
    let new = json!({ "login": "dora.1", "password": "long enough" });
    assert_eq!(host.post("/api/account", Some(&guest), new).await.0, 201);
    assert_eq!(host.get("/api/me/matches", Some(&guest)).await.1["matches"], list["matches"]);
    assert_eq!(host.get(&format!("/api/people/{dora}"), Some(&carl)).await.0, 200);
}

#[tokio::test]
async fn results_that_were_never_written_down_are_found_in_the_log() {
    let host = Host::new().await;
    let (anna, ben) = (account(&host, "Anna").await, account(&host, "Ben").await);
    let (table, people) = begun(&host, [&anna, &ben]).await;
    play_on(&host, &table, &people).await;
    counted(&host, &table, &anna).await;
    // The same store as an earlier release would have left it.
    let mut rows = vec![];
    let keep = |row: tinstar_store::DumpRow| {
        rows.extend((!["results", "played", "ratings", "counted"].contains(&row.sheet)).then_some(row));
        Ok::<(), tinstar_store::StoreError>(())
    };
    host.store.dump(keep).await.unwrap();
    let old = tinstar_store::open(&crate::support::fresh_url()).await.unwrap();
    old.load(rows.into_iter().map(Ok)).await.unwrap();
    let me: PersonId = id(&host, &anna).await.parse().unwrap();
    let of = async |store: &tinstar_store::Store| {
        let rows = store.played(&me, &tinstar_store::PlayedWhich::default(), None, 9).await.unwrap();
        rows.into_iter().map(|row| (row.table, row.ended, row.place, row.body)).collect::<Vec<_>>()
    };
    assert_eq!(of(&old).await, []);
    assert_eq!(find_results(&old, |_| {}).await, Ok(1));
    assert_eq!(of(&old).await, of(&host.store).await);
    assert_eq!(find_results(&old, |_| {}).await, Ok(0));
    let again = Host::sharing(old, settings()).await;
    assert_eq!(counted(&again, &table, &anna).await, counted(&host, &table, &anna).await);
}
