//! The rules, one file per chapter of the rulebook; here, what each phase allows and where it leads.

mod expert;
mod fire;
mod happenings;
mod movement;
mod punch;
mod refusals;
mod robbery;
mod round;
mod scheming;
mod scoring;
mod setup;
mod stealing;

use tinstar_core::{Chance, Log, Seat, rule};

use crate::action::{Action, Event};
use crate::bandit::Bandit;
use crate::cards::Cards;
use crate::loot::Loot;
use crate::phase::Phase;
use crate::state::ColtExpress;
use scheming::Moment;

pub(crate) use refusals::why_not;
pub(crate) use scoring::{outcome, score_sheet};
pub(crate) use setup::{check, deal};

impl ColtExpress {
    /// Whose decision it is, if the game goes on.
    #[inline]
    pub(crate) fn decider(&self) -> Option<Seat> {
        match self.phase {
            Phase::Cast { seat } | Phase::Scheme { seat, .. } | Phase::Keep { seat, .. } => Some(seat),
            Phase::Move { bandit }
            | Phase::Marshal { bandit }
            | Phase::Fire { bandit, .. }
            | Phase::Punch { bandit, .. }
            | Phase::Knock { bandit, .. }
            | Phase::Take { bandit, .. }
            | Phase::Push { bandit, .. }
            | Phase::Rob { bandit }
            | Phase::Pickpocket { bandit, .. } => Some(self.figure(bandit).seat),
            Phase::Over => None,
        }
    }
}

/// What `seat` may do now.
#[inline]
pub(crate) fn choices(state: &ColtExpress, seat: Seat, out: &mut Vec<Action>) {
    if let Phase::Scheme { seat: active, turn, symbol, step, again } = state.phase {
        if active == seat {
            scheming::choices(state, Moment { seat, turn, symbol, step, again }, out);
        }
        return;
    }
    if state.decider() != Some(seat) {
        return;
    }
    match state.phase {
        Phase::Move { bandit } => movement::destinations(state, bandit, out),
        Phase::Marshal { .. } => movement::marshals_choices(state, out),
        Phase::Fire { targets, .. } => out.extend(targets.iter().map(Action::Fire)),
        Phase::Rob { bandit } => robbery::choices(state, bandit, out),
        Phase::Punch { targets, .. } => out.extend(targets.iter().map(Action::Punch)),
        Phase::Knock { target, .. } => out.extend(punch::types(state, target).map(Action::Knock)),
        Phase::Take { .. } => out.extend([Action::Take, Action::Drop]),
        Phase::Push { target, .. } => punch::ways(state, target, out),
        Phase::Cast { .. } => out.extend(setup::free_characters(state).iter().map(Action::Choose)),
        Phase::Keep { .. } => keepings(state, seat, out),
        Phase::Pickpocket { bandit, .. } => happenings::choices(state, state.figure(bandit).at, out),
        Phase::Scheme { .. } | Phase::Over => {}
    }
}

/// Every kind of card in hand can be laid aside, or the rest kept (CE-149).
fn keepings(state: &ColtExpress, seat: Seat, out: &mut Vec<Action>) {
    let (crew, hand, start) = (state.crews[seat].0, state.piles[seat].hand, out.len());
    let held = Cards::places().filter(|(slot, card)| hand.has(*slot, *card));
    out.extend(held.filter_map(|(slot, card)| Some(Action::LayAside { bandit: crew[slot]?, card })));
    out.push(Action::Keep);
    out[start..].sort_unstable();
}

/// Carries out a legal action and plays on to the next decision.
#[inline]
pub(crate) fn resolve(
    state: &mut ColtExpress,
    action: Action,
    chance: &mut Chance,
    log: &mut impl Log<Event>,
) {
    state.phase = match state.phase {
        Phase::Scheme { seat, turn, symbol, step, again } => {
            scheming::resolve(state, Moment { seat, turn, symbol, step, again }, action, chance, log)
        }
        Phase::Cast { seat } => setup::choose(state, seat, chosen(action), chance, log),
        Phase::Keep { seat, step, bullets } => {
            let place = (seat, step, bullets);
            if let Action::LayAside { bandit, card } = action {
                expert::lay_aside(state, place, (bandit, card), chance, log)
            } else {
                expert::keep(state, place, chance, log)
            }
        }
        Phase::Pickpocket { bandit, left } => happenings::pick(state, bandit, left, action, chance, log),
        Phase::Over => unreachable!("nothing is legal after the end"),
        Phase::Move { .. }
        | Phase::Marshal { .. }
        | Phase::Fire { .. }
        | Phase::Punch { .. }
        | Phase::Knock { .. }
        | Phase::Take { .. }
        | Phase::Push { .. }
        | Phase::Rob { .. } => match carry_on(state, action, chance, log) {
            Some(phase) => phase,
            None => stealing::go_on(state, chance, log),
        },
    };
}

/// Goes on with the card that is being resolved. What else has to be decided about it, if anything.
#[inline]
fn carry_on(
    state: &mut ColtExpress,
    action: Action,
    chance: &mut Chance,
    log: &mut impl Log<Event>,
) -> Option<Phase> {
    match (state.phase, action) {
        (Phase::Move { bandit }, Action::Move(to)) => movement::move_to(state, bandit, to, log),
        (Phase::Marshal { .. }, Action::MoveMarshal(to)) => {
            movement::move_marshal(state, to, rule!("CE-77"), log);
        }
        (Phase::Fire { bandit, .. }, Action::Fire(target)) => fire::shoot(state, bandit, target, log),
        (Phase::Rob { bandit }, Action::Rob(token)) => {
            robbery::take(state, bandit, token, rule!("CE-113"), chance, log);
        }
        (Phase::Punch { bandit, .. }, Action::Punch(target)) => {
            return punch::strike(state, bandit, target, chance, log);
        }
        (Phase::Knock { bandit, target }, Action::Knock(loot)) => {
            return punch::knock(state, bandit, target, loot, chance, log);
        }
        (Phase::Take { bandit, target }, Action::Take) => {
            return punch::snatch(state, bandit, target, chance, log);
        }
        (Phase::Take { bandit, target }, Action::Drop) => {
            return punch::drop(state, bandit, target, Loot::Purse, chance, log);
        }
        (Phase::Push { target, .. }, Action::Push(to)) => punch::push(state, target, to, log),
        (phase, action) => unreachable!("{action:?} is never legal in {phase:?}"),
    }
    None
}

fn chosen(action: Action) -> Bandit {
    let Action::Choose(bandit) = action else { unreachable!("{action:?} chooses no character") };
    bandit
}
