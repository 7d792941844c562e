//! Our numbered wording of the rulebooks: `games/<game>/rules.md`.
//!
//! A rule is a row of a table whose second column is headed `Rule`, or a list item that begins with a bold
//! id:
//!
//! ```text
//! | ID | Rule | Source |
//! |---|---|---|
//! | CS-1 | A game needs 2, 3 or 4 players. | Setup |
//!
//! - **CE-1** A base game has 2 to 6 players.
//! ```

use std::collections::BTreeSet;

use tinstar_core::RuleId;

use crate::tree::Tree;

/// What a game's rulebook is called in its folder.
pub const RULES: &str = "rules.md";

/// The list of a game's rules that no test can show, each with the reason.
pub const UNTESTED: &str = "rules.untested.md";

/// One numbered rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rule {
    /// Its number.
    pub id: RuleId,
    /// The line of the file it stands on, from 1.
    pub line: usize,
}

/// The rules of one game; an expansion in the same file has a book of its own.
pub struct Rulebook<'t> {
    /// The file.
    pub path: &'t str,
    /// The rules in the order of the file.
    pub rules: Vec<Rule>,
}

impl<'t> Rulebook<'t> {
    /// Finds the rules in `text`.
    pub fn read(path: &'t str, text: &str) -> Self {
        let mut rules = Vec::new();
        let mut in_rules = false;
        for (line, content) in (1..).zip(text.lines()) {
            in_rules = is_row(content) && (in_rules || is_header(content));
            let id = if in_rules { cells(content).next() } else { bold_item(content) };
            rules.extend(id.and_then(|id| id.parse().ok()).map(|id| Rule { id, line }));
        }
        Self { path, rules }
    }

    /// The rules of every game that has some.
    pub fn all(tree: &'t Tree) -> impl Iterator<Item = Self> {
        tree.game_folders().filter_map(|game| Self::of(tree, game))
    }

    /// The rules of `game`, if it has some.
    pub fn of(tree: &'t Tree, game: &str) -> Option<Self> {
        let (path, text) = tree.file(&path(game, RULES))?;
        Some(Self::read(path, text)).filter(|rulebook| !rulebook.rules.is_empty())
    }

    /// Whether there is such a rule.
    pub fn has(&self, id: RuleId) -> bool {
        self.rules.iter().any(|rule| rule.id == id)
    }

    /// The letters its ids begin with, such as `CE`, `ELF`, `HS`, `MP`.
    pub fn books(&self) -> BTreeSet<&str> {
        self.rules.iter().map(|rule| rule.id.book()).collect()
    }

    /// What in `line` looks like an id of this rulebook but is none.
    pub fn unknown_ids<'l>(&self, line: &'l str) -> impl Iterator<Item = &'l str> {
        let books = self.books();
        let ours = move |id: &&str| id.split_once('-').is_some_and(|(book, _)| books.contains(book));
        mentions(line).filter(ours).filter(|id| !id.parse().is_ok_and(|id| self.has(id)))
    }
}

/// A row of [`UNTESTED`].
pub struct Untested<'t> {
    /// The rule.
    pub id: RuleId,
    /// Why no test can show it.
    pub reason: &'t str,
    /// The line of the file, from 1.
    pub line: usize,
}

/// Where a file of this name is in the folder of `game`.
pub fn path(game: &str, file: &str) -> String {
    format!("games/{game}/{file}")
}

/// The rules of `game` that no test can show; none if there is no such list.
pub fn untested<'t>(tree: &'t Tree, game: &str) -> Vec<Untested<'t>> {
    let list = tree.text(&path(game, UNTESTED)).unwrap_or_default();
    let rows = (1..).zip(list.lines()).filter(|(_, row)| is_row(row));
    rows.filter_map(|(line, row)| {
        let mut cells = cells(row);
        let id = cells.next()?.parse().ok()?;
        Some(Untested { id, reason: cells.next().unwrap_or_default(), line })
    })
    .collect()
}

fn is_row(line: &str) -> bool {
    line.trim_start().starts_with('|')
}

fn is_header(row: &str) -> bool {
    cells(row).nth(1) == Some("Rule")
}

/// The cells of a table's row; the last `|` ends the last cell.
fn cells(row: &str) -> impl Iterator<Item = &str> {
    let row = row.trim();
    let row = row.strip_prefix('|').unwrap_or(row);
    row.strip_suffix('|').unwrap_or(row).split('|').map(str::trim)
}

/// What is bold at the front of a list item.
fn bold_item(line: &str) -> Option<&str> {
    line.strip_prefix("- **")?.split_once("**").map(|(bold, _)| bold)
}

/// Everything in `text` that is written as an id: up to four capitals, a hyphen, digits.
///
/// Numbers that no rule can have (`CS-007`) are included, so that somebody can object to them.
fn mentions(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-')).filter_map(id_at_front)
}

fn id_at_front(word: &str) -> Option<&str> {
    let (book, rest) = word.split_once('-')?;
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    let is_book = (1..=4).contains(&book.len()) && book.bytes().all(|byte| byte.is_ascii_uppercase());
    let ends = matches!(rest.as_bytes().get(digits), None | Some(b'-'));
    (is_book && digits > 0 && ends).then(|| &word[..book.len() + 1 + digits])
}

#[cfg(test)]
mod tests {
    use super::*;

    const TWO_BOOKS: &str = "\
# A game

- **CE-1** Two to six players.
- **Not a rule** but bold.

| ID | Rule | Source |
|---|---|---|
| CS-1 | As the base game, see CE-1. | Setup |
| total | of the table | |

| ID | Turn sequence |
|---|---|
| ST-1 | not a rule, but a card |
";

    #[test]
    fn rules_are_rows_of_rule_tables_and_bold_items() {
        let rules = Rulebook::read("games/x/rules.md", TWO_BOOKS).rules;
        let [ce_1, cs_1] = ["CE-1", "CS-1"].map(RuleId::new);
        assert_eq!(rules, [Rule { id: ce_1, line: 3 }, Rule { id: cs_1, line: 8 }]);
    }

    #[test]
    fn a_rulebook_may_hold_several_books() {
        let rulebook = Rulebook::read("games/x/rules.md", TWO_BOOKS);
        assert_eq!(rulebook.books().into_iter().collect::<Vec<_>>(), ["CE", "CS"]);
    }

    #[test]
    fn ids_are_found_between_other_signs() {
        let found: Vec<&str> = mentions("(CS-8 to CS-10), CE-94-based; `ELF-60`, CS-007").collect();
        assert_eq!(found, ["CS-8", "CS-10", "CE-94", "ELF-60", "CS-007"]);
    }

    #[test]
    fn decisions_cards_and_words_are_no_ids() {
        for text in ["RB-D1", "R24-1", "CE-n", "cs-1", "ABCDE-1", "CS-1a", "K-K-K-9", "-1", "CS-"] {
            assert_eq!(mentions(text).collect::<Vec<_>>(), [""; 0], "in {text}");
        }
    }

    #[test]
    fn only_ids_of_its_own_books_are_unknown_to_a_rulebook() {
        let rulebook = Rulebook::read("games/x/rules.md", TWO_BOOKS);
        let unknown: Vec<&str> = rulebook.unknown_ids("CE-1, CE-2, CS-01 and MA-7").collect();
        assert_eq!(unknown, ["CE-2", "CS-01"]);
    }

    #[test]
    fn the_untested_are_listed_with_a_reason() {
        let list = "| Rule | Why |\n|---|---|\n| CS-48 | It cannot occur. |\n| CS-41 | |\n";
        let tree = Tree::from([("games/dice/rules.untested.md", list)]);
        let rows: Vec<(String, &str, usize)> =
            untested(&tree, "dice").iter().map(|row| (row.id.to_string(), row.reason, row.line)).collect();
        assert_eq!(rows, [("CS-48".to_owned(), "It cannot occur.", 3), ("CS-41".to_owned(), "", 4)]);
    }
}
