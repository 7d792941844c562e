-- What the servers have to know of each other and of those before them: 'alive' is when one was last there, 'ahead' how
-- much their own time is ahead of the database's.
CREATE TABLE facts (
    name  TEXT COLLATE "C" PRIMARY KEY,
    value BIGINT NOT NULL
);

-- When no server was there. Nobody's clock runs then.
CREATE TABLE outages (
    began BIGINT PRIMARY KEY,
    ended BIGINT NOT NULL
);
