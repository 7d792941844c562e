//! Whole games as text, compared with `tests/golden/`.

#[test]
fn golden() {
    tinstar_testkit::golden::<catching_santa::CatchingSanta>(env!("CARGO_MANIFEST_DIR"));
}
