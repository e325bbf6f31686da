# Quello che dice Kepler-3042. Nomi e testi dei componenti sono in kepler-3042-components.ftl.

## Parole brevi

player = Giocatore { $n }
list-comma = { $a }, { $b }
list-and = { $a } e { $b }
list-or = { $a } o { $b }
list-semicolon = { $a }; { $b }
hex = { $hex }
hex-on = { $hex } su { $name }
hex-near = { $hex } vicino a { $name }
hex-off = fuori dalla mappa
number = { $n }
cubes-energy =
    { $n ->
        [one] { $n } energia
       *[other] { $n } energie
    }
cubes-matter =
    { $n ->
        [one] { $n } materia
       *[other] { $n } materie
    }
cubes-antimatter =
    { $n ->
        [one] { $n } antimateria
       *[other] { $n } antimaterie
    }
cubes-none = niente
cubes-plus = { $a } + { $b }
# Lettere con spazi a cui non si va a capo.
short-energy = { $n }{"\u00A0"}E
short-matter = { $n }{"\u00A0"}M
short-antimatter = { $n }{"\u00A0"}A
short-plus = { $a }{"\u00A0"}+{"\u00A0"}{ $b }
short-none = 0
planet-unknown = pianeta { $n }
the-card =
    { $number ->
        [0] la Terra
       *[other] { $name }
    }
on-card =
    { $number ->
        [0] sulla Terra
       *[other] su { $name }
    }
from-card =
    { $number ->
        [0] dalla Terra
       *[other] da { $name }
    }
to-card =
    { $number ->
        [0] sulla Terra
       *[other] su { $name }
    }
place-depot = dal deposito
steps =
    { $n ->
        [one] { $n } esagono
       *[other] { $n } esagoni
    }
colonial-steps =
    { $n ->
        [one] { $n } casella sulla Leadership Coloniale
       *[other] { $n } caselle sulla Leadership Coloniale
    }
technology-steps =
    { $n ->
        [one] { $n } casella sulla Leadership Tecnologica
       *[other] { $n } caselle sulla Leadership Tecnologica
    }
hexes =
    { $n ->
        [one] { $n } esagono
       *[other] { $n } esagoni
    }
medals-colonial =
    { $n ->
        [one] { $n } coloniale
       *[other] { $n } coloniali
    }
medals-technology =
    { $n ->
        [one] { $n } tecnologica
       *[other] { $n } tecnologiche
    }
range-short = corto raggio
range-medium = medio raggio
range-long = lungo raggio
body-rocky = pianeta roccioso
body-super_earth = super-terra
body-ocean = pianeta oceanico
body-gas_giant = gigante gassoso
body-alien = pianeta alieno
landing-planet = atterra su { $name }
landing-no-marker = atterra su { $name }, che non puoi colonizzare: non hai più indicatori
landing-no-technology = atterra su { $name }, che non puoi ancora colonizzare: è alieno, e richiede { $tech } { $level }
landing-mine = atterra sulla miniera
ship-in-space = { $hex } ({ $zone })
ship-on-planet = { $hex } su { $name }
ship-on-mine = { $hex } su una miniera
dir-e = est
dir-ne = nord-est
dir-nw = nord-ovest
dir-w = ovest
dir-sw = sud-ovest
dir-se = sud-est
icon-medal = una medaglia passa sulla carta
icon-regenerate = rigenera 1 cubetto
icon-produce-energy = produci 1 energia
icon-produce-matter = produci 1 materia
place-hex = { $hex } ({ $zone })
place-star = { $hex } ({ $zone }, presso { $star })

## Passi

step-place_tiles = disposizione delle tessere
step-bonus_cubes = cubetti bonus
step-setup_tech = prime tecnologie
step-select = scelta dell'azione
step-main = azione principale
step-bonus = azioni bonus
step-move = movimento
step-withdraw = ritiro
step-card = carta progresso
step-cleanup = fine del round
step-over = fine

## Domande

prompt-wait = Tocca a { $who } decidere.
prompt-over = La partita è finita.
prompt-regenerate = L'avanzamento sulla { $track } ti permette di rigenerare 1 cubetto.
prompt-produce = L'avanzamento sulla { $track } ti permette di produrre { $cubes }: su quale carta?
# Poteri gratuiti che si possono usare prima.
prompt-convert = { $prompt } Puoi anche convertire cubetti.
prompt-displace = { $prompt } Puoi anche spostare cubetti tra le carte.
prompt-convert-displace = { $prompt } Puoi anche convertire cubetti o spostarli tra le carte.
prompt-fly = Dove vola la tua astronave in { $hex }, fino a { hexes }?
prompt-place-tile =
    Metti una tessera coperta accanto a una stella, lontano dalle altre tessere ({ $n ->
        [one] è l'ultima
       *[other] ne restano { $n }
    }).
prompt-bonus-cube =
    Scegli un cubetto bonus per la Terra, energia o materia ({ $n ->
        [one] è l'ultimo
       *[other] ne restano { $n }
    }).
prompt-setup-tech = Scegli le due tecnologie con cui cominci al livello 1.
prompt-select = Round { $round }: sposta il cubetto azione su un'altra casella.
prompt-task = { $what }: { $ask }.
prompt-task-or-end = { $what }: { $ask }, oppure prosegui.
prompt-task-or-decline = { $what }: { $ask }, oppure rinuncia.
prompt-task-done = { $what }: qui non c'è altro da fare. Prosegui.
prompt-main-done = { $what }: qui non c'è altro da fare. Usa un'azione bonus o prosegui.
prompt-bonus = Azioni bonus: { $list }, oppure prosegui.
prompt-bonus-none = Azioni bonus: nessuna utilizzabile. Prosegui.
prompt-move-none = Movimento: nessuna astronave può muoversi. Prosegui.
prompt-movement = Movimento
prompt-withdraw = Se vuoi ritira delle astronavi, oppure concludi il turno.
prompt-withdraw-none = Nessuna astronave da ritirare. Concludi il turno.

ask-build =
    { $n ->
        [one] costruisci 1 astronave
       *[other] costruisci fino a { $n } astronavi
    }
ask-build-more =
    { $n ->
        [one] costruisci ancora 1 astronave
       *[other] costruisci ancora fino a { $n } astronavi
    }
ask-build-free = metti gratis una nuova astronave accanto a un tuo pianeta
ask-settle = colonizza con un'astronave atterrata
ask-advance = compra un avanzamento tecnologico
ask-learn = fai salire gratis di 1 livello una tecnologia
ask-learn-low = fai salire gratis di 1 livello una tecnologia, al massimo dal livello { $n }
ask-learn-one = fai salire gratis di 1 livello { $tech }
ask-learn-burn = fai salire di 1 livello una tecnologia, poi brucia tanti cubetti quanto il nuovo livello
ask-move = scegli un'astronave da muovere fino a { hexes }
ask-terraform = terraforma una tua colonia
ask-track = scegli il tracciato leadership su cui avanzare
ask-reveal =
    { $n ->
        [one] scopri 1 tessera
       *[other] scopri { $n } tessere
    }
ask-reveal-more =
    { $n ->
        [one] scopri ancora 1 tessera
       *[other] scopri ancora { $n } tessere
    }
ask-produce = produci fino a { $cubes } su una carta
ask-produce-one = produci { $cubes } su una carta
ask-produce-earth = produci { $cubes } sulla Terra
ask-exploit =
    { $n ->
        [one] sfrutta 1 pianeta
       *[other] sfrutta fino a { $n } pianeti
    }
ask-exploit-more =
    { $n ->
        [one] sfrutta ancora 1 pianeta
       *[other] sfrutta ancora fino a { $n } pianeti
    }
ask-regenerate =
    { $n ->
        [one] rigenera 1 cubetto
       *[other] rigenera fino a { $n } cubetti
    }
ask-burn =
    { $n ->
        [one] brucia 1 cubetto
       *[other] brucia { $n } cubetti
    }
ask-burn-more =
    { $n ->
        [one] brucia ancora 1 cubetto
       *[other] brucia ancora { $n } cubetti
    }
ask-pay = brucia 1 cubetto per pagarla

## Scelte

choice-place-tile = Metti la tessera in { $place }
choice-bonus-cube = Metti { $cubes } sulla Terra
choice-setup-tech = Comincia con { $first } e { $second }
choice-select = { $space }: { $gain }; bonus { $column }, { $row }
choice-build = Costruisci un'astronave in { $hex } per { $cost } { $from }
choice-build-free = Costruisci gratis un'astronave in { $hex } { $from }
choice-settle =
    Colonizza { $planet } { $n ->
        [0] (nessuna casella sulla Leadership Coloniale)
       *[other] (+{ colonial-steps })
    }
choice-settle-nowhere = Colonizza con la tua astronave in { $hex }
choice-advance = Porta { $tech } al livello { $level }, { $name } ({ $cost } { $from })
choice-advance-icons = Porta { $tech } al livello { $level }, { $name } ({ $cost } { $from }; +{ technology-steps })
choice-advance-beyond = Porta { $tech } oltre il livello massimo, pagando { $from }
choice-learn = Porta gratis { $tech } al livello { $level }, { $name }
choice-learn-icons = Porta gratis { $tech } al livello { $level }, { $name } (+{ technology-steps })
choice-learn-burn =
    Porta { $tech } al livello { $level }, { $name }, bruciando { $burn ->
        [one] { $burn } cubetto
       *[other] { $burn } cubetti
    }{ $n ->
        [0] {""}
       *[other] {" "}(+{ technology-steps })
    }
choice-learn-beyond = Porta { $tech } oltre il livello massimo
choice-ship = Muovi la tua astronave in { $hex } (fino a { hexes })
choice-fly = Vola fino a { $hex } ({ steps })
choice-fly-back = Fai un giro e torna in { $hex } ({ steps })
choice-fly-land = Vola fino a { $hex } ({ steps }), { $landing }
choice-fly-taking =
    Vola fino a { $hex } ({ steps }), prendendo { $count ->
        [one] l'obiettivo coloniale in { $objectives }
       *[other] gli obiettivi coloniali in { $objectives }
    }
choice-fly-land-taking =
    Vola fino a { $hex } ({ steps }), { $landing }, prendendo { $count ->
        [one] l'obiettivo coloniale in { $objectives }
       *[other] gli obiettivi coloniali in { $objectives }
    }
choice-fly-blind = Vola: { $way }
choice-terraform =
    Terraforma { $planet } per { $cost } dalla sua carta ({ $n ->
        [0] nessuna casella sulla Leadership Coloniale
       *[other] +{ colonial-steps }
    }, { $vp } PV)
choice-terraform-other = Terraforma { $planet }
choice-track =
    { $n ->
        [one] 1 casella sulla { $track }, fino a { $position }
       *[other] { $n } caselle sulla { $track }, fino a { $position }
    }
choice-track-icon =
    { $n ->
        [one] 1 casella sulla { $track }, fino a { $position }: { $icon }
       *[other] { $n } caselle sulla { $track }, fino a { $position }: { $icon }
    }
choice-track-end = { $track }: sei già alla fine, l'avanzamento va perso
choice-reveal = Scopri la tessera in { $place }
choice-produce = Produci { $cubes } { $on }
choice-exploit = Sfrutta { $planet }: { $cubes }
choice-bonus = { $bonus } (brucia 1 cubetto): { $text }
choice-bonus-free = { $bonus } (stavolta gratis): { $text }
choice-burn = Brucia { $cubes } { $from }
choice-convert = Converti { $cubes } { $on } in { $into }
choice-convert-nothing = Converti { $cubes } { $on }
choice-displace = Sposta { $cubes } { $from } { $to }
choice-withdraw = Ritira la tua astronave in { $hex }
choice-withdraw-planet = Ritira la tua astronave in { $hex }, da { $planet }
choice-withdraw-mine = Ritira la tua astronave in { $hex }, dalla miniera, senza rigenerare
choice-withdraw-regenerate = Ritira la tua astronave in { $hex } e rigenera { $cubes }
choice-regenerate = Rigenera { $cubes }
choice-decline = Rinuncia
choice-decline-card = Rinuncia alla carta { $card }
choice-decline-regenerate = Non rigenerare
choice-decline-regenerate-more = Non rigenerare altro
choice-decline-produce = Non produrre
choice-end = Fine
choice-end-main = Chiudi l'azione principale
choice-end-bonus = Chiudi le azioni bonus
choice-end-move = Chiudi il movimento
choice-end-turn = Concludi il turno

gain-space_missions =
    { $n ->
        [0] ora non si può costruire nessuna astronave
        [one] costruisci 1 astronave per { $cubes }
       *[other] costruisci fino a { $n } astronavi, { $cubes } ciascuna
    }
gain-colonial_settlement =
    { $n ->
        [0] nessuna astronave può ancora colonizzare
        [one] 1 astronave può colonizzare
       *[other] { $n } astronavi possono colonizzare
    }
gain-technological_development =
    { $n ->
        [0] nessuna tecnologia si può pagare ora
        [one] 1 tecnologia si può pagare
       *[other] { $n } tecnologie si possono pagare
    }
gain-stellar_propulsion =
    { $n ->
        [0] un movimento in più, ma nessuna astronave può muoversi
       *[other] un movimento in più fino a { hexes }
    }
gain-terraform =
    { $level ->
        [0] nessun pianeta è ancora terraformabile
       *[other] pianeti fino al livello { $level }, { $n ->
            [0] nessuno pronto ora
            [one] { $n } pronto ora
           *[other] { $n } pronti ora
        }
    }
gain-galactic_mapping =
    { $n ->
        [0] 1 casella su un tracciato
        [one] 1 casella su un tracciato, scopri 1 tessera
       *[other] 1 casella su un tracciato, scopri { $n } tessere
    }
gain-energy_accumulation =
    { $n ->
        [0] ora nessuna energia da produrre
        [one] produci { $cubes }
       *[other] produci fino a { $cubes }
    }
gain-planetary_exploitation =
    { $n ->
        [0] nessun pianeta è ancora sfruttabile
        [one] sfrutta 1 pianeta
       *[other] sfrutta fino a { $n } pianeti
    }
gain-antimatter_generation =
    { $n ->
        [0] ora nessuna antimateria da produrre
        [one] produci { $cubes }
       *[other] produci fino a { $cubes }
    }

# Titoli dell'elenco delle scelte. Ognuno vale per tutte le scelte la cui chiave comincia allo stesso modo.
heading-place-tile = Metti la tessera
heading-bonus-cube = Cubetti bonus
heading-setup-tech = Prime tecnologie
heading-select = Azioni principali
heading-build = Costruisci un'astronave
heading-settle = Fonda una colonia
heading-advance = Sviluppa una tecnologia
heading-learn = Sviluppa gratis una tecnologia
heading-ship = Muovi un'astronave
heading-fly = Vola
heading-fly-back = Vola senza effetto
heading-fly-land = Vola e atterra
heading-fly-taking = Vola e prendi un obiettivo
heading-terraform = Terraforma
heading-track = Avanza su un tracciato
heading-reveal = Scopri una tessera
heading-produce = Produci
heading-exploit = Sfrutta un pianeta
heading-bonus = Azioni bonus
heading-burn = Brucia un cubetto
heading-convert = Converti un cubetto
heading-displace = Sposta un cubetto
heading-withdraw = Ritira un'astronave
heading-regenerate = Rigenera un cubetto

## Che cosa è successo

log-tile-placed = { $who } mette una tessera coperta in { $hex }.
log-chosen = { $who } ha scelto due tecnologie.
log-setup-techs = { $who } comincia con { $techs }.
log-round = Round { $round }. Carta progresso: { $card }.
log-turn = { $who } comincia il turno.
log-selected = { $who } sposta il cubetto azione su { $space }.
log-bonus = { $who } usa { $bonus } come azione bonus.
log-built = { $who } costruisce un'astronave in { $hex } { $from }.
log-flew = { $who } vola da { $from } a { $to } ({ steps }).
log-objective = { $who } prende l'obiettivo coloniale in { $hex }.
log-settled = { $who } colonizza { $planet } in { $hex }.
log-terraformed = { $who } terraforma { $planet }.
log-tech = { $who } porta { $tech } al livello { $level }, { $name }.
log-collaborated = Collaborazione: { $who } sale al livello { $level } in { $tech }, { $name }.
log-track = { $who } è ora a { $position } sulla { $track }.
log-medal-moved = Una medaglia della { $track } passa sulla carta progresso.
log-revealed-planet = La tessera in { $hex } è { $planet } ({ $type }, livello { $level }).
log-revealed-mine = La tessera in { $hex } è una miniera.
log-revealed-objective = La tessera in { $hex } è un obiettivo coloniale.
log-produced = { $who } produce { $cubes } { $on }.
log-spent = { $who } spende { $cubes } { $from }.
log-burned = { $who } brucia { $cubes } { $from }.
log-regenerated = { $who } rigenera { $cubes }.
log-converted = { $who } converte { $cubes } { $on } in { $into }.
log-displaced = { $who } sposta { $cubes } { $from } { $to }.
log-withdrawn = { $who } ritira l'astronave in { $hex }.
log-declined-regenerate = { $who } non rigenera nulla.
log-declined-regenerate-more = { $who } non rigenera altro.
log-declined-produce = { $who } non produce nulla.
log-declined-card = { $who } rinuncia alla carta { $card }.
log-bonus-cube = { $who } comincia con { $cubes } in più sulla Terra.
log-ghost-moved = Il fantasma è ora a { $colonial } sulla { track-colonial } e a { $technology } sulla { track-technology }.
log-ghost-advanced = Il fantasma sale di 1 livello: { $techs }.
log-card = { $card } ha effetto per { $who }.
log-card-nobody = { $card } non ha effetto per nessuno.
log-medals =
    { $n ->
        [one] { $who } riceve 1 medaglia della { $track }.
       *[other] { $who } riceve { $n } medaglie della { $track }.
    }
log-ghost-medals =
    { $n ->
        [one] Il fantasma riceve 1 medaglia della { $track }.
       *[other] Il fantasma riceve { $n } medaglie della { $track }.
    }
log-over = La partita è finita. Si rivelano tutti gli obiettivi.

## Rifiuti

illegal-answer_first = Prima devi prendere una decisione immediata.
illegal-not_your_turn = Ora non tocca a te decidere.
illegal-wrong_step = Questo appartiene a un altro passo o a un'altra azione.
illegal-must_finish = Prima va completato ciò che hai cominciato.
illegal-same_action = Il cubetto azione deve cambiare casella.
illegal-bonus_not_available = Questa azione bonus non è nella riga o nella colonna del tuo cubetto azione.
illegal-bonus_used = Hai già usato questa azione bonus nel turno.
illegal-quantum_limit = La tua Fisica Quantistica non lo permette più in questo turno.
illegal-not_controlled = Non controlli questa carta pianeta.
illegal-earth_not_allowed = La Terra non si sfrutta e non si terraforma.
illegal-duplicate_choice = Non puoi scegliere due volte la stessa cosa.
illegal-too_many = È più del consentito.
illegal-max_level = Qui questa tecnologia non può salire oltre.
illegal-already_terraformed = Questo pianeta è già terraformato.
illegal-no_ship = Non hai un'astronave del genere: nessuna nella riserva, o nessuna in quel punto.
illegal-ship_landed = Un'astronave atterrata non si muove.
illegal-already_moved = Questa astronave si è già mossa in questo movimento.
illegal-not_on_planet = Solo un'astronave su un pianeta può colonizzare.
illegal-no_marker = Non hai più indicatori Nazione: le colonie sono al massimo cinque.
illegal-need_technology = La tua tecnologia non basta: le colonie aliene richiedono Scienza dell'Antimateria 3, terraformare richiede un livello di Terraformazione non inferiore a quello del pianeta.
illegal-tile_face_up = Questa tessera è già scoperta.
illegal-illegal_hex = Su questo esagono non si può mettere.
illegal-illegal_path = L'astronave non può fare questa strada: qualcosa la sbarra, o finirebbe su un'altra astronave.
illegal-too_far =
    { $n ->
        [0] Le tue astronavi non possono muoversi: la loro portata è 0.
       *[other] È troppo lontano: la portata è di { hexes }.
    }
illegal-mixed_planets = Un pagamento o una produzione non si divide fra più carte.
illegal-nothing_to_burn = Non c'è un cubetto del genere da bruciare.
illegal-insufficient_resources = Sulla carta non ci sono i cubetti necessari.
illegal-not_available = Qui non c'è un cubetto disponibile.
illegal-no_effect = Non cambierebbe nulla.

# Che cosa tiene lontana un'astronave o una tessera da un esagono scelto.
far =
    { $far ->
        [one] { $far } esagono
       *[other] { $far } esagoni
    }
why-too-far = { $hex } è troppo lontano: dista { far }, e questa astronave ne percorre al massimo { $n }.
why-too-far-least = È troppo lontano: dista almeno { far }, e questa astronave ne percorre al massimo { $n }.
why-star = Nessuna astronave può entrare in { $hex }: Sol, Sagittarius A* e le stelle si aggirano.
why-face-down = Nessuna astronave può entrare in { $hex }: la tessera è coperta. La Mappatura Galattica scopre le tessere.
why-ship = In { $hex } c'è un'altra astronave: si può passare, ma non finire lì il volo.
why-taken = Nessuna astronave può entrare in { $hex }: sulla tessera c'è già un'astronave o un indicatore Nazione.
why-no-way = Nessuna strada libera di { hexes } o meno porta a { $hex }.
why-build-taken = In { $hex } non si può costruire: un'astronave nuova ha bisogno di un esagono vuoto.
why-build-earth = In { $hex } non si può costruire: un'astronave { $from } appare accanto a Sol.
why-build-planet = In { $hex } non si può costruire: un'astronave { $from } appare accanto a quel pianeta.
why-build-crowded = In { $hex } non si può costruire: più vicino non c'è un esagono vuoto, quindi un'astronave { $from } appare a { far } di distanza.
why-no-tile = In { $hex } non c'è una tessera da scoprire.
why-no-place = In { $hex } non si può mettere una tessera: le serve un esagono vuoto accanto a una stella utilizzabile, e non accanto a un'altra tessera o a una stella non utilizzabile.

## Opzioni

option-objective_set = Obiettivi
option-objective_set-help = Da quale mazzo viene l'obiettivo segreto di ciascuno. Quelli avanzati chiedono di più.
option-objective_set-standard = standard
option-objective_set-advanced = avanzati
option-tile_placement = Tessere
option-tile_placement-help = Come arrivano sulla mappa pianeti, miniere e obiettivi coloniali.
option-tile_placement-random = disposte a caso
option-tile_placement-by_players = disposte coperte dai giocatori
option-campaign = Campagna
option-campaign-help = Ogni campagna ha quattro livelli, ciascuno con un obiettivo in più.
option-campaign-galaxy-edge = { campaign-galaxy-edge } ({ difficulty-galaxy-edge })
option-campaign-children-of-progress = { campaign-children-of-progress } ({ difficulty-children-of-progress })
option-campaign-sagittarius-a = { campaign-sagittarius-a } ({ difficulty-sagittarius-a })
option-campaign-hybrid-civilisation = { campaign-hybrid-civilisation } ({ difficulty-hybrid-civilisation })
option-campaign-superior-progeny = { campaign-superior-progeny } ({ difficulty-superior-progeny })
option-campaign_level = Livello
option-campaign_level-help = Un livello oltre l'1 si apre quando hai superato il precedente.
option-previous_score = Punti al livello precedente
option-previous_score-help = Dal livello 2 in poi: i punti del tuo successo al livello precedente. Ogni 5 oltre il minimo danno un cubetto bonus. Se manca, viene dal tuo registro dei successi.

## Punti

score-antimatter = Antimateria sulle carte
score-antimatter-text = 1 per ogni cubetto di antimateria sulle tue carte
score-all_types = Tutti e cinque i tipi
score-all_types-text = 5 con almeno un pianeta di ogni tipo
score-three_of_type = Tre dello stesso tipo
score-three_of_type-text = 3 con tre pianeti di un tipo, una volta sola
score-mines = Astronavi su miniere
score-mines-text = 2 per ogni astronave ferma su una miniera
score-technologies = Tecnologie al livello 4
score-technologies-text = 2 per ogni tecnologia al livello più alto
score-medals = Medaglie
score-medals-text = 1 per ogni medaglia
score-zones = Colonie per zona
score-zones-text = 1, 2 o 3 per ogni colonia a corto, medio o lungo raggio
score-tracks = Tracciati leadership
score-tracks-text = i punti delle tue posizioni sui due tracciati
score-terraformed = Pianeti terraformati
score-terraformed-text = i punti stampati su ogni pianeta terraformato
score-objective = Obiettivo
score-objective-text = i punti degli obiettivi raggiunti
score-equal = A parità di punti vince il pianeta terraformato con il numero più alto.

## Il tavolo come testo

table-round = Round { $round } di { $of }
table-setup = Preparazione
table-over = La partita è finita
table-card = Carta progresso: { $card }. { $text }
table-card-medals = Medaglie sulla carta: { $medals }
table-first = Primo giocatore: { $who }
table-step = Adesso: { $who }, { $step }
table-step-all = Adesso: { $step }
table-decide = Tocca a: { $who }
table-interrupt = Decisione immediata di { $who }: { $icon }
table-to-place =
    { $n ->
        [one] 1 tessera ancora da mettere
       *[other] { $n } tessere ancora da mettere
    }
table-flying = L'astronave in { $hex } sta per volare.
table-bonus-cubes =
    { $n ->
        [one] 1 cubetto bonus ancora da scegliere
       *[other] { $n } cubetti bonus ancora da scegliere
    }

table-map = Galassia
table-map-how = Un esagono si chiama con la lettera della riga e il numero che ha sopra, o sopra a sinistra se sta fra due: E15.
table-legend-space = Spazio: . corto raggio, : medio raggio, bianco lungo raggio
table-legend-closed = Chiusi: * ** *** stelle di uno, due o tre soli, O Sol, @ Sagittarius A*
table-legend-tiles = Tessere: ? coperta, M miniera, + obiettivo coloniale, un numero per ogni pianeta
table-legend-ships = Astronavi: { $letters }. Dopo una tessera, una lettera minuscola è un'astronave atterrata, una maiuscola una colonia
table-legend-ship = { $letter } { $who }
table-bodies = { $zone } ({ $vp } PV per ogni colonia)
table-planet = { $number } { $name } in { $hex }: { $type }, livello { $level }, { $vp } PV
table-planet-facts = terraformare costa { $cost }; produce { $colony }, poi { $terraformed }; Leadership Coloniale +{ $icons }, poi +{ $then }
table-mine = M miniera in { $hex }
table-objective = + obiettivo coloniale in { $hex }
table-ship-of = astronave di { $who }
table-colony-of = colonia di { $who }
table-terraformed-of = terraformato da { $who }
table-face-down =
    { $n ->
        [one] 1 tessera è coperta: { $list }
       *[other] { $n } tessere sono coperte: { $list }
    }
table-unseen = Pianeti non ancora visti: { $list }
table-unseen-planet = { $number }{"\u00A0"}{ $name }
table-unseen-others =
    Non ancora visti, inoltre: { $mines ->
        [one] { $mines } miniera
       *[other] { $mines } miniere
    }, { $objectives ->
        [one] { $objectives } obiettivo coloniale
       *[other] { $objectives } obiettivi coloniali
    }
table-none-face-up = Qui non c'è nulla di scoperto.

table-cards = Carte progresso
table-cards-seen = Viste: { $list }
table-cards-left =
    { $n ->
        [one] Ne verrà ancora { $n }, fra: { $list }
       *[other] Ne verranno ancora { $n }, fra: { $list }
    }
table-tracks = Tracciati leadership
table-track = { $track }: { $positions }
table-track-at = { $who } a { $position } ({ $vp } PV)
table-track-ghost = fantasma a { $position }
table-track-medals = Medaglie ancora sulla { $track }: { $list }
table-track-no-medals = Medaglie ancora sulla { $track }: nessuna

table-player = { $who } (astronavi { $small }, colonie { $large }): { $points } PV finora
table-you = Tu sei { $who } (astronavi { $small }, colonie { $large }): { $points } PV finora
table-player-over = { $who }: { $points } PV prima degli obiettivi
table-points = Punti: { $list }
table-point = { $category } { $points }
table-cubes = Cubetti (E energia, M materia, A antimateria)
table-earth = Terra: { $cubes }
table-colony = { $number } { $name }, { $side }, { $zone }: { $cubes }
table-colony-short = { $name } ({ $number }, { $side }) { $cubes }
table-earth-short = Terra { $cubes }
table-depot-short = deposito { $cubes }
table-well-short = pozzo { $cubes }
table-cubes-short = Cubetti: { $list }
table-side-colony = colonia
table-side-terraformed = terraformato
table-depot = Deposito: { $cubes }
table-well = Pozzo: { $cubes }
table-techs = Tecnologie
table-tech =
    { $id } { $tech } { $level }, { $name }: { $text } Poi: { $cost }{ $n ->
        [0] {""}
       *[other] {" "}(+{ technology-steps })
    }
table-tech-highest = { $id } { $tech } { $level }, { $name }: { $text } Livello massimo.
table-tech-short = { $id } { $level }
table-techs-short = Tecnologie: { $list }
table-own-track = { $track } { $position } ({ $vp } PV). Poi: { $list }
table-own-track-last = { $track } { $position } ({ $vp } PV). Non c'è altro da raggiungere
table-next-icon = { $position } { $icon }
table-medals = Medaglie: { $medals }
table-ships =
    Astronavi: { $list }; { $n ->
        [0] nessuna nella riserva
       *[other] { $n } nella riserva
    }. { table-markers }
table-no-ships = Astronavi: { $n } nella riserva. { table-markers }
table-markers =
    { $markers ->
        [0] Nessun indicatore per altre colonie.
        [one] 1 indicatore per altre colonie.
       *[other] { $markers } indicatori per altre colonie.
    }
table-board = Plancia azione: cubetto su { $space }; azioni bonus { $list }
table-board-short = Cubetto azione: { $space }
table-bonus-used = { $bonus } (usata)
table-powers =
    Poteri gratuiti usati nel turno: { $conversions ->
        [one] { $conversions } conversione
       *[other] { $conversions } conversioni
    }, { $displacements ->
        [one] { $displacements } spostamento
       *[other] { $displacements } spostamenti
    }
table-own-objective = Il tuo obiettivo: { $name } ({ $vp } PV). { $text }
table-own-objective-met = Il tuo obiettivo, raggiunto: { $name } ({ $vp } PV). { $text }
table-their-objective = Obiettivo: { $name } ({ $vp } PV). { $text }
table-chosen = Tecnologie scelte: { $list }
table-has-chosen = Ha scelto le prime tecnologie.
table-campaign = Campagna { $name } ({ $difficulty }), livello { $level }
table-campaign-goal = Per passare: tutti gli obiettivi raggiunti e almeno { $n } PV
table-objective-met = Raggiunto: { $name } ({ $vp } PV). { $text }
table-objective-open = Non raggiunto: { $name } ({ $vp } PV). { $text }
solo-summary = { $score } su { $required } PV
solo-points = Almeno { $n } PV
solo-objective = { $name } ({ $vp } PV). { $text }
table-ghost = Fantasma

## Preparazione

setup-no-such-level = i livelli vanno da 1 a 4, { $level } non esiste
setup-no-level-before = prima del livello 1 non c'è alcun livello
setup-level-closed = il livello { $level } si apre superando il livello { $before }
setup-no-success = { $score } PV non bastano per superare il livello { $before }: ne servono { $needed }
setup-stored-success = vale il tuo risultato salvato del livello precedente
