# Ciò che dicono il motore e il server, nel terminale come nel browser: preparazioni rifiutate; registrazioni,
# tavoli salvati e file dei componenti che non si possono leggere.

setup-players = { $game } è per { $min }-{ $max } giocatori, non { $asked }.
setup-players-only =
    { $max ->
        [one] { $game } è per { $max } giocatore, non { $asked }.
       *[other] { $game } è per { $max } giocatori, non { $asked }.
    }
setup-rules = { $game } si gioca con la versione { $known } delle regole; la versione { $asked } non è nota.
setup-option = { $option }: { $reason }
setup-not-one-of = '{ $text }' non è fra { $values }
setup-not-a-number = '{ $text }' non è un numero intero da { $min } a { $max }
setup-not-a-pair = '{ $option }' non ha la forma opzione=valore
setup-unknown-option = opzione sconosciuta '{ $option }'; questo gioco ha: { $known }
setup-no-options = opzione sconosciuta '{ $option }'; questo gioco non ne ha
setup-option-twice = l'opzione '{ $option }' è data due volte
option-bots = Bot
setup-bots = bot: { $bots }, giocatori: { $seats }
setup-options = Le opzioni non sono di questo gioco: { $reason }
bot-unknown = '{ $name }' non è un bot; si accettano random, greedy, mcts:300 (iterazioni), mcts:1s e mcts:250ms (tempo), easy, medium, hard, expert
bot-count =
    { $seats ->
        [one] per 1 posto serve un bot
       *[other] per { $seats } posti serve un bot per tutti oppure { $seats } bot
    }, non { $bots }

record-not-a-record = non è una registrazione di Orrery
record-cut-short = la riga è troncata
record-format = il formato di registrazione { $format } è sconosciuto; questo programma legge fino al { $ours }
record-expected = manca «{ $field } …»
record-field = { $field }: { $reason }
record-seats =
    { $n ->
        [one] non esiste una partita con { $n } posto
       *[other] non esiste una partita con { $n } posti
    }
record-no-empty-line = dopo l'intestazione ci vuole una riga vuota
record-not-an-entry = non è né una decisione né un annullamento
record-not-a-seat = «{ $text }» non è un posto di questa partita
record-not-json = non è JSON: { $reason }
record-undo-count = un annullamento richiede un numero maggiore di 0
record-undo-too-far =
    { $n ->
        [one] si annulla { $n } decisione, ma non ce n'è nessuna
       *[other] si annullano { $n } decisioni, ma ce ne sono di meno
    }
record-other-game = è una partita di { $theirs }, non di { $ours }
record-unknown-game = il gioco «{ $game }» è sconosciuto
record-newer-rules = giocata con la versione { $theirs } delle regole; questo programma conosce la { $ours }
record-older-rules = giocata con la versione { $theirs } delle regole; questo programma gioca dalla { $oldest } in poi
record-other-components = giocata con altri componenti ({ $theirs }, qui { $ours })
record-not-an-action = non è un'azione del gioco: { $reason }
record-illegal = il giocatore { $seat } non può farlo: { $why } ({ $rule })
record-undo = qui non si può annullare
record-diverges = la posizione dopo questa voce non è quella registrata (versione { $rules } delle regole)
record-unverified-position = una posizione salvata non si può verificare
record-unreadable-position = la posizione salvata ha un altro formato: { $reason }

table-format = è salvato nel formato { $format }; questo programma legge fino al { $ours }
table-malformed = i dati salvati non sono validi: { $reason }
table-store = il database segnala un errore: { $reason }

component-syntax = riga { $line }: questo non è TOML
component-missing = manca
component-twice = è presente due volte
component-no-such-field = questo campo non esiste
component-unknown = “{ $value }” qui non è noto
component-count = { $found } dove il gioco ne ha { $expected }
component-range = { $found } non è tra { $min } e { $max }
component-disagrees = non concorda con { $with }

# What is wrong with a value that a parser refuses. They follow a colon.
misfit-missing-field = manca «{ $name }»
misfit-unknown-field = «{ $name }» qui non è noto
misfit-duplicate-field = «{ $name }» è presente due volte
misfit-value = «{ $name }» qui non va bene
misfit-type = un valore è del tipo sbagliato
misfit-column = non si può leggere dal carattere { $column } in poi
misfit-unreadable = non si può leggere
