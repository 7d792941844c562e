//! The log, everybody at once.

use std::sync::Arc;

use tinstar_store::{Append, Appended, JobChange, Lobby, MemberChange, Seq, Stage, Store, TableId, TakeDue};
use tokio::task::JoinSet;

use crate::place::{Place, bodies, entry, person, table, write};

async fn tables(store: &Arc<Store>, count: usize) -> Vec<TableId> {
    let mut tables = vec![];
    for n in 0..count {
        tables.push(table(store, &format!("t{n}")).await);
    }
    tables
}

pub async fn many_tables_at_once(place: &Place) {
    let store = place.open().await;
    let tables = tables(&store, 60).await;
    let mut tasks = JoinSet::new();
    for t in tables.clone() {
        let store = store.clone();
        tasks.spawn(async move {
            for seq in 1..=40 {
                assert_eq!(store.append(entry(&t, seq)).await, Ok(Appended::Written));
                // What is acknowledged can be read, at once and by anyone.
                assert_eq!(store.last(&t).await, Ok(Seq(seq)));
            }
        });
    }
    tasks.join_all().await;
    for t in &tables {
        let expected: Vec<_> = (1..=40).map(|seq| entry(t, seq).body).collect();
        assert_eq!(bodies(&store, t).await, expected);
    }
}

pub async fn many_changes_at_once(place: &Place) {
    let store = place.open().await;
    let tables = tables(&store, 40).await;
    let mut people = vec![];
    for n in 0..100 {
        people.push(person(&store, &format!("p{n}")).await);
    }
    let mut tasks = JoinSet::new();
    for t in tables.clone() {
        let (store, people) = (store.clone(), people.clone());
        tasks.spawn(async move {
            for seq in 1..=2 {
                let job = |n| JobChange::Set { kind: format!("k{n}").parse().unwrap(), due: n };
                let crowded = Append {
                    members: people.iter().cloned().map(MemberChange::Joins).collect(),
                    jobs: (0..100).map(job).collect(),
                    stage: Some(Stage::Running),
                    ..entry(&t, seq)
                };
                write(&store, crowded).await;
            }
        });
    }
    tasks.join_all().await;
    assert_eq!(store.tables_of(&people[99], None, 99).await.unwrap().len(), 40);
    assert_eq!(
        store.public_tables(Lobby { viewer: None, now: 0, each: 99 }, None, 99).await.unwrap().len(),
        40
    );
    let due = TakeDue { now: 99, limit: 9_999, lease_ms: 1, worker: "w".into() };
    assert_eq!(store.take_due(due).await.unwrap().len(), 4_000);
}

pub async fn one_table_takes_turns_in_order(place: &Place) {
    let store = place.open().await;
    let t = table(&store, "t").await;
    let mut waiting = vec![];
    for seq in 1..=100 {
        // Each is sent before the one before it is answered.
        let mut append = Box::pin({
            let (store, entry) = (store.clone(), entry(&t, seq));
            async move { store.append(entry).await }
        });
        let sent =
            std::future::poll_fn(|context| std::task::Poll::Ready(append.as_mut().poll(context))).await;
        assert!(sent.is_pending());
        waiting.push(append);
    }
    for append in waiting {
        assert_eq!(append.await, Ok(Appended::Written));
    }
    assert_eq!(bodies(&store, &t).await.len(), 100);
}

pub async fn one_number_is_written_once(place: &Place) {
    let store = place.open().await;
    let t = table(&store, "t").await;
    for seq in 1..=10 {
        let mut tasks = JoinSet::new();
        for task in 0..20 {
            let store = store.clone();
            let mine = Append { body: task.to_string(), ..entry(&t, seq) };
            tasks.spawn(async move { (task, store.append(mine).await.unwrap()) });
        }
        let (written, late): (Vec<_>, Vec<_>) =
            tasks.join_all().await.into_iter().partition(|(_, answer)| *answer == Appended::Written);
        assert_eq!(written.len(), 1);
        assert!(late.iter().all(|(_, answer)| *answer == Appended::Conflict { last: Seq(seq) }));
        assert_eq!(bodies(&store, &t).await.last().unwrap(), &written[0].0.to_string());
    }
}

/// Writes to every table as fast as possible, reading on after each conflict; notes what was acknowledged.
async fn contend(
    store: Arc<Store>,
    tables: Vec<TableId>,
    name: &'static str,
    upto: u64,
) -> Vec<(TableId, u64)> {
    let mut tasks = JoinSet::new();
    for t in tables {
        let store = store.clone();
        tasks.spawn(async move {
            let mut mine = vec![];
            let mut last = 0;
            while last < upto {
                match store.append(Append { body: name.into(), ..entry(&t, last + 1) }).await.unwrap() {
                    Appended::Written => {
                        last += 1;
                        mine.push((t.clone(), last));
                    }
                    Appended::Conflict { last: Seq(theirs) } => {
                        assert!(theirs > last, "a conflict with nobody");
                        last = theirs;
                    }
                }
            }
            mine
        });
    }
    tasks.join_all().await.concat()
}

pub async fn two_stores_never_write_the_same_number(place: &Place) {
    let (one, two) = (place.open().await, place.open().await);
    let tables = tables(&one, 20).await;
    let (ones, twos) = tokio::join!(
        contend(one.clone(), tables.clone(), "one", 30),
        contend(two.clone(), tables.clone(), "two", 30),
    );
    for t in &tables {
        let log = bodies(&one, t).await;
        assert!(log.len() >= 30);
        for (name, acknowledged) in [("one", &ones), ("two", &twos)] {
            let written: Vec<_> =
                log.iter().zip(1..).filter(|(body, _)| *body == name).map(|(_, seq)| seq).collect();
            let mine: Vec<u64> =
                acknowledged.iter().filter(|(table, _)| table == t).map(|(_, seq)| *seq).collect();
            assert_eq!(written, mine, "{name} was told otherwise");
        }
    }
}
