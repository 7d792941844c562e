//! A game begun with `cargo xtask new-game`, in a copy of this workspace.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What a copy of the workspace needs to build a game and to find it. The smallest of the other games is there, so that
/// the new one is not alone; what could be left out is, for all of it is built again.
const COPIED: [&str; 15] = [
    "Cargo.toml",
    "Cargo.lock",
    "rust-toolchain.toml",
    "clippy.toml",
    "rustfmt.toml",
    "crates/bots",
    "crates/catalogue",
    "crates/core",
    "crates/derive",
    "crates/testkit",
    "crates/words",
    // The catalogue tells what was measured.
    "docs/strength",
    "games/catching-santa",
    "messages",
    "xtask",
];

/// The files in which games are named, and in which those that are not copied must not be.
const CATALOGUE: [&str; 2] = ["crates/catalogue/Cargo.toml", "crates/catalogue/src/lib.rs"];

/// A copy of the workspace. It is made in the same folder every time, so that cargo builds again only what
/// has changed.
struct Copy(PathBuf);

impl Copy {
    fn new(name: &str) -> Self {
        let copy = Self(Path::new(env!("CARGO_TARGET_TMPDIR")).join(name));
        copy.make().expect("the workspace can be copied");
        copy
    }

    fn make(&self) -> io::Result<()> {
        let Self(root) = self;
        if root.exists() {
            fs::remove_dir_all(root)?;
        }
        let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        for path in COPIED {
            fs::create_dir_all(root.join(path).parent().expect("the root is above it"))?;
            copy(&workspace.join(path), &root.join(path))?;
        }
        for game in fs::read_dir(workspace.join("games"))? {
            let game = game?.file_name().into_string().expect("a game has a plain name");
            if !root.join("games").join(&game).exists() {
                self.forget(&game)?;
            }
        }
        Ok(())
    }

    /// Takes a game out of the catalogue: its line, and what is said above it.
    fn forget(&self, game: &str) -> io::Result<()> {
        let named = [format!("{game}.workspace"), format!("=> {}::", game.replace('-', "_"))];
        for path in CATALOGUE {
            let at = self.0.join(path);
            let modified = at.metadata()?.modified()?;
            let mut kept: Vec<String> = Vec::new();
            for line in fs::read_to_string(&at)?.lines() {
                if !named.iter().any(|name| line.contains(name)) {
                    kept.push(line.to_owned());
                } else if kept.last().is_some_and(|above| above.trim_start().starts_with("///")) {
                    kept.pop();
                }
            }
            fs::write(&at, kept.join("\n") + "\n")?;
            File::options().append(true).open(&at)?.set_modified(modified)?;
        }
        Ok(())
    }

    fn xtask(&self, arguments: &[&str]) -> Run {
        Run::of(Command::new(env!("CARGO_BIN_EXE_xtask")).args(arguments).current_dir(&self.0))
    }

    fn test(&self, arguments: &[&str]) -> Run {
        let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("../new-game");
        let mut cargo = Command::new(env!("CARGO"));
        cargo.args(["test", "--offline"]).args(arguments).current_dir(&self.0);
        // What is built is run for a second or two: optimising it takes longer.
        cargo
            .env("CARGO_TARGET_DIR", target)
            .env("CARGO_PROFILE_DEV_OPT_LEVEL", "0")
            .env("CARGO_PROFILE_DEV_DEBUG", "0");
        Run::of(&mut cargo)
    }

    fn text(&self, path: &str) -> String {
        fs::read_to_string(self.0.join(path)).expect("the file is in the workspace")
    }
}

/// Copies a file or folder. Times are kept, for cargo goes by them.
fn copy(from: &Path, to: &Path) -> io::Result<()> {
    if from.is_dir() {
        fs::create_dir_all(to)?;
        for entry in fs::read_dir(from)? {
            let name = entry?.file_name();
            copy(&from.join(&name), &to.join(&name))?;
        }
        return Ok(());
    }
    fs::copy(from, to)?;
    File::options().append(true).open(to)?.set_modified(from.metadata()?.modified()?)
}

/// A command that was run, and what it said.
struct Run {
    code: Option<i32>,
    stdout: String,
    stderr: String,
}

impl Run {
    fn of(command: &mut Command) -> Self {
        let output = command.output().expect("the command can be started");
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        Self { code: output.status.code(), stdout: text(&output.stdout), stderr: text(&output.stderr) }
    }

    #[track_caller]
    fn succeeded(&self) {
        assert_eq!(self.code, Some(0), "{}{}", self.stdout, self.stderr);
    }
}

#[test]
fn a_new_game_compiles_obeys_the_laws_and_asks_for_its_tests() {
    let copy = Copy::new("a-new-game");
    let made = copy.xtask(&["new-game", "lucky-dice"]);
    made.succeeded();
    assert!(made.stdout.contains("cargo xtask golden"), "{}", made.stdout);
    assert!(copy.text("crates/catalogue/src/lib.rs").contains("LuckyDice => lucky_dice::LuckyDice,"));

    it_is_tidy(&copy);
    it_compiles_without_a_warning_and_its_rules_ask_for_tests(&copy);
    copy.test(&["--package", "lucky-dice", "--test", "all", "laws::"]).succeeded();
    copy.test(&["--package", "lucky-dice", "--doc"]).succeeded();
    it_has_its_words_in_every_tongue(&copy);
    copy.test(&["--package", "tinstar-catalogue", "--test", "browser"]).succeeded();
}

fn it_is_tidy(copy: &Copy) {
    let report = copy.xtask(&["tidy"]).stdout;
    let about_it: Vec<&str> = report.lines().filter(|line| line.contains("lucky-dice")).collect();
    assert_eq!(about_it, [""; 0]);
}

fn it_compiles_without_a_warning_and_its_rules_ask_for_tests(copy: &Copy) {
    // All that is built here is built once, so that a warning of any of it is said here.
    let built = copy.test(&["--package", "lucky-dice", "--no-run", "--tests", "--benches"]);
    built.succeeded();
    // The copy does not have every crate whose profile the workspace speaks of.
    let warns = |line: &str| line.contains("warning") && !line.contains("profile package spec");
    assert!(!built.stderr.lines().any(warns), "{}", built.stderr);
    let tested = copy.test(&["--package", "lucky-dice", "--test", "all", "rules::"]);
    assert_ne!(tested.code, Some(0));
    let report = tested.stdout;
    assert!(report.contains("test rules::ld_1_two_three_or_four_play ... ok"), "{report}");
    for rule in 2..=8 {
        assert!(report.contains(&format!("write this test: LD-{rule} ")), "LD-{rule} is not asked for");
    }
    assert!(report.contains("1 passed; 7 failed"), "{report}");
}

/// Sentences, names of options, rules; and where the browser finds its own.
fn it_has_its_words_in_every_tongue(copy: &Copy) {
    let about_games = [
        "both_tongues_say_the_same",
        "every_file_is_fluent",
        "every_game_has_a_title",
        "every_id_in_a_game",
        "every_rule_of_every_game_is_translated",
        "the_rules_of_every_game_are_in_french",
        "every_book_is_numbered",
    ];
    let tested = copy.test(
        &[&["--package", "tinstar-words", "--test", "files", "--test", "rulebook", "--"], &about_games[..]]
            .concat(),
    );
    tested.succeeded();
    let passed = tested.stdout.matches(" ... ok").count();
    assert_eq!(passed, about_games.len(), "{}", tested.stdout);
    for tongue in ["en", "fr"] {
        let poster = copy.text(&format!("games/lucky-dice/web/messages/poster.{tongue}.ftl"));
        assert!(poster.contains("title-lucky-dice = Lucky Dice\nline-lucky-dice = "), "{poster}");
    }
    assert!(copy.text("games/lucky-dice/web/Poster.svelte").contains("export const place"));
}

#[test]
fn what_cannot_be_a_new_game_is_refused_in_one_sentence() {
    let copy = Copy::new("no-new-game");
    let refused = |arguments: &[&str]| {
        let run = copy.xtask(&[&["new-game"], arguments].concat());
        assert_eq!((run.code, run.stdout.as_str()), (Some(2), ""), "{arguments:?}");
        run.stderr
    };
    let spelling = "use lower-case words with hyphens, such as `lucky-dice`.\n";
    for name in ["Lucky", "lucky_dice", "6-nimmt", "a--b", "../up", ""] {
        assert_eq!(refused(&[name]), format!("`{name}` cannot be the name of a game: {spelling}"));
    }
    assert_eq!(refused(&["catching-santa"]), "games/catching-santa exists already: choose another name.\n");
    for used in ["serde", "xtask"] {
        let sentence = format!("The workspace uses a crate `{used}` already: choose another name.\n");
        assert_eq!(refused(&[used]), sentence);
    }
    assert_eq!(
        refused(&["crazy-sleds"]),
        "games/catching-santa/rules.md has the rules CS-1 and so on already: \
         choose other letters with `--book XY`.\n"
    );
    assert_eq!(refused(&[]), "Say which game: `cargo xtask new-game NAME [--book XY]`.\n");
    assert!(!copy.0.join("games/crazy-sleds").exists());
}
