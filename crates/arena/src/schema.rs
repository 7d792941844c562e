//! [`Schema`]: what numbers stand for.

use tinstar_catalogue::Playable;
use tinstar_core::{
    Chance, Columns, Flat as _, Learnable, MatchSeed, Numbered, Row, Seat, Shape, Silent, Viewer,
};

/// What the actions and the columns of an observation are, for matches of one game with these seats and options.
#[derive(Clone, PartialEq, Debug)]
pub struct Schema {
    /// The game.
    pub game: &'static str,
    /// Goes up when a number or a column means something else.
    pub table: u32,
    /// What the actions are called, by their numbers: the same whatever the seats and options are.
    pub actions: Vec<String>,
    /// What the columns of an observation are called, and between what they are.
    pub columns: Columns,
    shape: Shape,
}

impl Schema {
    /// Of matches that are set up like this.
    pub(crate) fn new<G: Playable>(seats: usize, options: &G::Options) -> Self {
        // Which parts a match has shows as soon as it is set up, whoever looks.
        let mut chance = Chance::fast(&MatchSeed::for_simulation(0, 0));
        let dealt = G::setup(seats, options, &mut chance, &mut Silent);
        let shape = Shape { seats, parts: dealt.view(Viewer::Spectator).parts() };
        let mut columns = Columns::default();
        columns.within("seat", |columns| (0..seats).for_each(|seat| columns.flag(seat)));
        columns.flag("decides");
        G::View::schema(&shape, &mut columns);
        let actions = (0..G::Action::COUNT).map(G::Action::name).collect();
        Self { game: G::INFO.id, table: <G as Learnable>::TABLE, actions, columns, shape }
    }

    /// How many columns an observation has.
    #[must_use]
    pub fn width(&self) -> usize {
        self.columns.names.len()
    }

    /// How many seats there are.
    #[must_use]
    pub const fn seats(&self) -> usize {
        self.shape.seats
    }

    /// What decides about the columns.
    #[must_use]
    pub const fn shape(&self) -> Shape {
        self.shape
    }

    /// Writes what `seat` sees: which seat it is and whether it decides, then its view.
    #[inline]
    pub(crate) fn write<G: Playable>(&self, view: &G::View, seat: Seat, decides: bool, out: &mut [f32]) {
        out.fill(0.0);
        let mut row = Row::new(out, self.shape, seat);
        row.mark(seat.index(), self.shape.seats);
        row.flag(decides);
        view.flatten(&mut row);
        debug_assert_eq!(row.written(), self.width(), "a row is as long as it says");
    }
}
