# Il giro guidato di Planet Unknown.

web-tour-planet-planet = Il tuo pianeta
web-tour-planet-planet-text = Coprilo di tessere. Una riga o colonna completa senza meteoriti dà le medaglie che ha accanto. La prima tessera tocca il bordo, ogni altra tocca ciò che c’è già.
web-tour-planet-station = La stazione spaziale
web-tour-planet-station-text = Sei depositi ruotano attorno al centro, ognuno con una pila di tessere piccole dentro e una di grandi fuori. La tua tessera viene dal deposito che hai davanti, in basso.
web-tour-planet-rotate = La ruota il Comandante
web-tour-planet-rotate-text = Chi ha il distintivo ruota la stazione, e con lei la scelta di tutti. Trascina la ruota o usa le frecce, guarda chi avrebbe cosa e conferma.
web-tour-planet-tile = Prendi una tessera
web-tour-planet-tile-text = Ora giocano tutti insieme. Prendi una delle due tessere che hai davanti: qui, quella illuminata.
web-tour-planet-place = Piazzala
web-tour-planet-place-text = È appesa al puntatore. R la ruota, F la capovolge, anche la rotella la ruota. Dove può stare ha il bordo d’ottone; un clic altrove ti dice la regola. Piazzala dove vuoi, purché ci stia.
web-tour-planet-icons = Due icone
web-tour-planet-icons-text = Ogni metà della tessera ha un’icona che fa avanzare il cubetto del suo tracciato, nell’ordine che vuoi. L’acqua conta solo sul ghiaccio; l’energia fa avanzare qualcosa che le sta accanto.
web-tour-planet-tracks = Cinque tracciati
web-tour-planet-tracks-text = Ciò che un cubetto raggiunge è tuo: medaglie, carte da scegliere, campi di biomassa, rover e il loro movimento, tecnologie. Una stella fa avanzare un cubetto qualsiasi.
web-tour-planet-rovers = I rover
web-tour-planet-rovers-text = Raccolgono capsule e meteoriti. Fai clic su una casella illuminata, o trascina il rover lungo la sua strada. Una tessera su una capsula la distrugge.
web-tour-planet-techs = Tecnologie
web-tour-planet-techs-text = Ogni corporazione ha le sue. Le sblocca il tracciato Tecnologia; quelle d’ottone sono attive.
web-tour-planet-neighbours = Gli altri
web-tour-planet-neighbours-text = I loro pianeti sono sempre in vista, e una spunta dice chi ha finito. Gli obiettivi stanno tra vicini: il numero migliore dà 5 medaglie, il pareggio 2 a testa.
web-tour-planet-points = Medaglie
web-tour-planet-points-text = Contano pianeta, tracciati, capsule, meteoriti, carte e obiettivi. La partita finisce dopo il round in cui qualcuno non può piazzare una tessera o un deposito è vuoto. Buon atterraggio!
