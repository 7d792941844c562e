//! Arrows point one way: who may use whom.

use crate::manifest::{Package, Use};
use crate::problem::Problem;
use crate::tree::Tree;

/// Stands for every crate in `games`.
const GAMES: &str = "games/*";

/// Every crate of ours with those of ours that it may use; each row uses only rows above it.
///
/// Tests may use more, for a cycle through tests is no cycle of layers, but nobody may use `xtask`.
const LAYERS: [(&str, &[&str]); 18] = [
    ("tinstar-derive", &[]),
    ("tinstar-core", &["tinstar-derive"]),
    (GAMES, &["tinstar-core"]),
    ("tinstar-testkit", &["tinstar-core"]),
    ("tinstar-bots", &["tinstar-core"]),
    ("tinstar-review", &["tinstar-core"]),
    ("tinstar-words", &["tinstar-core"]),
    ("tinstar-catalogue", &["tinstar-core", GAMES, "tinstar-bots", "tinstar-words"]),
    ("tinstar-arena", &["tinstar-core", "tinstar-bots", "tinstar-catalogue"]),
    (
        "tinstar-lab",
        &["tinstar-core", "tinstar-bots", "tinstar-review", "tinstar-words", "tinstar-catalogue"],
    ),
    ("tinstar-protocol", &["tinstar-core", "tinstar-words"]),
    (
        "tinstar-table",
        &["tinstar-core", "tinstar-bots", "tinstar-review", "tinstar-catalogue", "tinstar-protocol"],
    ),
    (
        "tinstar-local",
        &["tinstar-core", "tinstar-bots", "tinstar-catalogue", "tinstar-protocol", "tinstar-table"],
    ),
    ("tinstar-door", &["tinstar-local"]),
    ("tinstar-store", &["tinstar-core", "tinstar-protocol"]),
    (
        "tinstar-server",
        &[
            "tinstar-core",
            GAMES,
            "tinstar-bots",
            "tinstar-review",
            "tinstar-words",
            "tinstar-catalogue",
            "tinstar-protocol",
            "tinstar-table",
            "tinstar-store",
        ],
    ),
    (
        "tinstar",
        &[
            "tinstar-core",
            GAMES,
            "tinstar-testkit",
            "tinstar-bots",
            "tinstar-review",
            "tinstar-words",
            "tinstar-catalogue",
            "tinstar-lab",
            "tinstar-protocol",
            "tinstar-store",
            "tinstar-server",
        ],
    ),
    ("xtask", &["tinstar-core"]),
];

pub fn check(tree: &Tree) -> Vec<Problem> {
    let packages = Package::all(tree);
    packages.iter().flat_map(|package| wrong_arrows(package, &packages)).collect()
}

fn wrong_arrows(package: &Package, packages: &[Package]) -> Vec<Problem> {
    let Some((_, allowed)) = LAYERS.iter().find(|(layer, _)| *layer == layer_of(package)) else {
        let what = format!("{} is in no layer: add it to the table in {}", package.name, file!());
        return vec![Problem::new(package.path, 1, what)];
    };
    let mut problems = Vec::new();
    for used in &package.uses {
        let Some(target) = packages.iter().find(|target| target.name == used.name) else { continue };
        let layer = layer_of(target);
        let fine = if used.dev { layer != "xtask" } else { allowed.contains(&layer) };
        if !fine {
            problems.push(Problem::new(package.path, used.line, no_arrow(package, used, allowed)));
        }
    }
    problems
}

fn layer_of<'p>(package: &Package<'p>) -> &'p str {
    if package.is_game() { GAMES } else { package.name }
}

fn no_arrow(package: &Package, used: &Use, allowed: &[&str]) -> String {
    let only = if allowed.is_empty() {
        "nothing of ours".to_owned()
    } else {
        format!("only {}", allowed.join(", "))
    };
    format!("{} uses {}, but may use {only}", package.name, used.name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problem::assert_problems;

    fn manifest(name: &str, tables: &str) -> String {
        format!("[package]\nname = \"{name}\"\n{tables}")
    }

    /// The problems of `dice` with these tables, among a few other crates.
    fn problems_of_dice(tables: &str) -> Vec<Problem> {
        check(&Tree::from([
            ("crates/core/Cargo.toml", &manifest("tinstar-core", "[dependencies]\nserde = \"1\"\n")),
            ("crates/testkit/Cargo.toml", &manifest("tinstar-testkit", "")),
            ("games/cards/Cargo.toml", &manifest("cards", "")),
            ("games/dice/Cargo.toml", &manifest("dice", tables)),
            ("xtask/Cargo.toml", &manifest("xtask", "")),
        ]))
    }

    #[test]
    fn arrows_point_up_the_table() {
        for (row, (layer, allowed)) in LAYERS.iter().enumerate() {
            let above: Vec<&str> = LAYERS[..row].iter().map(|(layer, _)| *layer).collect();
            assert!(allowed.iter().all(|used| above.contains(used)), "{layer} uses a row below it");
        }
    }

    #[test]
    fn a_game_uses_core_and_is_tested_with_the_testkit() {
        let tables = "[dependencies]\ntinstar-core.workspace = true\nserde = \"1\"\n\
                      [dev-dependencies]\ntinstar-testkit.workspace = true\n";
        assert_problems(problems_of_dice(tables), []);
    }

    #[test]
    fn a_game_uses_no_other_game_and_no_testkit() {
        let tables = "[dependencies]\ncards.workspace = true\ntinstar-testkit.workspace = true\n";
        assert_problems(
            problems_of_dice(tables),
            [
                "games/dice/Cargo.toml:4: dice uses cards, but may use only tinstar-core",
                "games/dice/Cargo.toml:5: dice uses tinstar-testkit, but may use only tinstar-core",
            ],
        );
    }

    #[test]
    fn nobody_uses_xtask_not_even_in_tests() {
        assert_problems(
            problems_of_dice("[dev-dependencies]\nxtask = { path = \"../../xtask\" }\n"),
            ["games/dice/Cargo.toml:4: dice uses xtask, but may use only tinstar-core"],
        );
    }

    #[test]
    fn core_uses_nothing_of_ours_but_its_derive() {
        let core = manifest("tinstar-core", "[dependencies]\ntinstar-bots.workspace = true\n");
        let tree = Tree::from([
            ("crates/bots/Cargo.toml", manifest("tinstar-bots", "").as_str()),
            ("crates/core/Cargo.toml", &core),
        ]);
        assert_problems(
            check(&tree),
            ["crates/core/Cargo.toml:4: tinstar-core uses tinstar-bots, but may use only tinstar-derive"],
        );
    }

    #[test]
    fn an_unknown_crate_is_a_problem() {
        let tree = Tree::from([("crates/new/Cargo.toml", manifest("tinstar-new", "").as_str())]);
        assert_problems(
            check(&tree),
            ["crates/new/Cargo.toml:1: tinstar-new is in no layer: \
              add it to the table in xtask/src/tidy/layering.rs"],
        );
    }
}
