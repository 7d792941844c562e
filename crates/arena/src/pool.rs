//! [`Pool`]: many matches at once.

use serde::Serialize;
use tinstar_bots::{Bot, Seen};
use tinstar_catalogue::{AnyGame, Playable, Visitor, json};
use tinstar_core::{BySeat, Outcome, Seat, Viewer};

use crate::{Schema, Seated, Seating, Wrong};

/// Where a pool writes: a row for each match. What is empty is not written.
pub struct Arrays<'a> {
    /// What the seat that decides sees, [`Schema::width`] numbers for each match.
    pub observations: &'a mut [f32],
    /// 1 for each action that it may take, 0 for the others.
    pub masks: &'a mut [i8],
    /// Which seat decides.
    pub seats: &'a mut [i64],
    /// What each seat got since the last step.
    pub rewards: &'a mut [f32],
    /// Where a match is over: its rewards are in this step's row, and if the pool goes on, everything else in the row is
    /// of the next match.
    pub over: &'a mut [bool],
}

/// A pool of a game known only by name.
pub trait AnyPool: Send {
    /// What the numbers mean.
    fn schema(&self) -> &Schema;

    /// How many matches go on.
    fn matches(&self) -> usize;

    /// Begins all matches anew, from this seed.
    fn reset(&mut self, seed: u64);

    /// Writes how things stand; there are no rewards in it.
    ///
    /// # Errors
    /// If an array has another length than it must have.
    fn look(&self, arrays: &mut Arrays<'_>) -> Result<(), Wrong>;

    /// Takes an action in each match, lets bots decide until it is the caller's turn again, and writes how things stand.
    ///
    /// # Errors
    /// If an array has another length than it must have, or one of the actions is not legal: nothing has happened then, in
    /// any match. Of a match that is over and not followed by another the action is not looked at.
    fn step(&mut self, actions: &[i64], arrays: &mut Arrays<'_>) -> Result<(), Wrong>;

    /// Draws a legal action for each match, all equally likely; 0 where a match is over.
    ///
    /// # Errors
    /// If there is not room for one of each.
    fn sample(&mut self, actions: &mut [i64]) -> Result<(), Wrong>;

    /// Writes what `seat` sees of a match, whoever decides.
    ///
    /// # Errors
    /// If there is no such match or seat, or the row has another length.
    fn observe(&self, at: usize, seat: usize, row: &mut [f32]) -> Result<(), Wrong>;

    /// Who decides in a match; nobody if it is over.
    ///
    /// # Errors
    /// If there is no such match.
    fn decider(&self, at: usize) -> Result<Option<Seat>, Wrong>;

    /// How a match ended, if it has.
    ///
    /// # Errors
    /// If there is no such match.
    fn outcome(&self, at: usize) -> Result<Option<Outcome>, Wrong>;

    /// What a viewer sees of a match, as JSON.
    ///
    /// # Errors
    /// If there is no such match or seat.
    fn view(&self, at: usize, viewer: Viewer) -> Result<String, Wrong>;

    /// The action that a number stands for in a match now, as JSON.
    ///
    /// # Errors
    /// If there is no such match, or it may not be done.
    fn action(&self, at: usize, number: i64) -> Result<String, Wrong>;
}

/// Begins a pool of `game`.
///
/// # Errors
/// If it cannot be played like this.
pub fn open(game: AnyGame, seating: &Seating) -> Result<Box<dyn AnyPool>, Wrong> {
    struct Open<'a>(&'a Seating);
    impl Visitor for Open<'_> {
        type Out = Result<Box<dyn AnyPool>, Wrong>;
        fn visit<G: Playable>(self) -> Self::Out {
            Ok(Box::new(Pool::<G>::new(self.0)?))
        }
    }
    game.visit(Open(seating))
}

/// Many matches of one game, stepped together.
pub struct Pool<G: Playable> {
    schema: Schema,
    seating: Seating,
    options: G::Options,
    matches: Vec<Seated<G>>,
    /// Who decides in a seat, by the places of the seating.
    bots: Vec<Option<Box<dyn Bot<G>>>>,
    /// What each seat was ahead after the last step.
    leads: Vec<BySeat<f32>>,
    /// Which of its legal actions is taken in each match.
    chosen: Vec<usize>,
}

impl<G: Playable> Pool<G> {
    /// A pool of these matches.
    ///
    /// # Errors
    /// If they cannot be played like this.
    pub fn new(seating: &Seating) -> Result<Self, Wrong> {
        let options = seating.check::<G>()?;
        let begin = |number| Seated::begin(seating.seats, &options, seating.seed, number);
        let mut pool = Self {
            schema: Schema::new::<G>(seating.seats, &options),
            seating: seating.clone(),
            matches: (0..seating.matches as u64).map(begin).collect(),
            bots: seating.bots.iter().map(|skill| skill.map(|skill| skill.bot())).collect(),
            leads: Vec::new(),
            chosen: Vec::with_capacity(seating.matches),
            options,
        };
        pool.begun();
        Ok(pool)
    }

    /// The matches.
    #[must_use]
    pub fn seated(&self) -> &[Seated<G>] {
        &self.matches
    }

    /// Lets bots decide in matches that have just begun, and notes how everybody stands.
    fn begun(&mut self) {
        for at in 0..self.matches.len() {
            self.play_bots(at);
        }
        self.leads.clear();
        if self.seating.shaping != 0.0 {
            self.leads.extend(self.matches.iter().map(Seated::leads));
        }
    }

    /// Which place of the seating a seat has in a match.
    fn place(&self, number: u64, seat: Seat) -> usize {
        if !self.seating.rotate {
            return seat.index();
        }
        (seat.index() + (number % self.seating.seats as u64) as usize) % self.seating.seats
    }

    /// Bots decide until somebody else has to.
    fn play_bots(&mut self, at: usize) {
        if self.bots.is_empty() {
            return;
        }
        while self.matches[at].outcome().is_none() {
            let place = self.place(self.matches[at].number(), self.matches[at].seat());
            let Some(bot) = &mut self.bots[place] else { return };
            let (state, seat, legal, luck) = self.matches[at].parts();
            let action = bot.choose(&Seen::new(state, seat), legal, luck);
            let nth = legal.iter().position(|listed| *listed == action);
            self.matches[at].take(nth.expect("a bot chooses from the legal actions"));
        }
    }

    /// Adds what every seat of a match got in this step to its row.
    fn reward(&mut self, at: usize, row: &mut [f32]) {
        let seated = &self.matches[at];
        if seated.outcome().is_some() {
            seated.rewards().iter().for_each(|(seat, reward)| row[seat.index()] += reward);
        }
        if self.seating.shaping != 0.0 {
            let now = seated.leads();
            for (seat, lead) in now.iter() {
                row[seat.index()] += self.seating.shaping * (lead - self.leads[at][seat]);
            }
            self.leads[at] = now;
        }
    }

    /// A match that is over makes room for the next one. One in which bots decide everything is not shown.
    fn next_match(&mut self, at: usize) {
        let step = self.matches.len() as u64;
        loop {
            let number = self.matches[at].number() + step;
            self.matches[at].begin_again(&self.options, self.seating.seed, number);
            self.play_bots(at);
            if self.matches[at].outcome().is_none() {
                break;
            }
        }
        if self.seating.shaping != 0.0 {
            self.leads[at] = self.matches[at].leads();
        }
    }

    fn check(&self, arrays: &Arrays<'_>) -> Result<(), Wrong> {
        let matches = self.matches.len();
        let wanted = [
            ("observations", arrays.observations.len(), matches * self.schema.width()),
            ("masks", arrays.masks.len(), matches * self.schema.actions.len()),
            ("seats", arrays.seats.len(), matches),
            ("rewards", arrays.rewards.len(), matches * self.seating.seats),
            ("over", arrays.over.len(), matches),
        ];
        match wanted.into_iter().find(|(_, given, wanted)| *given != 0 && given != wanted) {
            Some((name, given, wanted)) => Err(Wrong::length(name, given, wanted)),
            None => Ok(()),
        }
    }

    /// Writes the row of one match.
    #[inline]
    fn write(&self, at: usize, arrays: &mut Arrays<'_>) {
        let seated = &self.matches[at];
        let waits = seated.outcome().is_none();
        if let Some(seat) = arrays.seats.get_mut(at) {
            *seat = seated.seat().index() as i64;
        }
        let width = self.schema.width();
        if let Some(row) = arrays.observations.get_mut(at * width..(at + 1) * width) {
            let view = seated.state().view(Viewer::Seat(seated.seat()));
            self.schema.write::<G>(&view, seated.seat(), waits, row);
        }
        let actions = self.schema.actions.len();
        if let Some(mask) = arrays.masks.get_mut(at * actions..(at + 1) * actions) {
            mask.fill(0);
            seated.numbers().iter().for_each(|number| mask[*number as usize] = 1);
        }
    }

    fn at(&self, at: usize) -> Result<&Seated<G>, Wrong> {
        let none = || Wrong::new("bad_match", format!("there is no match {at} of {}", self.matches.len()));
        self.matches.get(at).ok_or_else(none)
    }

    fn seat(&self, seat: usize) -> Result<Seat, Wrong> {
        let none = || Wrong::new("bad_seat", format!("there is no seat {seat} of {}", self.seating.seats));
        Seat::all(self.seating.seats).nth(seat).ok_or_else(none)
    }
}

fn as_json(value: &impl Serialize) -> String {
    json::read(|out| json::write(value, out)).get().to_owned()
}

impl<G: Playable> AnyPool for Pool<G> {
    fn schema(&self) -> &Schema {
        &self.schema
    }

    fn matches(&self) -> usize {
        self.matches.len()
    }

    fn reset(&mut self, seed: u64) {
        self.seating.seed = seed;
        for (number, seated) in self.matches.iter_mut().enumerate() {
            seated.begin_again(&self.options, seed, number as u64);
        }
        self.begun();
    }

    fn look(&self, arrays: &mut Arrays<'_>) -> Result<(), Wrong> {
        self.check(arrays)?;
        arrays.rewards.fill(0.0);
        for at in 0..self.matches.len() {
            if let Some(over) = arrays.over.get_mut(at) {
                *over = self.matches[at].outcome().is_some();
            }
            self.write(at, arrays);
        }
        Ok(())
    }

    fn step(&mut self, actions: &[i64], arrays: &mut Arrays<'_>) -> Result<(), Wrong> {
        if actions.len() != self.matches.len() {
            return Err(Wrong::length("actions", actions.len(), self.matches.len()));
        }
        self.check(arrays)?;
        self.chosen.clear();
        for (at, (seated, action)) in self.matches.iter().zip(actions).enumerate() {
            let found = if seated.outcome().is_some() { Ok(0) } else { seated.find(*action) };
            let chosen =
                found.map_err(|wrong| Wrong { says: format!("in match {at} {}", wrong.says), ..wrong })?;
            self.chosen.push(chosen);
        }
        arrays.rewards.fill(0.0);
        for at in 0..self.matches.len() {
            let was_over = self.matches[at].outcome().is_some();
            if !was_over {
                let nth = self.chosen[at];
                self.matches[at].take(nth);
                self.play_bots(at);
                let seats = self.seating.seats;
                if let Some(row) = arrays.rewards.get_mut(at * seats..(at + 1) * seats) {
                    self.reward(at, row);
                }
            }
            let over = self.matches[at].outcome().is_some();
            if let Some(flag) = arrays.over.get_mut(at) {
                *flag = over;
            }
            if over && self.seating.goes_on {
                self.next_match(at);
            }
            self.write(at, arrays);
        }
        Ok(())
    }

    fn sample(&mut self, actions: &mut [i64]) -> Result<(), Wrong> {
        if actions.len() != self.matches.len() {
            return Err(Wrong::length("actions", actions.len(), self.matches.len()));
        }
        for (action, seated) in actions.iter_mut().zip(&mut self.matches) {
            let count = seated.numbers().len() as u32;
            let nth = if count > 1 { seated.luck().below(count) } else { 0 };
            *action = seated.numbers().get(nth as usize).map_or(0, |number| i64::from(*number));
        }
        Ok(())
    }

    fn observe(&self, at: usize, seat: usize, row: &mut [f32]) -> Result<(), Wrong> {
        let (seated, seat) = (self.at(at)?, self.seat(seat)?);
        if row.len() != self.schema.width() {
            return Err(Wrong::length("the row", row.len(), self.schema.width()));
        }
        let decides = seated.outcome().is_none() && seated.seat() == seat;
        self.schema.write::<G>(&seated.state().view(Viewer::Seat(seat)), seat, decides, row);
        Ok(())
    }

    fn decider(&self, at: usize) -> Result<Option<Seat>, Wrong> {
        self.at(at).map(|seated| seated.outcome().is_none().then(|| seated.seat()))
    }

    fn outcome(&self, at: usize) -> Result<Option<Outcome>, Wrong> {
        self.at(at).map(|seated| seated.outcome().copied())
    }

    fn view(&self, at: usize, viewer: Viewer) -> Result<String, Wrong> {
        let seated = self.at(at)?;
        if let Viewer::Seat(seat) = viewer {
            self.seat(seat.index())?;
        }
        Ok(as_json(&seated.state().view(viewer)))
    }

    fn action(&self, at: usize, number: i64) -> Result<String, Wrong> {
        let seated = self.at(at)?;
        let nth = seated.find(number)?;
        Ok(as_json(&seated.legal()[nth]))
    }
}
