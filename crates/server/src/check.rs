//! [`check`]: would this release go on with every unfinished match as it was?

use tinstar_protocol::{Seq, Stage, TableId};
use tinstar_store::{Store, StoreError};

use tinstar_table::{Halt, State, read_entry};

const PAGE: u32 = 500;

/// What was found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Checked {
    /// Unfinished matches that go on as they were.
    pub fine: u64,
    /// Tables at which no match has begun.
    pub waiting: u64,
    /// Tables that would be halted, and why.
    pub differ: Vec<(TableId, String)>,
}

/// Replays every unfinished match of a store with this release's rules. Changes nothing.
///
/// # Errors
/// If the store cannot be read.
pub async fn check(store: &Store) -> Result<Checked, StoreError> {
    let mut checked = Checked::default();
    let mut after: Option<TableId> = None;
    loop {
        let tables = store.unfinished_tables(after.as_ref(), PAGE).await?;
        for table in &tables {
            match replayed(store, &table.id).await? {
                Ok(None) => {}
                Ok(Some(Stage::Open)) => checked.waiting += 1,
                Ok(Some(Stage::Running | Stage::Over | Stage::Halted)) => checked.fine += 1,
                Err(halt) => checked.differ.push((table.id.clone(), halt.why().to_owned())),
            }
        }
        match tables.last() {
            Some(last) if tables.len() == PAGE as usize => after = Some(last.id.clone()),
            _ => return Ok(checked),
        }
    }
}

/// The stage a log leads to, or why it cannot be followed; none for a table that was never quite made.
async fn replayed(store: &Store, table: &TableId) -> Result<Result<Option<Stage>, Halt>, StoreError> {
    let state = read_state(store, table).await?;
    Ok(state.map(|state| state.as_ref().map(State::stage)))
}

/// The table a log leads to, or why it cannot be followed; none for a table that was never quite made.
pub async fn read_state(store: &Store, table: &TableId) -> Result<Result<Option<State>, Halt>, StoreError> {
    let mut state: Option<State> = None;
    loop {
        let after = state.as_ref().map_or(Seq(0), State::seq);
        let entries = store.read(table, after, PAGE).await?;
        let full = entries.len() == PAGE as usize;
        for entry in entries {
            match &mut state {
                Some(state) => state.read_back(entry.seq, entry.at, None, &entry.body),
                None => match read_entry(&entry.body).and_then(|first| State::created(entry.at, &first)) {
                    Ok(first) => state = Some(first),
                    Err(halt) => return Ok(Err(halt)),
                },
            }
        }
        if !full {
            let Some(state) = state else { return Ok(Ok(None)) };
            return Ok(match state.halt() {
                Some(halt) => Err(halt.clone()),
                None => Ok(Some(state)),
            });
        }
    }
}
