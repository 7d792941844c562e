//! Section 3.1: how a round begins.

use tinstar_core::{Chance, Log, Seat, fires};

use super::{expert, scheming};
use crate::action::Event;
use crate::bandit::Bandit;
use crate::data::{DOCS_EXTRA, FIRST_STATION, HAND, RANGE, ROUNDS, SMALL_TABLE, STATIONS};
use crate::phase::Phase;
use crate::state::{ColtExpress, RoundCard};

/// Hands first, then the card of the round (CE-34, CE-39), then the first turn.
#[inline]
pub(crate) fn begin(state: &mut ColtExpress, chance: &mut Chance, log: &mut impl Log<ColtExpress>) -> Phase {
    for seat in Seat::all(state.table()) {
        if state.expert {
            expert::draw_hand(state, seat, hand_size(state, seat), chance, log);
        } else {
            draw_hand(state, seat, chance, log);
        }
    }
    state.round += 1;
    turn_card(state, chance);
    state.phase = Phase::Scheming { seat: state.first, turn: 0, symbol: state.turn(0) };
    log.tell(state, fires!("CE-40"), || Event::RoundBegan { round: state.round, card: state.card });
    scheming::begin(state, chance, log)
}

/// Six cards, one more for Doc's player (CE-36, CE-37, CE-157).
#[inline]
fn hand_size(state: &ColtExpress, seat: Seat) -> u8 {
    let docs = state.crews[seat].iter().filter(|(_, bandit)| state.has_ability(*bandit, Bandit::Doc)).count();
    HAND + DOCS_EXTRA * docs as u8
}

/// A new hand from the whole shuffled deck (CE-35, CE-36).
#[inline]
fn draw_hand(state: &mut ColtExpress, seat: Seat, chance: &mut Chance, log: &mut impl Log<ColtExpress>) {
    let size = hand_size(state, seat);
    let piles = &mut state.piles[seat];
    let cards = piles.deck.draw_up_to(size, chance);
    piles.hand = cards;
    let rule = if size == HAND { fires!("CE-36") } else { fires!("CE-37") };
    log.tell(state, rule, || Event::HandDrawn { seat, count: cards.len(), cards: Some(cards) });
}

/// Any card of the player count that has not been turned yet; a Train Station in the last round (CE-13).
fn turn_card(state: &mut ColtExpress, chance: &mut Chance) {
    let (begin, size) = match state.table() {
        _ if state.round == ROUNDS => (FIRST_STATION, STATIONS),
        seats if seats <= SMALL_TABLE => (0, RANGE),
        _ => (RANGE, RANGE),
    };
    let mut left = ((1 << size) - 1) << begin & !state.turned;
    for _ in 0..chance.below(left.count_ones()) {
        left &= left - 1;
    }
    state.card = RoundCard::new(left.trailing_zeros() as usize);
    state.turned |= 1 << state.card.place();
}
