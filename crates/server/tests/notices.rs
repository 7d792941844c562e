//! People who are not here are told that it is their turn: once, by those who are there to receive it.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use crate::mail::{Letterbox, account};
use crate::support::{self, Host, Socket, fresh_url, within};
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::response::IntoResponse;
use base64ct::{Base64UrlUnpadded as Base64, Encoding as _};
use serde_json::{Value, json};
use tinstar_server::{Limits, Mail, NoticeSettings, Reach, Settings};
use tinstar_store::{PersonId, TableId, TakeDue};
use tokio::net::TcpListener;
use web_push_native::p256::ecdsa::signature::Verifier as _;
use web_push_native::p256::ecdsa::{Signature, VerifyingKey};
use web_push_native::p256::{SecretKey, elliptic_curve::sec1::ToEncodedPoint as _};

/// Something that was posted.
#[derive(Clone, Debug)]
struct Posted {
    path: String,
    headers: HeaderMap,
    body: Bytes,
}

impl Posted {
    fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }

    fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap()
    }
}

type Kept = (Arc<Mutex<Vec<Posted>>>, Arc<Mutex<Vec<u16>>>);

/// A server that keeps what is posted to it; what it answers next can be chosen.
struct Sink {
    url: String,
    kept: Kept,
}

impl Sink {
    async fn open() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        let kept = Kept::default();
        let router = axum::Router::new().fallback(keep).with_state(kept.clone());
        tokio::spawn(async move { axum::serve(listener, router).await.unwrap() });
        Self { url, kept }
    }

    fn posted(&self) -> Vec<Posted> {
        self.kept.0.lock().unwrap().clone()
    }

    /// What it answers to the next that come, the last first.
    fn answers(&self, codes: &[u16]) {
        *self.kept.1.lock().unwrap() = codes.to_vec();
    }

    /// Waits until so many came, and a little longer: no more come.
    async fn comes_to(&self, count: usize) -> Vec<Posted> {
        within(&format!("{count} that are posted"), async {
            while self.posted().len() < count {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        })
        .await;
        tokio::time::sleep(Duration::from_millis(300)).await;
        let paths: Vec<_> = self.posted().into_iter().map(|posted| posted.path).collect();
        assert_eq!(paths.len(), count, "{paths:?}");
        self.posted()
    }
}

async fn keep(State(kept): State<Kept>, uri: Uri, headers: HeaderMap, body: Bytes) -> impl IntoResponse {
    kept.0.lock().unwrap().push(Posted { path: uri.path().to_owned(), headers, body });
    let code = kept.1.lock().unwrap().pop().unwrap_or(201);
    let elsewhere = [(header::LOCATION, "/elsewhere")];
    (StatusCode::from_u16(code).unwrap(), elsewhere)
}

/// A browser that lets itself be told.
struct Browser {
    secret: SecretKey,
    auth: [u8; 16],
    path: &'static str,
}

impl Browser {
    fn new(number: u8, path: &'static str) -> Self {
        Self { secret: SecretKey::from_slice(&[number; 32]).unwrap(), auth: [number; 16], path }
    }

    /// What it gives the page.
    fn way(&self, sink: &Sink) -> Value {
        let key = self.secret.public_key().to_encoded_point(false);
        json!({
            "kind": "push",
            "endpoint": format!("{}{}", sink.url, self.path),
            "p256dh": Base64::encode_string(key.as_bytes()),
            "auth": Base64::encode_string(&self.auth),
            "label": "Firefox",
        })
    }

    fn reads(&self, posted: &Posted) -> Value {
        assert_eq!(posted.path, self.path);
        let text = web_push_native::decrypt(posted.body.to_vec(), &self.secret, &self.auth.into()).unwrap();
        serde_json::from_slice(&text).unwrap()
    }
}

/// Whoever is away is told at once, and only those on this machine.
fn telling() -> Settings {
    let notices = NoticeSettings {
        on: true,
        after: Duration::ZERO,
        again: Duration::from_millis(20),
        reach: Reach::Loopback,
    };
    Settings {
        notices,
        heartbeat: Duration::from_millis(50),
        origins: vec!["https://play.example.org".into()],
        ..support::settings()
    }
}

/// Somebody who stays, and answers when the server asks whether they are there.
fn stays(mut socket: Socket) -> tokio::task::JoinHandle<()> {
    tokio::spawn(async move { while socket.text().await.is_some() {} })
}

async fn add(host: &Host, token: &str, way: Value) -> Value {
    let (status, way) = host.post("/api/notices/ways", Some(token), way).await;
    assert_eq!(status, 201, "{way}");
    way
}

async fn ways(host: &Host, token: &str) -> Value {
    host.get("/api/notices", Some(token)).await.1["ways"].clone()
}

async fn person(host: &Host, token: &str) -> PersonId {
    host.get("/api/me", Some(token)).await.1["id"].as_str().unwrap().parse().unwrap()
}

/// Whose turn it is, as the server says.
async fn decider(host: &Host, table: &str) -> usize {
    host.look(table, None).await["situation"]["deciders"][0].as_u64().unwrap() as usize
}

/// A table at which one person sits on both seats, started: it is their turn.
async fn waiting(host: &Host, token: &str) -> String {
    let table = host.table(token, json!([{ "kind": "me" }, { "kind": "same_screen", "name": "Ben" }])).await;
    host.does(&table, token, "start", json!({ "type": "start" })).await;
    table
}

#[tokio::test]
async fn a_turn_is_pushed_once_and_only_the_browser_can_read_it() {
    let sink = Sink::open().await;
    let host = Host::with(telling()).await;
    let people = [host.guest("Anna").await, host.guest("Ben").await];
    let browsers = [Browser::new(3, "/anna"), Browser::new(5, "/ben")];
    let table = host.table(&people[0], json!([{ "kind": "me" }, { "kind": "open" }])).await;
    host.does(&table, &people[1], "sit", json!({ "type": "sit" })).await;
    for (token, browser) in people.iter().zip(&browsers) {
        let way = add(&host, token, browser.way(&sink)).await;
        assert_eq!(
            (&way["kind"], &way["label"], &way["on"]),
            (&json!("push"), &json!("Firefox"), &json!(true))
        );
        // The same browser again is the same way.
        assert_eq!(add(&host, token, browser.way(&sink)).await["id"], way["id"]);
        assert!(!way.to_string().contains(&sink.url), "where it leads is not said again");
    }
    host.does(&table, &people[0], "start", json!({ "type": "start" })).await;
    let mut told = 0;
    for step in 0..3 {
        // The same person may have to decide again.
        let turn = decider(&host, &table).await;
        told += 1;
        let posted = sink.comes_to(told).await.pop().unwrap();
        let text = browsers[turn].reads(&posted);
        assert_eq!((&text["path"], &text["tag"]), (&json!(format!("#/t/{table}")), &json!(table)));
        assert_eq!(
            (&text["title"], &text["body"]),
            (&json!("Your turn at Tinstar"), &json!("Catching Santa: it is your turn."))
        );
        assert!(
            web_push_native::decrypt(
                posted.body.to_vec(),
                &browsers[1 - turn].secret,
                &browsers[1 - turn].auth.into()
            )
            .is_err()
        );
        let known = posted.header("content-encoding") == "aes128gcm" && posted.header("ttl") == "86400";
        assert!(known && posted.header("topic").len() == 32, "{posted:?}");
        assert!(!format!("{:?}", posted.headers).contains(&table), "a push service does not learn the table");
        check_signature(&host, &people[turn], &sink, &posted).await;
        host.act(&table, &people, &format!("k{step}")).await.unwrap();
    }
    // What is told of one table has one topic, so that the push service replaces it.
    let topics: Vec<_> = sink.posted().iter().map(|posted| posted.header("topic").to_owned()).collect();
    assert!(topics.iter().all(|topic| *topic == topics[0]), "{topics:?}");
    let metrics =
        host.raw(axum::http::Request::get("/metrics").body(axum::body::Body::empty()).unwrap()).await.2;
    assert!(metrics.contains("tinstar_notices_total{became=\"arrived\"}"), "{metrics}");
}

/// Who sends it is signed for this push service alone, by the key that browsers were given, and not for ever.
async fn check_signature(host: &Host, token: &str, sink: &Sink, posted: &Posted) {
    let key = host.get("/api/notices", Some(token)).await.1["push_key"].as_str().unwrap().to_owned();
    let (token, shown) =
        posted.header("authorization").strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
    assert_eq!(shown, key);
    let (signed, signature) = token.rsplit_once('.').unwrap();
    let verifying = VerifyingKey::from_sec1_bytes(&Base64::decode_vec(&key).unwrap()).unwrap();
    let signature = Signature::from_slice(&Base64::decode_vec(signature).unwrap()).unwrap();
    verifying.verify(signed.as_bytes(), &signature).unwrap();
    let claims: Value =
        serde_json::from_slice(&Base64::decode_vec(signed.split_once('.').unwrap().1).unwrap()).unwrap();
    let now = host.store.time().await.unwrap().now / 1000;
    let left = claims["exp"].as_i64().unwrap() - now;
    assert_eq!((&claims["aud"], &claims["sub"]), (&json!(sink.url), &json!("https://play.example.org")));
    assert!((3600..=24 * 3600).contains(&left), "{claims}");
}

#[tokio::test]
async fn whoever_is_here_is_not_told_and_whoever_goes_is() {
    let sink = Sink::open().await;
    let host = Host::with(telling()).await;
    let anna = host.guest("Anna").await;
    add(&host, &anna, Browser::new(3, "/anna").way(&sink)).await;
    let table = host.table(&anna, json!([{ "kind": "me" }, { "kind": "same_screen", "name": "Ben" }])).await;
    let socket = stays(host.watching(&table, Some(&anna)).await);
    host.does(&table, &anna, "start", json!({ "type": "start" })).await;
    sink.comes_to(0).await;
    socket.abort();
    sink.comes_to(1).await;
    // Coming and going does not make it new.
    stays(host.watching(&table, Some(&anna)).await).abort();
    sink.comes_to(1).await;
}

#[tokio::test]
async fn a_browser_that_came_later_is_told_of_what_waits() {
    let sink = Sink::open().await;
    let host = Host::with(telling()).await;
    let anna = host.guest("Anna").await;
    waiting(&host, &anna).await;
    sink.comes_to(0).await;
    let way = add(&host, &anna, Browser::new(3, "/anna").way(&sink)).await;
    sink.comes_to(1).await;
    // One that was given up for good is forgotten.
    sink.answers(&[410]);
    let test = format!("/api/notices/ways/{}/test", way["id"].as_str().unwrap());
    assert_eq!(host.post(&test, Some(&anna), json!(null)).await, (200, json!({ "failed": "gone" })));
    let ben = host.guest("Ben").await;
    assert_eq!(host.post(&test, Some(&ben), json!(null)).await.1["code"], "no_such_way", "it is Anna's");
}

#[tokio::test]
async fn a_browser_that_is_gone_is_forgotten() {
    let sink = Sink::open().await;
    let host = Host::with(telling()).await;
    let anna = host.guest("Anna").await;
    add(&host, &anna, Browser::new(3, "/anna").way(&sink)).await;
    sink.answers(&[410]);
    waiting(&host, &anna).await;
    sink.comes_to(1).await;
    assert_eq!(ways(&host, &anna).await, json!([]));
}

#[tokio::test]
async fn a_mail_leads_to_the_table_and_one_click_stops_them() {
    let letterbox = Letterbox::open().await;
    let mail =
        Mail::new(&letterbox.url, "Tinstar <tinstar@example.org>", "https://play.example.org").unwrap();
    let host = Host::with(Settings { mail: Some(mail), ..telling() }).await;
    let guest = host.guest("Ben").await;
    let mail = json!({ "kind": "mail" });
    assert_eq!(host.post("/api/notices/ways", Some(&guest), mail.clone()).await.1["code"], "bad_mail");
    let anna = account(&host, "anna").await;
    assert_eq!(
        host.post("/api/notices/ways", Some(&anna), mail.clone()).await.1["code"],
        "bad_mail",
        "no address yet"
    );
    host.store.set_mail(&person(&host, &anna).await, Some("anna@example.org")).await.unwrap();
    let way = add(&host, &anna, mail).await;
    assert_eq!(way["label"], "anna@example.org");
    let table = waiting(&host, &anna).await;
    let letter = letterbox.letter(0).await;
    assert_eq!(letter.to, "anna@example.org");
    for part in [
        &format!("https://play.example.org/#/t/{table}"),
        "Subject: Your turn at Tinstar",
        "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
    ] {
        assert!(letter.text.contains(part), "{part}: {}", letter.text);
    }
    // A mailbox is left in peace for a while, however many tables wait.
    waiting(&host, &anna).await;
    letterbox.stays_at(1).await;

    let (_, rest) = letter.text.split_once("https://play.example.org/#/letter/stop/").unwrap();
    let word = rest.split_whitespace().next().unwrap();
    assert!(letter.text.contains(&format!("/api/notices/stop/{word}>")), "{}", letter.text);
    assert_eq!(host.post("/api/notices/stop/nonsense", None, json!(null)).await.1["code"], "no_such_way");
    for _ in 0..2 {
        assert_eq!(host.post(&format!("/api/notices/stop/{word}"), None, json!(null)).await.0, 204);
    }
    assert_eq!(ways(&host, &anna).await[0]["on"], false);
    // And switched on again.
    let path = format!("/api/notices/ways/{}", way["id"].as_str().unwrap());
    assert_eq!(host.call(Method::PATCH, &path, Some(&anna), Some(json!({ "on": true }))).await.0, 204);
    assert_eq!(ways(&host, &anna).await[0]["on"], true);
    assert_eq!(host.call(Method::DELETE, &path, Some(&anna), None).await.0, 204);
    assert_eq!(host.call(Method::DELETE, &path, Some(&anna), None).await.1["code"], "no_such_way");
}

#[tokio::test]
async fn a_chat_that_does_not_answer_is_tried_again_and_one_that_is_gone_is_switched_off() {
    let sink = Sink::open().await;
    let host = Host::with(telling()).await;
    let webhook = json!({ "kind": "webhook", "url": format!("{}/hook", sink.url) });
    let guest = host.guest("Ben").await;
    assert_eq!(
        host.post("/api/notices/ways", Some(&guest), webhook.clone()).await.1["code"],
        "needs_account"
    );
    let anna = account(&host, "anna").await;
    add(&host, &anna, webhook).await;
    sink.answers(&[201, 429, 500]);
    let table = waiting(&host, &anna).await;
    let posted = sink.comes_to(3).await;
    let text = posted[2].json();
    let expected = format!("Catching Santa: it is your turn.\nhttps://play.example.org/#/t/{table}");
    assert_eq!((&text["content"], &text["text"]), (&json!(expected), &json!(expected)));
    assert_eq!(text["allowed_mentions"], json!({ "parse": [] }), "nobody is called by it");
    assert_eq!(ways(&host, &anna).await[0]["failed"], Value::Null);

    // Whoever answers with another address is not followed; three in a row are enough.
    for (failed, on) in [(4, true), (5, true), (6, false)] {
        sink.answers(&[302]);
        waiting(&host, &anna).await;
        let posted = sink.comes_to(failed).await;
        assert!(posted.iter().all(|posted| posted.path == "/hook"), "{posted:?}");
        let way = &ways(&host, &anna).await[0];
        assert_eq!((&way["failed"], &way["on"]), (&json!("refused"), &json!(on)), "after {failed}");
    }
    waiting(&host, &anna).await;
    sink.comes_to(6).await;
    // Trying it again by hand does not switch it on; its owner does, and one that is gone is off at once.
    let path = format!("/api/notices/ways/{}", ways(&host, &anna).await[0]["id"].as_str().unwrap());
    assert_eq!(
        host.post(&format!("{path}/test"), Some(&anna), json!(null)).await,
        (200, json!({ "failed": null }))
    );
    assert_eq!(host.call(Method::PATCH, &path, Some(&anna), Some(json!({ "on": true }))).await.0, 204);
    sink.comes_to(8).await;
    sink.answers(&[404]);
    waiting(&host, &anna).await;
    sink.comes_to(9).await;
    let way = &ways(&host, &anna).await[0];
    assert_eq!((&way["failed"], &way["on"]), (&json!("gone"), &json!(false)));
}

#[tokio::test]
async fn in_quiet_hours_nobody_is_told() {
    let sink = Sink::open().await;
    let host = Host::with(telling()).await;
    let anna = host.guest("Anna").await;
    add(&host, &anna, Browser::new(3, "/anna").way(&sink)).await;
    let set = async |quiet: Value| {
        host.call(Method::PUT, "/api/notices/quiet", Some(&anna), Some(json!({ "quiet": quiet }))).await
    };
    let minutes = host.store.time().await.unwrap().now / 60_000 % 1440;
    let night = json!({ "from": (minutes + 1430) % 1440, "until": (minutes + 60) % 1440, "offset": 0 });
    assert_eq!(set(night.clone()).await.0, 204);
    assert_eq!(host.get("/api/notices", Some(&anna)).await.1["quiet"], night);
    waiting(&host, &anna).await;
    sink.comes_to(0).await;
    for bad in [
        json!({ "from": 1440, "until": 3, "offset": 0 }),
        json!({ "from": 3, "until": 3, "offset": 0 }),
        json!({ "from": 3, "until": 4, "offset": 900 }),
    ] {
        assert_eq!(set(bad).await.1["code"], "bad_quiet");
    }
    assert_eq!(set(json!({ "from": -1, "until": 3, "offset": 0 })).await.1["code"], "bad_request");
    assert_eq!(
        host.get("/api/notices", Some(&anna)).await.1["quiet"],
        night,
        "what is refused changes nothing"
    );
    // It was put off, not forgotten: without quiet hours it comes.
    assert_eq!(set(json!(null)).await.0, 204);
    sink.comes_to(1).await;
}

#[tokio::test]
async fn a_tables_chat_is_told_of_everybodys_turns_and_only_its_owner_sets_it() {
    let sink = Sink::open().await;
    let host = Host::with(telling()).await;
    let people = [account(&host, "anna").await, host.guest("Ben").await];
    let table = host.table(&people[0], json!([{ "kind": "me" }, { "kind": "open" }])).await;
    host.does(&table, &people[1], "sit", json!({ "type": "sit" })).await;
    let path = format!("/api/tables/{table}/chat");
    let set = async |token: &str, url: Value| {
        host.call(Method::PUT, &path, Some(token), Some(json!({ "url": url }))).await
    };
    for (token, code) in [(&people[1], "not_owner"), (&String::new(), "signed_out")] {
        assert_eq!(set(token, json!(format!("{}/x", sink.url))).await.1["code"], code);
        assert_eq!(host.get(&path, Some(token)).await.1["code"], code);
    }
    assert_eq!(set(&people[0], json!("http://example.org/")).await.1["code"], "bad_way");
    for name in ["first", "chat"] {
        assert_eq!(set(&people[0], json!(format!("{}/{name}", sink.url))).await.0, 200);
    }
    assert_eq!(
        host.post(&format!("{path}/test"), Some(&people[0]), json!(null)).await.1["failed"],
        Value::Null
    );
    host.does(&table, &people[0], "start", json!({ "type": "start" })).await;
    let posted = sink.comes_to(2).await;
    assert!(
        posted.iter().all(|posted| posted.path == "/chat"),
        "it stands in place of the first: {posted:?}"
    );
    let name = ["Anna", "Ben"][decider(&host, &table).await];
    let text = posted[1].json()["content"].as_str().unwrap().replace(['\u{2068}', '\u{2069}'], "");
    assert!(text.starts_with(&format!("Catching Santa: it is {name}")), "{text}");
    assert_eq!(ways(&host, &people[0]).await, json!([]), "it is the table's, not for all my turns");
    assert_eq!(set(&people[0], json!(null)).await.1["way"], Value::Null);
    host.act(&table, &people, "k").await.unwrap();
    sink.comes_to(2).await;
}

#[tokio::test]
async fn nothing_is_sent_where_only_this_machine_can_reach() {
    let host = Host::with(support::settings()).await;
    let anna = account(&host, "anna").await;
    let refused = async |way: Value| {
        let (status, answer) = host.post("/api/notices/ways", Some(&anna), way).await;
        assert_eq!((status, &answer["code"]), (400, &json!("bad_way")), "{answer}");
    };
    for url in [
        "http://example.org/",
        "https://127.0.0.1/",
        "https://localhost/",
        "https://[::1]/",
        "https://10.0.0.1/",
        "https://169.254.169.254/latest/meta-data",
        "https://example.org:22/",
        "https://a@example.org/",
        "https://printer.local/",
        "file:///etc/passwd",
        "https://2130706433/",
        "nonsense",
        "",
    ] {
        refused(json!({ "kind": "webhook", "url": url })).await;
    }
    // A browser's push service is one of those there are.
    let sink = Sink { url: "https://example.org".into(), kept: Kept::default() };
    let browser = Browser::new(3, "/x");
    refused(browser.way(&sink)).await;
    let sink = Sink { url: "https://fcm.googleapis.com".into(), kept: Kept::default() };
    let mut way = browser.way(&sink);
    add(&host, &anna, way.clone()).await;
    way["p256dh"] = json!("AAAA");
    refused(way).await;
    let mut way = browser.way(&sink);
    way["label"] = json!("a\nb");
    refused(way).await;
    // A name that is looked up to this machine is refused when it is connected to, and nothing tells more.
    let odd = json!({ "kind": "webhook", "url": "https://localtest.localhost.invalid/" });
    let way = add(&host, &anna, odd).await;
    let test = format!("/api/notices/ways/{}/test", way["id"].as_str().unwrap());
    let failed = host.post(&test, Some(&anna), json!(null)).await.1["failed"].clone();
    assert!(failed == "unreachable" || failed == "forbidden", "{failed}");
}

#[tokio::test]
async fn nobody_has_very_many_ways_and_a_host_can_switch_them_off() {
    let host = Host::with(support::settings()).await;
    let anna = account(&host, "anna").await;
    for number in 0..16 {
        let url = format!("https://example.org/{number}");
        add(&host, &anna, json!({ "kind": "webhook", "url": url })).await;
    }
    let more = json!({ "kind": "webhook", "url": "https://example.org/more" });
    let (status, refused) = host.post("/api/notices/ways", Some(&anna), more.clone()).await;
    assert_eq!((status, &refused["code"]), (429, &json!("too_many_ways")));

    let limits = Limits { ways_of: (0.0, 2.0), refusal_pause: Duration::ZERO, ..Limits::default() };
    let host = Host::with(Settings { limits, ..support::settings() }).await;
    let ben = account(&host, "ben").await;
    for number in 0..3 {
        let url = format!("https://example.org/{number}");
        let (status, answer) =
            host.post("/api/notices/ways", Some(&ben), json!({ "kind": "webhook", "url": url })).await;
        assert_eq!(status, if number < 2 { 201 } else { 429 }, "{answer}");
    }

    let off = NoticeSettings { on: false, ..NoticeSettings::default() };
    let host = Host::with(Settings { notices: off, ..support::settings() }).await;
    let cleo = account(&host, "cleo").await;
    let now = host.get("/api/notices", Some(&cleo)).await.1;
    assert_eq!((&now["offered"], &now["push_key"]), (&json!(false), &Value::Null));
    assert_eq!(host.post("/api/notices/ways", Some(&cleo), more).await.1["code"], "no_notices");
    let mail = json!({ "kind": "mail" });
    assert_eq!(host.post("/api/notices/ways", Some(&cleo), mail).await.1["code"], "no_mail");
}

#[tokio::test]
async fn ways_are_in_the_download_and_go_with_their_owner() {
    let sink = Sink::open().await;
    let host = Host::with(telling()).await;
    let anna = host.guest("Anna").await;
    let id = person(&host, &anna).await;
    add(&host, &anna, Browser::new(3, "/anna").way(&sink)).await;
    waiting(&host, &anna).await;
    sink.comes_to(1).await;
    let data = host.get("/api/me/data", Some(&anna)).await.1;
    assert_eq!((&data["ways"][0]["label"], &data["quiet"]), (&json!("Firefox"), &Value::Null));
    assert_eq!(host.call(Method::DELETE, "/api/account", Some(&anna), Some(json!(null))).await.0, 204);
    assert!(host.store.ways_of(&id, None).await.unwrap().is_empty());
    assert_eq!(host.store.next_notice().await.unwrap(), None);
}

/// Two nodes on each kind of store there is.
async fn pairs() -> Vec<[Host; 2]> {
    let settings = Settings { shared_store: true, ..telling() };
    let first = Host::with(settings.clone()).await;
    let second = Host::sharing(Arc::clone(&first.store), settings.clone()).await;
    let mut pairs = vec![[first, second]];
    match std::env::var("TINSTAR_TEST_POSTGRES") {
        Ok(url) => pairs.push([Host::on(&url, settings.clone()).await, Host::on(&url, settings).await]),
        Err(_) => support::announce("SKIPPED: notices on PostgreSQL: TINSTAR_TEST_POSTGRES is not set"),
    }
    pairs
}

#[tokio::test]
async fn of_several_nodes_one_tells() {
    for [one, two] in pairs().await {
        let sink = Sink::open().await;
        let anna =
            account(&one, &format!("anna{}", std::process::id() % 10_000 + u32::from(one.url.is_empty())))
                .await;
        add(&one, &anna, json!({ "kind": "webhook", "url": format!("{}/hook", sink.url) })).await;
        let mut tables = vec![];
        for number in 0..12 {
            let node = [&one, &two][number % 2];
            tables.push(waiting(node, &anna).await);
        }
        let posted = sink.comes_to(12).await;
        for table in tables {
            let told =
                posted.iter().filter(|posted| posted.json()["content"].as_str().unwrap().contains(&table));
            assert_eq!(told.count(), 1, "{table}");
        }
        // Whoever is at the other node is here.
        let table =
            one.table(&anna, json!([{ "kind": "me" }, { "kind": "same_screen", "name": "Ben" }])).await;
        let socket = stays(two.watching(&table, Some(&anna)).await);
        one.does(&table, &anna, "start", json!({ "type": "start" })).await;
        sink.comes_to(12).await;
        socket.abort();
        sink.comes_to(13).await;
    }
}

/// A process that dies before anybody is told leaves it to the next, which tells it once.
#[test]
fn a_notice_survives_the_process_that_noted_it() {
    let runtime = || tokio::runtime::Runtime::new().unwrap();
    let (first, second) = (runtime(), runtime());
    let url = fresh_url();
    let sink = second.block_on(Sink::open());
    let slow = NoticeSettings { after: Duration::from_millis(700), ..telling().notices };
    let settings = Settings { notices: slow, ..telling() };
    let table = first.block_on(async {
        let host = Host::on(&url, settings.clone()).await;
        let anna = host.guest("Anna").await;
        add(&host, &anna, Browser::new(3, "/anna").way(&sink)).await;
        waiting(&host, &anna).await
    });
    // As a kill does: nothing of it runs on.
    first.shutdown_background();
    assert!(sink.posted().is_empty(), "the first process had no time to tell");
    second.block_on(async {
        let host = Host::on(&url, settings).await;
        let posted = sink.comes_to(1).await;
        assert_eq!(Browser::new(3, "/anna").reads(&posted[0])["tag"], json!(table));
        drop(host);
    });
}

/// A process that dies with a notice in its hands leaves it to others, when its time with it is over.
#[tokio::test]
async fn what_a_dead_process_took_is_told_by_another() {
    let sink = Sink::open().await;
    let url = fresh_url();
    let off = Settings {
        notices: NoticeSettings { after: Duration::from_secs(3600), ..telling().notices },
        ..telling()
    };
    let host = Host::on(&url, off).await;
    let anna = host.guest("Anna").await;
    add(&host, &anna, Browser::new(3, "/anna").way(&sink)).await;
    let table = waiting(&host, &anna).await;
    let seat = decider(&host, &table).await as u8;
    let id: TableId = table.parse().unwrap();
    let seq = host.store.heads(std::slice::from_ref(&id)).await.unwrap()[0].1;
    let what = json!({ "kind": "turn", "game": "catching-santa" }).to_string();
    let notice = tinstar_store::NewNotice { person: Some(person(&host, &anna).await), seat, seq, what };
    // The host's own task must not see it: it is noted and taken for the dead in one go.
    let now = host.store.time().await.unwrap().now;
    host.store.add_notices(&id, std::slice::from_ref(&notice), now + 400).await.unwrap();
    let taken = host
        .store
        .take_notices(&TakeDue { now: now + 500, limit: 10, lease_ms: 300, worker: "dead".into() })
        .await
        .unwrap();
    assert_eq!(taken.len(), 1);
    assert!(sink.posted().is_empty());
    sink.comes_to(1).await;
    // Noted again by whoever did not know: nobody is told twice.
    host.store.add_notices(&id, &[notice], now).await.unwrap();
    sink.comes_to(1).await;
}

/// What was decided meanwhile is not told.
#[tokio::test]
async fn what_was_decided_is_not_told() {
    let sink = Sink::open().await;
    let host = Host::with(Settings {
        notices: NoticeSettings { after: Duration::from_millis(600), ..telling().notices },
        ..telling()
    })
    .await;
    let people = [host.guest("Anna").await, host.guest("Ben").await];
    for (token, browser) in people.iter().zip([Browser::new(3, "/anna"), Browser::new(5, "/ben")]) {
        add(&host, token, browser.way(&sink)).await;
    }
    let table = host.table(&people[0], json!([{ "kind": "me" }, { "kind": "open" }])).await;
    host.does(&table, &people[1], "sit", json!({ "type": "sit" })).await;
    host.does(&table, &people[0], "start", json!({ "type": "start" })).await;
    for step in 0..4 {
        if host.act(&table, &people, &format!("k{step}")).await.is_none() {
            return;
        }
    }
    sink.comes_to(1).await;
}

#[tokio::test]
async fn a_table_of_people_who_are_not_told_costs_nothing() {
    let host = Host::with(telling()).await;
    let anna = host.guest("Anna").await;
    waiting(&host, &anna).await;
    assert_eq!(host.store.next_due().await.unwrap(), None, "no job");
}
