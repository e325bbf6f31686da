//! R5 the pool, R6 tracks.

use std::collections::HashSet;

use orrery_engine::shortcuts::shortcuts;
use orrery_engine::{Game, Rng, Seat, Seed, Silent};
use planet_unknown::position::{ME, Position};
use planet_unknown::{Abilities, Action, Boards, Options, PlanetUnknown, Switch, Term, Track, Tracks};

use crate::support::*;

#[test]
fn r5_1_icons_are_resolved_in_either_order() {
    let mut position = plain();
    position.push(Term::Advance(Track::Civ));
    position.push(Term::Advance(Track::Rover));
    position.run_pending();
    let orders = [Term::Advance(Track::Civ), Term::Advance(Track::Rover)].map(|effect| Action::Resolve { effect });
    assert_eq!(mine(&position), orders);
    assert_eq!(refused(&position, Action::Resolve { effect: Term::Synergy }), ("R5.1", "not_in_pool"));
}

#[test]
fn r5_2_mandatory_effects_cannot_be_declined() {
    let mut position = plain();
    position.push(Term::Synergy);
    position.run_pending();
    assert_eq!(refused(&position, Action::Decline), ("R5.2", "mandatory"));
}

#[test]
fn r5_3_a_new_technology_works_at_once() {
    // Movement gained before level 3 and used after it is one larger.
    let mut position = plain();
    cube(&mut position, Track::Tech, 6);
    position.put_rovers(&[at(5, 5)]);
    position.push(Term::Movement(1));
    position.begin(Term::Advance(Track::Tech));
    position.run_pending();
    assert_eq!(position.movement_left(), 2);
}

#[test]
fn r5_4_movement_is_used_in_one_go() {
    let mut position = plain();
    position.put_rovers(&[at(5, 5), at(7, 7)]);
    position.push(Term::Synergy);
    position.push(Term::Movement(2));
    act(&mut position, Action::Resolve { effect: Term::Movement(2) });
    act(&mut position, Action::StepRover { rover: 0, to: at(5, 4) });
    assert_eq!(refused(&position, Action::Resolve { effect: Term::Synergy }), ("R18", "not_asked"));
    act(&mut position, Action::StepRover { rover: 1, to: at(7, 6) });
    assert_eq!(position.task(), Some(Term::Synergy), "the movement is over, the lone effect begins");
}

#[test]
fn r5_5_impossible_effects_wait_and_are_dropped_at_last() {
    // No rover and no tile: the rover milestone is impossible until something changes.
    let mut position = plain();
    position.push(Term::Rover);
    position.push(Term::Advance(Track::Civ));
    position.run_pending();
    act(&mut position, Action::Resolve { effect: Term::Advance(Track::Civ) });
    assert!(position.pool().is_empty() && row(&position, Track::Civ) == 1);
}

#[test]
fn r5_6_a_turn_cannot_end_with_effects_waiting() {
    let mut position = plain();
    position.push(Term::Synergy);
    position.push(Term::Advance(Track::Civ));
    position.run_pending();
    assert_eq!(refused(&position, Action::Confirm), ("R5.6", "pool_not_empty"));
}

#[test]
fn r6_1_every_token_of_a_position_is_claimed() {
    let mut position = plain();
    cube(&mut position, Track::Rover, 5);
    position.begin(Term::Advance(Track::Rover));
    assert_eq!(position.pool(), [Term::Rover, Term::Movement(2)]);
}

#[test]
fn r6_2_the_top_gives_nothing_more_but_movement_on_the_rover_track() {
    let mut position = plain();
    cube(&mut position, Track::Civ, 15);
    cube(&mut position, Track::Rover, 15);
    assert!(!position.is_possible(Term::Advance(Track::Civ)));
    position.begin(Term::Advance(Track::Rover));
    assert_eq!((position.pool(), row(&position, Track::Rover)), (&[Term::Movement(4)][..], 15));
}

#[test]
fn r6_3_regress_claims_nothing_and_loses_levels() {
    let mut position = plain();
    cube(&mut position, Track::Tech, 3);
    assert_eq!(position.board().levels(), 1);
    position.begin(Term::Regress { tracks: Tracks::ALL, steps: 1 });
    act(&mut position, Action::ChooseCube { cube: Track::Tech });
    assert_eq!((position.board().levels(), position.pool().len()), (0, 0));
    position.begin(Term::Advance(Track::Tech));
    assert_eq!(position.board().levels(), 1);
}

#[test]
fn r6_4_a_synergy_boost_may_advance_any_cube() {
    let mut position = plain();
    cube(&mut position, Track::Water, 15);
    position.begin(Term::Synergy);
    let cubes = [Track::Civ, Track::Biomass, Track::Rover, Track::Tech].map(|cube| Action::ChooseCube { cube });
    assert_eq!(mine(&position), cubes);
    assert_eq!(refused(&position, Action::ChooseCube { cube: Track::Water }), ("R6.5", "cube_cannot_move"));
}

#[test]
fn r6_5_different_cubes_and_as_many_as_can_move() {
    let mut position = plain();
    position.begin(Term::AdvanceCubes { cubes: 2, steps: 1 });
    act(&mut position, Action::ChooseCube { cube: Track::Civ });
    assert_eq!(refused(&position, Action::ChooseCube { cube: Track::Civ }), ("R6.5", "cube_chosen_twice"));
    let mut full = plain();
    [Track::Civ, Track::Water, Track::Biomass, Track::Tech].into_iter().for_each(|track| cube(&mut full, track, 15));
    full.begin(Term::AdvanceCubes { cubes: 3, steps: 1 });
    act(&mut full, Action::ChooseCube { cube: Track::Rover });
    assert_eq!(full.task(), None, "only one cube could be chosen");
}

#[test]
fn r6_6_advances_of_a_card_are_single_effects() {
    let mut position = plain();
    position.push(Term::Synergy);
    position.begin(Term::AdvanceCubes { cubes: 1, steps: 2 });
    act(&mut position, Action::ChooseCube { cube: Track::Civ });
    let single = position.pool().iter().filter(|&&term| term == Term::Advance(Track::Civ)).count();
    assert_eq!((single, row(&position, Track::Civ)), (2, 0));
}

#[test]
fn r6_7_the_highest_medal_below_counts() {
    let mut position = plain();
    cube(&mut position, Track::Water, 12);
    assert_eq!(position.board().track_medals(Track::Water), 5);
}

/// The pending effect that is carried out without asking.
fn taken(position: &Position) -> Option<Term> {
    match shortcuts(&position.game, ME).forced {
        Some(Action::Resolve { effect }) => Some(effect),
        other => {
            assert_eq!(other, None);
            None
        }
    }
}

/// A position with these pending effects, and cubes at these positions.
fn waiting(cubes: &[(Track, u8)], effects: &[Term]) -> Position {
    let mut position = plain();
    cubes.iter().for_each(|&(track, row)| cube(&mut position, track, row));
    effects.iter().for_each(|&effect| position.push(effect));
    position.run_pending();
    position
}

#[test]
fn r5_1_an_order_that_makes_no_difference_is_not_asked_for() {
    let advance = Term::Advance;
    let blank = waiting(&[(Track::Civ, 0), (Track::Biomass, 0)], &[advance(Track::Civ), advance(Track::Biomass)]);
    assert_eq!(taken(&blank), Some(advance(Track::Civ)), "both give nothing");
    let mut drive = waiting(&[(Track::Civ, 0), (Track::Rover, 2)], &[advance(Track::Rover), advance(Track::Civ)]);
    drive.put_rovers(&[at(5, 5)]);
    for track in [Track::Rover, Track::Civ] {
        assert_eq!(taken(&drive), Some(advance(track)), "what one gives does not concern the other");
        act(&mut drive, Action::Resolve { effect: advance(track) });
    }
    assert!(matches!(drive.task(), Some(Term::Movement(_))));
    // The step of a cube at the end of its track is lost.
    for other in [advance(Track::Biomass), Term::Synergy, Term::Patch] {
        assert_eq!(taken(&waiting(&[(Track::Civ, 15)], &[advance(Track::Civ), other])), Some(advance(Track::Civ)), "{other:?}");
    }
    // An energy icon with a single choice is an advance.
    let energy = Term::Energy([Track::Biomass].into_iter().collect());
    assert_eq!(taken(&waiting(&[], &[energy, advance(Track::Civ)])), Some(energy));
}

#[test]
fn r5_1_an_order_that_may_matter_is_asked_for() {
    let advance = Term::Advance;
    // A new technology makes movement larger (R5.3), or counts water twice (R9.1).
    let mut movement = waiting(&[(Track::Tech, 6), (Track::Rover, 2)], &[advance(Track::Tech), Term::Movement(1)]);
    movement.put_rovers(&[at(5, 5)]);
    assert_eq!(taken(&movement), None);
    let level = (0..15).find(|&row| unlocks(Abilities::DOUBLE_WATER, row)).expect("a level that doubles water");
    let water = waiting(&[(Track::Tech, level), (Track::Water, 0)], &[advance(Track::Tech), Term::WaterIcon(1)]);
    assert_eq!(taken(&water), None);
    // The boost may lead there. If it needs a second one for it, it comes first.
    for (row, first) in [(0, Some(Term::WaterIcon(1))), (level - 2, Some(Term::Synergy)), (level, None)] {
        let boost = waiting(&[(Track::Tech, row), (Track::Water, 0)], &[Term::WaterIcon(1), Term::Synergy]);
        assert_eq!(taken(&boost), first, "tech at {row}");
    }
    let level = (0..15).find(|&row| unlocks(Abilities::STORE_PATCH, row)).expect("a level that stores patches");
    assert_eq!(taken(&waiting(&[(Track::Tech, level)], &[Term::Synergy, Term::Patch])), None);
}

#[test]
fn r5_1_a_boost_comes_before_movement_unless_it_may_change_that() {
    let level = (0..15).find(|&row| unlocks(Abilities::MORE_MOVEMENT, row)).expect("a level");
    for (row, first) in [(level - 1, Some(Term::Synergy)), (level, None)] {
        let mut position = waiting(&[(Track::Tech, row)], &[Term::Movement(2), Term::Synergy]);
        position.put_rovers(&[at(5, 5)]);
        assert_eq!(taken(&position), first, "tech at {row}");
    }
    // At the top a cube could no longer be chosen.
    let mut position = waiting(&[(Track::Civ, 14)], &[Term::Movement(2), Term::Synergy]);
    position.put_rovers(&[at(5, 5)]);
    assert_eq!(taken(&position), None);
}

#[test]
fn r5_1_an_energy_icon_that_has_a_choice_comes_before_a_boost() {
    let energy = Term::Energy([Track::Civ, Track::Biomass].into_iter().collect());
    assert_eq!(taken(&waiting(&[], &[Term::Synergy, energy])), Some(energy));
    assert_eq!(taken(&waiting(&[(Track::Biomass, 14)], &[Term::Synergy, energy])), None);
}

#[test]
fn r5_1_a_rover_comes_before_movement_unless_another_one_can_reach_its_tile() {
    let effects = [Term::Movement(2), Term::Rover];
    for (others, first) in [
        (&[][..], Some(Term::Rover)),
        (&[at(5, 4)][..], Some(Term::Rover)),
        // It may drive across the square on which the other one would stand, or leave it.
        (&[at(5, 3)][..], None),
        (&[at(5, 1)][..], None),
    ] {
        let mut position = plain();
        position.board_mut().last = Some(laid(&["5,0:C", "5,1:E"]));
        position.put_rovers(others);
        effects.iter().for_each(|&effect| position.push(effect));
        position.run_pending();
        assert_eq!(taken(&position), first, "{others:?}");
    }
    assert_eq!(taken(&waiting(&[], &effects)), None, "no tile for it to come to");
}

#[test]
fn r5_1_an_icon_comes_before_an_energy_icon_that_has_a_choice() {
    let (energy, civ) = (Term::Energy([Track::Civ, Track::Biomass].into_iter().collect()), Term::Advance(Track::Civ));
    assert_eq!(taken(&waiting(&[], &[energy, civ])), Some(civ), "also if the energy icon then advances the same cube");
    let water = Term::WaterIcon(1);
    assert_eq!(taken(&waiting(&[], &[energy, water])), Some(water));
    // At the top, the cube can no longer be chosen: a player who wants to lose an advance may.
    for effects in [[energy, civ], [Term::Synergy, civ]] {
        assert_eq!(taken(&waiting(&[(Track::Civ, 14)], &effects)), None);
    }
    // One of the choices unlocks what changes the other icon.
    let level = (0..15).find(|&row| unlocks(Abilities::DOUBLE_WATER, row)).expect("a level that doubles water");
    let energy = Term::Energy([Track::Civ, Track::Tech].into_iter().collect());
    assert_eq!(taken(&waiting(&[(Track::Tech, level)], &[energy, water])), None);
}

#[test]
fn r5_1_a_technology_that_does_not_concern_rovers_does_not_wait_for_movement() {
    let tech = Term::Advance(Track::Tech);
    for (ability, asked) in [(Abilities::NO_ADJACENCY, false), (Abilities::MORE_MOVEMENT, true)] {
        let level = (0..15).find(|&row| unlocks(ability, row)).expect("a level");
        let mut position = waiting(&[(Track::Tech, level)], &[tech, Term::Rover, Term::Movement(1)]);
        position.put_rovers(&[at(5, 5)]);
        assert_eq!(taken(&position), (!asked).then_some(tech), "tech at {level}");
    }
}

#[test]
fn r5_1_where_cubes_block_the_order_is_asked_for_only_if_they_do() {
    let (civ, biomass) = (Term::Advance(Track::Civ), Term::Advance(Track::Biomass));
    let oasis = |water: u8, effects: &[Term]| {
        let mut position = with(Oasis);
        cube(&mut position, Track::Water, water);
        effects.iter().for_each(|&effect| position.push(effect));
        position.run_pending();
        taken(&position)
    };
    assert_eq!(oasis(0, &[civ, biomass]), Some(civ), "they are far apart");
    assert_eq!(oasis(0, &[civ, Term::Synergy]), None, "a boost may bring the water cube before it");
    assert_eq!(oasis(0, &[civ, biomass, Term::Advance(Track::Tech)]), None);
    let energy = Term::Energy([Track::Biomass].into_iter().collect());
    assert_eq!(oasis(0, &[civ, energy]), None, "what it may copy depends on who blocks whom");
    let mut position = with(Oasis);
    let steps = &position.board().corp().water_steps;
    let crossing = steps.iter().position(|step| step.track == Track::Biomass).expect("it crosses the other tracks");
    cube(&mut position, Track::Water, crossing as u8 - 1);
    cube(&mut position, Track::Biomass, steps[crossing].row - 1);
    [Term::Advance(Track::Water), biomass].into_iter().for_each(|effect| position.push(effect));
    position.run_pending();
    assert_eq!(taken(&position), None, "both want the same square");
}

#[test]
fn r5_1_where_lifepods_lie_on_tracks_or_technologies_movement_may_come_between() {
    let effects = [Term::Advance(Track::Civ), Term::Advance(Track::Biomass)];
    for corporation in [Cosmos, JumpDrive] {
        let mut position = with(corporation);
        position.put_rovers(&[at(5, 5)]);
        effects.iter().for_each(|&effect| position.push(effect));
        position.run_pending();
        assert_eq!(taken(&position), Some(effects[0]), "{corporation:?}");
        position.push(Term::Movement(1));
        assert_eq!(taken(&position), None, "{corporation:?}");
    }
}

#[test]
fn r6_5_the_only_cube_that_can_move_is_not_asked_for() {
    let tracks: Tracks = [Track::Civ, Track::Biomass].into_iter().collect();
    for (term, stuck) in [
        (Term::Energy(tracks), 15),
        (Term::AdvanceOneOf { tracks, steps: 2 }, 15),
        (Term::AdvanceSilently { tracks, steps: 1 }, 15),
        (Term::Regress { tracks, steps: 1 }, 0),
    ] {
        let mut position = plain();
        cube(&mut position, Track::Civ, stuck);
        cube(&mut position, Track::Biomass, 1);
        position.begin(term);
        let only = Action::ChooseCube { cube: Track::Biomass };
        assert_eq!((mine(&position), shortcuts(&position.game, ME).forced), (vec![only], Some(only)), "{term:?}");
    }
}

/// Whether the step from this position unlocks an ability.
fn unlocks(ability: Abilities, row: u8) -> bool {
    let on = |row: u8| {
        let mut position = plain();
        cube(&mut position, Track::Tech, row);
        position.board().can(ability)
    };
    !on(row) && on(row + 1)
}

#[test]
fn r5_1_an_order_that_is_not_asked_for_leads_to_the_same_board() {
    let (mut seen, mut rng) = (0, Rng::new(Seed(1)));
    let mut kinds = HashSet::new();
    for seed in 0..80 {
        // Every second game has special boards, and every second of each kind has events.
        let boards = [Boards::Symmetric, Boards::RandomAsymmetric][seed as usize % 2];
        let events = [Switch::Off, Switch::On][seed as usize / 2 % 2];
        let mut game = setup(&Options { planets: boards, corporations: boards, events, ..Options::default() }, 3, seed);
        play_until(&mut game, seed, |game| {
            for seat in game.turn().seats().iter() {
                let forced = shortcuts(game, seat).forced;
                let Some(first) = forced.filter(|action| matches!(action, Action::Resolve { .. })) else { continue };
                seen += 1;
                let (late, decisions) = with_first_last(game, seat, first, &mut rng);
                let mut early = orders(first, &decisions).into_iter().map(|order| with_first_first(game, seat, first, &order));
                assert!(early.any(|early| early.board(seat) == late.board(seat)), "{first:?} before {decisions:?}");
                if let Action::Resolve { effect } = first {
                    kinds.insert(std::mem::discriminant(&effect));
                }
            }
            false
        });
    }
    assert!(seen > 200, "{seen} questions");
    for effect in [Term::Advance(Track::Civ), Term::Energy(Tracks::ALL), Term::Synergy, Term::Rover] {
        assert!(kinds.contains(&std::mem::discriminant(&effect)), "{effect:?}");
    }
}

/// The decisions, in the order in which they may follow `first`: one of them may be its answer.
fn orders(first: Action, decisions: &[Action]) -> Vec<Vec<Action>> {
    let is_answer = |action: &Action| match first {
        Action::Resolve { effect: Term::Synergy | Term::Energy(_) } => matches!(action, Action::ChooseCube { .. }),
        Action::Resolve { effect: Term::Rover } => matches!(action, Action::PlaceRover { .. }),
        _ => false,
    };
    let answers = (0..decisions.len()).rev().filter(|&at| is_answer(&decisions[at]));
    let answered = answers.map(|at| {
        let mut order = decisions.to_vec();
        order[..=at].rotate_right(1);
        order
    });
    answered.chain([decisions.to_vec()]).collect()
}

/// Carries out all effects at random, with `first` as late as possible. Returns the position at the end of the turn, and the
/// other decisions.
fn with_first_last(game: &PlanetUnknown, seat: Seat, first: Action, rng: &mut Rng) -> (PlanetUnknown, Vec<Action>) {
    let (mut game, mut decisions) = (game.clone(), Vec::new());
    while let Some(action) = next_decision(&game, seat, first, rng) {
        let only = is_only(&game, seat, action);
        game.apply(seat, &action, &mut Silent).expect("listed");
        if action != first && !only {
            decisions.push(action);
        }
    }
    (game, decisions)
}

fn next_decision(game: &PlanetUnknown, seat: Seat, last: Action, rng: &mut Rng) -> Option<Action> {
    let mut actions = legal(game, seat);
    actions.retain(|action| *action != Action::Confirm && !matches!(action, Action::UseTech { .. }));
    let others: Vec<Action> = actions.iter().copied().filter(|&action| action != last).collect();
    rng.pick(if others.is_empty() { &actions } else { &others }).copied()
}

/// Carries out `first`, then the same decisions. A lone pending effect begins automatically, so another one may have to be begun,
/// or need not be.
fn with_first_first(game: &PlanetUnknown, seat: Seat, first: Action, decisions: &[Action]) -> PlanetUnknown {
    let mut game = game.clone();
    for &action in [first].iter().chain(decisions) {
        let begun = legal(&game, seat).into_iter().find(|&begin| answers(&game, seat, begin, action));
        for action in begun.into_iter().chain([action]) {
            if game.check(seat, &action).is_ok() {
                game.apply(seat, &action, &mut Silent).expect("checked");
            }
        }
        while let Some(only) = legal(&game, seat).into_iter().find(|&action| is_only(&game, seat, action)) {
            game.apply(seat, &only, &mut Silent).expect("listed");
        }
    }
    game
}

/// Whether `action` answers the question raised by `begin`, and no current one.
fn answers(game: &PlanetUnknown, seat: Seat, begin: Action, action: Action) -> bool {
    let mut after = game.clone();
    matches!(begin, Action::Resolve { .. })
        && game.check(seat, &action).is_err()
        && !matches!(action, Action::Resolve { .. })
        && after.apply(seat, &begin, &mut Silent).is_ok()
        && after.check(seat, &action).is_ok()
}

/// Whether it is the only cube to choose, so that nothing is decided.
fn is_only(game: &PlanetUnknown, seat: Seat, action: Action) -> bool {
    matches!(action, Action::ChooseCube { .. }) && legal(game, seat).len() == 1
}
