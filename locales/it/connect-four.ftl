prompt = In quale colonna lasci cadere il disco?
drop = Colonna { $column }
dropped = Il giocatore { $seat } lascia cadere un disco nella colonna { $column }.
score-line = Quattro in fila
score-line-text = 1 per chi lo fa
illegal-not_your_turn = Non è il tuo turno.
illegal-no_such_column = Le colonne sono soltanto sette.
illegal-column_full = Quella colonna è piena.
