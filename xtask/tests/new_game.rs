//! A game begun with `cargo xtask new-game`, in a copy of this workspace.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What a copy of the workspace needs to build a game.
const COPIED: [&str; 9] = [
    "Cargo.toml",
    "Cargo.lock",
    "rust-toolchain.toml",
    "clippy.toml",
    "rustfmt.toml",
    "crates",
    "games",
    "messages",
    "xtask",
];

/// A copy of the workspace. It is made in the same folder every time, so that cargo builds again only what
/// has changed.
struct Copy(PathBuf);

impl Copy {
    fn new(name: &str) -> Self {
        let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        Self::make(&root).expect("the workspace can be copied");
        Self(root)
    }

    fn make(root: &Path) -> io::Result<()> {
        if root.exists() {
            fs::remove_dir_all(root)?;
        }
        fs::create_dir_all(root)?;
        let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        COPIED.iter().try_for_each(|path| copy(&workspace.join(path), &root.join(path)))
    }

    fn xtask(&self, arguments: &[&str]) -> Run {
        Run::of(Command::new(env!("CARGO_BIN_EXE_xtask")).args(arguments).current_dir(&self.0))
    }

    fn cargo(&self, arguments: &[&str]) -> Run {
        let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("../new-game");
        let mut cargo = Command::new(env!("CARGO"));
        Run::of(cargo.args(arguments).arg("--offline").env("CARGO_TARGET_DIR", target).current_dir(&self.0))
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

    it_is_tidy(&copy);
    it_compiles_without_a_warning(&copy);
    it_is_in_the_catalogue(&copy);
    its_rules_ask_for_tests(&copy);
    copy.cargo(&["test", "--package", "lucky-dice", "--test", "laws"]).succeeded();
    copy.cargo(&["test", "--package", "lucky-dice", "--doc"]).succeeded();
}

fn it_is_tidy(copy: &Copy) {
    let report = copy.xtask(&["tidy"]).stdout;
    let about_it: Vec<&str> = report.lines().filter(|line| line.contains("lucky-dice")).collect();
    assert_eq!(about_it, [""; 0]);
}

fn it_compiles_without_a_warning(copy: &Copy) {
    let checked = copy.cargo(&["check", "--package", "lucky-dice", "--all-targets"]);
    checked.succeeded();
    assert!(!checked.stderr.contains("warning"), "{}", checked.stderr);
}

fn it_is_in_the_catalogue(copy: &Copy) {
    assert!(copy.text("crates/catalogue/src/lib.rs").contains("LuckyDice => lucky_dice::LuckyDice,"));
    copy.cargo(&["check", "--package", "tinstar-catalogue"]).succeeded();
}

fn its_rules_ask_for_tests(copy: &Copy) {
    let tested = copy.cargo(&["test", "--package", "lucky-dice", "--test", "rules"]);
    assert_ne!(tested.code, Some(0));
    let report = tested.stdout;
    assert!(report.contains("test ld_1_two_three_or_four_play ... ok"), "{report}");
    for rule in 2..=8 {
        assert!(report.contains(&format!("write this test: LD-{rule} ")), "LD-{rule} is not asked for");
    }
    assert!(report.contains("1 passed; 7 failed"), "{report}");
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
