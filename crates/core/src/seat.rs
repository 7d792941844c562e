//! Who sits where: [`Seat`], sets of seats, and one value per seat.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

/// The most seats any game here has (Colt Express with seven bandits and the Marshal player).
pub const MAX_SEATS: usize = 8;

/// A place at the table, numbered from 0 in clockwise order.
///
/// ```
/// use tinstar_core::Seat;
/// let last = Seat::new(3);
/// assert_eq!(last.next(4), Seat::new(0));
/// assert_eq!(last.to_string(), "3");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(try_from = "u8", into = "u8")]
#[ts(type = "number")]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number.
    ///
    /// # Panics
    /// If `number` is [`MAX_SEATS`] or more; use [`Seat::try_from`] for numbers from outside.
    #[must_use]
    pub const fn new(number: u8) -> Self {
        assert!((number as usize) < MAX_SEATS, "a table has at most eight seats");
        Self(number)
    }

    /// All seats of a table of `seats`, in clockwise order.
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        assert!(seats <= MAX_SEATS, "a table has at most eight seats");
        (0..seats as u8).map(Self)
    }

    /// The number of the seat as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The left neighbour at a table of `seats`: whose turn comes next when play goes clockwise.
    #[must_use]
    pub const fn next(self, seats: usize) -> Self {
        // A product instead of a branch: in a simulation nobody can foresee when the turn wraps around.
        let after = self.0 + 1;
        Self(after * ((after as usize) < seats) as u8)
    }

    /// The seats after this one in clockwise order, once around, without itself.
    pub fn others(self, seats: usize) -> impl Iterator<Item = Self> {
        (1..seats).map(move |step| Self(((self.index() + step) % seats) as u8))
    }
}

impl TryFrom<u8> for Seat {
    type Error = String;
    fn try_from(number: u8) -> Result<Self, String> {
        if (number as usize) < MAX_SEATS {
            Ok(Self(number))
        } else {
            Err(format!("there is no seat {number}: seats are numbered 0 to {}", MAX_SEATS - 1))
        }
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seat({})", self.0)
    }
}

crate::set! {
    /// A set of seats: those that must decide, those in sight, those still in the game.
    ///
    /// ```
    /// use tinstar_core::{Seat, SeatSet};
    /// let deciders: SeatSet = [Seat::new(2), Seat::new(0)].into_iter().collect();
    /// assert!(deciders.contains(Seat::new(2)));
    /// assert_eq!(deciders.iter().collect::<Vec<_>>(), [Seat::new(0), Seat::new(2)]);
    /// ```
    pub struct SeatSet(u8) of Seat: |seat| seat.0, |bit| Seat(bit);
}

impl SeatSet {
    /// Every seat of a table of `seats`.
    #[must_use]
    pub fn all(seats: usize) -> Self {
        Seat::all(seats).collect()
    }
}

/// One value for each seat at the table, stored flat; `N` is the most seats it can hold.
///
/// In JSON it is a list with exactly as many entries as there are seats.
///
/// ```
/// use tinstar_core::{BySeat, Seat};
/// let mut coins: BySeat<u8, 4> = BySeat::filled(3, 10);
/// coins[Seat::new(1)] += 5;
/// assert_eq!(coins.iter().map(|(_, c)| *c).sum::<u8>(), 35);
/// ```
#[derive(Clone, Copy)]
pub struct BySeat<T, const N: usize = MAX_SEATS> {
    seats: u8,
    values: [T; N],
}

impl<T: Copy, const N: usize> BySeat<T, N> {
    /// The same value for each of `seats` seats.
    #[must_use]
    pub fn filled(seats: usize, value: T) -> Self {
        assert!(seats <= N, "more seats than this table can hold");
        Self { seats: seats as u8, values: [value; N] }
    }
}

impl<T: Copy + Default, const N: usize> BySeat<T, N> {
    /// The value `of` gives for each of `seats` seats.
    #[must_use]
    pub fn from_fn(seats: usize, mut of: impl FnMut(Seat) -> T) -> Self {
        let mut filled = Self::filled(seats, T::default());
        for seat in Seat::all(seats) {
            filled[seat] = of(seat);
        }
        filled
    }
}

impl<T, const N: usize> BySeat<T, N> {
    /// How many seats there are.
    #[must_use]
    pub const fn seats(&self) -> usize {
        self.seats as usize
    }

    /// The values in seat order.
    #[must_use]
    pub fn as_slice(&self) -> &[T] {
        &self.values[..self.seats()]
    }

    /// The first seat whose value `is` so.
    #[inline]
    pub fn position(&self, is: impl FnMut(&T) -> bool) -> Option<Seat> {
        self.as_slice().iter().position(is).map(|at| Seat(at as u8))
    }

    /// Every seat with its value, in seat order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (Seat, &T)> {
        self.as_slice().iter().enumerate().map(|(n, value)| (Seat(n as u8), value))
    }
}

/// Only the seats at the table count.
impl<T: PartialEq, const N: usize> PartialEq for BySeat<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Eq, const N: usize> Eq for BySeat<T, N> {}

impl<T, const N: usize> Index<Seat> for BySeat<T, N> {
    type Output = T;
    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.values[..self.seats as usize][seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for BySeat<T, N> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.values[..self.seats as usize][seat.index()]
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for BySeat<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl<T: Serialize, const N: usize> Serialize for BySeat<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}

impl<'de, T: Deserialize<'de> + Copy + Default, const N: usize> Deserialize<'de> for BySeat<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let values = Vec::<T>::deserialize(deserializer)?;
        if values.len() > N {
            return Err(D::Error::custom(format!("{} entries, but at most {N} seats", values.len())));
        }
        Ok(Self::from_fn(values.len(), |seat| values[seat.index()]))
    }
}

/// Who looks: somebody at the table, or somebody watching it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// The person in this seat.
    Seat(Seat),
    /// Anybody else: sees what all seats see in common.
    Spectator,
}

impl Viewer {
    /// Every viewer of a table of `seats`: each seat, then the spectator.
    pub fn all(seats: usize) -> impl Iterator<Item = Self> {
        Seat::all(seats).map(Self::Seat).chain([Self::Spectator])
    }

    /// Whether this is the person in `seat`.
    #[must_use]
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn others_go_once_around_the_table() {
        let order: Vec<_> = Seat::new(2).others(4).collect();
        assert_eq!(order, [Seat::new(3), Seat::new(0), Seat::new(1)]);
    }

    #[test]
    fn a_seat_from_outside_is_checked() {
        assert_eq!(serde_json::from_str::<Seat>("7").unwrap(), Seat::new(7));
        assert!(serde_json::from_str::<Seat>("8").is_err());
        assert!(serde_json::from_str::<Seat>("-1").is_err());
    }

    #[test]
    fn one_value_per_seat_is_a_list_of_that_length() {
        let scores: BySeat<i32, 4> = BySeat::from_fn(3, |seat| seat.index() as i32 - 1);
        let text = serde_json::to_string(&scores).unwrap();
        assert_eq!(text, "[-1,0,1]");
        assert_eq!(serde_json::from_str::<BySeat<i32, 4>>(&text).unwrap(), scores);
        assert!(serde_json::from_str::<BySeat<i32, 4>>("[1,2,3,4,5]").is_err());
    }

    #[test]
    fn places_nobody_sits_at_do_not_count() {
        let filled: BySeat<i32, 4> = BySeat::filled(2, 7);
        assert_eq!(filled, BySeat::from_fn(2, |_| 7));
        assert_ne!(filled, BySeat::filled(3, 7));
    }

    #[test]
    #[should_panic(expected = "out of bounds")]
    fn a_seat_not_at_the_table_has_no_value() {
        let scores: BySeat<i32, 4> = BySeat::filled(2, 0);
        let _ = scores[Seat::new(2)];
    }

    #[test]
    fn sets_of_seats_are_lists_in_json() {
        let set: SeatSet = [Seat::new(5), Seat::new(1)].into_iter().collect();
        assert_eq!(serde_json::to_string(&set).unwrap(), "[1,5]");
        assert_eq!(serde_json::from_str::<SeatSet>("[5,1,1]").unwrap(), set);
        assert_eq!(
            (set.len(), set.first(), set.without(Seat::new(1)).first()),
            (2, Some(Seat::new(1)), Some(Seat::new(5)))
        );
    }
}
