//! The names of things.

use std::error::Error;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

/// A name that cannot be used: ids are 1 to 64 ASCII letters, digits, `-` or `_`, client keys 1 to 64 visible
/// ASCII characters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadId;

impl fmt::Display for BadId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("bad_id: an id is 1 to 64 letters, digits, hyphens or underscores")
    }
}

impl Error for BadId {}

const LONGEST: usize = 64;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        ///
        /// Made by `parse`; 1 to 64 ASCII letters, digits, `-` or `_`. A clone is cheap.
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(Arc<str>);

        impl $name {
            /// The text of the id.
            #[must_use]
            pub fn as_str(&self) -> &str {
                &self.0
            }

            /// Shares the text with a statement.
            pub(crate) fn text(&self) -> Arc<str> {
                Arc::clone(&self.0)
            }

            /// An id that was checked before it was stored.
            pub(crate) fn stored(text: String) -> Self {
                Self(text.into())
            }
        }

        impl FromStr for $name {
            type Err = BadId;

            fn from_str(text: &str) -> Result<Self, BadId> {
                let fits = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
                let good = (1..=LONGEST).contains(&text.len()) && text.bytes().all(fits);
                if good { Ok(Self(text.into())) } else { Err(BadId) }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }
    };
}

id! {
    /// Names a table, everywhere and for ever.
    TableId
}

id! {
    /// Names a person: a guest or somebody with an account.
    PersonId
}

id! {
    /// Names a kind of job, such as `clock` or `bot`; a table has at most one job of a kind.
    JobKind
}

/// The number of an entry in its table's log: 1, 2, 3, ... without gaps. 0 stands before the first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Seq(pub u64);

impl Seq {
    /// The number that follows.
    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0.saturating_add(1))
    }

    /// As the database counts. Numbers that it cannot count to are never last + 1, so the highest will do.
    pub(crate) fn sql(self) -> i64 {
        i64::try_from(self.0).unwrap_or(i64::MAX)
    }

    pub(crate) fn stored(seq: i64) -> Self {
        Self(seq.unsigned_abs())
    }
}

impl fmt::Display for Seq {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// What makes a repeat recognisable: the person, and a key that the person's client chose for one act. A second
/// append to the same table with the same client key is answered with the first one's number.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ClientKey {
    person: PersonId,
    key: Arc<str>,
}

impl ClientKey {
    /// A key of 1 to 64 visible ASCII characters.
    ///
    /// # Errors
    /// When the key is anything else.
    pub fn new(person: PersonId, key: &str) -> Result<Self, BadId> {
        let good = (1..=LONGEST).contains(&key.len()) && key.bytes().all(|byte| byte.is_ascii_graphic());
        if good { Ok(Self { person, key: key.into() }) } else { Err(BadId) }
    }

    /// Whose act it was.
    #[must_use]
    pub const fn person(&self) -> &PersonId {
        &self.person
    }

    /// The client's own name for the act.
    #[must_use]
    pub fn key(&self) -> &str {
        &self.key
    }

    pub(crate) fn key_text(&self) -> Arc<str> {
        Arc::clone(&self.key)
    }

    pub(crate) fn stored(person: String, key: String) -> Self {
        Self { person: PersonId::stored(person), key: key.into() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_short_and_plain() {
        for good in ["a", "Zz-9_", &"x".repeat(64)] {
            assert_eq!(good.parse::<TableId>().unwrap().as_str(), good);
        }
        for bad in ["", "a b", "a;b", "é", "a\0", &"x".repeat(65)] {
            assert_eq!(bad.parse::<TableId>(), Err(BadId), "{bad:?}");
        }
    }

    #[test]
    fn a_client_key_is_short_and_visible() {
        let anna: PersonId = "anna".parse().unwrap();
        assert!(ClientKey::new(anna.clone(), "1:{click}").is_ok());
        for bad in ["", "a b", "a\0", "é", &"x".repeat(65)] {
            assert_eq!(ClientKey::new(anna.clone(), bad), Err(BadId), "{bad:?}");
        }
    }

    #[test]
    fn a_number_too_high_for_the_database_stays_high() {
        assert_eq!(Seq(u64::MAX).sql(), i64::MAX);
        assert_eq!(Seq(u64::MAX).next(), Seq(u64::MAX));
    }
}
