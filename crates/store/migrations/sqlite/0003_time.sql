-- What the servers have to know of each other and of those before them: 'alive' is when one was last there, 'ahead' how
-- much their own time is ahead of the database's.
CREATE TABLE facts (
    name  TEXT PRIMARY KEY,
    value INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- When no server was there. Nobody's clock runs then.
CREATE TABLE outages (
    began INTEGER PRIMARY KEY,
    ended INTEGER NOT NULL
) STRICT;
