prompt = Drop a disc into which column?
drop = Column { $column }
dropped = Player { $seat } drops a disc into column { $column }.
score-line = Four in a line
score-line-text = 1 for whoever has it
illegal-not_your_turn = It is not your turn.
illegal-no_such_column = There are only seven columns.
illegal-column_full = That column is full.
