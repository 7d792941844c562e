//! The chores of this workspace, as Rust: `cargo xtask COMMAND`.

mod failure;
mod game;
mod golden;
mod index;
mod instructions;
mod manifest;
mod new_game;
mod problem;
mod process;
mod rulebook;
mod source;
mod tidy;
mod tree;

use std::env;
use std::path::PathBuf;
use std::process::ExitCode;

use failure::Failure;

const USAGE: &str = "\
The chores of this workspace.

Usage: cargo xtask COMMAND

Commands:
  tidy                         check what the compiler cannot: rules and tests, layers, purity
  index                        write which test shows which rule, and which rules can fire
  golden                       write the golden playthroughs anew and show what changed
  new-game NAME [--book XY]    start a game: a small one that compiles, for you to replace
  instructions [GAME...]       count the machine instructions of a decision (needs valgrind)

Examples:
  cargo xtask tidy
  cargo xtask new-game lucky-dice
  cargo xtask new-game lost-cities --book LOST
  cargo xtask instructions catching-santa
";

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("{failure}");
            failure.exit_code()
        }
    }
}

fn run(arguments: &[&str]) -> Result<(), Failure> {
    match arguments {
        [] | ["help" | "-h" | "--help", ..] | [_, "-h" | "--help"] => {
            print!("{USAGE}");
            Ok(())
        }
        ["tidy"] => tidy::run(&root()?),
        ["index"] => index::run(&root()?),
        ["golden"] => golden::run(&root()?),
        ["new-game", arguments @ ..] => new_game::run(&root()?, arguments),
        ["instructions", games @ ..] => instructions::run(&root()?, games),
        [command @ ("tidy" | "index" | "golden"), extra, ..] => {
            Err(Failure::usage(format!("`{command}` takes no arguments, but was given `{extra}`.")))
        }
        [unknown, ..] => Err(Failure::usage(format!(
            "There is no command `{unknown}`; `cargo xtask --help` lists those there are."
        ))),
    }
}

/// The root of the workspace that the current folder is in.
fn root() -> Result<PathBuf, Failure> {
    let here = env::current_dir().map_err(|error| Failure::new(format!("no current folder: {error}")))?;
    here.ancestors()
        .find(|folder| manifest::is_workspace(&folder.join("Cargo.toml")))
        .map(PathBuf::from)
        .ok_or_else(|| Failure::new(format!("{} is not inside a Cargo workspace.", here.display())))
}
