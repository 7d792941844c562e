//! What the fuzz targets share: how a fuzzer's bytes become games, choices and edits.
//!
//! The bytes only choose. A game's own luck is seeded with a number from them: bytes run out and are zero
//! for ever after, and dice that always fall alike are tied for the first turn for ever.

use tinstar_catalogue::{AnyGame, Playable, Visitor};
use tinstar_core::{Chance, Options as _, Play as _, Seat, Silent};

/// The first byte chooses the game; `visitor` is given the rest and visits it.
pub fn visit<'a, V: Visitor<Out = ()>>(input: &'a [u8], visitor: impl FnOnce(&'a [u8]) -> V) {
    if let Some((first, rest)) = input.split_first() {
        AnyGame::ALL[usize::from(*first) % AnyGame::ALL.len()].visit(visitor(rest));
    }
}

/// Some options that `G` can be played with, half the time as usual, and one of the numbers of seats that they allow.
pub fn table<G: Playable>(choices: &mut Chance) -> (usize, G::Options) {
    let mut settings = Vec::new();
    if choices.below(2) == 0 {
        for option in G::INFO.options {
            settings.extend(choices.pick(option.values).map(|value| (option.key, *value)));
        }
    }
    let mut seats = G::INFO.seats(&settings);
    if seats.is_empty() {
        settings.clear();
        seats = G::INFO.seats(&settings);
    }
    let mut options = G::Options::default();
    for (key, value) in settings {
        options.set(key, value).expect("an option can have its values");
    }
    (*choices.pick(&seats).expect("somebody can play"), options)
}

/// A match some random decisions after its start, so that a few bytes are enough to get far, and its options.
pub fn opened<G: Playable>(choices: &mut Chance, luck: &mut Chance) -> (G, G::Options) {
    let (seats, options) = table::<G>(choices);
    let mut state =
        G::start(seats, &options, luck, &mut Silent).expect("these options can be played by so many");
    for _ in 0..choices.below(256) {
        let Some((seat, action)) = legal(&state, luck) else { break };
        state.apply(seat, &action, luck, &mut Silent).expect("what is listed is legal");
    }
    (state, options)
}

/// Some number to seed luck with.
pub fn seed(choices: &mut Chance) -> u64 {
    choices.below(u32::MAX).into()
}

/// Somebody who must decide, and something they may do; nothing after the end.
pub fn legal<G: Playable>(state: &G, choices: &mut Chance) -> Option<(Seat, G::Action)> {
    let deciders: Vec<Seat> = state.status().deciders().iter().collect();
    let seat = *choices.pick(&deciders)?;
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    Some((seat, *choices.pick(&legal).expect("a seat that decides has a choice")))
}

/// `text` with up to seven edits: half the time of its digits only, so that it means something still.
#[must_use]
pub fn edited(text: &str, choices: &mut Chance) -> String {
    let mut bytes = text.as_bytes().to_vec();
    let only_digits = choices.below(2) == 0;
    for _ in 0..choices.below(8) {
        let place = choices.below(bytes.len() as u32 + 1) as usize;
        if only_digits {
            edit_digit(&mut bytes[place..], choices);
        } else {
            edit_anything(&mut bytes, place, choices);
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Changes the first digit, if there is any.
fn edit_digit(bytes: &mut [u8], choices: &mut Chance) {
    if let Some(digit) = bytes.iter_mut().find(|byte| byte.is_ascii_digit()) {
        *digit = b'0' + choices.below(10) as u8;
    }
}

/// Changes, adds, removes or repeats something at `place`.
fn edit_anything(bytes: &mut Vec<u8>, place: usize, choices: &mut Chance) {
    let next = bytes.len().min(place + 1);
    let end = bytes.len().min(place + choices.below(80) as usize);
    match choices.below(4) {
        0 => _ = bytes.splice(place..next, [choices.below(256) as u8]),
        1 => bytes.insert(place, choices.below(128) as u8),
        2 => _ = bytes.drain(place..end),
        _ => _ = bytes.splice(end..end, bytes[place..end].to_vec()),
    }
}
