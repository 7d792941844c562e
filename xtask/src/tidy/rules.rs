//! Every rule has a test that carries its number, and every rule test names a rule that exists.

use std::collections::{BTreeMap, BTreeSet};

use tinstar_core::RuleId;

use crate::game::{Game, Test, name_front};
use crate::problem::Problem;
use crate::rulebook::{RULES, Rule, Rulebook, UNTESTED, path, untested};
use crate::tree::Tree;

pub fn check(tree: &Tree) -> Vec<Problem> {
    let games = Game::all(tree);
    let mut problems = games_without_rulebook(tree);
    problems.extend(rules_given_twice(tree));
    problems.extend(rules_about_nothing(tree));
    for game in &games {
        let excused: BTreeSet<RuleId> = untested(tree, game.name).iter().map(|row| row.id).collect();
        problems.extend(bad_excuses(tree, game));
        let rules = game.rulebook.rules.iter().filter(|rule| !excused.contains(&rule.id));
        problems.extend(rules.filter_map(|rule| rule_without_test(game, *rule)));
        problems.extend(game.tests.iter().flat_map(|test| bad_test(game, test)));
    }
    problems
}

fn games_without_rulebook(tree: &Tree) -> Vec<Problem> {
    let documented: BTreeSet<&str> = Game::all(tree).iter().map(|game| game.name).collect();
    let missing = tree.game_folders().filter(|game| !documented.contains(game));
    missing
        .map(|game| {
            let rulebook = path(game, RULES);
            let what = format!("this game has no numbered rules: write {rulebook}");
            Problem::new(format!("games/{game}/Cargo.toml"), 1, what)
        })
        .collect()
}

/// Ids are unique across all rulebooks.
fn rules_given_twice(tree: &Tree) -> Vec<Problem> {
    let mut first: BTreeMap<RuleId, String> = BTreeMap::new();
    let mut problems = Vec::new();
    for rulebook in Rulebook::all(tree) {
        for Rule { id, line } in &rulebook.rules {
            if let Some(place) = first.get(id) {
                let what = format!("{id} is also at {place}: give one of them a new number");
                problems.push(Problem::new(rulebook.path, *line, what));
            } else {
                first.insert(*id, format!("{}:{line}", rulebook.path));
            }
        }
    }
    problems
}

/// A refusal shows one rule and not the one before it: the sentence itself says what it is about.
fn rules_about_nothing(tree: &Tree) -> Vec<Problem> {
    let english = tree.files("games/", "/rules.md").map(|file| (file, "| ", " | ", ENGLISH));
    let french = tree.files("games/", "/rules.fr.ftl").map(|file| (file, "", " = ", FRENCH));
    let mut problems = Vec::new();
    for ((path, text), start, middle, vague) in english.chain(french) {
        for (line, text) in (1..).zip(text.lines()) {
            let row = text.strip_prefix(start).and_then(|row| row.split_once(middle));
            let Some((id, sentence)) = row.filter(|(id, _)| id.parse::<RuleId>().is_ok()) else { continue };
            if let Some(word) = sentence.split(' ').next().filter(|word| vague.contains(word)) {
                let what =
                    format!("{id} begins with \"{word}\": say what it is about, it is shown by itself");
                problems.push(Problem::new(path, line, what));
            }
        }
    }
    problems
}

/// Words that stand for something in a sentence before.
const ENGLISH: &[&str] = &["It", "They", "This", "These", "Those"];
const FRENCH: &[&str] = &["Ils", "Elles", "Cela"];

/// Rows of the game's list of untested rules that are wrong.
fn bad_excuses(tree: &Tree, game: &Game) -> Vec<Problem> {
    let wrong = |id, reason: &str| {
        if !game.rulebook.has(id) {
            Some(format!("there is no rule {id}: remove the row"))
        } else if let Some(test) = game.tests_of(id).next() {
            Some(format!("{id} has a test, `{}`: remove the row", test.function.name))
        } else {
            reason.is_empty().then(|| format!("say why no test can show {id}"))
        }
    };
    let list = path(game.name, UNTESTED);
    untested(tree, game.name)
        .iter()
        .filter_map(|row| wrong(row.id, row.reason).map(|what| Problem::new(&list, row.line, what)))
        .collect()
}

fn rule_without_test(game: &Game, rule: Rule) -> Option<Problem> {
    let Rule { id, line } = rule;
    let what = match game.tests_of(id).next() {
        None => format!("{id} has no test: write `fn {}...` in {}", name_front(id), game.rule_tests()),
        Some(test) if game.tests_of(id).all(|test| test.function.ignored) => {
            format!("the only test of {id}, `{}`, is ignored: let it run", test.function.name)
        }
        Some(_) => return None,
    };
    Some(Problem::new(game.rulebook.path, line, what))
}

fn bad_test(game: &Game, test: &Test) -> Vec<Problem> {
    let at = |what| Problem::new(test.path, test.function.line, what);
    let name = test.function.name;
    let mut problems: Vec<Problem> = test.claim.flaw.iter().map(|flaw| at(flaw.clone())).collect();
    let unknown = test.claim.rules.iter().filter(|rule| !game.rulebook.has(**rule));
    problems.extend(
        unknown.map(|rule| at(format!("`{name}` names {rule}, which {} has not", game.rulebook.path))),
    );
    if test.claim.rules.is_empty() && test.claim.flaw.is_none() && test.path == game.rule_tests() {
        let what = format!("`{name}` names no rule: begin it with one, or move it to another file");
        problems.push(at(what));
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problem::assert_problems;

    const CRATE: (&str, &str) = ("games/dice/Cargo.toml", "");
    const RULES: (&str, &str) =
        ("games/dice/rules.md", "| ID | Rule |\n|---|---|\n| DI-1 | Roll. |\n| DI-2 | Stop. |\n");
    const BOTH: &str = "#[test]\nfn di_1_rolls() {}\n#[test]\nfn di_2_stops() {}\n";
    const TESTS: &str = "games/dice/tests/rules.rs";
    const EXCUSES: &str = "games/dice/rules.untested.md";

    #[test]
    fn a_rule_says_what_it_is_about() {
        let rules =
            ("games/dice/rules.md", "| ID | Rule |\n|---|---|\n| DI-1 | Roll. |\n| DI-2 | They stop. |\n");
        let french =
            ("games/dice/messages/rules.fr.ftl", "DI-1 = Ils roulent.\nDI-2 = Les dés s'arrêtent.\n");
        assert_problems(
            check(&Tree::from([CRATE, rules, french, (TESTS, BOTH)])),
            [
                "games/dice/rules.md:4: DI-2 begins with \"They\": say what it is about, it is shown by itself",
                "games/dice/messages/rules.fr.ftl:1: DI-1 begins with \"Ils\": say what it is about, it is shown by itself",
            ],
        );
    }

    #[test]
    fn every_rule_needs_a_test() {
        let tree = Tree::from([CRATE, RULES, (TESTS, "#[test]\nfn di_1_rolls() {}\n")]);
        assert_problems(
            check(&tree),
            ["games/dice/rules.md:4: DI-2 has no test: write `fn di_2_...` in games/dice/tests/rules.rs"],
        );
    }

    #[test]
    fn one_test_may_show_several_rules_and_stand_in_any_file() {
        let test = "#[test]\nfn di_1_di_2_rolls_and_stops() {}\n#[test]\nfn other() {}\n";
        assert_problems(check(&Tree::from([CRATE, RULES, ("games/dice/src/rules.rs", test)])), []);
    }

    #[test]
    fn a_longer_number_is_another_rule() {
        let tests = "#[test]\nfn di_1_rolls() {}\n#[test]\nfn di_20_stops() {}\n";
        assert_problems(
            check(&Tree::from([CRATE, RULES, (TESTS, tests)])),
            [
                "games/dice/rules.md:4: DI-2 has no test: write `fn di_2_...` in games/dice/tests/rules.rs",
                "games/dice/tests/rules.rs:4: `di_20_stops` names DI-20, which games/dice/rules.md has not",
            ],
        );
    }

    #[test]
    fn a_function_that_is_no_test_shows_nothing() {
        let tests = "#[test]\nfn di_1_rolls() {}\n// #[test]\nfn di_2_stops() {}\n";
        assert_eq!(check(&Tree::from([CRATE, RULES, (TESTS, tests)])).len(), 1);
    }

    #[test]
    fn an_ignored_test_shows_nothing() {
        let tests = BOTH.replacen("#[test]\n", "#[test]\n#[ignore]\n", 1);
        assert_problems(
            check(&Tree::from([CRATE, RULES, (TESTS, &tests)])),
            ["games/dice/rules.md:3: the only test of DI-1, `di_1_rolls`, is ignored: let it run"],
        );
    }

    #[test]
    fn a_rule_test_names_a_rule() {
        let tests = format!("{BOTH}#[test]\nfn pieces_move() {{}}\n");
        assert_problems(
            check(&Tree::from([CRATE, RULES, (TESTS, &tests)])),
            ["games/dice/tests/rules.rs:6: `pieces_move` names no rule: \
              begin it with one, or move it to another file"],
        );
    }

    #[test]
    fn a_rule_test_says_what_the_rule_says() {
        let tests = "#[test]\nfn di_1_rolls() {}\n#[test]\nfn di_2() {}\n";
        assert_problems(
            check(&Tree::from([CRATE, RULES, (TESTS, tests)])),
            ["games/dice/tests/rules.rs:4: `di_2` names rules and nothing else: add what they say"],
        );
    }

    #[test]
    fn a_game_needs_a_rulebook() {
        assert_problems(
            check(&Tree::from([CRATE])),
            ["games/dice/Cargo.toml:1: this game has no numbered rules: write games/dice/rules.md"],
        );
    }

    #[test]
    fn an_id_is_given_once() {
        let more = ("games/more/rules.md", "- **MO-1** a\n- **DI-2** b\n- **MO-1** c\n");
        let tests = "#[test]\nfn mo_1_both() {}\n#[test]\nfn di_2_again() {}\n";
        let more = [("games/more/Cargo.toml", ""), more, ("games/more/src/lib.rs", tests)];
        assert_problems(
            check(&Tree::from([CRATE, RULES, (TESTS, BOTH), more[0], more[1], more[2]])),
            [
                "games/more/rules.md:2: DI-2 is also at games/dice/rules.md:4: give one of them a new number",
                "games/more/rules.md:3: MO-1 is also at games/more/rules.md:1: give one of them a new number",
            ],
        );
    }

    #[test]
    fn a_rule_that_cannot_be_tested_is_listed_with_the_reason() {
        let tests = (TESTS, "#[test]\nfn di_1_rolls() {}\n");
        let listed = (EXCUSES, "| DI-2 | It never happens. |\n");
        assert_problems(check(&Tree::from([CRATE, RULES, tests, listed])), []);
        let silent = (EXCUSES, "| DI-2 | |\n");
        assert_problems(
            check(&Tree::from([CRATE, RULES, tests, silent])),
            ["games/dice/rules.untested.md:1: say why no test can show DI-2"],
        );
    }

    #[test]
    fn the_list_of_untested_rules_is_not_stale() {
        let listed = (EXCUSES, "| DI-2 | It never happens. |\n| DI-9 | It is gone. |\n");
        assert_problems(
            check(&Tree::from([CRATE, RULES, (TESTS, BOTH), listed])),
            [
                "games/dice/rules.untested.md:1: DI-2 has a test, `di_2_stops`: remove the row",
                "games/dice/rules.untested.md:2: there is no rule DI-9: remove the row",
            ],
        );
    }
}
