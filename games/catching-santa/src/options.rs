//! What can be chosen before a match: the board.

use serde::{Deserialize, Serialize};
use tinstar_core::{BadSetup, OptionInfo, Options, TS};

use crate::data::BOARD;
use crate::state::{Layout, Space};

pub(crate) const SPACES: &str = "cs-option-spaces";
pub(crate) const ENTRIES: &str = "cs-option-entries";
pub(crate) const STARTS: &str = "cs-option-starts";

/// The options with what they take and their defaults.
pub(crate) const INFO: [OptionInfo; 3] = [
    OptionInfo { key: "spaces", takes: SPACES, default: "40", values: &[] },
    OptionInfo { key: "entries", takes: ENTRIES, default: "1,11,21,31", values: &[] },
    OptionInfo { key: "starts", takes: STARTS, default: "10,2,26,34,18", values: &[] },
];

/// The options of a match. The rulebook's picture of the board is lost, so a table that owns the game can
/// give its own layout.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct BoardOptions {
    /// The board.
    pub board: Layout,
}

impl Default for BoardOptions {
    fn default() -> Self {
        Self { board: BOARD }
    }
}

impl Options for BoardOptions {
    fn set(&mut self, key: &str, value: &str) -> Result<(), BadSetup> {
        let bad = |key, takes| BadSetup::OptionValue { key, value: value.to_owned(), takes, rule: None };
        match key {
            "spaces" => self.board.spaces = value.trim().parse().map_err(|_| bad("spaces", SPACES))?,
            "entries" => self.board.entries = spaces(value).ok_or_else(|| bad("entries", ENTRIES))?,
            "starts" => self.board.starts = spaces(value).ok_or_else(|| bad("starts", STARTS))?,
            _ => {
                let known = INFO.iter().map(|option| option.key).collect();
                return Err(BadSetup::UnknownOption { key: key.to_owned(), known });
            }
        }
        Ok(())
    }
}

/// Exactly `N` spaces, written with commas between them.
fn spaces<const N: usize>(text: &str) -> Option<[Space; N]> {
    let read =
        |number: &str| number.trim().parse::<u8>().ok().and_then(|number| Space::try_from(number).ok());
    let spaces: Option<Vec<Space>> = text.split(',').map(read).collect();
    spaces?.try_into().ok()
}

/// Spaces written as [`spaces`] reads them.
pub(crate) fn list(spaces: &[Space]) -> String {
    spaces.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
}
