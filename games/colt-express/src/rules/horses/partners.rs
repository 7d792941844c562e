//! Section 7.13: two players form a team.

use tinstar_core::{Chance, Log, Seat, fires};

use crate::action::Event;
use crate::bandit::Bandit;
use crate::cards::{Card, Cards};
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
        let lent = state.lent_mut(partner);
        *lent = lent.and(drawn);
        // A card of one's own that comes back is where one sees it.
        found(state, seat, card);
        log.tell(state, fires!("HS-117"), || Event::Borrowed { seat, partner, card: Some(card) });
    }
}

/// The last card of the common deck was played by the partner of the bandit's player, who sees it unless it lies face-down
/// (HS-117).
#[cold]
pub(crate) fn play(state: &mut ColtExpress, bandit: Bandit, card: Card, face_down: bool) {
    state.common.lend(state.common.cards.len() - 1);
    if !face_down {
        found(state, state.figure(bandit).seat, Cards::one(0, card));
    }
}

/// The card that was turned last comes back to its owner, who may see it only now (HS-117).
#[cold]
pub(crate) fn turn(state: &mut ColtExpress) {
    let place = usize::from(state.common.turned) - 1;
    let played = state.common.cards[place];
    if state.common.is_lent(place) && played.face_down() {
        found(state, state.figure(played.bandit()).seat, Cards::one(0, played.card()));
    }
}

/// `seat` sees a card again that was lent, if it is one of the own bandit's.
fn found(state: &mut ColtExpress, seat: Seat, card: Cards) {
    let lent = state.lent_mut(seat);
    if card == card.of_first() && lent.covers(card) {
        *lent = lent.less(card);
    }
}
