//! [`Numbered`]: values with numbers, so that a program that learns can name an action.

pub use tinstar_derive::Numbered;

use crate::{Game, MAX_SEATS, Seat, flat::Flat};

/// From where numbers are given: a seat counts the seats from itself on, so that what is learnt in one can be used in
/// every other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Vantage {
    /// Whose.
    pub seat: Seat,
    /// How many seats there are.
    pub seats: usize,
}

impl Vantage {
    /// How many seats after its own another one is.
    #[must_use]
    #[inline]
    pub const fn after(self, other: Seat) -> usize {
        let (own, other) = (self.seat.index(), other.index());
        if other >= own { other - own } else { other + self.seats - own }
    }

    /// The seat so many after its own; less than there are seats.
    #[must_use]
    #[inline]
    pub const fn seat_after(self, after: usize) -> Seat {
        let at = self.seat.index() + after;
        Seat::new(if at < self.seats { at } else { at - self.seats } as u8)
    }
}

/// A type with so many values at most, each with a number. Two actions that one decision offers have two numbers; beyond
/// that a number may stand for several values, as it does where a field follows from the others.
///
/// Derive it, or say it of a type that is a number inside:
///
/// ```
/// use tinstar_core::{Numbered, Seat, Vantage};
///
/// struct Space(u8);
/// tinstar_core::numbered!(Space: 9, |space| usize::from(space.0), |number| number);
///
/// #[derive(Numbered)]
/// enum Action {
///     Stop,
///     Move { from: Space, #[numbered(most = 2)] steps: u8 },
///     Push(Seat),
/// }
///
/// let from = Vantage { seat: Seat::new(1), seats: 3 };
/// assert_eq!(Action::COUNT, 1 + 9 * 3 + 8);
/// assert_eq!(Action::Move { from: Space(2), steps: 1 }.number(from), 1 + 2 * 3 + 1);
/// assert_eq!(Action::name(8), "move(from=2, steps=1)");
/// assert_eq!(Action::Push(Seat::new(0)).number(from), 28 + 2, "two seats after seat 1");
/// assert_eq!(Action::name(30), "push(after2)");
/// assert_eq!(Action::name(Action::Stop.number(from)), "stop");
/// ```
pub trait Numbered {
    /// How many numbers there are.
    const COUNT: usize;

    /// The number of this value, less than [`Numbered::COUNT`].
    fn number(&self, from: Vantage) -> usize;

    /// What a number stands for, as it is shown to programmers.
    ///
    /// # Panics
    /// If there is no such number.
    fn name(number: usize) -> String;
}

/// A game that programs learn to play: its actions are [`Numbered`], its views [`Flat`].
pub trait Learnable: Game<Action: Numbered, View: Flat> {
    /// Goes up when a number stands for another action or a column for something else, so that what was learnt
    /// before is not used with it.
    const TABLE: u32;
}

/// Says of a type how many values it has, the number of one, and what a number is called.
#[macro_export]
macro_rules! numbered {
    ($thing:ty: $count:expr, |$value:ident| $number:expr, |$at:ident| $name:expr) => {
        impl $crate::Numbered for $thing {
            const COUNT: usize = $count;

            #[inline]
            fn number(&self, _: $crate::Vantage) -> usize {
                let $value = self;
                $number
            }

            fn name($at: usize) -> String {
                ::std::string::ToString::to_string(&$name)
            }
        }
        $crate::one_hot!($thing);
    };
}

impl Numbered for bool {
    const COUNT: usize = 2;

    #[inline]
    fn number(&self, _: Vantage) -> usize {
        usize::from(*self)
    }

    fn name(number: usize) -> String {
        ["no", "yes"][number].to_owned()
    }
}

/// Numbered from the vantage: 0 is the own seat.
impl Numbered for Seat {
    const COUNT: usize = MAX_SEATS;

    #[inline]
    fn number(&self, from: Vantage) -> usize {
        from.after(*self)
    }

    fn name(number: usize) -> String {
        if number == 0 { "self".to_owned() } else { format!("after{number}") }
    }
}

impl<T: Numbered> Numbered for Option<T> {
    const COUNT: usize = 1 + T::COUNT;

    #[inline]
    fn number(&self, from: Vantage) -> usize {
        self.as_ref().map_or(0, |value| 1 + value.number(from))
    }

    fn name(number: usize) -> String {
        number.checked_sub(1).map_or_else(|| "none".to_owned(), T::name)
    }
}
