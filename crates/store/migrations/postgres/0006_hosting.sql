-- Until when somebody may not speak, or not come in; null: they may. 'seen' is when they were last here, to the day.
ALTER TABLE people ADD COLUMN muted BIGINT;
ALTER TABLE people ADD COLUMN banned BIGINT;
ALTER TABLE people ADD COLUMN seen BIGINT;
CREATE INDEX people_by_seen ON people (coalesce(seen, created)) WHERE name IS NOT NULL;

-- Until when the list of public tables shows it: while somebody is there, and a little longer.
ALTER TABLE tables ADD COLUMN shown BIGINT NOT NULL DEFAULT 0;
CREATE INDEX tables_by_change ON tables (updated) WHERE status = 'over';

-- What the host did, numbered without gaps. Servers read it and do their part.
CREATE TABLE orders (
    number BIGINT PRIMARY KEY CHECK (number > 0),
    at     BIGINT NOT NULL,
    by     TEXT NOT NULL,           -- a name of the host's choice
    what   TEXT NOT NULL,
    about  TEXT COLLATE "C" NOT NULL,           -- a table, a person, or nothing
    until  BIGINT,
    note   TEXT NOT NULL
);

-- What people told the host about. At most one about the same thing from the same person.
CREATE TABLE reports (
    number   BIGINT PRIMARY KEY CHECK (number > 0),
    at       BIGINT NOT NULL,
    person   TEXT COLLATE "C" NOT NULL REFERENCES people (id),
    table_id TEXT COLLATE "C" NOT NULL,
    about    TEXT COLLATE "C" NOT NULL,         -- a person
    text     TEXT NOT NULL,
    quote    TEXT NOT NULL,         -- what was said, if it is about that
    settled  BIGINT
);
CREATE UNIQUE INDEX reports_once ON reports (person, table_id, about);
CREATE INDEX reports_unsettled ON reports (number) WHERE settled IS NULL;

-- Whose tables somebody does not want to see.
CREATE TABLE hidden (
    person TEXT COLLATE "C" NOT NULL REFERENCES people (id),
    whom   TEXT COLLATE "C" NOT NULL REFERENCES people (id),
    at     BIGINT NOT NULL,
    PRIMARY KEY (person, whom)
);

-- Matches that are no longer kept as tables: their records, compressed.
CREATE TABLE archive (
    table_id TEXT COLLATE "C" PRIMARY KEY,
    game     TEXT NOT NULL,
    ended    BIGINT NOT NULL,
    record   BYTEA NOT NULL         -- gzip
);
