//! Notices: people who are not here are told that it is their turn, by the ways that they chose.
//!
//! A table whose turn it is to tell sets a job with the entry that asks somebody (`actor/notices.rs`). When it is due and they
//! are still asked and not here, what is to be told goes into the store, once for each way and decision. Any node takes it
//! from there, looks whether the decision is still open, and tells it. A node that dies in between leaves it to the others.

mod push;
mod quiet;

use std::time::Duration;

use axum::http::{HeaderMap, HeaderValue, header};
use serde::{Deserialize, Serialize};
use serde_json::json;
use tinstar_core::{Message, Seat};
use tinstar_protocol::{Code, NotTold, TableId, WayKind};
use tinstar_store::{NewWay, Notice, Store, StoreError, TakeDue};
use tinstar_words::{Tongue, Words};
use tokio::sync::{Notify, oneshot};

use crate::actor::Ask;
use crate::fresh::random;
use crate::no::No;
use crate::outward::{Outward, Reach};
use crate::settings::Settings;
use crate::shared::Shared;
use crate::tables::Tables;
pub use push::PushKeys;
use push::Signer;
pub use quiet::{is_quiet, read_quiet, write_quiet};

/// The longest the task that tells sleeps: other processes note what is to be told, too.
const NAP: Duration = Duration::from_secs(1);
/// How long what was taken is this process's alone; longer than telling it may take.
const LEASE_MS: i64 = 60_000;
/// How many are told at once.
const AT_ONCE: u32 = 32;
/// After how many failures in a row a way is switched off.
pub const FAILURES: u32 = 3;
/// How often the same is tried, and after how long at first; each time four times as long.
const TRIES: u32 = 4;
/// How long a mailbox is left in peace.
const MAIL_GAP_MS: i64 = 10 * 60 * 1000;
/// For how long it is remembered what was told.
pub const REMEMBERED: Duration = Duration::from_secs(40 * 24 * 3600);
/// How many ways one person may have.
pub const MOST_WAYS: u32 = 16;

/// What a host says about notices.
#[derive(Clone, Debug)]
pub struct NoticeSettings {
    /// Whether browsers and chats are told anything.
    pub on: bool,
    /// How long somebody who is not here is waited for.
    pub after: Duration,
    /// How long to wait before a second try.
    pub again: Duration,
    /// How far notices go.
    pub reach: Reach,
}

impl Default for NoticeSettings {
    fn default() -> Self {
        Self {
            on: true,
            after: Duration::from_secs(60),
            again: Duration::from_secs(30),
            reach: Reach::Internet,
        }
    }
}

/// What is told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Tiding {
    /// It is somebody's turn.
    Turn {
        /// In which game.
        game: String,
        /// Whose, where it is told to others too.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        names: Vec<String>,
    },
    /// Somebody wants to see what arrives.
    Try,
}

/// What tells.
#[derive(Debug)]
pub struct Notices {
    outward: Outward,
    signer: Signer,
    /// The address that people know the page by, if the host said so.
    links: Option<String>,
    /// Something is to be told.
    pub due: Notify,
}

impl Notices {
    /// With the key that all nodes share, which the first of them makes.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn begin(store: &Store, settings: &Settings) -> Result<Self, StoreError> {
        let fresh = Signer::fresh(random::<32>);
        let secret = store.secret("vapid", &fresh).await?;
        let links = settings.origins.first().map(|origin| origin.trim_end_matches('/').to_owned());
        let contact = links.clone().filter(|links| links.starts_with("https://"));
        let contact = contact.unwrap_or_else(|| "mailto:host@localhost".to_owned());
        let signer = Signer::from_secret(&secret, contact)
            .ok_or_else(|| StoreError::Corrupt("the key that signs notices is none".to_owned()))?;
        Ok(Self { outward: Outward::new(settings.notices.reach), signer, links, due: Notify::new() })
    }

    /// The public key that browsers need.
    pub fn push_key(&self) -> String {
        self.signer.public_key()
    }

    /// What a way to a browser is encrypted with, if messages for it would be taken.
    ///
    /// # Errors
    /// With `bad_way`.
    pub fn check_push(&self, endpoint: &str, keys: &PushKeys) -> Result<(), No> {
        let host = self.outward.host(endpoint).ok_or(No::new(Code::BadWay))?;
        let known = push::is_known(&host) || host == "127.0.0.1";
        if known && keys.are_fine() { Ok(()) } else { Err(No::new(Code::BadWay)) }
    }

    /// The name of the host that a chat's address leads to.
    ///
    /// # Errors
    /// With `bad_way`.
    pub fn check_webhook(&self, url: &str) -> Result<String, No> {
        self.outward.host(url).ok_or(No::new(Code::BadWay))
    }

    /// Tells something by a way.
    ///
    /// # Errors
    /// Why it did not arrive.
    pub async fn tell(
        &self,
        shared: &Shared,
        way: &NewWay,
        mail: Option<&str>,
        table: Option<&TableId>,
        what: &Tiding,
    ) -> Result<(), NotTold> {
        let words = shared.words.of(Tongue::from_tag(&way.tongue).unwrap_or_default());
        let told = Told::of(words, what);
        let path = table.map_or_else(|| "#/account".to_owned(), |table| format!("#/t/{table}"));
        let link = self.links.as_ref().map(|links| format!("{links}/{path}"));
        match way.kind {
            WayKind::Push => {
                let keys: PushKeys = serde_json::from_str(&way.keys).map_err(|_| NotTold::Gone)?;
                let (Told { title, body }, stop) = (told, &way.stop);
                let tag = table.map_or("try", TableId::as_str);
                let text = json!({ "title": title, "body": body, "path": path, "tag": tag, "stop": stop });
                let topic = push::topic(tag);
                let (headers, body) = self
                    .signer
                    .message(&way.target, &keys, &topic, text.to_string().into_bytes(), shared.now())
                    .ok_or(NotTold::Gone)?;
                self.outward.post(&way.target, headers, body).await
            }
            WayKind::Webhook => {
                let text = told.body + &link.map(|link| format!("\n{link}")).unwrap_or_default();
                // Two names for the same, because there are two kinds of chat; nobody is called by a name in it.
                let body = json!({ "content": text, "text": text, "allowed_mentions": { "parse": [] } });
                let mut headers = HeaderMap::new();
                headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
                self.outward.post(&way.target, headers, body.to_string().into_bytes()).await
            }
            WayKind::Mail => {
                let (Some(server), Some(to)) = (&shared.settings.mail, mail) else {
                    return Err(NotTold::Gone);
                };
                server.tell(words, &shared.metrics, to, (&told.title, &told.body), &path, &way.stop).await
            }
        }
    }
}

/// What is told, in words.
struct Told {
    title: String,
    body: String,
}

impl Told {
    fn of(words: &Words, what: &Tiding) -> Self {
        let title = words.text("notice-title").unwrap_or_default();
        let body = match what {
            Tiding::Try => words.text("notice-try").unwrap_or_default(),
            Tiding::Turn { game, names } => {
                let title = words.text(&format!("{game}-title")).unwrap_or_else(|| game.clone());
                let id = if names.is_empty() { "notice-turn" } else { "notice-turn-of" };
                let message = Message::new(id).with("game", title);
                words.say(&if names.is_empty() { message } else { message.with("names", names.join(", ")) })
            }
        };
        Self { title, body }
    }
}

/// Tells what is to be told, as long as the process lives.
pub async fn tell_all(tables: Tables) {
    let shared = tables.shared();
    let mut stopping = shared.stopping.subscribe();
    while !*stopping.borrow_and_update() {
        let ask =
            TakeDue { now: shared.now(), limit: AT_ONCE, lease_ms: LEASE_MS, worker: shared.worker.clone() };
        let notices = shared.store.take_notices(&ask).await.unwrap_or_else(|error| {
            tracing::warn!(%error, "notices cannot be taken; trying again");
            vec![]
        });
        let any = !notices.is_empty();
        let telling = notices.into_iter().map(|notice| tell_one(&tables, notice));
        futures_util::future::join_all(telling).await;
        if !any {
            tokio::select! {
                () = tokio::time::sleep(NAP) => {}
                () = shared.notices.due.notified() => {}
                _ = stopping.changed() => {}
            }
        }
    }
}

async fn tell_one(tables: &Tables, notice: Notice) {
    let shared = tables.shared();
    if let Err(error) = settle(tables, shared, &notice).await {
        // It is taken again when the lease has ended.
        tracing::warn!(%error, "a notice could not be settled");
    }
}

/// Tells one notice, and notes what became of it.
async fn settle(tables: &Tables, shared: &Shared, notice: &Notice) -> Result<(), StoreError> {
    let (store, now) = (&shared.store, shared.now());
    if !is_open(tables, notice).await {
        return store.settle_notice(notice).await;
    }
    let own = notice.way.table.is_none();
    let quiet = notice.quiet.as_deref().filter(|_| own).and_then(read_quiet);
    if let Some(until) = quiet.and_then(|quiet| quiet::until(quiet, now)) {
        return store.put_off_notice(notice, until, notice.tries).await;
    }
    let in_peace = notice.last.map(|last| last + MAIL_GAP_MS).filter(|until| now < *until);
    if let (WayKind::Mail, Some(until)) = (notice.way.kind, in_peace) {
        return store.put_off_notice(notice, until, notice.tries).await;
    }
    let Ok(what) = serde_json::from_str::<Tiding>(&notice.what) else {
        // A newer release wrote it, and can tell it; here it would be tried for ever.
        return store.settle_notice(notice).await;
    };
    let told =
        shared.notices.tell(shared, &notice.way, notice.mail.as_deref(), Some(&notice.table), &what).await;
    shared.metrics.noticed(told.is_ok());
    match told {
        Ok(()) => {
            store.settle_notice(notice).await?;
            store.note_arrived(&notice.way.id, shared.now()).await
        }
        // A browser that gave its permission back, or is no more.
        Err(NotTold::Gone) if notice.way.kind == WayKind::Push => {
            store.remove_way(&notice.way.person, &notice.way.id).await.map(|_| ())
        }
        Err(NotTold::Unreachable | NotTold::TooSlow) if notice.tries + 1 < TRIES => {
            let again = i64::try_from(shared.settings.notices.again.as_millis()).unwrap_or(i64::MAX);
            let wait = again.saturating_mul(4_i64.pow(notice.tries));
            store.put_off_notice(notice, shared.now().saturating_add(wait), notice.tries + 1).await
        }
        Err(why) => {
            store.settle_notice(notice).await?;
            let most = if matches!(why, NotTold::Gone | NotTold::Forbidden) { 1 } else { FAILURES };
            let on = store.note_failed(&notice.way.id, &name_of(why), most).await?;
            if !on {
                tracing::info!(kind = notice.way.kind.as_str(), "a way to tell somebody is switched off");
            }
            Ok(())
        }
    }
}

/// Why something was not told, as it is kept.
pub fn name_of(why: NotTold) -> String {
    serde_json::to_value(why).ok().and_then(|name| Some(name.as_str()?.to_owned())).unwrap_or_default()
}

/// Why something was not told, as it was kept.
pub fn read_failed(name: &str) -> Option<NotTold> {
    serde_json::from_value(json!(name)).ok()
}

/// Whether what a notice is about is still to be decided.
async fn is_open(tables: &Tables, notice: &Notice) -> bool {
    let Ok(seat) = Seat::try_from(notice.seat) else { return false };
    let (answer, answered) = oneshot::channel();
    let ask = Ask::IsOpen { seat, opened: notice.seq, answer };
    tables.ask(notice.table.clone(), ask).await.is_ok() && answered.await.unwrap_or(false)
}
