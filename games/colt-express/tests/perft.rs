//! Counts of lines of play, compared with `tests/perft.txt`.

#[test]
fn perft() {
    tinstar_testkit::perft::<colt_express::ColtExpress>(env!("CARGO_MANIFEST_DIR"));
}

#[test]
fn perft_with_horses_and_stagecoach() {
    let options = colt_express::TrainOptions { horses: true, ..Default::default() };
    tinstar_testkit::perft_with::<colt_express::ColtExpress>(env!("CARGO_MANIFEST_DIR"), "horses", &options);
}

#[test]
fn perft_with_marshal_and_prisoners() {
    let options = colt_express::TrainOptions { prisoners: true, ..Default::default() };
    tinstar_testkit::perft_with::<colt_express::ColtExpress>(
        env!("CARGO_MANIFEST_DIR"),
        "prisoners",
        &options,
    );
}

#[test]
fn perft_with_both_expansions() {
    let options = colt_express::TrainOptions {
        horses: true,
        prisoners: true,
        prison_cards: true,
        ..Default::default()
    };
    tinstar_testkit::perft_with::<colt_express::ColtExpress>(env!("CARGO_MANIFEST_DIR"), "both", &options);
}

#[test]
fn perft_with_teams() {
    let options = colt_express::TrainOptions { teams: true, ..Default::default() };
    tinstar_testkit::perft_with::<colt_express::ColtExpress>(env!("CARGO_MANIFEST_DIR"), "teams", &options);
}
