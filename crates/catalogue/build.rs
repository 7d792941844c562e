//! Finds what was measured and found in each game, so that a game without any needs nothing: how strong its bots are, as
//! `tinstar ladder` wrote it, and its puzzles, as `tinstar puzzles` did.

use std::path::{Path, PathBuf};
use std::{env, fs};

/// Writes the lists that `src/strength.rs` and `src/puzzles.rs` include.
fn main() {
    let root = Path::new(&variable("CARGO_MANIFEST_DIR")).join("../..");
    // A game is a crate of the workspace, so a new one changes the manifest.
    watch(&root.join("Cargo.toml"));
    watch(&root.join("docs/strength"));
    let mut games: Vec<PathBuf> = fs::read_dir(root.join("games"))
        .expect("there are games")
        .map(|entry| entry.expect("a folder can be read").path())
        .collect();
    games.sort();
    let name =
        |game: &Path| game.file_name().and_then(|name| name.to_str()).expect("a plain name").to_owned();
    let strength = |game: &Path| root.join(format!("docs/strength/{}.json", name(game)));
    write("measured.rs", games.iter().map(|game| (name(game), strength(game))));
    write("puzzles.rs", games.iter().map(|game| (name(game), game.join("puzzles.json"))));
}

/// Lets cargo run this again when the file changes, or anything in the folder.
fn watch(path: &Path) {
    println!("cargo::rerun-if-changed={}", path.display());
}

fn variable(name: &str) -> String {
    env::var(name).expect("cargo names its folders")
}

/// Writes the texts that there are as an expression, to be included where its type stands.
fn write(list: &str, files: impl Iterator<Item = (String, PathBuf)>) {
    let mut found = String::from("&[\n");
    for (game, file) in files.filter(|(_, file)| file.exists()) {
        watch(&file);
        found += &format!("({game:?}, include_str!({file:?})),\n");
    }
    let at = Path::new(&variable("OUT_DIR")).join(list);
    fs::write(at, found + "]\n").expect("cargo's folder can be written to");
}
