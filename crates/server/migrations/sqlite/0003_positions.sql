-- The newest stored position of a table, hidden parts included: what the game goes on from, should a later program not be able to
-- replay the log.
CREATE TABLE positions (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    at INTEGER NOT NULL,
    state TEXT NOT NULL
) STRICT;
