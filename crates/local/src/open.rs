//! A table that somebody has open.

use std::time::Duration;

use tinstar_bots::{Budget, Level};
use tinstar_catalogue::{Json, json};
use tinstar_core::{Seat, Viewer};
use tinstar_protocol::{
    By, ClientKey, ClientMessage, Clock, Code, Command, Done as Did, PersonId, Present, SeatNumber, Seq,
    ServerMessage, Stage, TableCard, TableId, You,
};
use tinstar_table::{
    Declined, Entry, Fresh, Glance, Halt, State, Who, answers_after, read_entry, write_entry,
};

use crate::answer::{Done, Keep, No, Turn, Waits, raw};
use crate::ask::Kept;

/// How soon bots answer, as at a server.
const BOT_PAUSE: Duration = Duration::from_millis(200);
/// How long people have before a bot takes a choice that they could take, in milliseconds.
const FAIR_TIME: i64 = 15_000;

/// A table and who watches it.
pub(super) struct Open {
    table: TableId,
    state: State,
    created: i64,
    watching: Vec<Watcher>,
}

/// Somebody who watches.
struct Watcher {
    to: u32,
    who: Who,
    lifted: Option<Seat>,
    /// With whose eyes they saw what they were last sent.
    saw: Viewer,
    /// What they were last told about themselves.
    you: You,
}

impl Watcher {
    fn viewer(&self, state: &State) -> Viewer {
        state.viewer(Some(&self.who.id), self.lifted)
    }
}

impl Open {
    /// A new table. Its first entry has to be kept.
    pub fn make(table: TableId, entry: &Entry, now: i64) -> Result<(Self, Keep), Declined> {
        let state = State::created(now, entry).map_err(|_| Declined::new(Code::BadRequest))?;
        let open = Self { table, state, created: now, watching: vec![] };
        let keep = open.keep(None, write_entry(entry));
        Ok((open, keep))
    }

    /// A table as it was kept.
    pub fn read(table: TableId, kept: &[Kept]) -> Result<Self, Declined> {
        let (first, rest) = kept.split_first().ok_or(Declined::new(Code::NoSuchTable))?;
        let damaged = |halt: Halt| Declined::new(halt.code());
        let entry = read_entry(&first.body).map_err(damaged)?;
        let state = State::created(first.at, &entry).map_err(damaged)?;
        let mut open = Self { table, state, created: first.at, watching: vec![] };
        open.follow(rest);
        Ok(open)
    }

    /// Reads what is new in what was kept.
    pub fn follow(&mut self, kept: &[Kept]) {
        let known = self.state.seq();
        for one in kept.iter().filter(|one| one.seq > known) {
            let key = one.key.as_ref().and_then(|(who, key)| ClientKey::new(who.clone(), key).ok());
            self.state.read_back(one.seq, one.at, key.as_ref(), &one.body);
        }
    }

    pub const fn state(&self) -> &State {
        &self.state
    }

    /// What has to be written down before a table goes on that nobody had open.
    pub fn go_on(&mut self, now: i64) -> Result<Done, Declined> {
        let state = &self.state;
        let entry = if let Some(halt) = state.halt() {
            (!state.halt_is_said()).then(|| Entry::Halted { why: halt.why().to_owned() })
        } else if state.stage() == Stage::Halted {
            Some(Entry::Resumed { stopped: None })
        } else {
            let clock = state.setup().clock != Clock::None && state.stage() == Stage::Running;
            clock.then_some(Entry::Resumed { stopped: None })
        };
        match entry {
            Some(entry) => self.write(entry, None, now),
            None => Ok(self.waiting(Done::default())),
        }
    }

    /// Applies an entry, to be kept, and tells those who watch.
    fn write(&mut self, mut entry: Entry, key: Option<&ClientKey>, now: i64) -> Result<Done, Declined> {
        let at = now.max(self.state.at());
        let seq = self.state.seq().next();
        self.state.apply(seq, at, key, &mut entry)?;
        let keep = self.keep(key, write_entry(&entry));
        let send = self.publish();
        Ok(self.waiting(Done { keep: vec![keep], send, ..Done::default() }))
    }

    fn keep(&self, key: Option<&ClientKey>, body: String) -> Keep {
        Keep {
            table: self.table.clone(),
            seq: self.state.seq(),
            at: self.state.at(),
            key: key.map(|key| (key.person().clone(), key.key().to_owned())),
            body,
            card: self.card(),
        }
    }

    fn card(&self) -> TableCard {
        TableCard {
            table: self.table.clone(),
            game: self.state.setup().game.clone(),
            stage: self.state.stage(),
            public: false,
            created: self.created,
            clock: self.state.setup().clock,
            seats: self.state.chairs_now(),
            rated: false,
            my_turn: self.state.waits_for(self.state.owner()),
        }
    }

    /// The same, with what the table waits for now.
    fn waiting(&self, mut done: Done) -> Done {
        let turn = |turn: tinstar_table::BotTurn| Turn {
            seat: turn.seat,
            level: turn.level.name(),
            opened: turn.opened,
            after: u64::try_from(answers_after(turn.level, BOT_PAUSE).as_millis()).unwrap_or(0),
            rollouts: rollouts(turn.level),
        };
        let itself = self.state.only_answers().into_iter().map(|(seat, opened, _)| (seat, opened));
        done.waits = Some(Waits {
            table: self.table.clone(),
            bots: self.state.bot_turns().into_iter().map(turn).collect(),
            itself: itself.collect(),
            until: self.state.next_deadline(),
        });
        done
    }

    /// Tells everybody the latest thing that happened, each as they may know it.
    fn publish(&mut self) -> Vec<(u32, Json)> {
        let mut send = vec![];
        let people_stay = self.state.latest_is_a_step();
        for one in &mut self.watching {
            let viewer = one.viewer(&self.state);
            if !people_stay {
                let now = self.state.you(Some(&one.who.id), viewer);
                if one.you != now {
                    one.you = now.clone();
                    send.push((one.to, raw(&ServerMessage::You(now))));
                }
            }
            let anew = !self.state.latest_goes_on() || one.saw != viewer;
            one.saw = viewer;
            let mut update = vec![];
            self.state.write_update(viewer, anew, None, &mut update);
            send.push((one.to, json::read(|out| out.extend_from_slice(&update))));
        }
        send
    }

    /// Shows everything to somebody who comes.
    pub fn join(&mut self, to: u32, who: Who, since: Seq, now: i64) -> Done {
        self.part(to);
        let viewer = self.state.viewer(Some(&who.id), None);
        let you = self.state.you(Some(&who.id), viewer);
        let shown = self.shown(to, &who.id, viewer, Some(since), now);
        self.watching.push(Watcher { to, who, lifted: None, saw: viewer, you });
        let present = Present { seats: self.people().collect(), watching: 0, names: vec![] };
        let send = vec![shown, (to, raw(&ServerMessage::Presence { present }))];
        self.waiting(Done { send, ..Done::default() })
    }

    /// Everybody who plays here is at this device.
    fn people(&self) -> impl Iterator<Item = Seat> {
        let chairs = self.state.chairs();
        Seat::all(chairs.len()).filter(|seat| chairs[seat.index()].person().is_some())
    }

    pub fn part(&mut self, to: u32) {
        self.watching.retain(|one| one.to != to);
    }

    fn shown(&self, to: u32, person: &PersonId, viewer: Viewer, since: Option<Seq>, now: i64) -> (u32, Json) {
        (to, raw(&ServerMessage::Snapshot(Box::new(self.snapshot(person, viewer, since, now)))))
    }

    fn snapshot(
        &self,
        person: &PersonId,
        viewer: Viewer,
        since: Option<Seq>,
        now: i64,
    ) -> tinstar_protocol::Snapshot {
        let glance = Glance::of(&self.state, viewer);
        self.state.snapshot(&self.table, (Some(person), viewer), since, vec![], now, glance)
    }

    pub fn look(&self, who: &PersonId, now: i64) -> Done {
        Done::told(&self.snapshot(who, self.state.viewer(Some(who), None), None, now))
    }

    /// What somebody who watches says, answered to them.
    pub fn hear(
        &mut self,
        to: u32,
        message: ClientMessage,
        now: i64,
        fresh: &impl Fresh,
    ) -> Result<(Done, Option<Entry>), Declined> {
        let gone = Declined::new(Code::BadRequest);
        let watcher = self.watching.iter().find(|one| one.to == to).ok_or(gone)?;
        let who = watcher.who.clone();
        match message {
            ClientMessage::Ping { n } => {
                let pong = raw(&ServerMessage::Pong { n, now });
                Ok((Done { send: vec![(to, pong)], ..Done::default() }, None))
            }
            ClientMessage::Lift { seat, since } => Ok((self.lift(to, &who.id, seat, since, now), None)),
            ClientMessage::Do { key, command } => {
                let (mut done, more) = match self.command(&who, &key, &command, now, fresh) {
                    Ok((did, done, more)) => {
                        let answer = raw(&ServerMessage::Done { key, done: did });
                        (Done { send: [done.send, vec![(to, answer)]].concat(), ..done }, more)
                    }
                    Err(declined) => {
                        let no = No::from(declined);
                        let refused = json::read(|out| {
                            out.extend_from_slice(b"{\"type\":\"refused\",");
                            json::write_field("key", &key, out);
                            json::write_field("no", &no, out);
                            json::end("}", out);
                        });
                        (Done { send: vec![(to, refused)], ..Done::default() }, None)
                    }
                };
                if done.waits.is_none() {
                    done = self.waiting(done);
                }
                Ok((done, more))
            }
        }
    }

    fn lift(
        &mut self,
        to: u32,
        person: &PersonId,
        seat: Option<SeatNumber>,
        since: Option<Seq>,
        now: i64,
    ) -> Done {
        let lifted = seat
            .and_then(SeatNumber::seat)
            .filter(|seat| self.state.seats_of(person).any(|own| own == *seat));
        let viewer = self.state.viewer(Some(person), lifted);
        let you = self.state.you(Some(person), viewer);
        let shown = self.shown(to, person, viewer, since, now);
        if let Some(one) = self.watching.iter_mut().find(|one| one.to == to) {
            (one.lifted, one.saw, one.you) = (lifted, viewer, you);
        }
        self.waiting(Done { send: vec![shown], ..Done::default() })
    }

    /// Does something. The table of a rematch is to be made by whoever has the tables.
    pub fn command(
        &mut self,
        who: &Who,
        key: &str,
        command: &Command,
        now: i64,
        fresh: &impl Fresh,
    ) -> Result<(Did, Done, Option<Entry>), Declined> {
        let key = ClientKey::new(who.id.clone(), key).map_err(|_| Declined::new(Code::BadKey))?;
        if let Command::Why { seat, action } = command {
            self.state.would_do(who, *seat, action)?;
            return Ok((Did::at(self.state.seq().0), Done::default(), None));
        }
        let is_rematch = *command == Command::Rematch {};
        let made = is_rematch && self.state.rematch().is_some() && self.state.is_seated(&who.id);
        if let Some(seq) = self.state.repeated(&key).or(made.then_some(self.state.seq())) {
            let table = self.state.rematch().filter(|_| is_rematch).cloned();
            return Ok((Did { table, ..Did::at(seq.0) }, Done::default(), None));
        }
        let entry = self.state.judge(who, command, now.max(self.state.at()), fresh)?;
        let done = self.write(entry, Some(&key), now)?;
        let table = self.state.rematch().filter(|_| is_rematch).cloned();
        let more = table.is_some().then(|| Entry::Created {
            setup: self.state.setup().clone(),
            owner: self.state.owner().clone(),
            chairs: self.state.rotated(),
        });
        Ok((Did { table, ..Did::at(self.state.seq().0) }, done, more))
    }

    /// What a bot decided, if it is still asked.
    pub fn thought(
        &mut self,
        seat: Seat,
        opened: Seq,
        action: serde_json::Value,
        now: i64,
    ) -> Result<Done, Declined> {
        if !self.is_asked(seat, opened) {
            return Ok(self.waiting(Done::default()));
        }
        if let Some(until) = self.state.people_first_until(opened, FAIR_TIME).filter(|until| now < *until) {
            return Ok(Done { again: Some(until - now), ..Done::default() });
        }
        self.write(Entry::Step { seat, action, by: By::Bot, mark: None }, None, now)
    }

    pub fn failed(&mut self, seat: Seat, opened: Seq, now: i64) -> Result<Done, Declined> {
        let action = self.state.late_choice(seat).filter(|_| self.is_asked(seat, opened));
        match action {
            Some(action) => self.thought(seat, opened, action, now),
            None => Ok(self.waiting(Done::default())),
        }
    }

    fn is_asked(&self, seat: Seat, opened: Seq) -> bool {
        self.state.bot_turns().iter().any(|turn| (turn.seat, turn.opened) == (seat, opened))
    }

    /// Gives the only answer there is, if it is still asked for.
    pub fn moment(&mut self, seat: Seat, opened: Seq, now: i64) -> Result<Done, Declined> {
        let asked =
            self.state.only_answers().into_iter().find(|(who, number, _)| (*who, *number) == (seat, opened));
        match asked {
            Some((.., action)) => {
                self.write(Entry::Step { seat, action, by: By::Itself, mark: None }, None, now)
            }
            None => Ok(self.waiting(Done::default())),
        }
    }

    /// Takes the step of somebody whose time is up, if anybody's is.
    pub fn late(&mut self, now: i64) -> Result<Done, Declined> {
        let late = self.state.late(now);
        match late.and_then(|seat| Some((seat, self.state.late_choice(seat)?))) {
            Some((seat, action)) => {
                self.write(Entry::Step { seat, action, by: By::Clock, mark: None }, None, now)
            }
            None => Ok(self.waiting(Done::default())),
        }
    }
}

/// What a level that searches spends on a decision.
fn rollouts(level: Level) -> u32 {
    match level.budget() {
        Some(Budget::Rollouts(many)) => many,
        Some(Budget::Time(_)) | None => 0,
    }
}
