//! The real binary as a process of its own.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;

use serde_json::Value;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

/// The `tinstar` command, built if need be.
pub fn binary() -> &'static PathBuf {
    static BINARY: OnceLock<PathBuf> = OnceLock::new();
    BINARY.get_or_init(|| {
        let mut cargo = Command::new(env!("CARGO"));
        // What cargo tells a test of its package must not be told on: ring is built anew when it changes, and with it
        // most of the server.
        for name in std::env::vars_os().map(|(name, _)| name) {
            let plain = name.to_str().unwrap_or_default();
            if plain == "OUT_DIR" || plain.starts_with("CARGO_PKG_") || plain.starts_with("CARGO_MANIFEST_") {
                cargo.env_remove(name);
            }
        }
        let built = cargo.args(["build", "--quiet", "--package", "tinstar"]).status();
        assert!(built.unwrap().success(), "tinstar is built");
        let tests = std::env::current_exe().unwrap();
        tests.parent().unwrap().parent().unwrap().join("tinstar")
    })
}

/// A server that is killed when it is dropped: no signal it could catch.
pub struct Server {
    child: Child,
    pub address: SocketAddr,
}

impl Server {
    pub fn start(store: &str) -> Self {
        Self::start_with(store, &[])
    }

    /// Starts it with these in its environment.
    pub fn start_with(store: &str, set: &[(&str, &str)]) -> Self {
        Self::start_at(store, "127.0.0.1:0", set)
    }

    /// Lets it stop by itself, as a host does, and waits until it has.
    pub fn stop(mut self) {
        let _ = Command::new("kill").arg(self.child.id().to_string()).status();
        self.child.wait().unwrap();
    }

    /// Starts it where it is to listen.
    pub fn start_at(store: &str, listen: &str, set: &[(&str, &str)]) -> Self {
        Self::start_of(binary(), store, listen, set)
    }

    /// Starts a server of another release.
    pub fn start_of(binary: &Path, store: &str, listen: &str, set: &[(&str, &str)]) -> Self {
        let args =
            ["serve", "--lang", "en", "--listen", listen, "--log", "off", "--no-limits", "--store", store];
        let mut child =
            Command::new(binary).args(args).envs(set.iter().copied()).stdout(Stdio::piped()).spawn().unwrap();
        let mut first = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut first).unwrap();
        let address = first.split("http://").nth(1).and_then(|rest| rest.split_whitespace().next());
        let address = address.unwrap_or_else(|| panic!("no address in {first:?}")).parse().unwrap();
        Self { child, address }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // An error means that it has stopped by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A request; an error if the server is gone.
pub async fn request(
    address: SocketAddr,
    method: &str,
    path: &str,
    token: &str,
    body: &str,
) -> Result<Value, ()> {
    super::within(&format!("an answer to {method} {path}"), ask(address, method, path, token, body)).await
}

async fn ask(address: SocketAddr, method: &str, path: &str, token: &str, body: &str) -> Result<Value, ()> {
    let mut stream = TcpStream::connect(address).await.map_err(|_| ())?;
    let length = body.len();
    let text = format!(
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\ncontent-type: application/json\r\n\
         authorization: Bearer {token}\r\ncontent-length: {length}\r\n\r\n{body}"
    );
    stream.write_all(text.as_bytes()).await.map_err(|_| ())?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.map_err(|_| ())?;
    let (_, body) = answer.split_once("\r\n\r\n").ok_or(())?;
    serde_json::from_str(body).map_err(|_| ())
}

/// The status that a page is answered with; 0 if the server is gone.
pub async fn status_of(server: &Server, path: &str) -> u16 {
    let Ok(mut stream) = TcpStream::connect(server.address).await else { return 0 };
    let text = format!("GET {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\r\n", server.address);
    let mut answer = String::new();
    if stream.write_all(text.as_bytes()).await.is_err() || stream.read_to_string(&mut answer).await.is_err() {
        return 0;
    }
    answer.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0)
}

/// Makes a table with one person in both seats and starts it; answers the person's token and the table.
pub async fn started(address: SocketAddr, clock: Value) -> (String, String) {
    let post = async |path: &str, token: &str, body: Value| {
        request(address, "POST", path, token, &body.to_string()).await.expect("the server answers")
    };
    let guest = post("/api/guests", "", serde_json::json!({})).await;
    let token = guest["token"].as_str().expect("a guest has a token").to_owned();
    let seats = serde_json::json!([{ "kind": "me" }, { "kind": "same_screen", "name": "Other" }]);
    let new = serde_json::json!({ "game": "catching-santa", "seats": seats, "clock": clock });
    let table = post("/api/tables", &token, new).await["table"].as_str().expect("it is made").to_owned();
    let start = serde_json::json!({ "key": "start", "command": { "type": "start" } });
    post(&format!("/api/tables/{table}/commands"), &token, start).await;
    (token, table)
}

/// Takes one legal action for whoever must decide; answers what the server says to it.
pub async fn act(address: SocketAddr, token: &str, table: &str, key: &str) -> Result<Value, ()> {
    let now = request(address, "GET", &format!("/api/tables/{table}"), token, "").await?;
    let seat = &now["situation"]["deciders"][0];
    let seen = request(address, "GET", &format!("/api/tables/{table}?seat={seat}"), token, "").await?;
    let action = &seen["situation"]["choices"][0]["action"];
    let act = serde_json::json!({ "type": "act", "seat": seat, "based_on": seen["seq"], "action": action });
    let keyed = serde_json::json!({ "key": key, "command": act }).to_string();
    request(address, "POST", &format!("/api/tables/{table}/commands"), token, &keyed).await
}
