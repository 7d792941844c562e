//! Sessions that have ended: sockets that live by them must close, at whatever node they are.

use std::fmt;
use std::str::FromStr;

use tinstar_protocol::{PersonId, TableId};

/// What has ended. Nodes tell each other in a word about a table that is none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Revoked {
    /// The session of the token with this hash.
    Session([u8; 32]),
    /// All sessions of this person, who may have deleted themselves.
    Person(PersonId),
    /// Some sessions of this person: who has one looks whether it is among them.
    Some(PersonId),
}

/// The table that words about people are passed on under.
#[must_use]
pub fn nowhere() -> TableId {
    "_".parse().expect("an underscore is an id")
}

impl fmt::Display for Revoked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Session(token) => write!(f, "out-{}", hex::encode(token)),
            Self::Person(person) => write!(f, "gone-{person}"),
            Self::Some(person) => write!(f, "some-{person}"),
        }
    }
}

impl FromStr for Revoked {
    type Err = ();

    fn from_str(word: &str) -> Result<Self, ()> {
        let (kind, name) = word.split_once('-').ok_or(())?;
        let person = || name.parse().map_err(|_| ());
        match kind {
            "out" => {
                let mut token = [0; 32];
                hex::decode_to_slice(name, &mut token).map_err(|_| ())?;
                Ok(Self::Session(token))
            }
            "gone" => person().map(Self::Person),
            "some" => person().map(Self::Some),
            _ => Err(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_read_back_as_written_and_are_short_enough() {
        let anna: PersonId = "abcdefghijklmnopqrstuvwx23".parse().unwrap();
        for revoked in [Revoked::Session([7; 32]), Revoked::Person(anna.clone()), Revoked::Some(anna)] {
            let word = revoked.to_string();
            assert!(word.len() <= 80, "{word}");
            assert_eq!(word.parse(), Ok(revoked));
        }
        for nonsense in ["", "out", "out-7", "gone-", "gone-a b", "here-a-1-2-3"] {
            assert_eq!(nonsense.parse::<Revoked>(), Err(()), "{nonsense}");
        }
    }
}
