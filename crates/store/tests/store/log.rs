//! The log, one append at a time.

use tinstar_store::{Append, Appended, ClientKey, Logged, MemberChange, Seq, StoreError};

use crate::place::{Place, bodies, entry, person, table, write};

pub async fn entries_are_numbered_without_gaps(place: &Place) {
    let store = place.open().await;
    let (t, u) = (table(&store, "t").await, table(&store, "u").await);
    assert_eq!(store.last(&t).await, Ok(Seq(0)));
    for early in [0, 2, 3, u64::MAX] {
        assert_eq!(store.append(entry(&t, early)).await, Ok(Appended::Conflict { last: Seq(0) }), "{early}");
    }
    for seq in 1..=5 {
        write(&store, entry(&t, seq)).await;
    }
    for wrong in [0, 1, 5, 7, u64::MAX] {
        assert_eq!(store.append(entry(&t, wrong)).await, Ok(Appended::Conflict { last: Seq(5) }), "{wrong}");
    }
    write(&store, entry(&u, 1)).await;
    assert_eq!(bodies(&store, &t).await.len(), 5);
    assert_eq!(bodies(&store, &u).await.len(), 1);

    let part = store.read(&t, Seq(2), 2).await.unwrap();
    assert_eq!(part[0], Logged { seq: Seq(3), at: 2_003, key: None, body: r#"{"move":3}"#.into() });
    assert_eq!(part[1].seq, Seq(4));
    assert_eq!(part.len(), 2);
    assert_eq!(store.read(&t, Seq(5), 9).await, Ok(vec![]));
    assert_eq!(store.read(&t, Seq(u64::MAX), 9).await, Ok(vec![]));
}

pub async fn a_table_that_does_not_exist_has_no_log(place: &Place) {
    let store = place.open().await;
    let t = "t".parse().unwrap();
    assert_eq!(store.append(entry(&t, 1)).await, Err(StoreError::Missing));
    assert_eq!(store.append(entry(&t, 0)).await, Err(StoreError::Missing));
    assert_eq!(store.last(&t).await, Err(StoreError::Missing));
    assert_eq!(store.read(&t, Seq(0), 9).await, Ok(vec![]));
}

pub async fn a_key_comes_back_with_its_entry(place: &Place) {
    let store = place.open().await;
    let t = table(&store, "t").await;
    let (anna, ben) = (person(&store, "anna").await, person(&store, "ben").await);
    let keys = [Some((&anna, "k")), None, Some((&ben, "k")), Some((&anna, "K")), Some((&anna, "2"))]
        .map(|key| key.map(|(person, key)| ClientKey::new(person.clone(), key).unwrap()));
    for (key, seq) in keys.iter().zip(1..) {
        write(&store, Append { key: key.clone(), ..entry(&t, seq) }).await;
    }
    let entries = store.read(&t, Seq(0), 9).await.unwrap();
    assert_eq!(entries.into_iter().map(|entry| entry.key).collect::<Vec<_>>(), keys);
}

pub async fn bodies_come_back_as_they_were(place: &Place) {
    let store = place.open().await;
    let t = table(&store, "t").await;
    let long = "x".repeat(1_000_000);
    let odd = [
        "",
        "{}",
        r#"{"a":"\u0000\"'"}"#,
        "'; DROP TABLE log; --",
        "Père Noël 🎅 \u{feff}\r\n\t",
        "{}{,}",
        &long,
    ];
    for (body, seq) in odd.iter().zip(1..) {
        let mut entry = entry(&t, seq);
        entry.body = (*body).into();
        entry.at = if seq == 1 { i64::MIN } else { i64::MAX };
        entry.summary = Some((*body).into());
        write(&store, entry).await;
        assert_eq!(store.table(&t).await.unwrap().unwrap().summary, *body);
    }
    assert_eq!(bodies(&store, &t).await, odd);
}

pub async fn what_cannot_be_stored_does_not_harm_its_neighbours(place: &Place) {
    let store = place.open().await;
    let mut tasks = vec![];
    let mut all = vec![];
    for n in 0..30 {
        all.push(table(&store, &format!("t{n}")).await);
    }
    for (n, t) in all.iter().enumerate() {
        let mut entry = entry(t, 1);
        if n % 10 == 3 {
            entry.members = vec![MemberChange::Joins("nobody".parse().unwrap())];
        }
        let store = store.clone();
        tasks.push(tokio::spawn(async move { store.append(entry).await }));
    }
    for (n, task) in tasks.into_iter().enumerate() {
        let expected = if n % 10 == 3 { Err(StoreError::Missing) } else { Ok(Appended::Written) };
        assert_eq!(task.await.unwrap(), expected, "{n}");
        assert_eq!(bodies(&store, &all[n]).await.len(), usize::from(n % 10 != 3));
    }
    let mut nul = entry(&all[0], 2);
    nul.body = "\0".into();
    assert_eq!(store.append(nul).await.unwrap_err().code(), "refused");
    write(&store, entry(&all[0], 2)).await;
}

pub async fn everything_is_there_after_reopening(place: &Place) {
    let store = place.open().await;
    let t = table(&store, "t").await;
    for seq in 1..=10 {
        write(&store, entry(&t, seq)).await;
    }
    drop(store); // without closing it
    let store = place.open().await;
    assert_eq!(bodies(&store, &t).await.len(), 10);
    write(&store, entry(&t, 11)).await;
}
