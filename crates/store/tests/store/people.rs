//! People, how they sign in, and how they are forgotten.

use tinstar_store::{
    Created, LoginSet, NewLetter, NewPerson, NewSession, Person, Purpose, Session, StoreError, TokenHash,
};

use crate::place::{Place, bodies, entry, new_table, person, table, write};

pub async fn a_person_is_made_once(place: &Place) {
    let store = place.open().await;
    let anna = NewPerson { id: "anna".parse().unwrap(), name: "Anna 🦊".into(), created: 5 };
    assert_eq!(store.create_person(anna.clone()).await, Ok(Created::New));
    assert_eq!(
        store.create_person(NewPerson { name: "Other".into(), ..anna.clone() }).await,
        Ok(Created::Exists)
    );
    let expected = Person { id: anna.id.clone(), name: "Anna 🦊".into(), login: None, created: 5 };
    assert_eq!(store.person(&anna.id).await, Ok(Some(expected)));

    store.rename(&anna.id, "Anne").await.unwrap();
    assert_eq!(store.person(&anna.id).await.unwrap().unwrap().name, "Anne");
    let nobody = "nobody".parse().unwrap();
    assert_eq!(store.rename(&nobody, "x").await, Err(StoreError::Missing));
    assert_eq!(store.person(&nobody).await, Ok(None));
}

pub async fn login_names_are_unique_without_regard_to_capitals(place: &Place) {
    let store = place.open().await;
    let (anna, ben) = (person(&store, "anna").await, person(&store, "ben").await);
    assert_eq!(store.set_password(&anna, "Élise", "hash 1").await, Ok(LoginSet::Done));
    assert_eq!(store.set_password(&ben, "éLISE", "hash 2").await, Ok(LoginSet::Taken));
    assert_eq!(store.person(&ben).await.unwrap().unwrap().login, None);

    let found = store.person_by_login("éliSE").await.unwrap().unwrap();
    assert_eq!((found.person.id.as_str(), found.password_hash.as_str()), ("anna", "hash 1"));
    assert_eq!(found.person.login.as_deref(), Some("Élise"));
    assert!(!format!("{found:?}").contains("hash"), "a hash must not get into logs");

    // One's own name may be changed, in capitals only too, and the old one is free again.
    assert_eq!(store.set_password(&anna, "ÉLISE", "hash 3").await, Ok(LoginSet::Done));
    assert_eq!(store.set_password(&anna, "Anna", "hash 3").await, Ok(LoginSet::Done));
    assert_eq!(store.set_password(&ben, "élise", "hash 2").await, Ok(LoginSet::Done));
    assert_eq!(store.person_by_login("Élise").await.unwrap().unwrap().person.id, ben);
    assert_eq!(store.person_by_login("nobody").await, Ok(None));
    let nobody = "nobody".parse().unwrap();
    assert_eq!(store.set_password(&nobody, "nobody", "hash").await, Err(StoreError::Missing));
}

pub async fn two_who_want_a_login_name_at_once(place: &Place) {
    let (one, two) = (place.open().await, place.open().await);
    let (anna, ben) = (person(&one, "anna").await, person(&one, "ben").await);
    for n in 0..20 {
        let login = format!("Best{n}");
        let answers = tokio::join!(one.set_password(&anna, &login, "h"), two.set_password(&ben, &login, "h"));
        let answers = [answers.0.unwrap(), answers.1.unwrap()];
        assert_eq!(answers.iter().filter(|answer| **answer == LoginSet::Done).count(), 1, "{n}");
    }
}

pub async fn sessions_end(place: &Place) {
    let store = place.open().await;
    let (anna, ben) = (person(&store, "anna").await, person(&store, "ben").await);
    let hash = |n| TokenHash([n; 32]);
    for (n, person, expires) in [(1, &anna, 100), (2, &anna, 200), (3, &ben, 300)] {
        let session = NewSession { token_hash: hash(n), person: person.clone(), created: 10, expires };
        store.create_session(session).await.unwrap();
    }
    let expected = Session { person: anna.clone(), created: 10, expires: 100, banned: 0, seen: 1 };
    assert_eq!(store.session(&hash(1), 99).await, Ok(Some(expected)));
    assert_eq!(store.session(&hash(1), 100).await, Ok(None));
    assert_eq!(store.session(&hash(9), 99).await, Ok(None));

    assert_eq!(store.delete_ended_sessions(100).await, Ok(1));
    assert_eq!(store.session(&hash(1), 0).await, Ok(None));
    store.delete_session(&hash(2)).await.unwrap();
    assert_eq!(store.session(&hash(2), 0).await, Ok(None));
    store.delete_sessions_of(&ben).await.unwrap();
    assert_eq!(store.session(&hash(3), 0).await, Ok(None));

    let session =
        NewSession { token_hash: hash(4), person: "nobody".parse().unwrap(), created: 0, expires: 9 };
    assert_eq!(store.create_session(session).await, Err(StoreError::Missing));
}

pub async fn devices_are_known_and_codes_work_once(place: &Place) {
    let store = place.open().await;
    let (anna, ben) = (person(&store, "anna").await, person(&store, "ben").await);
    let hash = |n| TokenHash([n; 32]);
    store.add_device(&hash(1), &anna, 5).await.unwrap();
    store.add_device(&hash(1), &anna, 6).await.unwrap();
    assert_eq!(store.is_device(&hash(1), &anna).await, Ok(true));
    assert_eq!(store.is_device(&hash(1), &ben).await, Ok(false));
    store.set_recovery(&anna, &[hash(2), hash(3)]).await.unwrap();
    assert_eq!(store.use_recovery(&ben, &hash(2)).await, Ok(false));
    assert_eq!(store.use_recovery(&anna, &hash(2)).await, Ok(true));
    assert_eq!(store.use_recovery(&anna, &hash(2)).await, Ok(false), "once");
    store.set_recovery(&anna, &[hash(4)]).await.unwrap();
    assert_eq!(store.use_recovery(&anna, &hash(3)).await, Ok(false), "there are new ones");
    for n in [7, 8] {
        let session = NewSession { token_hash: hash(n), person: anna.clone(), created: 0, expires: 9 };
        store.create_session(session).await.unwrap();
    }
    store.delete_other_sessions(&anna, &hash(7)).await.unwrap();
    assert!(store.session(&hash(7), 0).await.unwrap().is_some());
    assert_eq!(store.session(&hash(8), 0).await, Ok(None));
    store.delete_person(&anna).await.unwrap();
    assert_eq!(store.is_device(&hash(1), &anna).await, Ok(false));
    assert_eq!(store.use_recovery(&anna, &hash(4)).await, Ok(false));
}

pub async fn a_deleted_person_is_forgotten(place: &Place) {
    let store = place.open().await;
    let t = table(&store, "t").await;
    let anna = person(&store, "anna").await;
    write(&store, entry(&t, 1)).await;
    assert_eq!(store.set_password(&anna, "Anna", "hash").await, Ok(LoginSet::Done));
    let session = NewSession { token_hash: TokenHash([1; 32]), person: anna.clone(), created: 0, expires: 9 };
    store.create_session(session.clone()).await.unwrap();

    store.delete_person(&anna).await.unwrap();
    assert_eq!(store.person(&anna).await, Ok(None));
    assert_eq!(store.person_by_login("anna").await, Ok(None));
    assert_eq!(store.session(&session.token_hash, 0).await, Ok(None));
    assert_eq!(store.create_session(session).await, Err(StoreError::Missing));
    assert_eq!(store.rename(&anna, "Anna").await, Err(StoreError::Missing));
    assert_eq!(store.set_password(&anna, "Anna", "hash").await, Err(StoreError::Missing));
    store.delete_person(&anna).await.unwrap();

    // What was played stays; the id is nobody's and stays so; the login name is free.
    assert_eq!(bodies(&store, &t).await.len(), 1);
    assert_eq!(store.table(&t).await.unwrap().unwrap().owner, anna);
    let again = NewPerson { id: anna, name: "Anna".into(), created: 0 };
    assert_eq!(store.create_person(again).await, Ok(Created::Exists));
    let ben = person(&store, "ben").await;
    assert_eq!(store.set_password(&ben, "anna", "hash").await, Ok(LoginSet::Done));
}

pub async fn a_link_is_used_once_and_the_last_one_counts(place: &Place) {
    let store = place.open().await;
    let anna = person(&store, "anna").await;
    let letter = |token: u8, purpose| NewLetter {
        token_hash: TokenHash([token; 32]),
        person: anna.clone(),
        purpose,
        mail: format!("{token}@example.org"),
        expires: 100,
    };
    store.add_letter(letter(1, Purpose::Recover)).await.unwrap();
    store.add_letter(letter(2, Purpose::Recover)).await.unwrap();
    store.add_letter(letter(3, Purpose::Confirm)).await.unwrap();
    let uses = async |token: u8, purpose, now| {
        store.use_letter(&TokenHash([token; 32]), purpose, now).await.unwrap().map(|(_, mail)| mail)
    };
    assert_eq!(uses(1, Purpose::Recover, 1).await, None, "another was sent since");
    assert_eq!(uses(2, Purpose::Confirm, 1).await, None, "for something else");
    assert_eq!(uses(2, Purpose::Recover, 100).await, None, "too late");
    assert_eq!(uses(2, Purpose::Recover, 99).await.as_deref(), Some("2@example.org"));
    assert_eq!(uses(2, Purpose::Recover, 99).await, None, "once");
    store.delete_ended_letters(99).await.unwrap();
    assert_eq!(uses(3, Purpose::Confirm, 99).await.as_deref(), Some("3@example.org"));

    store.add_letter(letter(4, Purpose::Recover)).await.unwrap();
    store.set_mail(&anna, Some("anna@example.org")).await.unwrap();
    assert_eq!(store.mail_of(&anna).await.unwrap().as_deref(), Some("anna@example.org"));
    assert_eq!(uses(4, Purpose::Recover, 1).await, None, "it went to another address");
    store.delete_person(&anna).await.unwrap();
    assert_eq!(store.mail_of(&anna).await, Ok(None));
    assert_eq!(store.set_mail(&anna, None).await, Err(StoreError::Missing));
}

pub async fn a_nul_character_is_refused(place: &Place) {
    let store = place.open().await;
    let anna = person(&store, "anna").await;
    let refused = [
        store.rename(&anna, "a\0").await.unwrap_err(),
        store.set_password(&anna, "a\0", "h").await.unwrap_err(),
        store
            .create_table(tinstar_store::NewTableRow { head: "\0".into(), ..new_table("t", &anna) }, None)
            .await
            .unwrap_err(),
    ];
    assert!(refused.iter().all(|error| error.code() == "refused"), "{refused:?}");
}
