//! Section 6: the Expert hand rules.

use tinstar_core::{Chance, Log, Seat, fires};

use super::scheming::seat_at;
use super::stealing;
use crate::action::Event;
use crate::bandit::Bandit;
use crate::cards::{Card, Cards};
use crate::data::{ROUNDS, Turn};
use crate::phase::Phase;
use crate::state::ColtExpress;

/// Draws the missing cards, then lays the Bullets among them aside (CE-145, CE-147, CE-159).
pub(crate) fn draw_hand(
    state: &mut ColtExpress,
    seat: Seat,
    size: u8,
    chance: &mut Chance,
    log: &mut impl Log<ColtExpress>,
) {
    let missing = size.saturating_sub(state.piles[seat].hand.len());
    if missing == 0 {
        return;
    }
    let (cards, from_top) = draw(state, seat, missing, chance, log);
    log.tell(state, fires!("CE-145"), || Event::HandDrawn { seat, count: cards.len(), cards: Some(cards) });
    let bullets = Cards::bullets_only(cards.bullets());
    if !bullets.is_empty() {
        let piles = &mut state.piles[seat];
        piles.hand = piles.hand.less(bullets);
        state.ledgers[seat].in_hand -= from_top;
        lay_open(state, seat, bullets);
        log.tell(state, fires!("CE-147"), || Event::BulletsLaidAside { seat, count: bullets.bullets() });
    }
}

/// The draw of a turn: Bullets stay in the hand, and those from the top everybody has seen (CE-148).
pub(crate) fn draw_in_turn(
    state: &mut ColtExpress,
    seat: Seat,
    count: u8,
    chance: &mut Chance,
    log: &mut impl Log<ColtExpress>,
) -> Cards {
    draw(state, seat, count, chance, log).0
}

/// Takes cards from the deck into the hand: the Bullets on top first, then by luck, and when it is empty the discard
/// pile becomes the deck (CE-146). Says which cards, and how many Bullets came from the top. All of them go at once:
/// until then they count as in the deck, for there is one event for all.
fn draw(
    state: &mut ColtExpress,
    seat: Seat,
    count: u8,
    chance: &mut Chance,
    log: &mut impl Log<ColtExpress>,
) -> (Cards, u8) {
    let from_top = state.ledgers[seat].on_top.min(count);
    let mut drawn = Cards::bullets_only(from_top);
    let mut rest = state.piles[seat].deck.less(drawn);
    if from_top < count {
        // Nothing lies on top any more.
        drawn = drawn.and(rest.draw_up_to(count - from_top, chance));
    }
    let missing = count - drawn.len();
    if missing > 0 && !state.ledgers[seat].discard.is_empty() {
        let ledger = &mut state.ledgers[seat];
        rest = std::mem::take(&mut ledger.discard);
        ledger.seen = Cards::EMPTY;
        state.piles[seat].deck = drawn.and(rest);
        log.tell(state, fires!("CE-146"), || Event::Reshuffled { seat });
        drawn = drawn.and(rest.draw_up_to(missing, chance));
    }
    let (piles, ledger) = (&mut state.piles[seat], &mut state.ledgers[seat]);
    piles.hand = piles.hand.and(drawn);
    piles.deck = rest;
    ledger.on_top -= from_top;
    ledger.in_hand += from_top;
    (drawn, from_top)
}

/// Puts cards that everybody sees on the discard pile.
pub(crate) fn lay_open(state: &mut ColtExpress, seat: Seat, cards: Cards) {
    let ledger = &mut state.ledgers[seat];
    ledger.discard = ledger.discard.and(cards);
    ledger.seen = ledger.seen.and(cards);
}

/// The end of Schemin': one after the other chooses what to keep; after the last round nothing is kept.
pub(crate) fn end_scheming(
    state: &mut ColtExpress,
    chance: &mut Chance,
    log: &mut impl Log<ColtExpress>,
) -> Phase {
    if state.round == ROUNDS {
        for seat in Seat::all(state.table()) {
            let piles = &mut state.piles[seat];
            let ledger = &mut state.ledgers[seat];
            ledger.discard = ledger.discard.and(std::mem::take(&mut piles.hand));
            ledger.seen = ledger.seen.and(Cards::bullets_only(std::mem::take(&mut ledger.in_hand)));
        }
        state.phase = Phase::Stealing { bandit: None };
        log.tell(state, fires!("CE-62"), || Event::SchemingEnded);
        return stealing::go_on(state, chance, log);
    }
    state.phase = Phase::Keeping;
    log.tell(state, fires!("CE-149"), || Event::SchemingEnded);
    next_to_keep(state, 0, chance, log)
}

/// The next player with a hand, counted from the First Player; when there is none, Stealin'.
fn next_to_keep(
    state: &mut ColtExpress,
    step: u8,
    chance: &mut Chance,
    log: &mut impl Log<ColtExpress>,
) -> Phase {
    for step in step..state.table() as u8 {
        let seat = seat_at(state, step, Turn::Standard);
        if !state.piles[seat].hand.is_empty() {
            return Phase::Keep { seat, step, bullets: state.ledgers[seat].in_hand };
        }
    }
    stealing::go_on(state, chance, log)
}

/// A card goes to the discard pile unseen (CE-149); with the last one the choice is over.
pub(crate) fn lay_aside(
    state: &mut ColtExpress,
    (seat, step, bullets): (Seat, u8, u8),
    (bandit, card): (Bandit, Card),
    chance: &mut Chance,
    log: &mut impl Log<ColtExpress>,
) -> Phase {
    let aside = Cards::one(usize::from(state.figure(bandit).slot), card);
    let piles = &mut state.piles[seat];
    piles.hand = piles.hand.less(aside);
    let empty = piles.hand.is_empty();
    let ledger = &mut state.ledgers[seat];
    ledger.discard = ledger.discard.and(aside);
    // It may have been a Bullet.
    ledger.in_hand = ledger.in_hand.saturating_sub(1);
    log.tell(state, fires!("CE-149"), || Event::LaidAside { seat, bandit: Some(bandit), card: Some(card) });
    if empty { keep(state, (seat, step, bullets), chance, log) } else { Phase::Keep { seat, step, bullets } }
}

/// The rest of the hand is kept (CE-149). Of `bullets` known Bullets, those that cannot be in what was kept
/// are known to lie on the discard pile.
pub(crate) fn keep(
    state: &mut ColtExpress,
    (seat, step, bullets): (Seat, u8, u8),
    chance: &mut Chance,
    log: &mut impl Log<ColtExpress>,
) -> Phase {
    let count = state.piles[seat].hand.len();
    let laid_aside = Cards::bullets_only(bullets.saturating_sub(count));
    let ledger = &mut state.ledgers[seat];
    ledger.seen = ledger.seen.and(laid_aside);
    log.tell(state, fires!("CE-149"), || Event::Kept { seat, count });
    next_to_keep(state, step + 1, chance, log)
}
