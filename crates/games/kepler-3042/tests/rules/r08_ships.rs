//! R8 ships.

use crate::support::flights::*;

// R8.1 Where ships can be

#[test]
fn r8_1_one_ship_on_a_hex_in_space_or_on_a_tile() {
    let game = position(
        r#"step = "move"
           tiles = [{ hex = [2, 0], kind = "planet", number = 4, face = "up" }, { hex = [1, 1], kind = "mine", face = "up" }, { hex = [2, -1], kind = "planet", number = 1, face = "up" }]
           p0 = { tech = { I = 1 }, ships = [[1, 0], [2, 0]] }
           p1 = { ships = [[1, -1], [1, 1]] }"#,
    );
    assert_eq!(ends(&game, 1, 0), BTreeSet::from([hex(0, 1), hex(2, -1)]), "empty space, or a tile without a ship");
    for taken in [(2, 0), (1, 1), (1, -1)] {
        assert_eq!(no_flight(&game, 0, (1, 0), &[taken]), ("R8.3", "illegal_path"));
    }
}

// R8.2 Movement batch

#[test]
fn r8_2_the_speed_of_technology_i() {
    for (level, speed) in [0, 1, 3, 6, 9].into_iter().enumerate() {
        // Westward along the upper edge nothing is in the way.
        let game = position(&format!("step = \"move\"\np0 = {{ tech = {{ I = {level} }}, ships = [[5, -9]] }}"));
        let far = |n: i32| (1..=n).map(|step| (5 - step, -9)).collect::<Vec<_>>();
        if speed == 0 {
            assert_eq!(forbidden(&game, 0, ship(5, -9)), ("R8.2", "too_far"));
            assert_eq!(legal(&game, 0), [Action::End]);
            continue;
        }
        let reached = ends(&game, 5, -9);
        assert!(reached.contains(&hex(5 - speed, -9)) && !reached.contains(&hex(4 - speed, -9)), "level {level}");
        if speed < 9 {
            assert_eq!(no_flight(&game, 0, (5, -9), &far(speed + 1)), ("R8.2", "too_far"));
        }
        let mut game = game;
        fly(&mut game, 0, (5, -9), &far(speed));
        assert_eq!(ships(&game), [hex(5 - speed, -9)]);
    }
}

#[test]
fn r8_2_every_ship_moves_once_in_the_order_of_the_player() {
    let mut game = position("step = \"move\"\np0 = { tech = { I = 1 }, ships = [[1, 0], [-1, 0], [0, 1]] }");
    assert_eq!(legal(&game, 0), [ship(1, 0), ship(-1, 0), ship(0, 1), Action::End]);
    fly(&mut game, 0, (0, 1), &[(0, 2)]);
    assert_eq!(forbidden(&game, 0, ship(0, 2)), ("R8.2", "already_moved"));
    fly(&mut game, 0, (1, 0), &[(2, 0)]);
    assert_eq!(legal(&game, 0), [ship(-1, 0), Action::End], "the others need not move");
    act(&mut game, 0, [Action::End]);
    assert_eq!(seen(&game).step, Phase::Withdraw);
}

#[test]
fn r8_2_one_ship_may_take_the_place_another_has_left() {
    let mut game = position("step = \"move\"\np0 = { tech = { I = 1 }, ships = [[1, 0], [2, 0]] }");
    assert_eq!(no_flight(&game, 0, (1, 0), &[(2, 0)]), ("R8.3", "illegal_path"));
    fly(&mut game, 0, (2, 0), &[(3, 0)]);
    fly(&mut game, 0, (1, 0), &[(2, 0)]);
    assert_eq!(forbidden(&game, 0, ship(2, 0)), ("R8.2", "already_moved"));
}

#[test]
fn r8_2_a_ship_built_in_the_same_turn_may_move() {
    let mut game = position("p0 = { tech = { I = 1 } }");
    act(&mut game, 0, [select(Space::SpaceMissions), Action::Build { card: EARTH, hex: hex(1, 0) }, Action::End, Action::End]);
    fly(&mut game, 0, (1, 0), &[(2, 0)]);
    assert_eq!(ships(&game), [hex(2, 0)]);
}

#[test]
fn r8_2_landed_ships_stay() {
    let mut game = position(
        r#"step = "move"
           tiles = [{ hex = [2, 0], kind = "mine", face = "up" }, { hex = [3, 0], kind = "planet", number = 4, face = "up" }]
           p0 = { tech = { I = 2 }, ships = [[2, 0], [3, 0], [1, -1]] }"#,
    );
    assert_eq!(forbidden(&game, 0, ship(2, 0)), ("R8.2", "ship_landed"));
    assert_eq!(forbidden(&game, 0, ship(3, 0)), ("R8.2", "ship_landed"));
    assert_eq!(legal(&game, 0), [ship(1, -1), Action::End]);
    act(&mut game, 0, [Action::End]);
}

#[test]
fn r8_2_landing_counts_before_having_moved() {
    let mut game = position(
        r#"step = "move"
           tiles = [{ hex = [2, 0], kind = "mine", face = "up" }]
           p0 = { tech = { I = 2 }, ships = [[1, 0]] }"#,
    );
    fly(&mut game, 0, (1, 0), &[(2, 0)]);
    assert_eq!(forbidden(&game, 0, ship(2, 0)), ("R8.2", "ship_landed"));
}

#[test]
fn r8_2_only_own_ships_on_the_map() {
    let game = position("step = \"move\"\np0 = { tech = { I = 2 }, ships = [[1, 0]] }\np1 = { ships = [[-1, 0]] }");
    for (q, r) in [(-1, 0), (3, 0), (0, 0)] {
        assert_eq!(forbidden(&game, 0, ship(q, r)), ("R8.2", "no_ship"));
    }
    assert_eq!(forbidden(&game, 0, Action::Ship { ship: Hex::OFF }), ("R8.2", "no_ship"));
}

#[test]
fn r8_2_a_path_may_cross_a_hex_twice_and_end_where_it_began() {
    let game = position("step = \"move\"\np0 = { tech = { I = 3 }, ships = [[1, 0]] }");
    let mut round_trip = game.clone();
    fly(&mut round_trip, 0, (1, 0), &[(2, 0), (1, 0)]);
    assert_eq!(ships(&round_trip), [hex(1, 0)]);
    assert_eq!(forbidden(&round_trip, 0, ship(1, 0)), ("R8.2", "already_moved"));
    let mut twice = game;
    fly(&mut twice, 0, (1, 0), &[(2, 0), (3, 0), (2, 0), (1, 0), (2, 0), (2, -1)]);
    assert_eq!(ships(&twice), [hex(2, -1)]);
}

#[test]
fn r8_2_a_ship_without_a_path_cannot_be_chosen() {
    // Sol, four hidden tiles and a ship around [1, 0].
    let given = |level: u8| {
        let tiles: Vec<String> = [(2, 0), (2, -1), (1, -1), (1, 1)]
            .iter()
            .map(|(q, r)| format!("{{ hex = [{q}, {r}], kind = \"mine\", face = \"down\" }}"))
            .collect();
        let ships = format!("p0 = {{ tech = {{ I = {level} }}, ships = [[1, 0]] }}\np1 = {{ ships = [[0, 1]] }}");
        position(&format!("step = \"move\"\ntiles = [{}]\n{ships}", tiles.join(", ")))
    };
    let slow = given(1);
    assert_eq!(forbidden(&slow, 0, ship(1, 0)), ("R8.3", "illegal_path"));
    assert_eq!(legal(&slow, 0), [Action::End]);
    assert!(ends(&given(2), 1, 0).contains(&hex(1, 0)), "with more steps it can at least turn round");
}

#[test]
fn r8_2_a_chosen_ship_must_fly() {
    let mut game = position("step = \"move\"\np0 = { tech = { I = 1 }, ships = [[1, 0], [-1, 0]] }");
    act(&mut game, 0, [ship(1, 0)]);
    assert_eq!(refusal(&game, 0, Action::End), "must_finish");
    assert_eq!(refusal(&game, 0, ship(-1, 0)), "wrong_step");
    assert!(legal(&game, 0).iter().all(|action| matches!(action, Action::Fly { .. })));
}

#[test]
fn r8_2_a_path_has_at_least_one_step_between_neighbours() {
    let game = position("step = \"move\"\np0 = { tech = { I = 2 }, ships = [[1, 0]] }");
    let refused = |hexes: &[Hex]| game.check_move(Seat(0), hex(1, 0), hexes).unwrap_err().code;
    assert_eq!(refused(&[]), "illegal_path");
    assert_eq!(refused(&[hex(3, 0)]), "illegal_path");
    assert_eq!(refused(&[hex(2, 0), hex(2, 0)]), "illegal_path");
    assert!(game.check_move(Seat(0), hex(1, 0), &[hex(2, 0), hex(3, 0)]).is_ok());
}

#[test]
fn r17_an_illegal_path_counts_before_one_too_long() {
    let game = position("step = \"move\"\np0 = { tech = { I = 1 }, ships = [[1, 0]] }");
    assert_eq!(no_flight(&game, 0, (1, 0), &[(0, 1), (0, 0), (-1, 0)]), ("R8.3", "illegal_path"), "through Sol");
    assert_eq!(no_flight(&game, 0, (1, 0), &[(0, 1), (-1, 1), (-1, 0)]), ("R8.2", "too_far"));
}

#[test]
fn r17_an_illegal_path_counts_first_even_beyond_nine_steps() {
    let game = position("step = \"move\"\np0 = { tech = { I = 4 }, ships = [[5, -9]] }");
    let west = |n: i32| (1..=n).map(|step| hex(5 - step, -9)).collect::<Vec<_>>();
    let refused = |hexes: &[Hex]| game.check_move(Seat(0), hex(5, -9), hexes).unwrap_err().code;
    assert_eq!(refused(&west(10)), "too_far");
    let through_sol: Vec<Hex> = west(10).into_iter().chain([Hex::SOL]).collect();
    assert_eq!(refused(&through_sol), "illegal_path");
}

// R8.3 Legality of each step

#[test]
fn r8_3_stars_sol_the_black_hole_and_face_down_tiles_are_impassable() {
    for star in data().stars.iter().map(|star| star.hex).chain([Hex::SOL, hex(-8, -1)]) {
        let from = *star.around().iter().find(|hex| hex.is_on_map()).unwrap();
        let ((q, r), to) = (from.axial(), star.axial());
        let game = position(&format!("step = \"move\"\np0 = {{ tech = {{ I = 2 }}, ships = [[{q}, {r}]] }}"));
        assert_eq!(no_flight(&game, 0, (q, r), &[to]), ("R8.3", "illegal_path"), "{star}");
        assert!(!ends(&game, q, r).contains(&star));
    }
    for kind in ["mine", "objective", "planet"] {
        let number = if kind == "planet" { ", number = 4" } else { "" };
        let game = position(&format!(
            "step = \"move\"\ntiles = [{{ hex = [2, 0], kind = \"{kind}\"{number}, face = \"down\" }}]\np0 = {{ tech = {{ I = 2 }}, ships = [[1, 0]] }}"
        ));
        assert_eq!(no_flight(&game, 0, (1, 0), &[(2, 0)]), ("R8.3", "illegal_path"), "{kind}");
        assert_eq!(no_flight(&game, 0, (1, 0), &[(2, 0), (3, 0)]), ("R8.3", "illegal_path"), "{kind}");
    }
}

#[test]
fn r8_3_no_path_leaves_the_board() {
    let mut game = position("step = \"move\"\np0 = { tech = { I = 3 }, ships = [[-12, -9]] }");
    act(&mut game, 0, [ship(-12, -9)]);
    for dir in [Dir::W, Dir::Nw, Dir::Ne] {
        let path: Path = [dir].into_iter().collect();
        assert_eq!(forbidden(&game, 0, Action::Fly { path }), ("R8.3", "illegal_path"));
        let back: Path = [dir, Dir::E, Dir::Se].into_iter().collect();
        assert_eq!(forbidden(&game, 0, Action::Fly { path: back }), ("R8.3", "illegal_path"));
    }
}

#[test]
fn r8_3_a_tile_with_a_marker_or_a_ship_is_closed_to_everybody() {
    let game = position(
        r#"step = "move"
           tiles = [{ hex = [2, 0], kind = "planet", number = 4, face = "up" }, { hex = [2, -1], kind = "mine", face = "up" }, { hex = [1, 1], kind = "mine", face = "up" }]
           p0 = { tech = { I = 2 }, ships = [[1, 0], [2, -1]] }
           p1 = { planets = [{ number = 4 }], ships = [[1, 1]] }"#,
    );
    for closed in [(2, 0), (2, -1), (1, 1)] {
        assert_eq!(no_flight(&game, 0, (1, 0), &[closed]), ("R8.3", "illegal_path"), "{closed:?}");
        assert!(!ends(&game, 1, 0).contains(&hex(closed.0, closed.1)));
    }
}

#[test]
fn r8_3_movement_ends_on_a_mine_as_on_a_planet() {
    let game = position(
        r#"step = "move"
           tiles = [{ hex = [2, 0], kind = "mine", face = "up" }]
           p0 = { tech = { I = 2 }, ships = [[1, 0]] }"#,
    );
    assert_eq!(no_flight(&game, 0, (1, 0), &[(2, 0), (3, 0)]), ("R8.3", "illegal_path"));
    let mut landed = game;
    fly(&mut landed, 0, (1, 0), &[(2, 0)]);
    assert_eq!(ships(&landed), [hex(2, 0)]);
}

#[test]
fn r8_3_a_ship_may_stay_on_the_hex_of_an_objective() {
    let mut game = position(
        r#"step = "move"
           tiles = [{ hex = [2, 0], kind = "objective", face = "up" }]
           p0 = { tech = { I = 1 }, ships = [[1, 0]] }"#,
    );
    fly(&mut game, 0, (1, 0), &[(2, 0)]);
    let view = seen(&game);
    assert_eq!((view.tiles.len(), view.players[0].track, view.players[0].ships.clone()), (0, [1, 0], vec![hex(2, 0)]));
    act(&mut game, 0, [Action::End, Action::End]);
    act(&mut game, 1, [select(Space::SpaceMissions)]);
    assert_eq!(seen(&game).players[1].track, [0, 0]);
}

#[test]
fn r8_3_an_objective_gives_its_icon_once_then_the_hex_is_empty() {
    let mut game = position(
        r#"step = "move"
           tiles = [{ hex = [2, 0], kind = "objective", face = "up" }]
           p0 = { tech = { I = 2 }, ships = [[1, 0], [1, 1]] }"#,
    );
    fly(&mut game, 0, (1, 0), &[(2, 0), (1, 0), (2, 0)]);
    assert_eq!((seen(&game).players[0].track, ships(&game)[0]), ([1, 0], hex(2, 0)), "crossed twice, taken once");
    assert_eq!(no_flight(&game, 0, (1, 1), &[(2, 0)]), ("R8.3", "illegal_path"), "a ship in space stands there now");
    fly(&mut game, 0, (1, 1), &[(2, 0), (3, 0)]);
    assert_eq!(seen(&game).players[0].track, [1, 0]);
}

#[test]
fn r8_3_a_listed_path_for_every_set_of_objectives() {
    let mut game = position(
        r#"step = "move"
           tiles = [{ hex = [2, 0], kind = "objective", face = "up" }, { hex = [2, -1], kind = "objective", face = "up" }]
           p0 = { tech = { I = 2 }, ships = [[1, 0]] }"#,
    );
    act(&mut game, 0, [ship(1, 0)]);
    let ending_on = |to: Hex| -> Vec<u8> {
        let mut icons: Vec<u8> = legal(&game, 0)
            .into_iter()
            .filter(|action| matches!(action, Action::Fly { path } if path.hexes(hex(1, 0)).last() == Some(to)))
            .map(|flight| {
                let mut after = game.clone();
                act(&mut after, 0, [flight]);
                seen(&after).players[0].track[0]
            })
            .collect();
        icons.sort_unstable();
        icons
    };
    assert_eq!(ending_on(hex(3, -1)), [1, 1, 2], "past one, past the other, past both");
    assert_eq!(ending_on(hex(0, 1)), [0, 1, 1], "straight, or by one of them; both are too far");
    assert_eq!(ending_on(hex(2, 0)), [1, 2]);
}

/// Where a ship of the acting player can end and which objectives it takes on the way, worked out from what can be seen.
fn plain_search(game: &Kepler, from: Hex, range: usize) -> BTreeSet<(Hex, BTreeSet<Hex>)> {
    let view = seen(game);
    let ships: BTreeSet<Hex> = view.players.iter().flat_map(|player| player.ships.clone()).filter(|&ship| ship != from).collect();
    let rock = |at: Hex| at == Hex::SOL || at == hex(-8, -1) || data().stars.iter().any(|star| star.hex == at);
    let mut found = BTreeSet::new();
    let mut reached = BTreeSet::from([(from, BTreeSet::new())]);
    for _ in 0..range {
        let mut next = BTreeSet::new();
        for (at, taken) in reached {
            for &to in at.around().iter().filter(|to| to.is_on_map() && !rock(**to)) {
                let mut taken = taken.clone();
                match view.tiles.iter().find(|tile| tile.hex == to) {
                    Some(tile) if tile.tile == Some(Tile::Objective) => {
                        taken.insert(to);
                    }
                    Some(tile) if tile.tile.is_none() || tile.colonised_by.is_some() || ships.contains(&to) => continue,
                    Some(_) => {
                        found.insert((to, taken));
                        continue;
                    }
                    None => {}
                }
                if !ships.contains(&to) {
                    found.insert((to, taken.clone()));
                }
                next.insert((to, taken));
            }
        }
        reached = next;
    }
    found
}

#[test]
fn r8_3_the_listed_paths_are_those_of_a_plain_search() {
    let mut flights = 0;
    for seed in 0..12 {
        let mut game = Kepler::setup(&Options::default(), 2 + seed as u8 % 3, Seed(seed)).unwrap();
        let mut rng = Rng::new(Seed(seed));
        while let (Turn::Decide(seats), true) = (game.turn(), seen(&game).round < 9) {
            let seat = seats.lowest().unwrap();
            let mut actions = legal(&game, seat.0);
            if let Some(from) = seen(&game).flying {
                let planning = seen(&game).step == Phase::Bonus;
                let level = usize::from(seen(&game).players[seat.index()].tech[0]);
                let range = if planning { 2 } else { [0, 1, 3, 6, 9][level] };
                let range = if seen(&game).step == Phase::Card { 3 } else { range };
                let end = |action: &Action| match action {
                    Action::Fly { path } => {
                        let hexes: Vec<Hex> = path.hexes(from).collect();
                        let objective = |at: &&Hex| {
                            seen(&game).tiles.iter().any(|tile| tile.hex == **at && tile.tile == Some(Tile::Objective))
                        };
                        (*hexes.last().unwrap(), hexes.iter().filter(objective).copied().collect())
                    }
                    other => panic!("{other:?}"),
                };
                let listed: Vec<(Hex, BTreeSet<Hex>)> = actions.iter().map(end).collect();
                let unique: BTreeSet<_> = listed.iter().cloned().collect();
                assert_eq!(unique.len(), listed.len(), "each only once");
                assert_eq!(unique, plain_search(&game, from, range), "seed {seed}");
                flights += 1;
            }
            // Ships stay on the map and are moved as often as possible.
            let eager = |action: &Action| matches!(action, Action::Build { .. } | Action::Ship { .. } | Action::Advance { .. });
            match actions.iter().any(eager) {
                true => actions.retain(eager),
                false => actions.retain(|action| !matches!(action, Action::Withdraw { .. })),
            }
            game.apply(seat, rng.pick(&actions).unwrap(), &mut Silent).unwrap();
        }
    }
    assert!(flights > 200, "{flights} flights");
}

#[test]
fn r8_3_ships_in_space_are_passed_but_not_hit() {
    let mut game = position(
        r#"step = "move"
           p0 = { tech = { I = 2 }, ships = [[1, 0], [2, 0]] }
           p1 = { ships = [[3, 0]] }"#,
    );
    let reached = ends(&game, 1, 0);
    assert!(reached.contains(&hex(4, 0)) && !reached.contains(&hex(2, 0)) && !reached.contains(&hex(3, 0)));
    assert_eq!(no_flight(&game, 0, (1, 0), &[(2, 0)]), ("R8.3", "illegal_path"), "own ships, too");
    fly(&mut game, 0, (1, 0), &[(2, 0), (3, 0), (4, 0)]);
    assert_eq!(ships(&game), [hex(4, 0), hex(2, 0)]);
}

#[test]
fn r8_3_the_six_hexes_around_sol_are_ordinary_space() {
    let mut game = position("step = \"move\"\np0 = { tech = { I = 3 }, ships = [[1, 0]] }");
    fly(&mut game, 0, (1, 0), &[(1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]);
    assert_eq!(ships(&game), [hex(0, 1)]);
}

// R8.4 Landing

#[test]
fn r8_4_landing_on_an_alien_planet_needs_nothing_and_gives_nothing() {
    let mut game = position(
        r#"step = "move"
           tiles = [{ hex = [2, 0], kind = "planet", number = 26, face = "up" }]
           p0 = { tech = { I = 1 }, ships = [[1, 0]] }
           p1 = { tech = { I = 1, V = 4 }, ships = [[3, 0]] }"#,
    );
    fly(&mut game, 0, (1, 0), &[(2, 0)]);
    let player = &seen(&game).players[0];
    assert_eq!((player.ships.clone(), player.track, player.cards.len()), (vec![hex(2, 0)], [0, 0], 1));
    assert_eq!((player.depot, player.cards[0].cubes), (Cubes::new(4, 4, 3), Cubes::new(3, 3, 0)));
    act(&mut game, 0, [Action::End, Action::End]);
    act(&mut game, 1, [select(Space::StellarPropulsion)]);
    assert_eq!(no_flight(&game, 1, (3, 0), &[(2, 0)]), ("R8.3", "illegal_path"));
}

// R8.5 Withdraw

const STATIONED: &str = r#"step = "withdraw"
    tiles = [{ hex = [2, 0], kind = "mine", face = "up" }, { hex = [1, 1], kind = "planet", number = 4, face = "up" }]
    p0 = { ships = [[2, 0], [1, 1], [1, 0]], well = { energy = 1, antimatter = 2 }, depot = { energy = 3, matter = 4, antimatter = 1 } }
    p1 = { tech = { I = 1 }, ships = [[3, 0]] }"#;

#[test]
fn r8_5_any_own_ships_return_to_the_reserve() {
    let mut game = position(STATIONED);
    act(&mut game, 0, [withdraw(1, 0, None), withdraw(2, 0, None), withdraw(1, 1, None)]);
    let player = &seen(&game).players[0];
    assert_eq!((player.ships.len(), player.reserve, player.well), (0, 3, Cubes::new(1, 0, 2)));
    assert_eq!(legal(&game, 0), [Action::End]);
}

#[test]
fn r8_5_a_ship_on_a_mine_may_regenerate_a_cube_of_choice() {
    let game = position(STATIONED);
    let offered = [Some(Kind::Energy), Some(Kind::Antimatter), None].map(|kind| withdraw(2, 0, kind));
    let listed: Vec<Action> = legal(&game, 0);
    assert_eq!(listed[..3], offered);
    assert_eq!(listed[3..], [withdraw(1, 1, None), withdraw(1, 0, None), Action::End]);
    assert_eq!(forbidden(&game, 0, withdraw(2, 0, Some(Kind::Matter))), ("R5.4", "not_available"));
    let mut game = game;
    act(&mut game, 0, [offered[1]]);
    assert_eq!((well(&game), depot(&game)), (Cubes::new(1, 0, 1), Cubes::new(3, 4, 2)));
}

#[test]
fn r8_5_planets_and_space_regenerate_nothing() {
    let game = position(STATIONED);
    for (q, r) in [(1, 1), (1, 0)] {
        assert_eq!(forbidden(&game, 0, withdraw(q, r, Some(Kind::Energy))), ("R8.5", "not_available"));
    }
}

#[test]
fn r8_5_each_mine_regenerates_for_its_own_ship() {
    let mut game = position(
        r#"step = "withdraw"
           tiles = [{ hex = [2, 0], kind = "mine", face = "up" }, { hex = [1, 1], kind = "mine", face = "up" }]
           p0 = { ships = [[2, 0], [1, 1]], well = { energy = 1 }, depot = { energy = 3, matter = 4, antimatter = 3 } }"#,
    );
    act(&mut game, 0, [withdraw(2, 0, Some(Kind::Energy))]);
    assert_eq!(legal(&game, 0), [withdraw(1, 1, None), Action::End], "the well is empty now");
}

#[test]
fn r8_5_only_own_ships_and_only_in_this_step() {
    let game = position(STATIONED);
    assert_eq!(forbidden(&game, 0, withdraw(3, 0, None)), ("R8.5", "no_ship"));
    assert_eq!(forbidden(&game, 0, withdraw(5, 0, Some(Kind::Energy))), ("R8.5", "no_ship"));
    let earlier = position(&STATIONED.replace("\"withdraw\"", "\"move\""));
    assert_eq!(forbidden(&earlier, 0, withdraw(1, 0, None)), ("R4.3", "wrong_step"));
}

#[test]
fn r8_5_the_tile_stays_and_others_may_enter_it() {
    let mut game = position(STATIONED);
    act(&mut game, 0, [withdraw(2, 0, None), Action::End]);
    let tile = seen(&game).tiles.into_iter().find(|tile| tile.hex == hex(2, 0)).expect("the mine stays");
    assert_eq!(tile.tile, Some(Tile::Mine));
    act(&mut game, 1, [select(Space::StellarPropulsion)]);
    fly(&mut game, 1, (3, 0), &[(2, 0)]);
    assert_eq!(seen(&game).players[1].ships, [hex(2, 0)]);
}
