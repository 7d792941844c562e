//! The only thing that changes a table: an entry of its log, live or read back.

use tinstar_catalogue::AnyStory;
use tinstar_core::Seat;
use tinstar_protocol::{By, ClientKey, Code, Seq, Stage, TableEvent};

use super::entry::{Chair, Entry, Secret, read_entry};
use super::play::{NotBegun, Playing};
use super::state::{Asides, Halt, Past, PastTold, State};
use crate::declined::Declined;

impl State {
    /// Reads an entry back from the log. A match that would go another way than it went is halted, not changed.
    pub fn read_back(&mut self, seq: Seq, at: i64, key: Option<&ClientKey>, body: &str) {
        // What comes after an entry that means nothing here would be done to another table than it was meant for.
        let done = match self.halt.clone() {
            Some(halt) => Err(halt),
            None => read_entry(body).and_then(|mut entry| {
                self.apply(seq, at, key, &mut entry)
                    .map_err(|no| Halt::Rules(format!("entry {seq}: {}", no.code.as_str())))
            }),
        };
        if let Err(halt) = done {
            self.halted(halt);
            self.note(seq, at, key, TableEvent::Halted, PastTold::Nothing);
        }
    }

    fn halted(&mut self, halt: Halt) {
        self.halt.get_or_insert(halt);
        self.stage = Stage::Halted;
        self.playing = None;
    }

    /// Applies the entry that got this number. A step that has no mark yet gets it.
    ///
    /// # Errors
    /// If it cannot be done; nothing has changed then.
    pub fn apply(
        &mut self,
        seq: Seq,
        at: i64,
        key: Option<&ClientKey>,
        entry: &mut Entry,
    ) -> Result<(), Declined> {
        let (event, told) = self.change(seq, at, entry)?;
        self.note(seq, at, key, event, told);
        Ok(())
    }

    fn note(&mut self, seq: Seq, at: i64, key: Option<&ClientKey>, event: TableEvent, told: PastTold) {
        self.seq = seq;
        self.at = at;
        if let Some(key) = key {
            self.keys.insert(key.clone(), seq);
            if !matches!(event, TableEvent::Stepped { .. }) {
                let count = self.asides_of(key.person()).count.saturating_add(1);
                self.asides.insert(key.person().clone(), Asides { count, last: seq });
            }
        }
        if let Some(past) = self.history.last_mut() {
            past.told.settle();
        }
        self.history.push(Past { seq, at, event, told });
    }

    fn change(&mut self, seq: Seq, at: i64, entry: &mut Entry) -> Result<(TableEvent, PastTold), Declined> {
        let event = match entry {
            Entry::Created { .. } => return Err(Declined::new(Code::BadRequest)),
            Entry::Sat { seat, person, name } => {
                self.sat.push(person.clone());
                let name = if self.is_forgotten(person) { "" } else { name.as_str() }.to_owned();
                let holder = Chair::Person { id: person.clone(), name: name.clone(), bot: None };
                self.seat_anew(*seat, holder)?;
                TableEvent::Sat { seat: *seat, name }
            }
            Entry::Left { seats } => {
                for seat in seats.iter() {
                    self.seat_anew(*seat, Chair::Open)?;
                }
                TableEvent::Left { seats: seats.clone() }
            }
            Entry::BotSeated { seat, level } => {
                self.seat_anew(*seat, Chair::Bot { level: level.clone() })?;
                TableEvent::BotSeated { seat: *seat, level: level.clone() }
            }
            Entry::Started { seed, rules_version, drawn } => {
                let moved = drawn.as_deref().map_or(Ok(self.chairs.clone()), |drawn| self.moved(drawn))?;
                let before = std::mem::replace(&mut self.chairs, moved);
                return self.start((seq, at), seed, *rules_version).inspect_err(|_| self.chairs = before);
            }
            Entry::Step { seat, action, by, mark } => {
                if self.halt.is_some() {
                    return Ok((TableEvent::Stepped { seat: *seat, by: *by }, PastTold::Nothing));
                }
                let event = TableEvent::Stepped { seat: *seat, by: *by };
                let story = self.step((seq, at), *seat, action, *by, mark)?;
                if *by == By::Person {
                    // Who plays on wants to go on.
                    self.ending = self.ending.without(*seat);
                }
                return Ok((event, PastTold::Story(story)));
            }
            Entry::Undone { seat } => self.undo((seq, at), *seat)?,
            Entry::Handed { seats, level } => {
                for seat in seats.iter() {
                    self.set_stand_in(*seat, Some(level.clone()))?;
                    if let Some(playing) = &mut self.playing {
                        playing.clocks.hand(*seat, at);
                    }
                }
                TableEvent::Handed { seats: seats.clone(), level: level.clone() }
            }
            Entry::Resigned { seats, level } => {
                for seat in seats.iter() {
                    let person = self.chair(*seat)?.person().cloned();
                    self.resigned.extend(person.map(|person| (*seat, person)));
                    self.seat_anew(*seat, Chair::Bot { level: level.clone() })?;
                }
                TableEvent::Resigned { seats: seats.clone() }
            }
            Entry::EndAsked { seats } => {
                self.ending = self.ending.iter().chain(seats.iter().copied()).collect();
                TableEvent::EndAsked { seats: seats.clone() }
            }
            Entry::HintsAgreed { seats, agree } => {
                let others = self.agreed.iter().filter(|seat| !seats.contains(seat));
                self.agreed = others.chain(seats.iter().copied().filter(|_| *agree)).collect();
                TableEvent::HintsAgreed { seats: seats.clone(), agree: *agree }
            }
            Entry::Ended => {
                self.stage = Stage::Over;
                TableEvent::Ended
            }
            Entry::Blocked { person, seats } => {
                for seat in seats.iter() {
                    self.seat_anew(*seat, Chair::Open)?;
                }
                self.blocked.push(person.clone());
                TableEvent::Blocked { seats: seats.clone() }
            }
            Entry::TakenBack { seat } => {
                self.set_stand_in(*seat, None)?;
                TableEvent::TakenBack { seat: *seat }
            }
            Entry::Resumed { stopped } => {
                self.resume(stopped.unwrap_or(at - self.at));
                self.halt_said = false;
                TableEvent::Resumed
            }
            Entry::Closed => {
                self.stage = Stage::Over;
                TableEvent::Closed
            }
            Entry::Halted { .. } => {
                if let Some(playing) = &mut self.playing {
                    // Nobody could play between the last thing that was written and this.
                    playing.clocks.stop_for(at - self.at);
                }
                self.stage = Stage::Halted;
                self.halt_said = true;
                TableEvent::Halted
            }
            Entry::Rematch { table } => {
                self.rematch = Some(table.clone());
                TableEvent::Rematch { table: table.clone() }
            }
        };
        Ok((event, PastTold::Nothing))
    }

    /// The chairs where they were drawn to.
    fn moved(&self, drawn: &[Seat]) -> Result<Vec<Chair>, Declined> {
        let mut moved = vec![None; self.chairs.len()];
        for (chair, to) in self.chairs.iter().zip(drawn) {
            *moved.get_mut(to.index()).ok_or(Declined::new(Code::NoSuchSeat))? = Some(chair.clone());
        }
        moved.into_iter().collect::<Option<_>>().ok_or(Declined::new(Code::NoSuchSeat))
    }

    fn chair(&mut self, seat: Seat) -> Result<&mut Chair, Declined> {
        self.chairs.get_mut(seat.index()).ok_or(Declined::new(Code::NoSuchSeat))
    }

    /// Somebody else sits there now, who has agreed to nothing.
    fn seat_anew(&mut self, seat: Seat, holder: Chair) -> Result<(), Declined> {
        *self.chair(seat)? = holder;
        self.agreed = self.agreed.without(seat);
        Ok(())
    }

    fn set_stand_in(&mut self, seat: Seat, level: Option<String>) -> Result<(), Declined> {
        match self.chair(seat)? {
            Chair::Person { bot, .. } => *bot = level,
            Chair::Open | Chair::Bot { .. } => return Err(Declined::new(Code::NotYourSeat)),
        }
        Ok(())
    }

    fn start(
        &mut self,
        (seq, at): (Seq, i64),
        seed: &Secret,
        version: u32,
    ) -> Result<(TableEvent, PastTold), Declined> {
        let begun = Playing::begin(&self.setup, &self.chairs, seed, (seq, at));
        let (playing, story) = begun.map_err(|why| match why {
            NotBegun::NoGame => Declined::new(Code::NoSuchGame),
            NotBegun::BadSeed => Declined::new(Code::Halted),
            NotBegun::Setup(bad) => Declined::setup(&bad),
        })?;
        if playing.rules_version != version {
            let now = playing.rules_version;
            self.halted(Halt::Rules(format!(
                "it was begun with rules version {version}, this release has {now}"
            )));
            return Ok((TableEvent::Started, PastTold::Nothing));
        }
        self.stage = if playing.is_over() { Stage::Over } else { Stage::Running };
        self.playing = Some(playing);
        Ok((TableEvent::Started, PastTold::Story(story)))
    }

    fn step(
        &mut self,
        when: (Seq, i64),
        seat: Seat,
        action: &serde_json::Value,
        by: By,
        mark: &mut Option<u64>,
    ) -> Result<Box<dyn AnyStory>, Declined> {
        self.chair(seat)?;
        let playing = self.playing.as_mut().ok_or(Declined::new(Code::NotRunning))?;
        let story = playing.step(when, seat, action, by).map_err(|refused| Declined::refused(&refused))?;
        let found = story.fingerprint();
        if *mark.get_or_insert(found) != found {
            // Only a replay gets here, and it throws the state away.
            return Err(Declined::new(Code::Halted));
        }
        if playing.is_over() {
            self.stage = Stage::Over;
        }
        Ok(story)
    }

    fn undo(&mut self, when: (Seq, i64), seat: Seat) -> Result<TableEvent, Declined> {
        if self.halt.is_some() {
            return Ok(TableEvent::Undone { seat, step: Seq(0) });
        }
        self.chair(seat)?;
        let playing = self.playing.as_mut().ok_or(Declined::new(Code::NotRunning))?;
        let step = playing.undo(when, seat).ok_or(Declined::new(Code::CannotUndo))?;
        Ok(TableEvent::Undone { seat, step })
    }

    /// Clocks go on after time that did not count.
    fn resume(&mut self, stopped: i64) {
        if let Some(playing) = &mut self.playing {
            playing.clocks.stop_for(stopped);
            if self.stage == Stage::Halted {
                self.stage = Stage::Running;
            }
        }
    }
}
