//! [`Template`]: the files of a new game, from `xtask/template`, which is its folder.

use super::name::Name;

/// The files of `xtask/template`, by path and text.
macro_rules! files {
    ($($path:literal)*) => {
        [$(($path, include_str!(concat!("../../template/", $path))),)*]
    };
}

const FILES: [(&str, &str); 31] = files! {
    "Cargo.toml"
    "benches/speed.rs"
    "messages/en.ftl"
    "messages/fr.ftl"
    "messages/rules.fr.ftl"
    "puzzles.json"
    "rules.md"
    "src/action.rs"
    "src/data.rs"
    "src/firing.rs"
    "src/instinct.rs"
    "src/lib.rs"
    "src/options.rs"
    "src/phase.rs"
    "src/rules.rs"
    "src/rules/scoring.rs"
    "src/rules/setup.rs"
    "src/speak.rs"
    "src/state.rs"
    "src/study.rs"
    "src/view.rs"
    "table.txt"
    "tests/all.rs"
    "tests/golden.rs"
    "tests/laws.rs"
    "tests/perft.rs"
    "tests/rules.rs"
    "web/Poster.svelte"
    "web/messages/poster.en.ftl"
    "web/messages/poster.fr.ftl"
    "web/rules.ts"
};

/// What stands for the name of the game, and what it becomes.
pub struct Template([(&'static str, String); 6]);

impl Template {
    /// The template filled in for the game `name`, whose rules are numbered `book`-1, `book`-2 and so on.
    pub fn new(name: &Name, book: &str) -> Self {
        Self([
            ("__game_id__", name.kebab().to_owned()),
            ("__game__", name.snake()),
            ("__Game__", name.pascal()),
            ("__Title__", name.title()),
            ("__BOOK__", book.to_owned()),
            ("__book__", book.to_ascii_lowercase()),
        ])
    }

    /// The new game's files: where they are in its folder, and their texts.
    pub fn files(&self) -> impl Iterator<Item = (&'static str, String)> {
        FILES.iter().map(|(path, text)| (*path, self.fill(text)))
    }

    /// `text` with the name of the game put in.
    pub fn fill(&self, text: &str) -> String {
        self.0.iter().fold(text.to_owned(), |text, (gap, name)| text.replace(gap, name))
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;

    fn lucky_dice() -> Template {
        Template::new(&Name::parse("lucky-dice").unwrap(), "LD")
    }

    #[test]
    fn every_gap_is_filled() {
        for (path, text) in lucky_dice().files() {
            assert!(!text.contains("__"), "{path} has a gap left");
        }
    }

    #[test]
    fn a_name_is_put_in_as_the_place_wants_it() {
        let filled = lucky_dice().fill("__game_id__ __game__ __Game__ __Title__ __BOOK__-1 __book___1_a");
        assert_eq!(filled, "lucky-dice lucky_dice LuckyDice Lucky Dice LD-1 ld_1_a");
    }

    #[test]
    fn every_file_of_the_template_is_used() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("template");
        let mut found = Vec::new();
        let mut folders = vec![root.clone()];
        while let Some(folder) = folders.pop() {
            for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
                let files = if path.is_dir() { &mut folders } else { &mut found };
                files.push(path);
            }
        }
        let mut found: Vec<String> =
            found.iter().map(|path| path.strip_prefix(&root).unwrap().to_str().unwrap().to_owned()).collect();
        found.sort();
        assert_eq!(found, FILES.map(|(path, _)| path));
    }
}
