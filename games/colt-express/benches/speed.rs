//! How fast the rules are: `cargo bench -p colt-express`.

use colt_express::{Action, ColtExpress, TrainOptions};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use tinstar_core::{Chance, Instinct, MatchSeed, Play, Rules, Seat, Setup, Sight, Silent, Status, Viewer};

fn main() {
    divan::main();
}

const TABLES: [usize; 5] = [2, 3, 4, 5, 6];

/// Plays a game at random and says how many decisions it took.
fn playout(seats: usize, index: u64, legal: &mut Vec<Action>) -> usize {
    let mut chance = Chance::fast(&MatchSeed::for_simulation(1, index));
    let mut state = ColtExpress::setup(seats, &TrainOptions::default(), &mut chance, &mut Silent);
    let mut decisions = 0;
    while let Some(seat) = state.status().deciders().first() {
        legal.clear();
        state.legal_actions(seat, legal);
        let action = *chance.pick(legal).expect("a seat that decides has a choice");
        state.resolve(seat, &action, &mut chance, &mut Silent);
        decisions += 1;
    }
    decisions
}

/// The position after half of a game at random, and its decider.
fn halfway(seats: usize) -> (ColtExpress, Seat) {
    let mut legal = Vec::new();
    let half = playout(seats, 0, &mut legal) / 2;
    let mut chance = Chance::fast(&MatchSeed::for_simulation(1, 0));
    let mut state = ColtExpress::setup(seats, &TrainOptions::default(), &mut chance, &mut Silent);
    for _ in 0..half {
        let Status::Waiting(deciders) = state.status() else { break };
        let seat = deciders.first().expect("somebody decides until the end");
        legal.clear();
        state.legal_actions(seat, &mut legal);
        let action = *chance.pick(&legal).expect("a seat that decides has a choice");
        state.resolve(seat, &action, &mut chance, &mut Silent);
    }
    let seat = state.status().deciders().first().expect("half a game is not over");
    (state, seat)
}

/// Whole games; an item is a decision.
#[divan::bench(args = TABLES)]
fn random_playouts(bencher: Bencher, seats: usize) {
    const GAMES: u64 = 100;
    let mut legal = Vec::new();
    let decisions: usize = (0..GAMES).map(|index| playout(seats, index, &mut legal)).sum();
    bencher
        .counter(ItemsCount::new(decisions))
        .bench_local(|| (0..GAMES).map(|index| playout(seats, index, &mut legal)).sum::<usize>());
}

#[divan::bench(args = TABLES)]
fn legal_actions(bencher: Bencher, seats: usize) {
    let (state, seat) = halfway(seats);
    let mut legal = Vec::new();
    bencher.bench_local(|| {
        legal.clear();
        black_box(&state).legal_actions(seat, &mut legal);
        legal.len()
    });
}

#[divan::bench(args = TABLES)]
fn apply(bencher: Bencher, seats: usize) {
    let (state, seat) = halfway(seats);
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    let mut chance = Chance::seeded(1);
    bencher
        .with_inputs(|| state)
        .bench_local_refs(|state| state.apply(seat, &legal[0], &mut chance, &mut Silent).is_ok());
}

#[divan::bench(args = TABLES)]
fn clone(bencher: Bencher, seats: usize) {
    let (state, _) = halfway(seats);
    bencher.bench_local(|| *black_box(&state));
}

#[divan::bench(args = TABLES)]
fn view(bencher: Bencher, seats: usize) {
    let (state, seat) = halfway(seats);
    bencher.bench_local(|| black_box(&state).view(Viewer::Seat(seat)));
}

#[divan::bench(args = TABLES)]
fn determinise(bencher: Bencher, seats: usize) {
    let (state, seat) = halfway(seats);
    let view = state.view(Viewer::Seat(seat));
    let mut chance = Chance::seeded(1);
    bencher.bench_local(|| ColtExpress::determinise(black_box(&view), &mut chance));
}

#[divan::bench(args = TABLES)]
fn appeals(bencher: Bencher, seats: usize) {
    let (state, seat) = halfway(seats);
    let view = state.view(Viewer::Seat(seat));
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    let (mut luck, mut appeals) = (Chance::seeded(1), Vec::new());
    bencher.bench_local(|| {
        appeals.clear();
        ColtExpress::appeals(black_box(&view), seat, &legal, &mut luck, &mut appeals);
    });
}
