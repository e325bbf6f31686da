//! The sentences of the text table: all open information on the boards, in every language.

use orrery_engine::suite::words;
use orrery_engine::{Game, Presentation, Viewer};
use planet_unknown::position::{ME, Position};
use planet_unknown::{CorporationId, PlanetId, PlanetUnknown};

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
