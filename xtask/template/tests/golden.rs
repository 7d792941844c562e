//! Whole games as text, in `tests/golden`.

use __game__::__Game__;

#[test]
fn golden() {
    tinstar_testkit::golden::<__Game__>(env!("CARGO_MANIFEST_DIR"));
}
