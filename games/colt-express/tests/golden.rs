//! Whole games as text, compared with `tests/golden/`.

#[test]
fn golden() {
    tinstar_testkit::golden::<colt_express::ColtExpress>(env!("CARGO_MANIFEST_DIR"));
}
