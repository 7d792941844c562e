//! Options from anywhere: what can be set up can be played, everything else is refused.

#![no_main]

use libfuzzer_sys::fuzz_target;
use tinstar_catalogue::{Playable, Visitor};
use tinstar_core::{Chance, Options as _, Play as _, Silent};
use tinstar_fuzz::{edited, legal, seed, visit};

/// How many decisions are played with options that were accepted.
const DECISIONS: usize = 50;

fuzz_target!(|input: &[u8]| visit(input, Settings));

struct Settings<'a>(&'a [u8]);

impl Visitor for Settings<'_> {
    type Out = ();

    fn visit<G: Playable>(self) {
        let mut choices = Chance::from_bytes(self.0);
        let mut options = G::Options::default();
        for option in G::INFO.options {
            set::<G>(&mut options, option.key, &edited(option.default, &mut choices));
        }
        play::<G>(&options, &mut choices);

        let json = serde_json::to_string(&options).expect("options are plain data");
        if let Ok(options) = serde_json::from_str(&edited(&json, &mut choices)) {
            play::<G>(&options, &mut choices);
        }

        let text = String::from_utf8_lossy(self.0);
        for (key, value) in text.lines().filter_map(|line| line.split_once('=')) {
            set::<G>(&mut options, key, value);
        }
        play::<G>(&options, &mut choices);
        if let Ok(options) = serde_json::from_str(&text) {
            play::<G>(&options, &mut choices);
        }
    }
}

/// Sets an option; what is refused changes nothing.
fn set<G: Playable>(options: &mut G::Options, key: &str, value: &str) {
    let before = options.clone();
    if let Err(bad) = options.set(key, value) {
        assert_eq!(*options, before, "{key}={value} was refused");
        _ = (bad.to_string(), bad.say());
    }
}

/// Begins a match for any number of players, if the game allows it, and plays on for a while.
fn play<G: Playable>(options: &G::Options, choices: &mut Chance) {
    let seats = choices.below(10) as usize;
    let mut luck = Chance::seeded(seed(choices));
    match G::start(seats, options, &mut luck, &mut Silent) {
        Ok(mut state) => {
            for _ in 0..DECISIONS {
                assert_eq!(state.invariants(), Ok(()), "{options:?}");
                let Some((seat, action)) = legal(&state, &mut luck) else { break };
                state.apply(seat, &action, &mut luck, &mut Silent).expect("what is listed is legal");
            }
        }
        Err(bad) => _ = (bad.to_string(), bad.say()),
    }
}
