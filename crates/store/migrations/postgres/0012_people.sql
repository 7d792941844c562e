-- Who would like whom as a friend; two who both would are friends.
CREATE TABLE friends (
    person TEXT COLLATE "C" NOT NULL REFERENCES people (id),
    friend TEXT COLLATE "C" NOT NULL REFERENCES people (id),
    at     BIGINT NOT NULL,
    PRIMARY KEY (person, friend)
);
CREATE INDEX friends_by_friend ON friends (friend);

-- The link somebody sends: whoever follows it becomes their friend. The last one replaces those before.
CREATE TABLE friend_links (
    person TEXT COLLATE "C" PRIMARY KEY REFERENCES people (id),
    token  TEXT COLLATE "C" NOT NULL UNIQUE,
    at     BIGINT NOT NULL
);

-- Who was asked to come to a table, once each.
CREATE TABLE invitations (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    person   TEXT COLLATE "C" NOT NULL REFERENCES people (id),
    by       TEXT COLLATE "C" NOT NULL REFERENCES people (id),
    at       BIGINT NOT NULL,
    declined BIGINT NOT NULL CHECK (declined IN (0, 1)),
    PRIMARY KEY (table_id, person)
);
CREATE INDEX invitations_to ON invitations (person);
CREATE INDEX invitations_by ON invitations (by);

-- Until when somebody is taken to be here; kept for those who have friends.
ALTER TABLE people ADD COLUMN here BIGINT;
