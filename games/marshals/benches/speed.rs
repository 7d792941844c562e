//! How fast the game is: `cargo bench -p marshals`.

use divan::{Bencher, counter::ItemsCount};
use marshals::{Action, GameOptions, Marshals, Mode};
use tinstar_core::{Chance, Play, Rules, Seat, Sight, Silent, Status, Viewer};

fn main() {
    divan::main();
}

const SEATS: [usize; 3] = [2, 3, 4];

fn start(seats: usize, mode: Mode, chance: &mut Chance) -> Marshals {
    Marshals::start(seats, &GameOptions { mode }, chance, &mut Silent).expect("a table of a good size")
}

/// Plays at random until the end or for `most` decisions; how many there were.
fn play(state: &mut Marshals, most: usize, chance: &mut Chance, legal: &mut Vec<Action>) -> usize {
    for decision in 0..most {
        let Status::Waiting(deciders) = state.status() else { return decision };
        let seat = deciders.first().expect("somebody decides");
        legal.clear();
        state.legal_actions(seat, legal);
        let action = *chance.pick(legal).expect("there is a choice");
        state.resolve(seat, &action, chance, &mut Silent);
    }
    most
}

/// A position in the middle of a game, and who decides.
fn middle(seats: usize) -> (Marshals, Seat) {
    let mut chance = Chance::seeded(7);
    let mut state = start(seats, Mode::Standard, &mut chance);
    play(&mut state, 40, &mut chance, &mut Vec::new());
    let seat = state.status().deciders().first().expect("the game is not over yet");
    (state, seat)
}

fn playouts(bencher: Bencher, seats: usize, mode: Mode) {
    let run = |seed: u64, legal: &mut Vec<Action>| {
        let mut chance = Chance::seeded(seed);
        let mut state = start(seats, mode, &mut chance);
        play(&mut state, usize::MAX, &mut chance, legal)
    };
    let decisions: usize = (0..64).map(|seed| run(seed, &mut Vec::new())).sum();
    let mut legal = Vec::new();
    bencher
        .counter(ItemsCount::new(decisions))
        .bench_local(|| -> usize { (0..64).map(|seed| run(seed, &mut legal)).sum() });
}

#[divan::bench(args = SEATS)]
fn random_games(bencher: Bencher, seats: usize) {
    playouts(bencher, seats, Mode::Standard);
}

#[divan::bench(args = SEATS)]
fn random_basic_games(bencher: Bencher, seats: usize) {
    playouts(bencher, seats, Mode::Basic);
}

#[divan::bench(args = SEATS)]
fn set_up(bencher: Bencher, seats: usize) {
    let mut chance = Chance::seeded(1);
    bencher.bench_local(|| start(seats, Mode::Standard, &mut chance));
}

#[divan::bench(args = SEATS)]
fn legal_actions(bencher: Bencher, seats: usize) {
    let (state, seat) = middle(seats);
    let mut legal = Vec::new();
    bencher.bench_local(|| {
        legal.clear();
        state.legal_actions(seat, &mut legal);
        legal.len()
    });
}

#[divan::bench(args = SEATS)]
fn apply(bencher: Bencher, seats: usize) {
    let (state, seat) = middle(seats);
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    let mut chance = Chance::seeded(3);
    let inputs = || (state.clone(), legal[legal.len() / 2]);
    bencher.with_inputs(inputs).bench_local_values(|(mut state, action)| {
        state.apply(seat, &action, &mut chance, &mut Silent).expect("a listed action is legal");
        state
    });
}

#[divan::bench(args = SEATS)]
fn clone(bencher: Bencher, seats: usize) {
    let (state, _) = middle(seats);
    bencher.bench_local(|| state.clone());
}

#[divan::bench(args = SEATS)]
fn view(bencher: Bencher, seats: usize) {
    let (state, seat) = middle(seats);
    bencher.bench_local(|| state.view(Viewer::Seat(seat)));
}

#[divan::bench(args = SEATS)]
fn determinise(bencher: Bencher, seats: usize) {
    let (state, seat) = middle(seats);
    let view = state.view(Viewer::Seat(seat));
    let mut chance = Chance::seeded(9);
    bencher.bench_local(|| Marshals::determinise(&view, &mut chance));
}
