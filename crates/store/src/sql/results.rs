//! Results of matches, and the ratings that follow from them.

use super::{Db, ask, change, in_turn};
use crate::error::check_texts;
use crate::ids::stored_id;
use crate::{
    CountedResult, Known, NewResult, PersonId, PlayedEnd, PlayedRow, PlayedSum, PlayedWhich, Rating, Shows,
    Store, StoreError, TableId, Uncounted,
};

/// Writes ratings within a turn.
macro_rules! rate {
    ($turn:expr, $ratings:expr) => {
        for (pool, who, rating) in $ratings {
            sqlx::query(
                "INSERT INTO ratings (pool, who, mean, spread, matches, last) VALUES ($1, $2, $3, $4, $5, $6)
                 ON CONFLICT (pool, who) DO UPDATE SET mean = excluded.mean, spread = excluded.spread,
                     matches = excluded.matches, last = excluded.last",
            )
            .bind(pool)
            .bind(who)
            .bind(rating.mean)
            .bind(rating.spread)
            .bind(i64::try_from(rating.matches).unwrap_or(i64::MAX))
            .bind(rating.last)
            .execute(&mut *$turn)
            .await?;
        }
    };
}

/// The columns of a match that somebody played, as they come.
type Row = (String, String, i64, i64, i64, i64, String, Option<String>, Option<i64>, Option<i64>, bool);

fn played(
    (table, game, ended, seat, place, rated, body, changes, luck, choices, kept): Row,
) -> Result<PlayedRow, StoreError> {
    Ok(PlayedRow {
        table: stored_id(&table)?,
        game,
        ended,
        seat: small(seat),
        place: small(place),
        rated: rated > 0,
        body,
        changes,
        luck: luck.zip(choices),
        kept,
    })
}

/// A small number that was written as one.
fn small(number: i64) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}

/// A condition as a number: -1 asks for nothing.
fn asked(condition: Option<bool>) -> i64 {
    condition.map_or(-1, i64::from)
}

fn rating((mean, spread, matches, last): (i64, i64, i64, i64)) -> Rating {
    Rating { mean, spread, matches: matches.unsigned_abs(), last }
}

impl Store {
    /// The matches that a person played to the end, the latest first, from where the last page ended.
    pub async fn played(
        &self,
        person: &PersonId,
        which: &PlayedWhich,
        after: Option<&PlayedEnd>,
        limit: u32,
    ) -> Result<Vec<PlayedRow>, StoreError> {
        check_texts(which.game.as_deref())?;
        let (ended, table) = after.map_or((i64::MAX, ""), |end| (end.ended, end.table.as_str()));
        let rows: Vec<Row> = ask!(
            &self.db,
            fetch_all,
            "SELECT p.table_id, p.game, p.ended, p.seat, p.place, r.rated, r.body, c.changes, p.luck, p.choices,
                    EXISTS (SELECT 1 FROM tables t WHERE t.id = p.table_id)
                    OR EXISTS (SELECT 1 FROM archive a WHERE a.table_id = p.table_id) AS kept
             FROM played p JOIN results r ON r.table_id = p.table_id LEFT JOIN counted c ON c.table_id = p.table_id
             WHERE p.person = $1 AND (p.ended, p.table_id) < ($2, $3)
               AND ($4 = '' OR p.game = $4) AND ($5 = 0 OR p.seats = $5)
               AND ($6 < 0 OR p.place > 0 AND (CASE p.place WHEN 1 THEN 1 ELSE 0 END) = $6)
               AND ($7 < 0 OR (CASE r.rated WHEN 0 THEN 0 ELSE 1 END) = $7)
               AND ($8 = '' OR EXISTS (SELECT 1 FROM played o WHERE o.table_id = p.table_id AND o.person = $8))
             ORDER BY p.ended DESC, p.table_id DESC LIMIT $9",
            person.as_str(),
            ended,
            table,
            which.game.as_deref().unwrap_or_default(),
            i64::from(which.seats.unwrap_or_default()),
            asked(which.won),
            asked(which.rated),
            which.with.as_ref().map_or("", PersonId::as_str),
            i64::from(limit),
        )?;
        rows.into_iter().map(played).collect()
    }

    /// The result of a table's match, whether it counts, and what it changed once it was counted.
    pub async fn result_of(
        &self,
        table: &TableId,
    ) -> Result<Option<(Uncounted, bool, Option<String>)>, StoreError> {
        let row: Option<(String, i64, i64, String, i64, Option<String>)> = ask!(
            &self.db,
            fetch_optional,
            "SELECT r.game, r.seats, r.ended, r.body, r.rated, c.changes
             FROM results r LEFT JOIN counted c ON c.table_id = r.table_id WHERE r.table_id = $1",
            table.as_str(),
        )?;
        Ok(row.map(|(game, seats, ended, body, rated, changes)| {
            (Uncounted { table: table.clone(), game, seats: small(seats), ended, body }, rated > 0, changes)
        }))
    }

    /// Writes down the result of a match that ended before results were kept; says whether it was missing.
    pub async fn add_result(
        &self,
        table: &TableId,
        ended: i64,
        result: &NewResult,
    ) -> Result<bool, StoreError> {
        check_texts([&*result.game, &result.body])?;
        macro_rules! run {
            ($turn:expr) => {{
                let added = sqlx::query(
                    "INSERT INTO results (table_id, game, seats, ended, rated, body)
                     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING",
                )
                .bind(table.as_str())
                .bind(&result.game)
                .bind(i64::from(result.seats))
                .bind(ended)
                .bind(i64::from(result.rated))
                .bind(&result.body)
                .execute(&mut *$turn)
                .await?;
                for played in &result.played {
                    sqlx::query(
                        "INSERT INTO played (table_id, game, seats, ended, person, seat, place, share, gone, called)
                         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT DO NOTHING",
                    )
                    .bind(table.as_str())
                    .bind(&result.game)
                    .bind(i64::from(result.seats))
                    .bind(ended)
                    .bind(played.person.as_str())
                    .bind(i64::from(played.seat))
                    .bind(i64::from(played.place))
                    .bind(i64::from(played.share))
                    .bind(i64::from(played.gone))
                    .bind(&played.called)
                    .execute(&mut *$turn)
                    .await?;
                }
                $turn.commit().await?;
                Ok(added.rows_affected() > 0)
            }};
        }
        in_turn!(&self.db, turn, run!(turn))
    }

    /// What a person's matches come to, game by game, by number of players and name of the seat. Those in which they held
    /// several seats are not among them.
    pub async fn sums_of(&self, person: &PersonId) -> Result<Vec<PlayedSum>, StoreError> {
        type Row = (String, i64, String, i64, i64, i64, i64, i64);
        let rows: Vec<Row> = ask!(
            &self.db,
            fetch_all,
            "SELECT game, seats, called, count(*), CAST(sum(share) AS BIGINT), count(luck),
                    CAST(coalesce(sum(luck), 0) AS BIGINT), CAST(coalesce(sum(choices), 0) AS BIGINT)
             FROM played WHERE person = $1 AND place > 0 GROUP BY game, seats, called ORDER BY game, seats, called",
            person.as_str(),
        )?;
        let sum = |(game, seats, called, matches, share, reviewed, luck, choices): Row| PlayedSum {
            game,
            seats: small(seats),
            called,
            matches: matches.unsigned_abs(),
            share: share.unsigned_abs(),
            reviewed: reviewed.unsigned_abs(),
            luck,
            choices,
        };
        Ok(rows.into_iter().map(sum).collect())
    }

    /// Whether two people have ended a match at the same table.
    pub async fn played_together(&self, one: &PersonId, other: &PersonId) -> Result<bool, StoreError> {
        let (any,): (bool,) = ask!(
            &self.db,
            fetch_one,
            "SELECT EXISTS (SELECT 1 FROM played o JOIN played p ON p.table_id = o.table_id
                            WHERE o.person = $1 AND p.person = $2)",
            one.as_str(),
            other.as_str(),
        )?;
        Ok(any)
    }

    /// Notes what a review found luck and choices did to whoever sat in a seat, in millionths of a victory.
    pub async fn note_luck(
        &self,
        table: &TableId,
        seat: u8,
        luck: i64,
        choices: i64,
    ) -> Result<(), StoreError> {
        let _: Vec<(String,)> = change!(
            &self.db,
            "UPDATE played SET luck = $3, choices = $4 WHERE table_id = $1 AND seat = $2 AND place > 0
             RETURNING table_id",
            table.as_str(),
            i64::from(seat),
            luck,
            choices,
        )?;
        Ok(())
    }

    /// What others may know of people; those who deleted themselves are not among them. Whoever has not said so shows what they
    /// played to everybody if they have an account, and to nobody as a guest.
    pub async fn known(&self, people: &[PersonId]) -> Result<Vec<Known>, StoreError> {
        macro_rules! select {
            ($rest:literal) => {
                concat!(
                    "SELECT id, name, coalesce(shows, CASE WHEN login IS NULL THEN 'nobody' ELSE 'everybody' END)
                     FROM people WHERE name IS NOT NULL AND id ",
                    $rest
                )
            };
        }
        let ids: Vec<&str> = people.iter().map(PersonId::as_str).collect();
        let rows: Vec<(String, String, String)> = match &self.db {
            Db::Sqlite(db) => {
                let ids =
                    serde_json::to_string(&ids).map_err(|error| StoreError::Refused(error.to_string()))?;
                let sql = select!("IN (SELECT value FROM json_each($1))");
                sqlx::query_as(sql).bind(ids).fetch_all(db.readers()).await?
            }
            Db::Postgres(db) => sqlx::query_as(select!("= ANY ($1)")).bind(ids).fetch_all(db.pool()).await?,
        };
        let known = |(id, name, shows): (String, String, String)| {
            let shows = Shows::ALL.into_iter().find(|known| known.as_str() == shows);
            Ok(Known { id: stored_id(&id)?, name, shows: shows.unwrap_or(Shows::Nobody) })
        };
        rows.into_iter().map(known).collect()
    }

    /// Sets who may see what a person played.
    pub async fn set_shows(&self, person: &PersonId, shows: Shows) -> Result<(), StoreError> {
        let set: Vec<(String,)> = change!(
            &self.db,
            "UPDATE people SET shows = $2 WHERE id = $1 AND name IS NOT NULL RETURNING id",
            person.as_str(),
            shows.as_str(),
        )?;
        if set.is_empty() { Err(StoreError::Missing) } else { Ok(()) }
    }

    /// Forgets what a person played and how strong they were. Results that concern nobody else go too; in others they are
    /// an id that names nobody.
    pub(super) async fn forget_played(&self, person: &PersonId) -> Result<(), StoreError> {
        for sql in [
            "DELETE FROM results WHERE rated = 0
             AND table_id IN (SELECT p.table_id FROM played p WHERE p.person = $1)
             AND NOT EXISTS (SELECT 1 FROM played o WHERE o.table_id = results.table_id AND o.person <> $1)
             RETURNING table_id",
            "DELETE FROM played WHERE person = $1 RETURNING table_id",
            "DELETE FROM ratings WHERE who = $1 RETURNING who",
        ] {
            let _: Vec<(String,)> = change!(&self.db, sql, person.as_str())?;
        }
        Ok(())
    }
}

/// Ratings.
impl Store {
    /// The result that is to be counted next, of those that ended by `until`.
    pub async fn next_uncounted(&self, until: i64) -> Result<Option<Uncounted>, StoreError> {
        let row: Option<(String, String, i64, i64, String)> = ask!(
            &self.db,
            fetch_optional,
            "SELECT table_id, game, seats, ended, body FROM results WHERE rated = 1 AND ended <= $1
             ORDER BY ended, table_id LIMIT 1",
            until,
        )?;
        row.map(|(table, game, seats, ended, body)| {
            Ok(Uncounted { table: stored_id(&table)?, game, seats: small(seats), ended, body })
        })
        .transpose()
    }

    /// The results that were counted, in that order, after a number: it, the result, and what it changed.
    pub async fn counted_after(
        &self,
        number: u64,
        limit: u32,
    ) -> Result<Vec<(u64, Uncounted, String)>, StoreError> {
        type Row = (i64, String, String, i64, i64, String, String);
        let rows: Vec<Row> = ask!(
            &self.db,
            fetch_all,
            "SELECT c.number, r.table_id, r.game, r.seats, r.ended, r.body, c.changes
             FROM counted c JOIN results r ON r.table_id = c.table_id WHERE c.number > $1 ORDER BY c.number LIMIT $2",
            i64::try_from(number).unwrap_or(i64::MAX),
            i64::from(limit),
        )?;
        rows.into_iter()
            .map(|(number, table, game, seats, ended, body, changes)| {
                let result = Uncounted { table: stored_id(&table)?, game, seats: small(seats), ended, body };
                Ok((number.unsigned_abs(), result, changes))
            })
            .collect()
    }

    /// How many results were counted.
    pub async fn last_counted(&self) -> Result<u64, StoreError> {
        let (last,): (i64,) = ask!(&self.db, fetch_one, "SELECT coalesce(max(number), 0) FROM counted")?;
        Ok(last.unsigned_abs())
    }

    /// In how many results of a game with so many players that were counted and ended since a time both of two people sat.
    pub async fn counted_together(
        &self,
        (game, seats): (&str, u8),
        one: &PersonId,
        other: &PersonId,
        since: i64,
    ) -> Result<u64, StoreError> {
        let (count,): (i64,) = ask!(
            &self.db,
            fetch_one,
            "SELECT count(*) FROM played o JOIN played p ON p.table_id = o.table_id
             JOIN results r ON r.table_id = o.table_id
             WHERE o.person = $1 AND o.ended > $2 AND p.person = $3 AND o.game = $4 AND o.seats = $5 AND r.rated = 2",
            one.as_str(),
            since,
            other.as_str(),
            game,
            i64::from(seats),
        )?;
        Ok(count.unsigned_abs())
    }

    /// How strong somebody is believed to be in a pool; nothing if they have never played there.
    pub async fn rating(&self, pool: &str, who: &str) -> Result<Option<Rating>, StoreError> {
        let row: Option<(i64, i64, i64, i64)> = ask!(
            &self.db,
            fetch_optional,
            "SELECT mean, spread, matches, last FROM ratings WHERE pool = $1 AND who = $2",
            pool,
            who,
        )?;
        Ok(row.map(rating))
    }

    /// How strong somebody is believed to be, pool by pool.
    pub async fn ratings_of(&self, who: &str) -> Result<Vec<(String, Rating)>, StoreError> {
        let rows: Vec<(String, i64, i64, i64, i64)> = ask!(
            &self.db,
            fetch_all,
            "SELECT pool, mean, spread, matches, last FROM ratings WHERE who = $1 ORDER BY pool",
            who,
        )?;
        Ok(rows
            .into_iter()
            .map(|(pool, mean, spread, matches, last)| (pool, rating((mean, spread, matches, last))))
            .collect())
    }

    /// The strongest in a pool by what is believed at least, `most_spread` at most: those who show it to everybody, and
    /// bots.
    pub async fn strongest(
        &self,
        pool: &str,
        most_spread: i64,
        limit: u32,
    ) -> Result<Vec<(String, Rating)>, StoreError> {
        let rows: Vec<(String, i64, i64, i64, i64)> = ask!(
            &self.db,
            fetch_all,
            "SELECT who, mean, spread, matches, last FROM ratings s
             WHERE pool = $1 AND spread <= $2
               AND (who LIKE 'bot:%' OR EXISTS (SELECT 1 FROM people p WHERE p.id = s.who AND p.name IS NOT NULL
                                                AND coalesce(p.shows, 'everybody') = 'everybody'))
             ORDER BY mean - 3 * spread DESC, who LIMIT $3",
            pool,
            most_spread,
            i64::from(limit),
        )?;
        Ok(rows
            .into_iter()
            .map(|(who, mean, spread, matches, last)| (who, rating((mean, spread, matches, last))))
            .collect())
    }

    /// Counts a result, if its number is the one that comes next: of all who try a number, in whatever process, exactly one
    /// is told that it did.
    pub async fn count(&self, counted: &CountedResult) -> Result<bool, StoreError> {
        check_texts([&*counted.changes])?;
        const COUNT: &str = "INSERT INTO counted (number, table_id, changes)
             SELECT $1, $2, $3 WHERE $1 = 1 + (SELECT coalesce(max(number), 0) FROM counted)
             ON CONFLICT DO NOTHING";
        const DONE: &str = "UPDATE results SET rated = 2 WHERE table_id = $1";
        macro_rules! run {
            ($turn:expr) => {{
                let added = sqlx::query(COUNT)
                    .bind(i64::try_from(counted.number).unwrap_or(i64::MAX))
                    .bind(counted.table.as_str())
                    .bind(&counted.changes)
                    .execute(&mut *$turn)
                    .await?;
                if added.rows_affected() == 0 {
                    return Ok(false);
                }
                sqlx::query(DONE).bind(counted.table.as_str()).execute(&mut *$turn).await?;
                rate!($turn, &counted.ratings);
                $turn.commit().await?;
                Ok(true)
            }};
        }
        in_turn!(&self.db, turn, run!(turn))
    }

    /// Puts these ratings in the place of all there are, if so many results are counted now.
    pub async fn replace_ratings(
        &self,
        counted: u64,
        ratings: &[(String, String, Rating)],
    ) -> Result<bool, StoreError> {
        let alone = match &self.db {
            Db::Sqlite(_) => "SELECT 1",
            Db::Postgres(_) => "LOCK TABLE counted IN SHARE ROW EXCLUSIVE MODE",
        };
        macro_rules! run {
            ($turn:expr) => {{
                // Whoever counts one now waits.
                sqlx::query(alone).execute(&mut *$turn).await?;
                let (last,): (i64,) = sqlx::query_as("SELECT coalesce(max(number), 0) FROM counted")
                    .fetch_one(&mut *$turn)
                    .await?;
                if last.unsigned_abs() != counted {
                    return Ok(false);
                }
                sqlx::query("DELETE FROM ratings").execute(&mut *$turn).await?;
                rate!($turn, ratings);
                $turn.commit().await?;
                Ok(true)
            }};
        }
        in_turn!(&self.db, turn, run!(turn))
    }
}
