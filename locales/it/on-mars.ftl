# Quello che dice On Mars. Nomi e testi dei componenti sono in on-mars-components.ftl.

## Parole brevi

player = Giocatore { $n }
lacerda = Lacerda
number = { $n }
nothing = niente
none = niente
empty = vuoto
free = gratis
list-comma = { $a }, { $b }
list-and = { $a } e { $b }
list-or = { $a } o { $b }
list-semicolon = { $a }; { $b }
notes = {" "}({ $list })
notes-none = {""}
hex = { $name }
hex-unknown = un esagono fuori dalla mappa
card-unknown = una carta sconosciuta
side-orbit = in orbita
side-colony = nella colonia
to-orbit = verso l'orbita
to-colony = verso la colonia
row-top = riga superiore
row-middle = riga intermedia
row-bottom = riga in basso
direction-N = nord
direction-NE = nord-est
direction-SE = sud-est
direction-S = sud
direction-SW = sud-ovest
direction-NW = nord-ovest
direction-none = non adiacente
lab-c1_1 = livello { $n }, spazio in alto
lab-c1_2 = livello { $n }, spazio in basso
lab-c2_1 = livello { $n }, spazio in alto
lab-c2_2 = livello { $n }, spazio centrale
lab-c2_3 = livello { $n }, spazio in basso
lab-c3_1 = livello { $n }, spazio in alto
lab-c3_2 = livello { $n }, spazio in basso
lab-c4_1 = livello { $n }, spazio in alto
lab-c4_2 = livello { $n }, spazio centrale
lab-c4_3 = livello { $n }, spazio in basso
lab-c5_1 = livello { $n }, spazio in alto
lab-c5_2 = livello { $n }, spazio in basso
lab-c6_1 = livello { $n }
contract = contratto { $n }: { $text }
contract-name = contratto { $n }
contract-op = { $n } PO se completato, { $failed } se no
goal = obiettivo { $n }: { $text }
goal-name = carta obiettivo { $n }
research-name = tessera ricerca { $name }
tile-discovery = tessera scoperta: { $text }
tile-research = { $name }: { $text }
card-a = Carta Primo Colono A: costruisci { $list } per pescare due carte B.
piece-rover = Rover
piece-bot = Robot in { $hex }
piece-moved-bot = Robot in { $hex }, già mosso
fee-point = 1 punto
colonists-of = { $who }: { $n }

## Quantità

item-mineral = minerale
item-battery = batteria
item-water = acqua
item-plant = pianta
item-oxygen = ossigeno
item-crystal = cristallo
amount-mineral =
    { $n ->
        [one] { $n } minerale
       *[other] { $n } minerali
    }
amount-battery =
    { $n ->
        [one] { $n } batteria
       *[other] { $n } batterie
    }
amount-water = { $n } acqua
amount-plant =
    { $n ->
        [one] { $n } pianta
       *[other] { $n } piante
    }
amount-oxygen = { $n } ossigeno
amount-crystal =
    { $n ->
        [one] { $n } cristallo
       *[other] { $n } cristalli
    }
amount-colonist =
    { $n ->
        [one] { $n } colono
       *[other] { $n } coloni
    }
amount-sent =
    { $n ->
        [one] 1 colono mandato al lavoro
       *[other] { $n } coloni mandati al lavoro
    }
amount-goal =
    { $n ->
        [one] { $n } carta obiettivo
       *[other] { $n } carte obiettivo
    }
amount-op = { $n } PO
amount-any =
    { $n ->
        [one] { $n } risorsa a scelta
       *[other] { $n } risorse a scelta
    }
amount-any-of =
    { $n ->
        [one] { $n } risorsa ({ $kinds })
       *[other] { $n } risorse ({ $kinds })
    }
up-to = fino a { $amount }
cost-mine = 1 colono sulla tessera

## Effetti

effect-gain = ottieni { $goods }
effect-gain-boosted = { $gain }; per ogni colono mandato al lavoro ancora { $more }
effect-choice =
    { $n ->
        [one] ottieni 1 risorsa ({ $kinds })
       *[other] ottieni fino a { $n } risorse ({ $kinds })
    }
effect-exchange = paga 1 { $pay } e { $gain }
effect-warehouse =
    { $n ->
        [one] prendi 1 risorsa o cristallo dal magazzino
       *[other] prendi fino a { $n } risorse o cristalli dal magazzino
    }
effect-warehouse-resource =
    { $n ->
        [one] prendi 1 risorsa dal magazzino
       *[other] prendi fino a { $n } risorse dal magazzino
    }
effect-blueprint =
    { $n ->
        [one] prendi 1 progetto
       *[other] prendi fino a { $n } progetti
    }
effect-tech =
    { $n ->
        [one] prendi 1 tessera tecnologia pagandone il costo
       *[other] prendi fino a { $n } tessere tecnologia pagandone il costo
    }
effect-develop =
    { $n ->
        [one] sviluppa di 1 passo pagandone il costo
       *[other] sviluppa di { $n } passi in tutto pagandone il costo
    }
effect-develop-free =
    { $n ->
        [one] sviluppa di 1 passo senza costo
       *[other] sviluppa di { $n } passi in tutto senza costo
    }
effect-move = { $points }
effect-move-as-rover = { $points }; i tuoi robot prendono cristalli e tessere come un rover
effect-construct = costruisci un edificio qualunque pagandone il costo
effect-construct-free = costruisci un edificio qualunque senza costo
effect-construct-type = costruisci pagandone il costo: { $building }
effect-construct-type-free = costruisci senza costo: { $building }
effect-upgrade =
    { $n ->
        [one] migliora 1 edificio pagandone il costo
       *[other] migliora fino a { $n } edifici pagandone il costo
    }
effect-upgrade-free =
    { $n ->
        [one] migliora 1 edificio senza costo
       *[other] migliora fino a { $n } edifici senza costo
    }
effect-upgrade-anywhere =
    { $n ->
        [one] migliora 1 edificio ovunque sulla mappa pagandone il costo
       *[other] migliora fino a { $n } edifici ovunque sulla mappa pagandone il costo
    }
effect-upgrade-free-anywhere =
    { $n ->
        [one] migliora 1 edificio ovunque sulla mappa senza costo
       *[other] migliora fino a { $n } edifici ovunque sulla mappa senza costo
    }
effect-ship =
    { $n ->
        [one] accogli 1 nave pagandone il costo
       *[other] accogli fino a { $n } navi pagandone il costo
    }
effect-ship-free =
    { $n ->
        [one] accogli 1 nave senza costo
       *[other] accogli fino a { $n } navi senza costo
    }
effect-scientist = ottieni uno scienziato al costo normale
effect-scientist-free = ottieni uno scienziato senza costo
effect-contract = ottieni un contratto al costo normale
effect-contract-free = ottieni un contratto senza costo
effect-hire = ottieni uno scienziato o un contratto al costo normale
effect-hire-free = ottieni uno scienziato o un contratto senza costo
effect-retrieve =
    { $n ->
        [one] recupera 1 colono da { $from }
       *[other] recupera fino a { $n } coloni da { $from }
    }
effect-produce = le tue miniere e i tuoi edifici avanzati producono
effect-trade = paga 1 risorsa, ottienine { $n } che non siano minerali
effect-travel = viaggia { $to }
effect-travel-other = viaggia verso l'altro lato
effect-building = usa un edificio avanzato
effect-radar = usa la tessera scoperta sulla carta
effect-boost = { $effect }; per ogni colono mandato al lavoro uno in più
effect-boost-once = { $effect }; con 1 colono mandato al lavoro uno in più
points-bots =
    { $n ->
        [one] 1 punto robot
       *[other] { $n } punti robot
    }
points-rover =
    { $n ->
        [one] 1 punto rover
       *[other] { $n } punti rover
    }
points-best-tech = punti rover pari alla migliore tecnologia rover in gioco
place-orbit = gli spazi azione in orbita
place-colony = gli spazi azione nella colonia
place-working = l'area lavoro

## Domande

prompt-wait = Tocca a { $who } decidere.
prompt-over = La partita è finita.
prompt-turn = Tocca a te: svolgi un'azione principale; prima o dopo puoi svolgere un'azione esecutiva.
prompt-turn-main = Tocca a te: manca ancora l'azione principale.
prompt-turn-executive = L'azione principale è fatta. Svolgi un'azione esecutiva o finisci il turno.
prompt-turn-end = Le due azioni sono fatte. Finisci il turno quando non ti resta altro.
prompt-shuttle = Lo shuttle aspetta. Viaggi { $to } con una nave?
prompt-shuttle-gone = Lo shuttle è partito. Viaggi { $to }?
prompt-deliveries = Ultime consegne ai tuoi contratti prima del punteggio finale.
prompt-offer = Un beneficio per te: { $effect }. Lo prendi?
prompt-surcharge =
    { $n ->
        [one] { $action }: paga 1 di costo aggiuntivo con un cristallo o un colono.
       *[other] { $action }: paga { $n } di costo aggiuntivo con cristalli o coloni.
    }
prompt-pay = Da pagare: { $cost }. Con che cosa paghi?
prompt-lab-space = { $tech }: quale spazio della prima colonna del laboratorio?
prompt-upgrade-hex = { $blueprint }: su quale edificio?
prompt-ship-reward = Che cosa porta la nave?
prompt-bot-hex = Dove va il nuovo robot?
prompt-move = Movimento: restano { $points }.
prompt-take-tile = Il tuo pezzo finisce in { $hex }, { $tile } Prendi la tessera?
prompt-bot-tiles = Quale robot prende adesso la sua tessera?
prompt-building = Quale edificio costruisci?
prompt-building-hex = { $building }: su quale esagono?
prompt-building-tech = { $building } in { $hex } entra in un complesso: quale tecnologia di livello { $n } o più usi?
prompt-displace = Il tuo pezzo in { $hex } deve spostarsi: dove va?
prompt-benefit = SSV: scegli un beneficio.
prompt-scientist = Quale scienziato prendi?
prompt-contract = Quale contratto prendi?
prompt-hire = Quale scienziato o contratto prendi?
prompt-refill = Quale contratto del mazzo riempie lo spazio?
prompt-use-building = Quale edificio avanzato usi?
prompt-radar = Quale tessera scoperta va sul Radar per sempre?
prompt-allot = Ottieni { $amount }: quanto va sul { $contract }?
prompt-travel-tile = Quale tessera scoperta piazzi?
prompt-travel-hex = Dove va la tessera scoperta, a 3 esagoni dal tuo rover? { $tile }
prompt-turn-order = Quale spazio dell'ordine di turno prendi?
prompt-set-shuttle = Giochi per ultimo: da quale lato parte lo shuttle?
prompt-owner-choice = { $who } ha usato la tua { $tech }: tieni l'ossigeno o sviluppi la tessera di un passo senza costo?
prompt-goal-window = Fine del tuo turno: completi un obiettivo privato?
prompt-cards-b = Riveli una carta Primo Colono B?
prompt-blueprint =
    { $n ->
        [0] Un altro progetto?
        [one] Prendi un progetto{ $notes }.
       *[other] Prendi un progetto; ne restano { $n }{ $notes }.
    }
prompt-tech =
    { $n ->
        [0] Un'altra tessera tecnologia?
        [one] Prendi una tessera tecnologia{ $notes }.
       *[other] Prendi una tessera tecnologia; ne restano { $n }{ $notes }.
    }
prompt-develop =
    { $n ->
        [0] Un altro passo di sviluppo?
        [one] Sviluppo: resta 1 passo{ $notes }.
       *[other] Sviluppo: restano { $n } passi{ $notes }.
    }
prompt-develop-free =
    { $n ->
        [0] Un altro passo di sviluppo?
        [one] Sviluppo senza costo: resta 1 passo{ $notes }.
       *[other] Sviluppo senza costo: restano { $n } passi{ $notes }.
    }
prompt-warehouse =
    { $n ->
        [0] Un altro pezzo dal magazzino?
        [one] Prendi qualcosa dal magazzino{ $notes }.
       *[other] Prendi { $n } pezzi dal magazzino{ $notes }.
    }
prompt-choice =
    { $n ->
        [0] Un'altra risorsa?
        [one] Ottieni una risorsa{ $notes }.
       *[other] Ottieni { $n } risorse{ $notes }.
    }
prompt-retrieve =
    { $n ->
        [0] Recuperi un altro colono?
        [one] Recupera un colono{ $notes }.
       *[other] Quali coloni recuperi{ $notes }?
    }
prompt-upgrade =
    { $n ->
        [0] Un altro miglioramento?
        [one] Migliora un edificio: con quale progetto?{ $notes }
       *[other] Migliora un edificio: con quale progetto? Restano { $n } miglioramenti{ $notes }.
    }
prompt-ship =
    { $n ->
        [0] Un'altra nave?
        [one] Accogli una nave: da quale spazio del deposito?{ $notes }
       *[other] Accogli una nave: da quale spazio del deposito? Restano { $n } navi{ $notes }.
    }
prompt-produce-more = Hai prodotto { $goods }. Una fonte produce ancora, per un colono?
prompt-gain-more = Ottieni ancora { $amount } per un colono?
boost-note = ognuno in più: 1 colono

## Scelte

choice-accept = Prendilo
choice-accept-effect = Sì: { $effect }
choice-take-tile = Prendila: { $tile }
choice-decline = No
choice-leave-tile = Lascia la tessera dov'è
choice-no-benefit = Nessun beneficio
choice-no-goal = Nessun obiettivo adesso
choice-no-card-b = Non rivelare carte
choice-stop = Basta così
choice-stop-deliveries = Nessun'altra consegna
choice-boost =
    { $n ->
        [one] Manda 1 colono al lavoro per { $more } (1 resta negli alloggi)
       *[other] Manda 1 colono al lavoro per { $more } ({ $n } restano negli alloggi)
    }
more = uno in più
more-blueprint = un altro progetto
more-tech = un'altra tessera tecnologia
more-step = un altro passo
more-item = un altro pezzo
more-upgrade = un altro miglioramento
more-ship = un'altra nave
choice-space = Spazio { $n }, { $side }: { $text }
choice-space-unknown = Spazio { $n }, che non esiste
choice-shuttle = Sullo spazio rosso { $side }
choice-stay = Resta { $side }
choice-ride = Prendi lo shuttle { $to } gratuitamente{ $notes }
choice-fly = Viaggia { $to } con una nave dell'hangar{ $notes }
note-produces = produzione: { $goods }
note-returns =
    { $n ->
        [one] torna 1 colono
       *[other] tornano { $n } coloni
    }
note-returns-supply =
    { $n ->
        [one] 1 va nella riserva perché manca posto
       *[other] { $n } vanno nella riserva perché manca posto
    }
note-ships-left =
    { $n ->
        [0] nell'hangar non restano navi
        [one] nell'hangar resta 1 nave
       *[other] nell'hangar restano { $n } navi
    }
choice-discovery = { $text }
choice-main = { $action }{ $notes }. { $text }
note-slot = 1 colono su uno spazio azione
note-slots-cleared = prima gli spazi pieni si svuotano
note-surcharge =
    { $n ->
        [one] costo aggiuntivo: 1 cristallo o colono
       *[other] costo aggiuntivo: { $n } cristalli o coloni
    }
choice-executive = Azione esecutiva { $n } ({ $cost }). { $text }
choice-deliver = Metti { $amount } sul { $contract } (poi ce ne sono { $n } di { $of })
choice-goal = Completa l'{ $goal } Prendi: { $reward }
reward-common = la ricompensa comune, 2 passi di sviluppo senza costo
reward-own = la ricompensa della carta, { $effect }
reward-none = nessuna ricompensa
choice-end-turn = Finisci il turno
choice-pay = Paga { $payment }{ $notes }
note-left = restano: { $list }
choice-own-tech = Usa la tua { $tech }, livello { $n }{ $notes }
choice-foreign-tech = Usa { $tech } di { $who }, livello { $n }{ $notes }
choice-tech-unknown = Usa la tecnologia di nessuno
note-points =
    { $n ->
        [one] 1 punto rover in più
       *[other] { $n } punti rover in più
    }
note-upgrades =
    { $n ->
        [one] 1 miglioramento in più
       *[other] { $n } miglioramenti in più
    }
note-ships =
    { $n ->
        [one] 1 nave in più
       *[other] { $n } navi in più
    }
note-sent =
    { $n ->
        [one] manda 1 colono al lavoro per il livello che manca
       *[other] manda { $n } coloni al lavoro per i livelli che mancano
    }
note-oxygen = { $who } tiene 1 ossigeno o sviluppa la tessera
choice-upgrade =
    { $size ->
        [one] { $blueprint }, livello { $level }: su { $building } ({ $cost }){ $notes }. La sua azione: { $text }
       *[other] { $blueprint }, livello { $level }: su { $building } in un complesso di { $size } o più ({ $cost }){ $notes }. La sua azione: { $text }
    }
note-sites = possibile in { $list }
choice-blueprint = { $blueprint }, livello { $level } per { $building }: ottieni { $goods }. Una volta costruito: { $text }
choice-tech = { $tech }, { $row } ({ $cost }). { $text }
choice-lab-space = { $space }: { $text }
choice-develop = { $tech } dal livello { $from } al { $space } ({ $cost }). { $text }
choice-warehouse = { $amount } ({ $n } nel magazzino)
choice-produce = Manda 1 colono al lavoro per { $amount } in più
choice-gain = { $amount }
choice-step = { $piece }: { $direction }, da { $from } a { $to }{ $notes }
group-step = { $piece }, { $fee } per passo
note-takes-crystal = prende un cristallo
note-removes-crystal = un robot che si ferma lì toglie il cristallo
note-tile = { $tile }
note-removes-tile = toglie la { $tile }
choice-finish = Finisci il movimento
choice-building =
    { $n ->
        [one] { $building } ({ $cost }): dà { $item } per ogni edificio del complesso; l'ultima tessera{ $notes }
       *[other] { $building } ({ $cost }): dà { $item } per ogni edificio del complesso; restano { $n } tessere{ $notes }
    }
choice-hex = { $hex }{ $notes }
site-alone = da solo, senza tecnologia
site-complex = complesso di { $n }, serve tecnologia di livello { $level }
site-yields = dà { $amount }
site-crystal = c'è un cristallo
site-arrows = nuovi cristalli in { $list }
site-cube = un cubetto per l'area progresso
site-lss = SSV: { $op }
site-benefit = un beneficio a scelta
site-level = a fine turno la colonia raggiunge il livello { $n }
site-group =
    { $n ->
        [one] nessun complesso
       *[other] complesso di { $n }
    }
site-piece = il pezzo che c'è si sposta
choice-ship = Nave dello spazio { $n } del deposito. Libera un posto per un cristallo e questa azione esecutiva: { $text }
choice-ship-unknown = Una nave dello spazio { $n } del deposito
choice-colonists-bot =
    { $n ->
        [0] 1 robot
        [one] 1 colono e 1 robot
       *[other] { $n } coloni e 1 robot
    }
choice-colonists =
    { $n ->
        [one] 1 colono
       *[other] { $n } coloni
    }
choice-scientist = { $scientist } ({ $cost }). { $text }
choice-contract = Prendi il { $contract } Costa { $cost }{ $notes }
choice-slot-empty = Lo spazio vuoto { $n }
choice-refill = Metti il { $contract }{ $notes }
choice-use-building = { $blueprint }, { $cost }{ $notes }. { $text }
note-owner = di { $who }
note-scientist-moves = prima { $scientist } va a lavorare lì
choice-retrieve-working = Dall'area lavoro (lì { $n })
choice-retrieve-slots = Dagli spazi di { $action } (lì { $n })
choice-allot-none = Niente sul { $contract }
choice-allot = { $amount } sul { $contract }
choice-allot-units = { $n } sul { $contract }
choice-keep = Tieni { $amount }
choice-reveal-b = Rivela la carta. { $text }

heading-space = Ordine di turno
heading-shuttle = Shuttle
heading-stay = Resta
heading-ride = Viaggio
heading-fly = Viaggio
heading-discovery = Tessere scoperta
heading-main = Azioni principali
heading-executive = Azioni esecutive
heading-deliver = Consegne
heading-goal = Obiettivi privati
heading-end-turn = Fine del turno
heading-pay = Modi di pagare
heading-own-tech = Tecnologia
heading-foreign-tech = Tecnologia
heading-upgrade = Progetti
heading-blueprint = Progetti
heading-tech = Tessere tecnologia
heading-lab-space = Spazi del laboratorio
heading-develop = Passi
heading-warehouse = Magazzino
heading-produce = Fonti
heading-gain = Risorse
heading-step = Passi
heading-building = Edifici
heading-hex = Esagoni
heading-ship = Navi
heading-scientist = Scienziati
heading-contract = Contratti
heading-refill = Contratti
heading-use-building = Edifici avanzati
heading-allot = Contratti
heading-allot-none = Contratti

## Registro

log-round = Inizia il round { $n }.
log-last-round = Inizia il round { $n }, l'ultimo.
log-turn = { $who } inizia il turno.
log-turn-crystals = { $who } inizia il turno. Nel deposito: { $amount }.
log-turn-lost = { $who } inizia il turno. Nel deposito: { $amount }; persi: { $lost }.
log-turn-full = { $who } inizia il turno. Nel deposito non c'è posto per { $lost }.
log-turn-ends = { $who } finisce il turno.
log-space = { $who } prende lo spazio { $n } dell'ordine di turno.
log-shuttle-set = { $who } mette lo shuttle { $side }.
log-shuttle-moves = Lo shuttle aspetta { $side }, sullo spazio { $n }.
log-shuttle-travels = Lo shuttle viaggia { $to }, sullo spazio { $n }.
log-stayed = { $who } non viaggia.
log-travelled = { $who } viaggia { $to }.
log-flew = { $who } viaggia { $to } con una nave.
log-end-triggered = Si attiva la fine della partita.
log-final-scoring = Inizia il punteggio finale.
log-over = La partita è finita.
log-main = { $who }: { $action }.
log-executive =
    { $who }: azione esecutiva { $n }, { $n ->
        [1] sviluppa una tessera tecnologia
        [2] muove il rover
        [3] prende un progetto
        [4] migliora un edificio
        [5] ottiene un minerale
        [6] muove i robot
        [7] prende dal magazzino
       *[other] usa un edificio avanzato
    }.
log-cleared = Si svuotano gli spazi di { $action } ({ $list }).
log-paid = { $who } paga { $what }.
log-boosted = { $who } manda 1 colono al lavoro per avere di più.
log-declined = { $who } rinuncia.
log-tech-own = { $who } usa la propria { $tech }.
log-tech-foreign = { $who } usa { $tech } di { $owner }.
log-gained = { $who } ottiene { $amount }.
log-lost = { $who } non ha posto per { $lost }.
log-gained-lost = { $who } ottiene { $amount } e non ha posto per { $lost }.
log-colonists =
    { $n ->
        [one] { $who } ottiene 1 colono.
       *[other] { $who } ottiene { $n } coloni.
    }
log-scored = { $who } ottiene { $op }.
log-delivered = { $who } mette { $amount } sul { $contract }.
log-contract-completed = { $who } completa il { $contract }
log-warehouse = { $who } prende { $amount } dal magazzino.
log-retrieved-working = { $who } recupera un colono dall'area lavoro.
log-retrieved-slots = { $who } recupera un colono da { $action }.
log-returned =
    { $n ->
        [one] { $who } recupera 1 colono.
       *[other] { $who } recupera { $n } coloni.
    }
log-returned-supply =
    { $n ->
        [one] { $who } recupera 1 colono,
       *[other] { $who } recupera { $n } coloni,
    } { $supply ->
        [one] 1 va nella riserva.
       *[other] { $supply } vanno nella riserva.
    }
log-produced = { $who } produce.
log-mission = { $who } fa avanzare una missione. { $mission } Mancano: { $n }.
log-mission-completed = Una missione è completa. { $mission } Missioni che mancano alla fine: { $n }.
log-lss = SSV, { $building }: il segnalino è sulla riga { $n }.
log-lss-scored = { $who } ottiene { $op } per l'SSV ({ $building }).
log-benefit = { $who } sceglie un beneficio: { $text }
log-progress-scored = { $who } ottiene { $op } per l'area progresso.
log-rover = { $who } muove il rover da { $from } a { $to }.
log-bot = { $who } muove un robot da { $from } a { $to }.
log-crystal-collected = { $who } prende il cristallo in { $hex }.
log-crystal-removed = Il cristallo in { $hex } viene tolto.
log-tile-taken = { $who } prende una tessera in { $hex }: { $tile }
log-tile-removed = Una tessera in { $hex } esce dal gioco: { $tile }
log-discovery-placed = { $who } piazza una tessera scoperta in { $hex }: { $text }
log-exploration = Nuova nello spazio esplorazione: { $text }
log-built = { $who } costruisce in { $hex }: { $building }.
log-built-complex = { $who } costruisce in { $hex }: { $building }, ora un complesso di { $n }.
log-displaced = { $who } sposta un pezzo per fare posto, da { $from } a { $to }.
log-crystal-placed = Un cristallo appare in { $hex }.
log-cube = { $who } mette un cubetto nell'area progresso: { $building }.
log-upgraded = { $who } migliora { $hex }: { $blueprint }.
log-miner = { $who } recupera il colono della miniera in { $hex }.
log-ship = { $who } accoglie la nave dello spazio { $n } del deposito.
log-bot-placed = { $who } mette un robot in { $hex }.
log-colony-level = La colonia raggiunge il livello { $n }.
log-blueprint = { $who } prende { $blueprint }.
log-tech = { $who } prende { $tech } ({ $space }).
log-developed = { $who } sviluppa { $tech } ({ $space }).
log-oxygen = { $who } tiene l'ossigeno per { $tech }.
log-scientist = { $who } prende uno scienziato: { $scientist }.
log-contract = { $who } prende il { $contract }
log-refilled = Spazio { $n } del display: { $contract }
log-scientist-moved = { $who } mette al lavoro lo scienziato { $scientist }: { $blueprint }.
log-building-used = { $who } usa { $blueprint }.
log-radar = { $who } mette una tessera scoperta sul Radar: { $text }
log-goal-common = { $who } completa l'{ $goal } Prende la ricompensa comune.
log-goal-own = { $who } completa l'{ $goal } Prende la ricompensa della carta.
log-goal-none = { $who } completa l'{ $goal } Non prende ricompense.
log-card-a = { $who } completa una carta. { $card }
log-cards-b =
    { $n ->
        [one] { $who } pesca 1 carta B.
       *[other] { $who } pesca { $n } carte B.
    }
log-card-b = { $who } rivela una carta B. { $text }
log-blueprints-revealed = Nuovi progetti: { $list }.
log-techs-revealed = Nuove tessere tecnologia: { $list }.
log-solo-card = Lacerda rivela la carta { $n }.
log-rival-cannot = Lacerda non può farlo: { $action }. Muove invece il rover.
log-sequence = Prossimo edificio di Lacerda: { $building }.
log-rival-ship = Lacerda sposta nell'hangar la nave dello spazio { $n } del deposito.
log-rival-bot =
    { $n ->
        [one] Lacerda ha 1 robot sulla plancia.
       *[other] Lacerda ha { $n } robot sulla plancia.
    }
log-rival-scored = Lacerda finisce con { $n } PO. { $list }.
log-score-part = { $part }: { $n }

## Il tavolo come testo

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

## Solitario

solo-lead = { $n } PO in più di Lacerda
solo-behind = { $n } PO in meno di Lacerda

## Perché no

illegal-not_your_turn = Adesso non tocca a te.
illegal-wrong_phase = Non è questo che ti viene chiesto.
illegal-wrong_side = Appartiene all'altro lato del tabellone.
illegal-main_already_done = Hai già svolto l'azione principale.
illegal-exec_already_done = In questo turno hai già svolto un'azione esecutiva.
illegal-exec_not_available = Su quello spazio del deposito c'è ancora una nave, oppure l'edificio non è costruito.
illegal-main_required = Prima della fine del turno serve l'azione principale.
illegal-no_colonist = Negli alloggi non hai abbastanza coloni.
illegal-cannot_pay = Non puoi pagarlo, o non in questo modo.
illegal-cannot_store = Non hai posto per questo.
illegal-no_slot = Il tuo colono è già lì.
illegal-no_marker = Non hai più segnalini edificio avanzato.
illegal-no_lab_space = La prima colonna del tuo laboratorio è piena.
illegal-duplicate_tech = Hai già una tessera di questo tipo.
illegal-not_adjacent_lab_space = Da dove si trova la tessera non arriva a quello spazio.
illegal-occupied_lab_space = Su quello spazio c'è un'altra tessera.
illegal-not_in_display = Qui non è disponibile.
illegal-outside_zone = Nessun tuo robot è lì o accanto.
illegal-hex_has_building = Su quell'esagono c'è un edificio.
illegal-bad_distance = La distanza non è giusta.
illegal-tech_required = Serve una tecnologia del tipo giusto, tua o di un altro giocatore.
illegal-tech_level_too_low = La tecnologia non è abbastanza sviluppata.
illegal-stack_empty = Di quel tipo non restano tessere.
illegal-hex_not_on_map = Quell'esagono è fuori dalla mappa.
illegal-hex_occupied = Un pezzo non potrebbe restare lì.
illegal-not_enough_points = Non restano punti movimento e non se ne possono comprare.
illegal-cannot_take_tile = Un rover non può fermarsi su una tessera che non può prendere.
illegal-no_blueprint = Non hai un progetto così con il suo segnalino sopra.
illegal-wrong_building = Non c'è un edificio adatto a questo progetto.
illegal-complex_too_small = Il complesso è troppo piccolo per questo progetto.
illegal-already_upgraded = Questo edificio è già migliorato.
illegal-not_own_shelter = Quel rifugio non è tuo.
illegal-ship_limit = Il livello della colonia non permette altre navi.
illegal-no_ship = Non c'è una nave da prendere.
illegal-goal_not_met = La condizione non è soddisfatta.
illegal-goal_already_completed = Hai già completato un obiettivo privato.
illegal-no_scientist = Senza lo scienziato adatto non puoi farlo.
illegal-space_taken = Quello spazio è occupato.
illegal-nothing_to_do = Non cambierebbe niente, o non ne è permesso altro.
illegal-unknown_id = A questo tavolo non esiste.

## Opzioni

option-length = Durata
option-length-help = Le missioni che chiudono la partita: due corte e una lunga, o una corta e due lunghe.
option-length-short = breve
option-length-long = lunga
option-first_colonist_variant = Variante Primo Colono
option-first_colonist_variant-help = Per chi comincia: missioni fisse, spazi dell'ordine di turno assegnati, carte con piccoli compiti.
option-first_colonist_variant-off = no
option-first_colonist_variant-on = sì
option-space_anomaly_variant = Variante Anomalia Spaziale
option-space_anomaly_variant-help = La partita finisce con la fase colonizzazione in cui si attiva la fine.
option-space_anomaly_variant-off = no
option-space_anomaly_variant-on = sì
option-upgrade_pack_goals = Upgrade Pack: obiettivi
option-upgrade_pack_goals-help = Ognuno riceve un quarto obiettivo privato da un mazzo a parte.
option-upgrade_pack_goals-off = no
option-upgrade_pack_goals-on = sì
option-upgrade_pack_contracts = Upgrade Pack: contratti
option-upgrade_pack_contracts-help = Quali due dei quattro tipi di contratto sono in gioco.
option-upgrade_pack_contracts-off = gioco base (miglioria e consegna)
option-upgrade_pack_contracts-random_two = due a sorte
option-upgrade_pack_contracts-upgrade_delivery = miglioria e consegna
option-upgrade_pack_contracts-upgrade_expertise = miglioria ed esperienza
option-upgrade_pack_contracts-upgrade_network = miglioria e rete
option-upgrade_pack_contracts-delivery_expertise = consegna ed esperienza
option-upgrade_pack_contracts-delivery_network = consegna e rete
option-upgrade_pack_contracts-expertise_network = esperienza e rete
option-crystal_under_building = Cristallo sotto un edificio
option-crystal_under_building-help = Che cosa succede a un cristallo sull'esagono di un nuovo edificio.
option-crystal_under_building-gain = va a chi costruisce
option-crystal_under_building-return = torna nella riserva
option-upgrade_tech_reading = Tecnologia miglioramento
option-upgrade_tech_reading-help = Quanto vale un livello della tecnologia miglioramento.
option-upgrade_tech_reading-additional = altrettanti miglioramenti in più
option-upgrade_tech_reading-total = altrettanti miglioramenti in tutto
option-solo_goal = Obiettivo del solitario
option-solo_goal-help = Che cosa devi raggiungere contro Lacerda.
option-solo_goal-any = uno qualunque dei quattro
option-solo_goal-solo_first_colonists = Primi Coloni
option-solo_goal-solo_next_generation = Nuova Generazione
option-solo_goal-solo_hunky_dory = Tutto a Posto
option-solo_goal-solo_martian_potato = Patata Marziana
option-round_limit = Limite di round
option-round_limit-help = In questo round si attiva la fine, se niente l'ha attivata prima.
option-round_limit-30 = 30 round
option-round_limit-60 = 60 round
option-round_limit-100 = 100 round
option-seating = Primo giocatore
option-seating-help = Chi sceglie per primo uno spazio dell'ordine di turno.
option-seating-random = a sorte
option-seating-chosen = posto 1
setup-potato-needs-contracts = l'obiettivo Patata Marziana richiede i contratti miglioria e consegna

## Punteggi

score-op = Durante la partita
score-op-text = punti opportunità di SSV, progresso e carte
score-progress = Area progresso
score-progress-text = 0, 1, 2, 4, 7 o 11 per 0-5 cubetti
score-ships = Navi
score-ships-text = 3 per ogni nave nell'hangar
score-colonists = Coloni
score-colonists-text = secondo il numero di coloni negli alloggi
score-technology = Tecnologie
score-technology-text = secondo il livello di ogni tessera tecnologia
score-blueprints = Progetti
score-blueprints-text = 3 o 5 per ognuno costruito, altrettanti persi per ognuno non costruito
score-scientists = Scienziati
score-scientists-text = 3 per ogni edificio avanzato del tipo che valgono
score-contracts = Contratti
score-contracts-text = quanto danno quelli completati, meno quanto costano gli altri
score-equal = A parità di punti vince chi ha più cristalli nel deposito, poi più edifici avanzati, poi più cubetti nell'area progresso.
