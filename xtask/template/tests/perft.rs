//! How many ways the game can go, in `tests/perft.txt`.

use __game__::__Game__;

#[test]
fn perft() {
    tinstar_testkit::perft::<__Game__>(env!("CARGO_MANIFEST_DIR"));
}
