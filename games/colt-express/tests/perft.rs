//! Counts of lines of play, compared with `tests/perft.txt`.

#[test]
fn perft() {
    tinstar_testkit::perft::<colt_express::ColtExpress>(env!("CARGO_MANIFEST_DIR"));
}
