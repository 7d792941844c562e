//! Reviews, kept with the matches they are of.

use super::{ask, change};
use crate::{Store, StoreError, TableId};

impl Store {
    /// Keeps the review of a table's match, in the place of an earlier one.
    ///
    /// # Errors
    /// `missing` when the table is gone.
    pub async fn keep_review(&self, table: &TableId, format: u32, review: &[u8]) -> Result<(), StoreError> {
        let _: Vec<(String,)> = change!(
            &self.db,
            "INSERT INTO reviews (table_id, format, review) VALUES ($1, $2, $3)
             ON CONFLICT (table_id) DO UPDATE SET format = excluded.format, review = excluded.review
             RETURNING table_id",
            table.as_str(),
            i64::from(format),
            review,
        )?;
        Ok(())
    }

    /// The review of a table's match, if one of this format is kept.
    pub async fn review(&self, table: &TableId, format: u32) -> Result<Option<Vec<u8>>, StoreError> {
        let row: Option<(Vec<u8>,)> = ask!(
            &self.db,
            fetch_optional,
            "SELECT review FROM reviews WHERE table_id = $1 AND format = $2",
            table.as_str(),
            i64::from(format),
        )?;
        Ok(row.map(|(review,)| review))
    }
}
