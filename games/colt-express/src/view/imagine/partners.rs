//! The cards of two players who draw from each other's deck (HS-117).

use tinstar_core::{Chance, Seat};

use crate::cards::Cards;
use crate::state::{ColtExpress, Piles, Played};
use crate::view::{SeatView, View};

/// Deals the cards of every team the viewer does not see. What is where among partners only they know, and neither of
/// them all of it.
pub(super) fn deal(state: &mut ColtExpress, view: &View, chance: &mut Chance) {
    for played in view.common.iter() {
        // The hidden ones are drawn below.
        let card = played.card.unwrap_or(crate::cards::Card::Move);
        state.common.cards.push(Played::new(played.bandit, card, played.face_down));
        if played.lent {
            state.common.lend();
        }
    }
    state.common.turned = view.turned;
    if !state.is_dealt() {
        return;
    }
    for seat in Seat::all(view.seats.seats()).step_by(2) {
        let Some(partner) = state.partner(seat) else { return };
        let own = view.own.map(|own| own.seat);
        if own == Some(partner) {
            deal_team(state, view, [partner, seat], chance);
        } else {
            deal_team(state, view, [seat, partner], chance);
        }
    }
}

/// The same for one team. If the viewer is in it, it is `one`, and all heaps are as `one` holds them.
fn deal_team(state: &mut ColtExpress, view: &View, [one, other]: [Seat; 2], chance: &mut Chance) {
    let own = view.own.filter(|own| own.seat == one);
    let mut pool = state.every_card(one).and(state.every_card(other).of_partner());
    let side = state.side(one);
    for (place, played) in view.common.iter().enumerate().skip(usize::from(view.turned)) {
        if let (Some(slot), Some(card)) = (side.slot(state.common.cards[place].bandit()), played.card) {
            pool = pool.less(Cards::one(slot, card));
        }
    }
    // A viewer sees the own hand, knows the own deck (HS-132) and has laid down no card that is hidden: the partner has the
    // rest.
    let mine = own.map(|own| Piles { hand: own.hand, deck: own.deck.unwrap_or_default() });
    if let Some(Piles { hand, deck }) = mine {
        pool = pool.less(hand).less(deck);
    }
    for (place, played) in view.common.iter().enumerate().filter(|(_, played)| played.card.is_none()) {
        let Some(slot) = side.slot(played.bandit) else { continue };
        let (card, drawn) = pool.draw_action_of(slot, chance);
        pool = pool.less(drawn);
        state.common.cards[place] = Played::new(played.bandit, card, played.face_down);
    }
    let [SeatView { hand, deck, .. }, SeatView { hand: hers, .. }] =
        [one, other].map(|seat| view.seats[seat]);
    let (mine, mut rest) = mine.map_or_else(
        || {
            let (mut heap, rest) = exchange(pool, hand + deck, chance);
            (Piles { hand: heap.draw_up_to(hand, chance), deck: heap }, rest)
        },
        |mine| (mine, pool),
    );
    let hers = rest.draw_up_to(hers, chance);
    state.piles[one] = mine;
    state.piles[other] = Piles { hand: hers.of_partner(), deck: rest.of_partner() };
}

/// What two players hold together, shared out so that the first has `size` cards: each mostly the own ones, and at least one
/// of the other's, as it is after every draw.
fn exchange(pool: Cards, size: u8, chance: &mut Chance) -> (Cards, Cards) {
    let mut mine = pool.of_first();
    let mut theirs = pool.less(mine);
    let too_many = mine.len().saturating_sub(size);
    let given = mine.draw_up_to(too_many + 1, chance);
    let missing = size.saturating_sub(mine.len());
    let taken = theirs.draw_up_to(missing, chance);
    (mine.and(taken), theirs.and(given))
}
