//! The tables of numbers stay what they were, unless their version says so.

use std::fs;
use std::path::Path;

use tinstar_arena::{Schema, Seating, open};
use tinstar_catalogue::AnyGame;

use crate::games::settings;

/// A short name for many names (FNV-1a): it only has to show that one of them is another.
fn fingerprint(names: &[String]) -> String {
    let bytes = names.iter().flat_map(|name| name.bytes().chain([b'\n']));
    let hash = bytes.fold(0xCBF2_9CE4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3)
    });
    format!("{hash:016x}")
}

fn line(what: &str, names: &[String]) -> String {
    format!("{what}: {}, {}\n", names.len(), fingerprint(names))
}

fn table(game: AnyGame) -> String {
    let schema = |seats: usize, options: &[(String, String)]| -> Option<Schema> {
        let seating = Seating { seats, options: options.to_vec(), ..Seating::default() };
        Some(open(game, &seating).ok()?.schema().clone())
    };
    let usual = schema(game.info().least_seats, &[]).expect("the fewest can play");
    let mut text = format!("table {}\n\n{}", usual.table, line("actions", &usual.actions));
    for options in settings(game) {
        let name: Vec<String> = options.iter().map(|(key, value)| format!("{key}={value}")).collect();
        text += &format!("\n{}\n", if name.is_empty() { "as usual".to_owned() } else { name.join(" ") });
        for seats in game.info().widest() {
            if let Some(schema) = schema(seats, &options) {
                text += &line(&format!("columns for {seats}"), &schema.columns.names);
            }
        }
    }
    text
}

#[test]
fn numbers_mean_what_they_meant_or_the_table_has_another_version() {
    let path = |game: AnyGame| {
        Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../games/{}/table.txt", game.info().id))
    };
    for game in AnyGame::ALL {
        let (found, kept) = (table(*game), fs::read_to_string(path(*game)).unwrap_or_default());
        let version = |text: &str| text.lines().next().map(str::to_owned);
        assert!(
            kept == found || version(&kept) != version(&found),
            "{}: numbers or columns mean something else now; what learnt with them has to be told: raise `TABLE`",
            game.info().id
        );
    }
    tinstar_testkit::keep_fresh(AnyGame::ALL.iter().map(|game| (path(*game), table(*game))));
}
