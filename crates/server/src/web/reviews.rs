//! Reviews: worked out in the background, once, and kept with the match.

use std::collections::hash_map::Entry;
use std::collections::{HashMap, VecDeque};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::Json;
use axum::extract::{Path, Request, State};
use serde_json::value::RawValue;
use sha2::{Digest as _, Sha256};
use tinstar_protocol::{Code, ReviewNow, ReviewOfFile, TableId};
use tinstar_store::Store;
use tokio::sync::oneshot;

use super::Site;
use super::caller::Caller;
use super::history::WHOLE;
use super::limits::Net;
use super::stories::{Most, Stories, Written};
use super::tables::table_id;
use crate::actor::Ask;
use crate::keep::{pack, unpack};
use crate::no::No;
use tinstar_table::{REVIEW_FORMAT, Reviewable};

/// So many reviews of record files are remembered, the latest: nobody's match are they, and nothing is kept of them.
const FILES: usize = 32;

/// What is reviewed.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Of {
    /// The match of a table.
    Table(TableId),
    /// A record file, by its hash.
    File(String),
}

/// What is being worked out, and the threads that do it.
pub struct Reviews {
    threads: Stories,
    working: Mutex<HashMap<Of, Arc<Progress>>>,
    /// Reviews of record files, packed.
    files: Mutex<VecDeque<(String, Vec<u8>)>>,
}

/// How far a review is.
#[derive(Default)]
struct Progress {
    done: AtomicU64,
    of: AtomicU64,
}

fn locked<T>(of: &Mutex<T>) -> MutexGuard<'_, T> {
    of.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Reviews {
    pub fn new() -> Self {
        Self { threads: Stories::new("reviewer"), working: Mutex::default(), files: Mutex::default() }
    }

    fn progress(&self, of: &Of) -> Option<ReviewNow> {
        let working = locked(&self.working);
        let Progress { done, of } = &**working.get(of)?;
        Some(ReviewNow::Working { done: done.load(Ordering::Relaxed), of: of.load(Ordering::Relaxed) })
    }

    /// A place among those that are worked out; nothing if it has one.
    fn begin(&self, of: &Of) -> Option<Arc<Progress>> {
        match locked(&self.working).entry(of.clone()) {
            Entry::Occupied(_) => None,
            Entry::Vacant(place) => Some(Arc::clone(place.insert(Arc::default()))),
        }
    }

    fn end(&self, of: &Of) {
        locked(&self.working).remove(of);
    }

    fn of_file(&self, file: &str) -> Option<Vec<u8>> {
        locked(&self.files).iter().find(|(name, _)| name == file).map(|(_, packed)| packed.clone())
    }

    fn remember(&self, file: String, packed: Vec<u8>) {
        let mut files = locked(&self.files);
        files.push_back((file, packed));
        if files.len() > FILES {
            files.pop_front();
        }
    }
}

/// Keeps a review with its match, and what luck and choices did with the history of whoever sat there.
async fn keep(store: &Store, table: &TableId, packed: &[u8], met: &[(i64, i64)]) -> Result<(), No> {
    store.keep_review(table, REVIEW_FORMAT, packed).await?;
    for (seat, (luck, choices)) in (0..).zip(met) {
        store.note_luck(table, seat, *luck, *choices).await?;
    }
    Ok(())
}

/// How far the review of a match is, or the review.
pub async fn now(State(site): State<Arc<Site>>, Path(table): Path<String>) -> Result<Json<ReviewNow>, No> {
    let table = table_id(&table)?;
    if let Some(now) = site.review_now(&Of::Table(table.clone())).await? {
        return Ok(Json(now));
    }
    // Of a table that is not there, or whose match is not over, that is what is said.
    site.reviewable(table).await.map(|_| Json(ReviewNow::Unasked))
}

/// Asks for the review of a match.
pub async fn ask(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(table): Path<String>,
) -> Result<Json<ReviewNow>, No> {
    let table = table_id(&table)?;
    let of = Of::Table(table.clone());
    if let Some(now) = site.review_now(&of).await? {
        return Ok(Json(now));
    }
    let reviewable = site.reviewable(table).await?;
    site.begin_review(caller.net(), &of, reviewable)?;
    Ok(Json(site.review_now(&of).await?.unwrap_or(ReviewNow::Unasked)))
}

/// How far the review of a record file is, or the review.
pub async fn now_of_record(
    State(site): State<Arc<Site>>,
    Path(file): Path<String>,
) -> Result<Json<ReviewNow>, No> {
    Ok(Json(site.review_now(&Of::File(file)).await?.unwrap_or(ReviewNow::Unasked)))
}

/// Asks for the review of a record file.
pub async fn ask_of_record(
    State(site): State<Arc<Site>>,
    caller: Caller,
    request: Request,
) -> Result<Json<ReviewOfFile>, No> {
    let (record, _place) = site.record_sent(caller.net(), request).await?;
    let file = hex::encode(Sha256::digest(&record));
    let of = Of::File(file.clone());
    if let Some(now) = site.review_now(&of).await? {
        return Ok(Json(ReviewOfFile { file, now }));
    }
    // What is wrong with it is said at once, not when it is its turn.
    let checked = move || {
        let reviewable = Reviewable::of_record(record)?;
        reviewable.check().map(|()| reviewable)
    };
    let checked = move || checked().map_err(|error| No::record(&error));
    let reviewable = site.off_the_async_threads(caller.net(), checked).await?;
    site.begin_review(caller.net(), &of, reviewable)?;
    let now = site.review_now(&of).await?.unwrap_or(ReviewNow::Unasked);
    Ok(Json(ReviewOfFile { file, now }))
}

/// The luck of a match that is over, counted.
pub async fn dice(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(table): Path<String>,
) -> Result<Written, No> {
    let of = site.reviewable(table_id(&table)?).await?;
    site.written(caller.net(), move || of.dice().map_err(|error| No::record(&error))).await
}

/// The luck of a record file, counted.
pub async fn dice_of_record(
    State(site): State<Arc<Site>>,
    caller: Caller,
    request: Request,
) -> Result<Written, No> {
    let (record, _place) = site.record_sent(caller.net(), request).await?;
    let count =
        move || Reviewable::of_record(record).and_then(|of| of.dice()).map_err(|error| No::record(&error));
    site.written(caller.net(), count).await
}

impl Site {
    /// How far a review is; nothing if it was not asked for.
    async fn review_now(&self, of: &Of) -> Result<Option<ReviewNow>, No> {
        if self.shared().settings.review_rollouts == 0 {
            return Ok(Some(ReviewNow::Off));
        }
        // In this order: what is worked out is kept before it is no longer worked on.
        if let Some(working) = self.reviews.progress(of) {
            return Ok(Some(working));
        }
        let packed = match of {
            Of::Table(table) => self.shared().store.review(table, REVIEW_FORMAT).await?,
            Of::File(file) => self.reviews.of_file(file),
        };
        let Some(packed) = packed else { return Ok(None) };
        let review = RawValue::from_string(unpack(&packed)?).map_err(|_| No::new(Code::Damaged))?;
        Ok(Some(ReviewNow::Ready { review }))
    }

    async fn reviewable(&self, table: TableId) -> Result<Reviewable, No> {
        let (answer, answered) = oneshot::channel();
        self.tables.ask(table, Ask::Review { answer }).await?;
        answered.await.map_err(|_| No::new(Code::ShuttingDown))?
    }

    /// Has a match reviewed, unless it already is; whoever asks need not stay.
    ///
    /// # Errors
    /// `slow_down` if too much from there waits already.
    fn begin_review(self: &Arc<Self>, net: Net, of: &Of, what: Reviewable) -> Result<(), No> {
        let Some(progress) = self.reviews.begin(of) else { return Ok(()) };
        let (site, shared) = (Arc::clone(self), Arc::clone(self.tables.shared()));
        let most = Most::REVIEWS.if_on(&shared.settings.limits);
        let work = move || {
            let note = |done, of| {
                progress.done.store(done, Ordering::Relaxed);
                progress.of.store(of, Ordering::Relaxed);
                !*shared.stopping.borrow()
            };
            let told =
                what.review(shared.settings.review_rollouts, &note).map_err(|error| No::record(&error))?;
            let told = told.ok_or(No::new(Code::ShuttingDown))?;
            shared.metrics.reviews.fetch_add(1, Ordering::Relaxed);
            let text = serde_json::to_vec(&told).map_err(|_| No::new(Code::BadRequest))?;
            let whole = |share: f64| (share * WHOLE).round() as i64;
            let met = told.seats.iter().map(|seat| (whole(seat.luck), whole(seat.own))).collect::<Vec<_>>();
            Ok::<_, No>((pack(&text)?, met))
        };
        let answered = self.reviews.threads.wait_for(net, most, work);
        let answered = answered.inspect_err(|_| self.reviews.end(of))?;
        let of = of.clone();
        tokio::spawn(async move {
            let reviewed = answered.await.map_err(|_| No::new(Code::ShuttingDown)).flatten();
            let kept = match (reviewed, &of) {
                (Ok((packed, met)), Of::Table(table)) => {
                    keep(&site.shared().store, table, &packed, &met).await
                }
                (Ok((packed, _)), Of::File(file)) => {
                    site.reviews.remember(file.clone(), packed);
                    Ok(())
                }
                (Err(no), _) => Err(no),
            };
            if let Err(no) = kept {
                let name = match &of {
                    Of::Table(table) => table.as_str(),
                    Of::File(file) => file,
                };
                let name = name.get(..6).unwrap_or_default();
                tracing::warn!(name, code = no.code.as_str(), "a match was not reviewed");
            }
            site.reviews.end(&of);
        });
        Ok(())
    }
}
