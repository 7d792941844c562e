//! What can be chosen before a match: the full game or the basic one.

use serde::{Deserialize, Serialize};
use tinstar_core::{BadSetup, OptionInfo, Options, Parts, TS};

const TAKES: &str = "ma-option-mode";

/// The options with what they take and their defaults.
pub(crate) const INFO: [OptionInfo; 1] =
    [OptionInfo { key: "mode", takes: TAKES, default: "standard", values: &["standard", "basic"] }];

/// Which game is played. With two players the standard game leaves out what two cannot use (MA-146).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, Parts, TS)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// The whole game.
    #[default]
    Standard,
    /// For the youngest: no money, no bullets, no provisions (section 5.2).
    Basic,
}

/// The options of a match.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct GameOptions {
    /// Which game.
    pub mode: Mode,
}

impl Options for GameOptions {
    fn set(&mut self, key: &str, value: &str) -> Result<(), BadSetup> {
        if key != "mode" {
            let known = INFO.iter().map(|option| option.key).collect();
            return Err(BadSetup::UnknownOption { key: key.to_owned(), known });
        }
        self.mode = match value.trim() {
            "standard" => Mode::Standard,
            "basic" => Mode::Basic,
            _ => {
                let value = value.to_owned();
                return Err(BadSetup::OptionValue { key: "mode", value, takes: TAKES, rule: None });
            }
        };
        Ok(())
    }
}
