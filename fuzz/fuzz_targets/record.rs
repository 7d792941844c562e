//! Records from anywhere. Whatever is read is refused or holds; a damaged record is refused, unless the
//! damage does not matter, such as a space more.

#![no_main]

use libfuzzer_sys::fuzz_target;
use tinstar_catalogue::{AnyGame, Playable, Visitor};
use tinstar_core::{Chance, Generator, Match, MatchSeed, Record, RecordError};
use tinstar_fuzz::{edited, legal, seed, table, visit};

/// Longer matches are not written down.
const MOST_STEPS: usize = 1_000;

fuzz_target!(|input: &[u8]| {
    // What begins like a record is read as one; anything else says how to damage one.
    if input.starts_with(b"{") {
        let text = String::from_utf8_lossy(input);
        AnyGame::ALL.iter().for_each(|game| game.visit(Read(&text)));
    } else {
        visit(input, Damaged);
    }
});

/// Reads a record and plays it again.
fn replayed<G: Playable>(text: &str) -> Result<(Record<G>, G), RecordError> {
    let replayed = Record::<G>::from_json(text)?.replay(|moment| {
        assert_eq!(moment.state.invariants(), Ok(()), "at step {}", moment.step);
    })?;
    Ok((replayed.record(), replayed.state().clone()))
}

/// Text that may be a record.
struct Read<'a>(&'a str);

impl Visitor for Read<'_> {
    type Out = ();

    fn visit<G: Playable>(self) {
        match Record::<G>::from_json(self.0) {
            Ok(record) => {
                let written = record.to_json();
                assert_eq!(Record::from_json(&written), Ok(record));
                assert_eq!(replayed::<G>(&written), replayed::<G>(self.0));
            }
            Err(refused) => _ = (refused.to_string(), refused.say()),
        }
    }
}

/// Choices that lead to a record and to what happens to it.
struct Damaged<'a>(&'a [u8]);

impl Visitor for Damaged<'_> {
    type Out = ();

    fn visit<G: Playable>(self) {
        let mut choices = Chance::from_bytes(self.0);
        let Some(record) = written::<G>(&mut choices) else { return };
        let mut damaged = record.clone();
        for _ in 0..choices.below(4) {
            damage(&mut damaged, &mut choices);
        }
        let text = edited(&damaged.to_json(), &mut choices);
        match replayed::<G>(&text) {
            Ok((found, _)) => assert!(found == record, "another match than was played holds:\n{text}"),
            Err(refused) => {
                assert_ne!(text, record.to_json(), "{refused}: nothing was damaged");
                _ = (refused.to_string(), refused.say());
            }
        }
    }
}

/// The record of a whole match at random, now and then with a step taken back; none if it is long.
fn written<G: Playable>(choices: &mut Chance) -> Option<Record<G>> {
    let (seats, options) = table::<G>(choices);
    let names = (0..seats).map(|seat| format!("player {seat}")).collect();
    let generator = *choices.pick(&[Generator::Live, Generator::Fast])?;
    let seed = seed(choices);
    let mut bots = Chance::seeded(seed);
    let seed = MatchSeed::for_simulation(seed, 1);
    let (mut played, _) =
        Match::<G>::begin(names, options, seed, generator).expect("these options can be played by so many");
    while let Some((seat, action)) = legal(played.state(), &mut bots) {
        if played.steps() == MOST_STEPS {
            return None;
        }
        played.act(seat, action).expect("what is listed is legal");
        if bots.below(8) == 0 {
            played.undo(seat);
        }
    }
    Some(played.record())
}

/// Changes, moves, adds or removes something that a record says.
fn damage<G: Playable>(record: &mut Record<G>, choices: &mut Chance) {
    let steps = &mut record.steps;
    let mut place = || choices.below(steps.len().max(1) as u32) as usize;
    let (one, other) = (place(), place());
    match choices.below(7) {
        0 => record.outcome = None,
        1 => steps.truncate(one),
        _ if steps.is_empty() => {}
        2 => _ = steps.remove(one),
        3 => steps.swap(one, other),
        4 => steps.insert(other, steps[one].clone()),
        5 => steps[one].seat = steps[other].seat,
        _ => steps[one].action = G::any_action(choices),
    }
}
