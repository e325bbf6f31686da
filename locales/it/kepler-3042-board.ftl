# Parole del tabellone di Kepler-3042.

web-kepler-action-board = Plancia azione
web-kepler-planets = Pianeti
web-kepler-home = casa
web-kepler-depot = Deposito
web-kepler-well = Pozzo
web-kepler-level = livello { $n }
web-kepler-reserve =
    { $n ->
        [0] nessuna astronave in riserva
        [one] 1 astronave in riserva
       *[other] { $n } astronavi in riserva
    }
web-kepler-first-tech = Fai clic sulle due tecnologie con cui cominci
web-kepler-second-tech = { $tech }, e quale altra tecnologia?
web-kepler-next-cost = Cubetti accanto a un nome: quanto costa il prossimo livello
web-kepler-terraforming = Terraformare
web-kepler-face-down = Tessera coperta
web-kepler-face-down-text = Nessuno sa che cosa c'è qui.
web-kepler-mine = Miniera
web-kepler-objective-tile = Obiettivo coloniale
web-kepler-star-single = Una stella. Le astronavi le girano attorno.
web-kepler-star-binary = Una stella doppia. Le astronavi le girano attorno.
web-kepler-star-triple = Una stella tripla. Le astronavi le girano attorno.
web-kepler-this-round = Questo round
web-kepler-leadership = Leadership
web-kepler-ghost =
    { $n ->
        [0] L'anello tratteggiato è il fantasma. Non ha medaglie.
        [one] L'anello tratteggiato è il fantasma. Ha 1 medaglia.
       *[other] L'anello tratteggiato è il fantasma. Ha { $n } medaglie.
    }
web-kepler-campaign = { $name }, livello { $level }
web-kepler-campaign-vp = Almeno { $n } PV
web-kepler-campaigns-text = Ogni campagna ha quattro livelli, e ogni livello aggiunge un obiettivo ai precedenti. Raggiungili tutti e arriva ai punti richiesti: si apre il livello successivo, e ogni { $n } punti in più danno un cubetto di energia o materia con cui cominciarlo.
web-kepler-campaign-passed =
    { $n ->
        [0] nessun livello superato
        [one] 1 livello superato su { $of }
       *[other] { $n } livelli superati su { $of }
    }
web-kepler-campaign-complete = completata
web-kepler-campaign-play = Gioca
web-kepler-campaign-again = Gioca ancora
web-kepler-campaign-go-on = Continua
web-kepler-campaign-locked = Si apre con un successo al livello { $n }
web-kepler-campaign-best = Il tuo massimo: { $n } PV
web-kepler-campaign-needs =
    { $objectives ->
        [one] questo obiettivo, { $n } PV
       *[other] obiettivi 1–{ $objectives }, { $n } PV
    }
web-kepler-bonus = Per cominciare:
web-kepler-bonus-cubes =
    { $n ->
        [0] {""}
        [one] e 1 di energia o materia
       *[other] e { $n } di energia o materia
    }
web-kepler-bonus-later = e un cubetto ogni { $per } PV oltre { $min }
web-kepler-objective = Obiettivo
web-kepler-met = raggiunto
web-kepler-not-met = non raggiunto
web-recap-kepler-built =
    { $n ->
        [one] 1 astronave
       *[other] { $n } astronavi
    }
web-recap-kepler-flew =
    { $n ->
        [one] 1 volo
       *[other] { $n } voli
    }
web-recap-kepler-tile_revealed =
    { $n ->
        [one] 1 tessera scoperta
       *[other] { $n } tessere scoperte
    }
web-recap-kepler-withdrawn =
    { $n ->
        [one] 1 astronave ritirata
       *[other] { $n } astronavi ritirate
    }
web-recap-kepler-medals =
    { $n ->
        [one] 1 medaglia
       *[other] { $n } medaglie
    }
web-recap-kepler-settled = { $name } colonizzato
web-recap-kepler-terraformed = { $name } terraformato
web-recap-kepler-objective = obiettivo coloniale in { $name }
web-recap-kepler-tech = { $name } { $level }
web-kepler-now-space_missions =
    { $n ->
        [0] nessuna astronave
        [one] 1 astronave
       *[other] { $n } astronavi
    }
web-kepler-now-colonial_settlement =
    { $n ->
        [0] nessun atterraggio
        [one] 1 colonia
       *[other] { $n } colonie
    }
web-kepler-now-technological_development =
    { $n ->
        [0] troppo cari
        [one] 1 livello
       *[other] { $n } livelli
    }
web-kepler-now-stellar_propulsion =
    { $n ->
        [0] nessuna può
        [one] 1 esagono
       *[other] { $n } esagoni
    }
web-kepler-now-terraform =
    { $n ->
        [0] nessuno pronto
        [one] 1 pronto
       *[other] { $n } pronti
    }
web-kepler-now-galactic_mapping =
    { $n ->
        [0] 1 casella
        [one] 1 casella, 1 tessera
       *[other] 1 casella, { $n } tessere
    }
web-kepler-now-energy_accumulation =
    { $n ->
        [0] niente
       *[other] +{ $n } energia
    }
web-kepler-now-planetary_exploitation =
    { $n ->
        [0] nessuno
        [one] 1 pianeta
       *[other] { $n } pianeti
    }
web-kepler-now-antimatter_generation =
    { $n ->
        [0] niente
       *[other] +{ $n } antim.
    }
web-kepler-tip-now = Ora: { $gain }.
web-kepler-take-anyway = Da sola ora non porta nulla. La scegli lo stesso?
web-kepler-tip-idle = Ora non avrebbe effetto.
web-kepler-tip-why = Ora non si può. Fai clic per chiedere perché.
web-kepler-tip-burn = brucia 1 cubetto
web-kepler-tip-free = gratis
web-kepler-tip-next = Livello seguente: { $text } Costa { $cost }.
web-kepler-tip-technology =
    { $n ->
        [one] 1 casella sulla Leadership Tecnologica
       *[other] { $n } caselle sulla Leadership Tecnologica
    }
web-kepler-tip-terraform = terraformazione: { $cubes }
web-kepler-tip-colony =
    Come colonia produce { $cubes }{ $icons ->
        [0] .
        [one] , e dà 1 casella sulla Leadership Coloniale quando la fondi.
       *[other] , e dà { $icons } caselle sulla Leadership Coloniale quando la fondi.
    }
web-kepler-tip-terraformed =
    Terraformato produce { $cubes }{ $icons ->
        [0] .
        [one] , e dà 1 casella sulla Leadership Coloniale quando lo giri.
       *[other] , e dà { $icons } caselle sulla Leadership Coloniale quando lo giri.
    }
web-kepler-tip-cube-card = Su una carta paga astronavi, tecnologie e terraformazione, o si brucia per un'azione bonus.
web-kepler-tip-cube-depot = Nel deposito aspetta che tu lo produca su una carta; non può pagare, ma si può bruciare.
web-kepler-tip-cube-well = Nel pozzo resta bruciato finché non lo rigeneri nel deposito.
web-kepler-tip-depot = Cubetti che puoi produrre. Ciò che spendi torna qui.
web-kepler-tip-well = Cubetti bruciati. Rigenerare li riporta nel deposito.
web-kepler-tip-regenerate = Rigenera 1 cubetto
web-kepler-tip-produce = Produci { $cubes } su una carta
web-kepler-tip-medal = Una medaglia: passa sulla carta progresso appena qualcuno arriva
web-kepler-progress-card = Carta progresso
web-kepler-tip-card = Ha effetto alla fine del round.
web-kepler-medals = Medaglie
web-kepler-tip-medals = Chi è più avanti su un tracciato ne prende le medaglie alla fine del round. Ogni medaglia vale 1 PV.
web-kepler-tip-objective = Conta alla fine della partita, se la condizione vale allora.
web-kepler-terraformed-short = terraformato
web-kepler-place-on = { $hex }, { $name }
web-kepler-place-near = { $hex }, vicino a { $name }
web-kepler-place-ship = La tua astronave in { $where }
web-kepler-colony = Colonia
web-kepler-own-colony = la tua colonia
web-kepler-own-ship = la tua astronave
web-kepler-terraformed = Terraformato
web-kepler-colonial-steps = +{ $n } Coloniale
web-kepler-seat-line =
    { $planets ->
        [0] nessun pianeta
        [one] 1 pianeta
       *[other] { $planets } pianeti
    }{ $terraformed ->
        [0] {""}
        [one] {" "}({ $terraformed } terraformato)
       *[other] {" "}({ $terraformed } terraformati)
    }{ $ships ->
        [0] {""}
        [one] {" · "}1 astronave
       *[other] {" · "}{ $ships } astronavi
    }{ $medals ->
        [0] {""}
        [one] {" · "}1 medaglia
       *[other] {" · "}{ $medals } medaglie
    }
web-through-choice-end-main = Chiudi le azioni

# Le domande nella sola riga di un telefono.
web-short-log-round = Round { $round }: { $card }
web-short-prompt-produce = { $cubes }: su quale carta?
web-short-prompt-regenerate = Rigenera 1 cubetto
web-short-prompt-convert = { $prompt }
web-short-prompt-displace = { $prompt }
web-short-prompt-convert-displace = { $prompt }
web-short-prompt-fly = L'astronave vola fino a { hexes }
web-short-prompt-place-tile = Tessera accanto a una stella ({ $n })
web-short-prompt-bonus-cube = Cubetto bonus per la Terra ({ $n })
web-short-prompt-setup-tech = Scegli due tecnologie.
web-short-prompt-select = Round { $round }: scegli un'azione.
web-short-prompt-task = { $ask }
web-short-prompt-task-or-end = { $ask }
web-short-prompt-task-or-decline = { $ask }?
web-short-prompt-task-done = Qui è tutto fatto.
web-short-prompt-main-done = Azione bonus?
web-short-prompt-bonus = Azione bonus?
web-short-prompt-bonus-none = Nessun bonus.
web-short-prompt-move-none = Nessun volo.
web-short-prompt-withdraw = Ritiri astronavi?
web-short-prompt-withdraw-none = Nulla da ritirare.
web-short-choice-exploit = Sfrutta { $planet }
web-short-choice-produce = Produci { $on }
web-short-choice-decline-card = Rinuncia
web-short-choice-decline-regenerate = Rinuncia
web-short-choice-decline-regenerate-more = Basta così
web-short-choice-decline-produce = Rinuncia
web-short-choice-end-main = Chiudi l'azione
web-short-choice-end-bonus = Chiudi i bonus
web-short-choice-end-move = Fine movimento
web-short-ask-build-free = astronave gratis
web-short-ask-build-more =
    { $n ->
        [one] ancora 1 astronave
       *[other] ancora { $n } astronavi
    }
web-short-ask-settle = colonizza
web-short-ask-produce = fino a { $cubes }
web-short-ask-learn = un livello gratis
web-short-ask-learn-low = livello gratis, al massimo dal { $n }
web-short-ask-learn-one = { $tech }: +1 gratis
web-short-ask-learn-burn = un livello, poi brucia altrettanto
web-short-ask-move = un'astronave: fino a { hexes }
web-short-ask-track = scegli un tracciato leadership
web-short-ask-advance = compra un livello
web-short-ask-terraform = terraforma
web-short-ask-exploit =
    { $n ->
        [one] sfrutta 1 pianeta
       *[other] fino a { $n } pianeti
    }
web-short-ask-exploit-more =
    { $n ->
        [one] ancora 1 pianeta
       *[other] ancora { $n } pianeti
    }
web-short-ask-produce-one = produci { $cubes }
web-short-ask-produce-earth = produci { $cubes }
web-short-ask-build =
    { $n ->
        [one] 1 astronave
       *[other] fino a { $n } astronavi
    }
web-short-ask-regenerate =
    { $n ->
        [one] rigenera 1 cubetto
       *[other] rigenera fino a { $n }
    }
