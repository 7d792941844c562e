//! The laws every game obeys, in the whole game, with two players and in the basic game.

use marshals::{Card, GameOptions, Kind, Marshals, Mode, Phase};
use tinstar_core::{Chance, Seat, Viewer};
use tinstar_testkit::Laws;

#[test]
fn laws() {
    let basic = GameOptions { mode: Mode::Basic };
    Laws::<Marshals>::new().options([basic]).vary_hidden(vary_hidden).games(6).check();
}

/// Where a card is that some viewer may not see.
#[derive(Clone, Copy)]
enum Hidden {
    Hand(Seat),
    Deck(usize),
}

/// Lets cards that `viewer` cannot see change places (section 7): the cards of other hands and of the deck, but
/// for those it has seen there. Outlaws stay in the deck, and the Corrupt Marshal in its upper half or in
/// a hand that the table has reason to suspect.
fn vary_hidden(state: &Marshals, viewer: Viewer, chance: &mut Chance) -> Marshals {
    let mut places = Vec::new();
    for (seat, hand) in state.hands.iter().filter(|(seat, _)| !viewer.is(*seat)) {
        places.extend(hand.iter().map(|card| (Hidden::Hand(seat), card)));
    }
    let deck = state.deck.to_vec();
    places.extend(deck.iter().enumerate().map(|(below, card)| (Hidden::Deck(below), *card)));
    places.retain(|(_, card)| !state.known.of(*card).contain(viewer));

    let mut cards: Vec<Card> = places.iter().map(|(_, card)| *card).collect();
    for _ in 0..4 * cards.len() {
        let one = chance.below(cards.len() as u32) as usize;
        let other = chance.below(cards.len() as u32) as usize;
        if fits(state, cards[one], places[other].0) && fits(state, cards[other], places[one].0) {
            cards.swap(one, other);
        }
    }
    exchange(state, viewer, &places, &cards)
}

fn fits(state: &Marshals, card: Card, place: Hidden) -> bool {
    match (card.kind(), place) {
        (Kind::Outlaw(_), Hidden::Hand(_)) => false,
        (Kind::Corrupt, Hidden::Hand(seat)) => state.marshals[seat].doubt > 0,
        (Kind::Corrupt, Hidden::Deck(below)) => below >= state.lower.into(),
        _ => true,
    }
}

/// The same state with `cards` in these places; who knows what lies in a place knows the new card there.
fn exchange(state: &Marshals, viewer: Viewer, places: &[(Hidden, Card)], cards: &[Card]) -> Marshals {
    let mut varied = state.clone();
    for (place, card) in places {
        match place {
            Hidden::Hand(seat) => varied.hands[*seat].remove(*card),
            Hidden::Deck(_) => {}
        }
    }
    for ((place, before), card) in places.iter().zip(cards) {
        match place {
            Hidden::Hand(seat) => varied.hands[*seat].insert(*card),
            Hidden::Deck(below) => varied.deck[*below] = *card,
        }
        varied.known.set(*card, state.known.of(*before));
    }
    if let Phase::Search { from, pair: Some(pair) } = &mut varied.phase
        && !viewer.is(state.active)
        && !viewer.is(*from)
    {
        for seen in pair.iter_mut() {
            let at = places.iter().position(|(_, before)| before == seen);
            *seen = at.map_or(*seen, |at| cards[at]);
        }
        pair.sort_unstable();
    }
    varied
}
