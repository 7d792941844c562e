//! Every rule id in a game's code, comments and rulebook is one of its rules.

use crate::game::Game;
use crate::problem::Problem;
use crate::tree::Tree;

/// What stands before an id that the code cites.
const CITING: [&str; 3] = ["rule!(\"", "fires!(\"", "RuleId::new(\""];

/// The files in which people write about rules.
const ENDINGS: [&str; 3] = [".rs", ".md", ".toml"];

pub fn check(tree: &Tree) -> Vec<Problem> {
    Game::all(tree).iter().flat_map(|game| unknown_rules(tree, game)).collect()
}

fn unknown_rules(tree: &Tree, game: &Game) -> Vec<Problem> {
    let folder = game.folder();
    let files = ENDINGS.iter().flat_map(|ending| tree.files(&folder, ending));
    let lines = files.flat_map(|(path, text)| (1..).zip(text.lines()).map(move |place| (path, place)));
    lines.flat_map(|(path, (line, content))| in_line(game, path, line, content)).collect()
}

fn in_line(game: &Game, path: &str, line: usize, content: &str) -> Vec<Problem> {
    let at = |what| Problem::new(path, line, what);
    let rulebook = game.rulebook.path;
    let foreign = |id: &&str| !id.parse().is_ok_and(|id| game.rulebook.has(id));
    let cited: Vec<&str> = cited(content).filter(foreign).collect();
    let mentioned = game.rulebook.unknown_ids(content).filter(|id| !cited.contains(id));
    let cites = cited.iter().map(|id| at(format!("cites {id}, which {rulebook} has not: cite one it has")));
    let mentions =
        mentioned.map(|id| at(format!("mentions {id}, which {rulebook} has not: correct the number")));
    cites.chain(mentions).collect()
}

/// The ids in `rule!("...")`, `fires!("...")` and `RuleId::new("...")`.
fn cited(line: &str) -> impl Iterator<Item = &str> {
    CITING
        .iter()
        .flat_map(|citing| line.split(citing).skip(1))
        .map(|after| after.split_once('"').map_or(after, |(id, _)| id))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problem::assert_problems;

    fn tree(path: &str, text: &str) -> Tree {
        Tree::from([
            ("games/dice/Cargo.toml", ""),
            ("games/dice/rules.md", "- **DI-1** Roll.\n- **DI-2** Stop.\n"),
            (path, text),
        ])
    }

    #[test]
    fn rules_that_exist_may_be_cited_and_mentioned() {
        let text = "/// Rolls (DI-1, DI-2); UTF-8.\nlog.tell(rule!(\"DI-1\"), || Event::Rolled);\n";
        assert_problems(check(&tree("games/dice/src/rules.rs", text)), []);
    }

    #[test]
    fn a_cited_rule_must_exist() {
        let text = "\nlog.tell(rule!(\"DI-9\"), || Event::Rolled);\nlet no = RuleId::new(\"CS-1\");\n";
        assert_problems(
            check(&tree("games/dice/src/rules.rs", text)),
            [
                "games/dice/src/rules.rs:2: cites DI-9, which games/dice/rules.md has not: cite one it has",
                "games/dice/src/rules.rs:3: cites CS-1, which games/dice/rules.md has not: cite one it has",
            ],
        );
    }

    #[test]
    fn a_mentioned_rule_must_exist() {
        assert_problems(
            check(&tree("games/dice/README.md", "See DI-1 to DI-3.")),
            ["games/dice/README.md:1: mentions DI-3, which games/dice/rules.md has not: correct the number"],
        );
    }

    #[test]
    fn a_rulebook_mentions_its_own_rules_and_those_of_others() {
        let rules = "See DI-1 and DI-D1.\n\n| ID | Rule |\n|---|---|\n| DI-1 | As MA-5, before DI-4. |\n";
        assert_problems(
            check(&tree("games/dice/rules.md", rules)),
            ["games/dice/rules.md:5: mentions DI-4, which games/dice/rules.md has not: correct the number"],
        );
    }

    #[test]
    fn every_citation_of_a_line_is_checked() {
        let text = "if a { rule!(\"DI-8\") } else { rule!(\"DI-9\") } // DI-7\n";
        assert_eq!(check(&tree("games/dice/tests/rules.rs", text)).len(), 3);
    }
}
