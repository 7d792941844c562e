//! [`RuleId`]: the number of a rule in `games/<game>/rules.md`.

use std::fmt;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The id of one rule: a book of up to four capital letters and a number, such as `CS-23`.
///
/// Ids are never reused. Every event and every refusal carries one.
///
/// ```
/// use tinstar_core::{RuleId, rule};
/// const SWAP: RuleId = rule!("CS-24");
/// assert_eq!(SWAP.to_string(), "CS-24");
/// assert_eq!("CS-24".parse(), Ok(SWAP));
/// assert!("CS-".parse::<RuleId>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RuleId {
    book: [u8; 4],
    number: u16,
}

/// The [`RuleId`] written as a literal, checked when the program is compiled.
#[macro_export]
macro_rules! rule {
    ($id:literal) => {
        const { $crate::RuleId::new($id) }
    };
}

/// [`rule!`] for a rule that an event cites: what can fire is collected from these.
#[macro_export]
macro_rules! fires {
    ($id:literal) => {
        $crate::rule!($id)
    };
}

impl RuleId {
    /// The id written `id`; in code prefer [`rule!`], which checks at compile time.
    ///
    /// # Panics
    /// If `id` is not one to four capital letters, a hyphen and a number from 1 to 9999.
    #[must_use]
    pub const fn new(id: &str) -> Self {
        match Self::read(id.as_bytes()) {
            Some(rule) => rule,
            None => panic!("a rule id looks like CS-23"),
        }
    }

    const fn read(text: &[u8]) -> Option<Self> {
        let mut book = [0; 4];
        let mut at = 0;
        while at < text.len() && text[at].is_ascii_uppercase() {
            if at == book.len() {
                return None;
            }
            book[at] = text[at];
            at += 1;
        }
        let digits = at + 1;
        if at == 0
            || digits >= text.len()
            || text[at] != b'-'
            || text.len() - digits > 4
            || text[digits] == b'0'
        {
            return None;
        }
        let mut number = 0;
        at = digits;
        while at < text.len() {
            if !text[at].is_ascii_digit() {
                return None;
            }
            number = number * 10 + (text[at] - b'0') as u16;
            at += 1;
        }
        Some(Self { book, number })
    }

    /// The letters before the hyphen.
    #[must_use]
    pub fn book(&self) -> &str {
        let length = self.book.iter().position(|byte| *byte == 0).unwrap_or(self.book.len());
        std::str::from_utf8(&self.book[..length]).expect("a book's letters are ASCII")
    }

    /// The number after the hyphen.
    #[must_use]
    pub const fn number(&self) -> u16 {
        self.number
    }

    /// The id as text, written into `room`: servers write many, and this allocates nothing.
    fn text<'a>(&self, room: &'a mut [u8; LONGEST]) -> &'a str {
        let mut end = 0;
        let mut put = |byte: u8| {
            room[end] = byte;
            end += 1;
        };
        self.book.into_iter().filter(|byte| *byte != 0).for_each(&mut put);
        put(b'-');
        for place in [1000, 100, 10, 1] {
            if self.number >= place {
                put(b'0' + (self.number / place % 10) as u8);
            }
        }
        std::str::from_utf8(&room[..end]).expect("an id is ASCII")
    }
}

/// Four letters, a hyphen and four digits.
const LONGEST: usize = 9;

impl FromStr for RuleId {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        Self::read(text.as_bytes())
            .ok_or_else(|| format!("\"{text}\" is not a rule id; one looks like CS-23"))
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.text(&mut [0; LONGEST]))
    }
}

impl fmt::Debug for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl Serialize for RuleId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.text(&mut [0; LONGEST]))
    }
}

impl<'de> Deserialize<'de> for RuleId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_read_back_as_written() {
        for id in ["CS-1", "ELF-60", "CE-164", "ABCD-9999", "M-10", "CE-99", "CE-100"] {
            assert_eq!(id.parse::<RuleId>().unwrap().to_string(), id);
        }
    }

    #[test]
    fn anything_else_is_no_id() {
        for text in [
            "", "-", "CS", "CS-", "-1", "cs-1", "CS-01", "CS-0", "CS-1a", "ABCDE-1", "CS-10000", "CS 1",
            "CS--1",
        ] {
            assert!(text.parse::<RuleId>().is_err(), "{text} was read as a rule id");
        }
    }

    #[test]
    fn ids_sort_by_book_then_number() {
        let mut ids: Vec<RuleId> = ["MP-2", "CE-10", "CE-9", "HS-1"].map(RuleId::new).to_vec();
        ids.sort();
        assert_eq!(ids, ["CE-9", "CE-10", "HS-1", "MP-2"].map(RuleId::new));
    }
}
