//! Counts of lines of play, compared with `tests/perft.txt`.

#[test]
fn perft() {
    tinstar_testkit::perft::<pony_express::PonyExpress>(env!("CARGO_MANIFEST_DIR"));
}
