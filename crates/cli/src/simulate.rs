//! `tinstar simulate`: bots against bots.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use indicatif::ProgressBar;
use tinstar_catalogue::{Playable, Visitor};
use tinstar_core::{Message, Record, RuleId, Seat};
use tinstar_lab::{BadPortions, Interrupted, Plan, Portion, Report, Share, simulate, simulate_portion};
use tinstar_words::{Words, rulebook};

use crate::failure::Failure;
use crate::terminal::grouped;
use crate::{input, terminal};

/// The arguments of `tinstar simulate`, as they were given.
pub struct Simulate<'a> {
    pub players: Option<String>,
    pub games: String,
    pub seed: String,
    pub bots: String,
    pub threads: Option<String>,
    pub options: Vec<String>,
    pub rules: bool,
    pub records: Option<String>,
    pub from: Option<String>,
    pub portion: Option<String>,
    pub json: bool,
    pub words: &'a Words,
}

/// So many games take weeks: a typing error too.
const MOST_GAMES: u64 = 1_000_000_000_000;

impl Visitor for Simulate<'_> {
    type Out = Result<(), Failure>;

    fn visit<G: Playable>(self) -> Result<(), Failure> {
        let plan = self.plan::<G>()?;
        let bar = if self.json { ProgressBar::hidden() } else { terminal::progress(plan.games) };
        if self.from.is_some() || self.portion.is_some() {
            return self.play_part(&plan, &bar);
        }
        let shelf = self.records.as_deref().map(Shelf::open).transpose()?;
        let put =
            |index, record: Record<G>| shelf.as_ref().is_none_or(|shelf| shelf.put(&plan, index, &record));
        let report = simulate(&plan, &|games| bar.inc(games), shelf.as_ref().map(|_| &put as _));
        bar.finish_and_clear();
        let report = match report {
            Ok(report) => report,
            Err(Interrupted) => {
                return Err(shelf.and_then(Shelf::into_failure).expect("only the shelf interrupts"));
            }
        };
        Shown { json: self.json, words: self.words }.show::<G>(report);
        Ok(())
    }
}

impl Simulate<'_> {
    /// Plays games of one of several machines, and shows or keeps what was counted.
    fn play_part<G: Playable>(&self, plan: &Plan<G>, bar: &ProgressBar) -> Result<(), Failure> {
        let from = self.from.as_deref().unwrap_or("0");
        let from = input::number("--from", from, 0..=u64::MAX - plan.games)?;
        if self.records.is_some() {
            return Err(Failure::input(Message::new("cli-part-records")));
        }
        let part = simulate_portion(plan, from, &|games| bar.inc(games));
        bar.finish_and_clear();
        let Some(path) = &self.portion else {
            let report = part.report::<G>().map_err(|bad| bad_parts(&bad))?;
            Shown { json: self.json, words: self.words }.show::<G>(report);
            return Ok(());
        };
        let text = serde_json::to_string(&part).expect("what was counted is plain data");
        fs::write(path, text + "\n").map_err(|error| input::unwritable(path, &error))
    }

    fn plan<G: Playable>(&self) -> Result<Plan<G>, Failure> {
        let (seats, options) = input::table::<G>(self.players.as_deref(), &self.options)?;
        Ok(Plan {
            seats,
            options,
            games: input::number("--games", &self.games, 1..=MOST_GAMES)?,
            seed: input::number("--seed", &self.seed, 0..=u64::MAX)?,
            threads: input::threads(self.threads.as_deref())?,
            bots: input::bots(&self.bots, seats)?,
            count_rules: self.rules,
        })
    }
}

/// `tinstar merge`: parts of a simulation as one report.
pub fn merge(paths: &[String], json: bool, words: &Words) -> Result<(), Failure> {
    let read = |path: &String| {
        let text = input::file(path)?;
        let part = serde_json::from_str::<Portion>(&text);
        part.map_err(|_| Failure::input(Message::new("cli-no-part").with("path", path.clone())))
    };
    let parts = paths.iter().map(read).collect::<Result<Vec<Portion>, Failure>>()?;
    let whole = Portion::merge(parts).map_err(|bad| bad_parts(&bad))?;
    input::game(&whole.of.game)?.visit(Merged { whole: &whole, shown: Shown { json, words } })
}

fn bad_parts(bad: &BadPortions) -> Failure {
    Failure::input(match bad {
        BadPortions::None | BadPortions::Unsound => Message::new("cli-parts-unsound"),
        BadPortions::Differ => Message::new("cli-parts-differ"),
        BadPortions::Twice(game) => Message::new("cli-parts-twice").with("game", game.to_string()),
        BadPortions::Missing(game) => Message::new("cli-parts-missing").with("game", game.to_string()),
    })
}

struct Merged<'a> {
    whole: &'a Portion,
    shown: Shown<'a>,
}

impl Visitor for Merged<'_> {
    type Out = Result<(), Failure>;

    fn visit<G: Playable>(self) -> Result<(), Failure> {
        let report = self.whole.report::<G>().map_err(|bad| bad_parts(&bad))?;
        self.shown.show::<G>(report);
        Ok(())
    }
}

/// How a report is shown.
struct Shown<'a> {
    json: bool,
    words: &'a Words,
}

impl Shown<'_> {
    fn show<G: Playable>(&self, report: Report) {
        let all = rulebook(G::INFO.id, self.words.tongue()).expect("a game in the catalogue has its rules");
        let all: Vec<RuleId> = all.rules().iter().map(|rule| rule.id).collect();
        let report = report.list_rules(&all, G::FIRING);
        if self.json {
            terminal::json(&report);
        } else {
            self.print::<G>(&report);
        }
    }

    fn print<G: Playable>(&self, report: &Report) {
        let say = |message: Message| terminal::line(&format!("  {}", self.words.say(&message)));
        let text = |id: &str| self.words.text(id).unwrap_or_default();
        let head = Message::new("cli-simulated")
            .with("games", grouped(report.games as f64))
            .with("game", text(&format!("{}-title", report.game)))
            .with("players", report.players)
            .with("seed", report.seed.to_string());
        terminal::heading(&self.words.say(&head));

        let length = &report.decisions_per_game;
        say(Message::new("cli-length")
            .with("mean", decimal(length.mean, 1))
            .with("median", grouped(length.median.unwrap_or_default() as f64))
            .with("most95", grouped(length.most_of_95_percent.unwrap_or_default() as f64))
            .with("least", grouped(length.least as f64))
            .with("most", grouped(length.most as f64)));
        say(Message::new("cli-branching").with("choices", decimal(report.choices_per_decision, 2)));
        say(Message::new("cli-speed")
            .with("games", grouped(report.games_per_second))
            .with("decisions", grouped(report.decisions_per_second))
            .with("each", grouped(report.decisions_per_second_per_thread))
            .with("threads", report.threads));

        terminal::heading(&text("cli-wins-by-seat"));
        for (seat, share) in Seat::all(report.players).zip(&report.wins_by_seat) {
            let name = text(G::seat_name(report.players, seat));
            let totals = &report.totals_by_seat[seat.index()];
            let total = Message::new("cli-total")
                .with("mean", decimal(totals.mean, 1))
                .with("least", grouped(totals.least as f64))
                .with("most", grouped(totals.most as f64));
            terminal::line(&format!("  {seat} {name:<10} {}   {}", shares(share), self.words.say(&total)));
        }
        terminal::heading(&text("cli-wins-by-bot"));
        for (bot, share) in &report.wins_by_bot {
            terminal::line(&format!("  {bot:<12} {}", shares(share)));
        }
        if report.shared_victories + report.without_winner > 0 {
            say(Message::new("cli-shared")
                .with("shared", grouped(report.shared_victories as f64))
                .with("unwon", grouped(report.without_winner as f64)));
        }
        self.print_rules(report);
    }

    fn print_rules(&self, report: &Report) {
        let (Some(fired), Some(never), Some(could)) =
            (&report.rules_fired, &report.rules_never_fired, &report.rules_that_could_have_fired)
        else {
            return;
        };
        let heading = |id: &str| terminal::heading(&self.words.text(id).unwrap_or_default());
        heading("cli-rules-fired");
        for (rule, times) in fired {
            let per_game = *times as f64 / report.games as f64;
            terminal::line(&format!("  {rule:<8} {:>16}   {per_game:>10.4}", grouped(*times as f64)));
        }
        heading("cli-rules-could-have-fired");
        list(could);
        heading("cli-rules-without-event");
        list(&never.iter().copied().filter(|rule| !could.contains(rule)).collect::<Vec<_>>());
    }
}

fn list(rules: &[RuleId]) {
    let ids: Vec<String> = rules.iter().map(ToString::to_string).collect();
    ids.chunks(12).for_each(|row| terminal::line(&format!("  {}", row.join(" "))));
    if ids.is_empty() {
        terminal::line("  -");
    }
}

fn decimal(number: f64, digits: usize) -> String {
    format!("{number:.digits$}")
}

fn shares(share: &Share) -> String {
    let percent = |part: f64| part * 100.0;
    let bar = terminal::bar(share.share, share.low, share.high);
    format!("{bar} {:5.1} % ({:.1}-{:.1})", percent(share.share), percent(share.low), percent(share.high))
}

/// A folder for records, and the first thing that went wrong with it.
struct Shelf {
    folder: PathBuf,
    failed: Mutex<Option<(PathBuf, io::Error)>>,
}

impl Shelf {
    fn open(folder: &str) -> Result<Self, Failure> {
        fs::create_dir_all(folder).map_err(|error| input::unwritable(folder, &error))?;
        Ok(Self { folder: Path::new(folder).to_owned(), failed: Mutex::new(None) })
    }

    /// Writes the record of game `index`; says whether that worked.
    fn put<G: Playable>(&self, plan: &Plan<G>, index: u64, record: &Record<G>) -> bool {
        let path = self.folder.join(format!("{}-{}-{index}.json", G::INFO.id, plan.seed));
        match fs::write(&path, record.to_json()) {
            Ok(()) => true,
            Err(error) => {
                self.failed
                    .lock()
                    .expect("nobody panics while noting a failure")
                    .get_or_insert((path, error));
                false
            }
        }
    }

    fn into_failure(self) -> Option<Failure> {
        let failed = self.failed.into_inner().expect("nobody panics while noting a failure");
        failed.map(|(path, error)| input::unwritable(&path.display().to_string(), &error))
    }
}
