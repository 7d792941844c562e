//! [`keep_fresh`]: files that are made from code and kept with it.

use std::fs;
use std::path::{Path, PathBuf};

/// Holds files to texts that were made from the code. Stale ones are written again, and the test fails once, so that
/// somebody sees the difference and commits it.
///
/// # Panics
/// If a file was stale or cannot be written.
pub fn keep_fresh(files: impl IntoIterator<Item = (PathBuf, String)>) {
    let is_stale = |(path, text): &(PathBuf, String)| fs::read_to_string(path).ok().as_ref() != Some(text);
    let stale: Vec<_> = files.into_iter().filter(is_stale).collect();
    for (path, text) in &stale {
        let folder = path.parent().unwrap_or(Path::new(""));
        let written = fs::create_dir_all(folder).and_then(|()| fs::write(path, text));
        written.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    }
    let names: Vec<_> = stale.iter().map(|(path, _)| path.display().to_string()).collect();
    assert!(stale.is_empty(), "stale, and written again: look at them and commit them: {}", names.join(", "));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stale_file_is_written_and_fails_once() {
        let file = std::env::temp_dir().join(format!("tinstar-fresh-{}/a.txt", std::process::id()));
        let made = || [(file.clone(), "made".to_owned())];
        let failed = std::panic::catch_unwind(|| keep_fresh(made()));
        assert!(failed.is_err());
        keep_fresh(made());
        fs::remove_dir_all(file.parent().unwrap()).unwrap();
    }
}
