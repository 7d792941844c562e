//! What is counted while games are played, in whole numbers: sums do not depend on the order of games.

use std::collections::BTreeMap;

use tinstar_bots::Skill;
use tinstar_core::{Counting, Outcome};

use crate::report::Summary;

/// A victory in parts that can be shared equally by up to eight.
pub(crate) const WHOLE: u64 = 840;

/// How many games (or anything else) had so much of something.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Histogram(Vec<u64>);

impl Histogram {
    pub fn note(&mut self, value: u64) {
        self.note_many(value, 1);
    }

    /// So many had that much.
    pub fn note_many(&mut self, value: u64, many: u64) {
        let value = value as usize;
        if self.0.len() <= value {
            self.0.resize(value + 1, 0);
        }
        self.0[value] += many;
    }

    pub fn add(&mut self, other: &Self) {
        if self.0.len() < other.0.len() {
            self.0.resize(other.0.len(), 0);
        }
        self.0.iter_mut().zip(&other.0).for_each(|(mine, theirs)| *mine += theirs);
    }

    /// How many had how much, the least first.
    pub fn iter(&self) -> impl Iterator<Item = (u64, u64)> {
        (0..).zip(self.0.iter().copied()).filter(|(_, count)| *count > 0)
    }

    /// How many were noted.
    pub fn number(&self) -> u64 {
        self.0.iter().sum()
    }

    /// The greatest value.
    pub fn most(&self) -> u64 {
        self.0.len().saturating_sub(1) as u64
    }

    /// The least value that `part` of all do not exceed.
    pub fn quantile(&self, part: f64) -> Option<i64> {
        let wanted = (self.number() as f64 * part).ceil() as u64;
        let mut seen = 0;
        let found = self.0.iter().position(|count| {
            seen += count;
            seen >= wanted
        });
        found.map(|value| value as i64)
    }

    /// Everything in short.
    pub fn summary(&self) -> Summary {
        let sum: u64 = self.iter().map(|(value, count)| value * count).sum();
        Summary {
            mean: sum as f64 / self.number().max(1) as f64,
            least: self.iter().next().map_or(0, |(value, _)| value as i64),
            most: self.most() as i64,
            median: self.quantile(0.5),
            most_of_95_percent: self.quantile(0.95),
        }
    }
}

/// Everything counted over many games.
pub(crate) struct Tally {
    pub games: u64,
    pub decisions: u64,
    pub choices: u64,
    /// How many games took so many decisions.
    pub lengths: Histogram,
    /// Parts of victories by seat.
    pub wins: Vec<u64>,
    /// Parts of victories by bot.
    pub bot_wins: BTreeMap<Skill, u64>,
    /// Games that nobody won, and games that several won together.
    pub unwon: u64,
    pub shared: u64,
    pub totals: Vec<Totals>,
    pub rules: Counting,
}

/// The totals of one seat over many games.
#[derive(Clone)]
pub(crate) struct Totals {
    pub sum: i64,
    pub least: i32,
    pub most: i32,
}

impl Totals {
    const NONE: Self = Self { sum: 0, least: i32::MAX, most: i32::MIN };

    fn add(&mut self, sum: i64, least: i32, most: i32) {
        self.sum += sum;
        self.least = self.least.min(least);
        self.most = self.most.max(most);
    }
}

impl Tally {
    pub fn new(seats: usize) -> Self {
        Self {
            games: 0,
            decisions: 0,
            choices: 0,
            lengths: Histogram::default(),
            wins: vec![0; seats],
            bot_wins: BTreeMap::new(),
            unwon: 0,
            shared: 0,
            totals: vec![Totals::NONE; seats],
            rules: Counting::default(),
        }
    }

    pub fn count_game(&mut self, decisions: u64, choices: u64, outcome: &Outcome) {
        self.games += 1;
        self.decisions += decisions;
        self.choices += choices;
        self.lengths.note(decisions);
        let winners = outcome.winners();
        match winners.len() {
            0 => self.unwon += 1,
            1 => {}
            _ => self.shared += 1,
        }
        for seat in winners.iter() {
            self.wins[seat.index()] += WHOLE / winners.len() as u64;
        }
        for (seat, total) in outcome.totals.iter() {
            self.totals[seat.index()].add(i64::from(*total), *total, *total);
        }
    }

    pub fn count_bot_win(&mut self, bot: Skill, winners: usize) {
        *self.bot_wins.entry(bot).or_default() += WHOLE / winners as u64;
    }

    pub fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.choices += other.choices;
        self.unwon += other.unwon;
        self.shared += other.shared;
        self.lengths.add(&other.lengths);
        self.wins.iter_mut().zip(&other.wins).for_each(|(mine, theirs)| *mine += theirs);
        for (bot, wins) in &other.bot_wins {
            *self.bot_wins.entry(*bot).or_default() += wins;
        }
        self.totals
            .iter_mut()
            .zip(&other.totals)
            .for_each(|(mine, theirs)| mine.add(theirs.sum, theirs.least, theirs.most));
        self.rules.add(&other.rules);
    }
}
