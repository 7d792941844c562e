-- What luck and choices did in a match that is over, worked out once; `format` is that of what is in it.
CREATE TABLE reviews (
    table_id TEXT COLLATE "C" PRIMARY KEY REFERENCES tables (id),
    format   BIGINT NOT NULL,
    review   BYTEA NOT NULL      -- compressed
);
