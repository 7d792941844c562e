//! Reading the log and writing to it.

use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use tinstar_protocol::{Clock, Code, Command, Done, Stage};
use tinstar_store::{Append, Appended, ClientKey, JobChange, MemberChange, NewTable, Seq, Status};

use super::Actor;
use crate::fresh::FromSystem;
use crate::no::No;
use crate::shared::{BOT_JOB, CLOCK_JOB, job_kind};
use crate::table::{Chair, Entry, Setup, State, Who, read_entry, write_entry};

/// How often a request is judged again because another process was faster.
const ATTEMPTS: usize = 8;
/// How many entries are read at once.
const PAGE: u32 = 500;

/// What became of an entry.
enum Outcome {
    /// It is safe and was published.
    Written,
    /// The log went on without it; what is new has been read.
    Again,
}

impl Actor {
    pub(super) fn client_key(&self, who: &Who, key: &str) -> Result<ClientKey, No> {
        let person = who.id.parse().map_err(|_| No::new(Code::SignedOut))?;
        ClientKey::new(person, key).map_err(|_| No::new(Code::BadKey))
    }

    /// The state, read from the log if need be.
    pub(super) async fn state(&mut self) -> Result<&mut State, No> {
        if self.state.is_none() {
            self.catch_up().await?;
            self.after_load().await?;
        }
        self.state.as_mut().ok_or(No::new(Code::NoSuchTable))
    }

    /// Reads what is new in the log, and tells subscribers what they have not been told.
    pub(super) async fn catch_up(&mut self) -> Result<(), No> {
        loop {
            let after = self.state.as_ref().map_or(0, State::seq);
            let entries = self.shared.store.read(&self.table, Seq(after), PAGE).await?;
            let full = entries.len() == PAGE as usize;
            for entry in entries {
                let key = entry.key.as_ref().map(|key| (key.person().as_str(), key.key()));
                match &mut self.state {
                    Some(state) => state.read_back(entry.seq.0, entry.at, key, &entry.body),
                    None => {
                        let first = read_entry(&entry.body).map_err(|why| self.unreadable(&why))?;
                        let state =
                            State::created(entry.at, &first).map_err(|halt| self.unreadable(&halt.0))?;
                        self.state = Some(state);
                    }
                }
                self.publish();
            }
            if !full {
                self.trigger_bots();
                return Ok(());
            }
        }
    }

    fn unreadable(&self, why: &str) -> No {
        tracing::error!(table = self.short(), why, "the table cannot be read");
        No::new(Code::Halted)
    }

    /// What has to be written down before a table that was put away, or left by a process that died, goes on.
    async fn after_load(&mut self) -> Result<(), No> {
        let Some(state) = &self.state else { return Ok(()) };
        let entry = if let Some(halt) = state.halt() {
            tracing::error!(table = self.short(), why = halt.0, "the match is halted rather than changed");
            self.shared.metrics.halted.fetch_add(1, Ordering::Relaxed);
            // It is said once; a log that ends so says it already.
            let said = state.halt_is_said();
            (!said).then(|| Entry::Halted { why: halt.0.clone() })
        } else if state.stage() == Stage::Halted {
            // An earlier release halted it, and this one plays by its rules.
            Some(Entry::Resumed)
        } else {
            let down = !self.shared.settings.shared_store && state.at() < self.shared.boot;
            let running = state.setup().clock != Clock::None && state.next_deadline().is_some();
            (down && running).then_some(Entry::Resumed)
        };
        match entry {
            Some(entry) => self.write(entry, None).await.map(|_| ()),
            None => Ok(()),
        }
    }

    pub(super) async fn judge_and_write(
        &mut self,
        who: &Who,
        key: &ClientKey,
        command: &Command,
    ) -> Result<Done, No> {
        for _ in 0..ATTEMPTS {
            let state = self.state().await?;
            let is_rematch = *command == Command::Rematch {};
            let known = state.repeated(&who.id, key.key());
            if let Some(seq) = known
                .or((is_rematch && state.rematch().is_some() && state.is_seated(&who.id))
                    .then_some(state.seq()))
            {
                let table = if is_rematch { self.make_rematch().await? } else { None };
                return Ok(Done { seq, table });
            }
            let entry = state.judge(who, command, &FromSystem)?;
            match self.write(entry, Some(key)).await? {
                Outcome::Written => {
                    let table = if is_rematch { self.make_rematch().await? } else { None };
                    return Ok(Done { seq: self.published, table });
                }
                Outcome::Again => {}
            }
        }
        Err(No::new(Code::StoreUnavailable))
    }

    /// Appends an entry, unless it cannot be done. Whatever goes wrong, the state is what the log says.
    async fn write(&mut self, mut entry: Entry, key: Option<&ClientKey>) -> Result<Outcome, No> {
        let table = self.table.clone();
        let state = self.state.as_mut().ok_or(No::new(Code::NoSuchTable))?;
        // Never before the entry ahead of it, whatever the clocks say.
        let at = self.shared.now().max(state.at());
        let (seq, before) = (state.seq() + 1, state.stage());
        let person = key.map(|key| key.person().as_str());
        state.apply(seq, at, key.map(|key| (key.person().as_str(), key.key())), &mut entry)?;
        let changes = state.changes(before, &entry, person);
        let mut append = Append::new(table, Seq(seq), write_entry(&entry), at);
        append.key = key.cloned();
        append.status = changes.stage.map(status);
        append.summary = changes.summary;
        append.members.extend(changes.joins.and_then(|person| person.parse().ok()).map(MemberChange::Joins));
        append
            .members
            .extend(changes.leaves.and_then(|person| person.parse().ok()).map(MemberChange::Leaves));
        append.jobs = self.job_changes(at);

        // The wake-up that this entry causes may be here before the answer is; nobody need look it up then.
        self.seen.store(seq, Ordering::Relaxed);
        let began = Instant::now();
        let appended = self.shared.store.append(append).await;
        self.shared.metrics.appended(began.elapsed());
        match appended {
            Ok(Appended::Written) => {
                self.publish();
                self.trigger_bots();
                Ok(Outcome::Written)
            }
            Ok(Appended::Conflict { .. }) => {
                self.shared.metrics.conflicts.fetch_add(1, Ordering::Relaxed);
                self.read_again().await?;
                Ok(Outcome::Again)
            }
            Err(error) => {
                // It may have been written or not: only the log knows.
                self.forget_state();
                self.wake_later(Duration::from_secs(1));
                Err(error.into())
            }
        }
    }

    fn forget_state(&mut self) {
        self.state = None;
        // Wake-ups count again: what was to be written may not have been.
        self.seen.store(0, Ordering::Relaxed);
    }

    /// Throws the state away, which has something in it that was not written, and reads it from the log.
    async fn read_again(&mut self) -> Result<(), No> {
        self.forget_state();
        self.has_jobs = (true, true);
        self.catch_up().await
    }

    /// The jobs that go with the state: a bot's turn, which this process takes at once and another one later if this
    /// one dies, and the next time a clock runs out.
    fn job_changes(&mut self, at: i64) -> Vec<JobChange> {
        let Some(state) = &self.state else { return vec![] };
        let patience = i64::try_from(self.shared.settings.bot_patience.as_millis()).unwrap_or(i64::MAX);
        let bot = state.has_bot_turn().then(|| at.saturating_add(patience));
        let clock = state.next_deadline();
        let jobs = [(BOT_JOB, bot, self.has_jobs.0), (CLOCK_JOB, clock, self.has_jobs.1)];
        self.has_jobs = (bot.is_some(), clock.is_some());
        let change = |(kind, due, had): (&str, Option<i64>, bool)| match due {
            Some(due) => Some(JobChange::Set { kind: job_kind(kind), due }),
            None => had.then(|| JobChange::Clear(job_kind(kind))),
        };
        jobs.into_iter().filter_map(change).collect()
    }

    /// Takes a step for a seat that does not itself.
    pub(super) async fn take_step(&mut self, entry: Entry) -> Result<bool, No> {
        Ok(matches!(self.write(entry, None).await?, Outcome::Written))
    }

    /// Time is up, or was while no server ran.
    pub(super) async fn resume_clocks(&mut self) -> Result<(), No> {
        self.write(Entry::Resumed, None).await.map(|_| ())
    }

    /// Makes the table that the log names as the rematch, unless it is there already.
    async fn make_rematch(&mut self) -> Result<Option<String>, No> {
        let Some(state) = &self.state else { return Ok(None) };
        let Some(table) = state.rematch().map(str::to_owned) else { return Ok(None) };
        let chairs = state.rotated();
        make_table(&self.shared, &table, state.setup().clone(), state.owner(), chairs).await?;
        Ok(Some(table))
    }
}

/// Makes a table of this name, unless it is there already.
pub async fn make_table(
    shared: &crate::shared::Shared,
    id: &str,
    setup: Setup,
    owner: &str,
    chairs: Vec<Chair>,
) -> Result<(), No> {
    let at = shared.now();
    let id: tinstar_store::TableId = id.parse().map_err(|_| No::new(Code::NoSuchTable))?;
    let owner_id: tinstar_store::PersonId = owner.parse().map_err(|_| No::new(Code::SignedOut))?;
    let people: Vec<String> = chairs.iter().filter_map(|chair| chair.person().map(str::to_owned)).collect();
    let (game, public) = (setup.game.clone(), setup.public);
    let entry = Entry::Created { setup, owner: owner.to_owned(), chairs };
    let state = State::created(at, &entry).map_err(|_| No::new(Code::BadRequest))?;
    let new = NewTable {
        id: id.clone(),
        game,
        head: "{\"v\":1}".to_owned(),
        public,
        owner: owner_id,
        summary: state.summary(),
        created: at,
    };
    let _ = shared.store.create_table(new).await?;
    let mut append = Append::new(id, Seq(1), write_entry(&entry), at);
    let members = std::iter::once(owner.to_owned()).chain(people);
    append.members = members.filter_map(|person| person.parse().ok()).map(MemberChange::Joins).collect();
    // A conflict means that it was made before.
    let _ = shared.store.append(append).await?;
    Ok(())
}

fn status(stage: Stage) -> Status {
    match stage {
        Stage::Open => Status::Open,
        Stage::Running => Status::Running,
        Stage::Over => Status::Over,
        Stage::Halted => Status::Halted,
    }
}
