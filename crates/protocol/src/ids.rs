//! The names of things: of tables, of people, of entries in a log. They are checked once, where they come in.

use std::error::Error;
use std::fmt;
use std::sync::Arc;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tinstar_core::Seat;
use ts_rs::TS;

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

/// Whether a text can be an id.
#[must_use]
pub fn is_id(text: &str) -> bool {
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    (1..=LONGEST).contains(&text.len()) && text.bytes().all(fits)
}

/// Makes a type for the names of one kind of thing. It is a text wherever it is written, and no text that
/// [`is_id`](crate::is_id) refuses is read as one.
#[macro_export]
macro_rules! id {
    ($(#[$meta:meta])* $name:ident) => {
        $(#[$meta])*
        ///
        /// Made by `parse`; 1 to 64 ASCII letters, digits, `-` or `_`. A clone is cheap.
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(::std::sync::Arc<str>);

        impl $name {
            /// The text of the id.
            #[must_use]
            pub fn as_str(&self) -> &str {
                &self.0
            }

            /// The text of the id, not copied.
            #[must_use]
            pub fn share(&self) -> ::std::sync::Arc<str> {
                ::std::sync::Arc::clone(&self.0)
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = $crate::BadId;

            fn from_str(text: &str) -> Result<Self, $crate::BadId> {
                if $crate::is_id(text) { Ok(Self(text.into())) } else { Err($crate::BadId) }
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(&self.0)
            }
        }
    };
}

macro_rules! id_on_the_wire {
    ($(#[$doc:meta])* $name:ident) => {
        id! {
            $(#[$doc])*
            #[derive(Serialize, Deserialize, TS, JsonSchema)]
            #[serde(try_from = "String", into = "String")]
            #[ts(type = "string")]
            $name
        }

        impl TryFrom<String> for $name {
            type Error = BadId;

            fn try_from(text: String) -> Result<Self, BadId> {
                text.parse()
            }
        }

        impl From<$name> for String {
            fn from(id: $name) -> Self {
                id.as_str().to_owned()
            }
        }
    };
}

id_on_the_wire! {
    /// Names a table, everywhere and for ever.
    TableId
}

id_on_the_wire! {
    /// Names a person: a guest or somebody with an account.
    PersonId
}

/// The number of a seat as somebody outside names it. Only the table knows whether there is such a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(transparent)]
#[ts(type = "number")]
pub struct SeatNumber(pub u8);

impl SeatNumber {
    /// The seat, if any table can have so many.
    #[must_use]
    pub fn seat(self) -> Option<Seat> {
        Seat::try_from(self.0).ok()
    }
}

impl From<Seat> for SeatNumber {
    fn from(seat: Seat) -> Self {
        Self(seat.into())
    }
}

/// The number of an entry in its table's log: 1, 2, 3, ... without gaps. 0 stands before the first.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize, TS, JsonSchema,
)]
#[serde(transparent)]
#[ts(type = "number")]
pub struct Seq(pub u64);

impl Seq {
    /// The number that follows.
    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0.saturating_add(1))
    }

    /// The number before; 0 has none and stays.
    #[must_use]
    pub const fn before(self) -> Self {
        Self(self.0.saturating_sub(1))
    }
}

impl fmt::Display for Seq {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// What makes a repeat recognisable: the person, and a key that the person's client chose for one act. The same act
/// at the same table with the same client key is answered as before and never done twice.
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

    /// The client's own name for the act, not copied.
    #[must_use]
    pub fn share_key(&self) -> Arc<str> {
        Arc::clone(&self.key)
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
    fn an_id_is_a_text_and_a_number_a_number_wherever_they_are_written() {
        let anna: PersonId = serde_json::from_str("\"anna\"").unwrap();
        assert_eq!(serde_json::to_string(&(&anna, Seq(7))).unwrap(), "[\"anna\",7]");
        let refused = serde_json::from_str::<PersonId>("\"a b\"").unwrap_err().to_string();
        assert!(refused.starts_with("bad_id: "), "{refused}");
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
    fn numbers_end_where_they_end() {
        assert_eq!(Seq(u64::MAX).next(), Seq(u64::MAX));
        assert_eq!((Seq(0).before(), Seq(5).before()), (Seq(0), Seq(4)));
    }
}
