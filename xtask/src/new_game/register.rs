//! The lists of all games, to which a new one is added.

use std::fs;
use std::path::Path;

use super::template::Template;
use crate::failure::Failure;

/// The comment before which a line for a new game goes; `#` or `//` stands before it.
const MARKER: &str = "cargo xtask new-game adds a line above this one";

/// The manifest of the workspace, which has no marker: a game goes below the last one.
pub const WORKSPACE: &str = "Cargo.toml";

/// The lists: the file, and what goes above each of its markers.
const LISTS: [(&str, &[&str]); 6] = [
    (WORKSPACE, &[r#"__game_id__ = { path = "games/__game_id__" }"#]),
    ("crates/catalogue/Cargo.toml", &["__game_id__.workspace = true"]),
    ("crates/catalogue/src/lib.rs", &["/// __Title__.\n__Game__ => __game__::__Game__,"]),
    (
        "crates/words/src/messages.rs",
        &[
            r#"(Tongue::English, "__game_id__", include_str!("../../../messages/en/__game_id__.ftl")),"#,
            r#"(Tongue::French, "__game_id__", include_str!("../../../messages/fr/__game_id__.ftl")),"#,
        ],
    ),
    (
        "crates/words/src/rulebook.rs",
        &[
            r#"("__game_id__", include_str!("../../../docs/rules/__game_id__.md")),"#,
            r#"("__game_id__", include_str!("../../../docs/rules/__game_id__.tests.txt")),"#,
        ],
    ),
    (
        "crates/words/tests/files.rs",
        &[r#"("__book__-", &["games/__game_id__/src/speak.rs", "games/__game_id__/src/rules/scoring.rs"]),"#],
    ),
];

/// Adds the new game to every list, and says what has to be added by hand because a marker is missing.
pub fn add(root: &Path, template: &Template) -> Result<Vec<String>, Failure> {
    let mut by_hand = Vec::new();
    for (path, lines) in LISTS {
        let at = root.join(path);
        let lines: Vec<String> = lines.iter().map(|line| template.fill(line)).collect();
        let text = fs::read_to_string(&at).unwrap_or_default();
        let place = if path == WORKSPACE { below_last_game } else { above_markers };
        if let Some(changed) = place(&text, &lines) {
            fs::write(&at, changed).map_err(|error| Failure::io("write", &at, &error))?;
            println!("new-game: added it to {path}");
        } else {
            by_hand.push(format!("to {path}:\n{}", lines.join("\n")));
        }
    }
    Ok(by_hand)
}

/// `text` with `inserts` below the last dependency on a game; none if there is no game yet.
fn below_last_game(text: &str, inserts: &[String]) -> Option<String> {
    let mut lines: Vec<&str> = text.lines().collect();
    let last = lines.iter().rposition(|line| line.contains("{ path = \"games/"))?;
    lines.splice(last + 1..last + 1, inserts.iter().map(String::as_str));
    Some(lines.join("\n") + "\n")
}

/// `text` with each of `inserts` above the marker of the same place, indented like it; none if there are
/// not as many markers as inserts.
fn above_markers(text: &str, inserts: &[String]) -> Option<String> {
    if text.matches(MARKER).count() != inserts.len() {
        return None;
    }
    let mut inserts = inserts.iter();
    let mut changed = String::new();
    for line in text.lines() {
        if line.contains(MARKER) {
            let indent = &line[..line.len() - line.trim_start().len()];
            for new in inserts.next()?.lines() {
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
    fn a_dependency_goes_below_the_last_game() {
        let manifest = "[workspace.dependencies]\na = { path = \"games/a\" }\n\nserde = \"1\"\n";
        let changed = "[workspace.dependencies]\na = { path = \"games/a\" }\nNEW\n\nserde = \"1\"\n";
        let inserts = ["NEW".to_owned()];
        assert_eq!(below_last_game(manifest, &inserts).unwrap(), changed);
        assert_eq!(below_last_game("[workspace]\n", &inserts), None);
    }

    #[test]
    fn lines_go_above_their_markers() {
        let list = format!("[\n    old,\n    // {MARKER}\n]\n# {MARKER}\n");
        let inserts = ["/// New.\nnew,".to_owned(), "other".to_owned()];
        let changed = format!("[\n    old,\n    /// New.\n    new,\n    // {MARKER}\n]\nother\n# {MARKER}\n");
        assert_eq!(above_markers(&list, &inserts).unwrap(), changed);
    }

    #[test]
    fn without_its_marker_a_list_is_left_alone() {
        assert_eq!(above_markers("[\n    old,\n]\n", &["new,".to_owned()]), None);
    }
}
