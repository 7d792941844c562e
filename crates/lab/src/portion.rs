//! [`Portion`]: some of the games of a simulation, so that several machines can share it.
//!
//! What is counted are whole numbers, and a game follows from the seed and its number alone. So parts that were played
//! anywhere, in any order, add up to the report of the whole.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};
use tinstar_bots::Skill;
use tinstar_core::{Counting, Instinct, RuleId};

use crate::crew::{BATCH, share_out};
use crate::report::Report;
use crate::simulate::{Plan, Player};
use crate::tally::{Histogram, Tally, Totals};

/// Games `from` to `from + games` of a simulation, counted.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Portion {
    /// Which simulation it is a part of.
    pub of: Whole,
    /// The number of the first game.
    pub from: u64,
    /// How many games.
    pub games: u64,
    threads: usize,
    seconds: f64,
    counts: Counts,
}

/// A simulation that parts belong to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Whole {
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// How many seats at each table.
    pub players: usize,
    /// The game's options, as records have them.
    pub options: serde_json::Value,
    /// The number everything random follows from.
    pub seed: u64,
    /// Who plays.
    pub bots: Vec<String>,
    /// Whether it was counted how often each rule fired.
    pub rules: bool,
}

/// A tally as it is written.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Counts {
    decisions: u64,
    choices: u64,
    /// How many games took so many decisions.
    lengths: BTreeMap<u64, u64>,
    /// Parts of victories, by seat and by bot.
    wins: Vec<u64>,
    bot_wins: BTreeMap<String, u64>,
    unwon: u64,
    shared: u64,
    /// The sum of the totals of each seat, the least and the most.
    totals: Vec<(i64, i32, i32)>,
    rules: BTreeMap<RuleId, u64>,
}

/// Why parts do not make a whole.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadPortions {
    /// There are none.
    None,
    /// One is of another simulation, or of rules of another version.
    Differ,
    /// The game with this number is in two of them.
    Twice(u64),
    /// The game with this number is in none, but in the middle.
    Missing(u64),
    /// One was changed: it cannot have been counted like this.
    Unsound,
}

/// Plays games `from` on of a simulation, as many as `plan` says. `progress` is told how many more are done.
///
/// # Panics
/// If the plan was not checked, as [`simulate`](crate::simulate).
pub fn simulate_portion<G: Instinct>(plan: &Plan<G>, from: u64, progress: &(dyn Fn(u64) + Sync)) -> Portion {
    assert!(G::check_setup(plan.seats, &plan.options).is_ok(), "a plan is checked before it is carried out");
    assert!(plan.bots.len() == plan.seats && plan.threads > 0, "a plan is checked before it is carried out");
    let begun = Instant::now();
    let games = (plan.games, plan.threads, BATCH);
    let play = |player: &mut Player<'_, G>, index| player.play(from + index);
    let players = share_out(games, progress, || Player::new(plan), play).expect("nobody interrupts");
    let mut tally = Tally::new(plan.seats);
    players.iter().for_each(|player| tally.add(player.tally()));
    Portion {
        of: Whole {
            game: G::INFO.id.to_owned(),
            rules_version: G::INFO.rules_version,
            players: plan.seats,
            options: serde_json::to_value(&plan.options).expect("options are plain data"),
            seed: plan.seed,
            bots: plan.bots.iter().map(ToString::to_string).collect(),
            rules: plan.count_rules,
        },
        from,
        games: plan.games,
        threads: plan.threads,
        seconds: begun.elapsed().as_secs_f64(),
        counts: Counts::of(&tally),
    }
}

impl Portion {
    /// All of them together, in any order. They are taken to have been played at the same time.
    ///
    /// # Errors
    /// If they do not make a whole.
    pub fn merge(mut parts: Vec<Self>) -> Result<Self, BadPortions> {
        parts.sort_by_key(|part| part.from);
        let mut parts = parts.into_iter();
        let mut whole = parts.next().ok_or(BadPortions::None)?;
        let mut counts = whole.counts.tally(&whole)?;
        for part in parts {
            if part.of != whole.of {
                return Err(BadPortions::Differ);
            }
            let next = whole.from.checked_add(whole.games).ok_or(BadPortions::Unsound)?;
            match part.from {
                from if from < next => return Err(BadPortions::Twice(from)),
                from if from > next => return Err(BadPortions::Missing(next)),
                _ => {}
            }
            let more = part.counts.tally(&part)?;
            let fits = counts.decisions.checked_add(more.decisions).is_some()
                && counts.choices.checked_add(more.choices).is_some();
            if !fits {
                return Err(BadPortions::Unsound);
            }
            counts.add(&more);
            whole.games = whole.games.checked_add(part.games).ok_or(BadPortions::Unsound)?;
            whole.threads = whole.threads.saturating_add(part.threads);
            whole.seconds = whole.seconds.max(part.seconds);
        }
        whole.counts = Counts::of(&counts);
        Ok(whole)
    }

    /// What these games show: of all games of a simulation the same as [`simulate`](crate::simulate) says.
    ///
    /// # Errors
    /// If it is a part of another game, of rules of another version, or was changed.
    pub fn report<G: Instinct>(&self) -> Result<Report, BadPortions> {
        if (self.of.game.as_str(), self.of.rules_version) != (G::INFO.id, G::INFO.rules_version) {
            return Err(BadPortions::Differ);
        }
        let bots: Option<Vec<Skill>> = self.of.bots.iter().map(|bot| bot.parse().ok()).collect();
        let options = G::Options::deserialize(&self.of.options).map_err(|_| BadPortions::Unsound)?;
        let plan = Plan::<G> {
            seats: self.of.players,
            options,
            games: self.games,
            seed: self.of.seed,
            threads: self.threads,
            bots: bots.filter(|bots| bots.len() == self.of.players).ok_or(BadPortions::Unsound)?,
            count_rules: self.of.rules,
        };
        let took = Duration::try_from_secs_f64(self.seconds).map_err(|_| BadPortions::Unsound)?;
        Ok(Report::new(&plan, &self.counts.tally(self)?, took))
    }
}

/// No game takes as long: what a length says that is greater is not to be made room for.
const LONGEST: u64 = 1 << 24;

impl Counts {
    fn of(tally: &Tally) -> Self {
        Self {
            decisions: tally.decisions,
            choices: tally.choices,
            lengths: tally.lengths.iter().collect(),
            wins: tally.wins.clone(),
            bot_wins: tally.bot_wins.iter().map(|(bot, wins)| (bot.to_string(), *wins)).collect(),
            unwon: tally.unwon,
            shared: tally.shared,
            totals: tally.totals.iter().map(|totals| (totals.sum, totals.least, totals.most)).collect(),
            rules: tally.rules.fired().collect(),
        }
    }

    /// The tally that was written.
    fn tally(&self, part: &Portion) -> Result<Tally, BadPortions> {
        let seats = part.of.players;
        let games: Option<u64> = self.lengths.values().try_fold(0_u64, |sum, games| sum.checked_add(*games));
        let sound = games == Some(part.games)
            && (self.wins.len(), self.totals.len()) == (seats, seats)
            && self.lengths.keys().all(|length| *length < LONGEST);
        if !sound {
            return Err(BadPortions::Unsound);
        }
        let mut lengths = Histogram::default();
        self.lengths.iter().for_each(|(length, games)| lengths.note_many(*length, *games));
        let bot_wins = self.bot_wins.iter().map(|(bot, wins)| Some((bot.parse().ok()?, *wins)));
        let mut rules = Counting::default();
        self.rules.iter().for_each(|(rule, times)| rules.count_many(*rule, *times));
        Ok(Tally {
            games: part.games,
            decisions: self.decisions,
            choices: self.choices,
            lengths,
            wins: self.wins.clone(),
            bot_wins: bot_wins.collect::<Option<_>>().ok_or(BadPortions::Unsound)?,
            unwon: self.unwon,
            shared: self.shared,
            totals: self
                .totals
                .iter()
                .map(|(sum, least, most)| Totals { sum: *sum, least: *least, most: *most })
                .collect(),
            rules,
        })
    }
}
