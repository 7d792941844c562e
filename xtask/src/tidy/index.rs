//! The lists of tests by rule and of rules that can fire are what `cargo xtask index` would write.

use std::collections::BTreeMap;

use crate::game::Game;
use crate::index;
use crate::problem::Problem;
use crate::tree::Tree;

pub fn check(tree: &Tree) -> Vec<Problem> {
    let fresh: BTreeMap<String, String> =
        Game::all(tree).iter().flat_map(|game| index::lists(tree, game)).collect();
    let stale = fresh.iter().filter(|(path, list)| tree.text(path) != Some(list));
    let orphans = tree.files("games/", index::TESTS).filter(|(path, _)| !fresh.contains_key(*path));
    let stale = stale.map(|(path, _)| Problem::new(path, 1, "not up to date: run `cargo xtask index`"));
    let orphans = orphans.map(|(path, _)| Problem::new(path, 1, "there is no such game: remove this file"));
    stale.chain(orphans).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problem::assert_problems;

    const CRATE: (&str, &str) = ("games/dice/Cargo.toml", "");
    const RULES: (&str, &str) = ("games/dice/rules.md", "- **DI-1** Roll.\n");
    const TESTS: (&str, &str) = ("games/dice/tests/rules.rs", "#[test]\nfn di_1_rolls() {}\n");

    /// A game with a test and this list of tests.
    fn dice(list: &str) -> Tree {
        let firing = index::nothing_fires();
        let list = ("games/dice/rules.tests.txt", list);
        Tree::from([CRATE, RULES, TESTS, list, ("games/dice/src/firing.rs", firing.as_str())])
    }

    #[test]
    fn a_fresh_list_is_fine() {
        assert_problems(check(&dice("DI-1 di_1_rolls games/dice/tests/rules.rs\n")), []);
    }

    #[test]
    fn a_stale_or_missing_list_is_a_problem() {
        let list = "games/dice/rules.tests.txt:1: not up to date: run `cargo xtask index`";
        let firing = "games/dice/src/firing.rs:1: not up to date: run `cargo xtask index`";
        assert_problems(check(&Tree::from([CRATE, RULES, TESTS])), [list, firing]);
        assert_problems(check(&dice("DI-1 di_1_jumps games/dice/tests/rules.rs\n")), [list]);
    }

    #[test]
    fn a_list_without_a_game_is_a_problem() {
        assert_problems(
            check(&Tree::from([("games/cards/rules.tests.txt", "")])),
            ["games/cards/rules.tests.txt:1: there is no such game: remove this file"],
        );
    }
}
