//! Floods: whoever says nothing, too much or too slowly harms nobody else; and a whole class behind one address is no
//! flood.

use std::time::Duration;

use crate::support::process::request;
use crate::support::{Host, Socket, settings, within};
use axum::body::Body;
use axum::http::{Method, Request};
use futures_util::SinkExt as _;
use serde_json::json;
use tinstar_server::{Limits, Settings};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

async fn limited(limits: Limits) -> Host {
    Host::with(Settings { limits, ..settings() }).await
}

/// Whether the server closes a connection over which this was sent.
async fn is_given_up(host: &Host, sent: &[u8]) -> bool {
    let mut stream = TcpStream::connect(host.address).await.unwrap();
    stream.write_all(sent).await.unwrap();
    let mut rest = vec![];
    within("the server to give a connection up", stream.read_to_end(&mut rest)).await.is_ok()
}

#[tokio::test]
async fn whoever_says_nothing_or_says_it_slowly_is_given_up() {
    let silence = Duration::from_millis(50);
    let host = limited(Limits { silence, request_time: silence, ..Limits::default() }).await;
    assert!(is_given_up(&host, b"").await, "nothing");
    assert!(is_given_up(&host, b"GET / HTTP/1.1\r\nhost: t").await, "half a head");
    assert!(is_given_up(&host, b"GET /healthz HTTP/1.1\r\nhost: t\r\n\r\n").await, "nothing more");
    let body = b"POST /api/guests HTTP/1.1\r\nhost: t\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{";
    assert!(is_given_up(&host, body).await, "half a body");
}

/// Whoever asked for something and did not read it held it in memory, and the connection, for ever.
#[tokio::test]
async fn whoever_does_not_read_is_given_up() {
    let request_time = Duration::from_millis(300);
    let settings = Settings { limits: Limits { request_time, ..Limits::default() }, ..settings() };
    let host = Host::narrow(settings).await;
    let mut stream = TcpStream::connect(host.address).await.unwrap();
    for _ in 0..50 {
        stream.write_all(b"GET /api/rules/colt-express HTTP/1.1\r\nhost: t\r\n\r\n").await.unwrap();
    }
    within("the connection to be given up", async {
        while stream.write_all(b"G").await.is_ok() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await;
}

#[tokio::test]
async fn connections_that_wait_leave_room_for_others() {
    let limits = Limits { connections: 1_000, connections_in_all: 20, ..Limits::default() };
    let host = limited(limits).await;
    let mut silent = vec![];
    for _ in 0..30 {
        silent.push(TcpStream::connect(host.address).await.unwrap());
    }
    // Ten of them were taken in; the others are closed at once.
    let is_closed = |stream: &TcpStream| {
        !stream.try_read(&mut [0]).is_err_and(|error| error.kind() == std::io::ErrorKind::WouldBlock)
    };
    within("those who found no room to be sent away", async {
        while silent.iter().filter(|stream| is_closed(stream)).count() != 20 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    })
    .await;
    drop(silent);
    let table = within("room for a socket", async {
        loop {
            let (table, _) = host.started().await;
            if let Ok(mut socket) = Socket::open(host.address, &table, None, "").await {
                return socket.wait_for("snapshot").await["table"].clone();
            }
        }
    })
    .await;
    assert!(table.is_string());
}

/// The first limit that one server meets as it grows: those who play notice nothing, those who come last are sent away and
/// counted, and there is room for them as soon as somebody goes.
#[tokio::test]
async fn when_every_connection_is_taken_those_who_play_play_on() {
    let limits = Limits { connections_in_all: 12, ..Limits::default() };
    let host = Host::with(Settings { limits, behind_proxy: true, ..settings() }).await;
    let (table, people) = host.started().await;
    let mut sockets = vec![];
    for token in &people {
        let socket = host.watching(&table, Some(token)).await;
        sockets.push(socket);
    }
    let mut watching = vec![];
    while let Ok(socket) = Socket::open(host.address, &table, None, "").await {
        watching.push(socket);
    }
    assert_eq!(watching.len(), 10);
    for n in 0..20 {
        assert!(Socket::open(host.address, &table, None, "").await.is_err());
        let Some(number) = host.act(&table, &people, &format!("m{n}")).await else { break };
        for socket in &mut sockets {
            assert_eq!(socket.wait_for("update").await["happened"]["seq"], number);
        }
    }
    let metrics = host.raw(Request::get("/metrics").body(Body::empty()).unwrap()).await.2;
    let refused = metrics.lines().find_map(|line| line.strip_prefix("tinstar_connections_refused_total "));
    assert!(refused.is_some_and(|count| count.parse::<u32>().unwrap() >= 20), "{refused:?}");
    assert_eq!(host.get("/readyz", None).await.0, 200);
    watching.pop();
    within("room for one more", async {
        while Socket::open(host.address, &table, None, "").await.is_err() {
            tokio::task::yield_now().await;
        }
    })
    .await;
}

/// Thirty people of a class came within a second, and seven got in.
#[tokio::test]
async fn two_hundred_people_behind_one_address_sit_down() {
    let host = limited(Limits::default()).await;
    for pair in 0..100 {
        // What a browser asks for when it comes.
        for path in ["/", "/api/me", "/api/games", "/assets/a.js", "/assets/b.js", "/assets/c.css"] {
            let _ = host.get(path, None).await;
        }
        let people = [host.guest("A").await, host.guest("B").await];
        let table = host.table(&people[0], json!([{ "kind": "me" }, { "kind": "open" }])).await;
        host.does(&table, &people[1], "sit", json!({ "type": "sit" })).await;
        let mut socket = host.socket(&table, Some(&people[1]), "").await;
        assert_eq!(socket.wait_for("snapshot").await["you"]["seat"], 1, "pair {pair}");
    }
}

#[tokio::test]
async fn every_frame_has_its_price() {
    let host = limited(Limits { frames: (1000.0, 10.0), ..Limits::default() }).await;
    let (table, people) = host.started().await;
    let mut socket = host.watching(&table, Some(&people[0])).await;
    let began = std::time::Instant::now();
    // Of whatever kind they are: ten may come at once, the others a thousandth of a second after each other.
    for n in 0..60 {
        socket.0.send(Message::Ping(vec![n].into())).await.unwrap();
        socket.send(json!({ "type": "ping", "n": n })).await;
    }
    while socket.wait_for("pong").await["n"] != 59 {}
    assert!(began.elapsed() >= Duration::from_millis(100), "110 frames had to wait: {:?}", began.elapsed());
}

/// A message may come in pieces, and pieces may be empty: eleven million of them in eight seconds cost nothing.
#[tokio::test]
async fn a_message_in_very_many_pieces_is_not_waited_for() {
    let host = limited(Limits::default()).await;
    let (table, people) = host.started().await;
    let mut socket = host.watching(&table, Some(&people[0])).await;
    let piece =
        |text: &str, kind, last| Message::Frame(Frame::message(text.to_owned(), OpCode::Data(kind), last));
    // A few are fine.
    let ping = json!({ "type": "ping", "n": 1 }).to_string();
    socket.0.send(piece(&ping[..5], Data::Text, false)).await.unwrap();
    socket.0.send(piece("", Data::Continue, false)).await.unwrap();
    socket.0.send(piece(&ping[5..], Data::Continue, true)).await.unwrap();
    assert_eq!(socket.wait_for("pong").await["n"], 1);
    socket.0.feed(piece(&ping, Data::Text, false)).await.unwrap();
    // Whether the server is still there is known by what it answers.
    for _ in 0..20_000 {
        if socket.0.feed(piece("", Data::Continue, false)).await.is_err() {
            break;
        }
    }
    let _ = socket.0.send(piece("", Data::Continue, true)).await;
    while let Some(text) = within("the server to give a socket up", socket.text()).await {
        assert!(!text.contains("pong"), "{text}");
    }
}

/// However long it was, a frame cost as much as a short one.
#[tokio::test]
async fn a_long_frame_costs_more_than_a_short_one() {
    let host = limited(Limits { frames: (1000.0, 10.0), ..Limits::default() }).await;
    let (table, people) = host.started().await;
    let mut socket = host.watching(&table, Some(&people[0])).await;
    let began = std::time::Instant::now();
    for n in 0..6 {
        let long = format!("{}{}", json!({ "type": "ping", "n": n }), " ".repeat(15_000));
        socket.0.send(Message::text(long)).await.unwrap();
    }
    while socket.wait_for("pong").await["n"] != 5 {}
    assert!(began.elapsed() >= Duration::from_millis(100), "75 kB had to wait: {:?}", began.elapsed());
}

/// Five hundred connections that sent 380 kB each before they said what they wanted took a hundred megabytes.
#[tokio::test]
async fn nobody_says_at_length_who_they_are() {
    let host = limited(Limits::default()).await;
    let answer = async |cookie: usize| {
        let mut stream = TcpStream::connect(host.address).await.unwrap();
        let head = format!(
            "GET /healthz HTTP/1.1\r\nhost: t\r\nconnection: close\r\ncookie: {}",
            "a".repeat(cookie)
        );
        // What is not read any more need not have been sent.
        let _ = stream.write_all(head.as_bytes()).await;
        let _ = stream.write_all(b"\r\n\r\n").await;
        let mut said = vec![];
        let _ = within("an answer", stream.read_to_end(&mut said)).await;
        String::from_utf8_lossy(&said).into_owned()
    };
    assert!(answer(12_000).await.starts_with("HTTP/1.1 200"), "as long as browsers may be");
    let refused = answer(100_000).await;
    // The system may drop an answer to somebody who has not stopped speaking.
    assert!(refused.is_empty() || refused.starts_with("HTTP/1.1 431"), "{refused}");
}

/// The pages were there for whatever was to be done with them, be it to delete them or to pass on to elsewhere.
#[tokio::test]
async fn pages_are_only_read() {
    let host = limited(Limits::default()).await;
    for method in ["PUT", "DELETE", "POST", "OPTIONS", "TRACE", "CONNECT", "BREW"] {
        for (path, code) in [("/", "bad_method"), ("/index.html", "bad_method"), ("/nothing", "not_found")] {
            let (_, no) = host.call(method.parse().unwrap(), path, None, None).await;
            assert_eq!(no["code"], code, "{method} {path}");
        }
    }
}

#[tokio::test]
async fn a_record_costs_more_than_a_look() {
    let limits = Limits { requests: (0.0, 60.0), ..Limits::default() };
    let host = limited(limits).await;
    let token = host.guest("Anna").await;
    let mut codes = vec![];
    for _ in 0..4 {
        codes.push(host.post("/api/story", Some(&token), json!({})).await.1["code"].clone());
    }
    assert_eq!(codes, ["bad_record", "bad_record", "bad_record", "slow_down"]);
}

/// A token that is nobody's is no way around what strangers may do.
#[tokio::test]
async fn made_up_tokens_count_as_strangers() {
    let host = limited(Limits { strangers: (0.0, 5.0), ..Limits::default() }).await;
    let mut codes = vec![];
    for n in 0..7 {
        codes.push(host.get("/api/my-tables", Some(&format!("made-up-{n}"))).await.1["code"].clone());
    }
    assert_eq!((&codes[0], &codes[6]), (&json!("signed_out"), &json!("slow_down")));
}

/// Records were told again for nothing to whoever made up another token each time.
#[tokio::test]
async fn a_made_up_token_pays_the_whole_price() {
    let host = limited(Limits { strangers: (0.0, 50.0), ..Limits::default() }).await;
    let mut codes = vec![];
    for n in 0..4 {
        let token = format!("made-up-{n}");
        codes.push(host.post("/api/story", Some(&token), json!({})).await.1["code"].clone());
    }
    assert_eq!(codes, ["bad_record", "bad_record", "slow_down", "slow_down"]);
}

/// Seventeen guests behind one address filled the list of public tables; and their reports the host's desk.
#[tokio::test]
async fn one_address_fills_neither_the_list_of_tables_nor_the_hosts_desk() {
    let limits = Limits { public_from: (0.0, 6.0), reports_from: (0.0, 4.0), ..Limits::default() };
    let host = limited(limits).await;
    let (about, _) = host.started().await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let new = json!({ "game": "catching-santa", "seats": seats, "public": true });
    let (mut made, mut told) = (0, 0);
    for n in 0..10 {
        let guest = host.guest(&format!("Guest {n}")).await;
        let (status, no) = host.post("/api/tables", Some(&guest), new.clone()).await;
        assert!(status == 201 || no["code"] == "slow_down", "{no}");
        made += usize::from(status == 201);
        let report = json!({ "text": format!("an advertisement {n}") });
        let (status, no) = host.post(&format!("/api/tables/{about}/report"), Some(&guest), report).await;
        assert!(status == 204 || no["code"] == "slow_down", "{no}");
        told += usize::from(status == 204);
        // Tables that only friends find are another matter.
        host.table(&guest, seats.clone()).await;
    }
    assert_eq!((made, told), (6, 4));
}

/// Tables with days for a decision are listed for days: one address had 180 more of them every hour.
#[tokio::test]
async fn one_address_has_so_many_tables_listed_at_once() {
    let limits = Limits { public_from: (0.0, 1e6), public_at_once: 4, ..Limits::default() };
    let host = Host::with(Settings { limits, behind_proxy: true, ..settings() }).await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let clock = json!({ "kind": "days", "days": 1 });
    let new = json!({ "game": "catching-santa", "seats": seats, "public": true, "clock": clock });
    let private = json!({ "game": "catching-santa", "seats": seats });
    let mut tables = vec![];
    for n in 0..6 {
        let guest = host.guest(&format!("Guest {n}")).await;
        let (_, made) = host.post("/api/tables", Some(&guest), new.clone()).await;
        assert!(made["table"].is_string() || made["code"] == "slow_down", "{made}");
        tables.extend(made["table"].as_str().map(|table| (guest, table.to_owned())));
    }
    let listed = async || host.get("/api/tables", None).await.1["tables"].as_array().unwrap().len();
    assert_eq!((tables.len(), listed().await), (4, 4));
    // Whoever closes one may have another; who has too many keeps no neighbour from it.
    let (guest, table) = &tables[0];
    host.does(table, guest, "close", json!({ "type": "close" })).await;
    let greedy = host.guest("Greedy").await;
    for n in 0..15 {
        let made = host.post("/api/tables", Some(&greedy), private.clone()).await;
        assert_eq!(made.0 == 201, n < 10, "{made:?}");
    }
    assert_eq!(host.post("/api/tables", Some(&greedy), new.clone()).await.1["code"], "too_many_tables");
    assert_eq!(host.post("/api/tables", Some(guest), new.clone()).await.0, 201);
    assert_eq!(host.post("/api/tables", Some(guest), new).await.1["code"], "slow_down");
    assert_eq!(listed().await, 4);
}

/// A rematch was listed whoever made it, for days where a decision may take days: one address could save them up.
#[tokio::test]
async fn rematches_are_listed_no_more_than_other_tables() {
    let limits = Limits { public_from: (0.0, 1e6), public_at_once: 3, ..Limits::default() };
    let host = limited(limits).await;
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "random" }]);
    let clock = json!({ "kind": "days", "days": 1 });
    let new = json!({ "game": "catching-santa", "seats": seats, "public": true, "clock": clock });
    let mut over = vec![];
    for n in 0..9 {
        let guest = host.guest(&format!("Guest {n}")).await;
        let table = host.table_with(&guest, new.clone()).await;
        for what in ["start", "end"] {
            host.does(&table, &guest, what, json!({ "type": what })).await;
        }
        over.push((guest, table));
    }
    for (guest, table) in over {
        let (status, done) = host.command(&table, Some(&guest), "again", json!({ "type": "rematch" })).await;
        assert_eq!(status, 200, "{done}");
    }
    let listed = host.get("/api/tables", None).await.1["tables"].as_array().unwrap().len();
    assert!(listed <= 3, "{listed}");
}

/// Each waits for the disk alone, and whoever plays waits behind them.
#[tokio::test]
async fn what_is_written_has_its_price_for_an_address() {
    let host = limited(Limits { writes_from: (0.0, 12.0), ..Limits::default() }).await;
    let (table, people) = host.started().await;
    // Two guests and a table were written; nine are left.
    let mut renamed = 0;
    for n in 0..20 {
        let name = json!({ "name": format!("Anna {n}") });
        let (status, _) = host.call(Method::PATCH, "/api/me", Some(&people[n % 2]), Some(name)).await;
        renamed += usize::from(status == 200);
    }
    assert_eq!(renamed, 9);
    host.act(&table, &people, "m1").await.unwrap();
}

/// Anybody can be a hundred people, each with a line a second.
#[tokio::test]
async fn those_who_watch_do_not_talk_a_table_down() {
    let host =
        limited(Limits { lines_watching: (0.0, 5.0), lines_from: (0.0, 9.0), ..Limits::default() }).await;
    let (table, people) = host.started().await;
    let say = |n: usize| json!({ "type": "say", "text": format!("hello {n}") });
    let mut codes = vec![];
    for n in 0..8 {
        let guest = host.guest(&format!("Guest {n}")).await;
        codes.push(host.command(&table, Some(&guest), "s", say(n)).await.1["code"].clone());
    }
    assert_eq!(codes.iter().filter(|code| code.is_null()).count(), 5, "{codes:?}");
    assert_eq!(codes[7], "slow_down");
    host.does(&table, &people[0], "s", say(9)).await;
    let (_, no) = host.command(&table, Some(&people[1]), "s", say(10)).await;
    assert_eq!(no["code"], "slow_down", "what may be said from one address");
}

/// Two thousand who came at once were told two thousand times who else was there.
#[tokio::test]
async fn a_crowd_is_told_now_and_then_who_is_here() {
    const CROWD: usize = 150;
    let host = limited(Limits::default()).await;
    let (table, people) = host.started().await;
    let mut anna = host.socket(&table, Some(&people[0]), "").await;
    let mut others = vec![];
    for _ in 0..CROWD {
        let other = host.watching(&table, None).await;
        others.push(other);
    }
    let mut told = 0;
    while anna.wait_for("presence").await["present"]["watching"] != CROWD {
        told += 1;
    }
    assert!(told < 60, "told {told} times");
    // Whoever came late in the crowd knows it too.
    while others[CROWD - 1].wait_for("presence").await["present"]["watching"] != CROWD {}
}

/// Whoever is refused at once asks again at once: 60 did so some thousand times a second, and people who played noticed.
#[tokio::test]
async fn whoever_asks_too_much_waits_to_be_told_so() {
    let pause = Duration::from_millis(200);
    let limits = Limits { requests: (0.0, 3.0), refusal_pause: pause, ..Limits::default() };
    let host = limited(limits).await;
    let [anna, ben] = [host.guest("Anna").await, host.guest("Ben").await];
    for n in 0..5 {
        let began = std::time::Instant::now();
        let (status, _) = host.get("/api/me", Some(&anna)).await;
        assert_eq!(status, if n < 3 { 200 } else { 429 });
        assert!(n < 3 || began.elapsed() >= pause, "{n}: {:?}", began.elapsed());
    }
    assert_eq!(host.get("/api/me", Some(&ben)).await.0, 200);
}

/// Each is shown everything: they are counted for an address, however many people it pretends to be.
#[tokio::test]
async fn joining_has_its_price_for_an_address() {
    let pause = Duration::ZERO;
    let host = limited(Limits { joins_from: (0.0, 4.0), refusal_pause: pause, ..Limits::default() }).await;
    let (table, people) = host.started().await;
    let mut opened = 0;
    for n in 0..8 {
        opened += usize::from(Socket::open(host.address, &table, Some(&people[n % 2]), "").await.is_ok());
    }
    assert_eq!(opened, 4);
    host.act(&table, &people, "m1").await.unwrap();
}

/// Nobody counted them, and each asks the store.
#[tokio::test]
async fn asking_whether_all_is_well_has_its_price_and_a_flood_does_not_keep_it_from_the_host() {
    let pause = Duration::ZERO;
    let limits = Limits { health_from: (0.0, 3.0), refusal_pause: pause, ..Limits::default() };
    let host = limited(limits).await;
    let mut codes = vec![];
    for path in ["/readyz", "/healthz", "/metrics", "/readyz", "/metrics"] {
        codes.push(host.get(path, None).await.0);
    }
    assert_eq!(codes, [200, 200, 200, 429, 429]);
    let host = limited(Limits { everything: (0.0, 2.0), refusal_pause: pause, ..Limits::default() }).await;
    let mut codes = vec![];
    for path in ["/api/games", "/api/games", "/api/games", "/readyz"] {
        codes.push(host.get(path, None).await.0);
    }
    assert_eq!(codes, [200, 200, 429, 200]);
}

/// A long match told from its beginning was as cheap as a ping.
#[tokio::test]
async fn what_is_shown_on_request_is_paid_by_its_length() {
    const LIFTS: usize = 60;
    let limits =
        Limits { frames: (0.0, 100.0), requests: (0.0, 10_000.0), commands: (0.0, 1e6), ..Limits::default() };
    let host = limited(limits).await;
    let (table, people) = host.started().await;
    for n in 0..100 {
        if host.act(&table, &people, &format!("m{n}")).await.is_none() {
            break;
        }
    }
    let mut socket = host.socket(&table, Some(&people[0]), "").await;
    let first = socket.wait_for("snapshot").await;
    let lift = json!({ "type": "lift", "seat": first["you"]["seat"], "since": 0 });
    for _ in 0..LIFTS {
        socket.send(lift.clone()).await;
    }
    let mut shown = 0;
    let mut bytes = 0;
    // What is not read within this time is not read for a minute.
    while let Ok(Some(text)) = tokio::time::timeout(Duration::from_millis(700), socket.text()).await {
        shown += 1;
        bytes = bytes.max(text.len());
    }
    assert!(bytes > 8 * 4096, "a long match: {bytes}");
    assert!((3..LIFTS / 3).contains(&shown), "{shown} times {bytes} bytes");
}

/// Looking at a whole match, and joining with it, cost no more than a look at an empty table.
#[tokio::test]
async fn a_long_match_costs_whoever_looks_at_it() {
    const MANY: usize = 300;
    let limits = Limits {
        requests: (0.0, MANY as f64),
        joins_from: (0.0, 60.0),
        commands: (0.0, 1e6),
        refusal_pause: Duration::ZERO,
        ..Limits::default()
    };
    let host = limited(limits).await;
    let (table, people) = host.started().await;
    for n in 0..100 {
        if host.act(&table, &people, &format!("m{n}")).await.is_none() {
            break;
        }
    }
    let [carl, dora, emma] = [host.guest("Carl").await, host.guest("Dora").await, host.guest("Emma").await];
    let look = format!("/api/tables/{table}");
    let (mut looked, mut joined, mut bytes) = (0, 0, 0);
    while let (200, shown) = host.get(&format!("{look}?since=0"), Some(&carl)).await {
        looked += 1;
        bytes = shown.to_string().len();
    }
    while let Ok(mut socket) = Socket::open(host.address, &table, Some(&dora), "?since=0").await {
        socket.wait_for("snapshot").await;
        joined += 1;
    }
    // No match is as long as another.
    let price = bytes as f64 / 16_384.0;
    assert!(price > 1.2, "a long match: {bytes}");
    let worth = MANY as f64 / price;
    assert!((0.9 * worth..1.1 * worth + 2.0).contains(&f64::from(looked)), "{looked} looks at {bytes} bytes");
    assert!((3..30).contains(&joined), "{joined} joins");
    for _ in 0..100 {
        assert_eq!(host.get(&look, Some(&emma)).await.0, 200, "how things stand is cheap");
    }
}

/// What is being sent in takes memory: 1,500 uploads that were never finished held three gigabytes.
#[tokio::test]
async fn uploads_that_never_end_are_counted() {
    let limits = Limits { strangers: (0.0, 1e6), refusal_pause: Duration::ZERO, ..Limits::default() };
    let host = limited(limits).await;
    let head = b"POST /api/story HTTP/1.1\r\nhost: t\r\ncontent-length: 2000000\r\n\r\n{";
    // From the same place as those that hang, unlike what is asked without a connection.
    let another =
        async || request(host.address, "POST", "/api/story", "", "{}").await.unwrap()["code"].clone();
    let mut hanging = vec![];
    let refused = loop {
        // One more each time: one that comes while another is told is refused itself.
        let mut stream = TcpStream::connect(host.address).await.unwrap();
        stream.write_all(head).await.unwrap();
        hanging.push(stream);
        let code = another().await;
        if code != "bad_record" {
            break code;
        }
        assert!(hanging.len() < 100, "nothing counts them");
    };
    assert_eq!(refused, "slow_down");
    assert!(hanging.len() >= 16, "{} of them are too many", hanging.len());
    drop(hanging);
    within("room for another", async { while another().await != "bad_record" {} }).await;
}
