//! Two servers behind nginx, as `packaging/nginx.conf` has it, upgraded one after the other while people play.

use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::time::{Duration, Instant};

use crate::support::process::{Server, act, binary, started};
use crate::support::{Socket, announce, within};
use serde_json::json;

/// The environment variable that names the `tinstar` of the release before.
const OLD: &str = "TINSTAR_OLD_BIN";

/// The first line of what a `tinstar` says about itself: release and commit.
fn version(binary: &Path) -> String {
    let said = Command::new(binary).arg("--version").output().unwrap();
    String::from_utf8(said.stdout).unwrap().lines().next().unwrap_or_default().to_owned()
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

/// A socket that has seen how things stand, however long that takes.
async fn watching(proxy: SocketAddr, table: &str, token: &str) -> (Socket, u64) {
    within("a socket through the proxy", async {
        loop {
            if let Ok(mut socket) = Socket::open(proxy, table, Some(token), "").await
                && let Some(text) = socket.text().await
            {
                let first: serde_json::Value = serde_json::from_str(&text).unwrap();
                if let Some(seq) = first["seq"].as_u64() {
                    return (socket, seq);
                }
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    })
    .await
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
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("nginx-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let (proxy, at) = (free(), [free(), free()]);
    let start = |n: usize| Server::start_at(&store, &at[n].to_string(), &[]);
    // Both begin with the release before, if there is one to be had: for a while one of each plays the same match.
    let before = std::env::var_os(OLD).map(PathBuf::from);
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
    let (mut socket, mut seq) = watching(proxy, &table, &token).await;
    let mut longest = Duration::ZERO;
    for n in 0..4 {
        // Both in turns, twice: each is away, comes back, and is there when the other goes.
        let which = n % 2;
        let done = moves(proxy, &token, &table, &format!("a{n}")).await;
        assert_eq!(done, seq + 1, "nothing was lost or done twice");
        let old = servers[which].take().unwrap();
        let stopping = tokio::task::spawn_blocking(move || old.stop());
        let during = moves(proxy, &token, &table, &format!("b{n}")).await;
        assert_eq!(during, seq + 2);
        stopping.await.unwrap();
        // It may have been the other server's socket; then it was not disturbed at all.
        let told = tokio::time::timeout(Duration::from_millis(300), async {
            while socket.text().await.is_some() {}
        })
        .await;
        if told.is_ok() {
            let began = Instant::now();
            let (again, at_least) = watching(proxy, &table, &token).await;
            longest = longest.max(began.elapsed());
            assert!(at_least >= during, "what was acknowledged is shown");
            socket = again;
        }
        seq = during;
        servers[which] = Some(start(which));
    }
    // How long is for whoever reads it: on a busy machine it says more about the machine than about the upgrade.
    announce(&format!("whoever an upgrade disconnected was back after {longest:.2?} at the latest"));
    let _ = std::fs::remove_dir_all(folder);
}
