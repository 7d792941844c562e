//! Ways to be told, and what is told by them.

use tinstar_store::{NewNotice, NewWay, Notice, PersonId, Seq, Store, StoreError, TableId, TakeDue, WayKind};
use tokio::task::JoinSet;

use crate::place::{Place, person, table};

fn way(id: &str, person: &PersonId, table: Option<&TableId>, target: &str) -> NewWay {
    NewWay {
        id: id.into(),
        person: person.clone(),
        table: table.cloned(),
        kind: WayKind::Webhook,
        target: target.into(),
        keys: "{}".into(),
        label: "chat".into(),
        tongue: "fr".into(),
        stop: format!("stop {id}"),
        created: 5,
    }
}

fn turn(person: Option<&PersonId>, seat: u8, seq: u64) -> NewNotice {
    NewNotice { person: person.cloned(), seat, seq: Seq(seq), what: format!("{{\"n\":{seq}}}") }
}

async fn take(store: &Store, worker: &str, now: i64) -> Vec<Notice> {
    let ask = TakeDue { now, limit: 10, lease_ms: 100, worker: worker.into() };
    let mut taken = store.take_notices(&ask).await.unwrap();
    taken.sort_by(|a, b| (a.way.id.as_str(), a.seq.0).cmp(&(b.way.id.as_str(), b.seq.0)));
    taken
}

pub async fn the_same_way_is_there_once_and_not_too_many_are(place: &Place) {
    let store = place.open().await;
    let (ben, eve) = (person(&store, "ben").await, person(&store, "eve").await);
    assert_eq!(store.add_way(way("a", &ben, None, "x"), 2).await, Ok(Some("a".into())));
    assert_eq!(store.switch_way(&ben, "a", false).await, Ok(true));
    assert_eq!(store.switch_way(&eve, "a", true).await, Ok(false), "it is Ben's");
    assert!(!store.ways_of(&ben, None).await.unwrap()[0].on);
    // The same place is the same way, and switched on again; another's is another.
    assert_eq!(store.add_way(way("b", &ben, None, "x"), 2).await, Ok(Some("a".into())));
    assert_eq!(store.add_way(way("c", &eve, None, "x"), 2).await, Ok(Some("c".into())));
    assert_eq!(store.add_way(way("d", &ben, None, "y"), 2).await, Ok(Some("d".into())));
    assert_eq!(store.add_way(way("e", &ben, None, "z"), 2).await, Ok(None));
    assert_eq!(store.add_way(way("f", &ben, None, "y"), 2).await, Ok(Some("d".into())));
    let found = store.ways_of(&ben, None).await.unwrap();
    assert_eq!(
        found.iter().map(|row| (&*row.way.id, row.on)).collect::<Vec<_>>(),
        [("a", true), ("d", true)]
    );
    let nobody: PersonId = "nobody".parse().unwrap();
    assert!(matches!(store.add_way(way("g", &nobody, None, "x"), 2).await, Err(StoreError::Missing)));
    assert_eq!(store.remove_way(&eve, "a").await, Ok(false));
    assert_eq!(store.remove_way(&ben, "a").await, Ok(true));
    // However many ask at once.
    let mut tasks = JoinSet::new();
    for n in 0..6 {
        let (store, eve) = (store.clone(), eve.clone());
        tasks.spawn(async move { store.add_way(way(&format!("h{n}"), &eve, None, &n.to_string()), 3).await });
    }
    let added = tasks.join_all().await.into_iter().filter(|added| matches!(added, Ok(Some(_)))).count();
    assert_eq!((added, store.ways_of(&eve, None).await.unwrap().len()), (2, 3));
}

pub async fn what_is_told_is_told_once_and_the_next_replaces_it(place: &Place) {
    let store = place.open().await;
    let t = table(&store, "t").await;
    let (ben, eve) = (person(&store, "ben").await, person(&store, "eve").await);
    for (id, person, of) in [("a", &ben, None), ("b", &ben, Some(&t)), ("c", &eve, None)] {
        store.add_way(way(id, person, of, id), 9).await.unwrap();
    }
    assert_eq!(
        store.who_is_told(&[ben.clone(), eve.clone()], &t).await,
        Ok((vec![ben.clone(), eve.clone()], true))
    );
    assert_eq!(store.next_notice().await, Ok(None));
    // Ben's turn, by his own way and the table's.
    store.add_notices(&t, &[turn(Some(&ben), 0, 4), turn(None, 0, 4)], 10).await.unwrap();
    assert_eq!(store.next_notice().await, Ok(Some(10)));
    let first = take(&store, "one", 10).await;
    assert_eq!(first.iter().map(|one| &*one.way.id).collect::<Vec<_>>(), ["a", "b"]);
    assert_eq!((first[0].seat, first[0].seq, &*first[0].what, first[0].tries), (0, Seq(4), "{\"n\":4}", 0));
    assert!(take(&store, "two", 50).await.is_empty(), "it is another's");
    store.settle_notice(&first[0]).await.unwrap();
    // The other was not settled: its worker died, and somebody else gets it.
    let second = take(&store, "two", 200).await;
    assert_eq!(second.iter().map(|one| &*one.way.id).collect::<Vec<_>>(), ["b"]);
    store.put_off_notice(&first[1], 999, 7).await.unwrap();
    assert_eq!(store.next_notice().await, Ok(Some(300)), "it is not the first worker's any more");
    store.put_off_notice(&second[0], 400, 1).await.unwrap();
    assert_eq!(take(&store, "one", 400).await[0].tries, 1);
    // The same, or an earlier one, is not told again; a later one is, in its place.
    store.add_notices(&t, &[turn(Some(&ben), 0, 4), turn(Some(&ben), 0, 3)], 500).await.unwrap();
    assert_eq!(take(&store, "one", 450).await, []);
    store.add_notices(&t, &[turn(Some(&ben), 1, 6)], 500).await.unwrap();
    let third = take(&store, "one", 500).await;
    assert_eq!((third.len(), &*third[0].way.id, third[0].seq), (2, "a", Seq(6)));
    // What was replaced while it was told does not settle what replaced it.
    store.add_notices(&t, &[turn(Some(&ben), 1, 8)], 510).await.unwrap();
    store.settle_notice(&third[0]).await.unwrap();
    assert_eq!(take(&store, "one", 520).await[0].seq, Seq(8));
    // What is switched off is told nothing, and what is removed takes along what waits.
    store.switch_way(&eve, "c", false).await.unwrap();
    assert_eq!(store.who_is_told(std::slice::from_ref(&eve), &t).await, Ok((vec![], true)));
    store.add_notices(&t, &[turn(Some(&eve), 1, 9)], 530).await.unwrap();
    store.remove_way(&ben, "a").await.unwrap();
    store.remove_ways_for(&ben, &t).await.unwrap();
    assert_eq!(store.next_notice().await, Ok(None));
}

pub async fn who_fails_too_often_is_switched_off(place: &Place) {
    let store = place.open().await;
    let ben = person(&store, "ben").await;
    store.add_way(way("a", &ben, None, "x"), 9).await.unwrap();
    let now = async || store.ways_of(&ben, None).await.unwrap().remove(0);
    assert_eq!(store.note_failed("a", "refused", 3).await, Ok(true));
    assert_eq!(store.note_failed("a", "gone", 3).await, Ok(true));
    assert_eq!((now().await.on, now().await.failed.as_deref()), (true, Some("gone")));
    store.note_arrived("a", 77).await.unwrap();
    assert_eq!((now().await.last, now().await.failed), (Some(77), None));
    for still in [true, true, false] {
        assert_eq!(store.note_failed("a", "refused", 3).await, Ok(still), "in a row");
    }
    assert_eq!((now().await.on, now().await.failed.as_deref()), (false, Some("refused")));
    store.switch_way(&ben, "a", true).await.unwrap();
    assert_eq!((now().await.on, now().await.failed), (true, None));
    assert_eq!(store.stop_way("stop a").await, Ok(Some((ben.clone(), None))));
    assert_eq!(store.stop_way("stop b").await, Ok(None));
    assert!(!now().await.on);
}

pub async fn who_is_gone_is_not_told(place: &Place) {
    let store = place.open().await;
    let t = table(&store, "t").await;
    let ben = person(&store, "ben").await;
    store.set_quiet(&ben, Some("{}")).await.unwrap();
    assert_eq!(store.quiet_of(&ben).await, Ok(Some("{}".into())));
    for (id, of) in [("a", None), ("b", Some(&t))] {
        store.add_way(way(id, &ben, of, id), 9).await.unwrap();
    }
    store.add_notices(&t, &[turn(Some(&ben), 0, 4), turn(None, 0, 4)], 10).await.unwrap();
    // Hours that change are looked at at once.
    let put_off = take(&store, "one", 10).await;
    for one in &put_off {
        assert_eq!(one.quiet.as_deref(), Some("{}"));
        store.put_off_notice(one, 5_000, 0).await.unwrap();
    }
    store.set_quiet(&ben, None).await.unwrap();
    assert_eq!(take(&store, "one", 20).await.len(), 2);
    store.delete_person(&ben).await.unwrap();
    assert_eq!(store.next_notice().await, Ok(None));
    assert!(store.ways_of(&ben, Some(&t)).await.unwrap().is_empty());

    let eve = person(&store, "eve").await;
    for (id, of) in [("c", None), ("d", Some(&t))] {
        store.add_way(way(id, &eve, of, id), 9).await.unwrap();
    }
    store.add_notices(&t, &[turn(Some(&eve), 0, 4), turn(None, 0, 4)], 30).await.unwrap();
    store.delete_table(&t).await.unwrap();
    assert_eq!(store.next_notice().await, Ok(None));
    assert_eq!(store.ways_of(&eve, None).await.unwrap().len(), 1, "her own way is hers");
}

pub async fn a_secret_is_the_same_for_all(place: &Place) {
    let stores = [place.open().await, place.open().await];
    let (one, two) = tokio::join!(stores[0].secret("vapid", &[1; 32]), stores[1].secret("vapid", &[2; 32]));
    let one = one.unwrap();
    assert!(one == two.unwrap() && (one == [1; 32] || one == [2; 32]));
    assert_eq!(stores[0].secret("vapid", &[3; 32]).await, Ok(one));
    assert_eq!(stores[0].secret("other", &[4; 3]).await, Ok(vec![4; 3]));
}

/// Of several processes each notice is taken by one.
pub async fn a_notice_is_one_processs(place: &Place) {
    let stores = [place.open().await, place.open().await];
    let ben = person(&stores[0], "ben").await;
    stores[0].add_way(way("a", &ben, None, "x"), 9).await.unwrap();
    for n in 0..12 {
        let t = table(&stores[0], &format!("t{n}")).await;
        stores[0].add_notices(&t, &[turn(Some(&ben), 0, 1)], 10).await.unwrap();
    }
    let mut tasks = JoinSet::new();
    for n in 0..8 {
        let store = stores[n % 2].clone();
        tasks.spawn(async move {
            let ask = TakeDue { now: 20, limit: 3, lease_ms: 1000, worker: n.to_string() };
            store.take_notices(&ask).await.unwrap()
        });
    }
    let mut taken: Vec<_> = tasks.join_all().await.concat().into_iter().map(|one| one.table).collect();
    while let Some(more) = Some(take(&stores[0], "last", 20).await).filter(|more| !more.is_empty()) {
        taken.extend(more.into_iter().map(|one| one.table));
    }
    let all = taken.len();
    taken.sort_by(|a, b| a.as_str().cmp(b.as_str()));
    taken.dedup();
    assert_eq!((all, taken.len()), (12, 12));
}
