//! The text of the workspace, read once, so that every check is a function of a value.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crate::failure::Failure;

/// The folders the checks read.
const FOLDERS: [&str; 5] = ["crates", "games", "messages", "web/messages", "xtask"];

/// The endings of the files the checks read. Golden playthroughs are not among them: their own test
/// compares them, and they are long.
const ENDINGS: [&str; 5] = [".rs", ".toml", ".md", ".tests.txt", ".ftl"];

/// The files that the checks read: path from the root, with `/` between folders, and text.
#[derive(Default)]
pub struct Tree(BTreeMap<String, String>);

impl Tree {
    /// Reads the workspace at `root`.
    pub fn read(root: &Path) -> Result<Self, Failure> {
        let mut tree = Self::default();
        for folder in FOLDERS.into_iter().filter(|folder| root.join(folder).is_dir()) {
            tree.read_folder(root, folder)?;
        }
        Ok(tree)
    }

    fn read_folder(&mut self, root: &Path, folder: &str) -> Result<(), Failure> {
        let at = root.join(folder);
        let unreadable = |error| Failure::io("read", &at, &error);
        for entry in fs::read_dir(&at).map_err(unreadable)? {
            let entry = entry.map_err(unreadable)?;
            let path = format!("{folder}/{}", entry.file_name().to_string_lossy());
            if entry.file_type().map_err(unreadable)?.is_dir() {
                self.read_folder(root, &path)?;
            } else if ENDINGS.iter().any(|ending| path.ends_with(ending)) {
                let at = entry.path();
                let text = fs::read_to_string(&at).map_err(|error| Failure::io("read", &at, &error))?;
                self.0.insert(path, text);
            }
        }
        Ok(())
    }

    /// The text of one file.
    pub fn text(&self, path: &str) -> Option<&str> {
        self.0.get(path).map(String::as_str)
    }

    /// One file, by its path in this tree and its text.
    pub fn file(&self, path: &str) -> Option<(&str, &str)> {
        self.0.get_key_value(path).map(|(path, text)| (path.as_str(), text.as_str()))
    }

    /// The files whose paths begin with `start` and end with `ending`, in the order of their paths.
    pub fn files(&self, start: &str, ending: &str) -> impl Iterator<Item = (&str, &str)> {
        let all = self.0.iter().map(|(path, text)| (path.as_str(), text.as_str()));
        all.filter(move |(path, _)| path.starts_with(start) && path.ends_with(ending))
    }

    /// The folders in `games` that hold a crate.
    pub fn game_folders(&self) -> impl Iterator<Item = &str> {
        self.files("games/", "/Cargo.toml").filter_map(|(path, _)| within("games/", path, "/Cargo.toml"))
    }
}

/// The name between `start` and `end` if `path` is just that: `games/x/Cargo.toml` holds `x`, but
/// `games/x/y/Cargo.toml` nothing.
pub fn within<'p>(start: &str, path: &'p str, end: &str) -> Option<&'p str> {
    let name = path.strip_prefix(start)?.strip_suffix(end)?;
    (!name.contains('/')).then_some(name)
}

#[cfg(test)]
impl<T: Into<String>, const N: usize> From<[(&str, T); N]> for Tree {
    fn from(files: [(&str, T); N]) -> Self {
        Self(files.into_iter().map(|(path, text)| (path.to_owned(), text.into())).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_workspace_is_read_by_paths_from_its_root() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
        let tree = Tree::read(root).unwrap();
        assert_eq!(tree.text("xtask/src/tree.rs"), Some(include_str!("tree.rs")));
        assert!(tree.game_folders().any(|game| game == "catching-santa"));
    }

    #[test]
    fn only_a_crate_right_inside_games_is_a_game() {
        let tree = Tree::from([
            ("games/dice/Cargo.toml", ""),
            ("games/dice/fuzz/Cargo.toml", ""),
            ("games/notes/plan.md", ""),
        ]);
        assert_eq!(tree.game_folders().collect::<Vec<_>>(), ["dice"]);
    }

    #[test]
    fn files_are_chosen_by_both_ends_of_their_paths() {
        let tree = Tree::from([("games/a/x.rs", "1"), ("games/a/x.md", "2"), ("games/ab/x.rs", "3")]);
        assert_eq!(tree.files("games/a/", ".rs").collect::<Vec<_>>(), [("games/a/x.rs", "1")]);
    }
}
