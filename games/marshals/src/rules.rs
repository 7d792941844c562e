//! The rules, one file per chapter of the rulebook; here, what each phase allows and where it leads.

mod ambush;
mod basic;
mod events;
mod outlaws;
mod refusals;
mod secrets;
mod setup;
mod turn;
mod victory;

use tinstar_core::{Chance, Log, RuleId, Seat};

use crate::action::{Action, Event};
use crate::options::Mode;
use crate::phase::Phase;
use crate::state::Marshals;

pub(crate) use refusals::why_not;
pub(crate) use setup::{check, deal};
pub(crate) use victory::{outcome, score_sheet};

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

/// What `seat` may do now.
#[inline]
pub(crate) fn choices(state: &Marshals, seat: Seat, out: &mut Vec<Action>) {
    if state.phase.decider(state.active) != Some(seat) {
        return;
    }
    match &state.phase {
        Phase::Act => act(state, seat, out),
        Phase::Driven { .. } => turn::driven_choices(state, seat, out),
        Phase::Claim { .. } => outlaws::claim_choices(state, seat, out),
        Phase::Reveal { card, .. } => ambush::reveal_choices(state, seat, *card, out),
        Phase::Object { .. } => secrets::object_choices(state, seat, out),
        Phase::Arrange { placed, of } => out.extend((0..of - placed).map(|nth| Action::Place { nth })),
        Phase::Dig | Phase::Search { .. } => out.extend([0, 1].map(|nth| Action::Keep { nth })),
        Phase::Train { card, .. } => events::train_choices(state, seat, *card, out),
        Phase::Travel { begun, .. } => events::travel_choices(state, seat, *begun, out),
        Phase::Shop { card, .. } => events::shop_choices(state, seat, *card, out),
        Phase::Over => {}
    }
}

fn act(state: &Marshals, seat: Seat, out: &mut Vec<Action>) {
    match state.mode {
        Mode::Standard => turn::choices(state, seat, out),
        Mode::Basic => basic::choices(state, seat, out),
    }
}

/// Carries out a legal action and plays on to the next decision.
#[inline]
pub(crate) fn resolve(
    state: &mut Marshals,
    seat: Seat,
    action: Action,
    chance: &mut Chance,
    log: &mut impl Log<Event>,
) {
    let next = match state.phase {
        Phase::Act => turn::act(state, seat, action, chance, log),
        Phase::Driven { rest, .. } => turn::driven(state, seat, action, rest, log),
        Phase::Claim { rest, .. } => outlaws::claim(state, seat, action, rest, log),
        Phase::Reveal { .. } => ambush::reveal(state, seat, action, log),
        Phase::Object { card, from, rest, .. } => {
            secrets::object(state, seat, action, (card, from), rest, chance, log)
        }
        Phase::Arrange { placed, of } => secrets::place(state, action, placed, of, log),
        Phase::Dig => secrets::dig(state, action, chance, log),
        Phase::Search { from, pair } => secrets::keep(state, action, from, pair, log),
        Phase::Train { card, rest, .. } => events::ride(state, seat, action, card, rest, log),
        Phase::Travel { card, rest, .. } => events::travel(state, seat, action, card, rest, log),
        Phase::Shop { card, rest, .. } => events::buy(state, seat, action, card, rest, log),
        Phase::Over => unreachable!("nothing is legal after the end"),
    };
    go_on(state, next, chance, log);
}

/// Lets draw follow draw and turn follow turn until somebody has to decide or the game is over.
fn go_on(state: &mut Marshals, mut next: Next, chance: &mut Chance, log: &mut impl Log<Event>) {
    state.phase = loop {
        next = match next {
            Next::Ask(phase) => break phase,
            Next::Draw => turn::draw(state, chance, log),
            Next::TurnOver => turn::next(state, log),
            Next::Over(why) => break victory::end(state, why, log),
        };
    };
}
