//! What a game says about itself.

use std::fmt::Debug;
use std::ops::RangeInclusive;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::BadSetup;

/// Facts about a game that are the same for every match of it.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Info {
    /// The name in commands, addresses and records, such as `catching-santa`.
    pub id: &'static str,
    /// The fewest players, with the options as usual.
    pub least_seats: usize,
    /// The most players, with the options as usual.
    pub most_seats: usize,
    /// The numbers of players where options change them. The first line that fits the options says it; if none does,
    /// it is as usual. A law holds it to [`check_setup`](crate::Setup::check_setup).
    pub seats_with: &'static [SeatsWith],
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

impl Info {
    /// The numbers of players for whom the game is with these settings, each a name and a value; what is not among them is
    /// as usual. None if they do not go together.
    #[must_use]
    pub fn seats(&self, settings: &[(&str, &str)]) -> Vec<usize> {
        let value = |key: &str| {
            let set = settings.iter().rev().find(|(name, _)| *name == key).map(|(_, value)| *value);
            set.or_else(|| self.options.iter().find(|option| option.key == key).map(|option| option.default))
        };
        let fits = |line: &&SeatsWith| line.when.iter().all(|(key, wanted)| value(key) == Some(*wanted));
        match self.seats_with.iter().find(fits) {
            Some(line) => line.seats.to_vec(),
            None => (self.least_seats..=self.most_seats).collect(),
        }
    }

    /// The fewest and the most players whatever the options are.
    #[must_use]
    pub fn widest(&self) -> RangeInclusive<usize> {
        let with = || self.seats_with.iter().flat_map(|line| line.seats.iter().copied());
        let least = with().chain([self.least_seats]).min().expect("at least one number");
        let most = with().chain([self.most_seats]).max().expect("at least one number");
        least..=most
    }
}

/// The numbers of players with certain options.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct SeatsWith {
    /// The options that have to be like this, each with its value.
    pub when: &'static [(&'static str, &'static str)],
    /// The numbers of players, rising; none if these options do not go together.
    pub seats: &'static [usize],
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
