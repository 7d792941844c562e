//! A server in this process, and people who use it.

pub mod process;

use std::io::Write as _;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Method, Request, StatusCode, header};
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tinstar_server::{App, Limits, Settings};
use tinstar_store::{Store, open};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{WebSocketStream, client_async};
use tower::ServiceExt as _;

/// Nothing a test waits for takes longer.
pub const LONG: Duration = Duration::from_secs(30);

/// What the network may keep between a narrow host and a deaf client, each way. The system doubles it and stops
/// choosing for itself, so that a test fills it with the same few messages on any machine.
const NARROW: u32 = 4096;

/// A socket that is not connected yet.
fn unconnected(narrow: bool) -> TcpSocket {
    let socket = TcpSocket::new_v4().unwrap();
    if narrow {
        socket.set_send_buffer_size(NARROW).unwrap();
        socket.set_recv_buffer_size(NARROW).unwrap();
    }
    socket
}

/// A server with a store of its own.
pub struct Host {
    pub router: Router,
    pub store: Arc<Store>,
    pub address: SocketAddr,
    pub url: String,
}

/// What `waited` comes to; the test fails with `what` was waited for if that takes too long.
pub async fn within<T>(what: &str, waited: impl Future<Output = T>) -> T {
    match tokio::time::timeout(LONG, waited).await {
        Ok(found) => found,
        Err(_) => panic!("waited {} s for {what}", LONG.as_secs()),
    }
}

pub fn settings() -> Settings {
    Settings {
        limits: Limits { on: false, ..Limits::default() },
        bot_pause: Duration::ZERO,
        argon2_memory: 64,
        ..Settings::default()
    }
}

/// Says something that is seen although the test passes.
pub fn announce(line: &str) {
    let _ = writeln!(std::io::stderr(), "{line}");
}

/// The url of a store nobody else uses.
pub fn fresh_url() -> String {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!(
        "server-{}-{}",
        std::process::id(),
        NEXT.fetch_add(1, Ordering::Relaxed)
    ));
    let _ = std::fs::remove_dir_all(&folder);
    format!("sqlite:{}/t.db", folder.display())
}

/// Two nodes on each kind of store there is.
pub async fn pairs() -> Vec<[Host; 2]> {
    let settings = Settings { shared_store: true, ..settings() };
    let first = Host::with(settings.clone()).await;
    let second = Host::sharing(Arc::clone(&first.store), settings.clone()).await;
    let mut pairs = vec![[first, second]];
    match std::env::var("TINSTAR_TEST_POSTGRES") {
        Ok(url) if !url.is_empty() => {
            pairs.push([Host::on(&url, settings.clone()).await, Host::on(&url, settings).await])
        }
        _ => announce("SKIPPED: nodes on PostgreSQL: TINSTAR_TEST_POSTGRES is not set"),
    }
    pairs
}

impl Host {
    pub async fn new() -> Self {
        Self::with(settings()).await
    }

    pub async fn with(settings: Settings) -> Self {
        Self::on(&fresh_url(), settings).await
    }

    pub async fn on(url: &str, settings: Settings) -> Self {
        let store = open(url).await.unwrap();
        Self { url: url.to_owned(), ..Self::sharing(store, settings).await }
    }

    /// Another node on a store.
    pub async fn sharing(store: Arc<Store>, settings: Settings) -> Self {
        Self::listening(store, settings, false).await
    }

    /// A host whose connections keep next to nothing.
    pub async fn narrow(settings: Settings) -> Self {
        Self::listening(open(&fresh_url()).await.unwrap(), settings, true).await
    }

    async fn listening(store: Arc<Store>, settings: Settings, narrow: bool) -> Self {
        let app = App::new(Arc::clone(&store), settings).await.unwrap();
        let router = app.router();
        let socket = unconnected(narrow);
        socket.bind("127.0.0.1:0".parse().unwrap()).unwrap();
        let listener = socket.listen(1024).unwrap();
        let address = listener.local_addr().unwrap();
        tokio::spawn(app.serve(listener, std::future::pending()));
        Self { router, store, address, url: String::new() }
    }

    /// A request without a port; answers status, headers and body.
    pub async fn raw(&self, request: Request<Body>) -> (StatusCode, HeaderMap, String) {
        let response = self.router.clone().oneshot(request).await.unwrap();
        let (status, headers) = (response.status(), response.headers().clone());
        let body = to_bytes(response.into_body(), 64 << 20).await.unwrap();
        (status, headers, String::from_utf8(body.to_vec()).unwrap())
    }

    pub async fn call(
        &self,
        method: Method,
        path: &str,
        token: Option<&str>,
        body: Option<Value>,
    ) -> (u16, Value) {
        let mut request = Request::builder().method(method).uri(path);
        if let Some(token) = token {
            request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        }
        let request = match body {
            Some(body) => {
                request.header(header::CONTENT_TYPE, "application/json").body(Body::from(body.to_string()))
            }
            None => request.body(Body::empty()),
        };
        let (status, _, body) = self.raw(request.unwrap()).await;
        (status.as_u16(), serde_json::from_str(&body).unwrap_or(Value::Null))
    }

    pub async fn get(&self, path: &str, token: Option<&str>) -> (u16, Value) {
        self.call(Method::GET, path, token, None).await
    }

    pub async fn post(&self, path: &str, token: Option<&str>, body: Value) -> (u16, Value) {
        self.call(Method::POST, path, token, Some(body)).await
    }

    /// A new guest's token.
    pub async fn guest(&self, name: &str) -> String {
        let (status, made) = self.post("/api/guests", None, json!({ "name": name })).await;
        assert_eq!(status, 201, "{made}");
        made["token"].as_str().unwrap().to_owned()
    }

    /// A table made by this person.
    pub async fn table(&self, token: &str, seats: Value) -> String {
        self.table_with(token, json!({ "game": "catching-santa", "seats": seats })).await
    }

    pub async fn table_with(&self, token: &str, new: Value) -> String {
        let (status, made) = self.post("/api/tables", Some(token), new).await;
        assert_eq!(status, 201, "{made}");
        made["table"].as_str().unwrap().to_owned()
    }

    pub async fn command(&self, table: &str, token: Option<&str>, key: &str, command: Value) -> (u16, Value) {
        self.post(&format!("/api/tables/{table}/commands"), token, json!({ "key": key, "command": command }))
            .await
    }

    /// A command that is done; answers the number.
    pub async fn does(&self, table: &str, token: &str, key: &str, command: Value) -> u64 {
        let (status, done) = self.command(table, Some(token), key, command.clone()).await;
        assert_eq!(status, 200, "{command}: {done}");
        done["seq"].as_u64().unwrap()
    }

    pub async fn look(&self, table: &str, token: Option<&str>) -> Value {
        let (status, seen) = self.get(&format!("/api/tables/{table}"), token).await;
        assert_eq!(status, 200, "{seen}");
        seen
    }

    /// A table of two people, started.
    pub async fn started(&self) -> (String, [String; 2]) {
        let people = [self.guest("Anna").await, self.guest("Ben").await];
        let table = self.table(&people[0], json!([{ "kind": "me" }, { "kind": "open" }])).await;
        self.does(&table, &people[1], "sit", json!({ "type": "sit" })).await;
        self.does(&table, &people[0], "start", json!({ "type": "start" })).await;
        (table, people)
    }

    /// Takes one legal action for whoever must decide; answers the number, or nothing if the match is over.
    pub async fn act(&self, table: &str, people: &[String], key: &str) -> Option<u64> {
        let seat = self.look(table, None).await["situation"]["deciders"].get(0)?.as_u64().unwrap();
        let token = &people[seat as usize];
        let seen = self.look(table, Some(token)).await;
        let action = seen["situation"]["choices"][0]["action"].clone();
        let act = json!({ "type": "act", "seat": seat, "based_on": seen["seq"], "action": action });
        Some(self.does(table, token, key, act).await)
    }

    pub async fn socket(&self, table: &str, token: Option<&str>, query: &str) -> Socket {
        Socket::open(self.address, table, token, query).await.unwrap()
    }

    /// A socket that has seen how things stand: whatever happens from here on comes as an update. One that is just open
    /// may be shown it as part of how things stand.
    pub async fn watching(&self, table: &str, token: Option<&str>) -> Socket {
        let mut socket = self.socket(table, token, "").await;
        socket.wait_for("snapshot").await;
        socket
    }
}

/// Puts what happened into what was seen before it, as a client does: an update, or a frame of a story.
pub fn fold(view: &mut Value, happened: &Value) {
    let lines = happened["lines"].as_array().unwrap();
    for change in lines.iter().flat_map(|line| list(&line["changes"])).chain(list(&happened["rest"])) {
        let part = list(&change[0]).iter().fold(&mut *view, |whole, place| match place.as_u64() {
            Some(item) => &mut whole[item as usize],
            None => &mut whole[place.as_str().unwrap()],
        });
        *part = change[1].clone();
    }
}

fn list(value: &Value) -> &Vec<Value> {
    value.as_array().unwrap_or_else(|| panic!("{value} is no list"))
}

/// A client of a table's socket.
pub struct Socket(pub WebSocketStream<TcpStream>);

impl Socket {
    pub async fn open(
        address: SocketAddr,
        table: &str,
        token: Option<&str>,
        query: &str,
    ) -> Result<Self, u16> {
        let url = format!("ws://{address}/api/tables/{table}/socket{query}");
        let mut request = url.into_client_request().unwrap();
        if let Some(token) = token {
            request.headers_mut().insert("authorization", format!("Bearer {token}").parse().unwrap());
        }
        Self::with(address, request).await
    }

    pub async fn with(address: SocketAddr, request: Request<()>) -> Result<Self, u16> {
        Self::over(unconnected(false), address, request).await
    }

    /// A spectator who never reads.
    pub async fn deaf(address: SocketAddr, table: &str) -> Self {
        let url = format!("ws://{address}/api/tables/{table}/socket");
        Self::over(unconnected(true), address, url.into_client_request().unwrap()).await.unwrap()
    }

    async fn over(socket: TcpSocket, address: SocketAddr, request: Request<()>) -> Result<Self, u16> {
        let stream = socket.connect(address).await.map_err(|_| 0_u16)?;
        match client_async(request, stream).await {
            Ok((socket, _)) => Ok(Self(socket)),
            Err(tokio_tungstenite::tungstenite::Error::Http(response)) => Err(response.status().as_u16()),
            Err(_) => Err(0),
        }
    }

    pub async fn send(&mut self, message: Value) {
        self.0.send(Message::text(message.to_string())).await.unwrap();
    }

    /// The next frame of text, as it came; nothing once the socket is closed.
    pub async fn text(&mut self) -> Option<String> {
        loop {
            match within("the next frame", self.0.next()).await {
                Some(Ok(Message::Text(text))) => return Some(text.to_string()),
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// The next message of this type; others are passed over.
    pub async fn wait_for(&mut self, kind: &str) -> Value {
        within(&format!("a message of type {kind}"), async {
            loop {
                let text = self.text().await.unwrap_or_else(|| panic!("closed while waiting for {kind}"));
                let message: Value = serde_json::from_str(&text).unwrap();
                if message["type"] == kind {
                    return message;
                }
            }
        })
        .await
    }

    /// The code the server closed with.
    pub async fn close_code(&mut self) -> Option<u16> {
        loop {
            match within("the end of the socket", self.0.next()).await? {
                Ok(Message::Close(close)) => return close.map(|close| close.code.into()),
                Ok(_) => {}
                Err(_) => return None,
            }
        }
    }
}
