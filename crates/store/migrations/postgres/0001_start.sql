-- The same tables as in migrations/sqlite; a change to one is a change to both.
-- Times are milliseconds, given by the caller. Bodies, heads and summaries are JSON that nothing here looks into.
-- Ids compare byte by byte (collation C), as they do in SQLite.

-- Someone who plays. The row of a deleted person stays, nameless, because entries of the log still name it.
CREATE TABLE people (
    id        TEXT COLLATE "C" PRIMARY KEY,
    name      TEXT,                 -- null: deleted
    login     TEXT,                 -- as it was typed; null: a guest
    login_key TEXT COLLATE "C" UNIQUE, -- in lower case
    password  TEXT,                 -- a hash
    created   BIGINT NOT NULL
);

-- Only hashes of tokens are ever stored.
CREATE TABLE sessions (
    token_hash BYTEA PRIMARY KEY,
    person     TEXT COLLATE "C" NOT NULL REFERENCES people (id),
    created    BIGINT NOT NULL,
    expires    BIGINT NOT NULL
);
CREATE INDEX sessions_of_person ON sessions (person);
CREATE INDEX sessions_by_end ON sessions (expires);

-- The first six columns never change; the last three change only together with an entry of the log.
CREATE TABLE tables (
    id      TEXT COLLATE "C" PRIMARY KEY,
    game    TEXT NOT NULL,
    head    TEXT NOT NULL,
    public  BOOLEAN NOT NULL,
    owner   TEXT COLLATE "C" NOT NULL REFERENCES people (id),
    created BIGINT NOT NULL,
    status  TEXT COLLATE "C" NOT NULL CHECK (status IN ('open', 'running', 'over', 'halted')),
    summary TEXT NOT NULL,
    updated BIGINT NOT NULL
);
CREATE INDEX tables_in_lobby ON tables (created, id) WHERE public AND status IN ('open', 'running');
CREATE INDEX tables_unfinished ON tables (id) WHERE status <> 'over';
CREATE INDEX tables_unfinished_of_owner ON tables (owner) WHERE status <> 'over';

CREATE TABLE members (
    person   TEXT COLLATE "C" NOT NULL REFERENCES people (id),
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    PRIMARY KEY (person, table_id)
);

-- The truth. Rows are added and never changed. No foreign key to tables: the only statement that adds rows checks
-- for the table itself, and tables are never removed.
CREATE TABLE log (
    table_id TEXT COLLATE "C" NOT NULL,
    seq      BIGINT NOT NULL CHECK (seq > 0),
    at       BIGINT NOT NULL,
    person   TEXT COLLATE "C",      -- with key: whose repeat this would be
    key      TEXT COLLATE "C",
    body     TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
);
CREATE UNIQUE INDEX log_keys ON log (table_id, person, key) WHERE key IS NOT NULL;

-- At most one job of a kind for a table.
CREATE TABLE jobs (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    kind     TEXT COLLATE "C" NOT NULL,
    due      BIGINT NOT NULL,
    for_seq  BIGINT NOT NULL,
    ready    BIGINT NOT NULL,       -- when it may be taken: due, or the end of a lease
    worker   TEXT,                  -- who took it last
    PRIMARY KEY (table_id, kind)
);
CREATE INDEX jobs_by_ready ON jobs (ready);

CREATE TABLE chat (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    room     TEXT COLLATE "C" NOT NULL CHECK (room IN ('players', 'spectators')),
    number   BIGINT NOT NULL CHECK (number > 0),
    person   TEXT COLLATE "C" NOT NULL REFERENCES people (id),
    at       BIGINT NOT NULL,
    text     TEXT NOT NULL,
    key      TEXT NOT NULL,
    PRIMARY KEY (table_id, room, number),
    UNIQUE (table_id, person, key)
);
