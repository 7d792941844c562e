//! How fast the game is: `cargo bench -p pony-express`.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use pony_express::flick::{self, Aim, Corner, Standing, Wobble};
use pony_express::{Action, NoOptions, Phase, PonyExpress, Reroll};
use tinstar_core::{Chance, Play, Rules, Seat, Setup, Sight, Silent, Viewer, most_appealing};

fn main() {
    divan::main();
}

const SEATS: [usize; 3] = [3, 4, 5];

/// The first position of a random game, not too early, that waits for this.
fn position(seats: usize, is: fn(&Phase) -> bool) -> PonyExpress {
    let mut chance = Chance::seeded(7);
    let mut state = PonyExpress::setup(seats, &NoOptions {}, &mut chance, &mut Silent);
    let mut legal = Vec::new();
    while state.turn < 8 || !is(&state.phase) {
        let seat = decider(&state);
        legal.clear();
        state.legal_actions(seat, &mut legal);
        let action = *chance.pick(&legal).expect("a seat that decides has a choice");
        state.resolve(seat, &action, &mut chance, &mut Silent);
    }
    state
}

fn decider(state: &PonyExpress) -> Seat {
    state.status().deciders().first().expect("somebody decides")
}

/// A whole game at random; how many decisions it took.
fn playout(seats: usize, chance: &mut Chance, legal: &mut Vec<Action>) -> u64 {
    let mut state = PonyExpress::setup(seats, &NoOptions {}, chance, &mut Silent);
    let mut decisions = 0;
    while let Some(seat) = state.status().deciders().first() {
        legal.clear();
        state.legal_actions(seat, legal);
        let action = *chance.pick(legal).expect("a seat that decides has a choice");
        state.resolve(seat, &action, chance, &mut Silent);
        decisions += 1;
    }
    decisions
}

#[divan::bench(args = SEATS)]
fn random_decisions(bencher: Bencher, seats: usize) {
    let mut legal = Vec::new();
    let decisions = playout(seats, &mut Chance::seeded(1), &mut legal);
    bencher
        .counter(ItemsCount::new(decisions))
        .bench_local(|| playout(seats, &mut Chance::seeded(1), &mut legal));
}

const DICE: fn(&Phase) -> bool = |phase| matches!(phase, Phase::Dice { rerolled: Reroll::Hidden, .. });
const AIM: fn(&Phase) -> bool = |phase| matches!(phase, Phase::Aim { .. });
const CALLS: fn(&Phase) -> bool = |phase| matches!(phase, Phase::Calls { .. });

fn list(bencher: Bencher, state: &PonyExpress) {
    let (seat, mut legal) = (decider(state), Vec::new());
    bencher.bench_local(|| {
        legal.clear();
        black_box(state).legal_actions(seat, &mut legal);
        legal.len()
    });
}

#[divan::bench(args = SEATS)]
fn legal_actions_with_dice(bencher: Bencher, seats: usize) {
    list(bencher, &position(seats, DICE));
}

#[divan::bench(args = SEATS)]
fn legal_actions_before_a_shot(bencher: Bencher, seats: usize) {
    list(bencher, &position(seats, AIM));
}

fn feel(bencher: Bencher, state: &PonyExpress) {
    let (seat, mut legal) = (decider(state), Vec::new());
    state.legal_actions(seat, &mut legal);
    let view = state.view(Viewer::Seat(seat));
    bencher.bench_local(|| {
        most_appealing::<PonyExpress>(black_box(&view), seat, &legal, &mut Chance::seeded(0))
    });
}

#[divan::bench(args = SEATS)]
fn instinct_with_dice(bencher: Bencher, seats: usize) {
    feel(bencher, &position(seats, DICE));
}

#[divan::bench(args = SEATS)]
fn instinct_before_a_shot(bencher: Bencher, seats: usize) {
    feel(bencher, &position(seats, AIM));
}

#[divan::bench(args = SEATS)]
fn apply(bencher: Bencher, seats: usize) {
    let state = position(seats, CALLS);
    let seat = decider(&state);
    let mut chance = Chance::seeded(2);
    bencher.with_inputs(|| state.clone()).bench_local_refs(|state| {
        state.apply(seat, &Action::Call, &mut chance, &mut Silent).expect("a call is legal");
    });
}

#[divan::bench(args = SEATS)]
fn clone(bencher: Bencher, seats: usize) {
    let state = position(seats, DICE);
    bencher.bench_local(|| black_box(&state).clone());
}

#[divan::bench(args = SEATS)]
fn view(bencher: Bencher, seats: usize) {
    let state = position(seats, DICE);
    bencher.bench_local(|| black_box(&state).view(Viewer::Seat(state.active)));
}

#[divan::bench(args = SEATS)]
fn determinise(bencher: Bencher, seats: usize) {
    let state = position(seats, DICE);
    let view = state.view(Viewer::Seat(state.active.next(seats)));
    let mut chance = Chance::seeded(3);
    bencher.bench_local(|| PonyExpress::determinise(black_box(&view), &mut chance));
}

#[divan::bench]
fn shot_of_a_duel(bencher: Bencher) {
    let nobody = Standing::default();
    let aim = Aim { shift: 100, angle: -98, power: 750 };
    bencher.bench_local(|| flick::duel(Corner::A, black_box(aim), Wobble(1_000_000), Seat::new(1), &nobody));
}

#[divan::bench]
fn shot_at_raiders(bencher: Bencher) {
    let nobody = Standing::default();
    let aim = Aim { shift: 0, angle: 100, power: 800 };
    bencher.bench_local(|| flick::raid(black_box(aim), Wobble::NONE, &nobody));
}
