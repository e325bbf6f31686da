//! R17 illegal input.

use kepler_3042::refusals::CODES;
use orrery_engine::rulebook;

use crate::support::solo::*;

/// A code, a position, earlier commands of p0, and the seat and action that are refused.
type Case = (&'static str, &'static str, Vec<Action>, u8, Action);

const MAP: &str = "tiles = [{ hex = [1, -7], kind = 'mine', face = 'down' }, { hex = [2, 0], kind = 'mine', face = 'up' }]";
const COLONY: &str = "p0 = { tech = { IV = 1 }, action_cube = 'space_missions', planets = [{ number = 1, \
                      side = 'terraformed' }, { number = 13 }] }";
const FLEET: &str = "step = 'move'\np0 = { tech = { I = 1 }, ships = [[1, 0]] }";
const MAPPING: [Action; 2] = [Action::Select { space: Space::GalacticMapping }, Action::Track { track: Track::Colonial }];

fn every_code() -> Vec<Case> {
    [turn_codes(), action_codes(), ship_codes(), payment_codes()].concat()
}

fn turn_codes() -> Vec<Case> {
    let burn = |kind| Action::Burn { from: Place::Depot, kind };
    let bonus = |bonus| Action::Bonus { bonus };
    vec![
        ("answer_first", "p0 = { colonial = 1 }", vec![MAPPING[0], MAPPING[1]], 0, Action::End),
        ("not_your_turn", "", vec![], 1, select(Space::SpaceMissions)),
        ("wrong_step", "", vec![], 0, Action::Settle { ship: hex(1, 0) }),
        ("must_finish", MAP, MAPPING.to_vec(), 0, Action::End),
        ("same_action", "", vec![], 0, select(Space::Terraform)),
        ("bonus_not_available", "", vec![select(Space::SpaceMissions)], 0, bonus(Bonus::NeoExploitation)),
        (
            "bonus_used",
            "",
            vec![select(Space::SpaceMissions), bonus(Bonus::CivilModernity), burn(Kind::Energy)],
            0,
            bonus(Bonus::CivilModernity),
        ),
    ]
}

fn action_codes() -> Vec<Case> {
    let exploit = |number, energy, matter| Action::Exploit { card: Card(number), take: Cubes::new(energy, matter, 0) };
    vec![
        ("quantum_limit", "", vec![], 0, Action::Convert { card: EARTH, from: Kind::Energy }),
        ("not_controlled", "", vec![select(Space::SpaceMissions)], 0, Action::Build { card: Card(9), hex: hex(1, 0) }),
        ("earth_not_allowed", COLONY, vec![select(Space::Terraform)], 0, Action::Terraform { card: EARTH }),
        ("duplicate_choice", COLONY, vec![select(Space::PlanetaryExploitation), exploit(1, 1, 0)], 0, exploit(1, 0, 1)),
        ("too_many", COLONY, vec![select(Space::PlanetaryExploitation), exploit(1, 1, 0)], 0, exploit(13, 1, 0)),
        (
            "max_level",
            "p0 = { tech = { I = 4 } }",
            vec![select(Space::TechnologicalDevelopment)],
            0,
            Action::Advance { tech: Tech::I, card: EARTH },
        ),
        ("already_terraformed", COLONY, vec![select(Space::Terraform)], 0, Action::Terraform { card: Card(1) }),
        ("need_technology", COLONY, vec![select(Space::Terraform)], 0, Action::Terraform { card: Card(13) }),
        ("tile_face_up", MAP, MAPPING.to_vec(), 0, Action::Reveal { hex: hex(2, 0) }),
    ]
}

fn ship_codes() -> Vec<Case> {
    let ship = |q, r| Action::Ship { ship: hex(q, r) };
    let fly = |from: (i32, i32), to: &[(i32, i32)]| Action::Fly { path: path(from, to) };
    vec![
        ("no_ship", FLEET, vec![], 0, ship(0, 1)),
        (
            "ship_landed",
            "step = 'move'\ntiles = [{ hex = [2, 0], kind = 'mine', face = 'up' }]\n\
             p0 = { tech = { I = 1 }, ships = [[2, 0]] }",
            vec![],
            0,
            ship(2, 0),
        ),
        ("already_moved", FLEET, vec![ship(1, 0), fly((1, 0), &[(2, 0)])], 0, ship(2, 0)),
        (
            "not_on_planet",
            "p0 = { ships = [[1, 0]] }",
            vec![select(Space::ColonialSettlement)],
            0,
            Action::Settle { ship: hex(1, 0) },
        ),
        (
            "no_marker",
            "tiles = [{ hex = [1, 1], kind = 'planet', number = 1, face = 'up' }]\n\
             p0 = { ships = [[1, 1]], planets = [{ number = 2 }, { number = 4 }, { number = 5 }, { number = 6 }, \
             { number = 7 }] }",
            vec![select(Space::ColonialSettlement)],
            0,
            Action::Settle { ship: hex(1, 1) },
        ),
        ("illegal_hex", "", vec![select(Space::SpaceMissions)], 0, Action::Build { card: EARTH, hex: hex(2, 0) }),
        ("illegal_path", FLEET, vec![ship(1, 0)], 0, fly((1, 0), &[(0, 0)])),
        ("too_far", FLEET, vec![ship(1, 0)], 0, fly((1, 0), &[(2, 0), (3, 0)])),
    ]
}

fn payment_codes() -> Vec<Case> {
    let bonus = |bonus| Action::Bonus { bonus };
    vec![
        (
            "mixed_planets",
            "p0 = { tech = { III = 2 }, planets = [{ number = 5 }] }",
            vec![select(Space::EnergyAccumulation), produce(0, 2, 0, 0)],
            0,
            produce(5, 2, 0, 0),
        ),
        (
            "nothing_to_burn",
            "",
            vec![select(Space::SpaceMissions), bonus(Bonus::CivilModernity)],
            0,
            Action::Burn { from: Place::Card(EARTH), kind: Kind::Antimatter },
        ),
        (
            "insufficient_resources",
            "p0 = { earth = {} }",
            vec![select(Space::SpaceMissions)],
            0,
            Action::Build { card: EARTH, hex: hex(1, 0) },
        ),
        (
            "not_available",
            "step = 'withdraw'\ntiles = [{ hex = [2, 0], kind = 'mine', face = 'up' }]\np0 = { ships = [[2, 0]] }",
            vec![],
            0,
            Action::Withdraw { ship: hex(2, 0), regenerate: Some(Kind::Energy) },
        ),
        ("no_effect", "p0 = { colonial = 20 }", vec![select(Space::SpaceMissions)], 0, bonus(Bonus::CivilModernity)),
    ]
}

#[test]
fn r17_every_code_is_given_and_leaves_the_state_unchanged() {
    let cases = every_code();
    assert_eq!(cases.iter().map(|case| case.0).collect::<BTreeSet<_>>().len(), 29, "the table of R17");
    for (code, given, before, seat, action) in cases {
        let mut game = position(given);
        act(&mut game, 0, before);
        let unchanged = game.clone();
        let refused = game.apply(Seat(seat), &action, &mut Silent).map_err(|illegal| illegal.code);
        assert_eq!(refused.map(|_| ()), Err(code), "{action:?}");
        assert_eq!(game, unchanged, "{code}");
        assert!(!legal(&game, seat).contains(&action), "{code}: what is refused is not listed");
    }
}

#[test]
fn r17_refusals_rank_in_the_order_of_the_table() {
    for (language, markdown) in Kepler::META.rules {
        let rules = rulebook::rules(markdown);
        let table = rules.iter().find(|rule| rule.number == "R17").unwrap_or_else(|| panic!("{language}: R17"));
        let codes: Vec<&str> = table.rows().iter().map(|row| row[0].trim_matches('`')).collect();
        assert_eq!(codes, CODES, "{language}");
    }
}

#[test]
fn r17_an_open_question_counts_before_everything() {
    let mut game = position("p0 = { colonial = 1 }");
    act(&mut game, 0, [select(Space::GalacticMapping), Action::Track { track: Track::Colonial }]);
    for action in
        [select(Space::GalacticMapping), Action::End, Action::Build { card: Card(9), hex: Hex::OFF }, produce(0, 1, 0, 0)]
    {
        assert_eq!(refusal(&game, 0, action), "answer_first", "{action:?}");
        assert_eq!(refusal(&game, 1, action), "not_your_turn", "{action:?}: everybody but the head of the queue");
    }
    assert_eq!(refusal(&game, 1, produce(0, 0, 1, 0)), "not_your_turn", "also for what would be the answer");
}

#[test]
fn r17_whose_turn_it_is_counts_before_the_step() {
    let game = position("");
    assert_eq!(refusal(&game, 1, Action::Withdraw { ship: hex(1, 0), regenerate: None }), "not_your_turn");
    assert_eq!(refusal(&game, 0, Action::Withdraw { ship: hex(1, 0), regenerate: None }), "wrong_step");
}

#[test]
fn r17_the_step_counts_before_the_content() {
    let mut game = position("p0 = { tech = { I = 4 } }");
    assert_eq!(refusal(&game, 0, Action::Advance { tech: Tech::I, card: Card(9) }), "wrong_step", "no space chosen");
    act(&mut game, 0, [select(Space::SpaceMissions)]);
    assert_eq!(refusal(&game, 0, Action::Advance { tech: Tech::I, card: Card(9) }), "wrong_step", "another space");
    assert_eq!(refusal(&game, 0, select(Space::SpaceMissions)), "wrong_step", "the cube is moved");
    act(&mut game, 0, [Action::End]);
    assert_eq!(refusal(&game, 0, Action::Build { card: Card(9), hex: hex(0, 0) }), "wrong_step", "the step is left");
    act(&mut game, 0, [Action::End]);
    assert_eq!(refusal(&game, 0, Action::Bonus { bonus: Bonus::NeoExploitation }), "wrong_step");
}

#[test]
fn r17_must_finish_counts_before_the_bonus_action() {
    let mut game = position("tiles = [{ hex = [1, -7], kind = 'mine', face = 'down' }]");
    act(&mut game, 0, [select(Space::GalacticMapping), Action::Track { track: Track::Colonial }]);
    assert_eq!(refusal(&game, 0, Action::Bonus { bonus: Bonus::NeoExploitation }), "must_finish");
}

#[test]
fn r17_later_codes_yield_to_earlier_ones() {
    let planets = "planets = [{ number = 1 }, { number = 21, side = 'terraformed' }]";
    let mut game = position(&format!(
        "p0 = {{ tech = {{ IV = 1 }}, action_cube = 'space_missions', {planets}, \
                                      depot = {{}} }}"
    ));
    act(&mut game, 0, [select(Space::Terraform)]);
    assert_eq!(refusal(&game, 0, Action::Terraform { card: Card(21) }), "already_terraformed", "before the level and the cost");
    assert_eq!(refusal(&game, 0, Action::Terraform { card: Card(5) }), "not_controlled");
    let mut game = position("p0 = { ships = [[1, 0], [0, 1], [-1, 0]], earth = {} }");
    act(&mut game, 0, [select(Space::SpaceMissions)]);
    assert_eq!(refusal(&game, 0, Action::Build { card: EARTH, hex: hex(1, 0) }), "no_ship", "before the hex and the cost");
    let mut game = position("p0 = { earth = {} }");
    act(&mut game, 0, [select(Space::SpaceMissions)]);
    assert_eq!(refusal(&game, 0, Action::Build { card: EARTH, hex: hex(5, 0) }), "illegal_hex", "before the cost");
    let five = "planets = [{ number = 2 }, { number = 4 }, { number = 5 }, { number = 6 }, { number = 7 }]";
    let mut game = position(&format!(
        "tiles = [{{ hex = [1, 1], kind = 'planet', number = 26, face = 'up' }}]\np0 = {{ ships = [[1, 1]], {five} }}"
    ));
    act(&mut game, 0, [select(Space::ColonialSettlement)]);
    assert_eq!(refusal(&game, 0, Action::Settle { ship: hex(1, 1) }), "no_marker", "before the technology");
}

#[test]
fn r17_a_forbidden_hex_counts_before_the_length_of_the_path() {
    let game = position("step = 'move'\np0 = { tech = { I = 4 }, ships = [[1, 0]] }");
    let check = |path: &[(i32, i32)]| {
        let hexes: Vec<Hex> = path.iter().map(|&(q, r)| hex(q, r)).collect();
        game.check_move(Seat(0), hex(1, 0), &hexes).map_err(|illegal| illegal.code)
    };
    let around = [(2, 0), (1, 0)].repeat(4);
    assert_eq!(check(&[&around[..], &[(2, 0), (1, 0)]].concat()), Err("too_far"), "ten steps");
    assert_eq!(check(&[&around[..], &[(2, 0), (2, 1)]].concat()), Err("illegal_path"), "the tenth step leads into a star");
    assert_eq!(check(&[&[(0, 0), (1, 0)], &around[..]].concat()), Err("illegal_path"), "ten steps, the first into Sol");
}
