//! Counts of lines of play, compared with `tests/perft.txt` and `tests/perft-mercenaries.txt`.

use rolling_bandits::{BanditOptions, RollingBandits, Variant};

#[test]
fn perft() {
    tinstar_testkit::perft::<RollingBandits>(env!("CARGO_MANIFEST_DIR"));
}

#[test]
fn perft_with_mercenaries() {
    let options = BanditOptions { variant: Variant::Mercenaries, ..BanditOptions::default() };
    tinstar_testkit::perft_with::<RollingBandits>(env!("CARGO_MANIFEST_DIR"), "mercenaries", &options);
}
