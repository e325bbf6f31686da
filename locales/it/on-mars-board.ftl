# Parole del tabellone di On Mars.

web-on-mars-map = Mappa di Marte
web-on-mars-stage = Orbita, colonia e Marte
web-on-mars-orbit = Orbita
web-on-mars-colony = Colonia
web-on-mars-mars = Marte
web-on-mars-actions = Azioni
web-on-mars-turn-order = Ordine di turno
web-on-mars-space = Spazio { $n }: { $name }
web-on-mars-surcharge-short = +{ $n }
web-on-mars-warehouse = Magazzino
web-on-mars-tip-warehouse = { $item }: { $n } nel magazzino
web-on-mars-shuttle = Shuttle
web-on-mars-shuttle-leaves-orbit = Parte per l’orbita dopo questo round
web-on-mars-shuttle-leaves-colony = Parte per Marte dopo questo round
web-on-mars-shuttle-waits-orbit = { $n ->
    [one] Parte per l’orbita tra 1 altro round
   *[other] Parte per l’orbita tra altri { $n } round
 }
web-on-mars-shuttle-waits-colony = { $n ->
    [one] Parte per Marte tra 1 altro round
   *[other] Parte per Marte tra altri { $n } round
 }
web-on-mars-tip-shuttle = Chi si trova sul lato da cui parte può salire senza costo. Altrimenti un viaggio richiede una nave dell’hangar.
web-on-mars-quarters = Alloggi
web-on-mars-quarters-short = Alloggi
web-on-mars-work-area = Area Lavoro
web-on-mars-working = Coloni nell’Area Lavoro: { $n }
web-on-mars-on-actions = Azioni
web-on-mars-on-mines = Miniere
web-on-mars-supply = Scorta
web-on-mars-of = { $n } su { $of }
web-on-mars-op = { $n } PO
web-on-mars-storage = Riserva
web-on-mars-limit = limite { $n }
web-on-mars-wild = jolly
web-on-mars-progress = Progresso
web-on-mars-depot = Deposito e azioni esecutive
web-on-mars-depot-short = Deposito
web-on-mars-executive = azioni esecutive
web-on-mars-hangar = Hangar
web-on-mars-crystals = Cristalli
web-on-mars-waiting = In attesa
web-on-mars-exec_develop = Sviluppo
web-on-mars-exec_rover = Rover
web-on-mars-exec_blueprint = Progetto
web-on-mars-exec_upgrade = Miglioria
web-on-mars-exec_mineral = Minerale
web-on-mars-exec_bots = Robot
web-on-mars-exec_warehouse = Magazzino
web-on-mars-exec_advanced_building = Avanzato
web-on-mars-lab = Laboratorio
web-on-mars-level = Livello { $n }
web-on-mars-level-short = livello { $n }
web-on-mars-cards = Carte
web-on-mars-met = raggiunto
web-on-mars-ready = { $n ->
    [one] pronto
   *[other] complesso di { $n } pronto
 }
web-on-mars-no-cards = Ancora nessuna carta.
web-on-mars-goals-hidden = { $n ->
    [one] 1 Obiettivo Privato
   *[other] { $n } Obiettivi Privati
 }
web-on-mars-card-a = Carta Primo Colono A
web-on-mars-cards-b = { $n ->
    [one] 1 carta Primo Colono B
   *[other] { $n } carte Primo Colono B
 }
web-on-mars-shared = Colonia
web-on-mars-lss = Supporto vitale
web-on-mars-colony-level = Colonia di livello { $n }
web-on-mars-lss-next = Il livello { $level } richiede: { $needed }
web-on-mars-lss-need = { $n ->
    [one] { $building }
   *[other] { $n } × { $building }
 }
web-on-mars-lss-top = La colonia è al livello più alto.
web-on-mars-lss_tech = { $n ->
    [one] PO: miglior tecnologia
   *[other] PO: { $n } × miglior tecnologia
 }
web-on-mars-lss_ships = { $n } PO per nave
web-on-mars-lss_advanced = { $n } PO per avanzato
web-on-mars-lss_mines = { $n } PO per miniera
web-on-mars-lss_bots = { $n } PO per robot
web-on-mars-lss_discovery = { $n } PO per scoperta
web-on-mars-lss_shelters = { $n } PO per rifugio
web-on-mars-lss_colonists = { $n } PO per colono
web-on-mars-missions = Missioni
web-on-mars-remaining = { $n ->
    [one] 1 alla fine
   *[other] { $n } alla fine
 }
web-on-mars-end-triggered = la fine è vicina
web-on-mars-mission_research = Tessere Ricerca
web-on-mars-mission_blueprints = Progetti presi
web-on-mars-mission_advanced = Edifici avanzati
web-on-mars-mission_bots = Robot messi su Marte
web-on-mars-mission_discovery = Tessere Scoperta
web-on-mars-mission_techs = Tecnologie prese
web-on-mars-mission_progress = Cubetti progresso
web-on-mars-mission_scientists = Scienziati ottenuti
web-on-mars-mission_contracts = Contratti completati
web-on-mars-rival = Lacerda
web-on-mars-rival-turn = Il turno di Lacerda
web-on-mars-rival-card = Carta { $n } di Lacerda
web-on-mars-rival-mission = Fa avanzare la missione { $letter } dal secondo giro del mazzo in poi.
web-on-mars-rival-travels = Sale sullo shuttle se parte dal suo lato.
web-on-mars-rival-stays = Non viaggia.
web-on-mars-rival-deck = { $n ->
    [one] resta 1 carta
   *[other] restano { $n } carte
 }
web-on-mars-rival-next = Il suo prossimo edificio: { $building }
web-on-mars-next = prossimo
web-on-mars-tip-rival = Non decide nulla: a ogni turno fa ciò che la carta rivelata dice per il suo lato. Il numero è il suo punteggio attuale.
web-on-mars-tray = Turno e offerte
web-on-mars-tab-now = Ora
web-on-mars-tab-blueprints = Progetti disponibili
web-on-mars-tab-techs = Tecnologie disponibili
web-on-mars-tab-people = Scienziati e contratti
web-on-mars-tab-exploration = Tessere Scoperta e pile di edifici
web-on-mars-means = Che cosa puoi pagare ora
web-on-mars-means-orbit = Più tardi, in orbita
web-on-mars-means-colony = Più tardi, nella colonia
web-on-mars-barred-marker = Tutti i segnalini sono in uso.
web-on-mars-barred-lab = Nessuno spazio di livello 1 è libero.
web-on-mars-barred-blueprint = Non c’è un progetto da costruire.
web-on-mars-barred-ship = Nel deposito non ci sono più navi.
web-on-mars-barred-level = Il livello della colonia non consente altre navi.
web-on-mars-barred-hired = C’è già un colono sui suoi spazi.
web-on-mars-after = Dopo:
web-on-mars-plus-op = +{ $n } PO
web-on-mars-plus-benefit = e un beneficio
web-on-mars-turn-end-level = A fine turno: colonia di livello { $n }
web-on-mars-missing = Manca: { $what }
web-on-mars-pay = Modi di pagare
web-on-mars-left = restano { $n }
web-on-mars-tiles = { $n ->
    [one] 1 tessera
   *[other] { $n } tessere
 }
web-on-mars-complex = Complesso di { $n }
web-on-mars-alone = Da solo
web-on-mars-any-size = ovunque
web-on-mars-no-tech = Non serve tecnologia.
web-on-mars-needs-tech = Serve { $tech } di livello { $n } o più.
web-on-mars-choose-hex = Scegli un esagono acceso. Indicane uno per vedere che cosa nascerebbe.
web-on-mars-key-joins = si unisce a un complesso, serve tecnologia
web-on-mars-key-alone = sta da solo, senza tecnologia
web-on-mars-blueprints = Progetti
web-on-mars-deck = mazzo: { $ones } di livello 1, { $threes } di livello 3
web-on-mars-techs = Tessere Tecnologia
web-on-mars-pile = { $n } nella pila
web-on-mars-people = Scienziati e contratti
web-on-mars-contracts-left = mazzo: { $n }
web-on-mars-exploration = Spazio esplorazione
web-on-mars-stacks = Pile di edifici
web-on-mars-movement = Movimento
web-on-mars-points = { $n ->
    [one] punto
   *[other] punti
 }
web-on-mars-tip-movement = Scegli un esagono acceso, vicino o lontano. Per muovere un pezzo tra più pezzi, sceglilo qui o sulla mappa.
web-on-mars-walk = { $n ->
    [one] { $piece }: 1 passo fino a { $hex }
   *[other] { $piece }: { $n } passi fino a { $hex }
 }
web-on-mars-hint-lab = Scegli uno spazio del tuo laboratorio.
web-on-mars-hint-map = Scegli un esagono acceso su Marte.
web-on-mars-hint-depot = Scegli una nave del tuo deposito.
web-on-mars-hint-cards = Scegli una delle tue carte obiettivo, o nessuna.
web-on-mars-answer-boost = Un altro per un colono
web-on-mars-answer-stop = Basta così
web-on-mars-answer-finish = Fine del movimento
web-on-mars-answer-accept = Prendi
web-on-mars-answer-decline = No
web-on-mars-answer-travel = Viaggia
web-on-mars-answer-stay = Resta
web-on-mars-answer-keep = Tieni l’ossigeno
web-on-mars-answer-end_turn = Termina il turno
web-on-mars-seat-orbit = orbita { $n }
web-on-mars-seat-colony = colonia { $n }
web-on-mars-seat-line = { $colonists ->
    [one] 1 colono
   *[other] { $colonists } coloni
 }, { $crystals ->
    [one] 1 cristallo
   *[other] { $crystals } cristalli
 }
web-on-mars-recap-op = +{ $n } PO
web-on-mars-recap-built = costruito: { $name }
web-on-mars-recap-upgraded = migliorato: { $name }
web-on-mars-recap-took = preso: { $name }
web-on-mars-recap-developed = sviluppato: { $name }
web-on-mars-recap-used = usato: { $name }
web-on-mars-recap-travelled-orbit = in orbita
web-on-mars-recap-travelled-colony = nella colonia
web-on-mars-rover = Rover
web-on-mars-bot = Robot
web-on-mars-colonist = Colono
web-on-mars-discovery = Tessera Scoperta
web-on-mars-tip-owned = { $what } di { $name }
web-on-mars-tip-crystal = Un cristallo: un rover che passa di qui lo prende, un robot che si ferma qui lo toglie.
web-on-mars-tip-slot = { $n ->
    [0] 1 colono
    [one] 1 colono, sovrapprezzo 1
   *[other] 1 colono, sovrapprezzo { $n }
 }
web-on-mars-tip-quarters =
    { $n ->
        [one] { $n } colono
       *[other] { $n } coloni
    }, posto per { $of }. Alla fine vale la fila più alta con un colono.
web-on-mars-tip-working = I coloni mandati al lavoro tornano quando viaggi.
web-on-mars-tip-storage = Ogni rifugio su Marte alza il limite di 1; ciò che lo supera va perso.
web-on-mars-tip-wild = Un minerale paga qualsiasi altra risorsa.
web-on-mars-tip-progress = La prima volta che costruisci ogni tipo in un complesso, il suo cubetto viene qui. Dà punti ai livelli 2 e 3 della colonia e alla fine.
web-on-mars-tip-ship = Qui c’è una nave. Quando l’accogli, l’azione è tua e qui può stare un cristallo.
web-on-mars-tip-executive = Un’azione esecutiva per turno, prima o dopo l’azione principale.
web-on-mars-tip-advanced = { $n ->
    [one] Con uno scienziato al lavoro è gratis, altrimenti il tuo edificio costa 1 cristallo.
   *[other] Con uno scienziato al lavoro è gratis, altrimenti il tuo edificio costa { $n } cristalli.
 }
web-on-mars-tip-no-advanced = Non c’è un edificio avanzato che puoi usare.
web-on-mars-tip-hangar = Una nave ti porta dall’altro lato quando lo shuttle non parte. Alla fine ognuna vale 3 PO.
web-on-mars-tip-waiting = { $n ->
    [0] I cristalli ottenuti aspettano il tuo prossimo turno.
    [one] 1 cristallo aspetta il tuo prossimo turno.
   *[other] { $n } cristalli aspettano il tuo prossimo turno.
 }
web-on-mars-tip-goal-crystals = { $n ->
    [one] Il tuo Obiettivo Privato può pagare come 1 cristallo nel tuo turno.
   *[other] I tuoi { $n } Obiettivi Privati possono pagare come un cristallo ciascuno nel tuo turno.
 }
web-on-mars-tip-level = Quanto costa un passo in questo livello, e quanto vale alla fine una tessera che vi si trova.
web-on-mars-tip-step = Un passo qui costa { $cost }.
web-on-mars-tip-blueprint = { $built } PO se costruito, −{ $unbuilt } PO se no
web-on-mars-tip-upgrades = { $n ->
    [one] Per: { $building }
   *[other] Per: { $building }, in un complesso di { $n } o più
 }
web-on-mars-tip-built = Costruito in { $hex }.
web-on-mars-tip-sites = Edifici adatti: { $hexes }.
web-on-mars-tip-no-site = Nessun edificio adatto è nella zona di un robot.
web-on-mars-tip-completed = Completato.
web-on-mars-tip-goal-open = Non ancora raggiunto: { $n } su { $of }.
web-on-mars-tip-goal-met = Raggiunto: puoi completarlo nel tuo turno.
web-on-mars-tip-goal-done = Completato.
web-on-mars-tip-row = riga { $n }
web-on-mars-tip-lss-below = Chi costruisce il prossimo ottiene questi punti e sceglie un beneficio.
web-on-mars-tip-lss-there = Abbastanza in alto per il prossimo livello: il prossimo qui non dà punti.
web-on-mars-tip-lss-last = Ultima riga: un altro edificio qui non muove nulla e non dà punti.
web-on-mars-tip-mission = { $n ->
    [0] Completata.
    [one] Ne manca 1.
   *[other] Ne mancano { $n }.
 }
web-on-mars-tip-arrows = Dove puntano le frecce della prossima tessera compaiono cristalli sugli esagoni vuoti.

# Le domande nella sola riga di un telefono.
web-short-prompt-turn = Svolgi un'azione principale.
web-short-prompt-turn-main = Manca l'azione principale.
web-short-prompt-turn-executive = Azione esecutiva, o fine turno.
web-short-prompt-turn-end = Finisci il turno.
web-short-prompt-shuttle = Viaggi { $to } con una nave?
web-short-prompt-shuttle-gone = Viaggi { $to }?
web-short-prompt-deliveries = Ultime consegne ai contratti.
web-short-prompt-offer = Beneficio: { $effect }?
web-short-prompt-surcharge = Paga il costo aggiuntivo ({ $n }).
web-short-prompt-pay = Con che cosa paghi?
web-short-prompt-take-tile = Prendi la tessera?
web-short-prompt-building-tech = Quale tecnologia usi?
web-short-prompt-displace = { $hex }: dove va?
web-short-prompt-refill = Quale contratto riempie lo spazio?
web-short-prompt-radar = Quale tessera va sul Radar?
web-short-prompt-allot = Quanto va sul { $contract }?
web-short-prompt-travel-hex = Dove va la tessera?
web-short-prompt-set-shuttle = Da quale lato parte lo shuttle?
web-short-prompt-owner-choice = Tieni l'ossigeno, o sviluppi?
web-short-prompt-goal-window = Completi un obiettivo privato?
web-short-prompt-blueprint =
    { $n ->
        [0] Un altro progetto?
        [one] Prendi un progetto.
       *[other] Prendi { $n } progetti.
    }
web-short-prompt-tech =
    { $n ->
        [0] Un'altra tecnologia?
        [one] Prendi una tecnologia.
       *[other] Prendi { $n } tecnologie.
    }
web-short-prompt-develop =
    { $n ->
        [0] Un altro passo?
        [one] Sviluppo: 1 passo.
       *[other] Sviluppo: { $n } passi.
    }
web-short-prompt-develop-free =
    { $n ->
        [0] Un altro passo?
        [one] Sviluppo gratis: 1 passo.
       *[other] Sviluppo gratis: { $n } passi.
    }
web-short-prompt-warehouse =
    { $n ->
        [0] Un altro pezzo?
        [one] Prendi un pezzo.
       *[other] Prendi { $n } pezzi.
    }
web-short-prompt-choice =
    { $n ->
        [0] Un'altra risorsa?
        [one] Ottieni una risorsa.
       *[other] Ottieni { $n } risorse.
    }
web-short-prompt-retrieve =
    { $n ->
        [0] Un altro colono?
        [one] Recupera un colono.
       *[other] Recupera { $n } coloni.
    }
web-short-prompt-upgrade =
    { $n ->
        [0] Un altro miglioramento?
        [one] Con quale progetto?
       *[other] Con quale progetto? ({ $n })
    }
web-short-prompt-ship =
    { $n ->
        [0] Un'altra nave?
        [one] Una nave: da quale spazio?
       *[other] Una nave: da quale spazio? ({ $n })
    }
web-short-prompt-produce-more = Produci ancora, per un colono?
web-short-choice-leave-tile = Lasciala
