//! One thing that is wrong, and where.

use std::fmt;

/// One thing that is wrong: shown as `path:line: what is wrong and what to do`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Problem {
    path: String,
    line: usize,
    what: String,
}

impl Problem {
    /// `what` is wrong at line `line` (from 1) of `path`.
    pub fn new(path: impl Into<String>, line: usize, what: impl Into<String>) -> Self {
        Self { path: path.into(), line, what: what.into() }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.what)
    }
}

/// Asserts that exactly these problems were found, each as its line is printed.
#[cfg(test)]
#[track_caller]
pub fn assert_problems<const N: usize>(found: Vec<Problem>, expected: [&str; N]) {
    let found: Vec<String> = found.iter().map(Problem::to_string).collect();
    assert_eq!(found, expected);
}
