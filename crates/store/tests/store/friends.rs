//! Friends, whom somebody hides, and who was asked to a table.

use std::sync::Arc;

use tinstar_store::{
    Append, Befriended, MemberChange, NewInvitation, NewPlayed, NewResult, NewTableRow, PersonId, Store,
    StoreError, TableId,
};

use crate::place::{Place, entry, new_table, person, write};

async fn friends(store: &Arc<Store>, of: &PersonId) -> String {
    let rows = store.friends_of(of).await.unwrap();
    let row = |row: &tinstar_store::FriendRow| {
        let how = match (row.wanted, row.wants) {
            (true, true) => "=",
            (true, false) => ">",
            (false, _) => "<",
        };
        format!("{how}{}", row.person)
    };
    rows.iter().map(row).collect::<Vec<_>>().join(" ")
}

/// A match of these, played to the end.
async fn played(store: &Arc<Store>, id: &str, owner: &PersonId, people: &[&PersonId], at: i64) -> TableId {
    let _ = store.create_table(new_table(id, owner), None).await.unwrap();
    let table: TableId = id.parse().unwrap();
    let one = |(seat, person): (u8, &&PersonId)| NewPlayed {
        person: (*person).clone(),
        seat,
        place: 1,
        share: 500,
        gone: false,
        called: String::new(),
    };
    let result = NewResult {
        game: "g".into(),
        seats: 2,
        rated: false,
        body: "{}".into(),
        played: (0..).zip(people).map(one).collect(),
    };
    let mut append = Append { at, ..entry(&table, 1) };
    append.result = Some(Box::new(result));
    write(store, append).await;
    table
}

pub async fn friends_are_two_who_both_want_it(place: &Place) {
    let store = place.open().await;
    let (anna, ben, carl) =
        (person(&store, "anna").await, person(&store, "ben").await, person(&store, "carl").await);
    assert_eq!(store.befriend(&anna, &ben, 1).await, Ok(Befriended::Asked));
    assert_eq!(store.befriend(&anna, &ben, 2).await, Ok(Befriended::Asked), "twice is once");
    assert_eq!((&*friends(&store, &anna).await, &*friends(&store, &ben).await), (">ben", "<anna"));
    assert!(store.is_asked_by(&ben, &anna).await.unwrap() && !store.is_asked_by(&anna, &ben).await.unwrap());
    assert_eq!(store.may_turn_to(&anna, &ben).await, Ok(false), "asking alone opens nothing");
    assert_eq!(store.befriend(&ben, &anna, 3).await, Ok(Befriended::Friends));
    assert_eq!(store.befriend_both(&anna, &carl, 4).await, Ok(Befriended::Friends));
    assert_eq!(friends(&store, &anna).await, "=ben =carl");
    assert_eq!((&*friends(&store, &ben).await, &*friends(&store, &carl).await), ("=anna", "=anna"));
    assert_eq!(store.may_turn_to(&ben, &anna).await, Ok(true));
    store.unfriend(&ben, &anna).await.unwrap();
    assert_eq!((&*friends(&store, &anna).await, &*friends(&store, &ben).await), ("=carl", ""));
    let nobody: PersonId = "nobody".parse().unwrap();
    assert_eq!(store.befriend(&anna, &nobody, 5).await, Err(StoreError::Missing));
}

pub async fn whoever_is_hidden_is_no_friend(place: &Place) {
    let store = place.open().await;
    let (anna, ben) = (person(&store, "anna").await, person(&store, "ben").await);
    assert_eq!(store.befriend_both(&anna, &ben, 1).await, Ok(Befriended::Friends));
    let _ = store.create_table(new_table("t", &ben), None).await.unwrap();
    let table: TableId = "t".parse().unwrap();
    let new = NewInvitation { table, person: anna.clone(), by: ben.clone(), at: 2 };
    assert_eq!(store.invite(new, 9).await, Ok(true));
    assert_eq!(store.hide(&anna, &ben, 3).await, Ok(true));
    assert_eq!((&*friends(&store, &anna).await, &*friends(&store, &ben).await), ("", ""));
    assert_eq!(store.invitations_to(&anna, 9).await, Ok(vec![]));
    for (one, other) in [(&anna, &ben), (&ben, &anna)] {
        assert_eq!(store.befriend(one, other, 4).await, Ok(Befriended::Shut));
        assert_eq!(store.befriend_both(one, other, 4).await, Ok(Befriended::Shut));
        assert_eq!(store.is_shut(one, other).await, Ok(true));
    }
    assert_eq!((store.hides(&anna, &ben).await, store.hides(&ben, &anna).await), (Ok(true), Ok(false)));
    assert_eq!(store.hidden_by(&anna).await, Ok(vec![(ben.clone(), "ben".to_owned())]));
    store.unhide_one(&anna, &ben).await.unwrap();
    assert_eq!(store.hidden_by(&anna).await, Ok(vec![]));
    assert_eq!(store.befriend(&ben, &anna, 5).await, Ok(Befriended::Asked));
}

pub async fn whoever_played_together_meets_again(place: &Place) {
    let store = place.open().await;
    let (anna, ben, carl) =
        (person(&store, "anna").await, person(&store, "ben").await, person(&store, "carl").await);
    let first = played(&store, "t1", &anna, &[&anna, &ben], 100).await;
    let second = played(&store, "t2", &anna, &[&carl, &ben, &anna], 200).await;
    let met = async |of| {
        let met = store.met(of, 9).await.unwrap();
        met.iter().map(|met| format!("{} {} {}", met.person, met.table, met.seat)).collect::<Vec<_>>()
    };
    assert_eq!(met(&anna).await, ["carl t2 0", "ben t2 1"], "at the last table, the latest first");
    assert_eq!(store.met(&anna, 1).await.unwrap().len(), 1);
    assert_eq!(store.sat_with(&anna, &second, 1).await, Ok(Some(ben.clone())));
    assert_eq!(store.sat_with(&anna, &second, 2).await, Ok(None), "oneself is nobody else");
    assert_eq!(store.sat_with(&carl, &first, 0).await, Ok(None), "carl was not there");
    assert_eq!(store.may_turn_to(&anna, &carl).await, Ok(true));
    let _ = store.befriend(&anna, &carl, 1).await.unwrap();
    let _ = store.hide(&ben, &anna, 1).await.unwrap();
    assert_eq!(met(&anna).await, [""; 0], "one is asked, one hides");
    assert_eq!(store.may_turn_to(&anna, &ben).await, Ok(false));
}

pub async fn a_link_leads_to_whoever_sent_it_last(place: &Place) {
    let store = place.open().await;
    let anna = person(&store, "anna").await;
    let link = async |token, another| store.friend_link(&anna, token, another, 1).await.unwrap();
    assert_eq!(link("one", false).await, "one");
    assert_eq!(link("two", false).await, "one", "the same until another is wanted");
    assert_eq!(store.whose_link("one").await, Ok(Some((anna.clone(), "anna".to_owned()))));
    assert_eq!(link("three", true).await, "three");
    assert_eq!(store.whose_link("one").await, Ok(None));
    store.delete_person(&anna).await.unwrap();
    assert_eq!(store.whose_link("three").await, Ok(None));
}

pub async fn somebody_is_asked_to_a_table_once(place: &Place) {
    let store = place.open().await;
    let (anna, ben, carl) =
        (person(&store, "anna").await, person(&store, "ben").await, person(&store, "carl").await);
    for (id, created) in [("t1", 1), ("t2", 2)] {
        let _ = store.create_table(NewTableRow { created, ..new_table(id, &anna) }, None).await.unwrap();
    }
    let invite = async |table: &str, person: &PersonId, at, most| {
        let (table, person, by) = (table.parse().unwrap(), person.clone(), anna.clone());
        store.invite(NewInvitation { table, person, by, at }, most).await.unwrap()
    };
    let asked = async |person: &PersonId| {
        let asked = store.invitations_to(person, 9).await.unwrap();
        asked.iter().map(|one| format!("{} by {}", one.table.id, one.by)).collect::<Vec<_>>()
    };
    assert!(invite("t1", &ben, 5, 1).await && invite("t1", &ben, 6, 1).await, "twice is once");
    assert!(!invite("t1", &carl, 6, 1).await, "one is enough");
    assert!(invite("t2", &ben, 7, 1).await);
    assert_eq!(asked(&ben).await, ["t2 by anna", "t1 by anna"]);
    // Whoever declined is not asked again.
    let [first, second]: [TableId; 2] = ["t1", "t2"].map(|id| id.parse().unwrap());
    store.decline(&ben, &second).await.unwrap();
    assert!(invite("t2", &ben, 8, 1).await);
    assert_eq!(asked(&ben).await, ["t1 by anna"]);
    // Nor is whoever came, and nobody once the match has begun.
    let sits = |person: &PersonId, seq| Append {
        members: vec![MemberChange::Joins(person.clone())],
        ..entry(&first, seq)
    };
    write(&store, sits(&ben, 1)).await;
    assert_eq!(asked(&ben).await, [""; 0]);
    assert!(invite("t1", &carl, 9, 9).await);
    let mut begins = entry(&first, 2);
    begins.stage = Some(tinstar_store::Stage::Running);
    write(&store, begins).await;
    assert_eq!(asked(&carl).await, [""; 0]);
    // A table takes its invitations along, and so does whoever made them.
    store.delete_table(&first).await.unwrap();
    assert!(invite("t2", &carl, 9, 9).await);
    store.delete_person(&anna).await.unwrap();
    assert_eq!(asked(&carl).await, [""; 0]);
}

pub async fn friends_see_what_they_may_of_each_other(place: &Place) {
    let store = place.open().await;
    let (anna, ben) = (person(&store, "anna").await, person(&store, "ben").await);
    let here = async || store.friends_of(&anna).await.unwrap()[0].here;
    store.set_here(&ben, 50).await.unwrap();
    let _ = store.befriend_both(&anna, &ben, 1).await.unwrap();
    assert_eq!(here().await, 0, "nobody wanted to know");
    store.set_here(&ben, 60).await.unwrap();
    assert_eq!(here().await, 60);
    for (id, public, created) in [("open", true, 1), ("secret", false, 2), ("shared", false, 3)] {
        let _ =
            store.create_table(NewTableRow { public, created, ..new_table(id, &ben) }, None).await.unwrap();
        let table: TableId = id.parse().unwrap();
        let mut first = entry(&table, 1);
        first.members = vec![MemberChange::Joins(ben.clone())];
        if id == "shared" {
            first.members.push(MemberChange::Joins(anna.clone()));
        }
        write(&store, first).await;
    }
    let shown = async || {
        let tables = store.tables_shown_of(&ben, &anna, 9).await.unwrap();
        tables.iter().map(|table| table.id.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(shown().await, ["shared", "open"], "never the link of a table that is not anna's");
    store.set_shows(&ben, tinstar_store::Shows::Nobody).await.unwrap();
    assert_eq!(here().await, 0, "ben shows nothing to anybody");
    store.set_shows(&ben, tinstar_store::Shows::Players).await.unwrap();
    assert_eq!(here().await, 60);
    // Whoever goes leaves nothing.
    store.delete_person(&ben).await.unwrap();
    assert_eq!(store.friends_of(&anna).await, Ok(vec![]));
}
