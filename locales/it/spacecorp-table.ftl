# SpaceCorp: la posizione come testo, per terminali e lettori di schermo. I browser non lo caricano.

table-step = { $who }: { $step }
table-window = Vantaggi, { $window }: si aspetta { $who }
table-decide = Decide { $who }
table-ban = { $who } vieta { $kind }
table-end-contracts = Sei contratti sono completati: l'era sta per finire.
table-end-deck = Il mazzo è vuoto: si può passare.
table-last-turns = Ultimi turni: { $who }
table-last-turn = Questo è l'ultimo turno dell'era.
table-extra-turns =
    { $n ->
        [one] Segue un altro turno di { $who }.
       *[other] Seguono altri { $n } turni di { $who }.
    }
table-board = Plancia { $era }
table-legend = Ogni regione con i costi dei suoi confini, poi i suoi siti: e per esplorare, b per costruire, g gravità, # il numero del sito. Una tessera produce il suo P, cambia il costo di costruzione e dà i suoi punti colonia.
table-region = { $region }: { $borders }
table-region-radiation = { $region } (radiazioni): { $borders }
table-border = { $region } { $n }
table-site = { $site }{ $notes }
table-site-with = { $site }: { $pieces }
table-site-number = #{ $n }
table-site-explore = e{ $n }
table-site-build = b{ $n }
table-site-gravity = g{ $n }
table-site-multi-star = multi-stellare
table-site-boxes = { $n } caselle
table-box-empty = casella { $n } inesplorata
table-tile = tessera { $tile } [{ $text }]
table-tile-lost = tessera { $tile } [{ $text } Sfruttata: niente P, niente punti colonia.]
table-tile-based = { $tile } con { $bases } di { $who }
table-base = { $base } di { $who }
table-site-colony = colonia { $colony } di { $who }
table-teams =
    { $n ->
        [one] team di { $who }{ $notes }
       *[other] { $n } team di { $who }{ $notes }
    }
table-teams-track = sulla tabella della stella: casella { $boxes }
table-cards = Carte e tessere
table-deck =
    { $n ->
        [one] Mazzo: 1 carta
       *[other] Mazzo: { $n } carte
    }
table-deck-start =
    { $n ->
        [one] Mazzo: 1 carta
       *[other] Mazzo: { $n } carte
    }, { $start ->
        [one] in cima 1 carta Iniziale
       *[other] in cima { $start } carte Iniziali
    }
table-offer = Offerta { $n }: { $card }. { $text }
table-offer-empty = Offerta { $n }: vuota
table-discard = Scarti, l'ultimo per ultimo ({ $n }): { $list }
table-time-aside = Carte Tempo messe da parte ({ $n }): { $list }
table-played = Giocate in questa azione ({ $n }): { $list }
table-piles = Pile Scoperta: { $list }
table-pile = { $pile } { $n }{ $notes }
table-pile-top = conosci la prima tessera: { $tile }
table-beyond = Tessera { ordinal } Oltre: { $who }
table-beyond-free = Tessera { ordinal } Oltre: libera
table-contracts = Contratti
table-contract = { $row }. { $contract }: { profit }
table-contract-taken = { $row }. { $contract }: completato
table-progress = Carte progresso sulla Plancia Laterale
table-title = { $kind } { $title }{ $notes }: { $text }
table-title-profit = +{ $n }
table-title-twice = due copie
table-colonies = Tessere colonia sulla Plancia Laterale
table-colony = { $colony }: { $text }
table-player = { $who }, { profit }
table-you = { $who } (tu), { profit }
table-player-over = { $who }, { profit }
table-hand = Mano: { cards-n }
table-hand-known = Mano: { cards-n }, note: { $list }
table-hand-card = { $card }. { $text }
table-hq = HQ: { $research }
table-box = Casella Infra { $n }: { $worth }
table-box-card = Casella Infra { $n }: { $card }. { $text }
table-wheel =
    Ruota del Progresso: { $list }; { $n ->
        [one] 1 spazio
       *[other] { $n } spazi
    } di Genetica in tutto
table-cube = { $wheel } sullo spazio { $n } di { $of }
table-stock = Basi in riserva: { $list }
table-stock-of = { $base } { $n }
table-team-list = Team: { $list }
table-owned = { $name }: { $text }
table-legacy = Produzione Ereditata: { $base } su { $tile }, produce { $n }
table-produced = Ha prodotto in quest'era
table-passed = Ha passato
table-draft = La tua azione finora
table-draft-kind = { $kind }{ $notes }
table-situation = Situazione: { $situation }. { $text }
table-comp-key = Legenda dell'era per le offerte scartate: { $list }
table-competition = La competizione, { profit }
table-comp-teams = Team sui contratti: { $list }
table-comp-box = Team nella sua casella: { $n }
table-comp-deck =
    { $n ->
        [one] Il suo mazzo: 1 carta
       *[other] Il suo mazzo: { $n } carte
    }
table-comp-deck-start =
    { $n ->
        [one] Il suo mazzo: 1 carta
       *[other] Il suo mazzo: { $n } carte
    }, { $start ->
        [one] in cima 1 carta Iniziale
       *[other] in cima { $start } carte Iniziali
    }
table-comp-discard = I suoi scarti, l'ultimo per ultimo ({ $n }): { $list }
table-comp-cup = Basi nella sua tazza: { $list }
table-comp-progress = Carte progresso che ha tolto: { $list }
table-comp-pending =
    { $n ->
        [one] Ha 1 turno prima del tuo.
       *[other] Ha { $n } turni prima del tuo.
    }
table-rival-team = team della competizione{ $notes }
