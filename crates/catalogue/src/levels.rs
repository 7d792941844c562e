//! Which levels are offered in which game: those that were measured to beat the one below
//! (`docs/strength`).

use tinstar_bots::Level;

use crate::AnyGame;

/// What is offered in a game that nobody has measured.
const UNMEASURED: &[Level] = &[Level::Random, Level::Instinct];

/// What was measured, weakest first. Where luck decides (Catching Santa), or the game is about what others believe (Pony
/// Express), a search wins no more than a deputy.
const MEASURED: &[(&str, &[Level])] = &[
    ("catching-santa", &[Level::Greenhorn, Level::Instinct]),
    ("colt-express", &[Level::Greenhorn, Level::Instinct, Level::Sheriff]),
    ("marshals", &[Level::Greenhorn, Level::Instinct, Level::Sheriff]),
    ("pony-express", &[Level::Greenhorn, Level::Instinct]),
    ("rolling-bandits", &[Level::Greenhorn, Level::Instinct, Level::Sheriff]),
];

/// Why no search wins in a game, where one was tried and won no more than a deputy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ceiling {
    /// Luck decides.
    Luck,
    /// What others believe decides, which no imagined world tells.
    Belief,
}

impl Ceiling {
    /// The name on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Luck => "luck",
            Self::Belief => "belief",
        }
    }
}

/// Games with such a ceiling.
const CEILINGS: &[(&str, Ceiling)] = &[("catching-santa", Ceiling::Luck), ("pony-express", Ceiling::Belief)];

impl AnyGame {
    /// Why there is no harder opponent, where one was tried.
    #[must_use]
    pub fn ceiling(self) -> Option<Ceiling> {
        CEILINGS.iter().find(|(id, _)| *id == self.info().id).map(|(_, ceiling)| *ceiling)
    }

    /// The levels offered in this game, weakest first. A level that is not measured, or that does not win clearly more
    /// than the one below, is not among them; commands take any.
    #[must_use]
    pub fn levels(self) -> &'static [Level] {
        self.measured().unwrap_or(UNMEASURED)
    }

    fn measured(self) -> Option<&'static [Level]> {
        MEASURED.iter().find(|(id, _)| *id == self.info().id).map(|(_, levels)| *levels)
    }

    /// Whether its levels were measured.
    #[cfg(test)]
    pub(crate) fn is_measured(self) -> bool {
        self.measured().is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_offered_of_games_there_are_and_weakest_first() {
        for (id, levels) in MEASURED {
            let game = AnyGame::by_id(id).expect("a game that was measured is in the catalogue");
            assert_eq!(game.levels(), *levels);
            assert!(levels.is_sorted(), "{id}: {levels:?}");
            assert!(levels.contains(&Level::Instinct), "who leaves is followed by an instinct: {id}");
        }
    }
}
