//! [`Keep`]: for how long what nobody comes back to is kept.

use std::io::{Read as _, Write as _};
use std::time::Duration;

use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use tinstar_core::Viewer;
use tinstar_protocol::{Stage, TableId};
use tinstar_store::{Store, StoreError};

use crate::check::read_state;
use crate::desk::forget_name;

/// How many tables or guests go at once, so that others get a turn to write.
const AT_ONCE: u32 = 100;
/// No record is longer.
const MOST_BYTES: u64 = 64 << 20;
const DAY: Duration = Duration::from_secs(24 * 3600);

/// For how long what nobody comes back to is kept; what has no time is kept for ever.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Keep {
    /// Guests who are at no table, since they were last here.
    pub guests: Option<Duration>,
    /// Tables at which no match has begun, since somebody last sat down or got up.
    pub open: Option<Duration>,
    /// Matches that are over, and tables that were closed, since then.
    pub over: Option<Duration>,
    /// Whether the records of matches that go are kept, compressed.
    pub records: bool,
}

impl Default for Keep {
    fn default() -> Self {
        Self { guests: Some(400 * DAY), open: Some(30 * DAY), over: None, records: true }
    }
}

/// What went, or would go.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Expired {
    /// Guests.
    pub guests: u64,
    /// Tables at which no match had begun.
    pub open: u64,
    /// Matches that were over and tables that were closed.
    pub over: u64,
}

fn before(now: i64, kept: Duration) -> i64 {
    now.saturating_sub(i64::try_from(kept.as_millis()).unwrap_or(i64::MAX))
}

/// Counts what would go `now`.
///
/// # Errors
/// If the store does not answer.
pub async fn would_expire(store: &Store, keep: &Keep, now: i64) -> Result<Expired, StoreError> {
    let mut expired = Expired::default();
    if let Some(kept) = keep.guests {
        expired.guests = store.stale_guests(before(now, kept)).await?;
    }
    if let Some(kept) = keep.open {
        expired.open = store.stale_tables(Stage::Open, before(now, kept), u32::MAX).await?.len() as u64;
    }
    if let Some(kept) = keep.over {
        expired.over = store.stale_tables(Stage::Over, before(now, kept), u32::MAX).await?.len() as u64;
    }
    Ok(expired)
}

/// Lets go of what need not be kept `now`. Several processes may do so at once.
///
/// # Errors
/// If the store does not answer or does not write; what went before is gone.
pub async fn expire(store: &Store, keep: &Keep, now: i64) -> Result<Expired, StoreError> {
    let mut expired = Expired::default();
    for (stage, kept) in [(Stage::Open, keep.open), (Stage::Over, keep.over)] {
        let Some(kept) = kept else { continue };
        loop {
            let stale = store.stale_tables(stage, before(now, kept), AT_ONCE).await?;
            let mut gone = 0;
            for table in &stale {
                if stage == Stage::Open || !keep.records || keep_record(store, table).await? {
                    store.delete_table(table).await?;
                    gone += 1;
                }
            }
            match stage {
                Stage::Open => expired.open += gone,
                Stage::Running | Stage::Over | Stage::Halted => expired.over += gone,
            }
            // Those that could not go would be found again.
            if gone == 0 || stale.len() < AT_ONCE as usize {
                break;
            }
        }
    }
    if let Some(kept) = keep.guests {
        loop {
            let stale = store.find_stale_guests(before(now, kept), AT_ONCE).await?;
            let mut gone = 0;
            for guest in &stale {
                for table in store.got_up_from(guest).await? {
                    forget_name(store, &table, guest).await?;
                }
                gone += u64::from(store.remove_guest(guest).await?);
            }
            expired.guests += gone;
            if gone == 0 || stale.len() < AT_ONCE as usize {
                break;
            }
        }
    }
    Ok(expired)
}

/// Keeps the record of a match, if there was one; says whether the table can go.
async fn keep_record(store: &Store, table: &TableId) -> Result<bool, StoreError> {
    let Ok(Some(state)) = read_state(store, table).await? else {
        tracing::warn!(
            table = table.as_str().get(..6).unwrap_or_default(),
            "it cannot be read, so it is kept"
        );
        return Ok(false);
    };
    if let Ok(record) = state.record(Viewer::Spectator) {
        let packed = pack(record.as_bytes())?;
        store.archive(table, &state.setup().game, state.at(), &packed).await?;
    }
    Ok(true)
}

/// Compresses something that is to be kept.
///
/// # Errors
/// None: memory takes everything.
pub(crate) fn pack(bytes: &[u8]) -> Result<Vec<u8>, StoreError> {
    let mut packer = GzEncoder::new(Vec::new(), Compression::default());
    packer
        .write_all(bytes)
        .and_then(|()| packer.finish())
        .map_err(|error| StoreError::Unavailable(error.to_string()))
}

/// What was compressed.
///
/// # Errors
/// If it is damaged.
pub(crate) fn unpack(packed: &[u8]) -> Result<String, StoreError> {
    let mut text = String::new();
    GzDecoder::new(packed)
        .take(MOST_BYTES)
        .read_to_string(&mut text)
        .map_err(|error| StoreError::Corrupt(error.to_string()))?;
    Ok(text)
}

/// The record of a match that is no longer kept as a table.
///
/// # Errors
/// If the store does not answer, or what it has is damaged.
pub async fn archived_record(store: &Store, table: &TableId) -> Result<Option<String>, StoreError> {
    store.archived(table).await?.map(|packed| unpack(&packed)).transpose()
}
