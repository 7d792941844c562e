//! Whole games as text, compared with `tests/golden/`.

#[test]
fn golden() {
    tinstar_testkit::golden::<colt_express::ColtExpress>(env!("CARGO_MANIFEST_DIR"));
}

#[test]
fn golden_with_horses_and_stagecoach() {
    let options = colt_express::TrainOptions { horses: true, ..Default::default() };
    tinstar_testkit::golden_with::<colt_express::ColtExpress>(env!("CARGO_MANIFEST_DIR"), "horses", &options);
}

#[test]
fn golden_with_marshal_and_prisoners() {
    let options = colt_express::TrainOptions { prisoners: true, ..Default::default() };
    tinstar_testkit::golden_with::<colt_express::ColtExpress>(
        env!("CARGO_MANIFEST_DIR"),
        "prisoners",
        &options,
    );
}

#[test]
fn golden_with_both_expansions() {
    let options = colt_express::TrainOptions {
        horses: true,
        prisoners: true,
        prison_cards: true,
        ..Default::default()
    };
    tinstar_testkit::golden_with::<colt_express::ColtExpress>(env!("CARGO_MANIFEST_DIR"), "both", &options);
}

#[test]
fn golden_with_teams() {
    let options = colt_express::TrainOptions { teams: true, horses: true, ..Default::default() };
    tinstar_testkit::golden_with::<colt_express::ColtExpress>(env!("CARGO_MANIFEST_DIR"), "teams", &options);
}
