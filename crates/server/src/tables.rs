//! The tables that are awake in this process, and the tasks that wake them.

use std::collections::HashMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use tinstar_protocol::{Code, PersonId, Room, TableId};
use tinstar_store::{StoreError, TakeDue, Wake};
use tokio::sync::mpsc::error::TrySendError;

use crate::actor::{Actor, Ask, Handle, WAYS};
use crate::no::No;
use crate::revoked::{Revoked, nowhere};
use crate::shared::Shared;

/// The longest the runner of jobs sleeps: other processes set jobs too.
const NAP: Duration = Duration::from_millis(250);
/// How long a job that was taken is this process's alone.
const LEASE_MS: i64 = 10_000;
const JOBS_AT_ONCE: u32 = 64;
/// How often it is looked whether wake-ups arrive, and, if they do not, what they would have said.
const LOOK: Duration = Duration::from_secs(1);
/// A database that has passed no word on for so long passes none on.
const DEAF: Duration = Duration::from_secs(3);
/// How many tables are looked after at once.
const AT_ONCE: usize = 1_000;
/// A word to oneself.
const ECHO: &str = "echo-";
/// A word about somebody who wants to be told of turns in other ways than before.
const WAYS_OF: &str = "ways-";

/// The tables that are awake.
#[derive(Clone)]
pub struct Tables {
    shared: Arc<Shared>,
    awake: Arc<Mutex<HashMap<TableId, Handle>>>,
    /// When the database last passed a word of our own on to us.
    echo: Arc<Mutex<Instant>>,
}

impl Tables {
    /// None yet.
    pub fn new(shared: Arc<Shared>) -> Self {
        Self { shared, awake: Arc::default(), echo: Arc::new(Mutex::new(Instant::now())) }
    }

    /// What the whole process shares.
    pub const fn shared(&self) -> &Arc<Shared> {
        &self.shared
    }

    /// Asks a table something, waking it if need be. No task is made for a table that does not exist.
    ///
    /// # Errors
    /// `no_such_table`, or what the store says.
    pub async fn ask(&self, table: TableId, ask: Ask) -> Result<(), No> {
        self.door(table).ask(ask).await
    }

    /// The way to a table, for whoever asks it often. The table need not exist.
    pub fn door(&self, id: TableId) -> Door {
        Door { tables: self.clone(), id, handle: None }
    }

    /// The table's task, begun if need be.
    async fn awake(&self, id: &TableId) -> Result<Handle, No> {
        if let Some(handle) = self.find(id) {
            return Ok(handle);
        }
        self.shared.store.table(id).await?.ok_or(No::new(Code::NoSuchTable))?;
        Ok(self.wake(id))
    }

    fn find(&self, id: &TableId) -> Option<Handle> {
        self.awake.lock().unwrap_or_else(PoisonError::into_inner).get(id).cloned()
    }

    fn wake(&self, id: &TableId) -> Handle {
        let mut awake = self.awake.lock().unwrap_or_else(PoisonError::into_inner);
        let start = || {
            let (tables, gone) = (self.clone(), id.clone());
            Actor::start(id.clone(), Arc::clone(&self.shared), move || {
                tables.awake.lock().unwrap_or_else(PoisonError::into_inner).remove(&gone);
            })
        };
        awake.entry(id.clone()).or_insert_with(start).clone()
    }

    fn forget(&self, id: &TableId, gone: &Handle) {
        let mut awake = self.awake.lock().unwrap_or_else(PoisonError::into_inner);
        if awake.get(id).is_some_and(|handle| handle.mailbox.same_channel(&gone.mailbox)) {
            awake.remove(id);
        }
    }

    /// Passes wake-ups of the store on to tables that are awake and do not know yet.
    pub async fn pass_wakes_on(self) {
        let mut wakes = self.shared.store.subscribe();
        while let Some(wake) = wakes.next().await {
            match wake {
                Wake::Log { table, seq } => {
                    if let Some(handle) = self.find(&table)
                        && handle.seen.load(Ordering::Relaxed) < seq.0
                    {
                        pass_on(&handle, Ask::Wake);
                    }
                }
                Wake::Chat { table, room, .. } => {
                    if let Some(handle) = self.find(&table) {
                        pass_on(&handle, Ask::ChatWake(room));
                    }
                }
                Wake::Word { table, word } if table == nowhere() => self.hear_of_people(&word),
                Wake::Word { table, word } => {
                    if let Some(handle) = self.find(&table) {
                        pass_on(&handle, Ask::Heard(word));
                    }
                }
                Wake::Everything => self.tell_all(|| Ask::Wake),
            }
        }
    }

    /// Looks once a second for what other processes wrote, while the database does not pass their wake-ups on: it is asked to
    /// pass on one of our own, and if that does not come it is deaf.
    pub async fn poll(self) {
        if !self.shared.settings.shared_store {
            return;
        }
        let mut said: HashMap<TableId, [u64; 2]> = HashMap::new();
        for beat in 0_u64.. {
            tokio::time::sleep(LOOK).await;
            let echo = format!("{ECHO}{}-{beat}", self.shared.worker);
            let _ = self.shared.store.pass_word(&nowhere(), &echo).await;
            let heard = *self.echo.lock().unwrap_or_else(PoisonError::into_inner);
            if !self.shared.settings.poll && heard.elapsed() < DEAF {
                said.clear();
                continue;
            }
            if let Err(error) = self.look(&mut said).await {
                tracing::warn!(%error, "what other processes wrote cannot be looked for");
            }
        }
    }

    async fn look(&self, said: &mut HashMap<TableId, [u64; 2]>) -> Result<(), StoreError> {
        let awake: Vec<TableId> =
            self.awake.lock().unwrap_or_else(PoisonError::into_inner).keys().cloned().collect();
        said.retain(|table, _| awake.contains(table));
        for some in awake.chunks(AT_ONCE) {
            for (table, seq, lines) in self.shared.store.heads(some).await? {
                let Some(handle) = self.find(&table) else { continue };
                if handle.seen.load(Ordering::Relaxed) < seq.0 {
                    pass_on(&handle, Ask::Wake);
                }
                let before = said.insert(table, lines).unwrap_or_default();
                for (room, at) in [(Room::Players, 0), (Room::Spectators, 1)] {
                    if before[at] < lines[at] {
                        pass_on(&handle, Ask::ChatWake(room));
                    }
                }
            }
        }
        Ok(())
    }

    /// Tells a table something if it is awake.
    pub fn tell(&self, table: &TableId, ask: Ask) {
        if let Some(handle) = self.find(table) {
            pass_on(&handle, ask);
        }
    }

    /// Tells every table that is awake.
    pub fn tell_all(&self, ask: impl Fn() -> Ask) {
        let all: Vec<Handle> =
            self.awake.lock().unwrap_or_else(PoisonError::into_inner).values().cloned().collect();
        for handle in all {
            pass_on(&handle, ask());
        }
    }

    /// Somebody is to be forgotten, wherever they are known.
    pub fn forget_person(&self, person: &PersonId) {
        self.tell_all(|| Ask::Forget { person: person.clone(), sat_here: false });
    }

    /// Another node, or this one, said that sessions have ended.
    fn hear_of_people(&self, word: &str) {
        if word.strip_prefix(ECHO).is_some_and(|rest| rest.starts_with(&self.shared.worker)) {
            *self.echo.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
            return;
        }
        if let Some(Ok(person)) = word.strip_prefix(WAYS_OF).map(str::parse::<PersonId>) {
            return self.tell_all(|| Ask::Ways(person.clone()));
        }
        let Ok(revoked) = word.parse::<Revoked>() else { return };
        if let Revoked::Person(person) = &revoked {
            self.forget_person(person);
        }
        // An error means that there are no sockets.
        let _ = self.shared.revoked.send(revoked);
    }

    /// Tells all nodes that somebody wants to be told of turns in other ways than before; about one table, or all of theirs.
    pub async fn pass_ways_on(&self, person: &PersonId, table: Option<&TableId>) {
        let store = &self.shared.store;
        let passed = match table {
            Some(table) => store.pass_word(table, WAYS).await,
            None => store.pass_word(&nowhere(), &format!("{WAYS_OF}{person}")).await,
        };
        if let Err(error) = passed {
            tracing::warn!(%error, "tables are not told who wants to be told; they look when they wake");
        }
    }

    /// Takes due jobs, those of processes that died included, and gives each to its table.
    pub async fn run_jobs(self) {
        let mut stopping = self.shared.stopping.subscribe();
        while !*stopping.borrow_and_update() {
            let ask = TakeDue {
                now: self.shared.now(),
                limit: JOBS_AT_ONCE,
                lease_ms: LEASE_MS,
                worker: self.shared.worker.clone(),
            };
            let jobs = self.shared.store.take_due(ask).await.unwrap_or_else(|error| {
                tracing::warn!(%error, "jobs cannot be taken; trying again");
                vec![]
            });
            let any = !jobs.is_empty();
            for job in jobs {
                let table = job.table.clone();
                if let Err(no) = self.ask(table.clone(), Ask::Due(job)).await {
                    let table = table.as_str().get(..6).unwrap_or_default();
                    tracing::warn!(
                        table,
                        code = no.code.as_str(),
                        "a job could not be done; it will come again"
                    );
                }
            }
            if !any {
                tokio::select! {
                    () = tokio::time::sleep(self.nap().await) => {}
                    _ = stopping.changed() => {}
                }
            }
        }
    }

    async fn nap(&self) -> Duration {
        let next = self.shared.store.next_due().await.ok().flatten();
        let wait = next
            .map_or(NAP, |due| Duration::from_millis(u64::try_from(due - self.shared.now()).unwrap_or(0)));
        wait.clamp(Duration::from_millis(10), NAP)
    }
}

/// The way to one table.
pub struct Door {
    tables: Tables,
    id: TableId,
    /// The table's task, as far as is known.
    handle: Option<Handle>,
}

impl Door {
    /// Asks the table something, waking it if need be.
    ///
    /// # Errors
    /// As [`Tables::ask`].
    pub async fn ask(&mut self, mut ask: Ask) -> Result<(), No> {
        loop {
            let handle = match &self.handle {
                Some(handle) => handle,
                None => self.handle.insert(self.tables.awake(&self.id).await?),
            };
            match handle.mailbox.send(ask).await {
                Ok(()) => return Ok(()),
                // The table was put away: wake it again.
                Err(unsent) => {
                    self.tables.forget(&self.id, handle);
                    self.handle = None;
                    ask = unsent.0;
                }
            }
        }
    }
}

/// Passes a wake-up on without waiting for a table that is busy.
fn pass_on(handle: &Handle, ask: Ask) {
    if let Err(TrySendError::Full(ask)) = handle.mailbox.try_send(ask) {
        let mailbox = handle.mailbox.clone();
        tokio::spawn(async move { mailbox.send(ask).await });
    }
}
