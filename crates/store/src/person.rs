//! People and their sessions.

use std::fmt;

use crate::PersonId;

/// Somebody to be remembered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewPerson {
    /// Their id, chosen by the caller.
    pub id: PersonId,
    /// What others see.
    pub name: String,
    /// When they first came.
    pub created: i64,
}

/// Somebody who plays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// Their id.
    pub id: PersonId,
    /// What others see.
    pub name: String,
    /// The name they sign in with, as they typed it; a guest has none.
    pub login: Option<String>,
    /// When they first came.
    pub created: i64,
}

/// What became of a request for a login name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[must_use]
pub enum LoginSet {
    /// The person signs in with it from now on.
    Done,
    /// Somebody else has it, perhaps with other capitals. Nothing changed.
    Taken,
}

/// Somebody who wants to sign in, and the hash that their password must fit.
#[derive(Clone, PartialEq, Eq)]
pub struct Credentials {
    /// Who it would be.
    pub person: Person,
    /// The hash of the password.
    pub password_hash: String,
}

impl fmt::Debug for Credentials {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Credentials").field("person", &self.person).finish_non_exhaustive()
    }
}

/// The hash of a session's token. The store never sees the token.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct TokenHash(pub [u8; 32]);

impl fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TokenHash(..)")
    }
}

/// What a link in a mail is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// Shows that whoever follows it reads what comes to an address.
    Confirm,
    /// Sets a new password.
    Recover,
}

impl Purpose {
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::Confirm => "confirm",
            Self::Recover => "recover",
        }
    }
}

/// A link that is sent to somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewLetter {
    /// The hash of its token.
    pub token_hash: TokenHash,
    /// To whom.
    pub person: PersonId,
    /// What for.
    pub purpose: Purpose,
    /// Where it is sent.
    pub mail: String,
    /// When it ends.
    pub expires: i64,
}

/// A session to be begun.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewSession {
    /// The hash of its token.
    pub token_hash: TokenHash,
    /// Whose it is.
    pub person: PersonId,
    /// When it begins.
    pub created: i64,
    /// When it ends.
    pub expires: i64,
}

/// A session that has not ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    /// Whose it is.
    pub person: PersonId,
    /// When it began.
    pub created: i64,
    /// When it ends.
    pub expires: i64,
    /// Until when the host keeps the person out; 0 if nothing was said.
    pub banned: i64,
    /// When the person was last here, to the day.
    pub seen: i64,
}
