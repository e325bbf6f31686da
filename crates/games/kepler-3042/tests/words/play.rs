//! What the game says while it is played.

use std::collections::HashMap;

use kepler_3042::{Action, Card, Cubes, Hex, Kepler, Kind, Place};
use orrery_engine::suite;
use orrery_engine::{Game, Rng, Seat, Seed, Silent, Viewer, Words};

use crate::{PLATFORM, both, by_players, options, words};

#[test]
fn words_are_complete_in_random_games() {
    for seats in 1..=4 {
        suite::words_are_complete::<Kepler>(&options(seats), seats, &PLATFORM, 10);
    }
    suite::words_are_complete::<Kepler>(&by_players(), 3, &PLATFORM, 5);
}

/// Positions all over a few random games, with the seat that decides.
fn positions(mut look: impl FnMut(&Kepler, Seat, &[Action], &mut Rng)) {
    let tables = (1..=4).map(|seats| (seats, options(seats))).chain([(2, by_players())]);
    for (seed, (seats, options)) in (0..4).flat_map(|seed| tables.clone().map(move |table| (Seed(seed), table))) {
        let mut rng = Rng::stream(seed, 23);
        let mut game = Kepler::setup(&options, seats, seed).expect("valid options");
        while let Some(seat) = game.turn().seats().lowest() {
            let mut actions = Vec::new();
            game.legal(seat, &mut actions);
            if rng.below(8) == 0 {
                look(&game, seat, &actions, &mut rng);
            }
            let mut action = *rng.pick(&actions).expect("never stuck");
            // Random players burn their cubes and leave most things out; colonies come to those who do so less often.
            if matches!(action, Action::End | Action::Decline | Action::Bonus { .. } | Action::Withdraw { .. }) {
                action = *rng.pick(&actions).expect("never stuck");
            }
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
        tries.extend(Hex::all().flat_map(|hex| [Action::Settle { ship: hex }, Action::Withdraw { ship: hex, regenerate: None }]));
        for action in tries {
            assert_eq!(game.describe(seat, &action), other.describe(seat, &action), "{action:?}");
        }
    });
}

#[test]
fn anything_can_be_described_anywhere() {
    let words = words("en");
    let many = Cubes::new(255, 255, 255);
    let card = Card(255);
    let mut odd = vec![
        Action::Produce { card, cubes: many },
        Action::Exploit { card: Card(0), take: many },
        Action::Terraform { card },
        Action::Terraform { card: Card(0) },
        Action::Settle { ship: Hex::OFF },
        Action::Ship { ship: Hex::OFF },
        Action::Reveal { hex: Hex::OFF },
        Action::PlaceTile { hex: Hex::OFF },
        Action::Withdraw { ship: Hex::OFF, regenerate: None },
        Action::Build { card, hex: Hex::OFF },
        Action::Burn { from: Place::Card(card), kind: Kind::Antimatter },
        Action::Convert { card, from: Kind::Antimatter },
        Action::Decline,
        Action::End,
    ];
    positions(|game, _, actions, rng| {
        odd.extend(rng.pick(actions));
        let mut value = serde_json::to_value(rng.pick(&odd).expect("not empty")).expect("plain data");
        suite::damage(&mut value, rng);
        odd.extend(serde_json::from_value::<Action>(value));
        for seat in Seat::all(game.seats()) {
            for action in &odd {
                let label = words.say(&game.describe(seat, action));
                assert!(!label.contains('⟦'), "{action:?}: {label}");
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
    for seats in 1..=4 {
        let over = suite::position::<Kepler>(&options(seats), seats, 1, u32::MAX);
        both.iter().for_each(|words| fits(&over, Viewer::Spectator, words));
    }
}

fn fits(game: &Kepler, viewer: Viewer, words: &Words) {
    let text = Kepler::render(&game.view(viewer), words);
    assert!(!text.contains('⟦'), "{text}");
    for line in text.lines() {
        assert!(line.chars().count() <= 110, "too long: {line}");
        assert_eq!(line, line.trim_end(), "spaces at the end");
        assert!(line.chars().all(|c| c.is_ascii_graphic() || c == ' ' || c.is_alphabetic()), "an odd character: {line}");
    }
}
