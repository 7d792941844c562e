//! Luck taken out of many matches: what is left of a result is what choices did.
//!
//! Over matches a result scatters by luck above all. A review says how much of each result was luck, and luck is nobody's
//! friend: taken out, the mean stays what it is and scatters less, so that fewer matches show who is better. It stays so
//! only if all matches begin as even as they are taken to be, which is why every deal is played from every seat: whatever
//! a seat is worth, over all of them everybody has the same share.

use tinstar_bots::{Bot, Seen};
use tinstar_core::{Chance, Generator, Instinct, Match, MatchSeed, Record, Seat, Status};
use tinstar_review::{Ledger, Review};

use crate::contest::{Contest, PLAYERS_STREAM};
use crate::crew::share_out;
use crate::estimate::{Estimate, jackknifed};

/// Every match is reviewed twice, with luck that has nothing in common: what both find is no error of the review.
const TWICE: [u64; 2] = [1, 2];

/// What a review found of one seat in one match.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Parted {
    /// What luck did to its chances, found twice.
    pub luck: [f64; 2],
    /// What its own choices and those of others did, found twice.
    pub choices: [f64; 2],
    /// What it won in the end.
    pub last: f64,
}

/// The matches of one deal, seat by seat; in match `n` the one sits in seat `n`.
pub type Deal = Vec<Vec<Parted>>;

/// Many deals that were played and reviewed.
#[derive(Clone, PartialEq, Debug)]
pub struct Weighing {
    deals: Vec<Deal>,
}

impl<G: Instinct> Contest<'_, G> {
    /// Plays these deals on so many threads, each from every seat, and reviews every match with so many rollouts a
    /// position. `progress` is told how many more deals are done, from any thread.
    ///
    /// # Panics
    /// If there are fewer than four rollouts, or no threads.
    #[must_use]
    pub fn weigh(
        &self,
        deals: u64,
        rollouts: u32,
        threads: usize,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Weighing {
        self.weighed(deals, rollouts, threads, self.seats, progress)
    }

    /// The same between equals, who need not change seats: every deal is played once.
    ///
    /// # Panics
    /// As [`Contest::weigh`].
    #[must_use]
    pub fn weigh_equals(
        &self,
        deals: u64,
        rollouts: u32,
        threads: usize,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Weighing {
        self.weighed(deals, rollouts, threads, 1, progress)
    }

    fn weighed(
        &self,
        deals: u64,
        rollouts: u32,
        threads: usize,
        places: usize,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Weighing {
        assert!(rollouts > 3 && threads > 0, "a review takes work");
        let workers = share_out(
            (deals, threads, 1),
            progress,
            || ((self.one)(), (self.rest)(), Vec::new()),
            |(one, rest, found), deal| {
                let places = Seat::all(self.seats).take(places);
                let matches =
                    places.map(|place| weigh(&self.record(deal, place, &mut **one, &mut **rest), rollouts));
                found.push((deal, matches.collect()));
                true
            },
        );
        let mut found: Vec<(u64, Deal)> =
            workers.expect("nobody interrupts").into_iter().flat_map(|(_, _, found)| found).collect();
        found.sort_by_key(|(deal, _)| *deal);
        Weighing { deals: found.into_iter().map(|(_, deal)| deal).collect() }
    }

    /// The match of a deal with the one in seat `place`, with its history.
    fn record(&self, deal: u64, place: Seat, one: &mut dyn Bot<G>, rest: &mut dyn Bot<G>) -> Record<G> {
        let seed = MatchSeed::for_simulation(self.seed, deal);
        let players = deal * self.seats as u64 + place.index() as u64;
        let mut luck = Chance::fast(&MatchSeed::for_simulation(self.seed ^ PLAYERS_STREAM, players));
        let names = vec![String::new(); self.seats];
        let (mut game, _) = Match::<G>::begin(names, self.options.clone(), seed, Generator::Fast)
            .expect("a contest is of a match that can be played");
        let mut legal = Vec::new();
        while let Status::Waiting(deciders) = game.state().status() {
            let seat = luck.one_of(deciders).expect("somebody decides until the end");
            legal.clear();
            game.state().legal_actions(seat, &mut legal);
            let seen = Seen::new(game.state(), seat);
            let bot: &mut dyn Bot<G> = if seat == place { one } else { rest };
            let action = bot.choose(&seen, &legal, &mut luck);
            game.act(seat, action).expect("a bot chooses from the legal actions");
        }
        game.record()
    }
}

/// What luck and choices did in a match, for every seat.
fn weigh<G: Instinct>(record: &Record<G>, rollouts: u32) -> Vec<Parted> {
    let [one, other] = TWICE.map(|seed| {
        let course = Review { rollouts: rollouts / 2, seed }.course(record).expect("it was just played");
        let mut judge = course.judge();
        course.told((0..course.pieces()).map(|piece| judge.weigh(piece))).accounts
    });
    let weighed = |(one, other): (Ledger, Ledger)| Parted {
        luck: [one.luck, other.luck],
        choices: [one.own + one.others, other.own + other.others],
        last: one.last,
    };
    one.into_iter().zip(other).map(weighed).collect()
}

impl Parted {
    fn mean_luck(&self) -> f64 {
        self.luck.iter().sum::<f64>() / 2.0
    }

    fn mean_choices(&self) -> f64 {
        self.choices.iter().sum::<f64>() / 2.0
    }
}

impl Weighing {
    /// How many matches were played.
    #[must_use]
    pub fn matches(&self) -> usize {
        self.deals.iter().map(Vec::len).sum()
    }

    fn seats(&self) -> usize {
        self.deals.first().and_then(|deal| deal.first()).map_or(1, Vec::len)
    }

    /// The mean over the matches of a deal, deal by deal, of what `of` says of its seats; in a match the one has the place
    /// that comes with them.
    fn by_deal(&self, of: impl Fn(&[Parted], usize) -> f64) -> Vec<f64> {
        let mean = |deal: &Deal| {
            let all: f64 = deal.iter().enumerate().map(|(place, seats)| of(seats, place)).sum();
            all / deal.len() as f64
        };
        self.deals.iter().map(mean).collect()
    }

    /// The mean luck of a seat, whoever sits there: zero, if luck is nobody's friend.
    #[must_use]
    pub fn luck(&self, seat: Seat) -> Estimate {
        Estimate::of(self.by_deal(|seats, _| seats[seat.index()].mean_luck()))
    }

    /// What choices did to a seat in the mean, its own and those of others: zero, if all choose equally well.
    #[must_use]
    pub fn choices(&self, seat: Seat) -> Estimate {
        Estimate::of(self.by_deal(|seats, _| seats[seat.index()].mean_choices()))
    }

    /// The share of the matches that the one won, as it was.
    #[must_use]
    pub fn plain(&self) -> Estimate {
        Estimate::of(self.by_deal(|seats, place| seats[place].last))
    }

    /// The same with luck taken out: an even share, and what choices did.
    #[must_use]
    pub fn adjusted(&self) -> Estimate {
        let even = 1.0 / self.seats() as f64;
        Estimate::of(self.by_deal(|seats, place| even + seats[place].mean_choices()))
    }

    /// How many times fewer matches show the same difference as surely if luck is taken out: how many times the results
    /// scatter more as they are.
    #[must_use]
    pub fn fewer(&self) -> Estimate {
        let plain = self.by_deal(|seats, place| seats[place].last);
        let adjusted = self.by_deal(|seats, place| seats[place].mean_choices());
        let pairs: Vec<[f64; 2]> = plain.into_iter().zip(adjusted).map(|(one, other)| [one, other]).collect();
        // Of a ratio of two scatters the logarithm is nearly normal.
        let Estimate { value, low, high } = jackknifed(&pairs, |pairs| {
            let [plain, adjusted] = [0, 1].map(|of| scatter(pairs.iter().map(|pair| pair[of])));
            (plain / adjusted).ln()
        });
        Estimate { value: value.exp(), low: low.exp(), high: high.exp() }
    }

    /// The share of the results' scatter that is luck, the rest being what choices did.
    ///
    /// What a review is wrong by scatters too. What was found twice with nothing in common is multiplied instead of squared,
    /// and so that part has a mean of nothing.
    #[must_use]
    pub fn share_of_luck(&self) -> Estimate {
        let even = 1.0 / self.seats() as f64;
        let all = self.by_deal(|seats, _| seats.iter().map(|seat| (seat.last - even).powi(2)).sum());
        let chosen =
            self.by_deal(|seats, _| seats.iter().map(|seat| seat.choices[0] * seat.choices[1]).sum());
        let squares: Vec<[f64; 2]> = all.into_iter().zip(chosen).map(|(one, other)| [one, other]).collect();
        jackknifed(&squares, |squares| {
            let [all, chosen] = [0, 1].map(|of| squares.iter().map(|square| square[of]).sum::<f64>());
            1.0 - chosen / all
        })
    }
}

/// The variance of some numbers.
fn scatter(numbers: impl ExactSizeIterator<Item = f64> + Clone) -> f64 {
    let many = numbers.len() as f64;
    let mean = numbers.clone().sum::<f64>() / many;
    numbers.map(|number| (number - mean) * (number - mean)).sum::<f64>() / (many - 1.0).max(1.0)
}

#[cfg(test)]
mod tests {
    use tinstar_bots::{Level, Skill};

    use super::*;

    fn weighed(luck: [f64; 2], choices: [f64; 2], last: f64) -> Parted {
        Parted { luck, choices, last }
    }

    /// Dice that are somebody's friend: the matches that seat 0 lost are forgotten.
    #[test]
    fn loaded_dice_would_be_seen() {
        let (one, rest) = (Skill::from(Level::Instinct), Skill::from(Level::Instinct));
        let contest = Contest::<catching_santa::CatchingSanta> {
            seats: 2,
            options: Default::default(),
            seed: 5,
            one: &move || one.bot(),
            rest: &move || rest.bot(),
        };
        let mut weighing = contest.weigh_equals(24, 4, 2, &|_| ());
        let friend = Seat::new(0);
        assert!(weighing.luck(friend).holds(0.0), "{:?}", weighing.luck(friend));
        weighing.deals.retain(|deal| deal[0][0].last > 0.0);
        let luck = weighing.luck(friend);
        assert!(!luck.holds(0.0) && luck.value > 0.2, "{luck:?}");
    }

    #[test]
    fn what_a_review_is_wrong_by_is_no_luck_and_no_choice() {
        // Half of a game one way or the other; whatever was found of choices was found only once.
        let one =
            |sign: f64, noise: f64| vec![vec![weighed([0.5 * sign; 2], [noise, 0.0], 0.5 + 0.5 * sign)]];
        let deals: Vec<Deal> = (0..40)
            .flat_map(|deal| one(if deal % 2 == 0 { 1.0 } else { -1.0 }, 0.3))
            .map(|deal| vec![deal])
            .collect();
        let weighing = Weighing { deals };
        assert_eq!(weighing.share_of_luck().value, 1.0);
        assert_eq!(weighing.luck(Seat::new(0)).value, 0.0);
        assert!((weighing.choices(Seat::new(0)).value - 0.15).abs() < 1e-9);
    }

    #[test]
    fn a_result_that_scatters_four_times_as_much_takes_four_times_the_matches() {
        let deals: Vec<Deal> = (0..400)
            .map(|deal| {
                let sign = |bit: u32| f64::from(deal >> bit & 1) * 2.0 - 1.0;
                vec![vec![weighed([0.0; 2], [0.25 * sign(0); 2], 0.5 + 0.5 * sign(1))]]
            })
            .collect();
        let fewer = Weighing { deals }.fewer();
        assert!((fewer.value - 4.0).abs() < 0.05 && fewer.low > 3.0 && fewer.high < 5.0, "{fewer:?}");
    }
}
