//! Matches told again: while they run through one's own eyes, afterwards through anybody's, and from a file.

use crate::support;
use crate::support::Host;
use axum::body::Body;
use axum::http::Request;
use serde_json::{Value, json};

async fn story(host: &Host, table: &str, token: Option<&str>, query: &str) -> (u16, Value) {
    host.get(&format!("/api/tables/{table}/story{query}"), token).await
}

/// A match of a game with secrets between three people, some steps in.
async fn with_secrets(host: &Host) -> (String, Vec<String>) {
    let mut people = vec![];
    for name in ["Anna", "Ben", "Cleo"] {
        people.push(host.guest(name).await);
    }
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
    let table = host.table_with(&people[0], json!({ "game": "marshals", "seats": seats })).await;
    for token in &people[1..] {
        host.does(&table, token, "sit", json!({ "type": "sit" })).await;
    }
    assert_eq!(story(host, &table, Some(&people[0]), "").await.1["code"], "not_running");
    host.does(&table, &people[0], "start", json!({ "type": "start" })).await;
    for step in 0..8 {
        host.act(&table, &people, &format!("k{step}")).await;
    }
    (table, people)
}

#[tokio::test]
async fn a_running_match_is_told_through_my_own_eyes_only() {
    let host = Host::new().await;
    let (table, people) = with_secrets(&host).await;
    let (status, mine) = story(&host, &table, Some(&people[0]), "").await;
    assert_eq!((status, &mine["viewer"]), (200, &json!(0)), "{mine}");
    let frames = mine["frames"].as_array().unwrap();
    assert_eq!(frames.len(), 9, "the set-up and eight decisions");
    assert!(frames[0]["seat"].is_null() && frames[1]["seat"].is_number());
    let now = host.look(&table, Some(&people[0])).await;
    let mut view = mine["from"].clone();
    frames.iter().for_each(|frame| support::fold(&mut view, frame));
    assert_eq!(view, now["view"], "the last moment is now");
    assert_eq!((&frames[8]["seq"], &mine["outcome"]), (&now["seq"], &Value::Null));
    assert_eq!(mine["seed"], Value::Null);

    for (token, query) in [(Some(&people[0]), "?seat=1"), (None, "?seat=0"), (Some(&people[2]), "?seat=1")] {
        let (status, refused) = story(&host, &table, token.map(String::as_str), query).await;
        assert_eq!((status, &refused["code"]), (403, &json!("not_your_seat")), "{query}");
    }
    let (_, nobodys) = story(&host, &table, Some(&people[0]), "?seat=spectator").await;
    assert_eq!(nobodys, story(&host, &table, None, "").await.1);
    assert_ne!(nobodys["from"], mine["from"], "a hand is its owner's");
    for (query, code) in
        [("?seat=9", "no_such_seat"), ("?seat=x", "no_such_seat"), ("?since=x", "bad_request")]
    {
        assert_eq!(story(&host, &table, None, query).await.1["code"], code, "{query}");
    }
}

#[tokio::test]
async fn what_was_missed_is_told_from_a_number_on() {
    let host = Host::new().await;
    let (table, people) = with_secrets(&host).await;
    let (_, all) = story(&host, &table, Some(&people[1]), "").await;
    let seen = all["frames"][5]["seq"].as_u64().unwrap();
    let (_, rest) = story(&host, &table, Some(&people[1]), &format!("?since={seen}")).await;
    let (before, after) = all["frames"].as_array().unwrap().split_at(6);
    assert_eq!(rest["frames"].as_array().unwrap(), after);
    let mut view = all["from"].clone();
    before.iter().for_each(|frame| support::fold(&mut view, frame));
    assert_eq!(rest["from"], view, "it begins with what was seen at that number");
}

#[tokio::test]
async fn after_the_end_it_is_told_through_any_eyes_and_from_its_record() {
    let host = Host::new().await;
    let (table, people) = with_secrets(&host).await;
    let mut step = 8;
    while host.act(&table, &people, &format!("k{step}")).await.is_some() {
        step += 1;
    }
    let (status, bens) = story(&host, &table, None, "?seat=1").await;
    assert_eq!((status, &bens["viewer"]), (200, &json!(1)));
    assert!(bens["outcome"]["places"].is_array());

    let record = Request::get(format!("/api/tables/{table}/record")).body(Body::empty()).unwrap();
    let (_, _, record) = host.raw(record).await;
    let post = |record: String| Request::post("/api/story?seat=1").body(Body::from(record)).unwrap();
    let (status, _, told) = host.raw(post(record.clone())).await;
    assert_eq!(status, 200, "{told}");
    let told: Value = serde_json::from_str(&told).unwrap();
    let views = |story: &Value| -> Vec<Value> {
        story["frames"]
            .as_array()
            .unwrap()
            .iter()
            .map(|one| json!([one["lines"], one["rest"], one["seat"]]))
            .collect()
    };
    assert_eq!(views(&told), views(&bens), "the record tells the same");
    for part in ["outcome", "seats", "from", "commitment", "seed"] {
        assert_eq!(told[part], bens[part], "{part}");
    }
    let seed = tinstar_core::MatchSeed::from_revealed(told["seed"].as_str().unwrap()).unwrap();
    assert_eq!(told["commitment"], seed.commitment().to_string());

    let (status, _, refused) = host.raw(post(record.replace("Anna", "Hanna"))).await;
    let refused: Value = serde_json::from_str(&refused).unwrap();
    assert_eq!((status.as_u16(), &refused["code"]), (400, &json!("bad_record")));
    assert!(refused["message"].as_str().unwrap().contains("changed"), "{refused}");
    let (_, _, refused) = host.raw(post(" ".repeat(3 << 20))).await;
    assert!(refused.contains("too_large"), "{refused}");
}

#[tokio::test]
async fn the_board_and_the_rules_are_put_into_words() {
    let host = Host::new().await;
    let (table, people) = with_secrets(&host).await;
    let words = async |token| host.get(&format!("/api/tables/{table}/words"), token).await.1;
    let (mine, nobodys) = (words(Some(people[0].as_str())).await, words(None).await);
    assert!(
        mine.as_array().unwrap().iter().all(|one| one["id"].as_str().unwrap().starts_with("ma-")),
        "{mine}"
    );
    assert_ne!(mine, nobodys);
    let (_, rules) = host.get("/api/rules/marshals", None).await;
    assert_eq!(rules.as_array().unwrap().len(), 165);
    assert_eq!(rules[0]["id"], "MA-1");
    let (_, french) = host.get("/api/rules/marshals?lang=fr", None).await;
    for part in ["text", "source", "section"] {
        assert_ne!(rules[1][part], french[1][part], "{part}");
    }
    let (_, rules) = host.get("/api/rules/colt-express?lang=fr", None).await;
    let rule = |id: &str| rules.as_array().unwrap().iter().find(|rule| rule["id"] == id).unwrap().clone();
    assert_eq!(rule("CE-4")["charts"][0]["rows"][0], json!(["Déplacement", "2"]));
    assert_eq!([&rule("CE-4")["for_players"], &rule("CE-162")["for_players"]], [true, false]);
    assert_eq!(host.get("/api/rules/chess", None).await.1["code"], "no_such_game");
}

#[tokio::test]
async fn every_event_can_be_put_into_words() {
    let host = Host::new().await;
    let (table, people) = with_secrets(&host).await;
    let words = async |token: Option<&str>, query: &str| {
        host.get(&format!("/api/tables/{table}/words{query}"), token).await.1
    };
    let mine = Some(people[0].as_str());
    let (_, told) = story(&host, &table, mine, "").await;
    let moments = told["frames"].as_array().unwrap();
    let mut before: Option<Value> = None;
    for moment in moments {
        let (seq, lines) = (&moment["seq"], moment["lines"].as_array().unwrap().len());
        let first = words(mine, &format!("?at={seq}&lines=0")).await;
        assert!(before.is_none_or(|before| before == first), "a moment begins as the one before ended");
        for line in 0..=lines {
            let said = words(mine, &format!("?at={seq}&lines={line}")).await;
            assert!(said.as_array().is_some_and(|said| !said.is_empty()), "{said}");
        }
        before = Some(words(mine, &format!("?at={seq}")).await);
    }
    assert_eq!(before, Some(words(mine, "").await), "the last moment is now");

    let seq = &moments[3]["seq"];
    assert_ne!(words(mine, &format!("?at={seq}")).await, words(None, &format!("?at={seq}")).await);
    for (query, code) in [
        (format!("?at={seq}&seat=1"), "not_your_seat"),
        ("?seat=1".to_owned(), "not_your_seat"),
        ("?at=1".to_owned(), "no_such_moment"),
        ("?at=999".to_owned(), "no_such_moment"),
        ("?at=x".to_owned(), "bad_request"),
        (format!("?at={seq}&lines=-1"), "bad_request"),
    ] {
        assert_eq!(words(mine, &query).await["code"], code, "{query}");
    }

    let mut step = 8;
    while host.act(&table, &people, &format!("k{step}")).await.is_some() {
        step += 1;
    }
    let record = Request::get(format!("/api/tables/{table}/record")).body(Body::empty()).unwrap();
    let (_, _, record) = host.raw(record).await;
    let of_record = async |query: &str| {
        let asked = Request::post(format!("/api/words{query}")).body(Body::from(record.clone())).unwrap();
        serde_json::from_str::<Value>(&host.raw(asked).await.2).unwrap()
    };
    for (number, lines) in [(0, 2), (3, 1), (5, 0), (8, 9)] {
        let seq = &moments[number]["seq"];
        let at_table = words(None, &format!("?at={seq}&lines={lines}&seat=1")).await;
        assert_eq!(of_record(&format!("?at={number}&lines={lines}&seat=1")).await, at_table);
    }
    assert_eq!(of_record("?at=9999").await["code"], "no_such_moment");
}
