//! The one door to everything durable.

use async_trait::async_trait;

use crate::{
    Append, Appended, ChatLine, Created, Credentials, Entry, Job, JobKind, LoginSet, NewJob, NewPerson,
    NewSession, NewTable, PageEnd, Person, PersonId, Room, Say, Seq, Session, StoreError, Table, TableId,
    TakeDue, TokenHash, Wakes,
};

/// Everything that must survive. Both databases behave the same; [`open`](crate::open) chooses by url.
///
/// Whatever is answered `Ok` is committed and on the disk. Times are milliseconds and come from the caller: the
/// store has no clock. A future that is dropped before it answers may or may not have had its effect.
#[async_trait]
pub trait Store: Send + Sync {
    // Tables

    /// Makes a table: open, with an empty log.
    ///
    /// # Errors
    /// `missing` when the owner does not exist.
    async fn create_table(&self, table: NewTable) -> Result<Created, StoreError>;

    /// The table of this name.
    async fn table(&self, id: &TableId) -> Result<Option<Table>, StoreError>;

    /// The public tables that are open or running, newest first, from where the last page ended.
    async fn public_tables(&self, after: Option<&PageEnd>, limit: u32) -> Result<Vec<Table>, StoreError>;

    /// The tables that a person takes part in, newest first, from where the last page ended.
    async fn tables_of(
        &self,
        person: &PersonId,
        after: Option<&PageEnd>,
        limit: u32,
    ) -> Result<Vec<Table>, StoreError>;

    /// All tables that are not over, by id, from the one after `after`.
    async fn unfinished_tables(&self, after: Option<&TableId>, limit: u32) -> Result<Vec<Table>, StoreError>;

    /// How many tables of this owner are not over.
    async fn count_unfinished(&self, owner: &PersonId) -> Result<u64, StoreError>;

    // The log

    /// Writes one entry and its changes, if its number is exactly one more than the table's last. Of all who try
    /// to write a number, in whatever process, exactly one is answered [`Written`](Appended::Written). Appends to
    /// different tables share a commit; two to the same table are done in the order in which they were sent.
    ///
    /// # Errors
    /// `missing` when the table, or a person who joins, does not exist; `full`; `unavailable`, after which only
    /// the log tells whether it was written.
    async fn append(&self, entry: Append) -> Result<Appended, StoreError>;

    /// The entries of a table after a number, in order.
    async fn read(&self, table: &TableId, after: Seq, limit: u32) -> Result<Vec<Entry>, StoreError>;

    /// The number of the table's last entry; 0 when it has none.
    ///
    /// # Errors
    /// `missing` when the table does not exist.
    async fn last(&self, table: &TableId) -> Result<Seq, StoreError>;

    /// Wake-ups from now on: for SQLite of this store, for PostgreSQL of every store on the database. After
    /// anything may have been missed, such as a lost connection, comes [`Wake::Everything`](crate::Wake::Everything).
    fn subscribe(&self) -> Wakes;

    // Jobs. A job is only a reminder. That its effect happens exactly once comes from the log: whoever does it
    // appends the entry after the one it was made for, and only one such append can succeed. A worker that finds
    // a conflict reads on and finishes the job. The same append best sets or clears the job, too.

    /// Sets a job outside an append, for repairs.
    ///
    /// # Errors
    /// `missing` when the table does not exist.
    async fn set_job(&self, job: NewJob) -> Result<(), StoreError>;

    /// Removes a job, taken or not.
    async fn clear_job(&self, table: &TableId, kind: &JobKind) -> Result<(), StoreError>;

    /// Takes due jobs, the longest due first. Nobody else gets them before the lease ends; if they are not
    /// finished, cleared or replaced by then, because the worker died, anybody may take them again.
    async fn take_due(&self, ask: TakeDue) -> Result<Vec<Job>, StoreError>;

    /// Removes a taken job, and says so, unless it was replaced or somebody else took it meanwhile.
    async fn finish(&self, job: &Job) -> Result<bool, StoreError>;

    /// When [`take_due`](Self::take_due) may next have something: the earliest due time or end of a lease.
    /// Other processes set jobs too, so do not sleep for ever.
    async fn next_due(&self) -> Result<Option<i64>, StoreError>;

    // People

    /// Remembers somebody, a guest.
    async fn create_person(&self, person: NewPerson) -> Result<Created, StoreError>;

    /// The person of this id, unless deleted.
    async fn person(&self, id: &PersonId) -> Result<Option<Person>, StoreError>;

    /// Changes what others see.
    ///
    /// # Errors
    /// `missing` when the person does not exist.
    async fn rename(&self, id: &PersonId, name: &str) -> Result<(), StoreError>;

    /// Sets, or changes, how a person signs in. Login names are unique without regard to capitals.
    ///
    /// # Errors
    /// `missing` when the person does not exist.
    async fn set_password(
        &self,
        id: &PersonId,
        login: &str,
        password_hash: &str,
    ) -> Result<LoginSet, StoreError>;

    /// Who signs in with this name, in whatever capitals.
    async fn person_by_login(&self, login: &str) -> Result<Option<Credentials>, StoreError>;

    /// Forgets a person's name, login and sessions, for good. Their entries in logs and chats stay, under an id
    /// that names nobody.
    async fn delete_person(&self, id: &PersonId) -> Result<(), StoreError>;

    /// Begins a session.
    ///
    /// # Errors
    /// `missing` when the person does not exist.
    async fn create_session(&self, session: NewSession) -> Result<(), StoreError>;

    /// The session of this token, unless it has ended by `now`.
    async fn session(&self, token_hash: &TokenHash, now: i64) -> Result<Option<Session>, StoreError>;

    /// Ends a session.
    async fn delete_session(&self, token_hash: &TokenHash) -> Result<(), StoreError>;

    /// Ends all sessions of a person.
    async fn delete_sessions_of(&self, person: &PersonId) -> Result<(), StoreError>;

    /// Forgets the sessions that have ended by `now`; says how many.
    async fn delete_ended_sessions(&self, now: i64) -> Result<u64, StoreError>;

    // Chat

    /// Says something; answers its number in the room.
    ///
    /// # Errors
    /// `missing` when the table or the person does not exist.
    async fn say(&self, say: Say) -> Result<u64, StoreError>;

    /// What was said in a room after a number, in order.
    async fn chat(
        &self,
        table: &TableId,
        room: Room,
        after: u64,
        limit: u32,
    ) -> Result<Vec<ChatLine>, StoreError>;

    // The store itself

    /// Passes a word on to everybody who subscribed, in every process: at most 80 letters, digits and hyphens about a
    /// table. It is kept nowhere, and nobody knows whether it arrived.
    ///
    /// # Errors
    /// `refused` if it is longer or anything else is in it.
    async fn pass_word(&self, table: &TableId, word: &str) -> Result<(), StoreError>;

    /// Whether the database answers.
    async fn ping(&self) -> Result<(), StoreError>;

    /// The time, in milliseconds since 1970, that all processes on this store agree on: the database server's, or
    /// this machine's if the database is a file on it.
    async fn now(&self) -> Result<i64, StoreError>;

    /// Writes what is still waiting to be written, then lets go of the database. Afterwards everything is answered
    /// `unavailable`.
    async fn close(&self);
}
