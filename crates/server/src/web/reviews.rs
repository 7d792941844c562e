//! Reviews: worked out in the background, once, and kept with the match.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::Json;
use axum::extract::{Path, State};
use serde_json::value::RawValue;
use tinstar_protocol::{Code, ReviewNow, TableId};
use tokio::sync::oneshot;

use super::Site;
use super::caller::Caller;
use super::limits::Net;
use super::stories::{Most, Stories};
use super::tables::table_id;
use crate::actor::Ask;
use crate::keep::{pack, unpack};
use crate::no::No;
use crate::table::{REVIEW_FORMAT, Reviewable};

/// What is being worked out, and the threads that do it.
pub struct Reviews {
    threads: Stories,
    working: Mutex<HashMap<TableId, Arc<Progress>>>,
}

/// How far a review is.
#[derive(Default)]
struct Progress {
    done: AtomicU64,
    of: AtomicU64,
}

impl Reviews {
    pub fn new() -> Self {
        Self { threads: Stories::new("reviewer"), working: Mutex::default() }
    }

    fn working(&self) -> MutexGuard<'_, HashMap<TableId, Arc<Progress>>> {
        self.working.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn progress(&self, table: &TableId) -> Option<ReviewNow> {
        let working = self.working();
        let Progress { done, of } = &**working.get(table)?;
        Some(ReviewNow::Working { done: done.load(Ordering::Relaxed), of: of.load(Ordering::Relaxed) })
    }

    /// A place among those that are worked out; nothing if it has one.
    fn begin(&self, table: &TableId) -> Option<Arc<Progress>> {
        match self.working().entry(table.clone()) {
            Entry::Occupied(_) => None,
            Entry::Vacant(place) => Some(Arc::clone(place.insert(Arc::default()))),
        }
    }

    fn end(&self, table: &TableId) {
        self.working().remove(table);
    }
}

/// How far the review of a match is, or the review.
pub async fn now(State(site): State<Arc<Site>>, Path(table): Path<String>) -> Result<Json<ReviewNow>, No> {
    let table = table_id(&table)?;
    if let Some(now) = site.review_now(&table).await? {
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
    if let Some(now) = site.review_now(&table).await? {
        return Ok(Json(now));
    }
    let reviewable = site.reviewable(table.clone()).await?;
    site.begin_review(caller.net(), &table, reviewable).await?;
    Ok(Json(site.review_now(&table).await?.unwrap_or(ReviewNow::Unasked)))
}

impl Site {
    /// How far a review is; nothing if it was not asked for.
    async fn review_now(&self, table: &TableId) -> Result<Option<ReviewNow>, No> {
        if self.shared().settings.review_rollouts == 0 {
            return Ok(Some(ReviewNow::Off));
        }
        // In this order: what is worked out is kept before it is no longer worked on.
        if let Some(working) = self.reviews.progress(table) {
            return Ok(Some(working));
        }
        let Some(packed) = self.shared().store.review(table, REVIEW_FORMAT).await? else { return Ok(None) };
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
    async fn begin_review(self: &Arc<Self>, net: Net, table: &TableId, of: Reviewable) -> Result<(), No> {
        let Some(progress) = self.reviews.begin(table) else { return Ok(()) };
        let (site, shared) = (Arc::clone(self), Arc::clone(self.tables.shared()));
        let most = Most::REVIEWS.if_on(&shared.settings.limits);
        let work = move || {
            let note = |done, of| {
                progress.done.store(done, Ordering::Relaxed);
                progress.of.store(of, Ordering::Relaxed);
                !*shared.stopping.borrow()
            };
            let told =
                of.review(shared.settings.review_rollouts, &note).map_err(|error| No::record(&error))?;
            let told = told.ok_or(No::new(Code::ShuttingDown))?;
            shared.metrics.reviews.fetch_add(1, Ordering::Relaxed);
            let text = serde_json::to_vec(&told).map_err(|_| No::new(Code::BadRequest))?;
            Ok::<_, No>(pack(&text)?)
        };
        let answered = self.reviews.threads.wait_for(net, most, work);
        let answered = answered.inspect_err(|_| self.reviews.end(table))?;
        let table = table.clone();
        tokio::spawn(async move {
            let reviewed = answered.await.map_err(|_| No::new(Code::ShuttingDown)).flatten();
            let kept = match reviewed {
                Ok(packed) => {
                    site.shared().store.keep_review(&table, REVIEW_FORMAT, &packed).await.map_err(No::from)
                }
                Err(no) => Err(no),
            };
            if let Err(no) = kept {
                tracing::warn!(
                    table = table.as_str().get(..6).unwrap_or_default(),
                    code = no.code.as_str(),
                    "a match was not reviewed"
                );
            }
            site.reviews.end(&table);
        });
        Ok(())
    }
}
