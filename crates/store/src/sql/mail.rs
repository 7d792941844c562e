//! Where accounts can be written to, and the links that were sent there.

use super::{ask, change};
use crate::error::check_texts;
use crate::ids::stored_id;
use crate::{NewLetter, PersonId, Purpose, Store, StoreError, TokenHash};

impl Store {
    /// Where a person can be written to.
    pub async fn mail_of(&self, person: &PersonId) -> Result<Option<String>, StoreError> {
        let row: Option<(Option<String>,)> = ask!(
            &self.db,
            fetch_optional,
            "SELECT mail FROM people WHERE id = $1 AND name IS NOT NULL",
            person.as_str(),
        )?;
        Ok(row.and_then(|(mail,)| mail))
    }

    /// Sets where a person can be written to, or that nowhere. Links to a new password that were sent elsewhere are worth
    /// nothing any more.
    ///
    /// # Errors
    /// `missing` when the person does not exist.
    pub async fn set_mail(&self, person: &PersonId, mail: Option<&str>) -> Result<(), StoreError> {
        check_texts(mail)?;
        let set: Vec<(String,)> = change!(
            &self.db,
            "UPDATE people SET mail = $2 WHERE id = $1 AND name IS NOT NULL RETURNING id",
            person.as_str(),
            mail,
        )?;
        if set.is_empty() {
            return Err(StoreError::Missing);
        }
        self.forget_letters(person).await
    }

    /// Remembers a link, in place of the last one to the same person for the same purpose.
    ///
    /// # Errors
    /// `missing` when the person does not exist.
    pub async fn add_letter(&self, letter: NewLetter) -> Result<(), StoreError> {
        check_texts([&*letter.mail])?;
        let _: Vec<(String,)> = change!(
            &self.db,
            "INSERT INTO letters (token_hash, person, purpose, mail, expires) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (person, purpose) DO UPDATE
             SET token_hash = excluded.token_hash, mail = excluded.mail, expires = excluded.expires
             RETURNING person",
            &letter.token_hash.0[..],
            letter.person.as_str(),
            letter.purpose.as_str(),
            &letter.mail,
            letter.expires,
        )?;
        Ok(())
    }

    /// Uses a link up that has not ended by `now`: whose it was, and where it was sent.
    pub async fn use_letter(
        &self,
        token: &TokenHash,
        purpose: Purpose,
        now: i64,
    ) -> Result<Option<(PersonId, String)>, StoreError> {
        let used: Vec<(String, String)> = change!(
            &self.db,
            "DELETE FROM letters WHERE token_hash = $1 AND purpose = $2 AND expires > $3 RETURNING person, mail",
            &token.0[..],
            purpose.as_str(),
            now,
        )?;
        used.into_iter().next().map(|(person, mail)| Ok((stored_id(&person)?, mail))).transpose()
    }

    /// Forgets the links that were sent to a person.
    pub async fn forget_letters(&self, person: &PersonId) -> Result<(), StoreError> {
        let _: Vec<(String,)> =
            change!(&self.db, "DELETE FROM letters WHERE person = $1 RETURNING person", person.as_str())?;
        Ok(())
    }

    /// Forgets the links that have ended by `now`.
    pub async fn delete_ended_letters(&self, now: i64) -> Result<(), StoreError> {
        let _: Vec<(String,)> =
            change!(&self.db, "DELETE FROM letters WHERE expires <= $1 RETURNING person", now)?;
        Ok(())
    }
}
