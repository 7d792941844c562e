//! Section 7.8: keeping cards for the next round.

use tinstar_core::{Chance, Log, fires};

use super::super::scheming::seat_at;
use super::super::stealing;
use crate::action::{Action, Event};
use crate::cards::Cards;
use crate::data::{ROUNDS, Turn};
use crate::phase::Phase;
use crate::state::ColtExpress;
use tinstar_core::Seat;

/// Whether cards can be kept at the end of this round: its card says so, there is a next one, and the Expert rules do
/// not say otherwise (HS-82, HS-85).
pub(crate) fn applies(state: &ColtExpress) -> bool {
    state.stagecoach.is_some() && !state.expert && state.card.face().keep > 0 && state.round < ROUNDS
}

/// One after the other chooses what to keep, clockwise from the First Player (HS-82).
pub(crate) fn begin(state: &mut ColtExpress, chance: &mut Chance, log: &mut impl Log<ColtExpress>) -> Phase {
    state.phase = Phase::Keeping;
    log.tell(state, fires!("HS-82"), || Event::SchemingEnded);
    next(state, 0, chance, log)
}

fn next(state: &mut ColtExpress, step: u8, chance: &mut Chance, log: &mut impl Log<ColtExpress>) -> Phase {
    for step in step..state.seats {
        let seat = seat_at(state, step, Turn::Standard);
        if !state.piles[seat].hand.is_empty() {
            state.coach_mut().keeper = seat;
            return Phase::Retain { seat, step, kept: 0 };
        }
    }
    stealing::go_on(state, chance, log)
}

/// Every kind of card in hand that is not kept yet, or no more (HS-82).
pub(crate) fn choices(state: &ColtExpress, seat: Seat, out: &mut Vec<Action>) {
    let (crew, rest, start) = (state.side(seat), rest(state, seat), out.len());
    let held = Cards::places_of(crew.len()).filter(|(slot, card)| rest.has(*slot, *card));
    out.extend(held.filter_map(|(slot, card)| Some(Action::Retain { bandit: crew.0[slot]?, card })));
    out[start..].sort_unstable();
    out.push(Action::PutBack);
}

/// The cards in hand that are not kept so far.
fn rest(state: &ColtExpress, seat: Seat) -> Cards {
    state.piles[seat].hand.less(state.coach().keeping)
}

/// A player keeps a card, or puts the rest back; as many as the round card shows can be kept (HS-82, HS-84).
pub(crate) fn resolve(
    state: &mut ColtExpress,
    (seat, step, kept): (Seat, u8, u8),
    action: Action,
    chance: &mut Chance,
    log: &mut impl Log<ColtExpress>,
) -> Phase {
    state.phase = Phase::Keeping;
    if let Action::Retain { bandit, card } = action {
        let slot = state.slot_of(seat, bandit);
        let coach = state.coach_mut();
        coach.keeping = coach.keeping.and(Cards::one(slot, card));
        log.tell(state, fires!("HS-82"), || Event::Retained { seat, bandit: Some(bandit), card: Some(card) });
        let kept = kept + 1;
        if kept < state.card.face().keep && !rest(state, seat).is_empty() {
            return Phase::Retain { seat, step, kept };
        }
    }
    let keeping = std::mem::take(&mut state.coach_mut().keeping);
    let piles = &mut state.piles[seat];
    piles.deck = piles.deck.and(piles.hand.less(keeping));
    piles.hand = keeping;
    log.tell(state, fires!("HS-82"), || Event::Kept { seat, count: keeping.len() });
    next(state, step + 1, chance, log)
}
