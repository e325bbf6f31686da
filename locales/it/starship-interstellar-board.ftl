# Parole del tabellone di Starship Interstellar.

## Zone

web-starship-stage = Nave, rotta e sistema solare
web-starship-system = Sistema solare
web-starship-ship-route = Nave e rotta
web-starship-route = Rotta verso Trappist
web-starship-tray = Turno e offerte
web-starship-tab-now = Ora
web-starship-tab-market = Mercato
web-starship-tab-mechanisms = Meccanismi
web-starship-tab-humanity = Umanità
web-starship-tab-government = Governo Mondiale
web-starship-tab-extras = Segnalini Azione Extra
web-starship-tokens = Segnalini
web-starship-short-name =
    { $token ->
        [B_SOLAR] Estra{"\u00AD"}zione Solare
        [B_RESEARCH] Ricerche
        [B_EARTH] Terra
       *[other] { $name }
    }
web-starship-played = Giocati
web-starship-hand = Mano
web-starship-sides = sopra l’azione, sotto il lato Salvezza
web-starship-idle = Senza azione
web-starship-idle-tip = Il prossimo segnalino si gioca senza la sua azione.
web-starship-hand-empty = Nessun segnalino rimasto.
web-starship-screen = Dietro lo schermo.
web-starship-aside = da parte
web-starship-plants = Impianti
web-starship-no-plants = Ancora nessun impianto: vola su un pianeta con una base a bordo.
web-starship-reserve = Riserva
web-starship-techs = Tecnologie
web-starship-shared = Obiettivi e Leader

## La domanda

web-starship-play-hint = Gioca un segnalino della mano o passa. Il Pass dà un bonus secondo gli scatti.
web-starship-nothing-asked = Ora non ti si chiede nulla.
web-starship-answer-repeat = Ripeti
web-starship-answer-pass = Passa
web-starship-answer-use_unique = Usa il Pass unico
web-starship-answer-use_base = Usa il Pass base
web-starship-draft = Pass
web-starship-cost = Costo
web-starship-paid = pagato
web-starship-solar-bag = Sacchetto solare
web-starship-lacking = mancano
web-starship-drawn = Pescati
web-starship-kept = tenuti
web-starship-at-once = subito
web-starship-pile-colours =
    { $n ->
        [one] L’ultimo segnalino. Giacimenti di questo pianeta:
       *[other] { $n } segnalini. Giacimenti di questo pianeta:
    }
web-starship-pile-known = Si sa che in fondo c’è:
web-starship-aboard = Sale a bordo
web-starship-given-up = Persi, se non caricati
web-starship-destinations = Destinazioni
web-starship-now-next = ora, prossimo round
web-starship-takeoff = decollo
web-starship-orbits = orbite
web-starship-quadrants = quadranti
web-starship-belt-free = fascia gratis
web-starship-discount = sconto
web-starship-tunnel = per Wormhole
web-starship-left = restano
web-starship-order = Ordine di turno
web-starship-passed =
    { $n ->
        [one] ha passato, 1 scatto
       *[other] ha passato, { $n } scatti
    }
web-starship-clicks =
    { $n ->
        [one] 1 scatto
       *[other] { $n } scatti
    }
web-starship-bonus =
    { $n ->
        [one] Bonus di 1 scatto
       *[other] Bonus di { $n } scatti
    }

## Il sistema solare

web-starship-orbits-now = Ora
web-starship-orbits-after = Dopo il round { $n }
web-starship-orbits-shown = Posizione dei pianeti
web-starship-sun = Il Sole: { $n }
web-starship-threshold = { $planet }: distruzione a { $n }
web-starship-destroyed = Pianeta distrutto: { $planet }
web-starship-wormhole = Wormhole di { $name }
web-starship-deposit = Giacimento
web-starship-warehouse = Magazzino
web-starship-slots = edifici { $n }/{ $of }
web-starship-idle-store =
    { $n ->
        [one] 1 cubo non si sposta: magazzino pieno o giacimento vuoto
       *[other] { $n } cubi non si spostano: magazzino pieno o giacimento vuoto
    }
web-starship-idle-send =
    { $n ->
        [one] Il Sistema di Ritorno potrebbe inviare 1 cubo in più
       *[other] Il Sistema di Ritorno potrebbe inviare { $n } cubi in più
    }
web-starship-cargo = A bordo: { $n } di { $of }
web-starship-fuel = Carburante
web-starship-scientists = Scienziati

## Mercato, progetti, governo

web-starship-buy = compra
web-starship-sell = vendi
web-starship-buy-colour = Compra un { $cube } per { $n } Carburante
web-starship-sell-colour = Vendi un { $cube } per { $n } Carburante
web-starship-sold-out = Nessun cubo da comprare
web-starship-row-full = Nessuno spazio per vendere
web-starship-stack =
    { $n ->
        [one] 1 meccanismo nella pila
       *[other] { $n } meccanismi nella pila
    }
web-starship-people = Persone sulla Terra
web-starship-component = Componenti ({ $cube }): { $n } sulla Terra
web-starship-bag = Nel sacchetto: { $cubes }
web-starship-governor = Governatore: { $name }
web-starship-position = { $row }, posizione { $n }
web-starship-ship =
    { $n ->
        [one] La nave: 1 meccanismo, settori completi: { $sectors }
       *[other] La nave: { $n } meccanismi, settori completi: { $sectors }
    }
web-starship-sector = Settore { $n }: { $built } di { $of } meccanismi
web-starship-satellite = Satellite di { $name }
web-starship-gov-satellite = Satellite del governo

## Obiettivi, Leader, H.A.L.L.

web-starship-goals = Due su tre chiudono la partita
web-starship-goal-sectors = Settori
web-starship-goal-route = Rotta
web-starship-goal-saved = Salvati
web-starship-leaders = Tracciati Leader
web-starship-leader = Leader: { $track }
web-starship-hall-turn = Il turno di H.A.L.L.
web-starship-hall-colour = { $cube }: { $bag } nel sacchetto, { $sheet } sul foglio
web-starship-hall-level = Tecnologia di questo colore: livello { $n } di 2
web-starship-hall-tokens = I prossimi segnalini di H.A.L.L.
web-starship-hall-private = La pila privata di H.A.L.L., dalla cima
web-starship-hall-left = Ancora nella pila: { $planets }
web-starship-hall-pile = Segnalini da giocare: { $n }; cubi IA nel sacchetto: { $bag }
web-starship-seat-reputation = Reputazione { $n }
web-starship-seat-reserve = Carburante { $fuel }, Scienziati { $scientists }
web-starship-seat-governor = governatore
web-starship-recap-pp = { $n } PP
web-starship-recap-flew = verso { $planet }
web-starship-recap-produced = produzione: { $planet }

## Suggerimenti

web-starship-tip-sun = Cresce per ogni cubo tenuto in un’Estrazione Solare e di { $n } in ogni fase Governo. Inghiotte Mercurio, Venere e la Terra.
web-starship-tip-solar-bag = Si pescano due cubi e se ne tengono fino a due: ciascuno costa Reputazione pari al valore e il Sole cresce di 1.
web-starship-tip-threshold = Quando il Sole ha questa età, il pianeta sparisce: basi, edifici ed Explorer tornano a casa, i cubi che vi si trovano sono persi. Con la Terra finisce la partita.
web-starship-tip-trip = Il tuo viaggio: { $now } Carburante ora, { $next } dopo questo round.
web-starship-tip-pile =
    { $n ->
        [0] Nessun segnalino Produzione rimasto.
        [one] È rimasto 1 segnalino Produzione.
       *[other] Restano { $n } segnalini Produzione.
    }
web-starship-tip-still = Non si muove mai.
web-starship-tip-motion =
    { $every ->
        [one] Quadranti percorsi a ogni round: { $n }.
       *[other] Si muove di { $n } quadrante ogni { $every } round.
    }
web-starship-tip-plant = Giacimento: { $deposit }. Magazzino, capienza { $room }: { $warehouse }.
web-starship-tip-element-base = Sposta 1 cubo dal giacimento al magazzino.
web-starship-tip-element-explorer = Finché è qui sposta 1 cubo dal giacimento al magazzino.
web-starship-tip-element-ars = Invia cubi dal magazzino alla riserva, secondo il livello.
web-starship-tip-element-converter = Trasforma cubi in altri, ogni conversione sviluppata una volta.
web-starship-tip-element-outpost = Dà Carburante, secondo il livello.
web-starship-tip-element-drill = Sposta cubi dal giacimento al magazzino, secondo il livello.
web-starship-tip-cargo = L’Explorer porta basi, edifici e cubi. Sulla Terra si scarica.
web-starship-tip-income = Nella fase Governo: { $goods }.
web-starship-tip-cube = Valore { $n }.
web-starship-tip-market = Il primo numero libero è quanto riceve chi vende; chi compra paga quello dell’ultimo cubo.
web-starship-tip-reversal = In questo round hai già scambiato questo colore nell’altro senso.
web-starship-tip-bonus = I prezzi di questa azione sono migliori di { $n } Carburante.
web-starship-tip-move-up = Chi sale dopo un settore non riceve il bonus.
web-starship-tip-future = Solo con Costruzione Migliorata.
web-starship-tip-component = Paga un { $cube } al mercato: { $n } Reputazione e un passo Leader.
web-starship-tip-sector = Quando è pieno, costruttore e governatore ricevono PP e lo Scienziato al governo se ne va.
web-starship-tip-extra-column = La prima volta qui: un segnalino Azione Extra.
web-starship-tip-goals = Dopo una fase Governo la partita finisce se due di questi sono raggiunti, o quando il Sole prende la Terra.
web-starship-tip-leader = Un meccanismo è un passo sul primo tracciato, un salvataggio sul secondo. Chi è primo su un tracciato segna di più alla fine.
web-starship-tip-hall = Pesca un cubo IA per ogni segnalino; migliore è il colore, migliore è l’azione.
web-starship-tip-order = Chi passa per primo gioca per primo nella fase seguente. Ogni turno che ti salta dà 1 scatto al tuo Pass.
web-starship-tip-pass = Dopo aver passato, un bonus pari o inferiore agli scatti raggiunti.
web-starship-tip-repeatable = Si può ripetere nei turni successivi finché è in cima.
web-starship-tip-salvation = Fase Salvezza: { $side }

## Effetti disegnati come icone

web-starship-or = o
web-starship-effect-deposit =
    { $n ->
        [one] 1 cubo in un giacimento
       *[other] { $n } cubi in un giacimento
    }
web-starship-effect-drill =
    { $n ->
        [one] 1 cubo da un giacimento al magazzino
       *[other] { $n } cubi da un giacimento al magazzino
    }
web-starship-effect-ars =
    { $n ->
        [one] 1 cubo da un magazzino alla riserva
       *[other] { $n } cubi da un magazzino alla riserva
    }
web-starship-effect-leader = un passo su un tracciato Leader a scelta
web-starship-effect-leader-interstellar = un passo sul tracciato Interstellare
web-starship-effect-leader-humanity = un passo sul tracciato Umanità
web-starship-effect-satellite = un movimento del satellite del governo
web-starship-effect-humanity = il componente più basso salvato gratis
web-starship-effect-mechanism = il meccanismo più basso costruito gratis
web-starship-effect-market = i cubi più bassi del mercato

# Le domande nella sola riga di un telefono.
web-short-prompt-pass-token = Quale Pass unico tieni?
web-short-prompt-pass-use = Usi il tuo Pass unico?
web-short-prompt-action = Gioca un segnalino, ripeti o passa.
web-short-prompt-salvation = Gioca un segnalino, o passa.
web-short-prompt-bonus = Quale bonus prendi?
web-short-prompt-use = { $token }: svolgi l'azione?
web-short-prompt-use-salvation = { $token }: per quale azione?
web-short-prompt-keep =
    { $n ->
        [0] Tenuti: { $kept }.
       *[other] Tenuti: { $kept }. Un altro?
    }
web-short-prompt-technology = Quale tecnologia sviluppi?
web-short-prompt-pay = Con quali cubi paghi?
web-short-prompt-dismantle = { $planet }: smonti l'impianto?
web-short-prompt-reveal = { $planet }: riveli un segnalino?
web-short-prompt-keep-token = { $planet }: impianto qui?
web-short-prompt-orbit = Quale orbita per il Wormhole?
web-short-prompt-quadrant = Quale Quadrante per il Wormhole?
web-short-prompt-plant-drill = { $element }: su quale pianeta?
web-short-prompt-plant-ars = { $element }: da quale pianeta?
web-short-prompt-drill = { $planet }: quale cubo si sposta?
web-short-prompt-send = { $planet }: quale cubo si sposta?
web-short-prompt-convert-warehouse = { $planet }: quale cubo converti?
web-short-prompt-convert-deposit = { $planet }: quale cubo converti?
web-short-prompt-enrich = { $planet }: quale cubo?
web-short-prompt-supply = Dove va il tuo Scienziato?
web-short-prompt-supply-more = { $row }: un altro Scienziato?
web-short-prompt-gov-satellite-further = Satellite governativo: ancora?
web-short-prompt-hall-satellite = Satellite di H.A.L.L.: dove va?
web-short-prompt-hall-gov-satellite = Satellite governativo: dove va?
web-short-prompt-black-hole = Buco Nero: quanto Carburante?
web-short-prompt-move-up = Il tuo Scienziato sale?
web-short-prompt-rescue = Chi salvi?
web-short-prompt-rescue-more = Salvi un altro componente?
web-short-prompt-lowest = Quale meccanismo, gratis?
web-short-prompt-lowest-government = Quale costruisce il governo?
web-short-prompt-bag-before = Un cubo per un cubo Azione?
web-short-prompt-bag-after = Un cubo per i cubi Azione rossi?
web-short-choice-repeat-nothing = Ripeti
web-short-choice-pass = Passa
web-short-choice-skip = Senza azione
web-short-choice-buy-amount = Compra per { $fuel }
web-short-choice-sell-amount = Vendi per { $fuel }
web-short-choice-use-unique-none = Usalo
web-short-choice-leave-plant = Lascialo
web-short-choice-leave-token = Sotto la pila
web-short-choice-stop-producing = Termina
web-short-choice-stop-converting = Basta così
