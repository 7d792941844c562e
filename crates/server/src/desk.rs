//! [`Desk`]: what a host does about tables and people, from outside the servers.
//!
//! It works on the store, whether servers run or not. Everything it does is an order, numbered in the store for ever:
//! the host's audit log, and what running servers read to do their part ([`crate::orders`]).

use std::collections::BTreeSet;
use std::sync::Arc;

use tinstar_protocol::{Code, Command, PersonId, Stage, TableId};
use tinstar_store::{
    Append, Appended, JobChange, MemberChange, NewOrder, PageEnd, Standing, Store, StoreError, TableRow,
};

use crate::card::card;
use crate::check::read_state;
use crate::fresh::FromSystem;
use crate::no::No;
use crate::orders::{ANNOUNCE, BAN, CLOSE, DELETE, ERASE, MUTE, SETTLE, UNBAN, UNMUTE};
use crate::shared::{BOT_JOB, CLOCK_JOB, job_kind};
use tinstar_table::check_text;
use tinstar_table::{Chair, Entry, State, Who, read_entry, write_entry};

/// How often an entry is judged again because a server was faster.
const ATTEMPTS: usize = 8;
/// How many tables or entries are read at once.
const PAGE: u32 = 500;
/// A server that has not been heard of for so long is not there.
const GONE: i64 = 15_000;
/// How soon a server takes a bot's turn that follows from an order.
const BOT_SOON: i64 = 1_000;

/// A host at work.
pub struct Desk {
    store: Arc<Store>,
    by: String,
}

impl Desk {
    /// Somebody, by whatever name the host has for them.
    #[must_use]
    pub const fn new(store: Arc<Store>, by: String) -> Self {
        Self { store, by }
    }

    /// Where everything is.
    #[must_use]
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// The time that the servers share.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn now(&self) -> Result<i64, StoreError> {
        let time = self.store.time().await?;
        Ok(time.now + time.ahead)
    }

    /// When an entry is written that no server writes: while none is there, no clock has gone on since one was.
    async fn entry_time(&self) -> Result<i64, StoreError> {
        let time = self.store.time().await?;
        let now = time.now + time.ahead;
        Ok(time.alive.filter(|alive| now - alive > GONE).unwrap_or(now))
    }

    async fn note(&self, what: &str, about: impl ToString, until: Option<i64>, note: &str) -> Result<(), No> {
        let order = NewOrder {
            at: self.now().await?,
            by: self.by.clone(),
            what: what.to_owned(),
            about: about.to_string(),
            until,
            note: note.to_owned(),
        };
        self.store.note_order(order).await?;
        Ok(())
    }

    /// The table as its log has it; nothing if it cannot be read or is not there.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn state(&self, table: &TableId) -> Result<Option<State>, StoreError> {
        Ok(read_state(&self.store, table).await?.ok().flatten())
    }

    /// Whoever holds a seat at a table or made it, without those who are gone.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn people_at(&self, table: &TableId) -> Result<Vec<Standing>, StoreError> {
        let Some(state) = self.state(table).await? else { return Ok(vec![]) };
        let mut ids = vec![state.owner().clone()];
        for person in state.chairs().iter().filter_map(Chair::person) {
            if !ids.contains(person) {
                ids.push(person.clone());
            }
        }
        let mut people = vec![];
        for id in ids {
            people.extend(self.store.standing(&id).await?);
        }
        Ok(people)
    }

    /// Closes a table: before the match there will be none, a running one ends without a result.
    ///
    /// # Errors
    /// `no_such_table`, `not_running` if there is nothing to close, `halted` if only deleting helps.
    pub async fn close(&self, table: &TableId, why: &str) -> Result<(), No> {
        let entry = |state: &State, _| match state.stage() {
            Stage::Open => Ok(Entry::Closed),
            Stage::Running => Ok(Entry::Ended),
            Stage::Over => Err(No::new(Code::NotRunning)),
            Stage::Halted => Err(No::new(Code::Halted)),
        };
        self.write(table, None, entry).await?;
        self.note(CLOSE, table, None, why).await
    }

    /// Removes a table with its log and all that was said there, for good.
    ///
    /// # Errors
    /// `no_such_table`.
    pub async fn delete(&self, table: &TableId, why: &str) -> Result<(), No> {
        self.store.table(table).await?.ok_or(No::new(Code::NoSuchTable))?;
        self.store.delete_table(table).await?;
        self.note(DELETE, table, None, why).await
    }

    /// Keeps somebody from speaking until a time, or lets them speak again.
    ///
    /// # Errors
    /// `not_found`.
    pub async fn mute(&self, person: &PersonId, until: Option<i64>, why: &str) -> Result<(), No> {
        self.store.set_muted(person, until).await?;
        self.note(if until.is_some() { MUTE } else { UNMUTE }, person, until, why).await
    }

    /// Keeps somebody out until a time, or lets them in again.
    ///
    /// # Errors
    /// `not_found`.
    pub async fn ban(&self, person: &PersonId, until: Option<i64>, why: &str) -> Result<(), No> {
        self.store.set_banned(person, until).await?;
        self.note(if until.is_some() { BAN } else { UNBAN }, person, until, why).await
    }

    /// Forgets somebody as if they had deleted themselves: bots play on for them, what they said is gone.
    ///
    /// # Errors
    /// `not_found`.
    pub async fn erase(&self, person: &PersonId, why: &str) -> Result<(), No> {
        let found = self.store.person(person).await?.ok_or(No::new(Code::NotFound))?;
        let who = Who { account: found.login.is_some(), id: found.id, name: found.name };
        let tables = tables_of(&self.store, person).await?;
        for table in tables.iter().filter(|table| table.stage != Stage::Over) {
            let command = leaving(table, person);
            let judge = |state: &State, now| Ok(state.judge(&who, &command, now, &FromSystem)?);
            // A refusal means that there is nothing to leave there.
            let _ = self.write(&table.id, Some(person), judge).await;
        }
        self.store.delete_person(person).await?;
        for table in named_at(&self.store, person, tables).await? {
            forget_name(&self.store, &table, person).await?;
            if let Some(state) = self.state(&table).await? {
                self.store.set_summary(&table, &state.summary()).await?;
            }
        }
        self.store.scrub_names().await?;
        self.note(ERASE, person, None, why).await
    }

    /// Tells everybody something until a time; nothing, if the text is empty.
    ///
    /// # Errors
    /// `bad_text`.
    pub async fn announce(&self, text: &str, until: i64) -> Result<(), No> {
        let text = if text.is_empty() { String::new() } else { check_text(text)? };
        self.note(ANNOUNCE, "", Some(until), &text).await
    }

    /// Notes that a report has been dealt with.
    ///
    /// # Errors
    /// `not_found`.
    pub async fn settle(&self, report: u64, why: &str) -> Result<(), No> {
        self.store.settle_report(report, self.now().await?).await?;
        self.note(SETTLE, report, None, why).await
    }

    /// Appends what `decide` says to a table's log, as a server would.
    async fn write(
        &self,
        table: &TableId,
        person: Option<&PersonId>,
        decide: impl Fn(&State, i64) -> Result<Entry, No>,
    ) -> Result<(), No> {
        for _ in 0..ATTEMPTS {
            let read = read_state(&self.store, table).await?;
            let mut state = read.map_err(|halt| No::new(halt.code()))?.ok_or(No::new(Code::NoSuchTable))?;
            let at = self.entry_time().await?.max(state.at());
            let mut entry = decide(&state, at)?;
            let (seq, before) = (state.seq().next(), state.stage());
            state.apply(seq, at, None, &mut entry)?;
            let changes = state.changes(before, &entry, person);
            let mut append = Append::new(table.clone(), seq, write_entry(&entry), at);
            append.stage = changes.stage;
            append.summary = changes.summary;
            append.members.extend(changes.joins.map(MemberChange::Joins));
            append.members.extend(changes.leaves.map(MemberChange::Leaves));
            append.jobs = vec![
                job(BOT_JOB, state.has_bot_turn().then_some(at + BOT_SOON)),
                job(CLOCK_JOB, state.next_deadline()),
            ];
            if let Appended::Written = self.store.append(append).await? {
                return Ok(());
            }
        }
        Err(No::new(Code::StoreUnavailable))
    }
}

/// What a host sees of a table in a list.
pub struct TableSeen {
    /// Its id.
    pub id: TableId,
    /// The game's id.
    pub game: String,
    /// Where it stands.
    pub stage: Stage,
    /// Whether everyone can find it.
    pub public: bool,
    /// Who made it.
    pub owner: PersonId,
    /// When it was made.
    pub created: i64,
    /// When stage or summary last changed.
    pub updated: i64,
    /// What those who hold a seat are called.
    pub names: Vec<String>,
}

impl TableSeen {
    /// What the store has of it.
    #[must_use]
    pub fn of(row: &TableRow) -> Self {
        let names = card(row).seats.into_iter().filter_map(|chair| chair.name);
        Self {
            names: names.filter(|name| !name.is_empty()).collect(),
            id: row.id.clone(),
            game: row.game.clone(),
            stage: row.stage,
            public: row.public,
            owner: row.owner.clone(),
            created: row.created,
            updated: row.updated,
        }
    }
}

fn job(kind: &str, due: Option<i64>) -> JobChange {
    match due {
        Some(due) => JobChange::Set { kind: job_kind(kind), due },
        None => JobChange::Clear(job_kind(kind)),
    }
}

/// How somebody who is going gets up from a table that is not over, so that nobody waits for them.
pub fn leaving(table: &TableRow, person: &PersonId) -> Command {
    match table.stage {
        Stage::Open if table.owner == *person => Command::Close {},
        Stage::Open => Command::Leave {},
        Stage::Running | Stage::Over | Stage::Halted => Command::Resign {},
    }
}

/// All tables that a person takes part in.
///
/// # Errors
/// If the store does not answer.
pub async fn tables_of(store: &Store, person: &PersonId) -> Result<Vec<TableRow>, StoreError> {
    let mut all: Vec<TableRow> = vec![];
    loop {
        let after: Option<PageEnd> = all.last().map(TableRow::page_end);
        let page = store.tables_of(person, after.as_ref(), PAGE).await?;
        let full = page.len() == PAGE as usize;
        all.extend(page);
        if !full {
            return Ok(all);
        }
    }
}

/// All tables whose logs have a person's name: those they take part in, and those they got up from.
///
/// # Errors
/// If the store does not answer.
pub async fn named_at(
    store: &Store,
    person: &PersonId,
    tables: Vec<TableRow>,
) -> Result<BTreeSet<TableId>, StoreError> {
    let got_up_from = store.got_up_from(person).await?;
    Ok(tables.into_iter().map(|table| table.id).chain(got_up_from).collect())
}

/// Takes a person's name out of a table's log. What they did stays, under an id that names nobody.
///
/// # Errors
/// If the store cannot be read or does not write.
pub async fn forget_name(store: &Store, table: &TableId, person: &PersonId) -> Result<(), StoreError> {
    clear_log(store, table, person).await?;
    store.forget_got_up(person, table).await
}

async fn clear_log(store: &Store, table: &TableId, person: &PersonId) -> Result<(), StoreError> {
    let mut read = tinstar_protocol::Seq(0);
    loop {
        let page = store.read(table, read, PAGE).await?;
        let Some(last) = page.last() else { return Ok(()) };
        read = last.seq;
        for logged in page {
            // What cannot be read is left as it is; and everybody sits down before the match.
            let Ok(mut entry) = read_entry(&logged.body) else { return Ok(()) };
            if let Entry::Started { .. } = entry {
                return Ok(());
            }
            if entry.forget_name(person) {
                store.redact(table, logged.seq, &write_entry(&entry)).await?;
            }
        }
    }
}
