//! What the host does and is told.

use tinstar_store::{
    Appended, JobChange, Lobby, MemberChange, NewChatLine, NewOrder, NewReport, NewSession, NewTableRow,
    Room, Seq, Stage, StoreError, TokenHash,
};
use tokio::task::JoinSet;

use crate::place::{Place, entry, new_table, person, write};

fn order(what: &str) -> NewOrder {
    NewOrder {
        at: 7,
        by: "root".into(),
        what: what.into(),
        about: "t".into(),
        until: None,
        note: "why".into(),
    }
}

pub async fn orders_are_numbered_and_read_on(place: &Place) {
    let store = place.open().await;
    assert_eq!(store.last_order().await, Ok(0));
    let mut tasks = JoinSet::new();
    for n in 0..12 {
        let store = place.open().await;
        tasks.spawn(async move { store.note_order(order(&format!("o{n}"))).await.unwrap() });
    }
    let mut numbers = tasks.join_all().await;
    numbers.sort_unstable();
    assert_eq!(numbers, (1..=12).collect::<Vec<_>>());
    let later = store.orders_after(10, 9).await.unwrap();
    assert_eq!(later.iter().map(|order| order.number).collect::<Vec<_>>(), [11, 12]);
    assert_eq!((&*later[0].order.by, &*later[0].order.note), ("root", "why"));
    assert_eq!(store.last_order().await, Ok(12));
    store.note_order(order("o1")).await.unwrap();
    assert_eq!(store.latest_order("o1").await.unwrap().map(|order| order.number), Some(13));
    assert_eq!(store.latest_order("none").await, Ok(None));
}

pub async fn the_host_is_told_once_about_the_same_thing(place: &Place) {
    let store = place.open().await;
    let (anna, ben, carl) =
        (person(&store, "anna").await, person(&store, "ben").await, person(&store, "carl").await);
    let report = |about: &tinstar_store::PersonId, text: &str| NewReport {
        at: 5,
        person: anna.clone(),
        table: "t".parse().unwrap(),
        about: about.clone(),
        text: text.into(),
        quote: String::new(),
    };
    assert_eq!(store.add_report(report(&ben, "rude"), 1).await, Ok(true));
    assert_eq!(store.add_report(report(&ben, "very rude"), 1).await, Ok(true));
    assert_eq!(
        store.add_report(report(&carl, "too"), 1).await,
        Ok(false),
        "one that is not settled is enough"
    );
    let open = store.reports(false, 9).await.unwrap();
    assert_eq!(open.iter().map(|report| &*report.report.text).collect::<Vec<_>>(), ["very rude"]);
    store.settle_report(open[0].number, 9).await.unwrap();
    assert_eq!(store.settle_report(99, 9).await, Err(StoreError::Missing));
    assert_eq!(store.reports(false, 9).await, Ok(vec![]));
    assert_eq!(store.reports(true, 9).await.unwrap()[0].settled, Some(9));
    assert_eq!(store.add_report(report(&carl, "too"), 1).await, Ok(true));
    // What somebody told goes with them.
    store.delete_person(&anna).await.unwrap();
    assert_eq!(store.reports(true, 9).await, Ok(vec![]));
}

pub async fn people_are_found_muted_and_kept_out(place: &Place) {
    let store = place.open().await;
    for id in ["anna", "annika", "ben", "a_b"] {
        person(&store, id).await;
    }
    let [anna, nobody] = ["anna", "nobody"].map(|id| id.parse().unwrap());
    let _ = store.set_password(&anna, "Login.1", "hash").await.unwrap();
    let found = async |letters: &str| {
        let found = store.find_people(letters, 9).await.unwrap();
        found.iter().map(|one| one.person.id.to_string()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(found("ANN").await, "anna annika");
    assert_eq!(found("login").await, "anna");
    assert_eq!(found("_").await, "a_b", "no letter stands for others");
    store.note_seen(&anna, 500).await.unwrap();
    store.set_muted(&anna, Some(90)).await.unwrap();
    store.set_banned(&anna, Some(100)).await.unwrap();
    let standing = store.standing(&anna).await.unwrap().unwrap();
    assert_eq!((standing.muted, standing.banned, standing.seen), (Some(90), Some(100), 500));
    let session =
        NewSession { token_hash: TokenHash([1; 32]), person: anna.clone(), created: 0, expires: 999 };
    store.create_session(session).await.unwrap();
    assert_eq!(store.session(&TokenHash([1; 32]), 50).await.unwrap().unwrap().banned, 100);
    store.set_banned(&anna, None).await.unwrap();
    assert_eq!(store.session(&TokenHash([1; 32]), 50).await.unwrap().unwrap().banned, 0);
    assert_eq!(store.set_banned(&nobody, None).await, Err(StoreError::Missing));
    assert_eq!(store.set_muted(&nobody, None).await, Err(StoreError::Missing));
}

pub async fn the_lobby_shows_where_somebody_is_and_not_whom_one_hid(place: &Place) {
    let store = place.open().await;
    let (anna, ben) = (person(&store, "anna").await, person(&store, "ben").await);
    for (id, owner, created) in [("a1", &anna, 1), ("a2", &anna, 2), ("a3", &anna, 3), ("b1", &ben, 4)] {
        let new = NewTableRow { created, shown: 100, ..new_table(id, owner) };
        let _ = store.create_table(new, None).await.unwrap();
    }
    let lobby = async |viewer, now| {
        let tables = store.public_tables(Lobby { viewer, now, each: 2 }, None, 9).await.unwrap();
        tables.iter().map(|table| table.id.to_string()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(lobby(None, 50).await, "b1 a3 a2", "two of each");
    assert_eq!(lobby(None, 100).await, "", "nobody is there");
    store.set_shown(&"a1".parse().unwrap(), 200).await.unwrap();
    assert_eq!(lobby(None, 100).await, "a1");
    assert_eq!(store.hide(&ben, &anna, 1).await, Ok(true));
    assert_eq!(lobby(Some(&ben), 50).await, "b1");
    assert_eq!(lobby(Some(&anna), 50).await, "b1 a3 a2");
    assert_eq!(store.unhide(&ben).await, Ok(1));
    store.set_banned(&anna, Some(60)).await.unwrap();
    assert_eq!(lobby(Some(&ben), 50).await, "b1");
    assert_eq!(lobby(Some(&ben), 60).await, "b1 a3 a2");
}

pub async fn a_deleted_table_leaves_nothing(place: &Place) {
    let store = place.open().await;
    let anna = person(&store, "anna").await;
    for id in ["t", "u"] {
        let _ = store.create_table(new_table(id, &anna), None).await.unwrap();
        let t: tinstar_store::TableId = id.parse().unwrap();
        let mut first = entry(&t, 1);
        first.members = vec![MemberChange::Joins(anna.clone())];
        first.jobs = vec![JobChange::Set { kind: "bot".parse().unwrap(), due: 5 }];
        write(&store, first).await;
        let said = NewChatLine {
            table: t,
            room: Room::Players,
            person: anna.clone(),
            text: "hello".into(),
            at: 1,
            key: "k".into(),
        };
        store.say(said).await.unwrap();
    }
    let t: tinstar_store::TableId = "t".parse().unwrap();
    store.delete_table(&t).await.unwrap();
    assert_eq!(store.table(&t).await, Ok(None));
    assert_eq!(store.read(&t, Seq(0), 9).await, Ok(vec![]));
    assert_eq!(store.append(entry(&t, 2)).await, Err(StoreError::Missing));
    assert_eq!(store.chat(&t, Room::Players, 0, 9).await, Ok(vec![]));
    // Its neighbour is as it was.
    let rest = store.all_tables(None, None, 9).await.unwrap();
    assert_eq!(rest.iter().map(|table| table.id.as_str()).collect::<Vec<_>>(), ["u"]);
    assert_eq!(store.all_tables(Some(Stage::Over), None, 9).await, Ok(vec![]));
    assert_eq!(store.append(entry(&"u".parse().unwrap(), 2)).await, Ok(Appended::Written));
    // An entry can be written anew without a name.
    store.redact(&"u".parse().unwrap(), Seq(1), "{}").await.unwrap();
    assert_eq!(store.read(&"u".parse().unwrap(), Seq(0), 1).await.unwrap()[0].body, "{}");
}

pub async fn what_is_not_missed_can_go(place: &Place) {
    let store = place.open().await;
    for (id, created) in [("old", 1), ("young", 900), ("seen", 1), ("sits", 1), ("told", 1), ("account", 1)] {
        let new = tinstar_store::NewPerson { id: id.parse().unwrap(), name: id.into(), created };
        let _ = store.create_person(new).await.unwrap();
    }
    let [seen, sits, told, account] = ["seen", "sits", "told", "account"].map(|id| id.parse().unwrap());
    store.note_seen(&seen, 800).await.unwrap();
    let _ = store.set_password(&account, "login", "hash").await.unwrap();
    let _ = store.create_table(new_table("t", &sits), None).await.unwrap();
    let report = NewReport {
        at: 1,
        person: seen.clone(),
        table: "t".parse().unwrap(),
        about: told,
        text: "x".into(),
        quote: String::new(),
    };
    store.add_report(report, 9).await.unwrap();
    let token = TokenHash([3; 32]);
    let session =
        NewSession { token_hash: token, person: "old".parse().unwrap(), created: 0, expires: 999_999 };
    store.create_session(session).await.unwrap();
    assert_eq!(store.stale_guests(500).await, Ok(1));
    let stale = store.find_stale_guests(500, 9).await.unwrap();
    assert_eq!(stale, ["old".parse().unwrap()]);
    assert_eq!(store.remove_guest(&stale[0]).await, Ok(true));
    assert_eq!(store.remove_guest(&sits).await, Ok(false));
    assert_eq!(store.session(&token, 1).await, Ok(None));
    let left = store.find_people("", 9).await.unwrap();
    assert_eq!(left.len(), 5, "{left:?}");

    let mut over = entry(&"t".parse().unwrap(), 1);
    over.stage = Some(Stage::Over);
    let at = over.at;
    write(&store, over).await;
    let stale = async |stage, before| store.stale_tables(stage, before, 9).await.unwrap().len();
    assert_eq!((stale(Stage::Over, at).await, stale(Stage::Over, at + 2_000).await), (0, 1));
    assert_eq!(stale(Stage::Open, at + 2_000).await, 0);
    let t: tinstar_store::TableId = "t".parse().unwrap();
    assert_eq!(store.archived(&t).await, Ok(None));
    store.archive(&t, "catching-santa", 7, &[1, 2, 3]).await.unwrap();
    assert_eq!(store.archived(&t).await, Ok(Some(vec![1, 2, 3])));
}

pub async fn a_review_is_kept_with_its_table(place: &Place) {
    let store = place.open().await;
    let anna = person(&store, "anna").await;
    let table: tinstar_store::TableId = "t".parse().unwrap();
    assert_eq!(store.keep_review(&table, 1, &[1]).await.unwrap_err().code(), "missing", "of no table");
    let _ = store.create_table(new_table("t", &anna), None).await.unwrap();
    assert_eq!(store.review(&table, 1).await, Ok(None));
    store.keep_review(&table, 1, &[1, 2]).await.unwrap();
    assert_eq!(store.review(&table, 1).await, Ok(Some(vec![1, 2])));
    assert_eq!(store.review(&table, 2).await, Ok(None), "in another format it is none");
    store.keep_review(&table, 2, &[3]).await.unwrap();
    assert_eq!((store.review(&table, 1).await, store.review(&table, 2).await), (Ok(None), Ok(Some(vec![3]))));
    store.delete_table(&table).await.unwrap();
    assert_eq!(store.review(&table, 2).await, Ok(None), "it goes with its table");
}

pub async fn everything_can_be_carried_to_another_database(place: &Place) {
    let store = place.open().await;
    let anna = person(&store, "anna").await;
    let odd = "\u{1F920} \"quoted\" \\ \u{7f} {}";
    let _ =
        store.create_table(NewTableRow { summary: odd.into(), ..new_table("t", &anna) }, None).await.unwrap();
    for seq in 1..=510 {
        let mut one = entry(&"t".parse().unwrap(), seq);
        one.body = format!("{{\"n\":{seq},\"odd\":\"{odd}\"}}");
        write(&store, one).await;
    }
    store.rename(&anna, odd).await.unwrap();
    let session =
        NewSession { token_hash: TokenHash([250; 32]), person: anna, created: -5, expires: i64::MAX };
    store.create_session(session).await.unwrap();
    store.note_alive(77).await.unwrap();
    store.note_order(order("announce")).await.unwrap();
    store.archive(&"a".parse().unwrap(), "marshals", 1, &[0, 255, 7]).await.unwrap();
    store.keep_review(&"t".parse().unwrap(), 1, &[7, 0, 255]).await.unwrap();
    let rows = async |store: &tinstar_store::Store| {
        let mut rows = vec![];
        let keep = |row| {
            rows.push(row);
            Ok::<(), StoreError>(())
        };
        store.dump(keep).await.unwrap();
        rows
    };
    let before = rows(&store).await;
    assert!(before.len() > 510, "{}", before.len());
    // Into a file, and from there to where it came from in its own kind of database.
    let folder = crate::place::Folder::new();
    let file = tinstar_store::open(&folder.url()).await.unwrap();
    assert_eq!(file.is_empty().await, Ok(true));
    assert_eq!(file.load(before.iter().cloned().map(Ok)).await, Ok(before.len() as u64));
    assert!(rows(&file).await == before, "row by row");
    let full = file.load(before.iter().cloned().map(Ok)).await.unwrap_err();
    assert_eq!(full.code(), "refused", "nothing is written over");
    // And back to where it came from, be it the other kind.
    place
        .execute(
            "DELETE FROM log; DELETE FROM members; DELETE FROM reviews; DELETE FROM tables; DELETE FROM sessions; DELETE FROM people;
             DELETE FROM orders; DELETE FROM archive; DELETE FROM facts",
        )
        .await;
    assert_eq!(store.load(rows(&file).await.into_iter().map(Ok)).await, Ok(before.len() as u64));
    assert!(rows(&store).await == before, "row by row");
    store.delete_table(&"t".parse().unwrap()).await.unwrap();
    assert_eq!(store.load(before.iter().cloned().map(Ok)).await.unwrap_err().code(), "refused");
    assert!(file.bytes().await.unwrap() > 50_000);
    let bytes = store.bytes().await.unwrap();
    store.compact().await.unwrap();
    assert!(store.bytes().await.unwrap() <= bytes);
    // What breaks off is not half loaded.
    let other = crate::place::Folder::new();
    let other = tinstar_store::open(&other.url()).await.unwrap();
    let broken = before.iter().cloned().map(Ok).chain([Err(StoreError::Corrupt("cut".into()))]);
    assert_eq!(other.load(broken).await.unwrap_err().code(), "corrupt");
    assert_eq!(other.is_empty().await, Ok(true));
}

pub async fn the_last_devices_are_known(place: &Place) {
    let store = place.open().await;
    let anna = person(&store, "anna").await;
    for n in 0..25 {
        store.add_device(&TokenHash([n; 32]), &anna, i64::from(n)).await.unwrap();
    }
    let mut known = vec![];
    for n in 0..25 {
        known.push(store.is_device(&TokenHash([n; 32]), &anna).await.unwrap());
    }
    assert_eq!(known.iter().filter(|known| **known).count(), 20);
    assert!(!known[4] && known[5] && known[24]);
}
