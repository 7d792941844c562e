//! Jobs: set, taken, finished, taken over.

use std::collections::BTreeSet;
use std::sync::Arc;

use tinstar_store::{
    Append, Appended, Job, JobChange, JobKind, NewJob, Seq, Store, StoreError, TableId, TakeDue,
};

use crate::place::{Place, entry, table, write};

fn kind(name: &str) -> JobKind {
    name.parse().unwrap()
}

fn set(name: &str, due: i64) -> JobChange {
    JobChange::Set { kind: kind(name), due }
}

fn with_jobs(table: &TableId, seq: u64, jobs: Vec<JobChange>) -> Append {
    Append { jobs, ..entry(table, seq) }
}

async fn take(store: &Arc<Store>, now: i64, limit: u32, worker: &str) -> Vec<Job> {
    store.take_due(TakeDue { now, limit, lease_ms: 100, worker: worker.into() }).await.unwrap()
}

fn names(jobs: &[Job]) -> String {
    jobs.iter().map(|job| format!("{}/{}", job.table, job.kind)).collect::<Vec<_>>().join(" ")
}

pub async fn a_job_is_set_with_its_entry(place: &Place) {
    let store = place.open().await;
    let t = table(&store, "t").await;
    assert_eq!(store.next_due().await, Ok(None));
    write(&store, with_jobs(&t, 1, vec![set("clock", 500), set("bot", 300)])).await;
    assert_eq!(store.next_due().await, Ok(Some(300)));

    // An entry that is not written sets and clears nothing.
    let late = with_jobs(&t, 1, vec![set("clock", 1), JobChange::Clear(kind("bot"))]);
    assert_eq!(store.append(late).await, Ok(Appended::Conflict { last: Seq(1) }));

    assert_eq!(take(&store, 299, 9, "w").await, []);
    let expected = Job {
        table: t.clone(),
        kind: kind("bot"),
        due: 300,
        for_seq: Seq(1),
        worker: "w".into(),
        until: 400,
    };
    assert_eq!(take(&store, 300, 9, "w").await, [expected]);

    write(&store, with_jobs(&t, 2, vec![JobChange::Clear(kind("bot")), JobChange::Clear(kind("clock"))]))
        .await;
    assert_eq!(store.next_due().await, Ok(None));
}

pub async fn the_later_job_of_a_kind_replaces_the_earlier(place: &Place) {
    let store = place.open().await;
    let t = table(&store, "t").await;
    write(&store, with_jobs(&t, 1, vec![set("clock", 100)])).await;
    let taken = take(&store, 100, 9, "w").await.remove(0);

    write(&store, with_jobs(&t, 2, vec![set("clock", 150)])).await;
    assert_eq!(store.finish(&taken).await, Ok(false), "it is another job now");
    let second = take(&store, 150, 9, "w").await.remove(0);
    assert_eq!((second.due, second.for_seq), (150, Seq(2)));
    assert_eq!(store.finish(&second).await, Ok(true));
    assert_eq!(store.finish(&second).await, Ok(false));

    let repair = NewJob { table: t.clone(), kind: kind("clock"), due: 7, for_seq: Seq(2) };
    store.set_job(repair.clone()).await.unwrap();
    store.set_job(NewJob { due: 8, ..repair }).await.unwrap();
    assert_eq!(store.next_due().await, Ok(Some(8)));
    store.clear_job(&t, &kind("clock")).await.unwrap();
    store.clear_job(&t, &kind("clock")).await.unwrap();
    assert_eq!(store.next_due().await, Ok(None));
}

pub async fn the_longest_due_come_first(place: &Place) {
    let store = place.open().await;
    for (name, due) in [("a", 30), ("b", 10), ("c", 20), ("d", 40)] {
        let t = table(&store, name).await;
        write(&store, with_jobs(&t, 1, vec![set("clock", due)])).await;
    }
    assert_eq!(names(&take(&store, 35, 2, "w").await), "b/clock c/clock");
    assert_eq!(names(&take(&store, 35, 2, "w").await), "a/clock");
    assert_eq!(store.next_due().await, Ok(Some(40)));
}

pub async fn a_lease_ends_and_another_worker_takes_over(place: &Place) {
    let (store, other) = (place.open().await, place.open().await);
    let t = table(&store, "t").await;
    write(&store, with_jobs(&t, 1, vec![set("clock", 1_000)])).await;
    let first = take(&store, 1_000, 9, "one").await.remove(0);
    assert_eq!(first.until, 1_100);
    assert_eq!(take(&other, 1_099, 9, "two").await, []);
    assert_eq!(other.next_due().await, Ok(Some(1_100)), "when the lease ends");

    let second = take(&other, 1_100, 9, "two").await.remove(0);
    assert_eq!((second.due, &*second.worker), (1_000, "two"));

    // Both do the work; the log lets one of them, whose entry also clears the job.
    let clear = vec![JobChange::Clear(kind("clock"))];
    write(&other, with_jobs(&t, second.for_seq.next().0, clear.clone())).await;
    let late = store.append(with_jobs(&t, first.for_seq.next().0, clear)).await;
    assert_eq!(late, Ok(Appended::Conflict { last: Seq(2) }));
    assert_eq!(store.finish(&first).await, Ok(false));
    assert_eq!(store.next_due().await, Ok(None));
}

pub async fn two_stores_never_take_the_same_job(place: &Place) {
    let (one, two) = (place.open().await, place.open().await);
    for n in 0..60 {
        let t = table(&one, &format!("t{n}")).await;
        write(&one, with_jobs(&t, 1, vec![set("bot", n)])).await;
    }
    let work = async |store: Arc<Store>, worker: &str| {
        let mut taken = vec![];
        loop {
            let jobs = take(&store, 60, 7, worker).await;
            if jobs.is_empty() {
                return taken;
            }
            taken.extend(jobs.into_iter().map(|job| job.table));
        }
    };
    let (mut all, twos) = tokio::join!(work(one.clone(), "one"), work(two.clone(), "two"));
    all.extend(twos);
    assert_eq!(all.len(), 60);
    assert_eq!(all.into_iter().collect::<BTreeSet<_>>().len(), 60);
}

pub async fn a_job_needs_a_table(place: &Place) {
    let store = place.open().await;
    let job = NewJob { table: "t".parse().unwrap(), kind: kind("clock"), due: 7, for_seq: Seq(1) };
    assert_eq!(store.set_job(job).await, Err(StoreError::Missing));
}
