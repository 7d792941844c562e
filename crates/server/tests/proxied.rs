//! Two servers behind nginx, as `packaging/nginx.conf` has it, upgraded one after the other while people play.

use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use crate::support::process::{Server, act, binary, started};
use crate::support::{Socket, announce, within};
use serde_json::json;

/// The environment variable that names the `tinstar` of the release before.
const OLD: &str = "TINSTAR_OLD_BIN";

/// Whoever is disconnected by an upgrade is back after so many tries in vain: a browser tries twice within 1.2 seconds, whatever the
/// machine. When the proxy took both servers for gone, it sent everybody away for eleven.
const TRIES: usize = 1;

/// The first line of what a `tinstar` says about itself: release and commit.
fn version(binary: &Path) -> String {
    let said = Command::new(binary).arg("--version").output().unwrap();
    String::from_utf8(said.stdout).unwrap().lines().next().unwrap_or_default().to_owned()
}

/// A database of its own beside the one of this url, by PostgreSQL's own client.
fn new_database(url: &str) -> String {
    let name = format!("upgrade_{}", std::process::id());
    let create = format!("create database {name}");
    let made = Command::new("psql").args(["--quiet", "--command", &create, url]).status();
    assert!(made.is_ok_and(|made| made.success()), "a database is made");
    url.replace("/postgres?", &format!("/{name}?"))
}

fn free() -> SocketAddr {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap()
}

/// An nginx of this test's own.
struct Nginx(Child);

impl Drop for Nginx {
    fn drop(&mut self) {
        let _ = Command::new("kill").arg(self.0.id().to_string()).status();
        let _ = self.0.wait();
    }
}

/// Starts nginx with the file that hosts are given, but for its ports and certificates.
fn nginx(folder: &Path, at: SocketAddr, servers: [SocketAddr; 2]) -> Nginx {
    let given =
        std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packaging/nginx.conf"))
            .unwrap();
    let mut site = String::new();
    for line in given.lines().filter(|line| !line.contains("ssl_certificate") && !line.contains("[::]")) {
        let line = line
            .replace("443 ssl http2", &at.to_string())
            .replace("127.0.0.1:7878", &servers[0].to_string())
            .replace("127.0.0.1:7879", &servers[1].to_string());
        site += &line;
        site.push('\n');
    }
    let temporary: String = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        .map(|kind| format!("{kind}_temp_path {}/{kind};\n", folder.display()))
        .concat();
    let place = folder.display();
    let config = format!(
        "daemon off;\nworker_processes 1;\npid {place}/pid;\nerror_log {place}/error.log;\nevents {{}}\n\
         http {{\naccess_log off;\n{temporary}{site}}}\n"
    );
    let path: PathBuf = folder.join("nginx.conf");
    std::fs::write(&path, config).unwrap();
    Nginx(Command::new("nginx").arg("-p").arg(folder).arg("-c").arg(&path).spawn().unwrap())
}

/// A socket that has seen how things stand; nothing if the server went away before.
async fn watching(proxy: SocketAddr, table: &str, token: &str) -> Result<(Socket, u64), String> {
    let opened = Socket::open(proxy, table, Some(token), "").await;
    let mut socket = opened.map_err(|status| format!("status {status}"))?;
    let text = socket.text().await.ok_or("closed before it showed anything")?;
    let first: serde_json::Value = serde_json::from_str(&text).map_err(|error| error.to_string())?;
    let seq = first["seq"].as_u64().ok_or(text)?;
    Ok((socket, seq))
}

/// How somebody was away: how long, which only the machine can tell, and what each try that failed came to.
#[derive(Clone, Debug)]
struct Away {
    lasted: Duration,
    tries: Vec<String>,
}

/// Somebody who watches a table as the browser does: whenever the socket closes, opens another one, until one shows how
/// things stand.
#[derive(Clone, Default)]
struct Watcher {
    /// The last number seen.
    seen: Arc<AtomicU64>,
    /// Every time they were away.
    away: Arc<Mutex<Vec<Away>>>,
}

impl Watcher {
    async fn watch(self, proxy: SocketAddr, table: String, token: String) {
        let mut lost: Option<Instant> = None;
        loop {
            let mut tries = vec![];
            let since = || lost.map_or(Duration::ZERO, |lost| lost.elapsed());
            let (mut socket, seq) = loop {
                match watching(proxy, &table, &token).await {
                    Ok(back) => break back,
                    Err(why) => tries.push(why),
                }
                tokio::time::sleep(Duration::from_millis(50)).await;
            };
            if lost.is_some() {
                self.away.lock().unwrap().push(Away { lasted: since(), tries });
            }
            self.seen.fetch_max(seq, Relaxed);
            while let Some(text) = socket.text().await {
                let told: serde_json::Value = serde_json::from_str(&text).unwrap();
                self.seen.fetch_max(told["happened"]["seq"].as_u64().unwrap_or(0), Relaxed);
            }
            lost = Some(Instant::now());
        }
    }
}

/// Waits until all have seen a number, whatever server they are at.
async fn all_see(watchers: &[Watcher], seq: u64) {
    within(&format!("all to see {seq}"), async {
        while watchers.iter().any(|watcher| watcher.seen.load(Relaxed) < seq) {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    })
    .await;
}

/// A move through the proxy, asked again under its key if a server went away meanwhile, as the browser does.
async fn moves(proxy: SocketAddr, token: &str, table: &str, key: &str) -> u64 {
    within("a move through the proxy", async {
        let mut refused = 0;
        loop {
            let done = act(proxy, token, table, &format!("{key}-{refused}")).await;
            match done {
                Ok(done) if done["seq"].is_u64() => return done["seq"].as_u64().unwrap(),
                // The other server has not seen the last step yet. What was refused is asked anew, under another key.
                Ok(done) if done["code"] == "stale" || done["code"] == "not_your_decision" => refused += 1,
                Ok(_) | Err(()) => {}
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    })
    .await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn servers_are_upgraded_one_after_the_other_while_people_play() {
    let Ok(store) = std::env::var("TINSTAR_TEST_POSTGRES") else {
        return announce("SKIPPED: servers behind nginx: TINSTAR_TEST_POSTGRES is not set");
    };
    if Command::new("nginx").arg("-v").output().is_err() {
        return announce("SKIPPED: servers behind nginx: Debian's nginx-light is not here");
    }
    let before = std::env::var_os(OLD).map(PathBuf::from);
    // The release before does not open a store that this one has brought up to date, so it needs one of its own.
    let store = if before.is_some() { new_database(&store) } else { store };
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("nginx-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let (proxy, at) = (free(), [free(), free()]);
    let start = |n: usize| Server::start_at(&store, &at[n].to_string(), &[]);
    // Both begin with the release before, if there is one to be had: for a while one of each plays the same match.
    let begin = |n: usize| match &before {
        Some(old) => Server::start_of(old, &store, &at[n].to_string(), &[]),
        None => start(n),
    };
    if let Some(old) = &before {
        announce(&format!("from {} to this release", version(old)));
        assert_ne!(version(old), version(binary()), "both are the same release");
    }
    let mut servers = [Some(begin(0)), Some(begin(1))];
    let _nginx = nginx(&folder, proxy, at);
    within("nginx to listen", async {
        while tokio::net::TcpStream::connect(proxy).await.is_err() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await;
    let (token, table) = started(proxy, json!({ "kind": "none" })).await;
    // Several, so that both servers have some.
    let watchers: Vec<Watcher> = (0..6).map(|_| Watcher::default()).collect();
    let watching: Vec<_> = watchers
        .iter()
        .map(|watcher| tokio::spawn(watcher.clone().watch(proxy, table.clone(), token.clone())))
        .collect();
    all_see(&watchers, 1).await;
    let mut seq = watchers[0].seen.load(Relaxed);
    for n in 0..4 {
        // Both in turns, twice: each is away, comes back, and is there when the other goes.
        let which = n % 2;
        let done = moves(proxy, &token, &table, &format!("a{n}")).await;
        assert_eq!(done, seq + 1, "nothing was lost or done twice");
        all_see(&watchers, done).await;
        let old = servers[which].take().unwrap();
        let stopping = tokio::task::spawn_blocking(move || old.stop());
        let during = moves(proxy, &token, &table, &format!("b{n}")).await;
        assert_eq!(during, seq + 2);
        stopping.await.unwrap();
        all_see(&watchers, during).await;
        seq = during;
        servers[which] = Some(start(which));
    }
    for watching in watching {
        watching.abort();
    }
    let away: Vec<Away> = watchers.iter().flat_map(|watcher| watcher.away.lock().unwrap().clone()).collect();
    let longest = away.iter().map(|away| away.lasted).max().expect("somebody was disconnected");
    let tries = away.iter().map(|away| away.tries.len()).max().unwrap_or(0);
    announce(&format!(
        "{} times somebody was disconnected, and back after {tries} tries in vain and {longest:.2?} at most",
        away.len(),
    ));
    for Away { tries, .. } in &away {
        assert!(tries.len() <= TRIES, "{tries:?}");
        assert!(!tries.iter().any(|why| why.starts_with("status")), "the proxy sends nobody away: {tries:?}");
    }
    let _ = std::fs::remove_dir_all(folder);
}
