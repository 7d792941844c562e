//! People and their sessions. A person without a name is deleted.

use super::{Db, ask, change};
use crate::error::check_texts;
use crate::ids::stored_id;
use crate::{
    Created, Credentials, LoginSet, NewPerson, NewSession, Person, PersonId, Session, Store, StoreError,
    TokenHash,
};

/// A change that must have found somebody.
const fn some(changed: &[(String,)]) -> Result<(), StoreError> {
    if changed.is_empty() { Err(StoreError::Missing) } else { Ok(()) }
}

/// Login names that differ in capitals only are the same.
fn login_key(login: &str) -> String {
    login.to_lowercase()
}

/// How many devices of a person are known.
const MOST_DEVICES: i64 = 20;

impl Store {
    /// Remembers somebody, a guest.
    pub async fn create_person(&self, person: NewPerson) -> Result<Created, StoreError> {
        check_texts([&*person.name])?;
        let made: Vec<(String,)> = change!(
            &self.db,
            "INSERT INTO people (id, name, created) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING id",
            person.id.as_str(),
            &person.name,
            person.created,
        )?;
        Ok(if made.is_empty() { Created::Exists } else { Created::New })
    }

    /// The person of this id, unless deleted.
    pub async fn person(&self, id: &PersonId) -> Result<Option<Person>, StoreError> {
        let row: Option<(String, Option<String>, i64)> = ask!(
            &self.db,
            fetch_optional,
            "SELECT name, login, created FROM people WHERE id = $1 AND name IS NOT NULL",
            id.as_str(),
        )?;
        Ok(row.map(|(name, login, created)| Person { id: id.clone(), name, login, created }))
    }

    /// Changes what others see.
    ///
    /// # Errors
    /// `missing` when the person does not exist.
    pub async fn rename(&self, id: &PersonId, name: &str) -> Result<(), StoreError> {
        check_texts([name])?;
        let renamed: Vec<(String,)> = change!(
            &self.db,
            "UPDATE people SET name = $2 WHERE id = $1 AND name IS NOT NULL RETURNING id",
            id.as_str(),
            name,
        )?;
        some(&renamed)
    }

    /// Sets, or changes, how a person signs in. Login names are unique without regard to capitals.
    ///
    /// # Errors
    /// `missing` when the person does not exist.
    pub async fn set_password(
        &self,
        id: &PersonId,
        login: &str,
        password_hash: &str,
    ) -> Result<LoginSet, StoreError> {
        check_texts([login, password_hash])?;
        // The condition answers in the common case; the unique column decides between two who ask at once.
        let set: Result<Vec<(String,)>, StoreError> = change!(
            &self.db,
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
            Ok(_) if self.person(id).await?.is_none() => Err(StoreError::Missing),
            Ok(_) | Err(StoreError::Refused(_)) => Ok(LoginSet::Taken),
            Err(error) => Err(error),
        }
    }

    /// Who signs in with this name, in whatever capitals.
    pub async fn person_by_login(&self, login: &str) -> Result<Option<Credentials>, StoreError> {
        check_texts([login])?;
        let row: Option<(String, String, String, i64, String)> = ask!(
            &self.db,
            fetch_optional,
            "SELECT id, name, login, created, password FROM people WHERE login_key = $1 AND name IS NOT NULL",
            login_key(login),
        )?;
        row.map(|(id, name, login, created, password_hash)| {
            let person = Person { id: stored_id(&id)?, name, login: Some(login), created };
            Ok(Credentials { person, password_hash })
        })
        .transpose()
    }

    /// Forgets a person's name, login, sessions, what they said and how they played, for good. Their entries in logs stay, under an id that
    /// names nobody.
    pub async fn delete_person(&self, id: &PersonId) -> Result<(), StoreError> {
        // The sessions go second: those of a person without a name are worth nothing, should the second step fail.
        let _: Vec<(String,)> = change!(
            &self.db,
            "UPDATE people SET name = NULL, login = NULL, login_key = NULL, password = NULL, mail = NULL, here = NULL
             WHERE id = $1 RETURNING id",
            id.as_str(),
        )?;
        self.delete_sessions_of(id).await?;
        self.forget_devices(id).await?;
        self.set_recovery(id, &[]).await?;
        self.forget_letters(id).await?;
        self.forget_said(id).await?;
        self.forget_told(id).await?;
        self.forget_friends(id).await?;
        self.forget_played(id).await?;
        self.forget_ways(id).await?;
        match &self.db {
            Db::Sqlite(db) => db.scrub().await,
            // An error means that the server does it in its own time.
            Db::Postgres(db) => {
                let _ = sqlx::query(
                    "VACUUM people, sessions, devices, recovery, letters, chat, reports, hidden, friends, friend_links,
                     invitations, played, ways, notices",
                )
                .execute(db.pool())
                .await;
                Ok(())
            }
        }
    }

    /// Makes sure that a name that was taken out of logs and summaries is nowhere in the files.
    pub async fn scrub_names(&self) -> Result<(), StoreError> {
        match &self.db {
            Db::Sqlite(db) => db.scrub().await,
            // An error means that the server does it in its own time.
            Db::Postgres(db) => {
                let _ = sqlx::query("VACUUM log, tables").execute(db.pool()).await;
                Ok(())
            }
        }
    }

    /// Forgets what a person told the host and whom they hid, and that others hid them.
    async fn forget_told(&self, id: &PersonId) -> Result<(), StoreError> {
        let _: Vec<(String,)> =
            change!(&self.db, "DELETE FROM reports WHERE person = $1 RETURNING person", id.as_str())?;
        let _: Vec<(String,)> = change!(
            &self.db,
            "DELETE FROM hidden WHERE person = $1 OR whom = $1 RETURNING person",
            id.as_str(),
        )?;
        Ok(())
    }

    /// Which of these people are deleted.
    pub async fn deleted_of(&self, people: &[PersonId]) -> Result<Vec<PersonId>, StoreError> {
        let mut deleted = vec![];
        for person in people {
            let (gone,): (i64,) = ask!(
                &self.db,
                fetch_one,
                "SELECT count(*) FROM people WHERE id = $1 AND name IS NULL",
                person.as_str(),
            )?;
            deleted.extend((gone > 0).then(|| person.clone()));
        }
        Ok(deleted)
    }

    /// When each session of a person that has not ended by `now` began and will end.
    pub async fn sessions_of(&self, person: &PersonId, now: i64) -> Result<Vec<(i64, i64)>, StoreError> {
        ask!(
            &self.db,
            fetch_all,
            "SELECT created, expires FROM sessions WHERE person = $1 AND expires > $2 ORDER BY created",
            person.as_str(),
            now,
        )
    }

    /// Remembers a device of somebody's.
    ///
    /// # Errors
    /// `missing` when the person does not exist.
    pub async fn add_device(&self, token: &TokenHash, person: &PersonId, at: i64) -> Result<(), StoreError> {
        let _: Vec<(String,)> = change!(
            &self.db,
            "INSERT INTO devices (token_hash, person, created) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING
             RETURNING person",
            &token.0[..],
            person.as_str(),
            at,
        )?;
        // Whoever signs in from new devices again and again is known on the last of them.
        let _: Vec<(String,)> = change!(
            &self.db,
            "DELETE FROM devices WHERE person = $1 AND token_hash NOT IN
                 (SELECT token_hash FROM devices WHERE person = $1 ORDER BY created DESC, token_hash LIMIT $2)
             RETURNING person",
            person.as_str(),
            MOST_DEVICES,
        )?;
        Ok(())
    }

    /// Whether a device is known to be somebody's.
    pub async fn is_device(&self, token: &TokenHash, person: &PersonId) -> Result<bool, StoreError> {
        let (count,): (i64,) = ask!(
            &self.db,
            fetch_one,
            "SELECT count(*) FROM devices WHERE token_hash = $1 AND person = $2",
            &token.0[..],
            person.as_str(),
        )?;
        Ok(count > 0)
    }

    /// Forgets all devices of a person.
    pub async fn forget_devices(&self, person: &PersonId) -> Result<(), StoreError> {
        let _: Vec<(String,)> =
            change!(&self.db, "DELETE FROM devices WHERE person = $1 RETURNING person", person.as_str())?;
        Ok(())
    }

    /// Sets the codes with which a person can set a new password; those before are worth nothing.
    ///
    /// # Errors
    /// `missing` when the person does not exist.
    pub async fn set_recovery(&self, person: &PersonId, codes: &[TokenHash]) -> Result<(), StoreError> {
        let _: Vec<(String,)> =
            change!(&self.db, "DELETE FROM recovery WHERE person = $1 RETURNING person", person.as_str())?;
        for code in codes {
            let _: Vec<(String,)> = change!(
                &self.db,
                "INSERT INTO recovery (person, code_hash) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING person",
                person.as_str(),
                &code.0[..],
            )?;
        }
        Ok(())
    }

    /// Uses one of a person's codes up; says whether it was one.
    pub async fn use_recovery(&self, person: &PersonId, code: &TokenHash) -> Result<bool, StoreError> {
        let used: Vec<(String,)> = change!(
            &self.db,
            "DELETE FROM recovery WHERE person = $1 AND code_hash = $2 RETURNING person",
            person.as_str(),
            &code.0[..],
        )?;
        Ok(!used.is_empty())
    }

    /// Begins a session.
    ///
    /// # Errors
    /// `missing` when the person does not exist.
    pub async fn create_session(&self, session: NewSession) -> Result<(), StoreError> {
        let made: Vec<(String,)> = change!(
            &self.db,
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

    /// The session of this token, unless it has ended by `now`.
    pub async fn session(&self, token_hash: &TokenHash, now: i64) -> Result<Option<Session>, StoreError> {
        let row: Option<(String, i64, i64, i64, i64)> = ask!(
            &self.db,
            fetch_optional,
            "SELECT s.person, s.created, s.expires, coalesce(p.banned, 0), coalesce(p.seen, p.created) FROM sessions s JOIN people p ON p.id = s.person
             WHERE s.token_hash = $1 AND s.expires > $2 AND p.name IS NOT NULL",
            &token_hash.0[..],
            now,
        )?;
        row.map(|(person, created, expires, banned, seen)| {
            Ok(Session { person: stored_id(&person)?, created, expires, banned, seen })
        })
        .transpose()
    }

    /// Ends a session.
    pub async fn delete_session(&self, token_hash: &TokenHash) -> Result<(), StoreError> {
        let _: Vec<(String,)> = change!(
            &self.db,
            "DELETE FROM sessions WHERE token_hash = $1 RETURNING person",
            &token_hash.0[..],
        )?;
        Ok(())
    }

    /// Ends all sessions of a person.
    pub async fn delete_sessions_of(&self, person: &PersonId) -> Result<(), StoreError> {
        let _: Vec<(String,)> =
            change!(&self.db, "DELETE FROM sessions WHERE person = $1 RETURNING person", person.as_str())?;
        Ok(())
    }

    /// Ends all sessions of a person but one.
    pub async fn delete_other_sessions(&self, person: &PersonId, but: &TokenHash) -> Result<(), StoreError> {
        let _: Vec<(String,)> = change!(
            &self.db,
            "DELETE FROM sessions WHERE person = $1 AND token_hash <> $2 RETURNING person",
            person.as_str(),
            &but.0[..],
        )?;
        Ok(())
    }

    /// Forgets the sessions that have ended by `now`; says how many.
    pub async fn delete_ended_sessions(&self, now: i64) -> Result<u64, StoreError> {
        let gone: Vec<(String,)> =
            change!(&self.db, "DELETE FROM sessions WHERE expires <= $1 RETURNING person", now)?;
        Ok(gone.len() as u64)
    }
}
