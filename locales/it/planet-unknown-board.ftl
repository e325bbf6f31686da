# Parole del tabellone di Planet Unknown.

web-recap-planet-tile = tessera { $a }/{ $b }
web-recap-planet-cube = { $track } { $from } → { $to }
web-recap-planet-rotated = stazione ruotata
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
web-planet-on-soil = { $squares } su suolo
web-planet-no-ice = nessuna casella su ghiaccio: niente
web-planet-energy-copies = L’energia ne fa avanzare una
web-planet-energy-asking = L’energia fa avanzare …
web-planet-row-complete = Riga { $name } completa
web-planet-column-complete = Colonna { $name } completa
web-planet-pod-lost = Capsula { $at } persa
web-planet-rover-lost = Rover { $at } perso
web-planet-meteor-on = Un meteorite arriva in { $at }
web-planet-medals = Medaglie
web-planet-rest = Regole speciali
web-planet-medals-later = quando la tessera è presa
web-planet-step = { $track } { $from } → { $to }: { $what }
web-planet-step-top = { $track } { $from }: in cima
web-planet-top = in cima
web-planet-space = { $track } { $row }
web-planet-space-empty = niente di stampato
web-planet-or = oppure
web-planet-token-medal = medaglia da { $n } a fine partita
web-planet-token-synergy = sinergia: avanza un cubetto qualsiasi
web-planet-token-civ = una carta Civiltà di rango { $n }
web-planet-token-patch = un campo di biomassa
web-planet-token-rover = un rover arriva sull’ultima tessera
web-planet-token-move = { $n } movimento rover
web-planet-token-tech = tecnologia di livello { $n }
web-planet-token-advance = avanza { $track }
web-planet-row = Riga { $name }
web-planet-column = Colonna { $name }
web-planet-line-medal = Medaglia da { $n } quando ogni casella è coperta e non c’è alcun meteorite.
web-planet-line-full = completa
web-planet-line-open = non completa
web-planet-drag = Un clic per prenderla, o trascinala sul pianeta.
web-planet-patch-text = Copre una casella del pianeta accanto a ciò che c’è già.
web-planet-civ-text = Si sceglie dalla pila nella fase Civiltà.
web-planet-no-rover = Nessun rover è sul pianeta: il movimento è perso.
web-planet-no-rover-waiting = Nessun rover è in attesa: non arriva niente.
web-planet-take-anyway = { $why } Scegli lo stesso?
web-planet-nothing-to-copy = Accanto non c’è nessuna risorsa da far avanzare.
web-planet-all-at-top = Già in cima: { $tracks }.
web-planet-waiting-text = Arrivano sull’ultima tessera quando il cubetto Rover raggiunge il loro simbolo.
web-planet-stored-text = Si piazzano alla fine della partita.
web-planet-hint-line = Fai clic su un meteorite, o sulla medaglia della sua riga o colonna.
web-planet-hint-rover = Fai clic su una casella illuminata, o trascina il rover lungo la sua strada.
web-planet-pile-left = ne restano { $n }
web-planet-next-tile = sotto: { $tile }
web-planet-turn-left = Ruota a sinistra
web-planet-turn-right = Ruota a destra
web-planet-flip = Capovolgi
web-planet-lay = Piazza
web-planet-lay-here = Piazza qui
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
web-planet-tile-first = Prendi prima una tessera dal tuo deposito: poi la potrai piazzare qui.
web-planet-offers = Da scegliere
web-planet-event = Evento
web-planet-green = favorevole
web-planet-orange = scomodo
web-planet-red = duro
web-planet-progress =
    { $n ->
        [one] { $n } medaglia su { $of }
       *[other] { $n } medaglie su { $of }
    }
web-planet-private = Obiettivi privati
web-planet-met = raggiunto
web-planet-score = Medaglie finora: { $n }
web-planet-tile-places =
    { $n ->
        [0] non entra
        [one] 1 posto
       *[other] { $n } posti
    }
web-planet-score-final = Medaglie: { $n }
web-planet-seen-card = { $name } ({ $rank })
web-planet-objective-medals =
    { $win ->
        [one] 1 medaglia ciascuno, { $tie } a pari merito
       *[other] { $win } medaglie ciascuno, { $tie } a pari merito
    }
web-preview-points = Medaglie { $points }
web-planet-civ = Carte Civiltà
web-planet-civ-left = restano: { $counts }
web-planet-seen = Viste nella riserva: { $cards }
web-planet-rank = rango { $n }
web-planet-immediate = subito
web-planet-at-end = a fine partita

# Le domande nella sola riga di un telefono.
web-short-prompt-flux = Il tuo primo tracciato Flusso?
web-short-prompt-keep-objective =
    { $n ->
        [one] Tieni ancora un obiettivo.
       *[other] Tieni { $n } obiettivi.
    }
web-short-prompt-rotate = Quale deposito vuoi davanti?
web-short-prompt-load = Distruggi il meteorite?
web-short-prompt-icon = Quale icona conta?
web-short-prompt-rover = Dove arriva il rover?
web-short-prompt-tile = Prendi una delle due tessere.
web-short-prompt-tile-stuck = Nessuna entra: prendine una.
web-short-prompt-place = Piazza: { $tile }
web-short-prompt-unplaced = Non c'è posto per la tessera.
web-short-prompt-icons = Quale icona prima?
web-short-prompt-pool = Quale effetto prima?
web-short-prompt-confirm = Tutto fatto: conferma.
web-short-prompt-movement = Rover: movimento rimasto { $n }.
web-short-prompt-synergy = Sinergia: quale cubetto?
web-short-prompt-patch = Biomassa: quale casella?
web-short-prompt-destroy-line = Meteoriti: riga o colonna?
web-short-prompt-effect = { $what }
web-short-prompt-effect-left = { $what } (ancora { $n })
web-short-prompt-end-turn-or-use = Termina il turno, o usa il resto.
web-short-prompt-civ = Tieni una carta di rango { $rank }.
web-short-effect-advance-cubes =
    { $n ->
        [one] fai avanzare un cubetto
       *[other] fai avanzare { $n } cubetti
    }
web-short-effect-advance-one = fai avanzare un cubetto
web-short-effect-advance-silently = un cubetto avanza senza benefici
web-short-effect-advance-all = cubetti fino alla posizione { $row }
web-short-effect-regress = fai indietreggiare un cubetto
web-short-effect-tech-or-energy = icona Tecnologia, o Energia
web-short-effect-take-civ = tieni carte Civiltà
web-short-effect-teleport = un rover su una casella qualsiasi
web-short-effect-extra-tile-plain = una tessera in più, senza icone
web-short-effect-place-meteor = un meteorite su un simbolo libero
web-short-effect-choose-one = uno dei due effetti
web-short-effect-reposition = riposiziona capsule
web-short-effect-add-objective = scegli la nuova gara
web-short-tile = { $a }/{ $b }
web-short-tile-meteor = { $a }/{ $b }, meteorite
web-short-choice-unplaced = Tienila fuori
web-short-choice-reset = Biomassa a 0
web-short-choice-store = Conservalo
web-short-choice-end-movement = Fine movimento
web-short-prompt-step = { $name }: quale beneficio?
