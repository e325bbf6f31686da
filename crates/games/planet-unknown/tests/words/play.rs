//! What the game says while it is played.

use std::collections::HashMap;

use orrery_engine::suite;
use orrery_engine::{Game, Rng, Seat, Seed, Silent, Viewer, Words};
use planet_unknown::{Action, PlanetUnknown, PodPlace, Ring, Square, Term, Track, Tracks};

use crate::{PLATFORM, both, options, words};

#[test]
fn words_are_complete_in_random_games() {
    for seats in 1..=6 {
        suite::words_are_complete::<PlanetUnknown>(&options(seats), seats, &PLATFORM, 4);
    }
}

/// Positions all over a few random games, with a seat that decides.
fn positions(mut look: impl FnMut(&PlanetUnknown, Seat, &[Action], &mut Rng)) {
    for (seed, seats) in (0..8).flat_map(|seed| [1, 2, 4].map(|seats| (Seed(seed), seats))) {
        let mut rng = Rng::stream(seed, 23);
        let mut game = PlanetUnknown::setup(&options(seats), seats, seed).expect("valid options");
        loop {
            let deciders: Vec<Seat> = game.turn().seats().iter().collect();
            let Some(&seat) = rng.pick(&deciders) else { break };
            let mut actions = Vec::new();
            game.legal(seat, &mut actions);
            if rng.below(6) == 0 {
                look(&game, seat, &actions, &mut rng);
            }
            let action = *rng.pick(&actions).expect("never stuck");
            game.apply(seat, &action, &mut Silent).expect("listed");
        }
    }
}

#[test]
fn labels_of_legal_actions_differ() {
    let both = both();
    positions(|game, seat, actions, _| {
        for words in &both {
            let mut seen: HashMap<String, Action> = HashMap::new();
            for action in actions {
                let label = words.say(&game.describe(seat, action));
                if let Some(other) = seen.insert(label.clone(), *action) {
                    panic!("{action:?} and {other:?} are both called: {label}");
                }
            }
        }
    });
}

#[test]
fn labels_tell_nothing_hidden() {
    positions(|game, seat, actions, rng| {
        let mut other = game.clone();
        other.redeal(Viewer::Seat(seat), rng);
        let mut tries = actions.to_vec();
        game.attempts(seat, &mut tries);
        for action in tries {
            assert_eq!(game.describe(seat, &action), other.describe(seat, &action), "{action:?}");
        }
    });
}

#[test]
fn anything_can_be_described_anywhere() {
    let words = words("en");
    let off: Square = serde_json::from_str("[15, 15]").expect("how a rover off the planet is written");
    let mut odd = vec![
        Action::KeepObjective { card: 255 },
        Action::ChooseObjective { card: 0 },
        Action::PickCiv { card: 255 },
        Action::PickCiv { card: 0 },
        Action::Rotate { offset: 255 },
        Action::UseTech { tech: 255 },
        Action::ChooseOption { option: 255 },
        Action::PlaceTile { at: off, turns: 255, flip: true },
        Action::PlaceTile { at: Square::new(11, 11), turns: 1, flip: true },
        Action::PlacePatch { at: off },
        Action::StepRover { rover: 255, to: off },
        Action::CubeTarget { track: Track::Tech, row: 255 },
        Action::PositionLifepod { place: PodPlace::Tech { tech: 255 } },
        Action::TakeLifepod { place: PodPlace::Track { track: Track::Civ, row: 255 } },
        Action::SelectLine { column: true, index: 255 },
        Action::SelectLine { column: false, index: 255 },
        Action::Resolve { effect: Term::ChooseOne(255) },
        Action::Resolve { effect: Term::Energy(Tracks(255)) },
        Action::ChoosePile { ring: Ring::Small },
    ];
    positions(|game, _, actions, rng| {
        odd.extend(rng.pick(actions));
        let mut value = serde_json::to_value(rng.pick(&odd).expect("not empty")).expect("plain data");
        suite::damage(&mut value, rng);
        odd.extend(serde_json::from_value::<Action>(value));
        let odd = &odd[odd.len().saturating_sub(60)..];
        for seat in Seat::all(game.seats()) {
            for action in odd {
                let label = words.say(&game.describe(seat, action));
                assert!(!label.contains('⟦'), "{action:?}: {label}");
                let _ = game.check(seat, action);
            }
            assert!(!words.say(&game.prompt(seat)).contains('⟦'));
        }
    });
}

#[test]
fn the_table_fits_a_terminal_in_every_language() {
    let both = both();
    positions(|game, seat, _, rng| {
        if rng.below(6) == 0 {
            for words in &both {
                fits(game, Viewer::Seat(seat), words);
                fits(game, Viewer::Spectator, words);
            }
        }
    });
    for seats in 1..=6 {
        let over = suite::position::<PlanetUnknown>(&options(seats), seats, 1, u32::MAX);
        both.iter().for_each(|words| fits(&over, Viewer::Spectator, words));
    }
}

fn fits(game: &PlanetUnknown, viewer: Viewer, words: &Words) {
    let text = PlanetUnknown::render(&game.view(viewer), words);
    assert!(!text.contains('⟦'), "{text}");
    text.lines().for_each(|line| assert!(line.chars().count() <= 100, "{line}"));
}
