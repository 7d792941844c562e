//! `cargo xtask index`: which test shows which rule, as a list beside each rulebook.

use std::fs;
use std::path::Path;

use crate::failure::Failure;
use crate::game::Game;
use crate::rulebook::{FOLDER, untested};
use crate::tree::Tree;

/// Writes the list of every game that has rules.
pub fn run(root: &Path) -> Result<(), Failure> {
    let tree = Tree::read(root)?;
    for game in Game::all(&tree) {
        let path = path(&game);
        let at = root.join(&path);
        fs::write(&at, render(&tree, &game)).map_err(|error| Failure::io("write", &at, &error))?;
        println!("index: wrote {path}");
    }
    Ok(())
}

/// Where the list of `game` is.
pub fn path(game: &Game) -> String {
    format!("{FOLDER}{}.tests.txt", game.name)
}

/// The list: `rule test file` for every rule, in the order of the rulebook, and for a rule that no test can
/// show, why. There are no line numbers, so that it changes only when a rule or a test does.
pub fn render(tree: &Tree, game: &Game) -> String {
    let untested = untested(tree);
    let mut list = String::new();
    for rule in &game.rulebook.rules {
        for test in game.tests_of(rule.id) {
            list += &format!("{} {} {}\n", rule.id, test.function.name, test.path);
        }
        for row in untested.iter().filter(|row| row.id == rule.id) {
            list += &format!("{} untested: {}\n", rule.id, row.reason);
        }
    }
    list
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_follows_the_rulebook() {
        let tree = Tree::from([
            ("docs/rules/dice.md", "- **DI-2** b\n- **DI-1** a\n- **DI-3** c\n- **DI-4** d\n"),
            ("docs/rules/untested.md", "| DI-3 | It never happens. |\n"),
            ("games/dice/Cargo.toml", ""),
            ("games/dice/src/lib.rs", "#[test]\nfn di_1_inside() {}\n"),
            ("games/dice/tests/rules.rs", "#[test]\nfn di_1_di_2_both() {}\n"),
        ]);
        let games = Game::all(&tree);
        assert_eq!(path(&games[0]), "docs/rules/dice.tests.txt");
        assert_eq!(
            render(&tree, &games[0]),
            "\
DI-2 di_1_di_2_both games/dice/tests/rules.rs
DI-1 di_1_inside games/dice/src/lib.rs
DI-1 di_1_di_2_both games/dice/tests/rules.rs
DI-3 untested: It never happens.
"
        );
    }
}
