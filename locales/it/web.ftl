# Quello che dicono le pagine web. Ogni chiave comincia con "web-", per non incontrare mai quelle di un gioco o della riga di comando.

## Ovunque

web-skip = Vai al contenuto
web-nav = Pagine
web-close = Chiudi
web-save = Salva
web-yes = Sì
web-no = No
web-name = Nome
web-loading = Un momento …
web-guest-name = Ospite { $n }
web-theme-to-light = Tema chiaro
web-theme-to-dark = Tema scuro
web-theme-system = Come il sistema
web-theme-dark = Scuro
web-theme-light = Chiaro
web-rules = Regole
web-replay = Replay
web-help = Aiuto
web-points = Punti finora:
web-vp = { $n } PV

## Pagina iniziale

web-home-title = Giochi da tavolo sotto le stelle
web-home-text = Da soli, contro i bot o con gli amici. Nessun account: scegli un gioco ed è sul tavolo.
web-home-lobby = Tutti i tavoli aperti
web-coming = In arrivo
web-game-about =
    { $game ->
        [kepler-3042] Costruisci astronavi, colonizza pianeti, terraformali e padroneggia cinque tecnologie. Sedici round per guidare una nazione della Terra nella Via Lattea.
       *[other] {""}
    }
web-players =
    { $most ->
        [one] { $n } giocatore
       *[other] { $n } giocatori
    }
web-minutes = { $n } minuti
web-weight = peso { $n } su 5
web-play-solo = Gioca in solitario
web-play-bots = Gioca contro i bot
web-play-friends = Gioca con gli amici
web-play-custom = Scegli posti e opzioni

## Sala

web-lobby = Tavoli
web-lobby-new = Nuovo tavolo di { $game }
web-lobby-mine = I tuoi tavoli
web-lobby-mine-none = Non siedi a nessun tavolo.
web-lobby-public = Tavoli pubblici
web-lobby-public-none = Nessun tavolo pubblico aperto. Creane uno.
web-status-waiting = in attesa di giocatori
web-status-playing = in gioco
web-status-over = finito
web-visibility-public = Pubblico
web-visibility-public-help = Nell'elenco dei tavoli; chiunque può unirsi o guardare.
web-visibility-link = Con il link
web-visibility-link-help = Chi ha il link può unirsi o guardare.
web-visibility-private = Privato
web-visibility-private-help = Solo chi vi siede.
web-join = Unisciti
web-leave = Lascia
web-watch = Guarda
web-start = Comincia
web-open-table = Al tavolo

## Un nuovo tavolo

web-new-title = Nuovo tavolo di { $game }
web-new-seats = Posti
web-new-count = giocatori
web-new-seat = Posto { $n }
web-new-open-text =
    { $n ->
        [one] Un posto resta aperto: avrai un link da condividere.
       *[other] { $n } posti restano aperti: avrai un link da condividere.
    }
web-new-options = Opzioni
web-new-table = Tavolo
web-new-visibility = Chi può unirsi
web-new-bot-takes-over = Un bot prende il posto di chi se ne va
web-new-undo-by-consent = Annullare anche oltre ciò che è stato rivelato, se tutti sono d'accordo
web-new-create = Crea il tavolo
web-new-start = Comincia la partita
web-seat-name = Giocatore { $n }
web-seat-me = Io
web-seat-open = Aperto
web-seat-open-short = posto aperto
web-seat-bot = Bot
web-seat-same-device = Qualcuno su questo dispositivo
web-seat-remove = Libera il posto
web-bot-strength = Forza del bot
web-bot-easy = Facile
web-bot-medium = Medio
web-bot-hard = Difficile
web-bot-expert = Esperto
web-bot-kind =
    { $bot ->
        [easy] bot facile
        [medium] bot medio
        [hard] bot difficile
        [expert] bot esperto
       *[other] bot ({ $bot })
    }
web-option-automatic = automatico

## Prima dell'inizio

web-waiting-title = In attesa di giocatori
web-waiting-open = La partita può cominciare quando tutti i posti sono occupati.
web-waiting-host = Comincia chi ha creato il tavolo.
web-link-text = Manda questo link a chi deve unirsi:
web-link-copy = Copia
web-link-copied = Il link è copiato.

## Al tavolo

web-question = Che cosa si chiede
web-choices = Scelte
web-choices-list = Elenco ({ $n })
web-choices-filter = Cerca una scelta
web-choices-none = Qui non c'è nulla da scegliere.
web-choices-none-found = Nessuna scelta ha queste parole.
web-undo = Annulla
web-undo-ask = Chiedi di annullare
web-undo-asking = Agli altri si chiede di acconsentire.
web-undo-to-here = Torna a prima di questo
web-undo-asked =
    { $n ->
        [one] { $who } chiede di annullare una decisione. Sei d'accordo?
       *[other] { $who } chiede di annullare { $n } decisioni. Sei d'accordo?
    }
web-asked-of = { $who }: { $what }
web-waiting-for = Si aspetta { $who }.
web-waiting-thinking = { $who } sta pensando …
web-title-your-turn = Tocca a te
web-spectator = spettatore
web-drawer = Giocatori, diario e chat
web-seat-you = tu
web-seat-first = primo giocatore
web-seat-thinking = sta pensando
web-seat-deciding = deve decidere
web-seat-away = assente
web-seat-show = Mostra l'area di { $name }
web-log = Diario
web-log-empty = Non è ancora successo nulla.
web-log-undid =
    { $n ->
        [one] Una decisione è annullata.
       *[other] { $n } decisioni sono annullate.
    }
web-chat = Chat
web-chat-empty = Nessuno ha ancora detto nulla.
web-chat-say = Di' qualcosa
web-chat-send = Invia
web-chat-unread = nuovi messaggi
web-curtain-title = Passa il dispositivo a { $name }
web-curtain-text = Fino ad allora il tavolo è coperto.
web-curtain-open = Sono { $name }
web-reconnecting = La connessione è caduta. Nuovo tentativo …
web-reconnect-now = Prova ora
web-refused-stale = Nel frattempo la partita è andata avanti. Guarda di nuovo.
web-refused-bad = Non ha funzionato: { $message }
web-verdict-won = Vince { $who }.
web-verdict-shared = La vittoria è condivisa: { $who }.
web-verdict-solo = Hai vinto.
web-verdict-lost = La partita è persa.
web-sheet = Punteggio
web-sheet-total = Totale
web-sheet-place = Posizione
web-resign = Abbandona
web-resign-sure = Vuoi davvero abbandonare la partita?
web-rematch = Rivincita
web-record = Scarica
web-zoom-in = Più vicino
web-zoom-out = Più lontano
web-zoom-all = Mostra tutto

## Aiuto

web-help-title = Come si gioca qui
web-help-text = Tutto ciò che brilla si può cliccare. Clicca su altro per leggere perché ora non è permesso. L'elenco ha ogni scelta in parole.
web-help-numbers = prende la scelta con questo numero nell'elenco
web-help-enter = finisce o conferma
web-help-undo = annulla un passo
web-help-undo-turn = annulla tutto fino all'ultimo punto di non ritorno
web-help-list = apre o chiude l'elenco delle scelte
web-help-filter = cerca una scelta con le sue parole
web-help-help = questo aiuto
web-help-escape = chiude ciò che è aperto

## Replay

web-replay-start = L'inizio
web-replay-first = All'inizio
web-replay-back = Un passo indietro
web-replay-forward = Un passo avanti
web-replay-last = Alla fine
web-replay-play = Avvia
web-replay-pause = Pausa
web-play-from-here = Gioca da qui
web-replay-step = Passo

## Regole, impostazioni, pagine mancanti

web-rules-contents = Indice
web-settings = Impostazioni
web-settings-name = Il tuo nome
web-settings-name-help = Gli altri lo vedono al tavolo. Non c'è account: questo browser ti ricorda.
web-settings-saved = Salvato.
web-settings-language = Lingua
web-settings-theme = Tema
web-settings-table = Al tavolo
web-settings-motion = Mostra i movimenti
web-settings-sound = Un suono quando tocca a me e sto guardando altrove
web-missing-title = Qui non c'è nulla
web-missing-text = L'indirizzo è sbagliato, o il tavolo non c'è più.
web-missing-home = Ai giochi

## Kepler-3042

web-kepler-action-board = Plancia azioni
web-kepler-planets = Pianeti
web-kepler-home = casa
web-kepler-depot = Deposito
web-kepler-well = Pozzo
web-kepler-level = livello { $n }
web-kepler-reserve =
    { $n ->
        [0] nessuna astronave in riserva
        [one] 1 astronave in riserva
       *[other] { $n } astronavi in riserva
    }
web-kepler-next-cost = Cubetti accanto a un nome: quanto costa il prossimo livello
web-kepler-terraforming = Terraformare
web-kepler-produces = Produce
web-kepler-face-down = Tessera coperta
web-kepler-face-down-text = Nessuno sa che cosa c'è qui.
web-kepler-mine = Miniera
web-kepler-objective-tile = Obiettivo coloniale
web-kepler-star-single = Una stella. Le astronavi le girano attorno.
web-kepler-star-binary = Una stella doppia. Le astronavi le girano attorno.
web-kepler-star-triple = Una stella tripla. Le astronavi le girano attorno.
web-kepler-round-card = Questo round: { $card }
web-kepler-leadership = Leadership
web-kepler-ghost =
    { $n ->
        [0] L'anello tratteggiato è il fantasma. Non ha medaglie.
        [one] L'anello tratteggiato è il fantasma. Ha 1 medaglia.
       *[other] L'anello tratteggiato è il fantasma. Ha { $n } medaglie.
    }
web-kepler-campaign = { $name }, livello { $level }
web-kepler-campaign-vp = Almeno { $n } PV
web-kepler-objective = Obiettivo
web-kepler-met = raggiunto
web-kepler-not-met = non raggiunto
web-kepler-area-of = Area di { $name }
web-kepler-seat-line =
    { $planets ->
        [0] nessun pianeta
        [one] 1 pianeta
       *[other] { $planets } pianeti
    }{ $terraformed ->
        [0] {""}
       *[other] {" "}({ $terraformed } terraformati)
    } · { $ships ->
        [0] nessuna astronave
        [one] 1 astronave
       *[other] { $ships } astronavi
    } · { $medals ->
        [0] nessuna medaglia
        [one] 1 medaglia
       *[other] { $medals } medaglie
    }
