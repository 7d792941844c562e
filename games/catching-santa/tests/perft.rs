//! Counts of lines of play, compared with `tests/perft.txt`.

#[test]
fn perft() {
    tinstar_testkit::perft::<catching_santa::CatchingSanta>(env!("CARGO_MANIFEST_DIR"));
}
