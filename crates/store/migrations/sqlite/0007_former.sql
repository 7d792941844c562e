-- The tables that somebody got up from before the match: their name is in the log there, and goes when they do.
CREATE TABLE former (
    person   TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;
-- A table that is removed takes both along.
CREATE INDEX former_by_table ON former (table_id);
CREATE INDEX members_by_table ON members (table_id);
