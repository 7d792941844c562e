//! [`Playing`]: the match at a table, with what the table knows about its decisions.

use serde_json::Value;
use tinstar_bots::Level;
use tinstar_catalogue::{AnyGame, AnyMatch, AnyStory, Refused, json};
use tinstar_core::{BadSetup, BySeat, MatchSeed, Seat, SeatSet};
use tinstar_protocol::Seq;

use super::entry::{Chair, Chosen, Secret};

/// A match being played, or over.
pub struct Playing {
    live: Box<dyn AnyMatch>,
    names: Vec<String>,
    options: Vec<(String, String)>,
    seed: Secret,
    pub rules_version: u32,
    pub commitment: String,
    /// The steps that stand, each with its number in the log.
    pub steps: Vec<(Seq, Seat, Value)>,
    /// For each seat the number at which its decision was put to it.
    pub opened: BySeat<Seq>,
    /// For each seat since when its clock has been running, if it must decide.
    pub since: BySeat<i64>,
    /// For each seat what is left in its bank, in milliseconds.
    pub bank: BySeat<i64>,
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
        bank: i64,
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
            since: BySeat::filled(seats, at),
            bank: BySeat::filled(seats, bank),
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
        seq: Seq,
        at: i64,
        seat: Seat,
        action: &Value,
    ) -> Result<Box<dyn AnyStory>, Refused> {
        let waiting = self.deciders().without(seat);
        let asked: Vec<(Seat, Vec<u8>)> = waiting.iter().map(|seat| (seat, self.asked(seat))).collect();
        let story = self.live.act(seat, action)?;
        self.steps.push((seq, seat, action.clone()));
        self.note_decisions(seq, at, &asked);
        Ok(story)
    }

    /// Takes the latest step of `seat` back; answers its number, or nothing if that is not possible.
    pub fn undo(&mut self, seq: Seq, at: i64, seat: Seat) -> Option<Seq> {
        if !self.live.can_undo(seat) {
            return None;
        }
        let waiting = self.deciders().without(seat);
        let asked: Vec<(Seat, Vec<u8>)> = waiting.iter().map(|seat| (seat, self.asked(seat))).collect();
        assert!(self.live.undo(seat), "what can be taken back is taken back");
        let (undone, _, _) = self.steps.pop().expect("a step that can be taken back was taken");
        self.note_decisions(seq, at, &asked);
        Some(undone)
    }

    fn note_decisions(&mut self, seq: Seq, at: i64, asked: &[(Seat, Vec<u8>)]) {
        for seat in self.deciders().iter() {
            let same = asked.iter().any(|(other, before)| *other == seat && *before == self.asked(seat));
            if !same {
                self.opened[seat] = seq;
                self.since[seat] = at;
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
