//! What a simulation shows.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::Serialize;
use tinstar_core::{Game, RuleId};

use crate::estimate::Estimate;
use crate::simulate::Plan;
use crate::tally::{Tally, WHOLE};

/// What a simulation shows. For one plan everything but the seconds and speeds is always the same.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The game's id.
    pub game: &'static str,
    /// How many players sat at each table.
    pub players: usize,
    /// How many games were played.
    pub games: u64,
    /// The seed.
    pub seed: u64,
    /// How many threads played.
    pub threads: usize,
    /// How long it took.
    pub seconds: f64,
    /// Games in a second, all threads together.
    pub games_per_second: f64,
    /// Decisions in a second, all threads together.
    pub decisions_per_second: f64,
    /// Decisions in a second of each thread.
    pub decisions_per_second_per_thread: f64,
    /// How long games are.
    pub decisions_per_game: Summary,
    /// How many choices a decision has, on average.
    pub choices_per_decision: f64,
    /// Who won, by seat; a shared victory is divided.
    pub wins_by_seat: Vec<Share>,
    /// Who won, by bot. Several seats with the same bot count together.
    pub wins_by_bot: BTreeMap<String, Share>,
    /// Games that several won together.
    pub shared_victories: u64,
    /// Games that nobody won.
    pub without_winner: u64,
    /// The final totals, by seat.
    pub totals_by_seat: Vec<Summary>,
    /// How often each rule fired, if that was counted.
    pub rules_fired: Option<BTreeMap<RuleId, u64>>,
    /// Rules that never fired, if that was counted; see [`Report::list_rules`].
    pub rules_never_fired: Option<Vec<RuleId>>,
    /// Those of them that some event could have cited, if that was counted.
    pub rules_that_could_have_fired: Option<Vec<RuleId>>,
}

/// Numbers in short.
#[derive(Clone, Debug, Serialize)]
pub struct Summary {
    /// The mean.
    pub mean: f64,
    /// The least.
    pub least: i64,
    /// The most.
    pub most: i64,
    /// Half are no greater; only where every number was kept.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub median: Option<i64>,
    /// Nineteen of twenty are no greater; only where every number was kept.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub most_of_95_percent: Option<i64>,
}

/// A share of victories with its 95 % interval (Wilson's).
#[derive(Clone, Debug, Serialize)]
pub struct Share {
    /// Victories, shared ones as fractions.
    pub wins: f64,
    /// Out of all games.
    pub share: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

impl Share {
    fn new(parts: u64, games: u64) -> Self {
        let (wins, games) = (parts as f64 / WHOLE as f64, games.max(1) as f64);
        let Estimate { value, low, high } = Estimate::share(wins / games, games);
        Self { wins, share: value, low, high }
    }
}

impl Report {
    pub(crate) fn new<G: Game>(plan: &Plan<G>, tally: &Tally, took: Duration) -> Self {
        let seconds = took.as_secs_f64();
        let (games, decisions) = (tally.games as f64, tally.decisions as f64);
        let mut wins_by_bot: BTreeMap<String, Share> = BTreeMap::new();
        for bot in &plan.bots {
            let parts = tally.bot_wins.get(bot).copied().unwrap_or_default();
            wins_by_bot.entry(bot.to_string()).or_insert_with(|| Share::new(parts, tally.games));
        }
        Self {
            game: G::INFO.id,
            players: plan.seats,
            games: tally.games,
            seed: plan.seed,
            threads: plan.threads,
            seconds,
            games_per_second: games / seconds,
            decisions_per_second: decisions / seconds,
            decisions_per_second_per_thread: decisions / seconds / plan.threads as f64,
            decisions_per_game: tally.lengths.summary(),
            choices_per_decision: tally.choices as f64 / decisions.max(1.0),
            wins_by_seat: tally.wins.iter().map(|parts| Share::new(*parts, tally.games)).collect(),
            wins_by_bot,
            shared_victories: tally.shared,
            without_winner: tally.unwon,
            totals_by_seat: tally
                .totals
                .iter()
                .map(|totals| Summary {
                    mean: totals.sum as f64 / games.max(1.0),
                    least: i64::from(totals.least),
                    most: i64::from(totals.most),
                    median: None,
                    most_of_95_percent: None,
                })
                .collect(),
            rules_fired: plan.count_rules.then(|| tally.rules.fired().collect()),
            rules_never_fired: None,
            rules_that_could_have_fired: None,
        }
    }

    /// Adds which of `all` the game's rules never fired, if that was counted; `firing` are those that events
    /// of the game cite.
    #[must_use]
    pub fn list_rules(mut self, all: &[RuleId], firing: &[RuleId]) -> Self {
        if let Some(fired) = &self.rules_fired {
            let never =
                |rules: &[RuleId]| rules.iter().copied().filter(|rule| !fired.contains_key(rule)).collect();
            self.rules_never_fired = Some(never(all));
            self.rules_that_could_have_fired = Some(never(firing));
        }
        self
    }
}
