//! Positions played to their end by deputies, and how often each seat won.

use tinstar_core::{Chance, FirstSight, Game, Instinct, MatchSeed, Outcome, Seat, Silent, Status, Viewer};

/// A won game; any number of winners up to eight shares it without a rest.
const WHOLE: u16 = 840;

/// Kinds of luck that have nothing to do with each other.
#[derive(Clone, Copy)]
pub(super) enum Kind {
    /// Who decides first of several, and what deputies decide.
    Whims,
    /// Dice and cards.
    Dice,
    /// What nobody knows yet.
    Unseen,
    /// What one seat cannot see.
    Worlds,
    /// Which choices are compared.
    Compared,
}

/// The luck of one rollout: the same at the same step, from whatever position it is played on.
#[derive(Clone, Copy)]
pub(super) struct Luck {
    pub seed: u64,
    pub rollout: u32,
}

impl Luck {
    /// Of so many rollouts.
    pub fn of_all(seed: u64, rollouts: u32) -> impl Iterator<Item = Self> {
        (0..rollouts).map(move |rollout| Self { seed, rollout })
    }

    /// Of a kind at a step; the set-up is step 0.
    pub fn of(self, step: usize, kind: Kind) -> Chance {
        let number = u64::from(self.rollout) << 32 | (step as u64) << 3 | kind as u64;
        Chance::fast(&MatchSeed::for_simulation(self.seed, number))
    }

    /// The position with what nobody knows dealt anew: alike in all positions of a match.
    pub fn redealt<G: Game>(self, state: &G) -> G {
        let mut state = state.clone();
        state.redeal(&mut self.of(0, Kind::Unseen));
        state
    }
}

/// Plays positions to their end; what it needs is kept, so that it allocates nothing.
pub(super) struct Playout<G: Game> {
    sight: FirstSight,
    legal: Vec<G::Action>,
}

impl<G: Game> Default for Playout<G> {
    fn default() -> Self {
        Self { sight: FirstSight::default(), legal: Vec::new() }
    }
}

impl<G: Instinct> Playout<G> {
    /// How it ends if everybody is a deputy from this step on and decides by what they see.
    pub fn end(&mut self, mut state: G, luck: Luck, from: usize) -> Outcome {
        for step in from.. {
            let mut whims = luck.of(step, Kind::Whims);
            let seat = match state.status() {
                Status::Over(outcome) => return outcome,
                Status::Waiting(deciders) => whims.one_of(deciders).expect("somebody decides until the end"),
            };
            self.legal.clear();
            state.legal_actions(seat, &mut self.legal);
            let action = if let [only] = self.legal[..] {
                only
            } else {
                self.sight.choose::<G>(&state.view(Viewer::Seat(seat)), seat, &self.legal, &mut whims)
            };
            state.resolve(seat, &action, &mut luck.of(step, Kind::Dice), &mut Silent);
        }
        unreachable!("every match ends")
    }
}

/// What a seat won of a game.
pub(super) fn share(outcome: &Outcome, seat: Seat) -> f64 {
    let winners = outcome.winners();
    if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 }
}

/// What every seat won in each of several games.
#[derive(Clone)]
pub(super) struct Value {
    seats: usize,
    /// Game by game, in parts of a won one.
    won: Vec<u16>,
}

impl Value {
    pub const fn new(seats: usize) -> Self {
        Self { seats, won: Vec::new() }
    }

    /// The same in so many games.
    pub fn certain(outcome: &Outcome, games: u32) -> Self {
        let mut value = Self::new(outcome.places.seats());
        (0..games).for_each(|_| value.add(outcome));
        value
    }

    pub fn add(&mut self, outcome: &Outcome) {
        let whole = f64::from(WHOLE);
        self.won.extend(Seat::all(self.seats).map(|seat| (share(outcome, seat) * whole).round() as u16));
    }

    /// What a seat won in each game.
    pub fn of(&self, seat: Seat) -> impl Iterator<Item = f64> {
        self.won.iter().skip(seat.index()).step_by(self.seats).map(|won| f64::from(*won) / f64::from(WHOLE))
    }

    /// The share that a seat won of all games.
    pub fn mean(&self, seat: Seat) -> f64 {
        let games = self.won.len() / self.seats;
        // Added up in whole numbers, so that the order does not matter.
        let won: u64 =
            self.won.iter().skip(seat.index()).step_by(self.seats).map(|won| u64::from(*won)).sum();
        won as f64 / (games.max(1) * usize::from(WHOLE)) as f64
    }

    /// The share of every seat.
    pub fn means(&self) -> Vec<f64> {
        Seat::all(self.seats).map(|seat| self.mean(seat)).collect()
    }
}

/// The mean of some numbers and its standard error; no error of fewer than two.
pub(super) fn mean_and_error(numbers: &[f64]) -> (f64, f64) {
    let many = numbers.len().max(1) as f64;
    let mean = numbers.iter().sum::<f64>() / many;
    let scatter = numbers.iter().map(|number| (number - mean) * (number - mean)).sum::<f64>();
    (mean, (scatter / (many - 1.0).max(1.0) / many).sqrt())
}
