//! A table's socket.

use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::extract::rejection::{ExtensionRejection, QueryRejection};
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{ConnectInfo, Path, Query, State};
use axum::response::Response;
use serde::Deserialize;
use tinstar_protocol::{ClientMessage, Code, PersonId, Seq, ServerMessage};
use tokio::sync::oneshot;
use tokio::time::{Instant, MissedTickBehavior, interval, sleep_until, timeout};

use super::Site;
use super::caller::Caller;
use super::limits::{Bucket, Limited, Net, OpenSocket};
use super::tables::{price_of_sight, table_id};
use crate::actor::{Ask, Joining, Reply, SubscriberId};
use crate::no::No;
use crate::revoked::Revoked;
use crate::tables::Door;
use crate::wire::{Frame, News, Outlet, Peer, Wire};

/// The reader did not read.
const SLOW: u16 = 4008;
/// The session has ended.
const SIGNED_OUT: u16 = 4001;
/// Nothing was heard for three heartbeats.
const SILENT: u16 = 4002;
/// The reader did not stop although it was told to slow down.
const FLOOD: u16 = 4029;
/// The server is about to restart (RFC 6455's registry: service restart).
const RESTART: u16 = 1012;

/// How long one write may take.
const WRITE: Duration = Duration::from_secs(10);
/// What lifting a curtain costs: it is answered with everything, like a request.
const LIFT: f64 = 2.0;
/// So many bytes of what is shown on request cost as much as a frame: a long match told from its beginning is worth many.
const ASKED: f64 = 4096.0;
/// How many messages in a row may be refused unread.
const PATIENCE: u32 = 50;
/// Most commands are shorter; what is longer takes another read, and costs as much as another frame. The buffer is cleared
/// before each.
const READ: usize = 512;

/// What the client has seen.
#[derive(Deserialize)]
pub struct Since {
    since: Option<Seq>,
}

/// Opens a socket, for anybody who knows the table. Whoever is signed out can only watch.
pub async fn open(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(table): Path<String>,
    since: Result<Query<Since>, QueryRejection>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
    peer: Result<ConnectInfo<Peer>, ExtensionRejection>,
) -> Result<Response, No> {
    let bad = No::new(Code::BadRequest);
    let Query(Since { since }) = since.map_err(|_| bad.clone())?;
    let upgrade = upgrade.map_err(|_| bad.clone())?;
    let ConnectInfo(peer) = peer.map_err(|_| bad)?;
    let table = table_id(&table)?;
    site.shared().store.table(&table).await?.ok_or(No::new(Code::NoSuchTable))?;
    let limits = &site.shared().settings.limits;
    let door = site.tables.door(table);
    let counted = site.buckets.open_socket(limits, caller.address, caller.token)?;
    let bytes = limits.bytes;
    let upgrade = upgrade.read_buffer_size(READ).max_message_size(bytes).max_frame_size(bytes);
    Ok(upgrade.on_upgrade(move |socket| serve(site, caller, door, since, socket, peer.wire, counted)))
}

async fn serve(
    site: Arc<Site>,
    caller: Caller,
    mut door: Door,
    since: Option<Seq>,
    mut socket: WebSocket,
    wire: Arc<Wire>,
    counted: OpenSocket,
) {
    site.shared().metrics.sockets.fetch_add(1, Ordering::Relaxed);
    let id = site.next_socket();
    let limits = &site.shared().settings.limits;
    let out = Outlet::new(Arc::clone(&wire), limits.kept);
    if limits.on {
        // A message may come in pieces, but not in any number of them: empty ones are never too long.
        wire.hear_at_most(2 * limits.bytes);
    }
    let (shown, is_shown) = oneshot::channel();
    let joining = Joining {
        id,
        person: caller.person_id(),
        net: caller.net(),
        name: caller.person.as_ref().map(|person| person.name.clone()),
        tongue: caller.tongue,
        since,
        out,
        shown,
    };
    if door.ask(Ask::Join(joining)).await.is_ok() {
        let _ = is_shown.await;
        let price = price_of_sight(wire.take_asked());
        site.buckets.owe(&site.shared().settings.limits, Limited::JoinsFrom(caller.net()), price);
        let allowance = Bucket::full(site.shared().settings.limits.frames, std::time::Instant::now());
        let mut line = Line { site: &site, caller, door, id, counted, allowance, unread: 0 };
        let code = line.run(&mut socket, &wire).await;
        wire.close_to_table();
        let _ = line.door.ask(Ask::Part(id)).await;
        if let Some(code) = code {
            let close = Message::Close(Some(CloseFrame { code, reason: Utf8Bytes::default() }));
            let _ = timeout(Duration::from_secs(1), socket.send(close)).await;
        }
    }
    site.shared().metrics.sockets.fetch_sub(1, Ordering::Relaxed);
}

/// One open socket.
struct Line<'a> {
    site: &'a Site,
    caller: Caller,
    door: Door,
    id: SubscriberId,
    counted: OpenSocket,
    /// How much may be read of this socket.
    allowance: Bucket,
    /// How many messages in a row were refused unread.
    unread: u32,
}

impl Line<'_> {
    /// Serves the socket until it closes; answers the code to close it with, if it is still open.
    async fn run(&mut self, socket: &mut WebSocket, wire: &Wire) -> Option<u16> {
        let beat = self.site.shared().settings.heartbeat;
        let mut beats = interval(beat);
        beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
        beats.reset();
        let mut heard = Instant::now();
        // Until then nothing more is read: whoever sends too much waits, and nobody waits for them.
        let mut quiet: Option<Instant> = None;
        let mut ended = pin!(ended(self.site, self.caller.token, self.caller.person_id()));
        loop {
            tokio::select! {
                // What ends the socket comes first: whoever never stops sending must not keep it open.
                biased;
                code = &mut ended => return Some(code),
                _ = beats.tick() => {
                    if heard.elapsed() > 3 * beat {
                        return Some(SILENT);
                    }
                    if !is_still_signed_in(self.site, self.caller.token).await {
                        return Some(SIGNED_OUT);
                    }
                    self.tell(&ServerMessage::Heartbeat { now: self.site.shared().now() }).await;
                    if timeout(WRITE, socket.send(Message::Ping(vec![].into()))).await.is_err() {
                        return Some(SLOW);
                    }
                }
                news = wire.news() => match news {
                    News::Slow => return Some(SLOW),
                    News::Gone => return Some(RESTART),
                    News::Kept => match timeout(WRITE, wire.send_kept()).await {
                        Ok(Ok(())) => {}
                        Ok(Err(_)) => return None,
                        Err(_) => return Some(SLOW),
                    },
                },
                () = sleep_until(quiet.unwrap_or_else(Instant::now)), if quiet.is_some() => quiet = None,
                message = socket.recv(), if quiet.is_none() => {
                    heard = Instant::now();
                    quiet = self.pay(wire.take_asked(), wire.take_heard()).map(|wait| heard + wait);
                    match message {
                        Some(Ok(Message::Text(text))) => self.read(socket, &text).await?,
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                        Some(Ok(Message::Binary(_))) => self.refuse(None, &No::new(Code::BadRequest)).await,
                        Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                    }
                    if self.unread > PATIENCE {
                        return Some(FLOOD);
                    }
                }
            }
        }
    }

    /// Pays for a frame, of whatever kind, that took so many bytes, and for those that were asked for before; answers how long
    /// to wait before the next, if at all.
    fn pay(&mut self, asked: usize, heard: usize) -> Option<Duration> {
        let limits = &self.site.shared().settings.limits;
        if !limits.on {
            return None;
        }
        let now = std::time::Instant::now();
        let price = 1.0 + asked as f64 / ASKED + (heard.saturating_sub(READ) / READ) as f64;
        let wait = self.allowance.owe(limits.frames, price, now).max(self.counted.pay(price, now));
        (!wait.is_zero()).then_some(wait)
    }

    /// Does what a message asks; `None` if the table is gone.
    async fn read(&mut self, socket: &mut WebSocket, text: &str) -> Option<()> {
        let message: ClientMessage = match serde_json::from_str(text) {
            Ok(message) => message,
            Err(_) => {
                self.unread += 1;
                self.refuse(None, &No::new(Code::BadRequest)).await;
                return Some(());
            }
        };
        let id = self.id;
        let ask = match message {
            ClientMessage::Do { key, command } => {
                let allowed = self.caller.who().and_then(|who| {
                    let from = self.site.may_command(&self.caller, &who.id, &command)?;
                    Ok((who, from))
                });
                match allowed {
                    Ok((who, from)) => {
                        Ask::Do { who, from: Some(from), key, command, reply: Reply::Socket(id) }
                    }
                    Err(no) => {
                        self.unread += 1;
                        self.refuse(Some(key), &no).await;
                        return Some(());
                    }
                }
            }
            ClientMessage::Lift { seat, since } => {
                let limits = &self.site.shared().settings.limits;
                let net = Net::of(self.caller.address);
                let who = self.caller.token.map_or(Limited::Strangers(net), Limited::Requests);
                let allowed = self.site.buckets.pay(limits, who, LIFT);
                let no_seat = No::new(Code::NoSuchSeat);
                let seat = seat.map(|seat| seat.seat().ok_or(no_seat)).transpose();
                match allowed.and(seat) {
                    Ok(seat) => {
                        let (shown, is_shown) = oneshot::channel();
                        self.unread = 0;
                        self.door.ask(Ask::Lift { id, seat, since, shown }).await.ok()?;
                        // What it costs is known when it is done, and nothing is read before that is paid.
                        let _ = is_shown.await;
                        return Some(());
                    }
                    Err(no) => {
                        self.unread += 1;
                        self.refuse(None, &no).await;
                        return Some(());
                    }
                }
            }
            ClientMessage::Ping { n } => {
                // The table has nothing to do with it.
                let pong = Frame::json(&ServerMessage::Pong { n, now: self.site.shared().now() });
                let text = Utf8Bytes::try_from(pong.text().to_vec()).ok()?;
                self.unread = 0;
                return timeout(WRITE, socket.send(Message::Text(text))).await.ok()?.ok();
            }
        };
        self.unread = 0;
        self.door.ask(ask).await.ok()
    }

    /// Refuses something without asking the table.
    async fn refuse(&mut self, key: Option<String>, no: &No) {
        self.site.shared().metrics.refused(no.code);
        let refusal = no.in_words(self.site.shared().words.of(self.caller.tongue));
        self.tell(&ServerMessage::Refused { key, refusal }).await;
    }

    /// Sends something of the socket's own, after all that the table has to say before.
    async fn tell(&mut self, message: &ServerMessage) {
        let _ = self.door.ask(Ask::Pass { id: self.id, frame: Frame::json(message) }).await;
    }
}

/// Whether the session a socket was opened with has not ended, on this node or another.
async fn is_still_signed_in(site: &Site, token: Option<[u8; 32]>) -> bool {
    match token {
        // While the store does not answer nobody can do anything anyway.
        Some(token) => site.person_of(token).await.map_or(true, |person| person.is_some()),
        None => true,
    }
}

/// Waits, from this call on, until the socket must close; answers the code to close it with.
fn ended(site: &Site, token: Option<[u8; 32]>, person: Option<PersonId>) -> impl Future<Output = u16> {
    let mut stopping = site.shared().stopping.subscribe();
    let mut revoked = site.shared().revoked.subscribe();
    async move {
        loop {
            let ended = tokio::select! {
                _ = stopping.changed() => return RESTART,
                ended = revoked.recv() => ended,
            };
            let is_mine = match ended {
                Ok(Revoked::Session(ended)) => token == Some(ended),
                Ok(Revoked::Person(ended)) => person.as_ref() == Some(&ended),
                Ok(Revoked::Some(ended)) => {
                    person.as_ref() == Some(&ended) && !is_still_signed_in(site, token).await
                }
                Err(_) => !is_still_signed_in(site, token).await,
            };
            if is_mine {
                return SIGNED_OUT;
            }
        }
    }
}
