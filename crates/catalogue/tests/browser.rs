//! What a board needs to know of its game is made from the rules: `games/<game>/web/rules.ts` has the types of what is
//! shown, done and told, and the printed facts. A stale file is written again and fails once.

#![allow(clippy::unwrap_used, reason = "a test's helpers may stop the test")]

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use tinstar_catalogue::{AnyGame, Playable, Visitor};
use tinstar_core::TS;
use tinstar_core::ts_rs::Config;
use tinstar_testkit::keep_fresh;

const HEAD: &str = "\
// Made from the rules by crates/catalogue/tests/browser.rs; not to be edited.
";

/// The text of a game's file.
struct Rules;

impl Visitor for Rules {
    type Out = String;

    fn visit<G: Playable>(self) -> String {
        // Each test has a folder of its own: they run at the same time, in processes of their own or not.
        let test = std::thread::current().name().unwrap_or_default().to_owned();
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test).join(G::INFO.id);
        let _ = fs::remove_dir_all(&folder);
        let config = Config::new().with_large_int("number").with_out_dir(&folder);
        G::Options::export_all(&config).unwrap();
        G::Action::export_all(&config).unwrap();
        G::Event::export_all(&config).unwrap();
        G::View::export_all(&config).unwrap();
        G::Facts::export_all(&config).unwrap();
        let facts = serde_json::to_string_pretty(&G::facts()).unwrap();
        let types = types(&folder).into_values().collect::<String>();
        format!("{HEAD}{types}\n/** What is printed. */\nexport const FACTS: Facts = {facts};\n")
    }
}

/// Every type of the folder by its name, without what makes it a file of its own.
fn types(folder: &Path) -> BTreeMap<String, String> {
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let of_file = |path: std::path::PathBuf| {
        let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
        let text = fs::read_to_string(&path).unwrap();
        let lines = text.lines().filter(|line| !line.starts_with("import ") && !line.starts_with("// "));
        (name, lines.map(|line| format!("{}\n", line.trim_end())).collect())
    };
    files.map(of_file).collect()
}

#[test]
fn the_boards_types_and_facts_are_fresh() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let file = |game: &AnyGame| (games.join(game.info().id).join("web/rules.ts"), game.visit(Rules));
    keep_fresh(AnyGame::ALL.iter().map(file));
}

#[test]
fn nothing_is_a_bigint_or_unknown() {
    for game in AnyGame::ALL {
        let text = game.visit(Rules);
        let code = text.lines().filter(|line| !line.starts_with(" * "));
        let text = code.collect::<Vec<_>>().join("\n");
        for word in ["bigint", "unknown", ": any"] {
            assert!(!text.contains(word), "{}: {word}", game.info().id);
        }
        for name in ["View", "Event", "Action", "Facts"] {
            assert!(text.contains(&format!("export type {name} = ")), "{}: {name}", game.info().id);
        }
    }
}
