//! What luck did in a match, and what choices did: told when it is over, worked out once, kept with it.

use serde_json::{Value, json};
use tinstar_catalogue::{AnyGame, Playable, Visitor};
use tinstar_core::Record;
use tinstar_review::Review;
use tinstar_server::Settings;

use crate::support::{Host, settings, within};

/// Few: what they say is not looked at here.
const ROLLOUTS: u32 = 4;

fn reviewing() -> Settings {
    Settings { review_rollouts: ROLLOUTS, ..settings() }
}

fn path(table: &str) -> String {
    format!("/api/tables/{table}/review")
}

/// Plays a match to its end.
async fn play_on(host: &Host, table: &str, people: &[String]) {
    let mut step = 0;
    while host.act(table, people, &format!("k{step}")).await.is_some() {
        step += 1;
    }
}

/// The review, once it is there.
async fn ready(host: &Host, table: &str) -> Value {
    let asked = async {
        loop {
            let (status, now) = host.get(&path(table), None).await;
            assert_eq!(status, 200, "{now}");
            match now["state"].as_str().unwrap() {
                "ready" => return now["review"].clone(),
                "working" => assert!(now["done"].as_u64() <= now["of"].as_u64(), "{now}"),
                other => panic!("{other}"),
            }
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    };
    within("the review", asked).await
}

async fn count(host: &Host) -> u64 {
    let (_, _, metrics) =
        host.raw(axum::http::Request::get("/metrics").body(axum::body::Body::empty()).unwrap()).await;
    let line = metrics.lines().find(|line| line.starts_with("tinstar_reviews_total ")).unwrap();
    line.rsplit(' ').next().unwrap().parse().unwrap()
}

#[tokio::test]
async fn a_match_that_is_over_is_reviewed_once_and_the_review_is_kept() {
    let host = Host::with(reviewing()).await;
    let (table, people) = host.started().await;
    for ask in [host.get(&path(&table), None).await, host.post(&path(&table), None, json!({})).await] {
        assert_eq!((ask.0, &ask.1["code"]), (409, &json!("not_over")), "while it runs");
    }
    assert_eq!(host.get(&path("nosuchtable"), None).await.1["code"], "no_such_table");
    play_on(&host, &table, &people).await;

    assert_eq!(host.get(&path(&table), None).await, (200, json!({ "state": "unasked" })));
    let path_of = path(&table);
    let (one, other) =
        tokio::join!(host.post(&path_of, Some(&people[0]), json!({})), host.post(&path_of, None, json!({})),);
    for (status, now) in [one, other] {
        assert_eq!((status, &now["state"]), (200, &json!("working")), "{now}");
    }
    let review = ready(&host, &table).await;
    assert_eq!(host.post(&path(&table), None, json!({})).await.1["review"], review);
    assert_eq!(count(&host).await, 1, "asked for three times, worked out once");

    // Everybody's columns add up to what they won, and every step begins where the one before it ended.
    let near = |one: f64, other: f64| assert!((one - other).abs() < 1e-3, "{one} {other}");
    let number = |value: &Value| value.as_f64().unwrap();
    for (seat, of) in review["seats"].as_array().unwrap().iter().enumerate() {
        let parts = ["initial", "luck", "own", "others"].map(|part| number(&of[part]));
        near(parts.iter().sum(), number(&of["last"]));
        near(
            number(&review["steps"].as_array().unwrap().last().unwrap()["after"][seat]),
            number(&of["last"]),
        );
    }
    // Its steps are those of the story, by number and seat.
    let (_, story) = host.get(&format!("/api/tables/{table}/story"), None).await;
    let steps = |of: &Value| -> Vec<Value> {
        of.as_array().unwrap().iter().map(|step| json!([step["seq"], step["seat"]])).collect()
    };
    assert_eq!(steps(&review["steps"]), steps(&story["frames"])[1..]);
    assert!(review["steps"][0]["did"]["id"].as_str().unwrap().starts_with("cs-"), "{review}");

    // Another process finds it where the first has kept it.
    let again = Host::on(&host.url, reviewing()).await;
    assert_eq!(again.get(&path(&table), None).await.1["review"], review);
    assert_eq!(count(&again).await, 0);
}

/// Whoever reviews the record at home is told what the table told.
#[tokio::test]
async fn the_record_says_the_same_as_the_table() {
    struct AtHome(String);
    impl Visitor for AtHome {
        type Out = Value;
        fn visit<G: Playable>(self) -> Value {
            let record = Record::<G>::from_json(&self.0).unwrap();
            let course = Review { rollouts: ROLLOUTS, ..Review::default() }.course(&record).unwrap();
            let mut judge = course.judge();
            serde_json::to_value(course.told((0..course.pieces()).map(|piece| judge.look(piece)))).unwrap()
        }
    }
    let host = Host::with(reviewing()).await;
    let (table, people) = host.started().await;
    play_on(&host, &table, &people).await;
    host.post(&path(&table), None, json!({})).await;
    let told = ready(&host, &table).await;
    let (_, record) = host.get(&format!("/api/tables/{table}/record"), None).await;
    let game = AnyGame::by_id(record["game"].as_str().unwrap()).unwrap();
    let own = game.visit(AtHome(record.to_string()));
    assert_eq!(told["steps"].as_array().unwrap().len(), own["steps"].as_array().unwrap().len());
    for (told, own) in told["steps"].as_array().unwrap().iter().zip(own["steps"].as_array().unwrap()) {
        for (one, other) in told["after"].as_array().unwrap().iter().zip(own["after"].as_array().unwrap()) {
            assert!((one.as_f64().unwrap() - other.as_f64().unwrap()).abs() < 1e-4, "{told} {own}");
        }
    }
}

#[tokio::test]
async fn a_host_can_do_without_reviews() {
    let host = Host::with(Settings { review_rollouts: 0, ..settings() }).await;
    let (table, _) = host.started().await;
    for (status, now) in
        [host.get(&path(&table), None).await, host.post(&path(&table), None, json!({})).await]
    {
        assert_eq!((status, now), (200, json!({ "state": "off" })));
    }
}
