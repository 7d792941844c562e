//! The time that servers share.

use tinstar_store::Outage;

use crate::place::Place;

pub async fn servers_note_their_time(place: &Place) {
    let store = place.open().await;
    let first = store.time().await.unwrap();
    assert_eq!((first.ahead, first.alive), (0, None));
    store.note_ahead(-7).await.unwrap();
    store.note_alive(1_000).await.unwrap();
    store.note_alive(2_000).await.unwrap();
    let then = place.open().await.time().await.unwrap();
    assert_eq!((then.ahead, then.alive), (-7, Some(2_000)));
    assert!(then.now >= first.now);
}

pub async fn outages_are_remembered_for_a_while(place: &Place) {
    let store = place.open().await;
    let [old, new] = [Outage { from: 10, to: 20 }, Outage { from: 50, to: 60 }];
    store.note_outage(old, 0).await.unwrap();
    store.note_outage(new, 0).await.unwrap();
    store.note_outage(new, 0).await.unwrap();
    assert_eq!(store.outages().await, Ok(vec![old, new]));
    store.note_outage(Outage { from: 70, to: 80 }, 30).await.unwrap();
    assert_eq!(store.outages().await.unwrap()[0], new);
}
