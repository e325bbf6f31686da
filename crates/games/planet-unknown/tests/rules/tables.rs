//! The tables of the rules pages in every language agree with what the game plays.

use std::collections::{BTreeMap, BTreeSet};

use orrery_engine::rulebook::{self, Rule};
use orrery_engine::suite::components;
use orrery_engine::{Game, OptionKind, Seat};
use planet_unknown::{Action, Boards, CorporationId, Options, PlanetId, PlanetUnknown, Switch, Term, Tokens, Track, data};
use toml::Table;

use crate::support::*;

/// A rule in every language.
fn books(number: &str) -> Vec<Rule<'static>> {
    let rule = |(language, text): &(&str, &'static str)| {
        rulebook::rules(text).into_iter().find(|rule| rule.number == number).unwrap_or_else(|| panic!("{language}: {number}"))
    };
    PlanetUnknown::META.rules.iter().map(rule).collect()
}

fn numbers(cell: &str) -> Vec<u8> {
    cell.split(|c: char| !c.is_ascii_digit()).filter(|part| !part.is_empty()).map(|part| part.parse().unwrap()).collect()
}

/// Everything written as code: the words of the component data.
fn code(rule: &Rule) -> BTreeSet<String> {
    let spans = rule.text.split('`').skip(1).step_by(2);
    let words = spans.flat_map(|span| span.split(|c: char| !(c.is_alphanumeric() || c == '_')));
    words.filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

fn entries(file: &str, list: &str) -> Vec<Table> {
    components::tables(&components::data::<PlanetUnknown>(file), list)
}

fn words_of(entries: &[Table], key: &str) -> BTreeSet<String> {
    entries.iter().filter_map(|entry| entry[key].as_table()).flat_map(|table| table.keys().cloned()).collect()
}

#[test]
fn r1_the_box_holds_what_the_table_lists() {
    let planets = |deluxe| PlanetId::ALL[1..].iter().filter(|planet| data().planet(**planet).deluxe == deluxe).count() as u8;
    let corporations = |deluxe| data().corporations[1..].iter().filter(|board| board.deluxe == deluxe).count() as u8;
    // Each board has the symmetric face on its back.
    let boards = [(2, planets(false), planets(true)), (3, corporations(false), corporations(true))];
    for book in books("R1") {
        let counts: Vec<Vec<u8>> = book.rows().iter().map(|row| numbers(row[1])).collect();
        assert_eq!(counts[1], [planet_unknown::Tile::COUNT]);
        for (line, base, deluxe) in boards {
            assert_eq!(counts[line], [base, deluxe]);
        }
        assert_eq!(counts[4], [Track::ALL.len() as u8 * 6], "cubes of six players");
        let cards = [data().civ.len(), data().objectives.len(), data().events.len()].map(|cards| vec![cards as u8 - 1]);
        assert_eq!(counts[9..12], cards);
    }
}

#[test]
fn r2_1_the_options_are_those_of_the_table() {
    let specs = PlanetUnknown::option_specs();
    let players = |cell: &str| -> Vec<u8> {
        let ends = numbers(cell.split(';').next().unwrap_or_default());
        (ends[0]..=ends.get(1).copied().filter(|&end| end <= 6).unwrap_or(ends[0])).collect()
    };
    // The three colours of the event deck are one line of the table.
    let ids = [
        "planets",
        "corporations",
        "deluxe",
        "inner_ring",
        "events",
        "events_green",
        "private_objectives",
        "two_player_rotation",
        "show_next_tile",
        "oblivion_edge",
    ];
    let defaults = ["symmetric", "symmetric", "yes", "random", "no", "7, 7, 6", "no", "by the Commander", "no", "inner"];
    assert_eq!(specs.len(), ids.len() + 2);
    for book in books("R2.1") {
        assert_eq!(book.rows().len(), ids.len());
        for (row, id) in book.rows().iter().zip(ids) {
            let spec = specs.iter().find(|spec| spec.id == id).unwrap_or_else(|| panic!("no option {id}"));
            assert_eq!(spec.players, players(row[3]), "{id}");
            if let OptionKind::Choice { values, .. } = &spec.kind {
                let separator = if row[1].contains(';') { ';' } else { ',' };
                assert_eq!(values.len(), row[1].split(separator).count(), "{id}: {}", row[1]);
            }
        }
    }
    let english = books("R2.1")[0].rows().iter().map(|row| row[2]).collect::<Vec<_>>();
    assert_eq!(english, defaults);
    let Options { planets, corporations, deluxe, events, private_objectives, show_next_tile, .. } = Options::default();
    assert_eq!((planets, corporations), (Boards::Symmetric, Boards::Symmetric));
    assert_eq!([deluxe, events, private_objectives, show_next_tile], [Switch::On, Switch::Off, Switch::Off, Switch::Off]);
    let Options { events_green, events_orange, events_red, .. } = Options::default();
    assert_eq!([events_green, events_orange, events_red], [7, 7, 6]);
}

#[test]
fn r9_every_corporation_has_the_rovers_and_the_top_of_the_table() {
    for book in books("R9") {
        let listed: Vec<Vec<u8>> = book.rows().iter().map(|row| [numbers(row[3]), numbers(row[4])].concat()).collect();
        let known: Vec<Vec<u8>> = data().corporations.iter().map(|board| vec![board.rovers, board.rover_repeat]).collect();
        assert_eq!(listed, known);
    }
}

/// Tokens as the table writes them.
fn written(tokens: &Tokens) -> String {
    let Tokens { medal, synergy, civ, patch, rover, tech, movement } = *tokens;
    let number = |letter: &str, n: u8| (n > 0).then(|| format!("{letter}{n}"));
    let sign = |letter: &str, there: bool| there.then(|| letter.to_owned());
    let all = [
        number("V", movement),
        sign("R", rover),
        sign("B", patch),
        number("CIV", civ),
        number("T", tech),
        sign("S", synergy),
        number("M", medal),
    ];
    let all: Vec<String> = all.into_iter().flatten().collect();
    if all.is_empty() { "-".to_owned() } else { all.join(" ") }
}

#[test]
fn r9_0_1_every_track_holds_the_tokens_of_the_table() {
    for book in books("R9.0.1") {
        // A corporation's own entries come before the shared ones.
        let mut lines: BTreeMap<(Track, bool), Vec<Vec<&str>>> = BTreeMap::new();
        let rows = book.rows();
        let own = |row: &[&str]| CorporationId::ALL.iter().any(|id| row[1].contains(name(*id)));
        for (row, track) in rows.iter().zip(track_of_each(&rows)) {
            lines.entry((track, own(row))).or_default().push(row.clone());
        }
        for id in CorporationId::ALL {
            for track in Track::ALL {
                let owned = lines.get(&(track, true)).and_then(|rows| rows.iter().find(|row| row[1].contains(name(id))));
                let row = owned.or_else(|| lines.get(&(track, false)).map(|rows| &rows[0])).expect("a line");
                if row[2].contains("R9.") {
                    continue;
                }
                let known: Vec<String> = data().corporations[id.index()].tracks[track.index()][1..].iter().map(written).collect();
                assert_eq!(row[2..], known, "{id:?} {track:?}");
            }
        }
    }
}

fn name(id: CorporationId) -> &'static str {
    match id {
        UniversalCoalition => "Universal Coalition",
        Republic => "Republic",
        Wormhole => "Wormhole Corp",
        Cosmos => "Cosmos Inc",
        Horizon => "Horizon Group",
        JumpDrive => "Jump Drive",
        Oasis => "Oasis Ultd.",
        Makeshift => "Makeshift",
        Flux => "Flux Industries",
    }
}

/// Tracks come in their order, whatever the language calls them.
fn track_of_each(rows: &[Vec<&str>]) -> Vec<Track> {
    let mut names: Vec<&str> = rows.iter().map(|row| row[0]).collect();
    names.dedup();
    rows.iter().map(|row| Track::ALL[names.iter().position(|name| *name == row[0]).expect("a name")]).collect()
}

#[test]
fn r10_every_planet_has_the_squares_ice_and_medals_of_the_table() {
    for book in books("R10") {
        assert_eq!(book.rows().len(), PlanetId::ALL.len());
        for (row, id) in book.rows().iter().zip(PlanetId::ALL) {
            let planet = data().planet(id);
            let counts = [planet.real.len(), planet.ice.len()].map(|count| vec![count as u8]);
            assert_eq!([numbers(row[3]), numbers(row[4])], counts, "{id:?}");
            assert_eq!((numbers(row[5]), numbers(row[6])), (planet.row_medals.to_vec(), planet.column_medals.to_vec()), "{id:?}");
        }
    }
}

#[test]
fn r20_1_every_term_of_cards_and_events_is_explained() {
    let (cards, events) = (entries("civ_cards.toml", "card"), entries("events.toml", "event"));
    let rules: Vec<Table> = events.iter().filter_map(|event| event["effect"].as_table()).cloned().collect();
    let this_round = rules.iter().filter_map(|effect| effect.get("this_round")).cloned();
    let this_round: Vec<Table> = this_round.map(|rule| Table::from_iter([("rule".to_owned(), rule)])).collect();
    let used: BTreeSet<String> =
        [words_of(&cards, "effect"), words_of(&events, "effect"), words_of(&this_round, "rule")].into_iter().flatten().collect();
    assert!(used.len() > 20);
    for book in books("R20.1") {
        assert!(used.is_subset(&code(&book)), "{:?}", used.difference(&code(&book)));
    }
}

#[test]
fn r20_2_every_term_of_the_technologies_is_explained() {
    let techs: Vec<Table> = entries("corporations.toml", "corporation")
        .iter()
        .flat_map(|corporation| components::tables(corporation, "tech"))
        .collect();
    let timings = techs.iter().filter_map(|tech| tech["timing"].as_str()).map(str::to_owned);
    // Gains, advances and conditions are those of the cards.
    let of_cards = code(&books("R20.1")[0]);
    let used: BTreeSet<String> = words_of(&techs, "effect").difference(&of_cards).cloned().chain(timings).collect();
    assert!(used.len() > 30);
    for book in books("R20.2") {
        assert!(used.is_subset(&code(&book)), "{:?}", used.difference(&code(&book)));
    }
}

#[test]
fn r20_3_every_rule_of_corporations_and_planets_is_explained() {
    let corporations = entries("corporations.toml", "corporation");
    let planets = entries("planets.toml", "planet");
    let planets = planets.iter().filter_map(|planet| planet["rule"].as_str()).map(str::to_owned);
    // The price of the Republic's milestones is among the technologies.
    let others = code(&books("R20.2")[0]);
    let used: BTreeSet<String> = words_of(&corporations, "rule").difference(&others).cloned().chain(planets).collect();
    assert!(used.len() > 20);
    for book in books("R20.3") {
        assert!(used.is_subset(&code(&book)), "{:?}", used.difference(&code(&book)));
    }
}

/// The longest list of a step that the table allows; places of pieces and rovers depend on the planet.
fn most(action: &Action) -> usize {
    match action {
        Action::ChoosePlanet { .. } => 13,
        Action::ChooseCorporation { .. } => 9,
        Action::KeepObjective { .. } => 4,
        Action::Rotate { .. } => 6,
        Action::ChooseTile { .. } | Action::ChooseOption { .. } | Action::DropLoad { .. } | Action::ChoosePile { .. } => 2,
        Action::PlaceTile { .. } => 8 * 96,
        Action::ChooseCube { .. } | Action::CubeTarget { .. } | Action::MoveFlux { .. } => 5,
        Action::PlacePatch { .. } | Action::SelectSquare { .. } => 96,
        Action::PlaceRover { .. } => 5,
        Action::PositionLifepod { .. } => 71,
        Action::TakeLifepod { .. } => 6 + 1,
        Action::PickCiv { .. } => 28,
        Action::SelectLine { .. } => 24,
        Action::StepRover { .. } => 4 * 96,
        Action::ChooseObjective { .. } | Action::UseTech { .. } => 6,
        Action::Resolve { effect: Term::Advance(_) } => 5,
        _ => usize::MAX,
    }
}

#[test]
fn r21_no_list_is_longer_than_the_table_says() {
    let asymmetric = Options { planets: Boards::FreeChoice, corporations: Boards::FreeChoice, ..Options::default() };
    let modules = Options { events: Switch::On, private_objectives: Switch::On, ..asymmetric };
    for seed in 0..12 {
        let (options, seats) = if seed % 3 == 0 { (&asymmetric, 1) } else { (&modules, 2) };
        let mut game = setup(options, seats, seed);
        play_until(&mut game, seed, |game| {
            for seat in game.turn().seats().iter().collect::<Vec<Seat>>() {
                let actions = legal(game, seat);
                for action in &actions {
                    let alike = actions.iter().filter(|other| std::mem::discriminant(*other) == std::mem::discriminant(action));
                    let count = alike.filter(|other| most(other) == most(action)).count();
                    assert!(count <= most(action), "{count} choices like {action:?}");
                }
            }
            false
        });
    }
}
