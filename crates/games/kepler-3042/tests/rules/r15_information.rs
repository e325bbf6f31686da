//! R15 information.

use crate::support::solo::*;

fn viewers(game: &Kepler) -> Vec<Viewer> {
    Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Spectator]).collect()
}

#[test]
fn r15_1_face_down_tiles_are_hidden_from_everybody() {
    for seats in 1..=4 {
        let game = set_up(&Options::default(), seats, 11);
        for viewer in viewers(&game) {
            let tiles = game.view(viewer).tiles;
            assert!(tiles.iter().all(|tile| tile.tile.is_some() == (tile.hex.distance(Hex::SOL) <= 5)), "{viewer:?}");
            assert!(tiles.iter().any(|tile| tile.tile.is_none()));
        }
    }
}

#[test]
fn r15_1_the_deck_and_the_removed_cards_are_hidden_from_everybody() {
    let mut game = set_up(&Options::default(), 2, 11);
    hurry(&mut game, |view| view.round == 3);
    for viewer in viewers(&game) {
        let view = game.view(viewer);
        assert_eq!((view.cards_seen.len(), view.card.as_ref()), (3, view.cards_seen.last()));
        let text = json!(view).to_string();
        let named = data().cards.iter().filter(|card| text.contains(&card.id)).count();
        assert_eq!(named, 3, "{viewer:?}");
    }
}

#[test]
fn r15_1_an_objective_is_seen_by_its_owner_only() {
    let mut game = set_up(&Options::default(), 4, 11);
    for round in [0, 1, 16] {
        hurry(&mut game, |view| view.round == round);
        for viewer in viewers(&game) {
            let view = game.view(viewer);
            let known: Vec<usize> = (0..4).filter(|&seat| view.players[seat].objective.is_some()).collect();
            assert_eq!(known, if let Viewer::Seat(seat) = viewer { vec![seat.index()] } else { vec![] });
            let text = json!(view).to_string();
            let named = data().objectives.iter().filter(|objective| text.contains(&format!("\"{}\"", objective.id)));
            assert_eq!(named.count(), known.len());
        }
    }
}

#[test]
fn r15_1_everything_else_is_open() {
    let mut game = set_up(&Options::default(), 3, 11);
    hurry(&mut game, |view| view.round == 4);
    let views = viewers(&game).into_iter().map(|viewer| {
        let mut view = game.view(viewer);
        view.viewer = None;
        view.players.iter_mut().for_each(|player| (player.objective, player.objective_met) = (None, None));
        view
    });
    let views: Vec<View> = views.collect();
    assert!(views.iter().all(|view| *view == views[0]), "views differ only in the viewer's own objective");
}

#[test]
fn r15_1_a_set_up_choice_is_hidden_until_the_last_one() {
    let mut game = set_up(&Options::default(), 3, 11);
    let choice = Action::SetupTech { techs: [Tech::II, Tech::V] };
    let mut events: Vec<Event> = Vec::new();
    game.apply(Seat(1), &choice, &mut events).expect("legal");
    assert_eq!(events, [Event::Chosen { seat: Seat(1) }], "the event does not reveal which");
    for viewer in viewers(&game) {
        let player = &game.view(viewer).players[1];
        assert_eq!((player.has_chosen, player.tech), (true, [0; 5]));
        assert_eq!(player.chosen.is_some(), viewer == Viewer::Seat(Seat(1)));
    }
    act(&mut game, 0, [choice]);
    events.clear();
    game.apply(Seat(2), &choice, &mut events).expect("legal");
    assert!(events.contains(&Event::SetupTechs { seat: Seat(1), techs: vec![Tech::II, Tech::V] }), "revealed together");
}

#[test]
fn r15_1_a_tile_put_down_by_a_player_stays_hidden_from_all() {
    let options = Options { tile_placement: TilePlacement::ByPlayers, ..Options::default() };
    let mut game = set_up(&options, 2, 11);
    let seat = deciders(&game)[0];
    let Action::PlaceTile { hex } = legal(&game, seat)[0] else { panic!("a tile is placed") };
    let mut events: Vec<Event> = Vec::new();
    game.apply(Seat(seat), &Action::PlaceTile { hex }, &mut events).expect("legal");
    assert_eq!(events, [Event::TilePlaced { seat: Seat(seat), hex }]);
    for viewer in viewers(&game) {
        let tiles = game.view(viewer).tiles;
        assert_eq!((tiles.len(), tiles[0].hex, tiles[0].tile), (1, hex, None));
    }
}

/// Asserts that the outcomes are uniformly distributed.
fn evenly<T: Ord + std::fmt::Debug>(times: u32, expected: usize, mut draw: impl FnMut(&mut Rng) -> T) {
    let mut rng = Rng::new(Seed(3042));
    let mut counts: BTreeMap<T, u32> = BTreeMap::new();
    (0..times).for_each(|_| *counts.entry(draw(&mut rng)).or_default() += 1);
    assert_eq!(counts.len(), expected, "{counts:?}");
    let share = f64::from(times) / expected as f64;
    let spread = 5.0 * share.sqrt();
    assert!(counts.values().all(|&n| (f64::from(n) - share).abs() < spread), "{share} each, but {counts:?}");
}

#[test]
fn r15_1_redealt_every_hidden_tile_is_equally_likely_everywhere() {
    let tiles = "{ hex = [1, -7], kind = 'mine', face = 'down' }, { hex = [0, 6], kind = 'objective', face = 'down' }, \
                 { hex = [-6, 1], kind = 'planet', number = 4, face = 'down' }, { hex = [-4, -5], kind = 'planet', \
                 number = 25, face = 'up' }";
    let mut game = position(&format!("tiles = [{tiles}]"));
    act(&mut game, 0, [select(Space::GalacticMapping), Action::Track { track: Track::Colonial }]);
    evenly(6000, 6, |rng| {
        let mut world = game.clone();
        world.redeal(Viewer::Seat(Seat(0)), rng);
        act(&mut world, 0, [(1, -7), (0, 6), (-6, 1)].map(|(q, r)| Action::Reveal { hex: hex(q, r) }));
        let view = seen(&world);
        assert_eq!(
            view.tiles.iter().find(|tile| tile.hex == hex(-4, -5)).and_then(|tile| tile.tile),
            Some(Tile::Planet(Card(25))),
            "known"
        );
        format!("{:?}", view.tiles.iter().map(|tile| tile.tile).collect::<Vec<_>>())
    });
}

#[test]
fn r15_1_redealt_every_unseen_card_is_equally_likely_to_come_next() {
    for (seats, unseen) in [(1, 12), (3, 13)] {
        let mut game = set_up(&Options::default(), seats, 11);
        hurry(&mut game, |view| view.round == 5);
        let seen_before = seen(&game).cards_seen;
        evenly(4000, unseen, |rng| {
            let mut world = game.clone();
            world.redeal(Viewer::Spectator, rng);
            hurry(&mut world, |view| view.round == 6);
            let card = seen(&world).card.expect("a card");
            assert!(!seen_before.contains(&card));
            card
        });
    }
}

#[test]
fn r15_1_redealt_every_other_objective_is_equally_likely() {
    for (set, others) in [(ObjectiveSet::Standard, 9), (ObjectiveSet::Advanced, 6)] {
        let game = set_up(&Options { objective_set: set, ..Options::default() }, 3, 11);
        let own = game.objectives_of(Seat(1));
        evenly(9000, others * (others - 1), |rng| {
            let mut world = game.clone();
            world.redeal(Viewer::Seat(Seat(1)), rng);
            assert_eq!(world.objectives_of(Seat(1)), own, "the own one is known");
            (world.objectives_of(Seat(0)), world.objectives_of(Seat(2)))
        });
    }
}

#[test]
fn r15_1_redealt_a_secret_choice_is_any_of_the_ten_pairs() {
    let mut game = set_up(&Options::default(), 2, 11);
    act(&mut game, 1, [Action::SetupTech { techs: [Tech::II, Tech::V] }]);
    let revealed = |viewer: Viewer, rng: &mut Rng| {
        let mut world = game.clone();
        world.redeal(viewer, rng);
        act(&mut world, 0, [Action::SetupTech { techs: [Tech::I, Tech::II] }]);
        seen(&world).players[1].tech
    };
    evenly(5000, 10, |rng| revealed(Viewer::Seat(Seat(0)), rng));
    assert_eq!(revealed(Viewer::Seat(Seat(1)), &mut Rng::new(Seed(1))), [0, 1, 0, 0, 1], "the own choice is known");
}

#[test]
fn r15_1_redealt_the_tiles_in_hand_and_on_the_map_are_mixed() {
    let options = Options { tile_placement: TilePlacement::ByPlayers, ..Options::default() };
    let mut game = set_up(&options, 2, 11);
    hurry(&mut game, |view| view.tiles_to_place == 1);
    // The last tile to place: mines and objectives are two of 24 each, planets one.
    let mut rng = Rng::new(Seed(1));
    let mut mines = 0;
    for _ in 0..3000 {
        let mut world = game.clone();
        world.redeal(Viewer::Seat(Seat(0)), &mut rng);
        let short: Vec<Action> = legal(&world, deciders(&world)[0])
            .into_iter()
            .filter(|action| matches!(action, Action::PlaceTile { hex } if hex.distance(Hex::SOL) <= 5))
            .collect();
        let Some(&Action::PlaceTile { hex }) = short.first() else { panic!("room in the short-range zone") };
        act(&mut world, deciders(&game)[0], [Action::PlaceTile { hex }]);
        let tile = seen(&world).tiles.into_iter().find(|tile| tile.hex == hex).and_then(|tile| tile.tile);
        mines += u32::from(tile.expect("face up") == Tile::Mine);
    }
    assert!((200..300).contains(&mines), "{mines} of 3000; expected 250");
}

#[test]
fn r15_1_no_choice_refusal_or_sentence_depends_on_what_is_hidden() {
    let by_players = Options { tile_placement: TilePlacement::ByPlayers, ..Options::default() };
    let mut rng = Rng::new(Seed(5));
    for (options, seats) in [(Options::default(), 1), (Options::default(), 3), (by_players, 2)] {
        for seed in 0..40 {
            let game: Kepler = suite::position(&options, seats, seed, 9 * seed as u32);
            for seat in Seat::all(seats) {
                let mut other = game.clone();
                other.redeal(Viewer::Seat(seat), &mut rng);
                let tell = |world: &Kepler| {
                    let mut tries = Vec::new();
                    world.attempts(seat, &mut tries);
                    tries.into_iter().map(|action| (action, world.check(seat, &action), world.describe(seat, &action))).collect()
                };
                let (here, there): (Vec<_>, Vec<_>) = (tell(&game), tell(&other));
                assert!(here.len() > 20);
                assert_eq!(here, there, "{seats} seats, seed {seed}, {seat:?}");
            }
        }
    }
}

#[test]
fn r15_2_only_the_set_up_technologies_are_chosen_at_the_same_time() {
    let mut game = set_up(&Options::default(), 4, 11);
    assert_eq!(deciders(&game), [0, 1, 2, 3]);
    hurry(&mut game, |view| {
        assert!(view.step == Phase::SetupTech || view.step == Phase::Over || view.deciders.len() == 1);
        view.step == Phase::Over
    });
}

#[test]
fn r15_3_one_seed_decides_everything_and_every_seed_differs() {
    let deal = |seed| {
        let mut game = set_up(&Options::default(), 3, seed);
        let objectives: Vec<Vec<u8>> = Seat::all(3).map(|seat| game.objectives_of(seat)).collect();
        hurry(&mut game, |view| view.round == 16);
        (objectives, seen(&game).tiles, seen(&game).cards_seen)
    };
    assert_eq!(deal(7), deal(7));
    let (a, b) = (deal(7), deal(8));
    assert!(a.0 != b.0 && a.1 != b.1 && a.2 != b.2);
}

#[test]
fn r15_3_the_first_player_and_the_first_placer_are_drawn_from_all_seats() {
    let options = Options { tile_placement: TilePlacement::ByPlayers, ..Options::default() };
    let mut drawn = BTreeSet::new();
    for seed in 0..120 {
        let mut game = set_up(&options, 3, seed);
        let placer = deciders(&game)[0];
        while let [seat] = deciders(&game)[..]
            && seen(&game).first.is_none()
        {
            let place = legal(&game, seat)[0];
            act(&mut game, seat, [place]);
        }
        drawn.insert((seen(&game).first, placer));
    }
    assert_eq!(drawn.len(), 9, "each independent of the other");
}
