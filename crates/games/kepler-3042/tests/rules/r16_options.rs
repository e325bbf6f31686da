//! R16 table options.

use crate::support::course::*;

// R16 Table options

#[test]
fn r16_options_and_their_values() {
    let specs = Kepler::option_specs();
    let spec = |id: &str| specs.iter().find(|spec| spec.id == id).unwrap_or_else(|| panic!("{id}"));
    let words = |kind: &OptionKind| match kind {
        OptionKind::Choice { values, default } => (values.join(" "), default.clone()),
        OptionKind::Number { min, max, default } => (format!("{min}-{max}"), default.map_or_else(String::new, |n| n.to_string())),
    };
    let campaigns = "galaxy-edge children-of-progress sagittarius-a hybrid-civilisation superior-progeny";
    for (id, values, default, players) in [
        ("objective_set", "standard advanced", "standard", &[2, 3, 4][..]),
        ("tile_placement", "random by_players", "random", &[2, 3, 4]),
        ("campaign", campaigns, "galaxy-edge", &[1]),
        ("campaign_level", "1-4", "1", &[1]),
    ] {
        assert_eq!(words(&spec(id).kind), (values.to_owned(), default.to_owned()), "{id}");
        assert_eq!(spec(id).players, players, "{id}");
    }
}

#[test]
fn r16_options_for_another_number_of_players_change_nothing() {
    let ignore = |options: Options, seats| {
        let game = Kepler::setup(&options, seats, Seed(1)).unwrap_or_else(|refused| panic!("{seats}: {options:?}: {refused}"));
        assert_eq!(game, setup(seats, 1), "{seats}: {options:?}");
    };
    ignore(Options { objective_set: ObjectiveSet::Advanced, ..Options::default() }, 1);
    ignore(Options { tile_placement: TilePlacement::ByPlayers, ..Options::default() }, 1);
    for seats in 2..=4 {
        ignore(Options { campaign: CampaignId::SagittariusA, ..Options::default() }, seats);
        ignore(Options { campaign_level: 2, ..Options::default() }, seats);
        ignore(Options { campaign_level: 9, previous_score: Some(90), ..Options::default() }, seats);
    }
}

#[test]
fn r16_levels_and_player_counts_that_do_not_exist_are_refused() {
    for level in [0, 5] {
        let options = Options { campaign_level: level, previous_score: Some(90), ..Options::default() };
        assert!(Kepler::setup(&options, 1, Seed(1)).is_err(), "level {level}");
    }
    for seats in [0, 5] {
        assert!(Kepler::setup(&Options::default(), seats, Seed(1)).is_err(), "{seats} seats");
    }
}

#[test]
fn r16_unknown_options_and_values_are_refused() {
    let read = serde_json::from_str::<Options>;
    assert!(read(r#"{ "objective_set": "advanced", "tile_placement": "by_players" }"#).is_ok());
    for text in [r#"{ "objectives": "advanced" }"#, r#"{ "objective_set": "expert" }"#, r#"{ "action_board_side": ["C"] }"#] {
        assert!(read(text).is_err(), "{text}");
    }
}

#[test]
fn r16_sides_of_the_action_board_are_cosmetic_and_a_seat_without_one_has_a() {
    let options: Options = serde_json::from_str(r#"{ "action_board_side": ["B", "A"] }"#).unwrap();
    let (mut flipped, mut plain) = (Kepler::setup(&options, 2, Seed(5)).unwrap(), setup(2, 5));
    let side = |game: &Kepler, seat: usize| seen(game).players[seat].action_board_side.id();
    let (three, one) = (Kepler::setup(&options, 3, Seed(5)).unwrap(), Kepler::setup(&options, 1, Seed(5)).unwrap());
    assert_eq!([side(&three, 0), side(&three, 2), side(&one, 0)], ["B", "A", "B"]);
    assert_eq!([side(&flipped, 0), side(&flipped, 1)], ["B", "A"]);
    assert_eq!([side(&plain, 0), side(&plain, 1)], ["A", "A"]);
    for decision in 0..300 {
        let Some(&seat) = deciders(&plain).first() else { break };
        let actions = legal(&plain, seat);
        assert_eq!(legal(&flipped, seat), actions);
        let action = actions[decision * 13 % actions.len()];
        act(&mut plain, seat, [action]);
        act(&mut flipped, seat, [action]);
    }
}
