//! People, limits, origins, headers, and everything that is refused at the door.

use std::sync::Arc;

use crate::support::{self, Host, Socket, settings};
use axum::body::Body;
use axum::http::{Method, Request, header};
use futures_util::SinkExt as _;
use serde_json::{Value, json};
use tinstar_server::Settings;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;

/// A browser's request: a cookie and the page it is on.
async fn browse(
    host: &Host,
    method: Method,
    path: &str,
    cookie: Option<&str>,
    origin: Option<&str>,
    body: &Value,
) -> (u16, Option<String>, Value) {
    let mut request = Request::builder().method(method).uri(path).header(header::HOST, "table.test");
    if let Some(cookie) = cookie {
        request = request.header(header::COOKIE, format!("other=1; {cookie}"));
    }
    if let Some(origin) = origin {
        request = request.header(header::ORIGIN, origin);
    }
    let request = request.header(header::CONTENT_TYPE, "application/json").body(Body::from(body.to_string()));
    let (status, headers, body) = host.raw(request.unwrap()).await;
    let cookie = headers.get(header::SET_COOKIE).map(|value| value.to_str().unwrap().to_owned());
    (status.as_u16(), cookie, serde_json::from_str(&body).unwrap_or(Value::Null))
}

const OURS: Option<&str> = Some("http://table.test");

fn pair(cookie: &str) -> String {
    cookie.split(';').next().unwrap().to_owned()
}

#[tokio::test]
async fn who_comes_without_a_name_gets_one_in_their_tongue() {
    let host = Host::new().await;
    for (lang, word) in [("en", "Guest "), ("fr", "Invité ")] {
        let (.., me) =
            browse(&host, Method::GET, &format!("/api/me?lang={lang}"), None, None, &json!({})).await;
        assert!(me["name"].as_str().unwrap().starts_with(word), "{me}");
    }
}

#[tokio::test]
async fn a_guest_becomes_an_account_and_signs_in_elsewhere() {
    let host = Host::new().await;
    let (_, cookie, guest) = browse(&host, Method::GET, "/api/me", None, None, &json!({})).await;
    let cookie = cookie.unwrap();
    for part in ["HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(!cookie.contains("Secure"), "without TLS it would never come back");
    let cookie = pair(&cookie);
    let (_, none, me) = browse(&host, Method::GET, "/api/me", Some(&cookie), None, &json!({})).await;
    assert_eq!((none, &me["id"]), (None, &guest["id"]));

    let account = json!({ "login": "Anna.1", "password": "correct horse" });
    let made = browse(&host, Method::POST, "/api/account", Some(&cookie), OURS, &account).await;
    assert_eq!((made.0, &made.2["id"]), (201, &guest["id"]));
    let again = browse(&host, Method::POST, "/api/account", Some(&cookie), OURS, &account).await;
    assert_eq!(again.2["code"], "already_account");
    let other = host.guest("Ben").await;
    let taken = json!({ "login": "anna.1", "password": "another horse" });
    assert_eq!(host.post("/api/account", Some(&other), taken).await.1["code"], "login_taken");

    let wrong = json!({ "login": "anna.1", "password": "wrong horse" });
    assert_eq!(host.post("/api/sign-in", None, wrong).await.1["code"], "wrong_password");
    let nobody = json!({ "login": "nobody", "password": "wrong horse" });
    assert_eq!(host.post("/api/sign-in", None, nobody).await.1["code"], "wrong_password");
    let elsewhere = json!({ "login": "ANNA.1", "password": "correct horse" });
    let (status, second, me) = browse(&host, Method::POST, "/api/sign-in", None, OURS, &elsewhere).await;
    assert_eq!((status, &me["id"]), (200, &guest["id"]));
    let second = pair(&second.unwrap());
    assert_ne!(second, cookie);

    let out = browse(&host, Method::POST, "/api/sign-out", Some(&cookie), OURS, &json!({})).await;
    assert_eq!((out.0, out.1.unwrap().contains("Max-Age=0")), (204, true));
    let mine = browse(&host, Method::GET, "/api/my-tables", Some(&cookie), None, &json!({})).await;
    assert_eq!(mine.2["code"], "signed_out");
    let mine = browse(&host, Method::GET, "/api/my-tables", Some(&second), None, &json!({})).await;
    assert_eq!(mine.0, 200, "the other session goes on");

    let unconfirmed = browse(&host, Method::DELETE, "/api/account", Some(&second), OURS, &json!({})).await;
    assert_eq!(unconfirmed.2["code"], "bad_request");
    let gone = browse(&host, Method::DELETE, "/api/account", Some(&second), OURS, &elsewhere).await;
    assert_eq!(gone.0, 204);
    assert_eq!(host.post("/api/sign-in", None, elsewhere).await.1["code"], "wrong_password");
}

#[tokio::test]
async fn the_store_knows_no_token_and_no_password() {
    let host = Host::new().await;
    let token = host.guest("Anna").await;
    host.post("/api/account", Some(&token), json!({ "login": "anna", "password": "correct horse" })).await;
    host.store.close().await;
    let file = host.url.strip_prefix("sqlite:").unwrap();
    let mut bytes = std::fs::read(file).unwrap();
    bytes.extend(std::fs::read(format!("{file}-wal")).unwrap_or_default());
    let has = |text: &str| bytes.windows(text.len()).any(|window| window == text.as_bytes());
    assert!(has("$argon2id$"));
    assert!(!has(&token) && !has("correct horse"));
}

#[tokio::test]
async fn names_are_checked_and_come_back_as_they_are() {
    let host = Host::new().await;
    let token = host.guest("<script>").await;
    let (_, me) =
        host.call(Method::PATCH, "/api/me", Some(&token), Some(json!({ "name": " A  & B " }))).await;
    assert_eq!(me["name"], "A & B");
    for bad in ["", "a\u{202e}b", "a\nb\0", &"x".repeat(33)] {
        let (status, no) =
            host.call(Method::PATCH, "/api/me", Some(&token), Some(json!({ "name": bad }))).await;
        assert_eq!((status, &no["code"]), (400, &json!("bad_name")), "{bad:?}");
    }
    for (login, password, code) in [
        ("ab", "long enough", "bad_login"),
        ("a b c", "long enough", "bad_login"),
        ("anna", "short", "bad_password"),
    ] {
        let (_, no) =
            host.post("/api/account", Some(&token), json!({ "login": login, "password": password })).await;
        assert_eq!(no["code"], code);
    }
}

#[tokio::test]
async fn a_cookie_works_only_from_our_own_pages() {
    let host = Host::new().await;
    let (_, cookie, _) = browse(&host, Method::GET, "/api/me", None, None, &json!({})).await;
    let cookie = pair(&cookie.unwrap());
    for origin in [None, Some("http://evil.test"), Some("null"), Some("http://table.test.evil.test")] {
        let (status, _, no) =
            browse(&host, Method::POST, "/api/tables", Some(&cookie), origin, &json!({})).await;
        assert_eq!((status, &no["code"]), (403, &json!("bad_origin")), "{origin:?}");
    }
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let new = json!({ "game": "catching-santa", "seats": seats });
    let (status, _, made) = browse(&host, Method::POST, "/api/tables", Some(&cookie), OURS, &new).await;
    assert_eq!(status, 201, "{made}");

    let table = made["table"].as_str().unwrap();
    let socket = async |origin: Option<String>| {
        let url = format!("ws://{}/api/tables/{table}/socket", host.address);
        let mut request = url.into_client_request().unwrap();
        request.headers_mut().insert("cookie", cookie.parse().unwrap());
        if let Some(origin) = origin {
            request.headers_mut().insert("origin", origin.parse().unwrap());
        }
        Socket::with(host.address, request).await.map(|_| ())
    };
    assert_eq!(socket(Some("http://evil.test".into())).await, Err(403));
    assert_eq!(socket(None).await, Err(403));
    assert_eq!(socket(Some(format!("http://{}", host.address))).await, Ok(()));
}

#[tokio::test]
async fn every_answer_has_its_headers() {
    let mut settings = settings();
    settings.secure_cookies = true;
    let host = Host::with(settings).await;
    for path in ["/", "/api/games", "/api/nothing", "/healthz"] {
        let (_, headers, _) = host.raw(Request::get(path).body(Body::empty()).unwrap()).await;
        for name in [
            "content-security-policy",
            "x-content-type-options",
            "referrer-policy",
            "x-request-id",
            "x-frame-options",
        ] {
            assert!(headers.contains_key(name), "{path}: {name}");
        }
        assert_eq!(headers["strict-transport-security"], "max-age=31536000");
    }
    let (_, cookie, _) = browse(&host, Method::GET, "/api/me", None, None, &json!({})).await;
    assert!(cookie.unwrap().contains("; Secure"));
}

#[tokio::test]
async fn nonsense_is_refused_with_a_code_and_a_sentence() {
    let host = Host::new().await;
    let token = host.guest("Anna").await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let table = host.table(&token, seats.clone()).await;
    let commands = format!("/api/tables/{table}/commands");
    let good = json!({ "game": "catching-santa", "seats": seats });
    let with = |name: &str, value: Value| {
        let mut new = good.clone();
        new[name] = value;
        new
    };
    let say = |text: &str| json!({ "key": "k", "command": { "type": "say", "text": text } });
    let long = "x".repeat(20_000);
    let rows = [
        ("/api/nothing", json!({}), "not_found"),
        ("/api/games", json!({}), "bad_method"),
        ("/api/tables", Value::Null, "bad_request"),
        ("/api/tables", json!([]), "bad_request"),
        ("/api/tables", with("extra", json!(1)), "bad_request"),
        ("/api/tables", with("seats", json!([{ "kind": "me" }])), "bad_player_count"),
        ("/api/tables", with("seats", json!(vec![json!({ "kind": "open" }); 200])), "bad_player_count"),
        ("/api/tables", with("game", json!("chess")), "no_such_game"),
        ("/api/tables", with("options", json!([["spaces", "1"]])), "bad_option_value"),
        ("/api/tables", with("options", json!([["x", "1"]])), "unknown_option"),
        ("/api/tables", with("clock", json!({ "kind": "per_decision", "seconds": 1 })), "bad_clock"),
        (
            "/api/tables",
            with("seats", json!([{ "kind": "me" }, { "kind": "bot", "level": "x" }])),
            "no_such_bot",
        ),
        (&commands, json!({ "key": "", "command": { "type": "leave" } }), "bad_key"),
        (&commands, json!({ "key": "k".repeat(65), "command": { "type": "leave" } }), "bad_key"),
        (&commands, json!({ "key": "a b", "command": { "type": "leave" } }), "bad_key"),
        (&commands, json!({ "key": "k", "command": { "type": "cheat" } }), "bad_request"),
        (&commands, json!({ "key": "k", "command": { "type": "sit", "seat": -1 } }), "bad_request"),
        (&commands, json!({ "key": "k", "command": { "type": "sit", "seat": 9 } }), "no_such_seat"),
        (&commands, json!({ "key": "k", "command": null }), "bad_request"),
        (&commands, say(""), "bad_text"),
        (&commands, say(&long), "too_large"),
        ("/api/tables/none/commands", say("x"), "no_such_table"),
        ("/api/tables/a%20b/commands", say("x"), "no_such_table"),
    ];
    for (path, body, code) in rows {
        let (status, no) = host.post(path, Some(&token), body.clone()).await;
        assert_eq!(no["code"], code, "{path} {body}: {no}");
        assert!(status >= 400 && no["message"].as_str().unwrap().len() > 10);
    }
    for path in
        ["/api/tables?after=x", "/api/tables/none", "/api/tables/none/record", "/api/tables/none/socket"]
    {
        let (status, no) = host.get(path, Some(&token)).await;
        assert!((400..500).contains(&status) && no["code"].is_string(), "{path}: {no}");
    }
    let (_, no) = host.get("/api/tables/none?lang=fr", None).await;
    assert_eq!(no["message"], "Cette table n'existe pas. Vérifie le lien.");
}

#[tokio::test]
async fn frames_that_make_no_sense_are_answered_and_harm_nobody() {
    let host = Host::new().await;
    let (table, people) = host.started().await;
    let mut socket = host.watching(&table, Some(&people[0])).await;
    for nonsense in [
        "",
        "null",
        "{}",
        "[]",
        "\"x\"",
        "{\"type\":\"do\"}",
        "{\"type\":null}",
        "\u{0}",
        "{\"type\":\"lift\",\"seat\":99}",
    ] {
        socket.0.send(Message::text(nonsense)).await.unwrap();
        let no = socket.wait_for("refused").await;
        assert!(no["refusal"]["code"].is_string(), "{nonsense}");
    }
    socket.0.send(Message::binary(vec![0, 159, 146, 150])).await.unwrap();
    assert_eq!(socket.wait_for("refused").await["refusal"]["code"], "bad_request");
    socket.send(json!({ "type": "ping", "n": 7 })).await;
    assert_eq!(socket.wait_for("pong").await["n"], 7);
    // A frame that is too long ends the socket, and only that.
    let _ = socket.0.send(Message::text("x".repeat(100_000))).await;
    while socket.text().await.is_some() {}
    assert!(host.act(&table, &people, "k").await.is_some());
}

#[tokio::test]
async fn whoever_does_too_much_is_slowed_down() {
    let mut settings = settings();
    settings.limits.on = true;
    settings.limits.requests = (1000.0, 1000.0);
    settings.limits.guests = (0.0, 3.0);
    settings.limits.commands = (0.0, 12.0);
    settings.limits.guest_tables = 2;
    settings.limits.sockets = 2;
    let host = Host::with(settings).await;
    let token = host.guest("Anna").await;
    let _ = (host.guest("B").await, host.guest("C").await);
    let (status, no) = host.post("/api/guests", None, json!({})).await;
    assert_eq!((status, &no["code"]), (429, &json!("slow_down")));

    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let table = host.table(&token, seats.clone()).await;
    host.table(&token, seats.clone()).await;
    let (_, no) =
        host.post("/api/tables", Some(&token), json!({ "game": "catching-santa", "seats": seats })).await;
    assert_eq!(no["code"], "too_many_tables");

    let first = host.socket(&table, None, "").await;
    let _second = host.socket(&table, Some(&token), "").await;
    assert_eq!(Socket::open(host.address, &table, None, "").await.err(), Some(429));
    drop(first);

    let mut codes = vec![];
    for key in 0..12 {
        codes.push(host.command(&table, Some(&token), &format!("k{key}"), json!({ "type": "start" })).await.1["code"].clone());
    }
    assert_eq!(codes[0], "seats_open");
    assert_eq!(codes[11], "slow_down");
}

#[tokio::test]
async fn a_socket_ends_with_its_session() {
    let host = Host::new().await;
    let (table, people) = host.started().await;
    let mut socket = host.watching(&table, Some(&people[0])).await;
    let (status, _) = host.post("/api/sign-out", Some(&people[0]), json!({})).await;
    assert_eq!(status, 204);
    assert_eq!(socket.close_code().await, Some(4001));
    // Nor does it help never to stop sending.
    let mut socket = host.socket(&table, Some(&people[1]), "").await;
    let (flooded, signed_out) = tokio::join!(
        tokio::time::timeout(support::LONG, async {
            while socket.0.send(Message::Ping(vec![0; 100].into())).await.is_ok() {}
        }),
        host.post("/api/sign-out", Some(&people[1]), json!({})),
    );
    assert_eq!((flooded, signed_out.0), (Ok(()), 204));
    assert_eq!(host.command(&table, Some(&people[0]), "k", json!({ "type": "leave" })).await.0, 401);
}

#[tokio::test]
async fn whoever_asks_to_see_everything_too_often_is_slowed_down() {
    let mut settings = settings();
    settings.limits.on = true;
    settings.limits.strangers = (0.0, 40.0);
    let host = Host::with(settings).await;
    let (table, _) = host.started().await;
    let mut socket = host.socket(&table, None, "").await;
    let lift = json!({ "type": "lift", "since": 0 });
    for _ in 0..40 {
        socket.send(lift.clone()).await;
    }
    assert_eq!(socket.wait_for("refused").await["refusal"]["code"], "slow_down");
}

#[tokio::test]
async fn both_sides_hear_each_other() {
    let mut settings = settings();
    settings.heartbeat = std::time::Duration::from_millis(50);
    let host = Host::with(settings).await;
    let (table, _) = host.started().await;
    let mut socket = host.socket(&table, None, "").await;
    assert!(socket.wait_for("heartbeat").await["now"].as_i64().unwrap() > 0);
}

#[tokio::test]
async fn the_host_can_look_after_it() {
    let host = Host::new().await;
    let (table, people) = host.started().await;
    host.act(&table, &people, "k").await;
    let text = async |path: &str| host.raw(Request::get(path).body(Body::empty()).unwrap()).await;
    assert_eq!(text("/healthz").await.2, "ok\n");
    assert_eq!(text("/readyz").await.2, "ready\n");
    let (_, _, metrics) = text("/metrics").await;
    assert!(metrics.contains("tinstar_commands_accepted_total 3\n"), "{metrics}");
    assert!(text("/").await.2.contains("<title>Tinstar"));
    let (status, document) = host.get("/api/openapi.json", None).await;
    assert_eq!((status, &document["openapi"]), (200, &json!("3.1.0")));
    let (_, games) = host.get("/api/games?lang=fr", None).await;
    assert_eq!(games[0]["bots"], json!(["greenhorn", "instinct"]));
    host.store.close().await;
    assert_eq!(text("/readyz").await.0, 503);
    assert_eq!(
        host.command(&table, Some(&people[0]), "z", json!({ "type": "leave" })).await.1["code"],
        "store_unavailable"
    );
}

/// While others guessed from one address, 39 of 40 right passwords were refused.
#[tokio::test]
async fn guessing_locks_nobody_out_of_their_own_device() {
    let mut settings = settings();
    settings.limits.on = true;
    settings.limits.sign_ins = (0.0, 3.0);
    settings.limits.sign_ins_as = (0.0, 6.0);
    let host = Host::with(settings).await;
    let (_, cookie, _) = browse(&host, Method::GET, "/api/me", None, None, &json!({})).await;
    let right = json!({ "login": "anna", "password": "correct horse" });
    let made =
        browse(&host, Method::POST, "/api/account", cookie.as_deref().map(pair).as_deref(), OURS, &right)
            .await;
    let device = pair(&made.1.unwrap());
    assert!(device.starts_with("tinstar_device="), "{device}");
    let sign_in = async |from: &str, cookie: Option<&str>, body: &Value| {
        let request = Request::post("/api/sign-in").header("x-forwarded-for", from);
        let request =
            cookie.into_iter().fold(request, |request, cookie| request.header(header::COOKIE, cookie));
        let request =
            request.header(header::CONTENT_TYPE, "application/json").body(Body::from(body.to_string()));
        let (_, _, body) = host.raw(request.unwrap()).await;
        serde_json::from_str::<Value>(&body).unwrap()
    };
    let wrong = json!({ "login": "anna", "password": "wrong horse" });
    let mut codes = vec![];
    for _ in 0..10 {
        codes.push(sign_in("10.0.0.1", None, &wrong).await["code"].clone());
    }
    assert_eq!((&codes[2], &codes[3]), (&json!("wrong_password"), &json!("slow_down")));
    // Where she signed in before, she signs in.
    assert_eq!(sign_in("10.0.0.1", Some(&device), &right).await["login"], "anna");
}

#[tokio::test]
async fn a_password_is_changed_and_a_forgotten_one_replaced_once_for_each_code() {
    let host = Host::new().await;
    let anna = host.guest("Anna").await;
    let (status, made) =
        host.post("/api/account", Some(&anna), json!({ "login": "anna", "password": "correct horse" })).await;
    let codes = made["codes"].as_array().unwrap().clone();
    assert_eq!((status, codes.len(), &made["login"]), (201, 8, &json!("anna")));

    let change = |old: &str, new: &str| json!({ "password": old, "new": new });
    let wrong = host.post("/api/password", Some(&anna), change("wrong horse", "new battery")).await;
    assert_eq!(wrong.1["code"], "wrong_password");
    assert_eq!(
        host.post("/api/password", Some(&anna), change("correct horse", "short")).await.1["code"],
        "bad_password"
    );
    assert_eq!(host.post("/api/password", Some(&anna), change("correct horse", "new battery")).await.0, 204);
    assert_eq!(host.get("/api/my-tables", Some(&anna)).await.0, 200, "this session goes on");
    let sign_in = async |password: &str| {
        host.post("/api/sign-in", None, json!({ "login": "anna", "password": password })).await.0
    };
    assert_eq!((sign_in("correct horse").await, sign_in("new battery").await), (403, 200));

    let recover = async |login: &str, code: &Value| {
        let typed = code.as_str().unwrap().to_uppercase().replace('-', " ");
        host.post("/api/recover", None, json!({ "login": login, "code": typed, "password": "third time" }))
            .await
    };
    assert_eq!(recover("ben", &codes[0]).await.1["code"], "wrong_code");
    assert_eq!(recover("anna", &codes[0]).await.0, 200);
    assert_eq!(recover("anna", &codes[0]).await.1["code"], "wrong_code", "once");
    assert_eq!(host.get("/api/my-tables", Some(&anna)).await.0, 401, "all sessions have ended");
    assert_eq!(sign_in("third time").await, 200);
    let again = json!({ "login": "anna", "password": "third time" });
    assert_eq!(host.post("/api/recovery-codes", None, again).await.1["codes"].as_array().unwrap().len(), 8);
    assert_eq!(recover("anna", &codes[1]).await.1["code"], "wrong_code", "there are new ones");
}

/// A node that cannot hash just now, as when too many strangers wait for it, must not eat a code.
#[tokio::test]
async fn a_code_is_used_up_only_by_the_password_it_sets() {
    let host = Host::new().await;
    let anna = host.guest("Anna").await;
    let made = host
        .post("/api/account", Some(&anna), json!({ "login": "anna", "password": "correct horse" }))
        .await
        .1;
    let recover = json!({ "login": "anna", "code": made["codes"][0], "password": "new battery" });
    let unable = Host::sharing(Arc::clone(&host.store), Settings { argon2_memory: 0, ..settings() }).await;
    assert_ne!(unable.post("/api/recover", None, recover.clone()).await.0, 200);
    assert_eq!(host.post("/api/recover", None, recover).await.0, 200);
}

/// It went on taking connections in, and left them waiting until the last request under way was done.
#[tokio::test]
async fn a_server_that_stops_closes_its_door_first_and_finishes_what_is_under_way() {
    let store = tinstar_store::open(&support::fresh_url()).await.unwrap();
    let app = tinstar_server::App::new(store, settings()).await.unwrap();
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let served = tokio::spawn(app.serve(listener, async { drop(stopped.await) }));
    let head = "POST /api/guests HTTP/1.1\r\nhost: t\r\nconnection: close\r\ncontent-type: application/json\r\n\
                content-length: 2\r\n\r\n";
    let mut under_way = TcpStream::connect(address).await.unwrap();
    under_way.write_all(format!("{head}{{").as_bytes()).await.unwrap();
    // Who comes after it is answered, so it has been let in.
    let mut answered = TcpStream::connect(address).await.unwrap();
    answered.write_all(format!("{head}{{}}").as_bytes()).await.unwrap();
    let mut text = String::new();
    support::within("an answer", answered.read_to_string(&mut text)).await.unwrap();
    assert!(text.starts_with("HTTP/1.1 201"), "{text}");
    stop.send(()).unwrap();
    support::within("the door to be closed", async {
        while TcpStream::connect(address).await.is_ok() {
            tokio::task::yield_now().await;
        }
    })
    .await;
    assert!(!served.is_finished());
    under_way.write_all(b"}").await.unwrap();
    let mut text = String::new();
    support::within("what was under way", under_way.read_to_string(&mut text)).await.unwrap();
    assert!(text.starts_with("HTTP/1.1 201"), "{text}");
    support::within("the server to stop", served).await.unwrap().unwrap();
}
