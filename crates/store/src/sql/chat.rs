//! What is said, numbered in each room without gaps, so that nobody who reads on from a number misses anything.

use super::{Db, ask, change};
use crate::error::check_texts;
use crate::ids::stored_id;
use crate::{ChatLine, NewChatLine, PersonId, Room, Store, StoreError, TableId, Wake};

/// How often to try again when somebody else said something at the same moment in another process.
const TRIES: usize = 100;

/// How many lines of a room are kept, twice as many as anybody is shown: nobody can fill the store with talk.
const KEPT: u64 = 200;
/// How many more there are before the oldest are let go.
const MORE: u64 = 50;

/// The number of what was said with this key.
async fn said_before(db: &Db, say: &NewChatLine) -> Result<Option<u64>, StoreError> {
    let row: Option<(i64,)> = ask!(
        db,
        fetch_optional,
        "SELECT number FROM chat WHERE table_id = $1 AND person = $2 AND key = $3",
        say.table.as_str(),
        say.person.as_str(),
        &say.key,
    )?;
    Ok(row.map(|(number,)| number.unsigned_abs()))
}

/// Writes under the next number, unless somebody else just has. A number is visible only after the one before it,
/// because whoever takes it has seen that one committed.
async fn try_to_say(db: &Db, say: &NewChatLine) -> Result<Option<u64>, StoreError> {
    macro_rules! insert {
        () => {
            "INSERT INTO chat (table_id, room, number, person, at, text, key)
             SELECT t.id, $2,
                    1 + coalesce((SELECT max(c.number) FROM chat c WHERE c.table_id = t.id AND c.room = $2), 0),
                    $3, $4, $5, $6
             FROM tables t WHERE t.id = $1
             ON CONFLICT DO NOTHING RETURNING number"
        };
    }
    let (sql, channel) = match db {
        Db::Sqlite(_) => (concat!(insert!(), ", ''"), None),
        Db::Postgres(db) => (
            concat!(
                "WITH said AS (",
                insert!(),
                ") SELECT number, pg_notify($7, $1 || ' ' || $8 || number)::text FROM said"
            ),
            Some(db.channel()),
        ),
    };
    let letter = match say.room {
        Room::Players => "p",
        Room::Spectators => "s",
    };
    let said: Vec<(i64, String)> = change!(
        db,
        sql,
        say.table.as_str(),
        say.room.as_str(),
        say.person.as_str(),
        say.at,
        &say.text,
        &say.key,
        channel,
        letter,
    )?;
    Ok(said.first().map(|(number, _)| number.unsigned_abs()))
}

impl Store {
    /// Says something; answers its number in the room.
    ///
    /// # Errors
    /// `missing` when the table or the person does not exist.
    pub async fn say(&self, say: NewChatLine) -> Result<u64, StoreError> {
        check_texts([&*say.text])?;
        for _ in 0..TRIES {
            if let Some(number) = try_to_say(&self.db, &say).await? {
                if number > KEPT && number.is_multiple_of(MORE) {
                    self.let_go_of_old(&say.table, say.room, number - KEPT).await?;
                }
                if matches!(&self.db, Db::Sqlite(_)) {
                    self.bell.ring(Wake::Chat { table: say.table.clone(), room: say.room, number });
                }
                return Ok(number);
            }
            if let Some(number) = said_before(&self.db, &say).await? {
                return Ok(number);
            }
            self.last(&say.table).await?; // says so if the table is missing
        }
        Err(StoreError::Unavailable("too many speak at once".to_owned()))
    }

    async fn let_go_of_old(&self, table: &TableId, room: Room, last: u64) -> Result<(), StoreError> {
        let _: Vec<(i64,)> = change!(
            &self.db,
            "DELETE FROM chat WHERE table_id = $1 AND room = $2 AND number <= $3 RETURNING number",
            table.as_str(),
            room.as_str(),
            i64::try_from(last).unwrap_or(i64::MAX),
        )?;
        Ok(())
    }

    /// The number of what was last said in a room; 0 if nothing was.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn last_said(&self, table: &TableId, room: Room) -> Result<u64, StoreError> {
        let row: Option<(i64,)> = ask!(
            &self.db,
            fetch_optional,
            "SELECT coalesce(max(number), 0) FROM chat WHERE table_id = $1 AND room = $2",
            table.as_str(),
            room.as_str(),
        )?;
        Ok(row.map_or(0, |(number,)| number.unsigned_abs()))
    }

    /// Forgets the words of all that a person said; that they said something stays, because lines are numbered.
    pub(super) async fn forget_said(&self, person: &PersonId) -> Result<(), StoreError> {
        let _: Vec<(i64,)> = change!(
            &self.db,
            "UPDATE chat SET text = '' WHERE person = $1 AND text <> '' RETURNING number",
            person.as_str(),
        )?;
        Ok(())
    }

    /// All that a person said: where, when, what.
    pub async fn said_by(&self, person: &PersonId) -> Result<Vec<(TableId, i64, String)>, StoreError> {
        let rows: Vec<(String, i64, String)> = ask!(
            &self.db,
            fetch_all,
            "SELECT table_id, at, text FROM chat WHERE person = $1 AND text <> '' ORDER BY at",
            person.as_str(),
        )?;
        rows.into_iter().map(|(table, at, text)| Ok((stored_id(&table)?, at, text))).collect()
    }

    /// What was said in a room after a number, in order.
    pub async fn chat(
        &self,
        table: &TableId,
        room: Room,
        after: u64,
        limit: u32,
    ) -> Result<Vec<ChatLine>, StoreError> {
        let rows: Vec<(i64, String, String, i64)> = ask!(
            &self.db,
            fetch_all,
            "SELECT number, person, text, at FROM chat WHERE table_id = $1 AND room = $2 AND number > $3
             ORDER BY number LIMIT $4",
            table.as_str(),
            room.as_str(),
            i64::try_from(after).unwrap_or(i64::MAX),
            i64::from(limit),
        )?;
        let line = |(number, person, text, at): (i64, String, String, i64)| {
            Ok(ChatLine { number: number.unsigned_abs(), person: stored_id(&person)?, text, at })
        };
        rows.into_iter().map(line).collect()
    }
}
