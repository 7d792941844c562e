//! A bot that tries its choices out in imagined worlds.
//!
//! It knows the contract of games and nothing else. Each world is dealt anew from what its seat sees
//! and others did ([`imagine`](tinstar_core::Instinct::imagine)); in each world every choice that is still in the running is
//! played to the end with the same luck, everybody deciding by instinct and by what *they* would see. The worse half
//! of the choices is given up, the rest is tried in more worlds, until one is left (sequential halving).
//!
//! World `j` follows from the bot's luck and `j` alone and results are added up in whole numbers, so that a budget in
//! rollouts gives the same choice on any number of threads.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use tinstar_core::{
    Chance, FirstSight, Game, Instinct, MatchSeed, Outcome, Seat, SeatSet, Silent, Status, Viewer,
};

use crate::{Bot, Seen};

/// How much a search may do for one decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Budget {
    /// So many games played to the end. The same view and luck give the same choice.
    Rollouts(u32),
    /// So long.
    Time(Duration),
}

/// No more choices than this are tried out; the instinct says which.
const MOST_ARMS: usize = 10;

/// A won rollout. It can be shared by up to six, and a place in between counts a little.
const WON: u64 = 6000;

/// What the best place counts beside the victory.
const PLACE: u64 = 600;

/// The lead of the best choice over the next, in standard errors, with which a search stops early.
const CERTAIN: f64 = 3.0;

/// The lead over the instinct's choice, in standard errors, that is a finding. What is within the noise is none: who takes
/// whatever looks best in a few worlds plays worse than the instinct where all choices are nearly equal.
const FINDING: f64 = 1.0;

/// Whom a search takes the others for, and itself later on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Others {
    /// Deputies who do something at random now and then: whoever expects only instincts plays well against nobody else.
    Mixed,
    /// Deputies.
    Deputies,
    /// Players who do anything.
    Random,
}

impl Others {
    /// How many of 16 decisions are made at random in a world; worlds are taken by turns.
    const fn wild(self, world: u64) -> u32 {
        match self {
            Self::Mixed => [0, 0, 2, 6][(world % 4) as usize],
            Self::Deputies => 0,
            Self::Random => 16,
        }
    }
}

/// When a search stops, whatever is left of its budget.
#[derive(Clone, Default, Debug)]
pub struct Limit {
    /// At this moment, if there is one.
    pub deadline: Option<Instant>,
    /// As soon as others wait.
    pub hurry: Option<Hurry>,
}

/// Others who may be waiting for the same processor.
#[derive(Clone, Debug)]
pub struct Hurry {
    /// Until then nobody is hurried.
    pub from: Instant,
    /// How many wait.
    pub waiting: Arc<AtomicUsize>,
}

impl Limit {
    /// A limit in time alone.
    #[must_use]
    pub const fn by(deadline: Instant) -> Self {
        Self { deadline: Some(deadline), hurry: None }
    }

    fn is_over(&self, round: Option<Instant>) -> bool {
        if round.is_none() && self.hurry.is_none() {
            return false;
        }
        let now = Instant::now();
        let hurried = |hurry: &Hurry| now >= hurry.from && hurry.waiting.load(Ordering::Relaxed) > 0;
        round.is_some_and(|end| now >= end) || self.hurry.as_ref().is_some_and(hurried)
    }
}

/// A choice that was weighed, and what was found.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weighed {
    /// Its place among the legal actions.
    pub at: usize,
    /// The chance to win with it, shared victories in part; none if it was not tried out, because the decision is about
    /// what others believe or there is nothing else to do.
    pub chance: Option<f64>,
    /// In how many imagined worlds it was tried.
    pub worlds: u64,
}

/// Searches for a seat.
pub struct Search<G: Game> {
    budget: Budget,
    limit: Limit,
    /// Whether it is asked for advice: it goes on although the best choice is clear, for the chances of the others are
    /// wanted too.
    patient: bool,
    others: Others,
    sight: FirstSight,
    arms: Vec<Arm>,
    products: Products,
    helpers: Vec<Helper<G>>,
}

/// A choice and how it has done.
#[derive(Clone, Copy, Debug)]
struct Arm {
    /// Its place among the legal actions.
    at: usize,
    /// Its place among the products.
    row: usize,
    appeal: i32,
    tally: Tally,
}

#[derive(Clone, Copy, Default, Debug)]
struct Tally {
    worlds: u64,
    sum: u64,
    /// The part of `sum` that victories are.
    won: u64,
}

impl Tally {
    fn add(&mut self, other: &Self) {
        self.worlds += other.worlds;
        self.sum += other.sum;
        self.won += other.won;
    }

    fn mean(&self) -> f64 {
        self.sum as f64 / self.worlds.max(1) as f64
    }
}

/// Sums of what two arms were worth in the same world, multiplied. All arms of a world have the same luck, so the
/// difference of two is known far better than either.
type Products = [[u64; MOST_ARMS]; MOST_ARMS];

/// What one thread needs; it is kept, so that a rollout allocates nothing.
struct Helper<G: Game> {
    sight: FirstSight,
    legal: Vec<G::Action>,
    /// Of each arm, in this round.
    tallies: [Tally; MOST_ARMS],
    products: Products,
    /// What each was worth in one world, and the part of it that is the victory.
    values: [(u64, u64); MOST_ARMS],
}

impl<G: Game> Default for Helper<G> {
    fn default() -> Self {
        Self {
            sight: FirstSight::default(),
            legal: Vec::new(),
            tallies: [Tally::default(); MOST_ARMS],
            products: Products::default(),
            values: [(0, 0); MOST_ARMS],
        }
    }
}

/// A decision as all threads of a search see it.
struct Case<'a, G: Game> {
    view: &'a G::View,
    seat: Seat,
    legal: &'a [G::Action],
    seed: u64,
    others: Others,
}

impl<G: Instinct> Search<G> {
    /// A search with this budget on so many threads.
    #[must_use]
    pub fn new(budget: Budget, threads: usize) -> Self {
        let helpers = std::iter::repeat_with(Helper::default).take(threads.max(1)).collect();
        let sight = FirstSight::default();
        Self {
            budget,
            limit: Limit::default(),
            patient: false,
            others: Others::Mixed,
            sight,
            arms: Vec::new(),
            products: Products::default(),
            helpers,
        }
    }

    /// The same within a limit.
    #[must_use]
    pub fn within(mut self, limit: Limit) -> Self {
        self.limit = limit;
        self
    }

    /// The same for whoever asks for advice: it spends its whole budget.
    #[must_use]
    pub const fn patient(mut self) -> Self {
        self.patient = true;
        self
    }

    /// The same, that takes everybody for these.
    #[must_use]
    pub const fn among(mut self, others: Others) -> Self {
        self.others = others;
        self
    }

    /// What to do, the best first, and the chance to win with each choice that was tried. Of a decision that is not
    /// searched the choice alone is known.
    pub fn weigh(
        &mut self,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
        luck: &mut Chance,
    ) -> Vec<Weighed> {
        let best = self.decide(view, seat, legal, luck);
        let tried = self.arms.iter().filter(|arm| arm.tally.worlds > 0);
        let mut found: Vec<Weighed> = tried
            .map(|arm| {
                let worlds = arm.tally.worlds;
                let chance = arm.tally.won as f64 / (WON * worlds) as f64;
                Weighed { at: arm.at, chance: Some(chance), worlds }
            })
            .collect();
        found.sort_by(|one, other| {
            let key = |found: &Weighed| (found.at == best, found.chance);
            key(other).partial_cmp(&key(one)).expect("chances compare")
        });
        if found.is_empty() { vec![Weighed { at: best, chance: None, worlds: 0 }] } else { found }
    }

    /// The place of the choice in `legal`.
    fn decide(&mut self, view: &G::View, seat: Seat, legal: &[G::Action], luck: &mut Chance) -> usize {
        // Nobody looks at a clock who has none: a browser's host, for one.
        let begun = matches!(self.budget, Budget::Time(_)).then(Instant::now);
        self.arms.clear();
        if legal.len() == 1 {
            return 0;
        }
        let appeals = self.sight.weigh::<G>(view, seat, legal, luck).appeals();
        self.arms.extend(appeals.iter().enumerate().map(|(at, appeal)| Arm {
            at,
            row: 0,
            appeal: *appeal,
            tally: Tally::default(),
        }));
        // Equals in any order, so that none is left out for its place.
        luck.shuffle(&mut self.arms);
        self.arms.sort_by_key(|arm| std::cmp::Reverse(arm.appeal));
        self.arms.truncate(MOST_ARMS);
        self.arms.iter_mut().zip(0..).for_each(|(arm, row)| arm.row = row);
        self.products = Products::default();
        let seed = u64::from(luck.below(u32::MAX)) << 32 | u64::from(luck.below(u32::MAX));
        if G::is_bluff(view) {
            return self.arms[0].at;
        }
        let favourite = self.arms[0].at;
        let case = Case { view, seat, legal, seed, others: self.others };
        let mut alive = self.arms.len();
        let (mut world, mut spent) = (0, 0);
        while alive > 1 {
            let rounds = alive.next_power_of_two().trailing_zeros();
            // A deadline is shared between the rounds too, so that it does not end in the first of them.
            let mut stop = Stop { after: None, at: self.limit.deadline.map(|end| shared_until(end, rounds)) };
            match self.budget {
                Budget::Rollouts(all) => {
                    let worlds = all.saturating_sub(spent) / rounds / alive as u32;
                    if worlds == 0 {
                        break;
                    }
                    spent += worlds * alive as u32;
                    stop.after = Some(u64::from(worlds));
                }
                Budget::Time(all) => {
                    let end = shared_until(begun.expect("a budget in time begins now") + all, rounds);
                    stop.at = Some(stop.at.map_or(end, |at| at.min(end)));
                }
            }
            if self.limit.is_over(stop.at) {
                break;
            }
            world += self.round(&case, world, alive, stop);
            self.arms[..alive].sort_by(|one, other| {
                other.tally.mean().total_cmp(&one.tally.mean()).then(other.appeal.cmp(&one.appeal))
            });
            if !self.patient && self.arms[0].tally.worlds >= 16 && self.leads(0, 1, CERTAIN) {
                break;
            }
            alive = alive.div_ceil(2);
            let place = self.place(favourite);
            if alive > 1 && place >= alive {
                // What others are compared with stays in the running to the end.
                self.arms.swap(place, alive - 1);
            }
        }
        let place = self.place(favourite);
        if place > 0 && self.leads(0, place, FINDING) { self.arms[0].at } else { favourite }
    }

    /// Where the arm is now that is `at` among the legal actions.
    fn place(&self, at: usize) -> usize {
        self.arms.iter().position(|arm| arm.at == at).unwrap_or(0)
    }

    /// Whether an arm is ahead of another by more than so many standard errors of the difference, in the worlds in which
    /// both were tried.
    fn leads(&self, one: usize, other: usize, errors: f64) -> bool {
        let (one, other) = (&self.arms[one], &self.arms[other]);
        let worlds = one.tally.worlds.min(other.tally.worlds).max(2) as f64;
        let lead = one.tally.mean() - other.tally.mean();
        let [both, first, second] = [(one, other), (one, one), (other, other)]
            .map(|(one, other)| self.products[one.row][other.row] as f64);
        let spread = ((first + second - 2.0 * both) / worlds - lead * lead).max(0.0);
        lead > errors * (spread / (worlds - 1.0)).sqrt()
    }

    /// Tries the first `alive` arms in worlds from number `first` on; how many there were.
    fn round(&mut self, case: &Case<'_, G>, first: u64, alive: usize, stop: Stop) -> u64 {
        let threads = self.helpers.len() as u64;
        let (arms, limit) = (&self.arms[..alive], &self.limit);
        let (mine, others) = self.helpers.split_first_mut().expect("a search has a thread");
        // A short round is not worth a thread.
        if others.is_empty() || stop.after.is_some_and(|worlds| worlds < 4 * threads) {
            mine.work(case, arms, first, (0, 1), (stop, limit));
        } else {
            thread::scope(|scope| {
                for (number, helper) in (1..).zip(others.iter_mut()) {
                    scope.spawn(move || helper.work(case, arms, first, (number, threads), (stop, limit)));
                }
                mine.work(case, arms, first, (0, threads), (stop, limit));
            });
        }
        let mut worlds = 0;
        for helper in &mut self.helpers {
            worlds += helper.tallies[0].worlds;
            for (arm, tally) in self.arms[..alive].iter_mut().zip(&mut helper.tallies) {
                arm.tally.add(&std::mem::take(tally));
            }
            for (sums, added) in self.products.iter_mut().zip(std::mem::take(&mut helper.products)) {
                sums.iter_mut().zip(added).for_each(|(sum, added)| *sum += added);
            }
        }
        worlds
    }
}

/// When a round ends: after so many worlds, or at a moment.
#[derive(Clone, Copy)]
struct Stop {
    after: Option<u64>,
    at: Option<Instant>,
}

/// When a round ends if so many of them share what is left until `end`.
fn shared_until(end: Instant, rounds: u32) -> Instant {
    let now = Instant::now();
    now + end.saturating_duration_since(now) / rounds
}

impl<G: Instinct> Helper<G> {
    /// Plays every arm in every `step`th world of `worlds`, beginning with the `nth`.
    fn work(
        &mut self,
        case: &Case<'_, G>,
        arms: &[Arm],
        first: u64,
        (nth, step): (u64, u64),
        (stop, limit): (Stop, &Limit),
    ) {
        for world in (first + nth..).step_by(step as usize) {
            if stop.after.is_some_and(|worlds| world - first >= worlds) {
                return;
            }
            let dealt = G::imagine(case.view, &mut luck(case.seed, world, 0));
            for (arm, place) in arms.iter().zip(0..MOST_ARMS) {
                // A world that was not played with every arm does not count.
                if limit.is_over(stop.at) {
                    return;
                }
                let outcome = self.rollout(case, dealt.clone(), &case.legal[arm.at], world);
                self.values[place] = value(&outcome, case.seat);
            }
            for ((arm, tally), (value, won)) in arms.iter().zip(&mut self.tallies).zip(&self.values) {
                tally.add(&Tally { worlds: 1, sum: *value, won: *won });
                for (other, (worth, _)) in arms.iter().zip(&self.values) {
                    self.products[arm.row][other.row] += value * worth;
                }
            }
        }
    }

    /// How a world ends in which the seat does this now. Everybody decides by what they see of it.
    fn rollout(&mut self, case: &Case<'_, G>, mut state: G, action: &G::Action, world: u64) -> Outcome {
        let (mut chance, mut whims) = (luck(case.seed, world, 1), luck(case.seed, world, 2));
        let wild = case.others.wild(world);
        state.resolve(case.seat, action, &mut chance, &mut Silent);
        loop {
            let seat = match state.status() {
                Status::Over(outcome) => return outcome,
                Status::Waiting(deciders) => any_of(deciders, &mut whims),
            };
            self.legal.clear();
            state.legal_actions(seat, &mut self.legal);
            let action = if wild > 0 && whims.below(16) < wild {
                *whims.pick(&self.legal).expect("a seat that decides has a choice")
            } else if let [only] = self.legal[..] {
                only
            } else {
                let view = state.view(Viewer::Seat(seat));
                self.sight.choose::<G>(&view, seat, &self.legal, &mut whims)
            };
            state.resolve(seat, &action, &mut chance, &mut Silent);
        }
    }
}

/// What an outcome is worth to a seat: the victory, in parts if it is shared, and a little for the place. The victory alone
/// comes second.
fn value(outcome: &Outcome, seat: Seat) -> (u64, u64) {
    let winners = outcome.winners();
    let won = if winners.contains(seat) { WON / winners.len() as u64 } else { 0 };
    let seats = outcome.places.seats() as u64;
    (won + PLACE * (seats - u64::from(outcome.places[seat])) / (seats - 1).max(1), won)
}

/// The decider who answers first; when several may, each is equally likely.
pub(crate) fn any_of(deciders: SeatSet, luck: &mut Chance) -> Seat {
    let first = deciders.first().expect("somebody decides until the end");
    let many = deciders.len() as u32;
    if many == 1 { first } else { deciders.iter().nth(luck.below(many) as usize).unwrap_or(first) }
}

/// Luck of one kind in one world.
fn luck(seed: u64, world: u64, kind: u64) -> Chance {
    Chance::fast(&MatchSeed::for_simulation(seed, 4 * world + kind))
}

impl<G: Instinct> Bot<G> for Search<G> {
    fn choose(&mut self, seen: &Seen<'_, G>, legal: &[G::Action], luck: &mut Chance) -> G::Action {
        if let [only] = legal {
            return *only;
        }
        legal[self.decide(&seen.view(), seen.seat(), legal, luck)]
    }
}
