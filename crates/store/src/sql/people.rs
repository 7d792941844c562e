//! People and their sessions. A person without a name is deleted.

use super::{Db, ask, change};
use crate::{
    Created, Credentials, LoginSet, NewPerson, NewSession, Person, PersonId, Session, StoreError, TokenHash,
};

pub(super) async fn create(db: &Db, person: &NewPerson) -> Result<Created, StoreError> {
    let made: Vec<(String,)> = change!(
        db,
        "INSERT INTO people (id, name, created) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING id",
        person.id.as_str(),
        &person.name,
        person.created,
    )?;
    Ok(if made.is_empty() { Created::Exists } else { Created::New })
}

pub(super) async fn one(db: &Db, id: &PersonId) -> Result<Option<Person>, StoreError> {
    let row: Option<(String, Option<String>, i64)> = ask!(
        db,
        fetch_optional,
        "SELECT name, login, created FROM people WHERE id = $1 AND name IS NOT NULL",
        id.as_str(),
    )?;
    Ok(row.map(|(name, login, created)| Person { id: id.clone(), name, login, created }))
}

pub(super) async fn rename(db: &Db, id: &PersonId, name: &str) -> Result<(), StoreError> {
    let renamed: Vec<(String,)> = change!(
        db,
        "UPDATE people SET name = $2 WHERE id = $1 AND name IS NOT NULL RETURNING id",
        id.as_str(),
        name,
    )?;
    some(&renamed)
}

/// A change that must have found somebody.
const fn some(changed: &[(String,)]) -> Result<(), StoreError> {
    if changed.is_empty() { Err(StoreError::Missing) } else { Ok(()) }
}

/// Login names that differ in capitals only are the same.
fn login_key(login: &str) -> String {
    login.to_lowercase()
}

pub(super) async fn set_password(
    db: &Db,
    id: &PersonId,
    login: &str,
    password_hash: &str,
) -> Result<LoginSet, StoreError> {
    // The condition answers in the common case; the unique column decides between two who ask at once.
    let set: Result<Vec<(String,)>, StoreError> = change!(
        db,
        "UPDATE people SET login = $2, login_key = $3, password = $4
         WHERE id = $1 AND name IS NOT NULL AND NOT EXISTS (SELECT 1 FROM people WHERE login_key = $3 AND id <> $1)
         RETURNING id",
        id.as_str(),
        login,
        login_key(login),
        password_hash,
    );
    match set {
        Ok(rows) if !rows.is_empty() => Ok(LoginSet::Done),
        Ok(_) if one(db, id).await?.is_none() => Err(StoreError::Missing),
        Ok(_) | Err(StoreError::Refused(_)) => Ok(LoginSet::Taken),
        Err(error) => Err(error),
    }
}

pub(super) async fn by_login(db: &Db, login: &str) -> Result<Option<Credentials>, StoreError> {
    let row: Option<(String, String, String, i64, String)> = ask!(
        db,
        fetch_optional,
        "SELECT id, name, login, created, password FROM people WHERE login_key = $1 AND name IS NOT NULL",
        login_key(login),
    )?;
    Ok(row.map(|(id, name, login, created, password_hash)| Credentials {
        person: Person { id: PersonId::stored(id), name, login: Some(login), created },
        password_hash,
    }))
}

/// The sessions go second: those of a person without a name are worth nothing, should the second step fail.
pub(super) async fn delete(db: &Db, id: &PersonId) -> Result<(), StoreError> {
    let _: Vec<(String,)> = change!(
        db,
        "UPDATE people SET name = NULL, login = NULL, login_key = NULL, password = NULL WHERE id = $1 RETURNING id",
        id.as_str(),
    )?;
    delete_sessions_of(db, id).await
}

pub(super) async fn create_session(db: &Db, session: &NewSession) -> Result<(), StoreError> {
    let made: Vec<(String,)> = change!(
        db,
        "INSERT INTO sessions (token_hash, person, created, expires)
         SELECT $1, id, $3, $4 FROM people WHERE id = $2 AND name IS NOT NULL
         RETURNING person",
        &session.token_hash.0[..],
        session.person.as_str(),
        session.created,
        session.expires,
    )?;
    some(&made)
}

pub(super) async fn session(
    db: &Db,
    token_hash: &TokenHash,
    now: i64,
) -> Result<Option<Session>, StoreError> {
    let row: Option<(String, i64, i64)> = ask!(
        db,
        fetch_optional,
        "SELECT s.person, s.created, s.expires FROM sessions s JOIN people p ON p.id = s.person
         WHERE s.token_hash = $1 AND s.expires > $2 AND p.name IS NOT NULL",
        &token_hash.0[..],
        now,
    )?;
    Ok(row.map(|(person, created, expires)| Session { person: PersonId::stored(person), created, expires }))
}

pub(super) async fn delete_session(db: &Db, token_hash: &TokenHash) -> Result<(), StoreError> {
    let _: Vec<(String,)> =
        change!(db, "DELETE FROM sessions WHERE token_hash = $1 RETURNING person", &token_hash.0[..],)?;
    Ok(())
}

pub(super) async fn delete_sessions_of(db: &Db, person: &PersonId) -> Result<(), StoreError> {
    let _: Vec<(String,)> =
        change!(db, "DELETE FROM sessions WHERE person = $1 RETURNING person", person.as_str())?;
    Ok(())
}

pub(super) async fn delete_ended_sessions(db: &Db, now: i64) -> Result<u64, StoreError> {
    let gone: Vec<(String,)> = change!(db, "DELETE FROM sessions WHERE expires <= $1 RETURNING person", now)?;
    Ok(gone.len() as u64)
}
