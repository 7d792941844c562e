//! One notion, one word: no two crates have a public type of the same name.

use std::collections::BTreeMap;

use crate::problem::Problem;
use crate::source::{code, without_tests};
use crate::tree::Tree;

/// Where a name is, and on which line.
type Place<'t> = (&'t str, usize);

/// Games are left out: they are alike on purpose, and none of them sees another.
pub fn check(tree: &Tree) -> Vec<Problem> {
    let mut homes: BTreeMap<String, Place<'_>> = BTreeMap::new();
    let mut problems = Vec::new();
    for (path, text) in tree.files("crates/", ".rs").filter(|(path, _)| is_source(path)) {
        for (line, name) in public_types(text) {
            let (home, _) = *homes.entry(name.clone()).or_insert((path, line));
            if crate_of(home) != crate_of(path) {
                problems.push(Problem::new(
                    path,
                    line,
                    format!("{home} has another public {name}: find another word"),
                ));
            }
        }
    }
    problems
}

fn is_source(path: &str) -> bool {
    path.split('/').nth(2) == Some("src") && !path.ends_with("/tests.rs")
}

fn crate_of(path: &str) -> Option<&str> {
    path.split('/').nth(1)
}

/// The public types of a file that are declared at the beginning of a line, each with its line.
fn public_types(text: &str) -> Vec<(usize, String)> {
    let name = |line: &str| {
        let mut words = line.strip_prefix("pub ")?.split_whitespace();
        let is_type = matches!(words.next()?, "struct" | "enum" | "trait" | "type");
        let name = words.next().filter(|_| is_type)?;
        let end = name.find(|letter: char| !letter.is_alphanumeric()).unwrap_or(name.len());
        Some(name[..end].to_owned())
    };
    let text = without_tests(&code(text));
    (1..).zip(text.lines()).filter_map(|(number, line)| Some((number, name(line)?))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problem::assert_problems;

    #[test]
    fn a_name_has_one_home() {
        let tree = Tree::from([
            ("crates/core/src/outcome.rs", "pub struct Outcome;\npub enum Status {}\n"),
            ("crates/core/src/other.rs", "pub struct Outcome;\n"),
            ("crates/server/src/lib.rs", "struct Status;\npub(crate) enum Status {}\n// pub struct Status\n"),
            ("crates/server/tests/it.rs", "pub struct Outcome;\n"),
            ("games/dice/src/lib.rs", "pub enum Status {}\n"),
            ("crates/store/src/table.rs", "\npub enum Status<'a> {}\npub type Outcome = u8;\n"),
        ]);
        assert_problems(
            check(&tree),
            [
                "crates/store/src/table.rs:2: crates/core/src/outcome.rs has another public Status: find another word",
                "crates/store/src/table.rs:3: crates/core/src/other.rs has another public Outcome: find another word",
            ],
        );
    }
}
