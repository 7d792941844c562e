//! [`Flat`]: a view as a row of numbers, for programs that learn.

pub use tinstar_derive::Flat;

use crate::pieces::List;
use crate::{BySeat, Numbered, Seat, SeatSet, Vantage};

/// What decides how many columns a row has: the same from the beginning of a match to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    /// How many seats there are.
    pub seats: usize,
    /// Which parts the match has, as [`Flat::parts`] says.
    pub parts: u8,
}

impl Shape {
    /// Whether the match has this part.
    #[must_use]
    #[inline]
    pub const fn has(&self, part: u8) -> bool {
        self.parts & part != 0
    }
}

/// A value that can be written as a row of numbers. How long the row is and what its columns mean depends on the [`Shape`]
/// alone.
///
/// Yes and no are 1 and 0, numbers are themselves, one of several things is a column for each of them, of which one is
/// 1. What is not there is zeros. Seats come in their order around the table from the viewer on.
///
/// ```
/// use tinstar_core::{BySeat, Columns, Flat, Row, Seat, Shape, Vantage};
///
/// #[derive(Flat)]
/// struct View { turn: Seat, #[flat(per = 10)] coins: BySeat<u8, 4>, phase: Phase }
///
/// #[derive(Flat)]
/// enum Phase { Roll { left: u8 }, Use { left: u8, face: u8 } }
///
/// let shape = Shape { seats: 2, parts: 0 };
/// let mut columns = Columns::default();
/// View::schema(&shape, &mut columns);
/// assert_eq!(columns.names, [
///     "turn.self", "turn.after1", "coins.self", "coins.after1", "phase.is_roll", "phase.is_use", "phase.left", "phase.face",
/// ]);
/// assert_eq!(View::width(&shape), 8);
///
/// let view = View {
///     turn: Seat::new(0),
///     coins: BySeat::from_fn(2, |seat| [20, 30][seat.index()]),
///     phase: Phase::Use { left: 3, face: 6 },
/// };
/// let mut row = [0.0; 8];
/// view.flatten(&mut Row::new(&mut row, shape, Seat::new(1)));
/// assert_eq!(row, [0.0, 1.0, 3.0, 2.0, 0.0, 1.0, 3.0, 6.0]);
/// ```
pub trait Flat {
    /// Whether no value of it is zeros only, so that nothing else has to say that it is there.
    const SHOWS: bool = false;

    /// How many columns it takes.
    fn width(shape: &Shape) -> usize;

    /// Adds what its columns are called, and between what they are.
    fn schema(shape: &Shape, columns: &mut Columns);

    /// Writes it into a row of zeros.
    fn flatten(&self, row: &mut Row<'_>);

    /// Which of its parts are there: of a view, what a match has throughout or not at all.
    fn parts(&self) -> u8 {
        0
    }
}

/// What the columns of a row mean.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Columns {
    /// What they are called: the fields on the way to the value, with dots between them.
    pub names: Vec<String>,
    /// The least each can be.
    pub least: Vec<f32>,
    /// The most.
    pub most: Vec<f32>,
    path: Vec<String>,
    per: Option<f32>,
}

impl Columns {
    /// Adds those of something with a name.
    pub fn within(&mut self, name: impl ToString, add: impl FnOnce(&mut Self)) {
        self.path.push(name.to_string());
        add(self);
        self.path.pop();
    }

    /// Adds those of something that is written in other units.
    pub fn per(&mut self, per: f32, add: impl FnOnce(&mut Self)) {
        let before = self.per.replace(per);
        add(self);
        self.per = before;
    }

    /// Adds a number.
    pub fn number(&mut self, least: f32, most: f32) {
        let per = self.per.unwrap_or(1.0);
        self.column(least / per, most / per);
    }

    /// Adds something that is so or not.
    pub fn flag(&mut self, name: impl ToString) {
        self.within(name, |columns| columns.column(0.0, 1.0));
    }

    /// Adds the bits of a number.
    pub fn bits(&mut self, count: usize) {
        (0..count).for_each(|bit| self.flag(bit));
    }

    /// Adds what is so or not and has no other name.
    pub fn yes_or_no(&mut self) {
        self.column(0.0, 1.0);
    }

    fn column(&mut self, least: f32, most: f32) {
        self.names.push(self.path.join("."));
        self.least.push(least);
        self.most.push(most);
    }
}

/// A row that is being written.
pub struct Row<'a> {
    columns: &'a mut [f32],
    at: usize,
    shape: Shape,
    from: Vantage,
    per: f32,
}

impl<'a> Row<'a> {
    /// An empty row, which is zeros so far, for what `viewer` sees.
    #[must_use]
    pub const fn new(columns: &'a mut [f32], shape: Shape, viewer: Seat) -> Self {
        Self { columns, at: 0, shape, from: Vantage { seat: viewer, seats: shape.seats }, per: 1.0 }
    }

    /// What decides how long it is.
    #[must_use]
    #[inline]
    pub const fn shape(&self) -> Shape {
        self.shape
    }

    /// Who looks.
    #[must_use]
    #[inline]
    pub const fn from(&self) -> Vantage {
        self.from
    }

    /// How many columns are written.
    #[must_use]
    pub const fn written(&self) -> usize {
        self.at
    }

    /// Writes a number.
    #[inline]
    pub fn number(&mut self, value: f32) {
        self.columns[self.at] = value * self.per;
        self.at += 1;
    }

    /// Writes whether something is so.
    #[inline]
    pub fn flag(&mut self, is: bool) {
        if is {
            self.columns[self.at] = 1.0;
        }
        self.at += 1;
    }

    /// Writes which of `count` things it is.
    #[inline]
    pub fn mark(&mut self, which: usize, count: usize) {
        debug_assert!(which < count, "{which} is not one of {count}");
        self.columns[self.at + which] = 1.0;
        self.at += count;
    }

    /// Writes the lowest bits of a number.
    #[inline]
    pub fn bits(&mut self, bits: u64, count: usize) {
        let mut left = bits;
        while left != 0 {
            let bit = left.trailing_zeros() as usize;
            debug_assert!(bit < count, "bit {bit} of {count}");
            self.columns[self.at + bit] = 1.0;
            left &= left - 1;
        }
        self.at += count;
    }

    /// Leaves out so many columns: what is not there.
    #[inline]
    pub const fn skip(&mut self, columns: usize) {
        self.at += columns;
    }

    /// Writes something in other units.
    #[inline]
    pub fn per(&mut self, per: f32, write: impl FnOnce(&mut Self)) {
        let before = std::mem::replace(&mut self.per, 1.0 / per);
        write(self);
        self.per = before;
    }
}

/// Flattens a [`Numbered`] type to a column for each value.
#[macro_export]
macro_rules! one_hot {
    ($thing:ty) => {
        impl $crate::Flat for $thing {
            const SHOWS: bool = true;

            #[inline]
            fn width(_: &$crate::Shape) -> usize {
                <$thing as $crate::Numbered>::COUNT
            }

            fn schema(_: &$crate::Shape, columns: &mut $crate::Columns) {
                let count = <$thing as $crate::Numbered>::COUNT;
                (0..count).for_each(|number| columns.flag(<$thing as $crate::Numbered>::name(number)));
            }

            #[inline]
            fn flatten(&self, row: &mut $crate::Row<'_>) {
                let from = row.from();
                row.mark($crate::Numbered::number(self, from), <$thing as $crate::Numbered>::COUNT);
            }
        }
    };
}

/// Flattens a set of [`Numbered`] things to a column for each of them.
#[macro_export]
macro_rules! flat_set {
    ($set:ty, $thing:ty) => {
        impl $crate::Flat for $set {
            #[inline]
            fn width(_: &$crate::Shape) -> usize {
                <$thing as $crate::Numbered>::COUNT
            }

            fn schema(_: &$crate::Shape, columns: &mut $crate::Columns) {
                let count = <$thing as $crate::Numbered>::COUNT;
                (0..count).for_each(|number| columns.flag(<$thing as $crate::Numbered>::name(number)));
            }

            #[inline]
            fn flatten(&self, row: &mut $crate::Row<'_>) {
                let from = row.from();
                for thing in self.iter() {
                    row.among($crate::Numbered::number(&thing, from));
                }
                row.skip(<$thing as $crate::Numbered>::COUNT);
            }
        }
    };
}

impl Row<'_> {
    /// Writes that one of the things that follow is there, and stays before them.
    #[inline]
    pub fn among(&mut self, which: usize) {
        self.columns[self.at + which] = 1.0;
    }

    /// Writes how many there are of one of the things that follow, and stays before them.
    #[inline]
    pub fn counted(&mut self, which: usize, count: f32) {
        self.columns[self.at + which] = count * self.per;
    }
}

impl Flat for bool {
    #[inline]
    fn width(_: &Shape) -> usize {
        1
    }

    fn schema(_: &Shape, columns: &mut Columns) {
        columns.yes_or_no();
    }

    #[inline]
    fn flatten(&self, row: &mut Row<'_>) {
        row.flag(*self);
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {$(
        impl Flat for $number {
            #[inline]
            fn width(_: &Shape) -> usize {
                1
            }

            fn schema(_: &Shape, columns: &mut Columns) {
                columns.number(<$number>::MIN as f32, <$number>::MAX as f32);
            }

            #[inline]
            fn flatten(&self, row: &mut Row<'_>) {
                row.number(*self as f32);
            }
        }
    )*};
}
numbers!(u8 i8 u16 i16 u32 i32);

/// A column for each seat at the table.
impl Flat for Seat {
    const SHOWS: bool = true;

    #[inline]
    fn width(shape: &Shape) -> usize {
        shape.seats
    }

    fn schema(shape: &Shape, columns: &mut Columns) {
        (0..shape.seats).for_each(|after| columns.flag(Self::name(after)));
    }

    #[inline]
    fn flatten(&self, row: &mut Row<'_>) {
        row.mark(row.from.after(*self), row.shape.seats);
    }
}

impl Flat for SeatSet {
    #[inline]
    fn width(shape: &Shape) -> usize {
        shape.seats
    }

    fn schema(shape: &Shape, columns: &mut Columns) {
        Seat::schema(shape, columns);
    }

    #[inline]
    fn flatten(&self, row: &mut Row<'_>) {
        for seat in self.iter() {
            row.among(row.from.after(seat));
        }
        row.skip(row.shape.seats);
    }
}

/// What is there, with a column that says so where nothing else does.
fn schema_of_some<T: Flat>(shape: &Shape, columns: &mut Columns) {
    if !T::SHOWS {
        columns.flag("is");
    }
    T::schema(shape, columns);
}

#[inline]
fn width_of_some<T: Flat>(shape: &Shape) -> usize {
    usize::from(!T::SHOWS) + T::width(shape)
}

#[inline]
fn flatten_some<T: Flat>(some: &T, row: &mut Row<'_>) {
    if !T::SHOWS {
        row.flag(true);
    }
    some.flatten(row);
}

impl<T: Flat> Flat for Option<T> {
    #[inline]
    fn width(shape: &Shape) -> usize {
        width_of_some::<T>(shape)
    }

    fn schema(shape: &Shape, columns: &mut Columns) {
        schema_of_some::<T>(shape, columns);
    }

    #[inline]
    fn flatten(&self, row: &mut Row<'_>) {
        match self {
            Some(some) => flatten_some(some, row),
            None => row.skip(width_of_some::<T>(&row.shape)),
        }
    }
}

impl<T: Flat, const N: usize> Flat for [T; N] {
    const SHOWS: bool = N > 0 && T::SHOWS;

    #[inline]
    fn width(shape: &Shape) -> usize {
        N * T::width(shape)
    }

    fn schema(shape: &Shape, columns: &mut Columns) {
        (0..N).for_each(|at| columns.within(at, |columns| T::schema(shape, columns)));
    }

    #[inline]
    fn flatten(&self, row: &mut Row<'_>) {
        self.iter().for_each(|item| item.flatten(row));
    }
}

/// Room for as many as there can be; those that are not there are zeros.
impl<T: Flat, const N: usize> Flat for List<T, N> {
    #[inline]
    fn width(shape: &Shape) -> usize {
        N * width_of_some::<T>(shape)
    }

    fn schema(shape: &Shape, columns: &mut Columns) {
        (0..N).for_each(|at| columns.within(at, |columns| schema_of_some::<T>(shape, columns)));
    }

    #[inline]
    fn flatten(&self, row: &mut Row<'_>) {
        self.iter().for_each(|item| flatten_some(item, row));
        row.skip((N - self.len()) * width_of_some::<T>(&row.shape));
    }
}

/// One after the other from the viewer on, as many as there are seats.
impl<T: Flat, const N: usize> Flat for BySeat<T, N> {
    const SHOWS: bool = T::SHOWS;

    #[inline]
    fn width(shape: &Shape) -> usize {
        shape.seats * T::width(shape)
    }

    fn schema(shape: &Shape, columns: &mut Columns) {
        let mut one = |after| columns.within(Seat::name(after), |columns| T::schema(shape, columns));
        (0..shape.seats).for_each(&mut one);
    }

    #[inline]
    fn flatten(&self, row: &mut Row<'_>) {
        for after in 0..self.seats() {
            self[row.from.seat_after(after)].flatten(row);
        }
        // Before everybody has sat down there may be fewer.
        row.skip((row.shape.seats - self.seats()) * T::width(&row.shape));
    }
}
