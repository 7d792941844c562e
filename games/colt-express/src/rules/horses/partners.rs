//! Section 7.13: two players form a team.

use tinstar_core::{Chance, Log, Seat, fires};

use crate::action::Event;
use crate::state::ColtExpress;

/// Who plays with whom: neighbours, the right one first (HS-116).
pub(crate) fn form(state: &ColtExpress, log: &mut impl Log<ColtExpress>) {
    for seat in Seat::all(state.table()).filter(|seat| state.leads(*seat)) {
        if let Some(partner) = state.partner(seat) {
            log.tell(state, fires!("HS-116"), || Event::Partnered { seat, partner });
        }
    }
}

/// Before hands are filled up everybody draws a card of the partner's deck, which may be a Bullet (HS-117, HS-130).
pub(crate) fn borrow(state: &mut ColtExpress, chance: &mut Chance, log: &mut impl Log<ColtExpress>) {
    for seat in Seat::all(state.table()) {
        let Some(partner) = state.partner(seat) else { return };
        let drawn = state.piles[partner].deck.draw_up_to(1, chance);
        let card = drawn.of_partner();
        state.piles[seat].hand = state.piles[seat].hand.and(card);
        log.tell(state, fires!("HS-117"), || Event::Borrowed { seat, partner, card: Some(card) });
    }
}
