//! [`Playing`]: the match at a table, with what the table knows about its decisions.

use serde_json::Value;
use tinstar_bots::Level;
use tinstar_catalogue::{AnyGame, AnyMatch, AnyStory, Refused, json};
use tinstar_core::{BadSetup, BySeat, MatchSeed, Seat, SeatSet};
use tinstar_protocol::{By, Seq};

use super::clock::{Clocks, SeatClock};
use super::entry::{Chair, Chosen, Secret};

/// A match being played, or over.
pub struct Playing {
    live: Box<dyn AnyMatch>,
    names: Vec<String>,
    options: Vec<(String, String)>,
    seed: Secret,
    pub rules_version: u32,
    pub commitment: String,
    /// The steps that stand.
    pub steps: Vec<Taken>,
    /// For each seat the number at which its decision was put to it.
    pub opened: BySeat<Seq>,
    /// How long everybody has taken.
    pub clocks: Clocks,
}

/// A step that stands.
pub struct Taken {
    /// Its number in the log.
    pub seq: Seq,
    /// Who took it.
    pub seat: Seat,
    /// What it was.
    pub action: Value,
    /// The clock of the decision before it was made.
    clock: SeatClock,
}

/// Why a match could not begin.
pub enum NotBegun {
    /// There is no such game any more.
    NoGame,
    /// The seed is damaged.
    BadSeed,
    /// The game does not allow it.
    Setup(BadSetup),
}

/// A bot that has to decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BotTurn {
    /// Where it sits.
    pub seat: Seat,
    /// How well it plays.
    pub level: Level,
    /// The number at which its decision was put to it.
    pub opened: Seq,
}

impl Playing {
    /// Sets up the match; returns what happened on the way to the first decision.
    pub fn begin(
        setup: &Chosen,
        chairs: &[Chair],
        seed: &Secret,
        (seq, at): (Seq, i64),
    ) -> Result<(Self, Box<dyn AnyStory>), NotBegun> {
        let game = AnyGame::by_id(&setup.game).ok_or(NotBegun::NoGame)?;
        let seats = chairs.len();
        let names: Vec<String> = chairs.iter().map(|chair| chair.name().to_owned()).collect();
        let match_seed = MatchSeed::from_revealed(&seed.0).map_err(|_| NotBegun::BadSeed)?;
        let commitment = match_seed.commitment().to_string();
        let (live, story) = game.begin(names.clone(), &setup.options, match_seed).map_err(NotBegun::Setup)?;
        let playing = Self {
            live,
            names,
            options: setup.options.clone(),
            seed: seed.clone(),
            rules_version: game.info().rules_version,
            commitment,
            steps: Vec::new(),
            opened: BySeat::filled(seats, seq),
            clocks: Clocks::begin(setup.clock, seats, at),
        };
        Ok((playing, story))
    }

    pub fn live(&self) -> &dyn AnyMatch {
        &*self.live
    }

    /// For telling the match again; it must not leave the server while the match runs.
    pub const fn seed(&self) -> &Secret {
        &self.seed
    }

    pub fn names(&self) -> &[String] {
        &self.names
    }

    pub fn options(&self) -> &[(String, String)] {
        &self.options
    }

    pub fn deciders(&self) -> SeatSet {
        self.live.status().deciders()
    }

    pub fn is_over(&self) -> bool {
        self.live.status().outcome().is_some()
    }

    /// Takes a step and says what happened; notes whose decisions are new ones.
    ///
    /// A decision stays the same if the seat had to decide before, somebody else acted, and it is still asked the
    /// same with the same choices. Nothing has changed after a refusal.
    pub fn step(
        &mut self,
        (seq, at): (Seq, i64),
        seat: Seat,
        action: &Value,
        by: By,
    ) -> Result<Box<dyn AnyStory>, Refused> {
        let waiting = self.deciders().without(seat);
        let asked: Vec<(Seat, Vec<u8>)> = waiting.iter().map(|seat| (seat, self.asked(seat))).collect();
        let story = self.live.act(seat, action)?;
        self.steps.push(Taken { seq, seat, action: action.clone(), clock: self.clocks.of(seat) });
        self.clocks.decide(seat, at, by);
        self.note_decisions(seq, at, &asked);
        Ok(story)
    }

    /// Takes the latest step of `seat` back, which then has the time for it that was left; answers its number, or nothing
    /// if that is not possible.
    pub fn undo(&mut self, (seq, at): (Seq, i64), seat: Seat) -> Option<Seq> {
        if !self.live.can_undo(seat) {
            return None;
        }
        let waiting = self.deciders().without(seat);
        let asked: Vec<(Seat, Vec<u8>)> = waiting.iter().map(|seat| (seat, self.asked(seat))).collect();
        assert!(self.live.undo(seat), "what can be taken back is taken back");
        let undone = self.steps.pop().expect("a step that can be taken back was taken");
        self.note_decisions(seq, at, &asked);
        self.clocks.ask_again(seat, undone.clock);
        Some(undone.seq)
    }

    /// Whether `seat` could take its latest step back now: it may, and time is left for deciding anew.
    pub fn can_undo(&self, seat: Seat, now: i64) -> bool {
        let deadline = self.steps.last().and_then(|taken| self.clocks.deadline(taken.clock));
        self.live.can_undo(seat) && deadline.is_none_or(|deadline| now < deadline)
    }

    fn note_decisions(&mut self, seq: Seq, at: i64, asked: &[(Seat, Vec<u8>)]) {
        for seat in self.deciders().iter() {
            let same = asked.iter().any(|(other, before)| *other == seat && *before == self.asked(seat));
            if !same {
                self.opened[seat] = seq;
                self.clocks.ask(seat, at);
            }
        }
    }

    /// What `seat` is asked and may answer, to be compared.
    fn asked(&self, seat: Seat) -> Vec<u8> {
        let mut asked = Vec::new();
        json::write(&self.live.prompt(seat), &mut asked);
        self.live.write_choices(seat, &mut asked);
        asked
    }

    /// The bots that have to decide.
    pub fn bot_turns(&self, chairs: &[Chair]) -> Vec<BotTurn> {
        let turn = |seat: Seat| {
            let level = Level::from_name(chairs[seat.index()].bot()?).unwrap_or(Level::Instinct);
            Some(BotTurn { seat, level, opened: self.opened[seat] })
        };
        self.deciders().iter().filter_map(turn).collect()
    }
}

#[cfg(test)]
mod tests;
