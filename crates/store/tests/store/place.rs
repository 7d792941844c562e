//! Where a test's database lives: a folder or a PostgreSQL database of its own, gone afterwards.

use std::env;
use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process;
use std::str::FromStr;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Once};
use std::time::{Duration, Instant};

use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{AssertSqlSafe, ConnectOptions, Executor};
use tinstar_store::{
    Append, Appended, NewPerson, NewTableRow, PersonId, Seq, Store, StoreError, TableId, open,
};
use tokio::runtime::Runtime;

/// A line that is seen even when the test passes: only the print macros are captured.
pub fn announce(line: &str) {
    let _ = writeln!(std::io::stderr(), "{line}");
}

fn unique() -> String {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    format!("{}_{}", process::id(), COUNT.fetch_add(1, Ordering::Relaxed))
}

/// A folder that is removed at the end.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new() -> Self {
        let path = env::temp_dir().join(format!("tinstar-store-{}", unique()));
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    pub fn url(&self) -> String {
        format!("sqlite:{}", self.0.join("tinstar.db").display())
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A database of one test.
pub struct Place {
    pub url: String,
}

impl Place {
    /// Opens the store; many may be open at once.
    pub async fn open(&self) -> Arc<Store> {
        open(&self.url).await.unwrap()
    }

    /// Runs a statement behind the store's back.
    pub async fn execute(&self, sql: &'static str) {
        if self.url.starts_with("sqlite:") {
            let path = self.url.trim_start_matches("sqlite:");
            let mut connection =
                sqlx::sqlite::SqliteConnectOptions::new().filename(path).connect().await.unwrap();
            connection.execute(sql).await.unwrap();
        } else {
            connect(&self.url).await.execute(sql).await.unwrap();
        }
    }
}

pub fn on_sqlite(test: impl AsyncFnOnce(&Place)) {
    let folder = Folder::new();
    Runtime::new().unwrap().block_on(test(&Place { url: folder.url() }));
}

/// The url of the cluster to test with; a visible line when there is none.
pub fn cluster() -> Option<String> {
    static ONCE: Once = Once::new();
    let url = env::var("TINSTAR_TEST_POSTGRES").ok().filter(|url| !url.is_empty());
    if url.is_none() {
        ONCE.call_once(|| announce("PostgreSQL tests skipped: TINSTAR_TEST_POSTGRES is not set"));
    }
    url
}

pub async fn connect(url: &str) -> PgConnection {
    PgConnectOptions::from_str(url).unwrap().connect().await.unwrap()
}

pub fn on_postgres(test: impl AsyncFnOnce(&Place)) {
    let Some(cluster) = cluster() else { return };
    let name = format!("tinstar_test_{}", unique());
    let url = PgConnectOptions::from_str(&cluster).unwrap().database(&name).to_url_lossy().to_string();
    Runtime::new().unwrap().block_on(async {
        let mut admin = connect(&cluster).await;
        // One that failed left its database behind, and numbers of processes come again.
        administer(&mut admin, &format!("DROP DATABASE IF EXISTS {name} WITH (FORCE)")).await;
        administer(&mut admin, &format!("CREATE DATABASE {name}")).await;
        test(&Place { url }).await;
        administer(&mut admin, &format!("DROP DATABASE {name} WITH (FORCE)")).await;
    });
}

/// Makes or drops a database. That writes everything in the cluster to its files first, which fails as long as
/// another test has its small disk full.
pub async fn administer(admin: &mut PgConnection, sql: &str) {
    let began = Instant::now();
    while let Err(error) = admin.execute(AssertSqlSafe(sql.to_owned())).await {
        let waits = error.to_string().contains("checkpoint request failed");
        assert!(waits && began.elapsed() < Duration::from_secs(60), "{sql}: {error}");
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
}

/// A person, made if need be.
pub async fn person(store: &Arc<Store>, id: &str) -> PersonId {
    try_person(store, id).await.unwrap()
}

async fn try_person(store: &Arc<Store>, id: &str) -> Result<PersonId, StoreError> {
    let id: PersonId = id.parse().unwrap();
    let _ = store.create_person(NewPerson { id: id.clone(), name: id.to_string(), created: 1 }).await?;
    Ok(id)
}

pub fn new_table(id: &str, owner: &PersonId) -> NewTableRow {
    NewTableRow {
        id: id.parse().unwrap(),
        game: "catching-santa".into(),
        head: r#"{"rules_version":1}"#.into(),
        public: true,
        owner: owner.clone(),
        summary: "{}".into(),
        created: 1_000,
        shown: 2_000,
    }
}

/// A table of Anna's.
pub async fn table(store: &Arc<Store>, id: &str) -> TableId {
    try_table(store, id).await.unwrap()
}

/// The same, of a database that may be gone.
pub async fn try_table(store: &Arc<Store>, id: &str) -> Result<TableId, StoreError> {
    let table = new_table(id, &try_person(store, "anna").await?);
    let _ = store.create_table(table.clone(), None).await?;
    Ok(table.id)
}

pub fn entry(table: &TableId, seq: u64) -> Append {
    Append::new(table.clone(), Seq(seq), format!(r#"{{"move":{seq}}}"#), 2_000 + seq as i64)
}

/// Appends and insists.
pub async fn write(store: &Arc<Store>, entry: Append) {
    assert_eq!(store.append(entry).await, Ok(Appended::Written));
}

/// The whole log, after making sure that it is numbered 1, 2, 3, ...
pub async fn bodies(store: &Arc<Store>, table: &TableId) -> Vec<String> {
    let entries = store.read(table, Seq(0), u32::MAX).await.unwrap();
    assert!(entries.iter().zip(1..).all(|(entry, seq)| entry.seq == Seq(seq)), "gaps in the log of {table}");
    assert_eq!(store.last(table).await, Ok(Seq(entries.len() as u64)));
    entries.into_iter().map(|entry| entry.body).collect()
}
