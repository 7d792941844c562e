//! Connections that two may write to: the task that serves them and, once they are sockets of a table, the table.
//!
//! A table writes to its sockets itself: handing every update to a task of the socket's cost more than the update.
//! It waits for nobody. What the network does not take at once is kept, and the socket's own task sends it on.
//! Whoever writes hands over whole frames, and they are taken whole, so frames never mix.

use std::io::{self, ErrorKind, IoSlice};
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::body::Bytes;
use axum::serve::Listener;
use serde::Serialize;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpListener;
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::sync::Notify;
use tokio::time::{Sleep, sleep};

use crate::entrance::Admission;

/// Room for the longest head of a frame.
pub const HEAD: usize = 10;
/// A whole frame of text, from a server.
const TEXT: u8 = 0x81;

/// A frame of text as it is sent (RFC 6455, section 5.2).
#[derive(Clone, Debug)]
pub struct Frame(Bytes);

impl Frame {
    /// Room for a frame's head, and for so much text. Append the text, then make it a frame.
    pub fn begin(text: usize) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(HEAD + text);
        bytes.extend_from_slice(&[0; HEAD]);
        bytes
    }

    /// The frame with the text that was appended to [`Frame::begin`].
    pub fn end(mut bytes: Vec<u8>) -> Self {
        let length = bytes.len() - HEAD;
        bytes[2..HEAD].copy_from_slice(&(length as u64).to_be_bytes());
        let (begin, how_long) = match length {
            ..126 => (8, length as u8),
            126..65_536 => (6, 126),
            _ => (0, 127),
        };
        bytes[begin] = TEXT;
        bytes[begin + 1] = how_long;
        Self(Bytes::from(bytes).slice(begin..))
    }

    /// A frame with this as JSON.
    pub fn json(message: &impl Serialize) -> Self {
        let mut bytes = Self::begin(256);
        serde_json::to_writer(&mut bytes, message).expect("a message is plain data");
        Self::end(bytes)
    }

    /// What it says.
    pub fn text(&self) -> &[u8] {
        let head = match self.0[1] {
            126 => 4,
            127 => HEAD,
            _ => 2,
        };
        &self.0[head..]
    }
}

/// What the task of a socket is to know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum News {
    /// Something is kept that the network did not take.
    Kept,
    /// The table has let go of the socket, because too much was kept.
    Slow,
    /// The table has let go of the socket.
    Gone,
}

/// The writing side of a connection.
pub struct Wire {
    out: Mutex<Out>,
    news: Notify,
    /// Bytes of what the table sent because the other end asked to see everything, and has not paid for yet.
    asked: AtomicUsize,
    /// Bytes that came and have not been paid for yet, and how many there may be.
    heard: AtomicUsize,
    hears: AtomicUsize,
}

struct Out {
    /// Nothing once the connection is closed.
    half: Option<OwnedWriteHalf>,
    kept: Vec<u8>,
    /// How much of it has been sent.
    sent: usize,
    let_go: Option<News>,
}

impl Out {
    /// Sends what is kept.
    fn poll_send(&mut self, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let half = self.half.as_mut().ok_or(ErrorKind::NotConnected)?;
        while self.sent < self.kept.len() {
            let sent = ready!(Pin::new(&mut *half).poll_write(context, &self.kept[self.sent..]))?;
            if sent == 0 {
                return Poll::Ready(Err(ErrorKind::WriteZero.into()));
            }
            self.sent += sent;
        }
        (self.kept, self.sent) = (Vec::new(), 0);
        Poll::Ready(Ok(()))
    }
}

impl Wire {
    fn out(&self) -> MutexGuard<'_, Out> {
        self.out.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sends frames, or keeps what the network does not take; says whether it could. What is kept may exceed `limit`
    /// by one call.
    fn send(&self, frames: &[Frame], limit: usize) -> Result<(), News> {
        let mut out = self.out();
        if let Some(why) = out.let_go {
            return Err(why);
        }
        let mut sent = match &out.half {
            None => return Err(News::Gone),
            Some(half) if out.kept.is_empty() => match try_write(half, frames) {
                Ok(sent) => sent,
                Err(error) if error.kind() == ErrorKind::WouldBlock => 0,
                Err(_) => return Err(News::Gone),
            },
            Some(_) if out.kept.len() - out.sent > limit => return Err(News::Slow),
            Some(_) => 0,
        };
        for Frame(frame) in frames {
            let begin = sent.min(frame.len());
            out.kept.extend_from_slice(&frame[begin..]);
            sent -= begin;
        }
        if !out.kept.is_empty() {
            self.news.notify_one();
        }
        Ok(())
    }

    fn let_go(&self, why: News) {
        self.out().let_go.get_or_insert(why);
        self.news.notify_one();
    }

    /// How many bytes were sent since the last call because the other end asked for them.
    pub fn take_asked(&self) -> usize {
        self.asked.swap(0, Ordering::Relaxed)
    }

    /// How many bytes came since the last call.
    pub fn take_heard(&self) -> usize {
        self.heard.swap(0, Ordering::Relaxed)
    }

    /// Breaks the connection when more bytes than this come from now on before [`Wire::take_heard`] is called: whoever
    /// speaks without ever saying anything is not listened to.
    pub fn hear_at_most(&self, bytes: usize) {
        self.heard.store(0, Ordering::Relaxed);
        self.hears.store(bytes, Ordering::Relaxed);
    }

    fn hear(&self, bytes: usize) -> io::Result<()> {
        let heard = self.heard.fetch_add(bytes, Ordering::Relaxed).saturating_add(bytes);
        let is_too_much = heard > self.hears.load(Ordering::Relaxed);
        if is_too_much { Err(ErrorKind::InvalidData.into()) } else { Ok(()) }
    }

    /// Lets nothing more of the table's out, whenever the table may hear that the socket has ended: whoever is
    /// signed out is shown nothing after that.
    pub fn close_to_table(&self) {
        self.let_go(News::Gone);
    }

    /// Waits until there is something to be known.
    pub async fn news(&self) -> News {
        loop {
            let known = {
                let out = self.out();
                out.let_go.or((!out.kept.is_empty()).then_some(News::Kept))
            };
            match known {
                Some(news) => return news,
                None => self.news.notified().await,
            }
        }
    }

    /// Sends what is kept. For the task of the socket alone: the network wakes only one.
    ///
    /// # Errors
    /// If the connection is broken.
    pub async fn send_kept(&self) -> io::Result<()> {
        std::future::poll_fn(|context| self.out().poll_send(context)).await
    }
}

/// Sends as much as the network takes.
fn try_write(half: &OwnedWriteHalf, frames: &[Frame]) -> io::Result<usize> {
    match frames {
        [one] => half.try_write(&one.0),
        many => {
            let slices: Vec<IoSlice<'_>> = many.iter().map(|frame| IoSlice::new(&frame.0)).collect();
            half.try_write_vectored(&slices)
        }
    }
}

/// A table's way to one of its sockets. Dropping it tells the socket that the table has let go of it.
pub struct Outlet {
    wire: Arc<Wire>,
    limit: usize,
    waiting: Vec<Frame>,
}

impl Outlet {
    /// A way over this wire, on which so many bytes may be kept for a reader who does not read.
    pub fn new(wire: Arc<Wire>, limit: usize) -> Self {
        Self { wire, limit, waiting: vec![] }
    }

    /// Puts a frame down to be sent.
    pub fn put(&mut self, frame: Frame) {
        self.waiting.push(frame);
    }

    /// Puts a frame down that the other end asked for, and will pay for by its length.
    pub fn put_asked(&mut self, frame: Frame) {
        self.wire.asked.fetch_add(frame.0.len(), Ordering::Relaxed);
        self.put(frame);
    }

    /// Sends what was put down, all at once.
    ///
    /// # Errors
    /// If it cannot be sent: the socket is closed, or its reader does not read.
    pub fn send(&mut self) -> Result<(), News> {
        if self.waiting.is_empty() {
            return Ok(());
        }
        let sent = self.wire.send(&self.waiting, self.limit);
        self.waiting.clear();
        sent.inspect_err(|why| self.wire.let_go(*why))
    }
}

impl Drop for Outlet {
    fn drop(&mut self) {
        let _ = self.send();
        self.wire.let_go(News::Gone);
    }
}

/// A connection as the web server knows it.
pub struct Connection {
    read: OwnedReadHalf,
    wire: Arc<Wire>,
    /// It counts until it is closed.
    admission: Option<Admission>,
    /// For how long the other end may take nothing of what is sent to it.
    patience: Duration,
    /// Runs while it takes nothing.
    stuck: Option<Pin<Box<Sleep>>>,
}

impl Connection {
    /// The way to the other end.
    pub fn wire(&self) -> Arc<Wire> {
        Arc::clone(&self.wire)
    }

    /// The same, which counts, and is given up when the other end takes nothing for so long.
    pub fn holding(mut self, admission: Admission, patience: Duration) -> Self {
        self.admission = Some(admission);
        self.patience = patience;
        self
    }

    /// Sends something, unless the other end has taken nothing for too long: what it asked for lies in memory meanwhile.
    fn send<T>(
        &mut self,
        context: &mut Context<'_>,
        send: impl FnOnce(&mut Out, &mut Context<'_>) -> Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        let (before, sent, after) = {
            let mut out = self.wire.out();
            (out.sent, send(&mut out, context), out.sent)
        };
        if sent.is_ready() || before != after {
            self.stuck = None;
        }
        if sent.is_pending() {
            let stuck = self.stuck.get_or_insert_with(|| Box::pin(sleep(self.patience)));
            ready!(stuck.as_mut().poll(context));
            return Poll::Ready(Err(ErrorKind::TimedOut.into()));
        }
        sent
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        // The table may know the wire for some time yet; whoever is at the other end must not wait for that.
        self.wire.out().half = None;
        self.admission = None;
    }
}

impl AsyncRead for Connection {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = into.filled().len();
        ready!(Pin::new(&mut self.read).poll_read(context, into))?;
        Poll::Ready(self.wire.hear(into.filled().len() - before))
    }
}

impl AsyncWrite for Connection {
    /// Takes all or nothing, so that no frame of a table can come into the middle of another's.
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.send(context, |out, context| {
            ready!(out.poll_send(context))?;
            let half = out.half.as_mut().ok_or(ErrorKind::NotConnected)?;
            let sent = ready!(Pin::new(half).poll_write(context, bytes))?;
            out.kept.extend_from_slice(&bytes[sent..]);
            Poll::Ready(Ok(bytes.len()))
        })
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.send(context, Out::poll_send)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.send(context, |out, context| {
            ready!(out.poll_send(context))?;
            let half = out.half.as_mut().ok_or(ErrorKind::NotConnected)?;
            Pin::new(half).poll_shutdown(context)
        })
    }
}

/// Takes connections in.
pub struct Exchange(pub TcpListener);

impl Listener for Exchange {
    type Io = Connection;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Connection, SocketAddr) {
        let (stream, address) = Listener::accept(&mut self.0).await;
        // Frames are small and people wait for each: the kernel must not hold one back until the one before is
        // acknowledged, which takes a reader 40 ms.
        let _ = stream.set_nodelay(true);
        let (read, half) = stream.into_split();
        let out = Out { half: Some(half), kept: Vec::new(), sent: 0, let_go: None };
        let wire = Arc::new(Wire {
            out: Mutex::new(out),
            news: Notify::new(),
            asked: AtomicUsize::new(0),
            heard: AtomicUsize::new(0),
            hears: AtomicUsize::new(usize::MAX),
        });
        (Connection { read, wire, admission: None, patience: Duration::MAX, stuck: None }, address)
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.0.local_addr()
    }
}

/// Who is at the other end.
#[derive(Clone)]
pub struct Peer {
    /// Their address.
    pub address: SocketAddr,
    /// The way to them.
    pub wire: Arc<Wire>,
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    use tokio::net::TcpStream;

    use super::*;

    async fn pair() -> (Connection, TcpStream) {
        let mut exchange = Exchange(TcpListener::bind("127.0.0.1:0").await.unwrap());
        let far = TcpStream::connect(exchange.local_addr().unwrap()).await.unwrap();
        (exchange.accept().await.0, far)
    }

    fn frame(text: &str) -> Frame {
        Frame::end([Frame::begin(0), text.into()].concat())
    }

    #[test]
    fn a_frame_says_how_long_it_is() {
        for (length, head) in [
            (0, vec![0x81, 0]),
            (125, vec![0x81, 125]),
            (126, vec![0x81, 126, 0, 126]),
            (65_535, vec![0x81, 126, 255, 255]),
            (65_536, vec![0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]),
        ] {
            let text = "x".repeat(length);
            let frame = frame(&text);
            assert_eq!(frame.0, [head, text.clone().into_bytes()].concat());
            assert_eq!(frame.text(), text.as_bytes());
        }
    }

    #[tokio::test]
    async fn what_the_network_does_not_take_is_kept_and_sent_later() {
        let (mut near, mut far) = pair().await;
        let wire = Arc::clone(&near.wire);
        let mut outlet = Outlet::new(Arc::clone(&wire), usize::MAX);
        let mut expected = Vec::new();
        // Until the network is full, and then some: from the table, and from the socket's own task.
        for number in 0.. {
            let frame = frame(&format!("{number} {}", "x".repeat(60_000)));
            expected.extend_from_slice(&frame.0);
            outlet.put(frame);
            // Now one, now several.
            if number % 3 == 0 {
                continue;
            }
            outlet.send().unwrap();
            if wire.out().kept.len() > 1 << 20 {
                break;
            }
        }
        assert_eq!(wire.news().await, News::Kept);
        expected.extend_from_slice(b"end");
        let all = expected.len();
        let reading = tokio::spawn(async move {
            let mut found = vec![0; all];
            far.read_exact(&mut found).await.unwrap();
            found
        });
        near.write_all(b"end").await.unwrap();
        near.flush().await.unwrap();
        assert!(reading.await.unwrap() == expected);
        assert!(wire.out().kept.capacity() == 0, "nothing is kept");
    }

    #[tokio::test]
    async fn several_frames_go_out_in_order() {
        let (near, mut far) = pair().await;
        let mut outlet = Outlet::new(Arc::clone(&near.wire), 0);
        for text in ["a", "b", "c"] {
            outlet.put(frame(text));
        }
        outlet.send().unwrap();
        let mut found = [0; 9];
        far.read_exact(&mut found).await.unwrap();
        assert_eq!(&found, b"\x81\x01a\x81\x01b\x81\x01c");
    }

    #[tokio::test]
    async fn too_much_for_a_reader_is_too_much() {
        let (near, _far) = pair().await;
        let mut outlet = Outlet::new(Arc::clone(&near.wire), 1000);
        let why = loop {
            outlet.put(frame(&"x".repeat(60_000)));
            if let Err(why) = outlet.send() {
                break why;
            }
        };
        assert_eq!((why, near.wire.news().await), (News::Slow, News::Slow));
        drop(outlet);
        assert_eq!(near.wire.news().await, News::Slow, "the first reason stays");
    }

    #[tokio::test]
    async fn a_table_is_not_heard_after_the_end() {
        let (mut near, mut far) = pair().await;
        let mut outlet = Outlet::new(Arc::clone(&near.wire), 1000);
        near.wire.close_to_table();
        outlet.put(frame("secret"));
        assert_eq!(outlet.send(), Err(News::Gone));
        near.write_all(b"bye").await.unwrap();
        near.shutdown().await.unwrap();
        let mut found = Vec::new();
        far.read_to_end(&mut found).await.unwrap();
        assert_eq!(found, b"bye");
    }

    #[tokio::test]
    async fn both_ends_learn_of_the_end() {
        let (near, mut far) = pair().await;
        let wire = Arc::clone(&near.wire);
        let mut outlet = Outlet::new(Arc::clone(&wire), 1000);
        let waiting = tokio::spawn({
            let wire = Arc::clone(&wire);
            async move { wire.news().await }
        });
        tokio::task::yield_now().await;
        outlet.put(frame("last"));
        drop(outlet);
        assert_eq!(waiting.await.unwrap(), News::Gone);
        // Although somebody still knows the wire, the connection ends with the task that served it.
        drop(near);
        let mut found = Vec::new();
        let read = tokio::time::timeout(Duration::from_secs(30), far.read_to_end(&mut found)).await;
        assert!(read.is_ok_and(|read| read.is_ok()));
        assert_eq!(found, b"\x81\x04last");
        let mut late = Outlet::new(wire, 1000);
        late.put(frame("late"));
        assert_eq!(late.send(), Err(News::Gone));
    }
}
