//! The append-only log, and everything else that must survive: tables, jobs, people, chats.
//!
//! The store knows nothing of games: entries are JSON that it does not look into. It promises that what it
//! acknowledges is on the disk, that every table's log is numbered 1, 2, 3, ... without gaps, and that nobody, in
//! whatever process, can write a number twice. One door, [`Store`]; two databases behind it, chosen by url.
//!
//! ```
//! use tinstar_store::{Append, Appended, NewPerson, NewTableRow, Seq, open};
//!
//! # let folder = std::env::temp_dir().join(format!("tinstar-doc-{}", std::process::id()));
//! # tokio::runtime::Runtime::new().unwrap().block_on(async {
//! let store = open(&format!("sqlite:{}/tinstar.db", folder.display())).await?;
//! let anna = NewPerson { id: "anna".parse()?, name: "Anna".into(), created: 1_000 };
//! let table = NewTableRow {
//!     id: "Xq3vb2".parse()?, game: "catching-santa".into(), head: r#"{"seed_hash":"..."}"#.into(),
//!     public: true, owner: anna.id.clone(), summary: "{}".into(), created: 2_000, shown: 2_000,
//! };
//! let _ = store.create_person(anna).await?;
//! let _ = store.create_table(table.clone(), None).await?;
//!
//! // Two write number 1: one does, the other is told what is there.
//! let first = Append::new(table.id.clone(), Seq(1), r#"{"sit":0}"#.into(), 3_000);
//! assert_eq!(store.append(first.clone()).await?, Appended::Written);
//! assert_eq!(store.append(first).await?, Appended::Conflict { last: Seq(1) });
//!
//! let log = store.read(&table.id, Seq(0), 100).await?;
//! assert_eq!(log[0].body, r#"{"sit":0}"#);
//! # store.close().await;
//! # std::fs::remove_dir_all(folder)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! # }).unwrap();
//! ```

mod chat;
mod dump;
mod entry;
mod error;
mod friend;
mod hosting;
mod ids;
mod job;
mod notice;
mod person;
mod postgres;
mod result;
mod sql;
mod sqlite;
mod store;
mod table;
mod wake;
mod writer;

use std::sync::Arc;

pub use chat::{ChatLine, NewChatLine};
pub use dump::{DumpRow, SheetSize, sheet_named};
pub use entry::{Append, Appended, JobChange, Logged, MemberChange};
pub use error::StoreError;
pub use friend::{Befriended, FriendRow, Invitation, MetRow, NewInvitation};
pub use hosting::{Lobby, NewOrder, NewReport, Order, ReportRow, Standing};
pub use ids::JobKind;
pub use job::{Job, NewJob, TakeDue};
pub use notice::{NewNotice, NewWay, Notice, WayRow};
pub use person::{
    Credentials, LoginSet, NewLetter, NewPerson, NewSession, Person, Purpose, Session, TokenHash,
};
pub use result::{
    CountedResult, Known, NewPlayed, NewResult, PlayedEnd, PlayedRow, PlayedSum, PlayedWhich, Rating,
    Uncounted,
};
pub use sql::{Outage, StoreTime};
pub use store::Store;
pub use table::{Created, NewTableRow, PageEnd, Quota, TableRow};
pub use tinstar_protocol::{BadId, ClientKey, PersonId, Room, Seq, Shows, Stage, TableId, WayKind};
pub use wake::{Wake, Wakes};

/// Whether there is a store to open, as far as can be known without opening one, which would make it.
#[must_use]
pub fn is_there(url: &str) -> bool {
    sqlite::path(url).map_or(true, |path| path.exists())
}

/// Opens a store, and makes or updates its schema.
///
/// - `sqlite:PATH` is a file, made with its folders if it is not there. One process at a time should write to it;
///   wake-ups do not reach another.
/// - `postgres://USER:PASSWORD@HOST:PORT/DATABASE` is shared by any number of processes.
///
/// # Errors
/// `bad_url`, `unavailable`, `full`; `too_new` when a newer release made the database; `corrupt` when the file is
/// something else.
pub async fn open(url: &str) -> Result<Arc<Store>, StoreError> {
    let scheme = url.split(':').next().unwrap_or_default();
    match scheme {
        "sqlite" => Ok(Arc::new(sqlite::open(url).await?)),
        "postgres" | "postgresql" => Ok(Arc::new(postgres::open(url).await?)),
        _ => Err(StoreError::BadUrl(format!("{scheme:?} is not a kind of database"))),
    }
}
