//! [`Row`]: a short list stored flat.

use std::fmt;
use std::ops::{Deref, DerefMut};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Up to `N` things in a row, without a place in memory of their own. It reads as a slice; in JSON it is a
/// list.
#[derive(Clone, Copy)]
pub struct Row<T, const N: usize> {
    length: u8,
    items: [T; N],
}

impl<T: Copy + Default, const N: usize> Row<T, N> {
    /// Adds `item` after the last.
    ///
    /// # Panics
    /// If there are `N` already.
    pub fn push(&mut self, item: T) {
        self.items[usize::from(self.length)] = item;
        self.length += 1;
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
}

impl<T: Copy + Default, const N: usize> Default for Row<T, N> {
    fn default() -> Self {
        Self { length: 0, items: [T::default(); N] }
    }
}

impl<T, const N: usize> Deref for Row<T, N> {
    type Target = [T];
    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.length)]
    }
}

impl<T, const N: usize> DerefMut for Row<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.length)]
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for Row<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut row = Self::default();
        items.into_iter().for_each(|item| row.push(item));
        row
    }
}

/// Only what is in the row counts, not what was.
impl<T: PartialEq, const N: usize> PartialEq for Row<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for Row<T, N> {}

impl<T: fmt::Debug, const N: usize> fmt::Debug for Row<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(&**self).finish()
    }
}

impl<T: Serialize, const N: usize> Serialize for Row<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(&**self)
    }
}

impl<'de, T: Deserialize<'de> + Copy + Default, const N: usize> Deserialize<'de> for Row<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let items = Vec::<T>::deserialize(deserializer)?;
        if items.len() > N {
            return Err(D::Error::custom(format!("{} entries, but there is room for {N}", items.len())));
        }
        Ok(items.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::Row;

    fn row(items: &[u8]) -> Row<u8, 4> {
        items.iter().copied().collect()
    }

    #[test]
    fn a_row_closes_up() {
        let mut letters = row(&[1, 2, 3, 4]);
        assert_eq!(letters.remove(1), 2);
        assert_eq!(*letters, [1, 3, 4]);
        letters.remove_front(2);
        assert_eq!(letters, row(&[4]), "what was in the row does not count");
    }

    #[test]
    fn a_row_is_a_list_in_json() {
        let text = serde_json::to_string(&row(&[7, 8])).unwrap();
        assert_eq!(text, "[7,8]");
        assert_eq!(serde_json::from_str::<Row<u8, 4>>(&text).unwrap(), row(&[7, 8]));
        assert!(serde_json::from_str::<Row<u8, 4>>("[1,2,3,4,5]").is_err());
    }
}
