-- Devices from which somebody has signed in: they keep working while others guess. Only hashes of tokens.
CREATE TABLE devices (
    token_hash BLOB PRIMARY KEY,
    person     TEXT NOT NULL REFERENCES people (id),
    created    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX devices_of_person ON devices (person);

-- Codes that set a new password, each once. Only their hashes.
CREATE TABLE recovery (
    person    TEXT NOT NULL REFERENCES people (id),
    code_hash BLOB NOT NULL,
    PRIMARY KEY (person, code_hash)
) STRICT, WITHOUT ROWID;
