//! `tinstar store`: the place where everything is kept.

use std::path::Path;
use std::sync::Arc;

use serde_json::json;
use tinstar_core::Message;
use tinstar_server::{
    Expired, Recounted, archived_record, backup, expire, find_results, recount, restore, would_expire,
};
use tinstar_store::{Store, StoreError};
use tinstar_words::Words;

use crate::args::StoreWhat;
use crate::failure::Failure;
use crate::serve::{failed, standing_store_url, store_url, within_runtime};
use crate::{input, terminal};

pub fn run(given: Option<&str>, what: StoreWhat, words: &Words) -> Result<(), Failure> {
    let url = match what {
        StoreWhat::Restore { .. } => store_url(given)?,
        StoreWhat::Size { .. }
        | StoreWhat::Backup { .. }
        | StoreWhat::Copy { .. }
        | StoreWhat::Expire { .. }
        | StoreWhat::Compact {}
        | StoreWhat::Ratings {}
        | StoreWhat::Record { .. } => standing_store_url(given)?,
    };
    within_runtime(async {
        let store = open(&url).await?;
        let done = act(&store, what, words).await;
        store.close().await;
        if let Some(message) = done? {
            terminal::line(&words.say(&message));
        }
        Ok(())
    })
}

async fn open(url: &str) -> Result<Arc<Store>, Failure> {
    tinstar_store::open(url).await.map_err(|error| failed("serve-no-store", "reason", error))
}

fn trouble(error: StoreError) -> Failure {
    failed("store-failed", "reason", error)
}

async fn now(store: &Store) -> Result<i64, Failure> {
    let time = store.time().await.map_err(trouble)?;
    Ok(time.now + time.ahead)
}

fn megabytes(bytes: u64) -> String {
    format!("{:.1}", bytes as f64 / 1e6)
}

/// Does it; answers what there is to say about it.
async fn act(store: &Store, what: StoreWhat, words: &Words) -> Result<Option<Message>, Failure> {
    let message = match what {
        StoreWhat::Size { keep, json } => {
            let keep = input::keep(&keep)?;
            let expired = would_expire(store, &keep, now(store).await?).await.map_err(trouble)?;
            let (bytes, sizes) =
                (store.bytes().await.map_err(trouble)?, store.sizes().await.map_err(trouble)?);
            if json {
                let rows: serde_json::Map<String, serde_json::Value> =
                    sizes.iter().map(|size| (size.sheet.to_owned(), json!(size.rows))).collect();
                let Expired { guests, open, over } = expired;
                let could_go = json!({ "guests": guests, "open": open, "over": over });
                terminal::json(&json!({ "bytes": bytes, "rows": rows, "could_go": could_go }));
                return Ok(None);
            }
            for size in &sizes {
                let line = Message::new("store-rows").with("sheet", size.sheet.to_owned());
                terminal::line(&words.say(&line.with("rows", size.rows as usize)));
            }
            terminal::line(&words.say(&counted("store-could-go", expired)));
            Message::new("store-bytes").with("megabytes", megabytes(bytes))
        }
        StoreWhat::Backup { file } => {
            let rows = backup(store, Path::new(&file)).await.map_err(trouble)?;
            Message::new("store-backed-up").with("path", file).with("rows", rows as usize)
        }
        StoreWhat::Restore { file } => {
            let rows = restore(Path::new(&file), store).await.map_err(trouble)?;
            Message::new("store-restored").with("rows", rows as usize)
        }
        StoreWhat::Copy { to } => {
            let other = open(&to).await?;
            let path = std::env::temp_dir().join(format!("tinstar-copy-{}.gz", std::process::id()));
            let copied = async {
                backup(store, &path).await?;
                restore(&path, &other).await
            }
            .await;
            let _ = std::fs::remove_file(&path);
            other.close().await;
            Message::new("store-restored").with("rows", copied.map_err(trouble)? as usize)
        }
        StoreWhat::Expire { keep } => {
            let gone = expire(store, &input::keep(&keep)?, now(store).await?).await.map_err(trouble)?;
            counted("store-went", gone)
        }
        StoreWhat::Compact {} => {
            let before = store.bytes().await.map_err(trouble)?;
            store.compact().await.map_err(trouble)?;
            let after = store.bytes().await.map_err(trouble)?;
            let message = Message::new("store-compacted").with("before", megabytes(before));
            message.with("after", megabytes(after))
        }
        StoreWhat::Ratings {} => {
            let tables = store.sizes().await.map_err(trouble)?;
            let rows = |name: &str| tables.iter().find(|size| size.sheet == name).map_or(0, |size| size.rows);
            let bar = terminal::progress(rows("tables"));
            let missing = find_results(store, |looked| bar.set_position(looked)).await.map_err(trouble)?;
            bar.finish_and_clear();
            let bar = terminal::progress(rows("counted"));
            let Recounted { results, ratings, differ } =
                recount(store, |counted| bar.set_position(counted)).await.map_err(trouble)?;
            bar.finish_and_clear();
            for table in &differ {
                terminal::line(
                    &words.say(&Message::new("store-rated-otherwise").with("table", table.clone())),
                );
            }
            Message::new("store-rated")
                .with("missing", missing as usize)
                .with("results", results as usize)
                .with("ratings", ratings as usize)
        }
        StoreWhat::Record { table } => {
            let none = || Failure::input(Message::new("store-no-record"));
            let table = table.parse().map_err(|_| none())?;
            let record = archived_record(store, &table).await.map_err(trouble)?.ok_or_else(none)?;
            terminal::line(&record);
            return Ok(None);
        }
    };
    Ok(Some(message))
}

fn counted(id: &'static str, expired: Expired) -> Message {
    let Expired { guests, open, over } = expired;
    Message::new(id).with("guests", guests as usize).with("open", open as usize).with("over", over as usize)
}
