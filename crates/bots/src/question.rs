//! What a bot is asked, away from the table.

use tinstar_core::{Chance, Game, Instinct, Seat, Viewer};

use crate::{Budget, Limit, Search, Seen, Skill, Weighed};

/// A decision put to a bot: what its seat may know and may do, and nothing else. It is made where the match is and
/// can go anywhere from there, to another thread or another machine: no state, no seed, no other seat's view is in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question<G: Game> {
    /// Whose decision it is.
    pub seat: Seat,
    /// How well it is to be made.
    pub skill: Skill,
    /// What was chosen before the match.
    pub options: G::Options,
    /// What the seat sees; with [`determinise`](tinstar_core::Sight::determinise) a search makes worlds of it.
    pub view: G::View,
    /// What the seat may do.
    pub legal: Vec<G::Action>,
}

impl<G: Game> Question<G> {
    /// What `seat`, which must decide, is asked in this state.
    #[must_use]
    pub fn new(state: &G, options: &G::Options, seat: Seat, skill: impl Into<Skill>) -> Self {
        let mut legal = Vec::new();
        state.legal_actions(seat, &mut legal);
        Self {
            seat,
            skill: skill.into(),
            options: options.clone(),
            view: state.view(Viewer::Seat(seat)),
            legal,
        }
    }
}

impl<G: Instinct> Question<G> {
    /// What a bot of this skill does. `luck` is its own, not the game's.
    #[must_use]
    pub fn answer(&self, luck: &mut Chance) -> G::Action {
        self.answer_within(Limit::default(), luck)
    }

    /// The same within a limit: a search that is not done by then takes what looks best so far.
    #[must_use]
    pub fn answer_within(&self, limit: Limit, luck: &mut Chance) -> G::Action {
        self.skill.bot_within::<G>(1, limit).choose(&Seen::asked(self), &self.legal, luck)
    }

    /// A hint: how good the choices look that were tried out, the best first. It is the search that bots use, and knows
    /// what the question says and nothing else.
    #[must_use]
    pub fn weigh(&self, budget: Budget, limit: Limit, luck: &mut Chance) -> Vec<Weighed> {
        let mut search = Search::<G>::new(budget, 1).within(limit).patient();
        search.weigh(&self.view, self.seat, &self.legal, luck)
    }
}
