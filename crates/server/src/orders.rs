//! What the host orders from outside, and what a running server does about it.
//!
//! A host's tools work on the store ([`crate::desk`]). Every server reads the host's orders once a second, whatever the
//! database is, and tells the tables and sockets concerned.

use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use tinstar_protocol::PersonId;
use tinstar_store::{Order, Store, StoreError};

use crate::actor::Ask;
use crate::revoked::Revoked;
use crate::shared::Shared;
use crate::shunned::Shun;
use crate::tables::Tables;

/// A table was closed.
pub const CLOSE: &str = "close";
/// A table was removed.
pub const DELETE: &str = "delete";
/// Somebody may not speak.
pub const MUTE: &str = "mute";
/// Somebody may speak again.
pub const UNMUTE: &str = "unmute";
/// Somebody may not come in.
pub const BAN: &str = "ban";
/// Somebody may come in again.
pub const UNBAN: &str = "unban";
/// Somebody was forgotten.
pub const ERASE: &str = "erase";
/// Everybody is told something, or nothing any more.
pub const ANNOUNCE: &str = "announce";
/// A report was dealt with.
pub const SETTLE: &str = "settle";

/// How often orders are looked for.
const LOOK: Duration = Duration::from_secs(1);
const PAGE: u32 = 100;

/// What everybody is told for a while.
#[derive(Default)]
pub struct Announced(RwLock<Option<(Arc<str>, i64)>>);

impl Announced {
    /// What is told at the moment.
    pub fn now(&self, now: i64) -> Option<Arc<str>> {
        let told = self.0.read().unwrap_or_else(PoisonError::into_inner);
        told.as_ref()
            .filter(|(text, until)| !text.is_empty() && now < *until)
            .map(|(text, _)| Arc::clone(text))
    }

    /// Takes the text and its end from the latest announcement.
    fn set(&self, order: &Order) {
        let told = (Arc::from(&*order.order.note), order.order.until.unwrap_or(i64::MAX));
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = Some(told);
    }
}

/// Where the orders begin that a server has to do something about: all before it are in the store already.
///
/// # Errors
/// If the store does not answer.
pub async fn begin(store: &Store, announced: &Announced) -> Result<u64, StoreError> {
    let last = store.last_order().await?;
    if let Some(order) = store.latest_order(ANNOUNCE).await? {
        announced.set(&order);
    }
    Ok(last)
}

/// Does a server's part of every order from the one after `last` on.
pub async fn obey(tables: Tables, mut last: u64) {
    loop {
        match tables.shared().store.orders_after(last, PAGE).await {
            Ok(orders) => {
                for order in &orders {
                    carry_out(&tables, order);
                    last = order.number;
                }
                if orders.len() == PAGE as usize {
                    continue;
                }
            }
            Err(error) => tracing::warn!(%error, "the host's orders cannot be read; trying again"),
        }
        tokio::time::sleep(LOOK).await;
    }
}

fn carry_out(tables: &Tables, order: &Order) {
    let (what, about) = (order.order.what.as_str(), order.order.about.as_str());
    tracing::info!(number = order.number, what, "an order of the host's");
    let shared: &Shared = tables.shared();
    let person = || about.parse::<PersonId>().ok();
    match what {
        ANNOUNCE => {
            shared.announced.set(order);
            let text: Arc<str> = Arc::from(&*order.order.note);
            tables.tell_all(|| Ask::Announce(Arc::clone(&text)));
        }
        CLOSE | DELETE => {
            if let Ok(table) = about.parse() {
                tables.tell(&table, if what == CLOSE { Ask::Wake } else { Ask::Gone });
            }
        }
        BAN => {
            if let Some(person) = person() {
                shared.shunned.shut(&person, Shun::Out, shared.now(), order.order.until.unwrap_or(i64::MAX));
                // An error means that there are no sockets.
                let _ = shared.revoked.send(Revoked::Some(person));
            }
        }
        MUTE => {
            if let Some(person) = person() {
                let until = order.order.until.unwrap_or(i64::MAX);
                shared.shunned.shut(&person, Shun::Silent, shared.now(), until);
            }
        }
        UNBAN | UNMUTE => {
            if let Some(person) = person() {
                shared.shunned.open(&person, if what == UNBAN { Shun::Out } else { Shun::Silent });
            }
        }
        ERASE => {
            if let Some(person) = person() {
                tables.forget_person(&person);
                let _ = shared.revoked.send(Revoked::Person(person));
            }
        }
        // The rest is looked up in the store when it matters.
        _ => {}
    }
}
