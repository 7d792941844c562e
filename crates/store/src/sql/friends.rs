//! Friends, whom somebody hides, and who was asked to a table.

use super::{ask, change};
use crate::error::check_texts;
use crate::ids::stored_id;
use crate::{
    Befriended, FriendRow, Invitation, MetRow, NewInvitation, PersonId, Store, StoreError, TableId, TableRow,
};

/// How many friends somebody has or asked, and how many people they hide.
const MOST_FRIENDS: i64 = 200;
const MOST_HIDDEN: i64 = 500;
/// How far back it is looked for people to meet again, in rows of matches played.
const LOOK_BACK: i64 = 200;

/// What somebody leaves behind here.
pub(super) const OF_SOMEBODY: [&str; 3] = [
    "DELETE FROM friends WHERE person = $1 OR friend = $1 RETURNING person",
    "DELETE FROM friend_links WHERE person = $1 RETURNING person",
    "DELETE FROM invitations WHERE person = $1 OR \"by\" = $1 RETURNING person",
];

impl Store {
    /// Notes that a person would like somebody as a friend.
    ///
    /// # Errors
    /// `missing` when one of them does not exist.
    pub async fn befriend(
        &self,
        person: &PersonId,
        friend: &PersonId,
        at: i64,
    ) -> Result<Befriended, StoreError> {
        if self.is_shut(person, friend).await? {
            return Ok(Befriended::Shut);
        }
        if !self.want(person, friend, at).await? {
            return Ok(Befriended::Full);
        }
        let (wants,): (bool,) = ask!(
            &self.db,
            fetch_one,
            "SELECT EXISTS (SELECT 1 FROM friends WHERE person = $1 AND friend = $2)",
            friend.as_str(),
            person.as_str(),
        )?;
        Ok(if wants { Befriended::Friends } else { Befriended::Asked })
    }

    /// Makes two friends at once, because one followed the other's link.
    ///
    /// # Errors
    /// `missing` when one of them does not exist.
    pub async fn befriend_both(
        &self,
        person: &PersonId,
        friend: &PersonId,
        at: i64,
    ) -> Result<Befriended, StoreError> {
        if self.is_shut(person, friend).await? {
            return Ok(Befriended::Shut);
        }
        // Should the second not be written, the first has asked: following the link again makes up for it.
        let both = self.want(person, friend, at).await? && self.want(friend, person, at).await?;
        Ok(if both { Befriended::Friends } else { Befriended::Full })
    }

    /// Writes one side of a friendship; says whether there was room for it.
    async fn want(&self, person: &PersonId, friend: &PersonId, at: i64) -> Result<bool, StoreError> {
        let wanted: Vec<(String,)> = change!(
            &self.db,
            "INSERT INTO friends (person, friend, at) SELECT $1, $2, $3
             WHERE (SELECT count(*) FROM friends f WHERE f.person = $1 AND f.friend <> $2) < $4
             ON CONFLICT (person, friend) DO UPDATE SET at = friends.at RETURNING friend",
            person.as_str(),
            friend.as_str(),
            at,
            MOST_FRIENDS,
        )?;
        Ok(!wanted.is_empty())
    }

    /// Ends a friendship, or that one of them asked for it.
    pub async fn unfriend(&self, person: &PersonId, friend: &PersonId) -> Result<(), StoreError> {
        let _: Vec<(String,)> = change!(
            &self.db,
            "DELETE FROM friends WHERE (person = $1 AND friend = $2) OR (person = $2 AND friend = $1)
             RETURNING person",
            person.as_str(),
            friend.as_str(),
        )?;
        Ok(())
    }

    /// Everybody who is a person's friend, wants to be, or is wanted, by name.
    pub async fn friends_of(&self, person: &PersonId) -> Result<Vec<FriendRow>, StoreError> {
        let rows: Vec<(String, String, i64, bool, bool)> = ask!(
            &self.db,
            fetch_all,
            "SELECT p.id, p.name, CASE WHEN p.shows = 'nobody' THEN 0 ELSE coalesce(p.here, 0) END,
                    m.person IS NOT NULL, t.person IS NOT NULL
             FROM (SELECT friend AS id FROM friends WHERE person = $1
                   UNION SELECT person FROM friends WHERE friend = $1) f
             JOIN people p ON p.id = f.id AND p.name IS NOT NULL
             LEFT JOIN friends m ON m.person = $1 AND m.friend = p.id
             LEFT JOIN friends t ON t.person = p.id AND t.friend = $1
             ORDER BY lower(p.name), p.id",
            person.as_str(),
        )?;
        rows.into_iter()
            .map(|(id, name, here, wanted, wants)| {
                Ok(FriendRow { person: stored_id(&id)?, name, here, wanted, wants })
            })
            .collect()
    }

    /// Whether a person may turn to somebody: they are friends or played to the end together, and neither hides the other.
    pub async fn may_turn_to(&self, person: &PersonId, somebody: &PersonId) -> Result<bool, StoreError> {
        if self.is_shut(person, somebody).await? {
            return Ok(false);
        }
        let (friends,): (i64,) = ask!(
            &self.db,
            fetch_one,
            "SELECT count(*) FROM friends
             WHERE (person = $1 AND friend = $2) OR (person = $2 AND friend = $1)",
            person.as_str(),
            somebody.as_str(),
        )?;
        Ok(friends == 2 || self.played_together(person, somebody).await?)
    }

    /// Whether somebody asked a person to be friends.
    pub async fn is_asked_by(&self, person: &PersonId, somebody: &PersonId) -> Result<bool, StoreError> {
        let (asked,): (bool,) = ask!(
            &self.db,
            fetch_one,
            "SELECT EXISTS (SELECT 1 FROM friends WHERE person = $1 AND friend = $2)",
            somebody.as_str(),
            person.as_str(),
        )?;
        Ok(asked)
    }

    /// Those a person played with to the end, the latest first, who are neither friends nor hidden, at most so many.
    pub async fn met(&self, person: &PersonId, most: usize) -> Result<Vec<MetRow>, StoreError> {
        let rows: Vec<(String, String, String, i64)> = ask!(
            &self.db,
            fetch_all,
            "SELECT p.id, p.name, o.table_id, o.seat FROM played m
             JOIN played o ON o.table_id = m.table_id AND o.person <> m.person
             JOIN people p ON p.id = o.person AND p.name IS NOT NULL
             WHERE m.person = $1
               AND NOT EXISTS (SELECT 1 FROM friends f WHERE f.person = $1 AND f.friend = p.id)
               AND NOT EXISTS (SELECT 1 FROM friends f WHERE f.person = p.id AND f.friend = $1)
               AND NOT EXISTS (SELECT 1 FROM hidden h WHERE h.person = $1 AND h.whom = p.id)
               AND NOT EXISTS (SELECT 1 FROM hidden h WHERE h.person = p.id AND h.whom = $1)
             ORDER BY m.ended DESC, o.table_id, o.seat LIMIT $2",
            person.as_str(),
            LOOK_BACK,
        )?;
        let mut met: Vec<MetRow> = vec![];
        for (id, name, table, seat) in rows {
            let person: PersonId = stored_id(&id)?;
            if met.len() < most && !met.iter().any(|one| one.person == person) {
                met.push(MetRow {
                    person,
                    name,
                    table: stored_id(&table)?,
                    seat: u8::try_from(seat).unwrap_or(0),
                });
            }
        }
        Ok(met)
    }

    /// Who sat in a seat in a match that a person played to the end there.
    pub async fn sat_with(
        &self,
        person: &PersonId,
        table: &TableId,
        seat: u8,
    ) -> Result<Option<PersonId>, StoreError> {
        let row: Option<(String,)> = ask!(
            &self.db,
            fetch_optional,
            "SELECT o.person FROM played m JOIN played o ON o.table_id = m.table_id
             WHERE m.table_id = $2 AND m.person = $1 AND o.seat = $3 AND o.person <> $1",
            person.as_str(),
            table.as_str(),
            i64::from(seat),
        )?;
        row.map(|(id,)| stored_id(&id)).transpose()
    }

    /// The link a person sends, which is made of this token if there is none yet or it is to be another.
    ///
    /// # Errors
    /// `missing` when the person does not exist.
    pub async fn friend_link(
        &self,
        person: &PersonId,
        token: &str,
        another: bool,
        at: i64,
    ) -> Result<String, StoreError> {
        check_texts([token])?;
        let link: Vec<(String,)> = change!(
            &self.db,
            "INSERT INTO friend_links (person, token, at) VALUES ($1, $2, $3)
             ON CONFLICT (person) DO UPDATE
             SET token = CASE WHEN $4 THEN excluded.token ELSE friend_links.token END RETURNING token",
            person.as_str(),
            token,
            at,
            another,
        )?;
        link.into_iter().next().map(|(token,)| token).ok_or(StoreError::Missing)
    }

    /// Whose link it is, and what they are called.
    pub async fn whose_link(&self, token: &str) -> Result<Option<(PersonId, String)>, StoreError> {
        check_texts([token])?;
        let row: Option<(String, String)> = ask!(
            &self.db,
            fetch_optional,
            "SELECT p.id, p.name FROM friend_links l JOIN people p ON p.id = l.person
             WHERE l.token = $1 AND p.name IS NOT NULL",
            token,
        )?;
        row.map(|(id, name)| Ok((stored_id(&id)?, name))).transpose()
    }

    /// Hides somebody from a person, and ends what is between them; says whether there was room for one more.
    ///
    /// # Errors
    /// `missing` when one of them does not exist.
    pub async fn hide(&self, person: &PersonId, whom: &PersonId, at: i64) -> Result<bool, StoreError> {
        let hidden: Vec<(String,)> = change!(
            &self.db,
            "INSERT INTO hidden (person, whom, at) SELECT $1, $2, $3
             WHERE (SELECT count(*) FROM hidden h WHERE h.person = $1 AND h.whom <> $2) < $4
             ON CONFLICT (person, whom) DO UPDATE SET at = excluded.at RETURNING whom",
            person.as_str(),
            whom.as_str(),
            at,
            MOST_HIDDEN,
        )?;
        if hidden.is_empty() {
            return Ok(false);
        }
        self.unfriend(person, whom).await?;
        let _: Vec<(String,)> = change!(
            &self.db,
            "DELETE FROM invitations WHERE (person = $1 AND \"by\" = $2) OR (person = $2 AND \"by\" = $1)
             RETURNING person",
            person.as_str(),
            whom.as_str(),
        )?;
        Ok(true)
    }

    /// Shows a person everybody again; says how many were hidden.
    pub async fn unhide(&self, person: &PersonId) -> Result<u64, StoreError> {
        let shown: Vec<(String,)> =
            change!(&self.db, "DELETE FROM hidden WHERE person = $1 RETURNING whom", person.as_str())?;
        Ok(shown.len() as u64)
    }

    /// Shows a person somebody again.
    pub async fn unhide_one(&self, person: &PersonId, whom: &PersonId) -> Result<(), StoreError> {
        let _: Vec<(String,)> = change!(
            &self.db,
            "DELETE FROM hidden WHERE person = $1 AND whom = $2 RETURNING whom",
            person.as_str(),
            whom.as_str(),
        )?;
        Ok(())
    }

    /// Whom a person hides, by name.
    pub async fn hidden_by(&self, person: &PersonId) -> Result<Vec<(PersonId, String)>, StoreError> {
        let rows: Vec<(String, String)> = ask!(
            &self.db,
            fetch_all,
            "SELECT p.id, p.name FROM hidden h JOIN people p ON p.id = h.whom AND p.name IS NOT NULL
             WHERE h.person = $1 ORDER BY lower(p.name), p.id",
            person.as_str(),
        )?;
        rows.into_iter().map(|(id, name)| Ok((stored_id(&id)?, name))).collect()
    }

    /// Whether a person hides somebody.
    pub async fn hides(&self, person: &PersonId, whom: &PersonId) -> Result<bool, StoreError> {
        let (hides,): (bool,) = ask!(
            &self.db,
            fetch_one,
            "SELECT EXISTS (SELECT 1 FROM hidden WHERE person = $1 AND whom = $2)",
            person.as_str(),
            whom.as_str(),
        )?;
        Ok(hides)
    }

    /// Whether one of two people hides the other.
    pub async fn is_shut(&self, one: &PersonId, other: &PersonId) -> Result<bool, StoreError> {
        Ok(self.hides(one, other).await? || self.hides(other, one).await?)
    }

    /// Asks somebody to a table, once; says whether there was room for one more among those who are asked there.
    ///
    /// # Errors
    /// `missing` when the table or one of them does not exist.
    pub async fn invite(&self, new: NewInvitation, most: u32) -> Result<bool, StoreError> {
        let invited: Vec<(String,)> = change!(
            &self.db,
            "INSERT INTO invitations (table_id, person, \"by\", at, declined) SELECT $1, $2, $3, $4, 0
             WHERE (SELECT count(*) FROM invitations i WHERE i.table_id = $1 AND i.person <> $2) < $5
             ON CONFLICT (table_id, person) DO UPDATE SET at = invitations.at RETURNING person",
            new.table.as_str(),
            new.person.as_str(),
            new.by.as_str(),
            new.at,
            i64::from(most),
        )?;
        Ok(!invited.is_empty())
    }

    /// The open tables that a person is asked to and has neither declined nor sat down at, the latest first.
    pub async fn invitations_to(&self, person: &PersonId, most: u32) -> Result<Vec<Invitation>, StoreError> {
        type Row = (String, String, String, bool, String, i64, String, String, i64, String);
        let rows: Vec<Row> = ask!(
            &self.db,
            fetch_all,
            "SELECT t.id, game, head, public, owner, t.created, status, summary, updated, p.name
             FROM invitations i
             JOIN tables t ON t.id = i.table_id AND t.status = 'open'
             JOIN people p ON p.id = i.\"by\" AND p.name IS NOT NULL
             WHERE i.person = $1 AND i.declined = 0
               AND NOT EXISTS (SELECT 1 FROM members m WHERE m.person = $1 AND m.table_id = i.table_id)
             ORDER BY i.at DESC, t.id LIMIT $2",
            person.as_str(),
            i64::from(most),
        )?;
        let invitation = |(id, game, head, public, owner, created, status, summary, updated, by): Row| {
            let row = (id, game, head, public, owner, created, status, summary, updated);
            Ok(Invitation { table: super::tables::table(row)?, by })
        };
        rows.into_iter().map(invitation).collect()
    }

    /// Notes that a person does not come to a table they were asked to.
    pub async fn decline(&self, person: &PersonId, table: &TableId) -> Result<(), StoreError> {
        let _: Vec<(String,)> = change!(
            &self.db,
            "UPDATE invitations SET declined = 1 WHERE person = $1 AND table_id = $2 RETURNING person",
            person.as_str(),
            table.as_str(),
        )?;
        Ok(())
    }

    /// The unfinished tables that somebody takes part in and a viewer may know of: public ones, and those where they are too.
    pub async fn tables_shown_of(
        &self,
        somebody: &PersonId,
        viewer: &PersonId,
        most: u32,
    ) -> Result<Vec<TableRow>, StoreError> {
        super::tables::tables(ask!(
            &self.db,
            fetch_all,
            super::tables::select!(
                "JOIN members m ON m.table_id = t.id
                 WHERE m.person = $1 AND status IN ('open', 'running')
                   AND (public OR EXISTS (SELECT 1 FROM members v WHERE v.person = $2 AND v.table_id = t.id))
                 ORDER BY created DESC, t.id DESC LIMIT $3"
            ),
            somebody.as_str(),
            viewer.as_str(),
            i64::from(most),
        )?)
    }

    /// Notes until when a person is taken to be here, if anybody cares: whoever asked nobody and was asked by nobody is not
    /// written down.
    pub async fn set_here(&self, person: &PersonId, until: i64) -> Result<(), StoreError> {
        let (known,): (bool,) = ask!(
            &self.db,
            fetch_one,
            "SELECT EXISTS (SELECT 1 FROM friends WHERE person = $1)",
            person.as_str(),
        )?;
        if known {
            let _: Vec<(String,)> = change!(
                &self.db,
                "UPDATE people SET here = $2 WHERE id = $1 AND name IS NOT NULL RETURNING id",
                person.as_str(),
                until,
            )?;
        }
        Ok(())
    }

    /// Forgets all of a person's that is here.
    pub(super) async fn forget_friends(&self, person: &PersonId) -> Result<(), StoreError> {
        for sql in OF_SOMEBODY {
            let _: Vec<(String,)> = change!(&self.db, sql, person.as_str())?;
        }
        Ok(())
    }
}
