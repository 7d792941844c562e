//! How fast the game is simulated: `cargo bench --package catching-santa`.

use catching_santa::data::DIE;
use catching_santa::{Action, BoardOptions, CatchingSanta, Phase};
use divan::Bencher;
use divan::counter::ItemsCount;
use tinstar_core::{Chance, Play as _, Rules, Seat, Setup, Sight, Silent, Viewer};

fn main() {
    divan::main();
}

/// A hundred games of random choices; the items are decisions.
#[divan::bench(args = [2, 3, 4])]
fn random_games(bencher: Bencher, seats: usize) {
    let mut legal = Vec::new();
    let mut play = || (0..100).map(|seed| random_game(seats, seed, &mut legal)).sum::<u64>();
    bencher.counter(ItemsCount::new(play())).bench_local(play);
}

/// Plays a game to its end and counts its decisions.
fn random_game(seats: usize, seed: u64, legal: &mut Vec<Action>) -> u64 {
    let mut chance = Chance::seeded(seed);
    let mut game = CatchingSanta::setup(seats, &BoardOptions::default(), &mut chance, &mut Silent);
    let mut decisions = 0;
    while let Some(seat) = game.phase.decider() {
        random_decision(&mut game, seat, &mut chance, legal);
        decisions += 1;
    }
    decisions
}

fn random_decision(game: &mut CatchingSanta, seat: Seat, chance: &mut Chance, legal: &mut Vec<Action>) {
    legal.clear();
    game.legal_actions(seat, legal);
    let action = *chance.pick(legal).expect("a seat that decides has a choice");
    game.resolve(seat, &action, chance, &mut Silent);
}

/// Four players well into a game, one of whom can use a roll in several ways, and one of these ways: after
/// it the next turn follows.
fn middle() -> (CatchingSanta, Seat, Action) {
    let mut chance = Chance::seeded(1);
    let mut legal = Vec::new();
    let mut game = CatchingSanta::setup(4, &BoardOptions::default(), &mut chance, &mut Silent);
    loop {
        let seat = game.phase.decider().expect("the game is not over so soon");
        if game.turn >= 40 && matches!(game.phase, Phase::Use { roll: 1..DIE, .. }) {
            legal.clear();
            game.legal_actions(seat, &mut legal);
            return (game, seat, legal[0]);
        }
        random_decision(&mut game, seat, &mut chance, &mut legal);
    }
}

#[divan::bench]
fn legal_actions(bencher: Bencher) {
    let (game, seat, _) = middle();
    let mut legal = Vec::new();
    bencher.bench_local(|| {
        legal.clear();
        divan::black_box(&game).legal_actions(seat, &mut legal);
        legal.len()
    });
}

/// A decision as a host takes it: checked, then carried out.
#[divan::bench(sample_size = 1000)]
fn apply(bencher: Bencher) {
    let (game, seat, action) = middle();
    let mut chance = Chance::seeded(2);
    bencher
        .with_inputs(|| game.clone())
        .bench_local_refs(|game| game.apply(seat, divan::black_box(&action), &mut chance, &mut Silent));
}

/// The same decision as a simulation takes it: trusted.
#[divan::bench(sample_size = 1000)]
fn resolve(bencher: Bencher) {
    let (game, seat, action) = middle();
    let mut chance = Chance::seeded(2);
    bencher
        .with_inputs(|| game.clone())
        .bench_local_refs(|game| game.resolve(seat, divan::black_box(&action), &mut chance, &mut Silent));
}

#[divan::bench]
fn clone(bencher: Bencher) {
    let (game, ..) = middle();
    bencher.bench_local(|| divan::black_box(&game).clone());
}

#[divan::bench]
fn view(bencher: Bencher) {
    let (game, seat, _) = middle();
    bencher.bench_local(|| divan::black_box(&game).view(Viewer::Seat(seat)));
}

#[divan::bench]
fn determinise(bencher: Bencher) {
    let (game, seat, _) = middle();
    let seen = game.view(Viewer::Seat(seat));
    let mut chance = Chance::seeded(3);
    bencher.bench_local(|| CatchingSanta::determinise(divan::black_box(&seen), &mut chance));
}
