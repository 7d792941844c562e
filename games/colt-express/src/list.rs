//! A short list stored flat.

use std::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Up to `N` items in order, without a heap. In JSON a list.
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    length: u8,
    items: [T; N],
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        Self { length: 0, items: [T::default(); N] }
    }
}

impl<T: Copy, const N: usize> List<T, N> {
    /// The items in order.
    #[must_use]
    pub fn as_slice(&self) -> &[T] {
        &self.items[..usize::from(self.length)]
    }

    /// The items in order, to change them.
    #[must_use]
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.length)]
    }

    /// How many items.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.length as usize
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.length == 0
    }

    /// Adds an item at the end.
    ///
    /// # Panics
    /// If the list is full.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[self.len()] = item;
        self.length += 1;
    }

    /// Takes out the item at `place`; those after it move up.
    ///
    /// # Panics
    /// If there is none.
    pub fn remove(&mut self, place: usize) -> T {
        let item = self.as_slice()[place];
        let length = self.len();
        self.items.copy_within(place + 1..length, place);
        self.length -= 1;
        item
    }

    /// Takes out everything.
    pub const fn clear(&mut self) {
        self.length = 0;
    }
}

/// Only what is in the list counts.
impl<T: PartialEq + Copy, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Eq + Copy, const N: usize> Eq for List<T, N> {}

impl<T: fmt::Debug + Copy, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_slice().fmt(f)
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = Self::default();
        items.into_iter().for_each(|item| list.push(item));
        list
    }
}

impl<T: Serialize + Copy, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}

impl<'de, T: Deserialize<'de> + Copy + Default, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let items = Vec::<T>::deserialize(deserializer)?;
        if items.len() > N {
            return Err(D::Error::custom(format!("{} entries, but at most {N} can be", items.len())));
        }
        Ok(items.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_taken_out_does_not_count() {
        let mut list: List<u8, 3> = [1, 2, 3].into_iter().collect();
        assert_eq!(list.remove(1), 2);
        assert_eq!(list.as_slice(), [1, 3]);
        assert_eq!(list, [1, 3].into_iter().collect());
        list.clear();
        assert!(list.is_empty());
    }

    #[test]
    fn a_list_from_outside_is_checked() {
        assert_eq!(serde_json::from_str::<List<u8, 2>>("[7,8]").unwrap().as_slice(), [7, 8]);
        assert!(serde_json::from_str::<List<u8, 2>>("[7,8,9]").is_err());
    }
}
