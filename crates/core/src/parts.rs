//! [`Parts`]: what became different between two views, part by part.

use serde::Serialize;
pub use tinstar_derive::Parts;

use crate::BySeat;

/// Something that changes in parts: a view, and what it is made of. The parts are those of its JSON, so whoever has
/// the JSON of the value before and puts in what [`Parts::changes`] tells has the JSON of the value now.
///
/// Derive it: a struct with named fields has them as its parts (leave serde's names alone there), anything else is
/// told as a whole.
///
/// ```
/// use serde::Serialize;
/// use tinstar_core::{Changes, Part, Parts};
///
/// #[derive(PartialEq, Serialize, Parts)]
/// struct View { coins: [u8; 2], turn: u8 }
///
/// #[derive(Default)]
/// struct Listed { path: Vec<Part>, found: Vec<String> }
/// impl Changes for Listed {
///     fn enter(&mut self, part: Part) { self.path.push(part) }
///     fn leave(&mut self) { self.path.pop(); }
///     fn changed<T: Serialize>(&mut self, now: &T) {
///         self.found.push(format!("{:?}: {}", self.path, serde_json::to_string(now).unwrap()));
///     }
/// }
///
/// let mut listed = Listed::default();
/// View { coins: [3, 5], turn: 1 }.changes(&View { coins: [3, 4], turn: 1 }, &mut listed);
/// assert_eq!(listed.found, [r#"[Field("coins"), Index(1)]: 5"#]);
/// ```
pub trait Parts: Serialize + PartialEq {
    /// Tells `found` every part of `self` that is not as it was in `before`; nothing if they are equal.
    fn changes(&self, before: &Self, found: &mut impl Changes);
}

/// Which part of something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum Part {
    /// The field with this name.
    Field(&'static str),
    /// The item with this number, from 0.
    Index(usize),
}

/// Receives what changed.
pub trait Changes {
    /// Goes to a part of where it is.
    fn enter(&mut self, part: Part);

    /// Goes back to what that was a part of.
    fn leave(&mut self);

    /// What is here is `now` this.
    fn changed<T: Serialize>(&mut self, now: &T);
}

/// Implements [`Parts`] for types that are told as a whole.
macro_rules! wholes {
    ($($whole:ty)*) => {$(
        impl Parts for $whole {
            #[inline]
            fn changes(&self, before: &Self, found: &mut impl Changes) {
                if self != before {
                    found.changed(self);
                }
            }
        }
    )*};
}
wholes!(bool u8 i8 u16 i16 u32 i32 u64 usize crate::Seat crate::RuleId crate::Outcome);

/// Something appears or goes as a whole; what stays changes in parts.
impl<T: Parts> Parts for Option<T> {
    fn changes(&self, before: &Self, found: &mut impl Changes) {
        match (self, before) {
            (Some(now), Some(before)) => now.changes(before, found),
            (None, None) => {}
            (Some(_), None) | (None, Some(_)) => found.changed(self),
        }
    }
}

/// The parts of lists are their items, as long as there are as many; `whole` is the list that `now` is of.
pub(crate) fn item_changes<T: Parts>(
    now: &[T],
    before: &[T],
    whole: &impl Serialize,
    found: &mut impl Changes,
) {
    if now.len() != before.len() {
        return found.changed(whole);
    }
    for (index, (now, before)) in now.iter().zip(before).enumerate() {
        if now != before {
            found.enter(Part::Index(index));
            now.changes(before, found);
            found.leave();
        }
    }
}

impl<T: Parts, const N: usize> Parts for [T; N]
where
    [T; N]: Serialize,
{
    fn changes(&self, before: &Self, found: &mut impl Changes) {
        item_changes(self, before, self, found);
    }
}

impl<T: Parts> Parts for Vec<T> {
    fn changes(&self, before: &Self, found: &mut impl Changes) {
        item_changes(self, before, self, found);
    }
}

impl<T: Parts, const N: usize> Parts for BySeat<T, N> {
    fn changes(&self, before: &Self, found: &mut impl Changes) {
        item_changes(self.as_slice(), before.as_slice(), self, found);
    }
}
