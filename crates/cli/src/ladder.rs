//! `tinstar ladder`: how strong the levels are in a game.

use std::fs;
use std::path::Path;

use tinstar_bots::Skill;
use tinstar_catalogue::{Playable, Visitor};
use tinstar_core::Message;
use tinstar_lab::{Ladder, Standings};
use tinstar_words::Words;

use crate::failure::Failure;
use crate::{input, terminal};

/// The arguments of `tinstar ladder`, as they were given.
pub struct Climb<'a> {
    pub bots: String,
    pub players: Option<String>,
    pub deals: String,
    pub batch: String,
    pub seed: String,
    pub threads: Option<String>,
    pub options: Vec<String>,
    pub out: String,
    pub words: &'a Words,
}

/// So many deals take weeks: a typing error.
const MOST_DEALS: u64 = 1_000_000;

impl Visitor for Climb<'_> {
    type Out = Result<(), Failure>;

    fn visit<G: Playable>(self) -> Result<(), Failure> {
        let (seats, options) = input::table::<G>(self.players.as_deref(), &self.options)?;
        let seats = match &self.players {
            Some(_) => vec![seats],
            None => input::players::<G>(&options).collect(),
        };
        let rungs = self.bots.split(',').map(input::bot).collect::<Result<Vec<Skill>, _>>()?;
        let ladder = Ladder {
            rungs,
            seats,
            most_deals: input::number("--deals", &self.deals, 2..=MOST_DEALS)?,
            batch: input::number("--batch", &self.batch, 1..=MOST_DEALS)?,
            seed: input::number("--seed", &self.seed, 0..=u64::MAX)?,
            threads: input::threads(self.threads.as_deref())?,
        };
        let folder = Path::new(&self.out);
        let played = folder.join(format!("{}.txt", G::INFO.id));
        let mut standings = read(&played)?;
        write(&folder.join("img").join(format!("{}.svg", G::INFO.id)), "")?;
        let pairings = ladder.pairings::<G>(&options);
        let bar = terminal::progress(pairings.len() as u64 * ladder.most_deals);
        for pairing in &pairings {
            bar.inc(standings.score(pairing).deals);
            while !ladder.is_settled(&standings.score(pairing)) {
                ladder.play::<G>(*pairing, &options, &mut standings, &|| bar.inc(1));
                // After every batch, so that it can be gone on with from there.
                write(&played, &standings.to_text())?;
            }
            bar.inc(ladder.most_deals.saturating_sub(standings.score(pairing).deals));
        }
        bar.finish_and_clear();
        let title = self.words.text(&format!("{}-title", G::INFO.id)).unwrap_or_default();
        let (page, picture) = ladder.page::<G>(&title, &options, &standings);
        write(&folder.join("img").join(format!("{}.svg", G::INFO.id)), &picture)?;
        // What tables show of it.
        let strengths = ladder.strengths::<G>(&options, &standings);
        let lines = serde_json::to_string_pretty(&strengths).expect("what was found is plain data");
        write(&folder.join(format!("{}.json", G::INFO.id)), &format!("{lines}\n"))?;
        let path = folder.join(format!("{}.md", G::INFO.id));
        write(&path, &page)?;
        let written = Message::new("cli-ladder-written").with("path", path.display().to_string());
        terminal::line(&self.words.say(&written));
        Ok(())
    }
}

/// What was played before; nothing if there is no such file.
fn read(path: &Path) -> Result<Standings, Failure> {
    if !path.exists() {
        return Ok(Standings::default());
    }
    let shown = path.display().to_string();
    Standings::from_text(&input::file(&shown)?).map_err(|line| {
        Failure::input(Message::new("cli-bad-ladder").with("path", shown.clone()).with("line", line))
    })
}

fn write(path: &Path, text: &str) -> Result<(), Failure> {
    let made = path.parent().map_or(Ok(()), fs::create_dir_all).and_then(|()| fs::write(path, text));
    made.map_err(|error| input::unwritable(&path.display().to_string(), &error))
}
