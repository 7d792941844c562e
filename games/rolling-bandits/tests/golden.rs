//! Whole games as text, compared with `tests/golden/` and, for the variant, with
//! `tests/mercenaries/tests/golden/`.

mod mercenaries;

#[test]
fn golden() {
    tinstar_testkit::golden::<rolling_bandits::RollingBandits>(env!("CARGO_MANIFEST_DIR"));
}

#[test]
fn golden_with_mercenaries() {
    tinstar_testkit::golden::<mercenaries::Mercenaries>(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/mercenaries"
    ));
}
