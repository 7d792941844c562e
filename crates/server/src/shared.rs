//! What every part of the process shares.

use std::sync::Arc;

use tinstar_catalogue::AnyQuestion;
use tinstar_store::{JobKind, Store, StoreError};
use tokio::sync::{Notify, broadcast, watch};

use crate::fresh::name;
use crate::metrics::Metrics;
use crate::notices::Notices;
use crate::orders::Announced;
use crate::revoked::Revoked;
use crate::sentences::AllWords;
use crate::settings::Settings;
use crate::shunned::Shunned;
use crate::steady::Steady;
use crate::think::Thinkers;
use crate::vouched::Vouched;
use tinstar_table::{BotTurn, State};

/// A bot's turn.
pub const BOT_JOB: &str = "bot";
/// A clock that runs out.
pub const CLOCK_JOB: &str = "clock";
/// Somebody who is not here and whose turn it is.
pub const NOTICE_JOB: &str = "notice";

/// The kind of job of this name.
pub fn job_kind(kind: &str) -> JobKind {
    kind.parse().expect("the kinds of job are plain words")
}

/// How a bot that must decide is asked; nothing if the match is gone.
pub type AskBot = fn(&State, BotTurn) -> Option<Box<dyn AnyQuestion>>;

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
    /// How bots are asked.
    pub ask: AskBot,
    /// Where bots think.
    pub thinkers: Thinkers,
    /// The time of day.
    pub clock: Steady,
    /// A name no other process has.
    pub worker: String,
    /// Sessions that have ended, at whatever node.
    pub revoked: broadcast::Sender<Revoked>,
    /// Whether the process is about to stop.
    pub stopping: watch::Sender<bool>,
    /// What the host tells everybody.
    pub announced: Announced,
    /// Where those come from whom the host keeps out.
    pub shunned: Shunned,
    /// Whom the list of public tables is open to.
    pub vouched: Vouched,
    /// A result is there that counts for ratings.
    pub to_rate: Notify,
    /// What tells people who are not here that it is their turn.
    pub notices: Notices,
}

impl Shared {
    /// What a new process shares.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn new(store: Arc<Store>, settings: Settings) -> Result<Self, StoreError> {
        let clock = Steady::by(&store, settings.shared_store).await?;
        let notices = Notices::begin(&store, &settings).await?;
        Ok(Self {
            ask: State::question,
            thinkers: Thinkers::new(settings.think_share),
            store,
            settings,
            words: AllWords::new(),
            metrics: Metrics::default(),
            clock,
            worker: name(),
            revoked: broadcast::Sender::new(256),
            stopping: watch::Sender::new(false),
            announced: Announced::default(),
            shunned: Shunned::default(),
            vouched: Vouched::default(),
            to_rate: Notify::new(),
            notices,
        })
    }

    /// Now, in milliseconds since 1970, the same on every node.
    pub fn now(&self) -> i64 {
        self.clock.now()
    }
}
