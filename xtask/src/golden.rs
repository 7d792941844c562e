//! `cargo xtask golden`: writes the expected playthroughs and counts of every game anew.

use std::path::Path;

use crate::failure::Failure;
use crate::process::{cargo, output, program, run as run_command};
use crate::tree::Tree;

/// The tests that compare with files, and write the files instead when told to.
const TESTS: [&str; 2] = ["golden", "perft"];

/// Where those files are.
const FILES: [&str; 2] = ["games/*/tests/golden/*", "games/*/tests/perft*.txt"];

/// Writes the files of every game and prints what git says has changed.
pub fn run(root: &Path) -> Result<(), Failure> {
    let tree = Tree::read(root)?;
    for game in tree.game_folders() {
        let tests = tests_of(&tree, game);
        if tests.is_empty() {
            println!("golden: {game} has neither tests/golden.rs nor tests/perft.rs: skipped");
            continue;
        }
        run_command(
            cargo(root)
                .args(["test", "--quiet", "--package", game, "--test", "all", "--"])
                .args(tests.iter().map(|test| format!("{test}::")))
                .env("TINSTAR_GOLDEN", "write"),
        )?;
    }
    print!("{}", changes(root)?);
    Ok(())
}

fn tests_of(tree: &Tree, game: &str) -> Vec<&'static str> {
    let exists = |test: &&str| tree.text(&format!("games/{game}/tests/{test}.rs")).is_some();
    TESTS.into_iter().filter(exists).collect()
}

/// What git says about the files, new ones included.
fn changes(root: &Path) -> Result<String, Failure> {
    let git = |arguments: &[&str]| output(program(root, "git").args(arguments).arg("--").args(FILES));
    let new = git(&["ls-files", "--others", "--exclude-standard"])?;
    let changed = git(&["diff", "--stat"])?;
    if new.is_empty() && changed.is_empty() {
        return Ok("golden: nothing changed\n".to_owned());
    }
    let new: String = new.lines().map(|path| format!(" {path} | new\n")).collect();
    Ok(format!("{new}{changed}golden: review the changes with `git diff` before you commit them\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_tests_that_exist_are_run() {
        let tree = Tree::from([("games/dice/tests/golden.rs", ""), ("games/cards/src/lib.rs", "")]);
        assert_eq!(tests_of(&tree, "dice"), ["golden"]);
        assert!(tests_of(&tree, "cards").is_empty());
    }
}
