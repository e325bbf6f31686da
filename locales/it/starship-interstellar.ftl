# Quello che dice Starship Interstellar. Nomi e testi dei componenti sono in starship-interstellar-components.ftl.

## Parole brevi

player = Giocatore { $n }
hall = H.A.L.L.
nothing = niente
none = niente
list-comma = { $a }, { $b }
list-and = { $a } e { $b }
list-or = { $a } o { $b }
list-semicolon = { $a }; { $b }
list-space = { $a } { $b }
notes = {" "}({ $list })
notes-none = {""}
node = colonna { $column }, corsia { $lane }
node-trappist = Trappist
node-start = Qui comincia la rotta.
node-arrival = Arrivo: { $pp }.
node-goal = La fine della rotta.
node-interest = Punto d'interesse, per il primo satellite: { $goods }.
node-interest-taken = Punto d'interesse, già visitato.
node-unexplored = Inesplorato.
token-extra = Azione Extra { $name }
token-production = Produzione: { $planet }
token-production-text = Attiva il tuo impianto: { $planet }.
salvation-none = Non si usa nella Fase Salvezza.
salvation-standard = Azione Salvezza a scelta; 1 PP con { $action }.
salvation-flat = Azione Salvezza a scelta, poi { $goods }.
salvation-only = Solo { $action }: { $power }.
power-free_first_move = il primo movimento non costa Carburante
power-two_moves = può seguire un secondo movimento, a pagamento
power-build_two = può seguire un secondo meccanismo, a pagamento
power-extra_leader_step = un passo Leader in più
power-two_scientists = fino a due Scienziati
power-whole_row = i bonus di tutta la riga
power-pay_one_lower = basta un cubo di un livello inferiore
action-mechanism = Costruire un Meccanismo Interstellare
action-humanity = Salvataggio dell'Umanità
action-satellite = Esplorazione Satellitare
action-government = Fornire un Componente al Governo
track-ars = ARS
track-converter = Convertitore
track-outpost = Avamposto Governativo
track-drill = Trivella
track-solar = Estrazione Solare
track-travel = Viaggi
leader-interstellar = Interstellar
leader-humanity = Umanità
building-ars = ARS
building-converter = Convertitore
building-outpost = Avamposto Governativo
building-drill = Trivella
element-base = Base
element-explorer = Explorer
element-ars = ARS
element-converter = Convertitore
element-outpost = Avamposto Governativo
element-drill = Trivella
element-moves =
    { $n ->
        [one] 1 cubo dal giacimento al magazzino
       *[other] fino a { $n } cubi dal giacimento al magazzino
    }
element-sends =
    { $n ->
        [one] 1 cubo dal magazzino alla tua riserva
       *[other] fino a { $n } cubi dal magazzino alla tua riserva
    }
element-converts =
    { $n ->
        [one] 1 conversione
       *[other] fino a { $n } conversioni
    }
row-current = Progetti Attuali
row-long_term = Progetti a Lungo Termine
row-future = Progetti Futuri
pieces = { $n } { $piece }

## Quantità

colour-red = rosso
colour-yellow = giallo
colour-green = verde
colour-blue = blu
colour-purple = viola
cube-red = cubo rosso
cube-yellow = cubo giallo
cube-green = cubo verde
cube-blue = cubo blu
cube-purple = cubo viola
cubes-short = { $n } { $colour }
amount-red =
    { $n ->
        [one] { $n } cubo rosso
       *[other] { $n } cubi rossi
    }
amount-yellow =
    { $n ->
        [one] { $n } cubo giallo
       *[other] { $n } cubi gialli
    }
amount-green =
    { $n ->
        [one] { $n } cubo verde
       *[other] { $n } cubi verdi
    }
amount-blue =
    { $n ->
        [one] { $n } cubo blu
       *[other] { $n } cubi blu
    }
amount-purple =
    { $n ->
        [one] { $n } cubo viola
       *[other] { $n } cubi viola
    }
amount-fuel = { $n } Carburante
amount-pp = { $n } PP
amount-reputation = { $n } Reputazione
amount-scientist =
    { $n ->
        [one] { $n } Scienziato
       *[other] { $n } Scienziati
    }
amount-extra =
    { $n ->
        [one] { $n } segnalino Azione Extra
       *[other] { $n } segnalini Azione Extra
    }
goods-lost = una perdita di { $loss }
goods-and-loss = { $gain } con una perdita di { $loss }
dial-bonus = { $n }: { $goods }
family-line = { $text } Dà { $amount }.

## Effetti

effect-cube = 1 cubo ({ $colours })
effect-deposit =
    { $levels ->
        [0] { $n } del suo colore in un tuo giacimento
        [one] { $n } in un tuo giacimento, 1 livello sopra il suo colore
       *[other] { $n } in un tuo giacimento, { $levels } livelli sopra il suo colore
    }
effect-enrich =
    { $n } in un tuo giacimento, ognuno fino a { $levels ->
        [one] 1 livello
       *[other] { $levels } livelli
    } sopra il suo colore
effect-drill =
    { $n ->
        [one] 1 cubo da un giacimento al suo magazzino
       *[other] fino a { $n } cubi da un giacimento al suo magazzino
    }
effect-ars =
    { $n ->
        [one] 1 cubo da un magazzino alla tua riserva
       *[other] fino a { $n } cubi da un magazzino alla tua riserva
    }
effect-advance = un passo sul Tracciato Leader { $track }
effect-advance-any = un passo su un Tracciato Leader
effect-gov-satellite = muovi il satellite governativo
effect-save-lowest = salva gratis il componente di minor valore
effect-build-lowest = costruisci gratis il meccanismo di minor valore
effect-further-move = un altro movimento, a pagamento
effect-fuel-for-pp = trasforma fino a { $n } Carburante in altrettanti PP
effect-take-lowest =
    { $n ->
        [one] il cubo di minor valore del mercato
       *[other] i { $n } cubi di minor valore del mercato
    }

## Domande

prompt-wait = { $who } deve decidere.
prompt-wait-all = Gli altri stanno scegliendo.
prompt-over = La partita è finita.
prompt-pass-token = Quale Pass unico tieni? Gli altri passano al prossimo giocatore.
prompt-pass-token-solo = Quale Pass usi?
prompt-pass-use = Usi il tuo Pass unico? Tutti scelgono in segreto.
prompt-action = Fase Azioni: gioca un segnalino, ripeti l'ultimo o passa.
prompt-salvation = Fase Salvezza: gioca un segnalino o passa.
prompt-bonus =
    { $n ->
        [one] Il tuo Pass ha 1 scatto: prendi il suo bonus?
       *[other] Il tuo Pass ha { $n } scatti: quale bonus prendi?
    }
prompt-cube = Quale cubo ricevi?
prompt-track = Su quale Tracciato Leader avanzi?
prompt-use = { $token }: svolgi l'azione? { $text }
prompt-use-salvation = { $token }: per quale azione? { $text }
prompt-extra = Quale segnalino Azione Extra prendi?
prompt-keep =
    { $n ->
        [0] Pescati: { $drawn }. Tenuti: { $kept }. Non puoi tenerne altri.
        [one] Pescati: { $drawn }. Tenuti: { $kept }. Puoi tenerne ancora 1, a spese della Reputazione.
       *[other] Pescati: { $drawn }. Tenuti: { $kept }. Puoi tenerne ancora { $n }, a spese della Reputazione.
    }
prompt-technology = Quale tecnologia sviluppi?{ $notes }
prompt-pay = { $what }: { $cost }{ $notes }. Con quali cubi paghi?
pay-mechanism = Il meccanismo
pay-component = Un componente { $colour }
pay-family = La famiglia
note-lower-one = un cubo può essere di un livello inferiore
note-lower-every = basta un cubo di un livello inferiore
note-previous-level = al costo del livello precedente
note-paid = finora paghi { $cubes }
prompt-dismantle = { $planet }: smonti il tuo impianto prima di partire?
prompt-load = Che cosa carichi? A bordo: { $n } di { $of }.
prompt-depart = Dove vola l'Explorer?
prompt-reveal =
    { $n ->
        [one] { $planet }: riveli l'ultimo segnalino produzione?
       *[other] { $planet }: riveli uno dei { $n } segnalini produzione?
    }
prompt-keep-token = { $planet }: costruisci qui il tuo impianto? { $text }
prompt-install = { $planet }: quale edificio installi?
prompt-orbit = Su quale orbita piazzi il tuo Wormhole?
prompt-quadrant = In quale Quadrante dell'orbita { $n } piazzi il tuo Wormhole?
prompt-trade = Quali cubi scambi al mercato?
prompt-trade-again = Un secondo scambio, di un colore diverso dal { $colour }?
prompt-buy = Quanti cubi compri? Colore: { $colour }.
prompt-sell = Quanti cubi vendi? Colore: { $colour }.
prompt-plant-produce = Quale impianto produce?
prompt-plant-add =
    { $n ->
        [one] Quale giacimento riceve 1 cubo in più?
       *[other] Quale giacimento riceve { $n } cubi in più?
    }
prompt-plant-drill =
    { $n ->
        [one] { $element }: su quale pianeta va 1 cubo dal giacimento al magazzino?
       *[other] { $element }: su quale pianeta vanno fino a { $n } cubi dal giacimento al magazzino?
    }
prompt-plant-ars =
    { $n ->
        [one] { $element }: da quale pianeta va 1 cubo alla tua riserva?
       *[other] { $element }: da quale pianeta vanno fino a { $n } cubi alla tua riserva?
    }
prompt-produce = { $planet }: che cosa attivi ora?
prompt-drill =
    { $n ->
        [one] { $planet }: quale cubo va dal giacimento al magazzino?
       *[other] { $planet }: quale cubo va dal giacimento al magazzino? Ne restano { $n }.
    }
prompt-send =
    { $n ->
        [one] { $planet }: quale cubo va dal magazzino alla tua riserva?
       *[other] { $planet }: quale cubo va dal magazzino alla tua riserva? Ne restano { $n }.
    }
prompt-convert = { $building }, { $planet }: quale conversione?
prompt-convert-warehouse = { $planet }: quale cubo del magazzino converti?
prompt-convert-deposit = { $planet }: quale cubo del giacimento converti?
prompt-convert-into = Che cosa diventa il { $cube }?
prompt-enrich =
    { $n ->
        [one] { $planet }: quale cubo va nel giacimento?
       *[other] { $planet }: quale cubo va nel giacimento? Ne restano { $n }.
    }
prompt-supply = { $row }: dove piazzi il tuo Scienziato?{ $notes }
prompt-supply-more = { $row }: piazzi un altro Scienziato?{ $notes }
note-whole-row = con i bonus di tutta la riga
prompt-satellite = Dove va il tuo satellite?
prompt-satellite-further = Il tuo satellite si muove ancora?
prompt-gov-satellite = Dove va il satellite governativo?
prompt-gov-satellite-further = Il satellite governativo si muove ancora, con il tuo Carburante?
prompt-hall-satellite = Luoghi ugualmente graditi a H.A.L.L.: dove va il suo satellite?
prompt-hall-gov-satellite = Luoghi ugualmente graditi a H.A.L.L.: dove va il satellite governativo?
prompt-black-hole = Buco Nero: quanto Carburante trasformi in PP, fino a { $n }?
prompt-build = Quale meccanismo costruisci?
prompt-build-more = Costruisci un secondo meccanismo?
prompt-move-up = Sopra di te c'è un posto libero ({ $row }): il tuo Scienziato sale?
prompt-rescue = Chi salvi?{ $notes }
prompt-rescue-more = Salvi un altro componente?{ $notes }
prompt-lowest = Quale dei meccanismi di minor valore costruisci gratis?
prompt-lowest-government = Quale dei meccanismi di minor valore costruisce il governo?
prompt-bag-before = Scarti un cubo per togliere un cubo Azione dalla Scheda di H.A.L.L.?
prompt-bag-remove = Per il tuo { $cube }: quale cubo Azione si toglie?
prompt-bag-after = Scarti un cubo per mettere cubi Azione rossi nel sacchetto di H.A.L.L.?

## Scelte

choice-play = { $token }. { $text }
choice-repeat = Ripeti: { $token }
choice-repeat-nothing = Ripeti l'ultimo segnalino
choice-pass = Passa: niente più segnalini in questa fase
choice-use = Svolgi l'azione
choice-skip = Gioca il segnalino senza azione
choice-salvation = { $action }{ $notes }
choice-bonus =
    { $n ->
        [one] Bonus di 1 scatto: { $goods }
       *[other] Bonus di { $n } scatti: { $goods }
    }
choice-bonus-unknown =
    Bonus di { $n ->
        [one] 1 scatto
       *[other] { $n } scatti
    }, che non esiste
choice-pass-token = { $token }. Fase Azioni, per scatti: { $action }. Fase Salvezza: { $salvation }
choice-use-unique = Usa il tuo { $token }. Fase Azioni, per scatti: { $action }. Fase Salvezza: { $salvation }
choice-use-unique-none = Usa un Pass unico
choice-use-base = Usa il { $token }. Fase Azioni, per scatti: { $action }. Fase Salvezza: { $salvation }
choice-accept = Sì
choice-dismantle = Smonta l'impianto ({ $planet }): base ed edifici salgono a bordo, i suoi cubi sono persi
choice-reveal = Rivela un segnalino
choice-keep-token = Costruisci l'impianto
choice-decline = No
choice-leave-plant = Lascia l'impianto com'è
choice-leave-pile = Non rivelare niente
choice-leave-token = Metti il segnalino sotto la pila
choice-stay-below = Resta dove sei
choice-no-bonus = Nessun bonus
choice-stop = Fermati qui
choice-stop-keeping = Non tenere altro
choice-stop-loading = Non caricare altro
choice-stop-installing = Non installare altro
choice-stop-trading = Nessun secondo scambio
choice-no-plant = Su nessun pianeta
choice-stop-producing = Termina la produzione
choice-stop-cubes = Niente più cubi
choice-stop-converting = Niente più conversioni
choice-stop-placing = Non piazzare altri Scienziati
choice-stop-moving = Resta qui
choice-stop-building = Non costruire altro
choice-stop-saving = Non salvare altri
choice-stop-discarding = Non scartare altro
choice-research = { $technology } ({ $cost }, 1 Scienziato). { $text }
choice-pay = Un { $cube } ({ $n } nella tua riserva)
choice-keep-cube =
    { $n ->
        [0] Tieni un { $cube }: nessuna perdita di Reputazione, il Sole cresce di { $steps }
       *[other] Tieni un { $cube }: perdi { $n } Reputazione, il Sole cresce di { $steps }
    }
choice-gain-cube = Un { $cube }
choice-drill-cube = Un { $cube } al magazzino
choice-send-cube = Un { $cube } alla tua riserva
choice-convert-cube = Un { $cube } in { $into }
choice-convert-into = Un { $cube }
choice-add-cube = Un { $cube } nel giacimento
choice-discard-cube = Scarta un { $cube }
choice-remove-cube = Togli un { $cube } dalla Scheda
choice-discard-for-reds =
    { $n ->
        [one] Scarta un { $cube }: 1 cubo Azione rosso nel sacchetto
       *[other] Scarta un { $cube }: { $n } cubi Azione rossi nel sacchetto
    }
choice-cube = Un { $cube }
choice-load = Carica: { $piece }
choice-install = Installa: { $piece }
choice-fly = { $planet } per { $fuel }{ $notes }
note-own-plant = c'è il tuo impianto
note-pile =
    { $n ->
        [0] nessun segnalino produzione
        [one] 1 segnalino produzione
       *[other] { $n } segnalini produzione
    }
note-destroyed = distrutto
choice-plant = { $planet } (giacimento: { $deposit }; magazzino: { $warehouse })
choice-planet = { $planet }
choice-orbit = Orbita { $n }, { $planet }
choice-belt = Orbita { $n }, la fascia di asteroidi
choice-orbit-unknown = Orbita { $n }, che non esiste
choice-quadrant = Quadrante { $n }
choice-buy = Compra cubi, colore { $colour }{ $notes }
choice-sell = Vendi cubi, colore { $colour }{ $notes }
note-first-price = il primo per { $fuel }
choice-buy-amount = Compra { $cubes } per { $fuel }
choice-sell-amount = Vendi { $cubes } per { $fuel }
choice-amount = { $n }
choice-black-hole =
    { $n ->
        [0] Niente Carburante
       *[other] { $fuel } per { $pp }
    }
choice-element = { $element }: { $text }
choice-convert-1 = Un cubo del magazzino in uno fino a 2 livelli superiore
choice-convert-2 = Un cubo del giacimento in due del magazzino, 1 livello sotto
choice-convert-3 = Un cubo del giacimento in uno del magazzino, 1 livello sopra
choice-convert-unknown = Una conversione che non esiste
choice-position = { $row }, posizione { $n }{ $notes }
choice-position-unknown = Posizione { $n }
choice-move = Verso { $node }{ $notes }. { $text }
choice-mechanism = { $row }, spazio { $n }. { $text }
choice-mechanism-empty = { $row }, spazio { $n }, che è vuoto
choice-mechanism-unknown = Un meccanismo che non esiste
choice-component = Un componente { $colour }: { $amount } ({ $n } sulla Terra)
choice-family = { $family }
choice-extra = { $token }. Fase Azioni: { $text } Fase Salvezza: { $salvation }
choice-track = Tracciato Leader { $track }, spazio { $n }: { $effect }
choice-track-end = Tracciato Leader { $track }, che è alla fine

heading-play = Segnalini
heading-salvation = Azioni Salvezza
heading-bonus = Bonus
heading-pass-token = Segnalini Pass
heading-research = Tecnologie
heading-pay = Cubi
heading-keep-cube = Cubi
heading-gain-cube = Cubi
heading-drill-cube = Cubi
heading-send-cube = Cubi
heading-convert-cube = Cubi
heading-convert-into = Cubi
heading-add-cube = Cubi
heading-discard-cube = Cubi
heading-remove-cube = Cubi
heading-discard-for-reds = Cubi
heading-load = Carico
heading-install = Edifici
heading-fly = Destinazioni
heading-plant = Impianti
heading-orbit = Orbite
heading-quadrant = Quadranti
heading-buy = Compra
heading-sell = Vendi
heading-buy-amount = Quanti
heading-sell-amount = Quanti
heading-black-hole = Carburante
heading-element = Elementi
heading-position = Posizioni
heading-move = Luoghi
heading-mechanism = Meccanismi
heading-component = Componenti
heading-family = Famiglie
heading-extra = Segnalini Azione Extra
heading-track = Tracciati Leader

## Storia

source-effect = effetto
source-icon = icona del segnalino
source-pass = Pass
source-leader = Tracciato Leader
source-government = governo
source-discovery = scoperta
source-route = rotta
source-interest = punto d'interesse
source-arrival = arrivo
source-black_hole = Buco Nero
source-mechanism = meccanismo
source-humanity = umanità salvata
source-sector = settore
source-governor = governatore
source-reputation = rendita della Reputazione
source-plant = nuovo impianto
source-outpost = Avamposto Governativo
source-sun = il Sole
source-market = mercato
source-research = ricerca
log-round = Il round { $n } comincia con la Fase Azioni.
log-pass-draft = Comincia la scelta dei Pass unici.
log-pass-use = Tutti scelgono se usare il loro Pass unico.
log-action-phase = Comincia la Fase Azioni.
log-action-bonus = Tutti hanno passato: bonus dei Pass.
log-salvation-phase = Comincia la Fase Salvezza.
log-salvation-bonus = Tutti hanno passato: bonus dei Pass nella Fase Salvezza.
log-government-phase = Comincia la Fase Governativa.
log-over = La partita è finita.
log-token = { $who } gioca { $token }.
log-token-unused = { $who } non usa l'azione di { $token }.
log-token-repeated = { $who } ripete { $token }.
log-salvation = { $who } sceglie { $action }.
log-passed = { $who } passa.
log-passed-forced = { $who } non può fare altro e passa.
log-clicked =
    { $n ->
        [one] Il Pass di { $who } ha 1 scatto.
       *[other] Il Pass di { $who } ha { $n } scatti.
    }
log-bonus-declined = { $who } non prende bonus.
log-gained = { $who } riceve { $gain }{ $notes }.
log-lost = { $who } perde { $loss }{ $notes }.
log-gained-lost = { $who } riceve { $gain } e perde { $loss }{ $notes }.
log-gained-nothing = { $who } non riceve niente{ $notes }.
log-extra = { $who } prende { $token }.
log-pass-kept = { $who } ha scelto il suo Pass.
log-pass-chosen = { $who } ha deciso quale Pass usare.
log-pass-used = { $who } usa { $token }.
log-sun-drawn = { $who } pesca { $cubes } dal sacchetto solare.
log-sun-kept = { $who } tiene { $cubes }{ $notes }.
log-sun-kept-nothing = { $who } non tiene niente.
log-note-loss = perde { $loss }
log-sun = Il Sole cresce fino a { $n }.
log-destroyed = Il Sole distrugge un pianeta: { $planet }.
log-developed = { $who } sviluppa { $technology }{ $notes }.
log-note-paid = paga { $cubes }
log-dismantled = { $who } smonta l'impianto ({ $planet }).
log-loaded = { $who } carica: { $piece }.
log-flew = L'Explorer di { $who } vola per { $fuel }: destinazione { $planet }.
log-unloaded = { $who } scarica l'Explorer sulla Terra{ $notes }.
log-note-cubes = { $cubes }
log-revealed = { $who } rivela un segnalino ({ $planet }). { $text }
log-declined = { $who } mette il segnalino sotto la pila ({ $planet }).
log-plant = { $who } costruisce un impianto ({ $planet }).
log-installed = { $who } installa su { $planet }: { $building }.
log-wormhole = { $who } piazza un Wormhole sull'orbita { $orbit }, Quadrante { $quadrant }.
log-bought = { $who } compra { $cubes } per { $fuel }.
log-sold = { $who } vende { $cubes } per { $fuel }.
log-activated = { $who } attiva su { $planet }: { $element }.
log-cube-moved = { $who }, { $planet }: un { $cube } va nel magazzino.
log-cube-sent = { $who }, { $planet }: un { $cube } va nella riserva.
log-converted = { $who }, { $planet }: un { $cube } diventa { $into }{ $notes }.
log-note-lost = per mancanza di spazio si perde: { $cubes }
log-cubes-lost = { $who }, { $planet }: si perde: { $cubes }.
log-layer = { $who } raggiunge lo strato successivo del giacimento ({ $planet }).
log-deposit = { $who }: il giacimento su { $planet } riceve { $cubes }.
log-scientist = { $who } piazza uno Scienziato ({ $row }, posizione { $n }).
log-satellite = Il satellite di { $who } raggiunge { $node } per { $fuel }.
log-gov-satellite = { $who } muove il satellite governativo: { $node }, per { $fuel }.
log-gov-satellite-drifts = Il satellite governativo raggiunge { $node }.
log-route = Esplorato: { $node }. { $text }
log-fuel-spent = { $who } spende { $fuel } al Buco Nero.
log-mechanism = { $who } costruisce un meccanismo{ $notes }.
log-mechanism-government = Il governo costruisce un meccanismo. { $text }
log-component = { $who } salva un componente { $colour }{ $notes }.
log-family = { $who } salva una famiglia{ $notes }. { $text }
log-leader = { $who } è sullo spazio { $n } del Tracciato Leader { $track }.
log-sector = Il settore { $n } della nave è completo{ $notes }.
log-note-builder = completato da { $who }
log-note-governor = lo Scienziato di { $who } lascia il governo
log-moved-up = Uno Scienziato di { $who } sale ({ $row }, posizione { $n }).
log-planets = I pianeti si muovono.
log-mechanisms = Nuovi meccanismi: { $list }
log-people = Componenti in arrivo sulla Terra: { $cubes }.
log-families = Nuove famiglie attive: { $list }
log-ai-drawn = H.A.L.L. pesca un cubo Azione: { $colour }.
log-ai-returned = Il cubo Azione torna nel sacchetto: { $colour }.
log-ai-laid = Il cubo Azione va sulla Scheda: { $colour }.
log-token-under = Sotto la pila di H.A.L.L.: { $token }.
log-target = H.A.L.L. rivela un pianeta: { $planet }.
log-hall-developed = H.A.L.L. sviluppa la sua tecnologia (colore { $colour }) al livello { $n }{ $notes }.
log-ai-removed = Per un { $cube } si toglie un cubo Azione: { $colour }.
log-ai-converted = Nuovi cubi Azione nel sacchetto: { $cubes }.
log-reds = Per un { $cube } il sacchetto riceve cubi Azione: { $n } { $colour }.

## Il tavolo come testo

table-draft = Scelta dei Pass unici
table-round-action = Round { $n }, Fase Azioni
table-round-salvation = Round { $n }, Fase Salvezza
table-round-government = Round { $n }, Fase Governativa
table-over = La partita è finita
table-order = Ordine di turno: { $order }.
table-passed = Hanno passato, in quest'ordine: { $list }.
table-decides = { $who } deve decidere.
table-doomed = Il Sole ha raggiunto la Terra: la partita finisce con questo round.
table-offered = Tieni uno di questi segnalini:
table-handed = Questi segnalini ti sono stati consegnati:
table-pass-token = { $token }. Fase Azioni, per scatti: { $action }. Fase Salvezza: { $salvation }
table-kept = Hai tenuto: { $token }.
table-solar-system = Sistema solare
table-sun = Il Sole è a { $n }. Distrugge Mercurio a { $mercury }, Venere a { $venus }, la Terra a { $earth }.
table-solar-bag = Nel sacchetto solare: { $list }.
table-planet = { $planet }: orbita { $orbit }, Quadrante { $quadrant }{ $notes }
table-explorer-of = Explorer di { $who }
table-known-token = In fondo alla sua pila: { $text }
table-destroyed = Distrutti: { $list }.
table-market = Mercato
table-market-row = { $colour }: { $n } di { $of }{ $notes }
table-buy = si compra per { $n } Carburante
table-sell = si vende per { $n } Carburante
table-extra-row =
    { $n ->
        [0] Non resta nessun segnalino Azione Extra.
       *[other] Segnalini Azione Extra:
    }
table-extra = { $token }. Fase Azioni: { $text } Fase Salvezza: { $salvation }
table-costs = Tecnologie Salvezza, ognuna con 1 Scienziato:
table-cost = { $technology }: { $cost }
table-ship = Nave: { $n } di { $of } settori completi
table-sector = Meccanismi costruiti: { $n }; un settore ne ha { $of }. Nella pila: { $stack }.
table-row = { $row }:
table-mechanism = { $n }: { $text }
table-humanity = Umanità: { $n } salvati, l'obiettivo è { $of }
table-people = Sulla Terra: { $list }. Nel sacchetto: { $bag }.
table-route = Rotta verso Trappist
table-legend = Colonne da sinistra a destra, corsie dall'alto in basso. E Terra, T Trappist, P punto d'interesse, p già visitato, o inesplorato, d Deep Space, g Galassia, w Wormhole, b Buco Nero, s Pianeta Estrattivo disperso.
sign-earth = E
sign-trappist = T
sign-interest = P
sign-claimed = p
sign-unexplored = o
sign-deep_space = d
sign-galaxy = g
sign-wormhole = w
sign-black_hole = b
sign-scattered_planet = s
table-gov-satellite = Satellite governativo: { $node }. Segnalini nella pila della rotta: { $n }.
table-node = { $node }: { $text }
table-government = Governo mondiale
table-governor = Governatore: { $who }.
table-government-row = { $row }: { $list }
table-position = { $n }: { $what }
table-hall = H.A.L.L.
table-ai-bag = Sacchetto IA: { $bag }. Sulla Scheda: { $sheet }.
table-ai-cube = Cubo Azione pescato: { $colour }.
table-hidden = coperto
table-hall-pile = Segnalini da giocare, dall'alto: { $list }.
table-hall-targets = Pianeti da raggiungere, dall'alto: { $list }.
table-player = { $who }: { $n } PP, { $reputation } Reputazione
table-screen = La riserva è dietro lo schermo.
table-reserve = Riserva: { $goods }. Cubi: { $cubes }. Pezzi: { $pieces }.
table-hand = Segnalini in mano: { $list }.
table-stack = Segnalini giocati: { $list }.
table-aside = Segnalini messi da parte: { $list }.
table-trades = In questo round comprati: { $bought }; venduti: { $sold }.
table-has-passed =
    { $n ->
        [one] Ha passato, 1 scatto.
       *[other] Ha passato, { $n } scatti.
    }
table-pass = Segnalino Pass: { $token }.
table-level = { $track } { $n }
table-technologies = Tecnologie: { $list }.
table-leader = Tracciato Leader { $track }: spazio { $n }, prossimo: { $effect }.
table-leader-end = Tracciato Leader { $track }: spazio { $n }, l'ultimo.
table-satellite = Satellite: { $node }.
table-explorer = Explorer: { $planet }, con { $cargo }.
table-wormhole = Wormhole: orbita { $orbit }, Quadrante { $quadrant }.
table-plant =
    { $layers ->
        [one] Impianto, { $planet }: giacimento { $deposit }; magazzino { $warehouse } (spazio per { $of }); edifici { $pieces }
       *[other] Impianto, { $planet }: giacimento { $deposit } (strato { $layer } di { $layers }); magazzino { $warehouse } (spazio per { $of }); edifici { $pieces }
    }

## Solitario

solo-lead = { $n } PP più di H.A.L.L.
solo-level = Gli stessi PP di H.A.L.L., che vince in parità
solo-behind = { $n } PP meno di H.A.L.L.
solo-goal = Più PP di H.A.L.L.

## Perché no

illegal-game_over = La partita è finita.
illegal-already_passed = In questa fase hai passato.
illegal-not_your_turn = Ora la domanda non è per te.
illegal-pending_choice = Prima c'è un'altra domanda.
illegal-wrong_phase = In questa fase non è possibile.
illegal-token_not_in_hand = Quel segnalino non è nella tua mano.
illegal-not_repeatable = L'ultimo segnalino non si può ripetere.
illegal-bad_target = Non c'è, oppure qui non è permesso.
illegal-already_developed = Hai già questa tecnologia.
illegal-level_order = Prima viene il livello precedente.
illegal-row_full = Su quella riga non ci sono posizioni libere.
illegal-cargo_full = L'Explorer non può portare altro.
illegal-no_slot = L'impianto non ha spazio per un altro edificio.
illegal-warehouse_full = Il magazzino è pieno.
illegal-trade_reversal = In un round un colore si compra oppure si vende.
illegal-market_row = Il mercato non ha tanti cubi, o non ha spazio per loro.
illegal-reputation_floor = La tua Reputazione non può scendere tanto.
illegal-no_scientist = Non hai Scienziati nella riserva.
illegal-bad_payment = Quel cubo non va bene per il costo, o è fuori ordine.
illegal-cannot_pay = Non puoi pagarlo.
illegal-no_effect = Non cambierebbe niente.

## Opzioni

option-difficulty = Difficoltà
option-difficulty-help = I cubi Azione nel sacchetto di H.A.L.L.
option-difficulty-introductory = introduttivo
option-difficulty-easy = facile
option-difficulty-intermediate = intermedio
option-difficulty-hard = difficile
option-difficulty-impossible = impossibile
option-black_holes = Buchi Neri
option-black_holes-help = 8 segnalini in più sulla rotta, dove il Carburante diventa PP.
option-black_holes-off = no
option-black_holes-add = aggiunti
option-black_holes-replace = al posto di 8 altri
option-families = Famiglie
option-families-help = Si possono salvare famiglie intere.
option-families-off = no
option-families-on = sì
option-scattered_planets = Pianeti Estrattivi dispersi
option-scattered_planets-help = 10 segnalini in più sulla rotta, che danno cubi.
option-scattered_planets-off = no
option-scattered_planets-add = aggiunti
option-scattered_planets-replace = al posto di 10 altri
option-multi_resource = Depositi multi-risorsa
option-multi_resource-help = Segnalini produzione con giacimenti di più strati.
option-multi_resource-off = no
option-multi_resource-two_and_two = due di ogni tipo per pianeta
option-multi_resource-blind = quattro su dodici per pianeta
option-unique_pass = Pass unici
option-unique_pass-help = Ognuno sceglie un Pass con altri bonus.
option-unique_pass-off = no
option-unique_pass-on = sì
option-leader_board = Tracciati Leader
option-leader_board-help = Il foglio con i bonus dei due tracciati.
option-leader_board-BASE = quelli del tabellone
option-leader_board-L1A = foglio 1, lato A
option-leader_board-L1B = foglio 1, lato B
option-leader_board-L2A = foglio 2, lato A
option-leader_board-L2B = foglio 2, lato B
option-leader_board-L3A = foglio 3, lato A
option-leader_board-L3B = foglio 3, lato B
option-leader_board-L4A = foglio 4, lato A
option-leader_board-L4B = foglio 4, lato B
option-leader_board-random = un foglio a caso
option-universal_mechanisms = Meccanismi Universali
option-universal_mechanisms-help = Meccanismi che si pagano con un cubo qualsiasi, per PP pari al suo valore.
option-universal_mechanisms-off = no
option-universal_mechanisms-add = aggiunti
option-universal_mechanisms-impact = al posto di 10 altri
option-extra_token_pool = Segnalini Azione Extra
option-extra_token_pool-help = I segnalini tra cui si forma la fila.
option-extra_token_pool-all = tutti i 24
option-extra_token_pool-core = i primi 16
option-planet_layout = Pianeti
option-planet_layout-help = I loro Quadranti all'inizio.
option-planet_layout-random = a caso
option-planet_layout-fixed = sempre gli stessi
option-open_reserves = Riserve aperte
option-open_reserves-help = Riserve e mani sono visibili a tutti.
option-open_reserves-off = no
option-open_reserves-on = sì

## Punteggi

score-prestige = Durante la partita
score-prestige-text = Punti Prestigio ricevuti durante la partita
score-reputation = Reputazione
score-reputation-text = secondo la zona del tracciato Reputazione
score-satellite = Satellite
score-satellite-text = secondo la colonna raggiunta
score-interstellar = Tracciato Interstellar
score-interstellar-text = per il primo e il secondo del tracciato
score-humanity = Tracciato Umanità
score-humanity-text = per il primo e il secondo del tracciato
score-government = Governo
score-government-text = per ogni Scienziato presente e per il governatore
score-reserve = Riserva
score-reserve-text = 1 per ogni 5 punti interi di valore dei tuoi cubi
score-equal = A parità di punti vince la Reputazione più alta, poi il maggior numero di livelli di tecnologia, poi più Carburante.
