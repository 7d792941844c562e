//! What can be chosen before a match.

use serde::{Deserialize, Serialize};
use tinstar_core::{BadSetup, OptionInfo, Options, SeatsWith, TS};

use crate::data::SEATS_WITH_PARTNERS;

const CHARACTERS: &str = "ce-option-characters";
const ELF: &str = "ce-option-elf";
const EXPERT: &str = "ce-option-expert";
const ABILITIES: &str = "ce-option-abilities";
const PLAN: &str = "ce-option-plan";
const HORSES: &str = "ce-option-horses";
const PRISONERS: &str = "ce-option-prisoners";
const PRISON_CARDS: &str = "ce-option-prison-cards";
const MEI: &str = "ce-option-mei";
pub(crate) const TEAMS: &str = "ce-option-teams";

/// The options with what they take and their defaults.
pub(crate) const INFO: [OptionInfo; 10] = [
    OptionInfo { key: "horses", takes: HORSES, default: "off", values: &["off", "on"] },
    OptionInfo { key: "prisoners", takes: PRISONERS, default: "off", values: &["off", "on"] },
    OptionInfo { key: "prison_cards", takes: PRISON_CARDS, default: "off", values: &["off", "on"] },
    OptionInfo { key: "mei", takes: MEI, default: "off", values: &["off", "on"] },
    OptionInfo { key: "teams", takes: TEAMS, default: "off", values: &["off", "on"] },
    OptionInfo { key: "characters", takes: CHARACTERS, default: "chosen", values: &["chosen", "dealt"] },
    OptionInfo { key: "elf", takes: ELF, default: "on", values: &["on", "off"] },
    OptionInfo { key: "expert", takes: EXPERT, default: "off", values: &["off", "on"] },
    OptionInfo { key: "abilities", takes: ABILITIES, default: "on", values: &["on", "off"] },
    OptionInfo { key: "plan", takes: PLAN, default: "open", values: &["open", "covered"] },
];

/// For how many it is with certain options (CE-31, MP-1, HS-116).
pub(crate) const SEATS_WITH: [SeatsWith; 5] = [
    SeatsWith { when: &[("teams", "on"), ("prisoners", "on")], seats: &[] },
    SeatsWith { when: &[("teams", "on"), ("expert", "on")], seats: &[] },
    SeatsWith { when: &[("teams", "on")], seats: &SEATS_WITH_PARTNERS },
    SeatsWith { when: &[("prisoners", "on")], seats: &[3, 4, 5, 6, 7, 8] },
    SeatsWith { when: &[("mei", "on")], seats: &[2, 3, 4, 5, 6, 7] },
];

/// How characters find their players (CE-3).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Casting {
    /// Everybody chooses, in seat order.
    #[default]
    Chosen,
    /// Luck decides.
    Dealt,
}

/// The options of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct TrainOptions {
    /// How characters find their players (CE-3).
    pub characters: Casting,
    /// Whether the Santa Claus Elf rides along (ELF-1).
    pub elf: bool,
    /// Whether the Expert hand rules are used, with three and more players; with two they never are (CE-22).
    pub expert: bool,
    /// Whether the characters have their abilities (CE-18).
    pub abilities: bool,
    /// Whether the cards of the common deck that everybody saw being played can be looked at again (CE-154), which at a
    /// table of wood and cloth nobody may (CE-51, CE-61).
    pub open_plan: bool,
    /// Whether Horses & Stagecoach is played (HS-1).
    #[serde(default, skip_serializing_if = "is_off")]
    #[ts(as = "Option<bool>", optional)]
    pub horses: bool,
    /// Whether Marshal & Prisoners is played (MP-1).
    #[serde(default, skip_serializing_if = "is_off")]
    #[ts(as = "Option<bool>", optional)]
    pub prisoners: bool,
    /// Whether the round cards of Marshal & Prisoners are mixed in, which are reconstructed as a whole (MP-108).
    #[serde(default, skip_serializing_if = "is_off")]
    #[ts(as = "Option<bool>", optional)]
    pub prison_cards: bool,
    /// Whether Mei can be chosen without a Marshal player (CE-31).
    #[serde(default, skip_serializing_if = "is_off")]
    #[ts(as = "Option<bool>", optional)]
    pub mei: bool,
    /// Whether two neighbours each play together (HS-116), with neither a Marshal player nor the Expert rules.
    #[serde(default, skip_serializing_if = "is_off")]
    #[ts(as = "Option<bool>", optional)]
    pub teams: bool,
}

/// Records from before there was an option do not have it, and those without it need not.
pub(crate) fn is_off(option: &bool) -> bool {
    !option
}

impl Default for TrainOptions {
    fn default() -> Self {
        Self {
            characters: Casting::Chosen,
            elf: true,
            expert: false,
            abilities: true,
            open_plan: true,
            horses: false,
            prisoners: false,
            prison_cards: false,
            mei: false,
            teams: false,
        }
    }
}

impl Options for TrainOptions {
    fn set(&mut self, key: &str, value: &str) -> Result<(), BadSetup> {
        let bad = |key, takes| BadSetup::OptionValue { key, value: value.to_owned(), takes, rule: None };
        let switch = |key, takes| match value.trim() {
            "on" => Ok(true),
            "off" => Ok(false),
            _ => Err(bad(key, takes)),
        };
        match key {
            "characters" => {
                self.characters = match value.trim() {
                    "chosen" => Casting::Chosen,
                    "dealt" => Casting::Dealt,
                    _ => return Err(bad("characters", CHARACTERS)),
                }
            }
            "elf" => self.elf = switch("elf", ELF)?,
            "expert" => self.expert = switch("expert", EXPERT)?,
            "abilities" => self.abilities = switch("abilities", ABILITIES)?,
            "plan" => {
                self.open_plan = match value.trim() {
                    "open" => true,
                    "covered" => false,
                    _ => return Err(bad("plan", PLAN)),
                }
            }
            "horses" => self.horses = switch("horses", HORSES)?,
            "prisoners" => self.prisoners = switch("prisoners", PRISONERS)?,
            "prison_cards" => self.prison_cards = switch("prison_cards", PRISON_CARDS)?,
            "mei" => self.mei = switch("mei", MEI)?,
            "teams" => self.teams = switch("teams", TEAMS)?,
            _ => {
                let known = INFO.iter().map(|option| option.key).collect();
                return Err(BadSetup::UnknownOption { key: key.to_owned(), known });
            }
        }
        Ok(())
    }
}
