//! Perft: how many ways a game can go.

use std::fmt::Write as _;
use std::path::Path;

use tinstar_core::{Chance, Game, Play, Seat, Silent, Status};

/// Counts the lines of play from some positions and compares them with `tests/perft.txt` in the crate at
/// `folder`; with `TINSTAR_GOLDEN=write` in the environment it writes the file instead.
///
/// Each line of the file is `seats seed skip depth count`: a game of so many seats set up with that seed
/// and played at random for `skip` decisions has `count` different lines of play of `depth` decisions.
/// Luck is a function of the seed and of the decisions before it, so that a count is exact.
///
/// # Panics
/// At the first count that differs.
pub fn perft<G: Game>(folder: &str) {
    compare::<G>(folder, "perft.txt", &G::Options::default());
}

/// The same for the variant called `name`, which these options are, with the player counts that they allow, in
/// `tests/perft-NAME.txt`.
///
/// # Panics
/// At the first count that differs.
pub fn perft_with<G: Game>(folder: &str, name: &str, options: &G::Options) {
    compare::<G>(folder, &format!("perft-{name}.txt"), options);
}

fn compare<G: Game>(folder: &str, file: &str, options: &G::Options) {
    let path = Path::new(folder).join("tests").join(file);
    let mut found = "# seats seed skip depth count; written by `cargo xtask golden`\n".to_owned();
    for seats in crate::playable_seats::<G>(options) {
        for (seed, skip) in [(1, 0), (2, 40), (3, 100), (4, 160)] {
            let start = position::<G>(seats, options, seed, skip);
            let deepest = (1..=DEPTH).map(|depth| (depth, lines(&start, seed, depth)));
            let mut enough = deepest.skip_while(|(depth, count)| *depth < DEPTH && *count < ENOUGH);
            let (depth, count) = enough.next().expect("the last depth is never skipped");
            writeln!(found, "{seats} {seed} {skip} {depth} {count}").expect("a string can be written to");
        }
    }
    crate::compare(&path, &found);
}

/// How deep to look at most, and how many lines are enough to stop looking deeper.
const DEPTH: u32 = 16;
const ENOUGH: u64 = 10_000;

/// A position after `skip` random decisions.
fn position<G: Game>(seats: usize, options: &G::Options, seed: u64, skip: u32) -> G {
    let mut chance = Chance::seeded(seed);
    let mut state =
        G::start(seats, options, &mut chance, &mut Silent).expect("these options can be played by so many");
    let mut legal = Vec::new();
    for _ in 0..skip {
        let Status::Waiting(deciders) = state.status() else { break };
        let seat = deciders.first().expect("somebody decides until the end");
        legal.clear();
        state.legal_actions(seat, &mut legal);
        let action = *chance.pick(&legal).expect("a seat that decides has a choice");
        state.resolve(seat, &action, &mut chance, &mut Silent);
    }
    state
}

/// The lines of play of `depth` decisions from `state`, every decider's choices counted.
fn lines<G: Game>(state: &G, luck: u64, depth: u32) -> u64 {
    let deciders: Vec<Seat> = state.status().deciders().iter().collect();
    if depth == 0 || deciders.is_empty() {
        return 1;
    }
    let mut count = 0;
    for seat in deciders {
        let mut legal = Vec::new();
        state.legal_actions(seat, &mut legal);
        for (at, action) in legal.iter().enumerate() {
            let luck = luck.wrapping_mul(0x0000_0100_0000_01B3).wrapping_add(at as u64 + 1);
            let mut next = state.clone();
            next.resolve(seat, action, &mut Chance::seeded(luck), &mut Silent);
            count += lines(&next, luck, depth - 1);
        }
    }
    count
}
