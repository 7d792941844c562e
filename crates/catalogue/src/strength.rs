//! How strong the levels were measured to be: what `tinstar ladder` wrote to `docs/strength`, as it wrote it.

use serde::{Deserialize, Serialize};
use tinstar_bots::Level;

use crate::AnyGame;

/// What was measured, by game.
const MEASURED: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/measured.rs"));

/// How one bot of a level did among bots of another in all other seats.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Strength {
    /// How many played.
    pub players: usize,
    /// The one, as commands name it.
    pub one: String,
    /// The others.
    pub rest: String,
    /// How many games were played.
    pub games: u64,
    /// The share of them that the one won, a shared victory in part.
    pub share: f64,
    /// The 95 % interval of the share.
    pub low: f64,
    /// Its upper end.
    pub high: f64,
    /// Whether that is clearly more than an even share (true), clearly less (false), or neither.
    pub better: Option<bool>,
}

impl AnyGame {
    /// What was measured in this game.
    #[must_use]
    pub fn strengths(self) -> Vec<Strength> {
        let measured = MEASURED.iter().find(|(id, _)| *id == self.info().id);
        measured.map_or(vec![], |(_, text)| serde_json::from_str(text).expect("the ladder wrote it"))
    }

    /// How a level did against the one below it that is offered, by number of players.
    #[must_use]
    pub fn strength_of(self, level: Level) -> Vec<Strength> {
        let below = match self.levels().iter().rev().find(|other| **other < level) {
            Some(below) => *below,
            None => Level::Random,
        };
        let is_it = |found: &Strength| found.one == level.name() && found.rest == below.name();
        self.strengths().into_iter().filter(is_it).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is sold is measured: every level that is offered beats the one below it, with any number of players that the
    /// usual game is for, and at some number clearly.
    #[test]
    fn a_level_is_offered_only_where_it_was_measured_to_win() {
        // A game that nobody has measured offers what needs no measuring.
        for game in AnyGame::ALL.iter().filter(|game| game.is_measured()) {
            let info = game.info();
            for level in game.levels() {
                let found = game.strength_of(*level);
                let players: Vec<usize> = found.iter().map(|found| found.players).collect();
                let all: Vec<usize> = (info.least_seats..=info.most_seats).collect();
                assert_eq!(players, all, "{} is not measured in {}", level.name(), info.id);
                for found in &found {
                    assert!(found.low <= found.share && found.share <= found.high, "{found:?}");
                    assert!(
                        (0.0..=1.0).contains(&found.low) && (0.0..=1.0).contains(&found.high),
                        "{found:?}"
                    );
                    assert_ne!(found.better, Some(false), "{}: {found:?}", info.id);
                }
                assert!(found.iter().any(|found| found.better == Some(true)), "{}: {found:?}", info.id);
            }
        }
    }

    /// Where no harder opponent is offered one was tried, and won no more.
    #[test]
    fn where_no_search_is_offered_one_was_tried() {
        for game in AnyGame::ALL.iter().filter(|game| game.ceiling().is_some()) {
            assert!(!game.levels().contains(&Level::Sheriff));
            let tried = game.strengths();
            let tried: Vec<_> = tried.iter().filter(|found| found.one == Level::Sheriff.name()).collect();
            assert!(!tried.is_empty(), "{}", game.info().id);
            assert!(tried.iter().all(|found| found.better != Some(true)), "{tried:?}");
        }
    }
}
