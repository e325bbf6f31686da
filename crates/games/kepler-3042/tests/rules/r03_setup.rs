//! R3 set-up.

use crate::support::course::*;

// R3.1 Common set-up

/// The planets without a mark, with "3+" and with "4" (`planets.toml`).
const MARKED_3: [u8; 4] = [3, 9, 10, 28];
const MARKED_4: [u8; 4] = [8, 12, 18, 24];

#[test]
fn r3_1_tiles_in_play_by_player_count() {
    for (seats, tiles, extra) in [(1, 24, 2), (2, 24, 2), (3, 30, 3), (4, 36, 4)] {
        let mut game = setup(seats, 11);
        assert_eq!(seen(&game).tiles.len(), tiles, "{seats} seats");
        survey(&mut game, |game| seen(game).tiles.iter().all(|tile| tile.tile.is_some()));
        let found: Vec<Tile> = seen(&game).tiles.iter().map(|tile| tile.tile.expect("all are turned up")).collect();
        let planets: Vec<u8> = (1..=28)
            .filter(|number| seats >= 3 || !MARKED_3.contains(number))
            .filter(|number| seats == 4 || !MARKED_4.contains(number))
            .collect();
        let mut numbers: Vec<u8> = found
            .iter()
            .filter_map(|tile| match tile {
                Tile::Planet(card) => Some(card.0),
                _ => None,
            })
            .collect();
        numbers.sort_unstable();
        assert_eq!(numbers, planets, "{seats} seats");
        let count = |wanted: Tile| found.iter().filter(|&&tile| tile == wanted).count();
        assert_eq!((count(Tile::Mine), count(Tile::Objective)), (extra, extra), "{seats} seats");
    }
}

#[test]
fn r3_1_exactly_the_tiles_of_the_short_range_zone_are_turned_up() {
    let mut kinds = [0; 3];
    for seed in 0..60 {
        for seats in 1..=4 {
            for tile in seen(&setup(seats, seed)).tiles {
                let near = tile.hex.distance(Hex::SOL) <= 5;
                assert_eq!(tile.tile.is_some(), near, "{seats} seats, seed {seed}, {}", tile.hex);
                match tile.tile {
                    Some(Tile::Planet(_)) => kinds[0] += 1,
                    Some(Tile::Mine) => kinds[1] += 1,
                    Some(Tile::Objective) => kinds[2] += 1,
                    None => {}
                }
            }
        }
    }
    assert!(kinds.iter().all(|&count| count > 0), "mines and objectives are turned up like planets (Q23): {kinds:?}");
}

#[test]
fn r3_1_tiles_are_shuffled() {
    let face_up = |seed| -> Vec<_> { seen(&setup(2, seed)).tiles.iter().map(|tile| (tile.hex, tile.tile)).collect() };
    let maps: Vec<_> = (0..10).map(face_up).collect();
    assert!(maps.windows(2).all(|pair| pair[0] != pair[1]));
    let planets: BTreeSet<u8> = (0..200)
        .flat_map(|seed| seen(&setup(2, seed)).tiles)
        .filter_map(|tile| match tile.tile {
            Some(Tile::Planet(card)) => Some(card.0),
            _ => None,
        })
        .collect();
    assert_eq!(planets.len(), 20, "every planet in play can lie near Sol");
}

#[test]
fn r3_1_a_medal_lies_on_every_medal_space() {
    for seats in 1..=4 {
        let view = seen(&setup(seats, 3));
        assert_eq!(view.medals_left, [vec![3, 6, 9, 12, 15], vec![4, 7, 10, 13, 16]]);
        assert_eq!(view.card_medals, [0, 0]);
        assert!(view.players.iter().all(|player| player.medals == [0, 0]));
    }
}

#[test]
fn r3_1_sixteen_different_progress_cards_two_removed_at_random() {
    let decks: Vec<Vec<String>> = (0..8)
        .map(|seed| {
            let mut game = setup(2, seed);
            survey(&mut game, |_| false);
            seen(&game).cards_seen
        })
        .collect();
    for deck in &decks {
        assert_eq!(deck.len(), 16);
        assert_eq!(deck.iter().collect::<BTreeSet<_>>().len(), 16);
    }
    assert!(decks.windows(2).all(|pair| pair[0] != pair[1]), "shuffled");
    assert_eq!(decks.iter().flatten().collect::<BTreeSet<_>>().len(), 18, "which two are removed varies");
}

#[test]
fn r3_1_one_objective_of_the_chosen_set_for_each_player_seen_by_nobody_else() {
    for set in [ObjectiveSet::Standard, ObjectiveSet::Advanced] {
        let mut dealt = BTreeSet::new();
        for seed in 0..100 {
            let options = Options { objective_set: set, ..Options::default() };
            let game = Kepler::setup(&options, 4, Seed(seed)).unwrap();
            assert!(seen(&game).players.iter().all(|player| player.objective.is_none()));
            let mut here = BTreeSet::new();
            for seat in Seat::all(4) {
                let players = game.view(Viewer::Seat(seat)).players;
                assert_eq!(players.iter().filter(|player| player.objective.is_some()).count(), 1);
                here.insert(players[seat.index()].objective.clone().expect("the own card is known"));
            }
            assert_eq!(here.len(), 4, "four different cards");
            dealt.extend(here);
        }
        let advanced = |id: &String| data().objectives.iter().find(|card| card.id == *id).unwrap().advanced;
        assert!(dealt.iter().all(|id| advanced(id) == (set == ObjectiveSet::Advanced)));
        assert_eq!(dealt.len(), if set == ObjectiveSet::Advanced { 7 } else { 10 });
    }
}

#[test]
fn r3_1_objectives_are_dealt_after_the_tiles_lie() {
    let mut game = by_players(2, 1);
    let own = |game: &Kepler| game.view(Viewer::Seat(Seat(0))).players[0].objective.clone();
    assert_eq!(own(&game), None, "nobody knows an objective while placing tiles");
    survey(&mut game, |game| seen(game).step != Phase::PlaceTiles);
    assert!(own(&game).is_some());
}

#[test]
fn r3_1_the_round_marker_stands_on_0_and_no_card_is_up() {
    let view = seen(&setup(3, 1));
    assert_eq!((view.round, view.card, view.cards_seen.len()), (0, None, 0));
}

#[test]
fn r3_1_the_first_player_is_drawn_at_random() {
    for seats in 2..=4u8 {
        let firsts: BTreeSet<u8> = (0..60).map(|seed| seen(&setup(seats, seed)).first.unwrap().0).collect();
        assert_eq!(firsts.len(), usize::from(seats));
    }
    let mut game = setup(4, 2);
    let first = seen(&game).first.unwrap();
    choose_techs(&mut game);
    assert_eq!(deciders(&game), [first.0]);
}

// R3.2 Tile placement

/// The hexes where a tile may lie, worked out from the list of stars.
fn allowed(seats: u8, tiles: &[Hex]) -> BTreeSet<Hex> {
    let usable = |suns: u8| suns < seats.max(2);
    let stars = &data().stars;
    let next_to = |hex: Hex, wanted: bool| stars.iter().any(|star| usable(star.suns) == wanted && star.hex.distance(hex) == 1);
    let filled = |hex: Hex| hex == Hex::SOL || hex == self::hex(-8, -1) || stars.iter().any(|star| star.hex == hex);
    Hex::all()
        .filter(|&hex| !filled(hex) && next_to(hex, true) && !next_to(hex, false))
        .filter(|&hex| tiles.iter().all(|&tile| tile.distance(hex) > 1))
        .collect()
}

#[test]
fn r3_2_random_tiles_lie_next_to_usable_stars_and_apart_from_each_other() {
    for seats in 1..=4 {
        let open = allowed(seats, &[]);
        for seed in 0..100 {
            let tiles: Vec<Hex> = seen(&setup(seats, seed)).tiles.iter().map(|tile| tile.hex).collect();
            for &tile in &tiles {
                assert!(open.contains(&tile), "{seats} seats, seed {seed}: {tile}");
                assert!(
                    tiles.iter().all(|&other| other == tile || other.distance(tile) > 1),
                    "{seats} seats, seed {seed}: {tile}"
                );
            }
        }
    }
}

#[test]
fn r3_2_every_usable_star_can_get_tiles() {
    for (seats, stars) in [(1, 14), (2, 14), (3, 17), (4, 20)] {
        let mut reached = BTreeSet::new();
        for seed in 0..40 {
            for tile in seen(&setup(seats, seed)).tiles {
                reached.extend(data().stars.iter().filter(|star| star.hex.distance(tile.hex) == 1).map(|star| star.hex));
            }
        }
        assert_eq!(reached.len(), stars, "{seats} seats");
    }
}

#[test]
fn r3_2_by_players_offers_exactly_the_legal_hexes_at_every_moment() {
    for seats in 2..=4 {
        let mut game = by_players(seats, 8);
        let mut turn = 0;
        while seen(&game).step == Phase::PlaceTiles {
            let tiles: Vec<Hex> = seen(&game).tiles.iter().map(|tile| tile.hex).collect();
            let seat = deciders(&game)[0];
            let offered: BTreeSet<Hex> = legal(&game, seat)
                .into_iter()
                .map(|action| match action {
                    Action::PlaceTile { hex } => hex,
                    other => panic!("{other:?}"),
                })
                .collect();
            assert_eq!(offered, allowed(seats, &tiles), "{seats} seats, tile {turn}");
            let closed = Hex::all().find(|hex| !offered.contains(hex)).unwrap();
            assert_eq!(forbidden(&game, seat, Action::PlaceTile { hex: closed }), ("R3.2", "illegal_hex"));
            let hex = *offered.iter().nth(turn * 7 % offered.len()).unwrap();
            act(&mut game, seat, [Action::PlaceTile { hex }]);
            turn += 1;
        }
    }
}

#[test]
fn r3_2_by_players_places_12_10_9_tiles_each_clockwise() {
    for (seats, each) in [(2, 12), (3, 10), (4, 9)] {
        let mut game = by_players(seats, 4);
        assert_eq!(seen(&game).tiles.len(), 0);
        let start = deciders(&game)[0];
        let mut placed = vec![0; usize::from(seats)];
        let mut next = start;
        while seen(&game).step == Phase::PlaceTiles {
            assert_eq!(deciders(&game), [next]);
            let action = legal(&game, next)[0];
            assert_eq!(forbidden(&game, (next + 1) % seats, action), ("R4.3", "not_your_turn"));
            act(&mut game, next, [action]);
            placed[usize::from(next)] += 1;
            next = (next + 1) % seats;
        }
        assert_eq!(placed, vec![each; usize::from(seats)]);
        assert_eq!(seen(&game).step, Phase::SetupTech);
    }
}

#[test]
fn r3_2_by_players_starts_with_a_random_seat() {
    for seats in 2..=4u8 {
        let starts: BTreeSet<u8> = (0..60).map(|seed| deciders(&by_players(seats, seed))[0]).collect();
        assert_eq!(starts.len(), usize::from(seats));
    }
}

#[test]
fn r3_2_nobody_sees_a_tile_before_all_are_placed() {
    let mut game = by_players(3, 9);
    while seen(&game).step == Phase::PlaceTiles {
        for viewer in Seat::all(3).map(Viewer::Seat).chain([Viewer::Spectator]) {
            assert!(game.view(viewer).tiles.iter().all(|tile| tile.tile.is_none()));
        }
        let seat = deciders(&game)[0];
        let action = legal(&game, seat)[0];
        act(&mut game, seat, [action]);
    }
    let view = seen(&game);
    assert!(view.tiles.iter().any(|tile| tile.tile.is_some()));
    assert!(view.tiles.iter().all(|tile| tile.tile.is_some() == (tile.hex.distance(Hex::SOL) <= 5)));
}

#[test]
fn r3_2_by_players_shuffles_the_tiles() {
    let found = |seed| -> Vec<_> {
        let mut game = by_players(2, seed);
        while seen(&game).step == Phase::PlaceTiles {
            let seat = deciders(&game)[0];
            let action = legal(&game, seat)[0];
            act(&mut game, seat, [action]);
        }
        seen(&game).tiles.into_iter().filter_map(|tile| tile.tile).collect()
    };
    assert!((0..10).map(found).collect::<Vec<_>>().windows(2).all(|pair| pair[0] != pair[1]), "the same hexes, other tiles");
}

#[test]
fn r3_2_placing_in_any_order_never_gets_stuck() {
    for seats in 2..=4 {
        for last in [false, true] {
            let mut game = by_players(seats, 6);
            while seen(&game).step == Phase::PlaceTiles {
                let seat = deciders(&game)[0];
                let open = legal(&game, seat);
                let action = if last { open.last() } else { open.first() };
                act(&mut game, seat, [*action.expect("a legal hex")]);
            }
            assert_eq!(seen(&game).tiles.len(), [24, 30, 36][usize::from(seats) - 2]);
        }
    }
}

// R3.3 Personal set-up

#[test]
fn r3_3_every_player_starts_with_the_same_kit() {
    for seats in 2..=4 {
        for player in seen(&setup(seats, 1)).players {
            assert_eq!((player.reserve, player.ships.len()), (3, 0));
            assert_eq!((player.tech, player.track), ([0; 5], [0; 2]));
            assert_eq!(player.cards.len(), 1);
            assert_eq!((player.cards[0].card, player.cards[0].cubes), (Card::EARTH, Cubes::new(3, 3, 0)));
            assert_eq!((player.depot, player.well), (Cubes::new(4, 4, 3), Cubes::NONE));
            assert_eq!((player.action_cube, player.markers), (Space::Terraform, 5));
        }
    }
}

// R3.4 Free technology steps

#[test]
fn r3_4_ten_pairs_for_everybody_at_the_same_time() {
    let game = setup(4, 7);
    assert_eq!(deciders(&game), [0, 1, 2, 3]);
    for seat in 0..4 {
        let pairs: BTreeSet<[Tech; 2]> = legal(&game, seat)
            .into_iter()
            .map(|action| match action {
                Action::SetupTech { techs } => techs,
                other => panic!("{other:?}"),
            })
            .collect();
        assert_eq!(pairs.len(), 10);
        assert!(pairs.iter().all(|[first, second]| first < second));
    }
}

#[test]
fn r3_4_choices_are_made_in_any_order_and_only_once() {
    let mut game = setup(3, 7);
    act(&mut game, 2, [Action::SetupTech { techs: [Tech::V, Tech::I] }]);
    assert_eq!(deciders(&game), [0, 1]);
    let again = Action::SetupTech { techs: [Tech::II, Tech::III] };
    assert_eq!(forbidden(&game, 2, again), ("R4.3", "not_your_turn"));
    assert_eq!(forbidden(&game, 0, Action::SetupTech { techs: [Tech::V, Tech::V] }), ("R3.4", "duplicate_choice"));
    act(&mut game, 0, [again]);
    act(&mut game, 1, [again]);
    assert_eq!(seen(&game).players[2].tech, [1, 0, 0, 0, 1]);
}

#[test]
fn r3_4_choices_are_secret_until_all_have_chosen() {
    let chosen = |techs| {
        let mut game = setup(3, 7);
        act(&mut game, 0, [Action::SetupTech { techs }]);
        act(&mut game, 1, [Action::SetupTech { techs: [Tech::I, Tech::V] }]);
        game
    };
    let (one, other) = (chosen([Tech::I, Tech::II]), chosen([Tech::III, Tech::IV]));
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Seat(Seat(2)), Viewer::Spectator] {
        assert_eq!(one.view(viewer), other.view(viewer));
    }
    assert_eq!(seen(&one).players[0].tech, [0; 5], "no marker has moved");
    assert!(seen(&one).players[0].has_chosen);
    let own = |game: &Kepler| game.view(Viewer::Seat(Seat(0))).players[0].chosen.clone();
    assert_eq!(own(&one), Some(vec![Tech::I, Tech::II]));
}

#[test]
fn r3_4_both_technologies_rise_to_level_1_without_cost_icons_or_collaboration() {
    let mut game = setup(2, 7);
    act(&mut game, 0, [Action::SetupTech { techs: [Tech::II, Tech::IV] }]);
    act(&mut game, 1, [Action::SetupTech { techs: [Tech::I, Tech::II] }]);
    let players = seen(&game).players;
    assert_eq!((players[0].tech, players[1].tech), ([0, 1, 0, 1, 0], [1, 1, 0, 0, 0]));
    for player in players {
        assert_eq!(player.track, [0, 0]);
        assert_eq!((player.depot, player.cards[0].cubes), (Cubes::new(4, 4, 3), Cubes::new(3, 3, 0)));
    }
}
