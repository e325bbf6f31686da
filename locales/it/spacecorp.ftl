# Quello che dice SpaceCorp. Il tavolo come testo è in spacecorp-table.ftl, nomi e testi dei componenti in spacecorp-components.ftl.

## Parole brevi

player = Giocatore { $n }
number = { $n }
nobody = nessuno
nothing = niente
list-comma = { $a }, { $b }
list-and = { $a } e { $b }
list-or = { $a } o { $b }
list-semicolon = { $a }; { $b }
notes = {" "}({ $list })
notes-none = {""}
profit = { $n } di profitto
points-n =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
cards-n =
    { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }
ordinal = { $n }º
card = { $name } ({ $id })
card-unknown = una carta sconosciuta
site-unknown = un sito sconosciuto
site-stock = riserva
place-unknown = questo posto
tile-blank = una tessera bianca
tile-blank-text = Nessuna proprietà.
tile-unknown = una tessera sconosciuta
tile-at = { $tile } ({ $site })
tile-in-box = { $tile } nella casella { $n } di { $site }
colony-unknown = una colonia sconosciuta
colony-tile = { $colony }, valore { $n }
contract-unknown = un contratto sconosciuto
team = { $site }{ $notes }
team-unknown = un team sconosciuto
mark-track = casella { $n } di 3 sulla tabella della stella
mark-claims = sta sulla tessera che ha esplorato
mark-acted = ha preso parte all'azione
worth = { $kind } { $n }
worth-shielded = { $kind } { $n } schermato
worth-times = { $kind } x{ $n }
worth-times-shielded = { $kind } x{ $n } schermato

era-mariners = Marinai
era-planeteers = Cercatori di Pianeti
era-starfarers = Viaggiatori delle Stelle
kind-research = Ricerca
kind-move = Movimento
kind-explore = Esplorazione
kind-build = Costruzione
kind-produce = Produzione
kind-genetics = Genetica
kind-upgrade = Progresso
kind-special = Speciale
kind-revelation = Rivelazione
kind-colonize = Colonizzazione
wheel-genetics = cubo Genetica
wheel-revelation = cubo Rivelazione
progress-genetics = Adattamento
progress-revelation = Avanzamento
progress-of-genetics = un Adattamento
progress-of-revelation = un Avanzamento
pile-e1 = e1
pile-e2 = e2
pile-e3 = e3
pile-primary = primarie
pile-secondary = secondarie
pile-alien = aliene
window-turn_start = inizio del turno
window-opponent_produced = dopo una Produzione
window-opponent_took_breakthrough_with_reward = dopo un Avanzamento
window-contract_fulfilled = dopo un contratto
window-turn_end = fine del turno
site-kind-home = casa
site-kind-lagrange = punto di Lagrange
site-kind-moon = luna
site-kind-asteroid = asteroide
site-kind-comet = cometa
site-kind-planet = pianeta
site-kind-dwarf = pianeta nano
site-kind-star = sistema stellare
site-kind-goal = meta
site-kind-empty = vuota

## Contratti

condition-first_produce = effettua un'azione Produzione
condition-lagrange_bases =
    { $n ->
        [one] una base in un punto di Lagrange
       *[other] { $n } basi in punti di Lagrange
    }
condition-non_lagrange_bases =
    { $n ->
        [one] una base in un sito che non è un punto di Lagrange
       *[other] { $n } basi in siti che non sono punti di Lagrange
    }
condition-mars_base = una base su Marte Nord o Marte Sud
condition-genetics_steps =
    { $n ->
        [one] uno spazio del cubo Genetica
       *[other] { $n } spazi del cubo Genetica in tutto
    }
condition-infra_cards =
    { $n ->
        [one] una carta in una casella Infra
       *[other] carte in { $n } caselle Infra
    }
condition-regions_with_bases =
    { $n ->
        [one] una base in una regione
       *[other] basi in { $n } regioni
    }
condition-progress_cards =
    { $n ->
        [one] una carta progresso
       *[other] { $n } carte progresso
    }
condition-asteroid_bases =
    { $n ->
        [one] una base su un asteroide
       *[other] { $n } basi su asteroidi
    }
condition-regions_beyond_jupiter =
    { $n ->
        [one] una base in una regione tra Saturno, Urano, Nettuno e Plutone
       *[other] basi in { $n } regioni tra Saturno, Urano, Nettuno e Plutone
    }
condition-bases_beyond_uranus =
    { $n ->
        [one] una base nelle regioni di Nettuno e Plutone
       *[other] { $n } basi nelle regioni di Nettuno e Plutone
    }
condition-bases_in_one_region =
    { $n ->
        [one] una base in una regione
       *[other] { $n } basi in una sola regione
    }
condition-infra_cards_non_start_current_era =
    { $n ->
        [one] una carta di quest'era che non sia Iniziale in una casella Infra
       *[other] carte di quest'era che non siano Iniziali in { $n } caselle Infra
    }
condition-water_or_life_sites =
    { $n ->
        [one] una base in un sito con acqua o vita
       *[other] basi in { $n } siti con acqua o vita
    }
condition-colonies =
    { $n ->
        [one] { $n } colonia
       *[other] { $n } colonie
    }
condition-colony_value = colonie per un valore totale di { $n }
condition-non_adjacent_regions =
    { $n ->
        [one] una base in una regione
       *[other] basi in { $n } regioni, mai due confinanti
    }
condition-multi_star_regions =
    { $n ->
        [one] una base in un sistema multi-stellare
       *[other] basi in { $n } sistemi multi-stellari
    }
short-first_produce = la prima Produzione
short-lagrange_bases = basi in punti di Lagrange
short-non_lagrange_bases = basi in altri siti
short-mars_base = una base su Marte
short-genetics_steps = spazi del cubo Genetica
short-infra_cards = carte Infra
short-regions_with_bases = basi in molte regioni
short-progress_cards = carte progresso
short-asteroid_bases = basi su asteroidi
short-regions_beyond_jupiter = regioni oltre Giove
short-bases_beyond_uranus = basi oltre Urano
short-bases_in_one_region = basi in una regione
short-infra_cards_non_start_current_era = Infra dell'era
short-water_or_life_sites = siti con acqua o vita
short-colonies = colonie
short-colony_value = valore delle colonie
short-non_adjacent_regions = regioni non confinanti
short-multi_star_regions = sistemi multi-stellari

## Domande

prompt-wait = Tocca a { $who } decidere.
prompt-over = La partita è finita.
prompt-opening = Tutto è pronto. La competizione gioca il primo turno.
prompt-pass = Il mazzo è vuoto: giochi il turno o passi per il resto dell'era?
prompt-action = Tocca a te: scegli un'azione.
prompt-team = { $kind }: quale team?
prompt-second-team = { $kind } con Tempo: quale secondo team?
prompt-destination = { $what }: verso dove?
prompt-condition = { $what }: quale base usi?
prompt-region = Colonizzazione: quale sistema stellare?
prompt-colony-tile =
    Colonizzazione di { $site }: quale tessera colonia? { $free ->
        [one] { $free } punto colonia c'è senza costi, se ne possono raggiungere { $most }.
       *[other] { $free } punti colonia ci sono senza costi, se ne possono raggiungere { $most }.
    }
prompt-base = Costruzione: quale base per { $on }?
prompt-second-base = Costruzione: una seconda base per { $on }?
prompt-order = Costruzione: quale base metti per { ordinal }?
prompt-upgrade-card = Progresso: quale carta installi?
prompt-special-card = Speciale: quale carta giochi?
prompt-probe = { $card }: in quale sito metti una tessera?
prompt-jump = { $card }: dove va il team che parte da casa?
prompt-box = Progresso: in quale casella Infra installi { $card }?
prompt-sources = { $what }{ $notes }: aggiungi quello che serve.
prompt-sources-enough = { $what }{ $notes }: conferma, o aggiungi altro.
prompt-confirm = { $what }: confermi?
prompt-contracts = Soddisfi la condizione di un contratto. Quale reclami?
prompt-reward =
    { $n ->
        [one] { $who } ha usato il tuo HQ o una tua base. Peschi una carta come ricompensa?
       *[other] { $who } ha usato il tuo HQ o una tua base. Peschi una carta come ricompensa? (restano { $n } ricompense)
    }
prompt-transport = Puoi trasportare un team tra le tue basi.
prompt-draw =
    Ricerca: { $n ->
        [one] prendi una carta dal mazzo o dalle offerte.
       *[other] prendi { $n } carte, una alla volta, dal mazzo o dalle offerte.
    }
prompt-produce =
    Produzione: { $n ->
        [one] scegli 1 tessera che produce.
       *[other] scegli fino a { $n } tessere che producono.
    }
prompt-silent-partner = { title-silent_partner }: chi perde 1 di profitto?
prompt-infra-transfer = { title-infra_transfer }: installi una carta che hai appena giocato?
prompt-keep = { title-sensory_focus }: quale tessera tieni per { $site }?
prompt-phobes = Phobes in { $site }: quale tuo team torna a casa?
prompt-progress =
    Prendi { $card }{ $n ->
        [one] {""}
       *[other] {" "}({ $n } in tutto)
    }.
prompt-take-offer = Prendi una carta dalle offerte.
prompt-offer-or-step = Base Ricerca: prendi un'offerta, o avanza di 1 il tuo cubo Rivelazione.
prompt-star-children = { title-star_children }: su quale stella compare un nuovo team?
prompt-entangled = { title-entangled_transmitter }: quale team va dove?
prompt-printed-contract = La tua colonia paga il premio stampato di un contratto aperto. Quale?
prompt-claim-at-end = La tua colonia reclama un contratto aperto. Quale?
prompt-ban = { edge-sabotage }: quale azione nessuno può effettuare fino al tuo prossimo turno?
prompt-discard-infra = { edge-incompatible }: quale carta Infra di un'era precedente scarti?
prompt-legacy = Fine dell'era: quale tessera conservi con la sua base come Produzione Ereditata?
prompt-legacy-again = Fine dell'era: la tua Produzione Ereditata rende { $n } ({ $base }). La sostituisci?
prompt-start-adaptation = Prendi un Adattamento per iniziare.
prompt-beyond = Hai la tessera { ordinal } Oltre: uno dei tuoi team inizia a { $site }?
prompt-window-start-own = Inizia il tuo turno. Giochi un Vantaggio?
prompt-window-start = Inizia il turno di { $who }. Giochi un Vantaggio?
prompt-window-produced = { $who } ha ricavato { profit } da una Produzione. Giochi un Vantaggio?
prompt-window-breakthrough = { $who } ha preso un Avanzamento con premio ({ $title }). Giochi un Vantaggio?
prompt-window-contract = { $who } ha completato un contratto. Giochi un Vantaggio?
prompt-window-end-own = Finisce il tuo turno. Giochi un Vantaggio?
prompt-window-end = Finisce il turno di { $who }. Giochi un Vantaggio?

## Conti

sum = totale { $total }
sum-missing =
    { $n ->
        [one] totale { $total }, manca 1
       *[other] totale { $total }, mancano { $n }
    }
sum-points = { $n } di { $of } punti colonia, totale Costruzione { $build } di { $needed }
price = costa { profit }
pays-rewards = una carta per { $who }
reward-times = { $who } ({ $n } volte)
draft-nothing = Nessuna azione ancora
draft-move = Movimento da { $team } a { $to }
draft-move-team = Movimento da { $team }
draft-explore = Esplorazione di { $site }
draft-build = Costruzione di { $bases } in { $site }
draft-build-at = Costruzione in { $site }
draft-colonize = Colonizzazione di { $site } con { $colony }
draft-upgrade = Progresso con { $card } nella casella Infra { $n }
draft-special = Azione Speciale di { $card }
draft-special-at = Azione Speciale di { $card } in { $site }

## Scelte

choice-decline = Lascia stare
choice-no-edge = Non giocare Vantaggi
choice-no-install = Non installare niente
choice-no-team = Lascia i team dove sono
choice-no-legacy = Lascia la Produzione Ereditata com'è
choice-no-beyond = Inizia a casa
choice-no-contract = Non reclamare altri contratti
choice-no-reward = Non prendere carte
choice-no-transport = Non trasportare nessuno
choice-stop-producing = Produci con le tessere scelte: { profit }
choice-edge = Gioca { $edge } ({ $card }): { $text }
choice-edge-none = Gioca { $card } come Vantaggio
edge-influence = Guadagni { profit }.
choice-play = Gioca il turno
choice-open = Inizia
choice-pass = Passa per il resto dell'era
choice-begin = { $kind }: { $what }{ $notes }
begin-research = pesca carte
begin-move = manda un team in un altro sito
begin-explore = scopri la tessera dove sta un team
begin-build = costruisci una base dove sta un team
begin-produce = guadagna con le tue tessere
begin-genetics = avanza il tuo cubo Genetica
begin-upgrade = installa una carta nel tuo HQ
begin-special = l'azione speciale di una carta
begin-revelation = avanza il tuo cubo Rivelazione
begin-colonize = fonda una colonia
hq-gives = { $n } senza carte
choice-team = Il team a { $team }{ $notes }
choice-second-team = Gioca Tempo: anche il team a { $team }{ $notes }
costs = serve { $n }
choice-site = { $site }
choice-go = A { $site }: serve { $n }{ $notes }
choice-no-way = A { $site }: nessuna via vi porta
go-radiation = { profit } per le radiazioni se non schermato
go-base = usa la base di { $who }, che può pescare una carta
go-beyond = prende la tessera { ordinal } Oltre
go-locked = il team resta lì
go-track = inizia nella casella più lontana della tabella della stella
choice-region =
    { $free ->
        [one] Colonizza { $site }: { $free } punto colonia senza costi, { $most } al massimo
       *[other] Colonizza { $site }: { $free } punti colonia senza costi, { $most } al massimo
    }
choice-probe = Metti una tessera della pila { $pile } in { $site }
choice-jump = Manda il team a { $site }
choice-condition = Usa la base di { $who } in { $site }; { $who } può pescare una carta
choice-base = { $base } per { $on } ({ $n } in riserva): { $text }
choice-no-second = Nessuna seconda base
choice-next = { $base } su { $on }
choice-next-none = Base { $n }
choice-colony = { $colony }: { $text }
choice-upgrade = Installa { $card }: { $text }
choice-special = Gioca { $card }: { $text }
choice-box = Casella Infra { $n }: { $now }
box-unknown = casella inesistente
box-empty = vuota
box-printed = { $worth }, che viene coperto
box-current = { $card }, che torna in mano. { $text }
box-old = { $card }, che esce dal gioco. { $text }
choice-infra = Usa le Infra di { $who } al posto delle tue{ $notes }
choice-no-infra = Non usare Infra{ $notes }
choice-competitors = Gioca { edge-competitors }: usa le Infra di { $who }{ $notes }
hq-own = il tuo HQ
hq-of = { $who }
choice-shielded-box = Conta { $worth } di { $who }, casella Infra { $n }{ $notes }
choice-card = { $card }: { $worth }{ $notes }
choice-card-shielded = { $card }, schermata{ $notes }
choice-card-alone = { $card }{ $notes }
choice-support = Usa la base di { $who }: { $base } in { $site }{ $notes }
choice-support-part = Usa la base di { $who } per il team { $part }: { $base } in { $site }{ $notes }
choice-double = Lo Spazioporto raddoppia { $card }{ $notes }
choice-double-infra = Lo Spazioporto raddoppia la carta di { $who } nella casella Infra { $n }{ $notes }
choice-double-nothing = Lo Spazioporto non raddoppia niente{ $notes }
choice-title = Usa { $title }{ $notes }
choice-time = Gioca Tempo: raddoppia il totale{ $notes }
choice-buy = Compra { points-n } per { profit }{ $notes }
choice-remove-team = Rimuovi il tuo team sulla stella per 1 punto colonia{ $notes }
choice-pay = Paga { profit } per 1 punto colonia{ $notes }
choice-confirm = Conferma: { $what }{ $notes }
choice-confirm-nothing = Conferma
choice-draw = Pesca la prima carta del mazzo
choice-offer = Prendi l'offerta { $n }, { $card }: { $text }
choice-offer-none = Prendi l'offerta { $n }
choice-step = Avanza di 1 il { $wheel }
choice-keep = Tieni la { $n }ª tessera, { $tile }: { $text }
choice-keep-other = Tieni { $tile }
choice-leave = Rimanda a casa il team a { $team }
choice-produce = { $on }: { profit }
choice-produce-none = { $on }: non produce
choice-produce-legacy = Produzione Ereditata: { profit }
choice-seat = { $who } perde 1 di profitto
choice-progress = { $title }: { $text }
choice-progress-profit = { $title } (+{ profit }): { $text }
choice-appear = Un nuovo team a { $site }
choice-transfer = Manda il team a { $team } verso { $to }
choice-install = Installa { $card } nella casella Infra { $n }: { $now }
choice-contract = Contratto { $row }, { $contract }: { profit }
choice-printed-contract = Premio del contratto { $row }, { $contract }: { profit }
choice-transport = Trasporta il team a { $team } verso { $to }
choice-ban = { $kind }
choice-discard-infra = Scarta dalla casella Infra { $n }: { $now }
choice-legacy = { $base } su { $on }: produce { $n }
choice-legacy-none = { $site }: nessuna base
choice-beyond = Inizia con un team a { $site }
choice-beyond-none = Usa la tessera Oltre

heading-begin = Azioni
heading-team = Team
heading-second-team = Con Tempo, un secondo team
heading-site = Siti
heading-go = Destinazioni
heading-region = Sistemi stellari
heading-probe = Siti
heading-jump = Siti
heading-condition = Basi
heading-base = Basi
heading-next = Ordine delle basi
heading-colony = Tessere colonia
heading-upgrade = Carte
heading-special = Carte
heading-box = Caselle Infra
heading-infra = Infra degli altri
heading-competitors = Infra degli altri, con Competitori
heading-shielded-box = Infra schermate
heading-card = Carte
heading-support = Basi degli altri
heading-double = Che cosa raddoppia lo Spazioporto
heading-offer = Offerte
heading-produce = Tessere
heading-progress = Carte progresso
heading-appear = Stelle
heading-transfer = Team
heading-install = Infra
heading-contract = Contratti
heading-printed-contract = Contratti
heading-transport = Trasporto
heading-ban = Azioni
heading-discard-infra = Infra
heading-legacy = Produzione Ereditata
heading-edge = Vantaggi
heading-keep = Tessere
heading-leave = Team
heading-seat = Giocatori

## Diario

log-era-begins = Inizia l'era { $era }.
log-turn = Turno di { $who }.
log-turn-extra = Un altro turno di { $who }.
log-passed = { $who } passa per il resto dell'era.
log-skipped = { $who } non effettua azioni.
log-on-star = Un team di { $who } raggiunge la stella di { $site }.
log-advances = Un team di { $who } si avvicina a { $site } (casella { $n } di 3).
log-acted = { $who }: { $kind }{ $notes }.
acted-total = totale { $total }
acted-cards = con { $cards }
acted-hqs = con le Infra di { $who }
acted-paid = paga { profit }
log-moved = Un team di { $who } va da { $from } a { $to }.
log-beyond = { $who } prende la tessera { ordinal } Oltre.
log-orion = { $who } raggiunge { $site }.
log-orion-profit = { $who } raggiunge { $site } e guadagna { profit }.
log-discovered = { $who } scopre { $tile } in { $site }: { $text }
log-tiles-seen = { $who } guarda due tessere e ne tiene una.
log-redirected = { $who } scopre { $tile }: { $text }
log-claimed = { $who } reclama { $site }.
log-phobes = I Phobes rimandano a casa un team di { $who } da { $site }.
log-built = { $who } costruisce una base in { $site }: { $base }.
log-compensated = { $who } guadagna { profit } per il sito reclamato.
log-gained = { $who } guadagna { profit }.
log-lost = { $who } perde { profit }.
log-produced = { $who } ricava { profit } dalla Produzione.
log-advanced =
    { $n ->
        [one] { $who }: { $wheel } avanti di 1, allo spazio { $space }.
       *[other] { $who }: { $wheel } avanti di { $n }, allo spazio { $space }.
    }
log-progress = { $who } prende { $title }.
log-progress-profit = { $who } prende { $title }, la copia con il premio.
log-appears = Un nuovo team di { $who } compare a { $site }.
log-installed = { $who } installa { $card } nella casella Infra { $n }.
log-infra-returned = { $card } torna in mano a { $who }.
log-infra-removed = { $card } lascia l'HQ di { $who }.
log-colonized = { $who } colonizza { $site }: { $colony }.
log-colony-pays = { $colony } rende a { $who } { profit }.
log-contract = { $who } completa il contratto { $row } ({ $contract }) e guadagna { profit }.
log-drew = { $who } pesca una carta.
log-took-offer = { $who } prende { $card } dall'offerta { $n }.
log-reward-declined = { $who } rinuncia alla ricompensa.
log-transported = { $who } trasporta un team da { $from } a { $to }.
log-discarded = { $who } scarta { $cards }.
log-refilled = L'offerta { $n } ora è { $card }.
log-deck-empty = Il mazzo è vuoto.
log-edge = { $who } gioca il Vantaggio { $edge } ({ $card }).
log-edge-returned = { $edge } di { $who } arriva tardi: { $card } torna in mano.
log-banned = { $who } vieta { $kind } fino al suo prossimo turno.
log-poached = { $who } ruba { $cards }.
log-legacy = { $who } conserva { $base } su { $tile } come Produzione Ereditata, che rende { $n }.
log-era-ends = Finisce l'era { $era }.
log-final =
    { $n ->
        [-1] { $who } perde 1 di profitto alla fine.
       *[other] { $who } guadagna { profit } alla fine.
    }
log-over = La partita è finita.

## Tavolo

table-over = La partita è finita
table-stage = { $era }, turno { $n }
step-between = tra le ere
step-opening = prima del primo turno
step-competition = turno della competizione
step-pass = giocare o passare
step-start = inizio del turno
step-action = scelta dell'azione
step-resolve = svolgimento dell'azione
step-contracts = contratti
step-rewards = ricompense degli altri
step-transport = trasporto
step-end = fine del turno
step-over = fine

## Rifiuti

illegal-game_over = La partita è finita.
illegal-window_closed = In questa finestra hai già risposto.
illegal-not_your_turn = Ora non tocca a te decidere.
illegal-wrong_phase = Ora devi decidere un'altra cosa.
illegal-unknown_id = Non esiste in quest'era o a questo tavolo.
illegal-unknown_card = Questa carta non esiste.
illegal-card_not_in_hand = Questa carta non è nella tua mano, o la stai già usando.
illegal-pass_not_allowed = Puoi passare solo quando il mazzo è esaurito.
illegal-edge_not_playable = Ora non puoi giocare questa carta come Vantaggio, o non avrebbe effetto.
illegal-banned_action = In questo momento questa azione è vietata.
illegal-type_mismatch = Non corrisponde al tipo dell'azione.
illegal-not_upgradeable = Questa carta non si può installare come Infra.
illegal-hand_too_large = Puoi effettuare la Ricerca solo con { $n } carte in mano o meno.
illegal-no_team = Lì non hai team.
illegal-team_locked = Un team che ha raggiunto una meta ci resta per tutta l'era.
illegal-team_on_track = Un team sulla tabella della stella non può agire finché non raggiunge la stella.
illegal-team_acted = Questo team ha preso parte alla tua azione in questo turno.
illegal-same_site = Il team è già lì, o hai indicato due volte lo stesso team.
illegal-region_not_allowed = Da qui nessun team può muovere lì.
illegal-no_empty_box = Lì non c'è più nulla da esplorare.
illegal-already_built = Lì c'è già una base o una colonia.
illegal-not_explored = Questo sito va prima esplorato.
illegal-introvs = Per costruire presso gli Introvs serve { title-cooperative_empathy } o { title-sensory_focus }.
illegal-requirement_not_met = Il requisito non è soddisfatto.
illegal-no_base_in_stock = Non hai più basi adatte nella riserva.
illegal-pile_empty = Lì non c'è più nulla da pescare o da prendere.
illegal-no_colony_tile = Questa tessera colonia non è più sulla Plancia Laterale.
illegal-nothing_to_produce = Lì non hai nulla che produca, o l'hai già scelto.
illegal-contract_taken = Questo contratto è già stato completato.
illegal-contract_not_met = Non soddisfi la condizione di questo contratto.
illegal-base_condition = Un Movimento richiede una base alla partenza o all'arrivo. Il trasporto richiede una tua base a entrambe le estremità, una delle quali uno Spazioporto.
illegal-era_end_ban = L'era sta per finire: non puoi più usare le Infra e le basi degli altri.
illegal-source_limit = Non aggiungerebbe nulla, o ne stai già usando una.
illegal-spend_limit =
    { $n ->
        [0] Qui non puoi comprare punti.
        [one] Qui puoi comprare solo 1 punto.
       *[other] Qui puoi comprare al massimo { $n } punti.
    }
illegal-insufficient_value =
    { $n ->
        [one] Al totale manca 1 punto.
       *[other] Al totale mancano { $n } punti.
    }
illegal-not_enough_colony_points =
    { $n ->
        [one] Questa tessera colonia richiede 1 punto colonia.
       *[other] Questa tessera colonia richiede { $n } punti colonia.
    }
illegal-insufficient_profit = Costa { profit }, più di quanto hai.

## Opzioni

option-first_era = Prima era
option-first_era-help = L'era in cui inizia la partita. Chi inizia più tardi ha HQ migliori, profitto e spazi sulla Ruota del Progresso.
option-first_era-mariners = { era-mariners }
option-first_era-planeteers = { era-planeteers }
option-first_era-starfarers = { era-starfarers }
option-last_era = Ultima era
option-last_era-help = L'era dopo la quale la partita finisce.
option-last_era-mariners = { era-mariners }
option-last_era-planeteers = { era-planeteers }
option-last_era-starfarers = { era-starfarers }
option-start_player = Primo giocatore
option-start_player-help = Il posto che gioca il primo turno; si estrae a sorte se non è indicato.
setup-ends-before-start = la partita non può finire prima di iniziare
setup-no-such-seat = non c'è un posto { $seat }

## Punti

score-profit = Profitto
score-profit-text = quanto hai guadagnato in tutte le ere, con colonie e tessere Oltre alla fine
score-equal = A parità di profitto vince il valore più alto delle colonie, poi il maggior numero di carte progresso; in una partita che finisce prima di Starfarers, il maggior numero di basi sulla plancia.

## In solitario

competition = la competizione
comp-situation = Situazione di quest'era: { $situation }. { $text }
comp-turn =
    { $n ->
        [0] La competizione gioca il suo turno.
        [one] La competizione gioca il suo turno; ne segue un altro.
       *[other] La competizione gioca il suo turno; ne seguono altri { $n }.
    }
comp-reveals = La competizione rivela { $card }. { $line }.
comp-no-card = La competizione non ha più carte per questo turno.
comp-deck-empty = Il mazzo della competizione è vuoto.
comp-hacked = { edge-hack }: { $card } della competizione si scarta.
comp-not-possible = Con { $card } non si può fare niente: si rivela un'altra carta.
comp-nothing-blocked = Lì c'è una tua base o una colonia della competizione: non succede niente.
comp-nothing-no_team = La competizione non ha più team nella sua casella.
comp-nothing-no_tile = La pila è vuota: la competizione non scopre niente.
comp-nothing-no_base = La tazza è vuota: la competizione non costruisce basi.
comp-nothing-no_colony = Non restano tessere colonia per la competizione.
comp-extra-turn = La competizione guadagna un altro turno.
comp-places-team = La competizione mette un team a { $site }.
comp-removes-team = Un team della competizione lascia { $site }.
comp-redirected = La competizione scopre { $tile }: { $text }
comp-aliens-leave = { $tile } escono dal gioco; si pesca un'altra tessera aliena.
comp-places-tile =
    { $n ->
        [0] La competizione scopre { $tile } in { $site }: { $text }
       *[other] La competizione scopre { $tile } in { $site } e guadagna { profit }: { $text }
    }
comp-claims = La competizione reclama { $site }.
comp-places-base = La competizione costruisce una base in { $site }: { $base }.
comp-places-base-odd = La competizione costruisce in { $site } una base non adatta: { $base }.
comp-diverted = { edge-diversion }: la base in { $site } non rende niente alla competizione.
comp-beyond = La competizione prende la tessera 1º Oltre.
comp-places-colony = La competizione colonizza { $site }: { $colony }. Guadagna { profit }.
comp-sends-home = Il tuo team a { $site } torna a Sol.
comp-prepares-contract = La competizione mette un team sul contratto { $row } ({ $contract }).
comp-leaves-contract = Il team della competizione lascia il contratto { $row } ({ $contract }).
comp-claims-contract = La competizione completa il contratto { $row } ({ $contract }) e guadagna { profit }.
comp-removes-progress =
    { $n ->
        [0] La competizione toglie { $title }.
       *[other] La competizione toglie { $title } e guadagna { profit }.
    }
comp-leaves-progress = La competizione toglierebbe { $title }, ma non può.
comp-discards-offers = La competizione scarta dalle offerte: { $cards }.
comp-reveals-edge = L'offerta { $n } mostra il Vantaggio { $edge } ({ $card }), che agisce per la competizione.
comp-gains = La competizione guadagna { profit }.
comp-loses = La competizione perde { profit }.
comp-bonus = La competizione guadagna { profit } per la sua base migliore.
line-site = Sito: { $site }{ $notes }
line-else = { $a }, altrimenti { $b }
line-highest-odd = numero dispari più alto
line-highest-even = numero pari più alto
line-lowest-odd = numero dispari più basso
line-lowest-even = numero pari più basso
line-colony = colonia { $n }
line-contract =
    { $n ->
        [0] Contratto { $row }
        [one] 1 scoperta, contratto { $row }
       *[other] { $n } scoperte, contratto { $row }
    }
line-offers = Offerte { $boxes }: { $icons }
line-key = legenda dell'era
line-edge = Vantaggio
line-progress = Toglie { $title }. { $offers }
line-progress-if = Toglie { $title }, se è tolto ciò che richiede. { $offers }
key-gain = +{ $n } per { $cards }
key-loss = -{ $n } per { $cards }
key-kind = { $kind }
key-upgrade = carte Infra con { $kind }
key-shielded = { $kind } schermato
log-progress-returned = { $who } restituisce { $title }.
prompt-solo-any_time = La competizione sta per rivelare una carta. Giochi un Vantaggio?
prompt-solo-turn_start = Inizia il tuo turno. Giochi un Vantaggio?
prompt-solo-turn_end = Finisce il tuo turno. Giochi un Vantaggio?
prompt-solo-own_contract_fulfilled = Hai completato un contratto. Giochi un Vantaggio?
prompt-solo-competition_card_revealed = La competizione ha rivelato { $card } ({ $line }). Giochi un Vantaggio?
prompt-solo-competition_removes_progress = La competizione toglie { $title }. Giochi un Vantaggio?
prompt-solo-competition_places_base = La competizione ha messo una base in { $site } ({ $base }). Giochi un Vantaggio?
prompt-solo-competition_offers_action_end = L'Azione Offerte è finita. Giochi un Vantaggio?
prompt-security-draw = La competizione agisce a { $site }, vicino alla tua base Sicurezza. Peschi una carta?
prompt-remove-team = Quale team della competizione togli?
prompt-discard-hand =
    { $n ->
        [one] Scarta una carta.
       *[other] Scarta { $n } carte.
    }
prompt-leak-choice = { edge-leak }: perdi { profit } o restituisci una carta progresso?
prompt-sabotaged = { edge-sabotage }: quale tuo team va a quale base?
prompt-situation-infra =
    { $n ->
        [one] { situation-popular_support }: quale carta installi?
       *[other] { situation-popular_support }: quali carte installi ({ $n })?
    }
solo-edge-competitors = la competizione perde { profit }.
solo-edge-diversion = la base non rende niente alla competizione.
solo-edge-hack = la sua carta si scarta e se ne rivela un'altra.
solo-edge-hostile_microbes = togli un team della competizione da un sito con vita.
solo-edge-incompatible = la competizione perde { profit } per ogni offerta che si può installare come Infra.
solo-edge-intercept =
    { $n ->
        [one] giochi un altro turno dopo questo.
       *[other] giochi altri { $n } turni dopo questo.
    }
solo-edge-leak = prendi tu la carta con il suo profitto.
solo-edge-market_influence = guadagni { profit }.
solo-edge-poach =
    { $n ->
        [one] prendi la prima carta degli scarti che non è un Vantaggio.
       *[other] prendi le prime { $n } carte degli scarti che non sono Vantaggi.
    }
solo-edge-sabotage = togli un team della competizione da un sito o da un contratto.
solo-edge-salvage = guadagni { profit } e prendi tutte le carte Iniziali dalle offerte.
choice-no-security = Non pescare
choice-remove-rival = Togli il team a { $site }
choice-remove-contractor = Togli il team sul contratto { $row } ({ $contract })
choice-discard = Scarta { $card }: { $text }
choice-lose-profit = Perdi { profit }
choice-return-progress = Restituisci { $title }
heading-remove-rival = Team della competizione
heading-remove-contractor = Team della competizione
heading-discard = Mano
heading-return-progress = Carte progresso
option-solo_short = Partite brevi in solitario
option-solo_short-help = Permette di iniziare in un'era successiva o di finire in una precedente.
option-solo_short-off = no
option-solo_short-on = sì
option-era_situations = Situazioni
option-era_situations-help = Una carta per ogni era cambia alcune regole.
option-era_situations-off = nessuna
option-era_situations-standard = sei carte
option-era_situations-extended = sei carte e altre tre situazioni
setup-solo-is-whole = in solitario si gioca da Marinai a Viaggiatori, a meno che siano permesse partite brevi
setup-only-solo = vale solo in solitario
solo-summary = { $own } di profitto, la competizione { $other }: { $text }
solo-ahead = almeno { $n } in più: { $text }
solo-behind =
    { $n ->
        [0] non in svantaggio: { $text }
       *[other] al massimo { $n } in meno: { $text }
    }

# Answers in advance to Edge windows.
order-until_turn = Niente Vantaggi fino al mio prossimo turno
order-this_era = Niente Vantaggi per quest'era
order-only = In quest'era chiedimi solo di { $edge }
