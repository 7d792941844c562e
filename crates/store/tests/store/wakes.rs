//! Wake-ups, in one process and, on PostgreSQL, between stores.

use std::collections::BTreeSet;
use std::time::Duration;

use tinstar_store::{Appended, NewChatLine, Room, Seq, Wake, Wakes};
use tokio::time::timeout;

use crate::place::{Place, entry, on_postgres, person, table, write};

pub async fn next(wakes: &mut Wakes) -> Wake {
    timeout(Duration::from_secs(20), wakes.next()).await.expect("a wake-up").expect("an open store")
}

pub async fn whoever_subscribes_is_woken(place: &Place) {
    let store = place.open().await;
    let (mut one, mut two) = (store.subscribe(), store.subscribe());
    let t = table(&store, "t").await;
    let ben = person(&store, "ben").await;
    write(&store, entry(&t, 1)).await;
    // What is not written wakes nobody.
    assert_eq!(store.append(entry(&t, 1)).await, Ok(Appended::Conflict { last: Seq(1) }));
    let say = NewChatLine {
        table: t.clone(),
        room: Room::Spectators,
        person: ben,
        text: "Oh".into(),
        at: 0,
        key: "k".into(),
    };
    assert_eq!(store.say(say.clone()).await, Ok(1));
    assert_eq!(store.say(NewChatLine { room: Room::Players, key: "l".into(), ..say }).await, Ok(1));
    assert_eq!(store.pass_word(&t, "here-A-1").await, Ok(()));
    for bad in ["a b", "a;b", "é", &"x".repeat(81)] {
        assert_eq!(store.pass_word(&t, bad).await.unwrap_err().code(), "refused", "{bad}");
    }
    let expected = [
        Wake::Log { table: t.clone(), seq: Seq(0) },
        Wake::Log { table: t.clone(), seq: Seq(1) },
        Wake::Chat { table: t.clone(), room: Room::Spectators, number: 1 },
        Wake::Chat { table: t.clone(), room: Room::Players, number: 1 },
        Wake::Word { table: t.clone(), word: "here-A-1".into() },
    ];
    for wake in expected {
        assert_eq!(next(&mut one).await, wake);
        assert_eq!(next(&mut two).await, wake);
    }
    drop(store);
    assert_eq!(timeout(Duration::from_secs(20), one.next()).await, Ok(None));
}

/// A batch of more wake-ups than one notification holds arrives whole.
async fn another_store_is_woken_by_every_append(place: &Place) {
    let (one, two) = (place.open().await, place.open().await);
    let mut tables = vec![];
    for n in 0..300 {
        tables.push(table(&one, &format!("{}{n:03}", "x".repeat(61))).await);
    }
    let mut wakes = two.subscribe();
    let mut tasks = tokio::task::JoinSet::new();
    for t in tables.clone() {
        let one = one.clone();
        tasks.spawn(async move { write(&one, entry(&t, 1)).await });
    }
    tasks.join_all().await;
    let mut missing: BTreeSet<_> = tables.into_iter().collect();
    while !missing.is_empty() {
        match next(&mut wakes).await {
            Wake::Log { table, seq } => {
                // The entry is there when the wake-up comes.
                if seq == Seq(1) {
                    assert_eq!(two.last(&table).await, Ok(Seq(1)));
                    missing.remove(&table);
                }
            }
            other @ (Wake::Chat { .. } | Wake::Word { .. } | Wake::Everything) => panic!("{other:?}"),
        }
    }
}

#[test]
fn stores_wake_each_other_through_postgres() {
    on_postgres(another_store_is_woken_by_every_append);
}
