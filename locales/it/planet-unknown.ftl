# Ciò che dice Planet Unknown. Nomi e testi dei componenti sono in planet-unknown-components.ftl.

## Parole brevi

player = Giocatore { $n }
list-comma = { $a }, { $b }
list-semicolon = { $a }; { $b }
list-and = { $a } e { $b }
list-or = { $a } o { $b }
nothing = niente
track-civ = Civiltà
track-water = Acqua
track-biomass = Biomassa
track-rover = Rover
track-tech = Tecnologia
terrain-civ = Civiltà
terrain-water = Acqua
terrain-biomass = Biomassa
terrain-rover = Rover
terrain-tech = Tecnologia
terrain-energy = Energia
ring-small = anello interno
ring-large = anello esterno
tile =
    { $a }/{ $b } { $shape } ({ $n ->
        [one] { $n } casella
       *[other] { $n } caselle
    })
tile-meteor =
    { $a }/{ $b } { $shape } con meteorite ({ $n ->
        [one] { $n } casella
       *[other] { $n } caselle
    })
pile-empty = vuota
placement = { $a } { $on_a }, { $b } { $on_b }
card-unknown = carta { $n }
civ-named = { $name } (rango { $rank }: { $text })
technology = tecnologia { $level } ({ $text })
technology-unknown = tecnologia { $n }
place-scoring = area punteggio
place-track = tracciato { $track }, posizione { $row }
place-tech = { $tech }
things-lifepod =
    { $n ->
        [one] { $n } capsula del pianeta
       *[other] { $n } capsule del pianeta
    }
things-meteor =
    { $n ->
        [one] { $n } meteorite del pianeta
       *[other] { $n } meteoriti del pianeta
    }
things-rover = { $n } rover
things-lifepod-collected =
    { $n ->
        [one] { $n } capsula raccolta
       *[other] { $n } capsule raccolte
    }
things-meteor-collected =
    { $n ->
        [one] { $n } meteorite raccolto
       *[other] { $n } meteoriti raccolti
    }

## Effetti

# Una posizione è sottintesa.
by-steps =
    { $steps ->
        [one] {""}
       *[other] {" "}di { $steps } posizioni
    }
effect-advance = fai avanzare { $track }
effect-advance-flux = fai avanzare il cubetto del tracciato Flusso
effect-advance-cubes =
    { $n ->
        [one] fai avanzare un cubetto{ by-steps }
       *[other] fai avanzare { $n } cubetti diversi{ by-steps }{ $steps ->
            [one] {""}
           *[other] {" "}ciascuno
        }
    }
effect-advance-one = fai avanzare { $tracks }{ by-steps }
effect-advance-silently = fai avanzare { $tracks }{ by-steps } senza benefici
effect-advance-all = porta ogni cubetto fino alla posizione { $row }
effect-advance-milestone = porta il cubetto Flusso al prossimo traguardo
effect-regress = fai indietreggiare { $tracks }{ by-steps }
effect-synergy = bonus sinergia
effect-patch = campo di biomassa
effect-movement = movimento rover: { $n }
effect-rover = un rover arriva sull'ultima tessera
effect-extra-rover = un rover in più sulla tessera
effect-water =
    { $n ->
        [one] icona Acqua, 1 casella sul ghiaccio
       *[other] icona Acqua, { $n } caselle sul ghiaccio
    }
effect-energy = Energia: fai avanzare { $tracks }
effect-tech-or-energy = icona Tecnologia, oppure Energia per { $tracks }
effect-civ = carta Civiltà di rango { $rank }
effect-take-civ =
    { $n ->
        [one] tieni una delle carte Civiltà rimaste
       *[other] tieni { $n } delle carte Civiltà rimaste
    }
effect-collect = raccogli { $what }
effect-destroy = distruggi { $what }
effect-destroy-line = distruggi i meteoriti di una riga o colonna
effect-teleport = sposta un rover su una casella qualsiasi
effect-extra-tile = piazza una tessera in più
effect-extra-tile-plain = piazza una tessera in più, le icone non contano
effect-place-meteor = metti un meteorite su un simbolo libero
effect-supply = le pile Civiltà cambiano
effect-draw-objective = pesca un obiettivo
effect-discard-objective = rinuncia a un obiettivo
effect-rotate = ruota la stazione
effect-peek = guarda il prossimo evento
effect-empty-pile = svuota una pila del deposito
effect-choose-one = { $text }
effect-step = gradino Biomassa { $n }
effect-reposition =
    { $n ->
        [one] riposiziona una capsula
       *[other] riposiziona fino a { $n } capsule
    }
effect-move-flux = il segnalino Flusso può spostarsi
effect-claim-row = reclama la riga di un cubetto
effect-add-objective = pesca tre obiettivi, uno diventa una gara

## Domande

prompt-wait = Gli altri stanno ancora decidendo.
prompt-over = La partita è finita.
prompt-planet = Scegli il tuo pianeta.
prompt-corporation = Scegli la tua corporazione.
prompt-flux = Qual è il tuo primo tracciato Flusso?
prompt-keep-objective =
    { $n ->
        [one] Tieni ancora un obiettivo.
       *[other] Tieni { $n } obiettivi, uno dopo l'altro.
    }
prompt-rotate = Ruota la stazione: quale deposito vuoi davanti?
prompt-lifepod = Dove va la capsula?
prompt-load = Distruggi nell'acqua il meteorite trasportato?
prompt-icon = In questo round conta una sola icona: quale?
prompt-rover = Dove arriva il rover sul pianeta?
prompt-tile = Prendi una delle due tessere del tuo deposito.
prompt-tile-stuck = Nessuna tessera del deposito entra sul pianeta: prendine una per le sue icone. La partita finisce dopo questo round.
prompt-place = Piazza la tessera: { $tile }.
prompt-unplaced = La tessera non entra da nessuna parte: { $tile }. Le due icone fanno comunque avanzare i loro cubetti.
prompt-icons = Quale icona della tessera viene prima?
prompt-pool =
    { $n ->
        [one] Risolvi l'effetto in attesa, o usa prima una tua abilità.
       *[other] { $n } effetti in attesa: quale viene prima?
    }
prompt-end-turn = Tutto fatto: termina il turno.
prompt-end-turn-or-use = Termina il turno, o usa un'altra abilità.
prompt-confirm = Tutto fatto: conferma.
prompt-target = Dove va il cubetto?
prompt-movement = Muovi i rover; movimento rimasto: { $n }.
prompt-civ = Tieni una carta Civiltà (rango { $rank }).
prompt-synergy = Sinergia: quale cubetto avanza?
prompt-energy = Energia: quale cubetto avanza?
prompt-patch = Campo di biomassa: quale casella copre?
prompt-synergy-twice = Quale cubetto avanza due volte?
prompt-step = { $name }: reclama uno dei due benefici.
prompt-destroy-line = Distruggi i meteoriti di una riga o di una colonna: scegline uno, o la medaglia della linea.
prompt-effect = Scegli: { $what }.
prompt-effect-left =
    { $n ->
        [one] Scegli: { $what } (ne resta { $n }).
       *[other] Scegli: { $what } (ne restano { $n }).
    }

## Scelte

choice-named = { $name }: { $text }
choice-keep = Tieni: { $text }
choice-rotate = Deposito { $depot }: { $small }; { $large }
choice-rotate-nowhere = Ruota alla posizione { $n }
choice-tile = { $ring }: { $tile }
choice-pile = Pila dell'{ $ring }: { $tile }
choice-place = Piazza: { $where }; icone in { $icons }
choice-place-blind = Piazza in { $square }, quarti di giro: { $n }
choice-place-blind-flipped = Piazza in { $square }, capovolta, quarti di giro: { $n }
group-place = { $drawing }, in alto a sinistra in
group-patch = Campo in
choice-unplaced = Tieni la tessera fuori dal pianeta
choice-resolve = Prima: { $what }
choice-use-tech = Usa { $tech }
choice-reset = Riporta a 0 il cubetto Biomassa
choice-end-turn = Termina il turno
choice-confirm = Fatto
choice-cube = { $track } avanza (in { $row })
choice-regress = { $track } indietreggia (in { $row })
choice-row-of-cube = La riga di { $track } (in { $row })
choice-target = tracciato { $track }, posizione { $row }
choice-option = Opzione { $n }
choice-icon = L'icona { $terrain }
choice-do = { $what }
choice-drop = Distruggi il carico
choice-keep-load = Tieni il carico
choice-objective = { $text }
choice-patch = Campo in { $square }
choice-patch-twice = Prendi due campi invece di uno
choice-patch-synergy = Prendi invece un bonus sinergia
choice-synergy-twice = Il bonus fa avanzare due volte il cubetto
choice-store = Conserva il campo per la fine
choice-rover = Rover in { $square }
choice-step = Rover { $rover }: da { $from } a { $square }
choice-step-lifepod = Rover { $rover }: da { $from } a { $square }, capsula
choice-step-meteor = Rover { $rover }: da { $from } a { $square }, meteorite
choice-end-movement = Termina il movimento
choice-put-pod = In: { $place }
choice-take-pod = La capsula da: { $place }
choice-flux = Segnalino Flusso su { $track }
choice-keep-flux = Lascia il segnalino Flusso
choice-civ = { $card }
choice-square = { $square }
choice-column = Colonna { $name }
choice-row = Riga { $n }
choice-decline = Lascia perdere

# Titoli dell'elenco delle scelte. Ognuno vale per tutte le scelte la cui chiave comincia allo stesso modo.
heading-named = Tra cui scegliere
heading-keep = Tieni un obiettivo
heading-rotate = Ruota la stazione
heading-tile = Prendi una tessera
heading-pile = Scegli una pila
heading-place = Piazza la tessera
heading-resolve = Effetti
heading-use-tech = Tecnologie
heading-cube = Fai avanzare un cubetto
heading-regress = Fai indietreggiare un cubetto
heading-row-of-cube = Reclama una riga
heading-target = Dove va il cubetto
heading-option = Opzioni
heading-icon = Quale icona
heading-do = Effetti
heading-drop = Il carico del rover
heading-keep-load = Il carico del rover
heading-objective = Obiettivi
heading-patch = Campo di biomassa
heading-rover = Piazza il rover
heading-step = Muovi un rover
heading-put-pod = Dove va la capsula
heading-take-pod = Prendi una capsula
heading-flux = Segnalino Flusso
heading-civ = Carte Civiltà
heading-square = Caselle
heading-column = Colonne
heading-row = Righe

## Che cosa è successo

event-confirmed = { $who } ha finito.
event-boards = { $who } gioca { $corporation } su { $planet }.
event-flux = { $who } comincia con { $track } come tracciato Flusso.
event-round = Round { $round }; il Comandante è { $who }.
event-round-solo = Round { $round }.
event-rotated-not = { $who } lascia la stazione com'è.
event-rotated-clockwise =
    { $n ->
        [one] { $who } ruota la stazione in senso orario di 1 deposito.
       *[other] { $who } ruota la stazione in senso orario di { $n } depositi.
    }
event-rotated-anticlockwise =
    { $n ->
        [one] { $who } ruota la stazione in senso antiorario di 1 deposito.
       *[other] { $who } ruota la stazione in senso antiorario di { $n } depositi.
    }
event-turned = La stazione ruota in senso orario di un deposito.
event-drawn = Evento: { $text }
event-did = { $who }: { $what }.
event-stuck = { $who } non può piazzare tessere.
event-last-round = Era l'ultimo round.
event-over = La partita è finita.
change-tile = tessera su { $where }
change-patches =
    { $n ->
        [one] campo in { $squares }
       *[other] campi in { $squares }
    }
change-stored =
    { $n ->
        [one] { $n } campo conservato
       *[other] { $n } campi conservati
    }
change-meteors =
    { $n ->
        [one] meteorite in { $squares }
       *[other] meteoriti in { $squares }
    }
change-cube = { $track } da { $from } a { $to }
change-cube-aside = { $track } da { $from } a { $onto } { $to }
change-rover-new = rover in { $square }
change-rover = rover da { $from } a { $square }
change-rover-lost = rover perso in { $square }
change-lifepods =
    { $n ->
        [one] { $n } capsula raccolta
       *[other] { $n } capsule raccolte
    }
change-lifepods-destroyed =
    { $n ->
        [one] { $n } capsula distrutta
       *[other] { $n } capsule distrutte
    }
change-lifepods-lost =
    { $n ->
        [one] { $n } capsula persa
       *[other] { $n } capsule perse
    }
change-stones =
    { $n ->
        [one] { $n } meteorite raccolto
       *[other] { $n } meteoriti raccolti
    }
change-stones-lost =
    { $n ->
        [one] { $n } meteorite perso
       *[other] { $n } meteoriti persi
    }
change-earlier-tiles = un'altra tessera su { $squares }
change-stones-destroyed =
    { $n ->
        [one] { $n } meteorite distrutto
       *[other] { $n } meteoriti distrutti
    }
change-lifepods-moved =
    { $n ->
        [one] capsula spostata: { $places }
       *[other] capsule spostate: { $places }
    }
change-flux = segnalino Flusso su { $track }
change-civ = presa una carta Civiltà di rango { $rank }
change-civ-open = carta Civiltà di rango { $rank }: { $name }
change-contest = gara fra tutti: { $text }

## Il tavolo come testo

table-setup = Preparazione
table-round = Round { $round }: { $phase }
table-over = La partita è finita
phase-boards = scelta delle plance
phase-flux = primo tracciato Flusso
phase-objectives = scelta degli obiettivi
phase-rotate = rotazione
phase-event = evento
phase-turns = turni
phase-civ = carte Civiltà
phase-end = fine partita
phase-over = finita
table-commander = Comandante: { $who }
table-decide = Tocca a: { $who }
table-event = Evento: { $text }
table-events-left = Eventi rimasti: { $n }
table-civ-left = Carte Civiltà rimaste: rango 1: { $one }, rango 2: { $two }, rango 3: { $three }, rango 4: { $four }
table-target =
    Punteggio bersaglio: { $n ->
        [one] { $n } medaglia
       *[other] { $n } medaglie
    }
table-tier = Risultato: { $text }
solo-summary =
    { $score } su { $target ->
        [one] { $target } medaglia
       *[other] { $target } medaglie
    }
solo-tier = Da { $from }: { $text }
solo-tier-lowest = Meno di { $below }: { $text }
table-station = Stazione
table-pile = { $tile }, rimaste { $n }
table-depot = Deposito { $n }: { $small }; { $large }
table-depot-of = Deposito { $n } ({ $who }): { $small }; { $large }
table-tile = Tessera in mano: { $tile }
table-active = In corso: { $what } (resta: { $n })
table-pool = In attesa: { $what }
table-next-tile = Sotto la tessera presa: { $tile }
table-next-event = Prossimo evento: { $text }
table-private = Obiettivo privato: { $text }
table-private-met = Obiettivo privato, raggiunto: { $text }
table-objectives = Obiettivi
table-objective = { $text } { $values }
table-value = { $who }: { $n }
table-unknown = da scegliere
table-player = { $who }: { $corporation } su { $planet }
table-done = Ha finito questa parte del round.
table-signs = Segni delle mappe
table-letters = Terreni: { $list }
table-letter = { $letter } { $terrain }
table-legend = Una lettera maiuscola è un'icona. p campo, . suolo, * ghiaccio; o meteorite, ' simbolo, + capsula, 1 rover, & rover carico. I numeri accanto alle righe e sotto le colonne sono medaglie.
squares-cities =
    { $n ->
        [one] Città, { $n } medaglia ciascuna se scoperta alla fine: { $squares }
       *[other] Città, { $n } medaglie ciascuna se scoperta alla fine: { $squares }
    }
squares-ring = Anello: { $squares }
squares-currents = Correnti: { $squares }
squares-chasm = Da un lato della fenditura: { $squares }
squares-crossings = La fenditura si supera in diagonale a { $pairs }
squares-pair = { $a }-{ $b }
squares-centre = Centro: { $squares }
squares-toxic = Tossiche: { $squares }
squares-void = Lungo il vuoto: { $squares }
squares-body =
    { $n ->
        [one] Un corpo, { $n } medaglia se tutto coperto: { $squares }
       *[other] Un corpo, { $n } medaglie se tutto coperto: { $squares }
    }
squares-quadrant = Nessuna icona { $terrain } su: { $squares }
table-steps = { $track }: { $list }
table-step = { $row }: { $gives }
step-and = { $a } + { $b }
step-medals =
    { $n ->
        [one] { $n } medaglia
       *[other] { $n } medaglie
    }
step-repeat = ogni ulteriore avanzamento: { $gives }
step-path = { $step } ({ $track } { $row })
step-path-gives = { $step } ({ $track } { $row }): { $gives }
step-rover = rover
step-tech = livello tecnologia { $n }
table-cube = { $track } { $row }
table-cube-aside = { $track } su { $onto } { $row }
table-cubes = Cubetti: { $cubes }
table-flux = Tracciato Flusso: { $track }
table-tech = { $tech }
table-tech-used = Usata: { $tech }
table-tech-locked = Non raggiunta: { $tech }
table-counts = Capsule nel punteggio: { $lifepods }, meteoriti: { $meteors }, rover in attesa: { $waiting }, campi conservati: { $stored }
table-pod = Capsula su: { $place }
table-civ = { $card }
table-civ-hidden = Carte Civiltà segrete: { $n }
table-part = { $name } { $n }
table-score = Medaglie finora: { $n } ({ $parts })

## Anteprime

note-objective = { $from } → { $to }: { $text }
note-objective-more =
    { $n ->
        [one] { $from } → { $to }, 1 medaglia in più: { $text }
       *[other] { $from } → { $to }, { $n } medaglie in più: { $text }
    }
note-objective-fewer =
    { $n ->
        [one] { $from } → { $to }, 1 medaglia in meno: { $text }
       *[other] { $from } → { $to }, { $n } medaglie in meno: { $text }
    }
note-private-more =
    { $n ->
        [one] Raggiunto, 1 medaglia in più: { $text }
       *[other] Raggiunto, { $n } medaglie in più: { $text }
    }
note-private-fewer =
    { $n ->
        [one] Non più raggiunto, 1 medaglia in meno: { $text }
       *[other] Non più raggiunto, { $n } medaglie in meno: { $text }
    }

## Punteggi

score-planet = Pianeta
score-planet-text = le medaglie di ogni riga e colonna piena e senza meteoriti
score-tracks = Tracciati
score-tracks-text = la medaglia più alta raggiunta da ogni cubetto
score-lifepods = Capsule
score-lifepods-text = 1 per ogni capsula nell’area punteggio
score-meteorites = Meteoriti
score-meteorites-text = 1 ogni tre raccolti, e 1 in più per ogni carta Compratore di minerali
score-civ = Carte Civiltà
score-civ-text = le medaglie delle tue carte Civiltà
score-objectives = Obiettivi
score-objectives-text = 5 per ciascuno vinto o compiuto, 2 in caso di pareggio con un vicino
score-equal = A parità di medaglie vince chi ha meno caselle scoperte, poi meno meteoriti sul pianeta.

## Rifiuti

illegal-across_chasm = Una tessera non può stare a cavallo della fenditura.
illegal-already_placed = La tua tessera è già piazzata.
illegal-cannot_slide_in = Il pezzo non può scivolare dentro da nessun lato.
illegal-card_not_among_choices = Questa carta non è fra quelle fra cui scegliere.
illegal-chasm = Qui un rover non supera la fenditura.
illegal-cube_cannot_move = Questo cubetto non si può scegliere: non può muoversi, o non quanto un altro.
illegal-cube_chosen_twice = Questo cubetto è già scelto.
illegal-event_forbids_entering = L'evento del round vieta ai rover questo terreno.
illegal-event_forbids_square = L'evento del round vieta questo posto.
illegal-face_not_offered = Questa plancia non ti è offerta.
illegal-face_taken = Un altro ha già questa plancia.
illegal-flux_needs_track = Flux comincia su uno dei cinque tracciati.
illegal-free_step_back = Un passo gratuito non può tornare dove il rover era appena stato.
illegal-icon_in_banned_quadrant = Un'icona finirebbe nel quadrante che la vieta.
illegal-impossible_now = Ora è impossibile.
illegal-locked = La tecnologia che serve è bloccata o già usata.
illegal-mandatory = Questo effetto non si può tralasciare.
illegal-mixed_ice_and_soil = Una tessera sta tutta sul ghiaccio o tutta sul suolo.
illegal-no_lifepod_there = Da lì non si può prendere una capsula.
illegal-no_load_to_drop = Ora non c'è un carico da lasciare.
illegal-no_movement_left = Non resta movimento.
illegal-no_place_for_tile = Questa tessera non entra da nessuna parte.
illegal-no_storing_at_the_end = A fine partita i campi non si conservano.
illegal-no_such_ability = Non c'è un'abilità simile da usare.
illegal-no_such_offset = La stazione ha sei posizioni.
illegal-no_such_option = Non c'è questa opzione.
illegal-no_such_place = Le tue capsule non possono andare lì.
illegal-no_such_rover = Questo rover non è sul pianeta.
illegal-no_such_turn = Una tessera si ruota di 0, 1, 2 o 3 quarti di giro.
illegal-no_tile_to_place = Ora non c'è una tessera da piazzare.
illegal-not_a_neighbour = Il cubetto non può andare lì.
illegal-not_adjacent = Il pezzo deve toccare un pezzo precedente lungo un lato.
illegal-not_adjacent_square = Il rover non raggiunge questa casella con un passo.
illegal-not_among_choices = Non è fra le scelte.
illegal-not_asked = Non è questo che si chiede ora.
illegal-not_before_placing = Non fra la scelta e il piazzamento della tessera.
illegal-not_commander = Solo il Comandante ruota la stazione.
illegal-not_in_own_turn = Solo nel tuo turno, e non fra la scelta e il piazzamento della tessera.
illegal-not_in_pool = Questo effetto non è fra quelli in attesa.
illegal-not_on_centre = Il primo pezzo deve coprire una casella centrale.
illegal-not_on_last_step = Il cubetto Biomassa non è sull'ultimo gradino.
illegal-not_on_last_tile = I rover arrivano su una casella dell'ultima tessera.
illegal-not_on_perimeter = Il primo pezzo deve toccare il bordo esterno del pianeta.
illegal-not_on_this_position = Le capsule stanno sulle posizioni da 1 a 14.
illegal-not_your_turn = Ora non hai nulla da decidere.
illegal-nothing_there = Lì non c'è niente di adatto.
illegal-off_planet = Questa non è una casella del pianeta.
illegal-only_on_ring = Il pezzo ha bisogno di una casella fuori dall'anello.
illegal-other_pile_does_not_fit = L'altra pila ti lascerebbe senza una tessera piazzabile.
illegal-other_tile_fits = L'altra tessera si può piazzare, questa no.
illegal-overlap = Lì c'è già un pezzo.
illegal-pile_empty = Questa pila è vuota.
illegal-place_occupied = Questo posto è occupato.
illegal-pool_not_empty = Ci sono ancora effetti in attesa.
illegal-rover_in_the_way = Lì c'è un altro rover.
illegal-square_occupied = Lì c'è un altro cubetto.
illegal-tile_can_be_placed = La tessera si può piazzare.
illegal-tile_not_placed = La tessera di questo turno non è ancora piazzata.
illegal-toxic = I rover non entrano in una casella tossica scoperta.
illegal-turns_by_itself = La stazione ruota da sola.
illegal-used_up = Questa tecnologia è già usata.

## Opzioni

option-planets = Pianeti
option-planets-help = Come i giocatori ricevono il pianeta.
option-planets-symmetric = uguale per tutti
option-planets-random_board_choose_side = a caso, ognuno sceglie il lato
option-planets-free_choice = scelta libera
option-planets-random_asymmetric = a caso, lato speciale
option-corporations = Corporazioni
option-corporations-help = Come i giocatori ricevono la corporazione.
option-corporations-symmetric = uguale per tutti
option-corporations-random_board_choose_side = a caso, ognuno sceglie il lato
option-corporations-free_choice = scelta libera
option-corporations-random_asymmetric = a caso, lato speciale
option-deluxe = Plance deluxe
option-deluxe-help = Se pianeti e corporazioni deluxe sono nella scatola.
option-deluxe-off = no
option-deluxe-on = sì
option-inner_ring = Anello interno
option-inner_ring-help = Di quanto l'anello interno della stazione è ruotato rispetto a quello esterno.
option-inner_ring-random = a caso
option-inner_ring-0 = 0
option-inner_ring-1 = 1
option-inner_ring-2 = 2
option-inner_ring-3 = 3
option-inner_ring-4 = 4
option-inner_ring-5 = 5
option-events = Eventi
option-events-help = Un evento per round, al massimo venti round. In solitario ci sono sempre.
option-events-off = no
option-events-on = sì
option-events_green = Eventi verdi
option-events_green-help = Carte favorevoli nel mazzo Evento; i tre numeri fanno 20.
option-events_orange = Eventi arancioni
option-events_orange-help = Carte scomode nel mazzo Evento; i tre numeri fanno 20.
option-events_red = Eventi rossi
option-events_red-help = Carte dure nel mazzo Evento; i tre numeri fanno 20.
option-private_objectives = Obiettivi privati
option-private_objectives-help = Ogni giocatore ha anche un obiettivo segreto.
option-private_objectives-off = no
option-private_objectives-on = sì
option-two_player_rotation = Rotazione in due
option-two_player_rotation-help = Chi ruota la stazione in una partita a due.
option-two_player_rotation-commander = il Comandante
option-two_player_rotation-automatic = ruota da sola
option-show_next_tile = Mostra la tessera seguente
option-show_next_tile-help = Se vedi la tessera sotto quella che prendi, prima di confermare.
option-show_next_tile-off = no
option-show_next_tile-on = sì
option-oblivion_edge = Bordo di Oblio
option-oblivion_edge-help = Quali caselle obiettivi ed eventi chiamano bordo di Oblio.
option-oblivion_edge-inner = lungo il vuoto
option-oblivion_edge-outer = quelle esterne

## Preparazione

setup-too-few-events =
    { $most ->
        [one] con questi giocatori c'è { $most } carta di questo colore, non { $count }
       *[other] con questi giocatori ci sono { $most } carte di questo colore, non { $count }
    }
setup-event-deck = il mazzo Evento ha { $deck } carte, non { $sum }
