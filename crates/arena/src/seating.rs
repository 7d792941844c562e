//! [`Seating`]: which matches a pool plays.

use tinstar_bots::Skill;
use tinstar_core::{Game, Options as _};

use crate::Wrong;

/// Which matches are played, and by whom.
#[derive(Clone, PartialEq, Debug)]
pub struct Seating {
    /// How many seats at each table.
    pub seats: usize,
    /// Options by name.
    pub options: Vec<(String, String)>,
    /// How many matches side by side.
    pub matches: usize,
    /// The number everything random follows from.
    pub seed: u64,
    /// Who sits where: a bot, or nobody where the caller decides. Empty if the caller decides everywhere.
    pub bots: Vec<Option<Skill>>,
    /// Whether everybody moves on one seat from match to match, so that nobody has the better place.
    pub rotate: bool,
    /// What a seat is rewarded in the middle of a match when its standing gets so much better beside the mean of the
    /// others: a hint for those who learn, worth what the standings of the game are worth.
    pub shaping: f32,
    /// Whether a match that is over is followed by the next one.
    pub goes_on: bool,
}

impl Default for Seating {
    fn default() -> Self {
        Self {
            seats: 2,
            options: Vec::new(),
            matches: 1,
            seed: 0,
            bots: Vec::new(),
            rotate: false,
            shaping: 0.0,
            goes_on: true,
        }
    }
}

/// As many matches as fit into memory several times over.
const MOST_MATCHES: usize = 1 << 20;

impl Seating {
    /// The options of the game, if everything fits together.
    pub(crate) fn check<G: Game>(&self) -> Result<G::Options, Wrong> {
        let mut options = G::Options::default();
        for (key, value) in &self.options {
            options.set(key, value)?;
        }
        G::check_setup(self.seats, &options)?;
        if !(1..=MOST_MATCHES).contains(&self.matches) {
            let says = format!("{} matches, but it is from 1 to {MOST_MATCHES}", self.matches);
            return Err(Wrong::new("bad_match_count", says));
        }
        if !self.bots.is_empty() && self.bots.len() != self.seats {
            let says =
                format!("{} bots for {} seats; say none where you decide", self.bots.len(), self.seats);
            return Err(Wrong::new("bad_bot_count", says));
        }
        if !self.bots.is_empty() && self.bots.iter().all(Option::is_some) {
            return Err(Wrong::new(
                "bad_bot_count",
                "there is a bot in every seat, and nothing for you to decide",
            ));
        }
        if !self.shaping.is_finite() {
            return Err(Wrong::new("bad_shaping", "shaping is a number"));
        }
        Ok(options)
    }
}
