//! Counts of lines of play, compared with `tests/perft.txt`.

mod mercenaries;

#[test]
fn perft() {
    tinstar_testkit::perft::<rolling_bandits::RollingBandits>(env!("CARGO_MANIFEST_DIR"));
}

#[test]
fn perft_with_mercenaries() {
    tinstar_testkit::perft::<mercenaries::Mercenaries>(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/mercenaries"
    ));
}
