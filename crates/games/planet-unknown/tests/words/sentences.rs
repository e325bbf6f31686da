//! The sentences of the text table, of some questions, events and previews, in every language.

use orrery_engine::suite::words;
use orrery_engine::{Game, Message, Presentation, Seed, Silent, Turn, Viewer};
use planet_unknown::position::{ME, Part, Position};
use planet_unknown::{Action, CorporationId, Event, Options, PlanetId, PlanetUnknown, Term, Terrain, Tile, data};

/// The table without its line breaks.
fn table(planet: PlanetId, corporation: CorporationId, language: &str) -> String {
    let position = Position::new(planet, corporation, 1);
    let text = PlanetUnknown::render(&position.game.view(Viewer::Seat(ME)), &words::of::<PlanetUnknown>(language));
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[track_caller]
fn says(table: &str, parts: &[&str]) {
    for part in parts {
        assert!(table.contains(part), "{part} is not in {table}");
    }
}

#[test]
fn what_each_step_of_a_track_gives() {
    let steps = [
        "civ: 2: 1 medal; 3: civ card of rank 1; 5: 2 medals;",
        "; 15: 5 medals + 4 rover movement; each further advance: 4 rover movement",
        "Not reached: technology 1 (Tiles and patches may be placed without touching earlier pieces.)",
    ];
    says(&table(PlanetId::K5b4156, CorporationId::UniversalCoalition, "en"), &steps);
}

#[test]
fn wormholes_biomass_steps() {
    let steps = "biomass: 1: synergy boost or biomass patch; 2: 1 medal + advance civ or biomass patch; \
                 3: 2 medals + advance water or biomass patch;";
    says(&table(PlanetId::K5b4156, CorporationId::Wormhole, "en"), &[steps]);
    let steps = "Biomassa: 1: bonus sinergia o campo di biomassa; 2: 1 medaglia + fai avanzare Civiltà o campo di biomassa;";
    says(&table(PlanetId::K5b4156, CorporationId::Wormhole, "it"), &[steps]);
}

#[test]
fn the_path_of_oasiss_water_cube() {
    let oasis = table(PlanetId::K5b4156, CorporationId::Oasis, "en");
    let start = "water: 0 (water 0); 1 (water 1); 2 (biomass 2): synergy boost; 3 (rover 3): 1 rover movement; 4 (tech 4);";
    says(&oasis, &[start, "; 10 (water 6): 3 medals; 11 (civ 7);", "; 23 (water 15): 15 medals"]);
}

#[test]
fn squares_and_medals_of_the_planets() {
    let of = |planet| table(planet, CorporationId::UniversalCoalition, "en");
    says(&of(PlanetId::Gaia), &["Cities, 2 medals each if uncovered at the end: F1 C3 J3 L6 A7 C10 J10 G12"]);
    says(&of(PlanetId::Arashi), &["Ring: A6 B6"]);
    says(&of(PlanetId::Petra), &["Currents: "]);
    says(&of(PlanetId::Persephone), &["No civ icon on: ", "No energy icon on: ", "No tech icon on: ", "No water icon on: "]);
    let chasm = ["On one side of the chasm: ", "The chasm can be crossed diagonally at F4-G5 and F10-G9"];
    says(&of(PlanetId::Tartarus), &chasm);
    says(&of(PlanetId::Charybdis), &["Centre: F6 G6 F7 G7"]);
    says(&of(PlanetId::Kaax), &["Toxic: "]);
    says(&of(PlanetId::Oblivion), &["Along the void: "]);
    assert_eq!(of(PlanetId::Cerberus).matches("One body, 2 medals if all covered: ").count(), 3);
}

#[test]
fn the_legend_is_in_the_readers_language() {
    let legend =
        ["c Civiltà", "w Acqua", "b Biomassa", "r Rover", "t Tecnologia", "e Energia", "Una lettera maiuscola è un'icona."];
    says(&table(PlanetId::K5b4156, CorporationId::UniversalCoalition, "it"), &legend);
}

fn plain() -> Position {
    Position::new(PlanetId::K5b4156, CorporationId::UniversalCoalition, 2)
}

/// R8, with technology 3 of the Universal Coalition.
#[test]
fn a_waiting_movement_is_told_with_what_a_technology_adds() {
    let mut position = plain();
    let label = |position: &Position| PlanetUnknown::describe(&position.game, ME, &Action::Resolve { effect: Term::Movement(2) });
    reads(&label(&position), "First: 2 rover movement", "Prima: movimento rover: 2");
    position.unlock(3);
    reads(&label(&position), "First: 3 rover movement", "Prima: movimento rover: 3");
}

#[track_caller]
fn reads(message: &Message, english: &str, italian: &str) {
    let [en, it] = words::all::<PlanetUnknown>().map(|words| words.say(message));
    assert_eq!((en.as_str(), it.as_str()), (english, italian));
}

#[test]
fn the_icons_of_a_tile_are_asked_for_by_name() {
    let mut position = plain();
    let tile =
        (0..Tile::COUNT).map(Tile).find(|&tile| data().terrains(tile) == [Terrain::Tech, Terrain::Biomass]).expect("a tile");
    position.hold(tile);
    let mut places = Vec::new();
    position.game.legal(ME, &mut places);
    position.game.apply(ME, &places[0], &mut Silent).expect("listed");
    reads(&position.game.prompt(ME), "Which icon of the tile comes first?", "Quale icona della tessera viene prima?");
    position.push(Term::Patch);
    reads(&position.game.prompt(ME), "3 effects are waiting: which one comes first?", "3 effetti in attesa: quale viene prima?");
}

#[test]
fn steps_of_cubes_in_plain_words() {
    let asked = |cubes, steps| {
        let mut position = plain();
        position.begin(Term::AdvanceCubes { cubes, steps });
        position.game.prompt(ME)
    };
    reads(&asked(2, 1), "Choose: advance 2 different cubes (2 left).", "Scegli: fai avanzare 2 cubetti diversi (ne restano 2).");
    reads(
        &asked(1, 2),
        "Choose: advance a cube by 2 steps (1 left).",
        "Scegli: fai avanzare un cubetto di 2 posizioni (ne resta 1).",
    );
    reads(
        &asked(3, 2),
        "Choose: advance 3 different cubes by 2 steps each (3 left).",
        "Scegli: fai avanzare 3 cubetti diversi di 2 posizioni ciascuno (ne restano 3).",
    );
}

#[test]
fn who_is_commander_is_told_where_there_is_more_than_one_player() {
    let second_round = |seats| {
        let mut game = PlanetUnknown::setup(&Options::default(), seats, Seed(1)).expect("possible");
        let mut events = Vec::new();
        loop {
            if let Some(begun) = events.iter().find(|event| matches!(event, Event::RoundBegins { round: 2, .. })) {
                return PlanetUnknown::narrate(begun);
            }
            let Turn::Decide(seats) = game.turn() else { panic!("the game ended") };
            let seat = seats.iter().next().expect("somebody decides");
            let mut actions = Vec::new();
            game.legal(seat, &mut actions);
            game.apply(seat, &actions[0], &mut events).expect("listed");
        }
    };
    reads(&second_round(1), "Round 2.", "Round 2.");
    reads(&second_round(2), "Round 2; Player 2 is Commander.", "Round 2; il Comandante è Giocatore 2.");
}

#[test]
fn by_how_much_the_station_turns() {
    let turned = |from, to| {
        let mut position = plain();
        position.set_station(from, 0);
        position.rotate_phase(ME);
        let mut events = Vec::new();
        position.game.apply(ME, &Action::Rotate { offset: to }, &mut events).expect("the Commander turns it");
        let rotated = events.iter().find(|event| matches!(event, Event::Rotated { .. })).expect("told");
        PlanetUnknown::narrate(rotated)
    };
    reads(&turned(2, 2), "Player 1 leaves the station as it is.", "Giocatore 1 lascia la stazione com'è.");
    reads(
        &turned(3, 1),
        "Player 1 turns the station clockwise by 2 depots.",
        "Giocatore 1 ruota la stazione in senso orario di 2 depositi.",
    );
    reads(
        &turned(5, 0),
        "Player 1 turns the station anticlockwise by 1 depot.",
        "Giocatore 1 ruota la stazione in senso antiorario di 1 deposito.",
    );
}

#[test]
fn a_preview_names_the_objectives_that_change() {
    let mut position = plain();
    // A larger tech area than the neighbour; a block of civ terrain.
    position.set_neighbours(&[10]);
    position.set_private([1].into_iter().collect());
    let mut noted = |squares: &[&str]| {
        let before = position.game.clone();
        squares.iter().for_each(|square| position.lay_part(Part::parse(square).expect("a square of a piece")));
        position.game.notes(&before, ME)
    };
    let notes = noted(&["5,0:T"]);
    assert_eq!(notes.len(), 1);
    reads(
        &notes[0],
        "0 → 1, 3 medals more: A larger single tech area than the neighbour.",
        "0 → 1, 3 medaglie in più: Una singola area Tecnologia più grande di quella del vicino.",
    );
    let notes = noted(&["6,0:t"]);
    reads(
        &notes[0],
        "1 → 2: A larger single tech area than the neighbour.",
        "1 → 2: Una singola area Tecnologia più grande di quella del vicino.",
    );
    assert_eq!(noted(&["9,9:w"]), [], "nothing that an objective counts");
    let notes = noted(&["4,4:C", "5,4:c", "6,4:c", "4,5:c", "5,5:c", "6,5:c", "4,6:c", "5,6:c", "6,6:c"]);
    reads(
        &notes[0],
        "Fulfilled, 5 medals more: A 3x3 block of civ terrain.",
        "Raggiunto, 5 medaglie in più: Un blocco 3x3 di terreno Civiltà.",
    );
}
