//! The smallest client that will do, for the loopback only.

use std::net::SocketAddr;

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::Value;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use super::Failed;

async fn exchange(address: SocketAddr, request: String) -> Result<String, Failed> {
    let mut stream = TcpStream::connect(address).await?;
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let (head, body) = answer.split_once("\r\n\r\n").ok_or("no answer")?;
    let fine = head.split(' ').nth(1).is_some_and(|status| status.starts_with('2'));
    if fine { Ok(body.to_owned()) } else { Err(answer.into()) }
}

/// What a path says.
pub async fn get_text(address: SocketAddr, path: &str) -> Result<String, Failed> {
    exchange(address, format!("GET {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n")).await
}

/// Posts JSON.
pub async fn post(
    address: SocketAddr,
    path: &str,
    token: Option<&str>,
    body: &Value,
) -> Result<Value, Failed> {
    let token = token.map_or(String::new(), |token| format!("authorization: Bearer {token}\r\n"));
    let body = body.to_string();
    let length = body.len();
    let request = format!(
        "POST {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\ncontent-type: application/json\r\n\
         {token}content-length: {length}\r\n\r\n{body}"
    );
    Ok(serde_json::from_str(&exchange(address, request).await?)?)
}

/// A table's socket.
pub struct Socket(WebSocketStream<TcpStream>);

impl Socket {
    /// Opens it.
    pub async fn open(address: SocketAddr, table: &str, token: Option<&str>) -> Result<Self, Failed> {
        let mut request = format!("ws://{address}/api/tables/{table}/socket").into_client_request()?;
        if let Some(token) = token {
            request.headers_mut().insert("authorization", HeaderValue::from_str(&format!("Bearer {token}"))?);
        }
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        // Updates mostly fit. The buffer is cleared before each read, and the load must leave the processor to the server.
        let config = WebSocketConfig::default().read_buffer_size(4096);
        Ok(Self(client_async_with_config(request, stream, Some(config)).await?.0))
    }

    /// Sends JSON.
    pub async fn send(&mut self, message: &Value) -> Result<(), Failed> {
        Ok(self.0.send(Message::text(message.to_string())).await?)
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
