-- Who would like whom as a friend; two who both would are friends.
CREATE TABLE friends (
    person TEXT NOT NULL REFERENCES people (id),
    friend TEXT NOT NULL REFERENCES people (id),
    at     INTEGER NOT NULL,
    PRIMARY KEY (person, friend)
) STRICT, WITHOUT ROWID;
CREATE INDEX friends_by_friend ON friends (friend);

-- The link somebody sends: whoever follows it becomes their friend. The last one replaces those before.
CREATE TABLE friend_links (
    person TEXT PRIMARY KEY REFERENCES people (id),
    token  TEXT NOT NULL UNIQUE,
    at     INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Who was asked to come to a table, once each.
CREATE TABLE invitations (
    table_id TEXT NOT NULL REFERENCES tables (id),
    person   TEXT NOT NULL REFERENCES people (id),
    by       TEXT NOT NULL REFERENCES people (id),
    at       INTEGER NOT NULL,
    declined INTEGER NOT NULL CHECK (declined IN (0, 1)),
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX invitations_to ON invitations (person);
CREATE INDEX invitations_by ON invitations (by);

-- Until when somebody is taken to be here; kept for those who have friends.
ALTER TABLE people ADD COLUMN here INTEGER;
