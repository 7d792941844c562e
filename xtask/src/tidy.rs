//! `cargo xtask tidy`: what the compiler cannot check.

mod citations;
mod french;
mod index;
mod layering;
mod names;
mod purity;
mod rules;
mod words;

use std::path::Path;

use crate::failure::Failure;
use crate::game::Game;
use crate::manifest::Package;
use crate::problem::Problem;
use crate::tree::Tree;

/// Finds everything of one kind that is wrong.
type Check = fn(&Tree) -> Vec<Problem>;

const CHECKS: [Check; 8] = [
    rules::check,
    citations::check,
    french::check,
    index::check,
    layering::check,
    names::check,
    purity::check,
    words::check,
];

/// Prints every problem of the workspace at `root`, or that there is none.
///
/// # Errors
/// If there is a problem.
pub fn run(root: &Path) -> Result<(), Failure> {
    let tree = Tree::read(root)?;
    let problems = problems(&tree);
    if problems.is_empty() {
        println!("tidy: {}: nothing to report", extent(&tree));
        return Ok(());
    }
    problems.iter().for_each(|problem| println!("{problem}"));
    Err(Failure::new(format!("tidy: {}: {}", extent(&tree), count(problems.len(), "problem"))))
}

fn problems(tree: &Tree) -> Vec<Problem> {
    let mut problems: Vec<Problem> = CHECKS.iter().flat_map(|check| check(tree)).collect();
    problems.sort();
    problems
}

/// How much was looked at.
fn extent(tree: &Tree) -> String {
    let games = Game::all(tree);
    let rules = games.iter().map(|game| game.rulebook.rules.len()).sum();
    let tests = games.iter().map(|game| game.tests.len()).sum();
    let crates = Package::all(tree).len();
    [count(rules, "rule"), count(tests, "test"), count(crates, "crate")].join(", ")
}

fn count(number: usize, noun: &str) -> String {
    format!("{number} {noun}{}", if number == 1 { "" } else { "s" })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problem::assert_problems;

    const RULEBOOK: &str = "| ID | Rule |\n|---|---|\n| DI-1 | Roll. |\n";

    #[test]
    fn a_tidy_tree_has_no_problems() {
        let tree = Tree::from([
            ("games/dice/rules.md", RULEBOOK),
            ("games/dice/rules.tests.txt", "DI-1 di_1_rolls games/dice/tests/rules.rs\n"),
            ("games/dice/Cargo.toml", "[package]\nname = \"dice\"\n"),
            ("games/dice/src/firing.rs", &crate::index::nothing_fires()),
            ("games/dice/tests/rules.rs", "#[test]\nfn di_1_rolls() {}\n"),
        ]);
        assert_problems(problems(&tree), []);
        assert_eq!(extent(&tree), "1 rule, 1 test, 1 crate");
    }

    #[test]
    fn problems_come_in_the_order_of_files_and_lines() {
        let tree = Tree::from([
            ("games/dice/rules.md", RULEBOOK),
            ("games/dice/Cargo.toml", "[package]\nname = \"dice\"\n"),
            ("games/dice/src/lib.rs", "// DI-2\nuse std::fs;\n"),
        ]);
        let found: Vec<String> = problems(&tree).iter().map(Problem::to_string).collect();
        let places: Vec<String> =
            found.iter().map(|line| line.splitn(3, ':').take(2).collect::<Vec<_>>().join(":")).collect();
        assert_eq!(
            places,
            [
                "games/dice/rules.md:3",
                "games/dice/rules.tests.txt:1",
                "games/dice/src/firing.rs:1",
                "games/dice/src/lib.rs:1",
                "games/dice/src/lib.rs:2"
            ]
        );
    }
}
