//! What a game says about itself.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::BadSetup;

/// Facts about a game that are the same for every match of it.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Info {
    /// The name in commands, addresses and records, such as `catching-santa`.
    pub id: &'static str,
    /// The fewest players.
    pub least_seats: usize,
    /// The most players.
    pub most_seats: usize,
    /// How long a match takes people, in minutes, from and to.
    pub minutes: (u16, u16),
    /// Goes up with every change after which an old record would play differently.
    pub rules_version: u32,
    /// The books of rule ids this game uses, such as `CS`.
    pub books: &'static [&'static str],
    /// Whether seats have secrets from each other: a curtain is needed between them on one screen.
    pub has_secrets: bool,
    /// Whether `legal_actions` lists everything `is_legal` accepts. A game with a continuous choice
    /// (a flick) lists a grid of examples and says no here.
    pub lists_all_actions: bool,
    /// No match takes more decisions than this.
    pub longest: u32,
    /// What can be chosen before a match.
    pub options: &'static [OptionInfo],
}

/// One thing that can be chosen before a match.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct OptionInfo {
    /// Its name, as in `--option NAME=VALUE`.
    pub key: &'static str,
    /// What it takes: the id of a message.
    pub takes: &'static str,
    /// What it is when nothing is said.
    pub default: &'static str,
    /// Everything it can be, in the order to offer it; empty if it is written freely.
    pub values: &'static [&'static str],
}

/// The options of a game: a plain value that can be saved, compared and set by name.
pub trait Options:
    Clone + Default + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// Sets option `key` to what `value` says.
    ///
    /// # Errors
    /// If there is no such option or it cannot have that value; nothing is changed then.
    fn set(&mut self, key: &str, value: &str) -> Result<(), BadSetup>;
}
