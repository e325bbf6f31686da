//! R1 components, R2 set-up, R3 rounds.

use std::collections::HashSet;

use orrery_engine::shortcuts::{idle_pass, shortcuts};
use orrery_engine::{Game, Seat, Silent, Table, Viewer};
use planet_unknown::position::ME;
use planet_unknown::{
    Action, Boards, Colour, CorporationId, Options, Phase, PlanetId, PlanetUnknown, Ring, Switch, Term, Terrain, Tile, Track,
    data,
};

use crate::support::*;

#[test]
fn r1_1_cubes_start_at_the_foot_of_their_tracks() {
    let position = plain();
    assert!(Track::ALL.iter().all(|&track| position.board().cube(track).track == track && row(&position, track) == 0));
}

#[test]
fn r1_2_every_resource_has_its_terrain_and_all_but_energy_a_track() {
    assert_eq!(Terrain::ALL.map(Terrain::id), ["civ", "water", "biomass", "rover", "tech", "energy"]);
    for terrain in Terrain::ALL {
        let tiles = (0..Tile::COUNT).map(Tile).filter(|&tile| data().terrains(tile).contains(&terrain)).count();
        assert_eq!(tiles, 2 * usize::from(Tile::COUNT) / 6, "{terrain:?}");
        assert_eq!(Track::by_id(terrain.id()).is_some(), terrain != Terrain::Energy);
    }
}

#[test]
fn r1_3_every_tile_has_two_sections_with_one_icon_each() {
    for tile in (0..Tile::COUNT).map(Tile) {
        let [a, b] = data().terrains(tile);
        assert_ne!(a, b);
        for way in &data().shape(tile).orientations {
            assert!(way.section[0].contains(&way.icon[0]) && way.section[1].contains(&way.icon[1]));
            assert!(way.cells.contains(&way.meteor));
        }
    }
    let pairs: HashSet<[Terrain; 2]> = data().pairs.iter().copied().collect();
    assert_eq!(pairs.len(), 6);
}

#[test]
fn r1_4_six_shapes_a_ring() {
    for ring in Ring::ALL {
        assert_eq!(data().shapes.iter().filter(|shape| shape.ring == ring).count(), 6);
    }
}

#[test]
fn r1_5_a_patch_is_terrain_without_an_icon_and_no_tile() {
    let mut position = plain();
    position.push(Term::Patch);
    position.run_pending();
    act(&mut position, Action::PlacePatch { at: at(5, 0) });
    let board = position.board();
    assert_eq!(board.ground.at(at(5, 0)), Some(Terrain::Biomass));
    assert_eq!((board.icons.len(), board.placed), (0, 0));
}

#[test]
fn r1_6_cards_of_each_kind() {
    assert!((1..=4).all(|rank| (1..=36).filter(|&card| data().civ(card).rank == rank).count() == 9));
    let events = |colour, solo| data().events_of(colour, solo).len();
    assert_eq!(Colour::ALL.map(|colour| (events(colour, true), events(colour, false))), [(20, 16), (20, 20), (20, 18)]);
}

#[test]
fn r1_7_planets_have_their_squares() {
    for planet in PlanetId::ALL {
        let world = data().planet(planet);
        assert_eq!(world.real.len(), if planet == PlanetId::Lacuna { 94 } else { 96 }, "{planet:?}");
        assert!(world.ice.is_within(world.real) && world.perimeter.is_within(world.real) && world.edge.is_within(world.real));
        assert!(world.lifepods.iter().all(|&square| world.real.contains(square) && !world.ice.contains(square)));
    }
}

#[test]
fn r1_8_a_patch_on_a_tile_shows_biomass() {
    let mut position = with(Wormhole);
    position.unlock(2);
    lay(&mut position, &["5,0:C", "5,1:e"]);
    position.push(planet_unknown::Term::Patch);
    position.run_pending();
    act(&mut position, Action::PlacePatch { at: at(5, 0) });
    assert_eq!(position.board().ground.at(at(5, 0)), Some(Terrain::Biomass));
    assert!(position.board().icons_of(Terrain::Civ).is_empty());
}

#[test]
fn r1_9_what_is_collected_comes_to_the_board_and_what_is_destroyed_is_gone() {
    let mut position = plain();
    lay(&mut position, &["6,1:C", "6,2:c"]);
    position.put_rovers(&[at(6, 2)]);
    assert!(position.put_lifepods(&[at(7, 2)]));
    let mut destroyed = position.clone();
    position.move_rovers(1);
    act(&mut position, Action::StepRover { rover: 0, to: at(7, 2) });
    assert_eq!((position.board().lifepod_squares().len(), position.board().pods.total()), (0, 1));
    place(&mut destroyed, &["7,1:C", "7,2:E"]).unwrap();
    assert_eq!((destroyed.board().lifepod_squares().len(), destroyed.board().pods.total()), (0, 0));
}

#[test]
fn r2_2_piles_are_the_shapes_of_the_rings() {
    let game = setup(&Options::default(), 4, 3);
    for seat in Seat::all(4) {
        for ring in Ring::ALL {
            let tile = game.offered(seat, ring).expect("full piles");
            assert_eq!(data().shape(tile).ring, ring);
        }
    }
}

#[test]
fn r2_3_no_two_players_face_the_same_depot() {
    for seats in 1..=6 {
        for seed in 0..6 {
            let game = setup(&Options::default(), seats, seed);
            let depots: HashSet<u8> = Seat::all(seats).map(|seat| game.depot(seat)).collect();
            assert_eq!(depots.len(), usize::from(seats));
        }
    }
}

#[test]
fn r2_4_asymmetric_boards_are_dealt_once() {
    let options = Options { planets: Boards::RandomAsymmetric, corporations: Boards::RandomAsymmetric, ..Options::default() };
    for seed in 0..20 {
        let game = setup(&options, 6, seed);
        let planets: HashSet<PlanetId> = Seat::all(6).map(|seat| game.board(seat).planet).collect();
        let corporations: HashSet<CorporationId> = Seat::all(6).map(|seat| game.board(seat).corporation).collect();
        assert_eq!((planets.len(), corporations.len()), (6, 6));
        assert!(!planets.contains(&PlanetId::K5b4156) && !corporations.contains(&UniversalCoalition));
    }
}

#[test]
fn r2_4_free_choice_refuses_a_taken_face_and_allows_the_symmetric_one() {
    let options = Options { planets: Boards::FreeChoice, ..Options::default() };
    let mut game = setup(&options, 3, 1);
    game.apply(Seat(0), &Action::ChoosePlanet { planet: PlanetId::Gaia }, &mut Silent).unwrap();
    let again = game.check(Seat(1), &Action::ChoosePlanet { planet: PlanetId::Gaia }).unwrap_err();
    assert_eq!((again.rule, again.code), ("R2.4", "face_taken"));
    game.apply(Seat(1), &Action::ChoosePlanet { planet: PlanetId::K5b4156 }, &mut Silent).unwrap();
    game.apply(Seat(2), &Action::ChoosePlanet { planet: PlanetId::K5b4156 }, &mut Silent).unwrap();
    assert_eq!(game.view(Viewer::Spectator).phase, Phase::Rotate);
}

#[test]
fn r2_4_without_deluxe_only_base_faces() {
    let options = Options { planets: Boards::FreeChoice, deluxe: Switch::Off, ..Options::default() };
    let game = setup(&options, 2, 1);
    let refused = game.check(Seat(0), &Action::ChoosePlanet { planet: PlanetId::Lacuna }).unwrap_err();
    assert_eq!(refused.code, "face_not_offered");
    assert_eq!(legal(&game, Seat(0)).len(), 7);
}

#[test]
fn r2_5_flux_chooses_its_first_track() {
    let options = Options { corporations: Boards::FreeChoice, ..Options::default() };
    let mut game = setup(&options, 2, 1);
    for corporation in [Flux, Republic] {
        let seat = game.turn().seats().lowest().unwrap();
        game.apply(seat, &Action::ChooseCorporation { corporation }, &mut Silent).unwrap();
    }
    assert_eq!(game.view(Viewer::Spectator).phase, Phase::Flux);
    assert_eq!(legal(&game, Seat(0)).len(), 5);
    assert_eq!(game.check(Seat(0), &Action::KeepFlux).unwrap_err().code, "flux_needs_track");
    game.apply(Seat(0), &Action::MoveFlux { track: Track::Water }, &mut Silent).unwrap();
    assert_eq!(game.board(Seat(0)).flux, Some(Track::Water));
}

#[test]
fn r2_6_the_supply_has_one_card_more_than_players() {
    for seats in 1..=6u8 {
        let game = setup(&Options::default(), seats, 2);
        assert_eq!(game.view(Viewer::Spectator).civ_left, [seats + 1; 4]);
    }
}

#[test]
fn r2_7_objectives_lie_between_neighbours() {
    let game = setup(&Options::default(), 4, 5);
    let view = game.view(Viewer::Spectator);
    let seats: Vec<Vec<u8>> = view.neighbours.iter().map(|card| card.seats.iter().map(|seat| seat.0).collect()).collect();
    assert_eq!(seats, [[0, 1], [1, 2], [2, 3], [3, 0]]);
    assert_eq!(setup(&Options::default(), 2, 5).neighbour_objectives(Seat(0)).count(), 3);
}

#[test]
fn r2_8_anybody_may_be_the_first_commander() {
    let first: HashSet<Seat> =
        (0..40).filter_map(|seed| setup(&Options::default(), 3, seed).view(Viewer::Spectator).commander).collect();
    assert_eq!(first.len(), 3);
}

#[test]
fn r2_9_planets_chosen_openly_stay_open_while_corporations_are_chosen_at_once() {
    let options = Options { planets: Boards::FreeChoice, corporations: Boards::RandomBoardChooseSide, ..Options::default() };
    let mut game = setup(&options, 2, 4);
    let faces = |game: &PlanetUnknown| {
        let players = game.view(Viewer::Spectator).players;
        players.iter().map(|player| (player.planet, player.corporation)).collect::<Vec<_>>()
    };
    assert_eq!(faces(&game), [(None, None); 2]);
    game.apply(Seat(0), &Action::ChoosePlanet { planet: PlanetId::Gaia }, &mut Silent).unwrap();
    assert_eq!(faces(&game), [(Some(PlanetId::Gaia), None), (None, None)]);
    game.apply(Seat(1), &Action::ChoosePlanet { planet: PlanetId::Petra }, &mut Silent).unwrap();
    game.apply(Seat(0), &Action::ChooseCorporation { corporation: UniversalCoalition }, &mut Silent).unwrap();
    assert_eq!(faces(&game), [(Some(PlanetId::Gaia), None), (Some(PlanetId::Petra), None)]);
    game.apply(Seat(1), &Action::ChooseCorporation { corporation: UniversalCoalition }, &mut Silent).unwrap();
    assert!(faces(&game).iter().all(|face| face.1 == Some(UniversalCoalition)));
}

#[test]
fn r2_9_sides_are_chosen_at_once_and_revealed_together() {
    let options = Options { planets: Boards::RandomBoardChooseSide, ..Options::default() };
    let mut game = setup(&options, 3, 4);
    assert_eq!(game.turn().seats().len(), 3);
    let dealt = game.view(Viewer::Spectator).players[1].dealt.unwrap().0;
    game.apply(Seat(1), &Action::ChoosePlanet { planet: dealt }, &mut Silent).unwrap();
    assert_eq!(game.view(Viewer::Seat(Seat(0))).players[1].planet, None);
    for seat in [Seat(0), Seat(2)] {
        game.apply(seat, &Action::ChoosePlanet { planet: PlanetId::K5b4156 }, &mut Silent).unwrap();
    }
    assert_eq!(game.view(Viewer::Seat(Seat(0))).players[1].planet, Some(dealt));
}

#[test]
fn r3_the_phases_of_a_round_follow_each_other() {
    let options = Options { events: Switch::On, ..Options::default() };
    let order = [Phase::Rotate, Phase::Event, Phase::Turns, Phase::Civ];
    let mut seen = HashSet::new();
    for seed in 0..6 {
        let mut game = setup(&options, 3, seed);
        let mut last = (0, Phase::Over);
        play_until(&mut game, seed, |game| {
            let view = game.view(Viewer::Spectator);
            let now = (view.round, view.phase);
            if let (Some(place), false) = (order.iter().position(|&phase| phase == now.1), view.ending) {
                let before = order.iter().position(|&phase| phase == last.1).filter(|_| last.0 == now.0);
                assert!(before.is_none_or(|before| before <= place), "{last:?} before {now:?}");
                assert!(now.0 == last.0 || now.1 == Phase::Rotate, "a round begins with {:?}", now.1);
                let many = game.turn().seats().len() > 1;
                assert!(!many || now.1.is_simultaneous(), "one after the other in {:?}", now.1);
                seen.insert(format!("{:?}", now.1));
                last = now;
            }
            view.ending
        });
    }
    assert_eq!(seen.len(), order.len(), "{seen:?}");
}

#[test]
fn r3_1_the_commander_sets_any_offset() {
    let mut game = setup(&Options::default(), 3, 9);
    let commander = game.view(Viewer::Spectator).commander.unwrap();
    assert_eq!(legal(&game, commander).len(), 6);
    let other = Seat((commander.0 + 1) % 3);
    let refused = game.check(other, &Action::Rotate { offset: 2 }).unwrap_err();
    assert_eq!((refused.rule, refused.code), ("R3.1", "not_commander"));
    assert_eq!(game.check(commander, &Action::Rotate { offset: 6 }).unwrap_err().code, "no_such_offset");
    game.apply(commander, &Action::Rotate { offset: 2 }, &mut Silent).unwrap();
    assert_eq!(game.view(Viewer::Spectator).offset, 2);
    assert_eq!(game.turn().seats().len(), 3, "turns are simultaneous");
}

#[test]
fn r3_2_turns_are_simultaneous_and_shown_together() {
    let mut game = setup(&Options::default(), 2, 11);
    play_until(&mut game, 1, |game| game.view(Viewer::Spectator).phase == Phase::Turns);
    let first = Seat(0);
    while game.turn().seats().contains(first) {
        let action = legal(&game, first)[0];
        game.apply(first, &action, &mut Silent).unwrap();
    }
    assert!(!game.view(Viewer::Seat(first)).players[0].squares.is_empty());
    let seen = game.view(Viewer::Seat(Seat(1)));
    assert!(seen.players[0].squares.is_empty() && seen.players[0].done);
    play_until(&mut game, 2, |game| game.view(Viewer::Spectator).phase != Phase::Turns);
    assert!(!game.view(Viewer::Seat(Seat(1))).players[0].squares.is_empty());
}

#[test]
fn r3_2_a_placeable_tile_must_be_chosen() {
    let mut position = plain();
    position.cover_except(&[at(6, 3), at(7, 3)]);
    position.offer(Ring::Small, tile("I2:rover-tech:plain"));
    position.offer(Ring::Large, tile("Z5:rover-tech:plain"));
    position.begin_turn(0);
    assert_eq!(mine(&position), [Action::ChooseTile { ring: Ring::Small }]);
    assert_eq!(refused(&position, Action::ChooseTile { ring: Ring::Large }), ("R4.5", "other_tile_fits"));
    position.set_left(Ring::Large, 0);
    assert_eq!(refused(&position, Action::ChooseTile { ring: Ring::Large }), ("R3.2", "pile_empty"));
}

#[test]
fn r3_2_the_end_of_a_turn_is_always_asked() {
    let mut position = plain();
    position.push(Term::Advance(Track::Civ));
    position.run_pending();
    assert_eq!(mine(&position), [Action::Confirm]);
    let table = Table::from_position(position.game);
    assert_eq!((shortcuts(table.state(), ME).forced, idle_pass(&table, ME)), (None, None));
}

#[test]
fn r3_2_nothing_may_be_confirmed_before_the_tile_lies() {
    let mut position = plain();
    position.begin_turn(0);
    assert_eq!(refused(&position, Action::Confirm), ("R3.2", "tile_not_placed"));
    act(&mut position, Action::ChooseTile { ring: Ring::Small });
    assert_eq!(refused(&position, Action::Confirm), ("R3.2", "tile_not_placed"));
}

#[test]
fn r3_2_the_next_tile_is_shown_once_one_is_taken() {
    let options = Options { show_next_tile: Switch::On, ..Options::default() };
    let mut game = setup(&options, 2, 3);
    play_until(&mut game, 1, |game| game.view(Viewer::Spectator).phase == Phase::Turns);
    let next = |game: &PlanetUnknown| game.view(Viewer::Seat(ME)).own.unwrap().next_tiles;
    assert_eq!(next(&game), None);
    for ring in Ring::ALL {
        let mut taken = game.clone();
        taken.apply(ME, &Action::ChooseTile { ring }, &mut Silent).unwrap();
        let [inner, outer] = next(&taken).unwrap();
        let (below, other) = if ring == Ring::Small { (inner, outer) } else { (outer, inner) };
        assert_eq!((data().shape(below.unwrap()).ring, other), (ring, None));
    }
}

#[test]
fn r3_3_civ_cards_go_clockwise_from_the_commander() {
    let mut position = position::Position::new(PlanetId::K5b4156, UniversalCoalition, 4);
    position.set_supply((1..=36).collect());
    position.set_commander(Seat(2));
    position.set_picks(ME, [1, 0, 0, 0]);
    position.set_picks(Seat(3), [0, 1, 0, 0]);
    position.end_turns();
    assert_eq!(position.visitor(), Some(Seat(3)));
    assert_eq!(position.game.check(ME, &Action::PickCiv { card: 1 }).unwrap_err().code, "not_your_turn");
}

#[test]
fn r3_4_the_badge_passes_clockwise() {
    let mut game = setup(&Options::default(), 3, 21);
    let first = game.view(Viewer::Spectator).commander.unwrap();
    assert!(play_until(&mut game, 3, |game| game.view(Viewer::Spectator).round == 2));
    assert_eq!(game.view(Viewer::Spectator).commander, Some(Seat((first.0 + 1) % 3)));
}
