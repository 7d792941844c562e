//! A game as the checks see it: a folder in `games` with its rulebook and the tests that carry rule ids.

use tinstar_core::RuleId;

use crate::rulebook::Rulebook;
use crate::source;
use crate::tree::Tree;

/// A game that has been begun: a crate in `games` and a rulebook.
pub struct Game<'t> {
    /// Its name, `catching-santa`.
    pub name: &'t str,
    /// Its rules.
    pub rulebook: Rulebook<'t>,
    /// Its tests, by file and line.
    pub tests: Vec<Test<'t>>,
}

/// A test of a game.
pub struct Test<'t> {
    /// The file it is in.
    pub path: &'t str,
    /// The function.
    pub function: source::Test<'t>,
    /// What its name says.
    pub claim: Claim,
}

/// What the name of a test says about rules: `cs_8_cs_9_everything_is_at_home` shows CS-8 and CS-9.
#[derive(PartialEq, Eq, Debug, Default)]
pub struct Claim {
    /// The rules at the front of the name.
    pub rules: Vec<RuleId>,
    /// What is wrong with the name, and what to do.
    pub flaw: Option<String>,
}

impl<'t> Game<'t> {
    /// Every game with a rulebook, by name.
    pub fn all(tree: &'t Tree) -> Vec<Self> {
        tree.game_folders().filter_map(|name| Self::read(tree, name)).collect()
    }

    fn read(tree: &'t Tree, name: &'t str) -> Option<Self> {
        let rulebook = Rulebook::of(tree, name)?;
        let folder = format!("games/{name}/");
        let tests = tree.files(&folder, ".rs").flat_map(|(path, text)| {
            let functions = source::tests(text, &source::code(text));
            functions.into_iter().map(move |function| (path, function))
        });
        let tests = tests.map(|(path, function)| Test {
            path,
            function,
            claim: Claim::read(function.name, &rulebook),
        });
        Some(Self { name, tests: tests.collect(), rulebook })
    }

    /// The folder of the crate, with a `/` at its end.
    pub fn folder(&self) -> String {
        format!("games/{}/", self.name)
    }

    /// The file in which every test shows a rule.
    pub fn rule_tests(&self) -> String {
        format!("games/{}/tests/rules.rs", self.name)
    }

    /// The tests that show `rule`, by file and line.
    pub fn tests_of(&self, rule: RuleId) -> impl Iterator<Item = &Test<'t>> {
        self.tests.iter().filter(move |test| test.claim.rules.contains(&rule))
    }
}

/// How the name of a test that shows `rule` begins.
pub fn name_front(rule: RuleId) -> String {
    format!("{}_{}_", rule.book().to_ascii_lowercase(), rule.number())
}

impl Claim {
    /// Reads the ids of `rulebook`'s books at the front of `name`.
    fn read(name: &str, rulebook: &Rulebook) -> Self {
        let books = rulebook.books();
        let mut claim = Self::default();
        let mut rest = name;
        while let Some((book, number, after)) = numbered(rest)
            && let book = book.to_ascii_uppercase()
            && books.contains(book.as_str())
        {
            match format!("{book}-{number}").parse() {
                Ok(rule) => claim.rules.push(rule),
                Err(flaw) => claim.flaw = Some(flaw),
            }
            rest = after;
        }
        if !claim.rules.is_empty() && !rest.contains(|c: char| c.is_ascii_alphabetic()) {
            claim.flaw = Some(format!("`{name}` names rules and nothing else: add what they say"));
        }
        claim
    }
}

/// `cs_23_the_piece` is book `cs`, number `23`, and `the_piece` after it; none if the second word does not
/// begin with a digit.
fn numbered(name: &str) -> Option<(&str, &str, &str)> {
    let (book, rest) = name.split_once('_')?;
    let (number, after) = rest.split_once('_').unwrap_or((rest, ""));
    number.starts_with(|c: char| c.is_ascii_digit()).then_some((book, number, after))
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = "- **CS-8** a\n- **CS-9** b\n- **ELF-1** c\n";

    fn claim(name: &str) -> Claim {
        Claim::read(name, &Rulebook::read("games/x/rules.md", RULES))
    }

    #[test]
    fn ids_stand_at_the_front_of_a_name() {
        let rules = |ids: &[&str]| ids.iter().map(|id| RuleId::new(id)).collect::<Vec<_>>();
        assert_eq!(claim("cs_8_all_at_home").rules, rules(&["CS-8"]));
        assert_eq!(claim("cs_8_cs_9_elf_1_all_at_home").rules, rules(&["CS-8", "CS-9", "ELF-1"]));
        assert_eq!(claim("cs_8_3_pieces").rules, rules(&["CS-8"]), "the description may begin with a number");
        assert_eq!(claim("cs_99_no_such_rule").rules, rules(&["CS-99"]), "whether it exists is asked later");
        for name in ["pieces_of_cs_8", "a_6_rolls_again", "cs_is_a_book", "cs", "xy_3_unknown_book"] {
            assert_eq!(claim(name), Claim::default(), "in {name}");
        }
    }

    #[test]
    fn a_name_needs_more_than_ids() {
        for name in ["cs_8", "cs_8_", "cs_8_cs_9", "cs_8_12"] {
            assert!(claim(name).flaw.unwrap().contains("add what they say"), "{name}");
        }
    }

    #[test]
    fn a_number_is_followed_by_an_underscore_and_is_one_a_rule_can_have() {
        for name in ["cs_8the_piece", "cs_08_the_piece", "cs_8_cs_9b_both"] {
            assert!(claim(name).flaw.unwrap().contains("is not a rule id"), "{name}");
        }
    }

    #[test]
    fn a_game_has_a_folder_and_a_rulebook() {
        let tree = Tree::from([
            ("games/dice/Cargo.toml", ""),
            ("games/dice/rules.md", RULES),
            ("games/dice/src/lib.rs", "#[test]\nfn helper_works() {}"),
            ("games/dice/tests/rules.rs", "#[test]\nfn cs_8_at_home() {}"),
            ("games/planned/rules.md", "- **PL-1** a\n"),
            ("games/undocumented/Cargo.toml", ""),
        ]);
        let games = Game::all(&tree);
        assert_eq!(games.iter().map(|game| game.name).collect::<Vec<_>>(), ["dice"]);
        assert_eq!(games[0].tests.len(), 2);
        let shows: Vec<&str> = games[0].tests_of(RuleId::new("CS-8")).map(|test| test.path).collect();
        assert_eq!(shows, ["games/dice/tests/rules.rs"]);
    }
}
