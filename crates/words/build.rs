//! Finds every text, so that adding one is adding a file: the message files of the whole in `messages/<tag>`, those of
//! a game in `games/<game>/messages`, and the rules of a game beside its code.
//!
//! They are found by path, not through the games' crates: whoever needs a text would wait for all the rules to compile.

use std::path::{Path, PathBuf};
use std::{env, fs};

/// The tongues of `Tongue`, in the order in which they are laid over each other.
const TONGUES: [(&str, &str); 2] = [("English", "en"), ("French", "fr")];

/// Writes the lists that `src/messages.rs` and `src/rulebook.rs` include.
fn main() {
    let root = Path::new(&variable("CARGO_MANIFEST_DIR")).join("../..");
    // A game is a crate of the workspace, so a new one changes the manifest. Watching the folder `games` would also do,
    // but that is changed by every line of code in it.
    watch(&root.join("Cargo.toml"));
    watch(&root.join("messages"));
    let games: Vec<PathBuf> =
        inside(&root.join("games")).into_iter().filter(|game| game.join("rules.md").exists()).collect();
    games.iter().for_each(|game| watch(&game.join("messages")));
    write("messages.rs", &message_files(&root, &games));
    write("rules.rs", &of_each(&games, "rules.md"));
    write("tests.rs", &of_each(&games, "rules.tests.txt"));
    write("untested.rs", &of_each(&games, "rules.untested.md"));
    write("hosts.rs", &of_each(&games, "rules.hosts.txt"));
}

/// `(Tongue::English, "common", text)` for every message file.
fn message_files(root: &Path, games: &[PathBuf]) -> String {
    let mut list = String::new();
    for (tongue, tag) in TONGUES {
        let shared = inside(&root.join("messages").join(tag)).into_iter().map(|file| (stem(&file), file));
        let of_games = games.iter().flat_map(|game| {
            let file = |name: String| game.join("messages").join(name);
            let own = (stem(game), file(format!("{tag}.ftl")));
            let rules = (format!("{}/rules", stem(game)), file(format!("rules.{tag}.ftl")));
            [own, rules]
        });
        for (name, file) in shared.chain(of_games.filter(|(_, file)| file.exists())) {
            list += &format!("(Tongue::{tongue}, {name:?}, {}),\n", text(&file));
        }
    }
    list
}

/// `("catching-santa", text)` for every game that has such a file.
fn of_each(games: &[PathBuf], file: &str) -> String {
    let there = games.iter().map(|game| (game, game.join(file))).filter(|(_, path)| path.exists());
    there
        .map(|(game, path)| {
            watch(&path);
            format!("({:?}, {}),\n", stem(game), text(&path))
        })
        .collect()
}

/// What is in the folder, in the order of names.
fn inside(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("a folder can be read").path()).collect();
    paths.sort();
    paths
}

/// The name of a folder, or of a file without its ending.
fn stem(path: &Path) -> String {
    let name = path.file_stem().and_then(|name| name.to_str());
    name.expect("what is in the workspace has a plain name").to_owned()
}

/// The file's text as an expression.
fn text(path: &Path) -> String {
    format!("include_str!({path:?})")
}

/// Lets cargo run this again when the file changes, or anything in the folder.
fn watch(path: &Path) {
    println!("cargo::rerun-if-changed={}", path.display());
}

fn variable(name: &str) -> String {
    env::var(name).expect("cargo names its folders")
}

/// Writes a list as an expression, to be included where its type stands.
fn write(file: &str, list: &str) {
    let at = Path::new(&variable("OUT_DIR")).join(file);
    fs::write(&at, format!("&[\n{list}]\n")).expect("cargo's folder can be written to");
}
