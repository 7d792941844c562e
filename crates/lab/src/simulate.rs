//! Playing the games.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

use tinstar_bots::{Bot, Level, Seen};
use tinstar_core::{
    Chance, Game, Generator, Instinct, Log, Match, MatchSeed, Outcome, Record, Seat, SeatSet, Silent, Status,
    Told,
};

use crate::report::Report;
use crate::tally::Tally;

/// What to simulate.
#[derive(Clone, Debug)]
pub struct Plan<G: Game> {
    /// How many seats at each table.
    pub seats: usize,
    /// The game's options.
    pub options: G::Options,
    /// How many games.
    pub games: u64,
    /// The number everything random follows from.
    pub seed: u64,
    /// How many threads play.
    pub threads: usize,
    /// Who plays: as many as there are seats. From game to game everybody moves on one seat, so that no
    /// bot has the better place.
    pub bots: Vec<Level>,
    /// Whether to count how often each rule fired.
    pub count_rules: bool,
}

/// A caller stopped the simulation, because a record could not be kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Interrupted;

/// How many games a thread takes on at once.
const BATCH: u64 = 256;

/// Bots draw from their own stream, so that a game's luck does not depend on who plays.
const BOTS_STREAM: u64 = 0xB075_B075_B075_B075;

/// Plays the games of `plan`. `progress` is told how many more games are done, from any thread; `keep` is given
/// each game's record, if there is one to ask for, and stops the simulation by answering `false`.
///
/// # Errors
/// If `keep` stopped it.
///
/// # Panics
/// If the plan was not checked: the game does not allow the seats or the options, the bots are not one per
/// seat, or there are no threads.
pub fn simulate<G: Instinct>(
    plan: &Plan<G>,
    progress: &(dyn Fn(u64) + Sync),
    keep: Option<&(dyn Fn(u64, Record<G>) -> bool + Sync)>,
) -> Result<Report, Interrupted> {
    assert!(G::check_setup(plan.seats, &plan.options).is_ok(), "a plan is checked before it is carried out");
    assert!(plan.bots.len() == plan.seats && plan.threads > 0, "a plan is checked before it is carried out");
    let next = AtomicU64::new(0);
    let stopped = AtomicBool::new(false);
    let begun = Instant::now();
    let work = || {
        let mut player = Player::new(plan);
        while !stopped.load(Ordering::Relaxed) {
            let first = next.fetch_add(BATCH, Ordering::Relaxed);
            if first >= plan.games {
                break;
            }
            let batch = first..plan.games.min(first + BATCH);
            for index in batch.clone() {
                let kept = match keep {
                    None => player.play(index),
                    Some(keep) => keep(index, player.play_recorded(index)),
                };
                if !kept {
                    stopped.store(true, Ordering::Relaxed);
                    return player.tally;
                }
            }
            progress(batch.end - batch.start);
        }
        player.tally
    };
    let tally = thread::scope(|scope| {
        // This thread plays too.
        let others: Vec<_> = (1..plan.threads).map(|_| scope.spawn(work)).collect();
        let mut sum = work();
        for other in others {
            sum.add(&other.join().expect("a worker's panic is the simulation's"));
        }
        sum
    });
    if stopped.into_inner() { Err(Interrupted) } else { Ok(Report::new(plan, &tally, begun.elapsed())) }
}

/// One thread's table: what it needs is made once and used for every game.
struct Player<'a, G: Game> {
    plan: &'a Plan<G>,
    bots: Vec<Box<dyn Bot<G>>>,
    legal: Vec<G::Action>,
    /// Who sits in seat 0 in this game; the others follow in their order.
    first: usize,
    tally: Tally,
}

impl<'a, G: Instinct> Player<'a, G> {
    fn new(plan: &'a Plan<G>) -> Self {
        let bots = plan.bots.iter().map(|level| level.bot()).collect();
        Self { plan, bots, legal: Vec::new(), first: 0, tally: Tally::new(plan.seats) }
    }

    /// Plays game `index` and counts it.
    fn play(&mut self, index: u64) -> bool {
        let seed = MatchSeed::for_simulation(self.plan.seed, index);
        if self.plan.count_rules {
            let mut rules = std::mem::take(&mut self.tally.rules);
            self.play_with(index, &seed, &mut rules);
            self.tally.rules = rules;
        } else {
            self.play_with(index, &seed, &mut Silent);
        }
        true
    }

    #[inline]
    fn play_with(&mut self, index: u64, seed: &MatchSeed, log: &mut impl Log<G::Event>) {
        let mut chance = Chance::fast(seed);
        let mut luck = self.seat_bots(index);
        let mut state = G::setup(self.plan.seats, &self.plan.options, &mut chance, log);
        let mut decisions = 0;
        let mut choices = 0;
        let outcome = loop {
            match state.status() {
                Status::Over(outcome) => break outcome,
                Status::Waiting(deciders) => {
                    let seat = one_of(deciders, &mut luck);
                    let action = self.choose(&state, seat, &mut luck);
                    decisions += 1;
                    choices += self.legal.len() as u64;
                    state.resolve(seat, &action, &mut chance, log);
                }
            }
        };
        self.count(decisions, choices, &outcome);
    }

    /// Plays the same game `index`, and keeps its history.
    fn play_recorded(&mut self, index: u64) -> Record<G> {
        let mut luck = self.seat_bots(index);
        let names =
            Seat::all(self.plan.seats).map(|seat| self.plan.bots[self.bot_at(seat)].name().to_owned());
        let seed = MatchSeed::for_simulation(self.plan.seed, index);
        let (mut game, story) =
            Match::<G>::begin(names.collect(), self.plan.options.clone(), seed, Generator::Fast)
                .expect("a plan is checked before it is carried out");
        self.count_story(&story);
        let mut choices = 0;
        let outcome = loop {
            match game.state().status() {
                Status::Over(outcome) => break outcome,
                Status::Waiting(deciders) => {
                    let seat = one_of(deciders, &mut luck);
                    let action = self.choose(game.state(), seat, &mut luck);
                    choices += self.legal.len() as u64;
                    let story = game.act(seat, action).expect("a bot chooses from the legal actions");
                    self.count_story(&story);
                }
            }
        };
        self.count(game.steps() as u64, choices, &outcome);
        game.record()
    }

    fn count_story(&mut self, story: &[Told<G::Event>]) {
        if self.plan.count_rules {
            story.iter().for_each(|told| Log::<()>::tell(&mut self.tally.rules, told.rule, || ()));
        }
    }

    /// Gives the bots their seats for game `index`, and their luck.
    fn seat_bots(&mut self, index: u64) -> Chance {
        self.first = (index % self.plan.seats as u64) as usize;
        Chance::fast(&MatchSeed::for_simulation(self.plan.seed ^ BOTS_STREAM, index))
    }

    fn bot_at(&self, seat: Seat) -> usize {
        let bot = self.first + seat.index();
        if bot < self.plan.seats { bot } else { bot - self.plan.seats }
    }

    #[inline]
    fn choose(&mut self, state: &G, seat: Seat, luck: &mut Chance) -> G::Action {
        self.legal.clear();
        state.legal_actions(seat, &mut self.legal);
        let bot = self.bot_at(seat);
        self.bots[bot].choose(&Seen::new(state, seat), &self.legal, luck)
    }

    fn count(&mut self, decisions: u64, choices: u64, outcome: &Outcome) {
        self.tally.count_game(decisions, choices, outcome);
        for seat in outcome.winners().iter() {
            let bot = self.plan.bots[self.bot_at(seat)];
            self.tally.count_bot_win(bot, outcome.winners().len());
        }
    }
}

/// The decider who answers first; when several may, each is equally likely.
#[inline(always)]
fn one_of(deciders: SeatSet, luck: &mut Chance) -> Seat {
    let first = deciders.first().expect("somebody decides until the end");
    if deciders == SeatSet::only(first) {
        return first;
    }
    let nth = luck.below(deciders.len() as u32) as usize;
    deciders.iter().nth(nth).unwrap_or(first)
}
