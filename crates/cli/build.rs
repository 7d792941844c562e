//! Which commit this is built from, for `tinstar --version`.

use std::process::Command;

fn main() {
    println!("cargo::rerun-if-env-changed=TINSTAR_COMMIT");
    // It grows with every commit; where there is none, as in a tarball, the environment may say.
    let log = "../../.git/logs/HEAD";
    if std::path::Path::new(log).exists() {
        println!("cargo::rerun-if-changed={log}");
    } else {
        println!("cargo::rerun-if-changed=build.rs");
    }
    let given = std::env::var("TINSTAR_COMMIT").ok().filter(|commit| !commit.is_empty());
    let found = || {
        let git = Command::new("git").args(["rev-parse", "--short=12", "HEAD"]).output().ok()?;
        let commit = String::from_utf8(git.stdout).ok()?.trim().to_owned();
        (git.status.success() && !commit.is_empty()).then_some(commit)
    };
    let commit = given.or_else(found).unwrap_or_else(|| "unknown".to_owned());
    println!("cargo::rustc-env=TINSTAR_COMMIT={commit}");
}
