-- The number of the last commit. Every transaction raises it, so a second connection can tell whether a commit took effect, and a
-- transaction that does nothing else proves that a write would be durable.
CREATE TABLE commits (
    id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    n INTEGER NOT NULL
) STRICT;
INSERT INTO commits (id, n) VALUES (1, 0);
