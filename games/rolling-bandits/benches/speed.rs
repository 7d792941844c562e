//! How fast the rules are: `cargo bench -p rolling-bandits`.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use rolling_bandits::{Action, BanditOptions, RollingBandits};
use tinstar_core::{Chance, Play, Rules, Seat, Setup, Sight, Silent, Status, Viewer, most_appealing};

fn main() {
    divan::main();
}

const SEATS: [usize; 3] = [2, 3, 4];

/// Plays whole games of random choices and says how many decisions they took.
fn play(seats: usize, games: u64, legal: &mut Vec<Action>) -> usize {
    let options = BanditOptions::default();
    let mut decisions = 0;
    for seed in 0..games {
        let mut chance = Chance::seeded(seed);
        let mut state = RollingBandits::setup(seats, &options, &mut chance, &mut Silent);
        while let Status::Waiting(deciders) = state.status() {
            let seat = deciders.first().expect("somebody decides until the end");
            legal.clear();
            state.legal_actions(seat, legal);
            let action = *chance.pick(legal).expect("a seat that decides has a choice");
            state.resolve(seat, &action, &mut chance, &mut Silent);
            decisions += 1;
        }
    }
    decisions
}

/// Positions from the middle of games, each with whoever decides.
fn middle_games(seats: usize) -> Vec<(RollingBandits, Seat)> {
    let mut legal = Vec::new();
    let middle = |seed| {
        let mut chance = Chance::seeded(seed);
        let options = BanditOptions::default();
        let mut state = RollingBandits::setup(seats, &options, &mut chance, &mut Silent);
        for _ in 0..40 {
            let Some(seat) = state.status().deciders().first() else { break };
            legal.clear();
            state.legal_actions(seat, &mut legal);
            let action = *chance.pick(&legal).expect("a seat that decides has a choice");
            state.resolve(seat, &action, &mut chance, &mut Silent);
        }
        let seat = state.status().deciders().first()?;
        Some((state, seat))
    };
    (0..64).filter_map(middle).collect()
}

#[divan::bench(args = SEATS)]
fn random_playouts(bencher: Bencher, seats: usize) {
    let mut legal = Vec::new();
    let decisions = play(seats, 20, &mut legal);
    bencher.counter(ItemsCount::new(decisions)).bench_local(|| play(seats, 20, &mut legal));
}

#[divan::bench(args = SEATS)]
fn legal_actions(bencher: Bencher, seats: usize) {
    let positions = middle_games(seats);
    let mut legal = Vec::new();
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        for (state, seat) in &positions {
            legal.clear();
            state.legal_actions(*seat, &mut legal);
            black_box(&legal);
        }
    });
}

#[divan::bench(args = SEATS)]
fn apply(bencher: Bencher, seats: usize) {
    let mut legal = Vec::new();
    let first = |(state, seat): (RollingBandits, Seat)| {
        legal.clear();
        state.legal_actions(seat, &mut legal);
        (state, seat, legal[0])
    };
    let positions: Vec<_> = middle_games(seats).into_iter().map(first).collect();
    let mut chance = Chance::seeded(1);
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        for (state, seat, action) in &positions {
            let mut next = state.clone();
            next.apply(*seat, action, &mut chance, &mut Silent).expect("a listed action is legal");
            black_box(&next);
        }
    });
}

#[divan::bench(args = SEATS)]
fn clone(bencher: Bencher, seats: usize) {
    let positions = middle_games(seats);
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        positions.iter().for_each(|(state, _)| {
            black_box(black_box(state).clone());
        });
    });
}

#[divan::bench(args = SEATS)]
fn view(bencher: Bencher, seats: usize) {
    let positions = middle_games(seats);
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        positions.iter().for_each(|(state, seat)| {
            black_box(state.view(Viewer::Seat(*seat)));
        });
    });
}

#[divan::bench(args = SEATS)]
fn determinise(bencher: Bencher, seats: usize) {
    let views: Vec<_> =
        middle_games(seats).iter().map(|(state, seat)| state.view(Viewer::Seat(*seat))).collect();
    let mut chance = Chance::seeded(1);
    bencher.counter(ItemsCount::new(views.len())).bench_local(|| {
        views.iter().for_each(|view| {
            black_box(RollingBandits::determinise(view, &mut chance));
        });
    });
}

#[divan::bench(args = SEATS)]
fn instinct(bencher: Bencher, seats: usize) {
    let positions = middle_games(seats);
    let mut legal = Vec::new();
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        for (state, seat) in &positions {
            legal.clear();
            state.legal_actions(*seat, &mut legal);
            let view = state.view(Viewer::Seat(*seat));
            black_box(most_appealing::<RollingBandits>(&view, *seat, &legal, &mut Chance::seeded(0)));
        }
    });
}
