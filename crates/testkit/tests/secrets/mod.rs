//! Who sees what in Showdown, written a second time: from the table at the top of `showdown/mod.rs`, not from
//! `Game::view`, so that a mistake in one shows against the other.

use tinstar_core::{Chance, Seat, Viewer};

use crate::showdown::{Card, Choice, Phase, Showdown};

/// Changes everything `viewer` cannot see into something else it could be.
pub fn vary(game: &Showdown, viewer: Viewer, chance: &mut Chance) -> Showdown {
    let mut varied = game.clone();
    let mut cards = Vec::new();
    hidden_cards(&mut varied, viewer, |card| cards.push(*card));
    chance.shuffle(&mut cards);
    hidden_cards(&mut varied, viewer, |card| *card = cards.pop().expect("each hidden card was counted"));
    hidden_choices(&mut varied, viewer, |choice| {
        *choice = if chance.below(2) == 0 { Choice::Keep } else { Choice::Swap };
    });
    varied
}

/// Shows `visit` every card that `viewer` cannot see, always in the same order.
fn hidden_cards(game: &mut Showdown, viewer: Viewer, mut visit: impl FnMut(&mut Card)) {
    game.deck.iter_mut().flatten().for_each(&mut visit);
    for seat in Seat::all(game.hands.seats()).filter(|seat| !viewer.is(*seat)) {
        let hand = &mut game.hands[seat];
        hand.aside.iter_mut().for_each(&mut visit);
        if !hand.shown {
            visit(&mut hand.card);
        }
    }
}

/// Shows `visit` every choice that `viewer` cannot see.
fn hidden_choices(game: &mut Showdown, viewer: Viewer, mut visit: impl FnMut(&mut Choice)) {
    let Phase::Choosing { chosen } = &mut game.phase else { return };
    for seat in Seat::all(chosen.seats()).filter(|seat| !viewer.is(*seat)) {
        chosen[seat].iter_mut().for_each(&mut visit);
    }
}
