//! Section 3.1: how a round begins.

use tinstar_core::{Chance, Log, Seat, SeatSet, fires};

use super::horses::partners;
use super::movement::hit_all;
use super::prison::{self, goals};
use super::{expert, scheming};
use crate::action::{Action, Event};
use crate::bandit::{Bandit, BanditSet};
use crate::cards::Cards;
use crate::data::{
    BASE_CARDS, CARDS_BEFORE_PRISON, DOCS_EXTRA, FIRST_STATION, HAND, RANGE, ROUNDS, SMALL_TABLE,
    STAGECOACH_RANGE, STAGECOACH_STATIONS, STATIONS,
};
use crate::horses::Hostage;
use crate::phase::Phase;
use crate::state::{ColtExpress, RoundCard};

/// Two players first take a card each (CE-24); then everybody draws.
#[inline]
pub(crate) fn begin(state: &mut ColtExpress, chance: &mut Chance, log: &mut impl Log<ColtExpress>) -> Phase {
    if state.stagecoach.is_some() {
        poodle(state, log);
    }
    if state.prison.is_some() {
        goals::begin_round(state, chance, log);
    }
    if state.has_crews() {
        return Phase::Pick { left: SeatSet::all(state.table()) };
    }
    deal(state, chance, log)
}

/// Whoever holds the Poodle receives a neutral Bullet before hands are drawn (HS-87).
fn poodle(state: &mut ColtExpress, log: &mut impl Log<ColtExpress>) {
    let holder = state.playing.iter().find(|bandit| state.holds(*bandit, Hostage::Poodle));
    if let Some(bandit) = holder {
        hit_all(state, BanditSet::only(bandit), |_| fires!("HS-87"), log);
    }
}

/// Any card of the deck (CE-171).
pub(crate) fn pickings(state: &ColtExpress, seat: Seat, out: &mut Vec<Action>) {
    let (crew, deck, start) = (state.crews[seat].0, state.piles[seat].deck, out.len());
    let held = Cards::places().filter(|(slot, card)| deck.has(*slot, *card));
    out.extend(held.filter_map(|(slot, card)| Some(Action::Pick { bandit: crew[slot]?, card })));
    out[start..].sort_unstable();
}

/// A player takes a card into the hand; when all have, the rest of the hands is drawn (CE-24, CE-171).
pub(crate) fn pick(
    state: &mut ColtExpress,
    seat: Seat,
    left: SeatSet,
    action: Action,
    chance: &mut Chance,
    log: &mut impl Log<ColtExpress>,
) -> Phase {
    let Action::Pick { bandit, card } = action else { unreachable!("{action:?} takes no card") };
    let taken = Cards::one(usize::from(state.figure(bandit).slot), card);
    let piles = &mut state.piles[seat];
    (piles.hand, piles.deck) = (piles.hand.and(taken), piles.deck.less(taken));
    log.tell(state, fires!("CE-24"), || Event::Picked { seat, bandit: Some(bandit), card: Some(card) });
    if left.is_empty() { deal(state, chance, log) } else { Phase::Pick { left } }
}

/// Hands first, then the card of the round (CE-34, CE-39), then the first turn.
#[inline]
fn deal(state: &mut ColtExpress, chance: &mut Chance, log: &mut impl Log<ColtExpress>) -> Phase {
    if state.partners {
        partners::borrow(state, chance, log);
    }
    for seat in Seat::all(state.table()) {
        if state.expert {
            expert::draw_hand(state, seat, hand_size(state, seat), chance, log);
        } else {
            draw_hand(state, seat, chance, log);
        }
    }
    state.round += 1;
    turn_card(state, chance);
    let symbol = state.turn(0);
    state.phase = Phase::Scheming { seat: scheming::seat_at(state, 0, symbol), turn: 0, symbol };
    log.tell(state, fires!("CE-40"), || Event::RoundBegan { round: state.round, card: state.card });
    scheming::begin(state, chance, log)
}

/// Six cards to draw, one more for Doc's player, one less with the Minister (CE-36, CE-37, CE-24, HS-86, CE-170).
#[inline]
fn hand_size(state: &ColtExpress, seat: Seat) -> u8 {
    let size = HAND + DOCS_EXTRA * u8::from(state.crew_has_ability(seat, Bandit::Doc));
    let twice = state.prison.is_some() && prison::is_doc_twice(state, seat);
    size + DOCS_EXTRA * u8::from(twice) - u8::from(state.crew_holds(seat, Hostage::Minister))
}

/// A new hand from the whole shuffled deck, with the card two players took before (CE-35, CE-36, CE-24).
#[inline]
fn draw_hand(state: &mut ColtExpress, seat: Seat, chance: &mut Chance, log: &mut impl Log<ColtExpress>) {
    let size = hand_size(state, seat);
    let picked = u8::from(state.has_crews());
    let piles = &mut state.piles[seat];
    // Cards kept from the round before fill the hand too, and so does the partner's (HS-83, HS-117).
    let held = if piles.hand.is_empty() { 0 } else { piles.hand.len() - picked };
    let cards = piles.deck.draw_up_to(size - held, chance);
    piles.hand = piles.hand.and(cards);
    let kept = held - u8::from(state.partners);
    let cards = if state.partners { cards.of_anybody() } else { cards };
    let rule = match size {
        _ if kept > 0 => fires!("HS-83"),
        _ if state.crew_holds(seat, Hostage::Minister) => fires!("HS-86"),
        _ if state.has_crews() => fires!("CE-24"),
        HAND => fires!("CE-36"),
        _ if size > HAND + DOCS_EXTRA => fires!("MP-99"),
        _ => fires!("CE-37"),
    };
    log.tell(state, rule, || Event::HandDrawn { seat, count: cards.len(), cards: Some(cards) });
}

/// Any card of the number of bandits that has not been turned yet; a Train Station in the last round (CE-13, MP-18).
fn turn_card(state: &mut ColtExpress, chance: &mut Chance) {
    let (begin, size, place) = match state.outlaws() {
        _ if state.round == ROUNDS => (FIRST_STATION, STATIONS, 2),
        bandits if bandits <= SMALL_TABLE => (0, RANGE, 0),
        _ => (RANGE, RANGE, 1),
    };
    let mut left = bits(begin, size) & !state.turned;
    if state.stagecoach.is_some() {
        // As many again of Horses & Stagecoach, in the same order (HS-9).
        let size = if place == 2 { STAGECOACH_STATIONS } else { STAGECOACH_RANGE };
        left |= bits(BASE_CARDS + place * STAGECOACH_RANGE, size) & !state.turned;
    }
    if state.prison.as_ref().is_some_and(|prison| prison.own_cards) {
        // And those of Marshal & Prisoners, which are as many (MP-19, MP-108).
        let size = if place == 2 { STAGECOACH_STATIONS } else { STAGECOACH_RANGE };
        left |= bits(CARDS_BEFORE_PRISON + place * STAGECOACH_RANGE, size) & !state.turned;
    }
    for _ in 0..chance.below(left.count_ones()) {
        left &= left - 1;
    }
    state.card = RoundCard::new(left.trailing_zeros() as usize);
    state.turned |= 1 << state.card.place();
}

/// So many bits from this one on.
const fn bits(begin: usize, count: usize) -> u64 {
    ((1 << count) - 1) << begin
}
