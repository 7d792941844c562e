//! Running other programs: cargo, git, valgrind.

use std::env;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::failure::Failure;

/// The cargo that runs us, or the one on the path. It is not told what our own cargo told us of this package: there are
/// build scripts (ring's) that run again, and much with them, when that changes.
pub fn cargo(root: &Path) -> Command {
    let mut command = program(root, &env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned()));
    for name in env::vars_os().map(|(name, _)| name) {
        let plain = name.to_str().unwrap_or_default();
        if plain == "OUT_DIR" || plain.starts_with("CARGO_PKG_") || plain.starts_with("CARGO_MANIFEST_") {
            command.env_remove(name);
        }
    }
    command
}

/// A program that is run in `root`.
pub fn program(root: &Path, name: &str) -> Command {
    let mut command = Command::new(name);
    command.current_dir(root);
    command
}

/// Where cargo puts what it builds.
pub fn target(root: &Path) -> PathBuf {
    root.join(env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into()))
}

/// Whether `name` can be run at all.
pub fn is_installed(name: &str) -> bool {
    let started = Command::new(name).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    !started.is_err_and(|error| error.kind() == io::ErrorKind::NotFound)
}

/// Runs a command, its output going where ours goes.
///
/// # Errors
/// If it cannot be started or does not succeed.
pub fn run(command: &mut Command) -> Result<(), Failure> {
    let status = command.status().map_err(|error| not_started(command, &error))?;
    if status.success() { Ok(()) } else { Err(failed(command, "see above")) }
}

/// Runs a command and gives what it prints.
///
/// # Errors
/// If it cannot be started or does not succeed, with what it says about that.
pub fn output(command: &mut Command) -> Result<String, Failure> {
    let output = command.output().map_err(|error| not_started(command, &error))?;
    if output.status.success() {
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    } else {
        Err(failed(command, String::from_utf8_lossy(&output.stderr).trim()))
    }
}

fn not_started(command: &Command, error: &io::Error) -> Failure {
    Failure::new(format!("`{}` could not be started: {error}", shown(command)))
}

fn failed(command: &Command, why: &str) -> Failure {
    Failure::new(format!("`{}` failed: {why}", shown(command)))
}

/// The command as a person would type it.
fn shown(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_name().unwrap_or(command.get_program());
    let words = std::iter::once(program).chain(command.get_args());
    words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failure_names_the_command() {
        let here = Path::new(".");
        let missing = run(program(here, "no-such-program").arg("--x")).unwrap_err().to_string();
        assert!(missing.starts_with("`no-such-program --x` could not be started: "), "{missing}");
        let refused = output(cargo(here).arg("no-such-command")).unwrap_err().to_string();
        assert!(refused.starts_with("`cargo no-such-command` failed: error: no such command"), "{refused}");
    }

    #[test]
    fn what_is_installed_can_be_run() {
        assert!(is_installed("cargo"));
        assert!(!is_installed("no-such-program"));
    }
}
