-- The same tables as in migrations/postgres; a change to one is a change to both.
-- Times are milliseconds, given by the caller. Bodies, heads and summaries are JSON that nothing here looks into.

-- Someone who plays. The row of a deleted person stays, nameless, because entries of the log still name it.
CREATE TABLE people (
    id        TEXT PRIMARY KEY,
    name      TEXT,                 -- null: deleted
    login     TEXT,                 -- as it was typed; null: a guest
    login_key TEXT UNIQUE,          -- in lower case
    password  TEXT,                 -- a hash
    created   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Only hashes of tokens are ever stored.
CREATE TABLE sessions (
    token_hash BLOB PRIMARY KEY,
    person     TEXT NOT NULL REFERENCES people (id),
    created    INTEGER NOT NULL,
    expires    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_of_person ON sessions (person);
CREATE INDEX sessions_by_end ON sessions (expires);

-- The first six columns never change; the last three change only together with an entry of the log.
CREATE TABLE tables (
    id      TEXT PRIMARY KEY,
    game    TEXT NOT NULL,
    head    TEXT NOT NULL,
    public  INTEGER NOT NULL,
    owner   TEXT NOT NULL REFERENCES people (id),
    created INTEGER NOT NULL,
    status  TEXT NOT NULL CHECK (status IN ('open', 'running', 'over', 'halted')),
    summary TEXT NOT NULL,
    updated INTEGER NOT NULL
) STRICT;
CREATE INDEX tables_in_lobby ON tables (created, id) WHERE public AND status IN ('open', 'running');
CREATE INDEX tables_unfinished ON tables (id) WHERE status <> 'over';
CREATE INDEX tables_unfinished_of_owner ON tables (owner) WHERE status <> 'over';

CREATE TABLE members (
    person   TEXT NOT NULL REFERENCES people (id),
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;

-- The truth. Rows are added and never changed. No foreign key to tables: the only statement that adds rows checks
-- for the table itself, and tables are never removed.
CREATE TABLE log (
    table_id TEXT NOT NULL,
    seq      INTEGER NOT NULL CHECK (seq > 0),
    at       INTEGER NOT NULL,
    person   TEXT,                  -- with key: whose repeat this would be
    key      TEXT,
    body     TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT;
CREATE UNIQUE INDEX log_keys ON log (table_id, person, key) WHERE key IS NOT NULL;

-- At most one job of a kind for a table.
CREATE TABLE jobs (
    table_id TEXT NOT NULL REFERENCES tables (id),
    kind     TEXT NOT NULL,
    due      INTEGER NOT NULL,
    for_seq  INTEGER NOT NULL,
    ready    INTEGER NOT NULL,      -- when it may be taken: due, or the end of a lease
    worker   TEXT,                  -- who took it last
    PRIMARY KEY (table_id, kind)
) STRICT, WITHOUT ROWID;
CREATE INDEX jobs_by_ready ON jobs (ready);

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    room     TEXT NOT NULL CHECK (room IN ('players', 'spectators')),
    number   INTEGER NOT NULL CHECK (number > 0),
    person   TEXT NOT NULL REFERENCES people (id),
    at       INTEGER NOT NULL,
    text     TEXT NOT NULL,
    key      TEXT NOT NULL,
    PRIMARY KEY (table_id, room, number),
    UNIQUE (table_id, person, key)
) STRICT, WITHOUT ROWID;
