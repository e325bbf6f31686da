-- What lists show of a game: whose turn it is, points, the result. Written with every entry, so that a list replays no log.
CREATE TABLE standings (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    standing TEXT NOT NULL
) STRICT;
