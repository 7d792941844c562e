//! Balance pages: what many games between bots say about a game, in words, numbers and pictures.
//!
//! Everything on a page follows from the game, the number of games and the seed, so that the same command
//! always writes the same bytes.

mod notebook;
mod page;
mod phrases;
pub(crate) mod plot;

pub(crate) use notebook::{Notebook, Notes};

use tinstar_bots::Level;
use tinstar_catalogue::{Playable, Table};

use crate::simulate::{Plan, watch};

/// The bots that are watched: each kind plays against its like. The first is the one the page is about.
const LEVELS: [Level; 2] = [Level::Instinct, Level::Random];

/// What to look at.
#[derive(Clone, Copy, Debug)]
pub struct Survey {
    /// How many games each kind of bot plays at each table.
    pub games: u64,
    /// The number everything random follows from.
    pub seed: u64,
    /// How many threads play; nothing depends on it.
    pub threads: usize,
}

/// A page and its pictures.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BalancePage {
    /// The page, as Markdown.
    pub markdown: String,
    /// The pictures: each file's name in the folder `img` beside the page, and its SVG.
    pub pictures: Vec<(String, String)>,
}

/// One table, and what each kind of bot did there.
struct Observed<G: Playable> {
    table: Table<G>,
    by_level: [Notes; LEVELS.len()],
}

impl Survey {
    /// How many games will be played in all.
    #[must_use]
    pub fn all_games<G: Playable>(&self) -> u64 {
        self.games * (G::tables().len() * LEVELS.len()) as u64
    }

    /// Plays the games and writes the page. `progress` is told how many more games are done, from any thread.
    ///
    /// # Panics
    /// If there are no threads.
    #[must_use]
    pub fn write<G: Playable>(&self, progress: &(dyn Fn(u64) + Sync)) -> BalancePage {
        assert!(self.threads > 0, "somebody has to play");
        let observed: Vec<Observed<G>> =
            G::tables().into_iter().map(|table| self.observe(table, progress)).collect();
        page::write(self, &observed)
    }

    fn observe<G: Playable>(&self, table: Table<G>, progress: &(dyn Fn(u64) + Sync)) -> Observed<G> {
        let by_level = LEVELS.map(|level| {
            let plan = Plan::<G> {
                seats: table.seats,
                options: table.options.clone(),
                games: self.games,
                seed: self.seed,
                threads: self.threads,
                bots: vec![level.into(); table.seats],
                count_rules: false,
            };
            watch(&plan, progress)
        });
        Observed { table, by_level }
    }
}
