-- What luck and choices did in a match that is over, worked out once; `format` is that of what is in it.
CREATE TABLE reviews (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    format   INTEGER NOT NULL,
    review   BLOB NOT NULL       -- compressed
) STRICT, WITHOUT ROWID;
