//! [`List`]: a short list stored flat.

use std::fmt;
use std::ops::{Deref, DerefMut};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::parts::{Changes, Parts, item_changes};

/// Up to `N` items in order, without a place in memory of their own. It reads as a slice; in JSON it is a list.
///
/// ```
/// use tinstar_core::pieces::List;
/// let mut queue: List<u8, 4> = [1, 2, 3].into_iter().collect();
/// queue.push(4);
/// assert_eq!(queue.remove(1), 2);
/// assert_eq!(*queue, [1, 3, 4]);
/// ```
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    length: u8,
    items: [T; N],
}

impl<T: Copy, const N: usize> List<T, N> {
    /// Adds `item` after the last.
    ///
    /// # Panics
    /// If there are `N` already.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[usize::from(self.length)] = item;
        self.length += 1;
    }

    /// Takes out the last, if there is any.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        let last = self.last().copied()?;
        self.length -= 1;
        Some(last)
    }

    /// Puts `item` where `index` items are before it.
    ///
    /// # Panics
    /// If there are not so many, or `N` already.
    pub fn insert(&mut self, index: usize, item: T) {
        self.push(item);
        self[index..].rotate_right(1);
    }

    /// Takes out what is at `index`; what comes after it closes up.
    ///
    /// # Panics
    /// If there is nothing at `index`.
    pub fn remove(&mut self, index: usize) -> T {
        let removed = self[index];
        self.items.copy_within(index + 1..usize::from(self.length), index);
        self.length -= 1;
        removed
    }

    /// Takes out the first `count`; the rest closes up.
    ///
    /// # Panics
    /// If there are not so many.
    pub fn remove_front(&mut self, count: usize) {
        self.items.copy_within(count..usize::from(self.length), 0);
        self.length -= count as u8;
    }

    /// Takes out everything.
    pub const fn clear(&mut self) {
        self.length = 0;
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        Self { length: 0, items: [T::default(); N] }
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];
    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.length)]
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.length)]
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = Self::default();
        items.into_iter().for_each(|item| list.push(item));
        list
    }
}

/// Only what is in the list counts, not what was.
impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(&**self).finish()
    }
}

impl<T: Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(&**self)
    }
}

impl<'de, T: Deserialize<'de> + Copy + Default, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let items = Vec::<T>::deserialize(deserializer)?;
        if items.len() > N {
            return Err(D::Error::custom(format!("{} entries, but there is room for {N}", items.len())));
        }
        Ok(items.into_iter().collect())
    }
}

impl<T: Parts, const N: usize> Parts for List<T, N> {
    fn changes(&self, before: &Self, found: &mut impl Changes) {
        item_changes(self, before, self, found);
    }
}

#[cfg(test)]
mod tests {
    use super::List;

    fn list(items: &[u8]) -> List<u8, 4> {
        items.iter().copied().collect()
    }

    #[test]
    fn a_list_closes_up() {
        let mut letters = list(&[1, 2, 3, 4]);
        assert_eq!(letters.remove(1), 2);
        assert_eq!(*letters, [1, 3, 4]);
        letters.remove_front(2);
        assert_eq!(letters, list(&[4]), "what was in the list does not count");
    }

    #[test]
    fn items_go_in_and_out_anywhere() {
        let mut letters = list(&[1, 3]);
        letters.insert(1, 2);
        letters.insert(3, 4);
        assert_eq!(*letters, [1, 2, 3, 4]);
        assert_eq!(letters.pop(), Some(4));
        letters.clear();
        assert_eq!((letters.is_empty(), letters.pop()), (true, None));
    }

    #[test]
    #[should_panic(expected = "out of bounds")]
    fn a_full_list_takes_no_more() {
        list(&[1, 2, 3, 4]).push(5);
    }

    #[test]
    fn a_list_from_outside_is_checked() {
        let text = serde_json::to_string(&list(&[7, 8])).unwrap();
        assert_eq!(text, "[7,8]");
        assert_eq!(serde_json::from_str::<List<u8, 4>>(&text).unwrap(), list(&[7, 8]));
        assert!(serde_json::from_str::<List<u8, 4>>("[1,2,3,4,5]").is_err());
    }
}
