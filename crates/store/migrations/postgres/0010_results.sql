-- How matches ended, each written together with the entry that ended it. A result outlives its table.
CREATE TABLE results (
    table_id TEXT COLLATE "C" PRIMARY KEY,
    game     TEXT NOT NULL,
    seats    BIGINT NOT NULL,
    ended    BIGINT NOT NULL,
    rated    BIGINT NOT NULL CHECK (rated IN (0, 1, 2)),   -- 1: to be counted, 2: counted
    body     TEXT NOT NULL          -- JSON that nothing here looks into
);
CREATE INDEX results_to_count ON results (ended, table_id) WHERE rated = 1;

-- The same for each person who sat there, to be listed and added up.
CREATE TABLE played (
    person   TEXT COLLATE "C" NOT NULL,
    ended    BIGINT NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL,
    game     TEXT NOT NULL,
    seats    BIGINT NOT NULL,
    seat     BIGINT NOT NULL,
    place    BIGINT NOT NULL,      -- from 1; 0: they held several seats, which says nothing
    share    BIGINT NOT NULL,      -- of the victory, in thousandths
    gone     BIGINT NOT NULL CHECK (gone IN (0, 1)),   -- 1: they had left
    called   TEXT NOT NULL,         -- what the game calls the seat
    luck     BIGINT,               -- what a review found, in millionths of a victory
    choices  BIGINT,
    PRIMARY KEY (person, ended, table_id)
);
CREATE INDEX played_by_table ON played (table_id);

-- How strong somebody was found to be in a game with so many players; in millionths, so that the same results lead to the
-- same numbers on every machine.
CREATE TABLE ratings (
    pool    TEXT COLLATE "C" NOT NULL,
    who     TEXT COLLATE "C" NOT NULL,          -- a person, or "bot:" and a level
    mean    BIGINT NOT NULL,
    spread  BIGINT NOT NULL,
    matches BIGINT NOT NULL,
    last    BIGINT NOT NULL,
    PRIMARY KEY (pool, who)
);
CREATE INDEX ratings_by_least ON ratings (pool, (mean - 3 * spread));
CREATE INDEX ratings_of ON ratings (who);

-- The order in which results were counted, without gaps, and what each of them changed.
CREATE TABLE counted (
    number   BIGINT PRIMARY KEY CHECK (number > 0),
    table_id TEXT COLLATE "C" NOT NULL UNIQUE,
    changes  TEXT NOT NULL          -- JSON that nothing here looks into
);

-- Who may see what somebody played; null: as is usual.
ALTER TABLE people ADD COLUMN shows TEXT CHECK (shows IN ('everybody', 'players', 'nobody'));
