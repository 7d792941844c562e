//! `tinstar puzzles`: looks for decisions with one clearly best choice that bots miss.

use std::fs;
use std::path::Path;

use tinstar_catalogue::{Playable, Visitor};
use tinstar_core::Message;
use tinstar_lab::Mine;
use tinstar_words::Words;

use crate::failure::Failure;
use crate::{input, terminal};

/// The arguments of `tinstar puzzles`, as they were given.
pub struct Digging<'a> {
    pub matches: String,
    pub most: String,
    pub worlds: String,
    pub seed: String,
    pub threads: Option<String>,
    pub out: String,
    pub words: &'a Words,
}

/// So many matches take weeks: a typing error.
const MOST_MATCHES: u64 = 1_000_000;

/// A browser is sent a list of all puzzles.
const MOST_PUZZLES: u64 = 1_000;

impl Visitor for Digging<'_> {
    type Out = Result<(), Failure>;

    fn visit<G: Playable>(self) -> Result<(), Failure> {
        let mine = Mine {
            matches: input::number("--matches", &self.matches, 1..=MOST_MATCHES)?,
            most: input::number("--most", &self.most, 1..=MOST_PUZZLES)? as usize,
            worlds: input::number("--worlds", &self.worlds, 2..=crate::review::MOST_ROLLOUTS)? as u32,
            seed: input::number("--seed", &self.seed, 0..=u64::MAX)?,
            threads: input::threads(self.threads.as_deref())?,
        };
        let path = Path::new(&self.out).join(G::INFO.id).join("puzzles.json");
        let unwritable = |error| input::unwritable(&path.display().to_string(), &error);
        // Before the work is done, not after.
        path.parent().map_or(Ok(()), fs::create_dir_all).map_err(unwritable)?;
        let bar = terminal::progress(mine.matches);
        let set = mine.dig::<G>(&|matches| bar.inc(matches));
        bar.finish_and_clear();
        fs::write(&path, set.to_text()).map_err(unwritable)?;
        let written = Message::new("cli-puzzles-written")
            .with("path", path.display().to_string())
            .with("puzzles", set.puzzles.len())
            .with("decisions", set.decisions as usize)
            .with("matches", set.matches as usize);
        terminal::line(&self.words.say(&written));
        Ok(())
    }
}
