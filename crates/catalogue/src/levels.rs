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

impl AnyGame {
    /// The levels offered in this game, weakest first. A level that is not measured, or that does not win clearly more
    /// than the one below, is not among them; commands take any.
    #[must_use]
    pub fn levels(self) -> &'static [Level] {
        let measured = MEASURED.iter().find(|(id, _)| *id == self.info().id);
        measured.map_or(UNMEASURED, |(_, levels)| levels)
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
