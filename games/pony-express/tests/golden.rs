//! Whole games as text, compared with `tests/golden/`.

#[test]
fn golden() {
    tinstar_testkit::golden::<pony_express::PonyExpress>(env!("CARGO_MANIFEST_DIR"));
}
