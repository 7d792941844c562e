//! Tables and their lists.

use tinstar_store::{
    Appended, Created, Lobby, MemberChange, NewTableRow, Quota, Seq, Stage, StoreError, TableRow,
};

use crate::place::{Place, entry, new_table, person, table, write};

/// Somebody who has hidden nobody looks while all tables are shown.
const LOBBY: Lobby<'_> = Lobby { viewer: None, now: 1_500, each: 9 };

fn ids(tables: &[TableRow]) -> String {
    tables.iter().map(|table| table.id.as_str()).collect::<Vec<_>>().join(" ")
}

pub async fn a_table_is_made_once(place: &Place) {
    let store = place.open().await;
    let anna = person(&store, "anna").await;
    let made = new_table("t", &anna);
    assert_eq!(store.create_table(made.clone(), None).await, Ok(Created::New));
    let other = NewTableRow { game: "marshals".into(), ..made.clone() };
    assert_eq!(store.create_table(other, None).await, Ok(Created::Exists));

    let expected = TableRow {
        id: made.id.clone(),
        game: made.game,
        head: made.head,
        public: true,
        owner: anna,
        created: 1_000,
        stage: Stage::Open,
        summary: "{}".into(),
        updated: 1_000,
    };
    assert_eq!(store.table(&made.id).await, Ok(Some(expected)));
    assert_eq!(store.table(&"u".parse().unwrap()).await, Ok(None));
}

pub async fn a_table_needs_an_owner(place: &Place) {
    let store = place.open().await;
    let nobody = "nobody".parse().unwrap();
    assert_eq!(store.create_table(new_table("t", &nobody), None).await, Err(StoreError::Missing));
}

pub async fn status_and_summary_change_with_an_entry_only(place: &Place) {
    let store = place.open().await;
    let t = table(&store, "t").await;
    let shown = async || store.table(&t).await.unwrap().map(|t| (t.stage, t.summary, t.updated)).unwrap();

    let mut first = entry(&t, 1);
    first.stage = Some(Stage::Running);
    write(&store, first.clone()).await;
    assert_eq!(shown().await, (Stage::Running, "{}".into(), 2_001));

    let mut second = entry(&t, 2);
    second.summary = Some(r#"{"turn":2}"#.into());
    write(&store, second).await;
    assert_eq!(shown().await, (Stage::Running, r#"{"turn":2}"#.into(), 2_002));

    write(&store, entry(&t, 3)).await;
    let mut late = first;
    (late.stage, late.summary) = (Some(Stage::Over), Some("late".into()));
    assert_eq!(store.append(late).await, Ok(Appended::Conflict { last: Seq(3) }));
    assert_eq!(shown().await, (Stage::Running, r#"{"turn":2}"#.into(), 2_002));
}

pub async fn the_lobby_lists_public_tables_newest_first(place: &Place) {
    let store = place.open().await;
    let anna = person(&store, "anna").await;
    for (id, created, public) in
        [("a", 10, true), ("b", 30, true), ("c", 20, false), ("d", 30, true), ("e", 5, true)]
    {
        let _ =
            store.create_table(NewTableRow { created, public, ..new_table(id, &anna) }, None).await.unwrap();
    }
    let mut seen = String::new();
    let mut end = None;
    loop {
        let page = store.public_tables(LOBBY, end.as_ref(), 2).await.unwrap();
        let Some(last) = page.last() else { break };
        end = Some(last.page_end());
        seen += &format!("[{}]", ids(&page));
    }
    assert_eq!(seen, "[d b][a e]");

    for (id, status) in [("a", Stage::Running), ("b", Stage::Halted), ("d", Stage::Over)] {
        let mut entry = entry(&id.parse().unwrap(), 1);
        entry.stage = Some(status);
        write(&store, entry).await;
    }
    assert_eq!(ids(&store.public_tables(LOBBY, None, 9).await.unwrap()), "a e");
}

pub async fn people_find_the_tables_they_take_part_in(place: &Place) {
    let store = place.open().await;
    let (anna, ben) = (person(&store, "anna").await, person(&store, "ben").await);
    for (id, created) in [("old", 1), ("new", 3), ("mid", 2)] {
        let made = NewTableRow { created, public: false, ..new_table(id, &anna) };
        let _ = store.create_table(made.clone(), None).await.unwrap();
        let mut sits = entry(&made.id, 1);
        sits.members = vec![MemberChange::Joins(anna.clone()), MemberChange::Joins(ben.clone())];
        write(&store, sits).await;
    }
    let mut leaves = entry(&"mid".parse().unwrap(), 2);
    leaves.members = vec![MemberChange::Leaves(ben.clone()), MemberChange::Joins(anna.clone())];
    write(&store, leaves).await;

    assert_eq!(ids(&store.tables_of(&anna, None, 9).await.unwrap()), "new mid old");
    assert_eq!(ids(&store.tables_of(&ben, None, 9).await.unwrap()), "new old");
    let first = store.tables_of(&anna, None, 1).await.unwrap().remove(0);
    assert_eq!(ids(&store.tables_of(&anna, Some(&first.page_end()), 9).await.unwrap()), "mid old");

    let mut late = entry(&"old".parse().unwrap(), 1);
    late.members = vec![MemberChange::Leaves(ben.clone())];
    assert_eq!(store.append(late).await, Ok(Appended::Conflict { last: Seq(1) }));
    assert_eq!(ids(&store.tables_of(&ben, None, 9).await.unwrap()), "new old");
}

pub async fn unfinished_tables_are_listed(place: &Place) {
    let store = place.open().await;
    let (anna, ben) = (person(&store, "anna").await, person(&store, "ben").await);
    for (id, status) in [("a", Stage::Open), ("b", Stage::Running), ("c", Stage::Over), ("d", Stage::Halted)]
    {
        let made = new_table(id, if id == "d" { &ben } else { &anna });
        let _ = store.create_table(made.clone(), None).await.unwrap();
        let mut entry = entry(&made.id, 1);
        entry.stage = Some(status);
        write(&store, entry).await;
    }
    let first = store.unfinished_tables(None, 2).await.unwrap();
    assert_eq!(ids(&first), "a b");
    assert_eq!(ids(&store.unfinished_tables(Some(&first[1].id), 2).await.unwrap()), "d");
}

pub async fn a_quota_holds_however_many_ask_at_once(place: &Place) {
    let stores = [place.open().await, place.open().await];
    let anna = person(&stores[0], "anna").await;
    let quota = Some(Quota { unfinished: 5, public: 2 });
    let make = |n: usize, public: bool| {
        let new = NewTableRow { public, ..new_table(&format!("t{public}{n}"), &anna) };
        let store = stores[n % 2].clone();
        tokio::spawn(async move { (new.id.clone(), store.create_table(new, quota).await.unwrap()) })
    };
    let all = async |most: usize, public: bool| {
        let mut made = vec![];
        for asked in (0..most).map(|n| make(n, public)).collect::<Vec<_>>() {
            let (id, answer) = asked.await.unwrap();
            made.extend((answer == Created::New).then_some(id));
        }
        made
    };
    assert_eq!(all(20, true).await.len(), 2, "public ones");
    let made = all(40, false).await;
    assert_eq!(made.len(), 3, "five in all");

    // What is over or halted does not count, nor a match that its owner has left for good.
    for (id, stage) in made.iter().zip([Stage::Over, Stage::Halted, Stage::Running]) {
        let mut entry = entry(id, 1);
        entry.stage = Some(stage);
        write(&stores[0], entry).await;
    }
    for n in 100..103 {
        assert_eq!(make(n, false).await.unwrap().1, Created::New);
    }
    assert_eq!(make(103, false).await.unwrap().1, Created::TooMany);
}
