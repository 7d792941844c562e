//! The catalogue of all games, to which a new one is added. Everything else finds it by its folder.

use std::fs;
use std::path::Path;

use super::template::Template;
use crate::failure::Failure;

/// The comment before which a line for a new game goes; `#` or `//` stands before it.
const MARKER: &str = "cargo xtask new-game adds a line above this one";

/// The manifest of the workspace.
pub const WORKSPACE: &str = "Cargo.toml";

/// Where a game is named: the file, and what goes above its marker.
const LISTS: [(&str, &str); 3] = [
    (WORKSPACE, r#"__game_id__ = { path = "games/__game_id__" }"#),
    ("crates/catalogue/Cargo.toml", "__game_id__.workspace = true"),
    ("crates/catalogue/src/lib.rs", "/// __Title__.\n__Game__ => __game__::__Game__,"),
];

/// Adds the new game to every list, and says what has to be added by hand because a marker is missing.
pub fn add(root: &Path, template: &Template) -> Result<Vec<String>, Failure> {
    let mut by_hand = Vec::new();
    for (path, line) in LISTS {
        let at = root.join(path);
        let line = template.fill(line);
        let text = fs::read_to_string(&at).unwrap_or_default();
        if let Some(changed) = above_marker(&text, &line) {
            fs::write(&at, changed).map_err(|error| Failure::io("write", &at, &error))?;
            println!("new-game: added it to {path}");
        } else {
            by_hand.push(format!("to {path}:\n{line}"));
        }
    }
    Ok(by_hand)
}

/// `text` with `insert` above the marker, indented like it; none if there is not just one marker.
fn above_marker(text: &str, insert: &str) -> Option<String> {
    if text.matches(MARKER).count() != 1 {
        return None;
    }
    let mut changed = String::new();
    for line in text.lines() {
        if line.contains(MARKER) {
            let indent = &line[..line.len() - line.trim_start().len()];
            for new in insert.lines() {
                changed += &format!("{indent}{new}\n");
            }
        }
        changed += &format!("{line}\n");
    }
    Some(changed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_go_above_the_marker() {
        let list = format!("[\n    old,\n    // {MARKER}\n]\n");
        let changed = format!("[\n    old,\n    /// New.\n    new,\n    // {MARKER}\n]\n");
        assert_eq!(above_marker(&list, "/// New.\nnew,").unwrap(), changed);
    }

    #[test]
    fn without_its_one_marker_a_list_is_left_alone() {
        assert_eq!(above_marker("[\n    old,\n]\n", "new,"), None);
        assert_eq!(above_marker(&format!("# {MARKER}\n# {MARKER}\n"), "new"), None);
    }
}
