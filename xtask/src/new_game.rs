//! `cargo xtask new-game`: starts a game as a small one that compiles and obeys the laws, to be replaced
//! rule by rule.

mod name;
mod register;
mod template;

use std::fs;
use std::path::Path;

use tinstar_core::RuleId;

use crate::failure::Failure;
use crate::index;
use crate::manifest::Package;
use crate::process::program;
use crate::rulebook::Rulebook;
use crate::tree::Tree;
use name::Name;
use template::Template;

/// Makes `games/NAME`, which has all there is about the game, and adds it to the catalogue.
pub fn run(root: &Path, arguments: &[&str]) -> Result<(), Failure> {
    let (name, book) = match arguments {
        [name] => (Name::parse(name)?, None),
        [name, "--book", book] | ["--book", book, name] => (Name::parse(name)?, Some(*book)),
        _ => return Err(Failure::usage("Say which game: `cargo xtask new-game NAME [--book XY]`.")),
    };
    let tree = Tree::read(root)?;
    refuse_existing(root, &tree, &name)?;
    let template = Template::new(&name, &free_book(&tree, &name, book)?);

    let folder = format!("games/{}", name.kebab());
    for (path, text) in template.files() {
        let path = format!("{folder}/{path}");
        write(root, &path, &text)?;
        println!("new-game: wrote {path}");
    }
    let by_hand = register::add(root, &template)?;
    format_code(root, &name);
    index::run(root)?;
    print_next_steps(&name, &by_hand);
    Ok(())
}

/// The book asked for, or the game's initials, if no rulebook has it yet.
fn free_book(tree: &Tree, name: &Name, asked: Option<&str>) -> Result<String, Failure> {
    let book = asked.map_or_else(|| name.initials(), str::to_owned);
    if format!("{book}-1").parse::<RuleId>().is_err() {
        return Err(Failure::usage(format!("`{book}` is not a book: one is one to four capital letters.")));
    }
    match Rulebook::all(tree).find(|rulebook| rulebook.books().contains(book.as_str())) {
        None => Ok(book),
        Some(rulebook) => Err(Failure::usage(format!(
            "{} has the rules {book}-1 and so on already: choose other letters with `--book XY`.",
            rulebook.path
        ))),
    }
}

/// Nothing that is there already may be overwritten, and no two crates may have one name.
fn refuse_existing(root: &Path, tree: &Tree, name: &Name) -> Result<(), Failure> {
    let game = name.kebab();
    let path = format!("games/{game}");
    if root.join(&path).exists() {
        return Err(Failure::usage(format!("{path} exists already: choose another name.")));
    }
    let at = root.join(register::WORKSPACE);
    let workspace = fs::read_to_string(&at).map_err(|error| Failure::io("read", &at, &error))?;
    let used = Package::read(register::WORKSPACE, &workspace).uses;
    if used.iter().any(|used| used.name == game) || Package::all(tree).iter().any(|ours| ours.name == game) {
        return Err(Failure::usage(format!(
            "The workspace uses a crate `{game}` already: choose another name."
        )));
    }
    Ok(())
}

fn write(root: &Path, path: &str, text: &str) -> Result<(), Failure> {
    let at = root.join(path);
    let folder = at.parent().expect("a file of the template is in a folder");
    fs::create_dir_all(folder).map_err(|error| Failure::io("make", folder, &error))?;
    fs::write(&at, text).map_err(|error| Failure::io("write", &at, &error))
}

/// Breaks lines anew, for names differ in length. Without rustfmt the code is as good, only less neat.
fn format_code(root: &Path, name: &Name) {
    let folder = format!("games/{}", name.kebab());
    let roots = ["src/lib.rs", "tests/all.rs", "benches/speed.rs"].map(|file| format!("{folder}/{file}"));
    let formatted = program(root, "rustfmt").args(["--edition", "2024"]).args(&roots).status();
    if !formatted.is_ok_and(|status| status.success()) {
        println!("new-game: rustfmt could not be run: format {folder} yourself");
    }
}

fn print_next_steps(name: &Name, by_hand: &[String]) {
    let game = name.kebab();
    for step in by_hand {
        println!("new-game: add by hand {step}");
    }
    println!(
        "
{game} is a complete game already. Next:
  1. Write its first playthroughs: cargo xtask golden
  2. Run its tests, all but one of which ask to be written: cargo test --package {game}
  3. Edit its rules.md, then code, tests and messages, one rule at a time.
  4. Play it in the browser, where it has a poster and a plain board: ./tinstar
  5. See that nothing is left over: cargo xtask index && cargo xtask tidy"
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    fn book(asked: Option<&str>) -> Result<String, String> {
        let tree = Tree::from([
            ("games/lost-dungeons/Cargo.toml", ""),
            ("games/lost-dungeons/rules.md", "- **LD-1** a\n"),
        ]);
        let name = Name::parse("lucky-dice").unwrap();
        free_book(&tree, &name, asked).map_err(|failure| failure.to_string())
    }

    #[test]
    fn a_book_has_letters_that_no_other_has() {
        assert_eq!(book(Some("LUCK")), Ok("LUCK".to_owned()));
        assert_eq!(
            book(None).unwrap_err(),
            "games/lost-dungeons/rules.md has the rules LD-1 and so on already: \
             choose other letters with `--book XY`."
        );
    }

    #[test]
    fn a_book_is_one_to_four_capitals() {
        for wrong in ["", "ld", "LUCKY", "L1", "L-D"] {
            let refused = book(Some(wrong)).unwrap_err();
            assert_eq!(refused, format!("`{wrong}` is not a book: one is one to four capital letters."));
        }
    }
}
