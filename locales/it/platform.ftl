# Quello che dice Orrery stesso. Ogni gioco ha il suo file accanto a questo.

## Giochi

cli-example = esempio
cli-game-facts =
    { $most ->
        [one] { $players } giocatore
       *[other] { $players } giocatori
    }, { $minutes } minuti, complessità { $weight } su 5
cli-no-options = nessuna opzione
cli-option-default = predefinito { $value }
cli-option-automatic = se manca, lo calcola il gioco
cli-option-players =
    { $most ->
        [one] Solo con { $players } giocatore.
       *[other] Solo con { $players } giocatori.
    }
cli-option-carried = Per le simulazioni; a un tavolo viene dalle partite precedenti.

## Componenti

cli-cases-of =
    { $rule }: { $n ->
        [one] { $n } caso
       *[other] { $n } casi
    }
cli-case-rulebook = esempio del regolamento
cli-case-derived = caso derivato
cli-case-test = test della regola
cli-components-none = Questo gioco non ha dati dei componenti.
cli-components-sources = Da dove vengono le voci
cli-components-replaced = { $file } (file tuo)
cli-components-fingerprint = Impronta dei dati dei componenti, come la riportano tavoli e registrazioni: { $hash }
cli-components-flaw = { $place }: { $flaw }
cli-components-no-game = non c’è un gioco con questo nome; ci sono: { $known }
cli-components-no-file = { $game } non ha un file dei componenti con questo nome; ci sono: { $known }
cli-components-unreadable = non si può leggere: { $reason }
cli-source-rulebook = regolamento
cli-source-published = pubblicato
cli-source-reconstructed = ricostruito
cli-source-unstated = non indicato
cli-source-other = { $source }
cli-source-of-name = nome
cli-source-of-cost = costo

## Al tavolo

cli-seat = Giocatore { $n }
cli-seat-bot = Giocatore { $n } ({ $bot })
cli-welcome = { $game }. { $seats }. Seme { $seed }.
cli-welcome-help = Un numero sceglie, tavolo mostra il tavolo intero, aiuto elenca tutto il resto.
cli-recording = La partita viene registrata in { $file }.
cli-thinking = { $who } sta pensando ...
cli-curtain = Passa il dispositivo. { $who }, premi Invio.
cli-news-first = Finora:
cli-news = Dalla tua ultima decisione:
cli-question = { $who }: { $question }
cli-forced = Una sola scelta: { $label }
cli-choices-more =
    { $n ->
        [one] ... e un'altra
       *[other] ... e altre { $n }
    }
cli-choices-grouped = La lettera di una riga e uno dei suoi posti fanno una scelta: { $example }
cli-choices-folded = tutte elenca tutte le scelte, trova PAROLE ne cerca alcune.
cli-found-nothing = Nessuna scelta contiene le parole "{ $words }".
cli-no-such-choice =
    { $n ->
        [one] C'è soltanto la scelta 1.
       *[other] Ci sono le scelte da 1 a { $n }.
    }
cli-not-understood = "{ $line }" qui non significa nulla. Un numero sceglie; aiuto elenca tutto il resto.
cli-why-allowed = { $label }: permesso, scelta { $n }.
cli-why-forbidden = { $label }: { $reason } ({ $rule }; per leggerla: regola { $number })
cli-why-nothing = Nulla di ciò che si potrebbe tentare contiene le parole "{ $words }".
cli-why-more =
    { $n ->
        [one] ... e un altro caso; aggiungi parole per restringere.
       *[other] ... e altri { $n } casi; aggiungi parole per restringere.
    }
cli-no-such-rule = La regola { $number } non esiste. Vicino ci sono: { $known }
cli-history-empty = Non è ancora successo nulla.
cli-undone =
    { $n ->
        [one] Annullato: { $n } passo.
       *[other] Annullati: { $n } passi.
    }
cli-redone =
    { $n ->
        [0] Non c'è nulla da ripetere.
        [one] Ripetuto: { $n } passo.
       *[other] Ripetuti: { $n } passi.
    }
cli-undo-nothing = Non c'è nulla da annullare.
cli-undo-not-yours = L'ultima decisione non era tua: non c'è nulla da annullare.
cli-undo-barrier = Non si può annullare: è venuto alla luce qualcosa di nascosto, o è cominciata la decisione di qualcun altro.
cli-save-failed = Impossibile scrivere { $file } ({ $reason }). La partita continua come prima.
cli-saved = La partita intera è in { $file }.
cli-left-saved = Arrivederci. La partita è in { $file }; orrery play --resume la riprende.
cli-left-unsaved = Arrivederci. La partita non è stata salvata.
cli-book-written = Il tuo successo è nel tuo registro: vale nelle prossime partite.
# I nomi dei comandi, separati da spazi. Quelli inglesi valgono in ogni lingua.
cli-command-undo = annulla undo u
cli-command-redo = ripeti rifai redo
cli-command-why = perché perche why
cli-command-rule = regola regole rule rules
cli-command-all = tutto tutta tutte all
cli-command-find = trova cerca find
cli-command-table = tavolo table show t
cli-command-history = storia history
cli-command-save = salva save
cli-command-order = ordine order
cli-command-off = off no
cli-command-help = aiuto help ?
cli-command-quit = esci quit q exit
cli-order-none = Qui non si può rispondere in anticipo a nulla.
cli-order-list = A che cosa si può rispondere in anticipo (ordine 1, ordine no):
cli-order-off = Ti si chiede di nuovo tutto.
cli-order-given = D'ora in poi: { $order }.
cli-help =
    un numero              fa quella scelta
    annulla (u)            annulla il tuo ultimo passo; annulla 3, annulla tutto
    ripeti                 rifà un passo annullato; ripeti 3, ripeti tutto
    perché NUMERO o PAROLE dice se qualcosa è permesso e quale regola lo vieta
    regola R1.2            legge una regola; regola da solo le elenca
    tutte                  tutte le scelte
    trova PAROLE           le scelte con queste parole
    tavolo (t)             il tavolo intero
    storia                 che cosa è successo di recente; storia tutta
    salva FILE             scrive la partita in un file nuovo e la continua lì
    ordine                 a che cosa si può rispondere in anticipo; ordine 2, ordine no
    aiuto (?)              questo elenco
    esci (q)               lascia il tavolo

## Foglio dei punti

cli-sheet-title = Foglio dei punti
cli-sheet-total = Totale
cli-sheet-place = Posizione
cli-verdict-won = Vince { $who }.
cli-verdict-shared = La vittoria è condivisa: { $who }.
cli-verdict-solo = Hai vinto.
cli-verdict-lost = La partita è persa.

## Partite registrate

cli-replay-title = { $game }. { $seats }. Seme { $seed }.
cli-replay-decision = { $ply }. { $who }: { $label }
cli-replay-hidden = { $ply }. { $who } decide.
cli-replay-undo =
    { $n ->
        [one] Annullata: { $n } decisione.
       *[other] Annullate: { $n } decisioni.
    }
cli-replay-at =
    { $ply ->
        [one] Dopo { $ply } decisione su { $of }:
       *[other] Dopo { $ply } decisioni su { $of }:
    }
cli-replay-unfinished =
    { $n ->
        [one] La partita non è finita; vale { $n } decisione. Tocca a: { $who }.
       *[other] La partita non è finita; valgono { $n } decisioni. Tocca a: { $who }.
    }
cli-replay-enter = Invio per continuare.

## Simulazione e misure

cli-sim-title =
    { $game }: { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    } con { $players ->
        [one] { $players } giocatore
       *[other] { $players } giocatori
    }, { $finished ->
        [one] { $finished } finita
       *[other] { $finished } finite
    }
cli-sim-seat = Giocatore
cli-sim-bot = Bot
cli-sim-wins = Vittorie
cli-sim-rate = Percentuale di vittorie (95 %)
cli-sim-score = Punteggio medio (95 %)
cli-sim-sd = DS
cli-sim-interval = { $value } (da { $low } a { $high })
cli-sim-categories = Punti medi per categoria
cli-sim-length = Decisioni per partita: { $mean } (DS { $sd })
cli-sim-speed = { $decisions } decisioni in { $seconds } s: { $per_second } decisioni/s, { $games_per_second } partite/s
cli-sim-total = Totale
cli-sim-csv = Una riga per partita è in { $file }.
cli-sim-plans = Piani: su che cosa un giocatore ha puntato più degli altri
cli-sim-plan = Piano
cli-sim-times = Volte
cli-sim-mean = Punteggio medio
cli-sim-points = Punti per giocatore e partita
cli-sim-rest = altro
cli-sim-decisions = Decisioni per giocatore e partita
cli-sim-offered = Possibile
cli-sim-events = Eventi per giocatore e partita
cli-sim-unnamed = qualunque
cli-sim-all = Tutti
cli-sim-won = Vincitori
cli-sim-others = Altri
cli-bench-game = Gioco
cli-bench-players = Giocatori
cli-bench-decisions = Decisioni/s
cli-bench-games = Partite/s
cli-bench-legal = Elenco (ns)
cli-bench-apply = Azione (ns)
cli-bench-clone = Copia (ns)
cli-bench-bytes = Byte
cli-bench-actions = Scelte

## Argomenti sbagliati

cli-unknown-game = gioco sconosciuto '{ $game }'; ci sono: { $known }
cli-other-game = { $file }: è una partita di { $game }, non di { $asked }
cli-seats-disagree = --players { $players }, ma --seats ne elenca { $count }
cli-not-a-seat = '{ $label }' non è un posto; scrivi me o bot:<bot>, come in me,bot:hard
cli-no-such-seat =
    { $seats ->
        [one] il posto { $seat } non esiste; questa partita ha un solo posto
       *[other] il posto { $seat } non esiste; questa partita ha i posti da 1 a { $seats }
    }
cli-unknown-rule = { $game } non ha la regola { $number }; ci sono: { $known }
cli-replay-too-far =
    { $n ->
        [one] { $file }: vale solo { $n } decisione, non { $asked }
       *[other] { $file }: valgono solo { $n } decisioni, non { $asked }
    }
cli-bench-seconds = --seconds { $seconds } non è tra 0 e 3600
cli-bench-no-game =
    { $players ->
        [one] nessun gioco è per 1 giocatore
       *[other] nessun gioco è per { $players } giocatori
    }

## Registrazioni danneggiate

cli-not-text = non è testo (UTF-8)
cli-record-flaw = { $file }: riga { $line }: { $flaw }
cli-record-entry-flaw = { $file }: voce { $entry }, riga { $line }: { $flaw }
cli-record-entry-flaw-by-rules = { $file }: voce { $entry }, riga { $line } (versione { $rules } delle regole): { $flaw }

## Come un nuovo programma vede le partite salvate

cli-check-as-recorded = come registrato
cli-check-goes-on = diverge alla voce { $entry } (versione { $rules } delle regole): { $flaw }; { $then }
cli-check-from-snapshot = prosegue dalla posizione salvata{ $dropped ->
        [0] {""}
        [one] {", senza l'ultima decisione"}
       *[other] {", senza le ultime "}{ $dropped }{" decisioni"}
    }
cli-check-from-entries = prosegue dalla posizione a cui portano le voci con le regole attuali
cli-check-from-setup = è preparato con le regole attuali, perché nulla è ancora stato deciso
cli-check-broken = illeggibile dalla voce { $entry } (versione { $rules } delle regole): { $flaw }
cli-check-unreadable = illeggibile: { $reason }
cli-check-table = tavolo { $id } ({ $game }): { $verdict }
cli-check-replay = registrazione { $id } ({ $game }): { $verdict }
cli-check-summary =
    { $tables ->
        [one] { $tables } tavolo
       *[other] { $tables } tavoli
    } e { $replays ->
        [one] { $replays } registrazione
       *[other] { $replays } registrazioni
    }: { $good } come registrati, { $diverging } divergenti, { $unreadable } illeggibili
cli-check-searching = ricerca di danni nel database
cli-check-page = il database è danneggiato: { $problem }
cli-check-wal-header = l'intestazione del log delle scritture è danneggiata: non se ne legge nulla
cli-check-wal-frame = il frame { $frame } del log delle scritture è danneggiato: si legge fino alla transazione precedente
cli-check-wal-cut-off = il log delle scritture finisce a metà di una transazione, dopo il frame { $frame }: il server è stato interrotto mentre scriveva, o il file è stato troncato
cli-check-damaged = il database è danneggiato
cli-check-failed =
    { $n ->
        [one] { $n } partita su { $all } non si può leggere fino alla fine
       *[other] { $n } partite su { $all } non si possono leggere fino alla fine
    }
cli-replay-as-recorded = Come registrato: versione { $rules } delle regole, componenti { $components }.
