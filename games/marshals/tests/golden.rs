//! Whole games as text, compared with `tests/golden/`.

#[test]
fn golden() {
    tinstar_testkit::golden::<marshals::Marshals>(env!("CARGO_MANIFEST_DIR"));
}
