//! What a bot is shown. The state stays private to this file.

use tinstar_core::{Game, Seat, Viewer};

/// A seat's sight of the table: its own view, made when asked for, and nothing else.
pub struct Seen<'a, G> {
    state: &'a G,
    seat: Seat,
}

impl<'a, G: Game> Seen<'a, G> {
    /// What `seat` sees of `state`.
    pub const fn new(state: &'a G, seat: Seat) -> Self {
        Self { state, seat }
    }

    /// The seat that is asked.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Its view.
    pub fn view(&self) -> G::View {
        self.state.view(Viewer::Seat(self.seat))
    }
}
