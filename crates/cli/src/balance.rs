//! `tinstar balance`: a page about how a game plays out between bots.

use std::fs;
use std::io;
use std::path::Path;

use tinstar_catalogue::{Playable, Visitor};
use tinstar_core::Message;
use tinstar_lab::{BalancePage, Survey};
use tinstar_words::Words;

use crate::failure::Failure;
use crate::{input, terminal};

/// The arguments of `tinstar balance`, as they were given.
pub struct Balance<'a> {
    pub games: String,
    pub luck: String,
    pub seed: String,
    pub threads: Option<String>,
    pub out: String,
    pub words: &'a Words,
}

/// The folder of the pictures, beside the pages.
const PICTURES: &str = "img";

/// So many games take weeks: a typing error.
const MOST_GAMES: u64 = 1_000_000_000;

/// So many reviewed matches take weeks too.
const MOST_REVIEWED: u64 = 1_000_000;

impl Visitor for Balance<'_> {
    type Out = Result<(), Failure>;

    fn visit<G: Playable>(self) -> Result<(), Failure> {
        let survey = Survey {
            games: input::number("--games", &self.games, 1..=MOST_GAMES)?,
            luck: input::number("--luck", &self.luck, 0..=MOST_REVIEWED)?,
            seed: input::number("--seed", &self.seed, 0..=u64::MAX)?,
            threads: input::threads(self.threads.as_deref())?,
        };
        let out = Path::new(&self.out);
        // Before the games are played, not after.
        attempt(&out.join(PICTURES), |path| fs::create_dir_all(path))?;
        let bar = terminal::progress(survey.all_work::<G>());
        let BalancePage { markdown, pictures } = survey.write::<G>(&|games| bar.inc(games));
        bar.finish_and_clear();
        let page = out.join(format!("{}.md", G::INFO.id));
        attempt(&page, |path| fs::write(path, &markdown))?;
        for (name, svg) in &pictures {
            attempt(&out.join(PICTURES).join(name), |path| fs::write(path, svg))?;
        }
        let written = Message::new("cli-balance-written")
            .with("path", page.display().to_string())
            .with("pictures", pictures.len());
        terminal::line(&self.words.say(&written));
        Ok(())
    }
}

/// Does something with a file, or says that it cannot be written.
fn attempt(path: &Path, act: impl Fn(&Path) -> io::Result<()>) -> Result<(), Failure> {
    act(path).map_err(|error| input::unwritable(&path.display().to_string(), &error))
}
