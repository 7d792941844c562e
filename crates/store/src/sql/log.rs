//! The log: appended to by the writer, read here.

use super::{Db, ask};
use crate::writer::{Verdict, Writer};
use crate::{Append, Appended, ClientKey, Entry, Seq, StoreError, TableId};

pub(super) async fn append(db: &Db, writer: &Writer, entry: Append) -> Result<Appended, StoreError> {
    match writer.append(entry).await? {
        Verdict::Written => Ok(Appended::Written),
        // The log only grows, so what kept the entry out is still there.
        Verdict::NotWritten(entry) => Ok(Appended::Conflict { last: last(db, &entry.table).await? }),
    }
}

pub(super) async fn read(db: &Db, table: &TableId, after: Seq, limit: u32) -> Result<Vec<Entry>, StoreError> {
    type Row = (i64, i64, Option<String>, Option<String>, String);
    let rows: Vec<Row> = ask!(
        db,
        fetch_all,
        "SELECT seq, at, person, key, body FROM log WHERE table_id = $1 AND seq > $2 ORDER BY seq LIMIT $3",
        table.as_str(),
        after.sql(),
        i64::from(limit),
    )?;
    let entry = |(seq, at, person, key, body): Row| {
        let key = person.zip(key).map(|(person, key)| ClientKey::stored(person, key));
        Entry { seq: Seq::stored(seq), at, key, body }
    };
    Ok(rows.into_iter().map(entry).collect())
}

pub(super) async fn last(db: &Db, table: &TableId) -> Result<Seq, StoreError> {
    let last: Option<(Option<i64>,)> = ask!(
        db,
        fetch_optional,
        "SELECT (SELECT max(seq) FROM log WHERE table_id = t.id) FROM tables t WHERE t.id = $1",
        table.as_str(),
    )?;
    let (last,) = last.ok_or(StoreError::Missing)?;
    Ok(Seq::stored(last.unwrap_or(0)))
}
