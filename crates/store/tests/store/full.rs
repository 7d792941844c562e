//! The disk is full: refused with `full`, nothing acknowledged is lost, and it works again once there is room.
//!
//! A small file system is mounted for it, which only root can do; otherwise a visible line says that it was skipped.

use std::fs;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;

use sqlx::{AssertSqlSafe, Executor};
use tinstar_store::{Append, Appended, NewPerson, Seq, Store, StoreError, TableId, open};

use crate::place::{Folder, Place, announce, bodies, cluster, connect, entry, table, write};

/// More than any disk here can hold.
const ENDLESS: usize = 10_000;

/// A file system of a few megabytes, unmounted at the end.
struct Small<'a>(&'a Path);

impl<'a> Small<'a> {
    fn mount(at: &'a Path, megabytes: u32, owner: u32) -> Option<Self> {
        let options = format!("size={megabytes}m,uid={owner},mode=700");
        let mount = Command::new("mount").args(["-t", "tmpfs", "-o", &options, "tmpfs"]).arg(at).output();
        if mount.is_ok_and(|output| output.status.success()) {
            return Some(Self(at));
        }
        announce("disk-full test skipped: a small file system cannot be mounted here");
        None
    }
}

impl Drop for Small<'_> {
    fn drop(&mut self) {
        let _ = Command::new("umount").args(["-l"]).arg(self.0).status();
    }
}

/// Text that cannot be made shorter: PostgreSQL compresses.
fn noise(seed: u64, length: usize) -> String {
    let mut state = seed;
    let letter = |_| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        char::from(b'0' + (state >> 58) as u8)
    };
    (0..length).map(letter).collect()
}

/// Appends until the disk is full; says how many were acknowledged.
async fn fill(store: &Arc<Store>, t: &TableId) -> u64 {
    for seq in store.last(t).await.unwrap().0 + 1..ENDLESS as u64 {
        let long = Append { body: noise(seq, 8_000), ..entry(t, seq) };
        match store.append(long).await {
            Ok(answer) => assert_eq!(answer, Appended::Written),
            Err(error) => {
                assert_eq!(error.code(), "full", "{error}");
                return seq - 1;
            }
        }
    }
    panic!("the disk is never full")
}

/// Makes people until the disk is full; says how many were acknowledged.
async fn crowd(store: &Arc<Store>) -> usize {
    for n in 0..ENDLESS {
        let guest =
            NewPerson { id: format!("p{n}").parse().unwrap(), name: noise(n as u64, 2_000), created: 0 };
        if let Err(error) = store.create_person(guest).await {
            assert_eq!(error.code(), "full", "{error}");
            return n;
        }
    }
    panic!("the disk is never full")
}

/// What was read, or that the disk is full: PostgreSQL may want to write a file of its own for a further connection.
fn full_or<T>(place: &Place, answer: Result<T, StoreError>) -> Option<T> {
    match answer {
        Err(StoreError::Full(_)) if place.url.starts_with("postgres") => None,
        answer => Some(answer.unwrap()),
    }
}

/// Fills the disk twice; each time a file that takes up room is removed.
async fn check(place: &Place, ballast: [PathBuf; 2]) {
    let [first, second] = ballast;
    let store = place.open().await;
    let (t, u) = (table(&store, "t").await, table(&store, "u").await);
    let people = crowd(&store).await;
    assert!(people > 10, "{people} people filled the disk");
    fs::remove_file(first).unwrap();
    let last = fill(&store, &t).await;
    assert!(last > 10, "{last} entries filled the disk");

    // Full, it still reads, still refuses politely, and has all that it acknowledged.
    let huge = Append { body: noise(0, 16 << 20), ..entry(&u, 1) };
    let refused = store.append(huge).await;
    assert!(matches!(refused, Err(StoreError::Full(_))), "{refused:?}");
    if let Some(entries) = full_or(place, store.read(&t, Seq(0), u32::MAX).await) {
        assert_eq!(entries.len() as u64, last);
    }
    let person = async |n: usize| store.person(&format!("p{n}").parse().unwrap()).await;
    for n in 0..people {
        if let Some(found) = full_or(place, person(n).await) {
            assert!(found.is_some(), "p{n}");
        }
    }
    fs::remove_file(second).unwrap();
    assert_eq!(bodies(&store, &t).await.len() as u64, last);
    for n in 0..people {
        assert!(person(n).await.unwrap().is_some(), "p{n}");
    }
    write(&store, entry(&t, last + 1)).await;
    store.close().await;

    let store = open(&place.url).await.unwrap();
    assert_eq!(bodies(&store, &t).await.len() as u64, last + 1);
    assert_eq!(store.last(&u).await, Ok(Seq(0)));
    write(&store, entry(&u, 1)).await;
    store.close().await;
}

/// Two files of so many megabytes.
fn ballast(folder: &Folder, megabytes: usize) -> [PathBuf; 2] {
    ["one", "two"].map(|name| {
        let path = folder.0.join(name);
        fs::write(&path, vec![1; megabytes << 20]).unwrap();
        path
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_on_sqlite() {
    let folder = Folder::new();
    let Some(_small) = Small::mount(&folder.0, 3, 0) else { return };
    let ballast = ballast(&folder, 1);
    check(&Place { url: folder.url() }, ballast).await;
}

/// A database in a tablespace on the small file system; the server's own files have room.
#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_on_postgres() {
    let Some(cluster) = cluster() else { return };
    let mut admin = connect(&cluster).await;
    let (data,): (String,) = sqlx::query_as("SHOW data_directory").fetch_one(&mut admin).await.unwrap();
    let Ok(owner) = fs::metadata(&data) else {
        return announce("disk-full test skipped: the PostgreSQL server's files are not here");
    };
    let folder = Folder::new();
    let Some(_small) = Small::mount(&folder.0, 14, owner.uid()) else { return };
    let ballast = ballast(&folder, 2);
    let space = folder.0.join("space");
    fs::create_dir(&space).unwrap();
    std::os::unix::fs::chown(&space, Some(owner.uid()), None).unwrap();

    let name = format!("tinstar_full_{}", std::process::id());
    for sql in [
        format!("CREATE TABLESPACE {name} LOCATION '{}'", space.display()),
        format!("CREATE DATABASE {name} TABLESPACE {name}"),
        // A new database is holes at first, five of its seven megabytes: it would take the room that is given back.
        "CHECKPOINT".to_owned(),
    ] {
        admin.execute(AssertSqlSafe(sql)).await.unwrap();
    }
    let url = cluster.rsplit_once('/').map(|(server, _)| format!("{server}/{name}")).unwrap();
    let result = tokio::spawn(async move { check(&Place { url }, ballast).await }).await;
    for sql in [format!("DROP DATABASE {name} WITH (FORCE)"), format!("DROP TABLESPACE {name}")] {
        admin.execute(AssertSqlSafe(sql)).await.unwrap();
    }
    result.unwrap();
}
