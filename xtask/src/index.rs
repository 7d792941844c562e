//! `cargo xtask index`: which test shows which rule, as a list beside each rulebook, and which rules events cite, as a
//! constant in each game.

use std::fs;
use std::path::Path;

use crate::failure::Failure;
use crate::game::Game;
use crate::rulebook::{self, untested};
use crate::source;
use crate::tree::Tree;

/// What the list of tests by rule is called in the folder of a game.
pub const TESTS: &str = "rules.tests.txt";

/// Writes the lists of every game that has rules.
pub fn run(root: &Path) -> Result<(), Failure> {
    let tree = Tree::read(root)?;
    for (path, list) in Game::all(&tree).iter().flat_map(|game| lists(&tree, game)) {
        let at = root.join(&path);
        fs::write(&at, list).map_err(|error| Failure::io("write", &at, &error))?;
        println!("index: wrote {path}");
    }
    Ok(())
}

/// The files of `game` that are written here, and what is in them.
pub fn lists(tree: &Tree, game: &Game) -> [(String, String); 2] {
    [(path(game), render(tree, game)), (firing_path(game), firing(tree, game))]
}

/// Where the list of `game` is.
fn path(game: &Game) -> String {
    rulebook::path(game.name, TESTS)
}

fn firing_path(game: &Game) -> String {
    format!("{}src/firing.rs", game.folder())
}

/// What stands before the id of a rule that an event cites.
const FIRES: &str = "fires!(";

/// What stands above the list of rules that events cite.
const FIRING_HEAD: &str = "\
//! The rules that events cite, collected by `cargo xtask index` from where they are cited.

use tinstar_core::{RuleId, rule};

#[rustfmt::skip]
pub(crate) const FIRING: &[RuleId] = &[
";

/// The rules that events cite, in the order of the rulebook.
fn firing(tree: &Tree, game: &Game) -> String {
    let sources = format!("{}src/", game.folder());
    let cited: Vec<&str> = tree.files(&sources, ".rs").flat_map(|(_, text)| cited(text)).collect();
    let mut list = FIRING_HEAD.to_owned();
    for rule in game.rulebook.rules.iter().filter(|rule| cited.contains(&rule.id.to_string().as_str())) {
        list += &format!("    rule!(\"{}\"),\n", rule.id);
    }
    list + "];\n"
}

/// The ids in `fires!("...")`, comments and strings left out.
fn cited(text: &str) -> impl Iterator<Item = &str> {
    let places: Vec<usize> =
        source::code(text).match_indices(FIRES).map(|(at, _)| at + FIRES.len()).collect();
    places.into_iter().filter_map(|at| text[at..].strip_prefix('"')?.split('"').next())
}

/// The list: `rule test file` for every rule, in the order of the rulebook, and for a rule that no test can
/// show, why. There are no line numbers, so that it changes only when a rule or a test does.
fn render(tree: &Tree, game: &Game) -> String {
    let untested = untested(tree, game.name);
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

/// The list of a game none of whose events cites a rule.
#[cfg(test)]
pub fn nothing_fires() -> String {
    format!("{FIRING_HEAD}];\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_follows_the_rulebook() {
        let tree = Tree::from([
            ("games/dice/rules.md", "- **DI-2** b\n- **DI-1** a\n- **DI-3** c\n- **DI-4** d\n"),
            ("games/dice/rules.untested.md", "| DI-3 | It never happens. |\n"),
            ("games/dice/Cargo.toml", ""),
            ("games/dice/src/lib.rs", "#[test]\nfn di_1_inside() {}\n"),
            ("games/dice/tests/rules.rs", "#[test]\nfn di_1_di_2_both() {}\n"),
        ]);
        let games = Game::all(&tree);
        assert_eq!(path(&games[0]), "games/dice/rules.tests.txt");
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

    #[test]
    fn what_can_fire_is_collected_from_the_code() {
        let tree = Tree::from([
            ("games/dice/rules.md", "- **DI-2** b\n- **DI-1** a\n- **DI-3** c\n"),
            ("games/dice/Cargo.toml", ""),
            ("games/dice/src/lib.rs", "// fires!(\"DI-3\")\nlet why = fires!(\"DI-1\"); rule!(\"DI-3\");\n"),
            (
                "games/dice/src/rules/roll.rs",
                "log.tell(state, fires!(\"DI-2\"), || \"fires!(\\\"DI-3\\\")\");\n",
            ),
        ]);
        let game = &Game::all(&tree)[0];
        let [_, (path, list)] = lists(&tree, game);
        assert_eq!(path, "games/dice/src/firing.rs");
        assert!(list.ends_with("= &[\n    rule!(\"DI-2\"),\n    rule!(\"DI-1\"),\n];\n"), "{list}");
    }
}
