//! Whole games as text, compared with `tests/golden/`.

use rolling_bandits::{BanditOptions, RollingBandits, Variant};

#[test]
fn golden() {
    tinstar_testkit::golden::<RollingBandits>(env!("CARGO_MANIFEST_DIR"));
}

#[test]
fn golden_with_mercenaries() {
    let options = BanditOptions { variant: Variant::Mercenaries, ..BanditOptions::default() };
    tinstar_testkit::golden_with::<RollingBandits>(env!("CARGO_MANIFEST_DIR"), "mercenaries", &options);
}
