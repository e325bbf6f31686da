prompt = In quale colonna lasci cadere il disco?
drop = Colonna { $column }
dropped = Il giocatore { $seat } lascia cadere un disco nella colonna { $column }.
score-line = Quattro in fila
illegal-not_your_turn = Non è il tuo turno.
illegal-no_such_column = Le colonne sono soltanto sette.
illegal-column_full = Quella colonna è piena.
