//! What can go wrong, in the words of the caller.

use std::error::Error;
use std::fmt;

use sqlx::error::{DatabaseError, ErrorKind};
use sqlx::migrate::MigrateError;
use sqlx::postgres::PgDatabaseError;
use sqlx::sqlite::SqliteError;

/// Why the store could not do as asked. Each has a stable [`code`](Self::code); the text is for people and may
/// change. Nothing that was acknowledged is ever undone by an error.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// The database cannot be reached or does not answer; later it may. Of a write, it is not known whether it was
    /// done: read again, or repeat it with the same client key.
    Unavailable(String),
    /// There is no room left on the disk; nothing was written. Works again as soon as there is room.
    Full(String),
    /// A newer release made this database.
    TooNew {
        /// A version of the schema that this release does not know.
        found: i64,
        /// The newest version that it knows.
        known: i64,
    },
    /// The url names no database that could be opened.
    BadUrl(String),
    /// What is stored is damaged, or was not written by this program.
    Corrupt(String),
    /// The table or person that was named does not exist.
    Missing,
    /// What was given cannot be stored: a NUL character, or far too much. Nothing was written.
    Refused(String),
}

impl StoreError {
    /// The stable code, for programs.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Unavailable(_) => "unavailable",
            Self::Full(_) => "full",
            Self::TooNew { .. } => "too_new",
            Self::BadUrl(_) => "bad_url",
            Self::Corrupt(_) => "corrupt",
            Self::Missing => "missing",
            Self::Refused(_) => "refused",
        }
    }

    /// Whether the entry is to blame, not the database: others of its batch can still be written.
    pub(crate) const fn blames_the_entry(&self) -> bool {
        match self {
            Self::Missing | Self::Refused(_) => true,
            Self::Unavailable(_)
            | Self::Full(_)
            | Self::TooNew { .. }
            | Self::BadUrl(_)
            | Self::Corrupt(_) => false,
        }
    }

    pub(crate) fn closed() -> Self {
        Self::Unavailable("the store is closed".to_owned())
    }

    /// The same, with the place where it happened.
    pub(crate) fn at(self, place: &impl fmt::Display) -> Self {
        let named = |why| format!("{place}: {why}");
        match self {
            Self::Unavailable(why) => Self::Unavailable(named(why)),
            Self::Full(why) => Self::Full(named(why)),
            Self::BadUrl(why) => Self::BadUrl(named(why)),
            Self::Corrupt(why) => Self::Corrupt(named(why)),
            Self::Refused(why) => Self::Refused(named(why)),
            Self::TooNew { .. } | Self::Missing => self,
        }
    }

    /// What running the migrations, the last of which is `known`, said.
    pub(crate) fn from_migration(error: MigrateError, known: i64) -> Self {
        if let MigrateError::VersionMissing(found) = error {
            return Self::TooNew { found, known };
        }
        if let MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) = error {
            return error.into();
        }
        Self::Corrupt(error.to_string())
    }
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.code())?;
        match self {
            Self::Unavailable(why) => write!(f, "the database does not answer ({why}); try again"),
            Self::Full(why) => write!(f, "the disk is full ({why}); make room, then try again"),
            Self::TooNew { found, known } => write!(
                f,
                "the database has version {found}, and this release knows versions up to {known}; use a newer release"
            ),
            Self::BadUrl(why) => {
                write!(f, "{why}; use sqlite:PATH or postgres://USER:PASSWORD@HOST:PORT/DATABASE")
            }
            Self::Corrupt(why) => write!(f, "the database is damaged or not ours ({why}); restore a copy"),
            Self::Missing => f.write_str("no such table or person"),
            Self::Refused(why) => write!(f, "this cannot be stored ({why})"),
        }
    }
}

impl Error for StoreError {}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        if let Some(database) = error.as_database_error() {
            return from_database(database);
        }
        if matches!(error, sqlx::Error::RowNotFound) {
            return Self::Missing;
        }
        let text = error.to_string();
        let unreadable = matches!(
            error,
            sqlx::Error::ColumnDecode { .. }
                | sqlx::Error::Decode(_)
                | sqlx::Error::ColumnNotFound(_)
                | sqlx::Error::ColumnIndexOutOfBounds { .. }
                | sqlx::Error::TypeNotFound { .. }
        );
        if unreadable { Self::Corrupt(text) } else { Self::Unavailable(text) }
    }
}

fn from_database(error: &dyn DatabaseError) -> StoreError {
    if error.kind() == ErrorKind::ForeignKeyViolation {
        return StoreError::Missing;
    }
    let code = error.code().unwrap_or_default();
    let text = error.to_string();
    if error.try_downcast_ref::<SqliteError>().is_some() {
        from_sqlite(code.parse().unwrap_or_default(), text)
    } else if error.try_downcast_ref::<PgDatabaseError>().is_some() {
        from_postgres(&code, text)
    } else {
        StoreError::Unavailable(text)
    }
}

/// By SQLite's extended result code: <https://sqlite.org/rescode.html>.
fn from_sqlite(code: u32, text: String) -> StoreError {
    /// The file that readers and writers share could not grow: a full disk, said differently.
    const IOERR_SHMSIZE: u32 = 4874;
    match (code, code & 0xff) {
        (IOERR_SHMSIZE, _) | (_, 13) => StoreError::Full(text), // FULL
        (_, 11 | 26) => StoreError::Corrupt(text),              // CORRUPT, NOTADB
        (_, 18..=20) => StoreError::Refused(text),              // TOOBIG, CONSTRAINT, MISMATCH
        _ => StoreError::Unavailable(text),
    }
}

/// By SQLSTATE: <https://www.postgresql.org/docs/15/errcodes-appendix.html>.
fn from_postgres(state: &str, text: String) -> StoreError {
    match (state, state.get(..2)) {
        ("53100", _) => StoreError::Full(text),
        // A new connection writes a file of its own first, and has no state for that.
        ("XX000", _) if text.contains("could not write init file") => StoreError::Full(text),
        ("42501", _) => StoreError::Unavailable(text), // not permitted
        ("XX001" | "XX002", _) | (_, Some("42")) => StoreError::Corrupt(text),
        (_, Some("22" | "23" | "54")) => StoreError::Refused(text),
        _ => StoreError::Unavailable(text),
    }
}

/// PostgreSQL cannot store NUL characters, so neither database is given any.
pub(crate) fn check_texts<'a>(texts: impl IntoIterator<Item = &'a str>) -> Result<(), StoreError> {
    if texts.into_iter().any(|text| text.as_bytes().contains(&0)) {
        return Err(StoreError::Refused("a NUL character".to_owned()));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_disk_has_one_code_in_both_databases() {
        for code in [13, 4874] {
            assert_eq!(from_sqlite(code, String::new()).code(), "full");
        }
        assert_eq!(from_postgres("53100", String::new()).code(), "full");
        let init = "could not write init file at line 6657".to_owned();
        assert_eq!(from_postgres("XX000", init).code(), "full");
    }

    #[test]
    fn codes_sort_faults_by_what_can_be_done() {
        assert_eq!(from_sqlite(5, String::new()).code(), "unavailable"); // BUSY
        assert_eq!(from_sqlite(267, String::new()).code(), "corrupt"); // CORRUPT_VTAB
        assert_eq!(from_sqlite(1299, String::new()).code(), "refused"); // CONSTRAINT_NOTNULL
        assert_eq!(from_postgres("57P01", String::new()).code(), "unavailable"); // admin shutdown
        assert_eq!(from_postgres("42P01", String::new()).code(), "corrupt"); // no such table
        assert_eq!(from_postgres("22021", String::new()).code(), "refused"); // bad bytes in text
    }

    #[test]
    fn messages_begin_with_the_code_and_say_what_to_do() {
        let text = StoreError::TooNew { found: 7, known: 1 }.to_string();
        assert!(text.starts_with("too_new: ") && text.contains("newer release"), "{text}");
        assert!(StoreError::BadUrl("x".into()).to_string().contains("sqlite:PATH"));
    }
}
