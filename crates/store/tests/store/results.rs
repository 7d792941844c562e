//! Results of matches, and what follows from them.

use std::sync::Arc;

use tinstar_store::{
    Append, Appended, CountedResult, NewPlayed, NewResult, PersonId, PlayedEnd, PlayedRow, PlayedWhich,
    Rating, Seq, Shows, Stage, Store, TableId,
};
use tokio::task::JoinSet;

use crate::place::{Place, entry, person, table, write};

fn played(person: &PersonId, seat: u8, place: u8) -> NewPlayed {
    let share = if place == 1 { 1000 } else { 0 };
    NewPlayed { person: person.clone(), seat, place, share, gone: false, called: format!("seat-{seat}") }
}

/// The entry that ends a match between these people, who come in this order.
fn ended(table: &TableId, seq: u64, (game, at, rated): (&str, i64, bool), people: &[&PersonId]) -> Append {
    let played =
        people.iter().enumerate().map(|(seat, person)| played(person, seat as u8, seat as u8 + 1)).collect();
    let (seats, body) = (people.len() as u8, format!(r#"{{"at":{at}}}"#));
    let result = NewResult { game: game.into(), seats, rated, body, played };
    Append { at, stage: Some(Stage::Over), result: Some(Box::new(result)), ..entry(table, seq) }
}

async fn all(store: &Arc<Store>, person: &PersonId, which: PlayedWhich) -> Vec<PlayedRow> {
    store.played(person, &which, None, 99).await.unwrap()
}

fn tables(rows: &[PlayedRow]) -> Vec<&str> {
    rows.iter().map(|row| row.table.as_str()).collect()
}

pub async fn a_result_is_written_with_its_entry_or_not_at_all(place: &Place) {
    let store = place.open().await;
    let (t, anna, ben) =
        (table(&store, "t").await, person(&store, "anna").await, person(&store, "ben").await);
    let early = ended(&t, 2, ("santa", 50, false), &[&ben, &anna]);
    assert_eq!(store.append(early).await, Ok(Appended::Conflict { last: Seq(0) }));
    assert_eq!(all(&store, &anna, PlayedWhich::default()).await, []);
    // In one batch with entries that have none.
    let u = table(&store, "u").await;
    let (one, other) = tokio::join!(
        store.append(ended(&t, 1, ("santa", 60, false), &[&ben, &anna])),
        store.append(entry(&u, 1)),
    );
    assert_eq!((one, other), (Ok(Appended::Written), Ok(Appended::Written)));
    let [row] = all(&store, &anna, PlayedWhich::default()).await.try_into().unwrap();
    assert_eq!((row.table, row.ended, row.seat, row.place, row.rated), (t.clone(), 60, 1, 2, false));
    assert_eq!((&*row.body, row.changes, row.luck, row.kept), (r#"{"at":60}"#, None, None, true));
    // It outlives its table.
    store.delete_table(&t).await.unwrap();
    let [row] = all(&store, &ben, PlayedWhich::default()).await.try_into().unwrap();
    assert_eq!((row.place, row.kept), (1, false));
    store.archive(&t, "santa", 60, b"record").await.unwrap();
    assert!(all(&store, &ben, PlayedWhich::default()).await[0].kept, "its record can be looked at");
}

pub async fn matches_are_listed_filtered_and_added_up(place: &Place) {
    let store = place.open().await;
    let [anna, ben, carl] =
        [person(&store, "anna").await, person(&store, "ben").await, person(&store, "carl").await];
    let matches: [(&str, &str, i64, bool, &[&PersonId]); 4] = [
        ("a", "santa", 10, false, &[&anna, &ben]),
        ("b", "santa", 20, true, &[&ben, &anna]),
        ("c", "colt", 20, false, &[&anna, &ben, &carl]),
        ("d", "colt", 40, false, &[&carl, &anna]),
    ];
    for (name, game, at, rated, people) in matches {
        let t = table(&store, name).await;
        write(&store, ended(&t, 1, (game, at, rated), people)).await;
    }
    let which = PlayedWhich::default;
    assert_eq!(tables(&all(&store, &anna, which()).await), ["d", "c", "b", "a"]);
    let of = |game: &str| PlayedWhich { game: Some(game.into()), ..which() };
    assert_eq!(tables(&all(&store, &anna, of("santa")).await), ["b", "a"]);
    assert_eq!(tables(&all(&store, &anna, PlayedWhich { seats: Some(3), ..of("colt") }).await), ["c"]);
    assert_eq!(tables(&all(&store, &anna, PlayedWhich { won: Some(true), ..which() }).await), ["c", "a"]);
    assert_eq!(tables(&all(&store, &anna, PlayedWhich { won: Some(false), ..which() }).await), ["d", "b"]);
    assert_eq!(tables(&all(&store, &anna, PlayedWhich { rated: Some(true), ..which() }).await), ["b"]);
    let with = PlayedWhich { with: Some(carl.clone()), ..which() };
    assert_eq!(tables(&all(&store, &anna, with).await), ["d", "c"]);
    assert_eq!(tables(&all(&store, &carl, which()).await), ["d", "c"]);
    // Page by page, also where two ended at the same moment.
    let mut after = None;
    let mut pages = vec![];
    loop {
        let page = store.played(&anna, &which(), after.as_ref(), 1).await.unwrap();
        let Some(last) = page.last() else { break };
        after = Some(PlayedEnd { ended: last.ended, table: last.table.clone() });
        pages.extend(page);
    }
    assert_eq!(tables(&pages), ["d", "c", "b", "a"]);

    store.note_luck(&"a".parse().unwrap(), 0, 250_000, -50_000).await.unwrap();
    assert_eq!(all(&store, &anna, of("santa")).await[1].luck, Some((250_000, -50_000)));
    let sums = store.sums_of(&anna).await.unwrap();
    let told: Vec<_> = sums
        .iter()
        .map(|sum| (&*sum.game, sum.seats, &*sum.called, sum.matches, sum.share, sum.reviewed, sum.luck))
        .collect();
    assert_eq!(
        told,
        [
            ("colt", 2, "seat-1", 1, 0, 0, 0),
            ("colt", 3, "seat-0", 1, 1000, 0, 0),
            ("santa", 2, "seat-0", 1, 1000, 1, 250_000),
            ("santa", 2, "seat-1", 1, 0, 0, 0),
        ]
    );
    assert_eq!(store.played_together(&anna, &carl).await, Ok(true));
    assert_eq!(store.played_together(&anna, &"dora".parse().unwrap()).await, Ok(false));
    let _ = store.set_password(&ben, "ben.1", "hash").await.unwrap();
    let known = store.known(&[anna.clone(), ben.clone(), "dora".parse().unwrap()]).await.unwrap();
    let mut told: Vec<_> = known.iter().map(|known| (&*known.name, known.shows)).collect();
    told.sort_by_key(|(name, _)| *name);
    assert_eq!(told, [("anna", Shows::Nobody), ("ben", Shows::Everybody)], "a guest shows nothing unasked");

    let t: TableId = "a".parse().unwrap();
    let (result, rated, changes) = store.result_of(&t).await.unwrap().unwrap();
    assert_eq!((&*result.game, result.seats, result.ended, rated, changes), ("santa", 2, 10, false, None));
    assert_eq!(store.result_of(&"none".parse().unwrap()).await, Ok(None));
    // One that is there is not written over; one that was missed is added.
    let Some(again) = ended(&t, 1, ("colt", 10, true), &[&ben]).result else { unreachable!() };
    assert_eq!(store.add_result(&t, 10, &again).await, Ok(false));
    assert_eq!(tables(&all(&store, &anna, of("santa")).await), ["b", "a"]);
    assert_eq!(store.add_result(&"old".parse().unwrap(), 5, &again).await, Ok(true));
    assert_eq!(tables(&all(&store, &ben, of("colt")).await), ["c", "old"]);
}

fn rating(mean: i64) -> Rating {
    Rating { mean, spread: 1_000_000, matches: 1, last: 5 }
}

fn counted(number: u64, table: &TableId, ratings: &[(&str, i64)]) -> CountedResult {
    let ratings =
        ratings.iter().map(|(who, mean)| ("p".to_owned(), (*who).to_owned(), rating(*mean))).collect();
    CountedResult { number, table: table.clone(), changes: format!("[{number}]"), ratings }
}

pub async fn of_all_who_count_a_result_one_does(place: &Place) {
    let store = place.open().await;
    let [anna, ben] = [person(&store, "anna").await, person(&store, "ben").await];
    let mut names: Vec<String> = (0..6).map(|n| format!("t{n}")).collect();
    for (n, name) in names.iter().enumerate() {
        let t = table(&store, name).await;
        write(&store, ended(&t, 1, ("santa", 100 - n as i64, n != 3), &[&anna, &ben])).await;
    }
    names.remove(3);
    names.reverse();
    assert_eq!(store.next_uncounted(94).await.unwrap(), None, "too new");
    let mut racing = JoinSet::new();
    for _ in 0..4 {
        let store = place.open().await;
        racing.spawn(async move {
            let mut done = 0;
            while let Some(next) = store.next_uncounted(1_000).await.unwrap() {
                let number = store.last_counted().await.unwrap() + 1;
                done += u32::from(
                    store.count(&counted(number, &next.table, &[("anna", number as i64)])).await.unwrap(),
                );
            }
            done
        });
    }
    assert_eq!(racing.join_all().await.iter().sum::<u32>(), 5);
    let order = store.counted_after(0, 99).await.unwrap();
    let told: Vec<_> = order.iter().map(|(number, result, _)| (*number, result.table.as_str())).collect();
    assert_eq!(told, (1..).zip(names.iter().map(String::as_str)).collect::<Vec<_>>());
    assert_eq!(store.rating("p", "anna").await.unwrap(), Some(rating(5)));
    assert_eq!(store.counted_together(("santa", 2), &anna, &ben, 0).await, Ok(5));
    assert_eq!(store.counted_together(("santa", 2), &ben, &anna, 98).await, Ok(2));
    assert_eq!(store.counted_together(("santa", 3), &anna, &ben, 0).await, Ok(0));
    let row = &all(&store, &anna, PlayedWhich { rated: Some(true), ..PlayedWhich::default() }).await[0];
    assert_eq!((row.table.as_str(), row.changes.as_deref()), ("t0", Some("[5]")));
}

pub async fn ratings_are_replaced_together(place: &Place) {
    let store = place.open().await;
    let [t, u] = [table(&store, "t").await, table(&store, "u").await];
    for id in ["anna", "ben", "carl"] {
        person(&store, id).await;
    }
    let first = counted(1, &t, &[("anna", 3_000_000), ("ben", 9_000_000), ("bot:sheriff", 4_000_000)]);
    assert_eq!(store.count(&first).await, Ok(true));
    assert_eq!(store.count(&counted(1, &u, &[("anna", 0)])).await, Ok(false), "a number is given once");
    assert_eq!(store.count(&counted(3, &u, &[("anna", 0)])).await, Ok(false), "and none is left out");
    assert_eq!(store.count(&counted(2, &t, &[("anna", 0)])).await, Ok(false), "a result counts once");
    let whos = async |spread| {
        let rows = store.strongest("p", spread, 9).await.unwrap();
        rows.into_iter().map(|(who, _)| who).collect::<Vec<_>>()
    };
    assert_eq!(whos(1_000_000).await, ["ben", "bot:sheriff", "anna"]);
    assert_eq!(whos(999_999).await, [""; 0], "nobody is sure enough");
    let ben: PersonId = "ben".parse().unwrap();
    store.set_shows(&ben, Shows::Players).await.unwrap();
    assert_eq!(store.known(std::slice::from_ref(&ben)).await.unwrap()[0].shows, Shows::Players);
    assert_eq!(whos(1_000_000).await, ["bot:sheriff", "anna"]);
    let anew = [("p".to_owned(), "ben".to_owned(), rating(7))];
    assert_eq!(store.replace_ratings(0, &anew).await, Ok(false), "another result was counted meanwhile");
    assert_eq!(store.rating("p", "anna").await.unwrap(), Some(rating(3_000_000)));
    assert_eq!(store.replace_ratings(1, &anew).await, Ok(true));
    assert_eq!(store.ratings_of("anna").await, Ok(vec![]));
    assert_eq!(store.ratings_of("ben").await, Ok(vec![("p".to_owned(), rating(7))]));
}

pub async fn whoever_goes_takes_their_results_along(place: &Place) {
    let store = place.open().await;
    let [anna, ben] = [person(&store, "anna").await, person(&store, "ben").await];
    for (name, rated, people) in [
        ("alone", false, vec![&anna]),
        ("both", false, vec![&anna, &ben]),
        ("rated", true, vec![&anna, &ben]),
    ] {
        let t = table(&store, name).await;
        write(&store, ended(&t, 1, ("santa", 7, rated), &people)).await;
    }
    let t: TableId = "rated".parse().unwrap();
    assert_eq!(store.count(&counted(1, &t, &[("anna", 1), ("ben", 2)])).await, Ok(true));
    store.delete_person(&anna).await.unwrap();
    assert_eq!(all(&store, &anna, PlayedWhich::default()).await, []);
    assert_eq!(store.ratings_of("anna").await, Ok(vec![]));
    let left = all(&store, &ben, PlayedWhich::default()).await;
    assert_eq!(tables(&left), ["rated", "both"], "what others played stays theirs");
    assert_eq!(store.counted_after(0, 9).await.unwrap().len(), 1);
    let sizes = store.sizes().await.unwrap();
    let kept = sizes.iter().find(|size| size.sheet == "results").map_or(0, |size| size.rows);
    assert_eq!(kept, 2, "what concerned nobody else is gone");
}
