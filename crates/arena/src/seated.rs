//! [`Seated`]: one match and whose decision it is.

use tinstar_catalogue::Playable;
use tinstar_core::{
    BySeat, Chance, MatchSeed, Numbered as _, Outcome, Play as _, Seat, Silent, Status, Vantage, Viewer,
};

use crate::Wrong;

/// Players draw from their own stream, so that a match's luck does not depend on who plays.
const PLAYERS_STREAM: u64 = 0xA2E4_A000_A2E4_A000;

/// One match with its luck, and the decision that is open: of several seats that decide at once, one after the other is
/// asked, and none is shown what another chose.
pub struct Seated<G: Playable> {
    state: G,
    chance: Chance,
    /// Of whoever plays, and of the order in which those are asked who decide at once.
    luck: Chance,
    seat: Seat,
    legal: Vec<G::Action>,
    numbers: Vec<u32>,
    over: Option<Outcome>,
    number: u64,
}

impl<G: Playable> Seated<G> {
    /// Match `number` of those that follow from `seed`. Trusts that it can be set up like this.
    #[must_use]
    pub fn begin(seats: usize, options: &G::Options, seed: u64, number: u64) -> Self {
        let mut chance = Chance::fast(&MatchSeed::for_simulation(seed, number));
        let luck = Chance::fast(&MatchSeed::for_simulation(seed ^ PLAYERS_STREAM, number));
        let state = G::setup(seats, options, &mut chance, &mut Silent);
        let (legal, numbers) = (Vec::new(), Vec::new());
        let mut begun = Self { state, chance, luck, seat: Seat::new(0), legal, numbers, over: None, number };
        begun.ask();
        begun
    }

    /// The same for another match, with the room that there is.
    pub fn begin_again(&mut self, options: &G::Options, seed: u64, number: u64) {
        let seats = self.state.seats();
        self.chance = Chance::fast(&MatchSeed::for_simulation(seed, number));
        self.luck = Chance::fast(&MatchSeed::for_simulation(seed ^ PLAYERS_STREAM, number));
        self.state = G::setup(seats, options, &mut self.chance, &mut Silent);
        self.number = number;
        self.ask();
    }

    /// Finds out who decides and what that seat may do.
    #[inline]
    fn ask(&mut self) {
        self.legal.clear();
        self.numbers.clear();
        match self.state.status() {
            Status::Over(outcome) => self.over = Some(outcome),
            Status::Waiting(deciders) => {
                self.over = None;
                self.seat = self.luck.one_of(deciders).expect("somebody decides until the end");
                self.state.legal_actions(self.seat, &mut self.legal);
                let from = self.vantage();
                self.numbers.extend(self.legal.iter().map(|action| action.number(from) as u32));
            }
        }
    }

    /// From where actions are numbered.
    #[must_use]
    pub fn vantage(&self) -> Vantage {
        Vantage { seat: self.seat, seats: self.state.seats() }
    }

    /// The whole truth.
    pub const fn state(&self) -> &G {
        &self.state
    }

    /// Which of the matches of its seed it is.
    #[must_use]
    pub const fn number(&self) -> u64 {
        self.number
    }

    /// Who is asked now; whoever was asked last if the match is over.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// How it ended, if it has.
    #[must_use]
    pub const fn outcome(&self) -> Option<&Outcome> {
        self.over.as_ref()
    }

    /// What the seat may do.
    #[must_use]
    pub fn legal(&self) -> &[G::Action] {
        &self.legal
    }

    /// The numbers of what it may do, in the same order.
    #[must_use]
    pub fn numbers(&self) -> &[u32] {
        &self.numbers
    }

    /// Whose luck players draw from.
    pub const fn luck(&mut self) -> &mut Chance {
        &mut self.luck
    }

    /// What bots need: the state, whose decision it is, what it may do, and their luck.
    pub(crate) fn parts(&mut self) -> (&G, Seat, &[G::Action], &mut Chance) {
        (&self.state, self.seat, &self.legal, &mut self.luck)
    }

    /// Which of what the seat may do has this number.
    ///
    /// # Errors
    /// If none has; it says why the rules do not allow it.
    #[inline]
    pub fn find(&self, number: i64) -> Result<usize, Wrong> {
        let is_it = |own: &u32| i64::from(*own) == number;
        self.numbers.iter().position(is_it).ok_or_else(|| self.why_not(number))
    }

    /// Does what the seat may do `nth`; the match is not over.
    #[inline]
    pub fn take(&mut self, nth: usize) {
        let action = self.legal[nth];
        self.state.resolve(self.seat, &action, &mut self.chance, &mut Silent);
        self.ask();
    }

    /// Does any action, if it is legal.
    ///
    /// # Errors
    /// If it is not.
    pub fn apply(&mut self, seat: Seat, action: &G::Action) -> Result<(), Wrong> {
        self.state.apply(seat, action, &mut self.chance, &mut Silent).map_err(|illegal| Wrong {
            code: illegal.code.as_str(),
            rule: Some(illegal.rule),
            says: format!("seat {seat} may not do this now"),
        })?;
        self.ask();
        Ok(())
    }

    #[cold]
    fn why_not(&self, number: i64) -> Wrong {
        let count = G::Action::COUNT;
        let Some(number) = usize::try_from(number).ok().filter(|number| *number < count) else {
            return Wrong::new("bad_action", format!("{number} is not from 0 to {}", count - 1));
        };
        // Several actions can have one number; what the rules say about one of them is said about it.
        let (from, mut chance) = (self.vantage(), Chance::seeded(number as u64));
        let some = (0..MOST_GUESSES).map(|_| G::any_action(&mut chance));
        let example = some.into_iter().find(|action| action.number(from) == number);
        let refused = example.and_then(|action| self.state.check(self.seat, &action).err());
        let name = G::Action::name(number);
        match (refused, &self.over) {
            (Some(illegal), _) => Wrong {
                code: illegal.code.as_str(),
                rule: Some(illegal.rule),
                says: format!("seat {} may not do {number}, {name}, now", self.seat),
            },
            (None, Some(_)) => Wrong::new("game_over", "the match is over"),
            (None, None) => {
                Wrong::new("not_allowed", format!("seat {} may not do {number}, {name}, now", self.seat))
            }
        }
    }

    /// What everybody gets at the end: the winners share 1, the others share -1; nothing if nobody won or everybody did.
    #[must_use]
    pub fn rewards(&self) -> BySeat<f32> {
        let seats = self.state.seats();
        let Some(outcome) = &self.over else { return BySeat::filled(seats, 0.0) };
        let winners = outcome.winners();
        let (won, lost) = (winners.len() as f32, (seats - winners.len()) as f32);
        BySeat::from_fn(seats, |seat| match winners.contains(seat) {
            _ if won == 0.0 || lost == 0.0 => 0.0,
            true => 1.0 / won,
            false => -1.0 / lost,
        })
    }

    /// How far each seat is ahead of the mean of the others, by its own view.
    #[must_use]
    pub fn leads(&self) -> BySeat<f32> {
        let seats = self.state.seats();
        BySeat::from_fn(seats, |seat| {
            let view = self.state.view(Viewer::Seat(seat));
            let others: i64 = seat.others(seats).map(|other| i64::from(G::standing(&view, other))).sum();
            f64::from(G::standing(&view, seat)) as f32 - others as f32 / (seats - 1).max(1) as f32
        })
    }
}

/// After so many guesses it is said without a rule that an action is not legal.
const MOST_GUESSES: usize = 50_000;
