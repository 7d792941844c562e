//! One player against a table of others: the smallest comparison of strength.
//!
//! Every deal is played once for each seat that the one can take, so that neither the deal nor the place decides; the
//! deals are what is independent. Wins are counted in whole sixtieths, which any number of winners shares without a
//! rest, so that the same deals give the same [`Score`] whatever the number of threads.

use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use tinstar_bots::{Bot, Seen};
use tinstar_core::{Chance, Game, MatchSeed, Outcome, Seat, Silent, Status};

use crate::estimate::Estimate;

/// A won game; it can be shared by up to six.
const WHOLE: u64 = 60;

/// The luck of players is another than that of games.
pub(crate) const PLAYERS_STREAM: u64 = 0xC047_E575_C047_E575;

/// Makes a player, for every thread its own.
pub type Maker<'a, G> = &'a (dyn Fn() -> Box<dyn Bot<G>> + Sync);

/// Who plays whom at which table.
pub struct Contest<'a, G: Game> {
    /// How many seats the table has.
    pub seats: usize,
    /// The game's options.
    pub options: G::Options,
    /// The number everything random follows from.
    pub seed: u64,
    /// Who sits in one seat.
    pub one: Maker<'a, G>,
    /// Who sits in all the others.
    pub rest: Maker<'a, G>,
}

/// How often the one won.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Score {
    /// How many deals were played, each from every seat.
    pub deals: u64,
    /// How many seats the table has.
    pub seats: u64,
    won: u64,
    squares: u64,
}

impl Score {
    /// How many games that are.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.deals * self.seats
    }

    /// The share of games won, a shared victory in part, with its 95 % interval over the deals. A share is never less than
    /// none nor more than all, and neither is the interval.
    #[must_use]
    pub fn share(&self) -> Estimate {
        self.mean().of_a_whole()
    }

    fn mean(&self) -> Estimate {
        let unit = (WHOLE * self.seats.max(1)) as f64;
        Estimate::mean(self.won as f64 / unit, self.squares as f64 / (unit * unit), self.deals as f64)
    }

    /// What would be fair: the same share for everybody.
    #[must_use]
    pub fn fair(&self) -> f64 {
        1.0 / self.seats.max(1) as f64
    }

    /// So many standard errors above the fair share; 0 before there are two deals.
    #[must_use]
    pub fn sigmas(&self) -> f64 {
        let share = self.mean();
        let error = (share.high - share.low) / (2.0 * 1.959_964);
        if self.deals < 2 || error == 0.0 { 0.0 } else { (share.value - self.fair()) / error }
    }

    /// Both together.
    pub fn add(&mut self, other: &Self) {
        self.seats = self.seats.max(other.seats);
        self.deals += other.deals;
        self.won += other.won;
        self.squares += other.squares;
    }

    /// What a page can be resumed from: deals, wins, squares.
    #[must_use]
    pub const fn counts(&self) -> [u64; 4] {
        [self.seats, self.deals, self.won, self.squares]
    }

    /// A score of these [`counts`](Self::counts).
    #[must_use]
    pub const fn of([seats, deals, won, squares]: [u64; 4]) -> Self {
        Self { deals, seats, won, squares }
    }
}

impl<G: Game> Contest<'_, G> {
    /// Plays these deals on so many threads. `progress` is told of every deal, from any thread.
    pub fn play(&self, deals: std::ops::Range<u64>, threads: usize, progress: &(dyn Fn() + Sync)) -> Score {
        let next = AtomicU64::new(deals.start);
        let work = || {
            let (mut one, mut rest) = ((self.one)(), (self.rest)());
            let mut legal = Vec::new();
            let mut score = Score { seats: self.seats as u64, ..Score::default() };
            loop {
                let deal = next.fetch_add(1, Ordering::Relaxed);
                if deal >= deals.end {
                    return score;
                }
                let won: u64 = Seat::all(self.seats)
                    .map(|place| {
                        let outcome = self.game(deal, place, &mut *one, &mut *rest, &mut legal);
                        let winners = outcome.winners();
                        if winners.contains(place) { WHOLE / winners.len() as u64 } else { 0 }
                    })
                    .sum();
                score.deals += 1;
                score.won += won;
                score.squares += won * won;
                progress();
            }
        };
        thread::scope(|scope| {
            let others: Vec<_> = (1..threads).map(|_| scope.spawn(work)).collect();
            let mut score = work();
            for other in others {
                score.add(&other.join().expect("a worker's panic is the contest's"));
            }
            score
        })
    }

    /// One game of a deal, with the one in seat `place`.
    fn game(
        &self,
        deal: u64,
        place: Seat,
        one: &mut dyn Bot<G>,
        rest: &mut dyn Bot<G>,
        legal: &mut Vec<G::Action>,
    ) -> Outcome {
        let mut chance = Chance::fast(&MatchSeed::for_simulation(self.seed, deal));
        let players = deal * self.seats as u64 + place.index() as u64;
        let mut luck = Chance::fast(&MatchSeed::for_simulation(self.seed ^ PLAYERS_STREAM, players));
        let mut state = G::setup(self.seats, &self.options, &mut chance, &mut Silent);
        loop {
            let seat = match state.status() {
                Status::Over(outcome) => return outcome,
                Status::Waiting(deciders) => luck.one_of(deciders).expect("somebody decides until the end"),
            };
            legal.clear();
            state.legal_actions(seat, legal);
            let seen = Seen::new(&state, seat);
            let action = if seat == place {
                one.choose(&seen, legal, &mut luck)
            } else {
                rest.choose(&seen, legal, &mut luck)
            };
            state.resolve(seat, &action, &mut chance, &mut Silent);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 59 of 60 deals won with two players: the interval of the mean alone would reach beyond all of them.
    #[test]
    fn an_interval_of_a_share_never_passes_all_or_none() {
        let most = Score::of([2, 60, 59 * 120, 59 * 120 * 120]);
        assert_eq!(most.share().high, 1.0);
        assert!((most.share().value - 59.0 / 60.0).abs() < 1e-9 && most.share().low > 0.9);
        assert!(most.sigmas() > 20.0, "what is clear stays clear: {}", most.sigmas());
        assert_eq!(Score::of([2, 60, 120, 120 * 120]).share().low, 0.0);
    }
}
