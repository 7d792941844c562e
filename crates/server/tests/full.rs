//! The disk is full: the real binary refuses with a clear answer, loses nothing, and goes on once there is room.
//!
//! A small file system is mounted for it, which only root can do; otherwise a visible line says that it was skipped.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use crate::support::process::{Server, act, request, started, status_of};
use crate::support::{announce, within};
use serde_json::{Value, json};

/// A file system of two megabytes, unmounted at the end.
struct Small(PathBuf);

impl Small {
    fn mount() -> Option<Self> {
        let at = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("full-{}", std::process::id()));
        std::fs::create_dir_all(&at).unwrap();
        let mount = Command::new("mount").args(["-t", "tmpfs", "-o", "size=2m", "tmpfs"]).arg(&at).output();
        if mount.is_ok_and(|output| output.status.success()) {
            return Some(Self(at));
        }
        announce("SKIPPED: the server on a full disk: a small file system cannot be mounted here");
        None
    }
}

impl Drop for Small {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(&self.0).status();
    }
}

/// Waits until `/readyz` answers so.
async fn ready(server: &Server, status: u16) {
    within(&format!("/readyz to say {status}"), async {
        while status_of(server, "/readyz").await != status {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_refuses_clearly_and_loses_nothing() {
    let Some(small) = Small::mount() else { return };
    let store = format!("sqlite:{}/t.db", small.0.display());
    let ballast = small.0.join("ballast");
    let server = Server::start(&store);
    let (token, table) = started(server.address, json!({ "kind": "none" })).await;
    let mut acknowledged = vec![];
    for n in 0..5 {
        let done = act(server.address, &token, &table, &format!("k{n}")).await.unwrap();
        acknowledged.push(done["seq"].as_u64().expect("there is room"));
    }
    // What is left of the disk goes to something else, then the little that SQLite still has in hand.
    let mut rest = vec![0_u8; 4 << 20];
    while std::fs::write(&ballast, &rest).is_err() && !rest.is_empty() {
        rest.truncate(rest.len() - 4096);
    }
    let mut refusal = Value::Null;
    for _ in 0..20_000 {
        let answer = request(server.address, "POST", "/api/guests", "", "{}").await.unwrap();
        if answer.get("code").is_some() {
            refusal = answer;
            break;
        }
    }
    assert_eq!(refusal["code"], "store_full", "{refusal}");
    assert!(refusal["message"].as_str().unwrap().contains("disk is full"), "{refusal}");
    let refused = act(server.address, &token, &table, "full").await.unwrap();
    assert_eq!(refused["code"], "store_full", "{refused}");

    // Whoever sends people here is told within seconds, in time.
    ready(&server, 503).await;

    // Everything acknowledged is there, and nothing that was refused.
    let seen = async |server: &Server| {
        request(server.address, "GET", &format!("/api/tables/{table}?since=0"), &token, "").await.unwrap()
    };
    let now = seen(&server).await;
    assert_eq!(now["seq"].as_u64(), acknowledged.last().copied(), "{}", now["seq"]);

    std::fs::remove_file(&ballast).unwrap();
    let done = act(server.address, &token, &table, "full").await.unwrap();
    assert_eq!(done["seq"].as_u64(), Some(acknowledged.last().unwrap() + 1), "room again: {done}");
    ready(&server, 200).await;
    drop(server);
    let server = Server::start(&store);
    let again = seen(&server).await;
    assert_eq!(again["seq"], done["seq"]);
    assert_eq!(
        again["missed"].as_array().unwrap()[..now["missed"].as_array().unwrap().len()],
        now["missed"].as_array().unwrap()[..]
    );
}
