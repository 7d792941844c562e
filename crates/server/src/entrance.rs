//! Taking connections in: so many in all, so many from one address, and none that only wait.

use std::collections::HashMap;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::{ConnectInfo, Request};
use axum::serve::Listener as _;
use futures_util::FutureExt as _;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::TcpListener;
use tokio::sync::{mpsc, watch};
use tower::ServiceExt as _;

use crate::settings::Limits;
use crate::shared::Shared;
use crate::web::{Net, SITE};
use crate::wire::{Connection, Exchange, Peer};

/// How many descriptors are kept free for the store and for those who are being sent away.
const RESERVE: u64 = 64;
/// How long what somebody says before a request's body may be; browsers say a tenth of it. It is kept until it is whole.
const HEAD: usize = 32 << 10;
/// How often a warning is repeated while connections are refused.
const WARN: Duration = Duration::from_secs(60);

/// Who may come in.
pub struct Entrance {
    most_each: u32,
    /// From one site, which has many addresses.
    most_site: u32,
    most: u32,
    inside: Arc<Mutex<Inside>>,
}

#[derive(Default)]
struct Inside {
    all: u32,
    each: HashMap<Net, u32>,
    warned: Option<Instant>,
}

impl Entrance {
    /// As many as the host allows and the system can hold; behind a proxy everybody has the same address.
    pub fn new(limits: &Limits, behind_proxy: bool, descriptors: Option<u64>) -> Self {
        let room = descriptors.map_or(u64::MAX, |descriptors| descriptors.saturating_sub(RESERVE).max(1));
        let most = limits.connections_in_all.min(u32::try_from(room).unwrap_or(u32::MAX));
        // However few there can be in all, one address does not take them all.
        let half = (most / 2).max(1);
        let each = |allowed: u32| if behind_proxy { most } else { allowed.min(half) };
        let unlimited = if limits.on { None } else { Some(u32::MAX) };
        Self {
            most_each: unlimited.unwrap_or(each(limits.connections)),
            most_site: unlimited.unwrap_or(each(limits.connections.saturating_mul(SITE))),
            most: unlimited.unwrap_or(most),
            inside: Arc::default(),
        }
    }

    /// A place for a connection until it is dropped; none if there are too many.
    pub fn admit(&self, address: IpAddr) -> Option<Admission> {
        let net = Net::of(address);
        let mut inside = self.inside.lock().unwrap_or_else(PoisonError::into_inner);
        let count = |net: &Net| inside.each.get(net).copied().unwrap_or(0);
        let (each, site) = (count(&net), net.wider().as_ref().map_or(0, count));
        if inside.all >= self.most || each >= self.most_each || site >= self.most_site {
            let (all, now) = (inside.all, Instant::now());
            if inside.warned.is_none_or(|warned| now.duration_since(warned) > WARN) {
                inside.warned = Some(now);
                tracing::warn!(all, each, "connections are refused: there are too many");
            }
            return None;
        }
        inside.all += 1;
        for net in places(net) {
            *inside.each.entry(net).or_default() += 1;
        }
        Some(Admission { net, inside: Arc::clone(&self.inside) })
    }
}

/// Where a connection counts.
fn places(net: Net) -> impl Iterator<Item = Net> {
    [Some(net), net.wider()].into_iter().flatten()
}

/// That a connection was taken in, until it is dropped.
pub struct Admission {
    net: Net,
    inside: Arc<Mutex<Inside>>,
}

impl Drop for Admission {
    fn drop(&mut self) {
        let mut inside = self.inside.lock().unwrap_or_else(PoisonError::into_inner);
        inside.all -= 1;
        for net in places(self.net) {
            if let Some(each) = inside.each.get_mut(&net) {
                *each -= 1;
                if *each == 0 {
                    inside.each.remove(&net);
                }
            }
        }
    }
}

/// Serves connections until `stop` is done, then lets requests that are under way finish, for so long at most.
pub async fn serve(
    shared: &Arc<Shared>,
    router: &Router,
    listener: TcpListener,
    stop: impl Future<Output = ()>,
    patience: Duration,
) -> io::Result<()> {
    let settings = &shared.settings;
    let entrance =
        Entrance::new(&settings.limits, settings.behind_proxy, crate::metrics::descriptors_allowed());
    let (alive, mut all_gone) = mpsc::channel::<()>(1);
    let mut exchange = Exchange(listener);
    let mut stop = pin!(stop);
    let welcome = |connection: Connection, address: SocketAddr| {
        let Some(admission) = entrance.admit(address.ip()) else {
            shared.metrics.connections_refused.fetch_add(1, Ordering::Relaxed);
            return;
        };
        let peer = Peer { address, wire: connection.wire() };
        let limits = &settings.limits;
        let patience = if limits.on { limits.request_time } else { Duration::MAX };
        let connection = connection.holding(admission, patience);
        let one =
            serve_one(router.clone(), connection, peer, settings.limits.silence, shared.stopping.subscribe());
        let (alive, shared) = (alive.clone(), Arc::clone(shared));
        tokio::spawn(async move {
            shared.metrics.connections.fetch_add(1, Ordering::Relaxed);
            one.await;
            shared.metrics.connections.fetch_sub(1, Ordering::Relaxed);
            drop(alive);
        });
    };
    loop {
        let (connection, address) = tokio::select! {
            biased;
            () = &mut stop => break,
            taken = exchange.accept() => taken,
        };
        welcome(connection, address);
    }
    // Those whom the system has already let in are served; whoever comes later finds the door closed at once, so that a proxy
    // goes to another server instead of waiting here.
    while let Some((connection, address)) = exchange.accept().now_or_never() {
        welcome(connection, address);
    }
    drop(exchange);
    // Sockets close now; so does whoever waits for jobs.
    shared.stopping.send_replace(true);
    drop(alive);
    let _ = tokio::time::timeout(patience, all_gone.recv()).await;
    Ok(())
}

/// Serves one connection. Whoever says nothing, or says it slowly, is given up.
async fn serve_one(
    router: Router,
    connection: Connection,
    peer: Peer,
    silence: Duration,
    mut stopping: watch::Receiver<bool>,
) {
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer.clone()));
        router.clone().oneshot(request)
    });
    let served = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(silence)
        .max_buf_size(HEAD)
        .serve_connection(TokioIo::new(connection), service)
        .with_upgrades();
    let mut served = pin!(served);
    // An error means that the other side has gone, or was given up.
    tokio::select! {
        _ = served.as_mut() => return,
        _ = stopping.wait_for(|stopping| *stopping) => served.as_mut().graceful_shutdown(),
    }
    let _ = served.await;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_address_does_not_shut_the_others_out() {
        let limits = Limits { connections: 1_000, connections_in_all: 20, ..Limits::default() };
        let [flood, other]: [IpAddr; 2] = ["10.0.0.1", "10.0.0.2"].map(|address| address.parse().unwrap());
        let entrance = Entrance::new(&limits, false, None);
        let mut places: Vec<_> = std::iter::from_fn(|| entrance.admit(flood)).collect();
        assert_eq!(places.len(), 10);
        places.extend(std::iter::from_fn(|| entrance.admit(other)));
        assert_eq!(places.len(), 20);
        drop(places);
        assert!(entrance.inside.lock().unwrap().each.is_empty());
        let behind = Entrance::new(&limits, true, None);
        assert_eq!(std::iter::from_fn(|| behind.admit(flood)).collect::<Vec<_>>().len(), 20);
    }

    /// With IPv6 one attacker has 65,536 addresses as the others have one.
    #[test]
    fn one_site_does_not_shut_the_others_out() {
        let limits = Limits { connections: 2, connections_in_all: 100, ..Limits::default() };
        let entrance = Entrance::new(&limits, false, None);
        let home = |home: u16| IpAddr::from([0x2001, 0xdb8, 1, home, 0, 0, 0, 1]);
        let places: Vec<_> = (0..50).flat_map(|n| [home(n); 3]).filter_map(|at| entrance.admit(at)).collect();
        assert_eq!(places.len(), 16);
        assert!(entrance.admit(IpAddr::from([0x2001, 0xdb8, 2, 0, 0, 0, 0, 1])).is_some());
        drop(places);
        assert!(entrance.inside.lock().unwrap().each.is_empty());
    }

    #[test]
    fn there_are_no_more_than_the_system_can_hold() {
        let entrance = Entrance::new(&Limits::default(), true, Some(RESERVE + 3));
        assert_eq!(
            std::iter::from_fn(|| entrance.admit(IpAddr::from([10, 0, 0, 1]))).collect::<Vec<_>>().len(),
            3
        );
    }
}
