//! The rules core is pure: no clock, no files, no network, no threads, no luck but `Chance`, no order that
//! depends on a hash. So is a table, whose host may be a browser, but for keys that it looks up.

use std::ops::Range;

use crate::problem::Problem;
use crate::source::{code, line_at, occurrences, without_tests};
use crate::tree::Tree;

const CLOCK: &str = "has a clock: what depends on time is the host's";
const OUTSIDE: &str = "reaches outside: the host passes in what is needed";
const LUCK: &str = "is luck of its own: draw from `Chance`";
const HASHING: &str = "has no fixed order: use a `BTreeMap`, a `BTreeSet` or an array";
const PRINTING: &str = "prints: tell the `Log`, or return it";
const WAITING: &str = "waits: the core never does";
const UNSAFE: &str = "is not needed here";

/// What pure code does not contain, and why.
const IMPURE: [(&str, &str); 14] = [
    ("std::time", CLOCK),
    ("SystemTime", CLOCK),
    ("Instant::now", CLOCK),
    ("std::fs", OUTSIDE),
    ("std::net", OUTSIDE),
    ("std::env", OUTSIDE),
    ("std::thread", OUTSIDE),
    ("rand::", LUCK),
    ("HashMap", HASHING),
    ("HashSet", HASHING),
    ("println!", PRINTING),
    ("eprintln!", PRINTING),
    ("async fn", WAITING),
    ("unsafe", UNSAFE),
];

/// What is allowed all the same: the file, and the code that may stand there.
const EXCEPTIONS: [(&str, &str); 1] = [
    // A script that is dropped half used fails its test, unless the test is failing already.
    ("crates/core/src/chance.rs", "std::thread::panicking()"),
];

pub fn check(tree: &Tree) -> Vec<Problem> {
    let core = tree.files("crates/core/src/", ".rs");
    let games = tree.files("games/", ".rs").filter(|(path, _)| path.split('/').nth(2) == Some("src"));
    let rules = core.chain(games).flat_map(|file| impurities(file, &|_| true));
    let tables =
        tree.files("crates/table/src/", ".rs").flat_map(|file| impurities(file, &|why| why != HASHING));
    rules.chain(tables).collect()
}

fn impurities((path, text): (&str, &str), counts: &dyn Fn(&str) -> bool) -> Vec<Problem> {
    // Files called `tests.rs` hold the tests of the file above them.
    if path.ends_with("/tests.rs") {
        return vec![];
    }
    let pure = flatten_std(&without_tests(&code(text)));
    let excepted = |found: &Range<usize>| {
        EXCEPTIONS.iter().any(|(file, allowed)| *file == path && pure[found.start..].starts_with(allowed))
    };
    let found = IMPURE.iter().filter(|(_, why)| counts(why)).flat_map(|(word, why)| {
        let places = occurrences(&pure, word).into_iter().filter(|found| !excepted(found));
        places.map(move |found| (found.start, word, why))
    });
    found
        .map(|(at, word, why)| {
            Problem::new(path, line_at(&pure, at), format!("`{}` {why}", word.trim_end_matches(':')))
        })
        .collect()
}

/// Writes `use std::{fmt, fs}` as `use std::fmt, std::fs`, so that a path is found however it is imported.
/// Every line stays the line it was.
fn flatten_std(code: &str) -> String {
    let mut flat = String::with_capacity(code.len());
    let mut rest = code;
    while let Some((before, inside)) = rest.split_once("std::{") {
        let (group, after) = inside.split_at(group_length(inside));
        flat += before;
        flat += &top_items(group).map(prefixed).collect::<Vec<_>>().join(",");
        rest = after;
    }
    flat + rest
}

/// How far it is to the brace that closes the group `code` begins inside of.
fn group_length(code: &str) -> usize {
    let mut depth = 1;
    let closes = |c: char| {
        depth += i32::from(c == '{') - i32::from(c == '}');
        depth == 0
    };
    code.find(closes).unwrap_or(code.len())
}

/// The items of a group, those of inner groups left together.
fn top_items(group: &str) -> impl Iterator<Item = &str> {
    let mut depth = 0;
    group.split(move |c: char| {
        depth += i32::from(c == '{') - i32::from(c == '}');
        depth == 0 && c == ','
    })
}

/// ` fs` as ` std::fs`, on the same line.
fn prefixed(item: &str) -> String {
    let name = item.trim_start();
    format!("{}std::{name}", &item[..item.len() - name.len()])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problem::assert_problems;

    const GAME: &str = "games/dice/src/rules/setup.rs";

    #[test]
    fn pure_code_is_fine() {
        let text = "\
//! No HashMap, nothing unsafe, no `std::fs`.
use std::collections::{BTreeMap, BTreeSet};
use rand_core::Rng;
const NAME: &str = \"std::env\";
#[cfg(test)]
mod tests {
    use std::collections::HashMap;
}
";
        assert_problems(check(&Tree::from([(GAME, text), ("crates/core/src/lib.rs", text)])), []);
    }

    #[test]
    fn everything_impure_is_found() {
        for (word, why) in IMPURE {
            let text = format!("use std::fmt;\n{word} x\n");
            let word = word.trim_end_matches(':');
            assert_problems(
                check(&Tree::from([(GAME, &text)])),
                [format!("{GAME}:2: `{word}` {why}").as_str()],
            );
        }
    }

    #[test]
    fn core_is_checked_too_but_no_other_crate_and_no_test() {
        let text = "use std::fs;";
        let places = ["crates/core/src/game.rs", "crates/lab/src/lib.rs", "games/dice/tests/rules.rs"];
        let found = check(&Tree::from(places.map(|path| (path, text))));
        assert_eq!(found, check(&Tree::from([(places[0], text)])));
        assert_eq!(found.len(), 1);
    }

    #[test]
    fn a_table_may_look_keys_up_and_nothing_else() {
        let text = "use std::collections::HashMap;\nuse std::thread;\n";
        let places = ["crates/table/src/state.rs", "crates/table/src/play/tests.rs"];
        assert_problems(
            check(&Tree::from(places.map(|path| (path, text)))),
            [format!("crates/table/src/state.rs:2: `std::thread` {OUTSIDE}").as_str()],
        );
    }

    #[test]
    fn a_grouped_import_hides_nothing() {
        let text = "use std::{\n    fmt,\n    collections::{BTreeMap, HashMap},\n    fs,\n};\n";
        assert_problems(
            check(&Tree::from([(GAME, text)])),
            [
                format!("{GAME}:4: `std::fs` {OUTSIDE}").as_str(),
                format!("{GAME}:3: `HashMap` {HASHING}").as_str(),
            ],
        );
    }

    #[test]
    fn code_after_a_test_module_is_checked() {
        let text = "#[cfg(test)]\nmod tests {}\nuse std::fs;\n";
        assert_eq!(check(&Tree::from([(GAME, text)])).len(), 1);
    }

    #[test]
    fn an_exception_is_for_one_file_and_one_call() {
        let text = "if !std::thread::panicking() {}";
        assert_problems(check(&Tree::from([("crates/core/src/chance.rs", text)])), []);
        assert_eq!(check(&Tree::from([("crates/core/src/game.rs", text)])).len(), 1);
        let spawn = "std::thread::spawn(|| {});";
        assert_eq!(check(&Tree::from([("crates/core/src/chance.rs", spawn)])).len(), 1);
    }
}
