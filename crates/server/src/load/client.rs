//! The smallest client that will do, for the loopback only.

use std::net::{Ipv4Addr, SocketAddr};

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::Value;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use super::Failed;

/// A server, and the address of this machine that it is spoken to from: limits are for addresses too.
#[derive(Clone, Copy, Debug)]
pub struct Peer {
    /// Where the server listens.
    pub at: SocketAddr,
    /// Where we are.
    pub from: Ipv4Addr,
}

impl Peer {
    /// A connection.
    pub async fn connect(self) -> Result<TcpStream, Failed> {
        let socket = TcpSocket::new_v4()?;
        socket.bind((self.from, 0).into())?;
        Ok(socket.connect(self.at).await?)
    }
}

async fn exchange(peer: Peer, request: String) -> Result<String, Failed> {
    let mut stream = peer.connect().await?;
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let (head, body) = answer.split_once("\r\n\r\n").ok_or("no answer")?;
    let fine = head.split(' ').nth(1).is_some_and(|status| status.starts_with('2'));
    if fine { Ok(body.to_owned()) } else { Err(answer.into()) }
}

/// What a path says.
pub async fn get_text(peer: Peer, path: &str) -> Result<String, Failed> {
    exchange(peer, format!("GET {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\r\n", peer.at)).await
}

/// Posts JSON.
pub async fn post(peer: Peer, path: &str, token: Option<&str>, body: &Value) -> Result<Value, Failed> {
    let token = token.map_or(String::new(), |token| format!("authorization: Bearer {token}\r\n"));
    let body = body.to_string();
    let length = body.len();
    let request = format!(
        "POST {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncontent-type: application/json\r\n\
         {token}content-length: {length}\r\n\r\n{body}",
        peer.at
    );
    Ok(serde_json::from_str(&exchange(peer, request).await?)?)
}

/// A table's socket.
pub struct Socket(WebSocketStream<TcpStream>);

impl Socket {
    /// Opens it.
    pub async fn open(peer: Peer, table: &str, token: Option<&str>) -> Result<Self, Failed> {
        let mut request = format!("ws://{}/api/tables/{table}/socket", peer.at).into_client_request()?;
        if let Some(token) = token {
            request.headers_mut().insert("authorization", HeaderValue::from_str(&format!("Bearer {token}"))?);
        }
        let stream = peer.connect().await?;
        stream.set_nodelay(true)?;
        // Updates mostly fit. The buffer is cleared before each read, and the load must leave the processor to the server.
        let config = WebSocketConfig::default().read_buffer_size(4096);
        Ok(Self(client_async_with_config(request, stream, Some(config)).await?.0))
    }

    /// Sends JSON.
    pub async fn send(&mut self, message: &Value) -> Result<(), Failed> {
        Ok(self.0.send(Message::text(message.to_string())).await?)
    }

    /// Sends a ping of the protocol itself.
    pub async fn ping(&mut self) -> Result<(), Failed> {
        Ok(self.0.send(Message::Ping(vec![].into())).await?)
    }

    /// The next frame of text.
    pub async fn text(&mut self) -> Result<String, Failed> {
        loop {
            match self.0.next().await.ok_or("the socket was closed")?? {
                Message::Text(text) => return Ok(text.as_str().to_owned()),
                Message::Close(_) => return Err("the socket was closed".into()),
                Message::Ping(_) | Message::Pong(_) | Message::Binary(_) | Message::Frame(_) => {}
            }
        }
    }
}
