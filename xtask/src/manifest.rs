//! Just enough of `Cargo.toml` to say who a package is and whom it uses.

use std::fs;
use std::path::Path;

use crate::tree::{Tree, within};

/// A package of this workspace.
pub struct Package<'t> {
    /// Its `Cargo.toml`.
    pub path: &'t str,
    /// Its name.
    pub name: &'t str,
    /// What it uses, ours or not, in the order of the file.
    pub uses: Vec<Use<'t>>,
}

/// One line of a table of dependencies.
#[derive(PartialEq, Eq, Debug)]
pub struct Use<'t> {
    /// The name of the package that is used.
    pub name: &'t str,
    /// Where it says so, from 1.
    pub line: usize,
    /// Whether only tests, examples and benchmarks use it.
    pub dev: bool,
}

impl<'t> Package<'t> {
    /// The packages in `crates` and `games`, and `xtask`, by path.
    pub fn all(tree: &'t Tree) -> Vec<Self> {
        let ours = |path: &str| {
            ["crates/", "games/"].iter().any(|folder| within(folder, path, "/Cargo.toml").is_some())
                || path == "xtask/Cargo.toml"
        };
        let manifests = tree.files("", "/Cargo.toml").filter(|(path, _)| ours(path));
        manifests.map(|(path, text)| Self::read(path, text)).collect()
    }

    /// Reads a manifest; a package without a name, such as a whole workspace, is called by its path.
    pub fn read(path: &'t str, text: &'t str) -> Self {
        let mut package = Self { path, name: path, uses: Vec::new() };
        let mut table = "";
        for (line, content) in (1..).zip(text.lines().map(str::trim)) {
            if let Some(header) = content.strip_prefix('[') {
                table = header.split(']').next().unwrap_or(header);
                let one = table_of_one(table);
                package.uses.extend(one.map(|(kind, name)| Use { name, line, dev: is_dev(kind) }));
            } else if let Some((key, value)) = entry(content) {
                if table == "package" && key == "name" {
                    package.name = unquoted(value);
                } else if is_dependencies(table) {
                    let name = renamed(value).unwrap_or_else(|| first_part(key));
                    package.uses.push(Use { name, line, dev: is_dev(table) });
                }
            }
        }
        package
    }

    /// Whether this is the crate of a game.
    pub fn is_game(&self) -> bool {
        self.path.starts_with("games/")
    }
}

/// Whether there is a manifest of a whole workspace at `path`.
pub fn is_workspace(path: &Path) -> bool {
    fs::read_to_string(path).is_ok_and(|text| text.lines().any(|line| line.trim() == "[workspace]"))
}

/// `[dependencies.serde]` is a table of dependencies and a name.
fn table_of_one(table: &str) -> Option<(&str, &str)> {
    let (kind, name) = table.rsplit_once('.')?;
    (is_dependencies(kind) && !is_dependencies(table)).then(|| (kind, unquoted(name)))
}

/// Tables such as `dependencies`, `dev-dependencies` and `target.'cfg(unix)'.dependencies`.
fn is_dependencies(table: &str) -> bool {
    let last = table.rsplit('.').next().unwrap_or(table);
    ["dependencies", "dev-dependencies", "build-dependencies"].contains(&last)
}

fn is_dev(table: &str) -> bool {
    table.ends_with("dev-dependencies")
}

fn entry(line: &str) -> Option<(&str, &str)> {
    if line.starts_with('#') {
        return None;
    }
    line.split_once('=').map(|(key, value)| (key.trim(), value.trim()))
}

/// `tinstar-core.workspace` is about `tinstar-core`.
fn first_part(key: &str) -> &str {
    unquoted(key.split('.').next().unwrap_or(key))
}

/// The real name in `{ package = "tinstar-core", ... }`.
fn renamed(value: &str) -> Option<&str> {
    let (_, after) = value.strip_prefix('{')?.split_once("package")?;
    let (_, after) = after.trim_start().strip_prefix('=')?.split_once('"')?;
    after.split('"').next()
}

fn unquoted(text: &str) -> &str {
    text.trim_matches(['"', '\''])
}

#[cfg(test)]
mod tests {
    use super::*;

    const MANIFEST: &str = r#"
[package]
name = "dice"
version.workspace = true

[dependencies]
# tinstar-lab.workspace = true
serde.workspace = true
core = { package = "tinstar-core", path = "../core" }
hex = "0.4"

[dev-dependencies] # for tests
"divan" = { workspace = true }

[target.'cfg(unix)'.dependencies]
tinstar-words.workspace = true

[dependencies.tinstar-bots]
workspace = true

[[bench]]
name = "speed"
"#;

    #[test]
    fn a_package_says_who_it_is_and_whom_it_uses() {
        let package = Package::read("games/dice/Cargo.toml", MANIFEST);
        assert_eq!(package.name, "dice");
        let uses: Vec<(&str, usize, bool)> =
            package.uses.iter().map(|used| (used.name, used.line, used.dev)).collect();
        assert_eq!(
            uses,
            [
                ("serde", 8, false),
                ("tinstar-core", 9, false),
                ("hex", 10, false),
                ("divan", 13, true),
                ("tinstar-words", 16, false),
                ("tinstar-bots", 18, false),
            ]
        );
    }

    #[test]
    fn only_members_of_the_workspace_are_packages() {
        let tree = Tree::from([
            ("crates/core/Cargo.toml", "[package]\nname = \"tinstar-core\"\n"),
            ("games/dice/Cargo.toml", MANIFEST),
            ("xtask/Cargo.toml", "[package]\nname = \"xtask\"\n"),
            ("xtask/template/games/__game_id__/Cargo.toml", "[package]\nname = \"__game_id__\"\n"),
        ]);
        let names: Vec<&str> = Package::all(&tree).iter().map(|package| package.name).collect();
        assert_eq!(names, ["tinstar-core", "dice", "xtask"]);
    }
}
