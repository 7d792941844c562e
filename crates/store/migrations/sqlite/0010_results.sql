-- How matches ended, each written together with the entry that ended it. A result outlives its table.
CREATE TABLE results (
    table_id TEXT PRIMARY KEY,
    game     TEXT NOT NULL,
    seats    INTEGER NOT NULL,
    ended    INTEGER NOT NULL,
    rated    INTEGER NOT NULL CHECK (rated IN (0, 1, 2)),   -- 1: to be counted, 2: counted
    body     TEXT NOT NULL          -- JSON that nothing here looks into
) STRICT, WITHOUT ROWID;
CREATE INDEX results_to_count ON results (ended, table_id) WHERE rated = 1;

-- The same for each person who sat there, to be listed and added up.
CREATE TABLE played (
    person   TEXT NOT NULL,
    ended    INTEGER NOT NULL,
    table_id TEXT NOT NULL,
    game     TEXT NOT NULL,
    seats    INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    place    INTEGER NOT NULL,      -- from 1; 0: they held several seats, which says nothing
    share    INTEGER NOT NULL,      -- of the victory, in thousandths
    gone     INTEGER NOT NULL CHECK (gone IN (0, 1)),   -- 1: they had left
    called   TEXT NOT NULL,         -- what the game calls the seat
    luck     INTEGER,               -- what a review found, in millionths of a victory
    choices  INTEGER,
    PRIMARY KEY (person, ended, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX played_by_table ON played (table_id);

-- How strong somebody was found to be in a game with so many players; in millionths, so that the same results lead to the
-- same numbers on every machine.
CREATE TABLE ratings (
    pool    TEXT NOT NULL,
    who     TEXT NOT NULL,          -- a person, or "bot:" and a level
    mean    INTEGER NOT NULL,
    spread  INTEGER NOT NULL,
    matches INTEGER NOT NULL,
    last    INTEGER NOT NULL,
    PRIMARY KEY (pool, who)
) STRICT, WITHOUT ROWID;
CREATE INDEX ratings_by_least ON ratings (pool, (mean - 3 * spread));
CREATE INDEX ratings_of ON ratings (who);

-- The order in which results were counted, without gaps, and what each of them changed.
CREATE TABLE counted (
    number   INTEGER PRIMARY KEY CHECK (number > 0),
    table_id TEXT NOT NULL UNIQUE,
    changes  TEXT NOT NULL          -- JSON that nothing here looks into
) STRICT;

-- Who may see what somebody played; null: as is usual.
ALTER TABLE people ADD COLUMN shows TEXT CHECK (shows IN ('everybody', 'players', 'nobody'));
