# On Mars: la posizione come testo, per terminali e lettori di schermo. I browser non lo caricano.

table-setup = Preparazione
table-round = Round { $n }
table-last-round = Round { $n }, l'ultimo
table-stage = { $round }, { $phase }
phase-colonization = colonizzazione
phase-shuttle = fase shuttle
table-final = Punteggio finale
table-over = La partita è finita
table-colonization = Fase colonizzazione, turno di { $who }. Ordine: { $order }.
table-shuttle-phase = Fase shuttle. Ordine: { $order }.
table-decides = Tocca a { $who } decidere.
table-end-triggered = La fine della partita è attivata.
table-no-shuttle = Lo shuttle non è ancora piazzato.
table-shuttle = Lo shuttle è { $side }, sullo spazio { $n }.
table-use = { $tech } di { $who } è stata usata: 1 ossigeno aspetta.
table-colony = Livello della colonia { $n }
table-lss = { $building }: riga { $row }, basta per il prossimo livello. { $reward }
table-lss-needed =
    { $n ->
        [one] { $building }: riga { $row }, ne manca 1 per il prossimo livello. { $reward }
       *[other] { $building }: riga { $row }, ne mancano { $n } per il prossimo livello. { $reward }
    }
table-lss-top = { $building }: riga { $row }, non c'è un altro livello da raggiungere. { $reward }
table-lss-last = { $building }: riga { $row }, l'ultima: un altro edificio qui non dà punti.
table-remaining = Missioni che mancano alla fine: { $n }.
table-mission = { $mission } Ne restano { $n }; { $amount } ciascuna.
table-mission-done = { $mission } Completa.
table-map = Marte
table-legend = Le colonne hanno una lettera, gli esagoni si contano dall'alto. M Miniera, G Generatore, E Estrattore d'Acqua, S Serra, C Condensatore d'Ossigeno, R Rifugio con il proprietario, * avanzato, c colono, b robot, r rover con il proprietario, ? tessera scoperta, da A a D tessera ricerca, + cristallo.
sign-mine = M
sign-generator = G
sign-water_extractor = E
sign-greenhouse = S
sign-oxygen_condenser = C
sign-shelter = R
sign-colonist = c
sign-bot = b
sign-rover = r
table-buildings = { $building }: { $list }.
table-hex = { $hex }{ $notes }
table-miner = colono di { $who }
table-advanced = { $who }: { $blueprint }
table-crystals = Cristalli: { $list }.
table-tile = { $hex }: { $tile }
table-slots = Coloni sugli spazi azione
table-slot =
    { $n ->
        [one] { $action } (1 spazio): { $list }
       *[other] { $action } ({ $n } spazi): { $list }
    }
table-orbit = Orbita
table-warehouse = Magazzino: { $list }.
table-exploration =
    { $n ->
        [0] Spazio esplorazione, nessuna tessera nella pila:
        [one] Spazio esplorazione, 1 tessera nella pila:
       *[other] Spazio esplorazione, { $n } tessere nella pila:
    }
table-grid =
    { $n ->
        [0] Griglia tecnologia, nessuna tessera nella pila:
        [one] Griglia tecnologia, 1 tessera nella pila:
       *[other] Griglia tecnologia, { $n } tessere nella pila:
    }
table-grid-row = { $row } ({ $cost }): { $list }
table-blueprints = Progetti; nel mazzo { $ones } di livello 1 e { $threes } di livello 3:
table-blueprint = { $blueprint }, livello { $level }, { $building }{ $notes }. { $text }
table-on-take = dà { $goods }
table-cards = Scienziati, contratti, edifici
table-card-empty = { $n }: vuoto
table-card-scientist = { $n }: { $scientist } ({ $cost }). { $text }
table-card-contract = { $n }: { $contract } Costa { $cost }{ $notes }
table-contracts = Contratti nel mazzo: { $list }.
table-workplace = { $scientist } lavora in { $blueprint }.
table-radar = Sul Radar: { $text }
table-stack =
    { $n ->
        [0] { $building }: nessuna tessera.
        [one] { $building }: l'ultima tessera, frecce: { $arrows }.
       *[other] { $building }: { $n } tessere, frecce della prossima: { $arrows }.
    }
table-solo = Lacerda
table-solo-deck = Carte nel mazzo: { $n }; scartate: { $discard }.
table-solo-card = Ultima carta { $n }: azione { $action }{ $notes }.
table-solo-cross = non viaggia
table-solo-sequence =
    { $n ->
        [one] Prossimo edificio: { $building }. 1 robot sulla plancia.
       *[other] Prossimo edificio: { $building }. { $n } robot sulla plancia.
    }
table-solo-goal = Il tuo obiettivo:
table-solo-goals = I tuoi obiettivi, ne basta uno:
table-you = { $who }, tu: { $n } PO (ora vale { $total })
table-player = { $who }: { $n } PO (ora vale { $total })
table-player-over = { $who }: { $total } PO
table-space = Spazio { $n } dell'ordine di turno. { $text }
table-storage = Riserva: { $list }; posto per { $n } di ognuna.
table-depot =
    { $of ->
        [one] Deposito: { $amount }, 1 spazio
       *[other] Deposito: { $amount }, { $of } spazi
    }{ $waiting ->
        [0] .
       *[other] ; { $waiting } in attesa del prossimo turno.
    }
table-ships = Navi: { $n } nel deposito, { $hangar } nell'hangar. Azioni esecutive disponibili: { $open }.
table-colonists = Coloni: { $n } negli alloggi (posto per { $of }), { $working } nell'area lavoro, { $supply } nella riserva.
table-pieces = Robot: { $bots }. Rover: { $rover }. Rifugi su Marte: { $shelters }.
table-rover-off = non ancora sulla mappa
table-cubes = Cubetti nell'area progresso: { $list } ({ $n } PO).
table-lab = Laboratorio: { $list }.
table-lab-tile = { $tech }, { $space }
table-built = Costruito in { $hex }: { $card }
table-unbuilt = Non costruito: { $card }
table-scientists = Scienziati: { $list }.
table-contract = Aperto: { $contract }{ $notes }
table-contract-done = Completato: { $contract }{ $notes }
table-contract-items = sulla carta: { $list }
table-tiles = Tessere scoperta prese: { $n }. Ricerca: { $list }.
table-goals =
    { $paid ->
        [0] Obiettivi privati in mano: { $n }.
       *[other] Obiettivi privati in mano: { $n }; pagati come cristalli: { $paid }.
    }
table-goal = Ora { $n } su { $of }: { $goal }
table-goal-met = Ora soddisfatto: { $goal }
table-goal-completed = Completato: { $goal }
table-card-a = Ha una carta Primo Colono A.
table-hand-b = Carta B: { $text }
table-cards-b = Carte Primo Colono B: { $n }.

solo-lead = { $n } PO in più di Lacerda
solo-behind = { $n } PO in meno di Lacerda
