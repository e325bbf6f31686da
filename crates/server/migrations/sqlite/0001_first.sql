-- Rows are never changed but heads, names and books; the log of a table only grows.
CREATE TABLE guests (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL
) STRICT;

-- What campaigns carry over: the best value by "<game>/<key>".
CREATE TABLE book (
    guest_id TEXT NOT NULL REFERENCES guests (id),
    key TEXT NOT NULL,
    value INTEGER NOT NULL,
    PRIMARY KEY (guest_id, key)
) STRICT;

CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    created INTEGER NOT NULL,
    head TEXT NOT NULL,
    -- Raised with every change of the head, so that two changes at the same time do not overwrite each other.
    version INTEGER NOT NULL,
    listed INTEGER NOT NULL,
    -- A bot may have to think here after a restart.
    bots INTEGER NOT NULL
) STRICT;
CREATE INDEX tables_listed ON tables (created) WHERE listed;
CREATE INDEX tables_bots ON tables (id) WHERE bots;

CREATE TABLE sitters (
    table_id TEXT NOT NULL REFERENCES tables (id),
    guest_id TEXT NOT NULL REFERENCES guests (id),
    PRIMARY KEY (guest_id, table_id)
) STRICT;
CREATE INDEX sitters_of_table ON sitters (table_id);

CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n INTEGER NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
) STRICT;

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n INTEGER NOT NULL,
    sender TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
) STRICT;

CREATE TABLE replays (
    id TEXT NOT NULL PRIMARY KEY,
    record TEXT NOT NULL
) STRICT;
