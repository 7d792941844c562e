//! The lists of tests by rule are what `cargo xtask index` would write.

use std::collections::BTreeMap;

use crate::game::Game;
use crate::index;
use crate::problem::Problem;
use crate::rulebook::FOLDER;
use crate::tree::Tree;

pub fn check(tree: &Tree) -> Vec<Problem> {
    let fresh: BTreeMap<String, String> =
        Game::all(tree).iter().map(|game| (index::path(game), index::render(tree, game))).collect();
    let stale = fresh.iter().filter(|(path, list)| tree.text(path) != Some(list));
    let orphans = tree.files(FOLDER, ".tests.txt").filter(|(path, _)| !fresh.contains_key(*path));
    let stale = stale.map(|(path, _)| Problem::new(path, 1, "not up to date: run `cargo xtask index`"));
    let orphans = orphans.map(|(path, _)| Problem::new(path, 1, "there is no such game: remove this file"));
    stale.chain(orphans).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problem::assert_problems;

    const CRATE: (&str, &str) = ("games/dice/Cargo.toml", "");
    const RULES: (&str, &str) = ("docs/rules/dice.md", "- **DI-1** Roll.\n");
    const TESTS: (&str, &str) = ("games/dice/tests/rules.rs", "#[test]\nfn di_1_rolls() {}\n");

    #[test]
    fn a_fresh_list_is_fine() {
        let list = ("docs/rules/dice.tests.txt", "DI-1 di_1_rolls games/dice/tests/rules.rs\n");
        assert_problems(check(&Tree::from([CRATE, RULES, TESTS, list])), []);
    }

    #[test]
    fn a_stale_or_missing_list_is_a_problem() {
        let stale = ["docs/rules/dice.tests.txt:1: not up to date: run `cargo xtask index`"];
        assert_problems(check(&Tree::from([CRATE, RULES, TESTS])), stale);
        let list = ("docs/rules/dice.tests.txt", "DI-1 di_1_jumps games/dice/tests/rules.rs\n");
        assert_problems(check(&Tree::from([CRATE, RULES, TESTS, list])), stale);
    }

    #[test]
    fn a_list_without_a_game_is_a_problem() {
        assert_problems(
            check(&Tree::from([("docs/rules/cards.tests.txt", "")])),
            ["docs/rules/cards.tests.txt:1: there is no such game: remove this file"],
        );
    }
}
