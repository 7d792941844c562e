//! Reading the log and writing to it.

use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use tinstar_protocol::{ClientKey, Clock, Code, Command, Done, PersonId, Seq, Stage, TableId};
use tinstar_store::{
    Append, Appended, Created, JobChange, Logged, MemberChange, NewResult, NewTableRow, Quota,
};

use super::Actor;
use super::presence::SHOWN_MS;
use crate::fresh::FromSystem;
use crate::no::No;
use crate::ratings;
use crate::shared::{BOT_JOB, CLOCK_JOB, NOTICE_JOB, job_kind};
use tinstar_table::{Chair, Chosen, Ended, Entry, Halt, State, Who, read_entry, write_entry};

/// How often a request is judged again because another process was faster.
const ATTEMPTS: usize = 8;
/// How long a table is shown at which nobody need be for days.
const WAITING_MS: i64 = 3 * 24 * 3600 * 1000;
/// How many entries are read at once.
const PAGE: u32 = 500;

impl Actor {
    /// The state, read from the log if need be.
    pub(super) async fn state(&mut self) -> Result<&mut State, No> {
        if self.state.is_none() {
            // In a box like all that happens seldom: what every request waits in is as large as the largest of its branches.
            Box::pin(self.load()).await?;
        }
        self.state.as_mut().ok_or(No::new(Code::NoSuchTable))
    }

    async fn load(&mut self) -> Result<(), No> {
        self.catch_up().await?;
        self.after_load().await
    }

    /// Reads what is new in the log, and tells subscribers what they have not been told.
    pub(super) async fn catch_up(&mut self) -> Result<(), No> {
        loop {
            let after = self.state.as_ref().map_or(Seq(0), State::seq);
            let entries = self.shared.store.read(&self.table, after, PAGE).await?;
            let full = entries.len() == PAGE as usize;
            let forgotten = if self.state.is_none() { self.forgotten(&entries).await? } else { vec![] };
            for entry in entries {
                match &mut self.state {
                    Some(state) => state.read_back(entry.seq, entry.at, entry.key.as_ref(), &entry.body),
                    None => {
                        let first =
                            read_entry(&entry.body).and_then(|first| State::created(entry.at, &first));
                        let first = first.map_err(|halt| self.unreadable(&halt))?;
                        self.state = Some(first.without_names_of(forgotten.clone()));
                    }
                }
                self.publish();
            }
            if !full {
                self.trigger_bots();
                self.trigger_answers();
                return Ok(());
            }
        }
    }

    /// Who of those that sat down has deleted themselves. Everybody sits down before the match, at the beginning of the log.
    async fn forgotten(&self, entries: &[Logged]) -> Result<Vec<PersonId>, No> {
        let mut people: Vec<PersonId> = vec![];
        for entry in entries {
            // What cannot be read is found when it is applied.
            let Ok(entry) = read_entry(&entry.body) else { break };
            if matches!(entry, Entry::Started { .. }) {
                break;
            }
            people.extend(entry.named());
        }
        people.sort_unstable();
        people.dedup();
        Ok(self.shared.store.deleted_of(&people).await?)
    }

    /// Somebody deleted themselves: everything is read anew, without their name.
    pub(super) async fn forget(&mut self, person: &PersonId, sat_here: bool) -> Result<(), No> {
        if sat_here {
            self.state().await?;
        }
        // A table that is not read yet, and one at which they never were, has nothing to forget.
        let concerned = self.state.as_ref().is_some_and(|state| state.history_names(person));
        if self.chats.has_heard(person) {
            self.chats = super::chat::Chats::default();
        }
        if concerned {
            self.read_again().await?;
            if let Some(state) = &self.state {
                self.shared.store.set_summary(&self.table, &state.summary()).await?;
                self.shared.store.scrub_names().await?;
            }
        }
        Ok(())
    }

    fn unreadable(&self, halt: &Halt) -> No {
        tracing::error!(table = self.short(), why = halt.why(), "the table cannot be read");
        No::new(halt.code())
    }

    /// What has to be written down before a table that was put away, or left by a process that died, goes on.
    async fn after_load(&mut self) -> Result<(), No> {
        let Some(state) = &self.state else { return Ok(()) };
        let entry = if let Some(halt) = state.halt() {
            tracing::error!(
                table = self.short(),
                why = halt.why(),
                "the match is halted rather than changed"
            );
            self.shared.metrics.halted.fetch_add(1, Ordering::Relaxed);
            // It is said once; a log that ends so says it already.
            let said = state.halt_is_said();
            (!said).then(|| Entry::Halted { why: halt.why().to_owned() })
        } else if state.stage() == Stage::Halted {
            // An earlier release halted it, and this one plays by its rules.
            Some(Entry::Resumed { stopped: None })
        } else {
            let stopped = self.shared.clock.down_since(state.at());
            let running = state.setup().clock != Clock::None && state.stage() == Stage::Running;
            (stopped > 0 && running).then_some(Entry::Resumed { stopped: Some(stopped) })
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
        Box::pin(self.check_welcome(&who.id, command)).await?;
        for _ in 0..ATTEMPTS {
            let now = self.shared.now();
            let state = self.state().await?;
            let is_rematch = *command == Command::Rematch {};
            let known = state.repeated(key);
            if let Some(seq) = known
                .or((is_rematch && state.rematch().is_some() && state.is_seated(&who.id))
                    .then_some(state.seq()))
            {
                let table = if is_rematch { Box::pin(self.make_rematch()).await? } else { None };
                return Ok(Done { table, ..Done::at(seq.0) });
            }
            let entry = state.judge(who, command, now.max(state.at()), &FromSystem)?;
            if let Command::StandIn { seat } = command {
                self.check_away(*seat)?;
            }
            match self.write(entry, Some(key)).await? {
                Appended::Written => {
                    let table = if is_rematch { Box::pin(self.make_rematch()).await? } else { None };
                    return Ok(Done { table, ..Done::at(self.published.0) });
                }
                Appended::Conflict { .. } => {}
            }
        }
        Err(No::new(Code::StoreUnavailable))
    }

    /// Appends an entry, unless it cannot be done, and publishes what is written. Whatever goes wrong, the state is
    /// what the log says; after a conflict what is new in it has been read.
    pub(super) async fn write(&mut self, mut entry: Entry, key: Option<&ClientKey>) -> Result<Appended, No> {
        let table = self.table.clone();
        let state = self.state.as_mut().ok_or(No::new(Code::NoSuchTable))?;
        // Never before the entry ahead of it, whatever the clocks say.
        let at = self.shared.now().max(state.at());
        let (seq, before) = (state.seq().next(), state.stage());
        state.apply(seq, at, key, &mut entry)?;
        Box::pin(self.learn_who_is_told()).await;
        let state = self.state.as_ref().ok_or(No::new(Code::NoSuchTable))?;
        let changes = state.changes(before, &entry, key.map(ClientKey::person));
        let mut append = Append::new(table, seq, write_entry(&entry), at);
        append.key = key.cloned();
        append.stage = changes.stage;
        append.summary = changes.summary;
        append.members.extend(changes.joins.map(MemberChange::Joins));
        append.members.extend(changes.leaves.map(MemberChange::Leaves));
        append.jobs = self.job_changes(at);
        let rated = changes.ended.is_some() && self.state.as_ref().is_some_and(|state| state.setup().rated);
        append.result = changes.ended.and_then(|ended| self.result(&ended)).map(Box::new);

        // The wake-up that this entry causes may be here before the answer is; nobody need look it up then.
        self.seen.store(seq.0, Ordering::Relaxed);
        let began = Instant::now();
        let appended = self.shared.store.append(append).await;
        self.shared.metrics.appended(began.elapsed());
        match &appended {
            Ok(Appended::Written) => {
                self.publish();
                self.trigger_bots();
                self.trigger_answers();
                if rated {
                    self.shared.to_rate.notify_one();
                }
            }
            Ok(Appended::Conflict { .. }) => {
                self.shared.metrics.conflicts.fetch_add(1, Ordering::Relaxed);
                Box::pin(self.read_again()).await?;
            }
            Err(_) => {
                // It may have been written or not: only the log knows.
                self.forget_state();
                self.wake_later(Duration::from_secs(1));
            }
        }
        Ok(appended?)
    }

    /// What is kept of how the match ended.
    fn result(&self, ended: &Ended) -> Option<NewResult> {
        let setup = self.state.as_ref()?.setup();
        ratings::result(&setup.game, setup.rated, ended)
    }

    fn forget_state(&mut self) {
        self.state = None;
        // Wake-ups count again: what was to be written may not have been.
        self.seen.store(0, Ordering::Relaxed);
    }

    /// Throws the state away, which has something in it that was not written, and reads it from the log.
    async fn read_again(&mut self) -> Result<(), No> {
        self.forget_state();
        self.has_jobs = [true; 3];
        self.catch_up().await
    }

    /// The jobs that go with the state: a bot's turn, which this process takes at once and another one later if this
    /// one dies, the next time a clock runs out, and when somebody who is not here is told.
    fn job_changes(&mut self, at: i64) -> Vec<JobChange> {
        let Some(state) = &self.state else { return vec![] };
        let patience = i64::try_from(self.shared.settings.bot_patience.as_millis()).unwrap_or(i64::MAX);
        let bot = state.has_bot_turn().then(|| at.saturating_add(patience));
        let clock = state.next_deadline();
        let jobs = [(BOT_JOB, bot), (CLOCK_JOB, clock), (NOTICE_JOB, self.next_notice())];
        let had = std::mem::replace(&mut self.has_jobs, jobs.map(|(_, due)| due.is_some()));
        let change = |(kind, due, had): (&str, Option<i64>, bool)| match due {
            Some(due) => Some(JobChange::Set { kind: job_kind(kind), due }),
            None => had.then(|| JobChange::Clear(job_kind(kind))),
        };
        jobs.into_iter().zip(had).map(|((kind, due), had)| (kind, due, had)).filter_map(change).collect()
    }

    /// Makes the table that the log names as the rematch, unless it is there already.
    async fn make_rematch(&mut self) -> Result<Option<TableId>, No> {
        let Some(state) = &self.state else { return Ok(None) };
        let Some(table) = state.rematch().cloned() else { return Ok(None) };
        let mut chairs = state.rotated();
        let (setup, owner) = (state.setup().clone(), state.owner().clone());
        for chair in &mut chairs {
            if let Some(person) = chair.person()
                && self.shared.store.hides(&owner, person).await?
            {
                *chair = Chair::Open;
            }
        }
        make_table(&self.shared, table.clone(), (setup, 0), owner, chairs, None).await?;
        Ok(Some(table))
    }
}

/// For how long a new table is listed before anybody is there.
pub const fn shown_for(clock: Clock) -> i64 {
    if let Clock::Days { .. } = clock { WAITING_MS } else { SHOWN_MS }
}

/// Makes a table of this name, unless it is there already or its owner has too many. It is listed for so long before anybody
/// is there.
pub async fn make_table(
    shared: &crate::shared::Shared,
    id: TableId,
    (setup, listed): (Chosen, i64),
    owner: PersonId,
    chairs: Vec<Chair>,
    quota: Option<Quota>,
) -> Result<(), No> {
    let at = shared.now();
    let members = std::iter::once(&owner).chain(chairs.iter().filter_map(Chair::person));
    let members = members.cloned().map(MemberChange::Joins).collect();
    let (game, public) = (setup.game.clone(), setup.public);
    let entry = Entry::Created { setup, owner: owner.clone(), chairs };
    let state = State::created(at, &entry).map_err(|_| No::new(Code::BadRequest))?;
    let new = NewTableRow {
        id: id.clone(),
        game,
        head: "{\"v\":1}".to_owned(),
        public,
        owner,
        summary: state.summary(),
        created: at,
        shown: at + listed,
    };
    if shared.store.create_table(new, quota).await? == Created::TooMany {
        return Err(No::new(Code::TooManyTables));
    }
    let mut append = Append::new(id, Seq(1), write_entry(&entry), at);
    append.members = members;
    // A conflict means that it was made before.
    let _ = shared.store.append(append).await?;
    Ok(())
}
