//! What luck did in a match, and what choices did: told when it is over, worked out once, kept with it.

use serde_json::{Value, json};
use tinstar_catalogue::{AnyGame, Playable, Visitor};
use tinstar_core::{MatchSeed, Record};
use tinstar_review::Review;
use tinstar_server::{Limits, Settings};

use crate::support;
use crate::support::process::request;
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

#[tokio::test]
async fn every_die_is_counted_and_the_record_says_the_same() {
    let host = Host::with(reviewing()).await;
    let (table, people) = host.started().await;
    let path = format!("/api/tables/{table}/dice");
    assert_eq!(host.get(&path, None).await.1["code"], "not_over", "while it runs");
    play_on(&host, &table, &people).await;
    let (status, dice) = host.get(&path, None).await;
    assert_eq!(status, 200, "{dice}");
    let (_, record) = host.get(&format!("/api/tables/{table}/record"), None).await;
    assert_eq!(dice["steps"].as_u64(), record["steps"].as_array().map(|steps| steps.len() as u64));
    // Catching Santa is played with two dice of six sides; each turn begins with both.
    let seen = dice["dice"][0]["seen"].as_array().unwrap();
    let rolled: u64 = seen.iter().map(|count| count.as_u64().unwrap()).sum();
    assert!(seen.len() == 6 && rolled > 20, "{dice}");
    let rarity = dice["dice"][0]["rarity"].as_f64().unwrap();
    assert!((0.0..=1.0).contains(&rarity), "{dice}");
    assert_eq!(host.post("/api/dice", None, record.clone()).await, (200, dice));
    let mut changed = record;
    changed["steps"][3]["check"] = json!("00000000");
    let (status, refused) = host.post("/api/dice", None, changed).await;
    assert_eq!((status, &refused["code"]), (400, &json!("bad_record")));
    assert!(refused["message"].as_str().unwrap().contains('4'), "the step is named: {refused}");
}

/// A record of its own for each number.
fn record(number: u8) -> Value {
    let game = AnyGame::by_id("catching-santa").unwrap();
    let names = vec!["Anna".to_owned(), "Ben".to_owned()];
    let (mut live, _) = game.begin(names, &[], MatchSeed::from_bytes([number; 32])).unwrap();
    while let Some(seat) = live.status().deciders().first() {
        let choice = live.choices(seat).remove(0);
        live.act(seat, &choice.action).unwrap_or_else(|_| panic!("it was offered"));
    }
    serde_json::from_str(&live.record()).unwrap()
}

/// The review of a record file that was asked for.
async fn reviewed(host: &Host, asked: &Value) -> Value {
    let file = format!("/api/review/{}", asked["file"].as_str().unwrap());
    within("the review", async {
        loop {
            let (_, now) = host.get(&file, None).await;
            if now["state"] == "ready" {
                break now["review"].clone();
            }
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    })
    .await
}

#[tokio::test]
async fn a_record_file_is_reviewed_and_a_bad_one_refused_with_its_step() {
    let host = Host::with(reviewing()).await;
    let (status, asked) = host.post("/api/review", None, record(1)).await;
    assert_eq!((status, &asked["now"]["state"]), (200, &json!("working")), "{asked}");
    let review = reviewed(&host, &asked).await;
    let steps = review["steps"].as_array().unwrap();
    assert_eq!((steps.len(), &steps[0]["seq"]), (record(1)["steps"].as_array().unwrap().len(), &json!(1)));
    assert_eq!(host.post("/api/review", None, record(1)).await.1["now"]["review"], review);
    assert_eq!(count(&host).await, 1, "asked for twice, worked out once");
    assert_eq!(host.get("/api/review/abc", None).await.1, json!({ "state": "unasked" }));

    let mut changed = record(1);
    changed["steps"][6]["check"] = json!("00000000");
    let (status, refused) = host.post("/api/review", None, changed).await;
    assert_eq!((status, &refused["code"]), (400, &json!("bad_record")));
    assert!(refused["message"].as_str().unwrap().contains('7'), "the step is named: {refused}");
    let mut cut = record(1);
    cut["steps"].as_array_mut().unwrap().pop();
    assert_eq!(host.post("/api/review", None, cut).await.1["code"], "bad_record");
}

/// Whoever asks for very many reviews waits behind themselves, and nobody else does.
#[tokio::test]
async fn a_flood_of_reviews_is_bounded() {
    // So many rollouts that none of them is done while this is looked at.
    let limits =
        Limits { refusal_pause: std::time::Duration::ZERO, strangers: (0.0, 1e6), ..Limits::default() };
    let host = Host::with(Settings { review_rollouts: 50_000, limits, ..settings() }).await;
    let mut answers = Vec::new();
    for number in 0..24 {
        let answer =
            request(host.address, "POST", "/api/review", "", &record(number).to_string()).await.unwrap();
        answers.push(answer["code"].as_str().unwrap_or("working").to_owned());
    }
    let taken = answers.iter().filter(|answer| *answer == "working").count();
    let threads = std::thread::available_parallelism().map_or(1, usize::from).div_ceil(2);
    assert!((4..=4 + threads).contains(&taken), "{answers:?}");
    // In whatever order: a thread that begins late makes room late.
    assert_eq!(answers.iter().filter(|answer| *answer == "slow_down").count(), 24 - taken, "{answers:?}");
    // One that is being worked out is no more work, from another place there is room, and matches go on.
    let again = request(host.address, "POST", "/api/review", "", &record(0).to_string()).await.unwrap();
    assert_eq!(again["now"]["state"], "working");
    assert_eq!(host.post("/api/review", None, record(30)).await.1["now"]["state"], "working");
    let (table, people) = host.started().await;
    assert!(host.act(&table, &people, "k").await.is_some());
}

/// Of the costliest errors it is told what might have come instead: a few steps that lead on from what the seat saw.
#[tokio::test]
async fn what_might_have_come_is_told_from_where_the_seat_chose() {
    let host = Host::with(Settings { review_rollouts: 40, ..settings() }).await;
    let asked = host.post("/api/review", None, record(1)).await.1;
    let review = reviewed(&host, &asked).await;
    let story = host.post("/api/story?seat=0", None, record(1)).await.1;
    let errors = review["steps"].as_array().unwrap().iter().filter(|step| !step["error"].is_null());
    let mut told = [0; 2];
    for step in errors.filter(|step| !step["error"]["instead"].is_null()) {
        let instead = &step["error"]["instead"];
        let frames = instead["frames"].as_array().unwrap();
        assert!((1..=6).contains(&frames.len()) && frames[0]["seat"] == step["seat"], "{step}");
        // It begins with what was seen there, in a game without secrets by everybody, and goes elsewhere.
        let before = step["seq"].as_u64().unwrap() as usize;
        let mut view = story["from"].clone();
        story["frames"].as_array().unwrap()[..before]
            .iter()
            .for_each(|frame| support::fold(&mut view, frame));
        assert_eq!(instead["from"], view, "step {before}");
        assert_ne!(frames[0]["lines"], story["frames"][before]["lines"], "step {before}");
        told[step["seat"].as_u64().unwrap() as usize] += 1;
    }
    assert!(told.iter().all(|told| *told <= 3), "the costliest of each: {told:?}");
    assert!(told != [0; 2], "whoever always takes the first choice errs");
}
