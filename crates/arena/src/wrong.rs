//! [`Wrong`]: what was wrong with what a caller asked for.

use std::error::Error;
use std::fmt;

use tinstar_core::{BadSetup, RuleId};

/// Why something was refused. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wrong {
    /// What kind of refusal: stable, for programs.
    pub code: &'static str,
    /// The rule that forbids it, where one does.
    pub rule: Option<RuleId>,
    /// What is wrong, and in which match.
    pub says: String,
}

impl Wrong {
    pub(crate) fn new(code: &'static str, says: impl Into<String>) -> Self {
        Self { code, rule: None, says: says.into() }
    }

    /// A number of an array that is not as long as it has to be.
    pub(crate) fn length(array: &str, given: usize, wanted: usize) -> Self {
        Self::new("bad_length", format!("{array} has {given} numbers, but {wanted} are needed"))
    }
}

impl From<BadSetup> for Wrong {
    fn from(bad: BadSetup) -> Self {
        let rule = match &bad {
            BadSetup::Seats { rule, .. } => Some(*rule),
            BadSetup::OptionValue { rule, .. } => *rule,
            BadSetup::UnknownOption { .. } => None,
        };
        Self { code: bad.code(), rule, says: bad.to_string() }
    }
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.code, self.says)?;
        self.rule.map_or(Ok(()), |rule| write!(f, " ({rule})"))
    }
}

impl Error for Wrong {}
