//! Clocks that are wrong: a host's time of day that jumps, and nodes that disagree about it by hours.
//!
//! The real binary runs under Debian's `faketime`; where it is not installed a visible line says so.

use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use crate::support;
use crate::support::announce;
use crate::support::process::{Server, act, request, started};
use serde_json::Value;

const LIBRARY: &str = "/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1";
/// A minute for each decision: no test takes so long.
const CLOCK: &str = r#"{ "kind": "per_decision", "seconds": 60 }"#;

/// A server whose time of day is wrong by this much, such as `+2h`.
fn wrong_by(store: &str, offset: &str) -> Server {
    let set =
        [("LD_PRELOAD", LIBRARY), ("FAKETIME", offset), ("FAKETIME_DONT_FAKE_MONOTONIC", "1"), ("TZ", "UTC")];
    Server::start_with(store, &set)
}

fn can_fake() -> bool {
    let can = Path::new(LIBRARY).exists();
    if !can {
        announce("SKIPPED: clocks that are wrong: Debian's faketime is not installed");
    }
    can
}

fn clock() -> Value {
    serde_json::from_str(CLOCK).unwrap()
}

async fn look(server: &Server, token: &str, table: &str) -> Value {
    request(server.address, "GET", &format!("/api/tables/{table}?since=0"), token, "").await.unwrap()
}

/// Nobody's time ran out, times never go back, and whoever must decide has nearly all of the minute left.
fn is_sound(seen: &Value) {
    let log = seen["missed"].as_array().unwrap();
    assert!(log.iter().all(|one| one["event"]["by"] != "clock"), "somebody was late: {log:?}");
    let times: Vec<i64> = log.iter().map(|one| one["at"].as_i64().unwrap()).collect();
    assert!(times.is_sorted(), "{times:?}");
    for clock in seen["situation"]["clocks"].as_array().unwrap() {
        if let Some(until) = clock["until"].as_i64() {
            let left = until - seen["now"].as_i64().unwrap().max(*times.last().unwrap());
            assert!((20_000..=61_000).contains(&left), "{left} milliseconds are left: {clock}");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_host_whose_time_jumps_between_restarts() {
    if !can_fake() {
        return;
    }
    let store = support::fresh_url();
    let server = wrong_by(&store, "+0");
    let (token, table) = started(server.address, clock()).await;
    drop(server);
    for (round, offset) in ["+2h", "-3h", "+1d", "+0"].into_iter().enumerate() {
        let server = wrong_by(&store, offset);
        for n in 0..3 {
            let done = act(server.address, &token, &table, &format!("{round}-{n}")).await.unwrap();
            assert!(done["seq"].is_u64(), "{offset}: {done}");
        }
        // Time enough for a clock that thinks it is late.
        tokio::time::sleep(Duration::from_millis(700)).await;
        is_sound(&look(&server, &token, &table).await);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_that_disagree_by_hours() {
    let Ok(store) = std::env::var("TINSTAR_TEST_POSTGRES") else {
        return announce("SKIPPED: nodes whose clocks disagree: TINSTAR_TEST_POSTGRES is not set");
    };
    if !can_fake() {
        return;
    }
    let nodes = [wrong_by(&store, "+2h"), wrong_by(&store, "-2h")];
    let (token, table) = started(nodes[0].address, clock()).await;
    for n in 0..8 {
        let node = nodes[n % 2].address;
        // What was just done at the other node may take a moment to be seen at this one.
        let done = support::within("the other node to see the last step", async {
            for attempt in 0.. {
                let done = act(node, &token, &table, &format!("k{n}-{attempt}")).await.unwrap();
                if done["code"] != "stale" && done["code"] != "not_your_decision" {
                    return done;
                }
            }
            unreachable!("attempts do not end")
        })
        .await;
        assert!(done["seq"].is_u64(), "{done}");
    }
    tokio::time::sleep(Duration::from_millis(700)).await;
    for node in &nodes {
        let seen = look(node, &token, &table).await;
        is_sound(&seen);
        let here = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as i64;
        let off = seen["now"].as_i64().unwrap() - here;
        assert!(off.abs() < 5_000, "the node shows the database's time, not its own: off by {off} ms");
    }
}
