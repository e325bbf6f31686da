# Parole del tabellone di SpaceCorp.

web-spacecorp-map-mariners = Mappa: vicino alla Terra
web-spacecorp-map-planeteers = Mappa: il Sistema Solare
web-spacecorp-map-starfarers = Mappa: le stelle vicine
web-spacecorp-new-era = Una nuova era
web-spacecorp-era-mariners = Dalla Terra alla Cintura di Asteroidi
web-spacecorp-era-planeteers = Dagli asteroidi alla Nuvola di Oort
web-spacecorp-era-starfarers = Verso le stelle vicine
web-spacecorp-era-over = Che cosa ha portato l’era dei { $era }
web-spacecorp-era-col-gained = guadagno
web-spacecorp-era-col-profit = profitto
web-spacecorp-era-col-bases = basi
web-spacecorp-era-col-contracts = contratti
web-spacecorp-go-on = Prosegui
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
web-spacecorp-teams = Team
web-spacecorp-legacy = Produzione Ereditata
web-spacecorp-legacy-short = Eredità P{ $n }
web-spacecorp-offers = Offerte
web-spacecorp-deck = Mazzo { $n }
web-spacecorp-deck-name = Mazzo
web-spacecorp-discard = Scarti { $n }
web-spacecorp-discard-name = Scarti, prima l’ultima carta
web-spacecorp-contracts = Contratti
web-spacecorp-contracts-met =
    { $n ->
        [one] 1 completato, il sesto chiude l’era
       *[other] { $n } completati, il sesto chiude l’era
    }
web-spacecorp-fulfilled = Completato: { $name }.
web-spacecorp-side-board = Plancia Laterale
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
web-spacecorp-part-removed_team = un team lascia il gioco
web-spacecorp-part-colony_point = un punto comprato
web-spacecorp-part-condition = base a { $site }
web-spacecorp-part-home = schermo del sito iniziale
web-spacecorp-part-bought = punti comprati
web-spacecorp-part-radiation = radiazioni
web-spacecorp-part-pays = una carta per { $name }
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
web-spacecorp-window-contract_fulfilled = È stato completato un contratto
web-spacecorp-window-turn_end = Finisce un turno
web-spacecorp-window-together = Le risposte si scoprono insieme.
web-spacecorp-window-any_time = La competizione sta per agire
web-spacecorp-window-own_contract_fulfilled = Hai completato un contratto
web-spacecorp-window-competition_card_revealed = La competizione rivela una carta
web-spacecorp-window-competition_removes_progress = La competizione toglie una carta progresso
web-spacecorp-window-competition_places_base = La competizione costruisce una base
web-spacecorp-window-competition_offers_action_end = Finisce un’Azione Offerte
web-spacecorp-edge-influence = Quando un contratto viene completato guadagni { $own } di profitto se l’hai reclamato tu in questo turno, altrimenti { $other }.
web-spacecorp-tip-moment = Momento: { $moment }.
web-spacecorp-any-time = ogni volta che devi decidere
web-spacecorp-competition = Competizione
web-spacecorp-competition-line = { $deck ->
    [one] 1 carta
   *[other] { $deck } carte
 } nel suo mazzo, { $teams ->
    [one] 1 team
   *[other] { $teams } team
 } nella sua casella, { $bases ->
    [one] 1 base
   *[other] { $bases } basi
 }
web-spacecorp-competition-turns =
    { $n ->
        [one] 1 turno
       *[other] { $n } turni
    } prima del tuo
web-spacecorp-competition-turn = Turno della competizione
web-spacecorp-situation = Situazione:
web-spacecorp-key = Legenda dell'era:
web-spacecorp-tip-key = Il suo profitto cambia così per ogni offerta che scarta con una carta che ha l'icona dell'era.
web-spacecorp-tip-competition = Non decide nulla: ogni turno fa ciò che dice la carta che rivela.

web-spacecorp-site-home = Casa di tutti i giocatori, in { $region }.
web-spacecorp-site-goal = Meta: i team che arrivano vi restano per tutta l’era.
web-spacecorp-site-lagrange = Punto di Lagrange in { $region }. Niente da esplorare; si costruisce uno Spazioporto o una base Ricerca.
web-spacecorp-site-moon = Luna in { $region }.
web-spacecorp-site-planet = Sito di un pianeta in { $region }.
web-spacecorp-site-dwarf = Pianeta nano in { $region }.
web-spacecorp-site-asteroid = Asteroide in { $region }.
web-spacecorp-site-comet = Cometa in { $region }.
web-spacecorp-site-star = Sistema stellare: il team che arriva avanza sulla tabella della stella.
web-spacecorp-site-empty = Regione vuota: nessun movimento finisce qui.
web-spacecorp-kind-research = Prendi tante carte quanto il totale, dal mazzo o dalle offerte.
web-spacecorp-kind-move = Muovi un team; il totale deve raggiungere la distanza.
web-spacecorp-kind-explore = Scopri una tessera dove sta un team e reclamala.
web-spacecorp-kind-build = Costruisci una base dove sta un team.
web-spacecorp-kind-produce = Guadagni il P di tante tue tessere quante ne permette il totale.
web-spacecorp-kind-genetics = Avanza il cubo Genetica del totale.
web-spacecorp-kind-upgrade = Installa una carta in una casella Infra.
web-spacecorp-kind-special = Gioca una carta con un’azione Speciale.
web-spacecorp-kind-revelation = Avanza il cubo Rivelazione del totale.
web-spacecorp-kind-colonize = Fonda una colonia dove hai una base su ogni tessera.
web-spacecorp-tip-explore = esplorare { $n }
web-spacecorp-tip-build = costruire { $n }
web-spacecorp-tip-gravity = Gravità: { $n } in più per atterrare o partire.
web-spacecorp-tip-reach-now = Un Movimento ci arriva: distanza { $n }.
web-spacecorp-tip-reach-more = Distanza { $n }: più lontano di quanto puoi andare ora.
web-spacecorp-tip-reach-never = Distanza { $n }, ma le regole ora non permettono questo volo.
web-spacecorp-reach = Distanze di un Movimento
web-spacecorp-reach-now = raggiungibile
web-spacecorp-reach-more = ora troppo lontano
web-spacecorp-reach-never = ora non permesso
web-spacecorp-tip-reach-now-why = Un Movimento ci arriva con le carte, le Infra e il profitto che hai.
web-spacecorp-tip-reach-more-why = Il volo è permesso, ma carte, Infra e profitto non bastano.
web-spacecorp-tip-reach-never-why = Non c’è una base a nessuno dei due capi, o nella regione ora non si può entrare.
web-spacecorp-tip-teams = { $n ->
    [one] { $name }: 1 team
   *[other] { $name }: { $n } team
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
web-spacecorp-tip-time = Raddoppia Movimento, Esplorazione o Costruzione, o fa usare l’intero totale a due team.
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
    [one] 1 team non è sulla mappa
   *[other] { $n } team non sono sulla mappa
 }
web-spacecorp-tip-genetics-card = Adattamento, prima copia +{ $n } T
web-spacecorp-tip-revelation-card = Avanzamento, prima copia +{ $n } T
web-spacecorp-tip-colony = valore { $n }
web-spacecorp-tip-legacy = Alla fine di un’era puoi conservare qui una tessera che produce, con la base che vi sta sopra.
web-spacecorp-tip-produces = produce { $n }
web-spacecorp-tip-counted = { $name }: { $n } di { $of }
web-spacecorp-tip-contract = Si reclama dopo la propria azione; si aggiungono i premi non riscossi nelle ere precedenti.
web-spacecorp-tip-contracts = L’era finisce quando sei sono completati o il mazzo si esaurisce.
web-spacecorp-tip-profit = Vince chi ha più profitto dopo l’ultima era.
web-spacecorp-tip-deck = { $n ->
    [0] Il mazzo non si rimescola mai.
    [one] 1 carta Iniziale in cima. Il mazzo non si rimescola mai.
   *[other] { $n } carte Iniziali in cima. Il mazzo non si rimescola mai.
 }
web-spacecorp-tip-window = Rispondono tutti insieme, qualunque cosa abbiano in mano; anche le risposte si scoprono insieme.

web-spacecorp-recap-moved = verso { $name }
web-spacecorp-recap-explored = { $name } esplorato
web-spacecorp-recap-built = { $base } su { $name }
web-spacecorp-recap-colonized = { $name } colonizzato
web-spacecorp-recap-installed = { $name } installata
web-spacecorp-recap-progress = { $name } presa
web-spacecorp-recap-edge = { $name } giocata
web-spacecorp-recap-contract = contratto { $name }
web-spacecorp-recap-team = team in { $name }
web-spacecorp-recap-prepares = team sul contratto { $name }
web-spacecorp-recap-removes = { $name } tolta
web-spacecorp-recap-offers = { $n ->
    [one] 1 offerta scartata
   *[other] { $n } offerte scartate
 }
web-spacecorp-recap-profit = +{ $n } T
web-spacecorp-recap-loss = -{ $n } T

# Le domande nella sola riga di un telefono.
web-short-prompt-pass = Fai il turno, o passi?
web-short-prompt-contracts = Quale contratto reclami?
web-short-prompt-transport = Trasporti un team?
web-short-prompt-window-start = Giochi un Vantaggio?
web-short-prompt-window-start-own = Tocca a te: un Vantaggio?
web-short-prompt-window-end = Fine del turno: un Vantaggio?
web-short-prompt-window-end-own = Fine del turno: un Vantaggio?
web-short-prompt-window-produced = { profit }: un Vantaggio?
web-short-prompt-window-contract = Contratto: un Vantaggio?
web-short-prompt-window-breakthrough = Avanzamento: un Vantaggio?
web-short-prompt-opening = Inizia la competizione.
web-short-prompt-colony-tile = { $site }: quale tessera colonia?
web-short-prompt-sources = Aggiungi quello che serve.
web-short-prompt-sources-enough = Conferma, o aggiungi altro.
web-short-prompt-confirm = Confermi?
web-short-prompt-reward = Peschi una carta come ricompensa?
web-short-prompt-draw =
    { $n ->
        [one] Ricerca: prendi una carta.
       *[other] Ricerca: prendi { $n } carte.
    }
web-short-prompt-produce =
    { $n ->
        [one] Produzione: scegli 1 tessera.
       *[other] Produzione: fino a { $n } tessere.
    }
web-short-prompt-infra-transfer = Installi una carta giocata?
web-short-prompt-probe = { $card }: in quale sito?
web-short-prompt-jump = { $card }: verso dove?
web-short-prompt-box = Quale casella Infra per { $card }?
web-short-prompt-keep = Quale tessera tieni per { $site }?
web-short-prompt-phobes = Phobes in { $site }: quale team?
web-short-prompt-offer-or-step = Prendi un'offerta, o avanzi?
web-short-prompt-star-children = Un nuovo team: su quale stella?
web-short-prompt-printed-contract = Il premio di quale contratto?
web-short-prompt-claim-at-end = Quale contratto reclama?
web-short-prompt-ban = Quale azione è vietata?
web-short-prompt-discard-infra = Quale carta Infra scarti?
web-short-prompt-legacy = Quale tessera conservi?
web-short-prompt-legacy-again = Sostituisci la Produzione Ereditata?
web-short-prompt-beyond = Un team inizia a { $site }?
web-short-prompt-solo-any_time = Prima della carta: un Vantaggio?
web-short-prompt-solo-turn_start = Tocca a te: un Vantaggio?
web-short-prompt-solo-turn_end = Fine del turno: un Vantaggio?
web-short-prompt-solo-own_contract_fulfilled = Contratto: un Vantaggio?
web-short-prompt-solo-competition_card_revealed = { $card }: un Vantaggio?
web-short-prompt-solo-competition_removes_progress = { $title } tolta: un Vantaggio?
web-short-prompt-solo-competition_places_base = Base in { $site }: un Vantaggio?
web-short-prompt-solo-competition_offers_action_end = Offerte finite: un Vantaggio?
web-short-prompt-security-draw = Base Sicurezza: peschi una carta?
web-short-prompt-remove-team = Quale team togli?
web-short-prompt-leak-choice = Perdi { profit }, o una carta progresso?
web-short-prompt-sabotaged = Quale team va a quale base?
web-short-choice-no-team = Lasciali
web-short-choice-no-legacy = Lasciala
web-short-choice-no-contract = Nessun altro
web-short-choice-stop-producing = Produci: { profit }
web-short-choice-pass = Passa
web-short-choice-draw = Pesca
