//! What a game says no to, with a stable code and the rule that says so.

use std::error::Error;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Arg, Message, RuleId};

/// Why an action was refused. The state is as it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Illegal {
    /// What kind of refusal: stable, for programs.
    pub code: IllegalCode,
    /// The rule that forbids it.
    pub rule: RuleId,
}

/// The kinds of refusal; the names on the wire never change.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum IllegalCode {
    /// The match is over.
    GameOver,
    /// Somebody else has to decide.
    NotYourDecision,
    /// This seat has to decide, but may not do this now.
    NotAllowed,
}

impl IllegalCode {
    /// The name on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::GameOver => "game_over",
            Self::NotYourDecision => "not_your_decision",
            Self::NotAllowed => "not_allowed",
        }
    }
}

impl Illegal {
    /// What to tell a person: the rule's number, and what it says.
    #[must_use]
    pub fn say(&self) -> Message {
        let id = match self.code {
            IllegalCode::GameOver => "illegal-game-over",
            IllegalCode::NotYourDecision => "illegal-not-your-decision",
            IllegalCode::NotAllowed => "illegal-not-allowed",
        };
        let message = Message::new(id).with("rule", self.rule.to_string());
        match self.code {
            IllegalCode::NotAllowed => message.with("says", Arg::Rule(self.rule)),
            IllegalCode::GameOver | IllegalCode::NotYourDecision => message,
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.code.as_str(), self.rule)
    }
}

impl Error for Illegal {}

/// Why a match cannot be set up like this.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadSetup {
    /// The game is not for so many players.
    Seats {
        /// How many were asked for.
        given: usize,
        /// The fewest there may be.
        least: usize,
        /// The most there may be.
        most: usize,
        /// The rule that says so.
        rule: RuleId,
    },
    /// The game has no such option.
    UnknownOption {
        /// The name that was given.
        key: String,
        /// The names there are.
        known: Vec<&'static str>,
    },
    /// The option exists but cannot have this value.
    OptionValue {
        /// The option.
        key: &'static str,
        /// What was given.
        value: String,
        /// What it takes, as a message id.
        takes: &'static str,
        /// The rule that the value would break, where there is one.
        rule: Option<RuleId>,
    },
}

impl BadSetup {
    /// The stable code of this refusal.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Seats { .. } => "bad_player_count",
            Self::UnknownOption { .. } => "unknown_option",
            Self::OptionValue { .. } => "bad_option_value",
        }
    }

    /// What to tell a person.
    #[must_use]
    pub fn say(&self) -> Message {
        match self {
            Self::Seats { given, least, most, rule } => Message::new("setup-bad-player-count")
                .with("given", *given)
                .with("least", *least)
                .with("most", *most)
                .with("rule", rule.to_string()),
            Self::UnknownOption { key, known } => Message::new("setup-unknown-option")
                .with("key", key.clone())
                .with("known", if known.is_empty() { "none".to_owned() } else { known.join(", ") }),
            Self::OptionValue { key, value, takes, rule } => Message::new("setup-bad-option-value")
                .with("key", (*key).to_owned())
                .with("value", value.clone())
                .with("takes", Arg::Name(takes))
                .with("rule", rule.map_or("none".to_owned(), |rule| rule.to_string())),
        }
    }
}

impl fmt::Display for BadSetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seats { given, least, most, rule } => {
                write!(f, "{}: {given} is not from {least} to {most} ({rule})", self.code())
            }
            Self::UnknownOption { key, known } => {
                write!(f, "{}: {key} is none of {}", self.code(), known.join(", "))
            }
            Self::OptionValue { key, value, takes, rule } => {
                write!(f, "{}: {key} takes {takes}, not {value}", self.code())?;
                rule.map_or(Ok(()), |rule| write!(f, " ({rule})"))
            }
        }
    }
}

impl Error for BadSetup {}
