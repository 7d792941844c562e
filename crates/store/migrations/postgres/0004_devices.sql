-- Devices from which somebody has signed in: they keep working while others guess. Only hashes of tokens.
CREATE TABLE devices (
    token_hash BYTEA PRIMARY KEY,
    person     TEXT COLLATE "C" NOT NULL REFERENCES people (id),
    created    BIGINT NOT NULL
);
CREATE INDEX devices_of_person ON devices (person);

-- Codes that set a new password, each once. Only their hashes.
CREATE TABLE recovery (
    person    TEXT COLLATE "C" NOT NULL REFERENCES people (id),
    code_hash BYTEA NOT NULL,
    PRIMARY KEY (person, code_hash)
);
