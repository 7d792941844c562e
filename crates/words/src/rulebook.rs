//! [`Rulebook`]: the numbered rules of a game, read from the Markdown of `games/<game>/rules.md`.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use tinstar_core::RuleId;

use crate::{Tongue, Words};

/// Every rules document: the game's id and its text.
const DOCUMENTS: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/rules.rs"));

/// Which tests show which rules; `cargo xtask index` writes these files.
const TESTS: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/tests.rs"));

/// The word with which every document marks what its source does not say.
const ASSUMED: &str = "assumed";

/// The marks a bulleted rule may carry, and what they make its source.
const MARKS: [(&str, &str); 2] = [(ASSUMED, "(assumed)"), ("impl.", "(impl.)")];

/// The rules of a game; none if the game has no document.
///
/// Texts are in `tongue` where they have been translated, otherwise in English; sources and sections are
/// always as in the document.
#[must_use]
pub fn rulebook(game: &str, tongue: Tongue) -> Option<&'static Rulebook> {
    static ENGLISH: LazyLock<Books> = LazyLock::new(|| read(Tongue::English));
    static FRENCH: LazyLock<Books> = LazyLock::new(|| read(Tongue::French));
    let books = match tongue {
        Tongue::English => &ENGLISH,
        Tongue::French => &FRENCH,
    };
    books.iter().find(|(id, _)| *id == game).map(|(_, book)| book)
}

/// Every game's id and its rules in one tongue. They are read once, when somebody first asks for one.
type Books = Vec<(&'static str, Rulebook)>;

fn read(tongue: Tongue) -> Books {
    let words = Words::new(tongue);
    let book = |(game, markdown): &(&'static str, &str)| {
        let mut book = Rulebook::parse(markdown);
        book.translate(&words);
        (*game, book)
    };
    DOCUMENTS.iter().map(book).collect()
}

/// The ids of all games that have a document.
pub fn rulebooks() -> impl Iterator<Item = &'static str> {
    DOCUMENTS.iter().map(|(game, _)| *game)
}

/// The tests that show a rule of `game`: each test's name and its file; none if the game is not implemented.
pub fn tests_of(game: &str, rule: RuleId) -> impl Iterator<Item = (&'static str, &'static str)> {
    let index = TESTS.iter().find(|(id, _)| *id == game).map_or("", |(_, index)| index);
    index.lines().filter_map(move |line| {
        let mut fields = line.split(' ');
        let cited: RuleId = fields.next()?.parse().ok()?;
        (cited == rule).then_some((fields.next()?, fields.next()?))
    })
}

/// One rule in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RuleText {
    /// Its number.
    pub id: RuleId,
    /// What it says.
    pub text: String,
    /// Where it comes from; empty for a bulleted rule that is not marked.
    pub source: String,
    /// Whether it fills a gap in the printed rules, wholly or in part.
    pub assumed: bool,
    /// The nearest heading above it.
    pub section: String,
}

/// The rules of one document, in its order.
///
/// ```
/// use tinstar_core::rule;
/// use tinstar_words::Rulebook;
/// let book = Rulebook::parse("## Setup\n\n- **AU-1** Two play.\n- **AU-2** The highest bid wins.\n");
/// assert_eq!(book.get(rule!("AU-1")).unwrap().text, "Two play.");
/// assert_eq!(book.search("setup TWO").len(), 1);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rulebook {
    rules: Vec<RuleText>,
}

impl Rulebook {
    /// Reads the rules out of a document: the rows of every table whose second column is headed "Rule", and
    /// every bullet that begins with a rule id in bold. Everything else is passed over.
    #[must_use]
    pub fn parse(markdown: &str) -> Self {
        let mut rules = Vec::new();
        let mut section = "";
        let mut in_rules_table = false;
        for line in markdown.lines() {
            if line.starts_with('#') {
                section = line.trim_start_matches('#').trim();
            }
            match row(line) {
                Some([_, "Rule", _]) => in_rules_table = true,
                Some(cells) if in_rules_table => rules.extend(RuleText::from_row(cells, section)),
                Some(_) => {}
                None => {
                    in_rules_table = false;
                    rules.extend(RuleText::from_bullet(line, section));
                }
            }
        }
        Self { rules }
    }

    /// All rules in the order of the document.
    #[must_use]
    pub fn rules(&self) -> &[RuleText] {
        &self.rules
    }

    /// The rule with this id.
    #[must_use]
    pub fn get(&self, id: RuleId) -> Option<&RuleText> {
        self.rules.iter().find(|rule| rule.id == id)
    }

    /// The rules in whose id, text, source or section all of `words` occur, whatever their case; all rules
    /// if there are no words.
    #[must_use]
    pub fn search(&self, words: &str) -> Vec<&RuleText> {
        let words = words.to_lowercase();
        self.rules.iter().filter(|rule| rule.mentions(&words)).collect()
    }

    /// The ids of rules whose id an earlier rule has already, which is a mistake in the document.
    #[must_use]
    pub fn repeated(&self) -> Vec<RuleId> {
        let mut seen = BTreeSet::new();
        self.rules.iter().map(|rule| rule.id).filter(|id| !seen.insert(*id)).collect()
    }

    fn translate(&mut self, words: &Words) {
        for rule in &mut self.rules {
            if let Some(text) = words.text(&rule.id.to_string()) {
                rule.text = text;
            }
        }
    }
}

impl RuleText {
    /// A row `| CS-1 | text | source |`.
    fn from_row([id, text, source]: [&str; 3], section: &str) -> Option<Self> {
        Some(Self::new(id.parse().ok()?, text, source.to_owned(), section))
    }

    /// A line `- **CE-1** text`, whose marks are its source.
    fn from_bullet(line: &str, section: &str) -> Option<Self> {
        let (id, text) = line.strip_prefix("- **")?.split_once("**")?;
        let marks = MARKS.into_iter().filter(|(mark, _)| text.contains(mark)).map(|(_, source)| source);
        let source = marks.collect::<Vec<_>>().join(" ");
        Some(Self::new(id.parse().ok()?, text.trim(), source, section))
    }

    fn new(id: RuleId, text: &str, source: String, section: &str) -> Self {
        let assumed = text.contains(ASSUMED) || source.contains(ASSUMED);
        Self { id, text: text.replace("**", ""), source, assumed, section: section.to_owned() }
    }

    /// Whether each of these lower-case words occurs somewhere in it.
    fn mentions(&self, words: &str) -> bool {
        let all = format!("{} {} {} {}", self.id, self.text, self.source, self.section).to_lowercase();
        words.split_whitespace().all(|word| all.contains(word))
    }
}

/// The cells of a table row that has exactly three.
fn row(line: &str) -> Option<[&str; 3]> {
    let cells = line.trim().strip_prefix('|')?.strip_suffix('|')?;
    let cells: Vec<&str> = cells.split('|').map(str::trim).collect();
    cells.try_into().ok()
}
