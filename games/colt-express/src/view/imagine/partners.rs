//! The cards of two players who draw from each other's deck (HS-117).

use tinstar_core::{Chance, Seat};

use crate::cards::Cards;
use crate::state::{ColtExpress, Piles, Played};
use crate::view::View;

/// Deals the cards of every team the viewer does not see. What is where among partners only they know, and neither of
/// them all of it.
pub(super) fn deal(state: &mut ColtExpress, view: &View, chance: &mut Chance) {
    for (place, played) in view.common.iter().enumerate() {
        // The hidden ones are drawn below.
        let card = played.card.unwrap_or(crate::cards::Card::Move);
        state.common.cards.push(Played::new(played.bandit, card, played.face_down));
        if played.lent {
            state.common.lend(place);
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
    let hand = own.map(|own| own.hand);
    pool = pool.less(hand.unwrap_or_default());
    // What the viewer knows to be in the own deck or to have been drawn of it by the partner.
    let mut known = own.and_then(|own| own.deck).map(|deck| deck.in_common(pool));
    let hidden = view.common.iter().enumerate().filter(|(_, played)| played.card.is_none());
    for (place, played) in hidden {
        let Some(slot) = side.slot(played.bandit) else { continue };
        let elsewhere = known.map_or(pool, |known| pool.less(known));
        let of_own = slot == 0 && known.is_some();
        let from = if of_own || !elsewhere.has_of(slot) { pool } else { elsewhere };
        let (card, drawn) = from.draw_action_of(slot, chance);
        pool = pool.less(drawn);
        known = known.map(|known| known.in_common(pool));
        state.common.cards[place] = Played::new(played.bandit, card, played.face_down);
    }
    let sizes = [one, other].map(|seat| (view.seats[seat].hand, view.seats[seat].deck));
    let [first, second] = match known {
        // The viewer's hand is there; the deck is of what is known of it, and the partner has the rest.
        Some(mut known) => {
            let deck = known.draw_up_to(sizes[0].1, chance);
            let mut rest = pool.less(deck);
            let hers = rest.draw_up_to(sizes[1].0, chance);
            [Piles { hand: hand.unwrap_or_default(), deck }, Piles { hand: hers, deck: rest }]
        }
        None => {
            let mine = usize::from(sizes[0].0 + sizes[0].1);
            let (mut heap, mut rest) = exchange(pool, mine as u8, chance);
            let hand = heap.draw_up_to(sizes[0].0, chance);
            let hers = rest.draw_up_to(sizes[1].0, chance);
            [Piles { hand, deck: heap }, Piles { hand: hers, deck: rest }]
        }
    };
    state.piles[one] = first;
    state.piles[other] = Piles { hand: second.hand.of_partner(), deck: second.deck.of_partner() };
    for seat in [one, other] {
        *state.lent_mut(seat) = state.lent_of(seat);
    }
    if let Some(deck) = own.and_then(|own| own.deck) {
        *state.lent_mut(one) = deck.less(first.deck);
    }
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
