//! A process is killed in the middle of its appends: everything that it acknowledged is there afterwards.
//!
//! The process is this test program again, told by the environment to append to a database and to print a line for
//! every acknowledgement.

use std::collections::BTreeMap;
use std::env;
use std::io::{BufRead, BufReader, Read as _, Write};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use tinstar_store::{Appended, StoreError, TableId, open};

use crate::place::{Place, bodies, entry, on_postgres, on_sqlite, try_table};

const URL: &str = "TINSTAR_TEST_KILLED_URL";
const ROUNDS: usize = 5;
const TABLES: usize = 16;

/// Not a test by itself: the process that gets killed. Appends to many tables for ever.
#[test]
#[ignore = "run by the tests that kill it"]
fn child() {
    let Ok(url) = env::var(URL) else { return };
    tokio::runtime::Runtime::new().unwrap().block_on(async {
        let store = open(&url).await.unwrap();
        let mut tasks = tokio::task::JoinSet::new();
        for n in 0..TABLES {
            let t = or_leave(try_table(&store, &format!("t{n}")).await);
            let store = store.clone();
            tasks.spawn(async move {
                let first = or_leave(store.last(&t).await).0 + 1;
                for seq in first.. {
                    assert_eq!(or_leave(store.append(entry(&t, seq)).await), Appended::Written);
                    let mut out = std::io::stdout().lock();
                    writeln!(out, "written {t} {seq}").unwrap();
                    out.flush().unwrap();
                }
            });
        }
        tasks.join_all().await;
    });
}

/// Ends the process if its database is gone, with a word about it and without the long tale of a panic.
fn or_leave<T>(done: Result<T, StoreError>) -> T {
    done.unwrap_or_else(|error| {
        eprintln!("{error}");
        std::process::exit(1)
    })
}

/// The last acknowledged number of each table.
pub type Acknowledged = BTreeMap<TableId, u64>;

fn start(url: &str, environment: &[(&str, PathBuf)]) -> Child {
    Command::new(env::current_exe().unwrap())
        .args(["--exact", "killed::child", "--ignored", "--nocapture"])
        .env(URL, url)
        .envs(environment.iter().map(|(name, value)| (name, value)))
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

/// Lets the process acknowledge some appends, kills it, and collects the last acknowledged number of each table.
pub fn kill_after(url: &str, acknowledgements: usize, environment: &[(&str, PathBuf)]) -> Acknowledged {
    until(url, acknowledgements, environment, &mut |child| child.kill().unwrap()) // SIGKILL
}

/// Lets the process acknowledge some appends, does something that ends it, and collects what it acknowledged.
pub fn until(
    url: &str,
    acknowledgements: usize,
    environment: &[(&str, PathBuf)],
    end: &mut dyn FnMut(&mut Child),
) -> Acknowledged {
    let mut child = start(url, environment);
    let mut last = BTreeMap::new();
    let mut count = 0;
    // After the kill the rest of the pipe is read too: those were acknowledged as well.
    for line in BufReader::new(child.stdout.take().unwrap()).lines() {
        let line = line.unwrap();
        // The test harness may print its own words before the first of ours, on the same line.
        let Some((_, written)) = line.split_once("written ") else { continue };
        let Some((table, seq)) = written.split_once(' ') else { continue };
        let Ok(seq) = seq.parse::<u64>() else { continue };
        let before = last.insert(table.parse::<TableId>().unwrap(), seq);
        assert!(before.is_none_or(|before| before + 1 == seq), "a number was used twice or left out");
        count += 1;
        if count == acknowledgements {
            end(&mut child);
        }
    }
    let mut said = String::new();
    child.stderr.take().unwrap().read_to_string(&mut said).unwrap();
    child.wait().unwrap();
    assert!(count >= acknowledgements, "the process ended by itself after {count} appends: {said}");
    last
}

async fn nothing_acknowledged_is_lost(place: &Place) {
    for round in 0..ROUNDS {
        let url = place.url.clone();
        let acknowledged =
            tokio::task::spawn_blocking(move || kill_after(&url, 150 + 37 * round, &[])).await.unwrap();
        let store = place.open().await;
        for (t, last) in &acknowledged {
            // On PostgreSQL the killed process's last statement may still be under way; it was not acknowledged.
            let log = bodies(&store, t).await;
            assert!(log.len() as u64 >= *last, "{t}: {last} was acknowledged, {} are there", log.len());
            assert!(log.iter().zip(1..).all(|(body, seq)| *body == entry(t, seq).body));
        }
        store.close().await;
    }
}

#[test]
fn nothing_acknowledged_is_lost_on_sqlite() {
    on_sqlite(nothing_acknowledged_is_lost);
}

#[test]
fn nothing_acknowledged_is_lost_on_postgres() {
    on_postgres(nothing_acknowledged_is_lost);
}
