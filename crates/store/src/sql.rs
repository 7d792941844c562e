//! What both databases have in common: nearly every statement, word for word.

mod chat;
mod jobs;
mod log;
mod migrate;
mod people;
mod tables;

use std::sync::Arc;

use async_trait::async_trait;

pub(crate) use migrate::{Dialect, known_version, migrator};

use crate::error::check_texts;
use crate::postgres::Postgres;
use crate::sqlite::Sqlite;
use crate::wake::Bell;
use crate::writer::Writer;
use crate::{
    Append, Appended, ChatLine, Created, Credentials, Entry, Job, JobKind, LoginSet, NewJob, NewPerson,
    NewSession, NewTable, PageEnd, Person, PersonId, Room, Say, Seq, Session, Store, StoreError, Table,
    TableId, TakeDue, TokenHash, Wake, Wakes,
};

/// Which database it is.
pub(crate) enum Db {
    Sqlite(Arc<Sqlite>),
    Postgres(Postgres),
}

/// Asks a question: `ask!(db, fetch_all, "SELECT ...", bound, ...)`. The statement is the same for both databases.
macro_rules! ask {
    ($db:expr, $fetch:ident, $sql:expr $(, $bound:expr)* $(,)?) => {
        match $db {
            $crate::sql::Db::Sqlite(db) => sqlx::query_as($sql)$(.bind($bound))*.$fetch(db.readers()).await,
            $crate::sql::Db::Postgres(db) => sqlx::query_as($sql)$(.bind($bound))*.$fetch(db.pool()).await,
        }
        .map_err($crate::StoreError::from)
    };
}

/// Changes something by one statement, and collects the rows it returns: `change!(db, "INSERT ...", bound, ...)`.
///
/// Always to the last row: sqlx's `fetch_optional` and `fetch_one` stop at the first, and then SQLite commits while
/// the statement is put away, where a full disk is noticed by nobody. SQLite has one connection that writes, and a
/// failed write gives it up.
macro_rules! change {
    ($db:expr, $sql:expr $(, $bound:expr)* $(,)?) => {
        match $db {
            $crate::sql::Db::Sqlite(db) => {
                let mut writing = db.writing().await?;
                let answer = sqlx::query_as($sql)$(.bind($bound))*.fetch_all(writing.connection()).await;
                writing.done(answer)
            }
            $crate::sql::Db::Postgres(db) => sqlx::query_as($sql)$(.bind($bound))*.fetch_all(db.pool()).await,
        }
        .map_err($crate::StoreError::from)
    };
}

pub(crate) use {ask, change};

/// A store on either database.
pub(crate) struct SqlStore {
    pub(crate) db: Db,
    pub(crate) writer: Writer,
    pub(crate) bell: Bell,
}

#[async_trait]
impl Store for SqlStore {
    async fn create_table(&self, table: NewTable) -> Result<Created, StoreError> {
        check_texts([&*table.game, &table.head, &table.summary])?;
        tables::create(&self.db, &self.bell, &table).await
    }

    async fn table(&self, id: &TableId) -> Result<Option<Table>, StoreError> {
        tables::one(&self.db, id).await
    }

    async fn public_tables(&self, after: Option<&PageEnd>, limit: u32) -> Result<Vec<Table>, StoreError> {
        tables::public(&self.db, after, limit).await
    }

    async fn tables_of(
        &self,
        person: &PersonId,
        after: Option<&PageEnd>,
        limit: u32,
    ) -> Result<Vec<Table>, StoreError> {
        tables::of_person(&self.db, person, after, limit).await
    }

    async fn unfinished_tables(&self, after: Option<&TableId>, limit: u32) -> Result<Vec<Table>, StoreError> {
        tables::unfinished(&self.db, after, limit).await
    }

    async fn count_unfinished(&self, owner: &PersonId) -> Result<u64, StoreError> {
        tables::count_unfinished(&self.db, owner).await
    }

    async fn append(&self, entry: Append) -> Result<Appended, StoreError> {
        log::append(&self.db, &self.writer, entry.tidy()?).await
    }

    async fn read(&self, table: &TableId, after: Seq, limit: u32) -> Result<Vec<Entry>, StoreError> {
        log::read(&self.db, table, after, limit).await
    }

    async fn last(&self, table: &TableId) -> Result<Seq, StoreError> {
        log::last(&self.db, table).await
    }

    fn subscribe(&self) -> Wakes {
        self.bell.subscribe()
    }

    async fn set_job(&self, job: NewJob) -> Result<(), StoreError> {
        jobs::set(&self.db, &job).await
    }

    async fn clear_job(&self, table: &TableId, kind: &JobKind) -> Result<(), StoreError> {
        jobs::clear(&self.db, table, kind).await
    }

    async fn take_due(&self, ask: TakeDue) -> Result<Vec<Job>, StoreError> {
        check_texts([&*ask.worker])?;
        jobs::take_due(&self.db, &ask).await
    }

    async fn finish(&self, job: &Job) -> Result<bool, StoreError> {
        jobs::finish(&self.db, job).await
    }

    async fn next_due(&self) -> Result<Option<i64>, StoreError> {
        jobs::next_due(&self.db).await
    }

    async fn create_person(&self, person: NewPerson) -> Result<Created, StoreError> {
        check_texts([&*person.name])?;
        people::create(&self.db, &person).await
    }

    async fn person(&self, id: &PersonId) -> Result<Option<Person>, StoreError> {
        people::one(&self.db, id).await
    }

    async fn rename(&self, id: &PersonId, name: &str) -> Result<(), StoreError> {
        check_texts([name])?;
        people::rename(&self.db, id, name).await
    }

    async fn set_password(
        &self,
        id: &PersonId,
        login: &str,
        password_hash: &str,
    ) -> Result<LoginSet, StoreError> {
        check_texts([login, password_hash])?;
        people::set_password(&self.db, id, login, password_hash).await
    }

    async fn person_by_login(&self, login: &str) -> Result<Option<Credentials>, StoreError> {
        check_texts([login])?;
        people::by_login(&self.db, login).await
    }

    async fn delete_person(&self, id: &PersonId) -> Result<(), StoreError> {
        people::delete(&self.db, id).await
    }

    async fn create_session(&self, session: NewSession) -> Result<(), StoreError> {
        people::create_session(&self.db, &session).await
    }

    async fn session(&self, token_hash: &TokenHash, now: i64) -> Result<Option<Session>, StoreError> {
        people::session(&self.db, token_hash, now).await
    }

    async fn delete_session(&self, token_hash: &TokenHash) -> Result<(), StoreError> {
        people::delete_session(&self.db, token_hash).await
    }

    async fn delete_sessions_of(&self, person: &PersonId) -> Result<(), StoreError> {
        people::delete_sessions_of(&self.db, person).await
    }

    async fn delete_ended_sessions(&self, now: i64) -> Result<u64, StoreError> {
        people::delete_ended_sessions(&self.db, now).await
    }

    async fn say(&self, say: Say) -> Result<u64, StoreError> {
        check_texts([&*say.text])?;
        chat::say(&self.db, &self.bell, &say).await
    }

    async fn chat(
        &self,
        table: &TableId,
        room: Room,
        after: u64,
        limit: u32,
    ) -> Result<Vec<ChatLine>, StoreError> {
        chat::read(&self.db, table, room, after, limit).await
    }

    async fn pass_word(&self, table: &TableId, word: &str) -> Result<(), StoreError> {
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
        if word.len() > 80 || !word.bytes().all(plain) {
            return Err(StoreError::Refused("a word is at most 80 letters, digits and hyphens".to_owned()));
        }
        match &self.db {
            Db::Sqlite(_) => self.bell.ring(Wake::Word { table: table.clone(), word: word.to_owned() }),
            Db::Postgres(db) => {
                let _: (String,) = ask!(
                    &self.db,
                    fetch_one,
                    "SELECT pg_notify($1, $2)::text",
                    db.channel(),
                    format!("{table} ={word}"),
                )?;
            }
        }
        Ok(())
    }

    async fn ping(&self) -> Result<(), StoreError> {
        let _: (i64,) = ask!(&self.db, fetch_one, "SELECT count(*) FROM tables WHERE id = ''")?;
        Ok(())
    }

    async fn now(&self) -> Result<i64, StoreError> {
        let (now,): (i64,) = match &self.db {
            Db::Sqlite(_) => ask!(&self.db, fetch_one, "SELECT CAST(unixepoch('subsec') * 1000 AS INTEGER)"),
            Db::Postgres(_) => {
                ask!(&self.db, fetch_one, "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
            }
        }?;
        Ok(now)
    }

    async fn close(&self) {
        self.writer.close().await;
        match &self.db {
            Db::Sqlite(db) => db.close().await,
            Db::Postgres(db) => db.close().await,
        }
    }
}
