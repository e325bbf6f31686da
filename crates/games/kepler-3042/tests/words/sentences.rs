//! The sentences of some situations, word for word in every language.

use kepler_3042::position::Position;
use kepler_3042::{
    Action, Card, Cubes, Declined, Dir, Event, Hex, Kepler, Kind, Options, Place, Space, Tech, TilePlacement, Track,
};
use orrery_engine::suite::words;
use orrery_engine::{Arg, Game, Message, Presentation, Seat, Seed, Silent};

const ME: Seat = Seat(0);

fn position(text: &str) -> Kepler {
    toml::from_str::<Position>(text).expect("a position").build().expect("a game")
}

/// The position after some of the first player's decisions.
fn after(mut game: Kepler, actions: &[Action]) -> Kepler {
    actions.iter().for_each(|action| {
        game.apply(ME, action, &mut Silent).expect("legal");
    });
    game
}

#[track_caller]
fn says(message: &Message, english: &str, italian: &str) {
    words::says::<Kepler>(message, english, italian);
}

fn hex(q: i32, r: i32) -> Hex {
    Hex::at(q, r).expect("on the map")
}

const SPACE_AGE: &str = r#"
    round = 3
    card = "solar-storm"
    tiles = [
        { hex = [3, -1], kind = "planet", number = 13, face = "up" },
        { hex = [2, -1], kind = "objective", face = "up" },
        { hex = [-3, 0], kind = "planet", number = 4, face = "up" },
        { hex = [0, -3], kind = "planet", number = 1, face = "up" },
        { hex = [-8, 1], kind = "mine", face = "down" },
    ]
    [p0]
    tech = { I = 2, IV = 3 }
    ships = [[1, 0]]
    colonial = 20
    technology = 3
    planets = [{ number = 4, cubes = { energy = 1, matter = 2 } }, { number = 1 }]
"#;

#[test]
fn building_and_technologies() {
    let missions = after(position(SPACE_AGE), &[Action::Select { space: Space::SpaceMissions }]);
    says(
        &missions.prompt(ME),
        "Space Missions: build up to 2 ships, or go on.",
        "Missioni Spaziali: costruisci fino a 2 astronavi, oppure prosegui.",
    );
    says(
        &missions.describe(ME, &Action::Build { card: Card::EARTH, hex: hex(0, 1) }),
        "Build a ship at K18 for 1 energy + 1 matter from Earth",
        "Costruisci un'astronave in K18 per 1 energia + 1 materia dalla Terra",
    );
    let development = after(position(SPACE_AGE), &[Action::Select { space: Space::TechnologicalDevelopment }]);
    says(
        &development.describe(ME, &Action::Advance { tech: Tech::II, card: Card(4) }),
        "Advance Quantum Physics to level 1, Quantum Transmutation (1 matter from Gea Magna)",
        "Porta Fisica Quantistica al livello 1, Trasmutazione Quantistica (1 materia da Gea Magna)",
    );
    says(
        &development.describe(ME, &Action::Advance { tech: Tech::I, card: Card::EARTH }),
        "Advance Space Travel to level 3, Hyperspace Corridors (2 energy + 1 matter + 1 antimatter from Earth; +1 technology step)",
        "Porta Viaggi Spaziali al livello 3, Corridoi Iperspaziali (2 energie + 1 materia + 1 antimateria dalla Terra; \
         +1 casella sulla Leadership Tecnologica)",
    );
}

#[test]
fn flying_settling_and_withdrawing() {
    let ship = Action::Ship { ship: hex(1, 0) };
    let flying = after(position(SPACE_AGE), &[Action::Select { space: Space::StellarPropulsion }, ship]);
    says(
        &flying.prompt(ME),
        "Where does your ship at J18 fly, up to 3 hexes?",
        "Dove vola la tua astronave in J18, fino a 3 esagoni?",
    );
    says(
        &flying.describe(ME, &Action::Ship { ship: hex(2, 0) }),
        "Move your ship at J19 near Poseidon 13K (up to 3 hexes)",
        "Muovi la tua astronave in J19 vicino a Poseidon 13K (fino a 3 esagoni)",
    );
    let landing = Action::Fly { path: [Dir::E, Dir::Ne].into_iter().collect() };
    says(
        &flying.describe(ME, &landing),
        "Fly to I20 (2 steps), land on Poseidon 13K",
        "Vola fino a I20 (2 esagoni), atterra su Poseidon 13K",
    );
    let beside = Action::Fly { path: [Dir::E].into_iter().collect() };
    says(
        &flying.describe(ME, &beside),
        "Fly to J19 near Poseidon 13K (1 step)",
        "Vola fino a J19 vicino a Poseidon 13K (1 esagono)",
    );
    let taking = Action::Fly { path: [Dir::Ne, Dir::Nw].into_iter().collect() };
    says(
        &flying.describe(ME, &taking),
        "Fly to H18 (2 steps), taking the colonial objective at I19",
        "Vola fino a H18 (2 esagoni), prendendo l'obiettivo coloniale in I19",
    );
    let landed = after(flying, &[landing]);
    says(
        &landed.describe(ME, &Action::Settle { ship: hex(3, -1) }),
        "Settle Poseidon 13K (+1 colonial step)",
        "Colonizza Poseidon 13K (+1 casella sulla Leadership Coloniale)",
    );
    says(
        &landed.describe(ME, &Action::Withdraw { ship: hex(3, -1), regenerate: None }),
        "Withdraw your ship at I20, from Poseidon 13K",
        "Ritira la tua astronave in I20, da Poseidon 13K",
    );
}

/// How the first player's flight to I20 is described.
fn landing(given: &str) -> Message {
    let flying = after(position(given), &[Action::Select { space: Space::StellarPropulsion }, Action::Ship { ship: hex(1, 0) }]);
    flying.describe(ME, &Action::Fly { path: [Dir::E, Dir::Ne].into_iter().collect() })
}

#[test]
fn a_landing_on_a_planet_that_cannot_be_settled_says_why() {
    let alien = SPACE_AGE.replace("number = 13", "number = 27");
    says(
        &landing(&alien),
        "Fly to I20 (2 steps), land on Viridia, which you cannot settle yet: it is alien, and takes Antimatter Science 3",
        "Vola fino a I20 (2 esagoni), atterra su Viridia, che non puoi ancora colonizzare: è alieno, e richiede Scienza \
         dell'Antimateria 3",
    );
    says(
        &landing(&alien.replace("IV = 3", "IV = 3, V = 3")),
        "Fly to I20 (2 steps), land on Viridia",
        "Vola fino a I20 (2 esagoni), atterra su Viridia",
    );
    let five = ["{ number = 4", "{ number = 5 }, { number = 6 }, { number = 7 }, { number = 4"];
    says(
        &landing(&SPACE_AGE.replace(five[0], five[1])),
        "Fly to I20 (2 steps), land on Poseidon 13K, which you cannot settle: no marker is left for it",
        "Vola fino a I20 (2 esagoni), atterra su Poseidon 13K, che non puoi colonizzare: non hai più indicatori",
    );
}

/// Boards read it from the label instead of the key of a text.
#[test]
fn a_landing_says_in_a_number_whether_the_planet_could_be_settled() {
    fn number(message: &Message, wanted: &str) -> Option<i64> {
        message.args.iter().find_map(|(name, arg)| match arg {
            Arg::Number(n) if *name == wanted => Some(*n),
            Arg::Message(inner) => number(inner, wanted),
            _ => None,
        })
    }
    let alien = SPACE_AGE.replace("number = 13", "number = 27");
    assert_eq!(number(&landing(&alien), "settles"), Some(0));
    assert_eq!(number(&landing(SPACE_AGE), "settles"), Some(1));
}

#[test]
fn the_question_of_an_icon_names_its_track() {
    let step = |given: &str, track: Track| {
        let mapping = [Action::Select { space: Space::GalacticMapping }, Action::Track { track }];
        after(position(given), &mapping).prompt(ME)
    };
    says(
        &step("p0 = { colonial = 1 }", Track::Colonial),
        "Your step on Colonial Leadership lets you produce 1 matter: on which card?",
        "L'avanzamento sulla Leadership Coloniale ti permette di produrre 1 materia: su quale carta?",
    );
    // Its marker on the other track stands on such an icon, too.
    says(
        &step("p0 = { colonial = 5, technology = 2, well = { energy = 1 } }", Track::Technology),
        "Your step on Technology Leadership lets you regenerate 1 cube.",
        "L'avanzamento sulla Leadership Tecnologica ti permette di rigenerare 1 cubetto.",
    );
}

#[test]
fn free_powers_are_mentioned_where_they_can_be_used() {
    let choosing = position("round = 3\np0 = { tech = { II = 1 } }");
    says(
        &choosing.prompt(ME),
        "Round 3: move your action cube to another space. You can also convert cubes.",
        "Round 3: sposta il cubetto azione su un'altra casella. Puoi anche convertire cubetti.",
    );
    says(&choosing.prompt(Seat(1)), "Waiting for Player 1 to decide.", "Tocca a Giocatore 1 decidere.");

    let colonies = position(&SPACE_AGE.replace("I = 2, IV = 3", "I = 2, II = 1, IV = 3"));
    let missions = after(colonies, &[Action::Select { space: Space::SpaceMissions }]);
    says(
        &missions.prompt(ME),
        "Space Missions: build up to 2 ships, or go on. You can also convert cubes or move them between cards.",
        "Missioni Spaziali: costruisci fino a 2 astronavi, oppure prosegui. Puoi anche convertire cubetti o spostarli tra le carte.",
    );
    let converted = after(missions, &[Action::Convert { card: Card::EARTH, from: Kind::Energy }]);
    says(
        &converted.prompt(ME),
        "Space Missions: build up to 2 ships, or go on. You can also move cubes between cards.",
        "Missioni Spaziali: costruisci fino a 2 astronavi, oppure prosegui. Puoi anche spostare cubetti tra le carte.",
    );
    let moved = after(converted, &[Action::Displace { from: Card::EARTH, to: Card(4), kind: Kind::Matter }]);
    says(
        &moved.prompt(ME),
        "Space Missions: build up to 2 ships, or go on.",
        "Missioni Spaziali: costruisci fino a 2 astronavi, oppure prosegui.",
    );
}

#[test]
fn terraforming_and_exploiting() {
    let mut game = position(SPACE_AGE);
    let label = Action::Terraform { card: Card(4) };
    says(
        &game.describe(ME, &label),
        "Terraform Gea Magna for 1 energy + 1 matter from its card (+2 colonial steps, 2 VP)",
        "Terraforma Gea Magna per 1 energia + 1 materia dalla sua carta (+2 caselle sulla Leadership Coloniale, 2 PV)",
    );
    says(
        &Kepler::narrate(&Event::Terraformed { seat: ME, card: Card(4) }),
        "Player 1 terraforms Gea Magna.",
        "Giocatore 1 terraforma Gea Magna.",
    );
    let take = Cubes::new(0, 1, 0);
    game = after(game, &[Action::Select { space: Space::PlanetaryExploitation }, Action::Exploit { card: Card(4), take }]);
    says(
        &game.prompt(ME),
        "Planetary Exploitation: exploit 1 more planet, or go on.",
        "Sfruttamento Planetario: sfrutta ancora 1 pianeta, oppure prosegui.",
    );
    says(
        &game.describe(ME, &Action::Exploit { card: Card(1), take: Cubes::new(1, 1, 0) }),
        "Exploit Ignis Minor: 1 energy + 1 matter",
        "Sfrutta Ignis Minor: 1 energia + 1 materia",
    );
}

#[test]
fn mapping_and_tracks() {
    let mapping = after(position(SPACE_AGE), &[Action::Select { space: Space::GalacticMapping }]);
    says(
        &mapping.describe(ME, &Action::Track { track: Track::Colonial }),
        "Colonial Leadership: already at the end, the step is lost",
        "Leadership Coloniale: sei già alla fine, l'avanzamento va perso",
    );
    let technology = Action::Track { track: Track::Technology };
    says(
        &mapping.describe(ME, &technology),
        "1 step on Technology Leadership, to 4: a medal moves to the card",
        "1 casella sulla Leadership Tecnologica, fino a 4: una medaglia passa sulla carta",
    );
    let revealing = after(mapping, &[technology]);
    says(&revealing.prompt(ME), "Galactic Mapping: turn up 1 tile.", "Mappatura Galattica: scopri 1 tessera.");
    says(
        &revealing.describe(ME, &Action::Reveal { hex: hex(-8, 1) }),
        "Turn up the tile at K10 (medium range, near Altair)",
        "Scopri la tessera in K10 (medio raggio, presso Altair)",
    );
}

#[test]
fn ends_and_the_progress_card() {
    let mut game = after(position(SPACE_AGE), &[Action::Select { space: Space::ColonialSettlement }]);
    for (english, italian) in [
        ("End main action", "Chiudi l'azione principale"),
        ("End bonus actions", "Chiudi le azioni bonus"),
        ("End movement", "Chiudi il movimento"),
        ("End turn", "Concludi il turno"),
    ] {
        says(&game.describe(ME, &Action::End), english, italian);
        game.play(ME, &Action::End, &mut Silent);
    }
    let mut storm = position(SPACE_AGE);
    storm.begin_card_step();
    says(&storm.prompt(ME), "Solar Storm: burn 1 cube.", "Tempesta Solare: brucia 1 cubetto.");
    says(
        &storm.describe(ME, &Action::Burn { from: Place::Depot, kind: Kind::Energy }),
        "Burn 1 energy from the depot",
        "Brucia 1 energia dal deposito",
    );
    says(&storm.prompt(Seat(1)), "Waiting for Player 1 to decide.", "Tocca a Giocatore 1 decidere.");
}

/// A ship of range 3 in close quarters: tiles face down and up, ships of another player in space and landed.
const NARROWS: &str = r#"
    step = "move"
    tiles = [
        { hex = [0, 1], kind = "mine", face = "down" },
        { hex = [1, -1], kind = "mine", face = "down" },
        { hex = [1, 1], kind = "mine", face = "up" },
    ]
    p0 = { tech = { I = 2 }, ships = [[1, 0]] }
    p1 = { ships = [[2, -1], [1, 1]] }
"#;

/// What a click on the end of this path is told, with the rule.
fn told(game: &Kepler, path: &[Dir]) -> (&'static str, Message) {
    let fly = Action::Fly { path: path.iter().copied().collect() };
    let illegal = game.check(ME, &fly).expect_err("out of reach");
    let explanation = game.explain(ME, &fly, &illegal);
    (explanation.rule, explanation.text)
}

fn build(card: Card, q: i32, r: i32) -> Action {
    Action::Build { card, hex: hex(q, r) }
}

/// What a click that attempts an action at a hex is told.
fn said_of(game: &Kepler, seat: Seat, action: Action) -> (&'static str, Message) {
    let illegal = game.check(seat, &action).expect_err("impossible there");
    let explanation = game.explain(seat, &action, &illegal);
    (explanation.rule, explanation.text)
}

#[test]
fn why_no_ship_can_be_built_at_a_hex() {
    let building = |given: &str| after(position(given), &[Action::Select { space: Space::SpaceMissions }]);
    let open = building(
        r#"tiles = [{ hex = [3, 1], kind = "planet", number = 19, face = "up" }]
           p0 = { planets = [{ number = 19 }], ships = [[1, 0]] }"#,
    );
    let crowded = building(
        r#"players = 3
           p1 = { ships = [[1, 0], [1, -1], [0, -1]] }
           p2 = { ships = [[-1, 0], [-1, 1], [0, 1]] }"#,
    );
    let reasons = [
        (
            &open,
            build(Card::EARTH, 1, 0),
            "No ship can be built at J18: a new ship needs an empty hex.",
            "In J18 non si può costruire: un'astronave nuova ha bisogno di un esagono vuoto.",
        ),
        (
            &open,
            build(Card::EARTH, 4, 0),
            "No ship can be built at J21: a ship from Earth goes next to Sol.",
            "In J21 non si può costruire: un'astronave dalla Terra appare accanto a Sol.",
        ),
        (
            &open,
            build(Card(19), -4, 0),
            "No ship can be built at J13: a ship from Zefiro goes next to that planet.",
            "In J13 non si può costruire: un'astronave da Zefiro appare accanto a quel pianeta.",
        ),
        (
            &crowded,
            build(Card::EARTH, 4, 0),
            "No ship can be built at J21: no hex is empty any closer, so a ship from Earth appears 2 hexes away.",
            "In J21 non si può costruire: più vicino non c'è un esagono vuoto, quindi un'astronave dalla Terra appare a 2 esagoni di \
             distanza.",
        ),
    ];
    for (game, action, english, italian) in reasons {
        let (rule, text) = said_of(game, ME, action);
        assert_eq!(rule, "R6.1", "{english}");
        says(&text, english, italian);
    }
}

#[test]
fn why_no_tile_can_be_turned_up_or_lie_at_a_hex() {
    let mapping =
        after(position(""), &[Action::Select { space: Space::GalacticMapping }, Action::Track { track: Track::Colonial }]);
    let (rule, text) = said_of(&mapping, ME, Action::Reveal { hex: hex(4, 0) });
    assert_eq!(rule, "R6.6");
    says(&text, "There is no tile at J21 to turn up.", "In J21 non c'è una tessera da scoprire.");

    let options = Options { tile_placement: TilePlacement::ByPlayers, ..Options::default() };
    let placing = Kepler::setup(&options, 2, Seed(1)).expect("a game");
    let first = placing.turn().seats().iter().next().expect("somebody places a tile");
    let (rule, text) = said_of(&placing, first, Action::PlaceTile { hex: hex(1, 0) });
    assert_eq!(rule, "R3.2");
    says(
        &text,
        "No tile can lie at J18: it takes an empty hex next to a usable star, and not next to another tile or an unusable star.",
        "In J18 non si può mettere una tessera: le serve un esagono vuoto accanto a una stella utilizzabile, e non accanto a un'altra \
         tessera o a una stella non utilizzabile.",
    );
}

#[test]
fn why_a_ship_cannot_reach_a_hex() {
    let flying = after(position(NARROWS), &[Action::Ship { ship: hex(1, 0) }]);
    let reasons: [(&[Dir], &str, &str, &str); 7] = [
        (
            &[Dir::E; 4],
            "R8.2",
            "J22 is too far: 4 hexes away, and this ship flies 3 hexes at most.",
            "J22 è troppo lontano: dista 4 esagoni, e questa astronave ne percorre al massimo 3.",
        ),
        (
            &[Dir::W; 9],
            "R8.2",
            "That is too far: 9 hexes away or more, and this ship flies 3 hexes at most.",
            "È troppo lontano: dista almeno 9 esagoni, e questa astronave ne percorre al massimo 3.",
        ),
        (
            &[Dir::W],
            "R8.3",
            "No ship can enter J17: Sol, Sagittarius A* and the stars are flown around.",
            "Nessuna astronave può entrare in J17: Sol, Sagittarius A* e le stelle si aggirano.",
        ),
        (
            &[Dir::Sw],
            "R8.3",
            "No ship can enter K18: the tile lies face down. Galactic Mapping turns tiles up.",
            "Nessuna astronave può entrare in K18: la tessera è coperta. La Mappatura Galattica scopre le tessere.",
        ),
        (
            &[Dir::Ne],
            "R8.3",
            "Another ship is at I19: it can be passed, but the flight cannot end there.",
            "In I19 c'è un'altra astronave: si può passare, ma non finire lì il volo.",
        ),
        (
            &[Dir::Se],
            "R8.3",
            "No ship can enter K19: a ship or a nation marker is on the tile already.",
            "Nessuna astronave può entrare in K19: sulla tessera c'è già un'astronave o un indicatore Nazione.",
        ),
        (
            &[Dir::W; 2],
            "R8.3",
            "No free way of 3 hexes or less leads to J16.",
            "Nessuna strada libera di 3 esagoni o meno porta a J16.",
        ),
    ];
    for (path, rule, english, italian) in reasons {
        let (number, text) = told(&flying, path);
        assert_eq!(number, rule, "{english}");
        says(&text, english, italian);
    }
}

#[test]
fn an_action_that_brings_nothing_says_so() {
    let gain = |given: &str, space: Space| {
        let label = position(given).describe(ME, &Action::Select { space });
        words::of::<Kepler>("en").say(&label)
    };
    let propulsion = |given: &str| gain(given, Space::StellarPropulsion);
    assert!(propulsion(SPACE_AGE).contains("an extra movement of up to 3 hexes"), "{}", propulsion(SPACE_AGE));
    let grounded = SPACE_AGE.replace("ships = [[1, 0]]", "ships = [[3, -1]]");
    for given in [SPACE_AGE.replace("ships = [[1, 0]]", "ships = []"), grounded] {
        assert!(propulsion(&given).contains("an extra movement, but no ship can move"), "{}", propulsion(&given));
    }
    let exploitation = |given: &str| gain(given, Space::PlanetaryExploitation);
    assert!(exploitation(SPACE_AGE).contains("exploit up to 2 planets"), "{}", exploitation(SPACE_AGE));
    let empty = SPACE_AGE.replace("[p0]", "[p0]\ndepot = { energy = 0, matter = 0, antimatter = 0 }");
    assert!(exploitation(&empty).contains("no planet can be exploited yet"), "{}", exploitation(&empty));
}

#[test]
fn what_is_declined() {
    let reversal = SPACE_AGE.replace("solar-storm", "entropy-reversal").replace("[p0]", "[p0]\nwell = { energy = 1 }");
    let mut game = position(&(reversal.replace("colonial = 20", "colonial = 0") + "\n[p1]\ncolonial = 5"));
    game.begin_card_step();
    let mut events = Vec::new();
    game.apply(ME, &Action::Decline, &mut events).expect("may be declined");
    assert_eq!(events[0], Event::Declined { seat: ME, what: Declined::Card("entropy-reversal".into()) });
    let sentences = [
        (events[0].clone(), "Player 1 declines Entropy Reversal.", "Giocatore 1 rinuncia alla carta Inversione Entropica."),
        (
            Event::Declined { seat: ME, what: Declined::Regeneration },
            "Player 1 regenerates nothing.",
            "Giocatore 1 non rigenera nulla.",
        ),
        (
            Event::Declined { seat: ME, what: Declined::FurtherRegeneration },
            "Player 1 regenerates no more.",
            "Giocatore 1 non rigenera altro.",
        ),
        (
            Event::Declined { seat: ME, what: Declined::Production },
            "Player 1 produces nothing.",
            "Giocatore 1 non produce nulla.",
        ),
    ];
    for (event, english, italian) in sentences {
        says(&Kepler::narrate(&event), english, italian);
    }
}
