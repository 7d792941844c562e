//! What is said at a table.

use tinstar_store::{ChatLine, NewChatLine, Room, StoreError};
use tokio::task::JoinSet;

use crate::place::{Place, person, table};

pub async fn rooms_are_numbered_apart(place: &Place) {
    let store = place.open().await;
    let (t, u) = (table(&store, "t").await, table(&store, "u").await);
    let ben = person(&store, "ben").await;
    let say = |table: &_, room, text: &str| {
        let (table, key) = (Clone::clone(table), text.to_owned());
        store.say(NewChatLine { table, room, person: ben.clone(), text: text.into(), at: 7, key })
    };
    assert_eq!(say(&t, Room::Players, "Hello 🎲").await, Ok(1));
    assert_eq!(say(&t, Room::Spectators, "He has the joker").await, Ok(1));
    assert_eq!(say(&t, Room::Players, "Your turn").await, Ok(2));
    assert_eq!(say(&u, Room::Players, "Elsewhere").await, Ok(1));

    let line = |number, text: &str| ChatLine { number, person: ben.clone(), text: text.into(), at: 7 };
    let players = store.chat(&t, Room::Players, 0, 9).await.unwrap();
    assert_eq!(players, [line(1, "Hello 🎲"), line(2, "Your turn")]);
    assert_eq!(store.chat(&t, Room::Players, 1, 9).await.unwrap(), [line(2, "Your turn")]);
    assert_eq!(store.chat(&t, Room::Players, 0, 1).await.unwrap(), [line(1, "Hello 🎲")]);
    assert_eq!(store.chat(&t, Room::Spectators, 0, 9).await.unwrap(), [line(1, "He has the joker")]);
    assert_eq!(store.chat(&t, Room::Players, u64::MAX, 9).await, Ok(vec![]));
}

pub async fn of_a_long_talk_the_end_is_kept(place: &Place) {
    let store = place.open().await;
    let (t, u) = (table(&store, "t").await, table(&store, "u").await);
    let ben = person(&store, "ben").await;
    let say = |table: &_, room, n: usize| {
        let (table, key) = (Clone::clone(table), n.to_string());
        store.say(NewChatLine { table, room, person: ben.clone(), text: key.clone(), at: 7, key })
    };
    assert_eq!(store.last_said(&t, Room::Players).await, Ok(0));
    assert_eq!(say(&t, Room::Spectators, 0).await, Ok(1));
    assert_eq!(say(&u, Room::Players, 0).await, Ok(1));
    for n in 1..=260 {
        assert_eq!(say(&t, Room::Players, n).await, Ok(n as u64));
    }
    let kept = store.chat(&t, Room::Players, 0, 999).await.unwrap();
    assert_eq!((kept.len(), kept[0].number, &*kept[0].text), (210, 51, "51"));
    assert_eq!(store.last_said(&t, Room::Players).await, Ok(260));
    assert_eq!(store.chat(&t, Room::Spectators, 0, 9).await.unwrap().len(), 1, "another room");
    assert_eq!(store.chat(&u, Room::Players, 0, 9).await.unwrap().len(), 1, "another table");
}

pub async fn many_speak_at_once(place: &Place) {
    let stores = [place.open().await, place.open().await];
    let t = table(&stores[0], "t").await;
    let ben = person(&stores[0], "ben").await;
    let mut tasks = JoinSet::new();
    for n in 0..40 {
        let store = stores[n % 2].clone();
        let say = NewChatLine {
            table: t.clone(),
            room: Room::Players,
            person: ben.clone(),
            text: n.to_string(),
            at: n as i64,
            key: n.to_string(),
        };
        tasks.spawn(async move { (store.say(say).await.unwrap(), n.to_string()) });
    }
    let mut said = tasks.join_all().await;
    said.sort_unstable();
    let lines = stores[0].chat(&t, Room::Players, 0, 99).await.unwrap();
    let read: Vec<_> = lines.into_iter().map(|line| (line.number, line.text)).collect();
    assert_eq!(read, said);
    assert!(read.iter().zip(1..).all(|(line, number)| line.0 == number), "gaps in the chat");
}

pub async fn the_same_key_says_it_once(place: &Place) {
    let store = place.open().await;
    let (t, u) = (table(&store, "t").await, table(&store, "u").await);
    let (ben, zoe) = (person(&store, "ben").await, person(&store, "zoe").await);
    let say = NewChatLine {
        table: t,
        room: Room::Players,
        person: ben,
        text: "Once".into(),
        at: 0,
        key: "k".into(),
    };
    assert_eq!(store.say(say.clone()).await, Ok(1));
    assert_eq!(store.say(NewChatLine { key: "l".into(), ..say.clone() }).await, Ok(2));
    let again = place.open().await;
    assert_eq!(again.say(say.clone()).await, Ok(1), "whoever asks, and after a restart");
    assert_eq!(store.say(NewChatLine { person: zoe, ..say.clone() }).await, Ok(3), "another person's key");
    assert_eq!(store.say(NewChatLine { table: u, ..say.clone() }).await, Ok(1), "another table's key");
    assert_eq!(store.chat(&say.table, Room::Players, 0, 9).await.unwrap().len(), 3);
}

pub async fn speaking_needs_a_table_and_a_person(place: &Place) {
    let store = place.open().await;
    let t = table(&store, "t").await;
    let ben = person(&store, "ben").await;
    let say = NewChatLine {
        table: t,
        room: Room::Players,
        person: ben,
        text: "Hello?".into(),
        at: 0,
        key: "k".into(),
    };
    let nowhere = NewChatLine { table: "nowhere".parse().unwrap(), ..say.clone() };
    assert_eq!(store.say(nowhere).await, Err(StoreError::Missing));
    let nobody = NewChatLine { person: "nobody".parse().unwrap(), ..say.clone() };
    assert_eq!(store.say(nobody).await, Err(StoreError::Missing));
    assert_eq!(store.say(NewChatLine { text: "\0".into(), ..say }).await.unwrap_err().code(), "refused");
}
