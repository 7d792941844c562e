//! The rules, one file per chapter of the rulebook; here, what each phase allows and where it leads.

mod ambush;
mod basic;
mod events;
mod outlaws;
mod secrets;
mod setup;
mod turn;
mod victory;
mod why_not;

use tinstar_core::{Chance, Log, RuleId, Rules, ScoreLine, Seat, Status};

use crate::action::Action;
use crate::options::Mode;
use crate::phase::Phase;
use crate::state::Marshals;

/// How play goes on.
#[derive(Clone, Copy, Debug)]
enum Next {
    /// Somebody has to decide.
    Ask(Phase),
    /// The active player draws again (MA-43).
    Draw,
    /// The turn is over.
    TurnOver,
    /// The game is over, by this rule.
    Over(RuleId),
}

impl Rules for Marshals {
    #[inline]
    fn seats(&self) -> usize {
        self.marshals.seats()
    }

    fn status(&self) -> Status {
        if self.phase == Phase::Over {
            return Status::Over(victory::outcome(self));
        }
        Status::Waiting(self.phase.decider(self.active).into_iter().collect())
    }

    #[inline]
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.phase.decider(self.active) != Some(seat) {
            return;
        }
        match &self.phase {
            Phase::Act => act(self, seat, out),
            Phase::Driven { .. } => turn::driven_choices(self, seat, out),
            Phase::Claim { .. } => outlaws::claim_choices(self, seat, out),
            Phase::Reveal { card, .. } => ambush::reveal_choices(self, seat, *card, out),
            Phase::Object { .. } => secrets::object_choices(self, seat, out),
            Phase::Arrange { placed, of } => out.extend((0..of - placed).map(|nth| Action::Place { nth })),
            Phase::Dig | Phase::Search { .. } => out.extend([0, 1].map(|nth| Action::Keep { nth })),
            Phase::Train { card, .. } => events::train_choices(self, seat, *card, out),
            Phase::Travel { begun, .. } => events::travel_choices(self, seat, *begun, out),
            Phase::Shop { card, .. } => events::shop_choices(self, seat, *card, out),
            Phase::Resolving { .. } | Phase::Striking { .. } | Phase::Over => {}
        }
    }

    fn why_not(&self, seat: Seat, action: &Action) -> RuleId {
        why_not::why_not(self, seat, *action)
    }

    #[inline]
    fn resolve(&mut self, seat: Seat, action: &Action, chance: &mut Chance, log: &mut impl Log<Self>) {
        let action = *action;
        let decided = self.phase;
        self.phase = Phase::Resolving { card: decided.pending() };
        let next = match decided {
            Phase::Act => turn::act(self, seat, action, chance, log),
            Phase::Driven { rest, .. } => turn::driven(self, seat, action, rest, log),
            Phase::Claim { rest, .. } => outlaws::claim(self, seat, action, rest, log),
            Phase::Reveal { card, rest, victims, shown, .. } => {
                ambush::reveal(self, seat, action, (card, shown), (rest, victims), log)
            }
            Phase::Object { card, from, rest, .. } => {
                secrets::object(self, seat, action, (card, from), rest, chance, log)
            }
            Phase::Arrange { placed, of } => secrets::place(self, action, placed, of, log),
            Phase::Dig => secrets::dig(self, action, chance, log),
            Phase::Search { from, pair } => secrets::keep(self, action, from, pair, log),
            Phase::Train { card, rest, .. } => events::ride(self, seat, action, card, rest, log),
            Phase::Travel { card, rest, .. } => events::travel(self, seat, action, card, rest, log),
            Phase::Shop { card, rest, .. } => events::buy(self, seat, action, card, rest, log),
            Phase::Resolving { .. } | Phase::Striking { .. } | Phase::Over => {
                unreachable!("nothing is legal unless somebody decides")
            }
        };
        go_on(self, next, chance, log);
    }

    fn score_sheet(&self, seat: Seat, out: &mut Vec<ScoreLine>) {
        victory::score_sheet(self, seat, out);
    }
}

fn act(state: &Marshals, seat: Seat, out: &mut Vec<Action>) {
    match state.mode {
        Mode::Standard => turn::choices(state, seat, out),
        Mode::Basic => basic::choices(state, seat, out),
    }
}

/// Lets draw follow draw and turn follow turn until somebody has to decide or the game is over.
fn go_on(state: &mut Marshals, mut next: Next, chance: &mut Chance, log: &mut impl Log<Marshals>) {
    loop {
        next = match next {
            Next::Ask(phase) => {
                state.phase = phase;
                return;
            }
            Next::Draw => turn::draw(state, chance, log),
            Next::TurnOver => turn::next(state, log),
            Next::Over(why) => return victory::end(state, why, log),
        };
    }
}
