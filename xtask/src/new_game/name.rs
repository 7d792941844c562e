//! [`Name`]: the name of a game in all its spellings.

use crate::failure::Failure;

/// Names that Rust has taken: its keywords, and the crates every program can see.
const TAKEN: [&str; 54] = [
    "abstract", "alloc", "as", "async", "await", "become", "box", "break", "const", "continue", "core",
    "crate", "do", "dyn", "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in",
    "let", "loop", "macro", "match", "mod", "move", "mut", "override", "priv", "pub", "ref", "return",
    "self", "static", "std", "struct", "super", "test", "trait", "true", "try", "type", "typeof", "unsafe",
    "unsized", "use", "virtual", "where", "while",
];

/// The name of a game, such as `lucky-dice`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Name(String);

impl Name {
    /// Reads a name in kebab-case.
    ///
    /// # Errors
    /// If a crate cannot be called that.
    pub fn parse(name: &str) -> Result<Self, Failure> {
        let letters = name.bytes().all(|byte| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-'));
        let begins = name.starts_with(|c: char| c.is_ascii_lowercase());
        if !letters || !begins || name.split('-').any(str::is_empty) {
            return Err(Failure::usage(format!(
                "`{name}` cannot be the name of a game: \
                 use lower-case words with hyphens, such as `lucky-dice`."
            )));
        }
        if TAKEN.contains(&name) {
            return Err(Failure::usage(format!(
                "`{name}` cannot be the name of a game, for it means something in Rust: choose another."
            )));
        }
        Ok(Self(name.to_owned()))
    }

    /// `lucky-dice`: the crate, the id in commands and records.
    pub fn kebab(&self) -> &str {
        &self.0
    }

    /// `lucky_dice`: the crate in code.
    pub fn snake(&self) -> String {
        self.0.replace('-', "_")
    }

    /// `LuckyDice`: the type.
    pub fn pascal(&self) -> String {
        self.words().collect()
    }

    /// `Lucky Dice`: the title.
    pub fn title(&self) -> String {
        self.words().collect::<Vec<_>>().join(" ")
    }

    /// `LD`: up to four initials, or the first two letters of a single word.
    pub fn initials(&self) -> String {
        let words: Vec<&str> = self.0.split('-').collect();
        let letters: String = match words.as_slice() {
            [only] => only.chars().take(2).collect(),
            several => several.iter().filter_map(|word| word.chars().next()).collect(),
        };
        letters.chars().filter(char::is_ascii_alphabetic).take(4).collect::<String>().to_ascii_uppercase()
    }

    fn words(&self) -> impl Iterator<Item = String> {
        self.0.split('-').map(|word| {
            let (first, rest) = word.split_at(1);
            first.to_ascii_uppercase() + rest
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_has_five_spellings() {
        let name = Name::parse("route-66-race").unwrap();
        assert_eq!(name.kebab(), "route-66-race");
        assert_eq!(name.snake(), "route_66_race");
        assert_eq!(name.pascal(), "Route66Race");
        assert_eq!(name.title(), "Route 66 Race");
        assert_eq!(name.initials(), "RR");
    }

    #[test]
    fn a_single_word_is_shortened_to_two_letters() {
        assert_eq!(Name::parse("marshals").unwrap().initials(), "MA");
        assert_eq!(Name::parse("x").unwrap().initials(), "X");
        assert_eq!(Name::parse("one-two-three-four-five").unwrap().initials(), "OTTF");
    }

    #[test]
    fn anything_but_lower_case_words_with_hyphens_is_refused() {
        for wrong in ["", "Lucky", "lucky_dice", "lucky dice", "6-nimmt", "-a", "a-", "a--b", "é", "../a"] {
            let refused = Name::parse(wrong).unwrap_err().to_string();
            assert!(refused.contains("use lower-case words with hyphens"), "{wrong}: {refused}");
        }
    }

    #[test]
    fn words_of_rust_are_refused() {
        assert!(Name::parse("match").unwrap_err().to_string().contains("means something in Rust"));
        assert!(Name::parse("match-point").is_ok());
    }
}
