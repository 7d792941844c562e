-- Where somebody wants to be told that it is their turn while they are not there: a browser, a mailbox, a chat.
CREATE TABLE ways (
    id       TEXT PRIMARY KEY,
    person   TEXT NOT NULL REFERENCES people (id),
    table_id TEXT NOT NULL,   -- the only table it is for, of whose turns all is told; empty: all of theirs
    kind     TEXT NOT NULL CHECK (kind IN ('push', 'mail', 'webhook')),
    target   TEXT NOT NULL,   -- an address; of mail empty, because the account has one
    keys     TEXT NOT NULL,     -- JSON that nothing here looks into: how what is sent there is encrypted
    label    TEXT NOT NULL,     -- what its owner knows it by
    tongue   TEXT NOT NULL,
    stop     TEXT NOT NULL UNIQUE,   -- whoever knows it can switch the way off, and do nothing else
    created  INTEGER NOT NULL,
    last     INTEGER,                -- when something arrived there
    fails    INTEGER NOT NULL,       -- how often in a row nothing did
    failed   TEXT,              -- why not, the last time
    off      INTEGER NOT NULL CHECK (off IN (0, 1)),
    UNIQUE (person, kind, target, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX ways_of_table ON ways (table_id) WHERE table_id <> '';

-- What is to be told, and what was told last: one for each way and table, so that nothing is told twice.
CREATE TABLE notices (
    way      TEXT NOT NULL REFERENCES ways (id),
    table_id TEXT NOT NULL,
    seat     INTEGER NOT NULL,
    seq      INTEGER NOT NULL,       -- the number at which the seat was asked
    what     TEXT NOT NULL,     -- JSON that nothing here looks into
    made     INTEGER NOT NULL,
    ready    INTEGER,                -- null: it was told, or given up
    tries    INTEGER NOT NULL,
    worker   TEXT,
    PRIMARY KEY (way, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX notices_to_tell ON notices (ready) WHERE ready IS NOT NULL;
CREATE INDEX notices_of_table ON notices (table_id);

-- What all nodes must know and nobody else, made when it is first needed.
CREATE TABLE secrets (
    name  TEXT PRIMARY KEY,
    value BLOB NOT NULL
) STRICT, WITHOUT ROWID;

-- When somebody does not want to be told; JSON that nothing here looks into.
ALTER TABLE people ADD COLUMN quiet TEXT;
