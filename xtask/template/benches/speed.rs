//! How fast the game is simulated: `cargo bench --package __game_id__`.

use __game__::{__Game__, DiceOptions};
use tinstar_core::{Chance, Rules, Setup, Silent};

fn main() {
    divan::main();
}

/// A whole game of random choices.
#[divan::bench(args = [2, 4])]
fn random_game(bencher: divan::Bencher, seats: usize) {
    let mut chance = Chance::seeded(1);
    let mut legal = Vec::new();
    bencher.bench_local(|| {
        let mut game = __Game__::setup(seats, &DiceOptions::default(), &mut chance, &mut Silent);
        while let Some(seat) = game.status().deciders().first() {
            legal.clear();
            game.legal_actions(seat, &mut legal);
            let action = *chance.pick(&legal).expect("a seat that decides has a choice");
            game.resolve(seat, &action, &mut chance, &mut Silent);
        }
        game
    });
}
