-- Until when somebody may not speak, or not come in; null: they may. 'seen' is when they were last here, to the day.
ALTER TABLE people ADD COLUMN muted INTEGER;
ALTER TABLE people ADD COLUMN banned INTEGER;
ALTER TABLE people ADD COLUMN seen INTEGER;
CREATE INDEX people_by_seen ON people (coalesce(seen, created)) WHERE name IS NOT NULL;

-- Until when the list of public tables shows it: while somebody is there, and a little longer.
ALTER TABLE tables ADD COLUMN shown INTEGER NOT NULL DEFAULT 0;
CREATE INDEX tables_by_change ON tables (updated) WHERE status = 'over';

-- What the host did, numbered without gaps. Servers read it and do their part.
CREATE TABLE orders (
    number INTEGER PRIMARY KEY CHECK (number > 0),
    at     INTEGER NOT NULL,
    by     TEXT NOT NULL,           -- a name of the host's choice
    what   TEXT NOT NULL,
    about  TEXT NOT NULL,           -- a table, a person, or nothing
    until  INTEGER,
    note   TEXT NOT NULL
) STRICT;

-- What people told the host about. At most one about the same thing from the same person.
CREATE TABLE reports (
    number   INTEGER PRIMARY KEY CHECK (number > 0),
    at       INTEGER NOT NULL,
    person   TEXT NOT NULL REFERENCES people (id),
    table_id TEXT NOT NULL,
    about    TEXT NOT NULL,         -- a person
    text     TEXT NOT NULL,
    quote    TEXT NOT NULL,         -- what was said, if it is about that
    settled  INTEGER
) STRICT;
CREATE UNIQUE INDEX reports_once ON reports (person, table_id, about);
CREATE INDEX reports_unsettled ON reports (number) WHERE settled IS NULL;

-- Whose tables somebody does not want to see.
CREATE TABLE hidden (
    person TEXT NOT NULL REFERENCES people (id),
    whom   TEXT NOT NULL REFERENCES people (id),
    at     INTEGER NOT NULL,
    PRIMARY KEY (person, whom)
) STRICT, WITHOUT ROWID;

-- Matches that are no longer kept as tables: their records, compressed.
CREATE TABLE archive (
    table_id TEXT PRIMARY KEY,
    game     TEXT NOT NULL,
    ended    INTEGER NOT NULL,
    record   BLOB NOT NULL          -- gzip
) STRICT, WITHOUT ROWID;
