//! Nothing unfinished is left in the code.

use crate::problem::Problem;
use crate::source::{line_at, occurrences};
use crate::tree::Tree;

/// Marks of unfinished work, in comments too. They are put together here so that this file passes.
const UNFINISHED: [&str; 6] = [
    concat!("TO", "DO"),
    concat!("FIX", "ME"),
    concat!("XX", "X"),
    concat!("db", "g!"),
    concat!("to", "do!"),
    concat!("unimpl", "emented!"),
];

pub fn check(tree: &Tree) -> Vec<Problem> {
    let folders = ["crates/", "games/", "xtask/"];
    folders.iter().flat_map(|folder| tree.files(folder, ".rs")).flat_map(unfinished).collect()
}

fn unfinished((path, text): (&str, &str)) -> Vec<Problem> {
    let found =
        UNFINISHED.iter().flat_map(|word| occurrences(text, word).into_iter().map(move |at| (at, word)));
    found
        .map(|(at, word)| {
            let what = format!("`{word}` is left here: finish it, or open an issue");
            Problem::new(path, line_at(text, at.start), what)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problem::assert_problems;

    #[test]
    fn every_mark_is_found_in_every_folder() {
        for word in UNFINISHED {
            for folder in ["crates/core/src", "games/dice/tests", "xtask/src"] {
                let path = format!("{folder}/a.rs");
                let found = check(&Tree::from([(path.as_str(), format!("//\n// {word} x").as_str())]));
                let expected = format!("{path}:2: `{word}` is left here: finish it, or open an issue");
                assert_problems(found, [expected.as_str()]);
            }
        }
    }

    #[test]
    fn longer_words_are_fine() {
        let text = "TODOS, XXXL, my_dbg!(x)";
        assert_problems(check(&Tree::from([("xtask/src/a.rs", text)])), []);
    }
}
