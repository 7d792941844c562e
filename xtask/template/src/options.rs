//! What can be chosen before a match: the target.

use serde::{Deserialize, Serialize};
use tinstar_core::{BadSetup, OptionInfo, Options, TS};

pub(crate) const TARGET: &str = "__book__-option-target";

/// The options with what they take and their defaults.
pub(crate) const INFO: [OptionInfo; 1] = [OptionInfo { key: "target", takes: TARGET, default: "21", values: &[] }];

/// The options of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct DiceOptions {
    /// What nobody may go beyond (__BOOK__-6).
    pub target: u8,
}

impl Default for DiceOptions {
    fn default() -> Self {
        Self { target: crate::data::TARGET }
    }
}

impl Options for DiceOptions {
    fn set(&mut self, key: &str, value: &str) -> Result<(), BadSetup> {
        let bad = || BadSetup::OptionValue { key: "target", value: value.to_owned(), takes: TARGET, rule: None };
        match key {
            "target" => self.target = value.trim().parse().map_err(|_| bad())?,
            _ => {
                let known = INFO.iter().map(|option| option.key).collect();
                return Err(BadSetup::UnknownOption { key: key.to_owned(), known });
            }
        }
        Ok(())
    }
}
