//! Playing the games.

use std::time::Instant;

use tinstar_bots::{Bot, Seen, Skill};
use tinstar_catalogue::{Decision, Study, Watched};
use tinstar_core::{
    Chance, Game, Generator, Instinct, Log, Match, MatchSeed, Outcome, Record, Seat, Silent, Status, Story,
    Told,
};

use crate::balance::{Notebook, Notes};
use crate::crew::{BATCH, share_out};
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
    pub bots: Vec<Skill>,
    /// Whether to count how often each rule fired.
    pub count_rules: bool,
}

/// A caller stopped the simulation, because a record could not be kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Interrupted;

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
    let begun = Instant::now();
    let players = share_out(
        (plan.games, plan.threads, BATCH),
        progress,
        || Player::new(plan),
        |player, index| match keep {
            None => player.play(index),
            Some(keep) => keep(index, player.play_recorded(index)),
        },
    )?;
    let mut tally = Tally::new(plan.seats);
    players.iter().for_each(|player| tally.add(&player.tally));
    Ok(Report::new(plan, &tally, begun.elapsed()))
}

/// Plays the games of `plan` and notes everything that `G` finds worth counting. It depends on `seed` and
/// nothing else, as [`simulate`] does, and plays the same games.
pub(crate) fn watch<G: Instinct + Study>(plan: &Plan<G>, progress: &(dyn Fn(u64) + Sync)) -> Notes {
    let sit = || (Player::new(plan), Notebook::new(plan.seats), Vec::new());
    let play = |(player, notebook, story): &mut (Player<'_, G>, Notebook<G>, _), index| {
        player.play_watched(index, notebook, story);
        true
    };
    let players =
        share_out((plan.games, plan.threads, BATCH), progress, sit, play).expect("nobody interrupts");
    let mut notes = Notebook::<G>::new(plan.seats).into_notes();
    players.into_iter().for_each(|(_, notebook, _)| notes.add(&notebook.into_notes()));
    notes
}

/// One thread's table: what it needs is made once and used for every game.
pub(crate) struct Player<'a, G: Game> {
    plan: &'a Plan<G>,
    bots: Vec<Box<dyn Bot<G>>>,
    legal: Vec<G::Action>,
    /// Who sits in seat 0 in this game; the others follow in their order.
    first: usize,
    tally: Tally,
}

impl<'a, G: Instinct> Player<'a, G> {
    pub(crate) fn new(plan: &'a Plan<G>) -> Self {
        let bots = plan.bots.iter().map(|skill| skill.bot()).collect();
        Self { plan, bots, legal: Vec::new(), first: 0, tally: Tally::new(plan.seats) }
    }

    /// What was counted.
    pub(crate) const fn tally(&self) -> &Tally {
        &self.tally
    }

    /// Plays game `index` and counts it.
    pub(crate) fn play(&mut self, index: u64) -> bool {
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
    fn play_with(&mut self, index: u64, seed: &MatchSeed, log: &mut impl Log<G>) {
        let mut chance = Chance::fast(seed);
        let mut luck = self.seat_bots(index);
        let mut state = G::setup(self.plan.seats, &self.plan.options, &mut chance, log);
        let mut decisions = 0;
        let mut choices = 0;
        let outcome = loop {
            match state.status() {
                Status::Over(outcome) => break outcome,
                Status::Waiting(deciders) => {
                    let seat = luck.one_of(deciders).expect("somebody decides until the end");
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
        let names = Seat::all(self.plan.seats).map(|seat| self.plan.bots[self.bot_at(seat)].to_string());
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
                    let seat = luck.one_of(deciders).expect("somebody decides until the end");
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

    /// Plays the same game `index`, and lets `notebook` see everything; `story` is only lent.
    fn play_watched(&mut self, index: u64, notebook: &mut Notebook<G>, story: &mut Vec<Told<G::Event>>)
    where
        G: Study,
    {
        let mut chance = Chance::fast(&MatchSeed::for_simulation(self.plan.seed, index));
        let mut luck = self.seat_bots(index);
        notebook.open();
        story.clear();
        let mut state = G::setup(self.plan.seats, &self.plan.options, &mut chance, story);
        notebook.watch(&Watched { decision: None, story, after: &state });
        let outcome = loop {
            match state.status() {
                Status::Over(outcome) => break outcome,
                Status::Waiting(deciders) => {
                    let seat = luck.one_of(deciders).expect("somebody decides until the end");
                    let action = self.choose(&state, seat, &mut luck);
                    notebook.decided(self.legal.len());
                    let before = state.clone();
                    story.clear();
                    state.resolve(seat, &action, &mut chance, story);
                    let decision = Some(Decision { before: &before, seat, action });
                    notebook.watch(&Watched { decision, story, after: &state });
                }
            }
        };
        notebook.close(&state, &outcome);
    }

    fn count_story(&mut self, story: &Story<G>) {
        if self.plan.count_rules {
            story.told().for_each(|told| self.tally.rules.count(told.rule));
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
