//! R19 decisions as steps.

use orrery_engine::Table;
use orrery_engine::shortcuts::{Pass, Shortcuts, shortcuts, untouched};

use crate::support::solo::*;

#[test]
fn r19_1_set_up_offers_the_ten_pairs() {
    let game = set_up(&Options::default(), 2, 1);
    let pairs: BTreeSet<[Tech; 2]> = (legal(&game, 1).into_iter())
        .map(|action| if let Action::SetupTech { techs } = action { techs } else { panic!("{action:?}") })
        .collect();
    assert_eq!(pairs.len(), 10);
    assert!(pairs.iter().all(|[first, second]| first < second));
}

#[test]
fn r19_1_the_action_space_is_one_of_the_eight_others() {
    for space in Space::ALL {
        let game = position(&format!("p0 = {{ action_cube = '{}' }}", space.id()));
        let others: Vec<Action> = Space::ALL.into_iter().filter(|&other| other != space).map(select).collect();
        assert_eq!(legal(&game, 0), others);
    }
}

/// What is listed on an action space, apart from leaving it and bonus actions.
fn offered(given: &str, space: Space) -> Vec<Action> {
    let mut game = position(given);
    act(&mut game, 0, [select(space)]);
    let other = |action: &Action| matches!(action, Action::End | Action::Bonus { .. });
    assert!(legal(&game, 0).contains(&Action::End), "every action may be left out");
    legal(&game, 0).into_iter().filter(|action| !other(action)).collect()
}

#[test]
fn r19_1_space_missions_lists_paying_card_and_hex() {
    let given = "tiles = [{ hex = [3, 1], kind = 'planet', number = 19, face = 'up' }]\n\
                 p0 = { planets = [{ number = 19, cubes = { energy = 1, matter = 1 } }], ships = [[1, 0]] }";
    let found: BTreeSet<(u8, Hex)> = (offered(given, Space::SpaceMissions).into_iter())
        .map(|action| if let Action::Build { card, hex } = action { (card.0, hex) } else { panic!("{action:?}") })
        .collect();
    let sol = [(1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)].map(|(q, r)| (0, hex(q, r)));
    // [2, 1] is the star Ross 128.
    let planet = [(4, 1), (4, 0), (3, 0), (2, 2), (3, 2)].map(|(q, r)| (19, hex(q, r)));
    assert_eq!(found, sol.into_iter().chain(planet).collect());
}

#[test]
fn r19_1_settlement_lists_landed_ships_that_may_settle() {
    let tiles = "tiles = [{ hex = [1, 1], kind = 'planet', number = 1, face = 'up' }, { hex = [-4, 0], kind = 'planet', \
                 number = 26, face = 'up' }]";
    let ships = "ships = [[1, 1], [-4, 0], [1, 0]]";
    let settle = |q, r| Action::Settle { ship: hex(q, r) };
    assert_eq!(offered(&format!("{tiles}\np0 = {{ {ships} }}"), Space::ColonialSettlement), [settle(1, 1)]);
    assert_eq!(
        offered(&format!("{tiles}\np0 = {{ {ships}, tech = {{ V = 3 }} }}"), Space::ColonialSettlement),
        [settle(1, 1), settle(-4, 0)]
    );
}

#[test]
fn r19_1_development_lists_technology_and_paying_card() {
    let given = "p0 = { earth = { energy = 1 }, planets = [{ number = 1, cubes = { matter = 1 } }, { number = 2, \
                 cubes = { energy = 1, matter = 1 } }] }";
    let found: BTreeSet<(Tech, u8)> = (offered(given, Space::TechnologicalDevelopment).into_iter())
        .map(|action| if let Action::Advance { tech, card } = action { (tech, card.0) } else { panic!("{action:?}") })
        .collect();
    let energy = [Tech::I, Tech::IV, Tech::V].into_iter().flat_map(|tech| [(tech, 0), (tech, 2)]);
    let matter = [Tech::II, Tech::III].into_iter().flat_map(|tech| [(tech, 1), (tech, 2)]);
    assert_eq!(found, energy.chain(matter).collect());
}

#[test]
fn r19_1_terraform_lists_the_cards_that_can_be_flipped() {
    let given = "p0 = { action_cube = 'space_missions', tech = { IV = 2 }, planets = [{ number = 1, cubes = { matter = 1 } }, \
                 { number = 2 }, { number = 13, cubes = { energy = 3, matter = 3 } }, { number = 6, side = 'terraformed', \
                 cubes = { matter = 2 } }] }";
    assert_eq!(offered(given, Space::Terraform), [Action::Terraform { card: Card(1) }]);
}

#[test]
fn r19_1_mapping_lists_two_tracks_then_the_face_down_tiles() {
    let tiles = "tiles = [{ hex = [1, -7], kind = 'mine', face = 'down' }, { hex = [0, 6], kind = 'mine', face = 'down' }, \
                 { hex = [2, 0], kind = 'mine', face = 'up' }]";
    assert_eq!(offered(tiles, Space::GalacticMapping), Track::ALL.map(|track| Action::Track { track }));
    let mut game = position(tiles);
    act(&mut game, 0, [select(Space::GalacticMapping), Action::Track { track: Track::Technology }]);
    assert_eq!(legal(&game, 0), [Action::Reveal { hex: hex(1, -7) }, Action::Reveal { hex: hex(0, 6) }], "and nothing else");
    act(&mut game, 0, [Action::Reveal { hex: hex(0, 6) }]);
    assert_eq!(seen(&game).tiles.iter().filter(|tile| tile.tile.is_some()).count(), 2, "shown before the next choice");
    assert_eq!(legal(&game, 0), [Action::Reveal { hex: hex(1, -7) }]);
}

#[test]
fn r19_1_production_lists_card_and_amount() {
    let given = "p0 = { tech = { III = 1, V = 1 }, planets = [{ number = 5 }] }";
    let energy = [produce(0, 2, 0, 0), produce(0, 1, 0, 0), produce(5, 2, 0, 0), produce(5, 1, 0, 0)];
    assert_eq!(offered(given, Space::EnergyAccumulation), energy);
    assert_eq!(offered(given, Space::AntimatterGeneration), [produce(0, 0, 0, 1), produce(5, 0, 0, 1)]);
}

#[test]
fn r19_1_exploitation_lists_planet_and_every_amount_available() {
    // Planet 13 shows 1 E + 2 M, planet 16 3 E; one energy is in the depot.
    let given = "p0 = { tech = { IV = 3 }, planets = [{ number = 13 }, { number = 16 }], earth = { energy = 6 }, \
                 depot = { energy = 1, matter = 7 } }";
    let take = |number, energy, matter| Action::Exploit { card: Card(number), take: Cubes::new(energy, matter, 0) };
    let all = [take(13, 1, 2), take(13, 1, 1), take(13, 1, 0), take(13, 0, 2), take(13, 0, 1), take(16, 1, 0)];
    assert_eq!(offered(given, Space::PlanetaryExploitation), all);
}

#[test]
fn r19_1_a_bonus_action_asks_for_its_cube_and_its_target() {
    let mut game = position(
        "p0 = { planets = [{ number = 5, cubes = { antimatter = 1 } }], depot = { energy = 4, matter = 4, antimatter = 2 } }",
    );
    act(&mut game, 0, [select(Space::ColonialSettlement), Action::Bonus { bonus: Bonus::TechnicalEvolution }]);
    let cube = |from, kind| Action::Burn { from, kind };
    let depot = Kind::ALL.map(|kind| cube(Place::Depot, kind));
    let cards = [(EARTH, Kind::Energy), (EARTH, Kind::Matter), (Card(5), Kind::Antimatter)]
        .map(|(card, kind)| cube(Place::Card(card), kind));
    assert_eq!(legal(&game, 0), depot.into_iter().chain(cards).collect::<Vec<_>>());
    act(&mut game, 0, [depot[0]]);
    assert_eq!(legal(&game, 0), [produce(0, 0, 0, 1), produce(5, 0, 0, 1)]);
}

#[test]
fn r19_1_free_powers_are_listed_while_the_limit_allows() {
    let mut game =
        position("p0 = { tech = { II = 1 }, earth = { energy = 1 }, planets = [{ number = 5, cubes = { matter = 1 } }] }");
    let convert = |card, from| Action::Convert { card: Card(card), from };
    let displace = |from, to, kind| Action::Displace { from: Card(from), to: Card(to), kind };
    let powers = |game: &Kepler| -> Vec<Action> {
        legal(game, 0).into_iter().filter(|action| !matches!(action, Action::Select { .. })).collect()
    };
    let conversions = [convert(0, Kind::Energy), convert(5, Kind::Matter)];
    assert_eq!(powers(&game), [conversions[0], conversions[1], displace(0, 5, Kind::Energy), displace(5, 0, Kind::Matter)]);
    act(&mut game, 0, [displace(0, 5, Kind::Energy)]);
    assert_eq!(powers(&game), [convert(5, Kind::Energy), convert(5, Kind::Matter)]);
    act(&mut game, 0, [convert(5, Kind::Energy)]);
    assert_eq!(powers(&game), []);
}

#[test]
fn r19_1_withdraw_lists_ships_with_what_a_mine_regenerates() {
    let game = position(
        "step = 'withdraw'\ntiles = [{ hex = [2, 0], kind = 'mine', face = 'up' }]\n\
         p0 = { ships = [[2, 0], [1, 0]], well = { matter = 1 } }",
    );
    let withdraw = |q, r, regenerate| Action::Withdraw { ship: hex(q, r), regenerate };
    assert_eq!(legal(&game, 0), [withdraw(2, 0, Some(Kind::Matter)), withdraw(2, 0, None), withdraw(1, 0, None), Action::End]);
}

#[test]
fn r19_2_single_answers_are_not_asked_and_options_one_by_one() {
    let game = card_step("card = 'scholarships'\np0 = { technology = 8 }\np1 = { technology = 12 }");
    assert_eq!((seen(&game).round, seen(&game).players[0].track[1]), (2, 10), "a given track needs no answer");
    let mut game = card_step("card = 'extraterrestrial-knowledge'\np0 = { tech = { I = 2 } }");
    act(&mut game, 0, [Action::Learn { tech: Tech::I }]);
    for left in [3, 2, 1] {
        assert!(legal(&game, 0).iter().all(|action| matches!(action, Action::Burn { .. })), "{left} to burn");
        act(&mut game, 0, [Action::Burn { from: Place::Depot, kind: Kind::Energy }]);
    }
    assert_eq!(deciders(&game), [1]);
}

/// A crowded corner of the map for movement.
const CROWD: &str = "step = 'move'\ntiles = [{ hex = [2, -1], kind = 'objective', face = 'up' }, { hex = [3, -2], \
                     kind = 'objective', face = 'up' }, \
                     { hex = [1, 2], kind = 'planet', number = 1, face = 'up' }, \
                     { hex = [-1, 2], kind = 'mine', face = 'down' }, \
                     { hex = [4, 0], kind = 'mine', face = 'up' }, { hex = [0, -2], kind = 'planet', number = 2, \
                     face = 'up', marker = 'p1' }]";

#[test]
fn r19_3_the_list_holds_every_end_with_every_set_of_objectives_once_by_a_shortest_path() {
    for (level, range) in [(1, 1), (2, 3)] {
        let mut game = position(&format!(
            "{CROWD}\np0 = {{ tech = {{ I = {level} }}, ships = [[1, 0], [0, 1]] }}\np1 = {{ ships = [[1, -1], [4, -2]] }}"
        ));
        act(&mut game, 0, [Action::Ship { ship: hex(1, 0) }]);
        let mut shortest: BTreeMap<(Hex, Vec<Hex>), usize> = BTreeMap::new();
        all_paths(hex(1, 0), vec![], range, &mut shortest);
        let mut listed: BTreeMap<(Hex, Vec<Hex>), usize> = BTreeMap::new();
        for action in legal(&game, 0) {
            let Action::Fly { path } = action else { panic!("{action:?}") };
            let hexes: Vec<Hex> = path.hexes(hex(1, 0)).collect();
            assert_eq!(listed.insert(arrival(&hexes), hexes.len()), None, "once each");
        }
        assert_eq!(listed, shortest, "range {range}");
        assert_eq!(listed.keys().any(|(_, taken)| taken.len() == 2), range > 1);
    }
}

fn arrival(path: &[Hex]) -> (Hex, Vec<Hex>) {
    let objectives: BTreeSet<Hex> = path.iter().copied().filter(|&at| at == hex(2, -1) || at == hex(3, -2)).collect();
    (*path.last().expect("a step"), objectives.into_iter().collect())
}

/// Every legal path, found by trying all.
fn all_paths(at: Hex, path: Vec<Hex>, range: usize, shortest: &mut BTreeMap<(Hex, Vec<Hex>), usize>) {
    if path.len() == range {
        return;
    }
    for &next in at.around().iter().filter(|next| next.is_on_map()) {
        let walls = [(0, 0), (2, 1), (-1, 2), (0, -2), (4, -3), (1, -4), (-3, 0), (-2, 3)].map(|(q, r)| hex(q, r));
        let landings = [hex(1, 2), hex(4, 0)];
        let ships = [hex(0, 1), hex(1, -1), hex(4, -2)];
        if walls.contains(&next) {
            continue;
        }
        let path: Vec<Hex> = path.iter().copied().chain([next]).collect();
        if !ships.contains(&next) {
            let best = shortest.entry(arrival(&path)).or_insert(path.len());
            *best = path.len().min(*best);
        }
        if !landings.contains(&next) {
            all_paths(next, path, range, shortest);
        }
    }
}

#[test]
fn r19_3_any_legal_path_is_accepted_not_only_a_listed_one() {
    let mut game = position(&format!("{CROWD}\np0 = {{ tech = {{ I = 2 }}, ships = [[1, 0]] }}"));
    let detour = path((1, 0), &[(2, -1), (1, 0), (2, -1)]);
    act(&mut game, 0, [Action::Ship { ship: hex(1, 0) }]);
    assert!(!legal(&game, 0).contains(&Action::Fly { path: detour }));
    act(&mut game, 0, [Action::Fly { path: detour }]);
    assert_eq!(
        (&seen(&game).players[0].ships, seen(&game).players[0].track[0]),
        (&vec![hex(2, -1)], 1),
        "the objective counts once"
    );
}

#[test]
fn r19_3_icons_of_a_path_are_answered_after_it_then_the_batch_goes_on() {
    let mut game = position(&format!("{CROWD}\np0 = {{ tech = {{ I = 2 }}, colonial = 1, ships = [[1, 0], [0, 1]] }}"));
    fly(&mut game, 0, (1, 0), &[(2, -1), (3, -2), (4, -2)]);
    assert_eq!((pending(&game), seen(&game).players[0].track[0]), (vec!["p0 matter".to_owned()], 3));
    act(&mut game, 0, [Action::Decline]);
    assert_eq!(legal(&game, 0), [Action::Ship { ship: hex(0, 1) }, Action::End], "back to the next ship");
}

#[test]
fn r19_4_every_amount_in_between_is_accepted() {
    let mut game = position("p0 = { tech = { III = 4 }, earth = {}, depot = { energy = 7 } }");
    act(&mut game, 0, [select(Space::EnergyAccumulation)]);
    for n in 1..=7 {
        let mut less = game.clone();
        act(&mut less, 0, [produce(0, n, 0, 0)]);
        assert_eq!(seen(&less).players[0].cards[0].cubes, Cubes::new(n, 0, 0));
    }
    assert_eq!(refusal(&game, 0, produce(0, 8, 0, 0)), "too_many");
}

// Shortcuts through a turn: what a client need not ask

fn shortcuts_of(game: &Kepler) -> Shortcuts<Action> {
    shortcuts(game, Seat(0))
}

/// A player without cubes and ships: nothing can be paid, moved or withdrawn.
const IDLE: &str = "p0 = { earth = {}, depot = {} }";

#[test]
fn r19_1_a_step_in_which_nothing_is_possible_is_passed_without_asking() {
    let mut game = position(IDLE);
    assert_eq!(shortcuts_of(&game), Shortcuts { forced: None, pass: None }, "the action space must be chosen");
    act(&mut game, 0, [select(Space::SpaceMissions)]);
    for step in [Phase::Main, Phase::Bonus, Phase::Move] {
        assert_eq!((seen(&game).step, shortcuts_of(&game).forced), (step, Some(Action::End)));
        act(&mut game, 0, [Action::End]);
    }
    assert_eq!((seen(&game).step, shortcuts_of(&game).forced), (Phase::Withdraw, None), "the end of a turn is always asked");
}

#[test]
fn r19_1_free_powers_do_not_stop_at_an_empty_step_because_they_stay_possible() {
    let mut game = position("p0 = { tech = { II = 4 } }");
    act(&mut game, 0, [select(Space::ColonialSettlement), Action::End, Action::End]);
    assert!(legal(&game, 0).iter().any(|action| matches!(action, Action::Convert { .. })), "{:?}", legal(&game, 0));
    assert_eq!((seen(&game).step, shortcuts_of(&game).forced), (Phase::Move, Some(Action::End)));
}

#[test]
fn r19_1_the_passes_that_end_a_turn_are_counted_and_say_whether_they_forgo_anything() {
    let mut game = position(IDLE);
    act(&mut game, 0, [select(Space::SpaceMissions)]);
    assert_eq!(shortcuts_of(&game).pass, Some(Pass { action: Action::End, count: 4, through: 4 }));
    // A ship can be withdrawn, but cannot move.
    let mut game = position("p0 = { ships = [[1, 0]] }");
    act(&mut game, 0, [select(Space::SpaceMissions)]);
    assert_eq!(shortcuts_of(&game).pass, Some(Pass { action: Action::End, count: 4, through: 3 }));
    act(&mut game, 0, [Action::End, Action::End, Action::End]);
    assert_eq!(shortcuts_of(&game).pass, Some(Pass { action: Action::End, count: 1, through: 1 }));
}

#[test]
fn r19_1_bonus_actions_declined_with_the_main_action_are_not_asked_for_again() {
    let bonus = |action: &Action| matches!(action, Action::Bonus { .. });
    let mut game = position("p0 = { depot = { energy = 2 } }");
    act(&mut game, 0, [select(Space::ColonialSettlement)]);
    assert!(legal(&game, 0).iter().any(bonus));
    assert_eq!(shortcuts_of(&game).pass, Some(Pass { action: Action::End, count: 4, through: 4 }), "nothing new until the end");
    // The step itself is a question all the same, such as after the first of two bonus actions.
    act(&mut game, 0, [Action::End]);
    assert!(seen(&game).step == Phase::Bonus && legal(&game, 0).iter().any(bonus));
    assert_eq!(shortcuts_of(&game).forced, None);
}

#[test]
fn r19_1_a_movement_after_a_main_action_that_moves_ships_is_asked_for() {
    let mut game = position("p0 = { ships = [[1, 0]], tech = { I = 1 } }");
    act(&mut game, 0, [select(Space::StellarPropulsion)]);
    assert!(legal(&game, 0).iter().any(|action| matches!(action, Action::Ship { .. })), "in the main action, too");
    assert_eq!(shortcuts_of(&game).pass.map(|pass| pass.through), Some(2), "the same ship can move again");
}

#[test]
fn r19_1_what_must_be_finished_cannot_be_passed() {
    let mut game =
        position("tiles = [{ hex = [3, 1], kind = 'mine', face = 'down' }, { hex = [-4, 0], kind = 'mine', face = 'down' }]");
    act(&mut game, 0, [select(Space::GalacticMapping)]);
    let track = legal(&game, 0)[0];
    act(&mut game, 0, [track]);
    assert_eq!(shortcuts_of(&game).pass, None, "two tiles are still to be turned up");
}

#[test]
fn r19_1_a_chosen_action_is_untouched_until_something_is_done_in_it() {
    let decided = |actions: &[fn(&Action) -> bool]| {
        let mut table = Table::from_position(position("p0 = { depot = { energy = 2 } }"));
        for wanted in actions {
            let action = legal(table.state(), 0).into_iter().find(wanted).expect("it is offered");
            table.apply(Seat(0), &action, &mut Silent).expect("it is legal");
        }
        untouched(&table, Seat(0))
    };
    let missions = |action: &Action| *action == select(Space::SpaceMissions);
    let built = |action: &Action| matches!(action, Action::Build { .. });
    let ended = |action: &Action| *action == Action::End;
    assert!(!decided(&[]), "nothing is chosen");
    assert!(decided(&[missions]));
    assert!(!decided(&[missions, built]));
    assert!(!decided(&[missions, ended]), "the bonus actions were not chosen");
}
