//! Balance pages: what many games between bots say about a game, in words, numbers and pictures.
//!
//! Everything on a page follows from the game, the number of games and the seed, so that the same command
//! always writes the same bytes.

mod fate;
mod notebook;
mod page;
mod phrases;
pub(crate) mod plot;

pub(crate) use notebook::{Notebook, Notes};

use fate::Fate;
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
    /// How many matches of each kind of bot are reviewed with each number of players, to say how much of a result is luck; 0
    /// leaves that out.
    pub luck: u64,
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
    /// How much is luck there; told of one table for each number of players.
    fate: Option<Fate>,
}

impl Survey {
    /// How many games will be played in all.
    #[must_use]
    pub fn all_games<G: Playable>(&self) -> u64 {
        self.games * (G::tables().len() * LEVELS.len()) as u64
    }

    /// How much there is to do: every game, every match that is reviewed and every deal of the best against the weakest.
    #[must_use]
    pub fn all_work<G: Playable>(&self) -> u64 {
        let tables = G::tables();
        let fates = (0..tables.len()).filter(|at| self.tells_fate(&tables, *at)).count() as u64;
        self.all_games::<G>() + fates * fate::work(self.luck)
    }

    /// Whether the table at this place is the first for its number of players, and luck is asked about.
    fn tells_fate<G: Playable>(&self, tables: &[Table<G>], at: usize) -> bool {
        self.luck > 0 && tables[..at].iter().all(|before| before.seats != tables[at].seats)
    }

    /// Plays the games and writes the page. `progress` is told how many more games are done, from any thread.
    ///
    /// # Panics
    /// If there are no threads.
    #[must_use]
    pub fn write<G: Playable>(&self, progress: &(dyn Fn(u64) + Sync)) -> BalancePage {
        assert!(self.threads > 0, "somebody has to play");
        let tables = G::tables();
        let fates: Vec<bool> = (0..tables.len()).map(|at| self.tells_fate(&tables, at)).collect();
        let observed: Vec<Observed<G>> = tables
            .into_iter()
            .zip(fates)
            .map(|(table, tells_fate)| self.observe(table, tells_fate, progress))
            .collect();
        page::write(self, &observed)
    }

    fn observe<G: Playable>(
        &self,
        table: Table<G>,
        tells_fate: bool,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Observed<G> {
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
        let fate = tells_fate.then(|| Fate::of(self, &table, progress));
        Observed { table, by_level, fate }
    }
}
