//! Any action by anybody at any time: a refused one changes nothing, an accepted one loses nothing.

#![no_main]

use libfuzzer_sys::fuzz_target;
use tinstar_catalogue::{Playable, Visitor};
use tinstar_core::{Chance, MAX_SEATS, Play as _, Seat, Told, Viewer};
use tinstar_fuzz::{legal, opened, seed, visit};

/// How many actions are tried in one match.
const MOST_TRIES: usize = 300;

fuzz_target!(|input: &[u8]| visit(input, Actions));

struct Actions<'a>(&'a [u8]);

impl Visitor for Actions<'_> {
    type Out = ();

    fn visit<G: Playable>(self) {
        let mut choices = Chance::from_bytes(self.0);
        let mut luck = Chance::seeded(seed(&mut choices));
        let (mut state, _) = opened::<G>(&mut choices, &mut luck);
        for _ in 0..MOST_TRIES {
            // No byte is left to choose with.
            if choices.drawn() * 4 >= self.0.len() as u64 {
                return;
            }
            let (seat, action) = attempt(&state, &mut choices);
            try_out(&mut state, seat, action, &mut luck);
        }
    }
}

/// A legal action, or any action of any seat, at the table or not.
fn attempt<G: Playable>(state: &G, choices: &mut Chance) -> (Seat, G::Action) {
    let anything = |choices: &mut Chance| {
        let seat = Seat::new(choices.below(MAX_SEATS as u32) as u8);
        (seat, G::any_action(choices))
    };
    match choices.below(2) {
        0 => legal(state, choices).unwrap_or_else(|| anything(choices)),
        _ => anything(choices),
    }
}

fn try_out<G: Playable>(state: &mut G, seat: Seat, action: G::Action, luck: &mut Chance) {
    let (before, drawn) = (state.clone(), luck.drawn());
    let mut story = Vec::new();
    match state.apply(seat, &action, luck, &mut story) {
        Ok(()) => {
            assert_eq!(state.invariants(), Ok(()), "after {action:?} of seat {seat}");
            Viewer::all(state.seats()).for_each(|viewer| show(state, &story, viewer));
        }
        Err(refused) => {
            assert!(*state == before && story.is_empty() && luck.drawn() == drawn, "{action:?} left a trace");
            _ = (refused.to_string(), refused.say());
        }
    }
}

/// Writes down what `viewer` sees and is told.
fn show<G: Playable>(state: &G, story: &[Told<G::Event>], viewer: Viewer) {
    serde_json::to_string(&state.view(viewer)).expect("a view is plain data");
    let told: Vec<G::Event> = story.iter().filter_map(|told| G::redact(&told.event, viewer)).collect();
    serde_json::to_string(&told).expect("an event is plain data");
}
