//! What every part of the process shares.

use std::sync::Arc;

use tinstar_store::{JobKind, Store, StoreError};
use tokio::sync::{Semaphore, watch};

use crate::fresh::name;
use crate::metrics::Metrics;
use crate::sentences::AllWords;
use crate::settings::Settings;
use crate::steady::Steady;

/// A bot's turn.
pub const BOT_JOB: &str = "bot";
/// A clock that runs out.
pub const CLOCK_JOB: &str = "clock";

/// The kind of job of this name.
pub fn job_kind(kind: &str) -> JobKind {
    kind.parse().expect("the kinds of job are plain words")
}

/// What every part of the process shares.
pub struct Shared {
    /// Everything durable.
    pub store: Arc<Store>,
    /// What the host chose.
    pub settings: Settings,
    /// Every sentence, in every tongue.
    pub words: AllWords,
    /// What is counted.
    pub metrics: Metrics,
    /// Room for bots to think.
    pub bots: Semaphore,
    /// The time of day.
    pub clock: Steady,
    /// When this process began.
    pub boot: i64,
    /// A name no other process has.
    pub worker: String,
    /// Whether the process is about to stop.
    pub stopping: watch::Sender<bool>,
}

impl Shared {
    /// What a new process shares.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn new(store: Arc<Store>, settings: Settings) -> Result<Self, StoreError> {
        let clock = Steady::by(&store).await?;
        Ok(Self {
            bots: Semaphore::new(settings.bots_at_once.max(1)),
            store,
            settings,
            words: AllWords::new(),
            metrics: Metrics::default(),
            boot: clock.now(),
            clock,
            worker: name(),
            stopping: watch::Sender::new(false),
        })
    }

    /// Now, in milliseconds since 1970, the same on every node.
    pub fn now(&self) -> i64 {
        self.clock.now()
    }
}
