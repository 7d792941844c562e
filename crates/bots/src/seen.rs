//! What a bot is shown. The state stays private to this file.

use tinstar_core::{Game, Seat, Viewer};

use crate::Question;

/// A seat's sight of the table: its own view, made when asked for, and nothing else.
pub struct Seen<'a, G: Game> {
    sight: Sight<'a, G>,
    seat: Seat,
}

enum Sight<'a, G: Game> {
    /// A table that is at hand: whoever does not look costs nothing.
    Table(&'a G),
    /// What was seen when the question was put.
    View(&'a G::View),
}

impl<'a, G: Game> Seen<'a, G> {
    /// What `seat` sees of `state`.
    pub const fn new(state: &'a G, seat: Seat) -> Self {
        Self { sight: Sight::Table(state), seat }
    }

    /// What the seat sees that is asked.
    pub const fn asked(question: &'a Question<G>) -> Self {
        Self { sight: Sight::View(&question.view), seat: question.seat }
    }

    /// The seat that is asked.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Its view.
    pub fn view(&self) -> G::View {
        match self.sight {
            Sight::Table(state) => state.view(Viewer::Seat(self.seat)),
            Sight::View(view) => view.clone(),
        }
    }
}
