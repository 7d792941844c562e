//! A whole store in one file, which either database can be made from again.
//!
//! Compressed lines of JSON: what it is, a list for each row, how many rows there are. A file that breaks off has no last
//! line and is refused.

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::path::Path;

use flate2::Compression;
use flate2::read::MultiGzDecoder;
use flate2::write::GzEncoder;
use serde::{Deserialize, Serialize};
use tinstar_store::{DumpRow, Store, StoreError, sheet_named};

/// The layout of the file; goes up when an old one could be misread.
const FORMAT: u32 = 1;

#[derive(Serialize, Deserialize)]
struct Head {
    tinstar_backup: u32,
    /// The version of the tables: rows fit no other.
    schema: i64,
}

#[derive(Serialize, Deserialize)]
struct End {
    rows: u64,
}

fn unwritable(error: &io::Error) -> StoreError {
    let full = error.kind() == io::ErrorKind::StorageFull;
    if full { StoreError::Full(error.to_string()) } else { StoreError::Unavailable(error.to_string()) }
}

fn damaged(why: impl ToString) -> StoreError {
    StoreError::Corrupt(format!("the backup: {}", why.to_string()))
}

/// Writes everything that is in a store at this moment into a file, which appears when it is whole and on the disk; says
/// how many rows. Only its owner can read it.
///
/// # Errors
/// What the store or the disk says; there is no new file then.
pub async fn backup(store: &Store, path: &Path) -> Result<u64, StoreError> {
    let partial = path.with_extension("partial");
    let written = write(store, &partial).await;
    if written.is_err() {
        let _ = fs::remove_file(&partial);
        return written;
    }
    fs::rename(&partial, path).map_err(|error| unwritable(&error))?;
    written
}

async fn write(store: &Store, path: &Path) -> Result<u64, StoreError> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = options.open(path).map_err(|error| unwritable(&error))?;
    let mut out = GzEncoder::new(BufWriter::new(file), Compression::default());
    let line = |out: &mut GzEncoder<BufWriter<File>>, value: &str| {
        out.write_all(value.as_bytes())
            .and_then(|()| out.write_all(b"\n"))
            .map_err(|error| unwritable(&error))
    };
    let json = |value: Result<String, serde_json::Error>| value.map_err(damaged);
    let head = Head { tinstar_backup: FORMAT, schema: Store::schema_version() };
    line(&mut out, &json(serde_json::to_string(&head))?)?;
    let mut rows = 0;
    let row = |row: DumpRow| {
        rows += 1;
        line(&mut out, &json(serde_json::to_string(&(row.sheet, row.values)))?)
    };
    store.dump::<StoreError>(row).await?;
    line(&mut out, &json(serde_json::to_string(&End { rows }))?)?;
    let file = out.finish().and_then(|buffer| buffer.into_inner().map_err(io::IntoInnerError::into_error));
    file.and_then(|file| file.sync_all()).map_err(|error| unwritable(&error))?;
    Ok(rows)
}

/// Puts what is in a file into a store that is empty: all of it or nothing; says how many rows.
///
/// # Errors
/// `corrupt` if the file is damaged or of another release, `refused` if the store is not empty.
pub async fn restore(path: &Path, store: &Store) -> Result<u64, StoreError> {
    let file = File::open(path).map_err(|error| unwritable(&error))?;
    let mut lines = BufReader::new(MultiGzDecoder::new(BufReader::new(file))).lines();
    let head = lines.next().ok_or_else(|| damaged("it is empty"))?.map_err(damaged)?;
    let head: Head = serde_json::from_str(&head).map_err(damaged)?;
    if head.tinstar_backup != FORMAT || head.schema != Store::schema_version() {
        let (format, schema) = (head.tinstar_backup, head.schema);
        return Err(damaged(format!(
            "it has layout {format} and tables of version {schema}; use its release"
        )));
    }
    store.load(Rows { lines, read: 0, ended: false }).await
}

/// The rows of a file, which must end as it should.
struct Rows<R: BufRead> {
    lines: io::Lines<R>,
    read: u64,
    ended: bool,
}

impl<R: BufRead> Rows<R> {
    fn row(&mut self, line: &str) -> Result<Option<DumpRow>, StoreError> {
        if line.starts_with('{') {
            let end: End = serde_json::from_str(line).map_err(damaged)?;
            self.ended = true;
            let all = end.rows == self.read;
            return if all { Ok(None) } else { Err(damaged("it has another number of rows than it says")) };
        }
        let (sheet, values): (String, Vec<Option<String>>) = serde_json::from_str(line).map_err(damaged)?;
        let sheet = sheet_named(&sheet).ok_or_else(|| damaged(format!("there is no table {sheet:?}")))?;
        self.read += 1;
        Ok(Some(DumpRow { sheet, values }))
    }
}

impl<R: BufRead> Iterator for Rows<R> {
    type Item = Result<DumpRow, StoreError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.ended {
            return None;
        }
        match self.lines.next() {
            Some(Ok(line)) => self.row(&line).transpose(),
            Some(Err(error)) => Some(Err(damaged(error))),
            None => Some(Err(damaged("it breaks off"))),
        }
    }
}
