//! Opening, again and wrongly.

use std::fs;
use std::os::unix::fs::PermissionsExt;

use tinstar_store::{Append, ClientKey, Seq, StoreError, open};

use crate::place::{Folder, Place, announce, bodies, connect, entry, on_postgres, person, table, write};

pub async fn a_database_can_be_opened_again(place: &Place) {
    for n in 1..=3 {
        let store = place.open().await;
        let t = table(&store, "t").await;
        write(&store, entry(&t, n)).await;
        store.close().await;
    }
}

pub async fn two_may_open_a_new_database_at_once(place: &Place) {
    let (one, two, three) = tokio::join!(place.open(), place.open(), place.open());
    let t = table(&one, "t").await;
    write(&two, entry(&t, 1)).await;
    assert_eq!(bodies(&three, &t).await.len(), 1);
}

pub async fn a_newer_database_is_refused(place: &Place) {
    place.open().await.close().await;
    place
        .execute(
            "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
             VALUES (99, 'from the future', true, '', 0)",
        )
        .await;
    let error = open(&place.url).await.err().unwrap();
    assert_eq!(error.code(), "too_new");
    assert!(error.to_string().contains("99"), "{error}");
}

pub async fn an_older_database_is_brought_up_to_date(place: &Place) {
    let store = place.open().await;
    let (t, anna) = (table(&store, "t").await, person(&store, "anna").await);
    let key = ClientKey::new(anna, "k").unwrap();
    write(&store, Append { key: Some(key.clone()), ..entry(&t, 1) }).await;
    store.close().await;
    // As the second step found it.
    place.execute("CREATE UNIQUE INDEX log_keys ON log (table_id, person, key) WHERE key IS NOT NULL").await;
    place.execute("DELETE FROM _sqlx_migrations WHERE version = 2").await;

    let store = place.open().await;
    write(&store, Append { key: Some(key.clone()), ..entry(&t, 2) }).await;
    let entries = store.read(&t, Seq(0), 9).await.unwrap();
    assert_eq!(
        entries.into_iter().map(|entry| entry.key).collect::<Vec<_>>(),
        [Some(key.clone()), Some(key)]
    );
}

pub async fn a_closed_store_says_so(place: &Place) {
    let store = place.open().await;
    let t = table(&store, "t").await;
    write(&store, entry(&t, 1)).await;
    store.close().await;
    assert_eq!(store.append(entry(&t, 2)).await.unwrap_err().code(), "unavailable");
    assert_eq!(store.last(&t).await.unwrap_err().code(), "unavailable");
    assert_eq!(store.ping().await.unwrap_err().code(), "unavailable");
    assert_eq!(store.rename(&"anna".parse().unwrap(), "Anne").await.unwrap_err().code(), "unavailable");
    store.close().await;
}

pub async fn it_answers_a_ping(place: &Place) {
    assert_eq!(place.open().await.ping().await, Ok(()));
}

async fn refusal(url: &str) -> StoreError {
    open(url).await.err().unwrap()
}

#[tokio::test]
async fn a_bad_url_says_what_a_good_one_is() {
    for url in
        ["", "mysql://localhost/x", "sqlite:", "/var/lib/tinstar.db", "postgres://:::", "postgres://h:port/x"]
    {
        let error = refusal(url).await;
        assert_eq!(error.code(), "bad_url", "{url}");
        assert!(error.to_string().contains("sqlite:PATH"), "{error}");
    }
}

#[tokio::test]
async fn a_bad_url_keeps_its_password_to_itself() {
    for url in ["postgres://anna:sesame@h:port/x", "postgres://anna:sesame@127.0.0.1:1/x"] {
        let error = refusal(url).await;
        assert!(!error.to_string().contains("sesame"), "{error}");
    }
}

#[tokio::test]
async fn folders_are_made_and_the_file_is_private() {
    let folder = Folder::new();
    let path = folder.0.join("a/b/tinstar.db");
    let store = open(&format!("sqlite:{}", path.display())).await.unwrap();
    // Only the owner may read what is in it.
    for name in ["tinstar.db", "tinstar.db-wal"] {
        let mode = fs::metadata(path.with_file_name(name)).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{name}");
    }
    store.close().await;
}

#[tokio::test]
async fn a_path_that_cannot_be_written_is_named() {
    let folder = Folder::new();
    fs::write(folder.0.join("file"), "").unwrap();
    fs::create_dir(folder.0.join("folder")).unwrap();
    for path in ["file/tinstar.db", "folder"] {
        let error = refusal(&format!("sqlite:{}", folder.0.join(path).display())).await;
        assert_eq!(error.code(), "unavailable");
        assert!(error.to_string().contains(path.split('/').next().unwrap()), "{error}");
    }
}

#[tokio::test]
async fn a_file_that_is_something_else_is_left_alone() {
    let folder = Folder::new();
    let text = "Dear diary, ".repeat(100);
    fs::write(folder.0.join("tinstar.db"), &text).unwrap();
    assert_eq!(refusal(&folder.url()).await.code(), "corrupt");
    assert_eq!(fs::read_to_string(folder.0.join("tinstar.db")).unwrap(), text);
}

#[tokio::test]
async fn a_server_that_is_not_there_is_named() {
    let error = refusal("postgres://anna@127.0.0.1:1/tinstar").await;
    assert_eq!(error.code(), "unavailable");
    assert!(error.to_string().contains("127.0.0.1:1"), "{error}");
}

/// `url` with these settings of TLS.
fn with_tls(url: &str, settings: &str) -> String {
    let url = url.split('?').next().unwrap();
    format!("{url}?{settings}")
}

#[test]
fn a_connection_can_be_encrypted() {
    on_postgres(async |place| {
        let mut connection = connect(&place.url).await;
        let (on, folder): (String, String) =
            sqlx::query_as("SELECT current_setting('ssl'), current_setting('data_directory')")
                .fetch_one(&mut connection)
                .await
                .unwrap();
        if on == "off" {
            return announce("TLS to PostgreSQL not tested: this cluster has no certificate");
        }
        let secured = |settings: &str| with_tls(&place.url, settings);
        let store = open(&secured("sslmode=require")).await.unwrap();
        let t = table(&store, "t").await;
        write(&store, entry(&t, 1)).await;
        // The connections that the store holds now, and the one that asks.
        let (plain, encrypted): (i64, i64) = sqlx::query_as(
            "SELECT count(*) FILTER (WHERE NOT s.ssl), count(*) FILTER (WHERE s.ssl)
             FROM pg_stat_ssl s JOIN pg_stat_activity a USING (pid)
             WHERE a.application_name = 'tinstar' AND a.datname = current_database()",
        )
        .fetch_one(&mut connection)
        .await
        .unwrap();
        assert_eq!(plain, 0);
        assert!(encrypted > 1, "{encrypted}");
        // Its own certificate is the only one that vouches for it.
        let vouched = format!("sslmode=verify-full&sslrootcert={folder}/server.crt");
        assert_eq!(bodies(&open(&secured(&vouched)).await.unwrap(), &t).await.len(), 1);
        let unknown = open(&secured("sslmode=verify-full")).await.err().unwrap();
        assert_eq!(unknown.code(), "unavailable", "{unknown}");
        assert!(unknown.to_string().to_lowercase().contains("certificate"), "{unknown}");
    });
}
