//! How a command fails: a sentence for the person at the terminal, and an exit code.

use std::fmt;
use std::io;
use std::path::Path;
use std::process::ExitCode;

/// Why a command did not do what was asked.
#[derive(Debug)]
pub struct Failure {
    sentence: String,
    code: u8,
}

impl Failure {
    /// Something went wrong or was found wrong: exit code 1.
    pub fn new(sentence: impl Into<String>) -> Self {
        Self { sentence: sentence.into(), code: 1 }
    }

    /// The command was not understood: exit code 2.
    pub fn usage(sentence: impl Into<String>) -> Self {
        Self { sentence: sentence.into(), code: 2 }
    }

    /// A file or folder could not be read or written; `verb` says which.
    pub fn io(verb: &str, path: &Path, error: &io::Error) -> Self {
        Self::new(format!("cannot {verb} {}: {error}", path.display()))
    }

    /// What the process ends with.
    pub fn exit_code(&self) -> ExitCode {
        ExitCode::from(self.code)
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence)
    }
}
