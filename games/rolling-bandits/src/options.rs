//! What can be chosen before a match: the variant and the stall rule.

use serde::{Deserialize, Serialize};
use tinstar_core::{BadSetup, OptionInfo, Options, Parts, SeatsWith, TS};

pub(crate) const VARIANT: &str = "rb-option-variant";
pub(crate) const STALL: &str = "rb-option-stall";

/// The options with what they take and their defaults.
pub(crate) const INFO: [OptionInfo; 2] = [
    OptionInfo { key: "variant", takes: VARIANT, default: "standard", values: &["standard", "mercenaries"] },
    OptionInfo { key: "stall", takes: STALL, default: "on", values: &["on", "off"] },
];

/// For how many it is with certain options (RB-79).
pub(crate) const SEATS_WITH: [SeatsWith; 1] =
    [SeatsWith { when: &[("variant", "mercenaries")], seats: &[2] }];

/// Which rules are played.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, Parts, TS)]
#[serde(rename_all = "snake_case")]
pub enum Variant {
    /// The basic rules.
    #[default]
    Standard,
    /// Two players with Mercenaries (RB-79).
    Mercenaries,
}

/// The options of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, Parts, TS)]
#[serde(deny_unknown_fields)]
pub struct BanditOptions {
    /// Which rules are played.
    pub variant: Variant,
    /// Whether the rearmost car is uncoupled after rounds without a theft (RB-77). Without it a match ends
    /// at the latest after a fixed number of turns (RB-92).
    pub stall: bool,
}

impl Default for BanditOptions {
    fn default() -> Self {
        Self { variant: Variant::Standard, stall: true }
    }
}

impl Options for BanditOptions {
    fn set(&mut self, key: &str, value: &str) -> Result<(), BadSetup> {
        let bad = |key, takes| Err(BadSetup::OptionValue { key, value: value.to_owned(), takes, rule: None });
        match (key, value.trim()) {
            ("variant", "standard") => self.variant = Variant::Standard,
            ("variant", "mercenaries") => self.variant = Variant::Mercenaries,
            ("variant", _) => return bad("variant", VARIANT),
            ("stall", "on") => self.stall = true,
            ("stall", "off") => self.stall = false,
            ("stall", _) => return bad("stall", STALL),
            _ => {
                let known = INFO.iter().map(|option| option.key).collect();
                return Err(BadSetup::UnknownOption { key: key.to_owned(), known });
            }
        }
        Ok(())
    }
}
