//! A forgotten password replaced by mail, with a mail server that is there: what is sent, to whom, and what it is worth.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use crate::support::{Host, fresh_url, settings, within};
use axum::body::Body;
use axum::http::{Method, Request};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use tinstar_server::{Limits, Mail, Settings};
use tinstar_store::{NewLetter, PersonId, Purpose, TokenHash};
use tokio::io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::{TcpListener, TcpStream};

/// A mail server that keeps what it is given; what it answers to a recipient can be chosen.
pub struct Letterbox {
    pub url: String,
    letters: Arc<Mutex<Vec<Letter>>>,
    answers: Arc<Mutex<Vec<&'static str>>>,
}

#[derive(Clone, Debug)]
pub struct Letter {
    pub to: String,
    pub text: String,
}

impl Letterbox {
    pub async fn open() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("smtp://{}", listener.local_addr().unwrap());
        let (letters, answers) = (Arc::default(), Arc::default());
        let letterbox = Self { url, letters: Arc::clone(&letters), answers: Arc::clone(&answers) };
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(talk(stream, Arc::clone(&letters), Arc::clone(&answers)));
            }
        });
        letterbox
    }

    pub fn settings(&self, limits: Limits) -> Settings {
        let mail = Mail::new(&self.url, "Tinstar <tinstar@example.org>", "https://play.example.org").unwrap();
        Settings { mail: Some(mail), limits, ..settings() }
    }

    pub fn count(&self) -> usize {
        self.letters.lock().unwrap().len()
    }

    /// The letter of this number, from 0.
    pub async fn letter(&self, number: usize) -> Letter {
        within("a letter", async {
            loop {
                if let Some(letter) = self.letters.lock().unwrap().get(number) {
                    return letter.clone();
                }
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        })
        .await
    }

    /// Nothing more comes than was there.
    pub async fn stays_at(&self, count: usize) {
        tokio::time::sleep(Duration::from_millis(200)).await;
        assert_eq!(self.count(), count, "{:?}", self.letters.lock().unwrap());
    }
}

impl Letter {
    /// The last part of the link in it.
    fn token(&self, path: &str) -> String {
        let link = format!("https://play.example.org/#/letter/{path}/");
        let (_, rest) = self.text.split_once(&link).unwrap_or_else(|| panic!("no {link} in {}", self.text));
        rest.split_whitespace().next().unwrap().to_owned()
    }
}

/// One conversation, as far as RFC 5321 needs it.
async fn talk(
    stream: TcpStream,
    letters: Arc<Mutex<Vec<Letter>>>,
    answers: Arc<Mutex<Vec<&'static str>>>,
) -> Option<()> {
    let (read, mut write) = stream.into_split();
    let mut lines = BufReader::new(read).lines();
    write.write_all(b"220 letterbox\r\n").await.ok()?;
    let mut to = String::new();
    while let Some(line) = lines.next_line().await.ok()? {
        let verb = line.split([' ', ':']).next().unwrap_or_default().to_ascii_uppercase();
        let answer = match verb.as_str() {
            "EHLO" | "HELO" => "250 letterbox",
            "RCPT" => {
                to = line.split(['<', '>']).nth(1)?.to_owned();
                answers.lock().unwrap().pop().unwrap_or("250 fine")
            }
            "DATA" => {
                write.write_all(b"354 go on\r\n").await.ok()?;
                let mut text = String::new();
                while let Some(line) = lines.next_line().await.ok()? {
                    if line == "." {
                        break;
                    }
                    // A line that ends so goes on in the next.
                    match line.strip_suffix('=') {
                        Some(part) => text += part,
                        None => text += &(line + "\n"),
                    }
                }
                letters.lock().unwrap().push(Letter { to: to.clone(), text });
                "250 kept"
            }
            "QUIT" => "221 bye",
            _ => "250 fine",
        };
        write.write_all(format!("{answer}\r\n").as_bytes()).await.ok()?;
    }
    Some(())
}

const PASSWORD: &str = "correct horse";

/// Somebody with an account.
pub async fn account(host: &Host, login: &str) -> String {
    let token = host.guest("Anna").await;
    let made = host.post("/api/account", Some(&token), json!({ "login": login, "password": PASSWORD })).await;
    assert_eq!(made.0, 201, "{}", made.1);
    token
}

async fn ask_for(host: &Host, token: &str, address: Value) -> (u16, Value) {
    host.post("/api/mail", Some(token), json!({ "password": PASSWORD, "address": address })).await
}

/// Gives an account an address and follows the link.
async fn with_address(host: &Host, letterbox: &Letterbox, token: &str, address: &str) {
    let before = letterbox.count();
    assert_eq!(ask_for(host, token, json!(address)).await.0, 202);
    let letter = letterbox.letter(before).await;
    assert_eq!(letter.to, address);
    let link = json!({ "token": letter.token("confirm") });
    assert_eq!(host.post("/api/mail/confirm", None, link).await.0, 204);
}

async fn forgot(host: &Host, login: &str) -> (u16, Value) {
    host.post("/api/forgotten", None, json!({ "login": login })).await
}

async fn code_of(host: &Host, path: &str, body: Value) -> Value {
    host.post(path, None, body).await.1["code"].clone()
}

#[tokio::test]
async fn a_forgotten_password_is_replaced_by_a_link_that_works_once() {
    let letterbox = Letterbox::open().await;
    let host = Host::with(letterbox.settings(settings().limits)).await;
    let anna = account(&host, "Anna.1").await;
    let now = async || host.get("/api/mail", Some(&anna)).await.1;
    assert_eq!(now().await, json!({ "offered": true, "address": null }));

    // An address is nobody's until the link that was sent there was followed.
    assert_eq!(ask_for(&host, &anna, json!("anna@example.org")).await.0, 202);
    let confirm = letterbox.letter(0).await;
    assert!(confirm.text.contains("Anna.1") && confirm.text.contains("From: Tinstar"), "{}", confirm.text);
    assert_eq!(now().await["address"], Value::Null);
    assert_eq!(forgot(&host, "anna.1").await.0, 202);
    letterbox.stays_at(1).await;
    let link = json!({ "token": confirm.token("confirm") });
    // A link is for one purpose.
    let misused = json!({ "token": confirm.token("confirm"), "password": "new battery" });
    assert_eq!(code_of(&host, "/api/recover-by-mail", misused).await, "wrong_link");
    assert_eq!(host.post("/api/mail/confirm", None, link.clone()).await.0, 204);
    assert_eq!(code_of(&host, "/api/mail/confirm", link).await, "wrong_link", "once");
    assert_eq!(now().await["address"], "anna@example.org");
    assert_eq!(host.get("/api/me/data", Some(&anna)).await.1["mail"], "anna@example.org");
    assert_eq!(host.get("/api/mail", None).await.1, json!({ "offered": true, "address": null }));

    assert_eq!(forgot(&host, "anna.1").await.0, 202);
    let first = letterbox.letter(1).await.token("recover");
    assert_eq!(forgot(&host, "ANNA.1").await.0, 202);
    let letter = letterbox.letter(2).await;
    assert_eq!(letter.to, "anna@example.org");
    let recover = |token: &str, password: &str| json!({ "token": token, "password": password });
    assert_eq!(code_of(&host, "/api/recover-by-mail", recover(&first, "new battery")).await, "wrong_link");
    let token = letter.token("recover");
    // What is refused for another reason leaves the link as it is.
    assert_eq!(code_of(&host, "/api/recover-by-mail", recover(&token, "short")).await, "bad_password");
    let (status, me) = host.post("/api/recover-by-mail", None, recover(&token, "new battery")).await;
    assert_eq!((status, &me["login"]), (200, &json!("Anna.1")), "{me}");
    assert_eq!(code_of(&host, "/api/recover-by-mail", recover(&token, "new battery")).await, "wrong_link");
    let sign_in = |password: &str| json!({ "login": "anna.1", "password": password });
    assert_eq!(code_of(&host, "/api/sign-in", sign_in(PASSWORD)).await, "wrong_password");
    assert_eq!(host.post("/api/sign-in", None, sign_in("new battery")).await.0, 200);
    assert_eq!(host.get("/api/my-tables", Some(&anna)).await.1["code"], "signed_out", "sessions have ended");
    let metrics = host.raw(Request::get("/metrics").body(Body::empty()).unwrap()).await.2;
    assert!(metrics.contains("tinstar_mails_total{became=\"sent\"} 3\n"), "{metrics}");
}

/// Whether there is an account is nobody's business.
#[tokio::test]
async fn asking_for_a_link_is_answered_the_same_for_everybody() {
    let letterbox = Letterbox::open().await;
    let host = Host::with(letterbox.settings(settings().limits)).await;
    with_address(&host, &letterbox, &account(&host, "anna").await, "anna@example.org").await;
    account(&host, "ben").await;
    let mut answers = vec![];
    for login in ["anna", "ben", "nobody", "", "not a login", &"x".repeat(500)] {
        let request = Request::post("/api/forgotten").header("content-type", "application/json");
        let body = Body::from(json!({ "login": login }).to_string());
        let (status, mut headers, text) = host.raw(request.body(body).unwrap()).await;
        headers.remove("x-request-id");
        answers.push((status, headers, text));
    }
    assert!(answers.iter().all(|answer| *answer == answers[0]), "{answers:?}");
    assert_eq!((answers[0].0.as_u16(), answers[0].2.as_str()), (202, ""));
    letterbox.letter(1).await.token("recover");
    letterbox.stays_at(2).await;
}

#[tokio::test]
async fn only_the_owner_of_an_account_gives_it_an_address() {
    let letterbox = Letterbox::open().await;
    let host = Host::with(letterbox.settings(settings().limits)).await;
    let anna = account(&host, "anna").await;
    let guest = host.guest("Ben").await;
    let wrong = json!({ "password": "not this one", "address": "ben@example.org" });
    assert_eq!(host.post("/api/mail", Some(&anna), wrong).await.1["code"], "wrong_password");
    assert_eq!(ask_for(&host, &guest, json!("ben@example.org")).await.1["code"], "wrong_password");
    assert_eq!(host.post("/api/mail", None, json!({ "password": PASSWORD })).await.1["code"], "signed_out");
    for bad in ["anna", "a@b.org\r\nbcc: everybody@example.org", ""] {
        assert_eq!(ask_for(&host, &anna, json!(bad)).await.1["code"], "bad_mail", "{bad}");
    }
    letterbox.stays_at(0).await;

    // Another address makes links to a new password that went to the old one worthless; none forgets it.
    with_address(&host, &letterbox, &anna, "old@example.org").await;
    forgot(&host, "anna").await;
    let token = letterbox.letter(1).await.token("recover");
    with_address(&host, &letterbox, &anna, "new@example.org").await;
    let recover = json!({ "token": token, "password": "new battery" });
    assert_eq!(code_of(&host, "/api/recover-by-mail", recover).await, "wrong_link");
    assert_eq!(ask_for(&host, &anna, Value::Null).await.0, 204);
    assert_eq!(host.get("/api/mail", Some(&anna)).await.1["address"], Value::Null);
    forgot(&host, "anna").await;
    letterbox.stays_at(3).await;
}

#[tokio::test]
async fn a_link_that_has_ended_is_worth_nothing() {
    let letterbox = Letterbox::open().await;
    let host = Host::with(letterbox.settings(settings().limits)).await;
    let anna = account(&host, "anna").await;
    let id: PersonId =
        serde_json::from_value(host.get("/api/me", Some(&anna)).await.1["id"].clone()).unwrap();
    for purpose in [Purpose::Confirm, Purpose::Recover] {
        let token_hash = TokenHash(Sha256::digest("late").into());
        let letter =
            NewLetter { token_hash, person: id.clone(), purpose, mail: "a@example.org".into(), expires: 1 };
        host.store.add_letter(letter).await.unwrap();
        let (path, body) = match purpose {
            Purpose::Confirm => ("/api/mail/confirm", json!({ "token": "late" })),
            Purpose::Recover => {
                ("/api/recover-by-mail", json!({ "token": "late", "password": "new battery" }))
            }
        };
        assert_eq!(code_of(&host, path, body).await, "wrong_link");
        host.store.forget_letters(&id).await.unwrap();
    }
}

#[tokio::test]
async fn nobody_is_flooded_with_mail() {
    let letterbox = Letterbox::open().await;
    let limits = Limits { letters_from: (0.0, 8.0), letters_to: (0.0, 3.0), ..Limits::default() };
    let host = Host::with(letterbox.settings(limits)).await;
    with_address(&host, &letterbox, &account(&host, "anna").await, "anna@example.org").await;
    let mut answers = vec![];
    for _ in 0..9 {
        answers.push(forgot(&host, "anna").await.0);
    }
    // Somebody is sent three at most, which nobody else can tell; and one place may not ask for ever.
    assert_eq!(answers, [202, 202, 202, 202, 202, 202, 202, 429, 429]);
    letterbox.letter(2).await;
    letterbox.stays_at(3).await;
}

#[tokio::test]
async fn a_mail_server_that_is_busy_is_asked_again_and_one_that_refuses_is_not() {
    let letterbox = Letterbox::open().await;
    let host = Host::with(letterbox.settings(settings().limits)).await;
    let anna = account(&host, "anna").await;
    letterbox.answers.lock().unwrap().push("451 later");
    with_address(&host, &letterbox, &anna, "anna@example.org").await;
    letterbox.answers.lock().unwrap().push("550 nobody here");
    forgot(&host, "anna").await;
    within("a mail that failed", async {
        loop {
            let metrics = host.raw(Request::get("/metrics").body(Body::empty()).unwrap()).await.2;
            if metrics.contains("tinstar_mails_total{became=\"failed\"} 1\n") {
                break;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    })
    .await;
    letterbox.stays_at(1).await;
}

#[tokio::test]
async fn letters_are_in_the_tongue_of_whoever_asks() {
    let letterbox = Letterbox::open().await;
    let host = Host::with(letterbox.settings(settings().limits)).await;
    with_address(&host, &letterbox, &account(&host, "anna").await, "anna@example.org").await;
    host.post("/api/forgotten?lang=fr", None, json!({ "login": "anna" })).await;
    let french = letterbox.letter(1).await;
    assert!(french.text.contains("Bonjour anna"), "{}", french.text);
    assert!(!letterbox.letter(0).await.text.contains("Bonjour"));
}

#[tokio::test]
async fn where_the_host_has_set_up_no_mail_nothing_is_offered() {
    let host = Host::new().await;
    let anna = account(&host, "anna").await;
    assert_eq!(host.get("/api/mail", Some(&anna)).await.1, json!({ "offered": false, "address": null }));
    assert_eq!(ask_for(&host, &anna, json!("anna@example.org")).await.1["code"], "no_mail");
    assert_eq!(forgot(&host, "anna").await.1["code"], "no_mail");
}

#[tokio::test]
async fn whoever_deletes_themselves_cannot_be_written_to() {
    let letterbox = Letterbox::open().await;
    let url = fresh_url();
    let host = Host::on(&url, letterbox.settings(settings().limits)).await;
    let anna = account(&host, "anna").await;
    with_address(&host, &letterbox, &anna, "annabelle@example.org").await;
    forgot(&host, "anna").await;
    let token = letterbox.letter(1).await.token("recover");
    let sign_in = json!({ "login": "anna", "password": PASSWORD });
    assert_eq!(host.call(Method::DELETE, "/api/account", Some(&anna), Some(sign_in)).await.0, 204);
    let recover = json!({ "token": token, "password": "new battery" });
    assert_eq!(code_of(&host, "/api/recover-by-mail", recover).await, "wrong_link");
    host.store.close().await;
    let file = url.strip_prefix("sqlite:").unwrap();
    let mut bytes = std::fs::read(file).unwrap();
    bytes.extend(std::fs::read(format!("{file}-wal")).unwrap_or_default());
    let address = b"annabelle@example.org";
    assert!(!bytes.windows(address.len()).any(|window| window == address));
}
