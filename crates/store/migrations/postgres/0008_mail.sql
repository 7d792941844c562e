-- Where an account can be written to, once somebody has shown that they read what comes there.
ALTER TABLE people ADD COLUMN mail TEXT;

-- Links that were sent: each is worth something once, until it ends. The last of a purpose replaces those before.
CREATE TABLE letters (
    token_hash BYTEA PRIMARY KEY,
    person     TEXT COLLATE "C" NOT NULL REFERENCES people (id),
    purpose    TEXT COLLATE "C" NOT NULL CHECK (purpose IN ('confirm', 'recover')),
    mail       TEXT NOT NULL,       -- where it was sent
    expires    BIGINT NOT NULL
);
CREATE UNIQUE INDEX letters_of ON letters (person, purpose);
CREATE INDEX letters_by_end ON letters (expires);
