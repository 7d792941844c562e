//! What is counted while games are played, in whole numbers: sums do not depend on the order of games.

use std::collections::BTreeMap;

use tinstar_bots::Level;
use tinstar_core::{Counting, Outcome};

/// A victory in parts that can be shared equally by up to eight.
pub(crate) const WHOLE: u64 = 840;

/// Everything counted over many games.
pub(crate) struct Tally {
    pub games: u64,
    pub decisions: u64,
    pub choices: u64,
    /// How many games took so many decisions.
    pub lengths: Vec<u64>,
    /// Parts of victories by seat.
    pub wins: Vec<u64>,
    /// Parts of victories by bot.
    pub bot_wins: BTreeMap<Level, u64>,
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
            lengths: Vec::new(),
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
        if self.lengths.len() <= decisions as usize {
            self.lengths.resize(decisions as usize + 1, 0);
        }
        self.lengths[decisions as usize] += 1;
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

    pub fn count_bot_win(&mut self, bot: Level, winners: usize) {
        *self.bot_wins.entry(bot).or_default() += WHOLE / winners as u64;
    }

    pub fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.choices += other.choices;
        self.unwon += other.unwon;
        self.shared += other.shared;
        if self.lengths.len() < other.lengths.len() {
            self.lengths.resize(other.lengths.len(), 0);
        }
        self.lengths.iter_mut().zip(&other.lengths).for_each(|(mine, theirs)| *mine += theirs);
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
