//! What a seat can know of a step before it takes it.

use crate::{Chance, Game, Log, RuleId, Seat, Sight};

/// A seat's decision tried out beforehand, in a world that the seat imagines: made of its view and of nothing else,
/// so that whatever is found out here can be told to the seat.
pub struct Trial<G> {
    seat: Seat,
    world: G,
}

impl<G: Game> Trial<G> {
    /// For a decision of `seat`, which sees `view`. The same view gives the same trial.
    #[must_use]
    pub fn new(seat: Seat, view: &G::View) -> Self {
        Self { seat, world: G::determinise(view, &mut Chance::seeded(0)) }
    }

    /// Whether the seat could take `action` back right after it, as [`Match::can_undo`](crate::Match::can_undo) has
    /// it. Trusts that the action is legal.
    #[must_use]
    pub fn can_undo(&self, action: &G::Action) -> bool {
        let (mut after, mut chance, mut shown) = (self.world.clone(), Chance::seeded(0), Shown(false));
        after.resolve(self.seat, action, &mut chance, &mut shown);
        !shown.0 && chance.drawn() == 0 && after.status().deciders().contains(self.seat)
    }
}

/// Notes whether something hidden was shown to anybody.
struct Shown(bool);

impl<G: Sight> Log<G> for Shown {
    fn tell(&mut self, _: &G, _: RuleId, event: impl FnOnce() -> G::Event) {
        self.0 = self.0 || G::reveals(&event());
    }
}
