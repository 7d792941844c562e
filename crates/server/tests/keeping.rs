//! What is kept, for how long, and that it can be had back.

use std::path::PathBuf;
use std::time::Duration;

use crate::support::{Host, fresh_url, settings};
use serde_json::{Value, json};
use tinstar_server::{Expired, Keep, backup, expire, restore, would_expire};

const DAY_MS: i64 = 24 * 3600 * 1000;

fn keep(days: u64, records: bool) -> Keep {
    let time = Some(Duration::from_secs(days * 24 * 3600));
    Keep { guests: time, open: time, over: time, records }
}

/// A match that the two of them ended.
async fn ended(host: &Host) -> (String, [String; 2]) {
    let (table, people) = host.started().await;
    for n in 0..3 {
        host.act(&table, &people, &format!("k{n}")).await.unwrap();
    }
    for token in &people {
        host.does(&table, token, "end", json!({ "type": "end" })).await;
    }
    (table, people)
}

#[tokio::test]
async fn what_nobody_comes_back_to_goes_and_its_record_stays() {
    let host = Host::new().await;
    let (table, people) = ended(&host).await;
    let record = format!("/api/tables/{table}/record");
    let before = host.get(&record, None).await.1;
    let open = host.table(&people[0], json!([{ "kind": "me" }, { "kind": "open" }])).await;
    let (running, _) = host.started().await;
    host.guest("Nobody").await;
    let now = host.store.time().await.unwrap().now;
    assert_eq!(expire(&host.store, &keep(2, true), now + DAY_MS).await, Ok(Expired::default()), "too early");
    let later = now + 3 * DAY_MS;
    let would = would_expire(&host.store, &keep(2, true), later).await.unwrap();
    assert_eq!((would.open, would.over), (1, 1));
    // Those of the match that is over are at no table then.
    let gone = expire(&host.store, &keep(2, true), later).await.unwrap();
    assert_eq!(gone, Expired { guests: 3, open: 1, over: 1 });
    for table in [&table, &open] {
        assert!(host.store.table(&table.parse().unwrap()).await.unwrap().is_none());
    }
    assert!(host.store.table(&running.parse().unwrap()).await.unwrap().is_some(), "who plays is left alone");
    let again = Host::sharing(host.store.clone(), settings()).await;
    assert_eq!(again.get(&record, None).await, (200, before));
    assert_eq!(again.get(&format!("/api/tables/{open}/record"), None).await.0, 404);
}

#[tokio::test]
async fn a_backup_of_a_running_server_goes_on_anywhere() {
    let host = Host::new().await;
    let (table, people) = host.started().await;
    host.act(&table, &people, "k").await.unwrap();
    host.does(&table, &people[0], "s", json!({ "type": "say", "text": "before" })).await;
    let url = fresh_url();
    let folder = PathBuf::from(url.strip_prefix("sqlite:").unwrap()).parent().unwrap().to_owned();
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("backup.gz");
    let rows = backup(&host.store, &file).await.unwrap();
    let seen = host.look(&format!("{table}?since=0"), Some(&people[0])).await;
    host.act(&table, &people, "later").await.unwrap();

    let copy = tinstar_store::open(&url).await.unwrap();
    assert_eq!(restore(&file, &copy).await, Ok(rows));
    let copied = Host::sharing(copy, settings()).await;
    let mut restored = copied.look(&format!("{table}?since=0"), Some(&people[0])).await;
    restored["now"] = seen["now"].clone();
    assert_eq!(restored, seen, "as it was at that moment, sessions included");
    copied.act(&table, &people, "on").await.unwrap();
    assert_eq!(restore(&file, &copied.store).await.unwrap_err().code(), "refused");

    // A file that breaks off, or was changed, restores nothing.
    let whole = std::fs::read(&file).unwrap();
    let cut = folder.join("cut.gz");
    std::fs::write(&cut, &whole[..whole.len() - 40]).unwrap();
    let empty = tinstar_store::open(&fresh_url()).await.unwrap();
    assert_eq!(restore(&cut, &empty).await.unwrap_err().code(), "corrupt");
    std::fs::write(&cut, json!({ "tinstar_backup": 99 }).to_string()).unwrap();
    assert_eq!(restore(&cut, &empty).await.unwrap_err().code(), "corrupt");
    assert_eq!(empty.is_empty().await, Ok(true));
    assert_ne!(seen, Value::Null);
}
