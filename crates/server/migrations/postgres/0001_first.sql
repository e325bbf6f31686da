-- Rows are never changed but heads, names and books; the log of a table only grows.
CREATE TABLE guests (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL
);

-- What campaigns carry over: the best value by "<game>/<key>".
CREATE TABLE book (
    guest_id TEXT NOT NULL REFERENCES guests (id),
    key TEXT NOT NULL,
    value BIGINT NOT NULL,
    PRIMARY KEY (guest_id, key)
);

CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    created BIGINT NOT NULL,
    head TEXT NOT NULL,
    -- Raised with every change of the head, so that two changes at the same time do not overwrite each other.
    version BIGINT NOT NULL,
    listed BOOLEAN NOT NULL,
    -- A bot may have to think here after a restart.
    bots BOOLEAN NOT NULL
);
CREATE INDEX tables_listed ON tables (created) WHERE listed;
CREATE INDEX tables_bots ON tables (id) WHERE bots;

CREATE TABLE sitters (
    table_id TEXT NOT NULL REFERENCES tables (id),
    guest_id TEXT NOT NULL REFERENCES guests (id),
    PRIMARY KEY (guest_id, table_id)
);
CREATE INDEX sitters_of_table ON sitters (table_id);

CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n BIGINT NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
);

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n BIGINT NOT NULL,
    sender TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
);

CREATE TABLE replays (
    id TEXT NOT NULL PRIMARY KEY,
    record TEXT NOT NULL
);
