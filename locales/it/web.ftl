# Quello che dicono le pagine web. Ogni chiave comincia con "web-", per non incontrare mai quelle di un gioco o della riga di comando.

## Ovunque

web-history = Storia della partita
web-history-at = Posizione { $at } di { $of }: la domanda aspetta il tuo ritorno.
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
web-home-example = Un piccolo esempio
web-coming = In arrivo
web-game-about =
    { $game ->
        [kepler-3042] Costruisci astronavi, colonizza pianeti, terraformali e padroneggia cinque tecnologie. Sedici round per guidare una nazione della Terra nella Via Lattea.
        [planet-unknown] Ricopri il tuo pianeta con le tessere di una stazione spaziale che ruota, tutti insieme, e sali su cinque tracciati. I rover salvano, le carte sorprendono.
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
web-play-tour = Mostrami come si gioca
web-guide = Guida: come fare piani
web-guide-of = Guida a { $game }
web-campaigns = Campagne in solitario
web-campaigns-of = Campagne in solitario di { $game }

## Sala

web-lobby = Tavoli
web-lobby-new = Nuovo tavolo di { $game }
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
web-seat-same-device = Qualcuno su questo dispositivo
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
web-set = In preparazione
web-set-total = { $n } di { $of }
web-set-missing =
    { $n ->
        [one] ne manca 1
       *[other] ne mancano { $n }
    }
web-set-remove = Togli
web-set-confirm = Conferma
web-order-offer = Rispondi in anticipo
web-order-revoke = Torna a chiedermelo
web-set-stuck = Così non si può. Ciò che era iniziato è annullato.
web-undo = Annulla
web-undo-ask = Chiedi di annullare
web-undo-asking = Agli altri si chiede di acconsentire.
web-undo-declined = Non tutti sono d’accordo.
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
web-undo-far-consent = Agli altri si chiede di acconsentire.
web-undo-do = Annulla le decisioni
web-undo-leave = Lascia stare
web-redo = Ripeti
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
web-own-components = Componenti propri { $hash }
web-own-components-rules = Questo server gioca con componenti corretti. Dove le regole qui sotto riportano altri numeri, valgono quelli sulla plancia.
web-areas = Aree del tavolo
web-tools = Strumenti
web-looking-at = Stai guardando l’area di { $name }.
web-back-to-mine = Torna alla mia
web-end-turn = Termina il turno
web-only-choice = Una sola scelta, già presa per te: { $what }
web-skip-watching = Salta
web-key-space = Spazio
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
web-sound = Suoni
web-sound-on = Attiva i suoni
web-sound-off = Spegni i suoni
web-curtain-title = Passa il dispositivo a { $name }
web-curtain-text = Fino ad allora il tavolo è coperto.
web-curtain-open = Sono { $name }
web-reconnecting = La connessione è caduta. Nuovo tentativo …
web-reconnect-now = Prova ora
web-refused-stale = Nel frattempo la partita è andata avanti. Guarda di nuovo.
web-verdict-won = Vince { $who }.
web-verdict-shared = La vittoria è condivisa: { $who }.
web-verdict-solo = Hai vinto.
web-verdict-lost = La partita è persa.
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
web-help-text = Tutto ciò che brilla si può cliccare. Clicca su altro per leggere perché ora non è permesso. L'elenco ha ogni scelta in parole.
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
web-help-planet-arrows = porta la tessera al prossimo posto dove può stare; ruota la stazione
web-help-planet-lay = piazza la tessera

## Replay

web-replay-start = L'inizio
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
web-play-from-here-text = Torna indietro nella storia fino alla posizione da cui vuoi giocare.
web-replay-step = Passo
web-log-undid-by =
    { $n ->
        [one] { $who } ha annullato una decisione
       *[other] { $who } ha annullato { $n } decisioni
    }
web-chart = Punti nel tempo
web-chart-label = Punti nel tempo. Alla fine: { $result }
web-preview-hidden = Si scoprirà qualcosa di nascosto: non si potrà annullare da soli.
web-preview-points = { $points } PV
web-recap = Dal tuo ultimo turno
web-recap-who = { $name }:
web-recap-watch = Clicca per rivederlo sul tabellone.
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
web-tour-otherwise = Permesso, e perché no. La visita prosegue come si è giocata la sua partita.
web-tour-look = Per ora guarda: nei prossimi passi tocca a te.
web-tour-kepler-galaxy = La galassia
web-tour-kepler-galaxy-text = La Terra è presso Sol, al centro. Le tue astronavi volano di esagono in esagono verso i corpi intorno. Ciò che è scoperto è noto; ciò che è coperto nessuno l’ha visto. I pianeti lontani danno più punti. La partita dura 16 round.
web-tour-kepler-planets = I tuoi pianeti e i cubetti
web-tour-kepler-planets-text = Si paga con i cubetti di una sola carta: energia, materia, antimateria. Produrre vuol dire spostare cubetti dal deposito a una carta; ciò che spendi torna al deposito. I cubetti bruciati restano nel pozzo finché non li rigeneri.
web-tour-kepler-card = La carta progresso
web-tour-kepler-card-text = Ogni round comincia con una carta nuova. Ha effetto alla fine del round, spesso per chi è primo o ultimo su un tracciato. Le medaglie sulla carta vanno al primo del loro tracciato.
web-tour-kepler-chain = Che cosa porta a che cosa
web-tour-kepler-chain-text = Energia e materia su una carta diventano astronavi. Le astronavi volano e atterrano. Quelle atterrate diventano colonie. Le colonie producono cubetti, e una colonia con cubetti sulla propria carta si terraforma. Le tecnologie rendono più grande ogni passo.
web-tour-kepler-actions = Un’azione principale per turno
web-tour-kepler-actions-text = Sposta il cubetto su un’altra casella e fai ciò che dice; non può restare dov’è. Tre tue astronavi sono atterrate su pianeti: scegli Insediamento Coloniale, che è illuminato.
web-tour-kepler-settle = Fondare una colonia
web-tour-kepler-settle-text = Tre tue astronavi stanno su pianeti. Fai insediare quella illuminata: l’astronave torna alla riserva e la carta del pianeta è tua. Non costa nulla.
web-tour-kepler-tracks = Leadership
web-tour-kepler-tracks-text = Colonie e tecnologie fanno avanzare i tuoi indicatori. Alcune posizioni ridanno cubetti, altre tengono medaglie, e tutte valgono punti alla fine.
web-tour-kepler-colonies = A che servono le colonie
web-tour-kepler-colonies-text = Si sono insediate tutte e tre. Sfruttamento Planetario le fa produrre, ognuna sulla propria carta. Terraformare si paga da quella stessa carta: i cubetti piccoli sono il prezzo. Dunque: insediare, sfruttare, terraformare, in tre turni diversi.
web-tour-kepler-bonus = Due azioni bonus
web-tour-kepler-bonus-text = Dopo l’azione principale, la riga e la colonna del tuo cubetto offrono un’azione bonus ciascuna. Ognuna costa un cubetto bruciato. Un’azione principale si sceglie quindi anche per le sue due azioni bonus. Prendi quella illuminata.
web-tour-kepler-burn = Bruciare un cubetto
web-tour-kepler-burn-text = Il cubetto va nel pozzo. Brucia ciò che ti serve meno: per riaverlo occorre un’icona di rigenerazione o una miniera. Prendilo dal deposito, che è illuminato.
web-tour-kepler-build = Il round dopo: costruire ancora
web-tour-kepler-build-text = Insediandosi le astronavi sono tornate alla riserva, e la carta progresso ha portato cubetti. Missioni Spaziali trasforma 1 energia e 1 materia di una carta in un’astronave accanto a quel pianeta. Sceglila.
web-tour-kepler-ship = Poi si vola
web-tour-kepler-ship-text = Due astronavi sono pronte. Dopo le azioni ogni astronave che non è atterrata può volare quanto consente Viaggi Spaziali, anche le nuove. Scegli l’astronave illuminata.
web-tour-kepler-fly = Scegli dove va
web-tour-kepler-fly-text = È illuminato ogni esagono raggiungibile, e indicandolo si vede la rotta. Alle stelle si gira intorno. Un’astronave che entra in un pianeta libero vi atterra, e in un turno successivo può insediarsi. Scegli un esagono illuminato qualsiasi.
web-tour-kepler-techs = Tecnologie
web-tour-kepler-techs-text = Viaggi Spaziali porta le astronavi più lontano, Terraformazione apre pianeti più difficili, le altre ti danno cubetti. I cubetti accanto a un nome sono il prezzo del livello seguente.
web-tour-kepler-plan = Pensa due turni avanti
web-tour-kepler-plan-text = Il cubetto deve muoversi a ogni turno, quindi pensa a coppie: costruisci mentre le astronavi volano, insedia, e nel mezzo prendi cubetti con le altre azioni. Di ogni azione chiediti che cosa rende possibile dopo.
web-tour-kepler-points = I punti
web-tour-kepler-points-text = Dopo il round 16 contano colonie, pianeti terraformati, tracciati, medaglie, tecnologie al massimo e il tuo obiettivo segreto. Qui vedi i punti di tutti fino a ora. Annullare si può sempre, e un clic su ciò che non è permesso ti dice la regola. La guida ha una pagina per ogni azione e per le medaglie. Buon volo!
web-tour-planet-planet = Il tuo pianeta
web-tour-planet-planet-text = Coprilo di tessere. Una riga o colonna completa senza meteoriti dà le medaglie che ha accanto. La prima tessera tocca il bordo, ogni altra tocca ciò che c’è già.
web-tour-planet-station = La stazione spaziale
web-tour-planet-station-text = Sei depositi ruotano attorno al centro, ognuno con una pila di tessere piccole dentro e una di grandi fuori. La tua tessera viene dal deposito che hai davanti, in basso.
web-tour-planet-rotate = La ruota il Comandante
web-tour-planet-rotate-text = Chi ha il distintivo ruota la stazione, e con lei la scelta di tutti. Trascina la ruota o usa le frecce, guarda chi avrebbe cosa e conferma.
web-tour-planet-tile = Prendi una tessera
web-tour-planet-tile-text = Ora giocano tutti insieme. Prendi una delle due tessere che hai davanti: qui, quella illuminata.
web-tour-planet-place = Piazzala
web-tour-planet-place-text = È appesa al puntatore. R la ruota, F la capovolge, anche la rotella la ruota. Dove può stare ha il bordo d’ottone; un clic altrove ti dice la regola. Piazzala dove vuoi, purché ci stia.
web-tour-planet-icons = Due icone
web-tour-planet-icons-text = Ogni metà della tessera ha un’icona che fa avanzare il cubetto del suo tracciato, nell’ordine che vuoi. L’acqua conta solo sul ghiaccio; l’energia fa avanzare qualcosa che le sta accanto.
web-tour-planet-tracks = Cinque tracciati
web-tour-planet-tracks-text = Ciò che un cubetto raggiunge è tuo: medaglie, carte da scegliere, campi di biomassa, rover e il loro movimento, tecnologie. Una stella fa avanzare un cubetto qualsiasi.
web-tour-planet-rovers = I rover
web-tour-planet-rovers-text = Raccolgono capsule e meteoriti. Fai clic su una casella illuminata, o trascina il rover lungo la sua strada. Una tessera su una capsula la distrugge.
web-tour-planet-techs = Tecnologie
web-tour-planet-techs-text = Ogni corporazione ha le sue. Le sblocca il tracciato Tecnologia; quelle d’ottone sono attive.
web-tour-planet-neighbours = Gli altri
web-tour-planet-neighbours-text = I loro pianeti sono sempre in vista, e una spunta dice chi ha finito. Gli obiettivi stanno tra vicini: il numero migliore dà 5 medaglie, il pareggio 2 a testa.
web-tour-planet-points = Medaglie
web-tour-planet-points-text = Contano pianeta, tracciati, capsule, meteoriti, carte e obiettivi. La partita finisce dopo il round in cui qualcuno non può piazzare una tessera o un deposito è vuoto. Buon atterraggio!
web-tour-spacecorp-map = Tre ere nello spazio
web-tour-spacecorp-map-text = Guidi una compagnia. In questa prima era, quella dei Marinai, i team volano dalla Terra fino alla fascia degli asteroidi; la seconda arriva ai pianeti esterni, la terza alle stelle vicine. Sotto un sito, e è il costo per esplorare e b quello per costruire. I numeri nei cerchi sono i confini che un volo attraversa.
web-tour-spacecorp-hq = Il tuo HQ
web-tour-spacecorp-hq-text = Quasi tutte le azioni richiedono punti. Qui vedi quelli che hai a ogni turno senza carte: la casella Ricerca dà Ricerca 2, la casella Infra 1 dà Movimento 1. Un’azione Progresso installa una carta in una casella, e da allora conta ogni volta.
web-tour-spacecorp-hand = Le tue carte
web-tour-spacecorp-hand-text = Una carta dà punti una volta, per una delle azioni che riporta, e poi viene scartata. Per esempio una carta che mostra Movimento 1 e Costruzione 1 serve per l’uno o per l’altra. Una carta Tempo raddoppia un Movimento, un’Esplorazione o una Costruzione, oppure fa agire due team.
web-tour-spacecorp-research = Un’azione per turno
web-tour-spacecorp-research-text = Nel tuo turno compi una sola azione. All’inizio servono carte, e la Ricerca ne porta quante il suo totale. Scegli Ricerca, che è illuminata.
web-tour-spacecorp-offers = Prendi ciò che servirà
web-tour-spacecorp-offers-text = Il tuo HQ vale 2 carte, dalle offerte scoperte o alla cieca dal mazzo. Pensa ai prossimi turni: volare, esplorare, costruire. Prendi una carta illuminata.
web-tour-spacecorp-move = Ora si vola
web-tour-spacecorp-move-text = Dopo due turni di Ricerca hai abbastanza carte per un volo. Mentre scegli l’azione, gli anelli tratteggiati sulla mappa mostrano dove può portare un Movimento; indica un sito per vederne la distanza. Scegli Movimento.
web-tour-spacecorp-site = Verso dove?
web-tour-spacecorp-site-text = Ogni destinazione mostra la sua distanza: 1 per partire e 1 per atterrare, i confini tra i due siti, e la gravità alle due estremità. Quella della Terra è 2. Perciò la Luna costa 4. Scegli la Luna.
web-tour-spacecorp-source = Somma i punti
web-tour-spacecorp-source-text = Il tuo HQ dà 1, quindi ne mancano 3. Le carte della mano che aiutano sono illuminate, con ciò che aggiungono; la somma sta qui sotto. Aggiungi la carta illuminata.
web-tour-spacecorp-infra = Usare le Infra altrui
web-tour-spacecorp-infra-text = Con tre carte la somma è 4 e potresti confermare. Puoi anche usare le Infra di un altro giocatore al posto delle tue. Non ti costa nulla, ma il proprietario può pescare una carta: usale quando danno più di quanto essa valga.
web-tour-spacecorp-edge = Le carte Vantaggio
web-tour-spacecorp-edge-text = Il team è sulla Luna, e il tuo avversario ha appena giocato un Vantaggio, Rubare: ha preso le carte che avevi usato. Le carte con il fulmine si giocano in certi momenti, spesso nel turno altrui. Si chiede a tutti insieme, così nessuno sa chi ne ha una; puoi rispondere in anticipo.
web-tour-spacecorp-explore = Esplora
web-tour-spacecorp-explore-text = Dove un team sta su un sito inesplorato, l’Esplorazione rivela una tessera Scoperta e il team la reclama. La Luna costa e1, che una sola carta paga. Scegli Esplorazione.
web-tour-spacecorp-tile = Una scoperta
web-tour-spacecorp-tile-text = Elementi Esotici: una tessera che produce 1. La bandiera dice che il tuo team la reclama: se intanto un altro costruisce qui, guadagni 2 profitti. I punti di Lagrange non hanno tessere; lì si costruisce subito.
web-tour-spacecorp-base = Costruisci
web-tour-spacecorp-base-text = Una base resta per tutta l’era e ha un’abilità. La tessera decide quali tipi sono adatti. Una Raffineria aumenta di 1 ciò che la tessera produce. Sceglila.
web-tour-spacecorp-produce = Produci
web-tour-spacecorp-produce-text = La Raffineria è costruita: ogni volta che produce, la Luna vale 2 profitti. Un’azione Produzione paga tante tessere quanto il suo totale, perciò rende di più a ogni base. Scegli Produzione.
web-tour-spacecorp-contract = I contratti
web-tour-spacecorp-contract-text = Hai guadagnato 2 profitti, e sei il primo a produrre: questo è un contratto. I segni mostrano a che punto è ciascuno. Solo il primo che soddisfa una condizione riceve la ricompensa. Reclamalo.
web-tour-spacecorp-end = La fine di un’era
web-tour-spacecorp-end-text = Il sesto contratto, o il mazzo vuoto, chiude l’era. Nella successiva porti il profitto, le Infra, le carte progresso e una tessera che continua a produrre. Tutto il resto ricomincia su una nuova mappa, e le ricompense che nessuno ha preso si aggiungono a quelle della nuova era.
web-tour-spacecorp-wheel = Genetica e progresso
web-tour-spacecorp-wheel-text = Genetica e Rivelazione fanno avanzare i cubi sulla ruota. Ogni giro porta una carta progresso con un’abilità duratura. Nell’era dei Marinai un giro del cubo Genetica te ne dà una all’inizio dell’era seguente.
web-tour-spacecorp-plan = Pianifica a catena
web-tour-spacecorp-plan-text = Pensa a un sito come a una catena: volare, esplorare, costruire, produrre. Raccogli le carte per due passi prima di cominciare, installa i valori che usi più spesso, e costruisci dove lo chiedono i contratti.
web-tour-spacecorp-points = Vince il profitto
web-tour-spacecorp-points-text = Vince chi ha più profitto dopo l’ultima era. Annulla c’è finché non si rivela qualcosa di nuovo, e un clic su ciò che non è permesso ti dice la regola. Buon volo!

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

## Statistics

web-statistics = Le mie statistiche
web-statistics-none = Ancora niente da contare. Qui compaiono le partite giocate fino alla fine.
web-statistics-game = Gioco
web-statistics-company = Compagnia
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
web-settings-speed-help = Se il tuo sistema chiede meno movimento, qui non si muove nulla.
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
web-kepler-first-tech = Clicca le due tecnologie con cui cominci
web-kepler-second-tech = { $tech } e …: clicca la seconda
web-kepler-next-cost = Cubetti accanto a un nome: quanto costa il prossimo livello
web-kepler-terraforming = Terraformare
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
web-kepler-campaigns-text = Ogni campagna ha quattro livelli, e ogni livello aggiunge un obiettivo ai precedenti. Raggiungili tutti e arriva ai punti richiesti: si apre il livello successivo, e ogni { $n } punti in più danno un cubetto di energia o materia con cui cominciarlo.
web-kepler-campaign-passed =
    { $n ->
        [0] nessun livello superato
        [one] 1 livello superato su { $of }
       *[other] { $n } livelli superati su { $of }
    }
web-kepler-campaign-complete = completata
web-kepler-campaign-play = Gioca
web-kepler-campaign-again = Gioca ancora
web-kepler-campaign-go-on = Continua
web-kepler-campaign-locked = Si apre con un successo al livello { $n }
web-kepler-campaign-best = Il tuo massimo: { $n } PV
web-kepler-campaign-needs =
    { $objectives ->
        [one] questo obiettivo, { $n } PV
       *[other] obiettivi 1–{ $objectives }, { $n } PV
    }
web-kepler-bonus = Per cominciare:
web-kepler-bonus-cubes =
    { $n ->
        [0] {""}
        [one] e 1 di energia o materia
       *[other] e { $n } di energia o materia
    }
web-kepler-bonus-later = e un cubetto ogni { $per } PV oltre { $min }
web-kepler-objective = Obiettivo
web-kepler-met = raggiunto
web-kepler-not-met = non raggiunto
web-recap-kepler-built =
    { $n ->
        [one] 1 astronave
       *[other] { $n } astronavi
    }
web-recap-kepler-flew =
    { $n ->
        [one] 1 volo
       *[other] { $n } voli
    }
web-recap-kepler-tile_revealed =
    { $n ->
        [one] 1 tessera scoperta
       *[other] { $n } tessere scoperte
    }
web-recap-kepler-settled = { $name } colonizzato
web-recap-kepler-terraformed = { $name } terraformato
web-recap-kepler-objective = obiettivo coloniale in { $name }
web-recap-kepler-tech = { $name } { $level }
web-kepler-now-space_missions =
    { $n ->
        [0] nessuna astronave
        [one] 1 astronave
       *[other] { $n } astronavi
    }
web-kepler-now-colonial_settlement =
    { $n ->
        [0] nessun atterraggio
        [one] 1 colonia
       *[other] { $n } colonie
    }
web-kepler-now-technological_development =
    { $n ->
        [0] troppo cari
        [one] 1 livello
       *[other] { $n } livelli
    }
web-kepler-now-stellar_propulsion =
    { $n ->
        [0] velocità 0
        [one] 1 esagono
       *[other] { $n } esagoni
    }
web-kepler-now-terraform =
    { $n ->
        [0] nessuno pronto
        [one] 1 pronto
       *[other] { $n } pronti
    }
web-kepler-now-galactic_mapping =
    { $n ->
        [0] 1 passo
        [one] 1 passo, 1 tessera
       *[other] 1 passo, { $n } tessere
    }
web-kepler-now-energy_accumulation =
    { $n ->
        [0] niente
       *[other] +{ $n } energia
    }
web-kepler-now-planetary_exploitation =
    { $n ->
        [0] nessuno
        [one] 1 pianeta
       *[other] { $n } pianeti
    }
web-kepler-now-antimatter_generation =
    { $n ->
        [0] niente
       *[other] +{ $n } antim.
    }
web-kepler-tip-now = Ora: { $gain }.
web-kepler-tip-idle = Ora non servirebbe a nulla.
web-kepler-tip-why = Ora non si può. Fai clic per chiedere perché.
web-kepler-tip-burn = brucia 1 cubetto
web-kepler-tip-free = gratis
web-kepler-tip-next = Livello seguente: { $text } Costa { $cost }.
web-kepler-tip-technology =
    { $n ->
        [one] 1 passo sulla Leadership Tecnologica
       *[other] { $n } passi sulla Leadership Tecnologica
    }
web-kepler-tip-terraform = terraformazione: { $cubes }
web-kepler-tip-colony =
    Come colonia produce { $cubes }{ $icons ->
        [0] .
        [one] , e dà 1 passo sulla Leadership Coloniale quando la fondi.
       *[other] , e dà { $icons } passi sulla Leadership Coloniale quando la fondi.
    }
web-kepler-tip-terraformed =
    Terraformato produce { $cubes }{ $icons ->
        [0] .
        [one] , e dà 1 passo sulla Leadership Coloniale quando lo giri.
       *[other] , e dà { $icons } passi sulla Leadership Coloniale quando lo giri.
    }
web-kepler-tip-cube-card = Su una carta paga astronavi, tecnologie e terraformazione, o si brucia per un'azione bonus.
web-kepler-tip-cube-depot = Nel deposito aspetta che tu lo produca su una carta; non può pagare, ma si può bruciare.
web-kepler-tip-cube-well = Nel pozzo resta bruciato finché non lo rigeneri nel deposito.
web-kepler-tip-depot = Cubetti che puoi produrre. Ciò che spendi torna qui.
web-kepler-tip-well = Cubetti bruciati. Rigenerare li riporta nel deposito.
web-kepler-tip-regenerate = Rigenera 1 cubetto
web-kepler-tip-produce = Produci { $cubes } su una carta
web-kepler-tip-medal = Una medaglia: passa sulla carta progresso appena qualcuno arriva
web-kepler-progress-card = Carta progresso
web-kepler-tip-card = Ha effetto alla fine del round.
web-kepler-medals = Medaglie
web-kepler-tip-medals = Chi è più avanti su un tracciato ne prende le medaglie alla fine del round. Ogni medaglia vale 1 PV.
web-kepler-tip-objective = Conta alla fine della partita, se la condizione vale allora.
web-kepler-terraformed-short = terraformato
web-kepler-place-on = { $hex }, { $name }
web-kepler-place-near = { $hex }, vicino a { $name }
web-kepler-place-ship = La tua astronave in { $where }
web-kepler-colony = Colonia
web-kepler-terraformed = Terraformato
web-kepler-colonial-steps = +{ $n } Coloniale
web-kepler-seat-line =
    { $planets ->
        [0] nessun pianeta
        [one] 1 pianeta
       *[other] { $planets } pianeti
    }{ $terraformed ->
        [0] {""}
        [one] {" "}({ $terraformed } terraformato)
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

## Planet Unknown

web-recap-planet-tile = tessera { $a }/{ $b }
web-recap-planet-rotated = stazione girata
web-planet-planet = Pianeta
web-planet-chart = Caselle del pianeta
web-planet-placing = La tessera in mano. Frecce: prossimo posto in cui ci sta; R: ruota; F: capovolgi; Invio: piazza.
web-planet-illegal = Qui non può stare.
web-planet-places =
    { $n ->
        [0] ruotata così non ci sta
        [one] 1 posto ruotata così
       *[other] { $n } posti ruotata così
    }
web-planet-if-placed = Piazzata qui
web-planet-on-ice = { $squares } su ghiaccio
web-planet-on-soil = { $squares } su terra
web-planet-no-ice = nessuna casella su ghiaccio: niente
web-planet-energy-copies = L’energia ne copia una
web-planet-energy-asking = L’energia copia …
web-planet-row-complete = Riga { $name } completa
web-planet-column-complete = Colonna { $name } completa
web-planet-pod-lost = Capsula { $at } persa
web-planet-rover-lost = Rover { $at } perso
web-planet-meteor-on = Simbolo meteora in { $at }
web-planet-medals = Medaglie
web-planet-medals-later = quando la tessera è presa
web-planet-step = { $track } { $from } → { $to }: { $what }
web-planet-step-top = { $track } { $from }: in cima
web-planet-top = in cima
web-planet-space = { $track } { $row }
web-planet-space-empty = niente di stampato
web-planet-or = oppure
web-planet-token-medal = medaglia da { $n } a fine partita
web-planet-token-synergy = sinergia: avanza un cubo qualsiasi
web-planet-token-civ = una carta Civiltà di rango { $n }
web-planet-token-patch = un campo di biomassa
web-planet-token-rover = un rover arriva sull’ultima tessera
web-planet-token-move = { $n } movimento rover
web-planet-token-tech = tecnologia di livello { $n }
web-planet-token-advance = avanza { $track }
web-planet-row = Riga { $name }
web-planet-column = Colonna { $name }
web-planet-line-medal = Medaglia da { $n } quando ogni casella è coperta e nessun meteorite vi giace.
web-planet-line-full = completa
web-planet-line-open = non completa
web-planet-drag = Un clic per prenderla, o trascinala sul pianeta.
web-planet-patch-text = Copre una casella del pianeta accanto a ciò che c’è già.
web-planet-civ-text = Si sceglie dal mazzo nella fase civiltà.
web-planet-no-rover = Nessun rover è sul pianeta: il movimento è perso.
web-planet-no-rover-waiting = Nessun rover è in attesa: non arriva niente.
web-planet-waiting-text = Arrivano sull’ultima tessera quando il cubo rover raggiunge il loro simbolo.
web-planet-stored-text = Si posano nell’ultimo passo della partita.
web-planet-hint-rover = Fai clic su una casella illuminata, o trascina il rover lungo la sua strada.
web-planet-next-tile = sotto: { $tile }
web-planet-turn-left = Ruota a sinistra
web-planet-turn-right = Ruota a destra
web-planet-flip = Capovolgi
web-planet-lay = Piazza
web-planet-clockwise = Ruota la stazione in senso orario
web-planet-anticlockwise = Ruota la stazione in senso antiorario
web-planet-turn-back = Com’era
web-planet-turn-so = Ruota così
web-planet-leave-so = Lascia così
web-planet-station = Stazione
web-planet-station-text = Ogni giocatore ha davanti un deposito: una tessera piccola dentro, una grande fuori.
web-planet-corporation = Corporazione
web-planet-tracks = Tracciati
web-planet-techs = Tecnologie
web-planet-locked = bloccata
web-planet-unlocked = attiva
web-planet-used = usata
web-planet-pods =
    { $n ->
        [one] 1 capsula nell’area punteggio
       *[other] { $n } capsule nell’area punteggio
    }
web-planet-stones =
    { $n ->
        [one] 1 meteorite
       *[other] { $n } meteoriti
    }
web-planet-waiting =
    { $n ->
        [one] 1 rover in attesa
       *[other] { $n } rover in attesa
    }
web-planet-stored =
    { $n ->
        [one] 1 campo conservato
       *[other] { $n } campi conservati
    }
web-planet-done = ha finito
web-planet-ahead = in testa
web-planet-commander = Comandante
web-planet-area-of = Area di { $name }
web-planet-doomed = Questa capsula verrebbe distrutta.
web-planet-tile-first = Prendi prima una tessera dal tuo deposito: poi la potrai posare qui.
web-planet-offers = Da scegliere
web-planet-event = Evento
web-planet-green = favorevole
web-planet-orange = scomodo
web-planet-red = duro
web-planet-progress = { $n } medaglie su { $of }
web-planet-private = Obiettivi privati
web-planet-met = raggiunto
web-planet-score = Medaglie finora: { $n }
web-planet-civ = Carte Civiltà
web-planet-seen = Viste nella riserva: { $cards }
web-planet-rank = rango { $n }
web-planet-immediate = subito
web-planet-at-end = a fine partita

## SpaceCorp

web-spacecorp-map-mariners = Mappa: vicino alla Terra
web-spacecorp-map-planeteers = Mappa: il Sistema Solare
web-spacecorp-map-starfarers = Mappa: le stelle vicine
web-spacecorp-new-era = Una nuova era
web-spacecorp-era-mariners = Dalla Terra alla cintura di asteroidi
web-spacecorp-era-planeteers = Dagli asteroidi alla Nuvola di Oort
web-spacecorp-era-starfarers = Verso le stelle vicine
web-spacecorp-profit = { $n } T
web-spacecorp-profit-name = Profitto
web-spacecorp-radiation = { $n ->
    [0] radiazioni
   *[other] radiazioni: { $n } T senza scudo
 }
web-spacecorp-piles = Tessere Scoperta rimaste
web-spacecorp-hand = Mano
web-spacecorp-hand-of = Mano di { $name }
web-spacecorp-cards = { $n ->
    [one] 1 carta
   *[other] { $n } carte
 }
web-spacecorp-fit = { $n ->
    [one] 1 adatta
   *[other] { $n } adatte
 }
web-spacecorp-hq = Il tuo HQ
web-spacecorp-hq-of = HQ di { $name }
web-spacecorp-box = Casella Infra { $n }
web-spacecorp-research-box = Casella Ricerca
web-spacecorp-printed = stampato
web-spacecorp-infra = Infra
web-spacecorp-start = Iniziale
web-spacecorp-start-card = carta Iniziale
web-spacecorp-shielded = schermata
web-spacecorp-time = Tempo
web-spacecorp-time-double = Tempo: raddoppia il totale
web-spacecorp-special-probe = Sonda
web-spacecorp-special-gain_profit = Guadagna { $n } T
web-spacecorp-special-antimatter_jump = Balzo ad antimateria
web-spacecorp-stock = In riserva
web-spacecorp-teams = Squadre
web-spacecorp-legacy = Spazio Eredità
web-spacecorp-legacy-short = Eredità P{ $n }
web-spacecorp-offers = Offerte
web-spacecorp-deck = Mazzo { $n }
web-spacecorp-deck-name = Mazzo
web-spacecorp-discard = Scarti { $n }
web-spacecorp-discard-name = Scarti, prima l’ultima carta
web-spacecorp-contracts = Contratti
web-spacecorp-contracts-met = { $n } soddisfatti, il sesto chiude l’era
web-spacecorp-side-board = Plancia laterale
web-spacecorp-passed = ha passato
web-spacecorp-seat-line = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
 }, { $bases ->
    [one] 1 base
   *[other] { $bases } basi
 }
web-spacecorp-tray = Azione
web-spacecorp-action = La tua azione
web-spacecorp-ban = Vieta un tipo di azione
web-spacecorp-idle = Qui componi la tua azione quando è il tuo turno.
web-spacecorp-hq-gives = l’HQ dà { $n }
web-spacecorp-counts = Che cosa conta
web-spacecorp-part-hq = Infra
web-spacecorp-part-shielded_box = Infra schermata
web-spacecorp-part-double = { $name } raddoppiata
web-spacecorp-part-remove_team = una squadra lascia il gioco
web-spacecorp-part-pay = un punto comprato
web-spacecorp-take-out = Togli: { $what }
web-spacecorp-no-infra = Nessuna Infra
web-spacecorp-hq-used = HQ di { $name }
web-spacecorp-hq-competitors = Competitori: { $name }
web-spacecorp-buy = { $n ->
    [one] compra 1 punto per 1 T
   *[other] compra { $n } punti per { $n } T
 }
web-spacecorp-of-needed = su { $n } necessari
web-spacecorp-missing = { $n ->
    [one] ne manca 1
   *[other] ne mancano { $n }
 }
web-spacecorp-confirm = Conferma: { $kind }
web-spacecorp-confirm-short = Conferma
web-spacecorp-choose-site = Scegli sulla mappa.
web-spacecorp-choose-card = Scegli una carta della tua mano.
web-spacecorp-choose-box = Scegli una casella Infra del tuo HQ.
web-spacecorp-choose-offer = Scegli un’offerta.
web-spacecorp-choose-contract = Scegli un contratto.
web-spacecorp-window = Finestra dei Vantaggi
web-spacecorp-window-turn_start = Inizia un turno
web-spacecorp-window-opponent_produced = Dopo una Produzione
web-spacecorp-window-opponent_took_breakthrough_with_reward = È stato preso un Avanzamento
web-spacecorp-window-contract_fulfilled = È stato soddisfatto un contratto
web-spacecorp-window-turn_end = Finisce un turno
web-spacecorp-window-together = Le risposte si aprono insieme.
web-spacecorp-window-any_time = La competizione sta per agire
web-spacecorp-window-own_contract_fulfilled = Hai soddisfatto un contratto
web-spacecorp-window-competition_card_revealed = La competizione rivela una carta
web-spacecorp-window-competition_removes_progress = La competizione rimuove una carta progresso
web-spacecorp-window-competition_places_base = La competizione piazza una base
web-spacecorp-window-competition_offers_action_end = Finisce un’Azione Offerte
web-spacecorp-competition = Competizione
web-spacecorp-competition-line = { $deck ->
    [one] 1 carta
   *[other] { $deck } carte
 } nel suo mazzo, { $teams ->
    [one] 1 squadra
   *[other] { $teams } squadre
 } nella sua scatola, { $bases ->
    [one] 1 base
   *[other] { $bases } basi
 }
web-spacecorp-competition-turns = { $n } turni prima del tuo
web-spacecorp-situation = Situazione:
web-spacecorp-tip-competition = Non decide nulla: ogni turno fa ciò che dice la carta che rivela.

web-spacecorp-site-home = Casa di tutti i giocatori, in { $region }.
web-spacecorp-site-goal = Traguardo: le squadre che arrivano restano per tutta l’era.
web-spacecorp-site-lagrange = Punto di Lagrange in { $region }. Niente da esplorare; si costruisce uno Spazioporto o una base Ricerca.
web-spacecorp-site-moon = Luna in { $region }.
web-spacecorp-site-planet = Sito di un pianeta in { $region }.
web-spacecorp-site-dwarf = Pianeta nano in { $region }.
web-spacecorp-site-asteroid = Asteroide in { $region }.
web-spacecorp-site-comet = Cometa in { $region }.
web-spacecorp-site-star = Sistema stellare: la squadra che arriva attende sul tracciato della stella.
web-spacecorp-site-empty = Regione vuota: nessun movimento finisce qui.
web-spacecorp-kind-research = Pesca tante carte quanto il totale, dal mazzo o dalle offerte.
web-spacecorp-kind-move = Muovi una squadra; il totale deve raggiungere la distanza.
web-spacecorp-kind-explore = Scopri una tessera dove sta una squadra e rivendicala.
web-spacecorp-kind-build = Costruisci una base dove sta una squadra.
web-spacecorp-kind-produce = Guadagna il P di tante tue tessere quanto il totale.
web-spacecorp-kind-genetics = Avanza il cubo Genetica del totale.
web-spacecorp-kind-upgrade = Installa una carta in una casella Infra.
web-spacecorp-kind-special = Gioca una carta con un’azione Speciale.
web-spacecorp-kind-revelation = Avanza il cubo Rivelazione del totale.
web-spacecorp-kind-colonize = Fonda una colonia dove hai una base su ogni tessera.
web-spacecorp-tip-explore = esplorare { $n }
web-spacecorp-tip-build = costruire { $n }
web-spacecorp-tip-gravity = Gravità: { $n } in più per atterrare o partire.
web-spacecorp-tip-reach = Un Movimento ci arriva: distanza { $n }.
web-spacecorp-tip-teams = { $n ->
    [one] { $name }: 1 squadra
   *[other] { $name }: { $n } squadre
 }
web-spacecorp-tip-owned = { $what } di { $name }
web-spacecorp-tip-border = confine { $n }
web-spacecorp-tip-way = Un movimento costa 1 per partire, i confini, 1 per atterrare e la gravità ai due capi.
web-spacecorp-tip-stars = Un movimento costa la somma dei confini.
web-spacecorp-tip-direct = Via diretta: questo è il costo intero.
web-spacecorp-tip-transit = Si somma una volta a un movimento che parte da una delle due e finisce nell’altra.
web-spacecorp-tip-radiation = Un Movimento o una Costruzione che tocca la zona costa questo una volta, se nulla scherma.
web-spacecorp-tip-pile = { $n ->
    [one] 1 tessera rimasta
   *[other] { $n } tessere rimaste
 }
web-spacecorp-tip-time = Raddoppia Movimento, Esplorazione o Costruzione, o fa usare il totale a due squadre.
web-spacecorp-tip-research-box = Questa casella non prende mai carte.
web-spacecorp-tip-box = Un Progresso copre quel che c’è qui.
web-spacecorp-tip-box-empty = Vuota: un Progresso installa qui una carta.
web-spacecorp-tip-space = spazio { $n } di { $of }
web-spacecorp-tip-wheel-mariners = Un giro in quest’era porta un Adattamento all’inizio della prossima.
web-spacecorp-tip-wheel-genetics = Ogni volta che raggiunge lo spazio premio prendi un Adattamento.
web-spacecorp-tip-wheel-revelation = Ogni volta che raggiunge lo spazio premio prendi un Avanzamento.
web-spacecorp-tip-steps = { $n ->
    [one] 1 passo finora
   *[other] { $n } passi finora
 }
web-spacecorp-tip-stock = { $n } in riserva
web-spacecorp-tip-stock-teams = { $n ->
    [one] 1 squadra non è sulla mappa
   *[other] { $n } squadre non sono sulla mappa
 }
web-spacecorp-tip-genetics-card = Adattamento, prima copia +{ $n } T
web-spacecorp-tip-revelation-card = Avanzamento, prima copia +{ $n } T
web-spacecorp-tip-colony = valore { $n }
web-spacecorp-tip-legacy = Alla fine di un’era si può tenere qui una tessera che produce con la propria base.
web-spacecorp-tip-produces = produce { $n }
web-spacecorp-tip-counted = { $name }: { $n } di { $of }
web-spacecorp-tip-contract = Si rivendica alla fine della propria azione; si sommano le ricompense lasciate nelle ere precedenti.
web-spacecorp-tip-contracts = L’era finisce quando sei sono soddisfatti o il mazzo si esaurisce.
web-spacecorp-tip-profit = Vince chi ha più profitto dopo l’ultima era.
web-spacecorp-tip-deck = { $n ->
    [0] Il mazzo non si rimescola mai.
    [one] 1 carta Iniziale in cima. Il mazzo non si rimescola mai.
   *[other] { $n } carte Iniziali in cima. Il mazzo non si rimescola mai.
 }
web-spacecorp-tip-window = Tutti gli interrogati rispondono insieme, qualunque cosa abbiano in mano; le risposte si mostrano insieme.

web-spacecorp-recap-moved = verso { $name }
web-spacecorp-recap-explored = { $name } esplorato
web-spacecorp-recap-built = { $base } su { $name }
web-spacecorp-recap-colonized = { $name } colonizzato
web-spacecorp-recap-installed = { $name } installata
web-spacecorp-recap-progress = { $name } presa
web-spacecorp-recap-edge = { $name } giocata
web-spacecorp-recap-contract = contratto { $name }
web-spacecorp-recap-profit = +{ $n } T
web-spacecorp-recap-loss = -{ $n } T

## Perché una richiesta non viene eseguita

web-failure-unreachable = Il server non è raggiungibile.
web-failure-malformed = La richiesta non è ben formata: { $reason }
web-failure-name-length = Un nome ha da 1 a { $most } caratteri.
web-failure-chat-length = Una riga ha da 1 a { $most } caratteri.
web-failure-too-large = È troppo lungo.
web-failure-not-json = Il contenuto deve essere application/json.
web-failure-no-guest = Prima di' chi sei (POST /api/guest).
web-failure-other-site = La richiesta non viene da questo sito.
web-failure-not-seated = Non siedi a questo tavolo.
web-failure-not-your-seat = Non è il tuo posto.
web-failure-not-host = Può farlo solo chi ha creato il tavolo.
web-failure-too-often = Troppe richieste. Aspetta un momento.
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
web-failure-seat-open = C'è ancora un posto libero.
web-failure-own-seat = Per lasciare il tuo posto, lascia il tavolo.
web-failure-not-playing = Qui non si sta giocando.
web-failure-not-over = La partita non è ancora finita.
web-failure-over-there = A quel punto la partita è finita.
web-failure-closed = Il tavolo è chiuso.
web-failure-overtaken = Qualcun altro è stato più veloce. Guarda di nuovo.
web-failure-undo-too-far =
    { $n ->
        [0] Nessuna decisione è in vigore.
        [one] È in vigore una sola decisione.
       *[other] Sono in vigore solo { $n } decisioni.
    }
web-failure-undo-barred = È venuto alla luce qualcosa di nascosto, o è cominciata la decisione di un altro.
web-failure-undo-declined = Non tutti sono d'accordo.
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
web-failure-unreplayable = La partita non si può ripercorrere: { $reason }
web-failure-damaged = Questo tavolo non si può leggere: { $reason }
web-failure-broken = Questo tavolo si può solo guardare e chiudere: { $reason }
web-failure-failed = La richiesta non è riuscita.
web-failure-stopping = Il server si sta fermando.
web-failure-silent = L'archivio non risponde. Riprova.
web-failure-unwritable = Al momento il server non può salvare le mosse. Non si è perso nulla: riprova tra poco.

## Log

web-log-restarted =
    Da qui in poi vale la versione { $rules } delle regole.{ $dropped ->
        [0] {""}
        [one] {" "}La decisione precedente non si è potuta mantenere.
       *[other] {" "}Le ultime { $dropped } decisioni non si sono potute mantenere.
    }
