# Quello che dicono le pagine web. Ogni chiave comincia con "web-", per non incontrare mai quelle di un gioco o della riga di comando.

## Ovunque

web-history = Storia della partita
web-history-at =
    { $known ->
        [0] Posizione { $at } di { $of }
       *[other] Posizione { $at } di { $of }, dopo una mossa di { $who }
    }
web-history-waits = { web-history-at }: la domanda aspetta il tuo ritorno.
web-history-now = Adesso
web-history-step =
    { $round ->
        [0] { $at } di { $of }
       *[other] Round { $round }, { $at } di { $of }
    }
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
web-new-tab = { $page } (in una nuova scheda)
web-replay = Replay
web-page-failed = La pagina non si è potuta caricare. Forse manca la connessione, o il server è più nuovo di questa finestra.
web-page-reload = Ricarica
web-help = Aiuto
web-points = Punti finora:
web-vp = { $n } PV
web-tip-cost = Costo:
web-tip-rule = Regola { $rule }

## Pagina iniziale

web-home-title = Giochi da tavolo sotto le stelle
web-home-text = Da soli, contro i bot o con gli amici. Nessun account: scegli un gioco ed è sul tavolo.
web-home-lobby = Tavoli aperti
web-home-continue =
    { $n ->
        [0] Continua
       *[other] Continua: tocca a te ({ $n })
    }
web-home-more = Tutti i tuoi tavoli ({ $n })
web-game-about =
    { $game ->
        [kepler-3042] Costruisci astronavi, colonizza pianeti, terraformali e padroneggia cinque tecnologie. Sedici round per guidare una nazione della Terra nella Via Lattea.
        [planet-unknown] Ricopri il tuo pianeta con le tessere di una stazione spaziale che ruota, tutti insieme, e sali su cinque tracciati. I rover recuperano capsule, le carte riservano sorprese.
        [spacecorp] Guida un’impresa dall’orbita della Terra alle stelle più vicine, in tre ere: esplora siti, costruisci basi, produci. Arriva per primo dove c’è profitto.
        [on-mars] Colonizza Marte insieme agli altri e contro di loro: costruisci il supporto vitale che fa crescere la colonia, condividi tecnologie, viaggia tra orbita e pianeta.
        [starship-interstellar] Il Sole è diventato una gigante rossa. Sfrutta pianeti in movimento, costruisci l’arca, salva la gente, esplora la via per Trappist. Le regole base sono ricostruite.
        [connect-four] Il piccolo esempio: fai cadere i dischi, quattro in fila vincono.
       *[other] {""}
    }
# Che cosa un nuovo tavolo dice di un gioco prima di tutto il resto, dove serve.
web-game-caution =
    { $game ->
        [starship-interstellar] Gran parte di questo gioco è ricostruita: del regolamento era disponibile solo l’appendice. Una copia stampata sarà diversa; la pagina delle regole segna ciò che è ricostruito.
       *[other] {""}
    }
web-players =
    { $most ->
        [one] { $n } giocatore
       *[other] { $n } giocatori
    }
web-minutes = { $n } minuti
web-weight = complessità { $n } su 5
web-play-solo = Gioca in solitario
web-play-bots = Gioca contro i bot
web-play-friends = Gioca con gli amici
web-play-custom = Scegli posti e opzioni
web-play-tour = Mostrami come si gioca
web-card-label =
    { $of ->
        [play-solo] Gioca in solitario
        [play-bots] Bot
        [play-friends] Amici
        [play-tour] Come si gioca
        [campaigns] Campagne
        [play-custom] Opzioni
       *[rules] Regole
    }
web-guide = Guida: come fare un piano
web-guide-of = Guida a { $game }
web-campaigns = Campagne in solitario
web-campaigns-of = Campagne in solitario di { $game }

## Sala

web-lobby = Tavoli
web-lobby-new = Nuovo tavolo di { $game }
web-as-recorded = Iniziata da una posizione registrata che chi ospita può conoscere per intero: questa partita non conta.
web-from-record = Iniziata da una posizione registrata: questa partita non conta.
web-lobby-mine = I tuoi tavoli
web-lobby-mine-none = Non siedi a nessun tavolo.
web-lobby-over =
    { $n ->
        [one] La partita finita
       *[other] Tutte le { $n } partite finite
    }
web-lobby-public = Tavoli pubblici
web-lobby-public-none = Nessun tavolo pubblico aperto. Creane uno.
web-status-waiting = in attesa di giocatori
web-status-playing = in gioco
web-status-over = finito
web-status-turn = tocca a te
web-status-abandoned = abbandonato
web-turn-yours = tocca a te
web-turn-yours-for = tocca a te da { $time }
web-turn-of = tocca a { $who }
web-turn-of-for = tocca a { $who } da { $time }
web-result-won = vinta
web-result-lost = persa
web-result-place = { $place }º posto su { $of }
web-abandoned = { $who } ha lasciato il tavolo, e la partita è finita senza risultato.
web-abandoned-you = Hai lasciato il tavolo, e la partita è finita senza risultato.
web-visibility-public = Pubblico
web-visibility-public-help = Nell'elenco dei tavoli; chiunque può unirsi o guardare.
web-visibility-link = Con il link
web-visibility-link-help = Chi ha il link può unirsi o guardare.
web-visibility-private = Privato
web-visibility-private-help = Solo chi vi siede.
web-join = Unisciti
web-leave = Lascia
web-close-table = Chiudi il tavolo
web-watch = Guarda
web-start = Comincia
web-open-table = Al tavolo

## Un nuovo tavolo

web-new-title = Nuovo tavolo di { $game }
web-new-seats = Posti
web-new-count = giocatori
web-new-seat = Giocatore { $n }
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
web-seat-same-device = Un’altra persona su questo dispositivo
web-seat-remove = Libera il posto
web-seat-fill = Metti un bot al posto { $n }
web-seat-fill-short = Metti un bot
web-seat-drop = Togli il posto { $n }
web-seat-add = Un posto in più
web-bot-strength = Forza del bot
web-bot-easy = Facile
web-bot-medium = Medio
web-bot-hard = Difficile
web-bot-expert = Esperto
web-bot-kind =
    { $bot ->
        [easy] Bot facile
        [medium] Bot medio
        [hard] Bot difficile
        [expert] Bot esperto
       *[other] Bot ({ $bot })
    }

## Prima dell'inizio

web-waiting-title = In attesa di giocatori
web-waiting-open = La partita può cominciare quando tutti i posti sono occupati.
web-waiting-host = Comincia chi ha creato il tavolo.
web-link-text = Manda questo link a chi deve unirsi:
web-link-copy = Copia
web-link-copied = Il link è copiato.
web-link-here = Questo browser non lascia copiare alla pagina. Il link:
web-link-code = Codice QR del link
web-link-code-text = Oppure inquadralo con un telefono.
web-share = Condividi
web-join-name-empty = Come ti chiameranno gli altri?

## Al tavolo

web-question = Che cosa si chiede
web-choices = Scelte
web-choices-list = Elenco ({ $n })
web-choices-filter = Cerca una scelta
web-choices-none = Qui non c'è nulla da scegliere.
web-choices-none-found = Nessuna scelta ha queste parole.
web-menu-leave = Lascia stare
web-set = In preparazione
web-set-total = { $n } di { $of }
web-set-total-most = { $n } scelti, { $of } al massimo
web-set-missing =
    { $n ->
        [one] ne manca 1
       *[other] ne mancano { $n }
    }
web-set-missing-least =
    { $n ->
        [one] scegline almeno 1
       *[other] scegline almeno { $n }
    }
web-set-remove = Togli
web-set-confirm = Conferma
web-order-offer = Rispondi in anticipo
web-order-revoke = Torna a chiedermelo
web-set-full = Così sarebbero più di { $n }: togli prima qualcosa.
web-set-unfit = Questo non va d’accordo con ciò che hai scelto.
web-set-stuck = Così non si può. Ciò che era iniziato è annullato.
web-undo = Annulla
web-undo-request = Richiedi annullamento
web-undo-requested = Richiesta di annullamento inviata.
web-undo-declined = Richiesta di annullamento respinta.
web-undo-to-here = Torna a prima di questo
web-undo-far-to-here = Torna a prima di questo, oltre il tuo ultimo turno
web-undo-far = Più indietro del tuo ultimo turno?
web-undo-takes-back =
    { $n ->
        [one] Si annulla una decisione: { $list }.
       *[other] Si annullano { $n } decisioni: { $list }.
    }
web-undo-yours =
    { $n ->
        [one] 1 tua
       *[other] { $n } tue
    }
web-undo-of = { $n } di { $name }
web-undo-far-consent = Gli altri devono essere d'accordo.
web-undo-do = Annulla le decisioni
web-undo-leave = Lascia stare
web-redo = Ripeti
web-undo-request-of =
    { $n ->
        [one] { $who } richiede l'annullamento di una decisione. Sei d'accordo?
       *[other] { $who } richiede l'annullamento di { $n } decisioni. Sei d'accordo?
    }
web-asked-of = { $who }: { $what }
web-waiting-for = Si aspetta { $who }.
web-waiting-thinking = { $who } sta pensando …
web-telling = { $who } sta giocando.
web-telling-what = { $who }: { $what }
web-title-your-turn = Tocca a te
web-spectator = spettatore
web-own-components = Componenti propri { $hash }
web-own-components-rules = Questo server gioca con componenti corretti. Dove le regole qui sotto riportano altri numeri, valgono quelli sulla plancia.
web-areas = Aree del tavolo
web-tools = Strumenti
web-looking-at = Stai guardando l’area di { $name }.
web-back-to-mine = Torna alla mia
web-end-turn = Termina il turno
web-only-choice = Niente da decidere, già fatto per te: { $what }
web-enter-nothing = Qui Invio non fa nulla: non c’è una risposta predefinita. Scegli sul tabellone o nell'elenco.
web-enter-looking = Invio non fa nulla mentre guardi l'area di un altro.
web-skip-watching = Salta
web-key-space = Spazio
web-drawer = Giocatori, diario e chat
web-side-common = In comune
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
web-chat-mute = Togli la parola a { $name }
web-chat-unmute = Ridai la parola a { $name }
web-chat-open = Fai scrivere anche chi guarda
web-chat-close = Fai scrivere solo chi gioca
web-chat-muted = Chi ospita ti ha tolto la parola a questo tavolo.
web-chat-closed = Qui scrive solo chi siede al tavolo.
web-sound = Suoni
web-sound-on = Attiva i suoni
web-sound-off = Spegni i suoni
web-curtain-title = Passa il dispositivo a { $name }
web-curtain-text = Fino ad allora il tavolo è coperto.
web-curtain-open = Sono { $name }
web-reconnecting = La connessione è caduta. Nuovo tentativo …
web-reconnect-now = Prova ora
web-table-gone = Non hai più accesso a questo tavolo. Chiedi a chi ospita di riammetterti.
web-refused-stale = Nel frattempo la partita è andata avanti. Guarda di nuovo.
web-verdict-won = Vince { $who }.
web-verdict-shared = La vittoria è condivisa: { $who }.
web-verdict-solo = Hai vinto.
web-verdict-lost = La partita è persa.
web-verdict-behind = Tu ne hai { $points }, { $n } in meno.
web-sheet = Punteggio
web-sheet-total = Totale
web-sheet-place = Posizione
web-solo-goals = Che cosa c’era da raggiungere
web-solo-reached = Raggiunto:
web-solo-missed = Non raggiunto:
web-resign = Abbandona
web-resign-sure = Vuoi davvero abbandonare la partita?
web-rematch = Rivincita
web-record = Scarica
web-zoom-in = Più vicino
web-zoom-out = Più lontano
web-zoom-all = Mostra tutto

## Aiuto

web-help-title = Come si gioca qui
web-help-text = Puoi fare clic su tutto ciò che brilla. Fai clic su altro per leggere perché ora non è permesso. L'elenco ha ogni scelta in parole.
web-help-keys = Tasti
web-help-in-question = Quando tocca a te
web-help-in-list = Elenco delle scelte
web-help-in-board = Sul tabellone
web-help-in-history = Storia della partita
web-help-in-table = Al tavolo
web-help-in-replay = Rivedendo una partita
web-help-in-tour = Nella visita guidata
web-help-in-rules = Nella pagina delle regole
web-help-enter = fa ciò che dice il pulsante principale: finisce o conferma
web-help-undo = annulla un passo (anche Ctrl+Z)
web-help-undo-turn = annulla tutto fino all'ultimo punto di non ritorno
web-help-redo = ripeti un passo annullato (anche Ctrl+Maiusc+Z)
web-help-skip = salta le mosse degli altri che si stanno mostrando
web-help-list = apre o chiude l'elenco delle scelte
web-help-numbers = prende la scelta con questo numero; la prima cifra apre l'elenco
web-help-filter = cerca una scelta con le sue parole
web-help-filter-enter = prende l'unica scelta trovata
web-help-board-tab = va alla prossima cosa che si può scegliere
web-help-board-press = la sceglie
web-help-menu-arrows = scorre un menu di più scelte
web-help-menu-close = chiude il menu
web-help-history-step = un passo indietro o avanti; con Maiusc, un turno
web-help-history-now = torna al presente
web-help-help = questo aiuto
web-help-escape = chiude ciò che è aperto e toglie l'anteprima
web-help-replay-step = un passo indietro o avanti; con Maiusc, un turno
web-help-replay-ends = all'inizio o alla fine
web-help-tour-enter = fa la mossa, o va avanti
web-help-tour-step = un passo indietro o avanti
web-help-rules-search = cerca nelle regole
web-help-rules-clear = termina la ricerca
web-help-planet-turn = ruota la tessera a destra o a sinistra
web-help-planet-flip = capovolge la tessera
web-help-planet-arrows = porta la tessera al prossimo posto dove può stare
web-help-planet-station = ruota la stazione (→ in senso orario), quando tocca a te
web-help-planet-lay = piazza la tessera

## Replay

web-replay-start = L'inizio
web-replay-nearest = Questa posizione non si può più mostrare: { $reason }. Si vede la più vicina che si può mostrare.
web-replay-first = All'inizio
web-replay-back = Un passo indietro
web-replay-forward = Un passo avanti
web-replay-turn-back = Al turno precedente
web-replay-turn-forward = Al turno successivo
web-replay-round-back = Al round precedente
web-replay-round-forward = Al round successivo
web-replay-speed = Velocità
web-replay-last = Alla fine
web-replay-play = Avvia
web-replay-pause = Pausa
web-play-from-here = Gioca da qui
web-play-from-here-text = Scorri la storia fino alla posizione da cui vuoi giocare, poi premi di nuovo “Gioca da qui”.
web-replay-step = Passo
web-log-undid-by =
    { $n ->
        [one] { $who } ha annullato una decisione
       *[other] { $who } ha annullato { $n } decisioni
    }
web-chart = Andamento dei punti
web-chart-label = Andamento dei punti. Alla fine: { $result }
web-preview-would = Se scegli questo:
web-preview-hidden = Si scoprirà qualcosa di nascosto: non si potrà annullare da soli.
web-preview-points = { $points } PV
web-recap = Dal tuo ultimo turno
web-recap-who = { $name }:
web-recap-watch = Fai clic per rivederlo sul tabellone.
web-recap-more = +{ $n } ancora
web-recap-more-brief = +{ $n }
web-tour = Visita guidata
web-tour-step = Passo { $n } di { $of }
web-tour-next = Avanti
web-tour-back = Indietro
web-tour-end = Lascia la visita
web-tour-for-me = Fallo per me
web-tour-you = Tu
web-tour-other = L’altro
web-tour-sentence = Una vera partita a due. Guardati intorno, poi vai avanti.
web-tour-elsewhere = In partita sarebbe permesso. La visita prosegue con la scelta illuminata.
web-tour-otherwise = Anche questo è permesso. La visita prosegue con la mossa fatta nella sua partita.
web-tour-look = Per ora guarda: nei prossimi passi tocca a te.

## Registrazioni

web-records = Registrazioni
web-records-text = Una registrazione è una partita intera in un piccolo file: com'è stata preparata e ogni decisione presa. Aprine una per rivedere la partita passo per passo, o per continuarla da qualsiasi punto.
web-records-open = Apri una registrazione
web-records-choose = Scegli un file
web-records-drop = o trascinalo qui
web-records-paste = o incolla il suo testo
web-records-go = Apri
web-records-bad = Questa registrazione non si può aprire
web-records-mine = Le tue partite finite
web-records-mine-none = Ancora nessuna. Una partita finita compare qui, con la sua registrazione.
web-records-download = Scarica la registrazione

## Statistiche

web-statistics = Le mie statistiche
web-statistics-none = Ancora niente da contare. Qui compaiono le partite giocate fino alla fine.
web-statistics-game = Gioco
web-statistics-company = Con chi
web-statistics-games = Partite
web-statistics-wins = Vinte
web-statistics-best = Punteggio migliore
web-company-solo = in solitario
web-company-bots = contro bot
web-company-people = con altri

## Regole, impostazioni, pagine mancanti

web-rules-contents = Indice
web-rules-search = Cerca nelle regole
web-rules-found =
    { $n ->
        [0] Nessuna regola trovata
        [one] 1 regola trovata
       *[other] { $n } regole trovate
    }
web-rules-none-found = Nessuna regola ha tutte queste parole. Prova una parola più corta, o un numero come R6.2.
web-rules-appendix = Appendice
web-rules-cases =
    { $n ->
        [one] { $n } caso
       *[other] { $n } casi
    }
web-rules-cases-of =
    { $n ->
        [one] { $n } caso di { $rule }
       *[other] { $n } casi di { $rule }
    }
web-rules-case-rulebook = esempio del regolamento
web-rules-case-derived = caso derivato
web-rules-case-test = test della regola
web-settings = Impostazioni
web-settings-name = Il tuo nome
web-settings-name-help = Gli altri lo vedono al tavolo. Non c'è account: questo browser ti ricorda.
web-settings-saved = Salvato.
web-settings-language = Lingua
web-settings-theme = Tema
web-settings-table = Al tavolo
web-settings-speed = Quanto veloci sono i movimenti
web-settings-speed-help = Se il sistema chiede meno animazioni, niente si muove; i passi degli altri arrivano comunque uno per uno.
web-speed-slow = Lenti
web-speed-normal = Normali
web-speed-fast = Veloci
web-speed-off = Nessuno
web-settings-every-step = Chiedi a ogni passo, anche dove non si può fare nulla
web-settings-sound = Suoni discreti: il mio turno, le mosse degli altri, la chat, la fine
web-settings-notifications = Avvisami quando tocca a me e sto guardando altrove
web-settings-notifications-blocked = Il browser non permette notifiche da questa pagina.
web-missing-title = Qui non c'è nulla
web-missing-text = L'indirizzo è sbagliato, o il tavolo non c'è più.
web-missing-home = Ai giochi

## Perché una richiesta non viene eseguita

web-failure-unreachable = Il server non è raggiungibile.
web-failure-malformed = La richiesta non è ben formata: { $reason }
web-failure-name-length = Un nome ha da 1 a { $most } caratteri.
web-failure-name-characters = Un nome ha solo caratteri che si vedono.
web-failure-name-of-bot = Un nome non contiene la parola «bot»: gli altri ti prenderebbero per uno di loro.
web-failure-chat-length = Una riga ha da 1 a { $most } caratteri.
web-failure-chat-characters = Una riga non va a capo e non ha segni invisibili che ne cambiano la direzione.
web-failure-nul = Un testo non contiene il carattere U+0000.
web-failure-many-tables = Hai già { $most } tavoli pubblici. Chiudine uno, o fai questo privato.
web-failure-many-tables-here = Dalla tua rete ci sono già { $most } tavoli pubblici. Fai questo privato, o aperto con il link.
web-failure-many-bot-tables = I bot giocano già da soli a diversi tavoli che guardi tu, o che guardano altri dalla tua rete. Un'altra partita fra loro comincia o continua quando una di quelle finisce o nessuno la guarda più.
web-failure-too-large = È troppo lungo.
web-failure-not-json = Il contenuto deve essere application/json.
web-failure-no-guest = Prima di' chi sei (POST /api/guest).
web-failure-other-site = La richiesta non viene da questo sito.
web-failure-other-host = Questo server non ha quel nome. Chi lo gestisce può aggiungerlo con --host.
web-failure-not-seated = Non siedi a questo tavolo.
web-failure-not-your-seat = Non è il tuo posto.
web-failure-not-host = Può farlo solo chi ha creato il tavolo.
web-failure-muted = Chi ospita ti ha tolto la parola a questo tavolo.
web-failure-removed = Chi ha creato il tavolo ti ha tolto da questo tavolo.
web-failure-too-often = Troppe richieste. Aspetta un momento.
web-failure-quota = Hai fatto salvare molto in poco tempo. Riprova più tardi.
web-failure-no-address = Questo indirizzo non esiste.
web-failure-no-game = Questo gioco non esiste.
web-failure-no-table = Questo tavolo non esiste.
web-failure-no-tour = Questo gioco non ha una visita guidata.
web-failure-no-seat = Questo posto non esiste.
web-failure-no-order = Ora non si può rispondere così in anticipo.
web-failure-no-entry = La partita non ha questa mossa.
web-failure-no-text = Questo testo non esiste.
web-failure-begun = La partita è cominciata.
web-failure-not-begun = La partita non è cominciata.
web-failure-seat-taken = Quel posto non è più libero.
web-failure-name-taken = A questo tavolo qualcuno ha un nome che somiglia al tuo. Cambia prima il tuo.
web-failure-seat-open = C'è ancora un posto libero.
web-failure-own-seat = Per lasciare il tuo posto, lascia il tavolo.
web-failure-not-playing = Qui non si sta giocando.
web-failure-not-over = La partita non è ancora finita.
web-failure-over-there = A quel punto la partita è finita.
web-failure-closed = Il tavolo è chiuso.
web-failure-answered = Hai già risposto a questa domanda. Le risposte si rivelano tutte insieme.
web-failure-overtaken = Qualcun altro è stato più veloce. Guarda di nuovo.
web-failure-undo-too-far =
    { $n ->
        [0] Nessuna decisione è in vigore.
        [one] È in vigore una sola decisione.
       *[other] Sono in vigore solo { $n } decisioni.
    }
web-failure-undo-barred = È venuto alla luce qualcosa di nascosto, o è cominciata la decisione di un altro.
web-failure-undo-declined = Richiesta di annullamento respinta.
web-failure-many-undos = Questa partita ha avuto { $most } annullamenti: non se ne possono fare altri.
web-failure-many-entries = Il diario di questa partita ha { $most } voci: non si può più annullare né ripetere nulla.
web-failure-many-removed = A questo tavolo hai già allontanato o silenziato { $most } ospiti: non puoi farlo con altri.
web-failure-redo-too-far =
    { $n ->
        [0] Non c'è più nulla da ripetere.
        [one] Si può ripetere una sola decisione.
       *[other] Si possono ripetere solo { $n } decisioni.
    }
web-failure-one-seat = Puoi prendere un posto solo; chi gioca al tuo dispositivo ha il suo.
web-failure-many-seats = Nessun gioco ha così tanti posti.
web-failure-other-seats =
    { $n ->
        [one] La partita ha { $n } giocatore.
       *[other] La partita ha { $n } giocatori.
    }
web-failure-setup = Queste opzioni non vanno bene.
web-failure-bot = { $reason }
web-failure-bot-iterations = Un bot può pensare al massimo per { $most } iterazioni.
web-failure-bot-seconds = Un bot può pensare al massimo per { $most } secondi.
web-failure-not-an-action = Non è un'azione di questo gioco: { $reason }
web-failure-record = Riga { $line } della registrazione: { $reason }
web-failure-undos = { $undos } annullamenti; una registrazione può averne { $most }.
web-failure-undo-work = Ripercorrere gli annullamenti di questa registrazione richiede troppo lavoro: { $work }, al massimo { $most }.
web-failure-unreplayable = La partita non si può ripercorrere: { $reason }
web-failure-damaged = Questo tavolo non si può leggere: { $reason }
web-failure-broken = Questo tavolo si può solo guardare e chiudere: { $reason }
web-failure-failed = La richiesta non è riuscita.
web-failure-stopping = Il server si sta fermando.
web-failure-silent = L'archivio non risponde. Riprova.
web-failure-full = Il server ora è pieno. Riprova tra un minuto.
web-failure-unwritable = Al momento il server non può salvare le mosse. Non si è perso nulla: riprova tra poco.
web-failure-unknown = Non si sa ancora se la tua ultima mossa è stata salvata. Il tavolo la mostrerà non appena il server potrà leggere di nuovo.
web-failure-timed-out = Il server ha impiegato troppo tempo a rispondere. Guarda di nuovo: potrebbe aver fatto quello che hai chiesto.

## Log

web-log-redealt = La partita continua da una posizione registrata. Tutto ciò che è nascosto è stato distribuito di nuovo.
web-log-restarted =
    Da qui in poi vale la versione { $rules } delle regole.{ $dropped ->
        [0] {""}
        [one] {" "}La decisione precedente non si è potuta mantenere.
       *[other] {" "}Le ultime { $dropped } decisioni non si sono potute mantenere.
    }
