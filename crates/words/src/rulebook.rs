//! [`Rulebook`]: the numbered rules of a game, read from the Markdown of `games/<game>/rules.md`.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use tinstar_core::RuleId;

use crate::{Tongue, Words};

/// Every rules document: the game's id and its text.
const DOCUMENTS: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/rules.rs"));

/// Which tests show which rules; `cargo xtask index` writes these files.
const TESTS: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/tests.rs"));

/// What is not implemented of each game, in the rows of `rules.untested.md`.
const UNTESTED: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/untested.rs"));

/// The rules of each game that speak to whoever writes a host or a client: `rules.hosts.txt`, an id and why on a line.
const HOSTS: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/hosts.rs"));

/// The word with which every document marks what its source does not say.
const ASSUMED: &str = "assumed";

/// The word with which they mark what had to be put together without a whole source.
const RECONSTRUCTED: &str = "reconstructed";

/// What brackets hold that only mark where a text comes from, in the documents and their translations.
const REMARKS: [&str; 5] = [ASSUMED, RECONSTRUCTED, "impl.", "suppos", "reconstitu"];

/// What makes a part of a source a remark and no name of a section: in its brackets too, or outside them.
const REMARKED: [&str; 2] = [ASSUMED, "literal"];
const NO_SECTION: [&str; 4] = ["follows", "confirmed", "review", "caption"];

/// The rules of a game; none if the game has no document.
///
/// Everything is in `tongue`: what its file `games/<game>/messages/rules.<tag>.ftl` does not say is as in the document.
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

/// What a rule says, whichever game's it is.
pub(crate) fn sentence(rule: RuleId, tongue: Tongue) -> Option<&'static str> {
    rulebooks().find_map(|game| Some(rulebook(game, tongue)?.get(rule)?.text.as_str()))
}

/// Every game's id and its rules in one tongue. They are read once, when somebody first asks for one.
type Books = Vec<(&'static str, Rulebook)>;

fn read(tongue: Tongue) -> Books {
    let words = Words::new(tongue);
    let book = |(game, markdown): &(&'static str, &str)| {
        let mut book = Rulebook::parse(markdown);
        book.keep_from_players(&not_for_players(game));
        book.translate(&words);
        (*game, book)
    };
    DOCUMENTS.iter().map(book).collect()
}

/// The rules of `game` that players do not need: of what cannot be played, and of hosts.
fn not_for_players(game: &str) -> BTreeSet<RuleId> {
    let of = |files: &[(&str, &'static str)]| {
        files.iter().find(|(id, _)| *id == game).map_or("", |(_, text)| *text).lines()
    };
    let missing = of(UNTESTED).filter(|line| line.contains("not implemented"));
    let missing = missing.filter_map(|line| line.split('|').nth(1)?.trim().parse().ok());
    let hosts = of(HOSTS).filter_map(|line| line.split(' ').next()?.parse().ok());
    missing.chain(hosts).collect()
}

/// The ids of the messages that put a game's rules into another tongue: texts, titles of chapters, names of the sections
/// they come from, and charts. None if the game has no document.
#[must_use]
pub fn messages_of_rules(game: &str) -> BTreeSet<String> {
    let document = DOCUMENTS.iter().find(|(id, _)| *id == game).map_or("", |(_, markdown)| *markdown);
    let mut book = Rulebook::parse(document);
    book.keep_from_players(&not_for_players(game));
    let first = book.rules.first().map_or("", |rule| rule.id.book());
    let of = |rule: &RuleText| {
        let own = rule.id.book();
        let mut ids = vec![rule.id.to_string(), chapter_id(own, &rule.section)];
        let sources = section_names(&rule.source).into_iter().filter(|name| name.parse::<RuleId>().is_err());
        ids.extend(sources.map(|name| source_id(own, &name)));
        ids.extend(rule.charts.iter().map(|chart| chart_id(first, &chart.title)));
        ids
    };
    book.rules.iter().flat_map(of).collect()
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
    /// Which sections of the printed rules it comes from; empty if none says it.
    pub source: String,
    /// Whether it fills a gap in the printed rules, wholly or in part.
    pub assumed: bool,
    /// Whether it does so because the printed rules could not be had.
    pub reconstructed: bool,
    /// The nearest heading above it that is none of a chart.
    pub section: String,
    /// Whether players need it. What cannot be played and what hosts must refuse is only looked up.
    pub for_players: bool,
    /// The charts it cites, if it is for players.
    pub charts: Vec<Chart>,
}

/// A table of facts in a rulebook. (A *table* is where people play.)
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chart {
    /// What it is called, such as "Table 3".
    pub title: String,
    /// The headings of its columns.
    pub head: Vec<String>,
    /// Its rows, each as long as the head.
    pub rows: Vec<Vec<String>>,
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
    charts: Vec<Placed>,
}

/// A chart and where it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Placed {
    /// How rules cite it: the number of the chart or of its section.
    number: String,
    section: String,
    /// How many rules stand before it.
    after: usize,
    chart: Chart,
}

impl Rulebook {
    /// Reads a document: the rows of every table whose second column is headed "Rule", and every bullet that begins with
    /// a rule id in bold, are rules; other tables are charts that rules can cite. Everything else is passed over.
    #[must_use]
    pub fn parse(markdown: &str) -> Self {
        let mut book = Self { rules: Vec::new(), charts: Vec::new() };
        let (mut section, mut heading) = (String::new(), String::new());
        let mut table = Table::None;
        for line in markdown.lines() {
            if let Some(title) = heading_of(line) {
                if !title.starts_with("Table ") {
                    section.clone_from(&title);
                }
                heading = title;
            }
            let Some(cells) = cells(line) else {
                table = Table::None;
                book.rules.extend(RuleText::from_bullet(line, &section));
                continue;
            };
            match table {
                Table::None if cells.len() == 3 && cells[1] == "Rule" => table = Table::Rules,
                Table::None => {
                    table = Table::Chart;
                    let head = cells.into_iter().map(plain).collect();
                    let chart = Chart { title: heading.clone(), head, rows: Vec::new() };
                    let number = number_of(&heading).to_owned();
                    let after = book.rules.len();
                    book.charts.push(Placed { number, section: section.clone(), after, chart });
                }
                Table::Rules => book.rules.extend(RuleText::from_row(&cells, &section)),
                Table::Chart => book.charts.last_mut().expect("a chart was begun").chart.add(&cells),
            }
        }
        book.cite();
        book
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

    /// Gives every rule the charts that its text cites: "Table 3", "table 1.1", "the table above", "below".
    fn cite(&mut self) {
        for (at, rule) in self.rules.iter_mut().enumerate() {
            let near = |placed: &&Placed| placed.section == rule.section;
            let cited = citations(&rule.text).filter_map(|citation| match citation {
                Citation::Number(number) => self.charts.iter().find(|placed| placed.number == number),
                Citation::Above => self.charts.iter().rev().filter(near).find(|placed| placed.after <= at),
                Citation::Below => self.charts.iter().filter(near).find(|placed| placed.after > at),
            });
            let mut charts: Vec<Chart> = Vec::new();
            for placed in cited {
                if !charts.contains(&placed.chart) {
                    charts.push(placed.chart.clone());
                }
            }
            rule.charts = charts;
        }
    }

    fn translate(&mut self, words: &Words) {
        let Some(book) = self.rules.first().map(|rule| rule.id.book().to_owned()) else { return };
        for rule in &mut self.rules {
            if let Some(text) = words.text(&rule.id.to_string()) {
                rule.text = plain(&text);
            }
            let own = rule.id.book();
            if let Some(title) = words.text(&chapter_id(own, &rule.section)) {
                let number = leading_number(&rule.section);
                rule.section = if number.is_empty() { title } else { format!("{number} {title}") };
            }
            let names = section_names(&rule.source);
            let names =
                names.iter().map(|name| words.text(&source_id(own, name)).unwrap_or_else(|| name.clone()));
            rule.source = names.collect::<Vec<_>>().join(", ");
            for chart in &mut rule.charts {
                let translated =
                    words.text(&chart_id(&book, &chart.title)).and_then(|text| Chart::read(&text));
                if let Some(translated) = translated {
                    *chart = translated;
                }
            }
        }
    }

    fn keep_from_players(&mut self, these: &BTreeSet<RuleId>) {
        for rule in self.rules.iter_mut().filter(|rule| these.contains(&rule.id)) {
            rule.for_players = false;
            rule.charts.clear();
        }
    }
}

/// The message that has the title of a section, without its number: `CE-chapter-2-1`.
fn chapter_id(book: &str, section: &str) -> String {
    format!("{book}-chapter-{}", key(section))
}

/// The message that has the name of a section of the printed rules: `CS-source-game-play`.
fn source_id(book: &str, name: &str) -> String {
    format!("{book}-source-{}", slug(name))
}

/// The message that has a chart, its title on the first line and a row on each further one: `CE-table-3`.
fn chart_id(book: &str, title: &str) -> String {
    format!("{book}-table-{}", key(title.strip_prefix("Table ").unwrap_or(title)))
}

/// What a heading is known by: its number if it has one, otherwise its words.
fn key(heading: &str) -> String {
    let number = leading_number(heading);
    slug(if number.is_empty() { heading } else { number })
}

/// The number that a heading begins with, as it is written: "2.1", "3.".
fn leading_number(heading: &str) -> &str {
    let first = heading.split(' ').next().unwrap_or_default();
    if first.starts_with(|it: char| it.is_ascii_digit()) { first } else { "" }
}

/// The number by which rules cite what stands under a heading.
fn number_of(heading: &str) -> &str {
    leading_number(heading.strip_prefix("Table ").unwrap_or(heading)).trim_end_matches('.')
}

/// Small letters without accents and digits, with dashes between the words.
fn slug(text: &str) -> String {
    let text = text.to_lowercase();
    let letters = text.chars().map(|letter| match letter {
        'à' | 'â' => 'a',
        'é' | 'è' | 'ê' => 'e',
        'î' => 'i',
        'ô' => 'o',
        'û' | 'ù' => 'u',
        _ if letter.is_ascii_alphanumeric() => letter,
        _ => ' ',
    });
    letters.collect::<String>().split_whitespace().collect::<Vec<_>>().join("-")
}

/// The sections of the printed rules that a source names, without remarks.
fn section_names(source: &str) -> Vec<String> {
    let (mut parts, mut depth) = (vec![String::new()], 0_u32);
    for letter in source.chars() {
        match letter {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            ';' if depth == 0 => {
                parts.push(String::new());
                continue;
            }
            _ => {}
        }
        parts.last_mut().expect("there is a first part").push(letter);
    }
    let said = parts.iter().filter(|part| !REMARKED.iter().any(|remark| part.contains(remark)));
    let said = said.map(|part| without_brackets(part, |_| true));
    let named = said.filter(|part| !NO_SECTION.iter().any(|remark| part.contains(remark)));
    let names = named.flat_map(|part| part.split(',').map(|name| name.trim().to_owned()).collect::<Vec<_>>());
    names.filter(|name| !name.is_empty()).collect()
}

/// A text without the brackets that hold something `unwanted`, and without the space before them.
fn without_brackets(text: &str, unwanted: impl Fn(&str) -> bool) -> String {
    let mut kept = String::new();
    let mut rest = text;
    while let Some(open) = rest.find('(') {
        let Some(length) = rest[open..].find(')') else { break };
        let (inside, end) = (&rest[open + 1..open + length], open + length + 1);
        if unwanted(inside) {
            kept.push_str(rest[..open].trim_end());
        } else {
            kept.push_str(&rest[..end]);
        }
        rest = &rest[end..];
    }
    kept + rest
}

/// A text of the document as people read it: without marks of emphasis, of code and of where it comes from.
fn plain(text: &str) -> String {
    without_brackets(&text.replace("**", "").replace('`', ""), |inside| {
        REMARKS.iter().any(|remark| inside.contains(remark))
    })
}

/// How a text points at a chart.
enum Citation {
    Number(String),
    Above,
    Below,
}

fn citations(text: &str) -> impl Iterator<Item = Citation> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let pairs: Vec<(String, String)> = words
        .windows(2)
        .map(|pair| (pair[0].trim_matches(['(', ',', ';', ':']).to_lowercase(), pair[1].to_owned()))
        .collect();
    pairs.into_iter().filter_map(|(first, second)| {
        let second = second.trim_end_matches(|it: char| !it.is_alphanumeric());
        match (first.as_str(), second) {
            ("table", "above") => Some(Citation::Above),
            ("table" | "tuple", "below") => Some(Citation::Below),
            ("table", number) if number.starts_with(|it: char| it.is_ascii_digit()) => {
                Some(Citation::Number(number.to_owned()))
            }
            _ => None,
        }
    })
}

impl Chart {
    /// Reads a chart out of a message: the first line is its title, the second its head.
    fn read(text: &str) -> Option<Self> {
        let (title, table) = text.split_once('\n')?;
        let mut rows =
            table.lines().filter_map(cells).map(|row| row.into_iter().map(plain).collect::<Vec<_>>());
        let (title, head) = (plain(title), rows.next()?);
        Some(Self { title, head, rows: rows.collect() })
    }

    /// Adds a row; the line under the head is none.
    fn add(&mut self, cells: &[&str]) {
        if !cells.iter().all(|cell| cell.starts_with("---")) {
            self.rows.push(cells.iter().copied().map(plain).collect());
        }
    }
}

impl RuleText {
    /// A row `| CS-1 | text | source |`.
    fn from_row(cells: &[&str], section: &str) -> Option<Self> {
        let [id, text, source] = cells else { return None };
        Some(Self::new(id.parse().ok()?, text, (*source).to_owned(), section))
    }

    /// A line `- **CE-1** text`. Such documents name no sections.
    fn from_bullet(line: &str, section: &str) -> Option<Self> {
        let (id, text) = line.strip_prefix("- **")?.split_once("**")?;
        Some(Self::new(id.parse().ok()?, text.trim(), String::new(), section))
    }

    fn new(id: RuleId, text: &str, source: String, section: &str) -> Self {
        let reconstructed = text.contains(RECONSTRUCTED);
        let assumed = reconstructed || text.contains(ASSUMED) || source.contains(ASSUMED);
        let (text, section) = (plain(text), section.to_owned());
        Self { id, text, source, assumed, reconstructed, section, for_players: true, charts: Vec::new() }
    }

    /// Whether each of these lower-case words occurs somewhere in it.
    fn mentions(&self, words: &str) -> bool {
        let mark = match (self.reconstructed, self.assumed) {
            (true, _) => RECONSTRUCTED,
            (_, true) => ASSUMED,
            _ => "",
        };
        let all = format!("{} {} {} {} {mark}", self.id, self.text, self.source, self.section).to_lowercase();
        words.split_whitespace().all(|word| all.contains(word))
    }
}

/// What kind of table the line before was a row of.
#[derive(Clone, Copy)]
enum Table {
    None,
    Rules,
    Chart,
}

fn heading_of(line: &str) -> Option<String> {
    line.starts_with('#').then(|| plain(line.trim_start_matches('#').trim()))
}

/// The cells of a table row.
fn cells(line: &str) -> Option<Vec<&str>> {
    let cells = line.trim().strip_prefix('|')?.strip_suffix('|')?;
    Some(cells.split('|').map(str::trim).collect())
}
