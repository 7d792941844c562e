//! Facts about the games, records told again and reviewed, and simulations: all of it as JSON.

use pyo3::prelude::*;
use serde_json::{Value, json};
use tinstar_bots::Skill;
use tinstar_catalogue::{AnyGame, Playable, Visitor};
use tinstar_core::{Options as _, Peek, Record, Seat, Viewer};
use tinstar_lab::{BadPortions, Plan, Portion, simulate_portion};
use tinstar_review::Review;
use tinstar_words::{Tongue, Words};

use crate::matches::MOST_ROLLOUTS;
use crate::wrong::{game, raise, record as bad_record, wrong};

fn english() -> Words {
    Words::new(Tongue::English)
}

/// Every game: what it says about itself, and what it is called.
#[pyfunction]
pub fn games() -> String {
    let words = english();
    let one = |game: &AnyGame| {
        let info = game.info();
        let title = words.text(&format!("{}-title", info.id));
        let most = info.widest();
        json!({ "title": title, "seats": most.collect::<Vec<_>>(), "info": info })
    };
    AnyGame::ALL.iter().map(one).collect::<Value>().to_string()
}

/// The rules of a game: a list of `{"id", "text", "section", "source", "assumed"}`.
#[pyfunction]
pub fn rulebook(id: &str, tag: &str) -> PyResult<String> {
    let tongue = Tongue::from_tag(tag)
        .ok_or_else(|| raise("unknown_tongue", None, &format!("{tag:?} is neither en nor fr")))?;
    let book = tinstar_words::rulebook(game(id)?.info().id, tongue);
    let book = book.ok_or_else(|| raise("no_rules", None, "this game has no rulebook"))?;
    let rule = |rule: &tinstar_words::RuleText| {
        json!({
            "id": rule.id, "text": rule.text, "section": rule.section, "source": rule.source, "assumed": rule.assumed,
        })
    };
    Ok(book.rules().iter().map(rule).collect::<Value>().to_string())
}

/// A finished match as a seat saw it, or a spectator. The record is checked.
#[pyfunction]
#[pyo3(signature = (record, seat))]
pub fn retell(py: Python<'_>, record: &str, seat: Option<usize>) -> PyResult<String> {
    let viewer = match seat {
        None => Viewer::Spectator,
        Some(at) => {
            let seat = u8::try_from(at).ok().and_then(|at| Seat::try_from(at).ok());
            Viewer::Seat(seat.ok_or_else(|| raise("bad_seat", None, &format!("no table has a seat {at}")))?)
        }
    };
    let told = py.detach(|| AnyGame::retell(record, viewer));
    let told = told.map_err(|error| bad_record(&error, &english()))?;
    serde_json::to_string(&told).map_err(|error| raise("bad_record", None, &error.to_string()))
}

/// What luck did in a match, and what choices did.
#[pyfunction]
pub fn review(py: Python<'_>, record: &str, rollouts: u32, seed: u64, threads: usize) -> PyResult<String> {
    struct Look<'a>(&'a str, Review, usize);
    impl Visitor for Look<'_> {
        type Out = Result<Value, tinstar_core::RecordError>;
        fn visit<G: Playable>(self) -> Self::Out {
            let record = Record::<G>::from_json(self.0)?;
            record.replay(|_| {})?;
            let reviewed = tinstar_lab::review(&self.1.course(&record)?, self.2, &|_| {});
            Ok(json!({ "game": record.game, "seats": record.seats, "review": reviewed }))
        }
    }
    if !(2..=MOST_ROLLOUTS).contains(&rollouts) {
        return Err(raise("bad_rollouts", None, &format!("rollouts are from 2 to {MOST_ROLLOUTS}")));
    }
    let threads = threads_of(threads)?;
    let look = || {
        let peek = Peek::from_json(record)?;
        let game = AnyGame::of_record(record)?;
        debug_assert_eq!(peek.game, game.info().id);
        game.visit(Look(record, Review { rollouts, seed }, threads))
    };
    py.detach(look).map(|told| told.to_string()).map_err(|error| bad_record(&error, &english()))
}

fn threads_of(threads: usize) -> PyResult<usize> {
    if (1..=1024).contains(&threads) {
        return Ok(threads);
    }
    Err(raise("bad_threads", None, "threads are from 1 to 1024"))
}

struct Simulate<'a> {
    seats: usize,
    options: &'a [(String, String)],
    from: u64,
    games: u64,
    seed: u64,
    threads: usize,
    bots: Vec<Skill>,
    rules: bool,
}

impl Visitor for Simulate<'_> {
    type Out = PyResult<String>;

    fn visit<G: Playable>(self) -> PyResult<String> {
        let mut options = G::Options::default();
        for (key, value) in self.options {
            options.set(key, value).map_err(|bad| wrong(bad.into()))?;
        }
        G::check_setup(self.seats, &options).map_err(|bad| wrong(bad.into()))?;
        let plan = Plan::<G> {
            seats: self.seats,
            options,
            games: self.games,
            seed: self.seed,
            threads: self.threads,
            bots: self.bots,
            count_rules: self.rules,
        };
        as_text(&simulate_portion(&plan, self.from, &|_| {}))
    }
}

fn as_text(value: &impl serde::Serialize) -> PyResult<String> {
    serde_json::to_string(value).map_err(|error| raise("bad_report", None, &error.to_string()))
}

/// Parts of a simulation, in any order, as one report.
#[pyfunction]
pub fn merge(parts: Vec<String>) -> PyResult<String> {
    struct Told(Portion);
    impl Visitor for Told {
        type Out = Result<tinstar_lab::Report, BadPortions>;
        fn visit<G: Playable>(self) -> Self::Out {
            self.0.report::<G>()
        }
    }
    let bad = |bad: BadPortions| match bad {
        BadPortions::None => raise("no_parts", None, "there are no parts"),
        BadPortions::Differ => raise("parts_differ", None, "the parts are of different simulations or rules"),
        BadPortions::Twice(game) => raise("parts_twice", None, &format!("game {game} is in two parts")),
        BadPortions::Missing(game) => raise("parts_missing", None, &format!("game {game} is in no part")),
        BadPortions::Unsound => raise("bad_part", None, "a part was changed"),
    };
    let read = |text: &String| {
        serde_json::from_str(text).map_err(|error| raise("bad_part", None, &error.to_string()))
    };
    let whole = Portion::merge(parts.iter().map(read).collect::<PyResult<_>>()?).map_err(bad)?;
    as_text(&game(&whole.of.game)?.visit(Told(whole)).map_err(bad)?)
}

/// Bots against bots: what was counted in so many games, the first of them with this number.
#[pyfunction]
#[allow(clippy::too_many_arguments, reason = "Python names them")]
pub fn simulate(
    py: Python<'_>,
    id: &str,
    seats: usize,
    from: u64,
    games: u64,
    seed: u64,
    bots: Vec<String>,
    options: Vec<(String, String)>,
    threads: usize,
    rules: bool,
) -> PyResult<String> {
    let game = game(id)?;
    let skill =
        |name: &String| name.parse().map_err(|_| raise("unknown_bot", None, &format!("{name:?} is no bot")));
    let bots: Vec<Skill> = bots.iter().map(skill).collect::<PyResult<_>>()?;
    if bots.is_empty() || bots.len() > seats {
        return Err(raise("bad_bot_count", None, &format!("{} bots for {seats} seats", bots.len())));
    }
    // Few bots take turns around the table.
    let bots = (0..seats).map(|seat| bots[seat % bots.len()]).collect();
    if from.checked_add(games).is_none() {
        return Err(raise("bad_from", None, "there are not so many numbers of games"));
    }
    let threads = threads_of(threads)?;
    py.detach(|| game.visit(Simulate { seats, options: &options, from, games, seed, threads, bots, rules }))
}
